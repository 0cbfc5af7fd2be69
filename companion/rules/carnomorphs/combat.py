"""Combat, derived from rooms.

A character and an intruder in the same room are in combat, and nobody else is (base game). If one of the
rooms is unknown, as always in quick detail, a mark decides instead; the table or an encounter sets it. Marks
are ignored when both rooms are known. In quick detail a character's mark is the number of its opponents: an
encounter adds one, and a Metagorger's attack or a kill removes one (A).
"""

from typing import Final, NamedTuple

from companion.rules.carnomorphs.bag import BagChanged, add_metagorger_token
from companion.rules.carnomorphs.intruders import (
    IntruderChanged,
    IntruderRemoved,
    change_intruder,
    figure_params,
    intruder_of,
)
from companion.rules.carnomorphs.play import Decision, FlagSet, Id, MeetingsChanged, on_board, running
from companion.rules.carnomorphs.rooms import room_named
from companion.rules.carnomorphs.state import Intruder, Player, Seat, State
from companion.rules.kernel import ACTIVE, OWN_SEAT, Command, Event, Value, refuse, who, yes


class EngageIntruder(Command, owner=ACTIVE):
    """Record whether a listed figure is in combat, if the rooms do not decide it."""

    id: Id
    in_combat: bool

    def decide(self, decision: Decision) -> None:
        running(decision)
        intruder = intruder_of(decision, self.id)
        if intruder_by_rooms(decision.state, intruder):
            raise refuse("combat-by-rooms")
        if intruder.combat_mark == self.in_combat:
            raise refuse("board-unchanged")
        change_intruder(decision, intruder.replace(combat_mark=self.in_combat))

    def params(self, state: State) -> dict[str, Value]:
        return {**figure_params(state, self.id), "set": yes(self.in_combat)}


class MeetCharacter(Command, owner=OWN_SEAT):
    """Bring a listed figure to a character and into combat, after Danger or by the figure's own movement.

    If the character's room is unknown, the figure and the character are marked as in combat.
    """

    id: Id
    seat: Seat

    def decide(self, decision: Decision) -> None:
        running(decision)
        intruder, player = intruder_of(decision, self.id), on_board(decision, self.seat)
        if player in opponents_of(decision.state, intruder):
            raise refuse("board-unchanged")
        room = room_named(decision, player.room)
        if room is not None:
            change_intruder(decision, intruder.replace(room=room.id, combat_mark=False))
            return
        change_intruder(decision, intruder.replace(combat_mark=True))
        if not player.combat_mark:
            decision.add(FlagSet(seat=player.seat, flag="in_combat", value=True))

    def params(self, state: State) -> dict[str, Value]:
        return {**figure_params(state, self.id), **who(state, self.seat)}


class Retreat(Command, owner=ACTIVE):
    """Send a listed figure into the technical corridors: off the board, and its token into the bag.

    For a Metagorger a red token returns, or a blue one if no red is left. Source: base game, Technical
    Corridors; the Butcher is too large for them (rulebook, Adaptations of the Carnomorphs).
    """

    id: Id

    def decide(self, decision: Decision) -> None:
        running(decision)
        intruder = intruder_of(decision, self.id)
        if intruder.kind == "butcher":
            raise refuse("butcher-stays")
        decision.add(IntruderRemoved(id=intruder.id))
        if intruder.kind == "metagorger":
            add_metagorger_token(decision)
        elif decision.state.spare.of(intruder.kind) > 0:
            decision.add(BagChanged(token=intruder.kind, delta=1))

    def params(self, state: State) -> dict[str, Value]:
        return figure_params(state, self.id)


def comers(state: State, player: Player) -> tuple[Intruder, ...]:
    """Return the listed figures that Danger may bring to a character: those that fight nobody.

    Source: base game, noise roll.
    """
    if not player.on_board:
        return ()
    fighting = {fight.figure for fight in fights(state)}
    return tuple(each for each in state.intruders if each.id not in fighting)


def characters_at(state: State, name: str) -> tuple[Player, ...]:
    """Return the players whose characters are in the room of this name; the room need not be listed."""
    called = name.strip().casefold()
    return tuple(player for player in state.players if player.on_board and player.room.casefold() == called)


def opponents_at(state: State, name: str) -> tuple[Player, ...] | None:
    """Return the players whose characters a figure would fight in this room; None if that is unknown."""
    there = characters_at(state, name) if name.strip() else ()
    unknown = not name.strip() or any(player.on_board and not player.room for player in state.players)
    return None if unknown and not there else there


UNLISTED: Final = 0
"""The id of a figure that is not listed."""


class Fight(NamedTuple):
    """A character and a figure in combat with each other."""

    seat: int | None
    """The seat of the character's player; None if nobody knows which character fights."""

    figure: int | None
    """The id of a listed figure; `UNLISTED` for a figure that is only counted; None if unknown."""


def fights(state: State) -> frozenset[Fight]:
    """Return all pairs in combat.

    A character and a listed figure in the same room fight. If one of their rooms is unknown, they fight if
    both are marked. A marked character or figure without a known opponent fights an unknown opponent, unless
    the rooms rule that out. If there are no players, as in calculators, every mark counts.
    """
    names = {room.id: room.name.casefold() for room in state.rooms}
    there = [player for player in state.players if player.on_board]
    found: set[Fight] = set()
    for player in there:
        room, alone = player.room.casefold(), True
        for figure in state.intruders:
            at = names.get(figure.room or 0, "")
            unknown = player.combat_mark and figure.combat_mark and (figure.room is None or not room)
            if (at and at == room) or unknown:
                found.add(Fight(player.seat, figure.id))
                alone = False
        if player.combat_mark and any(state.loose):
            found.add(Fight(player.seat, UNLISTED))
        elif player.combat_mark and alone and _figure_may_be_near(state, player):
            found.add(Fight(player.seat, None))
    met = {fight.figure for fight in found}
    lost = [each for each in state.intruders if each.combat_mark and each.id not in met]
    return frozenset(
        (*found, *(Fight(None, each.id) for each in lost if _character_may_be_near(state, each)))
    )


def opponents_of(state: State, intruder: Intruder) -> tuple[Player, ...]:
    """Return the players whose characters a listed figure is known to fight."""
    seats = {fight.seat for fight in fights(state) if fight.figure == intruder.id}
    return tuple(player for player in state.players if player.seat in seats)


def character_fights(state: State, player: Player) -> bool:
    return any(fight.seat == player.seat for fight in fights(state))


def intruder_fights(state: State, intruder: Intruder) -> bool:
    return any(fight.figure == intruder.id for fight in fights(state))


def by_rooms(state: State, player: Player) -> bool:
    """Return whether the rooms alone decide if a character is in combat, so that no mark is needed."""
    room = state.room_called(player.room)
    meets = room is not None and bool(state.in_room(room.id))
    return meets or not _figure_may_be_near(state, player)


def intruder_by_rooms(state: State, intruder: Intruder) -> bool:
    room = state.room(intruder.room)
    met = room is not None and bool(characters_at(state, room.name))
    return met or not _character_may_be_near(state, intruder)


def fighters(state: State) -> tuple[Player, ...]:
    seats = {fight.seat for fight in fights(state)}
    return tuple(player for player in state.players if player.seat in seats)


def noise_rollers(state: State) -> tuple[int, ...]:
    """Return the seats that roll for noise, in turn order: characters on the board that are not in combat."""
    fighting = {fight.seat for fight in fights(state)}
    return tuple(
        player.seat for player in state.turn_order if player.on_board and player.seat not in fighting
    )


def fought_by(state: State) -> int | None:
    """Return the seat whose character fought an unlisted figure that is now killed; None if unknown.

    It is the active player, if that player's character is in combat (A: weapons reach only their own room).
    Otherwise it is the only player whose character is in combat, if a single figure is on the board.
    """
    fighting = [player.seat for player in fighters(state)]
    if state.active in fighting:
        return state.active
    return fighting[0] if len(fighting) == 1 and sum(state.on_board) == 1 else None


def _figure_may_be_near(state: State, player: Player) -> bool:
    """Return whether a figure may be in the character's room although no known room shows it."""
    unknown = state.detail == "quick" or not player.room
    return unknown or any(state.loose) or any(each.room is None for each in state.intruders)


def _character_may_be_near(state: State, intruder: Intruder) -> bool:
    """Return whether a character may be in the figure's room although no known room shows it."""
    if not state.players:
        return True
    there = [player for player in state.players if player.on_board]
    return any(intruder.room is None or not player.room for player in there)


# outdated marks ---------------------------------------------------------------------------------


def lifted_marks(before: State, after: State) -> tuple[Event, ...]:
    """Return the events that remove the combat marks that a command has made outdated.

    A mark is removed when its fights are over, or when the character goes to another room. In quick detail
    a character's mark is lowered to the number of figures on the board.
    """
    marked = [player for player in after.players if player.combat_mark]
    figures = [each for each in after.intruders if each.combat_mark]
    if not marked and not figures:
        return ()
    was, now = fights(before), fights(after)
    found: list[Event] = []
    left, gone = sum(after.on_board), sum(after.on_board) < sum(before.on_board)
    for player in marked:
        earlier = before.players[player.seat] if player.seat < len(before.players) else player
        if earlier.combat_mark and (
            _moved(before, after, player.seat)
            or _is_over(_of_seat(was, player.seat), _of_seat(now, player.seat))
        ):
            found.append(FlagSet(seat=player.seat, flag="in_combat", value=False))
        elif gone and player.meetings > left:
            found.append(MeetingsChanged(seat=player.seat, delta=left - player.meetings))
    for figure in figures:
        earlier = before.intruder(figure.id)
        if (
            earlier
            and earlier.combat_mark
            and _is_over(_of_figure(was, figure.id), _of_figure(now, figure.id))
        ):
            found.append(IntruderChanged.to(figure.replace(combat_mark=False)))
    return tuple(found)


def _moved(before: State, after: State, seat: int) -> bool:
    """Return whether a character went from a known room to another one; renaming a room is no move."""
    was, now = before.players[seat].room, after.players[seat].room
    if not was or not now or was.casefold() == now.casefold():
        return False
    room, other = before.room_called(was), after.room_called(now)
    return room is None or other is None or room.id != other.id


def _is_over(was: set[int | None], now: set[int | None]) -> bool:
    """Return whether all opponents, or at least all known ones, are gone; None stands for an unknown one."""
    return bool(was and not now) or bool(was - {None} and not now - {None})


def _of_seat(pairs: frozenset[Fight], seat: int) -> set[int | None]:
    return {fight.figure for fight in pairs if fight.seat == seat}


def _of_figure(pairs: frozenset[Fight], figure: int) -> set[int | None]:
    return {fight.seat for fight in pairs if fight.figure == figure}
