"""Phase 3: gene cards are bought."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.decide.common import Draft, acting, in_phase
from companion.rules.soup.decide.movement import pay
from companion.rules.soup.market import barred_by, exchangeable
from companion.rules.soup.state import Player


def buy_gene(draft: Draft, command: cmd.BuyGene) -> None:
    """Buy a gene card; for an advanced one a basic one is given up as well.

    Raises:
        Refused: it is somebody else's turn; no card is left, or it is held already; it was given up for a
            advanced gene that is held; the basic gene is missing, too new, not fitting or not named where
            there are two; there are not enough points.
    """
    in_phase(draft, "genes")
    player = acting(draft, command.seat)
    may_take(draft, player, command.gene)
    advanced = barred_by(player, command.gene, draft.state.options)
    if advanced is not None:
        raise refuse("bought-back", player=player.name, gene=command.gene, advanced=advanced)
    given_up = _given_up(draft, player, command)
    pay(draft, player, GENES[command.gene].price)
    if given_up is not None:
        draft.add(ev.GeneLost(seat=player.seat, gene=given_up))
    draft.add(ev.GeneGained(seat=player.seat, gene=command.gene, given_up=given_up))


def may_take(draft: Draft, player: Player, gene: Gene) -> None:
    """Refuse a card of which none is left, or that the player holds already."""
    state = draft.state
    if not state.copies(gene):
        raise refuse("gene-not-in-game", gene=gene)
    if player.holds(gene) and not state.options.duplicates:
        raise refuse("gene-held", player=player.name, gene=gene)
    if state.market(gene) <= 0:
        raise refuse("gene-sold-out", gene=gene)


def _given_up(draft: Draft, player: Player, command: cmd.BuyGene) -> Gene | None:
    """The basic gene given up: the one named, or the only one that can be."""
    basics = GENES[command.gene].gives_up
    named = command.given_up
    if named is not None and named not in basics:
        raise refuse("not-its-basic", gene=command.gene)
    if not basics:
        return None
    held = [basic for basic in basics if player.holds(basic) and named in (None, basic)]
    if not held:
        raise refuse("basic-missing", player=player.name, gene=command.gene)
    old: list[Gene] = [each for each in exchangeable(draft.state, player, command.gene) if each in held]
    if not old:
        raise refuse("basic-too-new", player=player.name, gene=command.gene, basic=held[0])
    if len(old) > 1:
        raise refuse("say-the-basic", player=player.name)
    return old[0]
