"""Turns, phases and rounds: who acts when, and when the game ends."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.decide.common import (
    TURN_PHASES,
    Draft,
    acting,
    in_phase,
    names,
    player_of,
    running,
)
from companion.rules.soup.decide.movement import nothing_open
from companion.rules.soup.order import phase_order
from companion.rules.soup.state import PHASES, Ending, Phase, Player, State

_AFTER: Final[dict[Phase, Phase]] = dict(pairwise(PHASES))


def end_turn(draft: Draft, command: cmd.EndTurn) -> None:
    """Hand on to the next player of the phase; after the last one the next phase begins.

    Raises:
        Refused: it is not that player's turn, or an amoeba of the player has neither eaten nor starved.
    """
    in_phase(draft, *TURN_PHASES)
    player = acting(draft, command.seat)
    nothing_open(draft)
    _all_fed(draft, [player])
    draft.add(ev.TurnEnded(seat=player.seat))
    _hand_on(draft)


def end_phase(draft: Draft) -> None:
    """Begin the next phase; in phase 4 everybody left still receives the points.

    Raises:
        Refused: something of the phase is due: amoebas have not eaten, the card is not turned, debts are
            not settled, the dead are not buried, markers have not moved, an attack is not over.
    """
    running(draft)
    nothing_open(draft)
    state = draft.state
    match state.phase:
        case "movement":
            _all_fed(draft, state.players)
        case "environment":
            _all_settled(draft)
        case "deaths":
            if state.detail == "full" and not state.buried:
                raise refuse("bury-first")
        case "scoring":
            if not state.scored:
                raise refuse("score-first")
        case _:
            pass
    _leave_phase(draft)


def take_turn(draft: Draft, command: cmd.TakeTurn) -> None:
    """Make it somebody else's turn; who had it, and has not ended it, gets it again."""
    in_phase(draft, *TURN_PHASES)
    player = player_of(draft, command.seat)
    if draft.state.active == player.seat:
        raise refuse("has-turn-already", player=player.name)
    nothing_open(draft)
    _begin_turn(draft, player.seat)


def end_game(draft: Draft) -> None:
    """The table agrees to end the game; who is first on the ladder wins."""
    running(draft)
    _end_game(draft, "agreement")


def begin_phase(draft: Draft, phase: Phase) -> None:
    """A phase begins, in the order of the ladder as it is now; in phases 1, 3 and 4 with a turn."""
    order = phase_order(draft.state, phase)
    draft.add(ev.PhaseBegan(phase=phase, order=order))
    if phase in TURN_PHASES:
        _begin_turn(draft, order[0])


def _hand_on(draft: Draft) -> None:
    """The turn goes to the first in the order who has not had one, or the phase is over."""
    state = draft.state
    waiting = next((seat for seat in state.order if seat not in state.done), None)
    if waiting is None:
        _leave_phase(draft)
    else:
        _begin_turn(draft, waiting)


def _begin_turn(draft: Draft, seat: int) -> None:
    draft.add(ev.TurnBegan(seat=seat))
    _receive(draft, seat)


def _receive(draft: Draft, seat: int) -> None:
    """Phase 4: the points come at the beginning of the turn, once."""
    if draft.state.phase == "division" and seat not in draft.state.received:
        draft.add(ev.PointsReceived(seat=seat))


def _leave_phase(draft: Draft) -> None:
    state = draft.state
    for seat in state.order:
        _receive(draft, seat)
    if state.phase != "scoring":
        begin_phase(draft, _AFTER[state.phase])
    elif state.ends is not None:
        _end_game(draft, state.ends)
    else:
        draft.add(ev.RoundBegan())
        begin_phase(draft, "movement")


def _end_game(draft: Draft, ending: Ending) -> None:
    draft.add(ev.GameEnded(ending=ending, winners=leaders(draft.state)))


def leaders(state: State) -> tuple[int, ...]:
    """Who is first on the ladder; several only where markers share a space."""
    first = max(player.place for player in state.players)
    return tuple(player.seat for player in state.players if player.place == first)


def _all_fed(draft: Draft, players: list[Player] | tuple[Player, ...]) -> None:
    """Refuse while an amoeba of theirs has not had its food check (full detail)."""
    if draft.state.phase != "movement" or draft.state.detail != "full":
        return
    for player in players:
        hungry = sum(not amoeba.meal for amoeba in player.amoebas)
        if hungry:
            raise refuse("amoebas-left", player=player.name, count=hungry)


def _all_settled(draft: Draft) -> None:
    state = draft.state
    if not state.debts:
        raise refuse("card-first")
    owing = [player for player in state.players if state.debts[player.seat]]
    if owing:
        raise refuse("debts-left", **names(owing))
