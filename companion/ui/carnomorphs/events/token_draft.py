"""The inputs of a drawn token's effect, prefilled from the lists."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.rules.carnomorphs.rooms import blue_corpse_room
from companion.rules.carnomorphs.state import DrawnToken, Room, State
from companion.rules.carnomorphs.tokens import (
    ResolveToken,
    butcher_target,
    red_token_rooms,
    stranded_shamblers,
)


@dataclass(frozen=True)
class TokenDraft:
    """The inputs so far.

    Attributes:
        rooms: Red: ids of the listed rooms that get a Metagorger.
        placed: Red: Metagorgers placed where rooms are not listed.
        stayed: Blank: ids of the listed Shamblers that stay.
        removed: Blank: Shamblers not listed that are removed; None while nobody has said.
        seat: Butcher: with whose character it is placed.
        room: Butcher or encounter: what the room is called.
        surprise: Encounter: whether the intruder attacked by surprise; None while nobody has said.
    """

    rooms: tuple[int, ...] = ()
    placed: int = 0
    stayed: tuple[int, ...] = ()
    removed: int | None = 0
    seat: int | None = None
    room: str = ""
    surprise: bool | None = None

    def turned_room(self, room: Room) -> TokenDraft:
        """Return a copy with one more Metagorger in that room.

        After two in the Nest, or one elsewhere, it has none.
        """
        others = tuple(each for each in self.rooms if each != room.id)
        coming = (self.rooms.count(room.id) + 1) % (3 if room.nest else 2)
        return replace(self, rooms=(*others, *(room.id,) * coming))

    def turned_shambler(self, intruder: int) -> TokenDraft:
        """Toggle whether that Shambler stays."""
        stayed = tuple(each for each in self.stayed if each != intruder)
        return replace(self, stayed=stayed if intruder in self.stayed else (*stayed, intruder))


def first_draft(state: State) -> TokenDraft:
    """Return the open token's effect as listed, or a plausible one where nothing is listed.

    Red in quick detail: a room for each Metagorger on board, for the blue corpse while it lies there, and for
    the Nest while it is intact; in full detail the Nest too where it is found and not listed. The Butcher:
    nobody where hands decide that nobody has counted. Blank: no number of Shamblers whose rooms nobody has
    noted.
    """
    token = state.token
    if token is None:
        return TokenDraft()
    if token.purpose == "encounter":
        return TokenDraft(room=_room_of(state, token.seat))
    match token.kind:
        case "red":
            left = state.available.metagorger
            nest = state.nest_found and not state.nest_destroyed
            corpse = blue_corpse_room(state) is not None
            if state.detail == "full":
                rooms = red_token_rooms(state)[:left]
                elsewhere = state.loose.metagorger + (nest and not any(room.nest for room in state.rooms))
                return TokenDraft(rooms=rooms, placed=min(elsewhere, left - len(rooms)))
            return TokenDraft(placed=min(left, state.on_board.metagorger + corpse + nest))
        case "blank":
            going = stranded_shamblers(state)
            listed = (each.id for each in state.intruders if each.kind == "shambler")
            stayed = tuple(each for each in listed if each not in going)
            return TokenDraft(stayed=stayed, removed=None if state.loose.shambler else 0)
        case "butcher":
            seat = butcher_target(state)
            return TokenDraft(seat=seat, room=_room_of(state, seat))
        case "blue" | "shambler" | "fleshbeast":
            return TokenDraft()


def _room_of(state: State, seat: int | None) -> str:
    return state.players[seat].room if seat is not None else ""


def resolving(state: State, token: DrawnToken, draft: TokenDraft) -> ResolveToken:
    """Return the command that carries the token out."""
    if token.purpose == "encounter":
        return ResolveToken(room=draft.room, surprise=bool(draft.surprise))
    match token.kind:
        case "red":
            rooms = draft.rooms if state.detail == "full" else None
            return ResolveToken(rooms=rooms, placed=draft.placed)
        case "blank":
            there = tuple(each for each in draft.stayed if state.intruder(each) is not None)
            return ResolveToken(stayed=there, removed=draft.removed or 0)
        case "butcher":
            return ResolveToken(seat=draft.seat, room=draft.room)
        case "blue" | "shambler" | "fleshbeast":
            return ResolveToken()


def touched(state: State, token: DrawnToken, draft: TokenDraft) -> int:
    """Return how many figures a red token places, or a blank removes."""
    match token.kind:
        case "red":
            return draft.placed + (len(draft.rooms) if state.detail == "full" else 0)
        case "blank":
            listed = sum(each.kind == "shambler" for each in state.intruders)
            return (draft.removed or 0) + listed - len(draft.stayed)
        case _:
            return 0
