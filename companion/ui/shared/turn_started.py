"""Whether the current turn has an entry yet, so that the button that ends it is filled."""

from companion.ui.game.context import AnyContext
from companion.ui.shared.news import HANDS_ON


def has_started(context: AnyContext) -> bool:
    """Return whether anything was entered in the current turn, or in a phase of all players together."""
    table = context.open_game.table
    last = table.count - 1
    if last < 0 or table.entry(last).label.key == HANDS_ON:
        return False
    before, now = table.state_after(last), table.state
    return (before.phase, before.round, before.active) == (now.phase, now.round, now.active)
