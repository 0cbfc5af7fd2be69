"""The state of Lanterns, its options, commands and events."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.clocks import ClockPaused, ClocksSet, PauseClock, SetClocks
from companion.rules.kernel import Model, OptionGroup, TableOptions
from companion.rules.table_commands import EndGame


class Options(TableOptions):
    """What a table may settle."""

    rounds: Annotated[int, Field(ge=1, le=5), OptionGroup("lanterns")] = 2
    faces: Annotated[Literal[4, 6], OptionGroup("lanterns")] = 6


class Player(Model):
    """A player."""

    name: str
    hidden: int | None = None
    """The number that nobody else may see; None while there is none, or where it may not be seen."""

    has_hidden: bool = False
    score: int = 0


class State(Model):
    """A game of Lanterns."""

    players: tuple[Player, ...] = ()
    options: Options = Options()
    round: int = 1
    face: int | None = None
    """The die of the last round."""

    over: bool = False
    clocks: bool = False
    """Whether it is timed how long the players think."""

    paused_clocks: tuple[int, ...] = ()

    @property
    def active(self) -> int | None:
        """The first one who has still to hide a number; None where the die may be thrown."""
        return next((seat for seat, player in enumerate(self.players) if not player.has_hidden), None)

    def with_player(self, seat: int, player: Player) -> State:
        """With another player in that seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return self.replace(players=players)


class Begin(Model):
    """Sit down and begin."""

    kind: Literal["begin"] = "begin"
    names: tuple[str, ...]
    options: Options = Options()
    clocks: bool = False


class Hide(Model):
    """Hide a number."""

    kind: Literal["hide"] = "hide"
    seat: int
    number: int


class Throw(Model):
    """Throw the die; the face where a die was thrown on the table."""

    kind: Literal["throw"] = "throw"
    face: int | None = None


class Rename(Model):
    """Give a player another name."""

    kind: Literal["rename"] = "rename"
    seat: int
    name: str


Command = Begin | Hide | Throw | Rename | EndGame | SetClocks | PauseClock


class Begun(Model):
    """Everybody sits."""

    kind: Literal["begun"] = "begun"
    names: tuple[str, ...]
    options: Options
    clocks: bool = False


class Hidden(Model):
    """A number was hidden."""

    kind: Literal["hidden"] = "hidden"
    seat: int
    number: int


class Thrown(Model):
    """The die fell, the round is scored."""

    kind: Literal["thrown"] = "thrown"
    face: int


class Renamed(Model):
    """A player has another name."""

    kind: Literal["renamed"] = "renamed"
    seat: int
    name: str


class Ended(Model):
    """The game is over."""

    kind: Literal["ended"] = "ended"


Event = Begun | Hidden | Thrown | Renamed | Ended | ClocksSet | ClockPaused
