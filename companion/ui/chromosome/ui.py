"""The screens of Chromosome as one object for the shared ones."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.later import Later, Package
from companion.ui import kit
from companion.ui.game.game_ui import Calculator, GameUI, NameField

HERE: Final = Package("companion.ui.chromosome")

if TYPE_CHECKING:
    from companion.device.door import Door
    from companion.rules.chromosome import data
    from companion.rules.chromosome.state import State
    from companion.rules.kernel import TableOptions
    from companion.ui.chromosome import areas, chapters, next_step, rolls, stages
    from companion.ui.chromosome import battle_sides as sides
    from companion.ui.chromosome import names as named
    from companion.ui.chromosome import scoring as end
    from companion.ui.chromosome import setup as seating
    from companion.ui.chromosome import shared_odds as shared
    from companion.ui.chromosome import statistics as figures_of
    from companion.ui.chromosome.calculators import battle, phase, resistance
    from companion.ui.chromosome.context import Here
    from companion.ui.chromosome.table import menu, players
    from companion.ui.chromosome.table import player_line as line
    from companion.words import RuleValue
else:  # Imported on first use, see companion/later.py.
    data = Later("companion.rules.chromosome.data")
    chapters = HERE.module("chapters")
    seating = HERE.module("setup")
    stages = HERE.calls("stages")
    players = HERE.calls("table.players")
    areas = HERE.module("areas")
    line = HERE.calls("table.player_line")
    next_step = HERE.calls("next_step")
    menu = HERE.calls("table.menu")
    end = HERE.calls("scoring")
    named = HERE.calls("names")
    battle = HERE.module("calculators.battle")
    resistance = HERE.module("calculators.resistance")
    phase = HERE.module("calculators.phase")
    figures_of = HERE.calls("statistics")
    rolls = HERE.calls("rolls", late=True)
    sides = HERE.calls("battle_sides", late=True)
    shared = HERE.calls("shared_odds", late=True)


class ChromosomeUI(GameUI):
    """The screens of Chromosome."""

    key = "chromosome"
    setup = HERE.value("setup", "DISH", late=True)
    sample = HERE.value("sample", "SAMPLE", late=True)
    sample_steps = HERE.value("sample", "STEPS", late=True)
    chapters = HERE.value("chapters", "SECTIONS")
    chapter_glyphs = HERE.value("chapters", "GLYPHS", late=True)
    modules = HERE.first

    phases = MappingProxyType(
        {"preparation": "phase-preparation", "turns": "phase-turns", "radiation": "phase-radiation"}
    )
    stage = staticmethod(stages.stage_of)
    stage_chapter = staticmethod(next_step.chapter_now)
    stage_view = staticmethod(stages.stage_view)
    ending = staticmethod(end.ending)
    after_end = staticmethod(end.luck_of)
    table_title = staticmethod(players.table_title)
    players = staticmethod(players.players)
    standing = staticmethod(line.standing)
    next_action = staticmethod(next_step.next_action)
    deed = staticmethod(next_step.deed)
    own_deed = staticmethod(next_step.own_deed)
    coaching = staticmethod(next_step.coaching)
    has_panel = staticmethod(stages.has_panel)
    panel = staticmethod(stages.panel_sheet)
    to_see = staticmethod(menu.to_see)
    to_correct = staticmethod(menu.corrections)
    to_end = staticmethod(menu.to_end)
    to_call_off = staticmethod(rolls.call_off_row)
    roll = staticmethod(rolls.roll_of)
    stakes = staticmethod(sides.stakes)
    shared_odds = staticmethod(shared.shared_odds)
    entry_note = staticmethod(named.entry_note)
    heard_note = staticmethod(areas.heard_note)
    charts = staticmethod(end.charts)
    statistics = staticmethod(figures_of.species_parts)
    read_games = staticmethod(figures_of.luck_of)
    reading_parts = staticmethod(figures_of.luck_parts)
    reads_people = True
    person_lines = staticmethod(figures_of.person_luck)

    def rule_values(self, options: TableOptions) -> Mapping[str, RuleValue]:
        return {**super().rule_values(options), **chapters.VALUES}

    def on_the_table(self, here: Here) -> Sequence[ft.Control]:
        return (areas.AreasRow(here, titled=True),)

    def names(self, style: kit.Style, state: State, seat: int) -> tuple[NameField, ...]:
        player, words = state.players[seat], style.words
        usual = words(f"species-{data.SPECIES[player.species]}")
        return (
            NameField("name", words("new-name"), player.name),
            NameField("species_name", words("new-species-name"), player.species_name, usual),
        )

    def remember_names(self, service: Door, state: State, seat: int, changed: Collection[str]) -> None:
        """Store a changed name of the player's species, for later games with that species."""
        player = state.players[seat]
        if "species_name" in changed:
            seating.remember_species(service, player.species, player.species_name)

    def harm(self, before: State, after: State) -> bool:
        pairs = zip(before.players, after.players, strict=False)
        return any(now.irradiation > was.irradiation for was, now in pairs)

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        return (
            Calculator("battle", "battle", battle.BattleCalculator),
            Calculator("test", "irradiation", resistance.ResistanceCalculator),
            Calculator("phase", "radiation", phase.PhaseCalculator),
        )


CHROMOSOME: Final = ChromosomeUI()
