"""The screens of Carnomorphs in the tests that all games share."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.questions import CheckQuestion
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.turns import EndTurn
from companion.ui.carnomorphs.characters import numbers_of
from companion.ui.carnomorphs.stages import SHEETS
from companion.ui.game.context import Panel
from companion.words import Words
from tests import carnomorph_seeds as seeds
from tests.seeds import give
from tests.ui.games import Entered, Shown


def panels(game: OpenGame) -> Iterator[Panel]:
    seat = getattr(game.table.state, "active", None) or 0
    yield from (Panel(kind, seat) for kind in SHEETS)


def choices(words: Words) -> list[str]:
    """Return the buttons of an evening's choices.

    Fates, and objectives of those who could have fulfilled them.
    """
    keys = (
        *("fate-escaped", "objective-fulfilled", "fate-hibernated", "objective-failed"),
        *("fate-escaped", "objective-fulfilled", "fate-infected"),
    )
    said = [words(f"carnomorphs-final-{key}") for key in keys]
    return [f"{each[:1].upper()}{each[1:]}" for each in said]


def own_turn(home: GameService, names: Sequence[str]) -> OpenGame:
    return give(seeds.begun(home, names, "quick"), BeginPlay())


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
    calculators={"Last check": CheckQuestion},
    silent={
        "attacks.py attack_action": "the button's note says why",
        "bag.py BagStep": "the page says that the bag is empty, and leads to it",
        "characters.py RoomPage": "without a room there is no control",
        "shared_objectives.py _row": "the row's note says why",
    },
    entered=Entered(
        choices,
        12,
        lambda words: words("end-shared", players=words.list(("Magda", "Przemo"))),
        more_may_play=True,
    ),
    own_turn=own_turn,
    ends_turn=lambda seat: (EndTurn(seat=seat),),
)
