"""The outcomes of feeding the whole board, where figures are short and the order of rooms matters."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.data import INTRUDERS, Figures
from companion.rules.carnomorphs.odds import Carried, ChainEnd, FeedingChain, feeding_chain
from companion.rules.carnomorphs.state import State
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.shares import NamedChance, share_rows


def chain_part(style: Style, state: State, carried: Carried) -> list[ft.Control]:
    """Draw how often each outcome occurs over all orders of the rooms; empty where all are alike.

    Args:
        carried: What characters in the rooms carry.
    """
    chain = feeding_chain(state, carried)
    return chain_ends(style, chain, "events-order-ends") if chain.order_matters else []


def chain_ends(
    style: Style, chain: FeedingChain, title: str, elsewhere: Figures | None = None
) -> list[ft.Control]:
    """Draw the outcomes of a feeding, most frequent first, by their differences; a single one in full.

    Args:
        chain: The feeding.
        title: The sentence above them.
        elsewhere: Figures that nobody asks about.
    """
    words, p = style.words, style.palette
    ends = sorted(chain.ends, key=lambda end: (-end[1], end[0]))
    counted = [_counts(end, elsewhere or Figures()) for end, _ in ends]
    if chain.order_matters:
        told = [name for name in counted[0] if len({each[name] for each in counted}) > 1]
    else:
        from_board = any(step.from_board for room in chain.rooms for step in room.feeding.steps)
        told = [name for name, count in counted[0].items() if count and (name != "egg" or from_board)]
    shares = [
        NamedChance(words.list([words(f"count-{name}", count=each[name]) for name in told]), share, p.accent)
        for each, (_, share) in zip(counted, ends, strict=True)
    ]
    listed = column(
        [style.text(words(title), LABEL, p.quiet), share_rows(style, shares, whole=True)],
        GAP_WIDE,
        stretch=True,
    )
    short = [style.text(words("events-order-matters"), LABEL, p.danger)] if chain.order_matters else []
    return [*short, listed]


def _counts(end: ChainEnd, elsewhere: Figures) -> dict[str, int]:
    """Count each kind of figure, and the eggs on the Carnomorph board."""
    return {**{kind: end.on_board.of(kind) - elsewhere.of(kind) for kind in INTRUDERS}, "egg": end.eggs}
