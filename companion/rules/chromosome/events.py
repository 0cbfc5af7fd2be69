"""The events of Chromosome: small facts, each changing few numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.chromosome.battle_events import (
    BattleClosed,
    BattleOpened,
    DieFell,
    RerollForced,
    RollAccepted,
    RollOpened,
    RollStood,
    StrengthCommitted,
)
from companion.rules.chromosome.data import GeneKind, Genes
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.radiation_events import (
    AreaAdded,
    AreaChanged,
    AreaFaced,
    AreaMoved,
    AreasDecayed,
    GeneLent,
    RadiationBegan,
    RadiationEnded,
    ResistanceTested,
)
from companion.rules.chromosome.state import Cause, FinalScore, Seat
from companion.rules.clocks import ClockPaused, ClocksSet
from companion.rules.kernel import Model
from companion.rules.table_commands import Detail, DetailSet

FateReason = Literal["re-roll", "strength", "gene", "recovery", "other", "correction"]
TokenReason = Literal["growth", "special", "correction"]
DoseReason = Literal["test", "relief", "special", "correction"]


class Seated(Model):
    """A player as the game starts."""

    name: str
    species: Annotated[int, Field(ge=0, le=3)]
    species_name: str = ""
    colour: Annotated[int, Field(ge=0, le=3)]


class GameStarted(Model):
    """Everybody sits; the first round's turns begin."""

    kind: Literal["game-started"] = "game-started"
    players: tuple[Seated, ...]
    starter: Seat
    options: Options
    detail: Detail
    clocks: bool = False


class RoundPrepared(Model):
    """The time marker went down by one."""

    kind: Literal["round-prepared"] = "round-prepared"


class EventNoted(Model):
    """The event card of the round was read out and noted."""

    kind: Literal["event-noted"] = "event-noted"
    text: str
    power_bonus: int


class GenesRefreshed(Model):
    """All passive genes became active and all fate tokens were turned to their active side."""

    kind: Literal["genes-refreshed"] = "genes-refreshed"


class TurnsBegan(Model):
    """The phase of player turns began."""

    kind: Literal["turns-began"] = "turns-began"
    starter: Seat


class TurnBegan(Model):
    """A player's turn began."""

    kind: Literal["turn-began"] = "turn-began"
    seat: Seat


class Moved(Model):
    """A player moved tokens on the board."""

    kind: Literal["moved"] = "moved"
    seat: Seat | None = None
    """The player who had just passed; None is the active player."""


class ActionTaken(Model):
    """The active player took an action; `again` says that it allows one more."""

    kind: Literal["action-taken"] = "action-taken"
    action: str
    again: bool = False


class Passed(Model):
    """A player is out for the round."""

    kind: Literal["passed"] = "passed"
    seat: Seat


class FateChanged(Model):
    """Fate points came or went."""

    kind: Literal["fate-changed"] = "fate-changed"
    seat: Seat
    delta: int
    reason: FateReason


class FateTokenTurned(Model):
    """The fate token was turned to its active or exhausted side."""

    kind: Literal["fate-token-turned"] = "fate-token-turned"
    seat: Seat
    active: bool


class FateRecovered(Model):
    """A player used up the recovery of this turn or round."""

    kind: Literal["fate-recovered"] = "fate-recovered"
    seat: Seat


class TokensChanged(Model):
    """Tokens went between supply and board; `charged` says how many of them have the charged side up."""

    kind: Literal["tokens-changed"] = "tokens-changed"
    seat: Seat
    delta: int
    charged: int = 0
    reason: TokenReason


class TokensCaptured(Model):
    """Tokens left the board and lie before `taker` as trophies."""

    kind: Literal["tokens-captured"] = "tokens-captured"
    owner: Seat
    taker: Seat
    count: int
    charged: int = 0


class TrophiesChanged(Model):
    """Trophies came from, or went back to, their owner's supply."""

    kind: Literal["trophies-changed"] = "trophies-changed"
    seat: Seat
    owner: Seat
    delta: int


class ChargeChanged(Model):
    """Tokens on the board were turned to their charged or discharged side."""

    kind: Literal["charge-changed"] = "charge-changed"
    seat: Seat
    delta: int


class GenesExhausted(Model):
    """Active genes became passive; negative counts undo that."""

    kind: Literal["genes-exhausted"] = "genes-exhausted"
    seat: Seat
    genes: Genes


class GenesChanged(Model):
    """Genes were attached to, or returned from, a chromosome."""

    kind: Literal["genes-changed"] = "genes-changed"
    seat: Seat
    gene: GeneKind
    delta: int
    active: bool = True


class IrradiationChanged(Model):
    """The irradiation marker moved."""

    kind: Literal["irradiation-changed"] = "irradiation-changed"
    seat: Seat
    delta: int
    reason: DoseReason


class EvolutionRolled(Model):
    """A gene was left to the die, and paid for."""

    kind: Literal["evolution-rolled"] = "evolution-rolled"
    seat: Seat


class EvolutionClosed(Model):
    """The die has named the gene."""

    kind: Literal["evolution-closed"] = "evolution-closed"


class Eliminated(Model):
    """A player is out of the game."""

    kind: Literal["eliminated"] = "eliminated"
    seat: Seat
    cause: Cause


class LastTurnsCalled(Model):
    """After an elimination these seats get one more turn each, in this order."""

    kind: Literal["last-turns-called"] = "last-turns-called"
    seats: tuple[Seat, ...]


class GameEnded(Model):
    """The game is over and scored."""

    kind: Literal["game-ended"] = "game-ended"
    outcome: FinalScore


class Corrected(Model):
    """A mark or place was set by hand."""

    kind: Literal["corrected"] = "corrected"
    what: Literal["passed", "eliminated", "fate-token", "recovered", "moved", "active", "starter", "clock"]
    seat: Seat = 0
    value: int


class OptionsSet(Model):
    """The table settled its rule options anew."""

    kind: Literal["options-set"] = "options-set"
    options: Options


class Renamed(Model):
    """A player, or the player's species, got another name."""

    kind: Literal["renamed"] = "renamed"
    seat: Seat
    name: str
    species_name: str


Event = (
    GameStarted
    | RoundPrepared
    | EventNoted
    | GenesRefreshed
    | TurnsBegan
    | TurnBegan
    | Moved
    | ActionTaken
    | Passed
    | FateChanged
    | FateTokenTurned
    | FateRecovered
    | TokensChanged
    | TokensCaptured
    | TrophiesChanged
    | ChargeChanged
    | GenesExhausted
    | GenesChanged
    | IrradiationChanged
    | AreaAdded
    | AreaChanged
    | AreaMoved
    | BattleOpened
    | StrengthCommitted
    | BattleClosed
    | RollOpened
    | DieFell
    | RerollForced
    | RollAccepted
    | RollStood
    | RadiationBegan
    | AreaFaced
    | GeneLent
    | ResistanceTested
    | RadiationEnded
    | AreasDecayed
    | EvolutionRolled
    | EvolutionClosed
    | Eliminated
    | LastTurnsCalled
    | GameEnded
    | Corrected
    | DetailSet
    | OptionsSet
    | Renamed
    | ClocksSet
    | ClockPaused
)
