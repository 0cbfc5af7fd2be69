"""The sheet of a player, where this device may correct its own players, and only look at other players."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

import flet as ft

from companion.rules.kernel import Command, Rejection
from companion.rules.soup.corrections import Correct, CorrectAmoeba, CorrectGene, CorrectWounds
from companion.rules.soup.data import AMOEBAS, GENES, Gene, is_advanced
from companion.rules.soup.scoring import awaits_scoring, score_steps
from companion.rules.soup.state import BEFORE_GENES, Player, State
from companion.rules.soup.turns import TakeTurn
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.number_row import Ends, PlayerNumber, Reading, ends_of, number_rows, steps, why_read
from companion.ui.shared.rename_sheet import PlayerLinks, links_of, player_links
from companion.ui.soup.context import Here
from companion.ui.soup.look import NARROW, drawing, gene_drawing, numbered_amoeba, player_drawing
from companion.ui.soup.ozone_figures import owed_now

Quantity = Literal["points", "place", "amoebas"]

LONG: Final = 100
"""From this number on, the points at the end of a row are drawn in smaller letters."""


QUANTITIES: Final[tuple[Quantity, ...]] = get_args(Quantity)
"""The numbers in the order of the sheet; the message keys of their names begin with `term-`."""


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
    """The biological points at the end of a player's row."""

    def small(self, style: kit.Style) -> bool:
        return style.scale <= kit.LARGE_TEXT

    def figure(self, style: kit.Style, now: Reading) -> ft.Control:
        """Draw the points, in smaller letters if there are many."""
        if now.value >= LONG:
            said = self.spoken(style, now.value)
            return style.text(str(now.value), kit.LABEL_STRONG, lines=1, spoken=said)
        return kit.numeral(style, now.value, self.spoken(style, now.value), small=self.small(style))


def points_in_row(style: kit.Style, seat: int, name: str) -> PointsInRow:
    """Return the description of a player's biological points at the end of the row."""
    return PointsInRow(seat=seat, name=name, title=style.words("term-points"), what="points")


def numbers_of(style: kit.Style, state: State, player: Player) -> list[SoupNumber]:
    """Return the numbers on a player's sheet; in full detail the amoebas are a separate part."""
    return [
        SoupNumber(seat=player.seat, name=player.name, title=style.words(f"term-{what}"), what=what)
        for what in QUANTITIES
        if what != "amoebas" or state.detail == "quick"
    ]


class SheetFacts(NamedTuple):
    """The facts of a player's sheet, except those of its parts for amoebas and genes."""

    player: Player
    hue: int
    numbers: tuple[SoupNumber, ...]
    refused: Rejection | None
    """The reason why this device must not change the numbers; None if it may."""

    running: bool
    full: bool
    ends: tuple[Ends, ...]
    """Whether the table accepts a decrease and an increase of each number; empty during rounds."""


def sheet_facts(here: Here, panel: Panel) -> SheetFacts:
    state, context, player = here.state, here.context, here.state.players[panel.seat]
    running = state.phase not in ("setup", "over")
    numbers = tuple(numbers_of(here.style, state, player))
    return SheetFacts(
        player,
        state.hue(player.colour),
        numbers,
        context.denial(Correct(seat=panel.seat, number="points", delta=1)),
        running,
        state.detail == "full",
        () if running else tuple(ends_of(context, number.command) for number in numbers),
    )


@part(sheet_facts)
def PlayerPanel(here: Here, shown: SheetFacts, panel: Panel) -> ft.Control:
    """Draw a player's numbers, editable if this device may change them."""
    style, context, p, seat, player = here.style, here.context, here.palette, panel.seat, shown.player
    refused, running = shown.refused, shown.running
    may = refused is None and running
    rows: list[ft.Control] = []
    if refused is not None:
        rows.append(style.text(why_read(style, refused), kit.LABEL, p.quiet))
    rows += number_rows(here, shown.numbers, may=refused is None, running=running)
    if shown.full:
        rows += [kit.hairline(style), kit.keyed("amoebas", AmoebasPart, here, seat, may=may)]
    rows += [kit.hairline(style), kit.keyed("genes", GenesPart, here, seat, may=may)]
    rows.append(kit.keyed("rest", Rest, here, seat))
    return kit.sheet(
        style,
        player.name,
        rows,
        context.close,
        picture=player_drawing(player.colour, p.players[shown.hue], 40),
    )


def _title(style: kit.Style, said: str) -> ft.Control:
    return style.text(said, kit.LABEL, style.palette.quiet, heading=True)


class AmoebaFacts(NamedTuple):
    """The facts about which corrections of an amoeba the table accepts."""

    moves: bool
    """Whether the amoeba may be put on the board, or taken off if it is there."""

    wounds: Ends
    """Whether the amoeba's damage may be decreased, and whether it may be increased."""


def amoebas_facts(here: Here, seat: int, *, may: bool) -> tuple[Player, int, list[AmoebaFacts]]:
    """Return the player, the index of the player's ink, and the accepted corrections of each amoeba."""
    state, context, player = here.state, here.context, here.state.players[seat]
    found = [
        AmoebaFacts(context.accepts(_moved(player, number)), ends_of(context, _hurt(seat, number)))
        for number in range(1, AMOEBAS + 1)
    ]
    return player, state.hue(player.colour), found


@part(amoebas_facts)
def AmoebasPart(
    here: Here, shown: tuple[Player, int, list[AmoebaFacts]], seat: int, *, may: bool
) -> ft.Control:
    """Draw every amoeba on the board with its damage points, and the amoebas off the board."""
    player, hue, found = shown
    rows: list[ft.Control] = [_title(here.style, here.words("term-amoebas"))]
    for number, facts in enumerate(found, 1):
        rows.append(_amoeba(here, player, hue, number, may, facts))
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def _moved(player: Player, number: int) -> CorrectAmoeba:
    """Return the command that puts an amoeba on the board or, if it is there, takes it off."""
    return CorrectAmoeba(seat=player.seat, number=number, on_board=player.amoeba(number) is None)


def _hurt(seat: int, number: int) -> Callable[[int], Command]:
    return lambda by: CorrectWounds(seat=seat, number=number, delta=by)


def _amoeba(here: Here, player: Player, hue: int, number: int, may: bool, shown: AmoebaFacts) -> ft.Control:
    style, context, words, p = here.style, here.context, here.words, here.palette
    found = player.amoeba(number)
    ink = p.players[hue] if found is not None else p.outline
    picture = numbered_amoeba(style, player.colour, number, found.wounds if found else 0, ink, 36)
    name = words("amoeba-number", number=number)
    parts: list[ft.Control] = [picture]
    move = context.press(_moved(player, number), lives=shown.moves)
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

    title, large = words("term-wounds"), not style.room_for_two(NARROW)
    counter = steps(
        context,
        title,
        found.wounds,
        _hurt(player.seat, number),
        shown.wounds,
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


class GenesFacts(NamedTuple):
    """The facts about a player's genes."""

    player: Player
    owed: int
    brings: int | None
    """The steps that a scoring would bring now; None if there is no further scoring."""

    late: bool
    """Whether a card entered now may be from this round or an earlier one, so that the sheet must ask."""


def genes_facts(here: Here, seat: int, *, may: bool) -> GenesFacts:
    state, player = here.state, here.state.players[seat]
    owed, _ = owed_now(state, player)
    late = state.round > 1 and state.phase not in BEFORE_GENES
    return GenesFacts(player, owed, score_steps(state, player) if awaits_scoring(state) else None, late)


@part(genes_facts)
def GenesPart(here: Here, shown: GenesFacts, seat: int, *, may: bool) -> ft.Control:
    """Draw the gene cards with their effects; a gene can be given or taken back for free."""
    style, words, p, (player, owed, brings, late) = here.style, here.words, here.palette, shown
    correcting, correct = kit.use_state(False)
    earlier, tell = kit.use_state(False)
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
        chips = GeneChips(here, seat, late and earlier)
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
        rows.append(chips)
    return kit.column(rows, kit.GAP, stretch=True)


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
    """Return the command that gives a player a gene card or, if it is held, takes it back."""
    held = player.holds(gene)
    return CorrectGene(seat=player.seat, gene=gene, held=not held, earlier=earlier and not held)


class GeneFacts(NamedTuple):
    """A gene, and whether a player holds it."""

    gene: Gene
    held: bool
    command: CorrectGene
    """The command that gives the gene, or takes it back."""

    lives: bool
    """Whether the table accepts that command."""


def _chips(here: Here, seat: int, earlier: bool) -> list[GeneFacts]:
    player = here.state.players[seat]
    commands: dict[Gene, CorrectGene] = {gene: _given(player, gene, earlier=earlier) for gene in GENES}
    return [
        GeneFacts(gene, player.holds(gene), command, here.context.accepts(command))
        for gene, command in commands.items()
    ]


@part(_chips)
def GeneChips(here: Here, found: list[GeneFacts], seat: int, earlier: bool) -> ft.Control:
    """Draw a chip for each gene; a press gives the gene to the player or takes it back."""
    return kit.wrapped([_gene_chip(here, *each) for each in found])


def _gene_chip(here: Here, gene: Gene, held: bool, command: CorrectGene, lives: bool) -> ft.Control:
    p = here.palette
    return kit.option(
        here.style,
        here.words(f"gene-{gene}"),
        held,
        here.context.press(command, lives=lives),
        picture=gene_drawing(gene, p.on_accent if held else p.text, 24),
    )


def _links(here: Here, seat: int) -> PlayerLinks:
    return links_of(here, seat, None if here.state.active in (None, seat) else TakeTurn(seat=seat))


@part(_links)
def Rest(here: Here, links: PlayerLinks, seat: int) -> ft.Control:
    """Draw the links for taking the turn and for correcting the name."""
    return kit.wrapped(player_links(here, seat, links))
