"""The course of a game: the numbers at the end of each round, and the finished tests."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.rules.chromosome.areas import AreaMoved, RadiationBegan
from companion.rules.chromosome.battle import BattleClosed, BattleOpened
from companion.rules.chromosome.data import MAIN_ACTIONS, MAX_GROUP, SPECIAL_ACTIONS
from companion.rules.chromosome.play import ActionTaken, IrradiationChanged, TokensCaptured, TokensChanged
from companion.rules.chromosome.radiation import AreaFaced, ResistanceTested
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.setup import GameStarted
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import Moved, TurnBegan
from companion.rules.kernel import Event

Groups = tuple[int, ...]
"""The number of each player's groups adjacent to an area, by seat."""


class RoundEnd(NamedTuple):
    """The numbers at the end of a round, by seat."""

    round: int
    scores: tuple[int, ...]
    irradiation: tuple[int, ...]


def by_round(states: Sequence[State]) -> tuple[RoundEnd, ...]:
    """Return the numbers at the end of each round; for the current round, the present numbers."""
    last: dict[int, State] = {}
    for state in states:
        if state.players:
            last[state.round] = state
    return tuple(
        RoundEnd(
            number,
            tuple(score(player).total for player in state.players),
            tuple(player.irradiation for player in state.players),
        )
        for number, state in sorted(last.items())
    )


def last_groups(state: State, latest_first: Iterable[Event], area: int) -> Groups:
    """Return each player's number of groups next to this area when it was last faced.

    All numbers are 0 if the area was never faced, or has moved since. A player's number never exceeds the
    player's tokens on the board now.
    """
    for event in latest_first:
        if isinstance(event, AreaMoved) and event.area == area:
            break
        if isinstance(event, AreaFaced) and event.area == area:
            found = {test.seat: test.groups for test in event.tests}
            return tuple(min(found.get(player.seat, 0), player.on_board) for player in state.players)
    return (0,) * len(state.players)


def known_groups(latest_first: Iterable[Event], seat: int, on_board: int) -> Groups:
    """Return the sizes of a player's groups that are known: at most one size.

    The sizes of the start group and of the group in the player's last battle are known until tokens move.

    Args:
        on_board: The player's tokens on the board now.
    """
    lost, moved, closing = 0, False, False
    fighting: Groups | None = None
    for event in latest_first:
        match event:
            case Moved(seat=mover):
                # If the mover is None, it is the active player; the earlier `TurnBegan` names the seat.
                moved = moved or mover is None
                if mover == seat:
                    return ()
            case TurnBegan(seat=mover):
                if moved and mover == seat:
                    return ()
                if fighting is not None:
                    return fighting
                moved = False
            case _ if fighting is not None:
                pass
            case TokensCaptured(owner=owner) if owner == seat:
                if not closing:
                    return ()
                lost += event.count
            case BattleOpened(attacker=attacker, defender=defender) if seat in (attacker, defender):
                group = (event.attacker_group if seat == attacker else event.defender_group) - lost
                fighting = (group,) if 0 < group <= on_board else ()
                if not moved:
                    return fighting
            case TokensChanged(seat=owner) if owner == seat:
                return ()
            case ActionTaken(action=action) if action not in _MOVING_NOBODY:
                return ()
            case GameStarted():
                return (on_board,) if on_board <= MAX_GROUP else ()
            case _:
                pass
        closing = isinstance(event, BattleClosed) or (closing and isinstance(event, TokensCaptured))
    return ()


_MOVING_NOBODY = {*MAIN_ACTIONS, *(action.key for action in SPECIAL_ACTIONS if action.effect == "battle")}
"""Actions that change groups only in ways that their events report."""


def doses(events: Iterable[Event]) -> dict[int, int]:
    """Return, by seat, the irradiation from the finished tests against the area that was faced last."""
    order: list[int] = []
    found: dict[int, int] = {}
    for event in events:
        match event:
            case AreaFaced():
                order = [test.seat for test in event.tests]
                found = {}
            case RadiationBegan():
                order, found = [], {}
            case ResistanceTested(seat=seat) if order:
                tester = order[0] if seat is None else seat
                order.remove(tester)
                found[tester] = 0
            case IrradiationChanged(reason="test"):
                found[event.seat] = event.delta
            case _:
                pass
    return found
