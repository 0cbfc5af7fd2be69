"""A game in a list: players, progress, winners."""

from dataclasses import dataclass
from datetime import datetime

from companion.words import Words


@dataclass(frozen=True)
class ListedPlayer:
    """A player of a listed game."""

    name: str
    shape: int
    """The index of the player's drawing in the game."""
    colour: int
    """The index of the player's colour."""
    score: int | None = None
    """The final score; None while the game is open."""
    won: bool = False
    out: bool = False
    """Whether the player was eliminated before the end."""


@dataclass(frozen=True)
class ListedGame:
    """The facts that a game's card shows."""

    id: str
    game: str
    """The game's key in `companion.device.games`."""

    created: datetime
    """The time of its beginning, with a time zone."""
    players: tuple[ListedPlayer, ...]
    round: int = 0
    rounds: int = 0
    finished: bool = False
    turn: int | None = None
    """The seat that an open game waits for; None if it waits for several, or if that is unknown."""

    phase: str = ""
    """The phase of an open game that waits for nobody in particular; see `Game.phase`."""

    entered: bool = False
    """Whether its result was entered after the game."""

    note: str = ""
    """The players' note about the game."""

    title: str = ""
    """The players' own name for the game that they played; if empty, the game's name is shown."""

    fewest_win: bool = False
    """Whether fewer points are better."""

    @property
    def waited_for(self) -> ListedPlayer | None:
        """The player that the game waits for, if it waits for a single one."""
        return self.players[self.turn] if self.turn is not None and self.turn < len(self.players) else None

    @property
    def winners(self) -> tuple[ListedPlayer, ...]:
        """The winners; empty while the game is open, or if everybody lost."""
        return tuple(player for player in self.players if player.won)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)


def when(words: Words, moment: datetime, now: datetime) -> str:
    """Format a moment as people say it: today and yesterday with the time, otherwise the day."""
    here = words.local(moment)
    days_ago = (words.local(now).date() - here.date()).days
    if days_ago == 0:
        return words("when-today", time=words.time(here))
    if days_ago == 1:
        return words("when-yesterday", time=words.time(here))
    return words.date(here.date())
