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
from companion.ui.core.style import Look
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.odds import Part, advice_line, explanation, odds_bar, share_table
from companion.ui.widgets.press import Press, row_button

NEVER = Fraction(0)


@dataclass(frozen=True)
class Shown:
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
    look: Look, state: State, fighting: Battle, attacker_die: int | None, shown: Shown
) -> ft.Control:
    """The bar with its three words; a press shows the sums behind it."""
    battle = state.battle
    if battle is None:
        return ft.Container()
    p, words = look.palette, look.words
    attacker, defender = state.players[battle.attacker.seat], state.players[battle.defender.seat]
    mine, theirs = colour_of(look, state, attacker.seat), colour_of(look, state, defender.seat)
    win, tie, loss = shares(chances(fighting, attacker_die))
    return odds_bar(
        look,
        [
            Part(win, words("battle-wins", player=attacker.name), mine, mine),
            Part(tie, words("battle-tie"), p.tie, p.quiet),
            Part(loss, words("battle-wins", player=defender.name), theirs, theirs),
        ],
        on_press=lambda: shown.open("odds"),
        label=_hint(look, shown),
    )


def _hint(look: Look, shown: Shown) -> str:
    return look.words("battle-odds-close" if shown.opened == "odds" else "battle-odds-open")


def chances_part(
    look: Look,
    state: State,
    fighting: Battle,
    attacker_die: int | None,
    outlook: Outlook | None,
    shown: Shown,
    *,
    bar: ft.Control | None = None,
    more: Sequence[str] = (),
) -> ft.Control:
    """The bar with its three words, expected losses, and below them the sums when they lie open.

    Args:
        look: The look.
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
    words = look.words
    odds = chances(fighting, attacker_die)
    attacker, defender = state.players[battle.attacker.seat], state.players[battle.defender.seat]
    parts: list[ft.Control] = [bar or odds_part(look, state, fighting, attacker_die, shown)]
    if attacker_die is None or shown.opened == "odds":
        expected = words(
            "battle-expected",
            attacker=attacker.name,
            defender=defender.name,
            lost=words.number(odds.expected_attacker_loss, 1),
            taken=words.number(odds.expected_defender_loss, 1),
        )
        line = look.text(expected, LABEL, look.palette.quiet, lines=3)
        label = f"{_hint(look, shown)}, {expected}"
        parts.append(row_button(look, line, lambda: shown.open("odds"), label=label, padding=GAP_SMALL))
    if shown.opened == "odds":
        parts += _detail(look, state, fighting, odds, attacker_die, outlook, more)
        parts += _helpers(look, state, shown)
        parts.append(worth_row(look, shown.worth))
    return ft.Column(parts, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _detail(
    look: Look,
    state: State,
    fighting: Battle,
    odds: BattleOdds,
    attacker_die: int | None,
    outlook: Outlook | None,
    more: Sequence[str],
) -> list[ft.Control]:
    battle, words = state.battle, look.words
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
        look,
        words("battle-tokens-lost"),
        [
            (attacker.name, colour_of(look, state, attacker.seat)),
            (defender.name, colour_of(look, state, defender.seat)),
        ],
        [
            (
                words.number(count),
                [odds.attacker_losses.get(count, NEVER), odds.defender_losses.get(count, NEVER)],
            )
            for count in lost
        ],
    )
    return [table, explanation(look, [*said, *more])]


def _helpers(look: Look, state: State, shown: Shown) -> list[ft.Control]:
    battle, words = state.battle, look.words
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
                look.text(words("battle-bystander", player=state.players[seat].name), LABEL_STRONG, lines=2),
                options_row(
                    look,
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


def advice_part(look: Look, state: State, told: tuple[Told, ...], shown: Shown) -> ft.Control:
    """One line of advice for each player whom the die that lies concerns."""
    words = look.words
    lines: list[ft.Control] = []
    for seat, given in told:
        player = state.players[seat]
        sentence = why.spell(words, why.advice(given))
        lines.append(
            advice_line(
                look,
                words("battle-advice-for", player=player.name),
                sentence,
                colour_of(look, state, seat),
                on_press=_opens(shown, seat),
                label=words("battle-advice-spoken", player=player.name, advice=sentence),
            )
        )
        if shown.opened == seat:
            lines.append(explanation(look, [why.spell(words, why.advice_sum(given))]))
            lines.append(worth_row(look, shown.worth))
    return ft.Column(lines, spacing=GAP_WIDE, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _opens(shown: Shown, seat: int) -> Press:
    return lambda: shown.open(seat)
