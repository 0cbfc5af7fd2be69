"""A random player who plays on: takes the next step and mostly asks for what the rules allow."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, get_args

from companion.rules.kernel import Command
from companion.rules.soup.company import Follow, Load
from companion.rules.soup.data import GENES
from companion.rules.soup.deaths import LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
)
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.meals import Eat, FeedRest, Starve, all_meals
from companion.rules.soup.movement import (
    ChooseDirection,
    Drift,
    PayMoves,
    RollMove,
    StayPut,
    directions,
    movement_dice,
)
from companion.rules.soup.next_step import NextStep, next_step
from companion.rules.soup.ozone import Settle
from companion.rules.soup.payments import Pay
from companion.rules.soup.play import Purpose
from companion.rules.soup.settlement import payments
from companion.rules.soup.setup import ChooseSpace
from companion.rules.soup.state import State
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn

T = TypeVar("T")


class Choose(Protocol):
    """A function that picks one of several values, at random or as a test decides."""

    def __call__(self, among: Sequence[T], /) -> T:
        """Pick one of `among`, which is never empty."""
        ...


def next_command(state: State, choose: Choose) -> Command:
    """Return a plausible next command; dice and cards are drawn at random."""
    step = next_step(state)
    seat = 0 if step.seat is None else step.seat
    match step.step:
        case "choose-space":
            taken = {player.place for player in state.players}
            free = [space for space in range(1, len(state.players) + 1) if space not in taken]
            return ChooseSpace(seat=seat, space=choose(free))
        case "direction":
            assert state.move is not None
            return ChooseDirection(seat=seat, direction=choose(directions(state.move.dice)))
        case "answer":
            return AnswerAttack(seat=seat, answer=choose(("yield", "defend", "escape")))
        case "fight-dice":
            return RollFight()
        case "escape-dice" | "escape-result":
            return _escaping(state, choose)
        case "close-fight":
            return _fought(state, choose)
        case "amoeba":
            return _amoeba(state, step, choose)
        case "settle":
            return _settled(state, seat, choose)
        case "genes":
            wish = BuyGene(seat=seat, gene=choose(tuple(GENES)))
            return choose((wish, wish, wish, EndTurn(seat=seat)))
        case "division":
            return choose((Divide(seat=seat), Divide(seat=seat), EndTurn(seat=seat)))
        case "births":
            seat = choose(state.players).seat
            births = (Divide(seat=seat), Divide(seat=seat), Divide(seat=seat, back=True))
            return choose((*births, EndPhase()))
        case "turn" | "moves":
            seat = choose(state.players).seat if state.together else seat
            moves = PayMoves(seat=seat, count=choose((1, 2)))
            payer, purpose = choose(state.players).seat, choose(get_args(Purpose))
            paid = Pay(seat=payer, purpose=purpose)
            ends = EndPhase() if state.together else EndTurn(seat=seat)
            return choose((moves, paid, ends, ends))
        case "end-deaths":
            return choose((_in_phase_5(state, choose), EndPhase()))
        case "over":
            return EndGame()
        case _:
            assert step.command is not None
            return step.command


def _amoeba(state: State, step: NextStep, choose: Choose) -> Command:
    """Have an amoeba drift, move or stay, and eat, starve or attack."""
    assert step.seat is not None
    assert step.number is not None
    seat, number = step.seat, step.number
    player = state.players[seat]
    hosts = [each.seat for each in state.players if each.seat != seat and each.amoebas and each.points]
    host = choose(hosts) if hosts and player.has("parasitism") else None
    found = all_meals(
        len(state.players), seat, player.gene_names, hosted=host is not None, options=state.options
    )
    return choose(
        (
            Drift(seat=seat, number=number),
            RollMove(seat=seat, number=number),
            StayPut(seat=seat, number=number),
            _load(state, seat, number, choose),
            _follow(state, number, choose),
            Eat(seat=seat, number=number, cubes=choose(found), host=host),
            Starve(seat=seat, number=number),
            _attack(state, seat, number, choose),
            FeedRest(seat=seat),
        )
    )


def _load(state: State, seat: int, number: int, choose: Choose) -> Command:
    """Take a few cubes along, with Tentacle."""
    cubes = tuple(choose((0, 0, 1, 2)) for _ in state.players)
    return Load(seat=seat, number=number, cubes=choose(((), cubes, cubes)))


def _follow(state: State, leader: int, choose: Choose) -> Command:
    """Follow an amoeba by Holding, or take that back."""
    holders = [each for each in state.players if each.has("holding") and each.amoebas]
    follower = choose(holders or state.players)
    number = choose(follower.amoebas).number if follower.amoebas else 1
    return Follow(seat=follower.seat, number=number, leader=leader, follows=choose((True, True, False)))


def _escaping(state: State, choose: Choose) -> Command:
    """Roll for the attacked amoeba, or tell the result; cargo and followers are chosen before that."""
    fight = state.fight
    assert fight is not None
    dice = movement_dice(state.players[fight.victim])
    told = TellEscape(escaped=choose((True, False)))
    thrown = fight.dice or not dice
    return choose(
        (
            _load(state, fight.victim, fight.victim_number, choose),
            _follow(state, fight.victim_number, choose),
            RollEscape(),
            told if thrown else RollEscape(),
        )
    )


def _attack(state: State, seat: int, number: int, choose: Choose) -> Command:
    victims = [
        (player.seat, amoeba.number)
        for player in state.players
        for amoeba in player.amoebas
        if (player.seat, amoeba.number) != (seat, number)
    ]
    victim, victim_number = choose(victims or [(seat, number)])
    return Attack(seat=seat, number=number, victim=victim, victim_number=victim_number)


def _fought(state: State, choose: Choose) -> Command:
    """Confirm an attack's result, or use Persistence."""
    fight = state.fight
    assert fight is not None
    if choose(range(3)):
        return CloseFight()
    if fight.result == "escaped":
        return _attack(state, fight.seat, fight.number, choose)
    return RetryFight(seat=choose((fight.seat, fight.victim)))


def _in_phase_5(state: State, choose: Choose) -> Command:
    """Attack by Aggression in full detail, or lose an amoeba in quick detail."""
    attackers = [
        (player.seat, amoeba.number)
        for player in state.players
        for amoeba in player.amoebas
        if player.has("aggression")
    ]
    if state.detail == "full" and attackers:
        return _attack(state, *choose(attackers), choose)
    living = [player.seat for player in state.players if player.amoebas]
    return LoseAmoebas(seat=choose(living)) if living and state.detail == "quick" else EndPhase()


def _settled(state: State, seat: int, choose: Choose) -> Command:
    """Choose one of the ways to pay; if there is none, give up every gene."""
    player = state.players[seat]
    ways = payments(state.debts[seat], player.gene_names[:7], player.points, state.options)
    return Settle(seat=seat, genes=choose(ways).genes if ways else player.gene_names)
