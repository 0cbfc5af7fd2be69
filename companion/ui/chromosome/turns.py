"""The active player's turn: required and possible actions, the move, and the late move after passing."""

from functools import partial
from typing import Final

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, MAX_GROUP, one_gene
from companion.rules.chromosome.fate import RecoverFate
from companion.rules.chromosome.next_step import acting, left
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
from companion.rules.chromosome.state import Player
from companion.rules.chromosome.turns import EndTurn, Move, Pass
from companion.ui import kit
from companion.ui.chromosome.actions import BY_DIE, EvolutionPage, GrowthPage, ImpulsePage
from companion.ui.chromosome.context import GameContext, Here, may_turn
from companion.ui.chromosome.fate import DiscardPage, FateGenePage, RecoverPage
from companion.ui.chromosome.names import lack_words, price_words
from companion.ui.chromosome.next_step import asks_of_move, then_words
from companion.ui.chromosome.prices import OfferedAction, offer_tile, offered
from companion.ui.chromosome.special import (
    SpecialList,
    SpecialPage,
    others_row,
    page_of,
    special_part,
    taken_row,
)
from companion.ui.chromosome.special_effects import heading
from companion.ui.chromosome.turn_page import turn_sheet, wide_button
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedTiles, with_rules

PAGES: Final = {
    "growth": GrowthPage,
    "evolution": EvolutionPage,
    "impulse": ImpulsePage,
    "special": SpecialList,
    "recover": RecoverPage,
    "discard": DiscardPage,
    "fate-gene": FateGenePage,
}
"""The turn's pages, by the name in `Panel.page`."""

LATE: Final = "late-move"
"""The page of a late move that was opened from the next player's turn, and leads back to it."""


def has_turn(context: GameContext, panel: Panel) -> bool:
    """Return whether this device may act in the turn, or make the late move of the panel's player.

    A player who has just passed may still move until another player acts.
    """
    late = panel.page in ("move", LATE) and panel.seat == context.state.late_mover
    return (late and context.may(Move(seat=panel.seat))) or (
        may_turn(context) and acting(context.state) is not None
    )


@kit.component
def TurnPanel(here: Here, panel: Panel) -> ft.Control:
    """Draw the sheet of the current turn, on the page that the panel names."""
    seat, page = acting(here.state), panel.page
    if page in ("move", LATE) and panel.seat == here.state.late_mover:
        back = Panel("player", panel.seat) if page == "move" or seat is None else Panel("turn", seat)
        return kit.keyed("late-move", MovePage, here, panel.seat, back)
    if seat is None:
        return ft.Container()
    special = page_of(page)
    if special is not None:
        return kit.keyed(f"turn-{page}-{seat}", SpecialPage, here, seat, *special)
    if page == "move":
        return kit.keyed(f"turn-move-{seat}", MovePage, here, seat, Panel("turn", seat))
    if page == BY_DIE:
        return kit.keyed(f"turn-{page}-{seat}", EvolutionPage, here, seat, True)
    if page in PAGES:
        return kit.keyed(f"turn-{page}-{seat}", PAGES[page], here, seat)
    return kit.keyed(f"turn-{seat}", Overview, here, seat)


@kit.component
def Overview(here: Here, seat: int) -> ft.Control:
    """Draw the required, possible and completed actions of the turn."""
    style, context, state, words = here.style, here.context, here.state, here.words
    player = state.players[seat]
    # Two rows act immediately, and the sheet may open with one of them under the finger.
    guard = kit.use_tap_guard((state.turn, state.late_mover))
    rows = late_move_rows(here, guard)
    due = "action" in left(state)
    rows.append(heading(here, "turn-must" if due else "turn-taken"))
    rows += [taken_row(here, seat, action) for action in state.turn.actions]
    if due:
        rows.append(_actions(here, player))
        rows += with_rules(style, context.ui, [("pass", _pass(here, player, guard))])
        rows += special_part(here, player)
        rows += with_rules(style, context.ui, [("special", others_row(here, player))])
    extras = (
        ("moving", _move(here, player, guard)),
        ("fate", _recover(here, player)),
        ("turn", _discard(here, player)),
    )
    # Rows without gaps: their hairlines separate them.
    rows.append(kit.column([heading(here, "turn-may"), *with_rules(style, context.ui, extras)], stretch=True))
    footer, title = None, words("turn-title", player=player.name)
    if acting(state) == seat and state.turn.actions and not due:
        end = lambda: context.submit_and_close(EndTurn(seat=seat))  # noqa: E731
        done = words("turn-done", player=player.name, next=then_words(style, state))
        footer = wide_button(style, title, done, end)
    return turn_sheet(here, seat, title, rows, footer)


@kit.component
def MovePage(here: Here, seat: int, back: Panel) -> ft.Control:
    """Draw the page of a move, which asks how many tokens a merge of groups has discharged.

    At most this is one token fewer than the number in the largest possible group.

    Args:
        back: The panel to show after the move, and on the back button.
    """
    words, guard = here.words, kit.use_tap_guard("move")

    def moved(discharged: int) -> None:
        if here.context.submit(Move(seat=seat, discharged=discharged)):
            if here.context.came_from is None:
                here.context.close()
            else:
                here.context.show(back)

    rows = [here.quiet("move-note")]
    for count in range(min(here.state.players[seat].charged, MAX_GROUP - 1) + 1):
        said = words("move-merged", count=count) if count else words("move-plain")
        glyph: kit.Glyph = "token-discharged" if count else "group"
        press = here.context.press(Move(seat=seat, discharged=count))
        press = guard(press if isinstance(press, kit.Dead) else partial(moved, count))
        rows.append(kit.choice_row(here.style, said, press, glyph=glyph))
    return turn_sheet(here, seat, words("turn-move"), rows, chapter="moving", back=back)


def late_move_rows(here: Here, guard: kit.TapGuard) -> list[ft.Control]:
    """Draw the offer of a move to a player who has just passed.

    A press records the move, or first asks for discharged tokens. The offer is shown in the next player's
    turn and, after the round's last pass, above the radiation phase.
    """
    state, context, seat = here.state, here.context, here.state.late_mover
    if seat is None or not context.may(Move(seat=seat)):
        return []
    asks = asks_of_move(state, seat)
    show = lambda: context.show(Panel("turn", seat, LATE))  # noqa: E731
    row = kit.choice_row(
        here.style,
        here.words("turn-late-move", player=state.players[seat].name),
        show if asks else guard(lambda: context.submit(Move(seat=seat))),
        note=here.words("player-late-move"),
        glyph="group",
        trailing="chevron-right" if asks else None,
    )
    return with_rules(here.style, context.ui, [("pass", row)])


def _move(here: Here, player: Player, guard: kit.TapGuard) -> ft.Control:
    style, context, words, state = here.style, here.context, here.words, here.state
    if state.turn.moved:
        return kit.check_row(style, words("turn-move"), done=True)
    asks = asks_of_move(state, player.seat)
    show = lambda: context.show(Panel("turn", player.seat, "move"))  # noqa: E731
    return kit.check_row(
        style,
        words("turn-move"),
        done=False,
        note=words("turn-move-note"),
        on_press=show if asks else guard(lambda: context.submit(Move(seat=player.seat))),
        trailing="chevron-right" if asks else None,
    )


def _recover(here: Here, player: Player) -> ft.Control:
    style, words = here.style, here.words
    price = recovery_price(here.state.options)
    refused, missing = here.refusal(RecoverFate(seat=player.seat)), lack(here.state, player.seat, price)
    note, press = price_words(style, price), None
    if refused is not None and not refused.asks:
        note = words(refused.code, **refused.params)
    elif missing is not None:
        note = lack_words(style, missing)
    else:
        press = lambda: here.context.show(Panel("turn", player.seat, "recover"))  # noqa: E731
    return kit.check_row(
        style,
        words("turn-recover"),
        done=player.recovered,
        note=note,
        on_press=press,
        trailing="chevron-right",
        blocked=press is None and not player.recovered,
    )


def _discard(here: Here, player: Player) -> ft.Control:
    style, words, state = here.style, here.words, here.state
    note, press = words("turn-discard-note", relief=state.options.building_relief), None
    if not player.irradiation:
        note = words("turn-not-irradiated")
    elif not can_discard(state, player):
        note = words("turn-no-building")
    else:
        press = lambda: here.context.show(Panel("turn", player.seat, "discard"))  # noqa: E731
    return kit.check_row(
        style,
        words("turn-discard"),
        done=False,
        note=note,
        on_press=press,
        trailing="chevron-right",
        blocked=press is None,
    )


def main_actions(here: Here, player: Player) -> list[tuple[str, kit.Glyph, OfferedAction, Panel]]:
    """Return each main action's name, drawing, offer, and the panel that a press opens."""
    seat = player.seat
    spark = offered(here, player, spark_price(), here.words("turn-spark-note"))
    return [
        ("growth", "growth", _growth(here, player), Panel("turn", seat, "growth")),
        ("evolution", "evolution", _evolution(here, player), Panel("turn", seat, "evolution")),
        ("spark", "battle", spark, Panel("fight", seat)),
        ("impulse", "impulse", offered(here, player, IMPULSE_PRICE), Panel("turn", seat, "impulse")),
    ]


def _actions(here: Here, player: Player) -> ft.Control:
    """Draw the main actions as tiles, each with its price or the reason why it cannot be taken."""
    style, context = here.style, here.context

    def draw(key: str, glyph: kit.Glyph, offer: OfferedAction, panel: Panel, mark: ft.Control) -> ft.Control:
        title = style.words(f"action-{key}")
        return offer_tile(style, title, glyph, offer, lambda: context.show(panel), mark)

    drawn = [(action[0], partial(draw, *action)) for action in main_actions(here, player)]
    return kit.keyed("actions", ExplainedTiles, style, context.ui, drawn)


def _pass(here: Here, player: Player, guard: kit.TapGuard) -> ft.Control:
    """Draw the row for passing, the only main action that a single press carries out."""
    passes = "action" in left(here.state)
    return kit.choice_row(
        here.style,
        here.words("action-pass"),
        guard(lambda: here.context.submit_and_close(Pass(seat=player.seat))) if passes else None,
        note=here.words("turn-pass-note" if passes else "turn-pass-late"),
        glyph="passed",
    )


def _growth(here: Here, player: Player) -> OfferedAction:
    words, state = here.words, here.state
    price = growth_price(state.options, 1)
    if state.supply(player.seat) == 0:
        return OfferedAction(price, words("turn-supply-empty"), able=False)
    if affordable_growth(state, player.seat, spread=True) == 0:
        missing = lack(state, player.seat, price)
        return OfferedAction(price, lack_words(here.style, missing) if missing else "", able=False)
    return offered(here, player, price, words("turn-each-token"))


def _evolution(here: Here, player: Player) -> OfferedAction:
    words, options = here.words, here.state.options
    if here.state.detail == "quick":  # The genes on the board are unknown.
        return OfferedAction(Price(one_gene("action", options.evolution_genes)), words("turn-evolution-note"))
    prices = [evolution_price(options, player, kind) for kind in (None, *GENE_KINDS)]
    least = min(prices, key=lambda price: price.energy)
    if player.genes.total >= MAX_GENES:
        return OfferedAction(least, words("turn-genes-full", most=MAX_GENES), able=False)
    return offered(here, player, least, words("turn-cheapest"))
