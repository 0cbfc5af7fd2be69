"""The effect of the drawn token, in the event phase or in an encounter, and the values derived for it.

Source: rulebook, Event phase, step 5, and Encounter with an intruder.
"""

from typing import Final, assert_never

from companion.rules.carnomorphs.bag import (
    BagChanged,
    EffectDone,
    TokenResolved,
    add_metagorger_token,
    effect_before_rolls,
    tokens_back,
)
from companion.rules.carnomorphs.combat import intruder_fights, noise_rollers
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, MOST_ON_TOKEN, SURPRISE, IntruderKind, TokenKind
from companion.rules.carnomorphs.deaths import death_params, decided
from companion.rules.carnomorphs.intruders import (
    FiguresChanged,
    IntruderPlaced,
    IntruderRemoved,
    has_figure,
    put_figure,
)
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.play import (
    Count,
    Decision,
    FlagSet,
    Id,
    MeetingsChanged,
    Name,
    WentTo,
    on_board,
    running,
)
from companion.rules.carnomorphs.rooms import present, room_name, room_named
from companion.rules.carnomorphs.state import DrawnToken, Player, Room, Seat, State
from companion.rules.carnomorphs.turns import begin_round
from companion.rules.kernel import NONE, Command, Owners, Value, lacks, name, owned_by, refuse, typed

ROLLED_FOR: Final[tuple[TokenKind, ...]] = ("blank", "blue", "shambler", "fleshbeast")
"""The tokens of the event phase for which everybody makes a noise roll."""


class ResolveToken(Command):
    """Carry out the drawn token; the fields hold what the app does not track.

    The event phase's token ends the round, and the next round begins. With `rolling`, the token stays open
    for noise rolls, and the round ends when the token is resolved again.
    """

    placed: Count | None = 0
    """Red: the number of Metagorgers placed in unlisted rooms; None if not stated, which is refused."""

    rooms: tuple[Id, ...] | None = None
    """Red, in full detail: the listed rooms in which a figure was placed; None for all that qualify."""

    removed: Count | None = 0
    """Blank: the number of unlisted Shamblers removed because they fight nobody; None if not stated."""

    stayed: tuple[Id, ...] | None = None
    """Blank: the listed Shamblers that stay because they fight; if None, the app derives them."""

    seat: Seat | None = None
    """Butcher: the seat of the character with which it is placed; if None, the rule decides."""

    room: Name = ""
    """Butcher or encounter: the name of the room."""

    surprise: bool | None = False
    """Encounter, including one with the event phase's Butcher: whether the intruder attacked by surprise.

    None if not stated.
    """

    rolling: bool = False
    """Blank, Shambler or Fleshbeast in the event phase: carry out only the effect.

    Noise rolls follow, and the round ends when the token is resolved once more.
    """

    def decide(self, decision: Decision) -> None:
        running(decision)
        token = decision.state.token
        if token is None:
            raise refuse("no-token-open")
        if self.surprise:
            _surprised(decision, token)
        if self.rolling:
            if not effect_before_rolls(token):
                raise refuse("no-rolls-to-wait-for")
            decision.add(EffectDone())
            self._effect(decision, token)
            return
        decision.add(TokenResolved())
        if token.purpose == "encounter":
            self._encounter(decision, token)
            return
        if not token.carried_out:
            self._effect(decision, token)
        begin_round(decision)

    def _effect(self, decision: Decision, token: DrawnToken) -> None:
        """Apply the effect of a token of the event phase to the bag and the board."""
        for back in tokens_back(token.kind, decision.state.spare):
            decision.add(BagChanged(token=back, delta=1))
        match token.kind:
            case "red":
                self._place_metagorgers(decision)
            case "butcher":
                self._place_butcher(decision)
            case "blank":
                self._remove_shamblers(decision)
            case "blue" | "shambler" | "fleshbeast":
                pass
            case _:
                assert_never(token.kind)

    def _encounter(self, decision: Decision, token: DrawnToken) -> None:
        """Place the drawn intruder; its token stays out of the bag.

        A blank places nothing and returns to the bag; if the bag was empty, a Metagorger token is added, too.
        A Metagorger that attacks by surprise attacks immediately and leaves, so its figure is never placed.
        """
        if token.kind == "blank":
            if decision.state.bag.total == 0:
                add_metagorger_token(decision)
            decision.add(BagChanged(token="blank", delta=1))
            return
        if token.seat is None:
            return
        kind: IntruderKind = "metagorger" if token.kind in ("red", "blue") else token.kind
        if kind == "metagorger" and self.surprise:
            MetagorgerAttack(seat=token.seat, surprise=True).decide(decision)
        elif has_figure(decision, kind):
            _meet_character(decision, kind, decision.state.players[token.seat], self.room)

    def _place_metagorgers(self, decision: Decision) -> None:
        """Apply a red token: place a Metagorger in each of `rooms`; None means all that qualify.

        `placed` more Metagorgers go to unlisted rooms. Only the Nest may be named twice: if it also qualifies
        for a second reason, the table decides whether it gets one or two. The table also decides which rooms
        get none when figures are short (A).
        """
        if self.placed is None:
            raise lacks("metagorgers-unsaid")
        rooms: list[Room] = []
        if decision.state.detail == "full":
            named = _in_reach(decision, self.placed) if self.rooms is None else self.rooms
            rooms = [_listed(decision.state, each) for each in named]
        for room in rooms:
            if rooms.count(room) > (2 if room.nest else 1):
                raise refuse("room-named-twice", room=room.name)
        left = decision.state.available.metagorger
        if len(rooms) + self.placed > left:
            raise refuse("too-few-metagorgers", left=left)
        for room in rooms:
            put_figure(decision, "metagorger", room)
        for _ in range(self.placed):
            put_figure(decision, "metagorger")

    def _place_butcher(self, decision: Decision) -> None:
        """Apply a Butcher token: place the Butcher with a character; the token stays out of the bag.

        The character is that of the player in `seat`; if `seat` is None, `butcher_target` chooses the
        character. A Butcher that is dead or already on the board is not placed.

        Raises:
            Refused: The table has to say who has the fewest cards in hand.
        """
        placed = has_figure(decision, "butcher")
        if placed and self.seat is None and hands_decide(decision.state):
            raise lacks("butcher-hands-unknown")
        seat = butcher_target(decision.state) if self.seat is None else on_board(decision, self.seat).seat
        if seat is not None and placed:
            _meet_character(decision, "butcher", decision.state.players[seat], self.room)

    def _remove_shamblers(self, decision: Decision) -> None:
        """Apply a blank token: Shamblers that fight nobody leave, and return their tokens to the bag.

        No more tokens return than are outside the bag (A). `stayed` names the listed Shamblers that stay; if
        it is None, the app derives them. In quick detail the Shamblers that leave were evidently on the
        board, so a lower count is raised first.
        """
        state = decision.state
        listed = [each.id for each in state.intruders if each.kind == "shambler"]
        stayed = self.stayed
        if not set(stayed or ()) <= set(listed):
            raise refuse("no-such-intruder")
        removed = self.removed or 0
        more = state.available.shambler if state.detail == "quick" else 0
        if removed > state.loose.shambler + more:
            raise refuse("too-few-shamblers", left=state.loose.shambler + more)
        for _ in range(removed - state.loose.shambler):
            put_figure(decision, "shambler")
        going = (
            stranded_shamblers(state) if stayed is None else [each for each in listed if each not in stayed]
        )
        for each in going:
            decision.add(IntruderRemoved(id=each))
        if removed:
            decision.add(FiguresChanged(intruder="shambler", delta=-removed))
        back = min(len(going) + removed, state.spare.shambler)
        if back:
            decision.add(BagChanged(token="shambler", delta=back))

    def owners(self, state: State) -> Owners:
        return owned_by(state.token.seat if state.token else None)

    def params(self, state: State) -> dict[str, Value]:
        token, seat = state.token, self._meets(state)
        return {
            "token": token.kind if token else NONE,
            "purpose": self._purpose(token, seat),
            "player": name(state, seat) or NONE,
            "room": typed(self.room),
            **_comers(state, self),
            **death_params(state, self),
        }

    def _meets(self, state: State) -> int | None:
        """Return the seat of the encounter; the event phase's Butcher causes an encounter too."""
        token = state.token
        if token is None or token.purpose == "encounter":
            return token.seat if token else None
        if token.kind != "butcher" or state.available.butcher == 0:
            return None
        return butcher_target(state) if self.seat is None else self.seat

    def _purpose(self, token: DrawnToken | None, seat: int | None) -> str | None:
        """Return the part of the label that says what the token is resolved for.

        It is `encounter`, `surprise`, `rolls` (the noise rolls of the event phase's token), or the effect of
        that token: `placing` for a red token, else `events`. Older labels have `events` for red tokens too.
        """
        if token is None:
            return NONE
        if token.purpose == "encounter" or seat is not None:
            return "surprise" if self.surprise else "encounter"
        if token.carried_out:
            return "rolls"
        return "placing" if token.kind == "red" else "events"


def noise_rolls(state: State) -> tuple[int, ...]:
    """Return the seats that make a noise roll for the open token, in turn order.

    Empty if the token asks for no noise rolls.
    """
    token = state.token
    if token is None or token.purpose != "events" or token.kind not in ROLLED_FOR:
        return ()
    return noise_rollers(state)


def red_token_rooms(state: State) -> tuple[int, ...]:
    """Return the ids of the listed rooms in which a red token places a Metagorger, each once.

    They are rooms with a Metagorger (in combat or not), rooms with a Heavy Object (carried or not), and the
    Nest if it is intact.
    """
    return tuple(room.id for room in state.rooms if _attracts(state, room))


def nest_draws(state: State) -> bool:
    """Return whether a red token puts a Metagorger into the Nest: it must be found and intact."""
    return state.nest_found and not state.nest_destroyed


def preset(state: State) -> ResolveToken:
    """Return the command for the open token, with all fields that the app can derive; unknown ones are None.

    Red: the listed rooms that qualify, and the number of unlisted ones if known, see `others_by_red`. Blank:
    the listed Shamblers that stay; if any are unlisted, the table enters how many leave. Butcher: the
    character, see `butcher_target`. Encounter: whether it is a Surprise Attack, see `known_surprise`.
    """
    token = state.token
    if token is None:
        return ResolveToken()
    if token.purpose == "encounter":
        return ResolveToken(room=_room_of(state, token.seat), surprise=_surprise(state, token, token.seat))
    match token.kind:
        case "red":
            listed, others = red_token_rooms(state), others_by_red(state)
            left = state.available.metagorger
            if state.detail == "quick":
                return ResolveToken(placed=None if others is None else min(left, len(listed) + others))
            rooms = listed[:left]
            return ResolveToken(
                rooms=rooms, placed=None if others is None else min(others, left - len(rooms))
            )
        case "blank":
            going = stranded_shamblers(state)
            listed = (each.id for each in state.intruders if each.kind == "shambler")
            stayed = tuple(each for each in listed if each not in going)
            return ResolveToken(stayed=stayed, removed=None if state.loose.shambler else 0)
        case "butcher":
            seat = butcher_target(state)
            return ResolveToken(seat=seat, room=_room_of(state, seat), surprise=_surprise(state, token, seat))
        case "blue" | "shambler" | "fleshbeast":
            return ResolveToken()


def others_by_red(state: State) -> int | None:
    """Return how many rooms besides those of `red_token_rooms` get a Metagorger; None if nobody knows.

    An intact, explored Nest that is not listed counts as one room. Metagorgers and Heavy Objects in unknown
    rooms may share a room with each other or with anything listed. So if there are any of them, the number is
    known only if there is exactly one and no other room qualifies.
    """
    nest = nest_draws(state) and not any(room.nest for room in state.rooms)
    strays = state.loose.metagorger + sum(state.unnoted.count(thing) for thing in HEAVY_OBJECTS)
    strays += sum(each.kind == "metagorger" and each.room is None for each in state.intruders)
    if strays == 0:
        return int(nest)
    alone = strays == 1 and not nest and not red_token_rooms(state)
    return 1 if alone else None


def hands_decide(state: State) -> bool:
    """Return whether the Butcher's victim depends on hands that nobody has counted."""
    slimed = [player for player in state.players if player.on_board and player.slime]
    return len(slimed) > 1 and any(player.hand is None for player in slimed)


def butcher_target(state: State) -> int | None:
    """Return the seat whose character the Butcher is placed with.

    It is the slimed character with the fewest cards in hand; in a tie, the first of them in turn order. If
    nobody is slimed, it is the first character on the board in turn order (A).

    Returns:
        None if no character is in a room, or if the choice depends on hands that nobody has counted.
    """
    there = [player for player in state.turn_order if player.on_board]
    slimed = [player for player in there if player.slime]
    if hands_decide(state) or not there:
        return None
    return min(slimed or there[:1], key=lambda player: player.hand or 0).seat


def known_surprise(kind: TokenKind, hand: int | None) -> bool | None:
    """Return whether an intruder attacks by surprise; None if the number on its token decides.

    It does if the hand is smaller than the lowest number on tokens of this kind, and does not if the hand is
    at least as large as the highest number. Source: base game, Surprise Attack; N3 for the numbers.
    """
    if hand is None or kind == "blank":
        return None
    lowest, highest = SURPRISE.get(kind, (1, MOST_ON_TOKEN))
    return True if hand < lowest else False if hand >= highest else None


def stranded_shamblers(state: State) -> tuple[int, ...]:
    """Return the ids of the listed Shamblers that a blank token removes: those that fight nobody."""
    return tuple(
        each.id for each in state.intruders if each.kind == "shambler" and not intruder_fights(state, each)
    )


def _comers(state: State, command: ResolveToken) -> dict[str, Value]:
    """Return how many Metagorgers a red token of the event phase places, and the names of their rooms."""
    token = state.token
    if token is None or token.kind != "red" or token.purpose != "events":
        return {"count": 0, "rooms": ()}
    events = decided(state, command)
    placed = [each for each in events if isinstance(each, IntruderPlaced)]
    counted = sum(each.delta for each in events if isinstance(each, FiguresChanged))
    names = (room_name(state, each.room) for each in placed)
    return {"count": len(placed) + counted, "rooms": tuple(name for name in names if name is not None)}


def _surprised(decision: Decision, token: DrawnToken) -> None:
    """Refuse a Surprise Attack unless the intruder was drawn from the bag for a character.

    Only encounters allow it, including that of the event phase's Butcher token. A red token places figures
    without drawing them, the event phase's other tokens place no figure, and a blank is no intruder. The
    table decides whether the hand is smaller than the number on the token.

    Source: rulebook, Event phase, step 5; base game, Surprise Attack.
    """
    if token.purpose == "events" and token.kind != "butcher":
        raise refuse("no-surprise-in-events")
    if token.kind == "blank":
        raise refuse("no-surprise-by-blank")
    if token.seat is not None:
        on_board(decision, token.seat)


def _meet_character(decision: Decision, kind: IntruderKind, player: Player, room_name: str) -> None:
    """Place a figure in combat with a character, and note the room if it is given.

    Without a room, the figure and the character are marked as in combat. A character that has left the board
    since the token was drawn fights nobody.
    """
    room = room_named(decision, room_name or player.room) if decision.state.detail == "full" else None
    if player.on_board and room is not None and room.name != player.room:
        decision.add(WentTo(seat=player.seat, room=room.name))
    marked = player.on_board and room is None
    put_figure(decision, kind, room, marked=marked)
    if marked and decision.state.detail == "quick":
        decision.add(MeetingsChanged(seat=player.seat, delta=1))
    elif marked and not player.combat_mark:
        decision.add(FlagSet(seat=player.seat, flag="in_combat", value=True))


def _surprise(state: State, token: DrawnToken, seat: int | None) -> bool | None:
    return known_surprise(token.kind, None if seat is None else state.players[seat].hand)


def _room_of(state: State, seat: int | None) -> str:
    return state.players[seat].room if seat is not None else ""


def _in_reach(decision: Decision, placed: int) -> tuple[int, ...]:
    """Return the listed rooms that qualify; empty if no figure is left for them."""
    left = decision.state.available.metagorger - placed
    return red_token_rooms(decision.state) if left > 0 else ()


def _listed(state: State, number: int) -> Room:
    room = state.room(number)
    if room is None:
        raise refuse("no-such-room")
    return room


def _attracts(state: State, room: Room) -> bool:
    objects = sum(present(state, room, thing) for thing in HEAVY_OBJECTS)
    nest = room.nest and nest_draws(state)
    return objects > 0 or nest or any(each.kind == "metagorger" for each in state.in_room(room.id))
