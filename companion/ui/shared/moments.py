"""Haptics, sounds and announcements for the latest events at the table."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.table.journal import Step
from companion.ui import kit
from companion.ui.core.feedback import SEEN, Moment
from companion.ui.core.session import in_session
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.shared.entry_words import entry_words, label_words
from companion.ui.shared.news import told_at
from companion.ui.shared.phones.notifications import is_own


def moment(context: AnyContext, before: Any, after: Any) -> Moment | None:
    """Return the most important change between two states to signal by haptics; None if there is none."""
    game = context.open_game.game
    if game.outcome(after) is not None:
        return None  # The end is signalled after the scores have been counted.
    seats = zip(game.seats(before), game.seats(after), strict=False)
    if any(now.out and not was.out for was, now in seats):
        return "elimination"
    return "dose" if context.ui.harm(before, after) else None


def feel(context: AnyContext, before: Any, after: Any) -> None:
    """Signal by haptics what happened between two states that the device showed one after the other.

    Undo and redo are silent.
    """
    if isinstance(context.open_game.table.latest, Step):
        return
    which = moment(context, before, after)
    if which is not None:
        context.client.feedback.moment(which)


def feel_end(context: AnyContext, after: float = SEEN) -> None:
    """Signal the end by haptics after `after` seconds, when it is shown; do nothing after an undo or redo."""
    if not isinstance(context.open_game.table.latest, Step):
        context.client.feedback.moment("finale", after=after)


def say(here: AnyHere, before: Any, heard: int) -> None:
    """Announce to screen readers the latest event, and a new round or turn.

    Another device's undo and a die that can be read are announced elsewhere, so stay silent about them.

    Args:
        before: The state shown before the event.
        heard: The number of entries announced so far.
    """
    context = here.context
    table, words = context.open_game.table, context.words
    step, roll = table.latest, context.ui.roll(table.state)
    lies = roll is not None and roll.face is not None
    elsewhere = not is_own(context, step) if isinstance(step, Step) else lies
    if elsewhere or table.count == 0:
        return
    back = isinstance(step, Step) and bool(step.undo)
    last = table.count - 1
    new = range(max(heard, told_at(table, last)), last + 1)
    told = [entry_words(here.style, table.undone[0])] if back else [_told(here, at) for at in new]
    if not told:
        return
    said = ". ".join(told)
    lines = [words("journal-undone", label=said) if back else said]
    game, state = context.open_game.game, table.state
    if game.round(state) > game.round(before):
        lines.append(words("journal-round", round=game.round(state)))
    active = _turn_of(context, before)
    if active is not None:
        lines.append(words("table-turn-of", player=context.seats[active].name))
    context.client.feedback.say(*lines)


def _told(here: AnyHere, at: int) -> str:
    """Return an entry in words, with facts that the screen shows nowhere else."""
    style, context = here.style, here.context
    table, game = context.open_game.table, context.open_game.game
    entry = table.entry(at)
    before, after = (game.player_view(table.state_after(place), None) for place in (at, at + 1))
    note = context.ui.heard_note(style, entry.label, before, after)
    then = (label_words(style, label) for label in entry.then)
    return ". ".join((", ".join(filter(None, (label_words(style, entry.label), note))), *then))


def _turn_of(context: AnyContext, before: Any) -> int | None:
    """Return the seat whose turn has begun, perhaps the same seat in a new phase; None if no turn began."""
    ui, state = context.ui, context.open_game.table.state
    active: int | None = state.active
    same = active == before.active and ui.phase(state) == ui.phase(before)
    return None if same or ui.stage(state) == "over" else active


def use_moments(here: AnyHere) -> None:
    """Signal events at the table while the game is on screen."""
    context = here.context
    page, table = context.client.page, context.open_game.table
    last, heard = kit.use_ref(lambda: table.state), kit.use_ref(lambda: table.count)

    def happened() -> None:
        before, after = last.current, table.state
        last.current = after

        def signal() -> None:
            feel(context, before, after)
            say(here, before, heard.current)
            heard.current = table.count

        in_session(page, signal)

    def follow() -> Iterator[Callable[[], None]]:
        last.current, heard.current = table.state, table.count
        yield table.listen(happened)

    kit.use_subscription(follow)
