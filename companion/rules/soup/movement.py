"""Phase 1, first half: amoebas drift, move by their own means, or stay."""

from typing import Annotated

from pydantic import Field

from companion.rules.kernel import OWN_SEAT, Command, Event, Label, Roller, Value, refuse, who, yes
from companion.rules.soup.data import CHOICE_FACE, DIRECTIONS, Direction
from companion.rules.soup.options import Options
from companion.rules.soup.play import (
    FACES,
    Decision,
    Face,
    amoeba_of,
    dice_text,
    drift_text,
    in_detail,
    in_phase,
    nothing_open,
    pay,
    player_of,
    require_gene,
    seated_player,
)
from companion.rules.soup.state import Amoeba, Departure, Number, PendingMove, Player, Seat, State


class Drift(Command, owner=OWN_SEAT):
    """Let an amoeba drift where the card points: at most once, and not after it moved by its own means."""

    seat: Seat
    number: Number

    def decide(self, decision: Decision) -> None:
        player, amoeba = moving(decision, self.seat, self.number)
        _still_unmoved(player, amoeba)
        drift_along(decision, player, amoeba)

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), "direction": drift_text(state)}


class StayPut(Command, owner=OWN_SEAT):
    """Let an amoeba stay on its space, by Holding (L76)."""

    seat: Seat
    number: Number

    def decide(self, decision: Decision) -> None:
        player, amoeba = moving(decision, self.seat, self.number)
        require_gene(player, "holding")
        _still_unmoved(player, amoeba)
        decision.add(AmoebaMoved(seat=self.seat, number=self.number, direction="stay", drifted=True))


class RollMove(Command, owner=OWN_SEAT, is_throw=True):
    """Move an amoeba by its own means: one die, two with Movement I, a free choice with Movement II.

    The movement costs points. With Speed an amoeba may move twice, but not after a drift; the second movement
    is free (L68).
    """

    seat: Seat
    number: Number
    dice: tuple[Face, ...] = ()
    """One die, two with Movement I, none with Movement II; if empty, the app throws any dice needed."""

    def thrown(self, state: State, roll: Roller) -> "RollMove":
        return self if self.dice else self.replace(dice=thrown_dice(state, self.seat, roll))

    def decide(self, decision: Decision) -> None:
        player, amoeba = moving(decision, self.seat, self.number)
        if not may_leave(player, amoeba):
            raise refuse("has-moved", player=player.name, number=amoeba.number)
        wanted = movement_dice(player)
        if len(self.dice) != wanted:
            raise refuse("dice-count", wanted=wanted)
        if not amoeba.moves:
            pay(decision, player, move_price(player, decision.state.options))
        decision.add(MoveRolled(seat=self.seat, number=self.number, dice=self.dice))
        allowed = directions(self.dice)
        if len(allowed) == 1:
            decision.add(AmoebaMoved(seat=self.seat, number=self.number, direction=allowed[0]))

    def params(self, state: State) -> dict[str, Value]:
        player = seated_player(state, self.seat)
        amoeba = player.amoeba(self.number) if player else None
        again = amoeba is not None and amoeba.moves > 0
        points = 0 if player is None or again else move_price(player, state.options)
        return {**super().params(state), "dice": dice_text(self.dice), "points": points}


class ChooseDirection(Command, owner=OWN_SEAT):
    """Choose the direction of the moving amoeba, if the dice leave a choice."""

    seat: Seat
    direction: Direction

    def decide(self, decision: Decision) -> None:
        move = decision.state.move
        if move is None or move.seat != self.seat:
            raise refuse("no-move-open")
        if self.direction not in directions(move.dice):
            raise refuse("not-on-the-dice")
        decision.add(AmoebaMoved(seat=move.seat, number=move.number, direction=self.direction))

    def params(self, state: State) -> dict[str, Value]:
        number = state.move.number if state.move else 0
        return {**who(state, self.seat), "number": number, "direction": self.direction}


class PayMoves(Command, owner=OWN_SEAT):
    """Pay for `count` movements of a player (quick detail); a negative number takes payments back."""

    seat: Seat
    count: Annotated[int, Field(ge=-14, le=14)] = 1

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "movement")
        player = player_of(decision, self.seat)
        in_detail(decision, "quick")
        price = move_price(player, decision.state.options)
        if not price or not self.count:
            raise refuse("moves-are-free", player=player.name)
        pay(decision, player, price * self.count)

    def params(self, state: State) -> dict[str, Value]:
        player = seated_player(state, self.seat)
        price, count = move_price(player, state.options) if player else 0, abs(self.count)
        told: dict[str, Value] = {"count": count, "points": price * count, "back": yes(self.count < 0)}
        return {**who(state, self.seat), **told}


class MoveRolled(Event):
    """An amoeba began to move by its own means; its direction is still to be chosen."""

    seat: Seat
    number: Number
    dice: tuple[int, ...] = ()

    def apply(self, state: State) -> State:
        return state.replace(move=PendingMove(seat=self.seat, number=self.number, dice=self.dice))


class AmoebaMoved(Event):
    """An amoeba moved, drifted or stayed."""

    seat: Seat
    number: Number
    direction: Direction
    drifted: bool = False
    """Whether it drifted or stayed instead of moving by its own means."""

    def apply(self, state: State) -> State:
        amoeba = state.amoeba(self.seat, self.number)
        moved = amoeba.replace(moves=amoeba.moves + 1, drifted=amoeba.drifted or self.drifted)
        return state.replace(move=None, departure=self._departed(state)).with_amoeba(self.seat, moved)

    def _departed(self, state: State) -> Departure | None:
        """Return the departure if anything goes along or may still follow, or None if it leaves alone."""
        if self.direction == "stay":
            return None
        gone = leaving(state, self.seat, self.number).replace(direction=self.direction)
        asked = state.options.following == "after"
        return gone if asked or gone.cubes or gone.followers else None


def leaving(state: State, seat: int, number: int) -> Departure:
    """Return the departure that an amoeba is preparing, with the company chosen so far."""
    known = state.departure
    if known is not None and (known.seat, known.number, known.direction) == (seat, number, None):
        return known
    return Departure(seat=seat, number=number)


def moving(decision: Decision, seat: int, number: int) -> tuple[Player, Amoeba]:
    """Return the active player of phase 1 and one of the player's amoebas, before its food check.

    Raises:
        Refused: It is not that player's turn, there is no such amoeba, it has already eaten or starved, or a
            movement or an attack is unfinished.
    """
    in_phase(decision, "movement")
    state = decision.state
    player = player_of(decision, seat)
    in_detail(decision, "full")
    if state.active != seat:
        raise refuse("not-your-turn", player=player.name)
    amoeba = amoeba_of(player, number)
    if amoeba.meal:
        raise refuse("has-eaten", player=player.name, number=number)
    nothing_open(decision)
    return player, amoeba


def drift_along(decision: Decision, player: Player, amoeba: Amoeba) -> None:
    """Let the amoeba drift where the card points."""
    card = decision.state.card
    assert card is not None
    decision.add(AmoebaMoved(seat=player.seat, number=amoeba.number, direction=card.direction, drifted=True))


def _still_unmoved(player: Player, amoeba: Amoeba) -> None:
    """Refuse an amoeba that has already moved or attacked."""
    if amoeba.moves or amoeba.attacks:
        raise refuse("has-moved", player=player.name, number=amoeba.number)


def thrown_dice(state: State, seat: int, roll: Roller) -> tuple[int, ...]:
    """Return the movement dice of a player; none with Movement II, or for an empty seat."""
    player = seated_player(state, seat)
    return () if player is None else tuple(roll(FACES) for _ in range(movement_dice(player)))


def directions(dice: tuple[int, ...]) -> tuple[Direction, ...]:
    """Return the directions that these movement dice allow: without a die, or with a 6, all of them."""
    if not dice or CHOICE_FACE in dice:
        return DIRECTIONS
    return tuple(DIRECTIONS[face - 1] for face in sorted(set(dice)))


def movement_dice(player: Player) -> int:
    """Return how many dice this player's amoebas roll to move by their own means; 0 with Movement II."""
    if player.has("movement-2"):
        return 0
    return 2 if player.has("movement-1") else 1


def move_price(player: Player, options: Options) -> int:
    """Return the points that moving by its own means costs an amoeba; 0 with Streamlining (L74)."""
    return 0 if player.has("streamlining") else options.move_price


def may_leave(player: Player, amoeba: Amoeba) -> bool:
    """Return whether an amoeba may still drift or move by its own means, regardless of the price.

    An attack belongs to the food check, which comes after all movement (L22, L79).
    """
    if amoeba.attacks:
        return False
    return not amoeba.moves or (amoeba.moves == 1 and not amoeba.drifted and player.has("speed"))


def drifts_first(state: State, amoeba: Amoeba) -> bool:
    """Return whether an amoeba drifts to another space first if it eats, starves or attacks now."""
    unmoved = state.phase == "movement" and not amoeba.moves
    return unmoved and state.card is not None and state.card.direction != "stay"


class AfterDrift(Command):
    """An amoeba's action; an amoeba that has not moved drifts first, and the label says whether it did.

    The label with a drift has a key of its own, since labels in older journals have no direction.
    """

    seat: Seat
    number: Number

    def label(self, state: State) -> Label:
        return Label(key=self.label_key(state), params=self.params(state))

    def label_key(self, state: State) -> str:
        """Return the key of the label, which depends on whether the amoeba drifts first."""
        player = seated_player(state, self.seat)
        amoeba = player.amoeba(self.number) if player else None
        told = amoeba is not None and state.detail == "full" and state.fight is None
        drifts = told and amoeba is not None and drifts_first(state, amoeba)
        return f"label-{self.kind}-drifting" if drifts else f"label-{self.kind}"

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), "direction": drift_text(state)}
