"""The numbers and names of Chromosome, each defined once.

Source: the rulebook, unless a line says otherwise; marks as in `docs/sources.md`
(P: public source; A: assumption, which is an option in `options.py`).
"""

from __future__ import annotations

from operator import add, sub
from typing import Literal, NamedTuple

TOKENS_PER_SPECIES = 12
"""Population tokens of one species (components)."""

MAX_GROUP = 3
"""The largest group of population tokens."""

FATE_PRICE = 1
"""The price of a re-roll, and of replacing a gene, in fate points (fate points, 1 and 3)."""

MAX_GENES = 8
"""Maximum number of genes of one chromosome, active and passive together (Evolution)."""

ROUNDS_BY_PLAYERS = {2: 6, 3: 5, 4: 4}
"""Rounds by number of players (set-up: time marker)."""

PLAYERS = range(min(ROUNDS_BY_PLAYERS), max(ROUNDS_BY_PLAYERS) + 1)
"""The possible numbers of players."""

MOST_TROPHIES = TOKENS_PER_SPECIES * (PLAYERS[-1] - 1)
"""Maximum number of trophies that a player can hold: all tokens of all other players."""

MOST_FATE = 10
"""Upper bound of the option `fate_max`, in fate points."""

ENERGY_PER_TROPHY = 2
"""Energy points for one trophy given back (trophies)."""

ROOMS = 20
"""Room tiles in the box (contents of the box)."""

ROOM_LENGTH = 40
"""Maximum length of a room's name, in characters."""

IMPULSE_CUBES = 2
"""Radiation cubes that an Impulse adds (Impulse, first use)."""

SCORE_PER_FATE = 2
"""Points for an unspent fate point (end of the game)."""

GeneKind = Literal["action", "telepathy", "combat", "building"]
GENE_KINDS: tuple[GeneKind, ...] = ("action", "telepathy", "combat", "building")

MainAction = Literal["growth", "evolution", "spark", "impulse", "pass"]
MAIN_ACTIONS: tuple[MainAction, ...] = ("growth", "evolution", "spark", "impulse", "pass")

SPARK: MainAction = "spark"
"""The main action that sets off a battle; all other battles are set off by special actions."""

SPECIES = ("ferox", "cadum", "third", "fourth")
"""Species by number; the players name the last two (their names are not in the sources)."""

Effect = Literal["plain", "battle", "wave", "again"]
"""The next step after a special action: none, a battle, an immediate test, or one more action."""


SUPERGENE = "supergene"
"""The special action that makes a passive gene active again (Supergene)."""


class SpecialAction(NamedTuple):
    """A special action whose name is known: its message key, its species if known, and the step after it."""

    key: str
    species: int | None
    effect: Effect
    telepathy: int = 0
    energy: int = 0


SPECIAL_ACTIONS: tuple[SpecialAction, ...] = (
    SpecialAction("fusion", 0, "plain", telepathy=2, energy=1),
    SpecialAction("destroy", 0, "battle"),
    SpecialAction("saturation", 1, "plain"),
    SpecialAction("might", 1, "plain"),
    SpecialAction("wave", 1, "wave"),
    SpecialAction("concentration", 1, "plain"),
    SpecialAction(SUPERGENE, None, "again"),
    SpecialAction("conversion", None, "plain"),
    SpecialAction("takeover", None, "plain"),
    SpecialAction("domination", None, "battle"),
    SpecialAction("teleportation", None, "plain"),
    SpecialAction("outbreak", None, "plain"),
    SpecialAction("giant", None, "plain"),
)
"""Only Fusion's price is stated; the others' prices are typed in at the table.

Only the heading of Might and the "?" in its price are legible, between Cadum's Saturation and Wave.
Giant has no text at all: the table enters its effects.
"""


def special_actions_for(species: int) -> tuple[SpecialAction, ...]:
    """Return the known special actions: the species' own, those of unknown owner, those of other species."""
    own = [action for action in SPECIAL_ACTIONS if action.species == species]
    unknown = [action for action in SPECIAL_ACTIONS if action.species is None]
    others = [action for action in SPECIAL_ACTIONS if action.species not in (None, species)]
    return (*own, *unknown, *others)


class Genes(NamedTuple):
    """A count of genes of each kind, 0 and up."""

    action: int = 0
    telepathy: int = 0
    combat: int = 0
    building: int = 0

    @property
    def total(self) -> int:
        return sum(self)

    def of(self, kind: GeneKind) -> int:
        return self[GENE_KINDS.index(kind)]

    def set(self, kind: GeneKind, count: int) -> Genes:
        return Genes(*(count if each == kind else self.of(each) for each in GENE_KINDS))

    def plus(self, other: Genes) -> Genes:
        return Genes._make(map(add, self, other))

    def minus(self, other: Genes) -> Genes:
        """Subtract the other count. The result may be below zero, which the caller checks."""
        return Genes._make(map(sub, self, other))

    def covers(self, other: Genes) -> bool:
        """Return whether there are at least as many genes of each kind as in `other`."""
        return all(mine >= yours for mine, yours in zip(self, other, strict=True))


def one_gene(kind: GeneKind, count: int = 1) -> Genes:
    return Genes(*(count if kind == each else 0 for each in GENE_KINDS))


START_GENES = Genes(action=2, telepathy=1)
"""Active genes at set-up: two yellow and one purple."""
