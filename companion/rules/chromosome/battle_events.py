"""The events of a battle, and of a die of any kind."""

from __future__ import annotations

from typing import Literal

from companion.rules.chromosome.state import Purpose, Seat, Side, Tie
from companion.rules.kernel import Model


class BattleOpened(Model):
    """Groups were chosen and paid for (combat, step 1)."""

    kind: Literal["battle-opened"] = "battle-opened"
    action: str
    attacker: Seat
    attacker_group: int
    attacker_charged: bool | None = None
    attacker_modifier: int = 0
    defender: Seat
    defender_group: int
    defender_charged: bool | None = None
    defender_modifier: int = 0
    tie: Tie = "standard"


class StrengthCommitted(Model):
    """A side settled its combat genes and fate (combat, steps 2 and 3)."""

    kind: Literal["strength-committed"] = "strength-committed"
    side: Side
    genes: int
    fate: int


class BattleClosed(Model):
    """The battle is over, applied or called off."""

    kind: Literal["battle-closed"] = "battle-closed"


class RollOpened(Model):
    """Somebody is to throw the die."""

    kind: Literal["roll-opened"] = "roll-opened"
    purpose: Purpose
    roller: Seat


class DieFell(Model):
    """The die shows a face."""

    kind: Literal["die-fell"] = "die-fell"
    face: int
    by_app: bool = False


class RerollForced(Model):
    """A fate point made the roller take up the die again."""

    kind: Literal["reroll-forced"] = "reroll-forced"
    by: Seat


class RollAccepted(Model):
    """A player is fine with the face that lies."""

    kind: Literal["roll-accepted"] = "roll-accepted"
    seat: Seat


class RollStood(Model):
    """The re-roll window closed; the face counts."""

    kind: Literal["roll-stood"] = "roll-stood"
