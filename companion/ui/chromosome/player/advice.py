"""The open sum of a screen with odds, and the advice about the rolled die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.worth import Worth, use_fate_worth, worth_row
from companion.ui.core.draft import Change, use_draft
from companion.ui.core.style import Style
from companion.ui.widgets.odds import advice_line, explanation
from companion.ui.widgets.press import Press


@dataclass(frozen=True)
class Opened:
    """The open sum on this device, and the worth of a fate point here.

    Attributes:
        what: `odds`, the seat that an advice is for, the name of another sum, or None.
        change: Changes that.
        worth: Of a fate point.
    """

    what: str | int | None
    change: Change[str | int | None]
    worth: Worth

    def toggle(self, what: str | int) -> Press:
        """Return the handler of a press on that figure, which opens or closes its sum."""
        return lambda: self.change(lambda now: None if now == what else what)


def use_opened(context: GameContext) -> Opened:
    """Return the state of open sums, with none open at first."""
    what, change = use_draft(_nothing)
    return Opened(what, change, use_fate_worth(context))


def _nothing() -> str | int | None:
    return None


class SpokenAdvice(NamedTuple):
    """An advice in words, and the sums behind it; to several players at once where it is the same."""

    seats: tuple[int, ...]
    sentence: str
    sums: Sequence[str]


def advice_lines(
    style: Style, state: State, told: Sequence[SpokenAdvice], opened: Opened, note: str = ""
) -> list[ft.Control]:
    """Draw a line for each player whom the rolled die concerns, with its sums where they are open.

    Args:
        style: Of the screen.
        state: Of the game.
        told: The advice.
        opened: Which sums lie open.
        note: Whose re-rolls the advice counts, where nothing above it says so.
    """
    words = style.words
    lines: list[ft.Control] = []
    for seats, sentence, sums in told:
        first = state.players[seats[0]]
        names = words.list([state.players[seat].name for seat in seats])
        lines.append(
            advice_line(
                style,
                words("battle-advice-for", player=names),
                sentence,
                style.palette.players[first.colour],
                on_press=opened.toggle(first.seat),
                label=words("battle-advice-spoken", player=names, advice=sentence),
                note=note,
            )
        )
        if opened.what == first.seat:
            lines += [explanation(style, sums), worth_row(style, opened.worth)]
    return lines
