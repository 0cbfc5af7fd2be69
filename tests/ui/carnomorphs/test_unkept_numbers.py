"""A number that nobody entered is not shown: quick detail does not track wounds and cards, and says "?"."""

from typing import Any, Final, get_args

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Correct, SetFate
from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.last_check import BeginCheck, ScanDeck
from companion.rules.carnomorphs.mutation import DrawMutation, MetagorgerAttack
from companion.rules.carnomorphs.play import PlayerNumber
from companion.rules.carnomorphs.state import Detail
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from companion.ui.carnomorphs.look import is_kept
from companion.ui.carnomorphs.preview import NUMBERS
from companion.ui.carnomorphs.stages import SHEETS
from companion.ui.game.context import Panel
from companion.words import Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.crews import MAGDA, PRZEMO, TOMEK, crew, sees_plainly
from tests.ui.harness import Harness
from tests.ui.services import at

HURT: Final = (MetagorgerAttack(seat=MAGDA, surprise=True), MetagorgerAttack(seat=MAGDA, surprise=True))
"""Attacks whose wounds and cards only the app has recorded."""

COUNTED: Final[dict[PlayerNumber, str]] = {
    "light_wounds": "count-light-wounds",
    "serious_wounds": "count-serious-wounds",
    "contamination": "count-contamination",
}
"""The sentence that counts each number on a row."""

CONTAMINATION: Final = "Contamination cards"


def saved(*, markers: int = 0) -> tuple[Command, ...]:
    """Commands that lead to a last check that only Magda takes."""
    given = (Correct(seat=MAGDA, number="markers", delta=markers),) if markers else ()
    return (
        *given,
        SetFate(seat=MAGDA, fate="hibernated"),
        *(SetFate(seat=seat, fate="dead") for seat in (TOMEK, PRZEMO)),
        BeginCheck(ending="time"),
    )


def chances(app: Harness) -> list[str]:
    return [label for label in app.labels() if "survives " in label]


@asynchronous
async def test_no_screen_tells_a_number_that_only_the_app_has_booked(shown: list[Any]) -> None:
    words = Words("en").of("carnomorphs")
    unkept = [number for number in get_args(PlayerNumber) if not is_kept("quick", number)]
    counts = [words(COUNTED[number], count=2) for number in unkept if number in COUNTED]
    titles = [f"{words(NUMBERS[number].title)}: " for number in unkept]
    home, game = crew(*HURT)
    async with at(home, game) as app:
        pages = [None, *(Panel(kind, MAGDA) for kind in SHEETS)]
        for panel in pages:
            if panel is not None:
                shown[-1].show(panel)
                await app.settle()
            for said in (*counts, *titles):
                assert not sees_plainly(app, said), panel


@pytest.mark.parametrize("before", [(), HURT])
@asynchronous
async def test_no_chance_is_told_of_cards_that_nobody_has_counted(before: tuple[Command, ...]) -> None:
    home, game = crew(*before, *saved(markers=2))
    async with at(home, game) as app:
        assert not chances(app)
        await app.tap(f"{CONTAMINATION}, more")
        assert chances(app)


@asynchronous
async def test_an_infected_card_is_at_least_one_contamination_card() -> None:
    home, game = crew(*saved(markers=3), ScanDeck(seat=MAGDA, infected=True))
    async with at(home, game) as app:
        await app.tap(f"{CONTAMINATION}, more")
        assert sees_plainly(app, "Contamination among them: 1")
        await app.tap(chances(app)[0])
        await app.tap(f"{CONTAMINATION}, less")
        assert not chances(app), "less than one is as good as nothing said"


@pytest.mark.parametrize("detail", ["quick", "full"])
@pytest.mark.parametrize("markers", range(FATAL_MARKERS))
@asynchronous
async def test_no_chance_to_survive_stands_beside_a_death(detail: Detail, markers: int) -> None:
    home, game = crew(DrawMutation(seat=MAGDA), *saved(markers=markers), detail=detail)
    async with at(home, game) as app:
        for drawn in range(CHECKED_CARDS + 1):
            await app.tap(str(drawn))
            if markers + drawn >= FATAL_MARKERS:
                assert app.sees("Magda dies.")
                assert not chances(app)
            await app.tap(str(drawn))


@asynchronous
async def test_what_a_table_has_counted_for_one_round_is_asked_again_in_the_next(shown: list[Any]) -> None:
    home, game = crew()
    async with at(home, game) as app:
        shown[-1].show(Panel("chances", MAGDA))
        await app.settle()
        assert not chances(app)
        await app.tap(f"{CONTAMINATION}, more")
        assert chances(app)
        give(
            game,
            EndPlayerPhase(),
            EndFeeding(),
            NoteEvent(),
            DrawToken(token="red"),
            ResolveToken(),
        )
        await app.settle()
        assert not chances(app)
