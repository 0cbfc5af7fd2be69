"""The input pad of the score sheet: number keys, digits, or choices. It stays open at the bottom."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.rules.final_scores import FinalField, value_key
from companion.ui import kit
from companion.ui.shared.score.draft import Place, ScoreDraft, Value

TAPPED: Final = 12
"""The highest number that has a key of its own."""

IN_ROW: Final = 5
"""Keys of a row."""

Change = Callable[[Callable[[ScoreDraft], ScoreDraft]], None]


def pad(style: kit.Style, draft: ScoreDraft, place: Place, asked: FinalField, change: Change) -> ft.Control:
    """Draw the input pad of a field, below the field's name."""
    words = style.words
    player = shown_name(style, draft, place.seat)
    title = words("pair", what=player, value=words(f"final-{asked.name}"))
    if draft.is_beyond:
        title = words("score-bound", field=title, low=asked.low, high=asked.high)
    ink = style.palette.danger if draft.is_beyond else style.palette.text
    head = kit.announced(style.text(title, kit.BODY_STRONG, ink, lines=2), title)
    if asked.choices:
        keys = _choices(style, draft.value(place), asked, change)
    elif draft.takes_digits(asked):
        keys = _digits(style, change)
    else:
        keys = _numbers(style, asked, change)
    return kit.lower_third(style, kit.column([head, *keys], kit.GAP, stretch=True))


def shown_name(style: kit.Style, draft: ScoreDraft, seat: int) -> str:
    """Return a player's name, or the placeholder of the seat."""
    return draft.setup.players[seat].name.strip() or style.words("score-player", seat=seat + 1)


def _numbers(style: kit.Style, asked: FinalField, change: Change) -> list[ft.Control]:
    """Draw a key for each number up to twelve, and one for what is more."""
    keys: list[ft.Control | None] = [
        _key(style, str(number), lambda number=number: change(lambda now: now.tapped(number)))
        if asked.low <= number <= asked.high
        else None
        for number in range(TAPPED + 1)
    ]
    more = style.words("score-more", count=TAPPED + 1)
    if asked.high > TAPPED:
        keys.append(_key(style, f"{TAPPED + 1}+", lambda: change(lambda now: now.typing()), more))
    else:
        keys.append(None)
    keys.append(_next(style, change))
    return _rows(keys, IN_ROW)


def _digits(style: kit.Style, change: Change) -> list[ft.Control]:
    digits = [
        _key(style, str(digit), lambda digit=digit: change(lambda now: now.tapped(digit)))
        for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    ]
    erase = _glyph(style, "undo", style.words("score-erase"), lambda: change(lambda now: now.erased()))
    return _rows([*digits[:5], *digits[5:], erase, None, None, None, _next(style, change)], IN_ROW)


def _choices(style: kit.Style, value: Value | None, asked: FinalField, change: Change) -> list[ft.Control]:
    """Draw the choices, two in a row; one below the other where text is large."""

    def choice(each: str) -> ft.Control:
        said = style.words(value_key(asked.name, each))
        said = said[:1].upper() + said[1:]
        return kit.option(
            style, said, each == value, lambda: change(lambda now: now.given(each)), expand=True
        )

    count = 2 if style.scale <= kit.LARGE_TEXT else 1
    return _rows([choice(each) for each in asked.choices], count)


def _rows(keys: Sequence[ft.Control | None], count: int) -> list[ft.Control]:
    shown = [key if key is not None else ft.Container(expand=True) for key in keys]
    return [ft.Row(shown[at : at + count], spacing=kit.GAP) for at in range(0, len(shown), count)]


def _key(style: kit.Style, shown: str, press: kit.Press, label: str = "") -> ft.Control:
    large = style.scale > kit.LARGE_TEXT
    said = style.text(shown, kit.COUNT if large else kit.BUTTON, align=ft.TextAlign.CENTER, lines=1)
    return _pressed(style, said, press, label or shown)


def _glyph(style: kit.Style, glyph: kit.Glyph, label: str, press: kit.Press) -> ft.Control:
    return _pressed(style, kit.art(glyph, style.palette.text, 24), press, label)


def _next(style: kit.Style, change: Change) -> ft.Control:
    """Draw the key that goes on without a number."""
    return _glyph(style, "arrow-right", style.words("score-next"), lambda: change(lambda now: now.stepped(1)))


def _pressed(style: kit.Style, content: ft.Control, press: Callable[[], Any], label: str) -> ft.Control:
    p = style.palette
    return kit.row_button(
        style,
        content,
        press,
        label=label,
        fill=p.raised,
        edge=p.outline,
        height=kit.TARGET,
        expand=True,
        align=ft.Alignment.CENTER,
    )
