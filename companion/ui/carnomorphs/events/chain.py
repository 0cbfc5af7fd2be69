"""What the whole board comes to where figures are short and the order of the rooms matters."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.data import INTRUDERS
from companion.rules.carnomorphs.odds import ChainEnd, feeding_chain
from companion.rules.carnomorphs.state import State
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.shares import Share, share_rows


def chain_part(style: Style, state: State) -> list[ft.Control]:
    """How often each end comes about in all orders of the rooms, most frequent first, told by what differs.

    Empty where every order ends alike.
    """
    words, p = style.words, style.palette
    chain = feeding_chain(state)
    if not chain.order_matters:
        return []
    ends = sorted(chain.ends, key=lambda end: (-end[1], end[0]))
    counted = [_counts(end) for end, _ in ends]
    differs = [name for name in counted[0] if len({each[name] for each in counted}) > 1]
    shares = [
        Share(words.list([words(f"count-{name}", count=each[name]) for name in differs]), share, p.accent)
        for each, (_, share) in zip(counted, ends, strict=True)
    ]
    told = column(
        [style.text(words("events-order-ends"), LABEL, p.quiet), share_rows(style, shares, whole=True)],
        GAP_WIDE,
        stretch=True,
    )
    return [style.text(words("events-order-matters"), LABEL, p.danger), told]


def _counts(end: ChainEnd) -> dict[str, int]:
    """How many there are of each kind of figure, and of eggs."""
    return {**{kind: end.on_board.of(kind) for kind in INTRUDERS}, "egg": end.eggs}
