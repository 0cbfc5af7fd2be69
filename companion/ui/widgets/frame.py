"""The frame of a screen: a bar at the top, scrolling content, actions within reach of the thumb."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil

import flet as ft

from companion.ui.core.keyboard import BACK, LEAVE
from companion.ui.core.session import shared
from companion.ui.core.slot import bar_height, slot_style
from companion.ui.core.style import SMALLEST, Style, whole_scale
from companion.ui.theme import veil
from companion.ui.theme.letters import lines_of, longest_word, whole_on, width_of
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    RADIUS_SHEET,
    READING,
    SECTION,
    TARGET,
)
from companion.ui.theme.typography import HEADING, LABEL, LABEL_STRONG, NOTE, TITLE
from companion.ui.widgets.fitted import Fitted
from companion.ui.widgets.layout import column
from companion.ui.widgets.pad import UnderPad
from companion.ui.widgets.press import Press, announced, glyph_button

TITLE_GROWS = 1.15
"""The text scale up to which a title takes precedence over a button of its bar."""
HEAD_GROWS = 1.25
"""The scale up to which the title of a sheet always grows."""
LETTER = 0.56
"""Width of a letter in a title, as a multiple of the text size."""
MIDDLE = 0.6
"""Minimum width of a bar's middle part, as a share of the width between the buttons.

If the title needs less than the remaining width, the middle part gets the difference.
"""
SMALL_PHONE = 360
"""On narrower pages the head of a sheet shows no drawing if it has other buttons besides back and close."""
SHEET = 420
"""Width of a sheet on a wide page, where it is at the side."""
PINNED = 320
"""Width of the column of pinned parts beside the content on a low page, including its margin."""


def bar(
    style: Style,
    title: str,
    *,
    on_back: Press | None = None,
    actions: Sequence[ft.Control] = (),
    middle: Callable[[float], ft.Control] | None = None,
    least: float | None = None,
) -> ft.Control:
    """Draw the bar at the top of a screen: back, title, actions.

    Args:
        on_back: The handler of the back button; None for no button.
        middle: Draws the part between the title and the actions, given its width.
        least: The width that the middle part needs; by default the share `MIDDLE` of the width.
    """
    parts: list[ft.Control] = []
    if on_back is not None:
        leads_back = glyph_button(style, "back", style.words("action-back"), on_back)
        leads_back.data = BACK
        parts.append(leads_back)
    room = style.width - 2 * GAP_SMALL - TARGET * (len(actions) + len(parts))
    needed = room * MIDDLE if least is None else least
    middle_room = max(needed, room - _title_width(style, title)) if middle is not None else 0
    title_room = room - middle_room - (0 if on_back else MARGIN - GAP_SMALL)
    shown = _title(slot_style(style), title, title_room)
    parts.append(
        ft.Container(
            announced(shown, title, heading=True),
            expand=True,
            padding=ft.Padding.only(left=0 if on_back else MARGIN - GAP_SMALL),
        )
    )
    if middle is not None:
        parts.append(ft.Container(middle(middle_room), width=middle_room))
    parts += actions
    return ft.Container(
        ft.Row(parts, spacing=0),
        padding=ft.Padding.symmetric(horizontal=GAP_SMALL),
        height=bar_height(style),
    )


def _title_width(style: Style, title: str) -> float:
    """Return the width of a title on one line and of the gap after it, in logical pixels."""
    return width_of(title) * TITLE.size_at(slot_style(style).scale) + GAP_WIDE


def words_fit(style: Style, title: str, buttons: int) -> bool:
    """Return whether a bar's title fits on two lines beside this many buttons, including back."""
    room = style.width - 2 * GAP_SMALL - TARGET * buttons
    size = NOTE.size_at(min(style.scale, TITLE_GROWS))
    return whole_on(title, int(room / (size * LETTER)), 2) and longest_word(title) * SMALLEST <= room


def _title(style: Style, title: str, room: float) -> ft.Control:
    """Draw the title of a bar in the usual size, on one line or two; smaller if a word would break."""
    if style.scale > LARGE_TEXT:
        largest = TITLE.size_at(style.scale)
        sizes = (largest, *range(ceil(largest) - 1, SMALLEST, -1))
        fits = (size for size in sizes if _two_lines(title, room / size))
        scale = TITLE.scale_of(next(fits, SMALLEST))
        return replace(style, scale=scale).text(title, TITLE, lines=2, room=room)
    # To keep the size the same from page to page, try a second line before smaller letters.
    for role in (TITLE, LABEL_STRONG, NOTE):
        letters = room / role.size_at(style.scale)
        if width_of(title) <= letters:
            return style.text(title, role, lines=1, room=room)
        if role is NOTE or _two_lines(title, letters):
            return style.text(title, role, lines=2, room=room)
    raise AssertionError("the last role takes any title")


def _two_lines(title: str, letters: float) -> bool:
    """Return whether a title fits, without broken words, on two lines of `letters` times its size."""
    return lines_of(title, letters) <= 2 and longest_word(title) <= letters


def page_view(
    style: Style,
    route: str,
    top: ft.Control | None,
    body: ft.Control,
    *,
    bottom: ft.Control | None = None,
    overlay: ft.Control | None = None,
    covered: bool = False,
) -> ft.View:
    """Draw a whole screen: bar, body, bottom; an overlay, if any, above all of it.

    Args:
        covered: Whether the overlay hides so much that the rest need not be painted.
    """
    parts: list[ft.Control] = []
    if top is not None:
        parts.append(unless_cramped(style, top))
    parts.append(ft.Container(body, expand=True))
    if bottom is not None:
        parts.append(unless_cramped(style, bottom))
    content = ft.Column(parts, spacing=0, expand=True)
    return ft.View(
        route=route,
        padding=0,
        spacing=0,
        bgcolor=style.palette.ground,
        controls=[ft.SafeArea(UnderPad(style, content, overlay, covered), expand=True)],
    )


def unless_cramped(style: Style, content: ft.Control) -> ft.Control:
    """Hide a bar, or a drawing above a field, on a cramped page, which needs the room for the field.

    The controls are kept: a recreated field would lose its focus, which closes the keyboard, and the page
    would grow again.
    """
    return ft.Container(content, height=0 if style.cramped else None, clip_behavior=ft.ClipBehavior.HARD_EDGE)


def scroll(style: Style, controls: Sequence[ft.Control]) -> ft.Column:
    """Return a scrolling column, limited to a readable width in the middle of a wide page."""
    return ft.Column(
        [readable(style, column(controls, stretch=True))],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        spacing=0,
    )


def bottom_bar(style: Style, controls: Sequence[ft.Control]) -> ft.Control:
    """Draw the actions of a screen, in the lower third."""
    if style.actions_beside:
        return lower_third(style, column([ft.Row([each]) for each in controls], GAP_WIDE, stretch=True))
    return lower_third(style, ft.Row(list(controls), spacing=GAP_WIDE))


def lower_third(style: Style, content: ft.Control, inset: float = PADDING) -> ft.Control:
    """Pad the actions of a screen, and limit them to a readable width.

    Args:
        inset: The distance from the left and right edges of the page.
    """
    return ft.Container(
        content if style.actions_beside else readable(style, content, READING - 2 * inset),
        padding=ft.Padding.only(left=inset, right=inset, top=GAP_WIDE, bottom=PADDING),
    )


def readable(style: Style, content: ft.Control, wide: float = READING) -> ft.Control:
    """Limit the content's width to `wide`, centred if there is more room."""
    room = ft.Container(content, width=wide) if is_beyond(style, wide) else ft.Container(content, expand=True)
    return ft.Row([room], alignment=ft.MainAxisAlignment.CENTER)


def is_beyond(style: Style, wide: float = READING) -> bool:
    """Return whether the page is wider than a column of text that is `wide`, with its margins."""
    # The style's width is rounded, so an exact fit uses the real width.
    return style.width > wide + 2 * MARGIN


def hairline(style: Style) -> ft.Control:
    return ft.Container(height=HAIR, bgcolor=style.palette.hairline)


def section(style: Style, title: str, controls: Sequence[ft.Control]) -> ft.Control:
    """Draw a titled part of a longer page."""
    heading = style.text(title, LABEL, style.palette.quiet, heading=True)
    return ft.Container(
        ft.Column([heading, *controls], spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=SECTION),
    )


def headline(style: Style, words: str, note: str = "", *, beside: float = 0) -> ft.Control:
    """Draw the one sentence at the top of a screen, and a quiet line below it.

    Args:
        beside: Width of the part beside both lines.
    """
    room = style.width - 2 * MARGIN - beside
    parts: list[ft.Control] = [style.text(words, HEADING, lines=3, heading=True, room=room)]
    if note:
        parts.append(style.text(note, LABEL, style.palette.quiet, lines=3, room=room))
    return ft.Container(
        column(parts, GAP_SMALL),
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP_WIDE),
    )


def sheet_style(style: Style) -> Style:
    """Return the style inside a sheet; on a wide page it has the width of the sheet."""
    return style.part(SHEET) if style.wide else style


def sheet_room(style: Style) -> float:
    return (SHEET if style.wide else style.width) - 2 * (MARGIN + HAIR)


def sheet(
    style: Style,
    title: str,
    controls: Sequence[ft.Control],
    on_close: Press,
    *,
    footer: ft.Control | None = None,
    pinned: Sequence[ft.Control] | None = None,
    picture: ft.Control | None = None,
    note: str | ft.Control = "",
    on_back: Press | None = None,
    actions: Sequence[ft.Control] = (),
    above: ft.Control | None = None,
) -> ft.Control:
    """Draw a sheet over the screen, at the bottom or, on wide pages, the side. A press outside closes it.

    Args:
        controls: The scrolling content.
        footer: The fixed part below the content.
        pinned: Fixed parts above the footer, such as odds that depend on the choices. If not None, even if
            empty, a low page has these parts and the footer beside the content, which has the full height.
        on_back: Goes back one page of the sheet.
        actions: Further buttons in the head of the sheet.
        above: The fixed part above the content or, on a low page, beside it.
    """
    p = style.palette
    content: list[ft.Control] = [
        ft.Container(control, padding=shared(ft.Padding.symmetric, horizontal=MARGIN)) for control in controls
    ]
    margins = ft.Padding.symmetric(horizontal=MARGIN)
    beside = style.low and (pinned is not None or above is not None)
    scrolling: ft.Control
    if style.wide:
        scrolling = ft.Column(
            content,
            spacing=GAP_WIDE,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        scrolling = Fitted(style, content, GAP_WIDE)
    if beside:
        scrolling = _beside(scrolling, (above, *(pinned or ())), footer)
    elif pinned:
        footer = column([*pinned, *((footer,) if footer is not None else ())], GAP_SMALL, stretch=True)
    parts: list[ft.Control] = [
        sheet_head(style, title, note, picture, on_close, on_back, actions),
        *((ft.Container(above, padding=margins),) if above and not beside else ()),
        # A sheet with nothing but a footer has no height to spare for an empty part.
        *(
            (ft.Container(scrolling, expand=True, expand_loose=not style.wide),)
            if content or style.wide
            else ()
        ),
    ]
    if footer is not None and not beside:
        parts.append(ft.Container(footer, padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_SMALL)))
    panel = ft.Container(
        ft.Column(
            parts, spacing=GAP, tight=not style.wide, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        bgcolor=p.surface,
        padding=ft.Padding.only(top=GAP, bottom=PADDING),
        border_radius=ft.BorderRadius.only(
            top_left=RADIUS_SHEET,
            top_right=0 if style.wide else RADIUS_SHEET,
            bottom_left=RADIUS_SHEET if style.wide else 0,
        ),
        border=ft.Border.all(HAIR, p.hairline),
        width=(SHEET + PINNED if beside else SHEET) if style.wide else None,
    )
    shade = ft.Container(bgcolor=veil(p.shade, 0.55), expand=True, on_click=lambda _: on_close(), ink=False)
    silent = ft.Semantics(content=shade, exclude_semantics=True, expand=True)
    if style.wide:
        standing = ft.Container(panel, top=0, right=0, bottom=0)
    else:
        # The panel is as tall as it needs to be, but always leaves a shaded band at the top of the page.
        lowered = ft.Column(
            [ft.Container(height=TARGET), ft.Container(panel, expand=True, expand_loose=True)],
            spacing=0,
            alignment=ft.MainAxisAlignment.END,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        standing = ft.Container(lowered, left=0, top=0, right=0, bottom=0)
    return ft.Stack([ft.Container(silent, left=0, top=0, right=0, bottom=0), standing], expand=True)


def _beside(
    scrolling: ft.Control, pinned: Sequence[ft.Control | None], footer: ft.Control | None
) -> ft.Control:
    """Draw the scrolling part of a sheet beside its fixed parts, including the whole footer."""
    shown = [each for each in pinned if each is not None]
    standing = ft.Column(
        shown,
        spacing=GAP_SMALL,
        scroll=ft.ScrollMode.AUTO,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    parts: list[ft.Control] = [ft.Container(standing, expand=True, expand_loose=True)] if shown else []
    if footer is not None:
        parts.append(footer)
    return ft.Row(
        [
            ft.Container(scrolling, expand=True),
            ft.Container(
                ft.Column(
                    parts,
                    spacing=GAP_SMALL,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                width=PINNED,
                padding=ft.Padding.only(right=MARGIN),
            ),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def sheet_head(
    style: Style,
    title: str,
    note: str | ft.Control,
    picture: ft.Control | None,
    on_close: Press,
    on_back: Press | None,
    actions: Sequence[ft.Control],
) -> ft.Control:
    """Draw the head of a sheet: back, picture, title, other buttons, close; see `sheet`."""
    words = style.words
    style = slot_style(style)
    pictured = picture is not None and not (actions and on_back and style.below(SMALL_PHONE))
    buttons = len(actions) + 1 + (on_back is not None)
    gap = GAP if on_back else GAP_WIDE
    room = sheet_room(style) - buttons * (TARGET + gap) - (TARGET + gap if pictured else 0)
    # Many buttons leave a title little room, so it grows only as long as it fits on two lines.
    grown = whole_scale(title, TITLE, style.scale, room, 2)
    scale = max(min(style.scale, HEAD_GROWS), grown)
    shown = replace(style, scale=scale).text(title, TITLE, lines=2, room=room)
    lines: list[ft.Control] = [announced(shown, title, heading=True)]
    # Test for a string: a component is no `ft.Control` until it is drawn.
    if not isinstance(note, str):
        lines.append(note)
    elif note:
        lines.append(style.text(note, LABEL, style.palette.quiet, lines=4))
    parts: list[ft.Control] = []
    if on_back is not None:
        parts.append(glyph_button(style, "back", words("action-back"), on_back, identifier=LEAVE))
    if picture is not None and pictured:
        parts.append(picture)
    parts += [
        # Keep lines that are taller than the buttons away from the sheet's round corners.
        ft.Container(column(lines), padding=shared(ft.Padding.symmetric, vertical=GAP_SMALL), expand=True),
        *actions,
        glyph_button(style, "close", words("action-close"), on_close, identifier="" if on_back else LEAVE),
    ]
    # The buttons' touch targets reach into the margin; their drawings do not.
    return ft.Container(
        ft.Row(parts, spacing=gap),
        padding=ft.Padding.only(left=GAP if on_back else MARGIN, right=GAP),
    )
