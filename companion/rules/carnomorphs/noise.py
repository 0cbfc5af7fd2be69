"""The noise roll, for a table that lets the app throw the die; noise markers are not tracked."""

from companion.rules.carnomorphs.data import NOISE_DIE, NoiseFace
from companion.rules.carnomorphs.play import Decision, on_board, running
from companion.rules.carnomorphs.state import Noise, Seat, State
from companion.rules.kernel import NONE, OWN_SEAT, Command, Event, Roller, Value, lacks, who, yes


class RollNoise(Command, owner=OWN_SEAT, is_throw=True):
    """Roll for noise after entering a room, or because the event phase's token asks for it (base game)."""

    seat: Seat
    face: NoiseFace | None = None
    """The face rolled; if None, the app rolls."""

    def thrown(self, state: State, roll: Roller) -> "RollNoise":
        return self if self.face is not None else self.replace(face=NOISE_DIE[roll(len(NOISE_DIE)) - 1])

    def decide(self, decision: Decision) -> None:
        running(decision)
        on_board(decision, self.seat)
        if self.face is None:
            raise lacks("noise-unknown")
        decision.add(NoiseRolled(seat=self.seat, face=self.face))

    def params(self, state: State) -> dict[str, Value]:
        slimed = self.seat < len(state.players) and state.players[self.seat].slime
        return {**who(state, self.seat), "face": self.face or NONE, "slimed": yes(slimed)}


class NoiseRolled(Event):
    """The app made a noise roll for a player."""

    seat: Seat
    face: NoiseFace

    def apply(self, state: State) -> State:
        return state.replace(noise=(*state.noise, Noise(seat=self.seat, face=self.face)))


def last_noise(state: State, seat: int) -> NoiseFace | None:
    """Return the face of a player's last noise roll in this turn or for this token; None if there is none."""
    return next((each.face for each in reversed(state.noise) if each.seat == seat), None)
