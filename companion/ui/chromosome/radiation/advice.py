"""Advice about the die that lies in a resistance test, in one line, with the sum behind it on demand."""

from __future__ import annotations

from fractions import Fraction

import flet as ft

from companion.rules.chromosome.advice.phase import Nearby
from companion.rules.chromosome.advice.resistance import SeatResistanceAdvice, resistance_advice
from companion.rules.chromosome.odds import ELIMINATION, Rerolls
from companion.rules.chromosome.odds import explain as why
from companion.rules.chromosome.state import Player, State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.advice import Opened, SpokenAdvice, advice_lines
from companion.ui.core.style import Style
from companion.words import Words


def advice_parts(
    style: Style, context: GameContext, state: State, opened: Opened, nearby: Nearby, rerolls: Rerolls
) -> list[ft.Control]:
    """Draw a line for the tester if a re-roll would help, and for each rival for whom it would pay."""
    told: list[SpokenAdvice] = []
    for each in resistance_advice(state, opened.worth.points, nearby, rerolls):
        seats = tuple(seat for seat in each.seats if context.sees_odds(seat))
        if seats:
            said = advice_words(style.words, state, each)
            told.append(SpokenAdvice(seats, said, _advice_sum(style, each)))
    return advice_lines(style, state, told, opened, style.words(f"rerolls-{rerolls}"))


def advice_words(words: Words, state: State, told: SeatResistanceAdvice) -> str:
    """Return the advice in one line: about elimination where that is at stake, else about the dose."""
    given = told.advice
    out, after = words.percent(given.eliminated), words.percent(given.eliminated_after)
    if not given.own:
        said = words("radiation-advice-rival", player=tester(state).name, out=out, after=after)
    else:
        about_out = why.elimination_advice(given, out, after)
        said = _about_dose(words, told) if about_out is None else why.spell(words, about_out)
        if given.reroll and given.eliminated == 1 and _a_gene_saves(state):
            return words("radiation-advice-lend")
        if given.eliminated == 1:
            # Nothing that follows matters to who is out now.
            return said
    return words("radiation-advice-whole", advice=said) if told.whole else said


def _about_dose(words: Words, told: SeatResistanceAdvice) -> str:
    given = told.advice
    doses = {"dose": short(words, given.dose), "after": short(words, given.dose_after)}
    if given.reroll:
        return words("radiation-advice-reroll", **doses)
    return words("radiation-advice-keep", **doses, price=words.number(given.price, 0))


def _advice_sum(style: Style, told: SeatResistanceAdvice) -> list[str]:
    words, given = style.words, told.advice
    said = words(
        "radiation-advice-sum",
        dose=short(words, given.dose),
        after=short(words, given.dose_after),
        out=words.percent(given.eliminated),
        outafter=words.percent(given.eliminated_after),
        price=words.number(given.price, 0),
        net=words.signed(given.net, 1),
    )
    if given.own and (given.eliminated or given.eliminated_after):
        return [said, words("radiation-advice-stake", cost=ELIMINATION)]
    return [said]


def short(words: Words, amount: Fraction) -> str:
    """Format an amount, with one decimal where it needs one."""
    return words.number(amount, 0 if amount.denominator == 1 else 1)


def _a_gene_saves(state: State) -> bool:
    """Return whether a fate point as a building gene saves the tester: that is surer than a re-roll."""
    assert state.radiation is not None, "no radiation is under way"
    test, roll, player = state.radiation.tests[0], state.roll, tester(state)
    if not (player.fate_token and player.fate) or roll is None or roll.face is None:
        return False
    dose = test.replace(building=test.building + 1).dose(roll.face)
    return player.irradiation + dose <= state.options.irradiation_limit


def tester(state: State) -> Player:
    """Return the player who makes the current test."""
    assert state.radiation is not None, "no radiation is under way"
    return state.players[state.radiation.tests[0].seat]
