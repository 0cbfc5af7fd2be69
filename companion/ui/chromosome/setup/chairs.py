"""The people of a new game, one chair each: who, in which colour, as which species, in which order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.chromosome.data import SPECIES
from companion.rules.chromosome.events import Seated
from companion.rules.names import NAME_LENGTH
from companion.ui.art import art, species
from companion.ui.chromosome.setup.seating_plan import MOST, Setup
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
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, glyph_button, merged, named, plain, pressed, row_button

Open = Callable[[int | None], Any]


def chair(
    style: Style,
    setup: Setup,
    seat: int,
    change: Change[Setup],
    opened: bool,
    show: Open,
    type_next: Press,
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
        typing: Whether the name is to be typed at once, though there is one.
    """
    p = style.palette
    player = setup.players[seat]
    colour = p.players[player.colour]
    parts: list[ft.Control] = [_row(style, setup, seat, opened, show)]
    if opened:
        parts.append(_inside(style, setup, seat, change, show, type_next, typing))
    return ft.Container(
        column(parts, stretch=True),
        bgcolor=p.raised if opened else None,
        border=ft.Border.only(
            left=ft.BorderSide(ACTIVE_EDGE, colour) if opened else None,
            bottom=ft.BorderSide(HAIR, p.hairline),
        ),
    )


def species_title(style: Style, player: Seated) -> str:
    """The species of a chair: the table's own name, or the usual one."""
    return player.species_name.strip() or style.words(f"species-{SPECIES[player.species]}")


def _row(style: Style, setup: Setup, seat: int, opened: bool, show: Open) -> ft.Control:
    p, words = style.palette, style.words
    player = setup.players[seat]
    name = player.name.strip()
    inset = MARGIN - (ACTIVE_EDGE if opened else 0)
    content = ft.Row(
        [
            species(player.species, p.players[player.colour], 40),
            column(
                [
                    style.text(
                        name or words("new-nameless"),
                        NAME,
                        p.text if name else p.quiet,
                        lines=2 if style.scale > LARGE_TEXT else 1,
                    ),
                    style.text(species_title(style, player), LABEL, p.quiet, lines=1),
                ],
                expand=True,
            ),
            art("chevron-up" if opened else "chevron-down", p.outline, 20),
        ],
        spacing=GAP_WIDE + 2,
    )
    return row_button(
        style,
        content,
        lambda: show(None if opened else seat),
        label=words(
            "new-chair",
            seat=seat + 1,
            name=name or words("new-nameless"),
            species=species_title(style, player),
        ),
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
    typing: bool,
) -> ft.Control:
    words = style.words
    player = setup.players[seat]
    name = player.name.strip() or words("new-nameless")

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

    order = ft.Row(
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
    return ft.Container(
        column(
            [
                keyed(
                    f"name-{player.species}",
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
                _choices(style, words("new-species"), _species(style, setup, seat, change)),
                field(
                    style,
                    words("new-species-name"),
                    player.species_name,
                    lambda text: change(lambda now: now.species_named(seat, text)),
                    longest=NAME_LENGTH,
                    hint=words(f"species-{SPECIES[player.species]}"),
                ),
                order,
            ],
            PADDING,
            stretch=True,
        ),
        padding=ft.Padding.only(left=MARGIN - ACTIVE_EDGE, right=MARGIN, top=GAP, bottom=GAP),
    )


def _choices(style: Style, title: str, buttons: list[ft.Control]) -> ft.Control:
    large = style.scale > 1.25
    name = style.text(title, LABEL, style.palette.quiet)
    row = ft.Row(buttons, spacing=GAP, run_spacing=GAP, wrap=large)
    if large:
        return column([name, row], GAP_SMALL)
    return ft.Row([ft.Container(name, expand=True), row])


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


def _species(style: Style, setup: Setup, seat: int, change: Change[Setup]) -> list[ft.Control]:
    p, words = style.palette, style.words
    mine = setup.players[seat]
    names = {player.species: species_title(style, player) for player in setup.players}

    def button(shape: int) -> ft.Control:
        chosen = shape == mine.species
        return _square(
            style,
            species(shape, p.players[mine.colour] if chosen else p.quiet, 30),
            names.get(shape, words(f"species-{SPECIES[shape]}")),
            chosen,
            lambda: change(lambda now: now.of_species(seat, shape)),
        )

    return [button(shape) for shape in range(MOST)]


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
