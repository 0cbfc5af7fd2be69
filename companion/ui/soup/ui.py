"""The screens of Primordial Soup as one object for the shared ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.later import Package
from companion.ui import kit
from companion.ui.art import svg
from companion.ui.game.game_ui import Calculator, GameUI

HERE: Final = Package("companion.ui.soup")
SETUP: Final = HERE.value("new_game", "POND")

if TYPE_CHECKING:
    from companion.rules.kernel import TableOptions
    from companion.rules.soup.state import State
    from companion.ui.soup import art as drawings
    from companion.ui.soup import chapters, look, stages
    from companion.ui.soup import next_step as following
    from companion.ui.soup import statistics as figures_of
    from companion.ui.soup.calculators import chances, ozone, payment
    from companion.ui.soup.context import Here
    from companion.ui.soup.table import end, heading, ladder, menu, notes, players
    from companion.ui.soup.table import player_line as line
    from companion.words import RuleValue
else:  # Imported on first use, see companion/later.py.
    stages = HERE.calls("stages")
    heading = HERE.calls("table.heading")
    players = HERE.calls("table.players")
    ladder = HERE.module("table.ladder")
    line = HERE.calls("table.player_line")
    following = HERE.calls("next_step")
    menu = HERE.calls("table.menu")
    end = HERE.calls("table.end")
    notes = HERE.calls("table.notes")
    chances = HERE.module("calculators.chances")
    ozone = HERE.module("calculators.ozone")
    payment = HERE.module("calculators.payment")
    figures_of = HERE.calls("statistics")
    drawings = HERE.module("art", late=True)
    look = HERE.module("look", late=True)
    chapters = HERE.module("chapters")


class SoupUI(GameUI):
    """The screens of Primordial Soup."""

    key = "soup"
    setup = SETUP
    sample = HERE.value("sample", "SAMPLE", late=True)
    sample_steps = HERE.value("sample", "STEPS", late=True)
    chapters = HERE.value("chapters", "SECTIONS")
    chapter_glyphs = HERE.value("look", "CHAPTERS", late=True)
    modules = HERE.first

    phases = MappingProxyType(
        {
            "movement": "stage-movement",
            "environment": "stage-environment",
            "genes": "stage-genes",
            "division": "stage-division",
            "deaths": "stage-deaths",
            "scoring": "stage-scoring",
        }
    )
    stage = staticmethod(stages.stage_of)
    table_title = staticmethod(heading.table_title)
    stage_chapter = staticmethod(stages.stage_chapter)
    stage_view = staticmethod(stages.stage_view)
    ending = staticmethod(end.ending)
    players = staticmethod(players.players)
    next_action = staticmethod(following.next_action)
    deed = staticmethod(following.deed)
    coaching = staticmethod(stages.coaching)
    has_panel = staticmethod(stages.has_panel)
    panel = staticmethod(stages.panel_sheet)
    entry_note = staticmethod(notes.entry_note)
    heard_note = staticmethod(notes.heard_note)
    to_see = staticmethod(menu.to_see)
    to_correct = staticmethod(menu.corrections)
    to_end = staticmethod(menu.to_end)
    charts = staticmethod(end.charts)
    statistics = staticmethod(figures_of.pond_parts)

    standing = staticmethod(line.standing)

    @staticmethod
    def after_end(here: Here) -> list[ft.Control]:
        return [ladder.ladder_section(here)]

    def on_the_table(self, here: Here) -> Sequence[ft.Control]:
        # On a low page the whole strip fits, but only the top of the full ladder would be visible.
        return (ladder.LadderStrip(here) if here.style.low else ladder.ladder_section(here),)

    def rule_values(self, options: TableOptions) -> Mapping[str, RuleValue]:
        return {**super().rule_values(options), **chapters.VALUES}

    def harm(self, before: State, after: State) -> bool:
        """Return whether a player has lost an amoeba, or has more damage or a larger debt than before."""
        if before.phase != "setup" and after.debts != before.debts and sum(after.debts) > sum(before.debts):
            return True
        return any(
            len(now.amoebas) < len(was.amoebas)
            or sum(each.wounds for each in now.amoebas) > sum(each.wounds for each in was.amoebas)
            for was, now in zip(before.players, after.players, strict=False)
        )

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        return (
            Calculator("ozone", drawings.glyph("ozone"), ozone.OzoneCalculator),
            Calculator("payment", drawings.glyph("points"), payment.PaymentCalculator),
            Calculator("chances", drawings.glyph("drift-north"), chances.ChancesCalculator),
        )

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        return kit.art(look.amoeba_glyph(shape), colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        return svg(look.amoeba_glyph(shape), colour, stroke=kit.optical_line(size))


SOUP: Final = SoupUI()
