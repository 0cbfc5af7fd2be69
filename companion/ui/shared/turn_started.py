"""A check whether the current turn has an entry; if so, the button that ends the turn is filled."""

from companion.ui.game.context import AnyContext
from companion.ui.shared.news import HANDS_ON


def has_started(context: AnyContext) -> bool:
    """Return whether the current turn, or the current phase of all players together, has an entry."""
    table = context.open_game.table
    last = table.count - 1
    if last < 0 or table.entry(last).label.key == HANDS_ON:
        return False
    before, now = table.state_after(last), table.state
    return (before.phase, before.round, before.active) == (now.phase, now.round, now.active)
