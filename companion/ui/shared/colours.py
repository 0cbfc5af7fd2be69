"""The choice of a player's colour: for a new game, and as a correction."""

from collections.abc import Callable, Iterable, Sequence

import flet as ft

from companion.ui import kit

BESIDE, NARROW = 4, 360
"""The maximum number of buttons beside their title, and the page width that they need there."""


def choices(style: kit.Style, title: str, buttons: Sequence[ft.Control]) -> ft.Control:
    """Draw the buttons of a choice, beside or below their title."""
    name = style.text(title, kit.LABEL, style.palette.quiet)
    if len(buttons) > BESIDE or not style.room_for_two(NARROW):
        return kit.column([name, kit.wrapped(buttons, kit.GAP_SMALL)], kit.GAP_SMALL)
    return ft.Row([ft.Container(name, expand=True), ft.Row([*buttons], spacing=kit.GAP)])


def square(
    style: kit.Style, content: ft.Control, label: str, chosen: bool, on_press: kit.Press | None
) -> ft.Control:
    """Draw a square button of a choice: a drawing or a number, with a spoken name."""
    p = style.palette
    button = ft.TextButton(
        content=kit.named(content, label),
        on_click=kit.pressed(on_press),
        disabled=not on_press,
        width=kit.TARGET,
        height=kit.TARGET,
        style=kit.button_style(
            p.text,
            edge=p.text if chosen else None,
            edge_width=2,
            focus=p.accent,
            radius=kit.RADIUS_FIELD,
        ),
    )
    return kit.choosable(button, chosen, on_press)


def colour_choices(
    style: kit.Style,
    colours: Iterable[int],
    mine: int,
    hue: Callable[[int], int],
    take: Callable[[int], kit.Press | None],
) -> ft.Control:
    """Draw a button for each colour, with a tick on the player's own.

    Args:
        hue: Returns the index of a colour's ink and name.
        take: Returns the handler of a colour's button; None if the colour is not allowed.
    """
    p, words = style.palette, style.words

    def button(colour: int) -> ft.Control:
        ink, take_it = hue(colour), take(colour)
        fill = p.players if take_it or colour == mine else p.quiet_players
        sign = ft.Container(
            kit.art("check", p.on_players[ink], 18) if colour == mine else None,
            width=28,
            height=28,
            border_radius=kit.RADIUS_ROUND,
            bgcolor=fill[ink],
            alignment=ft.Alignment.CENTER,
        )
        return square(style, sign, words(f"new-colour-{ink}"), colour == mine, take_it)

    return choices(style, words("new-colour"), [button(colour) for colour in colours])
