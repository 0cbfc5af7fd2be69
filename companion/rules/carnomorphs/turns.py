"""Rounds and turns: the active player, passes, and the start of the event phase and of the next round.

Turn order and passing follow the base game; they are tracked, not enforced (A).
"""

from companion.rules.carnomorphs.data import Figures
from companion.rules.carnomorphs.event_phase import advance_time
from companion.rules.carnomorphs.last_check import begin_last_check
from companion.rules.carnomorphs.play import Decision, FlagSet, NumberChanged, aboard, in_phase, player_of
from companion.rules.carnomorphs.state import Seat, State
from companion.rules.kernel import EVERYBODY, OWN_SEAT, Command, Event, Value, refuse, yes


class EndTurn(Command, owner=OWN_SEAT):
    """End the turn; the next player who has not passed follows. Also used after a death or departure."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players")
        player, active = player_of(decision, self.seat), decision.state.active
        if active is not None and active != player.seat:
            raise refuse("not-your-turn", player=player.name, active=decision.state.players[active].name)
        hand_on(decision, player.seat)


class Pass(Command, owner=OWN_SEAT):
    """Pass for the rest of the round, even outside the player's own turn.

    The last pass begins the event phase, which moves the time marker.
    """

    seat: Seat

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players")
        player = aboard(decision, self.seat)
        if player.passed:
            raise refuse("passed-already", player=player.name)
        decision.add(FlagSet(seat=player.seat, flag="passed", value=True))
        if decision.state.active in (player.seat, None) or not _in_round(decision.state):
            hand_on(decision, player.seat)

    def params(self, state: State) -> dict[str, Value]:
        ends = not set(_in_round(state)) - {self.seat}
        return {**super().params(state), "ends": yes(ends), "time": max(0, state.time - 1)}


class TakeTurn(Command):
    """Give the turn to another player, and undo that player's pass, if any (a correction)."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players")
        player = aboard(decision, self.seat)
        if decision.state.active == player.seat:
            raise refuse("has-turn-already", player=player.name)
        if player.passed:
            decision.add(FlagSet(seat=player.seat, flag="passed", value=False))
        decision.add(TurnBegan(seat=player.seat))


class SetFirst(Command):
    """Give the first player token to a player (a correction)."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events")
        player = player_of(decision, self.seat)
        if decision.state.first == player.seat:
            raise refuse("is-first-already", player=player.name)
        decision.add(FirstSet(seat=player.seat))


class EndPlayerPhase(Command):
    """Begin the event phase, since everybody has passed, even if not every pass was recorded."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players")
        _begin_event_phase(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {"round": state.round, "time": max(0, state.time - 1)}


class DrawHands(Command, owner=EVERYBODY):
    """In a new round, fill everybody's hand up to the table's hand size; larger hands stay as they are."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players")
        size, before = decision.state.options.hand_size, len(decision.events)
        for player in decision.state.players:
            missing = size - (player.hand or 0)
            if player.acting and missing > 0:
                decision.add(NumberChanged(seat=player.seat, number="hand", delta=missing))
        if len(decision.events) == before:
            raise refuse("hands-full")

    def params(self, state: State) -> dict[str, Value]:
        return {"count": state.options.hand_size}


class TurnBegan(Event):
    """A player's turn began; if `seat` is None, it is nobody's turn."""

    seat: Seat | None

    def apply(self, state: State) -> State:
        return state.replace(active=self.seat, just_met=False, noise=())


class FirstSet(Event):
    """The first player token changed hands."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.replace(first=self.seat)


class EventPhaseBegan(Event):
    """The player phase is over."""

    def apply(self, state: State) -> State:
        return state.replace(
            phase="events",
            step="time",
            active=None,
            fed=(),
            fed_figures=(),
            fed_loose=Figures(),
            attacked=(),
            event="",
            just_met=False,
        )


class RoundBegan(Event):
    """A new round's player phase begins; nobody has passed."""

    def apply(self, state: State) -> State:
        players = tuple(player.replace(passed=False) for player in state.players)
        return state.replace(phase="players", round=state.round + 1, players=players, step="time")


class HandsForgotten(Event):
    """A new round began, so the numbers of cards in hand are unknown again."""

    def apply(self, state: State) -> State:
        return state.replace(players=tuple(player.replace(hand=None) for player in state.players))


def hand_on(decision: Decision, seat: int) -> None:
    """Pass the turn clockwise from `seat`. When nobody is left in the round, the event phase begins."""
    following = _next(decision.state, seat, _in_round(decision.state))
    if following is None:
        _begin_event_phase(decision)
    else:
        decision.add(TurnBegan(seat=following))


def leave_turn(decision: Decision, seat: int) -> None:
    """End the turn of a character who has left the game during it.

    The next acting player who has not passed follows. If all acting players have passed, the event phase
    begins; if no acting player is left, it is nobody's turn.
    """
    state = decision.state
    if state.phase != "players" or state.active != seat:
        return
    count = len(state.players)
    clockwise = [state.players[(seat + step) % count] for step in range(1, count)]
    acting = [player for player in clockwise if player.acting]
    waiting = [player.seat for player in acting if not player.passed]
    if acting and not waiting:
        _begin_event_phase(decision)
    else:
        decision.add(TurnBegan(seat=waiting[0] if waiting else None))


def begin_round(decision: Decision) -> None:
    """Begin the next player phase: clear the passes, and move the first player token if the option says so.

    The token goes to the next player whose character is aboard; if nobody is aboard, the journey is over.
    """
    state = decision.state
    crew = _crew(state)
    if not crew:
        _nobody_left(decision)
        return
    decision.add(RoundBegan())
    if any(player.hand is not None for player in state.players):
        decision.add(HandsForgotten())
    first = _next(state, state.first, crew)
    if state.options.first_player_moves and first is not None and first != state.first:
        decision.add(FirstSet(seat=first))
    decision.add(
        TurnBegan(seat=next(player.seat for player in decision.state.turn_order if player.seat in crew))
    )


def ends_with_the_phase(state: State) -> bool:
    """Return whether a track will reach its end when the player phase ends."""
    return state.time <= 1 or state.self_destruct in (0, 1)


def _begin_event_phase(decision: Decision) -> None:
    if _crew(decision.state):
        decision.add(EventPhaseBegan())
        advance_time(decision)
    else:
        _nobody_left(decision)


def _nobody_left(decision: Decision) -> None:
    """End the journey; an active self-destruct track runs to its end (A, as in the base game)."""
    begin_last_check(decision, "nobody-left" if decision.state.self_destruct is None else "explosion")


def _crew(state: State) -> tuple[int, ...]:
    return tuple(player.seat for player in state.players if player.acting)


def _in_round(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in _crew(state) if not state.players[seat].passed)


def _next(state: State, seat: int, among: tuple[int, ...]) -> int | None:
    """Return the first of the seats `among`, clockwise after `seat`; `seat` itself comes last."""
    count = len(state.players)
    return min(among, key=lambda each: (each - seat - 1) % count, default=None)
