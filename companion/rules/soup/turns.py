"""Turns, phases and rounds: the acting players, and the end of the game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, assert_never

from companion.rules.kernel import OWN_SEAT, TOGETHER, Command, Event, Value, refuse, who
from companion.rules.soup.data import DIVISION_POINTS, FIGHT_PRICE
from companion.rules.soup.market import may_buy
from companion.rules.soup.play import (
    TURN_PHASES,
    Decision,
    acting,
    amoeba_price,
    has_aggression,
    in_phase,
    names,
    nothing_open,
    player_of,
    running,
)
from companion.rules.soup.state import PHASES, Ending, Phase, Player, Seat, State

_AFTER: Final[dict[Phase, Phase]] = dict(pairwise(PHASES))

Order = Literal["ascending", "descending"]


class EndTurn(Command, owner=OWN_SEAT):
    """Pass the turn to the next player of the phase (1, 3, 4); after the last one the next phase begins."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        in_phase(decision, *TURN_PHASES)
        player = acting(decision, self.seat)
        nothing_open(decision)
        _all_fed(decision, [player])
        decision.add(TurnEnded(seat=player.seat))
        _hand_on(decision)
        go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "phase": state.phase}


class EndPhase(Command):
    """Begin the next phase, skipping the remaining turns of the current one.

    Players whose turn in phase 4 is skipped still receive their points. The phase's obligations must be met:
    all amoebas have eaten or starved, the card is turned, debts are settled, dead amoebas are removed,
    markers have moved, and no movement or attack is unfinished.
    """

    def decide(self, decision: Decision) -> None:
        running(decision)
        nothing_open(decision)
        state = decision.state
        match state.phase:
            case "movement":
                _all_fed(decision, state.players)
            case "environment":
                _all_settled(decision)
            case "deaths":
                if state.detail == "full" and not state.buried:
                    raise refuse("bury-first")
            case "scoring":
                if not state.scored:
                    raise refuse("score-first")
            case _:
                pass
        _leave_phase(decision)
        go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {"phase": state.phase}


class TakeTurn(Command):
    """Give the turn to another player (a correction); the interrupted player will get it again."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        in_phase(decision, *TURN_PHASES)
        player = player_of(decision, self.seat)
        if decision.state.active == player.seat:
            raise refuse("has-turn-already", player=player.name)
        nothing_open(decision)
        begin_turn(decision, player.seat)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "phase": state.phase}


class EndGame(Command, owner=TOGETHER):
    """End the game here by agreement; the first player on the ladder wins.

    The reason why a game played without the app ended is derived from its markers.
    """

    def decide(self, decision: Decision) -> None:
        running(decision)
        _end_game(decision, (decision.state.ends if decision.state.entered else None) or "agreement")


class PhaseBegan(Event):
    """A phase began; the state's fields about the previous phase are cleared."""

    phase: Phase
    order: tuple[Seat, ...] = ()

    def apply(self, state: State) -> State:
        return state.replace(
            phase=self.phase,
            order=self.order,
            active=None,
            done=(),
            received=(),
            debts=(),
            departure=None,
            move=None,
            fight=None,
            attackers=(),
            aggressors=(),
            buried=False,
            scored=() if self.phase == "scoring" else state.scored,
        )


class RoundBegan(Event):
    """A new round began; every amoeba may move, eat and attack again."""

    def apply(self, state: State) -> State:
        return state.replace(round=state.round + 1, players=tuple(map(_rested, state.players)))


class TurnBegan(Event):
    """A player's turn in the phase began; if `seat` is None, nobody has the turn."""

    seat: Seat | None

    def apply(self, state: State) -> State:
        done = tuple(seat for seat in state.done if seat != self.seat)
        return state.replace(active=self.seat, done=done, departure=None)


class TurnEnded(Event):
    """A player's turn in the phase is over."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.replace(active=None, done=(*state.done, self.seat), departure=None)


class PointsReceived(Event):
    """A player received the biological points of phase 4."""

    seat: Seat

    def apply(self, state: State) -> State:
        points = state.players[self.seat].points + DIVISION_POINTS
        return state.replace(received=(*state.received, self.seat)).with_player(self.seat, points=points)


class GameEnded(Event):
    """The game is over."""

    ending: Ending
    winners: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        over = state.replace(phase="over", ending=self.ending, winners=self.winners)
        return over.replace(order=(), active=None, debts=(), departure=None, move=None, fight=None)


def begin_phase(decision: Decision, phase: Phase) -> None:
    """Begin a phase, with the seats in the order that follows from the ladder.

    In phases 1, 3 and 4 the first player gets the turn. But at a brisk pace, in quick detail and without
    clocks, all players act simultaneously in phases 1 and 4.
    """
    order = phase_order(decision.state, phase)
    decision.add(PhaseBegan(phase=phase, order=order))
    if phase not in TURN_PHASES:
        return
    state = decision.state
    brisk = state.options.pace == "brisk" and state.detail == "quick" and not state.clocks
    if brisk and phase != "genes":
        for seat in order:
            _receive(decision, seat)
    else:
        begin_turn(decision, order[0])


def go_on(decision: Decision) -> None:
    """Skip turns and phases in which nothing is left to decide, unless the table takes every step itself."""
    while decision.state.options.pace == "brisk" and _is_idle(decision.state):
        seat = decision.state.active
        if seat is None:
            _leave_phase(decision)
        else:
            decision.add(TurnEnded(seat=seat))
            _hand_on(decision)


def _is_idle(state: State) -> bool:
    """Return whether nothing is left to do but end the turn, or the phase if it has no turns."""
    player = None if state.active is None else state.players[state.active]
    match state.phase:
        case "movement":
            if state.move or state.fight or player is None or state.detail == "quick":
                return False
            return not _may_follow(state) and all(each.meal for each in player.amoebas)
        case "environment":
            return bool(state.debts) and not any(state.debts)
        case "genes":
            return player is not None and not may_buy(state, player)
        case "division":
            return player is not None and not _may_divide(state, player)
        case "deaths":
            waits = state.fight or any(each.dying for each in state.players)
            return state.detail == "full" and not waits and not _may_aggress(state)
        case "scoring":
            return bool(state.scored)
        case _:
            return False


def _may_follow(state: State) -> bool:
    """Return whether a player may still follow a departed amoeba, by Holding."""
    return state.options.following == "after" and any(each.has("holding") for each in state.players)


def _may_divide(state: State, player: Player) -> bool:
    price = amoeba_price(player, state.options)
    return bool(player.free_numbers) and price <= player.points


def _may_aggress(state: State) -> bool:
    """Return whether any amoeba may still attack in phase 5."""
    return any(
        has_aggression(state, each) and each.amoebas and each.points >= FIGHT_PRICE for each in state.players
    )


def _hand_on(decision: Decision) -> None:
    """Pass the turn to the next player who has not had a turn, or end the phase."""
    state = decision.state
    waiting = next((seat for seat in state.order if seat not in state.done), None)
    if waiting is None:
        _leave_phase(decision)
    else:
        begin_turn(decision, waiting)


def begin_turn(decision: Decision, seat: int) -> None:
    """Begin a player's turn; in phase 4, give the player the phase's points, unless already received."""
    decision.add(TurnBegan(seat=seat))
    _receive(decision, seat)


def _receive(decision: Decision, seat: int) -> None:
    """Give the player the points of phase 4, unless already received."""
    if decision.state.phase == "division" and seat not in decision.state.received:
        decision.add(PointsReceived(seat=seat))


def _leave_phase(decision: Decision) -> None:
    state = decision.state
    for seat in state.order:
        _receive(decision, seat)
    if state.phase != "scoring":
        begin_phase(decision, _AFTER[state.phase])
    elif state.ends is not None or state.entered:  # A game played without the app ends here.
        _end_game(decision, state.ends or "agreement")
    else:
        decision.add(RoundBegan())
        begin_phase(decision, "movement")


def _end_game(decision: Decision, ending: Ending) -> None:
    decision.add(GameEnded(ending=ending, winners=leaders(decision.state)))


def score_anew(decision: Decision) -> None:
    """Determine the winners of a finished game again after a correction."""
    if decision.state.ending is not None:
        _end_game(decision, decision.state.ending)


def leaders(state: State) -> tuple[int, ...]:
    """Return the seats of the players who are first on the ladder; several only if markers share a space."""
    first = max(player.place for player in state.players)
    return tuple(player.seat for player in state.players if player.place == first)


def _all_fed(decision: Decision, players: Sequence[Player]) -> None:
    """Refuse while an amoeba of these players has not had its food check (full detail)."""
    if decision.state.phase != "movement" or decision.state.detail != "full":
        return
    for player in players:
        hungry = sum(not amoeba.meal for amoeba in player.amoebas)
        if hungry:
            raise refuse("amoebas-left", player=player.name, count=hungry)


def _all_settled(decision: Decision) -> None:
    state = decision.state
    if not state.debts:
        raise refuse("card-first")
    owing = [player for player in state.players if state.debts[player.seat]]
    if owing:
        raise refuse("debts-left", **names(owing))


def _rested(player: Player) -> Player:
    """Return the player at the start of a round: every amoeba may move, eat and attack again."""
    amoebas = (
        amoeba.replace(moves=0, drifted=False, meal="", attacks=0, pursued=False) for amoeba in player.amoebas
    )
    return player.replace(amoebas=tuple(amoebas))


def phase_order(state: State, phase: Phase) -> tuple[int, ...]:
    """Return the seats in the order in which they act in a phase that begins now.

    Source: the player aid for phases 1, 3, 4 and 6; for phases 2 and 5 the table's options (U3, U4).
    """
    match phase:
        case "movement":
            return ladder_order(state, "ascending")
        case "genes" | "division" | "scoring":
            return ladder_order(state, "descending")
        case "environment":
            return ladder_order(state, state.options.environment_order)
        case "deaths":
            return ladder_order(state, state.options.deaths_order)
        case "empty" | "setup" | "over":
            return ()
        case _:
            assert_never(phase)


def ladder_order(state: State, order: Order) -> tuple[int, ...]:
    """Return the seats in the order of their markers.

    "ascending" begins with the last player on the ladder, unless an option reverses this. Players whose
    markers share a space are in the order of their seats.
    """
    last_first = (order == "ascending") == (state.options.ascending == "last-first")
    players = sorted(state.players, key=lambda player: player.place if last_first else -player.place)
    return tuple(player.seat for player in players)
