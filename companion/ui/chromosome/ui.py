"""The screens of Chromosome as the shared ones want them: one object."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.later import Later
from companion.ui.art import Glyph, optical_line, species, species_svg
from companion.ui.games import Calculator, Coaching, NameField, NextAction

HERE: Final = "companion.ui.chromosome"

if TYPE_CHECKING:
    from companion.game_service import GameService
    from companion.rules.chromosome import commands as cmd
    from companion.rules.chromosome import data
    from companion.rules.chromosome.luck import LuckReport
    from companion.rules.chromosome.state import State
    from companion.rules.kernel import Label
    from companion.ui.chromosome import chapters as texts
    from companion.ui.chromosome import panels, rolls, sample, stages
    from companion.ui.chromosome import statistics as figures_of
    from companion.ui.chromosome.calculators import battle, phase, resistance
    from companion.ui.chromosome.context import GameContext
    from companion.ui.chromosome.setup import begin, screen, seating_plan
    from companion.ui.chromosome.stages import Stage
    from companion.ui.chromosome.table import areas_strip, charts, end, entry_notes, menu, players
    from companion.ui.chromosome.table import coaching as coach
    from companion.ui.chromosome.table import next_action as following
    from companion.ui.core.client import Client
    from companion.ui.core.style import Style
    from companion.ui.results import Figures
    from companion.ui.shared.context import Panel
    from companion.ui.shared.ending import Ending
    from companion.ui.shared.rolls import DiceRoll
    from companion.ui.widgets.growing import Part
    from companion.ui.widgets.press import Press
    from companion.words.reference import Section
else:
    cmd, data = Later("companion.rules.chromosome.commands"), Later("companion.rules.chromosome.data")
    battle = Later(f"{HERE}.calculators.battle")
    areas_strip = Later(f"{HERE}.table.areas_strip")
    begin = Later(f"{HERE}.setup.begin")
    charts = Later(f"{HERE}.table.charts")
    coach = Later(f"{HERE}.table.coaching")
    entry_notes = Later(f"{HERE}.table.entry_notes")
    figures_of = Later(f"{HERE}.statistics")
    end = Later(f"{HERE}.table.end")
    following = Later(f"{HERE}.table.next_action")
    menu = Later(f"{HERE}.table.menu")
    panels = Later(f"{HERE}.panels")
    players = Later(f"{HERE}.table.players")
    phase = Later(f"{HERE}.calculators.phase")
    resistance = Later(f"{HERE}.calculators.resistance")
    rolls = Later(f"{HERE}.rolls")
    sample = Later(f"{HERE}.sample")
    screen = Later(f"{HERE}.setup.screen")
    seating_plan = Later(f"{HERE}.setup.seating_plan")
    stages = Later(f"{HERE}.stages")
    texts = Later(f"{HERE}.chapters")

MODULES: Final = tuple(
    f"{HERE}.{name}"
    for name in (
        "setup.screen",
        "stages",
        "table.players",
        "table.areas_strip",
        "table.next_action",
        "table.menu",
        "panels",
        "table.charts",
        "table.end",
        "table.coaching",
        "table.entry_notes",
        "calculators.battle",
        "calculators.resistance",
        "calculators.phase",
        "chapters",
        "statistics",
    )
)


class ChromosomeUI:
    """The screens of Chromosome."""

    key = "chromosome"
    modules = MODULES

    # beginning --------------------------------------------------------------------------------

    def setup_screen(self, choice: ft.Control | None) -> ft.Control:
        """Who plays, who starts, by which rules."""
        return screen.SetupScreen(choice)

    def same_again(self, service: GameService) -> tuple[str, ...]:
        """Who played last."""
        setup = seating_plan.remembered_setup(service)
        return tuple(player.name for player in setup.players) if setup is not None else ()

    def begin_again(self, client: Client) -> str:
        """The same people by the same rules."""
        setup = seating_plan.remembered_setup(client.service)
        return begin.begin(client, setup) if setup is not None else ""

    # what is open -----------------------------------------------------------------------------

    def stage(self, state: State) -> Stage:
        """What takes place."""
        return stages.stage_of(state)

    def stage_title(self, style: Style, state: State, stage: Stage) -> str:
        """What the bar says of it."""
        return stages.stage_title(style, state, stage)

    def stage_chapter(self, state: State) -> str:
        """The chapter on the next step."""
        return coach.chapter_now(state)

    def stage_view(self, style: Style, context: GameContext, state: State, stage: Stage) -> ft.Control:
        """What a stage shows."""
        return stages.stage_view(style, context, state, stage)

    def ending(self, style: Style, context: GameContext) -> Ending:
        """The scores, line by line, and the story of the game."""
        return end.ending(style, context)

    def after_end(self, style: Style, context: GameContext) -> list[ft.Control]:
        """Whom the dice liked."""
        return end.luck_of(style, context)

    def players(self, style: Style, context: GameContext) -> ft.Control:
        """The clock and a row for each player."""
        return players.PlayerRowsView(style, context)

    def on_the_table(self, style: Style, context: GameContext) -> Sequence[ft.Control]:
        """The radioactive areas."""
        return (areas_strip.AreasStrip(style, context, titled=True),)

    def next_action(self, style: Style, context: GameContext) -> NextAction:
        """The next thing to do."""
        return following.next_action(style, context)

    def coaching(self, style: Style, state: State) -> Coaching | None:
        """The next step in a sentence."""
        return coach.coaching(style, state)

    def has_panel(self, context: GameContext, panel: Panel) -> bool:
        """Whether a sheet has anything to show on this device."""
        return panels.has_panel(context, panel)

    def panel(self, style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
        """The sheet of a panel."""
        return panels.panel_sheet(style, context, state, panel)

    def to_see(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """The radioactive areas."""
        return menu.to_see(style, context, state)

    def to_correct(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """How much is kept, the round, whose turn it is."""
        return menu.to_correct(style, context, state)

    def to_end(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """The phase."""
        return menu.to_end(style, context, state)

    def end_command(self) -> cmd.EndGame:
        """The command that ends the game."""
        return cmd.EndGame()

    def names(self, style: Style, state: State, seat: int) -> tuple[NameField, ...]:
        """The player's name and the species' own."""
        player, words = state.players[seat], style.words
        usual = words(f"species-{data.SPECIES[player.species]}")
        return (
            NameField("name", words("new-name"), player.name),
            NameField("species_name", words("new-species-name"), player.species_name, usual),
        )

    def rename_command(self, state: State, seat: int, names: Mapping[str, str]) -> cmd.Rename:
        """The command that gives a seat these names."""
        return cmd.Rename(seat=seat, name=names["name"], species_name=names["species_name"])

    def remember_names(self, service: GameService, state: State, seat: int, changed: Collection[str]) -> None:
        """The species' own name, for whoever plays it next."""
        player = state.players[seat]
        if "species_name" in changed:
            seating_plan.remember_species(service, player.species, player.species_name)

    def roll(self, state: State) -> DiceRoll | None:
        """The roll under way."""
        return rolls.roll_of(state)

    def entry_note(self, style: Style, label: Label, before: State) -> str:
        """The room, or what a re-roll replaced."""
        return entry_notes.entry_note(style, label, before)

    def harm(self, before: State, after: State) -> bool:
        """Whether anybody was irradiated."""
        pairs = zip(before.players, after.players, strict=False)
        return any(now.irradiation > was.irradiation for was, now in pairs)

    def charts(self, style: Style, context: GameContext) -> list[ft.Control]:
        """Projected score and irradiation by round."""
        return charts.charts(style, context)

    # without a game ---------------------------------------------------------------------------

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        """A battle, a resistance test, a whole radiation phase."""
        return (
            Calculator("battle", "battle", battle.BattleCalculator),
            Calculator("test", "irradiation", resistance.ResistanceCalculator),
            Calculator("phase", "radiation", phase.PhaseCalculator),
        )

    @property
    def sample(self) -> Sequence[cmd.Command]:
        """Two rounds of three players."""
        return sample.SAMPLE

    @property
    def chapters(self) -> tuple[Section, ...]:
        """The quick rules."""
        return texts.SECTIONS

    @property
    def chapter_glyphs(self) -> Mapping[str, Glyph]:
        """The drawing of each chapter."""
        return texts.GLYPHS

    def statistics(self, style: Style, figures: Figures) -> Sequence[Part]:
        """The wins of each species."""
        return figures_of.species_parts(style, figures)

    async def read_games(
        self, service: GameService, ids: Sequence[str], told: Callable[[int], bool]
    ) -> LuckReport | None:
        """Whom the dice liked."""
        return await figures_of.luck_of(service, ids, told)

    def reading_parts(
        self, style: Style, found: LuckReport | None, read: int | None, ask: Press
    ) -> Iterable[Part]:
        """Whom the dice liked, or the button that asks."""
        return figures_of.luck_parts(style, found, read, ask)

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        """The species' drawing."""
        return species(shape, colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        """The same as SVG."""
        return species_svg(shape, colour, stroke=optical_line(size))


CHROMOSOME: Final = ChromosomeUI()
