"""Every question to the odds can be opened from a table with its numbers, or a reason says why not."""

import re
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from flet.controls.base_control import BaseControl

from companion.device.games import GAMES
from companion.party.party import Party
from companion.rules.question import Question
from companion.ui.core.client import Client
from tests.cli.questions import commands
from tests.loops import asynchronous
from tests.ui.games import AskedAt, shown
from tests.ui.harness import Harness
from tests.ui.services import at, service
from tests.ui.test_guests import on_top, seat, tap_of
from tests.ui.test_odds_hidden import ODDS, UNDER_WAY

OPEN = "Try other numbers in the calculator"


PAGES = {page.name or page.question.key: page for key in GAMES for page in shown(key).asked}

NOT_ASKED: dict[type[Question], str] = {}
"""Questions that fit no moment of a table, and why."""


def test_every_question_has_a_page_that_opens_it_or_is_named() -> None:
    known, asked = {command.question for _, command in commands()}, {page.question for page in PAGES.values()}
    assert known == asked | NOT_ASKED.keys()
    assert not asked & NOT_ASKED.keys()


async def opened_question(page: AskedAt, guest: bool, patch: pytest.MonkeyPatch) -> Question:
    """Open the calculator from its page and return the question that it holds."""
    home = service(language="en")
    game, clients = page.game(home), list[Client]()
    made = Client.__init__

    def noted(self: Client, *given: Any, **named: Any) -> None:
        made(self, *given, **named)
        clients.append(self)

    patch.setattr(Client, "__init__", noted)
    party = Party(home)
    party.offer(game.id)
    route = f"/game/{game.id}"
    app = seat(party, game.id, page.seat).phone(party, route) if guest else at(home, game)
    async with app:
        for name in (*page.taps, OPEN):
            if name == OPEN:
                assert tells(page.told, app.texts()), page.told
            found = [label for label in names(app) if label.startswith(name)]
            assert found, (name, *names(app)[-25:])
            await app.tap(app.tappable(found[0], topmost=True))
        await app.settle()
        assert app.page.route == f"/game/{game.id}/calculators"
        assert app.sees("Odds")
        assert tells(page.told, app.texts(inside=on_top(app))), page.told
    (asked,) = (
        draft.now
        for draft in clients[-1].drafts.values()
        if isinstance(getattr(draft, "now", None), page.question)
    )
    return asked


def tells(figures: Iterable[str], texts: Sequence[str]) -> bool:
    return all(any(figure in text for text in texts) for figure in figures)


def names(app: Harness) -> list[str]:
    return [*app.labels(), *app.texts()]


@pytest.mark.parametrize("guest", [False, True], ids=["the host's device", "a guest's phone"])
@pytest.mark.parametrize("name", PAGES)
@asynchronous
async def test_a_table_opens_every_calculator_with_its_own_numbers(
    name: str, guest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = PAGES[name]
    asked = await opened_question(page, guest, monkeypatch)
    assert asked.check() == asked
    assert {field: getattr(asked, field) for field in page.numbers} == page.numbers


# every page with a figure ---------------------------------------------------------------------------

BEHIND = ("Odds, show the sum", "Dose ", "Odds: ", "Show the cards", "Intruder bag")
"""Other controls behind which a page may have the button, besides the one that shows the figure."""

WITHOUT = {
    r"^Advice, |after a re-roll": "it is said of the die that lies, for which no calculator has a page",
}
"""Figures that no calculator is opened from, and why."""

Way = tuple[int, ...]
"""The positions of the controls that are pressed one after the other."""


def things(app: Harness) -> list[tuple[BaseControl, set[str]]]:
    """Return the live controls, with their names."""
    return [(thing, called) for thing, called in app.things() if tap_of(thing)]


@asynccontextmanager
async def pressed(name: str, way: Way = ()) -> AsyncGenerator[Harness]:
    """Open a table and press things on it."""
    home, seed = service(language="en"), UNDER_WAY[name]
    assert seed is not None
    async with at(home, seed(home)) as app:
        for place in way:
            await app.tap(things(app)[place][0])
        yield app


def figures(app: Harness) -> set[str]:
    """Return the page's figures of odds."""
    told = (name for name in names(app) if ODDS.search(name))
    return {name for name in told if not any(re.search(each, name) for each in WITHOUT)}


def offers(app: Harness) -> bool:
    return any(name.startswith(OPEN) for name in names(app))


async def reaches(name: str, way: Way, told: set[str]) -> bool:
    """Return whether the button is there, or one press away from one of these figures."""
    async with pressed(name, way) as app:
        if offers(app):
            return True
        behind = [
            place
            for place, (_, called) in enumerate(things(app))
            if any(each in told or each.startswith(BEHIND) for each in called)
        ]
    for place in behind:
        async with pressed(name, (*way, place)) as app:
            if offers(app):
                return True
    return False


@pytest.mark.parametrize("name", UNDER_WAY)
@asynchronous
async def test_a_stage_that_tells_odds_has_a_way_to_a_calculator(name: str) -> None:
    async with pressed(name) as app:
        told = figures(app)
    assert not told or await reaches(name, (), told), sorted(told)


@pytest.mark.thorough
@pytest.mark.parametrize("name", UNDER_WAY)
@asynchronous
async def test_whatever_is_pressed_on_a_table_odds_have_a_way_to_a_calculator(name: str) -> None:
    async with pressed(name) as app:
        before, count, route = figures(app), len(things(app)), app.page.route
    for place in range(count):
        async with pressed(name, (place,)) as app:
            told = figures(app) - before if app.page.route == route else set[str]()
        assert not told or await reaches(name, (place,), told), sorted(told)
