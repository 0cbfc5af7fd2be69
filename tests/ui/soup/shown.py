"""The screens of Primordial Soup in the tests that all games share."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.kernel import Command
from companion.rules.soup.corrections import Correct, CorrectGene
from companion.rules.soup.fights import Attack
from companion.rules.soup.meals import FeedRest
from companion.rules.soup.questions import ChancesQuestion, OzoneQuestion, PaymentQuestion
from companion.rules.soup.turns import EndTurn
from companion.ui.game.context import Panel
from companion.ui.soup.corrections import numbers_of
from companion.ui.soup.stages import SHEETS
from tests import soup_seeds as seeds
from tests.seeds import give
from tests.ui.games import AskedAt, Entered, Shown


def panels(game: OpenGame) -> Iterator[Panel]:
    seat = getattr(game.table.state, "active", None) or 0
    yield from (Panel(kind, seat) for kind in SHEETS)


def own_turn(home: GameService, names: Sequence[str]) -> OpenGame:
    return seeds.begun(home, names=names)


def without_amoebas(state: Any, seat: int) -> Sequence[Command]:
    left = len(state.players[seat].amoebas)
    return (Correct(seat=seat, number="amoebas", delta=-left),) if left else ()


def defended(home: GameService) -> OpenGame:
    """Magda attacks Przemo, who has Defense and Persistence."""
    genes = (CorrectGene(seat=2, gene=gene, held=True) for gene in ("defense", "persistence"))
    return give(
        seeds.midway(home),
        CorrectGene(seat=0, gene="defense", held=False),
        *genes,
        Attack(seat=0, number=1, victim=2, victim_number=1),
    )


ASKED: Final = (
    AskedAt(OzoneQuestion, seeds.before_the_card, {"seen": (9, 10)}, (), 3, ("89%",)),
    AskedAt(PaymentQuestion, seeds.owing, {"owed": 9, "points": 21, "excess": "lost"}, ("Magda owes 9, ",)),
    AskedAt(
        ChancesQuestion,
        defended,
        {"attacker_retries": False, "defender_retries": True},
        (),
        2,
        ("75%", "25%"),
    ),
)

SHOWN: Final = Shown(
    numbers=numbers_of,
    titles=(
        *("stage-setup", "stage-movement", "stage-environment", "stage-genes", "stage-division"),
        *("stage-deaths", "stage-scoring", "stage-over"),
    ),
    figures="""
        1 | finished game | 47 | best score: Ola
        Wins | A tap on a name shows that person’s results.
        Ola | 100% of 1 game | 1 | Tomek | 0% of 1 game | 0
        Przemo | 0% of 1 game | 0 | Magda | 0% of 1 game | 0
        Average score | The upright mark is the best score.
        Ola | best 47 | 47.0 | Tomek | best 13 | 13.0 | Przemo | best 11 | 11.0 | Magda | best 5 | 5.0
        How the games ended
        finish zone | 1
        Amoebas of the winners
        1 amoeba | 1
        Gene cards of the winners
        3 gene cards | 1""",
    rows={
        "quick": (
            seeds.midway_quick,
            "Tomek, 14 biological points, space 8 of the ladder, 5 amoebas, "
            "4 gene cards: Movement I, Tentacle, Division Rate and Ray Protection, 9 mutation points",
        ),
        "full": (
            seeds.midway,
            "Tomek, 14 biological points, space 8 of the ladder, 5 amoebas: 1, 2, 3, 4 and 5, "
            "amoeba 1: 1 damage point, 4 gene cards: Movement I, Tentacle, Division Rate and Ray Protection, "
            "9 mutation points",
        ),
    },
    pages={name.removeprefix("soup-"): seed for name, seed in seeds.SCREENS.items()},
    panels=panels,
    sheets=("table", "settle"),
    quick=("settle", "end"),
    guests=("genes", "end"),
    table="table",
    puts_out=without_amoebas,
    calculators={"Payment": PaymentQuestion},
    silent={
        "division.py draw": "the button's note says why",
        "next_step.py step_bar": "the step has no command",
    },
    asked=ASKED,
    undone=("fight", "genes"),
    summed=frozenset({"label-end-turn", "label-end-phase"}),
    entered=Entered(
        lambda words: [*"43394128"], 16, lambda words: words("end-wins-by", player="Magda", margin=2)
    ),
    own_turn=own_turn,
    ends_turn=lambda seat: (FeedRest(seat=seat), EndTurn(seat=seat)),
    peeks=True,
)
