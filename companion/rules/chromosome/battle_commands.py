"""The commands in a battle, and on a die of any kind."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.payment import NOTHING, Count, GenePrice, Payment, Text
from companion.rules.chromosome.state import Seat, Side, Tie
from companion.rules.kernel import Model


class Fight(Model):
    """Open a battle: by Spark, or by a special action named in `action`."""

    kind: Literal["fight"] = "fight"
    action: Text = "spark"
    attacker: Seat
    attacker_group: int
    attacker_charged: bool | None = None
    """Whether that group is charged once the price is paid; None when nobody said."""

    attacker_modifier: Annotated[int, Field(ge=-9, le=9)] = 0
    defender: Seat
    defender_group: int
    defender_charged: bool | None = None
    defender_modifier: Annotated[int, Field(ge=-9, le=9)] = 0
    distance: Annotated[int, Field(ge=0, le=20)] = 0
    """Rooms between the groups, without the defender's; one energy each for a Spark."""

    tie: Tie = "standard"
    genes: GenePrice = Genes()
    """Genes that a special action costs."""

    any_gene: Count = 0
    """Genes of any kind that a special action costs."""

    energy: Count = 0
    """Energy that a special action costs."""

    payment: Payment = NOTHING


class Commit(Model):
    """Settle combat genes and fate for one side; the attacker first."""

    kind: Literal["commit"] = "commit"
    side: Side
    genes: Count = 0
    fate: Count = 0


class ThrowDie(Model):
    """Throw the die that is due; `face` None leaves it to the app."""

    kind: Literal["throw-die"] = "throw-die"
    face: int | None = None
    by_app: bool = False


class ForceReroll(Model):
    """Spend a fate point so that the die is taken up again; with `throw` the app throws it at once."""

    kind: Literal["force-reroll"] = "force-reroll"
    by: Seat
    throws: int | None = None
    """The number of throws that the player had seen; a window that has moved on refuses."""

    throw: bool = False
    face: int | None = None


class Accept(Model):
    """Be fine with the face that lies; when everybody with fate is, the window closes."""

    kind: Literal["accept"] = "accept"
    seat: Seat
    throws: int | None = None


class LetStand(Model):
    """Close the re-roll window: the face counts."""

    kind: Literal["let-stand"] = "let-stand"
    throws: int | None = None


class ApplyBattle(Model):
    """Take the losses off the board and hand out the trophies."""

    kind: Literal["apply-battle"] = "apply-battle"


class CallOff(Model):
    """Give up the battle, test or evolution under way; nothing spent comes back."""

    kind: Literal["call-off"] = "call-off"
