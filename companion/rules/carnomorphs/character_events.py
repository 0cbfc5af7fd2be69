"""The events of a character: wounds, mutations, objectives, pods, the last check."""

from __future__ import annotations

from typing import Literal

from companion.rules.carnomorphs.state import Fate, Seat
from companion.rules.kernel import Model

PlayerNumber = Literal["hand", "light_wounds", "serious_wounds", "markers", "contamination"]


PlayerFlag = Literal["slime", "signal", "in_combat", "passed"]


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


class WentTo(Model):
    """A character is in a room."""

    kind: Literal["went-to"] = "went-to"
    seat: Seat
    room: str


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
