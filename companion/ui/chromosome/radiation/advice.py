"""Advice about the die that lies in a resistance test, in one line, with the sum behind it on demand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import flet as ft

from companion.rules.chromosome.odds import ELIMINATION
from companion.rules.chromosome.state import Player, State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.worth import Worth, worth_row
from companion.ui.chromosome.radiation.chances import Told, advice
from companion.ui.chromosome.radiation.forecast import Nearby
from companion.ui.core.style import Style
from companion.ui.widgets.odds import advice_line, explanation


@dataclass(frozen=True)
class Opened:
    """Which sum lies open on this device: `odds`, the seat that an advice is for, or None."""

    what: str | int | None
    open: Callable[[str | int], Any]


def advice_parts(
    style: Style, context: GameContext, state: State, opened: Opened, nearby: Nearby, worth: Worth
) -> list[ft.Control]:
    """A line for the one who tests where a re-roll would help, and for rivals for whom it would pay."""
    words, p = style.words, style.palette
    lines: list[ft.Control] = []
    for told in advice(state, worth.points, nearby):
        if not context.sees_odds(told.seat):
            continue
        player = state.players[told.seat]
        sentence = advice_words(style, state, told)
        lines.append(
            advice_line(
                style,
                words("battle-advice-for", player=player.name),
                sentence,
                p.players[player.colour],
                on_press=_opens(opened, told.seat),
                label=words("battle-advice-spoken", player=player.name, advice=sentence),
            )
        )
        if opened.what == told.seat:
            lines.append(explanation(style, _advice_sum(style, told)))
            lines.append(worth_row(style, worth))
    return lines


def _opens(opened: Opened, seat: int) -> Callable[[], Any]:
    return lambda: opened.open(seat)


def advice_words(style: Style, state: State, told: Told) -> str:
    """The advice in one line: about being eliminated where that is at stake, else about the dose."""
    said = _verdict(style, state, told)
    return style.words("radiation-advice-whole", advice=said) if told.whole else said


def _verdict(style: Style, state: State, told: Told) -> str:
    words, given = style.words, told.advice
    verdict = "reroll" if given.reroll else "keep"
    out, after = words.percent(given.eliminated), words.percent(given.eliminated_after)
    if not given.own:
        return words("radiation-advice-rival", player=tester(state).name, out=out, after=after)
    if given.eliminated or given.eliminated_after:
        return words(f"radiation-advice-out-{verdict}", out=out, after=after)
    return words(
        f"radiation-advice-{verdict}",
        dose=short(style, given.dose),
        after=short(style, given.dose_after),
    )


def _advice_sum(style: Style, told: Told) -> list[str]:
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
