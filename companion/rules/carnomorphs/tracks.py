"""The tracks: time, self-destruction, and the eggs on the Carnomorph board.

Their lengths and the beginnings of the blue and yellow spaces follow the base game (A).
"""

from typing import Literal, assert_never

from companion.rules.carnomorphs.data import EGGS
from companion.rules.carnomorphs.play import Decision, Delta, running, unlock_pods
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import ACTIVE, Command, Event, lacks, refuse

Track = Literal["time", "self-destruct", "eggs"]


class StartSelfDestruct(Command, owner=ACTIVE):
    """Start self-destruction at the beginning of its track, or stop it before it reaches a yellow space."""

    running: bool = True

    def decide(self, decision: Decision) -> None:
        running(decision)
        active = decision.state.self_destruct is not None
        if self.running == active:
            raise refuse("self-destruct-active" if active else "self-destruct-inactive")
        if on_yellow(decision.state):
            raise refuse("self-destruct-final")
        spaces = decision.state.options.self_destruct_track if self.running else None
        decision.add(SelfDestructSet(spaces=spaces))
        if on_yellow(decision.state):
            unlock_pods(decision)


class CorrectTrack(Command):
    """Correct time, self-destruction or the eggs on the Carnomorph board; the game goes on even at 0.

    A marker beyond its track, for example after a change of the options, may always move back towards it.
    """

    track: Track
    delta: Delta

    def decide(self, decision: Decision) -> None:
        running(decision)
        if self.delta == 0:
            raise lacks("nothing-chosen")
        state = decision.state
        match self.track:
            case "time":
                now, most = state.time, max(state.options.time_track, state.time)
                if not 0 <= now + self.delta <= most:
                    raise refuse("time-out-of-range", most=most)
                decision.add(TrackMoved(track="time", delta=self.delta))
            case "self-destruct":
                now = state.self_destruct
                if now is None:
                    raise refuse("self-destruct-inactive")
                most = max(state.options.self_destruct_track, now)
                if not 0 <= now + self.delta <= most:
                    raise refuse("self-destruct-out-of-range", most=most)
                move_self_destruct(decision, self.delta)
            case "eggs":
                most = EGGS - state.out_of_box("egg")
                if not 0 <= state.eggs + self.delta <= most:
                    raise refuse("eggs-out-of-range", most=most)
                decision.add(TrackMoved(track="eggs", delta=self.delta))
            case _:
                assert_never(self.track)


class TrackMoved(Event):
    """A track's marker moved, or the number of eggs on the board changed."""

    track: Literal["time", "self_destruct", "eggs"]
    delta: int

    def apply(self, state: State) -> State:
        return state.replace(**{self.track: (getattr(state, self.track) or 0) + self.delta})


class SelfDestructSet(Event):
    """Self-destruction was started, with this many spaces ahead, or was stopped (`spaces` is None)."""

    spaces: int | None

    def apply(self, state: State) -> State:
        return state.replace(self_destruct=self.spaces)


def on_yellow(state: State) -> bool:
    """Return whether self-destruction can no longer be stopped (base game, Critical moments)."""
    return state.self_destruct is not None and state.self_destruct <= state.options.self_destruct_yellow


def move_self_destruct(decision: Decision, delta: int) -> None:
    """Move the marker of an active self-destruction; the pods unlock when it reaches the yellow spaces.

    Source: base game, Critical moments.
    """
    before = on_yellow(decision.state)
    decision.add(TrackMoved(track="self_destruct", delta=delta))
    if on_yellow(decision.state) and not before:
        unlock_pods(decision)


def spaces_to_hibernation(state: State) -> int:
    """Return how many spaces are left to the first blue space, where hibernation opens; 0 if it is reached.

    Source: base game, Critical moments.
    """
    return max(0, state.time - state.options.hibernation_opens)
