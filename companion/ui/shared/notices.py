"""Notices to everybody at the table; `companion.ui.shared.message_slot` shows them."""

from __future__ import annotations

from collections.abc import Callable

from companion.game_service import NEWS
from companion.rules.kernel import Label
from companion.ui import kit
from companion.ui.core.session import on_leaving
from companion.ui.game.context import AnyContext


def use_reachable(context: AnyContext) -> bool:
    """Return whether the store answers; the component is redrawn when that changes."""
    client = context.client
    observable = kit.use_ref(lambda: kit.Observable(client.page)).current
    stop = kit.use_ref(_nothing)

    def follow() -> None:
        # A session that expires is never unmounted: it must not be told, and kept, for ever.
        stop.current = on_leaving(client.page, client.service.listen(NEWS, observable.changed))
        observable.notify()

    kit.use_effect(follow, [], lambda: stop.current())  # noqa: PLW0108 (it changes)
    return kit.use_slice(observable, lambda: client.service.reachable)


def _nothing() -> Callable[[], None]:
    return lambda: None


def notice_words(style: kit.Style, label: Label) -> str:
    """Return a notice as a sentence."""
    return style.words(label.key, **label.params)


def new_notices(context: AnyContext, at: int) -> tuple[Label, ...]:
    """Return the notices to everybody of the entry in this place; none if it was undone."""
    open_game = context.open_game
    table, game = open_game.table, open_game.game
    if at >= table.count:
        return ()
    before = game.notices(table.state_after(at))
    return tuple(label for label in game.notices(table.state_after(at + 1)) if label not in before)
