"""A finished game in the form that other tools read."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from companion.rules.kernel import Outcome, SeatInfo, merit


@dataclass(frozen=True)
class PlayedBy:
    """One player of a finished game."""

    name: str
    score: int | None
    """None in a game without points."""

    rank: int | None
    """The rank, from 1; equal scores share one. None in a game without points that nobody wins."""

    won: bool


@dataclass(frozen=True)
class Play:
    """A finished game."""

    id: str
    game: str
    """Its key in `companion.device.games`."""

    title: str
    """The title in English, by which other tools identify the game."""

    began: datetime
    """The time of its beginning, with the time zone."""

    players: tuple[PlayedBy, ...]
    """One per seat, in seat order."""

    rounds: int = 0
    """The number of rounds; 0 if unknown."""

    minutes: int = 0
    """The duration in minutes; 0 if unknown."""

    starter: int | None = None
    """The seat of the start player; None if unknown."""

    bgg_id: int | None = None
    """Its id at BoardGameGeek; None if unknown."""

    place: str = ""
    """The place, in the players' words; empty if unknown."""

    entered: bool = False
    """Whether the result was entered after the game, so that rounds and time are unknown."""

    own_title: bool = False
    """Whether the players chose the title themselves."""

    fewest_win: bool = False
    """Whether fewer points are better."""

    note: str = ""
    """The players' own words, perhaps in several lines."""

    comment: str = ""
    """A further comment on the game, in the players' language."""

    @property
    def has_points(self) -> bool:
        return any(player.score is not None for player in self.players)


def played_by(seats: Sequence[SeatInfo], outcome: Outcome) -> tuple[PlayedBy, ...]:
    """Return everybody's result, in the order of the seats."""

    def won(seat: int) -> bool:
        return outcome.shared == "won" or (outcome.shared is None and seat in outcome.winners)

    def score(seat: int) -> int | None:
        return outcome.scores[seat] if seat < len(outcome.scores) else None

    def value(seat: int) -> tuple[bool, bool, float]:
        return won(seat), not seats[seat].out, merit(score(seat) or 0, fewest_win=outcome.fewest_win)

    values = [value(seat) for seat in range(len(seats))]
    ranked = bool(outcome.scores) or any(won(seat) for seat in range(len(seats)))

    def rank(seat: int) -> int | None:
        return 1 + sum(other > values[seat] for other in values) if ranked else None

    return tuple(PlayedBy(info.name, score(seat), rank(seat), won(seat)) for seat, info in enumerate(seats))
