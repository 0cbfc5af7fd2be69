"""A confirm button shows its price and its consequence; an action that cannot be done looks dead."""

from typing import Any

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import Correct, Mark
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.next_step import Spent, spent
from companion.rules.chromosome.state import Detail
from companion.rules.chromosome.turns import Move
from companion.rules.kernel import Command
from companion.ui.chromosome.names import spent_words
from companion.ui.core.style import Style
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.fights import can_press, press, table
from tests.ui.harness import Harness
from tests.ui.services import at
from tests.ui.test_turn_sheet import CHARGED, FACES, open_turn, pick

GONE = Correct(seat=0, what="active", gene="telepathy", delta=-1)
"""Magda's only telepathy gene is gone: a fate point must replace it."""

TROPHY = Correct(seat=0, what="trophies", owner=1, delta=1)

GONE_FLAT = Correct(seat=0, what="charged", delta=-2)
"""Magda has no charged token."""

STYLE = Style(Words("en").of("chromosome"))

PAID: list[tuple[str, tuple[Command, ...], tuple[str, ...], str]] = [
    ("growth", (), ("Growth", "2"), "Growth: 2\u00a0tokens"),
    ("growth with fate", (), ("Growth", "Empty rooms", "3"), "Growth: 3\u00a0tokens"),
    ("evolution", (TROPHY,), ("Evolution", "Action gene"), "Attach action gene"),
    ("evolution by the die", (), ("Evolution", "Gene from the die"), "Pay and roll"),
    ("impulse", (), ("Impulse",), "New space, power 2"),
    ("impulse with fate", (GONE,), ("Impulse",), "New space, power 2"),
    ("fusion with fate", (CHARGED,), ("Fusion",), "Fusion"),
    ("recovering fate", (SpendFate(seat=0), CHARGED), ("Recover fate",), "Recover a fate point"),
]


TURNING = ("evolution", "fusion", "recovering")
"""Actions that cost energy: for unknown groups a player enters the number of turned tokens."""


def said_on(app: Harness, button: ft.Control) -> list[str]:
    """Return a button's spoken name."""
    texts, labels = app.texts(button), app.labels(button)
    return [*labels, *texts[1:]] if labels else texts


def confirm(app: Harness, name: str) -> ft.Control:
    """Return the button of that name in the sheet, preferably the one that keeps the turn."""
    keeping = app.controls(ft.OutlinedButton, where=lambda button: name in app.labels(button))
    found = keeping or app.controls(ft.FilledButton, where=lambda button: name in app.texts(button))
    return found[-1]


def paid_last(game: OpenGame) -> Spent:
    """Return Magda's payment in the last entry."""
    return spent(game.table.entries[-1].events, 0)


@pytest.mark.parametrize("detail", ["quick", "full"])
@pytest.mark.parametrize(("name", "before", "way", "button"), PAID, ids=[each[0] for each in PAID])
@asynchronous
async def test_what_a_confirm_button_pays_stands_on_it(
    detail: Detail, name: str, before: tuple[Command, ...], way: tuple[str, ...], button: str
) -> None:
    home, game = table(*before, detail=detail, options=FACES)
    async with at(home, game) as app:
        await open_turn(app, *way)
        turned = [tokens for tokens in ("1\u00a0token", "3\u00a0tokens") if can_press(app, tokens)]
        await press(app, *(turned[:1] if name.split(maxsplit=1)[0] in TURNING and detail == "full" else ()))
        shown = said_on(app, confirm(app, button))
        await app.tap(confirm(app, button))
    paid = paid_last(game)
    price = spent_words(STYLE, paid)
    told = [f"costs {price}"] if price else []
    told += [f"turn {paid.energy}\u00a0{'token' if paid.energy == 1 else 'tokens'}"] if paid.energy else []
    assert shown == [button, *([" · ".join(told)] if told else [])], name
    if detail == "full":
        assert told


@asynchronous
async def test_fate_lent_by_hand_in_quick_detail_stands_on_the_button() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Impulse")
        await app.tap("Fate as telepathy gene")
        assert "costs 1\u00a0fate point" in said_on(app, confirm(app, "New space, power 2"))


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_a_battle_says_what_it_costs_to_begin(detail: Detail) -> None:
    home, game = table(Correct(seat=0, what="active", gene="action", delta=-2), detail=detail)
    async with at(home, game) as app:
        await app.tap("Spark")
        await press(app, *(f"{name}: 1\u00a0token" for name in ("Magda", "Tomek")))
        shown = said_on(app, confirm(app, "Fight"))
        await app.tap(confirm(app, "Fight"))
    price = spent_words(STYLE, spent(game.table.entries[-1].events, 0))
    assert shown == ["Fight", *([f"costs {price}"] if price else [])]
    assert bool(price) == (detail == "full")


@asynchronous
async def test_every_gene_that_fate_stands_for_says_what_it_costs() -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Magda, ")))
        await app.tap("Fate as a gene")
        assert app.texts().count("costs 1\u00a0fate point") == 4


# What remains


@asynchronous
async def test_a_confirm_button_hands_the_turn_on_where_nothing_is_left() -> None:
    home, game = table(Move(), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth")
        await press(app, "Growth: 1\u00a0token, Magda is done")
        assert game.table.state.active == 1
        assert can_press(app, "Action: Tomek")


@asynchronous
async def test_where_a_move_is_left_the_turn_goes_on_or_is_handed_on_as_one_likes() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth")
        await press(app, "Growth: 1\u00a0token")
        assert game.table.state.active == 0
        assert can_press(app, "Move")
        await app.tap(next(label for label in app.labels() if label.startswith("Undo: ")))
        await open_turn(app, "Growth")
        await press(app, "Growth: 1\u00a0token, Magda is done")
    assert game.table.state.active == 1


@asynchronous
async def test_the_button_of_weight_hands_the_turn_on_and_the_quiet_one_keeps_it() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth")
        quiet, weighty = app.controls(ft.OutlinedButton)[-1], app.controls(ft.FilledButton)[-1]
        assert "Growth: 1\u00a0token, keep the turn" in app.texts(quiet)
        assert "Growth: 1\u00a0token, Magda is done" in app.texts(weighty)


@asynchronous
async def test_after_the_action_the_table_offers_only_what_is_left() -> None:
    home, game = table(CHARGED, Grow(tokens=1), SpendFate(seat=0), detail="full")
    async with at(home, game) as app:
        assert not app.sees("Pass")
        assert not app.sees("Spark")
        assert can_press(app, "Move")
        assert can_press(app, "Recover fate")
        assert not app.sees("Discard genes")
        assert can_press(app, "Magda is done")


@asynchronous
async def test_in_quick_detail_nobody_passes_after_an_action() -> None:
    home, game = table(Grow(tokens=1))
    async with at(home, game) as app:
        assert not can_press(app, "Pass")
        assert can_press(app, "Magda is done")


@asynchronous
async def test_what_the_rules_would_refuse_says_so_before_the_tap() -> None:
    home, game = table(TROPHY, GONE_FLAT, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Evolution", "Combat gene")
        await press(app, "Trophies: Tomek: 1")
        assert not can_press(app, "Attach combat gene")
        assert any("Magda" in text and "energy" in text for text in app.texts())


# Next


@asynchronous
async def test_the_last_one_in_plays_on() -> None:
    passed: list[Any] = [Mark(seat=seat, what="passed", set=True) for seat in (1, 2, 3)]
    home, game = table(*passed)
    async with at(home, game) as app:
        assert can_press(app, "Magda plays on")


@asynchronous
async def test_a_gene_of_the_sheet_is_still_found() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Evolution")
        await pick(app, "Combat gene")
        await press(app, "1\u00a0token")
        assert can_press(app, "Attach combat gene, Magda is done")
    assert game.table.state.active == 0


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_settling_strengths_says_what_it_costs_whom_and_follows_the_steppers(detail: Detail) -> None:
    fight = Fight(attacker=0, attacker_group=2, defender=1, defender_group=2)
    gene = Correct(seat=0, what="active", gene="combat", delta=1)
    home, game = table(gene, fight, detail=detail)
    async with at(home, game) as app:
        assert not app.sees("costs")
        await press(app, "Magda: one fate point more for strength", "Magda: one combat gene more")
        await press(app, "Tomek: one fate point more for strength")
        genes = "1\u00a0combat gene + " if detail == "full" else ""
        fate = "1\u00a0fate point"
        assert f"Magda pays {genes}{fate}; Tomek pays {fate}" in app.texts()
