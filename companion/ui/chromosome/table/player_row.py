"""A player's strip on the table: who, fate, irradiation, tokens, trophies, the score if it ended now."""

from __future__ import annotations

from typing import Literal, NamedTuple, assert_never

import flet as ft

from companion.party.presence import Seated
from companion.rules.chromosome.data import GeneKind, Genes
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Detail, Player
from companion.ui.art import Glyph, art, species
from companion.ui.chromosome.context import GameContext
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.theme.measure import ACTIVE_EDGE, CALM, GAP, GAP_SMALL, GAP_WIDE, HAIR, MARGIN
from companion.ui.theme.typography import CAPTION, COUNT, FIGURE, LABEL
from companion.ui.widgets.marks import chip, fate_cells, irradiation_track, named_with_marks
from companion.ui.widgets.press import row_button

GENE_GLYPHS: dict[GeneKind, Glyph] = {
    "action": "gene-action",
    "telepathy": "gene-telepathy",
    "combat": "gene-combat",
    "building": "gene-building",
}
"""The drawing of each kind of gene."""


def spoken(style: Style, player: Player, active: bool, device: Seated = "free") -> str:
    """The strip in a sentence, for a screen reader."""
    words = style.words
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
    if device != "free":
        parts.append(words("party-seat-here" if device == "here" else "party-seat-away"))
    return ", ".join(parts)


class PlayerFacts(NamedTuple):
    """What a strip shows."""

    player: Player
    active: bool
    starter: bool
    limit: int
    fate_max: int
    detail: Detail
    clock: str
    device: Seated
    """Whether the player's own phone is connected."""


def player_facts(style: Style, context: GameContext, seat: int) -> PlayerFacts:
    """What the strip of this seat shows now."""
    state, seats = context.state, context.presence.seats
    clock = ""
    if context.clocks_in_use:
        clock = style.words.duration(context.clock_times()[seat].total_seconds())
    return PlayerFacts(
        state.players[seat],
        state.active == seat,
        state.starter == seat,
        state.options.irradiation_limit,
        state.options.fate_max,
        state.detail,
        clock,
        seats[seat] if seats else "free",
    )


@memo
def PlayerRow(style: Style, context: GameContext, seat: int) -> ft.Control:
    """One player of the table; a press opens the player's numbers."""
    shown = use_slice(context.changes, lambda: player_facts(style, context, seat))
    player, active, starter, limit, fate_max, detail, clock, device = shown
    p = style.palette
    out = player.passed or player.eliminated
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    ink = p.passed if out else p.text
    mark: Mark = "turn" if active else "none"
    if out:
        mark = "out" if player.eliminated else "passed"
    top = ft.Row(
        [
            Name(style, player.species, colour, player.name, ink, mark, starter, device),
            Score(style, score(player).total, ink),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    measures = ft.Row(
        [
            Fate(style, player.fate, max(fate_max, player.fate), colour),
            Irradiation(style, player.irradiation, limit, out),
        ],
        spacing=GAP_WIDE + GAP_SMALL,
        run_spacing=GAP_SMALL,
        wrap=True,
        expand=True,
    )
    numbers = ft.Row(
        [measures, Counts(style, player.on_board, player.trophy_count, ink)],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rows: list[ft.Control] = [top, numbers]
    if detail == "full":
        rows.append(GeneCounts(style, player.active, player.genes, player.charged, player.fate_token))
    if clock:
        rows.append(style.text(clock, LABEL, p.quiet))
    edge = ACTIVE_EDGE if active else 0
    return ft.Container(
        row_button(
            style,
            ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            lambda: context.show(Panel("player", seat)),
            label=spoken(style, player, active, device),
            radius=0,
            padding=ft.Padding.only(left=MARGIN - edge, right=MARGIN, top=GAP_WIDE, bottom=GAP_WIDE),
        ),
        bgcolor=p.raised if active else None,
        border=ft.Border.only(
            left=ft.BorderSide(ACTIVE_EDGE, colour) if active else None,
            bottom=ft.BorderSide(HAIR, p.hairline),
        ),
        animate=style.motion(CALM),
    )


Mark = Literal["none", "turn", "passed", "out"]
"""What stands behind a name."""


@memo
def Name(
    style: Style, shape: int, colour: str, name: str, ink: str, mark: Mark, starter: bool, device: Seated
) -> ft.Control:
    """Who it is, and how this player stands in the round."""
    p, words = style.palette, style.words
    parts: list[ft.Control] = []
    if starter:
        parts.append(art("starter", ink, 20))
    if device != "free":
        here = device == "here"
        parts.append(art("phone" if here else "offline", p.accent if here else p.quiet, 18))
    match mark:
        case "out":
            parts.append(chip(style, words("strip-out"), p.danger, p.on_danger))
        case "passed":
            parts.append(style.text(words("strip-passed"), LABEL, p.passed))
        case "turn":
            parts.append(chip(style, words("strip-turn"), p.accent, p.on_accent))
        case "none":
            pass
        case _:
            assert_never(mark)
    return ft.Row(
        [
            species(shape, colour, 40),
            ft.Container(named_with_marks(style, name, ink, parts), expand=True),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )


@memo
def Score(style: Style, total: int, ink: str) -> ft.Control:
    """The score if the game ended now."""
    text_style = FIGURE.style(ink)
    text_style.size = 40 * min(style.scale, 1.5)
    return ft.Container(
        ft.Text(style.words.number(total), style=text_style, text_align=ft.TextAlign.RIGHT),
        width=72 * min(style.scale, 1.5),
        alignment=ft.Alignment.CENTER_RIGHT,
    )


@memo
def Fate(style: Style, fate: int, most: int, colour: str) -> ft.Control:
    """Fate points as living cells."""
    return fate_cells(style, fate, most, colour)


@memo
def Irradiation(style: Style, irradiation: int, limit: int, out: bool) -> ft.Control:
    """The irradiation track and its number."""
    p = style.palette
    ink = p.danger if irradiation > limit - 2 else p.radiation
    return ft.Row(
        [
            irradiation_track(style, irradiation, limit),
            style.text(str(irradiation), COUNT, ink if irradiation else p.quiet),
        ],
        spacing=GAP - 2,
        tight=True,
    )


@memo
def Counts(style: Style, tokens: int, trophies: int, ink: str) -> ft.Control:
    """Tokens on the board and trophies."""
    return ft.Row(
        [_count(style, "token", tokens, ink), _count(style, "trophy", trophies, ink)],
        spacing=GAP_WIDE,
        tight=True,
    )


def _count(style: Style, glyph: Glyph, number: int, ink: str) -> ft.Control:
    return ft.Row(
        [art(glyph, style.palette.quiet, 24), style.text(str(number), COUNT, ink)],
        spacing=GAP_SMALL,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


@memo
def GeneCounts(style: Style, active: Genes, owned: Genes, charged: int, fate_token: bool) -> ft.Control:
    """Active genes of all owned by kind, charged tokens, and whether fate has stood for a gene."""
    p = style.palette
    parts = [
        _small(style, glyph, f"{active.of(kind)}/{owned.of(kind)}")
        for kind, glyph in GENE_GLYPHS.items()
        if owned.of(kind)
    ]
    parts.append(_small(style, "energy", style.words.number(charged)))
    if not fate_token:
        parts.append(style.text(style.words("strip-fate-gene-used"), CAPTION, p.quiet))
    return ft.Row(parts, spacing=GAP_WIDE, wrap=True, run_spacing=GAP_SMALL)


def _small(style: Style, glyph: Glyph, words: str) -> ft.Control:
    quiet = style.palette.quiet
    return ft.Row([art(glyph, quiet, 20), style.text(words, LABEL, quiet)], spacing=GAP_SMALL, tight=True)
