"""Gene cards that are bought: what is given up for an advanced one, and what may not come back (phase 3)."""

from __future__ import annotations

from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.state import HeldGene, Player, State


def exchangeable(state: State, player: Player, gene: Gene) -> tuple[Gene, ...]:
    """The basic genes that a player may give up for an advanced one now; none for a basic one.

    Held since an earlier round, unless the table allows those of this one (U4).
    """
    newest = state.round if state.options.same_round else state.round - 1
    held = {each.gene for each in player.genes if each.round <= newest}
    return tuple(basic for basic in GENES[gene].gives_up if basic in held)


def barred_by(player: Player, gene: Gene, options: Options) -> Gene | None:
    """The advanced gene for which this one was given up, and that still keeps it from being bought (U4)."""
    if options.buying_back:
        return None
    return next((held.gene for held in player.genes if gene in _given_up_for(held)), None)


def _given_up_for(held: HeldGene) -> tuple[Gene, ...]:
    """The gene that was given up for a card; where that is not known, as after a correction, the only one."""
    basics = GENES[held.gene].gives_up
    if held.given_up is not None:
        return (held.given_up,)
    return basics if len(basics) == 1 else ()
