"""The page of a stage: its parts scroll, and its actions stay below them.

On a low page, like a phone in landscape, the actions are beside the parts, which have the full height.
"""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.shared.messages import Messages


def actions_width(style: kit.Style) -> int:
    """Return the width of actions beside the content that they act on."""
    return min(kit.ACTIONS if style.scale <= kit.LARGE_TEXT else kit.ACTIONS_LARGE, style.width // 2)


def stage_style(style: kit.Style) -> kit.Style:
    """Return the style of a stage; on a low page it reserves a column for the actions beside the parts."""
    if not style.low:
        return style
    beside = actions_width(style)
    return replace(style.part(style.width - beside), actions_beside=beside)


def after_style(style: kit.Style) -> kit.Style:
    """Return the style for parts above the actions: as wide as the actions' column, if there is one."""
    return replace(style, width=style.actions_beside) if style.actions_beside else style


def in_halves(style: kit.Style) -> bool:
    """Return whether the end of a game has two columns on this page."""
    return style.wide and not style.low


def pins_above(style: kit.Style) -> bool:
    """Return whether explanations of the actions are pinned above them; with large text there is no room."""
    return style.actions_beside > 0 or style.scale <= kit.LARGE_TEXT


def stage_page(
    here: AnyHere,
    parts: Sequence[ft.Control],
    actions: ft.Control,
    *,
    above: Sequence[ft.Control] | None = None,
    after: Sequence[ft.Control] = (),
    close: bool = False,
) -> ft.Control:
    """Draw parts in a column above the actions.

    Args:
        above: Parts pinned above the actions, see `pins_above`; if not pinned, they come last. If there
            may be parts later, pass an empty sequence, so that the actions stay the same controls.
        after: The last parts; on a low page they are above the actions, where there is free room.
        close: Whether the parts are closer together, as on a small page with much to read.
    """
    style = here.style
    if style.actions_beside and after:
        above = [*after, *(above or ())]
    else:
        parts = [*parts, *after]
    if above is not None and pins_above(style):
        over = 0 if style.actions_beside else kit.GAP_SMALL
        inset = ft.Padding.only(left=kit.PADDING, right=kit.PADDING, top=over)
        said: ft.Control = kit.column(list(above), kit.GAP, stretch=True)
        if not style.actions_beside:
            said = kit.readable(style, said, kit.READING - 2 * kit.PADDING)
        told = ft.Container(said, padding=inset) if above else ft.Container()
        actions = kit.column([told, actions], 0, stretch=True)
    else:
        parts = [*parts, *(above or ())]
    gap = kit.GAP if close or style.narrow else kit.GAP_WIDE
    roomy = not (style.low or style.wide or style.narrow)
    content = ft.Container(
        kit.column(list(parts), gap, stretch=True),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP if roomy else 0),
    )
    return above_actions(here, [content], actions)


def above_actions(here: AnyHere, parts: Sequence[ft.Control], actions: ft.Control) -> ft.Control:
    """Draw parts with their own margins; message and actions are below or, on a low page, beside them."""
    style = here.style
    actions = told_above(here, actions)
    content = ft.Container(kit.scroll(style, list(parts)), expand=True)
    if style.actions_beside:
        return beside_actions(content, actions, style.actions_beside)
    return ft.Column([content, actions], spacing=0, expand=True)


def told_above(here: AnyHere, actions: ft.Control) -> ft.Control:
    """Draw the message above the actions, where players look and tap."""
    return kit.column([Messages(here.styled(after_style(here.style))), actions], 0, stretch=True)


def beside_actions(content: ft.Control, actions: ft.Control, width: int) -> ft.Control:
    """Draw the content, and beside it the actions in this width, aligned to the bottom."""
    # Actions that need to scroll show their end first, where the next action is.
    raised = ft.ListView([actions], reverse=True)
    return ft.Row(
        [content, ft.Container(raised, width=width)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
