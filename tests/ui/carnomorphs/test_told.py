"""What is told of an entry is what it did: who died and what that left, how many figures came, and where."""

from typing import Final

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Correct, GoTo, SetFate, Wound
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.mutation import (
    AddMarker,
    DrawMutation,
    MetagorgerAttack,
    MutationAction,
    Scan,
)
from companion.rules.carnomorphs.state import Detail, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from companion.ui.carnomorphs.preview import entry_note
from companion.ui.core.style import Style
from companion.words import LANGUAGES, Language, Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, called, crew, sees_plainly
from tests.ui.services import at

GAME: Final = "carnomorphs"
TO_BAG: Final = (EndPlayerPhase(), EndFeeding(), NoteEvent())
LAST_MARKER: Final = (DrawMutation(seat=MAGDA), Correct(seat=MAGDA, number="markers", delta=3))
LAST_WOUND: Final = (Correct(seat=MAGDA, number="serious-wounds", delta=3),)

DEATHS: Final[dict[str, tuple[Detail, tuple[Command, ...], Command]]] = {
    "fate": ("quick", (), SetFate(seat=MAGDA, fate="dead")),
    "fate in full": ("full", (), SetFate(seat=MAGDA, fate="dead")),
    "marker": ("quick", LAST_MARKER, AddMarker(seat=MAGDA)),
    "marker in full": ("full", LAST_MARKER, AddMarker(seat=MAGDA)),
    "action": ("quick", LAST_MARKER, MutationAction(seat=MAGDA, infected=True)),
    "scan": ("quick", LAST_MARKER, Scan(seat=MAGDA, infected=1)),
    "wound": ("full", LAST_WOUND, Wound(seat=MAGDA)),
    "attack": ("full", LAST_WOUND, MetagorgerAttack(seat=MAGDA, surprise=True)),
}
"""Each way in which a character dies aboard."""


def told(before: tuple[Command, ...], last: Command, detail: Detail, language: Language = "en") -> str:
    """What the table tells of the last of these commands besides its label."""
    _, game = crew(*before, detail=detail)
    was = game.table.state
    give(game, last)
    label, now = game.table.entry(game.table.count - 1).label, game.table.state
    assert isinstance(was, State)
    assert isinstance(now, State)
    style = Style(Words(language, strict=True, game=GAME))
    return entry_note(style, label, was, now).replace("\u00a0", " ")


@pytest.mark.parametrize("way", DEATHS)
def test_a_death_tells_the_corpse_and_the_open_pods(way: str) -> None:
    detail, before, last = DEATHS[way]
    note = told(before, last, detail)
    assert "1 red corpse" in note
    assert "Pods 1, 2 and 3 are unlocked" in note
    assert ("1 Shambler" in note) == (before == LAST_MARKER), "the last marker leaves one beside the corpse"
    assert "(Hibernatorium)" in note or detail == "quick"


def test_only_the_first_death_opens_pods() -> None:
    note = told((SetFate(seat=TOMEK, fate="dead"),), SetFate(seat=MAGDA, fate="dead"), "quick")
    assert "corpse" in note
    assert "Pod" not in note


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", DEATHS)
def test_a_death_is_told_in_every_language(way: str, language: Language) -> None:
    detail, before, last = DEATHS[way]
    assert told(before, last, detail, language)


@pytest.mark.parametrize("count", range(3))
def test_a_red_token_tells_how_many_metagorgers_came_and_where(count: int) -> None:
    rooms = ("Canteen", "Lab")[:count]
    before = (
        GoTo(seat=MAGDA, room="Hibernatorium"),
        *(PlaceIntruder(intruder="metagorger", room=name) for name in rooms),
        *TO_BAG,
        DrawToken(token="red"),
    )
    note = told(before, ResolveToken(rooms=tuple(range(2, 2 + count))), "full")
    if not count:
        assert note == "no Metagorger is placed"
        return
    assert note.startswith(f"{count} Metagorger")
    for name in rooms:
        assert name in note


def test_a_red_token_in_quick_detail_tells_how_many() -> None:
    assert told((*TO_BAG, DrawToken(token="red")), ResolveToken(placed=2), "quick").startswith(
        "2 Metagorgers"
    )


@pytest.mark.parametrize("attack", [MetagorgerAttack(seat=MAGDA, surprise=True), ResolveToken(surprise=True)])
def test_an_attack_tells_what_hands_give_where_nobody_counts_it(attack: Command) -> None:
    before = (DrawToken(token="red", seat=MAGDA),) if isinstance(attack, ResolveToken) else ()
    note = told(before, attack, "quick")
    for said in ("draw two Mutation cards, keep one", "Light Wounds +1", "Contamination cards +1"):
        assert said in note


@asynchronous
async def test_the_table_tells_what_came_of_the_last_entry_where_it_has_room() -> None:
    home, game = crew(SetFate(seat=MAGDA, fate="dead"))
    async with at(home, game) as app:
        assert sees_plainly(app, "Magda dies: 1 red corpse · Pods 1, 2 and 3 are unlocked")
        assert called(app, "Just now: Magda dies: 1 red corpse")
