"""The events of the bag, of figures and of rooms."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.data import HeavyObject, IntruderKind, TokenKind
from companion.rules.carnomorphs.state import Purpose, Seat
from companion.rules.kernel import Model


class TokenDrawn(Model):
    """A token was drawn; it is not in the bag until its effect returns it."""

    kind: Literal["token-drawn"] = "token-drawn"
    token: TokenKind
    purpose: Purpose
    seat: Seat | None = None
    by_app: bool = False


class EffectDone(Model):
    """The effect of the event phase's token was carried out; it stays open for its noise rolls."""

    kind: Literal["effect-done"] = "effect-done"


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
    """The listed room; None: one that was entered."""

    feeders: Annotated[int, Field(ge=0)] = 0
    """The number of intruders that fed."""

    contents: Contents = Contents()
    """As `Feed` said it, so that every device can tell the feeding again."""
