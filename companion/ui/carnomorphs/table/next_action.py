"""The next step at the table, the other actions of a turn, and the coach's advice."""

from functools import partial
from typing import Final

from companion.rules.carnomorphs.next_step import NextStep, following, next_step
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.turns import EndPlayerPhase, Pass, ends_with_the_phase
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.game.context import Panel
from companion.ui.game.game_ui import Coaching, NextAction, OtherAction, coached
from companion.ui.shared.turn_started import has_started


def next_action(here: Here) -> NextAction:
    context = here.context
    state = context.state
    step = next_step(state)
    return NextAction(
        words=next_words(here.style, state, step),
        press=next_press(context, step),
        seat=step.seat,
        allowed=step.command is None or context.may(step.command),  # No right is needed to look at a stage.
        key=step,
        choice=following(state),
        others=_others(here, step),
        # In quick detail a turn has no entries of its own that could come before its end.
        filled=step.step != "turn" or state.detail == "quick" or has_started(context),
    )


def deed(here: Here) -> str:
    """Describe the acting player's action, in words that follow the name; empty outside of turns."""
    return here.words("deed-turn") if next_step(here.state).step == "turn" else ""


def _others(here: Here, step: NextStep) -> tuple[OtherAction, ...]:
    context = here.context
    words, seat = here.words, step.seat
    if step.step != "turn" or seat is None:
        return ()
    meet = partial(context.show, Panel("encounter", seat))
    alone: tuple[OtherAction, ...] = (
        ("passed", words("action-pass"), partial(context.submit, Pass(seat=seat))),
        (glyph("encounter"), words("term-encounter"), meet),
    )
    if len(context.state.players) == 1:  # In a solo game, a pass ends the phase.
        return alone
    ends = EndPlayerPhase()
    if not context.may(ends):
        return alone
    return (*alone, ("players", words("action-all-passed"), partial(context.submit, ends)))


def next_words(style: kit.Style, state: State, step: NextStep) -> str:
    words, player = style.words, state.players[step.seat].name if step.seat is not None else ""
    if step.step == "turn":
        seat = following(state)
        if seat is None:
            return words(
                "next-turn-check" if ends_with_the_phase(state) else "next-turn-events", player=player
            )
        if seat == state.active:
            return words("next-again", player=player)
        return words("next-turn", player=player, next=state.players[seat].name)
    return words(f"next-{step.step}", player=player)


def next_press(context: GameContext, step: NextStep) -> kit.Press:
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
"""The chapter of each step that the coach explains."""


def coaching(style: kit.Style, state: State) -> Coaching | None:
    step = next_step(state)
    return coached(style, state, CHAPTERS.get(step.step, ""), step.step, step.seat)
