"""The input pad of the score sheet: number keys, digits, or choices; it stays open at the bottom."""

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.rules.final_scores import FinalField, value_key
from companion.ui import kit
from companion.ui.shared.score.draft import Place, ScoreDraft, Value
from companion.ui.widgets.pad import digit_rows, glyph_key, key, key_rows

TAPPED: Final = 12
"""The highest number that has a key of its own."""

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
    return kit.lower_third(style, kit.column([head, *keys], kit.GAP, stretch=True), kit.MARGIN)


def shown_name(style: kit.Style, draft: ScoreDraft, seat: int) -> str:
    """Return a player's name, or the placeholder of the seat."""
    return draft.setup.players[seat].name.strip() or style.words("score-player", seat=seat + 1)


def _numbers(style: kit.Style, asked: FinalField, change: Change) -> list[ft.Control]:
    """Draw a key for each number up to twelve, and one for larger numbers."""
    keys: list[ft.Control | None] = [
        key(style, str(number), lambda number=number: change(lambda now: now.tapped(number)))
        if asked.low <= number <= asked.high
        else None
        for number in range(TAPPED + 1)
    ]
    more = style.words("score-more", count=TAPPED + 1)
    if asked.high > TAPPED:
        keys.append(key(style, f"{TAPPED + 1}+", lambda: change(lambda now: now.typing()), more))
    else:
        keys.append(None)
    keys.append(_next(style, change))
    return key_rows(keys)


def _digits(style: kit.Style, change: Change) -> list[ft.Control]:
    def press(digit: int) -> None:
        change(lambda now: now.tapped(digit))

    erase = glyph_key(style, "erase", style.words("pad-erase"), lambda: change(lambda now: now.erased()))
    return digit_rows(style, press, (erase, None, None, None, _next(style, change)))


def _choices(style: kit.Style, value: Value | None, asked: FinalField, change: Change) -> list[ft.Control]:
    """Draw the choices, two in a row or, with large text, one."""

    def choice(each: str) -> ft.Control:
        said = style.words(value_key(asked.name, each))
        said = said[:1].upper() + said[1:]
        return kit.option(
            style, said, each == value, lambda: change(lambda now: now.given(each)), expand=True
        )

    count = 2 if style.scale <= kit.LARGE_TEXT else 1
    return key_rows([choice(each) for each in asked.choices], count)


def _next(style: kit.Style, change: Change) -> ft.Control:
    """Draw the key that goes on without entering a number."""
    return glyph_key(
        style, "arrow-right", style.words("score-next"), lambda: change(lambda now: now.stepped(1))
    )
