"""The screens of Carnomorphs in the tests that all games share."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.bag import CorrectBag, DrawToken
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.questions import BagQuestion, CheckQuestion, FeedingQuestion, NoiseQuestion
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.turns import EndTurn
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.carnomorphs.characters import NumbersFold, numbers_of
from companion.ui.carnomorphs.stages import SHEETS
from companion.ui.core.client import Client
from companion.ui.game.context import Panel
from companion.words import Words
from tests import carnomorph_seeds as seeds
from tests.seeds import give
from tests.ui.games import AskedAt, Entered, Shown

LISTED: Final = 2
"""Number of rooms, and of intruders, whose sheets are opened."""


def panels(game: OpenGame) -> Iterator[Panel]:
    state = game.table.state
    yield from (Panel(kind, state.active or 0) for kind in SHEETS if kind not in ("ship-room", "intruder"))
    yield from (Panel("ship-room", page=room.name) for room in state.rooms[:LISTED])
    yield from (Panel("intruder", each.id) for each in state.intruders[:LISTED])


def counts_unseen(state: Any, command: Command) -> bool:
    """Return whether a command is about the tokens of a bag that the table does not count."""
    return isinstance(command, CorrectBag) and not state.options.bag_counts


def unfold(client: Client) -> None:
    kit.kept_draft(client, NumbersFold).change(lambda _: NumbersFold(opened=True))


def choices(words: Words) -> list[str]:
    """Return the words of the buttons that are tapped for four players.

    They choose fates, and the result of the objective if the player could have fulfilled it.
    """
    keys = (
        *("fate-escaped", "objective-fulfilled", "fate-hibernated", "objective-failed"),
        *("fate-escaped", "objective-fulfilled", "fate-infected"),
    )
    said = [words(f"carnomorphs-final-{key}") for key in keys]
    return [f"{each[:1].upper()}{each[1:]}" for each in said]


def own_turn(home: GameService, names: Sequence[str]) -> OpenGame:
    return give(seeds.begun(home, names, "quick"), BeginPlay())


def killed(state: Any, seat: int) -> Sequence[Command]:
    return () if state.players[seat].fate == "dead" else (SetFate(seat=seat, fate="dead"),)


def noisy(home: GameService) -> OpenGame:
    return give(seeds.before_the_bag(home), DrawToken(token="blue"))


ASKED: Final = (
    AskedAt(
        BagQuestion,
        seeds.before_the_bag,
        {"draws": 3},
        ("Intruder bag",),
        told=("9%", "73%", "27%", "98%"),
    ),
    AskedAt(
        CheckQuestion,
        seeds.midway,
        {"mutation": True},
        ("Magda, ", "Chance to survive"),
        told=("64%", "36%"),
    ),
    AskedAt(FeedingQuestion, seeds.in_feeding, {"eggs": 8}),
    AskedAt(NoiseQuestion, noisy, {"noisy": frozenset()}),
)

SHOWN: Final = Shown(
    numbers=numbers_of,
    titles=("stage-check", "stage-events", "stage-encounter", "stage-objectives", "stage-setup"),
    figures="""
        1 | finished game
        Wins | A tap on a name shows that person’s results.
        Magda | 100% of 1 game | 1 | Jan | 0% of 1 game | 0 | Ola | 0% of 1 game | 0
        Przemo | 0% of 1 game | 0 | Tomek | 0% of 1 game | 0
        Who survived
        Magda | 100% of 1 game | 1 | Ola | 100% of 1 game | 1 | Jan | 0% of 1 game | 0
        Przemo | 0% of 1 game | 0 | Tomek | 0% of 1 game | 0
        How the journeys ended
        Ended early | 1
        Tokens drawn
        Blue Metagorger | 1""",
    rows={
        "quick": (
            lambda home: seeds.midway(home, "quick"),
            "Tomek, Pilot · no. 2, passed, no Mutation marker, first player",
        ),
        "full": (
            seeds.midway,
            "Tomek, Pilot · no. 2 · Kantyna, passed, no Mutation marker, 3 cards in hand, "
            "2 Light Wounds, 1 Serious Wound, in combat, first player",
        ),
    },
    pages={
        "setting_up": seeds.setting_up,
        "midway": seeds.midway,
        "in_feeding": seeds.in_feeding,
        "in_fire": seeds.in_fire,
        "before_the_bag": seeds.before_the_bag,
        "token_drawn": seeds.token_drawn,
        "in_encounter": seeds.in_encounter,
        "first_encounter": seeds.first_encounter,
        "in_check": seeds.in_check,
    },
    panels=panels,
    sheets=("midway", "in_check"),
    quick=("over",),
    guests=("in_check", "over"),
    table="midway",
    puts_out=killed,
    calculators={"Last check": CheckQuestion},
    silent={
        "attacks.py attack_action": "the button's note says why",
        "bag.py BagStep": "the page says that the bag is empty, and leads to it",
        "characters.py RoomPage": "without a room there is no control",
        "shared_objectives.py _row": "the row's note says why",
    },
    asked=ASKED,
    blind=counts_unseen,
    unfold=unfold,
    undone=("in_encounter", "in_feeding"),
    entered=Entered(
        choices,
        12,
        lambda words: words("end-shared", players=words.list(("Magda", "Przemo"))),
        more_may_play=True,
    ),
    own_turn=own_turn,
    ends_turn=lambda seat: (EndTurn(seat=seat),),
)
