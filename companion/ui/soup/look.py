"""The drawings of Primordial Soup's players, amoebas, genes and environment cards."""

from typing import Final, Literal

import flet as ft

from companion.rules.soup.data import Card, Direction, Gene, is_advanced
from companion.rules.soup.state import Player
from companion.ui import kit
from companion.ui.soup.art import AMOEBA, BODY, DRIFT, GENE, glyph
from companion.ui.soup.context import Here

NARROW: Final = 360
"""On pages narrower than this, words replace drawings."""

Thing = Literal["points", "place", "amoebas", "genes", "mutation-points", "debt", "ozone", "cards", "wounds"]

GLYPHS: Final[dict[Thing, kit.Glyph]] = {
    "points": glyph("points"),
    "place": glyph("ladder"),
    "amoebas": AMOEBA[0],
    "genes": glyph("gene-card"),
    "mutation-points": "gene",
    "debt": glyph("ozone-hole"),
    "ozone": glyph("ozone"),
    "cards": glyph("environment"),
    "wounds": glyph("wound"),
}
"""The drawing of each thing that is counted."""

CHAPTERS: Final[dict[str, kit.Glyph]] = {
    "setup": "players",
    "round": "clock",
    "movement": glyph("drift-east"),
    "food": glyph("foodstuff"),
    "attack": GENE["struggle"],
    "environment": glyph("ozone"),
    "market": glyph("gene-card"),
    "division": glyph("division"),
    "deaths": glyph("wound"),
    "basic": GENE["intelligence"],
    "advanced": GENE["armor"],
    "scoring": glyph("ladder"),
    "end": "trophy",
}
"""The drawing of each chapter of the quick rules."""


def drawing(thing: Thing, colour: str, size: float = 24) -> ft.Control:
    """Draw a thing, `size` logical pixels wide; screen readers skip it."""
    return kit.art(GLYPHS[thing], colour, size)


def amoeba_glyph(shape: int) -> kit.Glyph:
    """Return the drawing of a player's amoeba; each colour has an outline of its own.

    Args:
        shape: The player's `SeatInfo.shape`, or the player's colour.
    """
    return AMOEBA[shape % len(AMOEBA)]


def player_drawing(colour: int, ink: str, size: float) -> ft.Control:
    return kit.art(amoeba_glyph(colour), ink, size)


def ink_of(here: Here, player: Player) -> str:
    """Return the colour in which this table draws the player's things."""
    return here.palette.players[here.state.hue(player.colour)]


def piece(here: Here, player: Player, size: float) -> ft.Control:
    return player_drawing(player.colour, ink_of(here, player), size)


def gene_drawing(gene: Gene, ink: str, size: float = 24) -> ft.Control:
    return kit.art(GENE[gene], ink, size)


def gene_option(style: kit.Style, gene: Gene, chosen: bool, press: kit.Press, said: str = "") -> ft.Control:
    """Draw a choice with a gene's symbol and, unless other words are given, its name."""
    picture = gene_drawing(gene, style.palette.on_accent if chosen else style.palette.quiet, 22)
    return kit.option(style, said or style.words(f"gene-{gene}"), chosen, press, picture=picture)


def drift_drawing(direction: Direction, ink: str, size: float = 24) -> ft.Control:
    return kit.art(DRIFT[direction], ink, size)


def gene_mark(gene: Gene, ink: str, edge: str, size: float = 24) -> ft.Control:
    """Draw a gene card as a small sign that screen readers skip; an advanced gene has an edge."""
    edged = is_advanced(gene)
    return ft.Container(
        gene_drawing(gene, ink, size),
        padding=kit.GAP_SMALL - kit.HAIR if edged else kit.GAP_SMALL,
        border=ft.Border.all(kit.HAIR, edge) if edged else None,
        border_radius=kit.RADIUS_MARK,
    )


def numbered_amoeba(
    style: kit.Style, colour: int, number: int, wounds: int, ink: str, size: float = 36
) -> ft.Control:
    """Draw an amoeba with its number and a bead for each damage point; screen readers skip it."""
    p = style.palette
    digit = kit.COUNT.style(p.text)
    digit.size = size * 0.4
    body = ft.Stack(
        [
            kit.art(BODY[colour % len(BODY)], ink, size),
            ft.Container(
                ft.Text(str(number), style=digit),
                width=size,
                height=size * 0.84,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        width=size,
        height=size,
    )
    beads: list[ft.Control] = [drawing("wounds", p.danger, size / 3) for _ in range(min(wounds, 3))]
    hurt = ft.Row(beads, spacing=0, height=size / 3, alignment=ft.MainAxisAlignment.CENTER)
    shown = ft.Container(kit.column([body, hurt]), width=size)
    return kit.silent(shown)


def card_drawing(style: kit.Style, card: Card, *, size: float = 96) -> ft.Control:
    """Draw an environment card face up, with drift and ozone layer; screen readers skip it."""
    p = style.palette
    figure = kit.FIGURE.style(p.text)
    figure.size = size * 0.36
    face = kit.column(
        [
            drift_drawing(card.direction, p.accent, size * 0.44),
            ft.Row(
                [drawing("ozone", p.quiet, size * 0.3), ft.Text(str(card.ozone), style=figure)],
                spacing=kit.GAP_SMALL,
                tight=True,
            ),
        ],
        kit.GAP_SMALL,
    )
    face.horizontal_alignment = ft.CrossAxisAlignment.CENTER
    face.alignment = ft.MainAxisAlignment.CENTER
    card_face = ft.Container(
        face,
        width=size,
        height=size * 1.25,
        border=ft.Border.all(2, p.outline),
        border_radius=kit.RADIUS_FIELD,
        bgcolor=p.surface,
        alignment=ft.Alignment.CENTER,
    )
    return kit.silent(card_face)
