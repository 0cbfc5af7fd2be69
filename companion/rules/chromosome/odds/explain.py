"""The sum behind every figure, as keys and figures: the sentences stand in `locales/*/chromosome/odds.ftl`.

A screen or the command line turns an `Explanation` into a sentence with `spell`, which writes shares and
amounts as the language does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, Protocol, TypeAlias

from companion.rules.chromosome.luck import LuckReport, PlayerLuck
from companion.rules.chromosome.odds.battle import Battle, BattleOdds
from companion.rules.chromosome.odds.commitment import Row
from companion.rules.chromosome.odds.duel import Advice
from companion.rules.chromosome.odds.phase import Exposed, Phase, PlayerProspect
from companion.rules.chromosome.odds.ranges import ELIMINATION, Field, worth
from companion.rules.chromosome.odds.resistance import ResistanceAdvice, ResistanceOdds, ResistanceTest
from companion.rules.dice import OddsError


@dataclass(frozen=True, slots=True)
class Share:
    """A probability, 0 to 1."""

    of_one: Fraction | float


@dataclass(frozen=True, slots=True)
class Amount:
    """Tokens, points or irradiation, with up to two decimals; `signed` shows a plus too."""

    value: Fraction
    signed: bool = False


Given: TypeAlias = "int | str | Share | Amount | tuple[Explanation, ...]"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A sentence to be: its message key and what it is told; several explanations are added up with +."""

    key: str
    params: Mapping[str, Given] = field(default_factory=dict[str, Given])


class Speaker(Protocol):
    """What `spell` needs of a language; `companion.words.Words` is one."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The sentence of a key."""
        ...

    def percent(self, share: Fraction | float, /) -> str:
        """A probability in whole per cent."""
        ...

    def number(self, amount: Fraction, /, decimals: int = 0) -> str:
        """An amount with that many decimals."""
        ...

    def signed(self, amount: Fraction, /, decimals: int = 0) -> str:
        """An amount with its sign."""
        ...


def spell(words: Speaker, explanation: Explanation) -> str:
    """The sentence of an explanation in the language of `words`."""

    def told(given: Given) -> str | int:
        match given:
            case Share(of_one):
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
    """The sentence that names the field and its range."""
    params = problem.params
    return words(problem.key, **{**params, "field": words(str(params["field"]))})


def battle_chance(battle: Battle, odds: BattleOdds, winner: int) -> Explanation:
    """Why a plain battle is won (1), tied (0) or lost (-1) by the attacker that often."""
    ways = sum(weight for end, weight in odds.weights.items() if end.winner == winner)
    key = {1: "odds-why-win", 0: "odds-why-tie", -1: "odds-why-loss"}[winner]
    return Explanation(
        key,
        {
            "attacker": battle.attacker_strength,
            "defender": battle.defender_strength,
            "ways": ways,
            "throws": odds.denominator,
            "share": Share(Fraction(ways, odds.denominator)),
        },
    )


def played_chance(odds: BattleOdds, winner: int) -> Explanation:
    """How often a battle with re-rolls is won (1), tied (0) or lost (-1) by the attacker."""
    share = {1: odds.attacker_wins, 0: odds.tie, -1: odds.defender_wins}[winner]
    key = {1: "odds-why-win-played", 0: "odds-why-tie-played", -1: "odds-why-loss-played"}[winner]
    return Explanation(key, {"share": Share(share)})


def expected_loss(losses: Mapping[int, Fraction]) -> Explanation:
    """The sum behind an expected loss: each number of tokens times its chance."""
    return _weighted_sum("odds-why-loss-sum", "odds-why-no-loss", losses)


def expected_dose(odds: ResistanceOdds) -> Explanation:
    """The sum behind an expected dose: each dose times its chance."""
    return _weighted_sum("odds-why-dose-sum", "odds-why-no-dose", odds.dose)


def _weighted_sum(key: str, nothing: str, shares: Mapping[int, Fraction]) -> Explanation:
    parts = tuple(
        Explanation("odds-why-part", {"count": count, "share": Share(share)})
        for count, share in shares.items()
        if count
    )
    if not parts:
        return Explanation(nothing)
    total = sum((count * share for count, share in shares.items()), Fraction(0))
    return Explanation(key, {"parts": parts, "total": Amount(total)})


def threat(test: ResistanceTest) -> Explanation:
    """What a face of the die costs."""
    return Explanation(
        "odds-why-threat",
        {
            "power": test.power,
            "groups": test.groups,
            "threat": test.threat,
            "genes": test.building_genes,
        },
    )


def eliminated(test: ResistanceTest, odds: ResistanceOdds) -> Explanation:
    """Why a test eliminates that often."""
    room = test.limit - test.irradiation
    share = Share(odds.eliminated)
    if not odds.eliminated:
        return Explanation("odds-why-safe", {"room": room})
    return Explanation("odds-why-eliminated", {"room": room, "dose": room + 1, "share": share})


def advice(given: Advice) -> Explanation:
    """What to do about the die that lies in a battle, in words and numbers."""
    if not given.able:
        return Explanation("odds-advice-no-fate")
    if given.at_stake:
        key = "odds-advice-last-reroll" if given.reroll else "odds-advice-last-keep"
        return Explanation(
            key, {"gain": Amount(given.gain, signed=True), "net": Amount(given.net, signed=True)}
        )
    if given.gain <= 0 and not given.reroll:
        return Explanation("odds-advice-no-gain", {"gain": Amount(given.gain, signed=True)})
    key = "odds-advice-reroll" if given.reroll else "odds-advice-keep"
    return Explanation(key, {"gain": Amount(given.gain, signed=True), "cost": Amount(given.cost)})


def advice_sum(given: Advice) -> Explanation:
    """The sum behind an advice: the balance of tokens if the die is left, and after a re-roll."""
    if given.at_stake:
        return Explanation(
            "odds-why-advice-last",
            {
                "keep": Amount(given.balance, signed=True),
                "force": Amount(given.balance_after, signed=True),
                "cost": ELIMINATION,
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


def resistance_advice(given: ResistanceAdvice) -> Explanation:
    """What to do about the die that lies in a resistance test."""
    if not given.able:
        return Explanation("odds-advice-no-fate")
    own = "own" if given.own else "rival"
    verdict = "reroll" if given.reroll else "keep"
    return Explanation(
        f"odds-test-{own}-{verdict}",
        {
            "dose": Amount(given.dose),
            "after": Amount(given.dose_after),
            "out": Share(given.eliminated),
            "outafter": Share(given.eliminated_after),
            "net": Amount(given.net, signed=True),
        },
    )


def fate_spent(spent: Fraction, worth: Fraction) -> Explanation:
    """What re-rolls cost on average."""
    return Explanation("odds-why-fate-spent", {"spent": Amount(spent), "points": Amount(spent * worth)})


def value(balance: Fraction, kept: Fraction, worth: Fraction) -> Explanation:
    """The sum behind the value of a battle: balance of tokens and worth of the fate kept."""
    return Explanation(
        "odds-why-value",
        {
            "balance": Amount(balance, signed=True),
            "kept": Amount(kept),
            "worth": Amount(worth),
            "total": Amount(balance + kept * worth, signed=True),
        },
    )


def commitment(row: Row, side: Literal["attacker", "defender"] = "attacker") -> Explanation:
    """What follows from committing that much; `side` is whose table the row is from."""
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
    """What a radiation phase holds for a player."""
    return Explanation(
        "odds-why-survival",
        {
            "share": Share(prospect.survives),
            "dose": Amount(prospect.expected_dose),
            "spent": Amount(prospect.fate_spent),
        },
    )


def phase_tests(phase: Phase, seat: int) -> Explanation:
    """The tests that a player faces, in their order; the player must face at least one."""
    player = phase.players[seat]
    areas = sorted(phase.areas, key=lambda area: -area.power)
    sums = [f"{area.power} + {area.groups[seat]}" for area in areas if area.groups[seat]]
    if not player.building_genes:
        return Explanation("odds-why-phase-tests", {"tests": ", ".join(sums)})
    given = {"tests": ", ".join(sums), "genes": player.building_genes}
    return Explanation("odds-why-phase-tests-genes", given)


def phase_rerolls(player: Exposed) -> Explanation:
    """When a player re-rolls in the phase: at what worth of fate, at what cost of elimination."""
    price, cost = worth(Field.FATE_WORTH, player.fate_worth), worth(Field.ELIMINATION, player.elimination)
    return Explanation("odds-why-phase-rerolls", {"worth": Amount(price), "cost": Amount(cost)})


def luck(report: LuckReport) -> Explanation:
    """Who was lucky, in one honest sentence; players are named by their `player`."""
    lucky, unlucky = report.luckiest, report.unluckiest
    if lucky is None or unlucky is None or not any(each.throws for each in report.players):
        return Explanation("luck-no-dice")
    told = [each for each in (lucky, unlucky) if each.verdict != "usual"]
    if not told:
        return Explanation("luck-nobody", {"player": lucky.player, "pips": _pips(lucky)})
    oddest = max(told, key=lambda each: abs(each.score))
    key = "luck-lucky" if oddest.verdict == "lucky" else "luck-unlucky"
    return Explanation(
        key, {"player": oddest.player, "pips": _pips(oddest), "share": Share(oddest.corrected)}
    )


def player_luck(own: PlayerLuck) -> Explanation:
    """One player's dice against their expectation, with the p-value."""
    return Explanation(
        "luck-player",
        {
            "player": own.player,
            "throws": own.throws,
            "total": own.total,
            "expected": Amount(own.expected),
            "share": Share(own.luck.p_value),
            "faces": Share(own.fairness.p_value),
        },
    )


def player_rerolls(own: PlayerLuck) -> Explanation:
    """What the re-rolls did that a player paid for."""
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
