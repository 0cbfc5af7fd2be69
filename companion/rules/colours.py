"""The colours of players, for every game; a wrong colour can be corrected during the game."""

from typing import Annotated, Any, Final

from pydantic import Field

from companion.rules.kernel import (
    NONE,
    WHOLE_TABLE,
    Command,
    Decision,
    Event,
    Model,
    Owners,
    Value,
    in_seat,
    name,
    owned_by,
    refuse,
)
from companion.rules.seating import Seat

INKS: Final = ("blue", "pink", "green", "sand", "violet", "yellow", "red", "orange")
"""Names of the colours in labels, by the index from `TableState.hue`. No game has all of them."""

Colour = Annotated[int, Field(ge=0, lt=len(INKS))]


def colours_of(player: Model) -> range:
    """Return the indices of a game's colours; `player` is one of its players, or a person to be seated."""
    bounds = type(player).model_fields["colour"].metadata
    return range(int(next(bound.le for bound in bounds if hasattr(bound, "le"))) + 1)


def _holder(state: Any, colour: int) -> int | None:
    """Return the seat of the player with this colour, if any."""
    return next((seat for seat, player in enumerate(state.players) if player.colour == colour), None)


class TakeColour(Command):
    """Correct a player's colour; a player who already has that colour gets the old one in exchange."""

    seat: Seat
    colour: Colour

    def decide(self, decision: Decision[Any]) -> None:
        player = in_seat(decision.state.players, self.seat)
        if self.colour not in colours_of(player):
            raise refuse("no-such-colour")
        if player.colour == self.colour:
            raise refuse("colour-already", player=player.name)
        decision.add(ColourTaken(seat=self.seat, colour=self.colour))

    def owners(self, state: Any) -> Owners:
        """Return the player as owner if the colour is free, and the whole table for an exchange."""
        return owned_by(self.seat) if _holder(state, self.colour) in {None, self.seat} else WHOLE_TABLE

    def params(self, state: Any) -> dict[str, Value]:
        other = _holder(state, self.colour)
        before = state.players[self.seat].colour if self.seat < len(state.players) else self.colour
        return {
            "player": name(state, self.seat),
            "colour": INKS[state.hue(self.colour)],
            "other": name(state, other) or NONE,
            "other-colour": INKS[state.hue(before)],
        }


class ColourTaken(Event):
    """A player has a new colour; the former holder of that colour has the player's old one."""

    seat: Seat
    colour: Colour

    def apply(self, state: Any) -> Any:
        other, before = _holder(state, self.colour), state.players[self.seat].colour
        if other is not None:
            state = state.with_player(other, colour=before)
        return state.with_player(self.seat, colour=self.colour)
