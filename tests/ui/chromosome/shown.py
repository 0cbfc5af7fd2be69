"""The screens of Chromosome in the tests that all games share."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Correct, Eliminate, Mark
from companion.rules.chromosome.questions import BattleQuestion, PhaseQuestion, ResistanceQuestion
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.turns import EndPhase, EndTurn
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.chromosome.calculators.battle import BattleInput
from companion.ui.chromosome.calculators.phase import PhaseInput
from companion.ui.chromosome.corrections import number_of, trophy_numbers
from companion.ui.chromosome.turns import PAGES
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import PlayerNumber
from tests import seeds
from tests.games import Seed
from tests.host import party_game
from tests.seeds import give
from tests.ui.games import AskedAt, Entered, Shown

SPECIALS: Final = ("special:takeover", "special:domination", "special:wave", "special:fusion")


def numbers(style: kit.Style, state: Any, player: Any) -> list[PlayerNumber[Any]]:
    spends = not (state.phase == "over" or player.eliminated)
    full = ("charged",) if state.detail == "full" else ()
    return [
        number_of(style, player, "fate", spends=spends),
        *(number_of(style, player, what) for what in ("irradiation", "tokens", *full)),
        *trophy_numbers(style, state, player),
    ]


def full(seed: Callable[..., OpenGame]) -> Seed:
    """Return the seed of the same game in full detail."""
    return lambda service: seed(service, "full")


def everything_charged(home: GameService) -> OpenGame:
    """Full detail: fate has stood for a gene, and two tokens are discharged."""
    return give(
        seeds.midway(home, "full"),
        Correct(seat=0, what="charged", delta=-1),
        Mark(seat=1, what="fate-token", set=False),
    )


def panels(game: OpenGame) -> Iterator[Panel]:
    seat = game.table.state.active or 0
    yield from (Panel("turn", seat, page) for page in ("move", *PAGES))
    yield from (Panel("turn", seat, page) for page in SPECIALS)
    yield Panel("fight", seat, "domination")
    yield from (Panel(kind, seat) for kind in ("player", "areas", "options", "gene-faces", "fight", "turn"))


def own_turn(home: GameService, _: Sequence[str]) -> OpenGame:
    return party_game.begun(home)


def eliminated(state: Any, seat: int) -> Sequence[Command]:
    player = state.players[seat]
    if player.eliminated:
        return ()
    lost = (Correct(seat=seat, what="tokens", delta=-player.on_board),) if player.on_board else ()
    return (*lost, Eliminate(seat=seat))


def settled(home: GameService) -> OpenGame:
    return give(
        seeds.before_the_dice(home, "full"), Commit(side="attacker", genes=1), Commit(side="defender")
    )


def single_test(home: GameService) -> OpenGame:
    """One area, next to which only Tomek has groups."""
    return give(
        seeds.begin(home), AddArea(cubes=4, room="7"), EndPhase(), FaceArea(area=1, groups=(0, 2, 0, 0))
    )


ASKED: Final = (
    AskedAt(
        BattleQuestion,
        settled,
        {"attacker_size": 3, "attacker_genes": 1, "defender_size": 2},
        ("Odds, show the sum",),
        2,
        ("81%", "12%", "6%"),
    ),
    AskedAt(
        BattleQuestion,
        seeds.in_battle,
        {"attacker_die": 3},
        ("Odds, show the sum",),
        2,
        ("75%", "25%"),
        name="battle whose first die lies",
    ),
    AskedAt(ResistanceQuestion, single_test, {"power": 4, "groups": 2}, ("Dose ",), 1, ("25%", "3.5")),
    AskedAt(
        PhaseQuestion,
        seeds.in_radiation,
        {"players": 4, "areas": 2, "irradiation": (1, 4, 6, 0), "power": (4, 2, *[1] * 8)},
        ("Magda: 1",),
        told=("average +2.5",),
    ),
)

SHOWN: Final = Shown(
    numbers=numbers,
    titles=("term-battle", "action-evolution", "action-wave", "phase-radiation"),
    figures="""
        1 | finished game | 12 | best score: Tomek
        Wins | A tap on a name shows that person’s results.
        Tomek | 100% of 1 game | 1 | Przemo | 0% of 1 game | 0
        Ola | 0% of 1 game | 0 | Magda | 0% of 1 game | 0
        Average score | The upright mark is the best score.
        Tomek | best 12 | 12.0 | Przemo | best 11 | 11.0 | Ola | best 10 | 10.0 | Magda | best 9 | 9.0
        Species
        Cadum | 100% of 1 game | 1 | Third species | 0% of 1 game | 0
        Fourth species | 0% of 1 game | 0 | Ferox | 0% of 1 game | 0
        Who did the dice favour?""",
    rows={
        "quick": (
            seeds.midway,
            "Tomek, 8 points, 2 fate points, irradiation 4, 5 tokens, 3 trophies, turn",
        ),
        "full": (
            everything_charged,
            "Tomek, 8 points, 2 fate points, irradiation 4, 5 tokens, 3 trophies, "
            "action gene: 2 of 2 active, telepathy gene: 1 of 1 active, combat gene: 2 of 2 active, "
            "2 charged tokens, fate as gene: used, turn",
        ),
    },
    pages={
        "turn": full(seeds.midway),
        "turn-quick": seeds.midway,
        "adding": full(seeds.before_the_dice),
        "battle": full(seeds.in_battle),
        "radiation": full(seeds.in_radiation),
        "radiation-quick": seeds.in_radiation,
        "test": full(seeds.in_test),
        "preparation": seeds.in_preparation,
    },
    panels=panels,
    sheets=("turn",),
    quick=("test", "over"),
    guests=("turn", "over"),
    table="turn",
    puts_out=eliminated,
    calculators={"Battle": BattleInput, "Test": ResistanceQuestion, "Phase": PhaseInput},
    silent={
        "battle_plan.py FightSheet": "the button's note says why",
        "radiation_tests.py _lend": "the die is still rolling",
        "turn_page.py take": "the lines above the button say why",
        "turns.py _pass": "the row's note says that it is too late",
    },
    asked=ASKED,
    told={
        Fight: ("distance", "genes", "any_gene", "energy"),
        ActSpecially: ("genes", "any_gene", "energy"),
    },
    unfolded={BattleInput: {"planned": True}},
    undone=("adding", "battle", "test", "preparation"),
    entered=Entered(
        lambda words: ["5", "2", "1", "3", "12", "3", "4", "8", "10", "0", "0", "7", "6", "1", "0", "1"],
        24,
        lambda words: words("end-shared", players=words.list(("Magda", "Ola"))),
    ),
    own_turn=own_turn,
    ends_turn=lambda seat: (EndTurn(seat=seat),),
)
