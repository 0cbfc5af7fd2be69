"""The turn of the active player: what it may and must contain, and a page for each action."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, one_gene
from companion.rules.chromosome.next_step import acting, next_step
from companion.rules.chromosome.prices import (
    IMPULSE_PRICE,
    Price,
    affordable_growth,
    can_discard,
    evolution_price,
    growth_price,
    lack,
    recovery_price,
    spark_price,
)
from companion.rules.chromosome.state import Player, State
from companion.rules.chromosome.turn_left import left
from companion.rules.chromosome.turns import EndTurn, Move, Pass
from companion.ui.art import Glyph
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import lack_words, price_words
from companion.ui.chromosome.table.next_action import asks_of_move, then_words
from companion.ui.chromosome.turn.evolution import EvolutionPage
from companion.ui.chromosome.turn.extras import (
    DiscardPage,
    FateGenePage,
    MovePage,
    RecoverPage,
)
from companion.ui.chromosome.turn.growth import GrowthPage
from companion.ui.chromosome.turn.impulse import ImpulsePage
from companion.ui.chromosome.turn.late_move import PAGES as LATE_PAGES
from companion.ui.chromosome.turn.late_move import late_move_rows
from companion.ui.chromosome.turn.offers import Offer, offer_tile, offered
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.special import SpecialPage
from companion.ui.chromosome.turn.special_list import (
    SpecialList,
    others_row,
    page_of,
    special_part,
    taken_row,
)
from companion.ui.chromosome.turn.special_parts import heading
from companion.ui.core.component import component, keyed
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedTiles, with_rules
from companion.ui.widgets.choice_row import check_row, choice_row
from companion.ui.widgets.layout import column

PAGES = {
    "move": MovePage,
    "growth": GrowthPage,
    "evolution": EvolutionPage,
    "impulse": ImpulsePage,
    "special": SpecialList,
    "recover": RecoverPage,
    "discard": DiscardPage,
    "fate-gene": FateGenePage,
}
"""The pages by the action that they are for."""


def turn_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
    """Draw the sheet of the current turn, on the page that the panel names; nothing outside a turn."""
    seat = acting(state)
    if panel.page in LATE_PAGES and panel.seat == state.late_mover:
        over = Panel("player", panel.seat) if panel.page == "move" or seat is None else Panel("turn", seat)
        return keyed("late-move", MovePage, style, context, state, panel.seat, over)
    if seat is None:
        return None
    special = page_of(panel.page)
    if special is not None:
        return keyed(f"turn-{panel.page}-{seat}", SpecialPage, style, context, state, seat, *special)
    page = PAGES.get(panel.page)
    if page is not None:
        return keyed(f"turn-{panel.page}-{seat}", page, style, context, state, seat)
    return keyed(f"turn-{seat}", Overview, style, context, state, seat)


@component
def Overview(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw what the turn must and may contain, and what of it is done."""
    words = style.words
    player = state.players[seat]
    due = "action" in left(state)
    # The sheet opens under the finger that asked for it, and two of its rows act at once.
    guard = use_tap_guard((state.turn, state.late_mover))
    rows = late_move_rows(style, context, state, guard)
    rows.append(heading(style, words("turn-must")))
    for action in state.turn.actions:
        rows.append(taken_row(style, context, seat, action))
    if due:
        passing = ("pass", _pass(style, context, state, player, guard))
        rows.append(_actions(style, context, state, player))
        rows += with_rules(style, context.ui, [passing])
        rows += special_part(style, context, state, player)
        rows += with_rules(style, context.ui, [("special", others_row(style, context, player))])
    rows.append(_may(style, context, state, player, guard))
    step = next_step(state)
    ends = step.step == "end-turn" and bool(state.turn.actions)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("next-turn", player=player.name),
        rows,
        confirm=words("turn-done", next=then_words(style, state)) if ends else "",
        on_confirm=lambda: context.submit_and_close(EndTurn(seat=seat)),
    )


def _may(style: Style, context: GameContext, state: State, player: Player, guard: TapGuard) -> ft.Control:
    """Draw what the turn may contain besides its action."""
    extras = (
        ("moving", _move(style, context, state, player, guard)),
        ("fate", _recover(style, context, state, player)),
        ("turn", _discard(style, context, state, player)),
    )
    return _column([heading(style, style.words("turn-may")), *with_rules(style, context.ui, extras)])


def _column(rows: list[ft.Control]) -> ft.Control:
    """Stack rows without gaps; their hairlines separate them."""
    return column(rows, stretch=True)


def _move(style: Style, context: GameContext, state: State, player: Player, guard: TapGuard) -> ft.Control:
    words = style.words
    if state.turn.moved:
        return check_row(style, words("turn-move"), done=True)
    asks = asks_of_move(state, player.seat)
    show = lambda: context.show(Panel("turn", player.seat, "move"))  # noqa: E731
    return check_row(
        style,
        words("turn-move"),
        done=False,
        note=words("turn-move-note"),
        on_press=show if asks else guard(lambda: context.submit(Move(seat=player.seat))),
        trailing="chevron-right" if asks else None,
    )


def _recover(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    words = style.words
    price = recovery_price(state.options)
    note, press = price_words(style, price), None
    missing = lack(state, player.seat, price)
    if player.recovered:
        note = words("turn-recovered", span=state.options.recovery)
    elif player.fate >= state.options.fate_max:
        note = words("turn-fate-full", count=player.fate)
    elif missing is not None:
        note = lack_words(style, missing)
    else:
        press = lambda: context.show(Panel("turn", player.seat, "recover"))  # noqa: E731
    return check_row(
        style,
        words("turn-recover"),
        done=player.recovered,
        note=note,
        on_press=press,
        trailing="chevron-right",
        blocked=press is None and not player.recovered,
    )


def _discard(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    words = style.words
    note, press = words("turn-discard-note", relief=state.options.building_relief), None
    if not player.irradiation:
        note = words("turn-not-irradiated")
    elif not can_discard(state, player):
        note = words("turn-no-building")
    else:
        press = lambda: context.show(Panel("turn", player.seat, "discard"))  # noqa: E731
    return check_row(
        style,
        words("turn-discard"),
        done=False,
        note=note,
        on_press=press,
        trailing="chevron-right",
        blocked=press is None,
    )


def _actions(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    """Draw the main actions as tiles, each with its price or with why it cannot be taken."""
    seat = player.seat
    impulse = offered(style, state, player, IMPULSE_PRICE)
    actions: list[tuple[str, Glyph, Offer, Panel]] = [
        ("growth", "growth", _growth(style, state, player), Panel("turn", seat, "growth")),
        ("evolution", "evolution", _evolution(style, state, player), Panel("turn", seat, "evolution")),
        ("spark", "battle", _spark(style, state, player), Panel("fight", seat)),
        ("impulse", "impulse", impulse, Panel("turn", seat, "impulse")),
    ]

    def draw(key: str, glyph: Glyph, offer: Offer, panel: Panel, mark: ft.Control) -> ft.Control:
        title = style.words(f"action-{key}")
        return offer_tile(style, title, glyph, offer, lambda: context.show(panel), mark)

    drawn = [(action[0], partial(draw, *action)) for action in actions]
    return keyed("actions", ExplainedTiles, style, context.ui, drawn)


def _pass(style: Style, context: GameContext, state: State, player: Player, guard: TapGuard) -> ft.Control:
    """Draw passing, the one main action that the table takes at once."""
    words, passes = style.words, "action" in left(state)
    return choice_row(
        style,
        words("action-pass"),
        guard(lambda: context.submit_and_close(Pass(seat=player.seat))) if passes else None,
        note=words("turn-pass-note" if passes else "turn-pass-late"),
        glyph="passed",
    )


def _growth(style: Style, state: State, player: Player) -> Offer:
    words, price = style.words, growth_price(state.options, 1)
    if state.supply(player.seat) == 0:
        return Offer(price, words("turn-supply-empty"), able=False)
    if affordable_growth(state, player.seat, spread=True) == 0:
        missing = lack(state, player.seat, price)
        return Offer(price, lack_words(style, missing) if missing else "", able=False)
    return offered(style, state, player, price, words("turn-each-token"))


def _evolution(style: Style, state: State, player: Player) -> Offer:
    words, options = style.words, state.options
    if state.detail == "quick":  # the genes on the board are not known
        return Offer(Price(one_gene("action", options.evolution_genes)), words("turn-evolution-note"))
    prices = [evolution_price(options, player, kind) for kind in (None, *GENE_KINDS)]
    least = min(prices, key=lambda price: price.energy)
    if player.genes.total >= MAX_GENES:
        return Offer(least, words("turn-genes-full", most=MAX_GENES), able=False)
    return offered(style, state, player, least, words("turn-cheapest"))


def _spark(style: Style, state: State, player: Player) -> Offer:
    return offered(style, state, player, spark_price(), style.words("turn-spark-note"))
