"""The next thing to do at the table, the other actions of a turn, and what the coach says of it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from companion.rules.carnomorphs.next_step import NextStep, next_step
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.turns import EndPlayerPhase, Pass, ends_with_the_phase
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.game.context import Panel
from companion.ui.game.game_ui import Coaching, NextAction, OtherAction, coached


class SideAction(NamedTuple):
    """Another action of a turn; its words are the sentence of that key."""

    glyph: kit.Glyph
    words: str
    press: Callable[[GameContext, int], kit.Press]
    """The handler of a press, for the active seat."""


def _passing(context: GameContext, seat: int) -> kit.Press:
    return lambda: context.submit(Pass(seat=seat))


def _ending(context: GameContext, seat: int) -> kit.Press:
    return lambda: context.submit(EndPlayerPhase())


def _meeting(context: GameContext, seat: int) -> kit.Press:
    return lambda: context.show(Panel("encounter", seat))


SIDE_ACTIONS: Final[list[SideAction]] = [
    SideAction("passed", "action-pass", _passing),
    SideAction(glyph("encounter"), "term-encounter", _meeting),
    SideAction("players", "action-all-passed", _ending),
]
"""The other actions of a turn, from left to right."""


def next_action(style: kit.Style, context: GameContext) -> NextAction:
    """Return the next thing to do."""
    state = context.state
    step = next_step(state)
    return NextAction(
        words=next_words(style, state, step),
        press=next_press(context, step),
        seat=step.seat,
        allowed=_allowed(context, step),
        key=step,
        choice=following(state),
        others=_others(style, context, step),
    )


def _allowed(context: GameContext, step: NextStep) -> bool:
    """Return whether the step is this device's to do; anybody may look at a sheet or a stage."""
    return step.command is None or context.may(step.command)


def _others(style: kit.Style, context: GameContext, step: NextStep) -> tuple[OtherAction, ...]:
    seat = step.seat
    if step.step != "turn" or seat is None:
        return ()
    return tuple((each.glyph, style.words(each.words), each.press(context, seat)) for each in SIDE_ACTIONS)


def following(state: State) -> int | None:
    """Return whose turn it is next, perhaps the same player's; None where there is none."""
    if state.active is None:
        return None
    count = len(state.players)
    seats = ((state.active + step) % count for step in range(1, count + 1))
    return next(
        (seat for seat in seats if state.players[seat].acting and not state.players[seat].passed), None
    )


def next_words(style: kit.Style, state: State, step: NextStep) -> str:
    """Return the words of the primary button."""
    words = style.words
    if step.step == "turn":
        seat = following(state)
        if seat is None:
            return words("next-begin-check" if ends_with_the_phase(state) else "next-events")
        name = state.players[seat].name
        return words("next-again" if seat == state.active else "next-turn", player=name)
    player = state.players[step.seat].name if step.seat is not None else ""
    return words(f"next-{step.step}", player=player)


def next_press(context: GameContext, step: NextStep) -> kit.Press:
    """Return the handler of the primary button."""
    if context.ui.stage(context.state) != "table":
        return context.look_at_stage
    command = step.command
    return context.look_at_stage if command is None else lambda: context.submit(command)


CHAPTERS: Final[dict[str, str]] = {
    "setup": "setup",
    "begin-play": "setup",
    "objective": "objectives",
    "token": "tokens",
    "noise": "noise",
    "turn": "round",
    "time": "events",
    "feed": "feeding",
    "end-feeding": "feeding",
    "fire": "events",
    "card": "events",
    "draw": "tokens",
    "begin-check": "check",
    "scan": "check",
    "four": "check",
    "answer": "winning",
    "together": "modes",
}
"""The chapter of each step of which something is said."""


def coaching(style: kit.Style, state: State) -> Coaching | None:
    """Return the coach's advice for now; None where there is none."""
    step = next_step(state)
    return coached(style, state, CHAPTERS, step.step, step.seat)
