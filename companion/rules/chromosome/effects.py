"""The effects of a special action, entered by the players: one bundle, one entry in the journal.

The texts of most special actions stand on the player boards alone, so the table says what happens: which
tokens, doses, genes and cubes. Source: rulebook, special actions.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.rules.chromosome.data import ROOM_LENGTH, TOKENS_PER_SPECIES, GeneKind
from companion.rules.chromosome.state import Seat
from companion.rules.kernel import Model

MOST_DOSE = 9
"""The most irradiation that one special action gives, or takes away from, one player."""

MOST_NEW_CUBES = 9
"""The most cubes that one special action puts on, or takes from, one room."""

MOST_GENES = 8
"""The most genes that one special action changes."""

Tokens = Annotated[int, Field(ge=0, le=TOKENS_PER_SPECIES)]
Room = Annotated[str, Field(max_length=ROOM_LENGTH)]


class TokenEffect(Model):
    """The changes to the tokens of one player."""

    seat: Seat
    captured: Tokens = 0
    """Tokens that leave the board and become trophies of whoever acts."""

    removed: Tokens = 0
    """Tokens that go from the board to the supply."""

    placed: Tokens = 0
    """Tokens that come from the supply, discharged."""

    charged: Annotated[int, Field(ge=-TOKENS_PER_SPECIES, le=TOKENS_PER_SPECIES)] = 0
    """Tokens on the board turned to their charged side; negative for the discharged one."""


class DoseEffect(Model):
    """Irradiation that one player receives, or is spared when negative."""

    seat: Seat
    delta: Annotated[int, Field(ge=-MOST_DOSE, le=MOST_DOSE)]


class GenePlace(Model):
    """The place of a gene: a player's board, the active or the passive side."""

    seat: Seat
    active: bool = True


class GeneEffect(Model):
    """One gene's move from one place to another; None is the supply."""

    gene: GeneKind
    source: GenePlace | None = None
    target: GenePlace | None = None
    becomes: GeneKind | None = None
    """The kind that arrives, where it is another (Conversion)."""


class CubeEffect(Model):
    """Cubes put on an area, or taken from it; without `area` they go to a room, known or not."""

    area: int | None = None
    room: Room = ""
    cubes: Annotated[int, Field(ge=-MOST_NEW_CUBES, le=MOST_NEW_CUBES)]


class Effects(Model):
    """All changes by one special action to the numbers of the table."""

    tokens: Annotated[tuple[TokenEffect, ...], Field(max_length=4)] = ()
    doses: Annotated[tuple[DoseEffect, ...], Field(max_length=4)] = ()
    genes: Annotated[tuple[GeneEffect, ...], Field(max_length=MOST_GENES)] = ()
    cubes: Annotated[tuple[CubeEffect, ...], Field(max_length=4)] = ()


NO_EFFECTS = Effects()
