"""The stage of phase 2: the card is turned; then everybody with too many mutation points settles."""

import flet as ft

from companion.rules.soup.next_step import next_step
from companion.rules.soup.odds import next_debt
from companion.rules.soup.ozone import DebtSettled, Settle, TurnCard
from companion.rules.soup.settlement import cheapest
from companion.rules.soup.state import Player
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.game.context import Panel
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, marked_lines
from companion.ui.soup.calculators.ozone import OzoneInput
from companion.ui.soup.calculators.payment import payment_words
from companion.ui.soup.cards import CardChoice, said_card
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import card_drawing, drawing, piece
from companion.ui.soup.next_step import next_words, step_bar
from companion.ui.soup.ozone_figures import counted, known_deck
from companion.ui.soup.phase import phase_head, titled
from companion.ui.soup.settlement import next_owing
from companion.ui.widgets.bars import NamedChance, share_rows

PIECE = 36
"""Width of the amoeba beside a name."""


@kit.component
def EnvironmentView(here: Here) -> ft.Control:
    """Draw the card to turn, or the turned card and the debts."""
    if not here.state.debts:
        return kit.keyed("card", CardStep, here)
    return kit.keyed("debts", DebtStep, here)


@kit.component
def CardStep(here: Here) -> ft.Control:
    """Draw the chances of a debt, and the ways to turn the next card: let the app draw it, or enter it."""
    style, words = here.style, here.words
    parts: list[ft.Control] = [phase_head(here, words("environment-turn"), words("environment-turn-note"))]
    threatened = _threatened(here)
    if threatened:
        rows, supposed = share_rows(style, threatened), here.quiet("environment-chance-note")
        if any(each.share for each in threatened):
            worst = marked_lines(style, _worst(here), sign="info", quiet=True)
            parts.append(titled(here, words("environment-chance"), rows, worst, supposed))
        else:
            parts.append(here.quiet("environment-no-chance"))
    asked = _asked_about(here)
    if threatened and asked is not None:
        parts += what_if(here, "ozone", OzoneInput.of(here.state, asked))
    if here.context.may(TurnCard()):
        parts.append(titled(here, words("environment-own-card"), CardChoice(here)))
    return stage_page(here, parts, step_bar(here, note=words("setup-by-app")))


def _threatened(here: Here) -> list[NamedChance]:
    """Return the chance of a debt for each player whose odds are shown; nothing if the deck is unknown."""
    state, p, words = here.state, here.palette, here.words
    deck = known_deck(state)
    if deck is None:
        return []
    found: list[NamedChance] = []
    for seat in state.order:
        player = state.players[seat]
        if not here.context.sees_odds(seat):
            continue
        chance = next_debt(deck, counted(player.mutation_points)).chance(bool)
        said = words("environment-may-owe", player=player.name, count=player.mutation_points)
        drawn = piece(here, player, PIECE)
        found.append(NamedChance(said, chance, p.danger if chance else p.accent, drawn))
    return found


def _asked_about(here: Here) -> Player | None:
    """Return the player with whose genome the calculator starts.

    It is the device's own player, or else the first player whose odds are shown; None if no odds are shown.
    """
    seats = [seat for seat in here.state.order if here.context.sees_odds(seat)]
    own = here.context.own_seat
    first = own if own in seats else next(iter(seats), None)
    return None if first is None else here.state.players[first]


def _worst(here: Here) -> list[str]:
    """Describe each player's largest possible debt at the next card, and its cheapest payment.

    Players who cannot owe anything, or whose odds are not shown, are left out.
    """
    deck, told = known_deck(here.state), list[str]()
    for player in (here.state.players[seat] for seat in here.state.order):
        if deck is None or not here.context.sees_odds(player.seat):
            continue
        owed = max(debt for debt, _ in next_debt(deck, counted(player.mutation_points)))
        way = cheapest(owed, player.gene_names, player.points, here.state.options) if owed else None
        if way is not None:
            worst = here.words("environment-worst", owed=owed, payment=payment_words(here.style, way))
            told.append(here.words("phase-of", player=player.name, what=worst))
    return told


@kit.component
def DebtStep(here: Here) -> ft.Control:
    """Draw the turned card, everybody's debt, and the next player to settle."""
    style, state, words = here.style, here.state, here.words
    parts: list[ft.Control] = []
    if state.card is not None:
        told = kit.column(
            [
                style.text(said_card(style, state.card), kit.HEADING, lines=3, heading=True),
                here.quiet("environment-debt-note"),
            ],
            kit.GAP_SMALL,
            expand=True,
        )
        parts.append(ft.Row([card_drawing(style, state.card, size=84), told], spacing=kit.GAP_WIDE))
    rows = [_debtor(here, state.players[seat]) for seat in state.order]
    parts.append(titled(here, words("environment-who"), kit.column(rows, kit.GAP, stretch=True)))
    return stage_page(here, parts, _bottom(here))


def _bottom(here: Here) -> ft.Control:
    context, state = here.context, here.state
    step = next_step(state)
    if step.step != "settle" or step.seat is None:
        return step_bar(here)
    own = next_owing(here)
    seat = step.seat if own is None else own
    said = next_words(here, step._replace(seat=seat))
    return action(
        here,
        Settle(seat=seat),
        (step.step, seat),
        said,
        lambda: context.show(Panel("settle", seat)),
        seat=seat,
    )


def _debtor(here: Here, player: Player) -> ft.Control:
    """Draw a player with the debt to settle; a press opens the payments.

    A player without a debt, or with a settled debt, has a check mark instead.
    """
    style, context, words, p = here.style, here.context, here.words, here.palette
    owed, seat = here.state.debts[player.seat], player.seat
    had = words("count-mutation-points", count=player.mutation_points)
    if owed:
        # Two short lines fit a small phone; on a low page one long line saves height.
        note = (" · " if style.low else "\n").join((had, words("phase-points", count=player.points)))
    else:
        note = words("environment-settled") if _gave(context, seat) else had
    figure: ft.Control
    if owed:
        figure = ft.Row(
            [drawing("debt", p.danger, 26), style.text(words.number(owed), kit.HEADING, p.danger, lines=1)],
            spacing=kit.GAP_SMALL,
            tight=True,
        )
    else:
        figure = kit.art("check", p.accent, 26)
    lines = kit.column(
        [
            style.text(player.name, kit.BODY_STRONG, p.text if owed else p.quiet, lines=1),
            style.text(note, kit.LABEL, p.quiet, lines=2),
        ],
        expand=True,
    )
    content = ft.Row(
        [piece(here, player, PIECE), lines, figure],
        spacing=kit.GAP_WIDE,
    )
    said = words("environment-owes", player=player.name, count=owed, points=player.points)
    inset = ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP)
    if owed and context.may(Settle(seat=seat)):
        return kit.row_button(
            style,
            content,
            lambda: context.show(Panel("settle", seat)),
            label=said,
            edge=p.outline,
            padding=inset,
        )
    row = ft.Container(content, padding=inset)
    return kit.labelled(row, said)


def _gave(context: GameContext, seat: int) -> bool:
    """Return whether the player has settled a debt in this phase."""
    table = context.open_game.table
    at = table.count
    while at and table.state_after(at - 1).phase == "environment":
        at -= 1
        if any(isinstance(event, DebtSettled) and event.seat == seat for event in table.entry(at).events):
            return True
    return False
