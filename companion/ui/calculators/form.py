"""The inputs of a calculator, drawn from the description of its question.

Each part observes only its own field of the draft, so a tap redraws only that field and the answer.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import flet as ft

from companion.rules.question import Asked, Question
from companion.ui import kit
from companion.ui.calculators.inputs import choice, inputs_column
from companion.ui.core.client import Client
from companion.words import Words
from companion.words.fields import choice_name, field_name, field_note

Q = TypeVar("Q", bound=Question)
Draft = kit.LiveDraft[Any]
"""The draft of a question, observed by the parts of its page."""

UNTOLD = "?"
"""The sign for an unknown number."""

Own = Callable[[kit.Style, Draft], ft.Control] | None
"""A component that draws a field in its own way; None if another field's row draws it."""


class WhatIf:
    """The key under which the session's drafts hold a question from a table, until its calculator opens."""


def asked_draft(client: Client, kind: type[Q]) -> kit.LiveDraft[Q]:
    """Return the session's draft of a kind of question; a question from a table replaces the draft."""
    asked = client.drafts.get(WhatIf)
    if isinstance(asked, Question) and issubclass(kind, type(asked)):
        del client.drafts[WhatIf]
        told = {name: getattr(asked, name) for name in asked.fields()}
        client.drafts[kind] = kit.LiveDraft(client.page, kind(**told).fitted())
    draft: kit.LiveDraft[Q] = client.drafts.setdefault(kind, kit.LiveDraft(client.page, kind.first()))
    return draft


def value_words(words: Words, asked: Asked, value: Any) -> str:
    """Return a field's value in words."""
    match asked.kind:
        case "flag":
            return words("rule-yes" if value else "rule-no")
        case "choice":
            return choice_name(words, asked.name, value)
        case "numbers":
            return ", ".join(map(words.number, value))
        case _:
            return UNTOLD if value is None else words.number(value)


def fields(
    style: kit.Style,
    asked: Draft,
    own: Mapping[str, Own] | None = None,
    *,
    before: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the inputs of a question in the order of its fields; rarely needed ones are folded.

    Args:
        own: The components of fields that are drawn in their own way, by the field's name.
        before: Parts above the fields.
    """
    return inputs_column([*before, kit.keyed("fields", Fields, style, asked, tuple((own or {}).items()))])


@kit.memo
def Fields(style: kit.Style, asked: Draft, own: tuple[tuple[str, Own], ...]) -> ft.Control:
    """Draw the fields that affect the answer; redraw only when the set of these fields changes."""
    drawn = dict(own)

    def counting() -> tuple[str, ...]:
        return tuple(name for name in asked.now.fields() if asked.now.counts(name))

    names = kit.use_slice(asked, counting)
    question: Question = asked.now
    folded = question.folded
    rows = [field_row(style, asked, name, drawn) for name in names if name not in folded]
    seldom = tuple(name for name in names if name in folded)
    if seldom:
        rows.append(kit.keyed("seldom", Seldom, style, asked, seldom, own))
    return inputs_column([row for row in rows if row is not None])


@kit.memo
def Seldom(
    style: kit.Style, asked: Draft, names: tuple[str, ...], own: tuple[tuple[str, Own], ...]
) -> ft.Control:
    """Draw a row that unfolds the rarely needed fields and names those that differ from the default."""
    words, p = style.words, style.palette
    opened, open_ = kit.use_state(False)
    question: Question = asked.now
    usual = question.first()

    def differing() -> str:
        now, described = asked.now, asked.now.fields()
        return kit.dotted(
            style.words(
                "pair",
                what=field_name(words, name),
                value=value_words(words, described[name], getattr(now, name)),
            )
            for name in names
            if getattr(now, name) != getattr(usual, name)
        )

    note = kit.use_slice(asked, differing) or words("calc-seldom-usual")
    content = ft.Row(
        [
            kit.column(
                [
                    style.text(words("calc-seldom"), kit.BODY_STRONG, lines=2),
                    style.text(note, kit.LABEL, p.quiet, lines=6),
                ],
                expand=True,
            ),
            kit.art("chevron-up" if opened else "chevron-down", p.outline, 20),
        ],
        spacing=kit.GAP_WIDE,
    )
    head = kit.foldable(
        kit.row_button(
            style,
            content,
            lambda: open_(not opened),
            label=f"{words('calc-seldom')}, {note}",
            padding=kit.GAP_SMALL,
        ),
        opened,
    )
    rows = [field_row(style, asked, name, dict(own)) for name in names] if opened else []
    return inputs_column([head, *(row for row in rows if row is not None)])


def field_row(
    style: kit.Style, asked: Draft, name: str, own: Mapping[str, Own] | None = None
) -> ft.Control | None:
    """Draw one field by its kind, or in its own way; None if another field's row draws it."""
    if own and name in own:
        draw = own[name]
        return None if draw is None else kit.keyed(name, draw, style, asked)
    match asked.now.asked(name).kind:
        case "number" | "points":
            return kit.keyed(name, NumberRow, style, asked, name)
        case "flag":
            return kit.keyed(name, SwitchRow, style, asked, name)
        case "choice":
            return kit.keyed(name, ChoiceRow, style, asked, name)
        case "several":
            return kit.keyed(name, SeveralRow, style, asked, name)
        case _:
            raise TypeError(f"{name} is drawn by no rule")


def setter(asked: Draft, name: str) -> Callable[[Any], None]:
    """Return the handler that sets a field to a new value."""
    return lambda value: asked.change(lambda now: now.given(name, value))


@kit.memo
def Number(
    style: kit.Style, title: str, path: str, asked: Draft, colour: str | None, signed: bool
) -> ft.Control:
    """Draw a number of the draft; it is updated a frame before everything else."""
    value: int | None = kit.use_slice(asked, lambda: asked.now.number(path), priority=True)
    if value is None:
        return kit.numeral(
            style,
            UNTOLD,
            style.words("pair", what=title, value=style.words("calc-unknown")),
            colour=colour,
            small=True,
        )
    shown = style.words.signed(value) if signed else style.words.number(value)
    return kit.numeral(
        style,
        shown,
        style.words("pair", what=title, value=shown if signed else value),
        colour=colour,
        small=True,
    )


@kit.memo
def Capsule(
    style: kit.Style,
    title: str,
    path: str,
    asked: Draft,
    *,
    colour: str | None = None,
    signed: bool = False,
) -> ft.Control:
    """Draw a number between the buttons that lower and raise it within the question's bounds."""
    words, cache = style.words, kit.use_cache()

    def turn(by: int) -> Callable[[], None]:
        return lambda: asked.change(lambda now: now.turned(path, by))

    def moves() -> tuple[bool, bool]:
        value = asked.now.number(path)
        return asked.now.stepped(path, -1) != value, asked.now.stepped(path, 1) != value

    less, more = kit.use_slice(asked, moves)
    return kit.counter(
        style,
        kit.keyed("number", Number, style, title, path, asked, colour, signed),
        on_less=turn(-1) if less else None,
        on_more=turn(1) if more else None,
        less=words("step-less", what=title),
        more=words("step-more", what=title),
        small=True,
        cache=cache,
    )


@kit.memo
def NumberRow(
    style: kit.Style,
    asked: Draft,
    path: str,
    title: str = "",
    picture: Callable[[], ft.Control] | None = None,
) -> ft.Control:
    name = path.split(".", maxsplit=1)[0]
    title = title or field_name(style.words, name)
    capsule = kit.keyed("capsule", Capsule, style, title, path, asked)
    drawn = picture() if picture is not None else None
    return kit.number_row(style, title, capsule, note=field_note(style.words, name), picture=drawn)


@kit.memo
def SwitchRow(style: kit.Style, asked: Draft, name: str) -> ft.Control:
    words = style.words
    on = kit.use_slice(asked, lambda: getattr(asked.now, name))
    return kit.switch_row(
        style, field_name(words, name), on, setter(asked, name), note=field_note(words, name)
    )


@kit.memo
def ChoiceRow(style: kit.Style, asked: Draft, name: str) -> ft.Control:
    words, described = style.words, asked.now.asked(name)
    chosen = kit.use_slice(asked, lambda: getattr(asked.now, name))
    items = [(each, value_words(words, described, each)) for each in described.choices]
    return choice(style, field_name(words, name), items, chosen, setter(asked, name))


@kit.memo
def SeveralRow(style: kit.Style, asked: Draft, name: str) -> ft.Control:
    """Draw a chip for each choice of a field with several values."""
    words = style.words
    held = kit.use_slice(asked, lambda: getattr(asked.now, name))
    chips = [
        kit.option(style, words.number(each), each in held, partial(toggle, asked, name, each))
        for each in asked.now.asked(name).choices
    ]
    return chips_part(style, field_name(words, name), chips, field_note(words, name))


def toggle(asked: Draft, name: str, value: Any) -> None:
    """Add a value to a field with several values, or remove it."""
    asked.change(lambda now: now.given(name, getattr(now, name) ^ {value}))


def chips_part(style: kit.Style, title: str, chips: Sequence[ft.Control], note: str = "") -> ft.Control:
    """Draw chips on as many lines as they need, below their title."""
    below = [style.text(note, kit.LABEL, style.palette.quiet)] if note else []
    head = style.text(title, kit.BODY_STRONG, heading=True)
    return kit.column([head, kit.wrapped(chips), *below], kit.GAP, stretch=True)
