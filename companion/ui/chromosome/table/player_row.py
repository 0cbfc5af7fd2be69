"""A player's strip on the table: who, fate, irradiation, tokens, trophies, the score if it ended now."""

from __future__ import annotations

from typing import Literal, NamedTuple, assert_never

import flet as ft

from companion.party.company import Seated
from companion.rules.chromosome.data import GeneKind, Genes
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Detail, Player
from companion.ui.art import Glyph, art, species
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Look
from companion.ui.shared.context import Panel, Scene
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


def spoken(look: Look, player: Player, active: bool, device: Seated = "free") -> str:
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
    if device != "free":
        parts.append(words("party-seat-here" if device == "here" else "party-seat-away"))
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
    device: Seated
    """Whether the player's own phone is connected."""


def shown_of(look: Look, scene: Scene, seat: int) -> Shown:
    """What the strip of this seat shows now."""
    state, seats = scene.state, scene.company.seats
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
        seats[seat] if seats else "free",
    )


@memo
def Strip(look: Look, scene: Scene, seat: int) -> ft.Control:
    """One player of the table; a press opens the player's numbers."""
    shown = use_slice(scene.pulse, lambda: shown_of(look, scene, seat))
    player, active, starter, limit, fate_max, detail, clock, device = shown
    p = look.palette
    out = player.passed or player.eliminated
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    ink = p.passed if out else p.text
    mark: Mark = "turn" if active else "none"
    if out:
        mark = "out" if player.eliminated else "passed"
    top = ft.Row(
        [
            Name(look, player.species, colour, player.name, ink, mark, starter, device),
            Score(look, score(player).total, ink),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    measures = ft.Row(
        [
            Fate(look, player.fate, max(fate_max, player.fate), colour),
            Irradiation(look, player.irradiation, limit, out),
        ],
        spacing=GAP_WIDE + GAP_SMALL,
        run_spacing=GAP_SMALL,
        wrap=True,
        expand=True,
    )
    numbers = ft.Row(
        [measures, Counts(look, player.on_board, player.trophy_count, ink)],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rows: list[ft.Control] = [top, numbers]
    if detail == "full":
        rows.append(GeneCounts(look, player.active, player.genes, player.charged, player.fate_token))
    if clock:
        rows.append(look.text(clock, LABEL, p.quiet))
    edge = ACTIVE_EDGE if active else 0
    return ft.Container(
        row_button(
            look,
            ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            lambda: scene.show(Panel("player", seat)),
            label=spoken(look, player, active, device),
            radius=0,
            padding=ft.Padding.only(left=MARGIN - edge, right=MARGIN, top=GAP_WIDE, bottom=GAP_WIDE),
        ),
        bgcolor=p.raised if active else None,
        border=ft.Border.only(
            left=ft.BorderSide(ACTIVE_EDGE, colour) if active else None,
            bottom=ft.BorderSide(HAIR, p.hairline),
        ),
        animate=look.motion(CALM),
    )


Mark = Literal["none", "turn", "passed", "out"]
"""What stands behind a name."""


@memo
def Name(
    look: Look, shape: int, colour: str, name: str, ink: str, mark: Mark, starter: bool, device: Seated
) -> ft.Control:
    """Who it is, and how this player stands in the round."""
    p, words = look.palette, look.words
    parts: list[ft.Control] = []
    if starter:
        parts.append(art("starter", ink, 20))
    if device != "free":
        here = device == "here"
        parts.append(art("phone" if here else "offline", p.accent if here else p.quiet, 18))
    match mark:
        case "out":
            parts.append(chip(look, words("strip-out"), p.danger, p.on_danger))
        case "passed":
            parts.append(look.text(words("strip-passed"), LABEL, p.passed))
        case "turn":
            parts.append(chip(look, words("strip-turn"), p.accent, p.on_accent))
        case "none":
            pass
        case _:
            assert_never(mark)
    return ft.Row(
        [
            species(shape, colour, 40),
            ft.Container(named_with_marks(look, name, ink, parts), expand=True),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )


@memo
def Score(look: Look, total: int, ink: str) -> ft.Control:
    """The score if the game ended now."""
    text_style = FIGURE.style(ink)
    text_style.size = 40 * min(look.scale, 1.5)
    return ft.Container(
        ft.Text(look.words.number(total), style=text_style, text_align=ft.TextAlign.RIGHT),
        width=72 * min(look.scale, 1.5),
        alignment=ft.Alignment.CENTER_RIGHT,
    )


@memo
def Fate(look: Look, fate: int, most: int, colour: str) -> ft.Control:
    """Fate points as living cells."""
    return fate_cells(look, fate, most, colour)


@memo
def Irradiation(look: Look, irradiation: int, limit: int, out: bool) -> ft.Control:
    """The irradiation track and its number."""
    p = look.palette
    ink = p.danger if irradiation > limit - 2 else p.radiation
    return ft.Row(
        [
            irradiation_track(look, irradiation, limit),
            look.text(str(irradiation), COUNT, ink if irradiation else p.quiet),
        ],
        spacing=GAP - 2,
        tight=True,
    )


@memo
def Counts(look: Look, tokens: int, trophies: int, ink: str) -> ft.Control:
    """Tokens on the board and trophies."""
    return ft.Row(
        [_count(look, "token", tokens, ink), _count(look, "trophy", trophies, ink)],
        spacing=GAP_WIDE,
        tight=True,
    )


def _count(look: Look, glyph: Glyph, number: int, ink: str) -> ft.Control:
    return ft.Row(
        [art(glyph, look.palette.quiet, 24), look.text(str(number), COUNT, ink)],
        spacing=GAP_SMALL,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


@memo
def GeneCounts(look: Look, active: Genes, owned: Genes, charged: int, fate_token: bool) -> ft.Control:
    """Active genes of all owned by kind, charged tokens, and whether fate has stood for a gene."""
    p = look.palette
    parts = [
        _small(look, glyph, f"{active.of(kind)}/{owned.of(kind)}")
        for kind, glyph in GENE_GLYPHS.items()
        if owned.of(kind)
    ]
    parts.append(_small(look, "energy", look.words.number(charged)))
    if not fate_token:
        parts.append(look.text(look.words("strip-fate-gene-used"), CAPTION, p.quiet))
    return ft.Row(parts, spacing=GAP_WIDE, wrap=True, run_spacing=GAP_SMALL)


def _small(look: Look, glyph: Glyph, words: str) -> ft.Control:
    quiet = look.palette.quiet
    return ft.Row([art(glyph, quiet, 20), look.text(words, LABEL, quiet)], spacing=GAP_SMALL, tight=True)
