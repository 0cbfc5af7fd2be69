"""Phase 3, the questions: which gene cards a player may buy, and what is given up for them."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.play import Draft
from companion.rules.soup.state import HeldGene, Player, State


def may_buy(state: State, player: Player) -> bool:
    """Return whether there is any card that a player can buy now."""
    return any(_may_buy(state, player, gene) for gene in GENES)


def _may_buy(state: State, player: Player, gene: Gene) -> bool:
    card = GENES[gene]
    return (
        card.price <= player.points
        and state.market(gene) > 0
        and (state.options.duplicates or not player.holds(gene))
        and barred_by(player, gene, state.options) is None
        and (not card.gives_up or bool(exchangeable(state, player, gene)))
    )


def may_take(draft: Draft, player: Player, gene: Gene) -> None:
    """Refuse a card of which none is left, or that the player holds already."""
    state = draft.state
    if not state.copies(gene):
        raise refuse("gene-not-in-game", gene=gene)
    if player.holds(gene) and not state.options.duplicates:
        raise refuse("gene-held", player=player.name, gene=gene)
    if state.market(gene) <= 0:
        raise refuse("gene-sold-out", gene=gene)


def exchangeable(state: State, player: Player, gene: Gene) -> tuple[Gene, ...]:
    """Return the basic genes that a player may give up for an advanced one now; none for a basic one.

    Held since an earlier round, unless the table allows those of this one (U4).
    """
    newest = state.round if state.options.same_round else state.round - 1
    held = {each.gene for each in player.genes if each.round <= newest}
    return tuple(basic for basic in GENES[gene].gives_up if basic in held)


def barred_by(player: Player, gene: Gene, options: Options) -> Gene | None:
    """Return the advanced gene for which this one was given up, and that still bars buying it (U4)."""
    if options.buying_back:
        return None
    return next((held.gene for held in player.genes if gene in _given_up_for(held)), None)


def _given_up_for(held: HeldGene) -> tuple[Gene, ...]:
    """Return the gene given up for a card; where unknown, as after a correction, the only possible one."""
    basics = GENES[held.gene].gives_up
    if held.given_up is not None:
        return (held.given_up,)
    return basics if len(basics) == 1 else ()
