"""Every question to the odds can be opened from a table with its numbers, or it is named why not."""

import re
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from flet.controls.base_control import BaseControl

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.questions import (
    BagQuestion,
    CheckQuestion,
    FeedingQuestion,
    NoiseQuestion,
)
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit
from companion.rules.chromosome.questions import BattleQuestion, PhaseQuestion, ResistanceQuestion
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.turns import EndPhase
from companion.rules.question import Question
from companion.rules.soup.corrections import CorrectGene
from companion.rules.soup.fights import Attack
from companion.rules.soup.questions import ChancesQuestion, OzoneQuestion, PaymentQuestion
from companion.ui.core.client import Client
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.cli.questions import commands
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import at, service
from tests.ui.test_guests import on_top, seat, tap_of
from tests.ui.test_odds_hidden import ODDS, UNDER_WAY

OPEN = "Try other numbers in the calculator"


class Page(NamedTuple):
    """A page of a table with its button for a calculator, and the numbers that it fills in.

    Attributes:
        taps: The beginnings of the names of the controls that lead there.
        numbers: Fields of the question.
        seat: The player whose phone has the page too.
        told: Figures of the page, which are those of the calculator.
    """

    game: Callable[[GameService], OpenGame]
    taps: tuple[str, ...]
    numbers: dict[str, Any]
    seat: int = 0
    told: tuple[str, ...] = ()


def settled(home: GameService) -> OpenGame:
    return give(
        seeds.before_the_dice(home, "full"), Commit(side="attacker", genes=1), Commit(side="defender")
    )


def single_test(home: GameService) -> OpenGame:
    """One area, next to which only Tomek has groups."""
    return give(
        seeds.begin(home), AddArea(cubes=4, room="7"), EndPhase(), FaceArea(area=1, groups=(0, 2, 0, 0))
    )


def noisy(home: GameService) -> OpenGame:
    return give(carnomorph_seeds.before_the_bag(home), DrawToken(token="blue"))


def defended(home: GameService) -> OpenGame:
    """Magda attacks Przemo, who has Defense and Persistence."""
    game = soup_seeds.midway(home)
    genes = (CorrectGene(seat=2, gene=gene, held=True) for gene in ("defense", "persistence"))
    return give(
        game,
        CorrectGene(seat=0, gene="defense", held=False),
        *genes,
        Attack(seat=0, number=1, victim=2, victim_number=1),
    )


ASKED: dict[type[Question], Page] = {
    BattleQuestion: Page(
        settled,
        ("Odds, show the sum",),
        {"attacker_size": 3, "attacker_genes": 1, "defender_size": 2},
        2,
        ("81%", "12%", "6%"),
    ),
    ResistanceQuestion: Page(single_test, ("Dose ",), {"power": 4, "groups": 2}, 1, ("25%", "3.5")),
    PhaseQuestion: Page(
        seeds.in_radiation,
        ("Magda: 1",),
        {"players": 4, "areas": 2, "irradiation": (1, 4, 6, 0), "power": (4, 2, *[1] * 8)},
        told=("average +2.5",),
    ),
    BagQuestion: Page(
        carnomorph_seeds.before_the_bag,
        ("Intruder bag",),
        {"draws": 3},
        told=("9%", "73%", "27%", "98%"),
    ),
    CheckQuestion: Page(
        carnomorph_seeds.midway, ("Magda, ", "Chance to survive"), {"mutation": True}, told=("64%", "36%")
    ),
    FeedingQuestion: Page(carnomorph_seeds.in_feeding, (), {"eggs": 8}),
    NoiseQuestion: Page(noisy, (), {"noisy": frozenset()}),
    OzoneQuestion: Page(soup_seeds.before_the_card, (), {"seen": (9, 10)}, 3, ("89%",)),
    PaymentQuestion: Page(soup_seeds.owing, ("Magda owes 9, ",), {"owed": 9, "points": 21, "excess": "lost"}),
    ChancesQuestion: Page(
        defended, (), {"attacker_retries": False, "defender_retries": True}, 2, ("75%", "25%")
    ),
}

PAGES = {
    **{kind.key: (kind, page) for kind, page in ASKED.items()},
    "battle whose first die lies": (
        BattleQuestion,
        Page(seeds.in_battle, ("Odds, show the sum",), {"attacker_die": 3}, 2, told=("75%", "25%")),
    ),
}

NOT_ASKED: dict[type[Question], str] = {}
"""Questions that no table has a moment for, and why."""


def test_every_question_has_a_page_that_opens_it_or_is_named() -> None:
    known = {command.question for _, command in commands()}
    assert known == ASKED.keys() | NOT_ASKED.keys()
    assert not ASKED.keys() & NOT_ASKED.keys()


async def opened_question(
    kind: type[Question], page: Page, guest: bool, patch: pytest.MonkeyPatch
) -> Question:
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
        draft.now for draft in clients[-1].drafts.values() if isinstance(getattr(draft, "now", None), kind)
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
    kind, page = PAGES[name]
    asked = await opened_question(kind, page, guest, monkeypatch)
    assert asked.check() == asked
    assert {field: getattr(asked, field) for field in page.numbers} == page.numbers


# every page with a figure ---------------------------------------------------------------------------

BEHIND = ("Odds, show the sum", "Dose ", "Odds: ", "Show the cards", "Intruder bag")
"""Where a page has the button, besides the control that shows the figure."""

WITHOUT = {
    r"^Advice, |after a re-roll": "it is said of the die that lies, for which no calculator has a page",
}
"""Figures that no calculator is opened from, and why."""

Way = tuple[int, ...]
"""The places of the things that are pressed one after the other."""


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
