"""The screens of Carnomorphs as one object for the shared ones."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.later import Later, Package
from companion.ui import kit
from companion.ui.game.game_ui import Calculator, GameUI, NameField

HERE: Final = Package("companion.ui.carnomorphs")

if TYPE_CHECKING:
    from companion.device.door import Door
    from companion.rules.carnomorphs import notices
    from companion.rules.carnomorphs.state import State
    from companion.rules.kernel import TableOptions
    from companion.ui.carnomorphs import art, chapters, intruders, new_game, preview, stages
    from companion.ui.carnomorphs import statistics as figures_of
    from companion.ui.carnomorphs.calculators import bag, feeding, infection, noise
    from companion.ui.carnomorphs.context import Here
    from companion.ui.carnomorphs.table import charts, end, heading, menu, strips
    from companion.ui.carnomorphs.table import next_action as following
    from companion.ui.carnomorphs.table import player_line as line
    from companion.ui.carnomorphs.table import players as rows
    from companion.words import RuleValue
else:  # Imported on first use, see companion/later.py.
    notices = Later("companion.rules.carnomorphs.notices")
    chapters = HERE.module("chapters")
    new_game = HERE.module("new_game")
    stages = HERE.calls("stages")
    preview = HERE.calls("preview")
    rows = HERE.calls("table.players")
    heading = HERE.calls("table.heading")
    strips = HERE.calls("table.strips")
    line = HERE.calls("table.player_line")
    intruders = HERE.module("intruders")
    following = HERE.calls("table.next_action")
    menu = HERE.calls("table.menu")
    charts = HERE.calls("table.charts")
    end = HERE.calls("table.end")
    bag = HERE.module("calculators.bag")
    feeding = HERE.module("calculators.feeding")
    noise = HERE.module("calculators.noise")
    infection = HERE.module("calculators.infection")
    figures_of = HERE.calls("statistics")
    art = HERE.module("art", late=True)


class CarnomorphsUI(GameUI):
    """The screens of Carnomorphs."""

    key = "carnomorphs"
    setup = HERE.value("new_game", "CREW", late=True)
    sample = HERE.value("sample", "SAMPLE", late=True)
    sample_steps = HERE.value("sample", "STEPS", late=True)
    chapters = HERE.value("chapters", "SECTIONS")
    chapter_glyphs = HERE.value("chapters", "GLYPHS", late=True)
    modules = HERE.first

    phases = MappingProxyType({"players": "table-phase-players", "events": "stage-events"})
    stage = staticmethod(stages.stage_of)
    stage_chapter = staticmethod(stages.stage_chapter)
    stage_view = staticmethod(stages.stage_view)
    table_title = staticmethod(heading.table_title)
    table_chapter = "round"
    ending = staticmethod(end.ending)
    players = staticmethod(rows.players)
    standing = staticmethod(line.standing_afar)
    threats = staticmethod(heading.threats_afar)
    next_action = staticmethod(following.next_action)
    deed = staticmethod(following.deed)
    coaching = staticmethod(following.coaching)
    has_panel = staticmethod(stages.has_panel)
    panel = staticmethod(stages.panel_sheet)
    entry_note = heard_note = staticmethod(preview.entry_note)
    to_see = staticmethod(menu.to_see)
    to_correct = staticmethod(menu.corrections)
    to_end = staticmethod(menu.to_end)
    charts = staticmethod(charts.charts)
    statistics = staticmethod(figures_of.journey_parts)

    def on_the_table(self, here: Here) -> Sequence[ft.Control]:
        found = (intruders.IntrudersRow(here),)
        return (heading.Heading(here), *found) if strips.is_short(here.style) else found

    def board(self, here: Here) -> Sequence[ft.Control]:
        """Return nothing: a list of intruders would leave no space for the risks."""
        return ()

    def names(self, style: kit.Style, state: State, seat: int) -> tuple[NameField, ...]:
        """Return the player's name and the character."""
        player, words = state.players[seat], style.words
        return (
            NameField("name", words("new-name"), player.name),
            NameField("character", words("new-character"), player.character),
        )

    def remember_names(self, service: Door, state: State, seat: int, changed: Collection[str]) -> None:
        if "character" in changed:
            new_game.remember_characters(service, [state.players[seat].character])

    def rule_values(self, options: TableOptions) -> Mapping[str, RuleValue]:
        return {**super().rule_values(options), **chapters.VALUES}

    def alarms(self, state: State) -> bool:
        return notices.last_spaces(state)

    def harm(self, before: State, after: State) -> bool:
        """Return whether a character was wounded, mutated or killed."""
        pairs = zip(before.players, after.players, strict=False)
        return any(
            (now.light_wounds or 0) > (was.light_wounds or 0)
            or (now.serious_wounds or 0) > (was.serious_wounds or 0)
            or now.markers > was.markers
            or (was.living and not now.living)
            for was, now in pairs
        )

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        """The intruder bag, the feeding of an event phase, a noise roll, the last check."""
        return (
            Calculator("bag", art.glyph("bag"), bag.BagCalculator),
            Calculator("feeding", art.glyph("feeding"), feeding.FeedingCalculator),
            Calculator("noise", art.glyph("noise"), noise.NoiseCalculator),
            Calculator("infection", art.glyph("markers"), infection.InfectionCalculator),
        )


CARNOMORPHS: Final = CarnomorphsUI()
