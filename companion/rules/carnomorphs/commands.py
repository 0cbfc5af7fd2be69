"""The commands of Carnomorphs. Every number is relative ("one less"), never absolute."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.board_commands import (
    AddMetagorger,
    ChangeObjects,
    CheckDeath,
    CorrectBag,
    CorrectFigures,
    CorrectTrack,
    DrawToken,
    EngageIntruder,
    Feed,
    InjureIntruder,
    KillIntruder,
    MarkNest,
    MarkRoom,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
    RenameRoom,
    ResolveToken,
)
from companion.rules.carnomorphs.character_commands import (
    AddMarker,
    AnswerObjective,
    BeginCheck,
    ChangePod,
    ChooseObjective,
    Correct,
    DiscardAdaptation,
    DrawFour,
    DrawHands,
    DrawMutation,
    EnterPod,
    GoTo,
    LoseMutation,
    Mark,
    MetagorgerAttack,
    MutationAction,
    NameMutation,
    NameObjectives,
    NoteEncounter,
    NumberPods,
    RevealAdaptation,
    Scan,
    ScanDeck,
    SetFate,
)
from companion.rules.carnomorphs.command_fields import Name, PodNumber, Text
from companion.rules.carnomorphs.data import SetupStep
from companion.rules.carnomorphs.events import Seated
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Seat
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Model
from companion.rules.table_commands import Detail, EndGame, SetDetail

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


class Rename(Model):
    """Correct names."""

    kind: Literal["rename"] = "rename"
    seat: Seat
    name: Name
    character: Name = ""


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
    | DrawHands
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
