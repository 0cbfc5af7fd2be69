"""Prices: their drawing, whether an action can be paid, and the payment; by default the cheapest."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import flet as ft

from companion.rules.chromosome.data import ENERGY_PER_TROPHY, GENE_KINDS, GeneKind, one_gene
from companion.rules.chromosome.history import known_groups
from companion.rules.chromosome.prices import (
    Payment,
    Price,
    cheapest,
    energy_paid,
    enough,
    lack,
    to_turn,
    with_turned,
)
from companion.rules.chromosome.state import Player, State
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import lack_words, price_words
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.shared.form import Form
from companion.ui.widgets.tile import short_tile, tile

SIZE: Final = 20
"""Width of the drawings in a price."""


def price_marks(style: kit.Style, price: Price) -> list[ft.Control]:
    """Draw each part of a price as its drawing and its count; nothing if it is free."""
    quiet = style.palette.quiet
    marks = [
        _mark(style, GENE_GLYPHS[kind], price.genes.of(kind), gene_colour(style, kind))
        for kind in GENE_KINDS
        if price.genes.of(kind)
    ]
    if price.any_gene:
        marks.append(_mark(style, "gene", price.any_gene, quiet))
    if price.energy:
        marks.append(_mark(style, "energy", price.energy, quiet))
    return marks


def _mark(style: kit.Style, glyph: kit.Glyph, count: int, colour: str) -> ft.Control:
    number = style.text(style.words.number(count), kit.LABEL_STRONG, lines=1)
    return ft.Row([kit.art(glyph, colour, SIZE), number], spacing=kit.GAP_SMALL / 2, tight=True)


class OfferedAction(NamedTuple):
    """An action offered to a player now, with its price."""

    price: Price | None = None
    """The price; None if unknown."""

    note: str = ""
    """A note on the price, or the reason why the action cannot be taken."""

    able: bool = True
    fate: str = ""
    """The player's colour if the price can be paid only with a fate point in place of a gene; else empty."""


def offered(here: Here, player: Player, price: Price, note: str = "") -> OfferedAction:
    """Return the offer of an action at this price; `note` says what the price is for."""
    state = here.state
    missing = lack(state, player.seat, price)
    if missing is not None:
        return OfferedAction(price, lack_words(here.style, missing), able=False)
    if state.detail == "full" and cheapest(state, player.seat, price).fate_gene is not None:
        told = kit.dotted((note, here.words("turn-with-fate")))
        return OfferedAction(price, told, fate=here.palette.players[player.colour])
    return OfferedAction(price, note)


def offer_tile(
    style: kit.Style,
    title: str,
    glyph: kit.Glyph,
    offer: OfferedAction,
    on_press: kit.Press,
    aside: ft.Control | None = None,
    *,
    short: bool = False,
) -> ft.Control:
    """Draw an offer as a tile; a screen reader says its price in words.

    Args:
        aside: A small button in the tile's lower corner.
        short: Whether the tile has less height and no drawing.
    """
    marks, cost = [], ""
    if offer.price is not None:
        marks, cost = price_marks(style, offer.price), price_words(style, offer.price)
    if offer.fate:
        marks.append(kit.art("fate", offer.fate, SIZE - 2))
    press = on_press if offer.able else None
    label = ", ".join(filter(None, (title, cost, offer.note)))
    if short:
        return short_tile(style, title, press, price=marks, note=offer.note, label=label)
    return tile(style, title, press, glyph=glyph, price=marks, note=offer.note, label=label, aside=aside)


def gene_option(
    style: kit.Style, kind: GeneKind, said: str, chosen: bool, choose: kit.Press, label: str | None = None
) -> ft.Control:
    ink = style.palette.on_accent if chosen else gene_colour(style, kind)
    return kit.option(style, said, chosen, choose, picture=kit.art(GENE_GLYPHS[kind], ink, 20), label=label)


@dataclass(frozen=True)
class Paying:
    """The payment of a price: the cheapest one until the player chooses another payment.

    Attributes:
        here: The state before the payment.
        player: The payer.
        price: The price.
        form: The payment as drawn, and its controls.
        groups: Known sizes of the player's groups; energy comes from turning whole groups.
        told: Sizes of groups derived from the journal, used if no others are known.
        chosen: The player's last choice, with its price.
    """

    here: Here
    player: Player
    price: Price
    form: Form[Payment]
    groups: Sequence[int]
    told: Sequence[int]
    chosen: tuple[Price, Payment]

    @property
    def payment(self) -> Payment:
        """The payment's parts."""
        return self.form.now

    def asked(self, price: Price, groups: Sequence[int] = ()) -> Payment:
        """Return a complete payment of a price, so that the rules can check it.

        Args:
            groups: Known sizes of the groups at that time; by default those derived from the journal.
        """
        groups = groups or self.told
        payment = _payment(self.here.state, self.player, price, self.chosen, groups)
        return _named(self.player, price, payment, groups)

    def rows(self) -> list[ft.Control]:
        """Draw the price, and the choices that the player has in paying it."""
        price, full = self.price, self.here.state.detail == "full"
        rows: list[ft.Control] = []
        if full and price.energy:  # For a price in genes, the words of the button suffice.
            rows.append(_cost(self))
        if full and price.any_gene:
            rows += _any_genes(self)
        if price.genes.plus(self.payment.any_genes).total and self.player.can_lend_fate:
            rows.append(_fate_chips(self))
        if price.energy:
            rows += _trophies(self)
        return rows

    def question(self) -> list[ft.Control]:
        """Draw the question how many tokens the turned groups have.

        The caller keeps it in sight, since the button waits for the answer.
        """
        asked = self.price.energy and self.here.state.detail == "full" and self.player.charged
        return _turned(self) if asked else []


def _payment(
    state: State, player: Player, price: Price, chosen: tuple[Price, Payment], groups: Sequence[int]
) -> Payment:
    """Return the payment chosen for this price or, if none was chosen, the cheapest."""
    if chosen[0] != price or chosen[1] == Payment():  # An empty payment does not count as a choice.
        return _cheapest(state, player, price, groups)
    return with_turned(player, price, chosen[1], groups) if state.detail == "full" else chosen[1]


def _cheapest(state: State, player: Player, price: Price, groups: Sequence[int]) -> Payment:
    payment = cheapest(state, player.seat, price, groups)
    return with_turned(player, price, payment, groups) if state.detail == "full" else payment


def _named(player: Player, price: Price, payment: Payment, groups: Sequence[int]) -> Payment:
    """Return a payment that turns the fewest tokens, or the number of tokens that was entered."""
    if payment.discharged is not None:
        return payment
    possible = to_turn(player, price.energy, sum(payment.trophies), groups)
    return payment.replace(discharged=min(possible, default=0))


def use_payment(
    here: Here,
    seat: int,
    price: Price,
    given: Callable[[Payment], Command | None],
    groups: Sequence[int] = (),
) -> Paying:
    """Return the payment of a price; a new price resets it. For the other arguments see `Paying`.

    Args:
        given: Makes the command with a payment.
    """
    chosen, set_chosen = kit.use_draft(lambda: (price, Payment()))
    state, player = here.state, here.state.players[seat]
    told: Sequence[int] = ()
    if state.detail == "full":
        entries = here.context.open_game.table.entries
        latest_first = (event for entry in reversed(entries) for event in reversed(entry.events))
        told = known_groups(latest_first, seat, player.on_board)
    groups = groups or told

    def settled(payment: Payment) -> Payment:
        return with_turned(player, price, payment, groups) if state.detail == "full" else payment

    def of(now: tuple[Price, Payment]) -> Payment:
        return _payment(state, player, price, now, groups)

    def change(next_of: Callable[[Payment], Payment]) -> None:
        set_chosen(lambda now: (price, next_of(of(now))))

    def asked(payment: Payment) -> Command | None:
        return given(_named(player, price, settled(payment), groups))

    form = Form(here, of(chosen), Payment(), change, asked)
    return Paying(here, player, price, form, groups, told, chosen)


def _cost(paying: Paying) -> ft.Control:
    """Draw the price, the energy paid so far, and a check mark once the price is covered."""
    here, price, payment = paying.here, paying.price, paying.payment
    style, words, p = here.style, here.words, here.palette
    covered = enough(here.state, paying.player.seat, price, payment)
    paid = energy_paid(payment)
    over = "over" if paid > price.energy else "fits"
    told = words("payment-energy", paid=paid, needs=price.energy, fit=over)
    lines: list[ft.Control] = [
        here.quiet("payment-cost"),
        style.text(price_words(style, price), kit.BODY_STRONG, lines=3),
        style.text(told, kit.LABEL, p.text if covered else p.quiet, lines=2),
    ]
    parts: list[ft.Control] = [kit.column(lines, expand=True)]
    if covered:
        parts.append(kit.art("check", p.accent, 24))
    return ft.Row(parts, spacing=kit.GAP)


def _any_genes(paying: Paying) -> list[ft.Control]:
    """Draw, for each gene in the price that may be of any kind, a row of kinds to choose from.

    The kinds offered are those that the player has active, or all if a fate point may replace a gene.
    """
    here, player, genes = paying.here, paying.player, paying.payment.any_genes
    rows = [here.quiet("payment-any-gene")]
    listed: list[GeneKind] = [kind for kind in GENE_KINDS for _ in range(genes.of(kind))]
    for chosen in listed:
        kinds: list[GeneKind] = [
            kind for kind in GENE_KINDS if kind == chosen or player.active.of(kind) or player.can_lend_fate
        ]

        def put(kind: GeneKind, old: GeneKind = chosen) -> kit.Press:
            return paying.form.leads(lambda now: _with(now, paying.price, old, kind))

        chips = [
            gene_option(here.style, kind, here.words(f"gene-{kind}"), kind == chosen, put(kind))
            for kind in kinds
        ]
        rows.append(kit.wrapped(chips))
    return rows


def _with(payment: Payment, price: Price, old: GeneKind, kind: GeneKind) -> Payment:
    """Return the payment with one gene changed to another kind.

    If the fate point then replaces a gene that is no longer paid, drop it.
    """
    genes = payment.any_genes
    if genes.of(old):
        genes = genes.minus(one_gene(old)).plus(one_gene(kind))
    lent = payment.fate_gene
    if lent is not None and not price.genes.plus(genes).of(lent):
        lent = None
    return payment.replace(any_genes=genes, fate_gene=lent)


def _fate_chips(paying: Paying) -> ft.Control:
    """Draw the genes of the price that a fate point may replace."""
    here, payment = paying.here, paying.payment
    genes = paying.price.genes.plus(payment.any_genes)

    def chip(kind: GeneKind) -> ft.Control:
        lent = payment.fate_gene == kind
        stands = None if lent else kind
        said = here.words("payment-fate-gene", gene=kind)
        return gene_option(here.style, kind, said, lent, paying.form.to(fate_gene=stands))

    return kit.wrapped([chip(kind) for kind in GENE_KINDS if genes.of(kind)])


def _turned(paying: Paying) -> list[ft.Control]:
    """Draw the possible numbers of tokens in the turned groups; nothing if there is only one."""
    here, player = paying.here, paying.player
    possible = to_turn(player, paying.price.energy, sum(paying.payment.trophies), paying.groups)
    if len(possible) < 2:
        return []
    choices: list[tuple[int | None, str]] = [
        (count, here.words("count-tokens", count=count)) for count in possible
    ]
    return [
        here.quiet("payment-turned", count=player.charged),
        paying.form.choice("discharged", choices),
    ]


def _trophies(paying: Paying) -> list[ft.Control]:
    here, player = paying.here, paying.player
    words, p = here.words, here.palette

    def row(owner: Player, has: int) -> ft.Control:
        title = words("player-trophies-of", owner=owner.name)
        return paying.form.number("trophies", title, at=owner.seat, small=True).cubes(
            here.style,
            has,
            note=words(
                "payment-trophies-note",
                count=has,
                energy=words("count-energy", count=ENERGY_PER_TROPHY),
            ),
            picture=species(owner.species, p.players[owner.colour], 28),
        )

    return [row(here.state.players[owner], has) for owner, has in enumerate(player.trophies) if has]
