"""Before the dice: the gain from each further combat gene or fate point, with the best choice marked."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.rules.chromosome.odds import Duel, Row, Stake, additions
from companion.rules.chromosome.state import SIDES, Side
from companion.ui import kit
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.battle_odds import win_text
from companion.ui.chromosome.battle_sides import colour_of
from companion.ui.chromosome.context import Here
from companion.ui.widgets.odds import explanation

MOST_ROWS = 7


Sums = dict[Side, Stake | None]
"""By side, the commitment whose explanation is open; None if no explanation is open.

If a side is missing, the explanation of its best commitment is open.
"""


def additions_part(
    here: Here,
    side: Side,
    duel: Duel,
    sums: Sums,
    show: Callable[[Sums], Any],
) -> list[ft.Control]:
    """Draw one side's table, in which a press on a row shows its explanation.

    Draw nothing if that side has nothing to add.
    """
    style, state = here.style, here.state
    battle, words = state.battle, here.words
    if battle is None or battle.fighter(side).committed:
        return []
    found = additions(duel, side)
    if len(found) < 2:
        return []
    seat = battle.fighter(side).seat
    title = words(f"battle-adds-{side}", player=state.players[seat].name)
    if side in sums:
        told = next((each for each in found if each.own == sums[side]), None)
    else:
        told = next((each for each in found if each.best), None)

    def tell(row: Row) -> None:
        show({**sums, side: None if row == told else row.own})

    return [additions_table(style, side, title, colour_of(style, state, seat), found, told=told, tell=tell)]


def additions_table(
    style: kit.Style,
    side: Side,
    title: str,
    colour: str,
    found: Sequence[Row],
    *,
    told: Row | None,
    tell: Callable[[Row], Any],
) -> ft.Control:
    """Draw a row for each commitment, with its chance to win and its gain; mark the best commitment."""
    p, words = style.palette, style.words
    shown = [*found[:MOST_ROWS], *(each for each in found[MOST_ROWS:] if each.best)]
    inset = ft.Padding.symmetric(horizontal=kit.GAP)
    head = ft.Row(
        [
            ft.Container(style.text(words("battle-adds"), kit.CAPTION, p.quiet, lines=1), expand=5),
            ft.Container(style.text(words("battle-adds-wins"), kit.CAPTION, p.quiet, lines=1), expand=3),
            ft.Container(style.text(words("battle-adds-gain"), kit.CAPTION, p.quiet, lines=1), expand=3),
        ],
        spacing=kit.GAP,
    )
    rows: list[ft.Control] = []
    for each in shown:
        rows.append(_row(style, side, each, tell))
        if each == told:
            rows.append(explanation(style, [why.spell(words, why.commitment(each, side))]))
    return kit.column(
        [style.text(title, kit.LABEL_STRONG, colour, lines=2), ft.Container(head, padding=inset), *rows],
        kit.GAP_SMALL,
        stretch=True,
    )


def _row(style: kit.Style, side: Side, row: Row, tell: Callable[[Row], Any]) -> ft.Control:
    p, words, own, best = style.palette, style.words, row.own, row.best
    role = kit.LABEL_STRONG if best else kit.LABEL
    made = [
        *([words("battle-genes", count=own.genes)] if own.genes else []),
        *([words("battle-fate", count=own.fate)] if own.fate else []),
    ]
    said = ", ".join(made) or words("battle-adds-nothing")
    wins = win_text(words, row.outlook.odds, SIDES.index(side))
    gain = words.signed(row.gain, 1)
    marked = kit.art("check", p.accent, 18, words("battle-adds-best")) if best else ft.Container()
    content = ft.Row(
        [
            ft.Container(style.text(said, role, lines=2), expand=5),
            ft.Container(style.text(wins, role, lines=1), expand=3),
            ft.Container(ft.Row([style.text(gain, role, lines=1), marked], spacing=kit.GAP_SMALL), expand=3),
        ],
        spacing=kit.GAP,
    )
    spoken = [said, f"{words('battle-adds-wins')} {wins}", f"{words('battle-adds-gain')} {gain}"]
    if best:
        spoken.append(words("battle-adds-best"))
    height = kit.TARGET if style.scale == 1 else None
    return kit.row_button(
        style,
        content,
        lambda: tell(row),
        label=", ".join(spoken),
        padding=ft.Padding.symmetric(horizontal=kit.GAP),
        height=height,
    )
