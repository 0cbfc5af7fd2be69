"""The next step at the table: the words and the effect of the primary button."""

from typing import Literal, NamedTuple

from companion.rules.chromosome.elimination import doomed
from companion.rules.chromosome.state import State

StepName = Literal[
    "eliminate",
    "event",
    "turns",
    "turn",
    "end-turn",
    "battle",
    "evolution",
    "test",
    "wave",
    "areas",
    "finish-radiation",
    "score",
]


class NextStep(NamedTuple):
    """The next thing to do, and whom it concerns."""

    step: StepName
    seat: int | None = None


def acting(state: State) -> int | None:
    """Return the seat that must act; None outside a turn, and while something else has to end first."""
    busy = state.battle or state.evolution or state.radiation
    return None if state.phase != "turns" or busy else state.active


def following(state: State) -> int | None:
    """Return the seat of the next turn: clockwise, still in; None when the turns would end."""
    if state.last_turns is not None:
        return state.last_turns[0] if state.last_turns else None
    if state.active is None:
        return None
    order = state.clockwise((state.active + 1) % len(state.players))
    return next((seat for seat in order if state.players[seat].in_play), None)


def ends_after_radiation(state: State) -> bool:
    """Return whether the game is over after this radiation phase."""
    return state.clock <= 1 or any(player.eliminated for player in state.players)


def next_step(state: State) -> NextStep:
    """Return the next thing to do in `state`, after set-up."""
    if state.phase == "over":
        return NextStep("score")
    if state.battle is not None:
        return NextStep("battle", state.battle.attacker.seat)
    if state.evolution is not None:
        return NextStep("evolution", state.evolution.seat)
    if state.radiation is not None and state.radiation.tests:
        return NextStep("test", state.radiation.tests[0].seat)
    if state.radiation is not None and state.radiation.wave:
        return NextStep("wave")
    out = doomed(state)
    if out:
        return NextStep("eliminate", out[0].seat)
    if state.phase == "preparation":
        return NextStep("event" if state.options.events else "turns")
    if state.phase == "radiation":
        areas_left = state.radiation is not None and state.radiation.remaining
        return NextStep("areas" if areas_left else "finish-radiation")
    return NextStep("turn" if state.turn.actions_left > 0 else "end-turn", state.active)
