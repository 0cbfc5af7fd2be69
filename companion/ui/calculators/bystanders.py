"""People outside a battle, in its calculator: their fate, and whom it helps."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.odds import Helps
from companion.ui.calculators.fight import Fight, Watcher
from companion.ui.calculators.inputs import MOST_HELD, Dial, dial_row
from companion.ui.chromosome.draft import Change
from companion.ui.component import memo
from companion.ui.look import Look
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import options_row


def watcher_rows(look: Look, fight: Fight, change: Change[Fight]) -> list[ft.Control]:
    """Each bystander's fate; whom it helps is asked once there is some."""
    rows = [WatcherRow(look, place, watcher, change) for place, watcher in enumerate(fight.watchers)]
    if fight.bystanders != fight.helping:
        rows.append(look.text(look.words("calc-too-much-fate"), LABEL, look.palette.quiet, lines=3))
    return rows


@memo
def WatcherRow(look: Look, place: int, watcher: Watcher, change: Change[Fight]) -> ft.Control:
    """One bystander."""
    words = look.words
    name = words("calc-watcher", number=place + 1)

    def turn(by: int) -> None:
        def turned(now: Fight) -> Fight:
            there = now.watchers[place]
            return now.with_watcher(place, replace(there, fate=there.fate + by))

        change(turned)

    def help_(whom: Helps) -> None:
        change(lambda now: now.with_watcher(place, replace(now.watchers[place], helps=whom)))

    note = words("calc-watcher-helps") if watcher.fate else words("calc-watcher-note")
    row = dial_row(look, name, Dial(watcher.fate, 0, MOST_HELD, turn), note=note)
    if not watcher.fate:
        return row
    sides = (
        (Helps.NOBODY, words("calc-helps-nobody")),
        (Helps.ATTACKER, words("calc-helps-attacker")),
        (Helps.DEFENDER, words("calc-helps-defender")),
    )
    return ft.Column(
        [row, options_row(look, sides, watcher.helps, help_)],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
