"""What people at the table may ask for. Every number is relative ("one less"), never absolute."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.data import (
    NAME_LENGTH,
    HeavyObject,
    IntruderKind,
    ResearchObject,
    SetupStep,
    TokenKind,
)
from companion.rules.carnomorphs.events import Seated
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Detail, Ending, Fate, Seat
from companion.rules.clocks import PauseClock
from companion.rules.kernel import Model

Count = Annotated[int, Field(ge=0, le=40)]
Delta = Annotated[int, Field(ge=-40, le=40)]
Id = Annotated[int, Field(ge=1, le=9999)]
Name = Annotated[str, Field(max_length=NAME_LENGTH * 4)]
Text = Annotated[str, Field(max_length=400)]
PodNumber = Annotated[int, Field(ge=1, le=9)]

Number = Literal["hand", "light-wounds", "serious-wounds", "markers", "contamination"]
Flag = Literal["slime", "signal", "in-combat", "mutation"]
Track = Literal["time", "self-destruct", "eggs"]


# the game as a whole ---------------------------------------------------------------------------


class StartGame(Model):
    """Sit down; the set-up begins."""

    kind: Literal["start-game"] = "start-game"
    players: tuple[Seated, ...]
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False
    numbers: tuple[Annotated[int, Field(ge=1, le=5)], ...] = ()
    """Help card numbers by seat; empty: dealt by the lot (set-up, step 14)."""

    pods: tuple[PodNumber, ...] = ()
    """Numbers of the escape pods in play; empty: 1 and up."""


class TickStep(Model):
    """Tick a step of the set-up off, or take the tick back."""

    kind: Literal["tick-step"] = "tick-step"
    step: SetupStep
    done: bool = True


class BeginPlay(Model):
    """Finish the set-up: the first round begins with the first player."""

    kind: Literal["begin-play"] = "begin-play"


class SetOptions(Model):
    """Settle rule options."""

    kind: Literal["set-options"] = "set-options"
    options: Options


class SetDetail(Model):
    """Keep more or less from now on."""

    kind: Literal["set-detail"] = "set-detail"
    detail: Detail


class SetClocks(Model):
    """Keep the players' time, or stop keeping it."""

    kind: Literal["set-clocks"] = "set-clocks"
    running: bool


class Rename(Model):
    """Correct names."""

    kind: Literal["rename"] = "rename"
    seat: Seat
    name: Name
    character: Name = ""


class EndGame(Model):
    """End the game: by agreement before the last check, or after it when every objective is answered."""

    kind: Literal["end-game"] = "end-game"


# rounds ----------------------------------------------------------------------------------------


class EndTurn(Model):
    """Hand the turn to the next player who has not passed."""

    kind: Literal["end-turn"] = "end-turn"
    seat: Seat


class Pass(Model):
    """Be out for the round; the last one who passes begins the event phase."""

    kind: Literal["pass"] = "pass"
    seat: Seat


class TakeTurn(Model):
    """Make it somebody else's turn (a correction)."""

    kind: Literal["take-turn"] = "take-turn"
    seat: Seat


class SetFirst(Model):
    """Give the first player token to somebody (a correction)."""

    kind: Literal["set-first"] = "set-first"
    seat: Seat


class EndPlayerPhase(Model):
    """Begin the event phase without waiting for everybody's pass (quick detail, or a correction)."""

    kind: Literal["end-player-phase"] = "end-player-phase"


class AdvanceTime(Model):
    """Event phase, step 1: time marker, and self-destruction if active, one space on."""

    kind: Literal["advance-time"] = "advance-time"


class EndFeeding(Model):
    """Event phase, step 2 is over."""

    kind: Literal["end-feeding"] = "end-feeding"


class BurnRooms(Model):
    """Event phase, step 3: one injury for each listed intruder in a burning room."""

    kind: Literal["burn-rooms"] = "burn-rooms"


class NoteEvent(Model):
    """Event phase, step 4: the event card was carried out; its name may be noted."""

    kind: Literal["note-event"] = "note-event"
    text: Text = ""


class StartSelfDestruct(Model):
    """Start or stop self-destruction."""

    kind: Literal["start-self-destruct"] = "start-self-destruct"
    running: bool = True


# the bag ---------------------------------------------------------------------------------------


class DrawToken(Model):
    """Draw a token from the bag, for the event phase's step 5 or for an encounter; None: by the app."""

    kind: Literal["draw-token"] = "draw-token"
    token: TokenKind | None = None
    seat: Seat | None = None
    """Who has the encounter; None: the event phase."""

    by_app: bool = False


class ResolveToken(Model):
    """Carry out the drawn token: what is not tracked is said by these counts."""

    kind: Literal["resolve-token"] = "resolve-token"
    placed: Count = 0
    """Red: Metagorger figures placed, where rooms are not listed."""

    rooms: tuple[Id, ...] | None = None
    """Red: the listed rooms in which a figure was placed, in full detail; None: all that qualify."""

    removed: Count = 0
    """Blank: Shamblers not with a character that were removed, where they are not listed."""

    stayed: tuple[Id, ...] | None = None
    """Blank: the listed Shamblers that stay, because a character is with them; None: as the lists say."""

    seat: Seat | None = None
    """Butcher: with whose character it is placed; None: as the rule says."""

    room: Name = ""
    """Butcher or encounter: what the room is called."""

    surprise: bool = False
    """Encounter: whether the intruder attacked by surprise."""


class AddMetagorger(Model):
    """Add a Metagorger token to the bag: red first, blue if there is none; none left: nothing."""

    kind: Literal["add-metagorger"] = "add-metagorger"


class CorrectBag(Model):
    """Correct how many tokens of a kind are in the bag."""

    kind: Literal["correct-bag"] = "correct-bag"
    token: TokenKind
    delta: Delta


# intruders and rooms ---------------------------------------------------------------------------


class PlaceIntruder(Model):
    """Put a figure on the board; its adaptation is revealed where it is the first of its kind."""

    kind: Literal["place-intruder"] = "place-intruder"
    intruder: IntruderKind
    room: Name = ""
    in_combat: bool = False


class MoveIntruder(Model):
    """Move a listed figure to a room, by the room's name."""

    kind: Literal["move-intruder"] = "move-intruder"
    id: Id
    room: Name


class EngageIntruder(Model):
    """Say whether a listed figure is in combat."""

    kind: Literal["engage-intruder"] = "engage-intruder"
    id: Id
    in_combat: bool


class InjureIntruder(Model):
    """Give injuries to a listed figure, or take them back."""

    kind: Literal["injure-intruder"] = "injure-intruder"
    id: Id
    delta: Delta


class CheckDeath(Model):
    """An attack card's number for a listed, injured figure: it dies if the number is at most its injuries."""

    kind: Literal["check-death"] = "check-death"
    id: Id
    number: Count


class KillIntruder(Model):
    """A figure dies and leaves what its kind leaves; `id` None: one that is not listed."""

    kind: Literal["kill-intruder"] = "kill-intruder"
    id: Id | None = None
    intruder: IntruderKind | None = None
    """The kind, where it is not listed."""


class RemoveIntruder(Model):
    """Take a listed figure off the board without a trace (a retreat, an event, a correction)."""

    kind: Literal["remove-intruder"] = "remove-intruder"
    id: Id


class CorrectFigures(Model):
    """Correct how many figures that are not listed stand on the board."""

    kind: Literal["correct-figures"] = "correct-figures"
    intruder: IntruderKind
    delta: Delta


class ChangeObjects(Model):
    """Objects come to a room or leave it, by the room's name."""

    kind: Literal["change-objects"] = "change-objects"
    room: Name
    object: HeavyObject
    delta: Delta


class MarkRoom(Model):
    """Say of a room that it is the Nest, or that it burns."""

    kind: Literal["mark-room"] = "mark-room"
    room: Name
    mark: Literal["nest", "burning"]
    value: bool


class RenameRoom(Model):
    """Correct the name of a listed room."""

    kind: Literal["rename-room"] = "rename-room"
    id: Id
    name: Name


class MarkNest(Model):
    """Say that the Nest was explored, or destroyed, or that it was not."""

    kind: Literal["mark-nest"] = "mark-nest"
    mark: Literal["found", "destroyed"]
    value: bool = True


class Feed(Model):
    """Resolve the feeding of one room: as entered, or a listed one as the list says."""

    kind: Literal["feed"] = "feed"
    contents: Contents = Contents()
    room: Id | None = None


class CorrectTrack(Model):
    """Correct time, self-destruction or the eggs on the Carnomorph board."""

    kind: Literal["correct-track"] = "correct-track"
    track: Track
    delta: Delta


# characters ------------------------------------------------------------------------------------


class Correct(Model):
    """Correct a number of a character."""

    kind: Literal["correct"] = "correct"
    seat: Seat
    number: Number
    delta: Delta


class Mark(Model):
    """Set or take back a mark of a character."""

    kind: Literal["mark"] = "mark"
    seat: Seat
    flag: Flag
    value: bool


class GoTo(Model):
    """Say in which room a character is."""

    kind: Literal["go-to"] = "go-to"
    seat: Seat
    room: Name


class DrawMutation(Model):
    """Take a Mutation card: two are drawn, one is kept; a second one is never taken."""

    kind: Literal["draw-mutation"] = "draw-mutation"
    seat: Seat
    card: Name = ""
    """Its name, hidden from others; may be entered later."""


class NameMutation(Model):
    """Note the name of one's own Mutation card."""

    kind: Literal["name-mutation"] = "name-mutation"
    seat: Seat
    card: Name


class AddMarker(Model):
    """A mutation marker: without a Mutation card the card comes instead; the fourth marker kills."""

    kind: Literal["add-marker"] = "add-marker"
    seat: Seat


class LoseMutation(Model):
    """The Mutation card goes (Surgery or Antidote); markers stay."""

    kind: Literal["lose-mutation"] = "lose-mutation"
    seat: Seat


class MetagorgerAttack(Model):
    """A Metagorger attacks a character: card, contamination, wound, token; the figure goes."""

    kind: Literal["metagorger-attack"] = "metagorger-attack"
    seat: Seat
    intruder: Id | None = None
    """Which listed figure; None: one that is not listed."""

    surprise: bool = False
    """Whether the figure was never on the board before (Surprise Attack)."""


class MutationAction(Model):
    """Use the Mutation card: a hand Contamination card is scanned; always one marker more."""

    kind: Literal["mutation-action"] = "mutation-action"
    seat: Seat
    infected: bool
    card: Name = ""
    """The name of the Mutation card, which everybody now sees."""


class Scan(Model):
    """Scan Contamination cards by Rest, Canteen or Showers."""

    kind: Literal["scan"] = "scan"
    seat: Seat
    infected: bool
    removed: Count = 0
    """Contamination cards that left the player's cards."""


class SetFate(Model):
    """A character dies, hibernates, escapes in a pod, or did not after all."""

    kind: Literal["set-fate"] = "set-fate"
    seat: Seat
    fate: Fate
    pod: PodNumber | None = None


class EnterPod(Model):
    """A character gets into an escape pod, or out of it (None)."""

    kind: Literal["enter-pod"] = "enter-pod"
    seat: Seat
    pod: PodNumber | None


class ChangePod(Model):
    """A pod is unlocked or locked, leaves or did not leave; whoever is in it escapes with it."""

    kind: Literal["change-pod"] = "change-pod"
    pod: PodNumber
    change: Literal["unlock", "lock", "leave", "return"]


class NumberPods(Model):
    """Which numbers the escape pods in play have; they lie by turns in sectors A and B, lowest first."""

    kind: Literal["number-pods"] = "number-pods"
    pods: tuple[PodNumber, ...]
    """As many as there are pods, in any order."""


# adaptations and objectives --------------------------------------------------------------------


class RevealAdaptation(Model):
    """Reveal the adaptation of a kind, and say what it is."""

    kind: Literal["reveal-adaptation"] = "reveal-adaptation"
    intruder: IntruderKind
    name: Name = ""
    effect: Text = ""
    research: ResearchObject | None = None
    voracious: bool = False


class DiscardAdaptation(Model):
    """Discard a revealed adaptation, its object having been analysed, or take that back."""

    kind: Literal["discard-adaptation"] = "discard-adaptation"
    intruder: IntruderKind
    discarded: bool = True


class NoteEncounter(Model):
    """The first intruder is on the board: everybody chooses an objective."""

    kind: Literal["note-encounter"] = "note-encounter"


class NameObjectives(Model):
    """Note one's own two objectives; nobody else sees them."""

    kind: Literal["name-objectives"] = "name-objectives"
    seat: Seat
    corporate: Name = ""
    personal: Name = ""


class ChooseObjective(Model):
    """Keep one of the two objectives: 0 corporate, 1 personal; nobody else sees which."""

    kind: Literal["choose-objective"] = "choose-objective"
    seat: Seat
    kept: Annotated[int, Field(ge=0, le=1)] | None = None
    """None: kept in the hand, not in the app."""


# the last check --------------------------------------------------------------------------------


class BeginCheck(Model):
    """The journey is over: the last check begins; who is neither hibernated nor in a pod that left, dies."""

    kind: Literal["begin-check"] = "begin-check"
    ending: Ending = "agreement"


class ScanDeck(Model):
    """Last check, step A: all cards were scanned; `infected` brings a Mutation card."""

    kind: Literal["scan-deck"] = "scan-deck"
    seat: Seat
    infected: bool


class DrawFour(Model):
    """Last check, step B: four cards were drawn, so many of them Contamination cards."""

    kind: Literal["draw-four"] = "draw-four"
    seat: Seat
    contaminated: Annotated[int, Field(ge=0, le=4)]


class AnswerObjective(Model):
    """A survivor reads the objective out: fulfilled or not."""

    kind: Literal["answer-objective"] = "answer-objective"
    seat: Seat
    fulfilled: bool


Command = (
    StartGame
    | TickStep
    | BeginPlay
    | SetOptions
    | SetDetail
    | SetClocks
    | PauseClock
    | Rename
    | EndGame
    | EndTurn
    | Pass
    | TakeTurn
    | SetFirst
    | EndPlayerPhase
    | AdvanceTime
    | EndFeeding
    | BurnRooms
    | NoteEvent
    | StartSelfDestruct
    | DrawToken
    | ResolveToken
    | AddMetagorger
    | CorrectBag
    | PlaceIntruder
    | MoveIntruder
    | EngageIntruder
    | InjureIntruder
    | CheckDeath
    | KillIntruder
    | RemoveIntruder
    | CorrectFigures
    | ChangeObjects
    | MarkRoom
    | RenameRoom
    | MarkNest
    | Feed
    | CorrectTrack
    | Correct
    | Mark
    | GoTo
    | DrawMutation
    | NameMutation
    | AddMarker
    | LoseMutation
    | MetagorgerAttack
    | MutationAction
    | Scan
    | SetFate
    | EnterPod
    | ChangePod
    | NumberPods
    | RevealAdaptation
    | DiscardAdaptation
    | NoteEncounter
    | NameObjectives
    | ChooseObjective
    | BeginCheck
    | ScanDeck
    | DrawFour
    | AnswerObjective
)
