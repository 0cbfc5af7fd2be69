"""The numbers and names of Primordial Soup, each defined once.

Source: the rulebook's player aid, unless a line says otherwise; marks as in `docs/sources.md` (L: a line of
the text; U: public source; A: assumption, which is an option or can be corrected at the table).
"""

from typing import Final, Literal, NamedTuple

PLAYERS: Final = range(3, 5)
"""Allowed numbers of players."""

COLOURS: Final = 4
"""Colours of amoebas and foodstuff cubes; with three players one colour stays in the box (U4)."""

AMOEBAS: Final = 7
"""Amoebas of each player, numbered from 1 (U6)."""

STARTING_NUMBERS: Final = (1, 2)
"""The usual starting amoebas (U4: any numbers)."""

FIRST_AMOEBA_WOUNDS: Final = {3: 0, 4: 1}
"""Damage points of the first amoeba by the number of players; the second has none (U4)."""

STARTING_POINTS: Final = 4
"""Biological points at the start (U4, U6)."""

STARTING_CUBES: Final = 2
"""Foodstuff cubes of each colour on each space at the start (U4)."""

CUBES_IN_BOX: Final = 55
"""Foodstuff cubes of each colour (U5)."""

DIVISION_POINTS: Final = 10
"""Biological points that each player receives in phase 4."""

AMOEBA_PRICE: Final = 6
CHEAP_AMOEBA_PRICE: Final = 4
"""Price of a new amoeba, without and with Division Rate."""

FATAL_WOUNDS: Final = 2
LASTING_FATAL_WOUNDS: Final = 3
"""Damage points that kill an amoeba, without and with Longevity."""

DEATH_CUBES: Final = 2
"""Cubes of each colour in play that replace a dead amoeba (phase 5), or a victim of Aggression."""

ATTACK_CUBES: Final = 1
"""Cubes of each colour that take the place of a victim of Struggle for Survival."""

FIGHT_PRICE: Final = 1
"""Biological points that an attack, a defence or an attempt to escape costs."""

HOST_PRICE: Final = 1
"""Biological points that the owner of a host pays to the bank (L80)."""

TRACK: Final = 50
"""Spaces of the scoring ladder (U7)."""

LAST_SPACE: Final = 99
"""Upper bound for an entered marker space; markers may be beyond the ladder's end."""

FINISH_ZONE: Final = 41
"""The first space of the finish zone, the last ten (U4, U7)."""

EARLIEST_FINISH: Final = 11
"""Lowest space at which a table may let its finish zone begin."""

BOX_COLOURS: Final[dict[int, int]] = {1: 6, 3: 5}
"""The ink index of each player colour whose ink in the box differs from the app's: red, yellow (public)."""

AMOEBA_STEPS: Final = (0, 0, 0, 1, 2, 4, 5, 6)
"""Steps on the ladder by the number of amoebas, 0 to 7."""

CARD_STEPS: Final = (0, 0, 0, 1, 2, 3, 4)
"""Steps on the ladder by the number of gene cards, 0 to 6 and more."""

MOST_CARDS: Final = 20
"""Upper bound for the gene cards that a player counts; more is a typing error."""

CARRIED_CUBES: Final = {3: 2, COLOURS: 3}
"""Maximum number of cubes that Tentacle takes along, by the number of players (L75)."""

MOST_POINTS: Final = 999
"""Upper bound for biological points and spaces of the ladder; a larger number is a typing error."""

MOST_WOUNDS: Final = 9
"""Upper bound for the damage points that a correction can give to an amoeba."""

Direction = Literal["west", "north", "east", "south", "stay"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("west", "north", "east", "south", "stay")
"""Directions by the die's faces 1 to 5 (U4, U7); 6 is a free choice."""

CHOICE_FACE: Final = 6
"""The face of the movement die with which the player chooses the direction."""


class Card(NamedTuple):
    """An environment card: where everything drifts, and how thick the ozone layer is."""

    direction: Direction
    ozone: int


CARDS: Final[tuple[Card, ...]] = (
    Card("west", 6),
    Card("east", 8),
    Card("north", 9),
    Card("west", 9),
    Card("east", 10),
    Card("east", 10),
    Card("south", 10),
    Card("north", 11),
    Card("west", 12),
    Card("south", 13),
    Card("stay", 14),
)
"""The eleven environment cards, by their ozone (U5)."""

MOST_OZONE: Final = 30
"""Upper bound for the ozone of an unknown card; a larger number is a typing error."""

Gene = Literal[
    "intelligence",
    "movement-1",
    "spores",
    "speed",
    "defense",
    "escape",
    "substitution",
    "ray-protection",
    "streamlining",
    "tentacle",
    "holding",
    "longevity",
    "frugality",
    "struggle",
    "parasitism",
    "division-rate",
    "persistence",
    "movement-2",
    "aggression",
    "armor",
]


class GeneCard(NamedTuple):
    """A gene card as printed."""

    price: int
    """Price in biological points; an advanced gene also costs a basic card."""

    mutation: int
    """Mutation points."""

    copies: tuple[int, int]
    """Cards in the game with three and with four players."""

    gives_up: tuple[Gene, ...] = ()
    """The basic genes of which one must be given up for this card; empty for a basic gene."""


GENES: Final[dict[Gene, GeneCard]] = {
    "intelligence": GeneCard(2, 3, (1, 2)),
    "movement-1": GeneCard(3, 2, (2, 2)),
    "spores": GeneCard(3, 3, (1, 1)),
    "speed": GeneCard(4, 3, (1, 2)),
    "defense": GeneCard(4, 4, (1, 1)),
    "escape": GeneCard(4, 4, (1, 2)),
    "substitution": GeneCard(4, 4, (1, 2)),
    "ray-protection": GeneCard(5, -2, (1, 2)),
    "streamlining": GeneCard(5, 4, (1, 1)),
    "tentacle": GeneCard(5, 4, (1, 2)),
    "holding": GeneCard(5, 4, (1, 1)),
    "longevity": GeneCard(5, 5, (1, 2)),
    "frugality": GeneCard(6, 5, (0, 1)),
    "struggle": GeneCard(6, 4, (2, 2)),
    "parasitism": GeneCard(6, 5, (0, 1)),
    "division-rate": GeneCard(6, 5, (1, 2)),
    "persistence": GeneCard(4, 4, (1, 1), ("speed",)),
    "movement-2": GeneCard(5, 5, (1, 2), ("movement-1",)),
    "aggression": GeneCard(5, 5, (1, 1), ("struggle",)),
    "armor": GeneCard(6, 6, (1, 1), ("defense", "escape")),
}
"""The catalogue, in the rulebook's order. The number of Substitution cards is an option."""

RAY_PROTECTION_VALUE: Final = 4
"""The mutation points that Ray Protection pays when it is given up; while held it counts -2."""


INCLUDED: Final[dict[Gene, Gene]] = {"speed": "persistence", "struggle": "aggression"}
"""Advanced genes that include the effect of a basic gene, by basic gene."""


def is_advanced(gene: Gene) -> bool:
    return bool(GENES[gene].gives_up)


def mutation_points(genes: tuple[Gene, ...]) -> int:
    """Return the sum of the genes' mutation points; Ray Protection counts -2."""
    return sum(GENES[gene].mutation for gene in genes)
