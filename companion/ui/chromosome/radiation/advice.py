"""Advice about the die that lies in a resistance test, in one line, with the sum behind it on demand."""

from __future__ import annotations

from fractions import Fraction

import flet as ft

from companion.rules.chromosome.advice.phase import Nearby
from companion.rules.chromosome.advice.resistance import SeatResistanceAdvice, resistance_advice
from companion.rules.chromosome.odds import ELIMINATION
from companion.rules.chromosome.state import Player, State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.advice import Opened, SpokenAdvice, advice_lines
from companion.ui.core.style import Style


def advice_parts(
    style: Style, context: GameContext, state: State, opened: Opened, nearby: Nearby
) -> list[ft.Control]:
    """A line for the one who tests where a re-roll would help, and for rivals for whom it would pay."""
    told = [
        SpokenAdvice(each.seat, advice_words(style, state, each), _advice_sum(style, each))
        for each in resistance_advice(state, opened.worth.points, nearby)
        if context.sees_odds(each.seat)
    ]
    return advice_lines(style, state, told, opened)


def advice_words(style: Style, state: State, told: SeatResistanceAdvice) -> str:
    """The advice in one line: about being eliminated where that is at stake, else about the dose."""
    said = _verdict(style, state, told)
    return style.words("radiation-advice-whole", advice=said) if told.whole else said


def _verdict(style: Style, state: State, told: SeatResistanceAdvice) -> str:
    words, given = style.words, told.advice
    verdict = "reroll" if given.reroll else "keep"
    out, after = words.percent(given.eliminated), words.percent(given.eliminated_after)
    if not given.own:
        return words("radiation-advice-rival", player=tester(state).name, out=out, after=after)
    if given.eliminated or given.eliminated_after:
        return words(f"radiation-advice-out-{verdict}", out=out, after=after)
    doses = {"dose": short(style, given.dose), "after": short(style, given.dose_after)}
    if given.reroll:
        return words("radiation-advice-reroll", **doses)
    return words("radiation-advice-keep", **doses, price=words.number(given.price, 0))


def _advice_sum(style: Style, told: SeatResistanceAdvice) -> list[str]:
    words, given = style.words, told.advice
    said = words(
        "radiation-advice-sum",
        dose=short(style, given.dose),
        after=short(style, given.dose_after),
        out=words.percent(given.eliminated),
        outafter=words.percent(given.eliminated_after),
        price=words.number(given.price, 0),
        net=words.signed(given.net, 1),
    )
    if given.own and (given.eliminated or given.eliminated_after):
        return [said, words("radiation-advice-stake", cost=ELIMINATION)]
    return [said]


def short(style: Style, amount: Fraction) -> str:
    """An amount with one decimal where it needs one."""
    return style.words.number(amount, 0 if amount.denominator == 1 else 1)


def tester(state: State) -> Player:
    """Who makes the test under way."""
    assert state.radiation is not None, "no radiation is under way"
    return state.players[state.radiation.tests[0].seat]
