"""The stage of phase 4: players receive ten points, and amoebas divide while points last."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.rules.soup.data import AMOEBAS, DIVISION_POINTS
from companion.rules.soup.division import Divide
from companion.rules.soup.play import AmoebaPlaced, AmoebaRemoved, amoeba_price
from companion.rules.soup.state import Amoeba, Player, State
from companion.ui import kit
from companion.ui.shared.number_row import steps
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import ink_of, numbered_amoeba
from companion.ui.soup.next_step import choice_first, last_call, step_bar
from companion.ui.soup.phase import (
    DIVISION_GENES,
    counter_row,
    entries,
    gain_words,
    gene_reminders,
    one_each,
    phase_head,
    section,
    turn_head,
)

AMOEBA = 40
"""Width of an amoeba that is on the board."""
IN_A_LINE = 5
"""Number of chips with numbers that fit side by side on the smallest phone."""


@kit.component
def DivisionView(here: Here) -> ft.Control:
    """Draw the active player's division, or the division of all players if they divide simultaneously."""
    if here.state.together:
        return kit.keyed("births", QuickDivides, here)
    seat = here.state.active
    assert seat is not None, "phase 4 has somebody's turn, or everybody's"
    # Keep the page while amoebas are placed, so that late taps still find their button.
    return kit.keyed(f"division-{seat}", Divides, here, seat)


@kit.component
def Divides(here: Here, seat: int) -> ft.Control:
    """Draw a player's amoebas on the board, and the choice, price and allowed spaces of a new amoeba."""
    style, state, words = here.style, here.state, here.words
    player = state.players[seat]
    free, kept = player.free_numbers, state.detail == "full"

    def fit(wanted: Divide | None) -> Divide:
        number = wanted.number if wanted and wanted.number in free else next(iter(free), None)
        return Divide(seat=seat, number=number if kept else None)

    page = use_page(here, Divide(seat=seat), seat=seat, fit=fit)
    got = words("division-received", count=DIVISION_POINTS) if seat in state.received else ""
    page.part(turn_head(here, player, got))
    page.titled("division-on-board", _on_board(here, player), count=len(player.amoebas), most=AMOEBAS)
    if free:
        if kept and page.may:
            page.titled("division-number", _numbers(page, free))
        page.titled("division-where", marked_lines(style, where(here, player)))
    bar = last_call(here, words("division-nobody"))
    return page.on_stage(kit.column([_divide(page), bar], kit.GAP_SMALL, stretch=True) if page.may else bar)


@kit.component
def QuickDivides(here: Here) -> ft.Control:
    """Draw an amoeba stepper for each player, the allowed spaces, and the points that everybody received."""
    state, words = here.state, here.words
    players = [state.players[seat] for seat in state.order]
    each_one = [Divide(seat=each.seat) for each in players]
    head = one_each(here, words("term-amoebas-on-board"), words("division-one-each"), each_one)
    parts: list[ft.Control] = [
        phase_head(here, words("division-together"), words("division-received", count=DIVISION_POINTS)),
        kit.column([head, *(_births(here, each) for each in players)], kit.GAP, stretch=True),
        section(here, "where", words("division-where"), marked_lines(here.style, _wheres(here, players))),
        *gene_reminders(here, players, DIVISION_GENES),
    ]
    return stage_page(here, parts, step_bar(here))


def _births(here: Here, player: Player) -> ft.Control:
    """Draw the stepper of a player's amoebas on the board.

    A step up pays for a new amoeba, a step down takes back one that was placed in this phase.
    """
    context, words, seat = here.context, here.words, player.seat
    count, price = len(player.amoebas), amoeba_price(player, here.state.options)
    born = max(0, births(context, here.state, seat))

    def command(by: int) -> Divide:
        return Divide(seat=seat, back=by < 0)

    counter = steps(
        context,
        player.name,
        count,
        command,
        one_by_one=True,
        less=words("deaths-less", player=player.name),
        more=words("deaths-more", player=player.name),
        spoken=words("pair", what=player.name, value=words("count-amoebas", count=count)),
        small=here.style.scale <= kit.LARGE_TEXT,
    )
    if not born:  # Amoebas from earlier phases cannot be taken back.
        counter = replace(counter, on_less=None)
    grown = player.replace(amoebas=(*player.amoebas, Amoeba(number=1)))
    note = words("phase-points-short", count=player.points)
    if count < AMOEBAS:
        note = f"{note}, {words('division-price', count=price)}"
        gain = gain_words(here, player, grown)
        note = f"{note}\n{gain}" if gain else note
    return counter_row(here, player, counter, note)


def births(context: GameContext, state: State, seat: int) -> int:
    """Return the number of amoebas placed in this phase minus those taken back (quick detail)."""
    found = 0
    for entry in entries(context, state):
        for event in entry.events:
            if isinstance(event, AmoebaPlaced | AmoebaRemoved) and event.seat == seat:
                found += 1 if isinstance(event, AmoebaPlaced) else -1
    return found


def _wheres(here: Here, players: Sequence[Player]) -> list[str]:
    """Return the general rule for placing new amoebas, and the rules for players with exceptions."""
    words = here.words
    rule = [words("division-beside"), words("division-chain")]
    found = {player.name: where(here, player) for player in players}
    others = [
        words("phase-of", player=name, what=line)
        for name, lines in found.items()
        if lines != rule
        for line in lines
    ]
    return [*rule, *others]


def where(here: Here, player: Player) -> list[str]:
    """Return sentences about the allowed spaces for a player's new amoeba."""
    words, options = here.words, here.state.options
    if not player.amoebas:
        return [words("division-anywhere-first")]
    if player.has("spores"):
        return [words("division-spores-own" if options.spores_own_colour else "division-spores")]
    if len(player.amoebas) == 1 and options.second_anywhere:
        return [words("division-anywhere-second")]
    return [words("division-beside"), words("division-chain")]


def _on_board(here: Here, player: Player) -> ft.Control:
    if not player.amoebas:
        free = here.state.options.first_amoeba_free
        return here.quiet("division-none") if free else ft.Container()
    ink = ink_of(here, player)
    drawn: list[ft.Control] = [
        numbered_amoeba(here.style, player.colour, each.number, each.wounds, ink, AMOEBA)
        for each in player.amoebas
    ]
    return ft.Row(drawn, spacing=kit.GAP_SMALL, wrap=True)


def _numbers(page: Page[Divide], free: tuple[int, ...]) -> ft.Control:
    """Draw a chip for each amoeba off the board, on one line or on two lines of equal length."""
    words = page.here.words
    length = len(free) if len(free) <= IN_A_LINE else (len(free) + 1) // 2
    rows: list[ft.Control] = []
    for start in range(0, len(free), length):
        chips = [
            page.chip(
                "number",
                each,
                words.number(each),
                expand=True,
                label=words("amoeba-number", number=each),
            )
            for each in free[start : start + length]
        ]
        blanks: list[ft.Control] = [ft.Container(expand=True) for _ in range(length - len(chips))]
        rows.append(ft.Row([*chips, *blanks], spacing=kit.GAP))
    return kit.column(rows, kit.GAP, stretch=True)


def _divide(page: Page[Divide]) -> ft.Control:
    """Draw the button that places the amoeba, with its price or the reason for a refusal."""
    here, command = page.here, page.draft or page.blank
    words, player = here.words, here.state.players[command.seat]
    refused = here.refusal(command)
    price = amoeba_price(player, here.state.options)
    said = words("division-new", count=price)
    if command.number is not None:
        said = words("division-new-number", number=command.number, count=price)
    note = words(refused.code, **refused.params) if refused else ""

    first, ask = choice_first(here), here.context.asker(command.seat)

    def draw(guard: kit.TapGuard) -> ft.Control:
        press = None if refused else guard(page.give)
        return ft.Row(
            [kit.primary(here.style, said, press, note=note, expand=True, quiet=not first, ask=ask)]
        )

    button = kit.under_guard(("divide", player.seat, player.free_numbers), draw)
    inset = ft.Padding.only(left=kit.PADDING, right=kit.PADDING, top=kit.GAP_SMALL)
    return kit.readable(here.style, ft.Container(button, padding=inset))
