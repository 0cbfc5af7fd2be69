"""The upper part of Home: the boxes of all games, and the three doors below them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.games import glyph_of, in_game, keys
from companion.ui.theme.letters import longest_word
from companion.ui.theme.measure import RADIUS_BUTTON
from companion.ui.theme.typography import MESSAGE, NOTE_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import glyph_drawing

DRAWING: Final = 44
"""Width of the drawing on a low box."""
LARGE_DRAWING: Final = 0.62
"""Width of the drawing on a high box, as a share of the box's width."""
BOX: Final = 104
"""Height of a low box."""
HIGH_BOX: Final = 136
"""Minimum height of a box with a large name; such boxes are in two rows."""
ROW_DRAWING: Final = 32
"""Width of a drawing in front of its words."""
DOOR: Final = 84
"""Height of a door in a row of three."""
DOOR_DRAWING: Final = 28
LID: Final = 6
"""Height of the coloured stripe on top of a box, its lid."""
TINT: Final = 0.86
"""The share of the background colour that is mixed into the accent for a box."""


class Door(NamedTuple):
    """A door of Home: the key of its words, its drawing, and its target."""

    words: str
    glyph: kit.Glyph
    route: str


DOORS: Final = (
    Door("home-play", "play", "/new"),
    Door("home-odds", "dice", "/calculators"),
    Door("home-score", "crown", "/score"),
)


def boxes(client: Client, style: kit.Style, room: float, height: float) -> ft.Control:
    """Draw the boxes of all games side by side, or in two rows; each leads to a new game.

    They are stacked if their names would break.

    Args:
        room: The available width.
        height: The available height; the boxes exceed it if it is too small for them.
    """
    names, count = [in_game(style, key).words("name") for key in keys()], len(keys())
    half = -(-count // 2)
    high = height >= 2 * HIGH_BOX + kit.GAP
    wanted = (half,) if high else (count, half)
    in_row = next((each for each in wanted if _role(style, names, _share(room, each))), 1)
    tile = room - 2 * kit.PADDING - ROW_DRAWING * style.scale if in_row == 1 else _share(room, in_row)
    largest = kit.BODY_STRONG if in_row == 1 else kit.NAME if high else kit.LABEL_STRONG
    role = _role(style, names, tile, largest) or MESSAGE

    def box(key: str) -> ft.Control:
        place = (tile, None if in_row == 1 else height)
        return _box(client, in_game(style, key), key, place, role)

    if in_row == 1:
        return kit.column([box(key) for key in keys()], kit.GAP, stretch=True)
    height = max(BOX, _share(height, -(-count // in_row)))
    rows = [keys()[at : at + in_row] for at in range(0, count, in_row)]
    return kit.column([ft.Row([box(key) for key in row], spacing=kit.GAP) for row in rows], kit.GAP)


def _box(
    client: Client,
    style: kit.Style,
    key: str,
    place: tuple[float, float | None],
    role: kit.TypeRole,
) -> ft.Control:
    """Draw a game's box.

    Args:
        style: The style in the game's scope and accent.
        place: The width for its contents, and its height as a tile; if the height is None, the box is a row.
        role: The type role of its name.
    """
    width, height = place
    p, name = style.palette, style.words("name")
    fill = kit.mix(p.accent, p.raised, TINT)

    def begin() -> None:
        client.wished_game = key
        client.go("/new")

    content: ft.Control
    if height is None:
        drawing = glyph_drawing(style, glyph_of(key), p.accent, ROW_DRAWING)
        whole = style.text(name, role, room=width - kit.GAP_WIDE, expand=True)
        content = ft.Row([drawing, whole], spacing=kit.GAP_WIDE)
        padding = ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP_WIDE)
    else:
        drawn = min(width * LARGE_DRAWING, max(DRAWING, height - BOX + DRAWING))
        whole = ft.Column(
            [
                ft.Container(height=LID, bgcolor=p.accent),
                ft.Container(
                    glyph_drawing(style, glyph_of(key), p.accent, drawn),
                    expand=True,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Container(
                    style.text(name, role, lines=2, align=ft.TextAlign.CENTER, room=width - 2 * kit.GAP),
                    height=2 * role.size_at(style.scale) * role.height,
                    alignment=ft.Alignment.CENTER,
                    padding=ft.Padding.symmetric(horizontal=kit.GAP),
                ),
                ft.Container(height=kit.GAP_SMALL),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        content = ft.Container(
            whole, border_radius=kit.RADIUS_FIELD, clip_behavior=ft.ClipBehavior.ANTI_ALIAS
        )
        padding = ft.Padding.all(0)
    return kit.row_button(
        style,
        content,
        begin,
        label=name,
        fill=fill,
        edge=p.hairline,
        padding=padding,
        height=height,
        expand=height is not None or None,
    )


def doors(client: Client, style: kit.Style, room: float, *, filled: bool) -> ft.Control:
    """Draw the three doors side by side; if their words would break, the first is above the others.

    Args:
        room: The available width.
        filled: Whether the first door is the page's primary action.
    """
    words = [style.words(door.words) for door in DOORS]
    tile = _share(room, len(DOORS))
    role = _role(style, words, tile, kit.BODY_STRONG)
    if role is not None:
        row = [_door(client, style, door, role, filled and not at) for at, door in enumerate(DOORS)]
        return ft.Row(row, spacing=kit.GAP)
    role = _role(style, words[1:], _share(room, 2), kit.BODY_STRONG)
    wide = [
        (kit.primary if filled and door is DOORS[0] else kit.secondary)(
            style,
            style.words(door.words),
            lambda door=door: client.go(door.route),
            glyph=door.glyph,
            expand=True,
            width=room,
        )
        for door in (DOORS if role is None else DOORS[:1])
    ]
    rows = [ft.Row([button]) for button in wide]
    if role is not None:
        pair = [_door(client, style, door, role, filled=False) for door in DOORS[1:]]
        rows.append(ft.Row(pair, spacing=kit.GAP))
    return kit.column(rows, kit.GAP, stretch=True)


def in_one_row(style: kit.Style, room: float) -> bool:
    """Return whether the words of the doors fit side by side."""
    words = [style.words(door.words) for door in DOORS]
    return _role(style, words, _share(room, len(DOORS)), kit.BODY_STRONG) is not None


def _door(client: Client, style: kit.Style, door: Door, role: kit.TypeRole, filled: bool) -> ft.Control:
    p, said = style.palette, style.words(door.words)
    ink = p.on_accent if filled else p.text
    content = ft.Column(
        [
            glyph_drawing(style, door.glyph, ink if filled else p.accent, DOOR_DRAWING),
            style.text(said, role, ink, lines=1),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    kind = ft.FilledButton if filled else ft.OutlinedButton
    return kind(
        content=content,
        on_click=kit.pressed(lambda: client.go(door.route)),
        height=style.fixed(DOOR),
        expand=True,
        style=button_style(
            ink,
            fill=p.accent if filled else None,
            edge=None if filled else p.outline,
            focus=p.text if filled else p.accent,
            radius=RADIUS_BUTTON,
            padding=ft.Padding.symmetric(horizontal=kit.GAP_SMALL, vertical=kit.GAP),
        ),
    )


def _share(room: float, count: int) -> float:
    """Return the width of each of `count` controls that share a row."""
    return (room - kit.GAP * (count - 1)) / count


def _role(
    style: kit.Style, names: Sequence[str], tile: float, largest: kit.TypeRole = kit.LABEL_STRONG
) -> kit.TypeRole | None:
    """Return the largest type role in which no word breaks on a tile of that width; None if there is none."""
    room = tile - 2 * kit.GAP
    for role in (largest, kit.BODY_STRONG, kit.LABEL_STRONG, NOTE_STRONG, MESSAGE):
        if role.size <= largest.size and max(map(longest_word, names)) * role.size_at(style.scale) <= room:
            return role
    return None
