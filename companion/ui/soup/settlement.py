"""The sheet on which a player settles a debt: the cheapest way, other ways, or a choice of genes."""

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.rules.soup.data import Gene
from companion.rules.soup.ozone import Settle
from companion.rules.soup.questions import PaymentQuestion
from companion.rules.soup.settlement import (
    Settlement,
    cheapest,
    gene_pays,
    gene_worth,
    payment,
    payments,
)
from companion.rules.soup.state import Player, State
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.game.context import Panel
from companion.ui.shared.page import Page, use_page
from companion.ui.soup.calculators.payment import loss_words, payment_words
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import gene_drawing, gene_option, piece
from companion.ui.soup.phase import titled

MOST_LISTED = 7
"""Maximum number of genes in the search for all ways to pay; more would make the list too long."""

MOST_SHOWN = 4
"""Maximum number of ways to pay that are shown, including the cheapest."""

MOST_WORTH = 20
"""Highest worth that can be entered for a gene."""

Worth = Mapping[Gene, int]
"""Each gene's worth to its player, as entered."""


def settling(context: GameContext, panel: Panel) -> bool:
    return owes(context.state, panel.seat) and context.may(Settle(seat=panel.seat))


def owes(state: State, seat: int) -> bool:
    return seat < len(state.debts) and state.debts[seat] > 0


def next_owing(here: Here, besides: int | None = None) -> int | None:
    """Return the seat of the next player, except `besides`, with a debt to settle on this device, or None."""
    return next(
        (
            seat
            for seat in here.state.order
            if seat != besides and owes(here.state, seat) and here.context.may(Settle(seat=seat))
        ),
        None,
    )


@kit.component
def SettleSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the debt, the ways to pay, and the button that pays."""
    state, words, seat = here.state, here.words, panel.seat
    player = state.players[seat]
    worth, weigh = kit.use_draft(dict[Gene, int])
    page = use_page(here, Settle(seat=seat), seat=seat, fit=partial(_cheapest, here, player, worth))
    genes = page.draft.genes if page.draft else ()
    way = payment(state.debts[seat], genes, state.options, worth)
    found = ways(state, player, worth)
    if found:
        page.titled("payment-cheapest", _way(page, found[0]))
        if len(found) > 1:
            page.titled("payment-others", *(_way(page, each) for each in found[1:]))
    else:
        page.part(here.style.text(words("settle-impossible"), kit.LABEL, here.palette.danger))
    if any(gene_pays(gene, state.options) > 0 for gene in player.gene_names):
        page.titled("settle-choose", _genes(page, player))
        page.part(kit.keyed("worth", Worths, page, player, worth, weigh))
    if not any(worth.values()):
        page.part(*what_if(here, "payment", PaymentQuestion.of(state, seat)))
    note = ""
    if way.excess:
        note = words("settle-excess", count=way.excess)
    elif way.returned:
        note = words("payment-returned", count=way.returned)
    page.confirm(spent_words(here, way), note=note)
    following = next_owing(here, seat)
    return page.on_sheet(
        "environment",
        words("settle-title", player=player.name),
        onward=None if following is None else Panel("settle", following),
        picture=piece(here, player, 40),
        note=words("settle-note", debt=state.debts[seat], points=player.points),
    )


def _cheapest(here: Here, player: Player, worth: Worth, wanted: Settle | None) -> Settle:
    """Return the chosen payment, else the cheapest; if none suffices, the payment with all genes that pay."""
    if wanted is not None:
        return wanted
    owed, options = here.state.debts[player.seat], here.state.options
    best = cheapest(owed, player.gene_names, player.points, options, worth)
    pays: tuple[Gene, ...] = tuple(gene for gene in player.gene_names if gene_pays(gene, options) > 0)
    return Settle(seat=player.seat, genes=pays if best is None else best.genes)


def ways(state: State, player: Player, worth: Worth) -> tuple[Settlement, ...]:
    """Return the ways to pay that are shown, the cheapest first."""
    owed, genes = state.debts[player.seat], player.gene_names
    best = cheapest(owed, genes, player.points, state.options, worth)
    others = payments(owed, genes[:MOST_LISTED], player.points, state.options, worth)
    if best is None:
        return ()
    return (best, *(way for way in others if set(way.genes) != set(best.genes)))[:MOST_SHOWN]


def spent_words(here: Here, way: Settlement) -> str:
    """Return the words of the button, with the payment's points and genes."""
    words = here.words
    genes = words.list([words(f"gene-{gene}") for gene in way.genes])
    if not way.genes:
        return words("settle-pay", count=way.points)
    if not way.points:
        return words("settle-give-up", genes=genes)
    return words("settle-both", count=way.points, genes=genes)


def _way(page: Page[Settle], way: Settlement) -> ft.Control:
    style, genes = page.here.style, page.draft.genes if page.draft else ()
    return kit.choice_row(
        style,
        payment_words(style, way),
        page.to(genes=way.genes),
        chosen=set(way.genes) == set(genes),
        note=loss_words(style, way),
    )


def _genes(page: Page[Settle], player: Player) -> ft.Control:
    """Draw a chip for each gene that the player holds, with the points that it pays."""
    here, chosen = page.here, page.draft.genes if page.draft else ()
    words = here.words
    chips: list[ft.Control] = []
    for gene in dict.fromkeys(player.gene_names):
        said = words("settle-gene", gene=words(f"gene-{gene}"), count=gene_pays(gene, here.state.options))
        chips.append(gene_option(here.style, gene, gene in chosen, page.turn("genes", gene), said))
    return kit.wrapped(chips)


@kit.component
def Worths(
    page: Page[Settle], player: Player, worth: Worth, weigh: kit.Change[dict[Gene, int]]
) -> ft.Control:
    """Draw the input of each gene's worth to its player, on which the cheapest payment depends."""
    here, words, p = page.here, page.here.words, page.here.palette
    opened, set_opened = kit.use_state(False)
    if not opened:
        said = words("settle-worth-change")
        return ft.Row(
            [kit.chip_button(here.style, said, lambda: set_opened(True), glyph="edit", ink=p.quiet)]
        )

    def change(make: Callable[[Worth], Worth]) -> None:
        weigh(lambda now: dict(make(now)))
        page.choose(None)

    def weighed(gene: Gene, now: Worth, by: int) -> Worth:
        value = now.get(gene, gene_worth(gene))
        after = kit.stepped(value, by, 0, MOST_WORTH)
        return now if after == value else {**now, gene: after}

    rows: list[ft.Control] = [here.quiet("settle-worth-note")]
    for gene in dict.fromkeys(player.gene_names):
        now = worth.get(gene, gene_worth(gene))
        counter = kit.stepping(words(f"gene-{gene}"), now, worth, partial(weighed, gene), change, small=True)
        rows.append(counter.row(here.style, picture=gene_drawing(gene, p.quiet, 24)))
    return titled(here, words("settle-worth"), kit.column(rows, kit.GAP, stretch=True))
