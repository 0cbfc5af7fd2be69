"""The next thing to do at a table of Chromosome, and what else can be done."""

from __future__ import annotations

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.next_step import NextStep, next_step
from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.core.style import Style
from companion.ui.games import NextAction
from companion.ui.shared.context import Panel
from companion.ui.widgets.press import Press


def next_action(style: Style, context: GameContext) -> NextAction:
    """The next thing to do now."""
    state, words = context.state, style.words
    step = next_step(state)
    command = next_command(step)
    others: tuple[tuple[str, str, Press], ...] = ()
    if step.step in ("turn", "end-turn") and step.seat is not None:
        seat = step.seat
        others = (
            ("battle", words("term-battle"), lambda: context.show(Panel("fight", seat))),
            ("evolution", words("table-action"), lambda: context.show(Panel("turn", seat))),
            ("passed", words("action-pass"), lambda: context.submit(cmd.Pass(seat=seat))),
        )
    return NextAction(
        words=next_words(style, state, step),
        press=next_press(context, step),
        seat=step.seat,
        allowed=command is None or context.may(command),
        key=step,
        others=others,
    )


def following(state: State) -> int | None:
    """Whose turn would be next; None when the turns would end."""
    if state.last_turns is not None:
        return state.last_turns[0] if state.last_turns else None
    if state.active is None:
        return None
    order = state.clockwise((state.active + 1) % len(state.players))
    return next((seat for seat in order if state.players[seat].in_play), None)


def next_words(style: Style, state: State, step: NextStep) -> str:
    """What the wide button says."""
    words = style.words
    who = state.players[step.seat].name if step.seat is not None else ""
    if step.step == "end-turn":
        seat = following(state)
        if seat is None:
            return words("next-end-game" if state.last_turns is not None else "next-radiation")
        return words("next-player", player=state.players[seat].name)
    return words(f"next-{step.step}", player=who)


def next_command(step: NextStep) -> cmd.Command | None:
    """What the next thing to do asks of the table in the end; None where there is only something to see."""
    seat = step.seat or 0
    match step.step:
        case "eliminate":
            return cmd.Eliminate(seat=seat)
        case "turn" | "end-turn":
            return cmd.EndTurn(seat=seat)
        case "turns":
            return cmd.BeginTurns()
        case _:
            return None


def next_press(context: GameContext, step: NextStep) -> Press:
    """What the wide button does."""
    command = next_command(step)
    if step.step == "turn":
        return lambda: context.show(Panel("turn", step.seat or 0))
    return context.look_at_stage if command is None else lambda: context.submit(command)
