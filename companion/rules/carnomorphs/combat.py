"""Combat: who fights, derived from rooms.

A character and an intruder in one room are in combat, and nobody else is (base game). Where a room is not
noted, as always in quick detail, a mark that the table sets or an encounter leaves takes the place of that
fact. It is ignored where the rooms of both sides are known.
"""

from companion.rules.carnomorphs.bag import BagChanged, add_metagorger_token
from companion.rules.carnomorphs.intruders import (
    IntruderChanged,
    IntruderRemoved,
    change_intruder,
    figure_params,
    intruder_of,
)
from companion.rules.carnomorphs.play import Draft, FlagSet, Id, on_board, running
from companion.rules.carnomorphs.rooms import room_named
from companion.rules.carnomorphs.state import Intruder, Player, Seat, State
from companion.rules.kernel import ACTIVE, OWN_SEAT, Command, Event, Value, refuse, who, yes


class EngageIntruder(Command, owner=ACTIVE):
    """Say whether a listed figure is in combat, where rooms do not tell."""

    id: Id
    in_combat: bool

    def decide(self, draft: Draft) -> None:
        running(draft)
        intruder = intruder_of(draft, self.id)
        if intruder_by_rooms(draft.state, intruder):
            raise refuse("combat-by-rooms")
        if intruder.combat_mark == self.in_combat:
            raise refuse("board-unchanged")
        change_intruder(draft, intruder.replace(combat_mark=self.in_combat))

    def params(self, state: State) -> dict[str, Value]:
        return {**figure_params(state, self.id), "set": yes(self.in_combat)}


class MeetCharacter(Command, owner=OWN_SEAT):
    """Bring a listed figure to a character, whom it fights: by Danger, or as it moves.

    Without a room noted for the character both are marked as in combat.
    """

    id: Id
    seat: Seat

    def decide(self, draft: Draft) -> None:
        running(draft)
        intruder, player = intruder_of(draft, self.id), on_board(draft, self.seat)
        if player in opponents_of(draft.state, intruder):
            raise refuse("board-unchanged")
        room = room_named(draft, player.room)
        if room is not None:
            change_intruder(draft, intruder.replace(room=room.id, combat_mark=False))
            return
        change_intruder(draft, intruder.replace(combat_mark=True))
        if not player.combat_mark:
            draft.add(FlagSet(seat=player.seat, flag="in_combat", value=True))

    def params(self, state: State) -> dict[str, Value]:
        return {**figure_params(state, self.id), **who(state, self.seat)}


class Retreat(Command, owner=ACTIVE):
    """Send a listed figure into the technical corridors: off the board, and its token into the bag.

    Of a Metagorger it is a red one first. Source: base game, Technical Corridors; the Butcher is too large
    for them (rulebook, Adaptations of the Carnomorphs).
    """

    id: Id

    def decide(self, draft: Draft) -> None:
        running(draft)
        intruder = intruder_of(draft, self.id)
        if intruder.kind == "butcher":
            raise refuse("butcher-stays")
        draft.add(IntruderRemoved(id=intruder.id))
        if intruder.kind == "metagorger":
            add_metagorger_token(draft)
        elif draft.state.spare.of(intruder.kind) > 0:
            draft.add(BagChanged(token=intruder.kind, delta=1))

    def params(self, state: State) -> dict[str, Value]:
        return figure_params(state, self.id)


def comers(state: State, player: Player) -> tuple[Intruder, ...]:
    """Return the listed figures that may come to a character: all that do not fight it yet."""
    if not player.on_board:
        return ()
    return tuple(each for each in state.intruders if player not in opponents_of(state, each))


def characters_at(state: State, name: str) -> tuple[Player, ...]:
    """Return the players whose characters stand in the room of this name, listed or not."""
    called = name.strip().casefold()
    return tuple(player for player in state.players if player.on_board and player.room.casefold() == called)


def opponents_at(state: State, name: str) -> tuple[Player, ...] | None:
    """Return the players whose characters a figure would fight in this room; None where rooms do not tell."""
    there = characters_at(state, name) if name.strip() else ()
    unknown = not name.strip() or any(player.on_board and not player.room for player in state.players)
    return None if unknown and not there else there


def opponents_of(state: State, intruder: Intruder) -> tuple[Player, ...]:
    """Return the players whose characters a listed figure fights.

    Without a noted room, these are the marked ones.
    """
    room = state.room(intruder.room)
    beside = characters_at(state, room.name) if room is not None else ()
    if not intruder.combat_mark:
        return beside
    marked = [player for player in state.players if player.combat_mark and player.on_board]
    return (*beside, *(player for player in marked if room is None or not player.room))


def character_fights(state: State, player: Player) -> bool:
    if not player.on_board:
        return False
    return _meets_figure(state, player) or (player.combat_mark and _figure_may_be_near(state, player))


def intruder_fights(state: State, intruder: Intruder) -> bool:
    if _meets_character(state, intruder):
        return True
    return intruder.combat_mark and _character_may_be_near(state, intruder)


def by_rooms(state: State, player: Player) -> bool:
    """Return whether rooms alone tell if a character is in combat, so that there is nothing to mark."""
    return _meets_figure(state, player) or not _figure_may_be_near(state, player)


def intruder_by_rooms(state: State, intruder: Intruder) -> bool:
    return _meets_character(state, intruder) or not _character_may_be_near(state, intruder)


def fighters(state: State) -> tuple[Player, ...]:
    return tuple(player for player in state.players if character_fights(state, player))


def noise_rollers(state: State) -> tuple[int, ...]:
    """Return the seats that roll for noise: all on the board who are not in combat, in turn order."""
    return tuple(
        player.seat for player in state.turn_order if player.on_board and not character_fights(state, player)
    )


def _meets_figure(state: State, player: Player) -> bool:
    room = state.room_called(player.room)
    return room is not None and bool(state.in_room(room.id))


def _meets_character(state: State, intruder: Intruder) -> bool:
    room = state.room(intruder.room)
    return room is not None and bool(characters_at(state, room.name))


def _figure_may_be_near(state: State, player: Player) -> bool:
    """Return whether a figure may be with a character although no room says so."""
    unknown = state.detail == "quick" or not player.room
    return unknown or any(state.loose) or any(each.room is None for each in state.intruders)


def _character_may_be_near(state: State, intruder: Intruder) -> bool:
    """Return whether a character may be with a figure although no room says so.

    A ship without a crew, as calculators have it, takes every mark at its word.
    """
    if not state.players:
        return True
    there = [player for player in state.players if player.on_board]
    return any(intruder.room is None or not player.room for player in there)


# marks that have had their day ------------------------------------------------------------------


def lifted_marks(before: State, after: State) -> tuple[Event, ...]:
    """Return the events that lift marks which no longer hold after a command.

    A mark is lifted when rooms have come to tell the truth, when the character went to another room, and when
    the last one that could have been the opponent is gone.
    """
    found: list[Event] = []
    for was, player in zip(before.players, after.players, strict=False):
        if was.combat_mark and player.combat_mark and _over(before, after, was, player):
            found.append(FlagSet(seat=player.seat, flag="in_combat", value=False))
    for figure in after.intruders:
        earlier = before.intruder(figure.id)
        if earlier is None or not (earlier.combat_mark and figure.combat_mark):
            continue
        if _figure_is_free(before, after, earlier, figure):
            found.append(IntruderChanged.to(figure.replace(combat_mark=False)))
    return tuple(found)


def _over(before: State, after: State, was: Player, player: Player) -> bool:
    moved = bool(was.room and player.room) and was.room.casefold() != player.room.casefold()
    known = character_fights(before, was) and not character_fights(after, player)
    return moved or known or (_has_opponent(before, was) and not _has_opponent(after, player))


def _figure_is_free(before: State, after: State, was: Intruder, figure: Intruder) -> bool:
    known = intruder_fights(before, was) and not intruder_fights(after, figure)
    return known or (_is_opposed(before, was) and not _is_opposed(after, figure))


def _has_opponent(state: State, player: Player) -> bool:
    """Return whether a figure on the board can be the one that a marked character fights."""
    if any(state.loose) or _meets_figure(state, player):
        return True
    return any(each.combat_mark and (each.room is None or not player.room) for each in state.intruders)


def _is_opposed(state: State, figure: Intruder) -> bool:
    """Return whether a marked character can be the one that a marked figure fights."""
    return any(
        player.combat_mark and player.on_board and (figure.room is None or not player.room)
        for player in state.players
    )
