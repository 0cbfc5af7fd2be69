"""Quick or full detail: two cards with what the app tracks, and the cost of each."""

from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.core.style import SMALLEST
from companion.ui.game.game_setup import GameSetup, SetupForm, Signs
from companion.ui.theme.letters import longest_word

SIGN = 20
"""Width of the drawing of a tracked thing."""
BESIDE = 320
"""Minimum width of a page with both cards side by side."""
ESTIMATED = 1.15
"""The factor by which the estimated width of a word with slim letters may exceed its real width."""


def detail_cards(game: GameSetup[Any], form: SetupForm[Any]) -> ft.Control:
    """Draw both levels of detail as cards to choose from, side by side if there is room."""
    style, words = form.style, form.style.words
    room = min(style.width, kit.READING) - 2 * kit.MARGIN
    half = (room - kit.GAP) / 2
    kept = [words(f"new-keeps-{sign}") for sign, _ in (*game.quick_signs, *game.full_signs)]
    least = max(map(longest_word, kept)) * SMALLEST / ESTIMATED
    beside = style.room_for_two(BESIDE) and least <= beside_sign(half)
    width = half if beside else room
    cards = [
        _card(form, "quick", game.quick_signs, width),
        _card(form, "full", game.full_signs, width, head=words("new-keeps-all")),
    ]
    if not beside:
        return kit.section(style, words("new-detail"), cards)
    row = ft.Row(
        [ft.Container(card, expand=True) for card in cards],
        spacing=kit.GAP,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return kit.section(style, words("new-detail"), [row])


def beside_sign(width: float) -> float:
    """Return the width left for words beside a sign on a card of this width."""
    return width - 2 * kit.GAP_WIDE - SIGN - kit.GAP_SMALL


def _card(form: SetupForm[Any], detail: str, signs: Signs, width: float, head: str = "") -> ft.Control:
    """Draw the card of a level of detail.

    Args:
        signs: The signs of the things that the app tracks.
        head: The line above the signs.
    """
    style, p, words = form.style, form.style.palette, form.style.words
    chosen = form.setup.detail == detail
    title, cost = words(f"new-detail-{detail}"), words(f"new-detail-{detail}-note")
    kept: list[tuple[str, kit.Glyph]] = [(words(f"new-keeps-{sign}"), glyph) for sign, glyph in signs]
    room = width - 2 * kit.GAP_WIDE
    lines: list[ft.Control] = [
        ft.Row(
            [
                style.text(title, kit.BODY_STRONG, lines=2, room=room - SIGN - kit.GAP, expand=True),
                kit.art("check", p.accent, SIGN) if chosen else ft.Container(width=SIGN, height=SIGN),
            ],
            spacing=kit.GAP,
        ),
        *([style.text(head, kit.LABEL, p.quiet, lines=2)] if head else []),
        *(
            ft.Row(
                [
                    kit.art(glyph, p.accent if chosen else p.quiet, SIGN),
                    style.text(said, kit.LABEL, lines=2, room=beside_sign(width), expand=True),
                ],
                spacing=kit.GAP_SMALL,
            )
            for said, glyph in kept
        ),
        style.text(cost, kit.LABEL_STRONG, p.quiet, lines=3, room=room),
    ]

    def choose() -> None:
        form.change(lambda now: now.replace(detail=detail))

    # A card's spoken name is its title; the other words are spoken after it.
    spoken = ". ".join([title, " ".join([head, words.list([said for said, _ in kept])]).strip(), cost])
    button = ft.TextButton(
        content=kit.named(kit.column(lines, kit.GAP_SMALL + 2, stretch=True), spoken),
        on_click=kit.pressed(choose),
        style=kit.button_style(
            p.text,
            fill=p.raised if chosen else None,
            edge=p.accent if chosen else p.outline,
            edge_width=2 if chosen else kit.HAIR,
            focus=p.text,
            radius=kit.RADIUS_FIELD,
            padding=ft.Padding.all(kit.GAP_WIDE),
            align=ft.Alignment.TOP_LEFT,
        ),
    )
    return kit.choosable(button, chosen, choose)
