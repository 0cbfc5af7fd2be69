"""People outside a battle, in its calculator: their fate, and whom it helps."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.odds import Helps
from companion.ui.calculators.inputs import MOST_HELD
from companion.ui.chromosome.calculators.battle_input import BattleInput
from companion.ui.chromosome.calculators.dials import DialRow
from companion.ui.core.component import memo, use_slice
from companion.ui.core.draft import LiveDraft
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.layout import column


def watcher_rows(style: Style, fight: BattleInput, asked: LiveDraft[BattleInput]) -> list[ft.Control]:
    """Draw each bystander's fate, and whom it helps once there is some."""
    rows = [WatcherRow(style, place, asked) for place in range(len(fight.watchers))]
    if fight.situation.bystanders != fight.situation.helping:
        rows.append(style.text(style.words("calc-too-much-fate"), LABEL, style.palette.quiet, lines=3))
    return rows


@memo
def WatcherRow(style: Style, place: int, asked: LiveDraft[BattleInput]) -> ft.Control:
    """Draw one bystander."""
    words = style.words
    fateful, helps = use_slice(
        asked, lambda: (asked.now.watchers[place].fate > 0, asked.now.watchers[place].helps)
    )
    name = words("calc-watcher", number=place + 1)

    def help_(whom: Helps) -> None:
        asked.change(lambda now: now.with_watcher(place, replace(now.watchers[place], helps=whom)))

    note = words("calc-watcher-helps") if fateful else words("calc-watcher-note")
    row = DialRow(style, name, note, f"watcher.{place}", 0, MOST_HELD, asked)
    if not fateful:
        return row
    sides = (
        (Helps.NOBODY, words("calc-helps-nobody")),
        (Helps.ATTACKER, words("calc-helps-attacker")),
        (Helps.DEFENDER, words("calc-helps-defender")),
    )
    return column([row, options_row(style, sides, helps, help_)], GAP, stretch=True)
