"""The phase of player turns: moves, passes, and the order."""

from companion.rules.chromosome.areas import RadiationBegan
from companion.rules.chromosome.data import MAX_GROUP
from companion.rules.chromosome.elimination import with_last_turns
from companion.rules.chromosome.next_step import following
from companion.rules.chromosome.play import (
    Acting,
    ChargeChanged,
    Decision,
    active_player,
    playing,
    require_nothing_open,
    require_phase,
    take_action,
)
from companion.rules.chromosome.prices import Count
from companion.rules.chromosome.scoring import end_game
from companion.rules.chromosome.state import Seat, State, Turn
from companion.rules.kernel import OWN_SEAT, Command, Event, RoundCommand, refuse


class Move(Acting):
    """The one move of the turn. Merging with a discharged group discharges both.

    A player who has just passed may still move until the next player has acted.

    Source: rulebook, Pass (note): a move may be made before or after passing.
    """

    discharged: Count = 0
    """Tokens that a merge discharged."""

    def decide(self, decision: Decision) -> None:
        state, late = decision.state, decision.state.late_mover
        if late is not None and self.seat == late:
            require_nothing_open(decision)
            player = playing(decision, late)
        else:
            player, late = active_player(decision, self.seat), None
            if state.turn.moved:
                raise refuse("already-moved", player=player.name)
        if self.discharged >= MAX_GROUP:
            raise refuse("merged-too-many", most=MAX_GROUP - 1)
        decision.add(Moved(seat=late))
        if self.discharged and state.detail == "full":
            if self.discharged > player.charged:
                raise refuse("too-few-charged", player=player.name, has=player.charged)
            decision.add(ChargeChanged(seat=player.seat, delta=-self.discharged))


class Pass(Command, owner=OWN_SEAT):
    """Pass: this takes the action, ends the turn, and puts the player out for the round."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        player = take_action(decision, "pass", seat=self.seat)
        decision.add(Passed(seat=player.seat))
        next_turn(decision)


class EndTurn(Command, owner=OWN_SEAT):
    """End the turn; in full detail, require an action first, unless the player has passed."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        player = active_player(decision, self.seat)
        if decision.state.detail == "full" and not decision.state.turn.actions and not player.passed:
            raise refuse("no-action-yet", player=player.name)
        next_turn(decision)


class EndPhase(RoundCommand):
    """End the phase of turns, since everybody has passed, even if not every pass was recorded.

    The radiation phase begins; during last turns the game ends instead.
    """

    def decide(self, decision: Decision) -> None:
        require_phase(decision, "turns")
        require_nothing_open(decision)
        if decision.state.last_turns is not None:
            end_game(decision, "elimination")
            return
        for player in decision.state.players:
            if player.in_play:
                decision.add(Passed(seat=player.seat))
        _begin_radiation(decision)


class TurnsBegan(Event):
    """The phase of player turns began."""

    starter: Seat

    def apply(self, state: State) -> State:
        return state.replace(phase="turns", starter=self.starter)


class TurnBegan(Event):
    """A player's turn began."""

    seat: Seat

    def apply(self, state: State) -> State:
        last = state.last_turns
        if last is not None:
            last = tuple(each for each in last if each != self.seat)
        late = state.late_mover if state.late_mover == state.active else None
        begun = state.replace(active=self.seat, turn=Turn(), late_mover=late, last_turns=last)
        if state.options.recovery == "turn":
            return begun.with_player(self.seat, recovered=False)
        return begun


class Moved(Event):
    """A player moved tokens on the board."""

    seat: Seat | None = None
    """The player who had just passed; None for the active player."""

    def apply(self, state: State) -> State:
        turn = state.turn if self.seat is not None else state.turn.replace(moved=True)
        return state.replace(turn=turn, late_mover=None)


class Passed(Event):
    """A player is out for the round."""

    seat: Seat

    def apply(self, state: State) -> State:
        """Take the player out of the round.

        A pass as an action may still be followed by the turn's move (Pass, note).
        """
        turn = state.turn
        acted = state.active == self.seat and turn.actions[-1:] == ("pass",)
        late = self.seat if acted and not turn.moved else state.late_mover
        return with_last_turns(state.replace(late_mover=late).with_player(self.seat, passed=True))


def next_turn(decision: Decision) -> None:
    """Pass the turn clockwise to the next player who still takes turns.

    If nobody takes turns any longer, the radiation phase begins; after last turns the game ends.
    """
    seat = following(decision.state)
    if seat is not None:
        decision.add(TurnBegan(seat=seat))
    elif decision.state.last_turns is not None:
        end_game(decision, "elimination")
    else:
        _begin_radiation(decision)


def pass_over_the_fallen(decision: Decision) -> None:
    """Pass the turn on if the active player has just been eliminated."""
    state = decision.state
    if state.phase == "turns" and state.active is not None and state.players[state.active].eliminated:
        next_turn(decision)


def _begin_radiation(decision: Decision) -> None:
    decision.add(RadiationBegan(areas=tuple(area.id for area in decision.state.areas)))
