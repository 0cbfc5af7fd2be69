"""Controls of a draft: bounds of a number, the effect of "less" at "?", and the start of a quick tap."""

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.rules.kernel import Command, Rejection
from companion.rules.soup.meals import Eat
from companion.ui import kit
from companion.ui.game.here import Here
from companion.ui.shared.form import NOT_ENTERED, Form
from tests.loops import asynchronous
from tests.toy.petri_lanterns.rules import Hide
from tests.ui.carnomorphs.crews import crew, now
from tests.ui.carnomorphs.test_intruders import CHOSEN, SHAMBLER_IN_LAB, open_list
from tests.ui.fights import can_press
from tests.ui.services import at

Refusal = Callable[[Any], Rejection | None]


def accepts(command: Any) -> Rejection | None:
    return None


@dataclass(frozen=True)
class Draft:
    """A number that may have been entered."""

    number: int | None = None


@dataclass
class Page:
    """A form that is drawn once, however often its draft changes afterwards."""

    draft: Any
    refusal: Refusal = accepts

    def form(self, *, empty: Any = None) -> Form[Any]:
        context = SimpleNamespace(denial=accepts, refusal=self.refusal)
        here = cast("Here[Any]", SimpleNamespace(context=context))

        def alter(make: Callable[[Any], Any]) -> None:
            self.draft = make(self.draft)

        def asked_as(draft: Any) -> Command | None:
            return draft if isinstance(draft, Command) else Hide(seat=0, number=draft.number or 0)

        return Form(here, self.draft, self.draft if empty is None else empty, alter, asked_as)


def press(control: kit.Press | None) -> None:
    assert control is not None
    assert not isinstance(control, kit.Dead)
    control()


def at_most(most: int) -> Refusal:
    return lambda command: Rejection(code="too-much") if command.number > most else None


@pytest.mark.parametrize(("presses", "shown"), [("-", 0), ("+", 1), ("--", 0), ("++", 2), ("+-", 0)])
def test_less_enters_the_number_from_which_is_counted_and_more_the_next_one(presses: str, shown: int) -> None:
    page = Page(Draft())
    steps = page.form().number("number", "")
    assert steps.shown == NOT_ENTERED
    for each in presses:
        press(steps.on_less if each == "-" else steps.on_more)
    assert page.draft.number == shown


def test_a_number_that_nobody_has_entered_ends_where_the_table_refuses_it() -> None:
    steps = Page(Draft(), at_most(0)).form().number("number", "")
    assert not isinstance(steps.on_less, kit.Dead)
    assert isinstance(steps.on_more, kit.Dead)


def test_a_tap_that_comes_before_the_drawing_takes_back_from_the_latest_number() -> None:
    def refusal(command: Any) -> Rejection | None:
        return Rejection(code="too-little") if command.number == 1 else None

    page = Page(Hide(seat=0, number=0), refusal)
    steps = page.form().number("number", "")
    assert not isinstance(steps.on_less, kit.Dead)
    page.draft = Hide(seat=0, number=2)
    press(steps.on_less)
    assert page.draft.number == 1


def test_a_tap_past_the_last_number_does_nothing() -> None:
    page = Page(Hide(seat=0, number=1), at_most(2))
    steps = page.form().number("number", "")
    for _ in range(3):
        press(steps.on_more)
    assert page.draft.number == 2


def test_a_choice_stays_alive_while_the_rules_only_ask_for_another() -> None:
    lacks = Page(Eat(seat=0, number=1), lambda command: Rejection(code="say", asks=True))
    assert not isinstance(lacks.form().to(host=1), kit.Dead)
    over = Page(Eat(seat=0, number=1), lambda command: Rejection(code="over"))
    assert isinstance(over.form().to(host=1), kit.Dead)


def test_a_choice_is_taken_back_whatever_the_rules_say_of_the_rest() -> None:
    over = Page(Eat(seat=0, number=1, host=1), lambda command: Rejection(code="over"))
    assert not isinstance(over.form(empty=Eat(seat=0, number=1)).to(host=None), kit.Dead)


@asynchronous
async def test_the_number_of_an_attack_card_is_none_entered_with_one_tap_on_less() -> None:
    home, game = crew(SHAMBLER_IN_LAB, *CHOSEN, detail="full")
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Shambler")
        await app.tap("Injuries, more")
        assert app.sees(NOT_ENTERED)
        assert not can_press(app, "Enter the attack card’s number")
        await app.tap("Number on the attack card, less")
        assert "Number on the attack card: 0" in app.labels()
        await app.tap("Number on the attack card, more")
        assert "Number on the attack card: 1" in app.labels()
    assert now(game).intruders[0].injuries == 1
