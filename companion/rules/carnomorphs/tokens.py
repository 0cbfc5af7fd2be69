"""The demands of the drawn token, as far as they are tracked: noise rolls, rooms and figures.

Source: rulebook, Event phase, step 5.
"""

from __future__ import annotations

from companion.rules.carnomorphs.combat import intruder_fights, noise_rollers
from companion.rules.carnomorphs.data import TokenKind
from companion.rules.carnomorphs.state import DrawnToken, Room, State

ROLLED_FOR: tuple[TokenKind, ...] = ("blank", "blue", "shambler", "fleshbeast")
"""The tokens of the event phase for which everybody makes a noise roll."""


EFFECT_FIRST: tuple[TokenKind, ...] = ("blank", "shambler", "fleshbeast")
"""Those whose effect comes before the noise rolls; a blue token leaves after them."""


def effect_before_rolls(token: DrawnToken) -> bool:
    """Return whether the effect of an open token comes before the noise rolls for it."""
    return token.purpose == "events" and token.kind in EFFECT_FIRST and not token.carried_out


def noise_rolls(state: State) -> tuple[int, ...]:
    """Return the seats that make a noise roll for the open token, in turn order.

    Empty where it asks for none.
    """
    token = state.token
    if token is None or token.purpose != "events" or token.kind not in ROLLED_FOR:
        return ()
    return noise_rollers(state)


def red_token_rooms(state: State) -> tuple[int, ...]:
    """Return the ids of the listed rooms that get a Metagorger by a red token, each once.

    They are those with a Metagorger, in combat or not, those with a Heavy Object, carried or not, and the
    Nest while it is intact.
    """
    return tuple(room.id for room in state.rooms if _attracts(state, room))


def _attracts(state: State, room: Room) -> bool:
    objects = room.red_corpses + room.blue_corpses + room.eggs + room.carcasses
    intact_nest = room.nest and not state.nest_destroyed
    return objects > 0 or intact_nest or any(each.kind == "metagorger" for each in state.in_room(room.id))


def hands_decide(state: State) -> bool:
    """Return whether the Butcher's victim depends on hands that nobody has counted."""
    slimed = [player for player in state.players if player.acting and player.slime]
    return len(slimed) > 1 and any(player.hand is None for player in slimed)


def butcher_target(state: State) -> int | None:
    """Return the seat with whose character the Butcher is placed.

    None if nobody is aboard, or `hands_decide`.

    It is the slimed character with the fewest cards in hand, ties by turn order; without slime the first
    player's, or the next one's in turn order whose character is aboard (A).
    """
    aboard = [seat for seat in state.turn_order if state.players[seat].acting]
    slimed = [seat for seat in aboard if state.players[seat].slime]
    if hands_decide(state):
        return None
    if slimed:
        return min(slimed, key=lambda seat: state.players[seat].hand or 0)
    return next(iter(aboard), None)


def stranded_shamblers(state: State) -> tuple[int, ...]:
    """Return the ids of the listed Shamblers that a blank token removes: those without a character."""
    return tuple(
        each.id for each in state.intruders if each.kind == "shambler" and not intruder_fights(state, each)
    )
