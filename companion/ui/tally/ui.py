"""The screens of the score pad as one object for the shared ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import flet as ft

from companion.later import Package
from companion.rules.tally import KEY
from companion.ui import kit
from companion.ui.art import svg
from companion.ui.game.game_ui import GameUI

HERE: Final = Package("companion.ui.tally")

if TYPE_CHECKING:
    from companion.rules.tally.state import State
    from companion.ui.tally import ending as finished
    from companion.ui.tally import look, stages, table
    from companion.ui.tally import next_step as following
    from companion.ui.tally.context import Here
else:  # Imported on first use, see companion/later.py.
    stages = HERE.calls("stages")
    table = HERE.calls("table")
    following = HERE.calls("next_step")
    finished = HERE.calls("ending", late=True)
    look = HERE.module("look")


class TallyUI(GameUI):
    """The screens of the score pad."""

    key = KEY
    setup = HERE.value("new_game", "SHEETS")
    sample = HERE.value("sample", "SAMPLE", late=True)
    sample_steps = HERE.value("sample", "STEPS", late=True)
    chapters = HERE.value("chapters", "SECTIONS")
    chapter_glyphs = HERE.value("look", "CHAPTERS", late=True)
    modules = HERE.first
    table_chapter = "writing"

    stage = staticmethod(stages.stage_of)
    has_panel = staticmethod(stages.has_panel)
    panel = staticmethod(stages.panel_sheet)
    to_correct = staticmethod(stages.corrections)
    coaching = staticmethod(following.coaching)
    next_action = staticmethod(following.next_action)
    players = staticmethod(table.players)
    table_title = staticmethod(table.table_title)
    standing = staticmethod(table.standing)
    ending = staticmethod(finished.ending)
    charts = staticmethod(finished.charts)

    def on_the_table(self, here: Here) -> list[ft.Control]:
        return table.further_parts(here)

    @staticmethod
    def after_end(here: Here) -> list[ft.Control]:
        """Draw the whole sheet, on which numbers may still be corrected."""
        return [*table.left_out(here), table.Sheet(here)]

    def board(self, here: Here) -> list[ft.Control]:
        return finished.board(here)

    def together(self, here: Here) -> str:
        return table.band_words(here)

    def round_title(self, here: Here, state: State) -> str:
        """Return the title of a round; a sheet with named rows has one title for all."""
        return here.words("sheet-title") if state.rows else super().round_title(here, state)

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        return kit.art(look.token(shape), colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        return svg(look.token(shape), colour, stroke=kit.optical_line(size))


TALLY: Final = TallyUI()
