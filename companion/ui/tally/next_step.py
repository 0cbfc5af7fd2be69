"""The next thing to do: writing the next number, or ending the game."""

from functools import partial

from companion.rules.tally.next_step import next_step
from companion.rules.tally.sheet import EndGame
from companion.rules.tally.state import State
from companion.ui import kit
from companion.ui.game.game_ui import Coaching, NextAction, OtherAction
from companion.ui.tally.context import Here
from companion.ui.tally.table import line_name, write_panel


def next_action(here: Here) -> NextAction:
    """Return the next action: write a number for one of this device's players, or end the game."""
    context, state, words = here.context, here.state, here.words
    if state.over:
        return NextAction(words("next-over"), context.look_at_stage, key="over")
    line = state.current
    seat = None
    if line is not None:
        mine = [
            each for each, points in enumerate(state.sheet[line]) if points is None and context.acts_for(each)
        ]
        seat = state.next_seat if state.next_seat in mine else next(iter(mine), None)
    if line is None or next_step(state).step == "end":
        end = EndGame()
        others: tuple[OtherAction, ...] = ()
        if line is not None and seat is not None:
            to_write = write_panel(state, seat)
            others = (
                ("edit", words("next-go-on", line=line_name(here, line)), partial(context.show, to_write)),
            )
        return NextAction(
            words("next-end"),
            partial(context.submit, end),
            allowed=context.may(end),
            key="end",
            choice=(line, seat),
            others=others,
        )
    if seat is None:
        waited = next(each for each, points in enumerate(state.sheet[line]) if points is None)
        return NextAction(
            words("next-waits", player=state.players[waited].name),
            lambda: None,
            seat=waited,
            allowed=False,
            key="waits",
        )
    return NextAction(
        words("next-write"),
        partial(context.show, write_panel(state, seat)),
        note=words("next-player", line=line_name(here, line), player=state.players[seat].name),
        key=(line, seat),
    )


def coaching(style: kit.Style, state: State) -> Coaching | None:
    """Return the coach's advice: write a number, or end the game."""
    words = style.words
    if next_step(state).step == "end":
        return Coaching(words("coach-finish"), "winning")
    return Coaching(words("coach-write"), "writing")
