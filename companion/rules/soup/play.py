"""The decision, checks and payments that all parts of the game share."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules import kernel
from companion.rules.kernel import NONE, Event, Value, in_seat, refuse
from companion.rules.soup.data import AMOEBA_PRICE, CHEAP_AMOEBA_PRICE, FIGHT_PRICE, HOST_PRICE, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.state import PHASES, Amoeba, Number, Phase, Player, Seat, State

Face = Annotated[int, Field(ge=1, le=6)]
Delta = Annotated[int, Field(ge=-99, le=99)]
Count = Annotated[int, Field(ge=0, le=9)]
Purpose = Literal["attack", "defend", "escape", "host"]

Decision = kernel.Decision[State]
"""The events of a command so far, and the state after them."""

TURN_PHASES: Final[tuple[Phase, ...]] = ("movement", "genes", "division")
"""The phases in which players take turns."""

FACES: Final = 6

MOST_TIES: Final = 200
"""Maximum number of rolls to break a tie. Fair dice never need this many; `decide` refuses a lasting tie."""


class PointsChanged(Event):
    """A player's biological points changed."""

    seat: Seat
    delta: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, points=state.players[self.seat].points + self.delta)


class WoundsChanged(Event):
    """An amoeba's damage points changed."""

    seat: Seat
    number: Number
    delta: int

    def apply(self, state: State) -> State:
        amoeba = state.amoeba(self.seat, self.number)
        return state.with_amoeba(self.seat, amoeba.replace(wounds=amoeba.wounds + self.delta))


class AmoebaPlaced(Event):
    """An amoeba came onto the board."""

    seat: Seat
    number: Number
    wounds: int = 0

    def apply(self, state: State) -> State:
        return state.with_amoeba(self.seat, Amoeba(number=self.number, wounds=self.wounds))


class AmoebaRemoved(Event):
    """An amoeba left the board; its part in a departure ends."""

    seat: Seat
    number: Number

    def apply(self, state: State) -> State:
        amoebas = state.players[self.seat].amoebas
        left = tuple(each for each in amoebas if each.number != self.number)
        return self._without_companion(state).with_player(self.seat, amoebas=left)

    def _without_companion(self, state: State) -> State:
        known, gone = state.departure, (self.seat, self.number)
        if known is None:
            return state
        if (known.seat, known.number) == gone:
            return state.replace(departure=None)
        left = tuple(each for each in known.followers if (each.seat, each.number) != gone)
        return state.replace(departure=known.replace(followers=left))


# checks that refuse ----------------------------------------------------------------------------


def player_of(decision: Decision, seat: int) -> Player:
    return in_seat(decision.state.players, seat)


def in_phase(decision: Decision, *phases: Phase) -> None:
    """Refuse a command unless the game is in one of these phases."""
    if decision.state.phase == "over":
        raise refuse("game-is-over")
    if decision.state.phase not in phases:
        raise refuse("not-now", phase=decision.state.phase)


def running(decision: Decision) -> None:
    """Refuse a command before the first round and after the end of the game."""
    in_phase(decision, *PHASES)


def acting(decision: Decision, seat: int) -> Player:
    """Return the player in a seat; refuse if nobody sits there or if the player does not have the turn."""
    player = player_of(decision, seat)
    if decision.state.active != seat:
        raise refuse("not-your-turn", player=player.name)
    return player


def in_detail(decision: Decision, detail: str) -> None:
    """Refuse a command at a table with a different level of detail."""
    if decision.state.detail != detail:
        raise refuse("amoebas-not-kept" if detail == "full" else "each-amoeba-is-kept")


def nothing_open(decision: Decision) -> None:
    """Refuse a command while a movement or an attack is unfinished."""
    if decision.state.move is not None:
        raise refuse("direction-open")
    if decision.state.fight is not None:
        raise refuse("attack-open")


def amoeba_of(player: Player, number: int) -> Amoeba:
    """Return a player's amoeba; refuse if it is not on the board."""
    amoeba = player.amoeba(number)
    if amoeba is None:
        raise refuse("no-such-amoeba", player=player.name, number=number)
    return amoeba


def names(players: Sequence[Player]) -> dict[str, Value]:
    """Return the parameters of a refusal that names one or several players."""
    told = tuple(player.name for player in players)
    return {"players": told, "who": "single" if len(players) == 1 else "several"}


# prices ----------------------------------------------------------------------------------------


def pay(decision: Decision, player: Player, points: int) -> None:
    """Take biological points, or give them back if negative; refuse if there are not enough."""
    if points > player.points:
        raise refuse("not-enough-points", player=player.name, points=points, held=player.points)
    if points:
        decision.add(PointsChanged(seat=player.seat, delta=-points))


def price_of(player: Player, purpose: Purpose) -> int:
    """Return the price of a payment in biological points; an escape is free with Streamlining (L74)."""
    if purpose == "escape" and player.has("streamlining"):
        return 0
    return HOST_PRICE if purpose == "host" else FIGHT_PRICE


def amoeba_price(player: Player, options: Options) -> int:
    """Return the price of a new amoeba: 6, or 4 with Division Rate; by an option the first is free (U4)."""
    if not player.amoebas and options.first_amoeba_free:
        return 0
    return CHEAP_AMOEBA_PRICE if player.has("division-rate") else AMOEBA_PRICE


def require_gene(player: Player, gene: Gene) -> None:
    """Refuse an action if the player lacks the effect of this gene."""
    if not player.has(gene):
        raise refuse("gene-missing", player=player.name, gene=gene)


def has_aggression(state: State, player: Player) -> bool:
    """Return whether a player has Aggression and has not yet used it in this phase 5 (L8)."""
    return player.has("aggression") and player.seat not in state.aggressors


def change_amoebas(decision: Decision, seat: int, delta: int) -> None:
    """Place amoebas on the board, lowest numbers first; if `delta` is negative, remove some, highest first.

    Raises:
        Refused: `delta` is 0, or too few amoebas are off or on the board.
    """
    player = player_of(decision, seat)
    if not delta:
        raise refuse("nothing-changed")
    if delta > len(player.free_numbers):
        raise refuse("amoebas-off-board", player=player.name, count=len(player.free_numbers))
    if -delta > len(player.amoebas):
        raise refuse("amoebas-on-board", player=player.name, count=len(player.amoebas))
    for number in player.free_numbers[: max(0, delta)]:
        decision.add(AmoebaPlaced(seat=seat, number=number))
    for amoeba in player.amoebas[len(player.amoebas) + min(0, delta) :]:
        decision.add(AmoebaRemoved(seat=seat, number=amoeba.number))


# labels ----------------------------------------------------------------------------------------


def seated_player(state: State, seat: int) -> Player | None:
    """Return the player in a seat; None if there is no such seat."""
    return state.players[seat] if 0 <= seat < len(state.players) else None


def dice_text(dice: Sequence[int]) -> str | None:
    return ", ".join(map(str, dice)) or NONE


def drift_text(state: State) -> str | None:
    return state.card.direction if state.card else NONE
