"""Keyboard shortcuts: the names of keys, text fields that use keys, and the buttons that keys press."""

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import flet as ft

from companion.ui.core.session import kept_in_session

LEAVE: Final = "leave"
"""The id of the button that leaves a sheet; the web page around the app presses it on back and Escape."""
BACK: Final = "back"
"""The mark of the bar's back button; it is not sent to the client."""

COMPUTERS: Final = (ft.PagePlatform.WINDOWS, ft.PagePlatform.MACOS, ft.PagePlatform.LINUX)
"""The platforms that usually have a keyboard."""

TYPING: Final = "petri.typing"
"""The key under which a session stores the focused text fields."""

DIGITS: Final = {key: str(number) for number, key in enumerate("&é\"'(", start=1)}
"""The digit row of a French keyboard without Shift."""

PLACES: Final = ("_b", "controls", "content")
"""The fields in which the controls of our screens contain other controls."""


def has_keys(page: ft.Page) -> bool:
    return page.platform in COMPUTERS


def begin_typing(field: object) -> None:
    """Note that a text field has the focus."""
    kept_in_session(TYPING)[field] = True


def end_typing(field: object) -> None:
    """Note that a text field has lost the focus, or is gone."""
    kept_in_session(TYPING).pop(field, None)


def key_of(event: ft.KeyboardEvent) -> str:
    """Return the pressed key, such as `N`, `3`, `?` or `Ctrl+Z`; empty if the key may be typing a text.

    Alt types letters on many keyboards. Command counts as Ctrl.
    """
    if kept_in_session(TYPING) or event.alt:
        return ""
    key = event.key.removeprefix("Numpad ")
    if event.ctrl or event.meta:
        return f"Ctrl+{'Shift+' if event.shift else ''}{key}"
    if event.shift and key == "/":  # A desktop window reports the key; a browser reports the character.
        return "?"
    return key if event.shift else DIGITS.get(key.casefold(), key)


def primary_button(page: ft.Page) -> ft.Control | None:
    """Return the wide button of the uppermost screen or sheet; None if none can be pressed."""
    return _last(page, lambda control: isinstance(control, ft.FilledButton))


def back_button(page: ft.Page) -> ft.Control | None:
    """Return the back button of the uppermost screen, if no sheet covers it."""
    return _last(page, lambda control: control.parent is not None and control.parent.data == BACK)


def leave_button(page: ft.Page) -> ft.Control | None:
    """Return the button that leaves the uppermost sheet."""
    return _last(page, lambda control: getattr(control.parent, "identifier", "") == LEAVE)


async def press(page: ft.Page, button: ft.Control | None) -> None:
    """Press a button as a tap does; do nothing without a button."""
    if button is not None:
        await page.session.dispatch_event(cast("Any", button)._i, "click", None)


def _last(page: ft.Page, wanted: Callable[[ft.BaseControl], bool]) -> ft.Control | None:
    """Return the last enabled button of a kind on the uppermost screen, in reading order."""
    found: ft.Control | None = None
    for control in _below(page.views):
        if isinstance(control, ft.View):
            found = None
        can = getattr(control, "on_click", None) is not None and not getattr(control, "disabled", False)
        if can and isinstance(control, ft.Control) and wanted(control):
            found = control
    return found


def _below(start: object) -> Iterator[ft.BaseControl]:
    """Yield the visible controls, except those that a sheet covers."""
    left = [start]
    while left:
        value = left.pop()
        if isinstance(value, list | tuple):
            left.extend(reversed(cast("list[object]", value)))
        elif isinstance(value, ft.BaseControl) and not _is_covered(value):
            yield value
            left.extend(getattr(value, place, None) for place in reversed(PLACES))


def _is_covered(control: ft.BaseControl) -> bool:
    hidden = getattr(control, "visible", True) is False
    return hidden or (isinstance(control, ft.Semantics) and bool(control.exclude_semantics))
