"""A player's numbers, with steppers, or read-only on devices that may not change them."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

import flet as ft

from companion.rules.chromosome.corrections import Correct, Mark, MarkActive, PlayerMark
from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.next_step import acting
from companion.rules.chromosome.prices import can_discard
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.rules.chromosome.turns import Move
from companion.rules.kernel import Rejection
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.chromosome.corrections import (
    ChromosomeNumber,
    GeneState,
    gene_sides,
    genes_grid,
    number_of,
    trophy_numbers,
)
from companion.ui.chromosome.names import species_name
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.number_row import number_rows, reading_row, why_read
from companion.ui.shared.rename_sheet import PlayerLinks, links_of, player_links


def may_not(here: Here, panel: Panel) -> Rejection | None:
    """Return why this device may not change the player's numbers; None if it may."""
    # All numbers of a player have the same owners, so one is checked for all.
    return here.context.denial(Correct(seat=panel.seat, what="fate", delta=1))


@part(may_not)
def PlayerPanel(here: Here, refused: Rejection | None, panel: Panel) -> ft.Control:
    """Draw all of a player's numbers, editable if this device may change them."""
    if refused is None:
        return PlayerSheet(here, panel.seat)
    return PlayerReading(here, panel.seat, why_read(here.style, refused))


def _state(here: Here, *_: object) -> State:
    return here.state


@part(_state)
def PlayerReading(here: Here, state: State, seat: int, why: str) -> ft.Control:
    """Draw a player's numbers for a device that may not change them."""
    style, player = here.style, state.players[seat]
    rows = [
        style.text(why, kit.LABEL, here.palette.quiet),
        reading_row(style, number_of(style, player, "fate"), state),
        reading_row(style, number_of(style, player, "irradiation"), state),
        reading_row(style, number_of(style, player, "tokens"), state),
        *_full(here, player),
        kit.hairline(style),
        _heading(here, "player-trophies"),
        *(reading_row(style, number, state) for number in trophy_numbers(style, state, player)),
    ]
    look = player.name, player.species, player.colour
    return _sheet(here, *look, rows, _note(here, player))


def _full(here: Here, player: Player) -> list[ft.Control]:
    """Draw the charged tokens, if the app tracks them, and the genes."""
    style, state, words, rows = here.style, here.state, here.words, list[ft.Control]()
    told_apart = len(gene_sides(state, player)) > 1
    if state.detail == "full":
        # The row of tokens already shows how many can be charged.
        rows.append(reading_row(style, number_of(style, player, "charged", alone=False), state))
    for kind in GENE_KINDS:
        if player.genes.of(kind):
            sides = f"{words('player-column-active')} {player.active.of(kind)}"
            if player.passive.of(kind):
                sides += f" · {words('player-column-passive')} {player.passive.of(kind)}"
            owned = player.genes.of(kind)
            title = words(f"gene-{kind}")
            figure = style.text(
                str(owned), kit.HEADING, lines=1, spoken=words("pair", what=title, value=owned)
            )
            rows.append(kit.number_row(style, title, figure, note=sides if told_apart else ""))
    return rows


def _sheet(
    here: Here, name: str, which: int, colour: int, rows: list[ft.Control], note: str | ft.Control
) -> ft.Control:
    picture = species(which, here.palette.players[colour], 40)
    return kit.sheet(here.style, name, rows, here.context.close, picture=picture, note=note)


def _note(here: Here, player: Player) -> str:
    """Return the species and the points of a player."""
    total = here.words("count-points", count=score(player).total)
    return f"{species_name(here.style, player)} · {total}"


def _heading(here: Here, key: str) -> ft.Control:
    return here.style.text(here.words(key), kit.LABEL, here.palette.quiet, heading=True)


class SheetFacts(NamedTuple):
    """The facts that decide the head of a sheet and which parts it has."""

    name: str
    species: int
    colour: int
    full: bool
    late: bool
    """Whether the player has passed and may still move."""


def sheet_facts(here: Here, seat: int) -> SheetFacts:
    state, player = here.state, here.state.players[seat]
    full, late = state.detail == "full", state.late_mover == seat
    return SheetFacts(player.name, player.species, player.colour, full, late)


@part(sheet_facts)
def PlayerSheet(here: Here, shown: SheetFacts, seat: int) -> ft.Control:
    """Draw the sheet that a press on a player's row opens, on which one more tap changes any number."""
    rows: list[ft.Control] = []
    if shown.late:
        said = here.words("player-late-move")
        rows.append(kit.wrapped([kit.chip_button(here.style, said, lambda: _move(here.context, seat))]))
    # In quick detail genes are counted, but rarely needed: they come last.
    parts: tuple[PartName, ...] = (
        PARTS if shown.full else (*(each for each in PARTS if each != "genes"), "genes")
    )
    for name in parts:
        if name in ("trophies", "genes", "marks"):
            rows.append(kit.hairline(here.style))
        rows.append(kit.keyed(name, DRAWN[name], here, seat))
    return _sheet(here, shown.name, shown.species, shown.colour, rows, Note(here, seat))


def _note_of(here: Here, seat: int) -> str:
    return _note(here, here.state.players[seat])


@part(_note_of)
def Note(here: Here, note: str, seat: int) -> ft.Control:
    return here.style.text(note, kit.LABEL, here.palette.quiet, lines=2)


TurnPage = Literal["recover", "fate-gene", "discard"]
"""A page of the turn that can be opened from a part of the sheet."""


NumberFacts: TypeAlias = tuple[list[ChromosomeNumber], list[TurnPage]]
"""Numbers of a player, and the pages of the turn that can also change them."""


def _numbers(here: Here, shown: NumberFacts, seat: int) -> ft.Control:
    numbers, pages = shown
    rows = number_rows(here, numbers)
    if pages:
        rows.append(kit.wrapped([_page_chip(here, seat, page) for page in pages]))
    return kit.column(rows, kit.GAP_WIDE, stretch=True)


def _page_chip(here: Here, seat: int, page: TurnPage) -> ft.Control:
    show = lambda: here.context.show(Panel("turn", seat, page))  # noqa: E731
    return kit.chip_button(here.style, here.words(f"turn-{page}"), show)


def _fate(here: Here, seat: int) -> NumberFacts:
    """Return the number of fate points, and the pages of the turn that change it.

    A point can be spent while the player is in the game.
    """
    state, player, pages = here.state, here.state.players[seat], list[TurnPage]()
    if acting(state) == seat:
        if player.fate < state.options.fate_max and not player.recovered:
            pages.append("recover")
        if player.can_lend_fate:
            pages.append("fate-gene")
    spends = not (state.phase in ("setup", "over") or player.eliminated)
    return [number_of(here.style, player, "fate", spends=spends)], pages


def _irradiation(here: Here, seat: int) -> NumberFacts:
    """Return the irradiation, and the page of the turn that reduces it."""
    state, player = here.state, here.state.players[seat]
    due = acting(state) == seat and player.irradiation and can_discard(state, player)
    return [number_of(here.style, player, "irradiation")], ["discard"] if due else []


def _tokens(here: Here, seat: int) -> NumberFacts:
    player = here.state.players[seat]
    charged = [number_of(here.style, player, "charged")] if here.state.detail == "full" else []
    return [number_of(here.style, player, "tokens"), *charged], []


def _trophies(here: Here, seat: int) -> list[ChromosomeNumber]:
    return trophy_numbers(here.style, here.state, here.state.players[seat])


@part(_trophies)
def TrophyNumbers(here: Here, numbers: list[ChromosomeNumber], seat: int) -> ft.Control:
    rows = [_heading(here, "player-trophies"), *number_rows(here, numbers)]
    return kit.column(rows, kit.GAP_WIDE, stretch=True)


def _genes(here: Here, seat: int) -> tuple[Player, tuple[GeneState, ...]]:
    player = here.state.players[seat]
    return player, gene_sides(here.state, player)


@part(_genes)
def Genes(here: Here, shown: tuple[Player, tuple[GeneState, ...]], seat: int) -> ft.Control:
    player, sides = shown
    return kit.column(genes_grid(here, player, sides), kit.GAP_WIDE, stretch=True)


MARKS: Final[tuple[PlayerMark, ...]] = ("passed", "fate-token", "recovered", "eliminated")
"""The marks, ordered by how often a table needs to correct them."""


def _marked(here: Here, seat: int) -> list[tuple[bool, Mark, bool]]:
    """Return for each mark whether it is set, the command that changes it, and whether that is accepted."""
    found: list[tuple[bool, Mark, bool]] = []
    for what, shown in zip(MARKS, _marks(here.state.players[seat]), strict=True):
        # The chip of the fate token says "used", which is the opposite of the mark that the command sets.
        command = Mark(seat=seat, what=what, set=shown if what == "fate-token" else not shown)
        found.append((shown, command, here.context.accepts(command)))
    return found


@part(_marked)
def Marks(here: Here, marked: list[tuple[bool, Mark, bool]], seat: int) -> ft.Control:
    """Draw chips to correct the marks that the rules usually set themselves."""
    chips: list[ft.Control] = []
    for what, (shown, command, lives) in zip(MARKS, marked, strict=True):
        press = here.context.press(command, lives=lives)
        colour = here.palette.danger if what == "eliminated" else None
        said = here.words(f"player-mark-{what}")
        chips.append(kit.option(here.style, said, shown, press, colour=colour))
    return kit.column([_heading(here, "player-marks"), kit.wrapped(chips)], kit.GAP)


def _marks(player: Player) -> tuple[bool, ...]:
    """Return for each of `MARKS` whether its chip is chosen."""
    return player.passed, not player.fate_token, player.recovered, player.eliminated


def _move(context: GameContext, seat: int) -> None:
    """Record the move of a player who has just passed; ask for discharged tokens if they are tracked."""
    state = context.state
    if state.detail == "full" and state.players[seat].charged:
        context.show(Panel("turn", seat, "move"))
    else:
        context.submit_and_close(Move(seat=seat))


def _links(here: Here, seat: int) -> PlayerLinks:
    state = here.state
    begins = state.phase == "turns" and state.active != seat and not state.players[seat].eliminated
    return links_of(here, seat, MarkActive(seat=seat) if begins else None)


@part(_links)
def Rest(here: Here, links: PlayerLinks, seat: int) -> ft.Control:
    return kit.wrapped(player_links(here, seat, links))


PartName = Literal["fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest"]
"""A part of the sheet with a drawing function of its own."""

PARTS: Final[tuple[PartName, ...]] = ("fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest")
"""All parts, from top to bottom."""

DRAWN: Final[dict[PartName, Callable[[Here, int], ft.Control]]] = {
    "fate": part(_fate)(_numbers),
    "irradiation": part(_irradiation)(_numbers),
    "tokens": part(_tokens)(_numbers),
    "trophies": TrophyNumbers,
    "genes": Genes,
    "marks": Marks,
    "rest": Rest,
}
"""The drawing function of each part."""
