"""What goes along with an amoeba that leaves its space, by Tentacle and by Holding (full detail).

It leaves in phase 1, or in either phase when it escapes an attack, with its movement genes (L70, L75, L76).
"""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import CARRIED_CUBES, CUBES_IN_BOX
from companion.rules.soup.decide.common import Draft, in_detail, in_phase, player_of
from companion.rules.soup.decide.movement import amoeba_of, moving
from companion.rules.soup.directions import leading_seat, may_flee, may_leave
from companion.rules.soup.state import Departure, Follower, Player, State


def load(draft: Draft, command: cmd.Load) -> None:
    """Cubes go along with an amoeba that is about to leave (L75), before its direction is known (L76).

    Raises:
        Refused: it cannot leave its space any more, its player has no Tentacle, or it cannot take so many.
    """
    player = _leaving(draft, command.seat, command.number)
    _require_load(draft, player, command.cubes)
    departure = draft.state.departure
    known = departure is not None and is_leaving(departure, command.seat, command.number)
    if _cubes(command.cubes) == (departure.cubes if departure is not None and known else ()):
        raise refuse("nothing-changed")
    draft.add(ev.CubesLoaded(seat=player.seat, number=command.number, cubes=_cubes(command.cubes)))


def follow(draft: Draft, command: cmd.Follow) -> None:
    """An amoeba goes along with one that leaves its space, which may be its player's own.

    That is decided before the direction is known (L76), or by an option once the other one has left (U4).

    Raises:
        Refused: nobody leaves, or has left; the player has no Holding; or an amoeba would follow itself.
    """
    player = player_of(draft, command.seat)
    leader = _led(draft, command.leader)
    if not player.has("holding"):
        raise refuse("gene-missing", player=player.name, gene="holding")
    amoeba_of(player, command.number)
    if (player.seat, command.number) == (leader.seat, command.leader):
        raise refuse("follows-itself", player=player.name, number=command.number)
    if command.cubes:
        _require_load(draft, player, command.cubes)
    cubes = _cubes(command.cubes) if command.follows else ()
    before = following(draft.state.departure, leader.seat, command.leader, player.seat, command.number)
    if command.follows == (before is not None) and cubes == (before.cubes if before else ()):
        raise refuse("nothing-changed")
    draft.add(
        ev.FollowingSet(
            seat=player.seat,
            number=command.number,
            leader=leader.seat,
            leader_number=command.leader,
            follows=command.follows,
            cubes=cubes,
        )
    )


def is_leaving(departure: Departure, seat: int, number: int) -> bool:
    """Whether it is that amoeba's departure, and its direction is not known yet."""
    return (departure.seat, departure.number) == (seat, number) and departure.direction is None


def following(
    departure: Departure | None, leader: int, leader_number: int, seat: int, number: int
) -> Follower | None:
    """How an amoeba follows another one; None where it does not."""
    if departure is None or (departure.seat, departure.number) != (leader, leader_number):
        return None
    return next((each for each in departure.followers if (each.seat, each.number) == (seat, number)), None)


def _led(draft: Draft, number: int) -> Player:
    """Whose amoeba is about to leave, or has left where followers decide after that."""
    state = draft.state
    seat = leading_seat(state)
    if seat is None or state.fight is None:
        in_phase(draft, "movement")
    in_detail(draft, "full")
    assert seat is not None, "phase 1 has always somebody's turn"
    if state.options.following == "before":
        return _leaving(draft, seat, number)
    player = player_of(draft, seat)
    amoeba_of(player, number)
    if _flees(state, seat, number):
        left = state.fight is not None and state.fight.result == "escaped"
    else:
        gone = state.departure
        left = gone is not None and (gone.seat, gone.number) == (seat, number)
        left = left and gone is not None and gone.direction not in (None, "stay")
    if not left:
        raise refuse("not-left", player=player.name, number=number)
    return player


def _flees(state: State, seat: int, number: int) -> bool:
    """Whether it is the attacked amoeba that escapes."""
    fight = state.fight
    return fight is not None and (fight.answer, fight.victim, fight.victim_number) == ("escape", seat, number)


def _leaving(draft: Draft, seat: int, number: int) -> Player:
    """The player of an amoeba that may still leave its space."""
    if _flees(draft.state, seat, number):
        player = player_of(draft, seat)
        leaves = may_flee(draft.state)
    else:
        player, amoeba = moving(draft, seat, number)
        leaves = may_leave(player, amoeba)
    if not leaves:
        raise refuse("has-moved", player=player.name, number=number)
    return player


def _require_load(draft: Draft, player: Player, cubes: tuple[int, ...]) -> None:
    """Refuse a load of a player without Tentacle, and one that is too large."""
    state = draft.state
    most = CARRIED_CUBES[len(state.players)]
    if not player.has("tentacle"):
        raise refuse("gene-missing", player=player.name, gene="tentacle")
    on_board = [CUBES_IN_BOX - held for held in state.supply]
    fits = not cubes or (
        len(cubes) == len(state.players)
        and sum(cubes) <= most
        and all(count <= lying for count, lying in zip(cubes, on_board, strict=True))
    )
    if not fits:
        raise refuse("load-unfit", player=player.name, most=most)


def _cubes(cubes: tuple[int, ...]) -> tuple[int, ...]:
    """The same cubes; none at all are empty."""
    return cubes if any(cubes) else ()
