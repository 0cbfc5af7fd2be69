"""Notices to everybody at the table; `companion.ui.shared.messages` shows them."""

from collections.abc import Callable, Iterator

from companion.device.game_service import NEWS
from companion.rules.kernel import Label
from companion.ui import kit
from companion.ui.game.context import AnyContext


def use_reachable(context: AnyContext) -> bool:
    """Return whether the store is reachable; the component is redrawn when that changes."""
    client = context.client
    observable = kit.use_ref(lambda: kit.Observable(client.page)).current

    def follow() -> Iterator[Callable[[], None]]:
        yield client.service.listen(NEWS, observable.changed)
        observable.notify()

    kit.use_subscription(follow)
    return kit.use_slice(observable, lambda: client.service.reachable)


def new_notices(context: AnyContext, at: int) -> tuple[Label, ...]:
    """Return the notices that the entry at this index brought; none if it was undone."""
    open_game = context.open_game
    table, game = open_game.table, open_game.game
    if at >= table.count:
        return ()
    before = game.notices(table.state_after(at))
    return tuple(label for label in game.notices(table.state_after(at + 1)) if label not in before)
