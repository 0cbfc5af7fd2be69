"""The company of an amoeba that leaves its space: Tentacle's cubes and Holding's followers (full detail).

It leaves when it moves in phase 1, or when it escapes an attack in phase 1 or 5. Its movement genes apply in
both cases (L70, L75, L76).
"""

from companion.rules.kernel import NONE, OWN_SEAT, Command, Event, Value, name, refuse, who, yes
from companion.rules.soup.data import CARRIED_CUBES, CUBES_IN_BOX
from companion.rules.soup.fights import leading_seat, may_flee
from companion.rules.soup.movement import leaving, may_leave, moving
from companion.rules.soup.play import Count, Decision, amoeba_of, in_detail, in_phase, player_of, require_gene
from companion.rules.soup.state import Departure, Follower, Number, Player, Seat, State


class Load(Command, owner=OWN_SEAT):
    """Choose the cubes that an amoeba takes along by Tentacle (L75), before its direction is known (L76)."""

    seat: Seat
    number: Number
    cubes: tuple[Count, ...] = ()
    """The number of cubes of each player's colour, by seat; empty if there are no cubes."""

    def decide(self, decision: Decision) -> None:
        player = _leaving(decision, self.seat, self.number)
        _require_load(decision, player, self.cubes)
        departure = decision.state.departure
        known = departure is not None and is_leaving(departure, self.seat, self.number)
        if _cubes(self.cubes) == (departure.cubes if departure is not None and known else ()):
            raise refuse("nothing-changed")
        decision.add(CubesLoaded(seat=player.seat, number=self.number, cubes=_cubes(self.cubes)))

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), "cubes": _told(state, self.cubes)}


class Follow(Command, owner=OWN_SEAT):
    """Let an amoeba follow another one that leaves its space, by Holding; or undo that.

    Both amoebas may belong to the same player. The choice is made before the leader's direction is known
    (L76) or, by an option, after the leader has left (U4).
    """

    seat: Seat
    number: Number
    leader: Number
    """The number of the leaving amoeba: the active player's or, during an escape, the attacked one."""

    follows: bool = True
    cubes: tuple[Count, ...] = ()
    """The number of cubes of each player's colour that the follower takes along by Tentacle, by seat."""

    def decide(self, decision: Decision) -> None:
        player = player_of(decision, self.seat)
        leader = _led(decision, self.leader)
        require_gene(player, "holding")
        amoeba_of(player, self.number)
        if (player.seat, self.number) == (leader.seat, self.leader):
            raise refuse("follows-itself", player=player.name, number=self.number)
        if self.cubes:
            _require_load(decision, player, self.cubes)
        cubes = _cubes(self.cubes) if self.follows else ()
        before = following(decision.state.departure, leader.seat, self.leader, player.seat, self.number)
        if self.follows == (before is not None) and cubes == (before.cubes if before else ()):
            raise refuse("nothing-changed")
        decision.add(
            FollowingSet(
                seat=player.seat,
                number=self.number,
                leader=leader.seat,
                leader_number=self.leader,
                follows=self.follows,
                cubes=cubes,
            )
        )

    def params(self, state: State) -> dict[str, Value]:
        return {
            **who(state, self.seat),
            "number": self.number,
            "leader": name(state, leading_seat(state)),
            "leader-number": self.leader,
            "follows": yes(self.follows),
            "cubes": _told(state, self.cubes if self.follows else ()),
        }


class CubesLoaded(Event):
    """An amoeba that is about to leave takes these cubes along, and no others."""

    seat: Seat
    number: Number
    cubes: tuple[int, ...] = ()
    """The number of cubes of each player's colour, by seat; empty if there are no cubes."""

    def apply(self, state: State) -> State:
        return state.replace(departure=leaving(state, self.seat, self.number).replace(cubes=self.cubes))


class FollowingSet(Event):
    """An amoeba follows a leaving amoeba, or stays behind after all."""

    seat: Seat
    number: Number
    leader: Seat
    leader_number: Number
    follows: bool = True
    cubes: tuple[int, ...] = ()
    """The number of cubes of each player's colour that the follower takes along, by seat."""

    def apply(self, state: State) -> State:
        """Add the follower to the departure or remove it, before or after the direction is known."""
        known = state.departure
        same = known is not None and (known.seat, known.number) == (self.leader, self.leader_number)
        after = known is not None and same and state.options.following == "after"
        departure = known if after and known else leaving(state, self.leader, self.leader_number)
        others = tuple(
            each for each in departure.followers if (each.seat, each.number) != (self.seat, self.number)
        )
        follower = Follower(seat=self.seat, number=self.number, cubes=self.cubes)
        followers = (*others, follower) if self.follows else others
        return state.replace(departure=departure.replace(followers=followers))


def is_leaving(departure: Departure, seat: int, number: int) -> bool:
    """Return whether this amoeba is about to depart and its direction is still unknown."""
    return (departure.seat, departure.number) == (seat, number) and departure.direction is None


def following(
    departure: Departure | None, leader: int, leader_number: int, seat: int, number: int
) -> Follower | None:
    """Return the follower if this amoeba follows the leader; None if it does not."""
    if departure is None or (departure.seat, departure.number) != (leader, leader_number):
        return None
    return next((each for each in departure.followers if (each.seat, each.number) == (seat, number)), None)


def _led(decision: Decision, number: int) -> Player:
    """Return the player of the amoeba with this number; refuse unless it may be followed.

    The amoeba must be about to leave; if the option `following` says "after", it must have just left.
    """
    state = decision.state
    seat = leading_seat(state)
    if seat is None or state.fight is None:
        in_phase(decision, "movement")
    in_detail(decision, "full")
    assert seat is not None, "phase 1 has always somebody's turn"
    if state.options.following == "before":
        return _leaving(decision, seat, number)
    player = player_of(decision, seat)
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
    """Return whether this amoeba is under attack and has answered with an escape."""
    fight = state.fight
    return fight is not None and (fight.answer, fight.victim, fight.victim_number) == ("escape", seat, number)


def _leaving(decision: Decision, seat: int, number: int) -> Player:
    """Return the player of an amoeba that may still leave its space."""
    if _flees(decision.state, seat, number):
        player = player_of(decision, seat)
        leaves = may_flee(decision.state)
    else:
        player, amoeba = moving(decision, seat, number)
        leaves = may_leave(player, amoeba)
    if not leaves:
        raise refuse("has-moved", player=player.name, number=number)
    return player


def _require_load(decision: Decision, player: Player, cubes: tuple[int, ...]) -> None:
    """Refuse these cubes if the player lacks Tentacle, or if there are too many of them."""
    state = decision.state
    most = CARRIED_CUBES[len(state.players)]
    require_gene(player, "tentacle")
    on_board = [CUBES_IN_BOX - held for held in state.supply]
    fits = not cubes or (
        len(cubes) == len(state.players)
        and sum(cubes) <= most
        and all(count <= lying for count, lying in zip(cubes, on_board, strict=True))
    )
    if not fits:
        raise refuse("load-unfit", player=player.name, most=most)


def _cubes(cubes: tuple[int, ...]) -> tuple[int, ...]:
    """Normalise cubes: return an empty tuple if all numbers are 0."""
    return cubes if any(cubes) else ()


def _told(state: State, cubes: tuple[int, ...]) -> str | None:
    """Return the number of cubes of each colour, as text for a label; `NONE` if there are none."""
    return ", ".join(f"{name(state, seat)} {count}" for seat, count in enumerate(cubes) if count) or NONE
