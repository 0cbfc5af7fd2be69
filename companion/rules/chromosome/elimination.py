"""Elimination of players whose numbers require it, and the others' last turns (end of the game, option 2)."""

from companion.rules.chromosome.play import Decision
from companion.rules.chromosome.state import Cause, Player, Seat, State, overdosed, wiped_out
from companion.rules.kernel import Event


class Eliminated(Event):
    """A player is out of the game."""

    seat: Seat
    cause: Cause

    def apply(self, state: State) -> State:
        return with_last_turns(state.with_player(self.seat, eliminated=True))


class LastTurnsCalled(Event):
    """After an elimination these seats get one more turn each, in this order."""

    seats: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return state.replace(last_turns=self.seats)


def with_last_turns(state: State) -> State:
    """Drop last turns of players who are out of the round or the game; drop all if nobody is eliminated."""
    last = state.last_turns
    if last is None:
        return state
    if not any(player.eliminated for player in state.players):
        return state.replace(last_turns=None)
    return state.replace(last_turns=tuple(seat for seat in last if state.players[seat].in_play))


def doomed(state: State) -> tuple[Eliminated, ...]:
    """Return the eliminations that are due: irradiation above the limit, or no token left on the board."""
    out: list[Eliminated] = []
    for player in state.players:
        if player.eliminated:
            continue
        if overdosed(player.irradiation, state.options.irradiation_limit):
            out.append(Eliminated(seat=player.seat, cause="irradiation"))
        elif wiped_out(player.on_board):
            out.append(Eliminated(seat=player.seat, cause="tokens"))
    return tuple(out)


def left_in(state: State) -> tuple[Player, ...]:
    """Return the players still in the game: neither eliminated nor due for elimination."""
    out = {event.seat for event in doomed(state)}
    return tuple(player for player in state.players if not player.eliminated and player.seat not in out)


def fall_out(decision: Decision) -> None:
    """Eliminate the players who are due for elimination, and start the last turns."""
    out = doomed(decision.state)
    if out:
        decision.add(*out)
        call_last_turns(decision)


def call_last_turns(decision: Decision) -> None:
    """After the first elimination, give one more turn, clockwise, to each player who has not passed."""
    state = decision.state
    if state.last_turns is not None or state.phase != "turns":
        return
    active = state.active if state.active is not None else state.starter
    order = state.clockwise((active + 1) % len(state.players))
    seats = tuple(
        seat
        for seat in order
        if state.players[seat].in_play and (seat != active or state.options.active_last_turn)
    )
    decision.add(LastTurnsCalled(seats=seats))
