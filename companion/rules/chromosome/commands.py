"""What people at the table may ask for. Every number is relative ("one less"), never absolute."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.rules.chromosome.data import ROOM_LENGTH, Effect, GeneKind, Genes
from companion.rules.chromosome.effects import NO_EFFECTS, Effects, Room
from companion.rules.chromosome.events import Seated
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.state import Detail, Seat, Side, Tie
from companion.rules.clocks import PauseClock
from companion.rules.kernel import Model

Count = Annotated[int, Field(ge=0, le=99)]
Delta = Annotated[int, Field(ge=-99, le=99)]
Text = Annotated[str, Field(max_length=400)]


def _no_debt(genes: Genes) -> Genes:
    if min(genes) < 0:
        raise ValueError(f"a price takes no negative genes: {genes!r}")
    return genes


GenePrice = Annotated[Genes, AfterValidator(_no_debt)]


class Payment(Model):
    """How a price is paid besides exhausting genes (paying costs; fate points)."""

    discharged: Count = 0
    """Tokens turned to their discharged side, whole groups, one energy each."""

    trophies: tuple[Count, ...] = ()
    """Trophies given back, by the seat of their owner, two energy each."""

    fate_gene: GeneKind | None = None
    """The gene that a fate point stands for, once a round."""

    any_genes: GenePrice = Genes()
    """The genes that pay for those of any kind in the price ("?")."""


NOTHING = Payment()


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
    """Whose; None is whoever's turn it is."""

    discharged: Count = 0
    """Tokens that a merge discharged."""


class Grow(Model):
    """Growth: add tokens to one group, or one discharged token to each of several empty rooms."""

    kind: Literal["grow"] = "grow"
    seat: Seat | None = None
    """Whose; None is whoever's turn it is."""

    tokens: Annotated[int, Field(ge=1, le=12)]
    spread: bool = False
    charged: bool = False
    """Whether the group that grows is charged; a spread is always discharged."""

    payment: Payment = NOTHING


class Evolve(Model):
    """Evolution by choice."""

    kind: Literal["evolve"] = "evolve"
    seat: Seat | None = None
    """Whose; None is whoever's turn it is."""

    gene: GeneKind
    payment: Payment = NOTHING


class EvolveByDie(Model):
    """Evolution left to the die; the roll has its re-roll window."""

    kind: Literal["evolve-by-die"] = "evolve-by-die"
    seat: Seat | None = None
    """Whose; None is whoever's turn it is."""

    payment: Payment = NOTHING


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
    """How many throws the player had seen; a window that has moved on refuses."""

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


class Impulse(Model):
    """Impulse: add two cubes to a room (`area` None is a new area), or draw on an area and take a cube."""

    kind: Literal["impulse"] = "impulse"
    seat: Seat | None = None
    """Whose; None is whoever's turn it is."""

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
    """Who acts; None is whoever is up."""

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
    """Where that area goes; merges with the area of a room that has one."""

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
    """Whose trophies."""

    gene: GeneKind = "action"
    """Which genes."""


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


class EndGame(Model):
    """End the game here by agreement and score it."""

    kind: Literal["end-game"] = "end-game"


class SetDetail(Model):
    """Switch between the quick and the full level of detail."""

    kind: Literal["set-detail"] = "set-detail"
    detail: Detail


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


class SetClocks(Model):
    """Start or pause the players' clocks."""

    kind: Literal["set-clocks"] = "set-clocks"
    running: bool


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
