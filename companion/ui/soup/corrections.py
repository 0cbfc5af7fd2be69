"""A player's sheet: two taps to any number; to read only where the seat is another device's."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

import flet as ft

from companion.rules.kernel import Command
from companion.rules.soup.corrections import Correct, CorrectAmoeba, CorrectGene, CorrectWounds
from companion.rules.soup.data import AMOEBAS, GENES, Gene, is_advanced
from companion.rules.soup.scoring import awaits_scoring, score_steps
from companion.rules.soup.state import BEFORE_GENES, Player, State
from companion.rules.soup.turns import TakeTurn
from companion.ui import kit
from companion.ui.shared.number_row import PlayerNumber, Reading, number_rows, steps, why_read
from companion.ui.shared.rename_sheet import player_links
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import NARROW, drawing, gene_drawing, numbered_amoeba, player_drawing
from companion.ui.soup.ozone_figures import owed_now

Quantity = Literal["points", "place", "amoebas"]

LONG: Final = 100
"""Points from which their number is written smaller in a row."""


QUANTITIES: Final[tuple[Quantity, ...]] = get_args(Quantity)
"""The numbers, from the top of the sheet; `term-…` names each."""


@dataclass(frozen=True, kw_only=True)
class SoupNumber(PlayerNumber[State]):
    """A number of a player."""

    what: Quantity

    @property
    def key(self) -> str:
        return self.what

    def read(self, state: State) -> Reading:
        player = state.players[self.seat]
        return Reading(len(player.amoebas) if self.what == "amoebas" else int(getattr(player, self.what)))

    def command(self, by: int) -> Command:
        return Correct(seat=self.seat, number=self.what, delta=by)

    def small(self, style: kit.Style) -> bool:
        return style.below(NARROW)

    def picture(self, style: kit.Style) -> ft.Control | None:
        return None if style.below(NARROW) else drawing(self.what, style.palette.quiet, 28)


class PointsInRow(SoupNumber):
    """The biological points as they stand at the end of a player's row."""

    def small(self, style: kit.Style) -> bool:
        return style.scale <= kit.LARGE_TEXT

    def figure(self, style: kit.Style, now: Reading) -> ft.Control:
        """Draw the points, in smaller letters when they are many."""
        if now.value >= LONG:
            said = self.spoken(style, now.value)
            return style.text(str(now.value), kit.LABEL_STRONG, lines=1, spoken=said)
        return kit.numeral(style, now.value, self.spoken(style, now.value), small=self.small(style))


def points_in_row(style: kit.Style, seat: int, name: str) -> PointsInRow:
    """Return the biological points of a player, for the end of the row."""
    return PointsInRow(seat=seat, name=name, title=style.words("term-points"), what="points")


def numbers_of(style: kit.Style, state: State, player: Player) -> list[SoupNumber]:
    """Return the player's numbers; in full detail amoebas have a part of their own."""
    return [
        SoupNumber(seat=player.seat, name=player.name, title=style.words(f"term-{what}"), what=what)
        for what in QUANTITIES
        if what != "amoebas" or state.detail == "quick"
    ]


@kit.memo
def PlayerSheet(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    """Draw a player's numbers, editable where this device may change them."""
    number = Correct(seat=seat, number="points", delta=1)
    refused = kit.use_slice(context.changes, lambda: context.client.access.denial(context.open_game, number))
    player, phase, detail = kit.use_slice(
        context.changes, lambda: (context.state.players[seat], context.state.phase, context.state.detail)
    )
    p = style.palette
    running = phase not in ("setup", "over")
    may = refused is None and running
    rows: list[ft.Control] = []
    if refused is not None:
        rows.append(style.text(why_read(style, refused), kit.LABEL, p.quiet))
    rows += number_rows(
        style,
        context,
        numbers_of(style, context.state, player),
        context.state,
        may=refused is None,
        running=running,
    )
    if detail == "full":
        rows += [kit.hairline(style), kit.keyed("amoebas", AmoebasPart, style, context, seat, may=may)]
    rows += [kit.hairline(style), kit.keyed("genes", GenesPart, style, context, seat, may=may)]
    rows.append(kit.keyed("rest", Rest, style, context, seat, may=may))
    return kit.sheet(
        style,
        player.name,
        rows,
        context.close,
        picture=player_drawing(player.colour, p.players[context.state.hue(player.colour)], 40),
    )


def _title(style: kit.Style, said: str) -> ft.Control:
    return style.text(said, kit.LABEL, style.palette.quiet, heading=True)


@kit.memo
def AmoebasPart(style: kit.Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw every amoeba on the board with its damage points, and those that are not there."""
    player, lives = kit.use_slice(context.changes, lambda: _movable(context, seat))
    words = style.words
    rows: list[ft.Control] = [_title(style, words("term-amoebas"))]
    for number, lives_now in zip(range(1, AMOEBAS + 1), lives, strict=True):
        rows.append(_amoeba(style, context, player, number, may, lives_now))
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def _moved(player: Player, number: int) -> CorrectAmoeba:
    """Return the command that puts an amoeba on the board, or takes it off."""
    return CorrectAmoeba(seat=player.seat, number=number, on_board=player.amoeba(number) is None)


def _movable(context: GameContext, seat: int) -> tuple[Player, list[bool]]:
    """Return a player, and whether the table accepts moving each amoeba by hand."""
    player = context.state.players[seat]
    return player, [context.accepts(_moved(player, number)) for number in range(1, AMOEBAS + 1)]


def _amoeba(
    style: kit.Style, context: GameContext, player: Player, number: int, may: bool, lives: bool
) -> ft.Control:
    words, p, seat = style.words, style.palette, player.seat
    found = player.amoeba(number)
    ink = p.players[context.state.hue(player.colour)] if found is not None else p.outline
    picture = numbered_amoeba(style, player.colour, number, found.wounds if found else 0, ink, 36)
    name = words("amoeba-number", number=number)
    parts: list[ft.Control] = [picture]
    move = context.press(_moved(player, number), lives=lives)
    if found is None:
        parts.append(style.text(words("player-amoeba-away"), kit.LABEL, p.quiet, expand=True))
        if may:
            said = words("player-amoeba-place", number=number)
            place = kit.chip_button(style, words("player-place-it"), move, glyph="plus", label=said)
            parts.append(place)
        return ft.Row(parts, spacing=kit.GAP_WIDE)
    if not may:
        hurt = words("count-wounds", count=found.wounds)
        parts.append(style.text(hurt, kit.BODY, expand=True))
        return ft.Row(parts, spacing=kit.GAP_WIDE)

    def command(by: int) -> Command:
        return CorrectWounds(seat=seat, number=number, delta=by)

    title, large = words("term-wounds"), style.scale > kit.LARGE_TEXT or style.width < NARROW
    counter = steps(
        context,
        title,
        found.wounds,
        command,
        less=words("player-wounds-less", number=number),
        more=words("player-wounds-more", number=number),
        spoken=words("pair", what=f"{name}, {title}", value=found.wounds),
        small=style.scale <= kit.LARGE_TEXT,
    ).capsule(style)
    off = words("player-amoeba-remove", number=number)
    parts.append(style.text(title, kit.LABEL, p.quiet, lines=2, expand=True))
    tools = [
        counter,
        kit.chip_button(style, words("player-remove-it"), move, label=off),
    ]
    if large:
        below = ft.Row(
            [*tools], spacing=kit.GAP, run_spacing=kit.GAP, wrap=True, alignment=ft.MainAxisAlignment.END
        )
        return kit.column([ft.Row(parts, spacing=kit.GAP_WIDE), below], kit.GAP_SMALL, stretch=True)
    return ft.Row([*parts, *tools], spacing=kit.GAP)


@kit.component
def GenesPart(style: kit.Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw the gene cards with their effects; a gene can be given or taken back for free."""
    player = kit.use_slice(context.changes, lambda: context.state.players[seat])
    owed, _ = kit.use_slice(context.changes, lambda: owed_now(context.state, context.state.players[seat]))
    brings = kit.use_slice(context.changes, lambda: _brings(context.state, seat))
    correcting, correct = kit.use_state(False)
    # Whether a card that is entered now can be from this round or from an earlier one.
    late = kit.use_slice(
        context.changes, lambda: context.state.round > 1 and context.state.phase not in BEFORE_GENES
    )
    earlier, tell = kit.use_state(False)
    lives = kit.use_slice(
        context.changes,
        lambda: (
            {gene: context.accepts(_given(player, gene, earlier=late and earlier)) for gene in GENES}
            if may and correcting
            else {}
        ),
    )
    words, p = style.words, style.palette
    points = words("count-mutation-points", count=player.mutation_points)
    note = f"{points} · {words('player-would-owe', count=owed)}" if owed else points
    rows: list[ft.Control] = [
        _title(style, words("term-genes")),
        style.text(note, kit.LABEL, p.quiet),
        *([] if brings is None else [style.text(words("player-forecast", count=brings), kit.LABEL, p.quiet)]),
        *(_gene(style, each) for each in player.gene_names),
    ]
    if may and not correcting:
        rows.append(
            ft.Row(
                [kit.chip_button(style, words("player-genes-correct"), lambda: correct(True), glyph="edit")]
            )
        )
    if may and correcting:
        chips: list[ft.Control] = [
            _gene_chip(style, context, player, gene, earlier=late and earlier, lives=lives[gene])
            for gene in GENES
        ]
        rows.append(style.text(words("player-genes-how"), kit.LABEL, p.quiet))
        if late:
            rows += [
                style.text(words("player-gene-when"), kit.LABEL, p.quiet),
                kit.wrapped(
                    [
                        kit.option(style, words("player-gene-this-round"), not earlier, lambda: tell(False)),
                        kit.option(style, words("player-gene-earlier"), earlier, lambda: tell(True)),
                    ]
                ),
            ]
        rows.append(kit.wrapped(chips))
    return kit.column(rows, kit.GAP, stretch=True)


def _brings(state: State, seat: int) -> int | None:
    """Return the steps that a scoring would bring now; None where none is to come."""
    return score_steps(state, state.players[seat]) if awaits_scoring(state) else None


def _gene(style: kit.Style, gene: Gene) -> ft.Control:
    words, p = style.words, style.palette
    card = GENES[gene]
    name = words(f"gene-{gene}")
    if is_advanced(gene):
        name = f"{name} · {words('gene-advanced')}"
    lines = kit.column(
        [
            style.text(name, kit.BODY_STRONG),
            style.text(words.rule(f"gene-{gene}-effect"), kit.LABEL, p.quiet),
        ],
        expand=True,
    )
    points = words("gene-mutation", points=card.mutation)
    said = style.text(words.number(card.mutation), kit.BODY_STRONG, spoken=points)
    return ft.Row(
        [gene_drawing(gene, p.accent, 28), lines, said],
        spacing=kit.GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _given(player: Player, gene: Gene, *, earlier: bool) -> CorrectGene:
    """Return the command that gives a player a gene card, or takes it back."""
    held = player.holds(gene)
    return CorrectGene(seat=player.seat, gene=gene, held=not held, earlier=earlier and not held)


def _gene_chip(
    style: kit.Style, context: GameContext, player: Player, gene: Gene, *, earlier: bool, lives: bool
) -> ft.Control:
    p = style.palette
    held = player.holds(gene)
    command = _given(player, gene, earlier=earlier)
    return kit.option(
        style,
        style.words(f"gene-{gene}"),
        held,
        context.press(command, lives=lives),
        picture=gene_drawing(gene, p.on_accent if held else p.text, 24),
    )


@kit.memo
def Rest(style: kit.Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw the controls for the turn and the name."""
    active = kit.use_slice(context.changes, lambda: context.state.active)
    turn = None if active in (None, seat) else TakeTurn(seat=seat)
    return kit.wrapped(player_links(style, context, seat, turn))
