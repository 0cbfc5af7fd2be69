"""The commands on characters, and on the secrets of their players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.command_fields import Count, Delta, Id, Name, PodNumber, Text
from companion.rules.carnomorphs.data import IntruderKind, ResearchObject
from companion.rules.carnomorphs.state import Ending, Fate, Seat
from companion.rules.kernel import Model

Number = Literal["hand", "light-wounds", "serious-wounds", "markers", "contamination"]
Flag = Literal["slime", "signal", "in-combat", "mutation"]


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
    """The listed figure; None: one that is not listed."""

    surprise: bool = False
    """Whether the figure was never on the board before (Surprise Attack)."""


class MutationAction(Model):
    """Use the Mutation card: a hand Contamination card is scanned; always one marker more."""

    kind: Literal["mutation-action"] = "mutation-action"
    seat: Seat
    infected: bool
    card: Name = ""
    """The name of the Mutation card, which everybody now sees; empty: nobody has said it."""


class DrawHands(Model):
    """A new round: everybody draws up to the hand size of the table."""

    kind: Literal["draw-hands"] = "draw-hands"


class Scan(Model):
    """Scan Contamination cards by Rest, Canteen or Showers."""

    kind: Literal["scan"] = "scan"
    seat: Seat
    infected: Count
    """The number of infected cards; each brings a marker."""

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
    """The numbers of the escape pods in play, which alternate between sectors A and B, lowest first."""

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
