"""Queries about phase 3: the gene cards that a player may buy, and the genes given up for them."""

from companion.rules.kernel import Refused, lacks, refuse
from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.state import HeldGene, Player, State


def may_buy(state: State, player: Player) -> bool:
    """Return whether a player can buy any card now."""
    return any(_is_for_sale(state, player, gene) for gene in GENES)


def _is_for_sale(state: State, player: Player, gene: Gene) -> bool:
    try:
        given_up_for(state, player, gene)
    except Refused as refused:
        return refused.rejection.code == "say-the-basic" and GENES[gene].price <= player.points
    return GENES[gene].price <= player.points


def given_up_for(state: State, player: Player, gene: Gene, named: Gene | None = None) -> Gene | None:
    """Return the basic gene that a purchase now would cost besides points; None for a basic card.

    Args:
        named: The basic gene that the player gives up; None stands for the only possible one.

    Raises:
        Refused: The player may not buy the card (points aside), or must name the gene to give up.
    """
    may_take(state, player, gene)
    advanced = barred_by(player, gene, state.options)
    if advanced is not None:
        raise refuse("bought-back", player=player.name, gene=gene, advanced=advanced)
    basics = GENES[gene].gives_up
    if named is not None and named not in basics:
        raise refuse("not-its-basic", gene=gene)
    if not basics:
        return None
    held = [basic for basic in basics if player.holds(basic) and named in (None, basic)]
    if not held:
        raise refuse("basic-missing", player=player.name, gene=gene)
    old: list[Gene] = [each for each in exchangeable(state, player, gene) if each in held]
    if not old:
        raise refuse("basic-too-new", player=player.name, gene=gene, basic=held[0])
    if len(old) > 1:
        raise lacks("say-the-basic", player=player.name)
    return old[0]


def may_take(state: State, player: Player, gene: Gene) -> None:
    """Refuse a card if no copy is left, or if the player already has it."""
    if not state.copies(gene):
        raise refuse("gene-not-in-game", gene=gene)
    if player.holds(gene) and not state.options.duplicates:
        raise refuse("gene-held", player=player.name, gene=gene)
    if state.market(gene) <= 0:
        raise refuse("gene-sold-out", gene=gene)


def exchangeable(state: State, player: Player, gene: Gene) -> tuple[Gene, ...]:
    """Return the basic genes that a player may give up now for this gene; empty for a basic gene.

    They must have been bought in an earlier round, unless the table also allows genes of this round (U4).
    """
    newest = state.round if state.options.same_round else state.round - 1
    held = {each.gene for each in player.genes if each.round <= newest}
    return tuple(basic for basic in GENES[gene].gives_up if basic in held)


def barred_by(player: Player, gene: Gene, options: Options) -> Gene | None:
    """Return the held advanced gene for which `gene` was given up, which bars buying `gene` back (U4)."""
    if options.buying_back:
        return None
    return next((held.gene for held in player.genes if gene in _exchanged_for(held)), None)


def _exchanged_for(held: HeldGene) -> tuple[Gene, ...]:
    """Return the gene given up for a held card, if it is known or if only one gene is possible.

    After a correction, it is unknown.
    """
    basics = GENES[held.gene].gives_up
    if held.given_up is not None:
        return (held.given_up,)
    return basics if len(basics) == 1 else ()
