"""What people at the table may ask for. Every number is relative ("one less"), never absolute."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Model
from companion.rules.soup.command_fields import Delta, Face, Name
from companion.rules.soup.data import Card, Gene
from companion.rules.soup.events import Seated
from companion.rules.soup.movement_commands import (
    AnswerAttack,
    Attack,
    ChooseDirection,
    CloseFight,
    Drift,
    Eat,
    FeedRest,
    Follow,
    Load,
    Pay,
    PayMoves,
    RetryFight,
    RollEscape,
    RollFight,
    RollMove,
    Starve,
    StayPut,
    TellEscape,
)
from companion.rules.soup.options import Options
from companion.rules.soup.state import Number, Seat
from companion.rules.table_commands import Detail, EndGame, SetDetail

# the game as a whole ---------------------------------------------------------------------------


class StartGame(Model):
    """Sit down; the set-up begins."""

    kind: Literal["start-game"] = "start-game"
    players: tuple[Seated, ...]
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False


class RollOrder(Model):
    """Throw two dice each for who chooses a space of the ladder first (set-up); ties are thrown again."""

    kind: Literal["roll-order"] = "roll-order"
    dice: tuple[tuple[Face, Face], ...] = ()
    """By seat, no two totals alike; empty: the app throws."""


class ChooseSpace(Model):
    """Put one's scoring marker on one of the first spaces of the ladder (set-up)."""

    kind: Literal["choose-space"] = "choose-space"
    seat: Seat
    space: Annotated[int, Field(ge=1, le=4)]


class ChooseNumbers(Model):
    """Say which amoebas a player begins with (set-up, full detail)."""

    kind: Literal["choose-numbers"] = "choose-numbers"
    seat: Seat
    numbers: tuple[Number, Number]
    """The first and the second."""


class BeginPlay(Model):
    """Finish the set-up: the two amoebas of everybody are on the board, the first round begins."""

    kind: Literal["begin-play"] = "begin-play"
    numbers: tuple[tuple[Number, Number], ...] = ()
    """The first and the second amoeba of each seat; empty: those chosen, 1 and 2 at first."""


class SetOptions(Model):
    """Settle rule options."""

    kind: Literal["set-options"] = "set-options"
    options: Options


class Rename(Model):
    """Correct a player's name."""

    kind: Literal["rename"] = "rename"
    seat: Seat
    name: Name


# turns and phases ------------------------------------------------------------------------------


class EndTurn(Model):
    """Hand on to the next player of the phase (1, 3, 4); after the last one the next phase begins."""

    kind: Literal["end-turn"] = "end-turn"
    seat: Seat


class EndPhase(Model):
    """Begin the next phase: after the deaths or the scoring, or without waiting for the turns left."""

    kind: Literal["end-phase"] = "end-phase"


class TakeTurn(Model):
    """Make it somebody else's turn (a correction)."""

    kind: Literal["take-turn"] = "take-turn"
    seat: Seat


# phase 2: environment --------------------------------------------------------------------------


class TurnCard(Model):
    """Turn the next environment card (the opening one in the set-up); debts are fixed."""

    kind: Literal["turn-card"] = "turn-card"
    card: Card | None = None
    """As it lies on the table; None: the app draws one of those left."""

    by_app: bool = False
    """Whether the app drew it."""


class Settle(Model):
    """Settle a debt: give up these genes, pay what is left in biological points."""

    kind: Literal["settle"] = "settle"
    seat: Seat
    genes: tuple[Gene, ...] = ()


# phases 3 to 6 ---------------------------------------------------------------------------------


class BuyGene(Model):
    """Buy a gene card."""

    kind: Literal["buy-gene"] = "buy-gene"
    seat: Seat
    gene: Gene
    given_up: Gene | None = None
    """The basic gene given up for a superior one; None: the only one that can be."""


class Divide(Model):
    """Place a new amoeba; the first one is free where none is on the board."""

    kind: Literal["divide"] = "divide"
    seat: Seat
    number: Number | None = None
    """None: the lowest that is free."""


class Bury(Model):
    """Carry out the natural deaths of all players (full detail)."""

    kind: Literal["bury"] = "bury"


class LoseAmoebas(Model):
    """A player's amoebas died (quick detail); less than none brings them back."""

    kind: Literal["lose-amoebas"] = "lose-amoebas"
    seat: Seat
    count: Annotated[int, Field(ge=-7, le=7)] = 1


class Score(Model):
    """Move the scoring markers of everybody (phase 6)."""

    kind: Literal["score"] = "score"


# corrections -----------------------------------------------------------------------------------


class Correct(Model):
    """Correct a number of a player."""

    kind: Literal["correct"] = "correct"
    seat: Seat
    number: Literal["points", "place", "amoebas"]
    delta: Delta


class CorrectAmoeba(Model):
    """Put the amoeba of a number on the board, or take it off, for nothing (full detail)."""

    kind: Literal["correct-amoeba"] = "correct-amoeba"
    seat: Seat
    number: Number
    on_board: bool


class CorrectWounds(Model):
    """Correct the damage points of an amoeba."""

    kind: Literal["correct-wounds"] = "correct-wounds"
    seat: Seat
    number: Number
    delta: Delta


class CorrectGene(Model):
    """Give a player a gene card, or take it back, for nothing."""

    kind: Literal["correct-gene"] = "correct-gene"
    seat: Seat
    gene: Gene
    held: bool
    earlier: bool = False
    """Whether a card that is given was bought in an earlier round."""


class CorrectSupply(Model):
    """Correct the cubes of a colour that are off the board."""

    kind: Literal["correct-supply"] = "correct-supply"
    seat: Seat
    delta: Delta


Command = (
    StartGame
    | RollOrder
    | ChooseSpace
    | ChooseNumbers
    | BeginPlay
    | SetOptions
    | SetDetail
    | SetClocks
    | PauseClock
    | Rename
    | EndGame
    | EndTurn
    | EndPhase
    | TakeTurn
    | Drift
    | StayPut
    | RollMove
    | Load
    | Follow
    | ChooseDirection
    | PayMoves
    | Pay
    | Eat
    | Starve
    | FeedRest
    | Attack
    | AnswerAttack
    | RollFight
    | RetryFight
    | RollEscape
    | TellEscape
    | CloseFight
    | TurnCard
    | Settle
    | BuyGene
    | Divide
    | Bury
    | LoseAmoebas
    | Score
    | Correct
    | CorrectAmoeba
    | CorrectWounds
    | CorrectGene
    | CorrectSupply
)
"""Everything that can be asked for."""
