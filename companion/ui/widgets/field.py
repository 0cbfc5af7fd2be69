"""A text field."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import flet as ft

from companion.ui.core.component import component, use_effect, use_ref, use_state
from companion.ui.core.keyboard import begin_typing, end_typing
from companion.ui.core.style import Style
from companion.ui.theme.letters import drawn, typable
from companion.ui.theme.measure import GAP_SMALL, GAP_WIDE, HAIR, PADDING, RADIUS_FIELD
from companion.ui.theme.typography import BODY, CAPTION, LABEL, TypeRole
from companion.ui.widgets.layout import column


@component
def field(
    style: Style,
    label: str,
    value: str,
    on_change: Callable[[str], Any],
    *,
    longest: int | None = None,
    lines: int = 1,
    on_done: Callable[[], Any] | None = None,
    note: str = "",
    on_enter: Callable[[], Any] | None = None,
    names: bool = False,
    typing: bool = False,
) -> ft.Control:
    """Draw a text field with its name on the border.

    A redraw never removes letters typed in the meantime. Characters that no font has are removed
    immediately, and a line below says why.

    Args:
        longest: Maximum number of characters.
        lines: Maximum number of lines.
        on_done: Called when the field is left or the text is sent with the keyboard.
        note: A quiet line below the field, since screen readers would speak a hint inside the field as part
            of its name.
        on_enter: Called when the text is sent with the keyboard, instead of `on_done`.
        names: Whether each word is capitalised.
        typing: Whether to focus the field, as soon as this becomes true.
    """
    p = style.palette
    refused, refuse = use_state(0)
    agreed, last = use_ref(lambda: value), use_ref(lambda: cast("ft.TextField | None", None))
    # The client reports a letter before the change event, so the field may hold more than `value`.
    if last.current is None or value != agreed.current:
        shown = drawn(value)
    else:
        shown = typable(last.current.value)[:longest]
    agreed.current = value

    def take_focus() -> None:
        async def focus() -> None:
            # A client may refuse while it disconnects, but then nobody is typing anyway.
            with suppress(Exception):
                await cast("ft.TextField", last.current).focus()

        if typing:
            ft.context.page.run_task(focus)

    use_effect(take_focus, [typing])
    use_effect(lambda: None, [], lambda: end_typing(last))

    def changed(event: ft.Event[ft.TextField]) -> Any:
        # Clients count characters differently, and a hostile client does not count at all.
        text = typable(event.control.value)
        agreed.current = text[:longest]
        # Count the refusals, so that each one redraws the field without the refused letter.
        refuse(0 if text == event.control.value else refused + 1)
        return on_change(agreed.current)

    def focused(_: ft.Event[ft.TextField]) -> None:
        begin_typing(last)

    def done(_: ft.Event[ft.TextField]) -> Any:
        end_typing(last)
        return on_done() if on_done is not None else None

    def entered(_: ft.Event[ft.TextField]) -> Any:
        sent = on_enter or on_done
        return sent() if sent is not None else None

    def set_in(role: TypeRole, colour: str) -> ft.TextStyle:
        return role.style(colour, style.scale)

    def edge(colour: str, width: float) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=RADIUS_FIELD)

    last.current = ft.TextField(
        label=label,
        value=shown,
        on_change=changed,
        on_focus=focused,
        on_blur=done,
        on_submit=entered if on_enter is not None or on_done is not None else None,
        max_length=longest,
        # Enter sends; Shift and Enter insert a line break.
        shift_enter=lines > 1 and (on_enter is not None or on_done is not None),
        counter="",
        error=_refusal(style) if refused else None,
        capitalization=ft.TextCapitalization.WORDS if names else None,
        multiline=lines > 1,
        min_lines=1 if lines > 1 else None,
        max_lines=lines if lines > 1 else None,
        text_style=set_in(BODY, p.text),
        label_style=set_in(LABEL, p.quiet),
        cursor_color=p.accent,
        content_padding=ft.Padding.symmetric(horizontal=PADDING, vertical=GAP_WIDE + 4),
        border={
            ft.ControlState.FOCUSED: edge(p.accent, 2),
            ft.ControlState.DEFAULT: edge(p.outline, HAIR),
        },
    )
    if not note:
        return last.current
    return column([last.current, style.text(note, CAPTION, p.quiet)], GAP_SMALL, stretch=True)


def _refusal(style: Style) -> ft.Control:
    said = style.text(style.words("letter-refused"), CAPTION, style.palette.quiet)
    return ft.Semantics(content=said, live_region=True)
