"""The commands of Chromosome. Every number is relative ("one less"), never absolute."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.chromosome.battle_commands import (
    Accept,
    ApplyBattle,
    CallOff,
    Commit,
    Fight,
    ForceReroll,
    LetStand,
    ThrowDie,
)
from companion.rules.chromosome.data import ROOM_LENGTH, Effect, GeneKind, Genes
from companion.rules.chromosome.effects import NO_EFFECTS, Effects, Room
from companion.rules.chromosome.events import Seated
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.payment import NOTHING, Count, Delta, GenePrice, Payment, Text
from companion.rules.chromosome.state import Seat
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Model
from companion.rules.table_commands import Detail, EndGame, SetDetail


class StartGame(Model):
    """Sit down and begin; `starter` None leaves it to the lot."""

    kind: Literal["start-game"] = "start-game"
    players: tuple[Seated, ...]
    starter: int | None = None
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False


class NoteEvent(Model):
    """Note the event card of the round (preparation)."""

    kind: Literal["note-event"] = "note-event"
    text: Text = ""
    power_bonus: Annotated[int, Field(ge=0, le=9)] = 0


class BeginTurns(Model):
    """Finish the preparation: genes and fate tokens back, starting player, first turn."""

    kind: Literal["begin-turns"] = "begin-turns"


class Move(Model):
    """The one move of the turn, or of whoever has just passed.

    Source: rulebook, Pass (note): a move may be made before or after passing.
    """

    kind: Literal["move"] = "move"
    seat: Seat | None = None
    """The player's seat; None is the active player."""

    discharged: Count = 0
    """Tokens that a merge discharged."""


class Grow(Model):
    """Growth: add tokens to one group, or one discharged token to each of several empty rooms."""

    kind: Literal["grow"] = "grow"
    seat: Seat | None = None
    """The player's seat; None is the active player."""

    tokens: Annotated[int, Field(ge=1, le=12)]
    spread: bool = False
    charged: bool = False
    """Whether the group that grows is charged; a spread is always discharged."""

    payment: Payment = NOTHING


class Evolve(Model):
    """Evolution by choice."""

    kind: Literal["evolve"] = "evolve"
    seat: Seat | None = None
    """The player's seat; None is the active player."""

    gene: GeneKind
    payment: Payment = NOTHING


class EvolveByDie(Model):
    """Evolution left to the die; the roll has its re-roll window."""

    kind: Literal["evolve-by-die"] = "evolve-by-die"
    seat: Seat | None = None
    """The player's seat; None is the active player."""

    payment: Payment = NOTHING


class Impulse(Model):
    """Impulse: add two cubes to a room (`area` None is a new area), or draw on an area and take a cube."""

    kind: Literal["impulse"] = "impulse"
    seat: Seat | None = None
    """The player's seat; None is the active player."""

    draw: bool = False
    area: int | None = None
    room: Annotated[str, Field(max_length=ROOM_LENGTH)] = ""
    charged: Count = 0
    """Own tokens that the area charged."""

    payment: Payment = NOTHING


class Pass(Model):
    """Pass: out for the round. Ends the turn."""

    kind: Literal["pass"] = "pass"
    seat: Seat


class ActSpecially(Model):
    """A special action without a battle: its name, its price, what it changes and what it sets off."""

    kind: Literal["act-specially"] = "act-specially"
    seat: Seat | None = None
    """The player's seat; None is the active player."""

    action: Text
    effect: Effect = "plain"
    effects: Effects = NO_EFFECTS
    genes: GenePrice = Genes()
    any_gene: Count = 0
    """Genes of any kind that it costs ("?")."""

    energy: Count = 0
    gene_back: GeneKind | None = None
    """The passive gene that becomes active again (Supergene)."""

    area: int | None = None
    """The area that is moved, and that a Wave tests."""

    room: Room = ""
    """The room that the area moves to; it merges with the area of a room that has one."""

    follow_up: bool = False
    """Whether it is the rest of what a special action of this turn does: no further action, no price."""

    payment: Payment = NOTHING


class EndTurn(Model):
    """The active player is done; the next one is up."""

    kind: Literal["end-turn"] = "end-turn"
    seat: Seat


class EndPhase(Model):
    """Everybody has passed: on to the radiation phase."""

    kind: Literal["end-phase"] = "end-phase"


class RecoverFate(Model):
    """Exhaust energy for one fate point."""

    kind: Literal["recover-fate"] = "recover-fate"
    seat: Seat
    payment: Payment = NOTHING


class DiscardBuilding(Model):
    """Discard building genes to lower the irradiation; quick detail does not tell the sides apart."""

    kind: Literal["discard-building"] = "discard-building"
    seat: Seat
    active: Count = 0
    passive: Count = 0
    fate: bool = False
    """Whether a fate point stands for one more, once a round (fate points, 3: "for any purpose")."""


class FateAsGene(Model):
    """Use a fate point as a gene, once a round, outside combat; in a test as a building gene."""

    kind: Literal["fate-as-gene"] = "fate-as-gene"
    seat: Seat
    gene: GeneKind


class SpendFate(Model):
    """Spend a fate point on something that the app does not follow."""

    kind: Literal["spend-fate"] = "spend-fate"
    seat: Seat


class FaceArea(Model):
    """Face an area: how many groups of each player, by seat, are adjacent to it or in its room."""

    kind: Literal["face-area"] = "face-area"
    area: int
    groups: tuple[Annotated[int, Field(ge=0, le=12)], ...]


class FinishRadiation(Model):
    """Absorb, let the areas decay and go on: `charged` counts newly charged tokens by seat."""

    kind: Literal["finish-radiation"] = "finish-radiation"
    charged: tuple[Count, ...] = ()
    skip: bool = False
    """Whether areas that are still to be faced are left out."""


class AddArea(Model):
    """Put an area on the list."""

    kind: Literal["add-area"] = "add-area"
    cubes: Annotated[int, Field(ge=1, le=30)] = 2
    room: Annotated[str, Field(max_length=ROOM_LENGTH)] = ""


class ChangeArea(Model):
    """Correct the cubes of an area."""

    kind: Literal["change-area"] = "change-area"
    area: int
    delta: Delta


class Correct(Model):
    """Correct a tracked number of a player by hand."""

    kind: Literal["correct"] = "correct"
    seat: Seat
    what: Literal["fate", "irradiation", "tokens", "charged", "trophies", "active", "passive"]
    delta: Delta
    owner: Seat = 0
    """The owner of the trophies."""

    gene: GeneKind = "action"
    """The kind of genes."""


class Mark(Model):
    """Correct a mark or a place by hand."""

    kind: Literal["mark"] = "mark"
    what: Literal["passed", "eliminated", "fate-token", "recovered", "moved", "active", "starter", "clock"]
    seat: Seat = 0
    value: Annotated[int, Field(ge=-9, le=9)]


class Eliminate(Model):
    """Confirm that a player whose numbers say so is out."""

    kind: Literal["eliminate"] = "eliminate"
    seat: Seat


class SetOptions(Model):
    """Settle the rule options anew."""

    kind: Literal["set-options"] = "set-options"
    options: Options


class Rename(Model):
    """Give a player, or the species, another name."""

    kind: Literal["rename"] = "rename"
    seat: Seat
    name: Text
    species_name: Text | None = None
    """None leaves it as it is; blank means the usual name."""


Command = (
    StartGame
    | NoteEvent
    | BeginTurns
    | Move
    | Grow
    | Evolve
    | EvolveByDie
    | Fight
    | Commit
    | ThrowDie
    | ForceReroll
    | Accept
    | LetStand
    | ApplyBattle
    | CallOff
    | Impulse
    | Pass
    | ActSpecially
    | EndTurn
    | EndPhase
    | RecoverFate
    | DiscardBuilding
    | FateAsGene
    | SpendFate
    | FaceArea
    | FinishRadiation
    | AddArea
    | ChangeArea
    | Correct
    | Mark
    | Eliminate
    | EndGame
    | SetDetail
    | SetOptions
    | Rename
    | SetClocks
    | PauseClock
)
