"""The explanation of every figure, as keys and numbers: the sentences are in `locales/*/chromosome/odds.ftl`.

A screen or the command line turns an `Explanation` into a sentence with `spell`, which formats shares and
amounts for the language.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, Protocol, TypeAlias

from companion.rules.chromosome.luck import SIGNIFICANT, LuckReport, PlayerLuck
from companion.rules.chromosome.odds.battle import BattleOdds
from companion.rules.chromosome.odds.commitment import Row
from companion.rules.chromosome.odds.duel import Advice
from companion.rules.chromosome.odds.phase import Phase
from companion.rules.chromosome.odds.ranges import ELIMINATION, Field, Worth, worth
from companion.rules.chromosome.odds.resistance import (
    PlayerProspect,
    ResistanceAdvice,
    ResistanceOdds,
    Rival,
    SeatTests,
    played,
)
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.chromosome.questions import about_rivals
from companion.rules.chromosome.state import ResistanceTest
from companion.rules.dice import OddsError


@dataclass(frozen=True, slots=True)
class Probability:
    """A single probability, from 0 to 1."""

    of_one: Fraction | float


@dataclass(frozen=True, slots=True)
class Amount:
    """Tokens, points or irradiation, with up to two decimals; `signed` also shows a plus sign."""

    value: Fraction
    signed: bool = False


Given: TypeAlias = "int | str | Probability | Amount | tuple[Explanation, ...]"


@dataclass(frozen=True, slots=True)
class Explanation:
    """An unformatted sentence: its message key and parameters.

    A parameter that is a tuple of explanations becomes their sentences joined by `+`.
    """

    key: str
    params: Mapping[str, Given] = field(default_factory=dict[str, Given])


UNEVEN = 0.01
"""P-value below which uneven faces make the die suspect."""

MOST_GAMES = 1000
"""Maximum for "once in this many games"; rarer luck is stated as this number."""


class Speaker(Protocol):
    """The part of a language that `spell` needs; `companion.words.Words` is one."""

    def __call__(self, key: str, /, **params: str | int) -> str: ...

    def percent(self, share: Fraction | float, /) -> str:
        """Format a probability in whole per cent."""
        ...

    def number(self, amount: Fraction, /, decimals: int = 0) -> str:
        """Format an amount with this many decimals."""
        ...

    def signed(self, amount: Fraction, /, decimals: int = 0) -> str:
        """Format an amount with its sign."""
        ...


def spell(words: Speaker, explanation: Explanation) -> str:
    """Return the sentence of an explanation in the language of `words`."""

    def told(given: Given) -> str | int:
        match given:
            case Probability(of_one):
                return words.percent(of_one)
            case Amount(value, signed):
                decimals = min(places for places in (0, 1, 2) if places == 2 or not value * 10**places % 1)
                return (words.signed if signed else words.number)(value, decimals=decimals)
            case tuple():
                return " + ".join(spell(words, part) for part in given)
            case _:
                return given

    return words(explanation.key, **{name: told(given) for name, given in explanation.params.items()})


def error(problem: OddsError, words: Speaker) -> str:
    """Return the sentence that names the field and its range."""
    params = problem.params
    return words(problem.key, **{**params, "field": words(str(params["field"]))})


def battle_chance(odds: BattleOdds, winner: int, what: str) -> Explanation:
    """Explain in how many throws the attacker wins (1), ties (0) or loses (-1) a battle without re-rolls."""
    ways = sum(weight for end, weight in odds.weights.items() if end.winner == winner)
    return Explanation(
        "odds-why-ways", {"what": what[:1].upper() + what[1:], "ways": ways, "throws": odds.denominator}
    )


def expected_loss(losses: Mapping[int, Fraction]) -> Explanation:
    """Explain an expected loss: each number of tokens times its chance."""
    return _weighted_sum("odds-why-loss-sum", "odds-why-no-loss", losses)


def expected_dose(odds: ResistanceOdds) -> Explanation:
    return _weighted_sum("odds-why-dose-sum", "odds-why-no-dose", odds.dose)


def _weighted_sum(key: str, nothing: str, shares: Mapping[int, Fraction]) -> Explanation:
    parts = tuple(
        Explanation("odds-why-part", {"count": count, "share": Probability(share)})
        for count, share in shares.items()
        if count
    )
    if not parts:
        return Explanation(nothing)
    total = sum((count * share for count, share in shares.items()), Fraction(0))
    return Explanation(key, {"parts": parts, "total": Amount(total)})


def threat(test: ResistanceTest) -> Explanation:
    """Explain the threat, and how the dose follows from it and the face of the die."""
    return Explanation(
        "odds-why-threat",
        {
            "power": test.power,
            "groups": test.groups,
            "threat": test.threat,
            "genes": test.building,
        },
    )


def eliminated(room: int, odds: ResistanceOdds) -> Explanation:
    """Explain how often a test eliminates; `room` is the highest dose that the player survives."""
    if not odds.eliminated:
        return Explanation("odds-why-safe", {"room": room})
    share = Probability(odds.eliminated)
    return Explanation("odds-why-eliminated", {"room": room, "dose": room + 1, "share": share})


ALMOST_NOTHING = Fraction(1, 4)
"""The gain, in tokens, below which a re-roll changes almost nothing."""


Stakes: TypeAlias = Advice | ResistanceAdvice
"""Advice on a die that may cause elimination, with the chances if it is accepted and after a re-roll."""


def elimination_advice(given: Stakes, out: str, after: str, *, waits: bool = False) -> Explanation | None:
    """Return advice on a die that may eliminate; None if a re-roll does not change the chance.

    Args:
        out: The formatted chance of elimination when the die is accepted.
        after: The same after a re-roll.
        waits: Whether the player can still re-roll their own die later.
    """
    if given.hopeless:
        return Explanation("odds-advice-lost")
    if given.reroll and given.eliminated == 1:
        return Explanation("odds-advice-must")
    if not given.reroll and waits and 0 < given.eliminated < 1:
        return Explanation("odds-advice-wait")
    if out == after:
        return None
    shares: dict[str, Given] = {"out": out, "after": after}
    if given.eliminated_after < given.eliminated:
        return Explanation("odds-advice-out-reroll" if given.reroll else "odds-advice-out-keep", shares)
    return Explanation("odds-advice-risk-reroll" if given.reroll else "odds-advice-risk-keep", shares)


def advice(given: Advice, out: str = "", after: str = "") -> Explanation:
    """Return the advice on a die of a battle, in words; `advice_sum` has the figures.

    Args:
        out: The formatted chance to lose the last tokens when the die is accepted; empty if nobody can lose
            them.
        after: The same after a re-roll.
    """
    if not given.able:
        return Explanation("odds-advice-no-fate")
    about_last = elimination_advice(given, out, after, waits=given.waits) if given.at_stake else None
    if about_last is not None:
        return about_last
    if given.reroll:
        return Explanation("odds-advice-reroll")
    if given.gain <= 0:
        return Explanation("odds-advice-no-gain")
    if given.gain >= given.price:
        return Explanation("odds-advice-keep-further", {"cost": Amount(given.cost)})
    key = "odds-advice-keep-little" if given.gain < ALMOST_NOTHING else "odds-advice-keep"
    return Explanation(key, {"cost": _points(given.price)})


def _points(amount: Fraction) -> int | Amount:
    """Return points as a parameter of a sentence, as an int if whole so that a plural can be selected."""
    return amount.numerator if amount.denominator == 1 else Amount(amount)


def advice_sum(given: Advice, elimination: Worth = ELIMINATION) -> Explanation:
    """Explain the advice: the balance of tokens if the die is accepted, and the balance after a re-roll.

    Args:
        elimination: The assumed cost of an elimination in points.
    """
    if given.at_stake:
        return Explanation(
            "odds-why-advice-last",
            {
                "keep": Amount(given.balance, signed=True),
                "force": Amount(given.balance_after, signed=True),
                "cost": _points(worth(Field.ELIMINATION, elimination)),
                "net": Amount(given.net, signed=True),
            },
        )
    return Explanation(
        "odds-why-advice",
        {
            "keep": Amount(given.balance, signed=True),
            "force": Amount(given.balance_after, signed=True),
            "gain": Amount(given.gain, signed=True),
            "cost": Amount(given.cost),
        },
    )


def commitment(row: Row, side: Literal["attacker", "defender"] = "attacker") -> Explanation:
    """Explain a commitment's results; `side` is the side of the row's table."""
    if side == "attacker":
        key = "odds-commit-best" if row.best else "odds-commit"
    else:
        key = "odds-answer-best" if row.best else "odds-answer"
    return Explanation(
        key,
        {
            "genes": row.own.genes,
            "fate": row.own.fate,
            "othergenes": row.other.genes,
            "otherfate": row.other.fate,
            "value": Amount(row.value, signed=True),
        },
    )


def survival(prospect: PlayerProspect) -> Explanation:
    """Explain a player's chance to survive a radiation phase."""
    return Explanation(
        "odds-why-survival",
        {
            "share": Probability(prospect.survives),
            "dose": Amount(prospect.expected_dose),
            "spent": Amount(prospect.fate_spent),
        },
    )


def test_sums(tests: SeatTests) -> tuple[Explanation, ...]:
    """Explain the figures of one test: threat, expected dose, chance to be eliminated."""
    odds = played(tests).first
    return threat(tests.tests[0]), expected_dose(odds), eliminated(tests.room, odds)


LEFT_OUT = Explanation("odds-why-left-out")
"""The moves that the odds ignore."""


def _counted(tests: SeatTests) -> tuple[Explanation, ...]:
    """Say whether the odds count fate as a building gene, and which moves they ignore."""
    if not tests.tests:
        return ()
    lends = tests.lends and tests.fate and tests.rerolls != Rerolls.NONE
    return (Explanation("odds-why-lends"), LEFT_OUT) if lends else (LEFT_OUT,)


def phase_sums(phase: Phase, seat: int) -> tuple[Explanation, ...]:
    """Explain a player's prospect."""
    tests = phase.of(seat)
    return (
        *([phase_tests(tests)] if tests.tests else []),
        survival(phase.prospect(seat)),
        *([phase_rerolls(tests)] if tests.fate and phase.rerolls != Rerolls.NONE else []),
        *_counted(tests),
        *(said for rival in tests.rivals for said in rivals(rival)),
    )


def phase_tests(tests: SeatTests) -> Explanation:
    """Explain the tests that a player faces, in order. There must be at least one."""
    told = ", ".join(f"{test.power} + {test.groups}" for test in tests.tests)
    genes = tests.tests[-1].building
    if not genes:
        return Explanation("odds-why-phase-tests", {"tests": told})
    return Explanation("odds-why-phase-tests-genes", {"tests": told, "genes": genes})


def phase_rerolls(tests: SeatTests) -> Explanation:
    """Explain when a player re-rolls in the phase, by the worth of fate and the cost of elimination."""
    price, cost = worth(Field.FATE_WORTH, tests.fate_worth), worth(Field.ELIMINATION, tests.elimination)
    return Explanation("odds-why-phase-rerolls", {"worth": Amount(price), "cost": Amount(cost)})


def rivals(rival: Rival) -> Iterator[Explanation]:
    """Explain the fate and the objective assumed for the rivals in a test."""
    for key, params in about_rivals(rival):
        yield Explanation(key, {name: _points(Fraction(value)) for name, value in params.items()})


def luck(report: LuckReport) -> Explanation:
    """Explain in one sentence who had the most unusual luck, or that nobody's luck was unusual."""
    lucky, unlucky = report.luckiest, report.unluckiest
    if lucky is None or unlucky is None or not any(each.throws for each in report.players):
        return Explanation("luck-no-dice")
    told = [each for each in (lucky, unlucky) if each.verdict != "usual"]
    if not told:
        return Explanation("luck-nobody", {"player": lucky.player, "pips": _pips(lucky)})
    oddest = max(told, key=lambda each: abs(each.score))
    given = {"player": oddest.player, "pips": _pips(oddest), "games": _once_in(oddest.corrected)}
    return Explanation("luck-lucky" if oddest.verdict == "lucky" else "luck-unlucky", given)


def player_luck(own: PlayerLuck) -> tuple[Explanation, ...]:
    """Explain one player's dice against the expectation."""
    sums: dict[str, Given] = {
        "player": own.player,
        "throws": own.throws,
        "total": own.total,
        "expected": Amount(own.expected),
    }
    rare = own.luck.p_value < SIGNIFICANT
    return (
        Explanation("luck-player", sums),
        Explanation("luck-rare", {"games": _once_in(own.luck.p_value)})
        if rare
        else Explanation("luck-usual"),
        *([Explanation("luck-uneven")] if own.fairness.p_value < UNEVEN else []),
    )


def _once_in(p_value: float) -> int:
    """Return the number of games in which an event this unlikely happens at most once."""
    return math.floor(1 / max(p_value, 1 / MOST_GAMES))


def player_rerolls(own: PlayerLuck) -> Explanation:
    """Explain the effect of the re-rolls that a player paid for."""
    if not own.rerolls.count:
        return Explanation("luck-no-rerolls", {"player": own.player})
    return Explanation(
        "luck-rerolls",
        {
            "player": own.player,
            "count": own.rerolls.count,
            "gained": Amount(Fraction(own.rerolls.gained), signed=True),
            "expected": Amount(own.rerolls.expected, signed=True),
        },
    )


def _pips(own: PlayerLuck) -> Amount:
    return Amount(own.surplus, signed=True)
