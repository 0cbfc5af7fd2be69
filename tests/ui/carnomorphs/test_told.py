"""An entry's note states its effects: the deaths and remains, the number of new figures, and their places."""

import re
from typing import Final

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Correct, GoTo, SetFate, Wound
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
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
from companion.rules.kernel import Command, Label, Value
from companion.ui.carnomorphs.preview import entry_note
from companion.ui.core.style import Style
from companion.ui.shared.entry_words import label_words
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
    """Return the table's note on the last of these commands, without its label."""
    return both(before, last, detail, language)[1]


def both(
    before: tuple[Command, ...], last: Command, detail: Detail, language: Language = "en"
) -> tuple[str, str]:
    """Return the label of the last of these commands, and its note."""
    _, game = crew(*before, detail=detail)
    was = game.table.state
    give(game, last)
    label, now = game.table.entry(game.table.count - 1).label, game.table.state
    assert isinstance(was, State)
    assert isinstance(now, State)
    style = Style(Words(language, strict=True, game=GAME))
    said = label_words(style, label), entry_note(style, label, was, now)
    name, note = (each for each in said)
    return name, note


@pytest.mark.parametrize("way", DEATHS)
def test_a_death_tells_the_open_pods_in_its_label_and_the_corpse_below_it(way: str) -> None:
    detail, before, last = DEATHS[way]
    name, note = both(before, last, detail)
    assert "1 red corpse" in note
    assert re.search("dead|dies|death", name)
    assert name.endswith(", Pods open (1, 2 and 3)")
    assert "Pod" not in note
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
    label, note = both(before, ResolveToken(rooms=tuple(range(2, 2 + count))), "full")
    where = ("", " (Canteen)", " (Canteen and Lab)")[count]
    assert label == f"Red token: {('no Metagorger', '1 Metagorger', '2 Metagorgers')[count]}{where}"
    assert note == "", "it is told once"


@pytest.mark.parametrize("count", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_red_token_in_quick_detail_tells_how_many(language: Language, count: int) -> None:
    label, note = both((*TO_BAG, DrawToken(token="red")), ResolveToken(placed=count), "quick", language)
    assert Words(language, game=GAME)("count-metagorger", count=count) in label
    assert "(" not in label
    assert note == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_red_token_that_was_stored_before_it_told_its_number_is_told_as_it_was(language: Language) -> None:
    _, game = crew(*TO_BAG, DrawToken(token="red"))
    was = game.table.state
    give(game, ResolveToken(placed=2))
    params: dict[str, Value] = {
        "token": "red",
        "purpose": "events",
        "seat": None,
        "player": None,
        "room": None,
    }
    label, now = Label(key="label-resolve-token", params=params), game.table.state
    style = Style(Words(language, strict=True, game=GAME))
    assert isinstance(was, State)
    assert isinstance(now, State)
    assert label_words(style, label)
    assert "2" in entry_note(style, label, was, now)


def test_a_feeding_tells_what_came_of_it() -> None:
    fed = Contents(feeders=(Feeder(kind="metagorger"), Feeder(kind="shambler")), carcasses=2)
    before = (EndPlayerPhase(),)
    assert (
        told(before, Feed(contents=fed), "quick")
        == "now: 1 Shambler and 1 Fleshbeast · reveal their Adaptations"
    )


@pytest.mark.parametrize("attack", [MetagorgerAttack(seat=MAGDA, surprise=True), ResolveToken(surprise=True)])
def test_an_attack_tells_what_hands_give_where_nobody_counts_it(attack: Command) -> None:
    before = (DrawToken(token="red", seat=MAGDA),) if isinstance(attack, ResolveToken) else ()
    note = told(before, attack, "quick")
    for said in ("draw two Mutation cards, keep one", "Light Wounds +1", "Contamination cards +1"):
        assert said in note


@asynchronous
async def test_the_news_tell_what_came_of_the_last_entry() -> None:
    home, game = crew(SetFate(seat=MAGDA, fate="dead"))
    async with at(home, game) as app:
        assert sees_plainly(app, "Magda dies, Pods open (1, 2 and 3)")
        assert sees_plainly(app, "1 red corpse")
        assert called(app, "Just now: Magda dies, Pods open (1, 2 and 3), 1 red corpse")
