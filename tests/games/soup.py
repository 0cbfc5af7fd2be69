"""Primordial Soup in the tests that all games share."""

from typing import Any, Final

import tests.rules.soup
from companion.rules.soup.data import AMOEBA_STEPS, CARD_STEPS
from companion.rules.soup.final_scores import SoupScores
from companion.rules.soup.setup import Seated, StartGame
from tests import soup_seeds
from tests.games import Facts, Path, Reasons, Sum
from tests.rules.soup import player

ONE_BY_ONE: Final[Reasons] = {
    **dict.fromkeys(
        ("drift", "roll-move", "stay-put", "follow", "load", "eat", "feed-rest", "starve", "attack"),
        "amoebas-not-kept",
    ),
    **dict.fromkeys(("choose-numbers", "bury", "correct-amoeba", "correct-supply"), "amoebas-not-kept"),
    "correct-wounds": "amoebas-not-kept",
    "choose-direction": "no-move-open",
    **dict.fromkeys(("answer-attack", "close-fight", "retry-fight"), "no-attack"),
    **dict.fromkeys(("roll-fight", "roll-escape", "tell-escape"), "no-attack"),
}
"""Commands about single amoebas; quick detail leaves these to the players."""

ALL_TOGETHER: Final[Reasons] = dict.fromkeys(("pay-moves", "pay", "lose-amoebas"), "each-amoeba-is-kept")
"""Commands about all amoebas of a player in quick detail; full detail records each amoeba instead."""


def start(*names: str, detail: Any = "full", **more: Any) -> StartGame:
    tribes = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(names))
    return StartGame(players=tribes, detail=detail, **more)


def pencil(finals: SoupScores) -> Sum | str:
    """Read the ladder; before the last scoring, move markers from the front, skipping occupied spaces."""
    points = [each.place for each in finals.numbers]
    if len(set(points)) < len(points):
        return "finals-shared-space"
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    for seat in order if finals.variant == "before" else ():
        each = finals.numbers[seat]
        for _ in range(AMOEBA_STEPS[each.amoebas] + CARD_STEPS[min(each.cards, 6)]):
            points[seat] += 1
            while points.count(points[seat]) > 1:
                points[seat] += 1
    return Sum(tuple(points), tuple(seat for seat, each in enumerate(points) if each == max(points)))


FACTS: Final = Facts(
    people=(3, 4),
    start=start,
    next_command=player.next_command,
    midway=soup_seeds.midway,
    finished=soup_seeds.finished,
    pencil=pencil,
    bgg_id=124,
    tests=Path(tests.rules.soup.__file__ or "").parent,
    not_in={"quick": ONE_BY_ONE, "full": ALL_TOGETHER},
    ended_rights={
        ("pay", "pay-moves"): "with the last points one thing or the other is paid for",
        ("close-fight", "correct-wounds"): "an amoeba that died in the fight has no damage points",
    },
    shown=frozenset({"colours"}),
    english={
        "genes-then": ({"points": 14, "count": 2}, "That leaves 14 points in phase 4, for 2 amoebas."),
        "nobody-hungry": ({"player": "Ola"}, "Ola: every amoeba has eaten or starved. Play on."),
    },
    counts_aloud=frozenset({"count-rounds"}),
    always_some={
        "division-on-board": "of all amoebas of a tribe",
        "no-amoeba-left": "all amoebas of a tribe",
        "ozone-out-of-range": "the end of a track",
        "place-out-of-range": "the spaces of the ladder",
        "player-count": "people of a box",
        "points-out-of-range": "as many as can be written down",
        "space-too-far": "the spaces of the ladder",
        "supply-out-of-range": "the cubes of a colour",
        "wounds-out-of-range": "an amoeba survives damage",
    },
)
