"""The commands on the bag, on intruders and on rooms."""

from __future__ import annotations

from typing import Literal

from companion.rules.carnomorphs.command_fields import Count, Delta, Id, Name
from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.data import HeavyObject, IntruderKind, TokenKind
from companion.rules.carnomorphs.state import Seat
from companion.rules.kernel import Model

Track = Literal["time", "self-destruct", "eggs"]


# the bag ---------------------------------------------------------------------------------------


class DrawToken(Model):
    """Draw a token from the bag, for the event phase's step 5 or for an encounter; None: by the app."""

    kind: Literal["draw-token"] = "draw-token"
    token: TokenKind | None = None
    seat: Seat | None = None
    """The seat of the encounter; None: the event phase."""

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
    """Encounter, also with the Butcher of the event phase: whether the intruder attacked by surprise."""

    rolling: bool = False
    """Blank, Shambler, Fleshbeast of the event phase: the effect only, and noise rolls follow; the round ends
    when the token is resolved once more."""


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
