"""Inputs of a calculator that are drawn again only when their own number changes.

A tap changes one number, and a screen holds two dozen: drawing them all takes longer than the odds. So each
input is a component of its own, and knows its number by the name that `Turned` takes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.ui.calculators.inputs import Dial, choice, dial_row, versus_row
from companion.ui.chromosome.draft import Change, use_draft
from companion.ui.component import memo, use_ref
from companion.ui.look import Look

T = TypeVar("T")

MOST_WORTH = 20
"""Points; about a whole final score."""


class Turned(Protocol):
    """What a calculator is asked: a frozen dataclass whose numbers have names."""

    def turned(self: T, name: str, by: int, /) -> T:
        """The same with one number changed by so much."""
        ...


def use_question(initial: Callable[[], T]) -> tuple[T, Change[T]]:
    """A draft whose `change` stays the same object, so that inputs which have it need no redrawing."""
    question, change = use_draft(initial)
    return question, use_ref(lambda: change).current


def turner(change: Change[Any], name: str) -> Callable[[int], None]:
    """What a dial of that name does."""

    def turn(by: int) -> None:
        def turned(now: Turned) -> Turned:
            return now.turned(name, by)

        change(turned)

    return turn


@memo
def DialRow(
    look: Look, title: str, note: str, name: str, value: int, low: int, high: int, change: Change[Any]
) -> ft.Control:
    """One number with its title before it."""
    return dial_row(look, title, Dial(value, low, high, turner(change, name)), note=note)


@memo
def VersusRow(
    look: Look,
    title: str,
    name: str,
    values: tuple[int, int],
    low: int,
    high: int,
    change: Change[Any],
    signed: bool,
) -> ft.Control:
    """The same number of attacker and defender, in the colours of the first two players."""
    words = look.words
    one, other = (
        Dial(
            value,
            low,
            high,
            turner(change, f"{side}.{name}"),
            words.signed(value) if signed else "",
        )
        for side, value in zip(("attacker", "defender"), values, strict=True)
    )
    sides = (words("term-attacker"), words("term-defender"))
    mine, theirs = look.palette.players[:2]
    return versus_row(look, title, sides, (one, other), (mine, theirs))


@memo
def ChoiceRow(
    look: Look,
    title: str,
    items: tuple[tuple[Any, str], ...],
    name: str,
    chosen: Any,
    change: Change[Any],
    wrap: bool,
) -> ft.Control:
    """One of a few, below its title."""

    def choose(value: Any) -> None:
        change(lambda now: replace(now, **{name: value}))

    return choice(look, title, items, chosen, choose, wrap=wrap)


def worth_dial(look: Look, points: int, change: Change[Any]) -> ft.Control:
    """What a fate point is worth to everybody."""
    words = look.words
    title, note = words("calc-worth"), words("calc-worth-note")
    return DialRow(look, title, note, "worth", points, 0, MOST_WORTH, change)


def die_row(look: Look, faces: int, change: Change[Any]) -> ft.Control:
    """Which die is thrown."""
    words = look.words
    items = tuple((count, words("rule-die-faces", faces=count)) for count in (4, 6))
    return ChoiceRow(look, words("rule-die"), items, "faces", faces, change, False)
