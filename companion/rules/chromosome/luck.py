"""The luck report: everybody's dice compared with the expectation for fair dice.

It answers two questions about each player: was the sum of all throws unusual (luck), and did the faces fall
unevenly (a crooked die)? Throws that a re-roll discarded count as well; nobody chose them before they fell.
Among several players somebody easily looks lucky by chance, so the p-value of the sum is corrected for the
number of players (Šidák) before anybody is called lucky. The dice of a game are read from its events.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from companion.rules.chromosome.rolls import DieFell, RerollForced
from companion.rules.chromosome.state import EMPTY
from companion.rules.dice import Die, Evidence, OddsError, even_faces, even_sum
from companion.rules.kernel import Event

SIGNIFICANT = 0.05
"""Corrected p-value below which a player is called lucky or unlucky."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A roll of a die.

    Attributes:
        player: The thrower: any stable name or number.
        face: The face shown.
        faces: Faces of the die, 2 to 20.
        replaced: The face that a re-roll took away before this throw, or None for a first throw.
        forced_by: The player who paid for that re-roll, or None for a first throw.
        high: Whether a high face is good for `forced_by`; None means high on the payer's own die, low on
            anybody else's.

    Raises:
        OddsError: When the die has no such face.
    """

    player: str
    face: int
    faces: int
    replaced: int | None = None
    forced_by: str | None = None
    high: bool | None = None

    def __post_init__(self) -> None:
        values = Die(self.faces).values
        for face in (self.face, self.replaced):
            if face is not None and face not in values:
                raise OddsError("face", 1, self.faces, face)

    @property
    def sign(self) -> int:
        """1 if a high face is good for the player who forced the re-roll, otherwise -1."""
        high = self.forced_by == self.player if self.high is None else self.high
        return 1 if high else -1


def throws_of(events: Iterable[Event]) -> tuple[Throw, ...]:
    """Return the throws of a game in order, given all its events from the first on.

    Players are identified by seat; each throw has the seat's final name.
    """
    state = EMPTY
    thrown: list[tuple[int, int, int, int | None, int | None]] = []
    forced: dict[int, tuple[int | None, int]] = {}  # the replaced face and the payer, by roller
    for event in events:
        if isinstance(event, RerollForced | DieFell) and state.roll is not None:
            die = state.roll.die_of(event.roller)
            assert die is not None, "no die of that player is thrown"
            if isinstance(event, RerollForced):
                forced[die.roller] = die.face, event.by
            else:
                replaced, payer = forced.pop(die.roller, (None, None))
                thrown.append((die.roller, event.face, state.options.die, replaced, payer))
        state = event.apply(state)
    names = [player.name for player in state.players]
    return tuple(
        Throw(names[roller], face, faces, before, names[payer] if payer is not None else None)
        for roller, face, faces, before, payer in thrown
    )


@dataclass(frozen=True, slots=True)
class RerollLuck:
    """The effect of the re-rolls that one player paid for, in pips in that player's favour.

    Attributes:
        count: Re-rolls paid for.
        gained: Pips gained, negative when the new faces were worse.
        expected: Pips that fair dice would have gained.
    """

    count: int
    gained: int
    expected: Fraction


@dataclass(frozen=True, slots=True)
class PlayerLuck:
    """One player's dice.

    Attributes:
        player: The player.
        throws: Dice thrown, discarded ones included.
        total: Sum of the faces.
        expected: Expected sum.
        counts: How often each face fell, face 1 first, by the number of faces of the die.
        luck: Two-sided test of the sum.
        corrected: The p-value of `luck`, corrected for the number of players.
        fairness: Tests of the faces, one for each kind of die, combined by Bonferroni.
        rerolls: The effects of the re-rolls that this player paid for.
    """

    player: str
    throws: int
    total: int
    expected: Fraction
    counts: Mapping[int, tuple[int, ...]]
    luck: Evidence
    corrected: float
    fairness: Evidence
    rerolls: RerollLuck

    @property
    def surplus(self) -> Fraction:
        """Pips above expectation; negative when below."""
        return self.total - self.expected

    @property
    def score(self) -> float:
        """The surplus in standard deviations, comparable between players with different numbers of throws."""
        variance = sum(sum(counts) * Die(faces).variance for faces, counts in self.counts.items())
        return float(self.surplus) / math.sqrt(variance) if variance else 0.0

    @property
    def verdict(self) -> Literal["lucky", "unlucky", "usual"]:
        """The verdict on the sum: usual unless it is significant."""
        if self.corrected >= SIGNIFICANT:
            return "usual"
        return "lucky" if self.surplus > 0 else "unlucky"


@dataclass(frozen=True, slots=True)
class LuckReport:
    """Everybody's dice, in the order of their first throw."""

    players: tuple[PlayerLuck, ...]

    @property
    def luckiest(self) -> PlayerLuck | None:
        return max(self.players, key=lambda each: each.score, default=None)

    @property
    def unluckiest(self) -> PlayerLuck | None:
        return min(self.players, key=lambda each: each.score, default=None)


def luck_report(throws: Iterable[Throw]) -> LuckReport:
    """Return the luck of everybody who rolled a die or paid for a re-roll."""
    by_player: dict[str, list[Throw]] = {}
    paid: dict[str, list[Throw]] = {}
    for throw in throws:
        by_player.setdefault(throw.player, []).append(throw)
        if throw.forced_by is not None and throw.replaced is not None:
            by_player.setdefault(throw.forced_by, [])
            paid.setdefault(throw.forced_by, []).append(throw)
    throwing = sum(1 for own in by_player.values() if own)
    return LuckReport(
        tuple(_luck(player, own, paid.get(player, ()), throwing) for player, own in by_player.items())
    )


def _luck(player: str, throws: Sequence[Throw], paid: Sequence[Throw], throwing: int) -> PlayerLuck:
    fell = Counter((throw.faces, throw.face) for throw in throws)
    thrown = Counter(throw.faces for throw in throws)
    counts = {faces: tuple(fell[faces, face] for face in range(1, faces + 1)) for faces in sorted(thrown)}
    total = sum(throw.face for throw in throws)
    luck = even_sum(thrown, total)
    tests = [even_faces(row) for row in counts.values()]
    return PlayerLuck(
        player,
        len(throws),
        total,
        Fraction(sum(count * Die(faces).mean for faces, count in thrown.items())),
        counts,
        luck,
        1 - (1 - luck.p_value) ** max(1, throwing),
        Evidence(
            min(1.0, len(tests) * min((test.p_value for test in tests), default=1.0)),
            all(test.exact for test in tests),
        ),
        RerollLuck(
            len(paid),
            sum(throw.sign * (throw.face - (throw.replaced or 0)) for throw in paid),
            Fraction(sum(throw.sign * (Die(throw.faces).mean - (throw.replaced or 0)) for throw in paid)),
        ),
    )
