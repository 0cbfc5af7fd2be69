"""What may be asked for in the first phase: movement, meals and fights. Every number is relative."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.kernel import Model
from companion.rules.soup.command_fields import Count, Face, Purpose
from companion.rules.soup.data import Direction
from companion.rules.soup.state import Number, Seat


class Drift(Model):
    """An amoeba drifts where the card points."""

    kind: Literal["drift"] = "drift"
    seat: Seat
    number: Number


class StayPut(Model):
    """An amoeba stays on its space (Holding)."""

    kind: Literal["stay-put"] = "stay-put"
    seat: Seat
    number: Number


class RollMove(Model):
    """An amoeba moves by its own means: pay and throw; with Movement II no dice are thrown."""

    kind: Literal["roll-move"] = "roll-move"
    seat: Seat
    number: Number
    dice: tuple[Face, ...] = ()
    """One die, two with Movement I, none with Movement II; empty: the app throws them."""


class Load(Model):
    """Say which cubes an amoeba takes along when it leaves its space (Tentacle)."""

    kind: Literal["load"] = "load"
    seat: Seat
    number: Number
    cubes: tuple[Count, ...] = ()
    """By the seat of their colour; empty: none."""


class Follow(Model):
    """Say that an amoeba goes along with the one that leaves its space, or does not after all (Holding)."""

    kind: Literal["follow"] = "follow"
    seat: Seat
    number: Number
    leader: Number
    """The amoeba that leaves, of the player whose turn it is, or the one that escapes an attack."""

    follows: bool = True
    cubes: tuple[Count, ...] = ()
    """What the follower takes along by Tentacle, by the seat of their colour; empty: nothing."""


class ChooseDirection(Model):
    """Say where the moving amoeba goes, where the dice leave a choice."""

    kind: Literal["choose-direction"] = "choose-direction"
    seat: Seat
    direction: Direction


class PayMoves(Model):
    """Pay for so many movements at once (quick detail); less than none takes them back."""

    kind: Literal["pay-moves"] = "pay-moves"
    seat: Seat
    count: Annotated[int, Field(ge=-14, le=14)] = 1


class Pay(Model):
    """Pay for one step of a fight, or as the host of Parasitism (quick detail)."""

    kind: Literal["pay"] = "pay"
    seat: Seat
    purpose: Purpose


class Eat(Model):
    """An amoeba eats, then excretes."""

    kind: Literal["eat"] = "eat"
    seat: Seat
    number: Number
    cubes: tuple[Count, ...] = ()
    """Cubes eaten, by the seat of their colour; empty: the meal of an amoeba without genes, where there is
    only one: with four players one cube of each other colour."""

    host: Seat | None = None
    """Whose amoeba is the host of Parasitism and pays a point; None: nobody's."""


class Starve(Model):
    """An amoeba does not find enough and takes a damage point."""

    kind: Literal["starve"] = "starve"
    seat: Seat
    number: Number


class FeedRest(Model):
    """Every amoeba of a player that has not moved drifts, and each that has not eaten eats as without genes.

    With three players the meal is a choice, and each amoeba's has to be said.
    """

    kind: Literal["feed-rest"] = "feed-rest"
    seat: Seat


# attacks, phases 1 and 5 -----------------------------------------------------------------------


class Attack(Model):
    """Attack an amoeba on the same space: Struggle for Survival in phase 1, Aggression in phase 5.

    While an escape awaits its confirmation, it is the second attempt of Persistence, for free.
    """

    kind: Literal["attack"] = "attack"
    seat: Seat
    number: Number
    victim: Seat
    victim_number: Number


class AnswerAttack(Model):
    """Say what the attacked amoeba does: nothing, defend itself, or try to escape."""

    kind: Literal["answer-attack"] = "answer-attack"
    seat: Seat
    answer: Literal["yield", "defend", "escape"]


class RollFight(Model):
    """Throw a die each; ties are thrown again. Who has Persistence may throw once more after losing."""

    kind: Literal["roll-fight"] = "roll-fight"
    dice: tuple[tuple[Face, Face], ...] = ()
    """Attacker's and defender's dice, the last pair uneven; empty: the app throws."""


class RetryFight(Model):
    """Use the second attempt of Persistence: the fight is thrown again, for free."""

    kind: Literal["retry-fight"] = "retry-fight"
    seat: Seat
    dice: tuple[tuple[Face, Face], ...] = ()
    """As in `RollFight`."""


class RollEscape(Model):
    """Throw the movement dice of an escape."""

    kind: Literal["roll-escape"] = "roll-escape"
    dice: tuple[Face, ...] = ()


class TellEscape(Model):
    """Say whether the attacked amoeba got away to another space."""

    kind: Literal["tell-escape"] = "tell-escape"
    escaped: bool


class CloseFight(Model):
    """Carry out what the fight came to."""

    kind: Literal["close-fight"] = "close-fight"
