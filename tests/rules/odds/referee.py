"""The game itself as the judge of its odds.

`decide` and `evolve` through the whole tree, without a copy of any rule.

A referee adds three things that are not in the rules: the order of asking, the players whose moves a model
counts, and each player's preferences. The moves are the accepted commands that spend fate on a die. A player
moves only for a strict gain. Values are fractions; moves are named as the solver names them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from companion.rules.chromosome.battle import ApplyBattle, Commit
from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.fate import FateAsGene
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.odds import ELIMINATION, Helps, Rerolls
from companion.rules.chromosome.radiation import FaceArea, strongest
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.state import SIDES, State
from tests.rules.playing import after_command, surely_after

Move: TypeAlias = Literal["keep", "reroll", "lend"]
Worths: TypeAlias = tuple[Fraction, ...]
"""What an end of play is worth to each party."""


done = partial(after_command, CHROMOSOME)
surely = partial(surely_after, CHROMOSOME)


def mean(parts: Sequence[Worths]) -> Worths:
    return tuple(sum(column, Fraction(0)) / len(parts) for column in zip(*parts, strict=True))


class Choice(NamedTuple):
    """The decision of the asked party about the current die, and the result of each of its moves."""

    move: Move
    values: dict[Move, Worths]

    @property
    def worths(self) -> Worths:
        return self.values[self.move]


class Referee(ABC):
    """A game played out by parties that are asked one after the other.

    Attributes:
        parties: The seats of each party; the seats of one party share their fate.
    """

    def __init__(self, start: State, parties: tuple[tuple[int, ...], ...], model: Rerolls) -> None:
        self.start, self.parties, self.model = start, parties, model
        self._played: dict[object, Worths] = {}
        self._chosen: dict[object, Choice] = {}

    @abstractmethod
    def worths(self, end: State) -> Worths:
        """Return an end's worth to each party."""

    @abstractmethod
    def onward(self, state: State) -> State | None:
        """Return the state after the next step that nobody chooses; None at the end."""

    @abstractmethod
    def order(self, state: State) -> tuple[int, ...]:
        """Return the parties in the order in which they are asked about the current die."""

    def play(self, state: State) -> Worths:
        """Return the worth of the rest of the game to each party."""
        known = key(state)
        if known not in self._played:
            self._played[known] = self._play(state)
        return self._played[known]

    def choice(self, state: State, place: int = 0) -> Choice:
        """Return the decision of the party at this place in the order, once the earlier ones have passed."""
        known = (key(state), place)
        if known not in self._chosen:
            self._chosen[known] = self._choose(state, place)
        return self._chosen[known]

    def standing(self, state: State) -> Worths:
        """Return the worth of accepting the die at once."""
        return self.play(surely(state, LetStand()))

    def moves(self, state: State, party: int) -> Iterator[tuple[Move, State]]:
        """Return every accepted way for a party to spend fate on the current die."""
        for seat in self.parties[party]:
            again = done(state, ForceReroll(by=seat))
            if again is not None:
                yield "reroll", again
                break
        for seat in self.parties[party]:
            for gene in GENE_KINDS:
                lent = done(state, FateAsGene(seat=seat, gene=gene))
                if lent is not None:
                    yield "lend", lent

    def follows(self, move: Move, after: State) -> Worths:
        return self.play(after) if move == "reroll" else self.window(after)

    def window(self, state: State) -> Worths:
        """Return the worth of the current die, asking in order from the beginning."""
        return self.choice(state).worths if self.asked(state) else self.standing(state)

    def asked(self, state: State) -> tuple[int, ...]:
        """Return the parties that the model asks about the current die, in their order."""
        order = self.order(state)
        return {Rerolls.NONE: (), Rerolls.OWN: order[:1], Rerolls.ALL: order}[self.model]

    def _choose(self, state: State, place: int) -> Choice:
        asked = self.asked(state)
        party, last = asked[place], place + 1 == len(asked)
        passed = self.standing(state) if last else self.choice(state, place + 1).worths
        values: dict[Move, Worths] = {"keep": passed}
        values |= {move: self.follows(move, after) for move, after in self.moves(state, party)}
        best: Move = "keep"
        for move in ("reroll", "lend"):
            if move in values and values[move][party] > values[best][party]:
                best = move
        return Choice(best, values)

    def _play(self, state: State) -> Worths:
        roll = state.roll
        if roll is not None and roll.face is None:
            faces = range(1, state.options.die + 1)
            return mean([self.play(surely(state, ThrowDie(face=face))) for face in faces])
        if roll is not None:
            return self.window(state)
        after = self.onward(state)
        return self.worths(state) if after is None else self.play(after)


def key(state: State) -> object:
    """Return everything in a state that matters to these games; numbers of throws do not."""
    roll, battle, radiation = state.roll, state.battle, state.radiation
    players = tuple(
        (each.fate, each.fate_token, each.irradiation, each.on_board, each.eliminated, each.active.combat)
        for each in state.players
    )
    fight = battle and tuple((each.genes, each.fate, each.die) for each in map(battle.fighter, SIDES))
    tests = radiation and (radiation.remaining, tuple((each.seat, each.building) for each in radiation.tests))
    return roll and (roll.purpose, roll.face), players, fight, tests, battle is None, state.phase


class TestReferee(Referee):
    """The tests of one player; all others form one party, which gains if that player is eliminated.

    Args:
        groups: The player's groups next to each area, by the area's id.
    """

    __test__ = False

    def __init__(
        self, start: State, tester: int, groups: dict[int, int], model: Rerolls, worth: Fraction
    ) -> None:
        order = start.clockwise(tester)
        super().__init__(start, ((tester,), tuple(order[1:])), model)
        self.tester, self.groups, self.worth = tester, groups, worth

    def order(self, state: State) -> tuple[int, ...]:
        return 0, 1

    def onward(self, state: State) -> State | None:
        first = strongest(state)
        if state.players[self.tester].eliminated or not first:
            return None
        groups = tuple(
            self.groups[first[0].id] if seat == self.tester else 0 for seat in range(len(state.players))
        )
        return surely(state, FaceArea(area=first[0].id, groups=groups))

    def worths(self, end: State) -> Worths:
        """Return the worth to the tester and to the rivals; then whether the tester is out, and the dose."""
        player, out = end.players[self.tester], end.players[self.tester].eliminated
        dose = player.irradiation - self.start.players[self.tester].irradiation
        rivals = sum(end.players[seat].fate for seat in self.parties[1])
        return (
            Fraction(-ELIMINATION) if out else self.worth * player.fate - dose,
            self.worth * rivals + ELIMINATION * out,
            Fraction(out),
            Fraction(dose),
        )


class PhaseReferee(Referee):
    """A radiation phase in which everybody tests in turn, each using only their own fate.

    Args:
        groups: Groups by seat next to each area, by the area's id.
    """

    def __init__(
        self, start: State, groups: dict[int, tuple[int, ...]], model: Rerolls, worth: Fraction
    ) -> None:
        super().__init__(start, tuple((player.seat,) for player in start.players), model)
        self.groups, self.worth = groups, worth

    def order(self, state: State) -> tuple[int, ...]:
        assert state.roll is not None
        return (state.roll.roller,)

    def onward(self, state: State) -> State | None:
        first = strongest(state)
        return surely(state, FaceArea(area=first[0].id, groups=self.groups[first[0].id])) if first else None

    def worths(self, end: State) -> Worths:
        """The worth to each seat, then whether each is out."""
        told: list[Fraction] = []
        for was, now in zip(self.start.players, end.players, strict=True):
            dose = now.irradiation - was.irradiation
            told.append(Fraction(-ELIMINATION) if now.eliminated else self.worth * now.fate - dose)
        return (*told, *(Fraction(player.eliminated) for player in end.players))


class BattleTold(NamedTuple):
    """The expected results of playing a battle."""

    values: Worths
    """The worth to each party."""

    out: Worths
    """Each party's chance of being eliminated."""

    fate: Worths
    """Each party's fate at the end."""

    wins: Worths
    """The chances that the attacker wins, that nobody does, that the defender wins."""

    balance: Fraction
    """Tokens that the attacker takes, minus those that the attacker loses."""


class BattleReferee(Referee):
    """A battle: attacker, defender, then outsiders who help one of them, clockwise."""

    def __init__(
        self, start: State, helping: tuple[tuple[int, Helps], ...], model: Rerolls, worth: Fraction
    ) -> None:
        battle = start.battle
        assert battle is not None
        self.fighters = (battle.attacker.seat, battle.defender.seat)
        super().__init__(start, tuple((seat,) for seat in (*self.fighters, *(s for s, _ in helping))), model)
        self.helps = tuple(helps for _, helps in helping)
        self.sides = (1, -1, *(1 if helps == Helps.ATTACKER else -1 for _, helps in helping))
        self.worth = worth

    def order(self, state: State) -> tuple[int, ...]:
        assert state.roll is not None
        first = (0, 1) if state.roll.purpose == "attack" else (1, 0)
        return (*first, *range(2, len(self.parties)))

    def onward(self, state: State) -> State | None:
        return None

    def worths(self, end: State) -> Worths:
        """Return the fields of `BattleTold`, one after the other."""
        battle, after = end.battle, surely(end, ApplyBattle())
        assert battle is not None
        lost = [self.start.players[seat].on_board - after.players[seat].on_board for seat in self.fighters]
        balance = lost[1] - lost[0]
        players = [after.players[seat] for (seat,) in self.parties]
        values: list[Fraction] = []
        for place, (player, side) in enumerate(zip(players, self.sides, strict=True)):
            if player.eliminated:
                values.append(Fraction(-lost[place] - ELIMINATION))
            else:
                values.append(side * balance + self.worth * player.fate)
        winners = (battle.winner is battle.attacker, battle.winner is None, battle.winner is battle.defender)
        return (
            *values,
            *(Fraction(player.eliminated) for player in players),
            *(Fraction(player.fate) for player in players),
            *map(Fraction, winners),
            Fraction(balance),
        )

    def told(self, worths: Worths) -> BattleTold:
        count = len(self.parties)
        values, out, fate = (worths[at : at + count] for at in range(0, 3 * count, count))
        return BattleTold(values, out, fate, worths[3 * count : -1], worths[-1])

    def committing(self, state: State) -> tuple[tuple[int, int], Worths]:
        """Return the genes and fate that the next side does best to commit, and the resulting worths."""
        battle = state.battle
        assert battle is not None
        side: Literal["attacker", "defender"] = "defender" if battle.attacker.committed else "attacker"
        place = 1 if side == "defender" else 0
        best: tuple[tuple[int, int], Worths] | None = None
        player = state.players[self.fighters[place]]
        for fate in range(player.fate + 1):
            for genes in range(player.active.combat + 1):
                after = surely(state, Commit(side=side, genes=genes, fate=fate))
                worths = self.committing(after)[1] if side == "attacker" else self.play(after)
                if best is None or worths[place] > best[1][place]:
                    best = (genes, fate), worths
        assert best is not None
        return best
