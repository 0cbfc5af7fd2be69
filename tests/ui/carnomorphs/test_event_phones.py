"""The event phase on several phones: any of them can take a step, all show it, and no secret travels."""

import logging
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.rules.carnomorphs.bag import CorrectBag, DrawToken
from companion.rules.carnomorphs.characters import GoTo, Mark
from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.data import Figures
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.turns import EndPlayerPhase
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, PRZEMO, TOMEK, called, now
from tests.ui.carnomorphs.tables import heard, holds, phone
from tests.ui.carnomorphs.test_phones import CARD, shared
from tests.ui.harness import Harness

BEFORE: Final = (
    BeginPlay(),
    SetDetail(detail="full"),
    GoTo(seat=TOMEK, room="Lab"),
    GoTo(seat=PRZEMO, room="Canteen"),
    Mark(seat=PRZEMO, flag="slime", value=True),
    PlaceIntruder(intruder="metagorger", room="Lab", in_combat=True),
    ChangeObjects(room="Canteen", object="red-corpse", delta=1),
    CorrectBag(token="butcher", delta=1),
    *(ChooseObjective(seat=seat) for seat in range(3)),
    EndPlayerPhase(),
)
"""Up to the second step: Tomek fights a Metagorger, Przemo is slimed, with a corpse in his room."""

BAG: Final = (*BEFORE, EndFeeding(), BurnRooms(), NoteEvent(text="Leak"))
"""Up to the draw of a token."""


pytestmark = pytest.mark.usefixtures("no_pauses")


@asynccontextmanager
async def phones(party: Party, game: OpenGame) -> AsyncGenerator[tuple[Harness, ...]]:
    """Everybody's phone, in seat order, all connected at once."""
    async with AsyncExitStack() as on:
        yield tuple(
            [await on.enter_async_context(phone(party, game, seat)) for seat in (MAGDA, TOMEK, PRZEMO)]
        )


async def settled(at: tuple[Harness, ...]) -> None:
    """Wait until all phones show all news."""
    for app in at:
        await app.settle()


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Generator[None]:
    """Assert that no error is logged, not even a passing one."""
    yield
    assert [record.message for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@asynchronous
async def test_the_butcher_comes_to_the_slimed_character_and_any_phone_may_say_so() -> None:
    party, game = shared(*BAG, DrawToken(token="butcher"))
    async with phones(party, game) as at:
        for app in at:
            assert app.sees("Slimed, fewest cards in hand, then turn order.")
        await at[MAGDA].tap("No")
        await at[MAGDA].tap("Effect carried out")
        await settled(at)
        for app in at:
            assert app.sees("2 intruders on the board")
            assert app.sees("Undo: Przemo: Encounter over, Butcher")
            assert "in combat" in called(app, "Przemo, no. 3 · Canteen")
    butcher = now(game).intruders[-1]
    assert (butcher.kind, intruder_fights(now(game), butcher)) == ("butcher", True)
    assert now(game).bag.butcher == 0


@asynchronous
async def test_a_red_token_that_two_phones_carry_out_at_once_is_carried_out_once() -> None:
    party, game = shared(*BAG, DrawToken(token="red"))
    async with phones(party, game) as at:
        for app in at:
            assert {"Lab", "Canteen"} <= {*app.labels(), *app.texts()}
        buttons = [app.tappable("Effect carried out") for app in at[TOMEK:]]
        for app, button in zip(at[TOMEK:], buttons, strict=True):
            await app.send(button, "click")
        await settled(at)
        for app in at:
            assert app.sees("4 intruders on the board")
            assert app.sees("Round 2")
    assert now(game).on_board == Figures(metagorger=4)


@asynchronous
async def test_a_metagorgers_attack_is_told_everywhere_and_the_card_it_brings_is_its_owners_alone() -> None:
    party, game = shared(*BEFORE)
    async with phones(party, game) as at:
        said = "Metagorger attacks Tomek"
        magdas = at[MAGDA]
        wide = next(each for each in magdas.controls(ft.FilledButton) if said in magdas.texts(each))
        await magdas.fire(wide, "long_press")  # it is Tomek's button, so it must be held
        await settled(at)
        for app in at:
            assert app.sees("Undo: Metagorger attacks Tomek")
            assert app.sees("Nobody is noted as in combat: no attacks.")
        tomek = now(game).players[TOMEK]
        assert (tomek.has_mutation, tomek.light_wounds, tomek.contamination) == (True, None, None)
        own = at[TOMEK]
        await own.tap("See the table")
        await own.tap(called(own, "Tomek, "))
        await own.tap("Note its name")
        await own.type("Mutation card", CARD)
        await own.tap("Save")
        await settled(at)
        assert now(game).players[TOMEK].mutation == CARD
        assert now(game).phase == "events"
        assert CARD not in heard(own), "before it is held"
        held, *_ = holds(own)
        await own.fire(held, "long_press_start")
        assert own.sees(CARD)
        for app in (at[MAGDA], at[PRZEMO]):
            assert CARD not in heard(app)
            await app.tap("Table menu")
            await app.tap("History")
            assert CARD not in heard(app)
