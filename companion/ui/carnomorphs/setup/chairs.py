"""The people of a new game, one chair each: who, in which colour, as which character, in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.rules.names import NAME_LENGTH
from companion.ui.art import art
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.carnomorphs.setup.seating_plan import MOST, Setup
from companion.ui.core.component import keyed
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.measure import (
    ACTIVE_EDGE,
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    RADIUS_FIELD,
    RADIUS_ROUND,
    TARGET,
)
from companion.ui.theme.typography import LABEL, NAME
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, glyph_button, merged, named, plain, pressed, row_button

Open = Callable[[int | None], Any]

OFFERED = 6
"""Characters offered below the field."""


def chair(
    style: Style,
    setup: Setup,
    seat: int,
    change: Change[Setup],
    opened: bool,
    show: Open,
    type_next: Press,
    characters: Sequence[str],
    *,
    typing: bool,
) -> ft.Control:
    """One person: a row that opens to everything about them.

    Args:
        style: The style.
        setup: Everybody.
        seat: The person's.
        change: Changes the setup.
        opened: Whether it is open.
        show: Opens the chair of a seat, or closes the one that is open.
        type_next: Goes on to the next name.
        characters: Those that were played here before.
        typing: Whether the name is to be typed at once, though there is one.
    """
    p = style.palette
    parts: list[ft.Control] = [_row(style, setup, seat, opened, show)]
    if opened:
        parts.append(_inside(style, setup, seat, change, show, type_next, characters, typing))
    colour = p.players[setup.players[seat].colour]
    return ft.Container(
        column(parts, stretch=True),
        key=f"chair-{setup.players[seat].colour}",
        bgcolor=p.raised if opened else None,
        border=ft.Border.only(
            left=ft.BorderSide(ACTIVE_EDGE, colour) if opened else None,
            bottom=ft.BorderSide(HAIR, p.hairline),
        ),
    )


def _row(style: Style, setup: Setup, seat: int, opened: bool, show: Open) -> ft.Control:
    p, words = style.palette, style.words
    player = setup.players[seat]
    name = player.name.strip()
    character = player.character.strip() or words("new-character-later")
    inset = MARGIN - (ACTIVE_EDGE if opened else 0)
    lines = 2 if style.scale > LARGE_TEXT else 1
    said = column(
        [
            style.text(name or words("new-nameless"), NAME, p.text if name else p.quiet, lines=lines),
            style.text(character, LABEL, p.quiet, lines=lines),
        ],
        expand=True,
    )
    content = ft.Row(
        [
            player_drawing(player.colour, p.players[player.colour], 40),
            said,
            art("chevron-up" if opened else "chevron-down", p.outline, 20),
        ],
        spacing=GAP_WIDE + 2,
    )
    return row_button(
        style,
        content,
        lambda: show(None if opened else seat),
        label=words("new-chair", seat=seat + 1, name=name or words("new-nameless"), character=character),
        radius=0,
        padding=ft.Padding.only(left=inset, right=MARGIN, top=GAP_WIDE, bottom=GAP_WIDE),
    )


def _inside(
    style: Style,
    setup: Setup,
    seat: int,
    change: Change[Setup],
    show: Open,
    type_next: Press,
    characters: Sequence[str],
    typing: bool,
) -> ft.Control:
    words = style.words
    player = setup.players[seat]
    parts: list[ft.Control] = [
        keyed(
            f"name-{player.colour}",
            field,
            style,
            words("new-name"),
            player.name,
            lambda text: change(lambda now: now.named(seat, text)),
            longest=NAME_LENGTH,
            on_enter=type_next,
            names=True,
            typing=typing or not player.name,
        ),
        _choices(style, words("new-colour"), _colours(style, setup, seat, change)),
        keyed(
            f"character-{player.colour}",
            field,
            style,
            words("new-character"),
            player.character,
            lambda text: change(lambda now: now.played(seat, text)),
            longest=NAME_LENGTH,
            hint=words("new-character-hint"),
            names=True,
        ),
    ]
    offered = _offered(setup, seat, characters)
    if offered:
        chips = [
            option(
                style, each, False, lambda each=each: change(lambda now: now.played(seat, each)), label=each
            )
            for each in offered
        ]
        parts.append(ft.Row([*chips], spacing=GAP, run_spacing=GAP, wrap=True))
    if setup.numbers:
        parts.append(_choices(style, words("new-number"), _numbers(style, setup, seat, change)))
    parts.append(_order(style, setup, seat, change, show))
    return ft.Container(
        column(parts, PADDING, stretch=True),
        padding=ft.Padding.only(left=MARGIN - ACTIVE_EDGE, right=MARGIN, top=GAP, bottom=GAP),
    )


def _offered(setup: Setup, seat: int, characters: Sequence[str]) -> list[str]:
    """The characters of earlier games that nobody plays yet; none once this seat has one."""
    if setup.players[seat].character.strip():
        return []
    taken = {player.character.strip().casefold() for player in setup.players}
    return [each for each in characters if each.casefold() not in taken][:OFFERED]


def _order(style: Style, setup: Setup, seat: int, change: Change[Setup], show: Open) -> ft.Control:
    """One seat earlier or later, or away from the table."""
    words = style.words
    name = setup.players[seat].name.strip() or words("new-nameless")

    def move(step: int) -> Press | None:
        if not 0 <= seat + step < len(setup.players):
            return None

        def moved() -> None:
            change(lambda now: now.moved(seat, step))
            show(seat + step)

        return moved

    def leave() -> None:
        change(lambda now: now.left(seat))
        show(None)

    return ft.Row(
        [
            glyph_button(style, "arrow-up", words("new-earlier", player=name), move(-1)),
            glyph_button(style, "arrow-down", words("new-later", player=name), move(1)),
            ft.Container(
                plain(style, words("new-leave"), leave, glyph="trash", ink=style.palette.text),
                expand=True,
                alignment=ft.Alignment.CENTER_RIGHT,
            ),
        ],
        spacing=GAP_SMALL,
    )


def _choices(style: Style, title: str, buttons: list[ft.Control]) -> ft.Control:
    # Five of them beside their title do not fit on a phone.
    name = style.text(title, LABEL, style.palette.quiet)
    row = ft.Row(buttons, spacing=GAP_SMALL, run_spacing=GAP, wrap=True)
    return column([name, row], GAP_SMALL)


def _colours(style: Style, setup: Setup, seat: int, change: Change[Setup]) -> list[ft.Control]:
    p, words = style.palette, style.words
    mine = setup.players[seat].colour

    def button(colour: int) -> ft.Control:
        sign = ft.Container(
            art("check", p.on_players[colour], 18) if colour == mine else None,
            width=28,
            height=28,
            border_radius=RADIUS_ROUND,
            bgcolor=p.players[colour],
            alignment=ft.Alignment.CENTER,
        )
        return _square(
            style,
            sign,
            words(f"new-colour-{colour}"),
            colour == mine,
            lambda: change(lambda now: now.coloured(seat, colour)),
        )

    return [button(colour) for colour in range(MOST)]


def _numbers(style: Style, setup: Setup, seat: int, change: Change[Setup]) -> list[ft.Control]:
    mine = setup.numbers[seat]

    def button(number: int) -> ft.Control:
        return _square(
            style,
            style.text(str(number), NAME),
            style.words("new-number-of", number=number),
            number == mine,
            lambda: change(lambda now: now.numbered(seat, number)),
        )

    return [button(number) for number in sorted(setup.numbers)]


def _square(style: Style, content: ft.Control, label: str, chosen: bool, on_press: Press) -> ft.Control:
    p = style.palette
    button = ft.TextButton(
        content=named(content, label),
        on_click=pressed(on_press),
        width=TARGET,
        height=TARGET,
        style=button_style(
            p.text,
            edge=p.text if chosen else None,
            edge_width=2,
            focus=p.accent,
            radius=RADIUS_FIELD,
        ),
    )
    return merged(ft.Semantics(content=button, selected=chosen))
