"""A random player who plays on: takes the next step and mostly asks for what the rules allow."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import CallOff, Correct, Eliminate
from companion.rules.chromosome.data import GENE_KINDS, GeneKind, Genes, one_gene
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate
from companion.rules.chromosome.next_step import next_step
from companion.rules.chromosome.preparation import BeginTurns, NoteEvent
from companion.rules.chromosome.prices import NOTHING, Payment
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation, most_absorbed, strongest
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.setup import ChooseStarter
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Player, State
from companion.rules.chromosome.turns import EndTurn, Move, Pass
from companion.rules.kernel import Command

T = TypeVar("T")


class Choose(Protocol):
    """A function that picks one of several values, at random or as a test decides."""

    def __call__(self, among: Sequence[T], /) -> T:
        """Pick one of `among`, which is never empty."""
        ...


def payment(player: Player, energy: int, genes: Genes, *, full: bool) -> Payment:
    """Return a payment: charged tokens first, then trophies, and a fate point for the first missing gene."""
    if not full:
        return NOTHING
    lacking: GeneKind | None = next(
        (kind for kind in GENE_KINDS if genes.of(kind) > player.active.of(kind)), None
    )
    discharged = min(energy, player.charged)
    missing = energy - discharged
    back: list[int] = []
    for held in player.trophies:
        back.append(min(held, (missing + 1) // 2))
        missing -= 2 * back[-1]
    if missing < 0 and discharged:
        discharged -= 1
    return Payment(discharged=discharged, trophies=tuple(back), fate_gene=lacking)


def next_command(state: State, choose: Choose) -> Command:
    """Return a plausible next command."""
    step, seat = next_step(state)
    match step:
        case "starter":
            return ChooseStarter(seat=choose(range(len(state.players))))
        case "eliminate":
            return Eliminate(seat=seat or 0)
        case "event":
            note = NoteEvent(text="Przeciek", power_bonus=choose((0, 2)))
            return choose((note, BeginTurns(), BeginTurns()))
        case "turns":
            return BeginTurns()
        case "battle":
            return battle(state, choose)
        case "evolution" | "test":
            return die(state, choose)
        case "wave" | "areas":
            return face(state, choose)
        case "finish-radiation":
            charging = [most_absorbed(state, each.seat) for each in state.players]
            return FinishRadiation(charged=tuple(choose(range(most + 1)) for most in charging))
        case "score":
            return Correct(seat=0, what="irradiation", delta=choose((1, -1)))
        case "turn" | "end-turn":
            return turn(state, choose)


def turn(state: State, choose: Choose) -> Command:
    """Return a command for the active player."""
    seat = state.active or 0
    player = state.players[seat]
    full = state.detail == "full"
    ends: list[Command] = [EndTurn(seat=seat), Pass(seat=seat)]
    if state.late_mover is not None:
        ends.append(Move(seat=state.late_mover))
    if not state.turn.actions_left:
        return choose((ends[0], ends[0], Move()))

    def paid(energy: int, genes: Genes) -> Payment:
        return payment(player, energy, genes, full=full)

    others = [each for each in state.players if each.seat != seat and not each.eliminated and each.on_board]
    kind = choose(GENE_KINDS)
    tokens, distance = choose((1, 2)), choose((0, 0, 1, 2))
    evolution = one_gene("action", state.options.evolution_genes)
    growth = one_gene("action", tokens * state.options.growth_genes)
    wishes: list[Command] = [
        *ends,
        *ends,
        *ends,
        Move(),
        Grow(tokens=tokens, spread=choose((True, False)), payment=paid(0, growth)),
        Evolve(gene=kind, payment=paid(state.options.gene_price(kind, player.genes), evolution)),
        EvolveByDie(payment=paid(state.options.evolution_die_energy, evolution)),
        Impulse(room=choose(("", "7", "12")), payment=paid(0, one_gene("telepathy"))),
        RecoverFate(seat=seat, payment=paid(state.options.recovery_energy, Genes())),
        DiscardBuilding(seat=seat, active=1),
        ActSpecially(action="supergene", effect="again", gene_back=kind),
        FateAsGene(seat=choose(range(len(state.players))), gene=kind),
    ]
    if state.areas:
        area = choose(state.areas)
        wishes.append(Impulse(draw=True, area=area.id, payment=paid(0, one_gene("telepathy"))))
        wishes.append(ActSpecially(action="wave", effect="wave", area=area.id, room="7"))
    if others and player.on_board:
        other = choose(others)
        wishes += 2 * [
            Fight(
                attacker=seat,
                attacker_group=min(3, player.on_board),
                defender=other.seat,
                defender_group=choose(range(1, min(3, other.on_board) + 1)),
                distance=distance,
                payment=paid(distance, one_gene("action")),
            )
        ]
    return choose(wishes)


def battle(state: State, choose: Choose) -> Command:
    """Return the next command of a battle."""
    fight = state.battle
    assert fight is not None
    for side, fighter in (("attacker", fight.attacker), ("defender", fight.defender)):
        if not fighter.committed:
            player = state.players[fighter.seat]
            genes, fate = choose(range(player.active.combat + 1)), choose((0, 0, 1))
            return Commit.model_validate({"side": side, "genes": genes, "fate": min(fate, player.fate)})
    return ApplyBattle() if fight.resolved else die(state, choose)


def die(state: State, choose: Choose) -> Command:
    """Throw the die, or decide on the current one."""
    if state.roll is None or state.roll.face is None:
        return ThrowDie(face=choose(range(1, state.options.die + 1)))
    seat = choose(range(len(state.players)))
    lent = FateAsGene(seat=state.roll.roller, gene="building")
    return choose((LetStand(), LetStand(), ForceReroll(by=seat), Accept(seat=seat), lent))


def face(state: State, choose: Choose) -> Command:
    """Face one of the strongest areas, with some groups near it."""
    area = choose(strongest(state) or (None,))
    if area is None:
        return CallOff()
    groups = tuple(choose(range(min(3, each.on_board) + 1)) for each in state.players)
    return FaceArea(area=area.id, groups=groups)
