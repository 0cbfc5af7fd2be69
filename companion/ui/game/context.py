"""One game on one device: the actions available to its parts, and the panels over the table."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property, partial
from typing import Any, Generic, TypeAlias, TypeVar, cast

from companion.device.open_game import OpenGame
from companion.party.presence import Presence, presence_of
from companion.rules.kernel import Model, Rejection, SeatInfo
from companion.rules.reminders import Reminder
from companion.store.errors import StoreError
from companion.table.journal import Entry
from companion.table.table import Kind, utc_now
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.presses import Drum
from companion.ui.game.game_ui import GameUI
from companion.words import Words

State = TypeVar("State", bound=Model)


@dataclass(frozen=True)
class Panel:
    """An open sheet, the seat that it concerns, and the current page in it."""

    kind: str
    """`menu`, `options`, `rename`, `invite`, or a kind of the game's own."""

    seat: int = 0
    page: str = ""


class GameContext(Generic[State]):
    """One game on one device.

    It remains the same object while on screen, so that components with it as an argument are not redrawn.
    """

    def __init__(self, client: Client, open_game: OpenGame, ui: GameUI) -> None:
        self.client = client
        self.open_game = open_game
        self.ui = ui
        self.changes = kit.TableObservable(client.page, open_game)
        self.on_screen = False
        self.closed = 0
        """How many sheets have been closed so far."""
        self._undoing, self._redoing = Drum(), Drum()
        self.shown: Panel | None = None
        self.came_from: Panel | None = None
        """The sheet from which the open sheet was opened; None if it was opened from the page."""
        self.was_under_way = False
        """Whether this device has seen the game before its end, but not the end itself."""
        self._clocks: tuple[int, Any, bool] = (0, open_game.table.state_after(0), False)
        self.set_panel: Callable[[Panel | None], Any] = lambda _: None
        self.set_peek: Callable[[bool], Any] = lambda _: None
        self.show_lot: Callable[[int], Any] = lambda _: None
        """Called with the seat that was drawn by lot on this device."""
        self.tell_height: Callable[[int], Any] = lambda _: None
        """Called with the drawn players' height in logical pixels, on pages that must show all of them."""
        self.covered = kit.LiveDraft(client.page, False)
        """Whether a sheet covers the page."""
        self.drawn: dict[Kind, Entry | None] = {"undo": None, "redo": None}
        """The entries named on screen beside undo and redo."""
        self.set_asked: Callable[[tuple[int, bool]], Any] | None = None

    @property
    def state(self) -> State:
        """Return the public view of the current state, even on a player's own device.

        It is for handlers; drawings get the state as an argument. Secrets come from `secrets_of`, and only
        `HoldToReveal` shows them.
        """
        return cast("State", self.changes.once("state", lambda: self.open_game.view(None)))

    @property
    def before(self) -> State:
        """The public view of the state before the last change."""
        return self.changes.once("before", lambda: self._public(self.open_game.table.before))

    def _public(self, state: Any) -> State:
        return cast("State", self.open_game.game.player_view(state, None))

    @cached_property
    def is_first(self) -> bool:
        """Whether this is the device's first game of its kind; cached, since finding out reads all games."""
        return self.client.service.is_first(self.open_game.game.key, self.open_game.id)

    @property
    def own_seat(self) -> int | None:
        """The seat of this device; None for a device without a seat."""
        return self.client.access.seat(self.open_game.id)

    def secrets_of(self, seat: int) -> State:
        """Return the state as this seat sees it; show it only while the seat's player holds a button.

        Raises:
            PermissionError: The seat has a device of its own that is not this one, even if it is asleep.
        """
        if not self.sees_secrets(seat):
            raise PermissionError("another device keeps the secrets of this seat")
        return cast("State", self.open_game.view(seat))

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.open_game.seats

    @property
    def words(self) -> Words:
        """The game's words in the language of this device, for handlers."""
        return self.client.style.words.of(self.open_game.file.header.game)

    @property
    def presence(self) -> Presence:
        return self.changes.once("presence", lambda: presence_of(self.client.access, self.open_game))

    def acts_for(self, seat: int) -> bool:
        """Return whether the choices of this seat are made on this device."""
        return self.client.access.acts_for(self.open_game.id, seat)

    def sees_secrets(self, seat: int) -> bool:
        """Return whether this device may show this seat's secrets while a button is held."""
        return self.client.access.sees_secrets(self.open_game.id, seat)

    def sees_odds(self, seat: int) -> bool:
        return self.client.access.sees_odds(self.open_game.id, seat)

    def is_anothers(self, seat: int | None) -> bool:
        """Return whether the acting seat belongs to another player, for whom this device may have to act."""
        presence = self.presence
        if seat is None or not presence.shared or seat == presence.own:
            return False
        return not (presence.hosting and self.acts_for(seat))

    def owner_of(self, command: Any) -> int | None:
        """Return the seat that owns a command; None if this device or the whole table owns it."""
        seats = self.open_game.game.owners(self.open_game.table.state, command).seats
        return None if not seats or self.own_seat in seats else min(seats)

    def asker(self, seat: int | None) -> Callable[[kit.Press], None] | None:
        """Return the handler for a tap on another player's button, the `ask` of `kit.primary`.

        Return None for a button of this device's own player.
        """
        if seat is None or not self.is_anothers(seat):
            return None
        player = self.seats[seat].name

        def ask(deed: kit.Press) -> None:
            words = self.words
            self.client.tell(
                words("party-hold", player=player), action=words("party-hold-act"), on_action=deed
            )

        return ask

    def asker_of(self, command: Any) -> Callable[[kit.Press], None] | None:
        """Return the handler for a tap on a button for this command, see `asker`."""
        return self.asker(self.owner_of(command))

    def denial(self, command: Any) -> Rejection | None:
        """Return the reason why this table's rights forbid this device such a command, or None."""
        return self.client.access.denial(self.open_game, command)

    def may(self, command: Any) -> bool:
        """Return whether this table's rights allow this device such a command, whatever the rules say."""
        return self.denial(command) is None

    def refusal(self, *commands: Any) -> Rejection | None:
        """Return the reason why the rights or the rules now refuse the commands of one press, or None.

        A die that is still to be thrown counts as a one.
        """
        game, state = self.open_game.game, self.state
        for command in commands:
            if (denied := self.denial(command)) is not None:
                return denied
            verdict = game.decide(state, game.throw(state, command, _one))
            if isinstance(verdict, Rejection):
                return verdict
            if command is not commands[-1]:
                state = game.fold(verdict, state)
        return None

    def accepts(self, *commands: Any) -> bool:
        """Return whether the table would now accept the commands of one press."""
        return self.refusal(*commands) is None

    def press(self, *commands: Any, lives: bool | None = None, leaves: bool = False) -> kit.Press:
        """Return a handler that submits these commands; if they are refused, a `Dead` handler that says why.

        Args:
            lives: Whether the table accepts the commands, if already known.
            leaves: Whether to close the sheet after success.
        """
        if self.accepts(*commands) if lives is None else lives:
            return partial(self.submit_and_close if leaves else self.submit, *commands)
        return kit.Dead(partial(self.tell_why, *commands))

    def tell_why(self, *commands: Any) -> None:
        """Show why commands are refused; if they are no longer refused, redraw the screen."""
        refused = self.refusal(*commands)
        if refused is None:
            self.changes.notify()
        else:
            self.client.refuse(refused, game=self.open_game.file.header.game)

    def runs_the_table(self) -> bool:
        """Return whether this device may change settings of the whole table."""
        return self.may(None)

    def may_step(self, *, back: bool) -> bool:
        """Return whether this device may undo the last entry or, with `back`, redo the next one."""
        return self.client.access.step_denial(self.open_game, back=back) is None

    @property
    def reminders(self) -> tuple[Reminder, ...]:
        """The table's reminders, reread when a phase begins, since another process may have stored some."""
        kept, phase = self.open_game.reminders, self.ui.phase(self.state)
        if kept is None or kept[0] != phase:
            kept = self.open_game.reminders = (phase, self.client.service.reminders(self.open_game.id))
        return kept[1]

    @property
    def clocks_in_use(self) -> bool:
        """Whether this game's clocks have ever run."""
        table = self.open_game.table
        count, last, used = self._clocks
        if count > table.count or table.state_after(count) is not last:  # Checked entries were undone.
            count, used = 0, False
        used = used or any(
            self.open_game.game.has_clocks(table.state_after(at)) for at in range(count, table.count + 1)
        )
        self._clocks = (table.count, table.state, used)
        return used

    def clock_times(self) -> tuple[timedelta, ...]:
        """Return each player's time so far, including the running clock up to this moment."""
        return self.open_game.clock_times(utc_now())

    def look_at_stage(self) -> None:
        """Switch from the table view to the current stage."""
        self.set_peek(False)

    def show(self, panel: Panel) -> None:
        self.came_from, self.shown = self.shown, panel
        self.set_panel(panel)

    def close(self) -> None:
        self.closed += 1
        self.came_from = self.shown = None
        self.set_panel(None)
        self.changes.notify()

    def submit(self, *commands: Any) -> bool:
        """Submit the commands of one press; show a refusal. Return whether they were accepted.

        Either all of them are accepted, as one entry with one undo, or none is.
        """
        happened = self._happens(self.client.access.submit, *commands)
        if happened:
            rolled = any(map(self.open_game.game.is_throw, commands))
            (self.client.feedback.roll if rolled else self.client.feedback.tick)()
        return happened

    def submit_and_close(self, *commands: Any) -> bool:
        """Submit the commands of one press; close the sheet if they were accepted."""
        happened = self.submit(*commands)
        if happened:
            self.close()
        return happened

    def after(self, *commands: Any) -> State | None:
        """Return the public view of the state after these commands; None if the rules refuse any of them."""
        game, state = self.open_game.game, self.open_game.table.state
        for command in commands:
            verdict = game.decide(state, command)
            if isinstance(verdict, Rejection):
                return None
            state = game.fold(verdict, state)
        return self._public(state)

    def ask_step(self, steps: int, undone: bool) -> None:
        """Ask whether to undo (or redo) this many entries; show the journal if no journal is on screen.

        If this device may not undo or redo them, show the reason instead.
        """
        refused = self.client.access.step_denial(self.open_game, steps, back=not undone) if steps else None
        if refused is not None:
            self.client.refuse(refused, game=self.open_game.file.header.game)
            return
        if self.set_asked is not None:
            self.set_asked((steps, undone))
        else:
            self.client.go(f"/game/{self.open_game.id}/journal")

    def undo(self, steps: int = 1, meant: int | None = None) -> bool:
        """Undo the last entries if the screen shows the same entries; return whether they were undone.

        Args:
            meant: The number of the newest undoable entry when the control was drawn; None skips the check.
        """
        return self._undoing.is_new() and self._happens(self.client.access.undo, steps, meant)

    def redo(self, steps: int = 1, meant: int | None = None) -> bool:
        """Redo the last undone entries if the screen shows the same entries."""
        return self._redoing.is_new() and self._happens(self.client.access.redo, steps, meant)

    def way_back(self) -> Callable[[], Any] | None:
        """Return a handler that undoes the last entry, offered in place of a part that cannot be drawn.

        Return None if this device may not undo the entry.
        """
        meant = self.open_game.table.newest("undo")
        if meant is None or not self.may_step(back=True):
            return None

        def press() -> None:
            if self.undo(1, meant):
                self.changes.notify()  # A screen that failed to draw does not follow the table.

        return press

    def _happens(self, act: Callable[..., object], *told: Any) -> bool:
        """Run an action at the table; show a refusal, and return whether the action was accepted."""
        try:
            answer = act(self.open_game, *told)
        except StoreError as error:
            answer = error
        if isinstance(answer, (StoreError, Rejection)):
            self.client.refuse(answer, game=self.open_game.file.header.game)
            return False
        return True


def _one(faces: int) -> int:
    return 1


AnyContext: TypeAlias = GameContext[Any]
