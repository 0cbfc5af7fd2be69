"""A player's strip on the table: who, fate, irradiation, tokens, trophies, the score if it ended now."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.data import GeneKind
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Detail, Player
from companion.ui.art import Glyph, art, species
from companion.ui.chromosome.scene import Panel, Scene
from companion.ui.component import memo, use_slice
from companion.ui.look import Look
from companion.ui.theme.measure import ACTIVE_EDGE, GAP, GAP_SMALL, GAP_WIDE, HAIR, MARGIN
from companion.ui.theme.typography import CAPTION, COUNT, FIGURE, LABEL, NAME
from companion.ui.widgets.marks import chip, fate_cells, irradiation_track
from companion.ui.widgets.press import row_button

GENE_GLYPHS: dict[GeneKind, Glyph] = {
    "action": "gene-action",
    "telepathy": "gene-telepathy",
    "combat": "gene-combat",
    "building": "gene-building",
}
"""The drawing of each kind of gene."""


def spoken(look: Look, player: Player, active: bool) -> str:
    """The strip in a sentence, for a screen reader."""
    words = look.words
    parts = [
        player.name,
        words("count-points", count=score(player).total),
        words("count-fate", count=player.fate),
        words("strip-irradiation", count=player.irradiation),
        words("count-tokens", count=player.on_board),
        words("count-trophies", count=player.trophy_count),
    ]
    if player.eliminated:
        parts.append(words("term-eliminated"))
    elif player.passed:
        parts.append(words("strip-passed"))
    elif active:
        parts.append(words("strip-turn"))
    return ", ".join(parts)


class Shown(NamedTuple):
    """What a strip shows."""

    player: Player
    active: bool
    starter: bool
    limit: int
    fate_max: int
    detail: Detail
    clock: str


def shown_of(look: Look, scene: Scene, seat: int) -> Shown:
    """What the strip of this seat shows now."""
    state = scene.state
    clock = ""
    if scene.clocks_in_use:
        clock = look.words.duration(scene.clock_times()[seat].total_seconds())
    return Shown(
        state.players[seat],
        state.active == seat,
        state.starter == seat,
        state.options.irradiation_limit,
        state.options.fate_max,
        state.detail,
        clock,
    )


@memo
def Strip(look: Look, scene: Scene, seat: int) -> ft.Control:
    """One player of the table; a press opens the player's numbers."""
    shown = use_slice(scene.pulse, lambda: shown_of(look, scene, seat))
    player, active, starter, limit, fate_max, detail, clock = shown
    p = look.palette
    out = player.passed or player.eliminated
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    ink = p.passed if out else p.text
    top = ft.Row(
        [
            species(player.species, colour, 40),
            ft.Container(_name(look, player, active=active, starter=starter, ink=ink), expand=True),
            _score(look, player, ink),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    irradiated = p.danger if player.irradiation > limit - 2 else p.radiation
    numbers = ft.Row(
        [
            ft.Row(
                [
                    fate_cells(look, player.fate, max(fate_max, player.fate), colour),
                    ft.Row(
                        [
                            irradiation_track(look, player.irradiation, limit, passed=out),
                            look.text(
                                str(player.irradiation), COUNT, irradiated if player.irradiation else p.quiet
                            ),
                        ],
                        spacing=GAP - 2,
                        tight=True,
                    ),
                ],
                spacing=GAP_WIDE + GAP_SMALL,
                run_spacing=GAP_SMALL,
                wrap=True,
                expand=True,
            ),
            _count(look, "token", player.on_board, ink),
            _count(look, "trophy", player.trophy_count, ink),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rows: list[ft.Control] = [top, numbers]
    if detail == "full":
        rows.append(_genes(look, player))
    if clock:
        rows.append(look.text(clock, LABEL, p.quiet))
    return ft.Container(
        row_button(
            look,
            ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            lambda: scene.show(Panel("player", player.seat)),
            label=spoken(look, player, active),
            radius=0,
            padding=ft.Padding.only(
                left=MARGIN - (ACTIVE_EDGE if active else 0), right=MARGIN, top=GAP_WIDE, bottom=GAP_WIDE
            ),
        ),
        bgcolor=p.raised if active else None,
        border=ft.Border.only(
            left=ft.BorderSide(ACTIVE_EDGE, colour) if active else None,
            bottom=ft.BorderSide(HAIR, p.hairline),
        ),
        animate=look.motion(200),
    )


def _name(look: Look, player: Player, *, active: bool, starter: bool, ink: str) -> ft.Control:
    p, words = look.palette, look.words
    parts: list[ft.Control] = [
        ft.Container(look.text(player.name, NAME, ink, lines=1), expand=True, expand_loose=True)
    ]
    if starter:
        parts.append(art("starter", ink, 20))
    if player.eliminated:
        parts.append(chip(look, words("strip-out"), p.danger, p.on_danger))
    elif player.passed:
        parts.append(look.text(words("strip-passed"), LABEL, p.passed))
    elif active:
        parts.append(chip(look, words("strip-turn"), p.accent, p.on_accent))
    return ft.Row(parts, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _score(look: Look, player: Player, ink: str) -> ft.Control:
    style = FIGURE.style(ink)
    style.size = 40 * min(look.scale, 1.5)
    return ft.Container(
        ft.Text(look.words.number(score(player).total), style=style, text_align=ft.TextAlign.RIGHT),
        width=72 * min(look.scale, 1.5),
        alignment=ft.Alignment.CENTER_RIGHT,
    )


def _count(look: Look, glyph: Glyph, number: int, ink: str) -> ft.Control:
    return ft.Row(
        [art(glyph, look.palette.quiet, 24), look.text(str(number), COUNT, ink)],
        spacing=GAP_SMALL,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _genes(look: Look, player: Player) -> ft.Control:
    p, words = look.palette, look.words
    parts: list[ft.Control] = []
    for kind, glyph in GENE_GLYPHS.items():
        active, owned = player.active.of(kind), player.genes.of(kind)
        if owned:
            parts.append(
                ft.Row(
                    [art(glyph, p.quiet, 20), look.text(f"{active}/{owned}", LABEL, p.quiet)],
                    spacing=GAP_SMALL,
                    tight=True,
                )
            )
    parts.append(
        ft.Row(
            [
                art("energy", p.quiet, 20),
                look.text(words.number(player.charged), LABEL, p.quiet),
            ],
            spacing=GAP_SMALL,
            tight=True,
        )
    )
    if not player.fate_token:
        parts.append(look.text(words("strip-fate-gene-used"), CAPTION, p.quiet))
    return ft.Row(parts, spacing=GAP_WIDE, wrap=True, run_spacing=GAP_SMALL)
