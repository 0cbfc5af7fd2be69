"""Inputs of a calculator that are drawn again only when their own number changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.rules.chromosome.questions import BattleQuestion
from companion.rules.chromosome.state import SIDES
from companion.ui import kit
from companion.ui.calculators.form import Capsule
from companion.ui.calculators.inputs import ONE_LINE, choice
from companion.ui.chromosome.odds import MOST_WORTH, RerollChoice, use_rerolls
from companion.ui.core.client import Client

T = TypeVar("T")


class Question(Protocol):
    """The inputs of a calculator: a frozen dataclass whose numbers have names."""

    def number(self, name: str, /) -> int: ...

    def turned(self: T, name: str, by: int, /) -> T:
        """Return a copy with one number changed by `by`."""
        ...


Asked = kit.LiveDraft[Any]
"""The draft of a `Question`."""


def use_asked(client: Client, kind: type[T]) -> tuple[kit.LiveDraft[T], RerollChoice]:
    """Return the draft of a question, and the re-rolls that it counts, in its field `model`."""
    first = kind.first if issubclass(kind, BattleQuestion) else kind
    asked: kit.LiveDraft[Any] = client.drafts.setdefault(kind, kit.LiveDraft(client.page, first()))
    name = "rerolls" if issubclass(kind, BattleQuestion) else "model"
    rerolls = use_rerolls(client, lambda model: asked.change(lambda now: replace(now, **{name: model})))
    if getattr(asked.now, name) != rerolls.model:  # chosen on another screen
        asked.now = replace(asked.now, **{name: rerolls.model})
    return asked, rerolls


def turner(asked: Asked, name: str, by: int, bounds: kit.Ref[tuple[int, int]]) -> Callable[[], None]:
    """Return the handler of a dial's button, valid while the number keeps its bounds."""

    def turned(now: Question) -> Question:
        low, high = bounds.current
        return now.turned(name, by) if low <= now.number(name) + by <= high else now

    return lambda: asked.change(turned)


@kit.memo
def DialNumber(
    style: kit.Style, title: str, name: str, asked: Asked, colour: str | None, signed: bool
) -> ft.Control:
    value: int = kit.use_slice(asked, lambda: asked.now.number(name), priority=True)
    shown = style.words.signed(value) if signed else style.words.number(value)
    return kit.numeral(style, shown, f"{title}: {shown if signed else value}", colour=colour, small=True)


@kit.memo
def DialCapsule(
    style: kit.Style,
    title: str,
    name: str,
    low: int,
    high: int,
    asked: Asked,
    *,
    colour: str | None = None,
    signed: bool = False,
) -> ft.Control:
    """Draw a number with its two buttons.

    Args:
        name: The number's name in the question.
    """
    words, cache = style.words, kit.use_cache()
    bounds = kit.use_ref(lambda: (low, high))
    # A button outlives the drawing in which its bounds change.
    bounds.current = (low, high)
    less, more = kit.use_slice(asked, lambda: (asked.now.number(name) > low, asked.now.number(name) < high))
    return kit.counter(
        style,
        kit.keyed("number", DialNumber, style, title, name, asked, colour, signed),
        on_less=turner(asked, name, -1, bounds) if less else None,
        on_more=turner(asked, name, 1, bounds) if more else None,
        less=words("step-less", what=title),
        more=words("step-more", what=title),
        small=True,
        cache=cache,
    )


@kit.memo
def DialRow(
    style: kit.Style, title: str, note: str, name: str, low: int, high: int, asked: Asked
) -> ft.Control:
    capsule = kit.keyed("capsule", DialCapsule, style, title, name, low, high, asked)
    return kit.number_row(style, title, capsule, note=note)


@kit.memo
def VersusRow(style: kit.Style, asked: Asked, name: str, title: str, signed: bool = False) -> ft.Control:
    """Draw the same number of attacker and defender, in the colours of the first two players.

    Args:
        title: The key of its name.
    """
    words = style.words
    named = words(title)
    one, other = (
        kit.keyed(
            side,
            Capsule,
            style,
            f"{words(f'term-{side}')}, {named}",
            f"{side}_{name}",
            asked,
            colour=colour,
            signed=signed,
        )
        for side, colour in zip(SIDES, style.palette.players, strict=False)
    )
    said = style.text(named, kit.LABEL, style.palette.quiet, align=ft.TextAlign.CENTER)
    if style.width >= ONE_LINE and style.scale == 1:
        return ft.Row([one, ft.Container(said, expand=True), other], spacing=kit.GAP)
    return kit.column(
        [
            ft.Row([ft.Container(said, expand=True)]),
            ft.Row([one, other], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=style.scale > 1.5),
        ],
        kit.GAP_SMALL,
    )


@kit.memo
def ChoiceRow(
    style: kit.Style,
    title: str,
    items: tuple[tuple[Any, str], ...],
    name: str,
    chosen: Any,
    asked: Asked,
    wrap: bool,
) -> ft.Control:

    def choose(value: Any) -> None:
        asked.change(lambda now: replace(now, **{name: value}))

    return choice(style, title, items, chosen, choose, wrap=wrap)


def worth_dial(style: kit.Style, asked: Asked) -> ft.Control:
    words = style.words
    return DialRow(style, words("calc-worth"), words("calc-worth-note"), "worth", 0, MOST_WORTH, asked)


def die_row(style: kit.Style, faces: int, asked: Asked) -> ft.Control:
    words = style.words
    items = tuple((count, words("rule-die-faces", faces=count)) for count in (4, 6))
    return ChoiceRow(style, words("rule-die"), items, "faces", faces, asked, False)
