"""A game at a spectator's step, which may lag behind the table but is never ahead of it."""

import asyncio
from dataclasses import replace
from typing import Any, Final, TypeAlias

from companion.device.open_game import OpenGame
from companion.party.presence import Presence, presence_of
from companion.rules.kernel import SeatInfo
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.session import in_session
from companion.ui.game.context import GameContext, State
from companion.ui.game.here import AnyHere
from companion.ui.games import ui_of
from companion.ui.shared.moments import feel

WATCHING: Final = Presence(hosting=False, watching=True)
"""The presence of a spectator, who has no rights."""

UNTOLD: Final = replace(WATCHING, odds=False)
"""The presence of a spectator at a table that hides odds."""

TO_READ: Final = kit.TUMBLE / 1000 + 0.9
"""Seconds for a die to tumble and to be read."""

BETWEEN: Final = 0.05
"""Seconds from a step without a die to the next step."""

MOST_BEHIND: Final = 24
"""Maximum number of steps that a spectator may lag behind; beyond it, jump to the latest step."""


class WatchedGame(GameContext[State]):
    """The game after its first `at` entries, for the parts of a spectator's screen.

    Args:
        at: The step to begin with; by default the latest one.
    """

    def __init__(self, client: Client, open_game: OpenGame, at: int | None = None) -> None:
        super().__init__(client, open_game, ui_of(open_game.game.key))
        self.at = open_game.table.count if at is None else at

    @property
    def state(self) -> State:
        """The public view of the state at this step."""
        table = self.open_game.table
        return self._public(table.state_after(min(self.at, table.count)))

    @property
    def before(self) -> State:
        """The public view of the state before this step."""
        table = self.open_game.table
        late = self.at < table.count
        return self._public(table.state_after(max(0, self.at - 1)) if late else table.before)

    @property
    def is_over(self) -> bool:
        """Whether the game is over at this step, and was not resumed later."""
        game, table = self.open_game.game, self.open_game.table
        return game.outcome(self.state) is not None and game.outcome(table.state) is not None

    @property
    def own_seat(self) -> int | None:
        return None

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.open_game.game.seats(self.state)

    @property
    def presence(self) -> Presence:
        """The presence of a spectator, with or without odds according to the table's setting."""
        shown = self.changes.once("odds", lambda: presence_of(self.client.access, self.open_game).odds)
        return WATCHING if shown else UNTOLD

    def acts_for(self, seat: int) -> bool:
        return False

    def sees_secrets(self, seat: int) -> bool:
        return False

    def sees_odds(self, seat: int) -> bool:
        return False

    def may(self, command: Any) -> bool:
        return False

    def may_step(self, *, back: bool) -> bool:
        return False

    @property
    def spent(self) -> int:
        """Seconds that the timed player has used so far; 0 if nobody is timed."""
        running = self.open_game.game.clock(self.state)
        return 0 if running is None else int(self.clock_times()[running].total_seconds())

    def turn_to(self, at: int) -> None:
        """Show the step with this number, or the nearest existing one."""
        self.at = max(1, min(at, self.open_game.table.count))
        self.changes.notify()

    def catch_up(self) -> float:
        """Advance by a step; after an undo, or when far behind, jump to the latest step.

        Returns:
            Seconds until the next step may follow.
        """
        count, before = self.open_game.table.count, self.at
        self.turn_to(count if not 0 <= count - before <= MOST_BEHIND else before + 1)
        return TO_READ if self.lies_newly() else BETWEEN

    def lies_newly(self) -> bool:
        """Return whether a die was rolled at this step."""
        table = self.open_game.table
        now, before = (self.ui.roll(table.state_after(at)) for at in (self.at, max(0, self.at - 1)))
        if now is None or now.face is None:
            return False
        return before is None or (before.which, before.throws, before.face) != (
            now.which,
            now.throws,
            now.face,
        )


AnyWatched: TypeAlias = WatchedGame[Any]


def watched_by(here: AnyHere) -> AnyWatched:
    """Return the game of a spectator's screen."""
    assert isinstance(here.context, WatchedGame)
    return here.context


def use_following(context: AnyWatched) -> None:
    """Follow the table step by step while on screen, with a pause to read each die.

    Sounds are played with the step that they belong to.
    """
    page, table = context.client.page, context.open_game.table
    walking = kit.use_ref(lambda: False)

    async def walk() -> None:
        if walking.current:
            return
        walking.current = True
        try:
            while context.on_screen and context.at != table.count:
                before = context.state
                pause = context.catch_up()
                if context.lies_newly():
                    context.client.feedback.roll()
                feel(context, before, context.state)
                await asyncio.sleep(pause)
        finally:
            walking.current = False

    def mount() -> None:
        context.on_screen = True
        context.client.feedback.keep_awake(True)

    def unmount() -> None:
        context.on_screen = False
        context.client.feedback.keep_awake(False)

    kit.use_effect(mount, [], unmount)
    kit.use_subscription(lambda: [table.listen(lambda: in_session(page, lambda: page.run_task(walk)))])
