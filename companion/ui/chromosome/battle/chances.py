"""The odds of the battle on the screen: the bar, expected losses, and the sums behind them on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import flet as ft

from companion.rules.chromosome.odds import Battle, BattleOdds, Helps, Outlook
from companion.rules.chromosome.odds import explain as why
from companion.rules.chromosome.state import State
from companion.ui.chromosome.battle.odds import Helpers, Told, bystanders, chances, shares
from companion.ui.chromosome.battle.sides import colour_of
from companion.ui.chromosome.player.worth import Worth, worth_row
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.odds import Part, advice_line, explanation, odds_bar, share_table
from companion.ui.widgets.press import Press, row_button

NEVER = Fraction(0)


@dataclass(frozen=True)
class ShownOdds:
    """What of the odds lies open on this device, and what it was told about bystanders.

    Attributes:
        opened: `odds`, the seat that an advice is for, or None.
        open: Opens one of them, or closes it again.
        helpers: Whom bystanders help.
        help: Changes that for a seat.
        worth: What a fate point is worth here.
    """

    opened: str | int | None
    open: Callable[[str | int], Any]
    helpers: Helpers
    help: Callable[[int, Helps], Any]
    worth: Worth


def odds_part(
    style: Style, state: State, fighting: Battle, attacker_die: int | None, shown: ShownOdds
) -> ft.Control:
    """The bar with its three words; a press shows the sums behind it."""
    battle = state.battle
    if battle is None:
        return ft.Container()
    p, words = style.palette, style.words
    attacker, defender = state.players[battle.attacker.seat], state.players[battle.defender.seat]
    mine, theirs = colour_of(style, state, attacker.seat), colour_of(style, state, defender.seat)
    win, tie, loss = shares(chances(fighting, attacker_die))
    return odds_bar(
        style,
        [
            Part(win, words("battle-wins", player=attacker.name), mine, mine),
            Part(tie, words("battle-tie"), p.tie, p.quiet),
            Part(loss, words("battle-wins", player=defender.name), theirs, theirs),
        ],
        on_press=lambda: shown.open("odds"),
        label=_hint(style, shown),
    )


def _hint(style: Style, shown: ShownOdds) -> str:
    return style.words("battle-odds-close" if shown.opened == "odds" else "battle-odds-open")


def chances_part(
    style: Style,
    state: State,
    fighting: Battle,
    attacker_die: int | None,
    outlook: Outlook | None,
    shown: ShownOdds,
    *,
    bar: ft.Control | None = None,
    more: Sequence[str] = (),
) -> ft.Control:
    """The bar with its three words, expected losses, and below them the sums when they lie open.

    Args:
        style: The style.
        state: With a battle under way.
        fighting: The battle as the odds take it.
        attacker_die: The face that lies, if any.
        outlook: What best play of the re-rolls leads to.
        shown: What lies open.
        bar: A component that draws `odds_part` by itself.
        more: Further sums, for when they lie open.
    """
    battle = state.battle
    if battle is None:
        return ft.Container()
    words = style.words
    odds = chances(fighting, attacker_die)
    attacker, defender = state.players[battle.attacker.seat], state.players[battle.defender.seat]
    parts: list[ft.Control] = [bar or odds_part(style, state, fighting, attacker_die, shown)]
    if attacker_die is None or shown.opened == "odds":
        expected = words(
            "battle-expected",
            attacker=attacker.name,
            defender=defender.name,
            lost=words.number(odds.expected_attacker_loss, 1),
            taken=words.number(odds.expected_defender_loss, 1),
        )
        line = style.text(expected, LABEL, style.palette.quiet, lines=3)
        label = f"{_hint(style, shown)}, {expected}"
        parts.append(row_button(style, line, lambda: shown.open("odds"), label=label, padding=GAP_SMALL))
    if shown.opened == "odds":
        parts += _detail(style, state, fighting, odds, attacker_die, outlook, more)
        parts += _helpers(style, state, shown)
        parts.append(worth_row(style, shown.worth))
    return ft.Column(parts, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _detail(
    style: Style,
    state: State,
    fighting: Battle,
    odds: BattleOdds,
    attacker_die: int | None,
    outlook: Outlook | None,
    more: Sequence[str],
) -> list[ft.Control]:
    battle, words = state.battle, style.words
    assert battle is not None, "no battle is under way"
    attacker, defender = state.players[battle.attacker.seat], state.players[battle.defender.seat]
    said: list[str] = []
    if attacker_die is None:
        said += [why.spell(words, why.battle_chance(fighting, odds, winner)) for winner in (1, 0, -1)]
    said.append(
        words(
            "battle-loss-sum",
            player=attacker.name,
            sum=why.spell(words, why.expected_loss(odds.attacker_losses)),
        )
    )
    said.append(
        words(
            "battle-loss-sum",
            player=defender.name,
            sum=why.spell(words, why.expected_loss(odds.defender_losses)),
        )
    )
    if outlook is not None and shares(outlook.odds) != shares(odds):
        said.append(
            words(
                "battle-played",
                attacker=attacker.name,
                defender=defender.name,
                win=words.percent(outlook.odds.attacker_wins),
                tie=words.percent(outlook.odds.tie),
                loss=words.percent(outlook.odds.defender_wins),
            )
        )
    lost = sorted({*odds.attacker_losses, *odds.defender_losses})
    table = share_table(
        style,
        words("battle-tokens-lost"),
        [
            (attacker.name, colour_of(style, state, attacker.seat)),
            (defender.name, colour_of(style, state, defender.seat)),
        ],
        [
            (
                words.number(count),
                [odds.attacker_losses.get(count, NEVER), odds.defender_losses.get(count, NEVER)],
            )
            for count in lost
        ],
    )
    return [table, explanation(style, [*said, *more])]


def _helpers(style: Style, state: State, shown: ShownOdds) -> list[ft.Control]:
    battle, words = state.battle, style.words
    assert battle is not None, "no battle is under way"
    sides = (
        (Helps.NOBODY, words("battle-helps-nobody")),
        (Helps.ATTACKER, words("battle-helps", player=state.players[battle.attacker.seat].name)),
        (Helps.DEFENDER, words("battle-helps", player=state.players[battle.defender.seat].name)),
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


def advice_part(style: Style, state: State, told: tuple[Told, ...], shown: ShownOdds) -> ft.Control:
    """One line of advice for each player whom the die that lies concerns."""
    words = style.words
    lines: list[ft.Control] = []
    for seat, given in told:
        player = state.players[seat]
        sentence = why.spell(words, why.advice(given))
        lines.append(
            advice_line(
                style,
                words("battle-advice-for", player=player.name),
                sentence,
                colour_of(style, state, seat),
                on_press=_opens(shown, seat),
                label=words("battle-advice-spoken", player=player.name, advice=sentence),
            )
        )
        if shown.opened == seat:
            lines.append(explanation(style, [why.spell(words, why.advice_sum(given))]))
            lines.append(worth_row(style, shown.worth))
    return ft.Column(lines, spacing=GAP_WIDE, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _opens(shown: ShownOdds, seat: int) -> Press:
    return lambda: shown.open(seat)
