"""A player's row on the table: the player, fate, irradiation, tokens, trophies, and the current score."""

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, assert_never

import flet as ft

from companion.party.presence import Seated
from companion.rules.chromosome.data import GENE_KINDS, GeneKind, Genes
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Detail, Player, State
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.core.session import shared
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.changed import Change, change_of, changed
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_rows import phone_words, silent_part
from companion.words import Words

DEAF = 0.4
"""Seconds after spending a point during which another tap is ignored as accidental."""


Count: TypeAlias = tuple[int, Change]
"""A number, and the amount of its last change."""


class Fate(NamedTuple):
    """A player's fate points as the player's row shows them."""

    player: str
    left: int
    most: int
    """The number of cells drawn."""

    colour: int
    out: bool
    """Whether the player is out of the game, or has passed in the current turns."""

    spends: bool
    """Whether this device may spend a point now."""


def fate_of(here: Here, seat: int) -> Fate:
    state, player = here.state, here.state.players[seat]
    over = state.phase in ("setup", "over") or player.eliminated
    return Fate(
        player.name,
        player.fate,
        max(state.options.fate_max, player.fate),
        player.colour,
        is_out(state, player),
        not over and here.context.may(SpendFate(seat=seat)),
    )


@part(fate_of)
def FatePips(here: Here, fate: Fate, seat: int) -> ft.Control:
    """Draw fate points as cells; a press spends a point, if this device may do so."""
    style, p, cooldown = here.style, here.palette, kit.use_ref(lambda: kit.Cooldown(DEAF)).current
    colour = (p.quiet_players if fate.out else p.players)[fate.colour]
    change = change_of(here.context, lambda state: state.players[seat].fate)
    cells = changed(style, kit.fate_cells(style, fate.left, fate.most, colour), change)
    if fate.spends and fate.left:
        spend = cooldown.after(partial(here.context.submit, SpendFate(seat=seat)))
        said = here.words("sheet-spend-fate", player=fate.player)
        return kit.row_button(style, cells, spend, label=said, height=kit.TARGET)
    still = ft.Container(cells, height=kit.TARGET, alignment=shared(ft.Alignment, -1.0, 0.0))
    return ft.Semantics(content=ft.Row([still], spacing=0, tight=True), exclude_semantics=True)


def gene_colour(style: kit.Style, kind: GeneKind) -> str:
    """Return the colour of the cubes of a kind of gene: yellow, purple, red, green."""
    return style.palette.genes[GENE_KINDS.index(kind)]


GENE_GLYPHS: dict[GeneKind, kit.Glyph] = {
    "action": "gene-action",
    "telepathy": "gene-telepathy",
    "combat": "gene-combat",
    "building": "gene-building",
}
"""The drawing of each kind of gene."""


def gene_art(style: kit.Style, kind: GeneKind, size: int) -> ft.Control:
    return kit.art(GENE_GLYPHS[kind], gene_colour(style, kind), size)


class PlayerFacts(NamedTuple):
    """The contents of a player's row."""

    player: Player
    active: bool
    passed: bool
    """Whether the player has passed in the current turns."""

    starter: bool
    limit: int
    detail: Detail
    timed: bool
    """Whether the player has a clock."""

    device: Seated
    """Whether the player's own phone is connected."""


def spoken(
    words: Words,
    player: Player,
    detail: Detail,
    *,
    active: bool = False,
    passed: bool = False,
    starter: bool = False,
    device: Seated = "free",
) -> str:
    """Return the words with which a screen reader reads the row."""
    parts = [
        player.name,
        words("count-points", count=score(player).total),
        words("count-fate", count=player.fate),
        words("player-row-irradiation", count=player.irradiation),
        words("count-tokens", count=player.on_board),
        words("count-trophies", count=player.trophy_count),
    ]
    if detail == "full":
        parts += [
            words("player-row-genes", gene=kind, active=player.active.of(kind), owned=player.genes.of(kind))
            for kind in GENE_KINDS
            if player.genes.of(kind)
        ]
        parts.append(words("player-row-charged", count=player.charged))
        if not player.fate_token:
            parts.append(words("player-row-fate-gene-used"))
    if starter:
        parts.append(words("player-row-starter"))
    if player.eliminated:
        parts.append(words("term-eliminated"))
    elif passed:
        parts.append(words("player-row-passed"))
    elif active:
        parts.append(words("player-row-turn"))
    parts += phone_words(words, device)
    return ", ".join(parts)


def player_facts(here: Here, seat: int) -> PlayerFacts:
    state, context, seats = here.state, here.context, here.context.presence.seats
    return PlayerFacts(
        state.players[seat],
        state.active == seat,
        has_passed(state, state.players[seat]),
        state.starter == seat,
        state.options.irradiation_limit,
        state.detail,
        context.clocks_in_use,
        seats[seat] if seats else "free",
    )


class FrameFacts(NamedTuple):
    """The state of a row's frame, which changes from turn to turn; the content changes with every tap."""

    colour: int
    active: bool
    out: bool
    full: bool
    timed: bool


def frame_facts(here: Here, seat: int) -> FrameFacts:
    state, player = here.state, here.state.players[seat]
    return FrameFacts(
        player.colour,
        state.active == seat,
        is_out(state, player),
        state.detail == "full",
        here.context.clocks_in_use,
    )


def is_out(state: State, player: Player) -> bool:
    """Return whether the player is out of the game, or has passed in the current turns."""
    return player.eliminated or has_passed(state, player)


def has_passed(state: State, player: Player) -> bool:
    """Return whether the player has passed in the current turns; False outside the turns."""
    return player.passed and state.phase == "turns"


@part(frame_facts)
def PlayerRow(here: Here, shown: FrameFacts, seat: int) -> ft.Control:
    """Draw one player of the table; a press opens the sheet, or on the fate points spends a point."""
    player_colour, active, out, full, timed = shown
    p = here.palette
    colour = p.quiet_players[player_colour] if out else p.players[player_colour]
    edge = kit.ACTIVE_EDGE if active else 0
    below = kit.GAP if full else 0
    # A clock's touch target already leaves enough space around it.
    above = 0 if timed else kit.GAP
    content = ft.Container(
        RowContent(here, seat),
        # With a background, empty space can be pressed too.
        bgcolor=kit.veil(p.raised, 0),
        padding=shared(ft.Padding.only, left=kit.MARGIN - edge, right=kit.MARGIN, top=above, bottom=below),
    )
    show = kit.pressed(lambda: here.context.show(Panel("player", seat)))
    return ft.Container(
        ft.GestureDetector(content, on_tap=show, exclude_from_semantics=True),
        bgcolor=p.raised if active else None,
        border=shared(_edges, colour if active else None, p.hairline),
        animate=here.style.motion(kit.CALM),
    )


@part(player_facts)
def RowContent(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the content of a player's row.

    A screen reader speaks the whole row at the name; the other parts are silent, except fate.
    """
    player, active, passed, starter, limit, detail, timed, device = shown
    style, context, p, cache = here.style, here.context, here.palette, kit.use_cache()
    out = player.eliminated or passed
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    ink = p.passed if out else p.text
    mark: Mark = "turn" if active else "none"
    if out:
        mark = "out" if player.eliminated else "passed"

    def show() -> None:
        context.show(Panel("player", seat))

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(context, lambda state: read(state.players[seat]))

    total = score(player).total
    figures = cache(
        "score", (style, total, ink), lambda: silent_part("score", seat, _score(style, total, ink))
    )
    if timed:
        figures = _beside_clock(style, PlayerClock(here, seat), figures)
    named = (player.species, colour, player.name, ink, mark, starter, device, timed)
    top = ft.Row(
        [
            kit.row_button(
                style,
                cache("name", (style, named), lambda: _name(style, *named)),
                show,
                label=spoken(
                    style.words, player, detail, active=active, passed=passed, starter=starter, device=device
                ),
                expand=True,
            ),
            figures,
        ],
        spacing=kit.GAP_WIDE,
    )
    received, dose = player.irradiation, moved(lambda each: each.irradiation)
    measures = ft.Row(
        [
            FatePips(here, seat),
            cache(
                "irradiation",
                (style, received, limit, dose),
                lambda: silent_part("irradiation", seat, irradiation(style, received, limit, dose, cache)),
            ),
        ],
        spacing=kit.GAP_WIDE + kit.GAP_SMALL,
        run_spacing=0,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    tokens = (player.on_board, moved(lambda each: each.on_board))
    numbers = (tokens, (player.trophy_count, moved(lambda each: each.trophy_count)), ink)
    counts = cache(
        "counts", (style, numbers), lambda: silent_part("counts", seat, counts_of(style, *numbers))
    )
    rows: list[ft.Control] = [top, ft.Row([measures, counts], spacing=kit.GAP_WIDE)]
    if detail == "full":
        genes = (player.active, player.genes, player.charged, player.fate_token)
        rows.append(
            cache("genes", (style, genes), lambda: silent_part("genes", seat, genes_of(style, *genes)))
        )
    return kit.column(rows, stretch=True)


def _edges(active: str | None, below: str) -> ft.Border:
    """Return a row's border: a thin line below, and for the active player a thick line at the left."""
    return ft.Border.only(
        left=ft.BorderSide(kit.ACTIVE_EDGE, active) if active else None, bottom=ft.BorderSide(kit.HAIR, below)
    )


def _beside_clock(style: kit.Style, clock: ft.Control, figures: ft.Control) -> ft.Control:
    """Put a player's clock before the score; in large text, below it."""
    if style.scale > kit.LARGE_TEXT:
        return ft.Column(
            [figures, clock], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END
        )
    return ft.Row([clock, figures], spacing=0, tight=True)


Mark = Literal["none", "turn", "passed", "out"]
"""The mark after a name."""


def _name(
    style: kit.Style,
    shape: int,
    colour: str,
    name: str,
    ink: str,
    mark: Mark,
    starter: bool,
    device: Seated,
    timed: bool,
) -> ft.Control:
    """Draw the name with its marks, which are below the name if a clock needs the space beside it."""
    p, words = style.palette, style.words
    parts: list[ft.Control] = []
    if starter:
        parts.append(kit.art("starter", ink, 20))
    if device != "free":
        here = device == "here"
        parts.append(kit.art("phone" if here else "offline", p.text if here else p.quiet, 18))
    match mark:
        case "out":
            parts.append(kit.chip(style, words("player-row-out"), p.danger, p.on_danger))
        case "passed":
            parts.append(style.text(words("player-row-passed"), kit.LABEL, p.passed))
        case "turn":
            parts.append(kit.chip(style, words("player-row-turn"), p.text, p.ground))
        case "none":
            pass
        case _:
            assert_never(mark)
    named = kit.named_with_marks(style, name, ink, parts, below=timed or style.below(kit.TINY))
    return ft.Row(
        [species(shape, colour, 40), ft.Container(named, expand=True)],
        spacing=kit.GAP_WIDE,
        expand=True,
    )


def _score(style: kit.Style, total: int, ink: str) -> ft.Control:
    scale = min(style.scale, 1.5)
    figure = shared(kit.FIGURE.style, ink, kit.FIGURE.scale_of(40 * scale))
    return ft.Container(
        ft.Text(style.words.number(total), style=figure, text_align=ft.TextAlign.RIGHT),
        width=72 * scale,
        alignment=shared(ft.Alignment, 1.0, 0.0),
    )


def irradiation_ink(style: kit.Style, received: int, limit: int) -> str:
    """Return the colour for an irradiation number: quiet, radiation, or danger."""
    p = style.palette
    return (p.danger if received > limit - 2 else p.radiation) if received else p.quiet


def irradiation(style: kit.Style, received: int, limit: int, dose: Change, cache: kit.Cache) -> ft.Control:
    """Draw irradiation as a track, followed by the number."""
    p = style.palette
    number = style.text(str(received), kit.COUNT, irradiation_ink(style, received, limit))
    return ft.Row(
        [
            kit.irradiation_track(style, received, limit, cache=cache),
            changed(style, number, dose, ink=p.radiation),
        ],
        spacing=kit.GAP - 2,
        tight=True,
    )


def counts_of(style: kit.Style, tokens: Count, trophies: Count, ink: str) -> ft.Control:
    return ft.Row(
        [_count(style, "token", tokens, ink), _count(style, "trophy", trophies, ink)],
        spacing=kit.GAP_WIDE,
        tight=True,
    )


def _count(style: kit.Style, glyph: kit.Glyph, count: Count, ink: str) -> ft.Control:
    number, change = count
    drawn = changed(style, style.text(str(number), kit.COUNT, ink), change)
    return ft.Row(
        [kit.art(glyph, style.palette.quiet, 24), drawn],
        spacing=kit.GAP_SMALL,
        tight=True,
    )


def genes_of(style: kit.Style, active: Genes, owned: Genes, charged: int, fate_token: bool) -> ft.Control:
    """Draw the active and owned genes of each kind, charged tokens, and a note if fate was used as a gene."""
    p = style.palette
    parts = [
        _small(style, glyph, f"{active.of(kind)}/{owned.of(kind)}", gene_colour(style, kind))
        for kind, glyph in GENE_GLYPHS.items()
        if owned.of(kind)
    ]
    parts.append(_small(style, "energy", style.words.number(charged)))
    if not fate_token:
        parts.append(style.text(style.words("player-row-fate-gene-used"), kit.CAPTION, p.quiet))
    return kit.wrapped(parts, kit.GAP_WIDE, kit.GAP_SMALL)


def _small(style: kit.Style, glyph: kit.Glyph, words: str, colour: str | None = None) -> ft.Control:
    quiet = style.palette.quiet
    return ft.Row(
        [kit.art(glyph, colour or quiet, 20), style.text(words, kit.LABEL, quiet)],
        spacing=kit.GAP_SMALL,
        tight=True,
    )
