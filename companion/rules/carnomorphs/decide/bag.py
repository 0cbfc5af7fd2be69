"""The intruder bag: drawing a token, its effect in the event phase or in an encounter, corrections.

Source: rulebook, Event phase, step 5, and Encounter with an intruder.
"""

from __future__ import annotations

from typing import assert_never

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import IntruderKind, TokenKind
from companion.rules.carnomorphs.decide.common import (
    Draft,
    aboard,
    add_metagorger_token,
    has_figure,
    put_figure,
    room_named,
    running,
)
from companion.rules.carnomorphs.decide.flow import begin_round, in_step
from companion.rules.carnomorphs.decide.mutation import metagorger_attack
from companion.rules.carnomorphs.state import DrawnToken, Player, Room, State
from companion.rules.carnomorphs.tokens import (
    butcher_target,
    effect_before_rolls,
    hands_decide,
    red_token_rooms,
    stranded_shamblers,
)
from companion.rules.kernel import refuse


def draw_token(draft: Draft, command: cmd.DrawToken) -> None:
    """Draw a token, which leaves the bag until its effect is carried out.

    The noise rolls of the event phase's token may lead to encounters: those are drawn for, one after the
    other, while that token waits. What its effect puts into the bag before the rolls is in it by then.

    Raises:
        Refused: another token waits, or its effect, which comes before the noise rolls; it is not the bag's
            turn; the character is not aboard; the token is not in the bag.
    """
    running(draft)
    state = draft.state
    if state.token is not None and (command.seat is None or state.token.purpose == "encounter"):
        raise refuse("token-open")
    if state.token is not None and effect_before_rolls(state.token):
        raise refuse("effect-first")
    if command.seat is None:
        in_step(draft, "bag")
    else:
        aboard(draft, command.seat)
    if state.bag.total == 0:
        raise refuse("bag-empty")
    if command.token is None:
        raise refuse("token-unknown")
    if state.bag.of(command.token) == 0:
        raise refuse("token-not-in-bag", token=command.token)
    purpose = "events" if command.seat is None else "encounter"
    draft.add(ev.TokenDrawn(token=command.token, purpose=purpose, seat=command.seat, by_app=command.by_app))


def resolve_token(draft: Draft, command: cmd.ResolveToken) -> None:
    """Carry out the drawn token's effect; the event phase's ends the round, and the next one begins.

    With `rolling` it stays open for noise rolls, and the round ends when it is resolved again.

    Raises:
        Refused: no token waits; no noise rolls come after its effect; more figures are named than there are,
            or rooms that are not listed; the Butcher's character is not aboard; nobody can have been attacked
            by surprise.
    """
    running(draft)
    token = draft.state.token
    if token is None:
        raise refuse("no-token-open")
    if command.surprise:
        _surprised(draft, token)
    if command.rolling:
        if not effect_before_rolls(token):
            raise refuse("no-rolls-to-wait-for")
        draft.add(ev.EffectDone())
        _effect(draft, token, command)
        return
    draft.add(ev.TokenResolved())
    if token.purpose == "encounter":
        _encounter(draft, token, command)
        return
    if not token.carried_out:
        _effect(draft, token, command)
    begin_round(draft)


def _effect(draft: Draft, token: DrawnToken, command: cmd.ResolveToken) -> None:
    """Apply the effect of a token of the event phase to the bag and the board."""
    match token.kind:
        case "blue":
            add_metagorger_token(draft)
        case "red":
            _return(draft, "red")
            _place_metagorgers(draft, command)
        case "shambler" | "fleshbeast":
            _return(draft, token.kind)
        case "butcher":
            _place_butcher(draft, command)
        case "blank":
            _return(draft, "blank")
            _remove_shamblers(draft, command)
            add_metagorger_token(draft)
        case _:
            assert_never(token.kind)


def add_metagorger(draft: Draft) -> None:
    """Add one Metagorger token, red first; only say so where none is left.

    Source: rulebook, Symbols of carnomorphs.
    """
    running(draft)
    if draft.state.spare.red == 0 and draft.state.spare.blue == 0:
        raise refuse("no-metagorger-left")
    add_metagorger_token(draft)


def correct_bag(draft: Draft, command: cmd.CorrectBag) -> None:
    """Correct how many tokens of a kind are in the bag, within what the box holds."""
    running(draft)
    if command.delta == 0:
        raise refuse("nothing-chosen")
    kind, state = command.token, draft.state
    most = state.bag.of(kind) + state.spare.of(kind)
    if not 0 <= state.bag.of(kind) + command.delta <= most:
        raise refuse("bag-out-of-range", token=kind, most=most)
    draft.add(ev.BagChanged(token=kind, delta=command.delta))


def _return(draft: Draft, kind: TokenKind, count: int = 1) -> None:
    if count:
        draft.add(ev.BagChanged(token=kind, delta=count))


# the encounter ---------------------------------------------------------------------------------


def _surprised(draft: Draft, token: DrawnToken) -> None:
    """Refuse a Surprise Attack by anything that did not come out of the bag to a character.

    That is an intruder of an encounter, also of the Butcher's in the event phase. The figures of a red token
    are not drawn from the bag, the other tokens of the event phase bring none, and a blank is no intruder.
    Whether the hand is smaller than the number on the token is the table's to say.

    Source: rulebook, Event phase, step 5; base game, Surprise Attack.
    """
    if token.purpose == "events" and token.kind != "butcher":
        raise refuse("no-surprise-in-events")
    if token.kind == "blank":
        raise refuse("no-surprise-by-blank")
    if token.seat is not None:
        aboard(draft, token.seat)


def _encounter(draft: Draft, token: DrawnToken, command: cmd.ResolveToken) -> None:
    """Resolve an encounter.

    An intruder comes and its token goes; a blank returns, after a Metagorger token if it was the last one.

    Place an intruder and discard its token.

    A Metagorger that attacks by surprise does so at once and goes, so that its figure is never placed.
    """
    if token.kind == "blank":
        if draft.state.bag.total == 0:
            add_metagorger_token(draft)
        _return(draft, "blank")
        return
    if token.seat is None:
        return
    kind: IntruderKind = "metagorger" if token.kind in ("red", "blue") else token.kind
    if kind == "metagorger" and command.surprise:
        metagorger_attack(draft, cmd.MetagorgerAttack(seat=token.seat, surprise=True))
    elif has_figure(draft, kind):
        _meet_character(draft, kind, draft.state.players[token.seat], command.room)


def _meet_character(draft: Draft, kind: IntruderKind, player: Player, room_name: str) -> None:
    """Place a figure in combat with a character, whose room is noted where it is told.

    Where no room is, both are marked as in combat. A character that is not aboard any more since the token
    was drawn fights nobody.
    """
    room = room_named(draft, room_name or player.room) if draft.state.detail == "full" else None
    if player.acting and room is not None and room.name != player.room:
        draft.add(ev.WentTo(seat=player.seat, room=room.name))
    marked = player.acting and room is None
    put_figure(draft, kind, room, marked=marked)
    if marked and not player.combat_mark:
        draft.add(ev.FlagSet(seat=player.seat, flag="in_combat", value=True))


# the event phase -------------------------------------------------------------------------------


def _place_metagorgers(draft: Draft, command: cmd.ResolveToken) -> None:
    """Apply a red token: a Metagorger in each named room, or else in each listed one that qualifies.

    `placed` counts those of which no room is listed. Only the Nest may be named twice: whether a Nest that
    qualifies otherwise too gets one or two is the table's to say, as is which rooms go without where
    figures are short (A).
    """
    rooms: list[Room] = []
    if draft.state.detail == "full":
        named = _in_reach(draft, command.placed) if command.rooms is None else command.rooms
        rooms = [_listed(draft.state, each) for each in named]
    for room in rooms:
        if rooms.count(room) > (2 if room.nest else 1):
            raise refuse("room-named-twice", room=room.name)
    left = draft.state.available.metagorger
    if len(rooms) + command.placed > left:
        raise refuse("too-few-metagorgers", left=left)
    for room in rooms:
        put_figure(draft, "metagorger", room)
    for _ in range(command.placed):
        put_figure(draft, "metagorger")


def _in_reach(draft: Draft, placed: int) -> tuple[int, ...]:
    """Return the rooms that qualify; none where no figure is left."""
    left = draft.state.available.metagorger - placed
    return red_token_rooms(draft.state) if left > 0 else ()


def _listed(state: State, number: int) -> Room:
    room = state.room(number)
    if room is None:
        raise refuse("no-such-room")
    return room


def _place_butcher(draft: Draft, command: cmd.ResolveToken) -> None:
    """Apply a Butcher token: it meets the rule's or the table's character, and its token stays out.

    A Butcher that is dead or on the board already is not placed.

    Raises:
        Refused: the table has to say who has the fewest cards in hand.
    """
    placed = has_figure(draft, "butcher")
    if placed and command.seat is None and hands_decide(draft.state):
        raise refuse("butcher-hands-unknown")
    seat = butcher_target(draft.state) if command.seat is None else aboard(draft, command.seat).seat
    if seat is not None and placed:
        _meet_character(draft, "butcher", draft.state.players[seat], command.room)


def _remove_shamblers(draft: Draft, command: cmd.ResolveToken) -> None:
    """Apply a blank token: Shamblers without a character go, and return at most the tokens set aside (A).

    Which of the listed ones stay is what the table names, or else what the lists say.
    """
    state = draft.state
    listed = [each.id for each in state.intruders if each.kind == "shambler"]
    stayed = command.stayed
    if not set(stayed or ()) <= set(listed):
        raise refuse("no-such-intruder")
    if command.removed > state.loose.shambler:
        raise refuse("too-few-shamblers", left=state.loose.shambler)
    going = stranded_shamblers(state) if stayed is None else [each for each in listed if each not in stayed]
    for each in going:
        draft.add(ev.IntruderRemoved(id=each))
    if command.removed:
        draft.add(ev.FiguresChanged(intruder="shambler", delta=-command.removed))
    _return(draft, "shambler", min(len(going) + command.removed, state.spare.shambler))
