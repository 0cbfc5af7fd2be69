"""The battle with re-rolls, solved by backward induction: the worth of every die to each player."""

import math
from fractions import Fraction
from functools import cached_property, lru_cache

from companion.rules.chromosome.data import FATE_PRICE
from companion.rules.chromosome.odds.battle import BattleOdds, Losses
from companion.rules.chromosome.odds.duel import (
    ATTACKER,
    DEFENDER,
    START,
    Advice,
    Duel,
    Moment,
    Outlook,
    battle_odds,
)
from companion.rules.chromosome.odds.ranges import Field, whole, worth
from companion.rules.chromosome.odds.window import Purses, Rerolls, Vector, Window, open_window


class Solution:
    """A duel solved backwards: subgame-perfect play at every moment by the players whose re-rolls count.

    Every stored value is a whole number, to be divided by `scale`; the properties and methods do this.
    """

    def __init__(self, duel: Duel) -> None:
        faces = duel.faces
        self.duel = duel
        self.sides = duel.sides
        self.worths = duel.worths
        self.faces = faces
        self.purses = Purses.holding(duel.spendable)
        self.elimination = worth(Field.ELIMINATION, duel.elimination)
        parts = math.lcm(*(each.denominator for each in (*self.worths, self.elimination)))
        self.scale = parts * faces ** (sum(self.purses.most) + 2)
        self.prices = tuple(int(each * self.scale) for each in self.worths)
        players = len(self.sides)
        self._results = duel.ends
        self.at_stake = any(any(duel.eliminated(end)) for end in self._results)
        """Whether a fighter may lose the last tokens; value vectors then include the chances of that."""
        size = players + 1 + 2 * self.at_stake
        tolls: list[Vector] = [
            tuple(-price * FATE_PRICE if each == player else 0 for each in range(size))
            for player, price in enumerate(self.prices)
        ]
        others = tuple(player for player in range(2, players) if self.sides[player])
        # Fighters always get advice, bystanders only if their re-rolls count.
        helpers = others if duel.rerolls == Rerolls.ALL else ()
        self._concerned = ((ATTACKER, DEFENDER, *helpers), (DEFENDER, ATTACKER, *helpers))
        # Nobody loses more tokens than they have: with large dice, many faces of the attacker have the same
        # outcomes and share a window.
        known: dict[tuple[Losses, ...], Window] = {}
        self.defence: list[Window] = []
        for attacker_die in range(1, faces + 1):
            ends = tuple(self._end(attacker_die, defender_die) for defender_die in range(1, faces + 1))
            window = known.get(ends)
            if window is None:
                asked = duel.rerolls.asked(DEFENDER, ATTACKER, *others)
                window = known[ends] = open_window(self.purses, asked, self._endings(ends), tolls)
            self.defence.append(window)
        closing = list(zip(*(window.opening for window in self.defence), strict=True))
        asked = duel.rerolls.asked(ATTACKER, DEFENDER, *others)
        self.attack = open_window(self.purses, asked, closing, tolls)

    def value(self, player: int, moment: Moment = START) -> Fraction:
        """Return the expected value to this player: tokens taken - tokens lost + worth of fate kept.

        Raises:
            OddsError: When the moment cannot occur in this duel.
        """
        held = self._fates(moment)[player]
        return Fraction(self._worth(moment)[player], self.scale) + self.worths[player] * held

    def advise(self, moment: Moment) -> tuple[Advice, ...]:
        """Advise fighters and helpers on the rolled die, in the order in which they are asked.

        Raises:
            OddsError: When no rolled die is open to re-rolls, or the moment cannot occur in this duel.
        """
        window, face = self._open(moment)
        number = self.purses.number(self._spendable(self._fates(moment)))
        attack, value = moment.defender_die is None, window.closing[number][face - 1]
        waits = attack and DEFENDER in self.defence[face - 1].choices[number]
        row: list[Advice] = []
        for player in self._concerned[0 if attack else 1]:
            able = self.purses.standings[number][player] >= FATE_PRICE
            offer = window.forced(number, player) if able else value
            stakes = self.at_stake and player <= DEFENDER
            row.append(
                Advice(
                    player,
                    able,
                    offer[player] > value[player],
                    value[player],
                    offer[player],
                    self.sides[player] * value[-1],
                    self.sides[player] * offer[-1],
                    self.scale,
                    value[player - 3] if stakes else 0,
                    offer[player - 3] if stakes else 0,
                    able and waits and player == DEFENDER,
                    self.worths[player],
                )
            )
        return tuple(row)

    def next_reroll(self, moment: Moment) -> int | None:
        """Return the player who will re-roll the die, or None if it is accepted.

        Raises:
            OddsError: When no rolled die is open to re-rolls, or the moment cannot occur in this duel.
        """
        window, face = self._open(moment)
        number = self.purses.number(self._spendable(self._fates(moment)))
        who = window.lying(number, face)[1]
        return who if who >= 0 else None

    @cached_property
    def outlook(self) -> Outlook:
        """The outlook under best play, before the dice."""
        return self.outlook_from(START)

    def outlook_from(self, moment: Moment) -> Outlook:
        """Return the outlook under best play by everybody from this moment on.

        Raises:
            OddsError: When the moment cannot occur in this duel.
        """
        fates = self._spendable(self._fates(moment))
        self._worth(moment)  # raises if the moment is impossible
        unit = self.faces ** (sum(fates) + 2)
        standing = self.purses.number(fates)
        size = len(self.purses.standings)
        ends: dict[Losses, int] = {}
        left = [0] * size

        def finish(attacker_die: int, defender_die: int, weights: list[int]) -> None:
            weight = sum(weights)
            if weight:
                end = self._end(attacker_die, defender_die)
                ends[end] = ends.get(end, 0) + weight
                left[:] = map(int.__add__, left, weights)

        def only(number: int) -> list[int]:
            return [unit if each == number else 0 for each in range(size)]

        attack, defence = [0] * size, [[0] * size for _ in range(self.faces)]
        die, other = moment.attacker_die, moment.defender_die
        if die is None:
            attack = only(standing)
        else:
            who = -1
            if not moment.closed:
                window, face = self._open(moment)
                who = window.lying(standing, face)[1]
            after = standing if who < 0 else self.purses.paid(standing, who)
            if other is None and who >= 0:
                attack = only(after)
            elif other is None or who >= 0:
                defence[die - 1] = only(after)
            else:
                finish(die, other, only(standing))
        self._roll(self.attack, attack, defence)
        for attacker_die, (window, thrown) in enumerate(zip(self.defence, defence, strict=True), 1):
            if any(thrown):
                closed = [[0] * size for _ in range(self.faces)]
                self._roll(window, thrown, closed)
                for defender_die, weights in enumerate(closed, 1):
                    finish(attacker_die, defender_die, weights)
        total = sum(ends.values())
        kept = [0] * len(fates)
        for weight, held in zip(left, self.purses.standings, strict=True):
            if weight:
                for player, points in enumerate(held):
                    kept[player] += points * weight
        spent = tuple(points - Fraction(k, total) for points, k in zip(fates, kept, strict=True))
        return Outlook(BattleOdds(ends, total), spent)

    def _roll(self, window: Window, thrown: list[int], closed: list[list[int]]) -> None:
        """Add to `closed`, by face and standing, the weights with which the window closes.

        `thrown` has the weights of the throws still to be made, by standing.
        """
        paid = self.purses.paid
        for number in range(len(thrown) - 1, -1, -1):
            weight = thrown[number] // self.faces
            if weight:
                for face, who in enumerate(window.choices[number]):
                    if who < 0:
                        closed[face][number] += weight
                    else:
                        thrown[paid(number, who)] += weight

    def _end(self, attacker_die: int, defender_die: int) -> Losses:
        return self._results[attacker_die - defender_die + self.faces - 1]

    def _endings(self, ends: tuple[Losses, ...]) -> list[list[Vector]]:
        """Return value vectors by standing and face; `ends` has the outcome at each face."""
        gains = [tuple(side * end.balance * self.scale for side in self.sides) for end in ends]
        balances = [end.balance * self.scale for end in ends]
        if not self.at_stake:
            rows = [(*gain, balance) for gain, balance in zip(gains, balances, strict=True)]
            return [rows] * len(self.purses.standings)
        fallen = [self.duel.eliminated(end) for end in ends]
        cost = int(self.elimination * self.scale)
        endings: list[list[Vector]] = []
        for held in self.purses.standings:
            rows: list[Vector] = []
            for end, gain, outs, balance in zip(ends, gains, fallen, balances, strict=True):
                fighters = [
                    -lost * self.scale - self.prices[fighter] * held[fighter] - cost if out else value
                    for fighter, (value, out, lost) in enumerate(
                        zip(gain, outs, (end.attacker, end.defender), strict=False)
                    )
                ]
                fallen_now = (out * self.scale for out in outs)
                rows.append((*fighters, *gain[DEFENDER + 1 :], *fallen_now, balance))
            endings.append(rows)
        return endings

    def _worth(self, moment: Moment) -> Vector:
        number = self.purses.number(self._spendable(self._fates(moment)))
        match moment:
            case Moment(attacker_die=None, defender_die=None):
                return self.attack.opening[number]
            case Moment(attacker_die=int(die), defender_die=None, closed=True):
                return self.defence[self._face(die) - 1].opening[number]
            case Moment(attacker_die=int(die), defender_die=int(other), closed=True):
                return self.defence[self._face(die) - 1].closing[number][self._face(other) - 1]
            case _:
                window, face = self._open(moment)
                return window.lying(number, face)[0]

    def _open(self, moment: Moment) -> tuple[Window, int]:
        """Return the window that is open at this moment and its rolled face."""
        face = self._face(moment.attacker_die)
        window = self.attack
        if moment.defender_die is not None:
            window, face = self.defence[face - 1], self._face(moment.defender_die)
        return window, face

    def _face(self, face: int | None) -> int:
        return whole(Field.FACE, face, 1, self.faces)

    def _fates(self, moment: Moment) -> tuple[int, ...]:
        if moment.fates is None:
            return self.duel.fates
        whole(Field.PLAYERS, len(moment.fates), len(self.sides), len(self.sides))
        for points, most in zip(moment.fates, self.duel.fates, strict=True):
            whole(Field.FATE, points, 0, most)
        return moment.fates

    def _spendable(self, fates: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(points if side else 0 for points, side in zip(fates, self.sides, strict=True))


@lru_cache(maxsize=32)
def solved(duel: Duel) -> Solution:
    """Return the solution, without bystanders if their fate makes it too large for a phone."""
    return Solution(duel.within())


def outlook(duel: Duel, moment: Moment = START) -> Outlook:
    """Return the outlook from this moment on, with the re-rolls that count."""
    counted = duel.within()
    if moment == START and (duel.rerolls == Rerolls.NONE or not any(counted.spendable)):
        # Before the dice, plain arithmetic is enough.
        return Outlook(battle_odds(duel), (Fraction(0),) * len(counted.fates))
    return solved(duel).outlook_from(moment)
