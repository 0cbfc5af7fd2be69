"""What can have happened in a game of Primordial Soup: small facts, each changing few numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.clocks import ClockPaused, ClocksSet
from companion.rules.kernel import Model
from companion.rules.soup.data import Card, Direction, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.state import Ending, Meal, Number, Phase, ScoreLine, Seat
from companion.rules.table_commands import Detail, DetailSet


class Seated(Model):
    """A player as the game starts."""

    name: str
    colour: Annotated[int, Field(ge=0, le=4)]


class GameStarted(Model):
    """Everybody sits; the set-up begins."""

    kind: Literal["game-started"] = "game-started"
    players: tuple[Seated, ...]
    options: Options
    detail: Detail
    clocks: bool = False


class OrderRolled(Model):
    """Two dice were thrown for each, highest total first."""

    kind: Literal["order-rolled"] = "order-rolled"
    dice: tuple[tuple[int, int], ...]


class SpaceChosen(Model):
    """A scoring marker stands on its first space."""

    kind: Literal["space-chosen"] = "space-chosen"
    seat: Seat
    space: int


class NumbersChosen(Model):
    """A player begins with these amoebas."""

    kind: Literal["numbers-chosen"] = "numbers-chosen"
    seat: Seat
    numbers: tuple[Number, Number]
    """The first and the second."""


class PlayBegan(Model):
    """The set-up is over."""

    kind: Literal["play-began"] = "play-began"


class PhaseBegan(Model):
    """A phase began; what belongs to the last one is over."""

    kind: Literal["phase-began"] = "phase-began"
    phase: Phase
    order: tuple[Seat, ...] = ()


class RoundBegan(Model):
    """A new round began; every amoeba may move and eat again."""

    kind: Literal["round-began"] = "round-began"


class TurnBegan(Model):
    """A player's turn in the phase began; None: nobody's."""

    kind: Literal["turn-began"] = "turn-began"
    seat: Seat | None


class TurnEnded(Model):
    """A player's turn in the phase is over."""

    kind: Literal["turn-ended"] = "turn-ended"
    seat: Seat


class PointsReceived(Model):
    """A player received the biological points of phase 4."""

    kind: Literal["points-received"] = "points-received"
    seat: Seat


class PointsChanged(Model):
    """Biological points came or went."""

    kind: Literal["points-changed"] = "points-changed"
    seat: Seat
    delta: int


class MoveRolled(Model):
    """An amoeba moves by its own means; where it goes is still to be said."""

    kind: Literal["move-rolled"] = "move-rolled"
    seat: Seat
    number: Number
    dice: tuple[int, ...] = ()


class CubesLoaded(Model):
    """An amoeba that is about to leave takes these cubes along, and no others."""

    kind: Literal["cubes-loaded"] = "cubes-loaded"
    seat: Seat
    number: Number
    cubes: tuple[int, ...] = ()
    """By the seat of their colour; empty: none."""


class FollowingSet(Model):
    """An amoeba goes along with the one that leaves, or stays behind after all."""

    kind: Literal["following-set"] = "following-set"
    seat: Seat
    number: Number
    leader: Seat
    leader_number: Number
    follows: bool = True
    cubes: tuple[int, ...] = ()
    """What the follower takes along, by the seat of their colour; empty: nothing."""


class AmoebaMoved(Model):
    """An amoeba went its way."""

    kind: Literal["amoeba-moved"] = "amoeba-moved"
    seat: Seat
    number: Number
    direction: Direction
    drifted: bool = False
    """Whether not by its own means: it drifted, or stayed."""


class AmoebaFed(Model):
    """The food check of an amoeba: it ate or starved."""

    kind: Literal["amoeba-fed"] = "amoeba-fed"
    seat: Seat
    number: Number
    meal: Meal


class WoundsChanged(Model):
    """Damage points of an amoeba came or went."""

    kind: Literal["wounds-changed"] = "wounds-changed"
    seat: Seat
    number: Number
    delta: int


class AmoebaPlaced(Model):
    """An amoeba came onto the board."""

    kind: Literal["amoeba-placed"] = "amoeba-placed"
    seat: Seat
    number: Number
    wounds: int = 0


class AmoebaRemoved(Model):
    """An amoeba left the board."""

    kind: Literal["amoeba-removed"] = "amoeba-removed"
    seat: Seat
    number: Number


class SupplyChanged(Model):
    """Cubes went from the board to the supply (more), or onto the board (less), by colour's seat."""

    kind: Literal["supply-changed"] = "supply-changed"
    deltas: tuple[int, ...]


class FightBegan(Model):
    """An amoeba attacked another one on its space, which may answer."""

    kind: Literal["fight-began"] = "fight-began"
    seat: Seat
    number: Number
    victim: Seat
    victim_number: Number
    retried: tuple[Seat, ...] = ()
    """Whose second attempt of Persistence it is."""


class FightAnswered(Model):
    """The attacked amoeba defends itself, or tries to escape."""

    kind: Literal["fight-answered"] = "fight-answered"
    answer: Literal["defend", "escape"]


class FightRolled(Model):
    """Dice of the fight, or of the escape, fell."""

    kind: Literal["fight-rolled"] = "fight-rolled"
    dice: tuple[int, ...]
    retried: Seat | None = None


class FightDecided(Model):
    """It is known what the attack comes to."""

    kind: Literal["fight-decided"] = "fight-decided"
    result: Literal["killed", "repelled", "escaped"]


class FightClosed(Model):
    """The attack is over."""

    kind: Literal["fight-closed"] = "fight-closed"


class AttackCounted(Model):
    """An amoeba has used its attack: of this round, or its player's of this phase 5."""

    kind: Literal["attack-counted"] = "attack-counted"
    seat: Seat
    number: Number | None = None
    """None in quick detail, where amoebas are not kept one by one."""


class CardTurned(Model):
    """An environment card was turned."""

    kind: Literal["card-turned"] = "card-turned"
    card: Card
    by_app: bool = False


class DebtsFixed(Model):
    """What everybody owes to the ozone, by seat."""

    kind: Literal["debts-fixed"] = "debts-fixed"
    debts: tuple[int, ...]


class DebtSettled(Model):
    """A player owes nothing any more."""

    kind: Literal["debt-settled"] = "debt-settled"
    seat: Seat


class GeneGained(Model):
    """A player took a gene card."""

    kind: Literal["gene-gained"] = "gene-gained"
    seat: Seat
    gene: Gene
    given_up: Gene | None = None
    """The basic gene that was given up for it."""

    round: int | None = None
    """In which it was bought; None: in this one."""


class GeneLost(Model):
    """A player gave a gene card up."""

    kind: Literal["gene-lost"] = "gene-lost"
    seat: Seat
    gene: Gene


class DeadBuried(Model):
    """The natural deaths of this round were carried out."""

    kind: Literal["dead-buried"] = "dead-buried"


class Scored(Model):
    """Scoring markers moved."""

    kind: Literal["scored"] = "scored"
    lines: tuple[ScoreLine, ...]


class PlaceChanged(Model):
    """A scoring marker was corrected."""

    kind: Literal["place-changed"] = "place-changed"
    seat: Seat
    delta: int


class GameEnded(Model):
    """The game is over."""

    kind: Literal["game-ended"] = "game-ended"
    ending: Ending
    winners: tuple[Seat, ...]


class OptionsSet(Model):
    """Rule options were settled."""

    kind: Literal["options-set"] = "options-set"
    options: Options


class Renamed(Model):
    """A player has another name."""

    kind: Literal["renamed"] = "renamed"
    seat: Seat
    name: str


Event = (
    GameStarted
    | OrderRolled
    | SpaceChosen
    | NumbersChosen
    | PlayBegan
    | PhaseBegan
    | RoundBegan
    | TurnBegan
    | TurnEnded
    | PointsReceived
    | PointsChanged
    | MoveRolled
    | CubesLoaded
    | FollowingSet
    | AmoebaMoved
    | AmoebaFed
    | WoundsChanged
    | AmoebaPlaced
    | AmoebaRemoved
    | SupplyChanged
    | FightBegan
    | FightAnswered
    | FightRolled
    | FightDecided
    | FightClosed
    | AttackCounted
    | CardTurned
    | DebtsFixed
    | DebtSettled
    | GeneGained
    | GeneLost
    | DeadBuried
    | Scored
    | PlaceChanged
    | GameEnded
    | OptionsSet
    | DetailSet
    | ClocksSet
    | ClockPaused
    | Renamed
)
"""Everything that can have happened."""
