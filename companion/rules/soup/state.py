"""The state of a game of Primordial Soup. It tracks numbers, never the board itself."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from companion.rules.kernel import Detail, Model, TableState
from companion.rules.soup.data import (
    AMOEBAS,
    BOX_COLOURS,
    CARDS,
    COLOURS,
    FATAL_WOUNDS,
    GENES,
    INCLUDED,
    LASTING_FATAL_WOUNDS,
    STARTING_NUMBERS,
    Card,
    Direction,
    Gene,
    is_advanced,
    mutation_points,
)
from companion.rules.soup.options import Options

Phase = Literal["empty", "setup", "movement", "environment", "genes", "division", "deaths", "scoring", "over"]
PHASES: Final[tuple[Phase, ...]] = ("movement", "environment", "genes", "division", "deaths", "scoring")
"""The phases of a round, in order, without the rulebook's phase 7 (the check whether the game ends)."""

BEFORE_GENES: Final[tuple[Phase, ...]] = ("movement", "environment")
"""The phases of a round before genes can be bought."""

Seat = Annotated[int, Field(ge=0, le=3)]
"""A player's place, clockwise from 0."""

Number = Annotated[int, Field(ge=1, le=AMOEBAS)]
"""The number printed on an amoeba."""

Ending = Literal["agreement", "finish-zone", "last-card"]
"""The reason why the game ended."""

Meal = Literal["", "ate", "starved"]


class Amoeba(Model):
    """An amoeba on the board."""

    number: Number
    wounds: int = 0
    """Damage points."""

    moves: int = 0
    """The number of moves, drifts and stays in this round."""

    drifted: bool = False
    """Whether it drifted or stayed in this round, and so can no longer move by its own means."""

    meal: Meal = ""
    """The outcome of its food check in this round."""

    attacks: int = 0
    """The number of attacks in this round; a second attempt of Persistence is not counted."""

    pursued: bool = False
    """Whether it followed its escaped victim, by Holding."""

    @property
    def missed(self) -> bool:
        """Whether its victim escaped and it did not follow, so that it can only starve (L23, L79).

        A lethal attack ends the food check with a meal, and a repelled one with starvation, so if a finished
        attack did not end it, the victim escaped.
        """
        return self.attacks > 0 and not self.meal and not self.pursued


class HeldGene(Model):
    """A gene card that a player holds."""

    gene: Gene
    round: int
    """The round in which it was bought."""

    given_up: Gene | None = None
    """The basic gene that was given up for it, if known."""


class Player(Model):
    """A player's numbers, genes and amoebas."""

    seat: Seat
    name: str
    colour: Annotated[int, Field(ge=0, le=4)]
    points: int = 0
    """Biological points."""

    place: int = 0
    """The space of the scoring marker on the ladder; 0 before a space is chosen."""

    starting: tuple[Number, Number] = STARTING_NUMBERS
    """The first and the second amoeba, as chosen in the set-up."""

    amoebas: tuple[Amoeba, ...] = ()
    """Amoebas on the board by printed number; in quick detail only their count matters."""

    genes: tuple[HeldGene, ...] = ()
    """Genes in order of purchase."""

    @property
    def gene_names(self) -> tuple[Gene, ...]:
        return tuple(held.gene for held in self.genes)

    @property
    def mutation_points(self) -> int:
        """The mutation points of all cards held; Ray Protection counts -2."""
        return mutation_points(self.gene_names)

    def holds(self, gene: Gene) -> bool:
        return gene in self.gene_names

    def has(self, gene: Gene) -> bool:
        """Return whether the player has this gene's effect, which an advanced gene may include."""
        return self.holds(gene) or (gene in INCLUDED and self.holds(INCLUDED[gene]))

    def cards(self, *, advanced_as_two: bool) -> int:
        """Return the number of gene cards for the scoring.

        Ray Protection does not count; an advanced gene counts as one card or two.
        """
        return sum(
            2 if advanced_as_two and is_advanced(gene) else 1
            for gene in self.gene_names
            if gene != "ray-protection"
        )

    @property
    def fatal_wounds(self) -> int:
        """The number of damage points at which this player's amoebas die."""
        return LASTING_FATAL_WOUNDS if self.has("longevity") else FATAL_WOUNDS

    @property
    def dying(self) -> tuple[Amoeba, ...]:
        return tuple(amoeba for amoeba in self.amoebas if amoeba.wounds >= self.fatal_wounds)

    def amoeba(self, number: int) -> Amoeba | None:
        """Return the amoeba of that number; None if it is not on the board."""
        return next((each for each in self.amoebas if each.number == number), None)

    @property
    def free_numbers(self) -> tuple[int, ...]:
        """Numbers of amoebas that are not on the board."""
        taken = {each.number for each in self.amoebas}
        return tuple(number for number in range(1, AMOEBAS + 1) if number not in taken)


class Follower(Model):
    """An amoeba that goes along with a leaving amoeba by Holding."""

    seat: Seat
    number: Number
    cubes: tuple[int, ...] = ()
    """The number of cubes of each player's colour that the follower takes along by Tentacle, by seat."""


class Departure(Model):
    """An amoeba that leaves its space, and the pieces that go along (full detail)."""

    seat: Seat
    number: Number
    cubes: tuple[int, ...] = ()
    """The number of cubes of each player's colour that it takes along by Tentacle, by seat."""

    followers: tuple[Follower, ...] = ()
    """Followers in the order of their decisions."""

    direction: Direction | None = None
    """Its direction; None until it is known."""


class PendingMove(Model):
    """A movement with rolled dice whose direction is still to be chosen."""

    seat: Seat
    number: Number
    dice: tuple[int, ...]
    """One die, two with Movement I; none with Movement II, which allows every direction."""


class Fight(Model):
    """An open attack, which waits for the victim's answer, for dice, or for its result to be carried out."""

    seat: Seat
    """The attacker's seat."""

    number: Number
    victim: Seat
    victim_number: Number
    answer: Literal["", "defend", "escape"] = ""
    """The current answer, or the last one."""

    answered: tuple[Literal["defend", "escape"], ...] = ()
    """All answers so far, in order."""

    dice: tuple[int, ...] = ()
    """The last pair thrown, the attacker's die first; for an escape, the last movement dice."""

    moves: int = 0
    """The number of times that movement dice were thrown for the escape."""

    left: bool = False
    """Whether any die of the escape allowed the amoeba to leave its space."""

    retried: tuple[Seat, ...] = ()
    """Seats that have used the second attempt of Persistence in this fight."""

    result: Literal["", "killed", "repelled", "escaped"] = ""
    """The outcome; empty while it is undecided."""


class ScoreLine(Model):
    """One player's score in a round."""

    seat: Seat
    amoebas: int
    """The number of amoebas counted."""

    cards: int
    """The number of gene cards counted; an advanced gene counts once or twice."""

    amoeba_steps: int
    card_steps: int
    leapt: int
    """The number of occupied spaces that were leapt over."""

    start: int
    end: int
    """The marker's space after the scoring; `start` is its space before it."""


class State(TableState):
    """A game of Primordial Soup."""

    phase: Phase = "empty"
    round: int = 1
    options: Options = Options()
    detail: Detail = "quick"
    players: tuple[Player, ...] = ()
    rolls: tuple[tuple[int, int], ...] = ()
    """Two dice of the set-up for each seat; the highest total chooses first. Empty before the throw."""

    order: tuple[Seat, ...] = ()
    """The seats in the order in which they act in this phase; fixed when the phase began."""

    active: Seat | None = None
    """The active seat, if any."""

    done: tuple[Seat, ...] = ()
    """Seats that have ended their turn of this phase."""

    received: tuple[Seat, ...] = ()
    """Seats that have received the points of this phase 4."""

    card: Card | None = None
    """The environment card on the compass."""

    deck: tuple[Card, ...] = CARDS
    """Cards not turned yet, sorted by ozone; nobody knows their real order."""

    turned: tuple[Card, ...] = ()
    """Cards turned so far, the opening card first."""

    debts: tuple[int, ...] = ()
    """Debts by seat, fixed when the card was turned: 0 once settled; empty before the card is turned."""

    departure: Departure | None = None
    """The departure that is being prepared, or else the last one of this turn."""

    move: PendingMove | None = None
    fight: Fight | None = None
    attackers: tuple[Seat, ...] = ()
    """The seats that paid for the attacks in this phase 1, one entry per attack (quick detail)."""

    aggressors: tuple[Seat, ...] = ()
    """Seats that have used Aggression in this phase 5."""

    buried: bool = False
    """Whether natural deaths have been carried out in this phase 5."""

    supply: tuple[int, ...] = ()
    """Cubes of each player's colour that are off the board, by seat; counted only in full detail."""

    scored: tuple[ScoreLine, ...] = ()
    """The results of the last scoring, in the order in which the markers moved."""

    winners: tuple[Seat, ...] = ()
    ending: Ending | None = None

    def amoeba(self, seat: int, number: int) -> Amoeba:
        """Return a player's amoeba, which must be on the board."""
        found = self.players[seat].amoeba(number)
        assert found is not None, f"amoeba {number} of seat {seat} is not on the board"
        return found

    def with_amoeba(self, seat: int, amoeba: Amoeba) -> "State":
        """Return the state with `amoeba` on the board; it replaces the player's amoeba of the same number."""
        others = (each for each in self.players[seat].amoebas if each.number != amoeba.number)
        amoebas = sorted((*others, amoeba), key=lambda each: each.number)
        return self.with_player(seat, amoebas=tuple(amoebas))

    def with_fight(self, **changes: Any) -> "State":
        """Return the state with these changes to the open attack."""
        assert self.fight is not None, "no attack is open"
        return self.replace(fight=self.fight.replace(**changes))

    @property
    def together(self) -> bool:
        """Whether all players move or divide simultaneously in this phase, so that nobody has the turn."""
        return self.active is None and self.phase in ("movement", "division")

    @property
    def rounds(self) -> int:
        """The number of rounds that the environment cards allow: one for each card after the opening card."""
        return len(CARDS) - 1

    @property
    def cards_left(self) -> int:
        return len(CARDS) - len(self.turned)

    @property
    def ends(self) -> Ending | None:
        """The reason why the game would end after this round's scoring; None if the game goes on."""
        if any(map(self.finishes, self.players)):
            return "finish-zone"
        return None if self.cards_left else "last-card"

    def finishes(self, player: Player) -> bool:
        """Return whether a player's marker is in the finish zone."""
        return player.place >= self.options.finish_zone

    def hue(self, colour: int) -> int:
        return hue(self.options, colour)

    def copies(self, gene: Gene) -> int:
        """Return how many cards of a gene this table has."""
        if gene == "substitution" and len(self.players) == COLOURS:
            return self.options.substitution_copies
        return GENES[gene].copies[0 if len(self.players) < COLOURS else 1]

    def market(self, gene: Gene) -> int:
        """Return how many cards of a gene nobody holds."""
        return self.copies(gene) - sum(player.gene_names.count(gene) for player in self.players)


def hue(options: Options, colour: int) -> int:
    """Return the index of a player colour's ink and name, either the box's or the app's own."""
    return BOX_COLOURS.get(colour, colour) if options.colours == "box" else colour


EMPTY: Final = State()
"""The state before the first event."""
