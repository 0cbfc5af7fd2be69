"""The battle with re-rolls, played out backwards: what every die that lies is worth, and to whom."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property

from companion.rules.chromosome.odds.battle import BattleOdds, Losses
from companion.rules.chromosome.odds.duel import ATTACKER, DEFENDER, START, Advice, Duel, Moment, Outlook
from companion.rules.chromosome.odds.ranges import Field, whole, worth
from companion.rules.chromosome.odds.window import Purses, Vector, Window, open_window


class Solution:
    """A duel played out backwards: subgame-perfect play at every moment of it.

    Every value is a whole number over `scale`; the properties and methods divide.
    """

    def __init__(self, duel: Duel) -> None:
        battle, faces = duel.battle, duel.battle.faces
        self.duel = duel
        self.sides = duel.sides
        self.worths = duel.worths
        self.faces = faces
        # Who helps nobody never spends: keep their points out of the standings.
        self.purses = Purses.holding(
            tuple(points if side else 0 for points, side in zip(duel.fates, self.sides, strict=True))
        )
        self.elimination = worth(Field.ELIMINATION, duel.elimination)
        parts = math.lcm(*(each.denominator for each in (*self.worths, self.elimination)))
        self.scale = parts * faces ** (sum(self.purses.most) + 2)
        self.prices = tuple(int(each * self.scale) for each in self.worths)
        players = len(self.sides)
        tolls: list[Vector] = [
            tuple(-price if each == player else 0 for each in range(players + 1))
            for player, price in enumerate(self.prices)
        ]
        others = tuple(player for player in range(2, players) if self.sides[player])
        self.at_stake: tuple[bool, ...] = (False, False)
        # Large dice saturate the losses, so that many of the attacker's faces lead to the same window.
        known: dict[tuple[Losses, ...], Window] = {}
        self.defence: list[Window] = []
        for attacker_die in range(1, faces + 1):
            ends = tuple(
                battle.result(battle.lead + attacker_die - defender_die)
                for defender_die in range(1, faces + 1)
            )
            window = known.get(ends)
            if window is None:
                window = known[ends] = open_window(
                    self.purses, (DEFENDER, ATTACKER, *others), self._endings(ends), tolls
                )
            self.defence.append(window)
        closing = list(zip(*(window.opening for window in self.defence), strict=True))
        self.attack = open_window(self.purses, (ATTACKER, DEFENDER, *others), closing, tolls)

    def value(self, player: int, moment: Moment = START) -> Fraction:
        """Expected tokens taken less lost + worth of fate kept, as this player counts them.

        Raises:
            OddsError: When the moment cannot be in this duel.
        """
        held = self._fates(moment)[player]
        return Fraction(self._worth(moment)[player], self.scale) + self.worths[player] * held

    @property
    def attacker_value(self) -> Fraction:
        """The value to the attacker before the dice."""
        return self.value(ATTACKER)

    @property
    def defender_value(self) -> Fraction:
        """The value to the defender before the dice."""
        return self.value(DEFENDER)

    def balance(self, moment: Moment = START) -> Fraction:
        """Expected tokens that the attacker takes less those it loses, under best play."""
        return Fraction(self._worth(moment)[-1], self.scale)

    def advise(self, moment: Moment) -> tuple[Advice, ...]:
        """Advice to every player about the die that lies, in the order in which they are asked.

        Each is told what holds when their turn comes, that is, when those asked before them pass. Players
        who help nobody come last, in their order.

        Raises:
            OddsError: When no die lies open to re-rolls, or the moment cannot be in this duel.
        """
        window, face = self._open(moment)
        fates = self._fates(moment)
        row = self._advise_row(window, self.purses.number(self._spendable(fates)), (face,))[0]
        idle = tuple(
            Advice(player, points > 0, False, 0, -self.prices[player], 0, 0, self.scale)
            for player, points in enumerate(fates)
            if not self.sides[player]
        )
        return row + idle

    def every_advice(self) -> Iterator[tuple[int, int | None, tuple[int, ...], tuple[Advice, ...]]]:
        """Advice for every die that can lie: attacker's die, defender's die, fate points, the advice."""
        faces = range(1, self.faces + 1)
        for number, held in enumerate(self.purses.standings):
            for face, row in zip(faces, self._advise_row(self.attack, number, faces), strict=True):
                yield face, None, held, row
        for attacker_die, window in zip(faces, self.defence, strict=True):
            for number, held in enumerate(self.purses.standings):
                for face, row in zip(faces, self._advise_row(window, number, faces), strict=True):
                    yield attacker_die, face, held, row

    @cached_property
    def outlook(self) -> Outlook:
        """What best play leads to from before the dice."""
        return self.outlook_from(START)

    def outlook_from(self, moment: Moment) -> Outlook:
        """What best play by everybody leads to from this moment on.

        Raises:
            OddsError: When the moment cannot be in this duel.
        """
        fates = self._spendable(self._fates(moment))
        self._worth(moment)  # refuses a moment that cannot be
        unit = self.faces ** (sum(fates) + 2)
        standing = self.purses.number(fates)
        size = len(self.purses.standings)
        ends: dict[Losses, int] = {}
        left = [0] * size

        def finish(attacker_die: int, defender_die: int, weights: list[int]) -> None:
            weight = sum(weights)
            if weight:
                end = self.duel.battle.result(self.duel.battle.lead + attacker_die - defender_die)
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
                who = window.lying(standing, face, moment.turn)[1]
            after = standing if who < 0 else standing - self.purses.strides[who]
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
        """Spread the weight of throws about to be made over the faces at which the window closes."""
        strides = self.purses.strides
        for number in range(len(thrown) - 1, -1, -1):
            weight = thrown[number] // self.faces
            if weight:
                for face, who in enumerate(window.choices[number]):
                    if who < 0:
                        closed[face][number] += weight
                    else:
                        thrown[number - strides[who]] += weight

    def _advise_row(
        self, window: Window, number: int, faces: range | tuple[int, ...]
    ) -> list[tuple[Advice, ...]]:
        scale, closing = self.scale, window.closing[number]
        offered = dict(window.offers[number])
        asked: list[tuple[int, int, Vector | None, int, int]] = []
        for player in reversed(window.asked):
            side, offer = self.sides[player], offered.get(player)
            force, tokens = (offer[player], side * offer[-1]) if offer else (0, 0)
            asked.append((player, side, offer, force, tokens))
        rows: list[tuple[Advice, ...]] = []
        for face in faces:
            value = closing[face - 1]
            row: list[Advice] = []
            for player, side, offer, force, force_tokens in asked:
                keep, tokens = value[player], side * value[-1]
                if offer is None:
                    row.append(Advice(player, False, False, keep, keep, tokens, tokens, scale))
                    continue
                row.append(Advice(player, True, force > keep, keep, force, tokens, force_tokens, scale))
                if force > keep:
                    value = offer
            row.reverse()
            if any(self.at_stake):
                fighters = [player for player, stake in enumerate(self.at_stake) if stake]
                row = [Advice(*each[:-1], each.player in fighters) for each in row]
            rows.append(tuple(row))
        return rows

    def _endings(self, ends: tuple[Losses, ...]) -> list[list[Vector]]:
        """Value vectors by standing and face when the battle has ended like that at each face."""
        rows = [self._vector(end.balance) for end in ends]
        fallen = [self.duel.eliminated(end) for end in ends]
        self.at_stake = tuple(
            before or any(out) for before, out in zip(self.at_stake, zip(*fallen, strict=True), strict=True)
        )
        if not any(map(any, fallen)):
            return [rows] * len(self.purses.standings)
        cost = int(self.elimination * self.scale)
        endings: list[list[Vector]] = []
        for held in self.purses.standings:
            losses = [self.prices[fighter] * held[fighter] + cost for fighter in (ATTACKER, DEFENDER)]
            endings.append(
                [
                    (
                        *(value - out * loss for value, out, loss in zip(row, outs, losses, strict=False)),
                        *row[DEFENDER + 1 :],
                    )
                    for row, outs in zip(rows, fallen, strict=True)
                ]
            )
        return endings

    def _vector(self, balance: int) -> Vector:
        return (*(side * balance * self.scale for side in self.sides), balance * self.scale)

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
                return window.lying(number, face, moment.turn)[0]

    def _open(self, moment: Moment) -> tuple[Window, int]:
        """The window that is open at this moment and the face that lies in it."""
        face = self._face(moment.attacker_die)
        window = self.attack
        if moment.defender_die is not None:
            window, face = self.defence[face - 1], self._face(moment.defender_die)
        whole(Field.TURN, moment.turn, 0, len(window.asked))
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


def solve(duel: Duel) -> Solution:
    """Play the duel out backwards."""
    return Solution(duel)
