"""The odds of a battle on the screen: the bar, expected losses, and the sums behind them on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.advice.battle import BattleSituation, Helpers, battle_advice, bystanders
from companion.rules.chromosome.odds import Battle, BattleOdds, Helps
from companion.rules.chromosome.odds import explain as why
from companion.rules.chromosome.state import SIDES, State
from companion.ui.chromosome.battle.sides import colour_of
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.advice import Opened, SpokenAdvice, advice_lines
from companion.ui.chromosome.player.worth import worth_row
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.odds import Part, explanation, odds_bar, share_table
from companion.ui.widgets.press import Press, row_button

NEVER = Fraction(0)


class SideLabel(NamedTuple):
    """How one side of a battle is called and drawn."""

    name: str
    wins: str
    """That this side wins, in three words at most."""

    colour: str


Sides = tuple[SideLabel, SideLabel]
"""Attacker and defender."""


def outcome_bar(
    style: Style, odds: BattleOdds, sides: Sides, tied: str, on_press: Press | None, label: str
) -> ft.Control:
    """Who wins how often: attacker, tie, defender."""
    p, (one, other) = style.palette, sides
    parts = [
        Part(odds.attacker_wins, one.wins, one.colour, one.colour),
        Part(odds.tie, tied, p.tie, p.quiet),
        Part(odds.defender_wins, other.wins, other.colour, other.colour),
    ]
    return odds_bar(style, parts, on_press=on_press, label=label)


def loss_table(style: Style, title: str, odds: BattleOdds, sides: Sides) -> ft.Control:
    """How many tokens either side loses how often."""
    losses = (odds.attacker_losses, odds.defender_losses)
    rows = [
        (style.words.number(count), [each.get(count, NEVER) for each in losses])
        for count in sorted({*losses[0], *losses[1]})
    ]
    return share_table(style, title, [(side.name, side.colour) for side in sides], rows)


def chance_sums(style: Style, battle: Battle, odds: BattleOdds, *, played: bool = False) -> list[str]:
    """How the three shares of the bar come about, re-rolls played out or left out."""
    reasons = (
        why.played_chance(odds, winner) if played else why.battle_chance(battle, odds, winner)
        for winner in (1, 0, -1)
    )
    return [why.spell(style.words, reason) for reason in reasons]


def loss_sums(style: Style, odds: BattleOdds) -> tuple[str, str]:
    """How the expected losses of attacker and defender come about."""
    one, other = (
        why.spell(style.words, why.expected_loss(losses))
        for losses in (odds.attacker_losses, odds.defender_losses)
    )
    return one, other


@dataclass(frozen=True)
class ShownOdds:
    """What of the odds lies open on this device, and what it was told about bystanders.

    Attributes:
        opened: Which sum lies open.
        helpers: Whom bystanders help.
        help: Changes that for a seat.
    """

    opened: Opened
    helpers: Helpers
    help: Callable[[int, Helps], Any]


def side_labels(style: Style, state: State) -> Sides:
    """How the sides of the battle of this state are called."""
    battle = state.battle
    assert battle is not None, "no battle is under way"
    players = (state.players[battle.fighter(side).seat] for side in SIDES)
    one, other = (
        SideLabel(
            player.name,
            style.words("battle-wins", player=player.name),
            colour_of(style, state, player.seat),
        )
        for player in players
    )
    return one, other


def odds_part(
    style: Style, state: State, situation: BattleSituation, attacker_die: int | None, opened: Opened
) -> ft.Control:
    """The bar with its three words; a press shows the sums behind it."""
    return outcome_bar(
        style,
        situation.odds(attacker_die),
        side_labels(style, state),
        style.words("battle-tie"),
        opened.toggle("odds"),
        _hint(style, opened),
    )


def _hint(style: Style, opened: Opened) -> str:
    return style.words("battle-odds-close" if opened.what == "odds" else "battle-odds-open")


def chances_part(
    style: Style,
    state: State,
    situation: BattleSituation,
    attacker_die: int | None,
    shown: ShownOdds,
    *,
    bar: ft.Control | None = None,
    more: Sequence[str] = (),
) -> ft.Control:
    """The bar with its three words, expected losses, and below them the sums when they lie open.

    Args:
        style: The style.
        state: With a battle under way.
        situation: The battle as the odds take it.
        attacker_die: The face that lies, if any.
        shown: What lies open.
        bar: A component that draws `odds_part` by itself.
        more: Further sums, for when they lie open.
    """
    words, opened = style.words, shown.opened
    odds, (attacker, defender) = situation.odds(attacker_die), side_labels(style, state)
    parts: list[ft.Control] = [bar or odds_part(style, state, situation, attacker_die, opened)]
    if attacker_die is None or opened.what == "odds":
        expected = words(
            "battle-expected",
            attacker=attacker.name,
            defender=defender.name,
            lost=words.number(odds.expected_attacker_loss, 1),
            taken=words.number(odds.expected_defender_loss, 1),
        )
        line = style.text(expected, LABEL, style.palette.quiet, lines=3)
        label = f"{_hint(style, opened)}, {expected}"
        parts.append(row_button(style, line, opened.toggle("odds"), label=label, padding=GAP_SMALL))
    if opened.what == "odds":
        sums = [*_sums(style, situation, attacker_die, (attacker, defender)), *more]
        parts += [
            loss_table(style, words("battle-tokens-lost"), odds, (attacker, defender)),
            explanation(style, sums),
            *_helpers(style, state, shown),
            worth_row(style, opened.worth),
        ]
    return ft.Column(parts, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _sums(style: Style, situation: BattleSituation, attacker_die: int | None, sides: Sides) -> list[str]:
    words, odds = style.words, situation.odds(attacker_die)
    said = chance_sums(style, situation.battle, odds) if attacker_die is None else []
    said += [
        words("battle-loss-sum", player=side.name, sum=total)
        for side, total in zip(sides, loss_sums(style, odds), strict=True)
    ]
    played = situation.played if attacker_die is None else None
    if played is not None and _shares(played.odds) != _shares(odds):
        win, tie, loss = (words.percent(share) for share in _shares(played.odds))
        attacker, defender = sides
        said.append(
            words(
                "battle-played", attacker=attacker.name, defender=defender.name, win=win, tie=tie, loss=loss
            )
        )
    return said


def _shares(odds: BattleOdds) -> tuple[Fraction, Fraction, Fraction]:
    return odds.attacker_wins, odds.tie, odds.defender_wins


def _helpers(style: Style, state: State, shown: ShownOdds) -> list[ft.Control]:
    words, (attacker, defender) = style.words, side_labels(style, state)
    sides = (
        (Helps.NOBODY, words("battle-helps-nobody")),
        (Helps.ATTACKER, words("battle-helps", player=attacker.name)),
        (Helps.DEFENDER, words("battle-helps", player=defender.name)),
    )
    wished = dict(shown.helpers)
    return [
        ft.Column(
            [
                style.text(words("battle-bystander", player=state.players[seat].name), LABEL_STRONG, lines=2),
                options_row(
                    style,
                    sides,
                    wished.get(seat, Helps.NOBODY),
                    lambda side, seat=seat: shown.help(seat, side),
                    wrap=True,
                ),
            ],
            spacing=GAP,
            tight=True,
        )
        for seat in bystanders(state)
    ]


def advice_part(style: Style, context: GameContext, state: State, shown: ShownOdds) -> list[ft.Control]:
    """One line of advice for each player of this device whom the die that lies concerns."""
    told = [
        SpokenAdvice(
            seat,
            why.spell(style.words, why.advice(advice)),
            [why.spell(style.words, why.advice_sum(advice))],
        )
        for seat, advice in battle_advice(state, shown.helpers, shown.opened.worth.points)
        if context.sees_odds(seat)
    ]
    lines = advice_lines(style, state, told, shown.opened)
    if not lines:
        return []
    return [
        ft.Column(lines, spacing=GAP_WIDE, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    ]
