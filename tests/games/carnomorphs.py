"""Carnomorphs in the tests that all games share."""

from typing import Any, Final

import tests.rules.carnomorphs
from companion.rules.carnomorphs.final_scores import CarnomorphScores
from companion.rules.carnomorphs.setup import Seated, StartGame
from tests import carnomorph_seeds
from tests.games import Facts, Path, Reasons, Sum
from tests.rules.carnomorphs import player

TIME_PASSES_BY_ITSELF: Final[Reasons] = {"advance-time": "not-this-step"}
"""A command that only older games contain: today the end of the player phase includes event phase step 1."""

FIGURES: Final[Reasons] = dict.fromkeys(
    (
        *("check-death", "injure-intruder", "move-intruder", "remove-intruder", "engage-intruder"),
        *("meet-character", "retreat"),
    ),
    "no-such-intruder",
)
"""Commands about single figures; quick detail only counts figures."""


def start(*names: str, detail: Any = "full", **more: Any) -> StartGame:
    crew = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(names))
    return StartGame(players=crew, detail=detail, **more)


def pencil(finals: CarnomorphScores) -> Sum | str:
    """Return the winners: survivors with fulfilled objectives or, with a shared one, all if anybody lives."""
    saved = [seat for seat, each in enumerate(finals.numbers) if each.fate in ("hibernated", "escaped")]
    if finals.variant == "own":
        return Sum((), tuple(seat for seat in saved if finals.numbers[seat].objective == "fulfilled"))
    crew = tuple(range(len(finals.players)))
    return Sum((), crew if saved and finals.variant == "fulfilled" else ())


FACTS: Final = Facts(
    people=(1, 2, 3, 4, 5),
    start=start,
    next_command=player.next_command,
    midway=carnomorph_seeds.midway,
    finished=carnomorph_seeds.finished,
    pencil=pencil,
    bgg_id=167355,
    tests=Path(tests.rules.carnomorphs.__file__ or "").parent,
    not_in={"quick": {**TIME_PASSES_BY_ITSELF, **FIGURES}, "full": TIME_PASSES_BY_ITSELF},
    ended_rights={
        ("draw-hands", "correct"): "the hand is known then, and that it is unchanged says nothing",
    },
    shown=frozenset({"bag_counts"}),
    reckoned=frozenset({"infected_leaves"}),
    never_none={
        "note-reveals": "it is told where an Adaptation is to be revealed",
        "reference-pods-table": "hibernation opens before the time is up",
        "reference-round-destruct": "a track has spaces",
        "reference-round-hand": "a hand has a card",
        "reference-round-time": "a track has spaces",
        "story-deaths": "the line is there when somebody died",
        "story-ended": "the line is there when somebody died",
        "story-failed": "without noted objectives the players are counted",
        "story-fulfilled": "without noted objectives the players are counted",
    },
    always_some={
        "injuries-out-of-range": "every intruder of the box survives an injury",
        "marker-would-kill": "somebody alive may have a marker",
        "number-too-high": "a number of a character that can rise",
        "objectives-enough": "a single player draws two",
        "player-count": "people of a box",
        "self-destruct-out-of-range": "a track has spaces",
        "time-out-of-range": "a track has spaces",
    },
    english={
        "character-dead": ({"player": "Ola"}, "Ola’s character is dead. Choose another."),
        "events-draw-of": ({"count": 1}, "the app draws the only token"),
        "next-scan": ({"player": "Ola"}, "Scan: Ola"),
        "next-four": ({"player": "Ola"}, "Four cards: Ola"),
    },
    begins_with_a_term={
        "player-has-mutation": "Mutation card",
        "food-in-order-metagorger": "Metagorger",
        "end-fulfilled": "Objective",
        "end-failed": "Objective",
    },
)
