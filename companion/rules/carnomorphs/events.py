"""The events of Carnomorphs: small facts, each changing few numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.board_events import (
    BagChanged,
    EffectDone,
    FiguresChanged,
    IntruderChanged,
    IntruderPlaced,
    IntruderRemoved,
    ObjectsChanged,
    RoomFed,
    RoomListed,
    RoomMarked,
    RoomRenamed,
    TokenDrawn,
    TokenResolved,
)
from companion.rules.carnomorphs.character_events import (
    Checked,
    FateSet,
    FlagSet,
    MutationLost,
    MutationNamed,
    MutationShown,
    MutationTaken,
    NumberChanged,
    ObjectiveAnswered,
    ObjectiveChosen,
    ObjectivesNamed,
    PodEntered,
    Scanned,
    WentTo,
)
from companion.rules.carnomorphs.data import IntruderKind, ResearchObject, SetupStep
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Ending, EventStep, Seat
from companion.rules.clocks import ClockPaused, ClocksSet
from companion.rules.kernel import Model
from companion.rules.table_commands import Detail, DetailSet

Track = Literal["time", "self_destruct", "eggs"]
Mark = Literal["nest_found", "nest_destroyed", "butcher_dead"]


class Seated(Model):
    """A player as the game starts."""

    name: str
    colour: Annotated[int, Field(ge=0, le=4)]
    character: str = ""


class GameStarted(Model):
    """Everybody sits; the set-up begins."""

    kind: Literal["game-started"] = "game-started"
    players: tuple[Seated, ...]
    numbers: tuple[int, ...]
    pods: tuple[int, ...]
    options: Options
    detail: Detail
    clocks: bool = False


class StepTicked(Model):
    """A step of the set-up was done, or was not after all."""

    kind: Literal["step-ticked"] = "step-ticked"
    step: SetupStep
    done: bool


class PlayBegan(Model):
    """The set-up is over; the first round's player phase begins."""

    kind: Literal["play-began"] = "play-began"
    first: Seat


class TurnBegan(Model):
    """A player's turn began; None: nobody's."""

    kind: Literal["turn-began"] = "turn-began"
    seat: Seat | None


class FirstSet(Model):
    """The first player token changed hands."""

    kind: Literal["first-set"] = "first-set"
    seat: Seat


class EventPhaseBegan(Model):
    """The player phase is over."""

    kind: Literal["event-phase-began"] = "event-phase-began"


class StepBegan(Model):
    """A step of the event phase comes next."""

    kind: Literal["step-began"] = "step-began"
    step: EventStep


class HandsForgotten(Model):
    """A new round: how many cards the players have in hand is unknown again."""

    kind: Literal["hands-forgotten"] = "hands-forgotten"


class RoundBegan(Model):
    """A new round's player phase begins; nobody has passed."""

    kind: Literal["round-began"] = "round-began"


class TrackMoved(Model):
    """A track's marker moved, or eggs on the board came or went."""

    kind: Literal["track-moved"] = "track-moved"
    track: Track
    delta: int


class SelfDestructSet(Model):
    """Self-destruction was started, with so many spaces ahead, or stopped (None)."""

    kind: Literal["self-destruct-set"] = "self-destruct-set"
    spaces: int | None


class EventNoted(Model):
    """The event card of the round was noted."""

    kind: Literal["event-noted"] = "event-noted"
    text: str


class MarkSet(Model):
    """A mark of the whole table became true or false."""

    kind: Literal["mark-set"] = "mark-set"
    mark: Mark
    value: bool


class AdaptationChanged(Model):
    """An adaptation as it is now."""

    kind: Literal["adaptation-changed"] = "adaptation-changed"
    intruder: IntruderKind
    revealed: bool
    discarded: bool
    name: str
    effect: str
    research: ResearchObject | None
    voracious: bool


class EncounterNoted(Model):
    """The first intruder has been on the board."""

    kind: Literal["encounter-noted"] = "encounter-noted"


class PodChanged(Model):
    """A pod as it is now."""

    kind: Literal["pod-changed"] = "pod-changed"
    pod: int
    locked: bool
    left: bool


class PodsNumbered(Model):
    """The escape pods have these numbers."""

    kind: Literal["pods-numbered"] = "pods-numbered"
    pods: tuple[int, ...]
    """Lowest first."""


class CheckBegan(Model):
    """The last check began."""

    kind: Literal["check-began"] = "check-began"
    ending: Ending


class GameEnded(Model):
    """The game is over."""

    kind: Literal["game-ended"] = "game-ended"
    ending: Ending
    winners: tuple[int, ...]


class Renamed(Model):
    """A player or a character has another name."""

    kind: Literal["renamed"] = "renamed"
    seat: Seat
    name: str
    character: str


class OptionsSet(Model):
    """The table settled its rule options."""

    kind: Literal["options-set"] = "options-set"
    options: Options


Event = (
    GameStarted
    | StepTicked
    | PlayBegan
    | TurnBegan
    | FirstSet
    | FlagSet
    | NumberChanged
    | EventPhaseBegan
    | StepBegan
    | RoundBegan
    | HandsForgotten
    | TrackMoved
    | SelfDestructSet
    | EventNoted
    | TokenDrawn
    | EffectDone
    | TokenResolved
    | BagChanged
    | IntruderPlaced
    | IntruderChanged
    | IntruderRemoved
    | FiguresChanged
    | RoomListed
    | RoomRenamed
    | RoomMarked
    | ObjectsChanged
    | RoomFed
    | MarkSet
    | AdaptationChanged
    | EncounterNoted
    | ObjectivesNamed
    | ObjectiveChosen
    | MutationTaken
    | MutationNamed
    | MutationShown
    | MutationLost
    | FateSet
    | PodEntered
    | PodChanged
    | PodsNumbered
    | WentTo
    | CheckBegan
    | Scanned
    | Checked
    | ObjectiveAnswered
    | GameEnded
    | Renamed
    | OptionsSet
    | DetailSet
    | ClocksSet
    | ClockPaused
)
