"""The numbers and names of Carnomorphs, each defined once.

Source: the rulebook of the expansion, unless a line says otherwise; marks as in `docs/sources.md`
(N: public source; A: assumption, which is an option or can be corrected at the table).
"""

from typing import Final, Literal, NamedTuple, Self, get_args

PLAYERS: Final = range(1, 6)
"""The possible numbers of players."""

MOST_PLAYERS: Final = PLAYERS[-1]
NAME_LENGTH: Final = 40
"""The maximum length of the name of a room, a card or a character."""

TEXT_LENGTH: Final = 400
"""The maximum length of a card's effect, or of a note."""

IntruderKind = Literal["metagorger", "shambler", "fleshbeast", "butcher"]
INTRUDERS: Final[tuple[IntruderKind, ...]] = get_args(IntruderKind)
"""The kinds of intruders by their level of evolution, the lowest first."""

TokenKind = Literal["blank", "blue", "red", "shambler", "fleshbeast", "butcher"]
TOKENS: Final[tuple[TokenKind, ...]] = get_args(TokenKind)
"""The tokens of the intruder bag; `blue` and `red` are the two colours of Metagorgers."""

HeavyObject = Literal["red-corpse", "blue-corpse", "egg", "carcass"]
HEAVY_OBJECTS: Final[tuple[HeavyObject, ...]] = ("red-corpse", "egg", "carcass", "blue-corpse")
"""The objects that intruders eat: all food but Metagorgers, in order of preference (Feeding, step 3)."""

Food = Literal["red-corpse", "egg", "carcass", "metagorger", "blue-corpse"]
FOOD: Final[tuple[Food, ...]] = get_args(Food)
"""Everything that intruders eat, in order of preference (Feeding, step 3)."""

HIBERNATORIUM: Final = "Hibernatorium"
"""The room in which everybody begins, beside the blue corpse (set-up, steps 18 and 20).

Its name is the same in every language.
"""

ShipRoom = Literal[
    "cockpit",
    "hibernatorium",
    "engine-1",
    "engine-2",
    "engine-3",
    "armory",
    "comms",
    "emergency",
    "evacuation-a",
    "evacuation-b",
    "fire-control",
    "generator",
    "laboratory",
    "nest",
    "storage",
    "surgery",
    "airlock",
    "cabins",
    "canteen",
    "command",
    "engine-control",
    "hatch-control",
    "monitoring",
    "slime",
    "showers",
]
SHIP_ROOMS: Final[tuple[ShipRoom, ...]] = get_args(ShipRoom)
"""The rooms of the base game: 5 special ones, 11 with a “1”, and 9 with a “2”, of which 5 are in play.

Source: the base game's room sheet (N2). If the expansion's rulebook does not mention a room, the translation
of its name is an assumption; a table may name a room freely.
"""

ResearchObject = Literal["corpse", "carcass", "egg"]
RESEARCH_OBJECTS: Final[tuple[ResearchObject, ...]] = get_args(ResearchObject)
"""The objects that the Laboratory analyses to discard an adaptation."""

RESEARCH_STATED: Final[dict[IntruderKind, ResearchObject]] = {"shambler": "corpse"}
"""The object to analyse for an adaptation, if the rulebook states one (Adaptations of the Carnomorphs)."""


class Figures(NamedTuple):
    """A number of figures of each kind."""

    metagorger: int = 0
    shambler: int = 0
    fleshbeast: int = 0
    butcher: int = 0

    def of(self, kind: IntruderKind) -> int:
        return self[INTRUDERS.index(kind)]

    def plus(self, kind: IntruderKind, count: int = 1) -> Self:
        return self._replace(**{kind: self.of(kind) + count})


class Tokens(NamedTuple):
    """A number of bag tokens of each kind."""

    blank: int = 0
    blue: int = 0
    red: int = 0
    shambler: int = 0
    fleshbeast: int = 0
    butcher: int = 0

    def of(self, kind: TokenKind) -> int:
        return self[TOKENS.index(kind)]

    def plus(self, kind: TokenKind, count: int = 1) -> Self:
        return self._replace(**{kind: self.of(kind) + count})

    @property
    def total(self) -> int:
        return sum(self)


FIGURES_IN_BOX: Final = Figures(8, 8, 3, 1)
"""Figures of each kind (components)."""

TOKENS_IN_BOX: Final = Tokens(blank=1, blue=2, red=8, shambler=12, fleshbeast=3, butcher=1)
"""Tokens of each kind in the box; the last three numbers come partly from the base game (N3, A)."""

SURPRISE: Final[dict[TokenKind, tuple[int, int]]] = {
    "blue": (1, 2),
    "red": (2, 3),
    "shambler": (2, 4),
    "fleshbeast": (3, 4),
}
"""The lowest and the highest number on the tokens of each kind; the Butcher's number is not known (N3)."""

MOST_ON_TOKEN: Final = max(highest for _, highest in SURPRISE.values())
"""The highest number on any of these tokens, assumed to be the upper bound for the Butcher's too (A)."""

NoiseFace = Literal["1", "2", "3", "4", "danger", "silence"]
NOISE_DIE: Final[tuple[NoiseFace, ...]] = ("1", "1", "2", "2", "3", "3", "4", "4", "danger", "silence")
"""The faces of the noise die, each equally likely: numbers of corridors, Danger and Silence (N2, N3)."""

EGGS: Final = 8
"""Eggs on the Carnomorph board (set-up, step 9)."""

CARCASSES: Final = 12
"""Carcass tokens: 4 of the expansion (components) and 8 of the base box (N5)."""

MOST_OBJECTS: Final[dict[HeavyObject, int]] = {
    "red-corpse": 20,
    "blue-corpse": 1,
    "egg": EGGS,
    "carcass": CARCASSES,
}
"""Maximum number of objects of each kind; there is one blue corpse (set-up, step 20).

The base game does not state how many red corpses it has, so 20 is only an upper bound.
"""

OBJECT_COUNTS: Final[dict[HeavyObject, str]] = {
    "red-corpse": "red_corpses",
    "blue-corpse": "blue_corpses",
    "egg": "eggs",
    "carcass": "carcasses",
}
"""The field of `Room` and `Contents` that counts each kind of object."""


class Remains(NamedTuple):
    """The remains of a dead intruder in its room."""

    carcasses: int = 0
    shamblers: int = 0


REMAINS: Final[dict[IntruderKind, Remains]] = {
    "metagorger": Remains(carcasses=1),
    "shambler": Remains(carcasses=1),
    "fleshbeast": Remains(carcasses=1, shamblers=1),
    "butcher": Remains(shamblers=2),
}
"""The remains of each kind (Injuries and death of Carnomorphs)."""

FATAL_MARKERS: Final = 4
"""The number of mutation markers that kills a character (Mutation markers)."""

MOST_LIGHT: Final = 2
"""Maximum number of Light Wounds: one more becomes a Serious Wound (base game)."""

MOST_CARRIED: Final = 2
"""Maximum number of Heavy Objects that a character can carry: one in each hand (base game)."""

MOST_SERIOUS: Final = 3
"""Maximum number of Serious Wounds: one more wound of any kind kills the character (base game)."""

CHECKED_CARDS: Final = 4
"""Cards drawn in step B of the last check."""

POD_NUMBERS: Final = range(1, 10)
"""The numbers of the escape pods in the box (base game)."""

PODS_BY_PLAYERS: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
"""Escape pods by number of players (set-up, step 7)."""

BaseCharacter = Literal["captain", "pilot", "mechanic", "scientist", "scout", "soldier"]
BASE_CHARACTERS: Final[tuple[BaseCharacter, ...]] = get_args(BaseCharacter)
"""The characters of the base game, from which the app draws at random (N2); a table may name others."""

CHARACTERS_SHOWN: Final = 2
"""Character cards that each player reveals, to keep one (set-up, step 17)."""

OBJECTIVES_EACH: Final = 2
"""Objectives dealt to everyone, one corporate and one personal (set-up, step 16)."""

FIELD_BIOLOGY: Final = 2
"""The number of discarded adaptations that Extreme Field Biology requires (Clarification of objectives)."""


class Attack(NamedTuple):
    """The harm of an attack."""

    contamination: int
    light_wounds: int


METAGORGER_ATTACK: Final = Attack(contamination=1, light_wounds=1)
"""The Contamination cards and Light Wounds of a Metagorger's attack (Attack of a Metagorger)."""

SetupStep = Literal[
    "rooms-2",
    "rooms-1",
    "exploration",
    "coordinates",
    "destination",
    "pods",
    "engines",
    "carnomorph-board",
    "bag",
    "decks",
    "markers",
    "time",
    "help-cards",
    "backpacks",
    "objectives",
    "characters",
    "boards",
    "first-player",
    "blue-corpse",
]
SETUP_STEPS: Final[tuple[SetupStep, ...]] = get_args(SetupStep)
"""The steps of the set-up in the rulebook's order; steps 18 A to E are combined as `boards`."""

ClarifiedObjective = Literal["extreme-field-biology", "great-hunt", "ab-ovo", "necroscopy"]
CLARIFIED_OBJECTIVES: Final[tuple[ClarifiedObjective, ...]] = get_args(ClarifiedObjective)
"""The objectives whose meaning the rulebook explains (Interpretation of objectives)."""

SharedObjective = Literal["earth", "autopsy", "adaptations", "butcher", "explored", "egg", "nest"]
SHARED_OBJECTIVES: Final[tuple[SharedObjective, ...]] = get_args(SharedObjective)
"""The objectives of the base game's solo and co-operative modes, named after their tasks.

Source: public (N7), adapted to Carnomorphs (A): adaptations replace weaknesses, the Butcher replaces the
Queen.
"""

ASK_FOR_SIGNAL: Final[frozenset[SharedObjective]] = frozenset({"butcher", "explored", "nest"})
"""The shared objectives that require a signal, each from a different character (N7)."""


def starting_bag(players: int) -> Tokens:
    """Return the starting bag: a blank, two blue and two red Metagorgers, one more red for each player."""
    return Tokens(blank=1, blue=2, red=2 + players)
