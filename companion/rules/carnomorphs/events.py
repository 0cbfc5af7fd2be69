"""What can have happened in a game of Carnomorphs: small facts, each changing few numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.data import HeavyObject, IntruderKind, ResearchObject, SetupStep, TokenKind
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Detail, Ending, EventStep, Fate, Purpose, Seat
from companion.rules.clocks import ClockPaused
from companion.rules.kernel import Model

PlayerNumber = Literal["hand", "light_wounds", "serious_wounds", "markers", "contamination"]
PlayerFlag = Literal["slime", "signal", "in_combat", "passed"]
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


class FlagSet(Model):
    """A mark of a character was set or taken back."""

    kind: Literal["flag-set"] = "flag-set"
    seat: Seat
    flag: PlayerFlag
    value: bool


class NumberChanged(Model):
    """A number of a character changed."""

    kind: Literal["number-changed"] = "number-changed"
    seat: Seat
    number: PlayerNumber
    delta: int


class EventPhaseBegan(Model):
    """The player phase is over."""

    kind: Literal["event-phase-began"] = "event-phase-began"


class StepBegan(Model):
    """A step of the event phase comes next."""

    kind: Literal["step-began"] = "step-began"
    step: EventStep


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


class TokenDrawn(Model):
    """A token was drawn; it is not in the bag until its effect returns it."""

    kind: Literal["token-drawn"] = "token-drawn"
    token: TokenKind
    purpose: Purpose
    seat: Seat | None = None


class TokenResolved(Model):
    """The drawn token's effect was carried out."""

    kind: Literal["token-resolved"] = "token-resolved"


class BagChanged(Model):
    """Tokens came to the bag or left it."""

    kind: Literal["bag-changed"] = "bag-changed"
    token: TokenKind
    delta: int


class IntruderPlaced(Model):
    """A figure came to the board and into the list."""

    kind: Literal["intruder-placed"] = "intruder-placed"
    intruder: IntruderKind
    room: int | None = None
    in_combat: bool = False
    injuries: int = 0


class IntruderChanged(Model):
    """A listed figure moved, was hurt or healed, began or left combat, or evolved: what it is now."""

    kind: Literal["intruder-changed"] = "intruder-changed"
    id: int
    intruder: IntruderKind
    room: int | None
    injuries: int
    in_combat: bool


class IntruderRemoved(Model):
    """A listed figure left the board."""

    kind: Literal["intruder-removed"] = "intruder-removed"
    id: int


class FiguresChanged(Model):
    """Figures that stand in no list came to the board or left it."""

    kind: Literal["figures-changed"] = "figures-changed"
    intruder: IntruderKind
    delta: int


class RoomListed(Model):
    """A room came into the list."""

    kind: Literal["room-listed"] = "room-listed"
    name: str


class RoomRenamed(Model):
    """A listed room has another name."""

    kind: Literal["room-renamed"] = "room-renamed"
    id: int
    name: str


class RoomMarked(Model):
    """A listed room is the Nest, or burns, or not any more."""

    kind: Literal["room-marked"] = "room-marked"
    id: int
    mark: Literal["nest", "burning"]
    value: bool


class ObjectsChanged(Model):
    """Objects came to a listed room or left it."""

    kind: Literal["objects-changed"] = "objects-changed"
    room: int
    object: HeavyObject
    delta: int


class RoomFed(Model):
    """The feeding of a room was resolved."""

    kind: Literal["room-fed"] = "room-fed"
    room: int | None = None
    """Which listed room; None: one that was entered."""

    feeders: int = 0
    """How many intruders fed."""


class MarkSet(Model):
    """Something that is the whole table's became true or false."""

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


class ObjectivesNamed(Model):
    """A player noted the two objectives."""

    kind: Literal["objectives-named"] = "objectives-named"
    seat: Seat
    corporate: str
    personal: str


class ObjectiveChosen(Model):
    """A player chose which objective to keep."""

    kind: Literal["objective-chosen"] = "objective-chosen"
    seat: Seat
    kept: int | None


class MutationTaken(Model):
    """A player holds a Mutation card."""

    kind: Literal["mutation-taken"] = "mutation-taken"
    seat: Seat
    card: str = ""


class MutationNamed(Model):
    """A player noted the name of the Mutation card."""

    kind: Literal["mutation-named"] = "mutation-named"
    seat: Seat
    card: str


class MutationShown(Model):
    """A Mutation card was used for the first time; everybody sees it."""

    kind: Literal["mutation-shown"] = "mutation-shown"
    seat: Seat


class MutationLost(Model):
    """A Mutation card went away."""

    kind: Literal["mutation-lost"] = "mutation-lost"
    seat: Seat


class FateSet(Model):
    """A character died, hibernated, escaped, or is aboard after all."""

    kind: Literal["fate-set"] = "fate-set"
    seat: Seat
    fate: Fate


class PodEntered(Model):
    """A character got into a pod, or out of it."""

    kind: Literal["pod-entered"] = "pod-entered"
    seat: Seat
    pod: int | None


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


class WentTo(Model):
    """A character is in a room."""

    kind: Literal["went-to"] = "went-to"
    seat: Seat
    room: str


class CheckBegan(Model):
    """The last check began."""

    kind: Literal["check-began"] = "check-began"
    ending: Ending


class Scanned(Model):
    """Step A of a character's last check is done or skipped."""

    kind: Literal["scanned"] = "scanned"
    seat: Seat


class Checked(Model):
    """Step B of a character's last check is done or skipped."""

    kind: Literal["checked"] = "checked"
    seat: Seat


class ObjectiveAnswered(Model):
    """A survivor said whether the objective is fulfilled."""

    kind: Literal["objective-answered"] = "objective-answered"
    seat: Seat
    fulfilled: bool


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


class DetailSet(Model):
    """How much is kept from now on."""

    kind: Literal["detail-set"] = "detail-set"
    detail: Detail


class ClocksSet(Model):
    """Whether the players' time is kept."""

    kind: Literal["clocks-set"] = "clocks-set"
    running: bool


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
    | TrackMoved
    | SelfDestructSet
    | EventNoted
    | TokenDrawn
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
