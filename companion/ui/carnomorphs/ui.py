"""The screens of Carnomorphs as the shared ones want them: one object."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.later import Later
from companion.ui.art import Glyph, optical_line, species, species_svg
from companion.ui.games import Calculator, Coaching, NameField, NextAction

HERE: Final = "companion.ui.carnomorphs"

if TYPE_CHECKING:
    from companion.game_service import GameService
    from companion.rules.carnomorphs import commands as cmd
    from companion.rules.carnomorphs.state import State
    from companion.rules.kernel import Label
    from companion.ui.carnomorphs import art, panels, sample, stages
    from companion.ui.carnomorphs import chapters as texts
    from companion.ui.carnomorphs import statistics as figures_of
    from companion.ui.carnomorphs.calculators import bag, noise
    from companion.ui.carnomorphs.check import calculator as infection
    from companion.ui.carnomorphs.context import GameContext
    from companion.ui.carnomorphs.intruders import strip
    from companion.ui.carnomorphs.setup import begin, screen, seating_plan
    from companion.ui.carnomorphs.table import charts, end, menu, players
    from companion.ui.carnomorphs.table import coaching as coach
    from companion.ui.carnomorphs.table import next_action as following
    from companion.ui.core.client import Client
    from companion.ui.core.style import Style
    from companion.ui.results import Figures
    from companion.ui.shared.context import Panel
    from companion.ui.shared.ending import Ending
    from companion.ui.widgets.growing import Part
    from companion.ui.widgets.press import Press
    from companion.words.reference import Section
else:
    cmd = Later("companion.rules.carnomorphs.commands")
    art = Later(f"{HERE}.art")
    bag = Later(f"{HERE}.calculators.bag")
    begin = Later(f"{HERE}.setup.begin")
    charts = Later(f"{HERE}.table.charts")
    coach = Later(f"{HERE}.table.coaching")
    end = Later(f"{HERE}.table.end")
    figures_of = Later(f"{HERE}.statistics")
    following = Later(f"{HERE}.table.next_action")
    infection = Later(f"{HERE}.check.calculator")
    menu = Later(f"{HERE}.table.menu")
    noise = Later(f"{HERE}.calculators.noise")
    panels = Later(f"{HERE}.panels")
    players = Later(f"{HERE}.table.players")
    sample = Later(f"{HERE}.sample")
    screen = Later(f"{HERE}.setup.screen")
    seating_plan = Later(f"{HERE}.setup.seating_plan")
    stages = Later(f"{HERE}.stages")
    strip = Later(f"{HERE}.intruders.strip")
    texts = Later(f"{HERE}.chapters")

MODULES: Final = tuple(
    f"{HERE}.{name}"
    for name in (
        "setup.screen",
        "stages",
        "table.players",
        "intruders.strip",
        "table.next_action",
        "table.menu",
        "panels",
        "table.charts",
        "table.end",
        "table.coaching",
        "calculators.bag",
        "calculators.noise",
        "check.calculator",
        "chapters",
        "statistics",
    )
)


class CarnomorphsUI:
    """The screens of Carnomorphs."""

    key = "carnomorphs"
    modules = MODULES

    # beginning --------------------------------------------------------------------------------

    def setup_screen(self, choice: ft.Control | None) -> ft.Control:
        """Who plays whom, and by which rules."""
        return screen.SetupScreen(choice)

    def same_again(self, service: GameService) -> tuple[str, ...]:
        """Who played last."""
        setup = seating_plan.remembered_setup(service)
        return tuple(player.name for player in setup.players) if setup is not None else ()

    def begin_again(self, client: Client) -> str:
        """The same crew by the same rules; help cards are dealt anew, characters are chosen anew."""
        setup = seating_plan.remembered_setup(client.service)
        return begin.begin(client, setup.without_characters()) if setup is not None else ""

    # what is open -----------------------------------------------------------------------------

    def stage(self, state: State) -> str:
        """What takes place."""
        return stages.stage_of(state)

    def stage_title(self, style: Style, state: State, stage: str) -> str:
        """What the bar says of it."""
        return stages.stage_title(style, stage)

    def stage_chapter(self, state: State) -> str:
        """The chapter of the quick rules about it."""
        return stages.stage_chapter(state)

    def stage_view(self, style: Style, context: GameContext, state: State, stage: str) -> ft.Control:
        """What it shows."""
        return stages.stage_view(style, context, state, stage)

    def ending(self, style: Style, context: GameContext) -> Ending:
        """Who lived and who won."""
        return end.ending(style, context)

    def after_end(self, style: Style, context: GameContext) -> list[ft.Control]:
        """Nothing more."""
        return []

    def players(self, style: Style, context: GameContext) -> ft.Control:
        """The heading and a row for each player."""
        return players.PlayerRowsView(style, context)

    def on_the_table(self, style: Style, context: GameContext) -> Sequence[ft.Control]:
        """The intruders on board."""
        return (strip.IntrudersStrip(style, context),)

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
        """The bag, the tracks, the pods."""
        return menu.to_see(style, context, state)

    def to_correct(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """How much is kept, whose turn it is, who is first."""
        return menu.to_correct(style, context, state)

    def to_end(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """The player phase, the journey."""
        return menu.to_end(style, context, state)

    def end_command(self) -> cmd.EndGame:
        """The command that ends the game."""
        return cmd.EndGame()

    def names(self, style: Style, state: State, seat: int) -> tuple[NameField, ...]:
        """The player's name and the character."""
        player, words = state.players[seat], style.words
        return (
            NameField("name", words("new-name"), player.name),
            NameField("character", words("new-character"), player.character, words("new-character-hint")),
        )

    def rename_command(self, state: State, seat: int, names: Mapping[str, str]) -> cmd.Rename:
        """The command that gives a seat these names."""
        return cmd.Rename(seat=seat, name=names["name"], character=names["character"])

    def remember_names(self, service: GameService, state: State, seat: int, changed: Collection[str]) -> None:
        """The character, to be offered in the next games."""
        if "character" in changed:
            seating_plan.remember_characters(service, [state.players[seat].character])

    def roll(self, state: State) -> None:
        """What is drawn is drawn: nobody has it thrown again."""

    def entry_note(self, style: Style, label: Label, before: State) -> str:
        """The label says all."""
        return ""

    def harm(self, before: State, after: State) -> bool:
        """Whether a character was wounded, mutated or killed."""
        pairs = zip(before.players, after.players, strict=False)
        return any(
            now.light_wounds > was.light_wounds
            or now.serious_wounds > was.serious_wounds
            or now.markers > was.markers
            or (was.living and not now.living)
            for was, now in pairs
        )

    def charts(self, style: Style, context: GameContext) -> list[ft.Control]:
        """The threat, the markers, feeding, the tokens drawn."""
        return charts.charts(style, context)

    # without a game ---------------------------------------------------------------------------

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        """The intruder bag, a noise roll, the last check."""
        return (
            Calculator("bag", art.glyph("bag"), bag.BagCalculator),
            Calculator("noise", art.glyph("noise"), noise.NoiseCalculator),
            Calculator("infection", art.glyph("mutation-marker"), infection.InfectionCalculator),
        )

    @property
    def sample(self) -> Sequence[cmd.Command]:
        """A short journey of three."""
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
        """Who survived, how the journeys ended, which tokens were drawn."""
        return figures_of.journey_parts(style, figures)

    async def read_games(self, service: GameService, ids: Sequence[str], told: Callable[[int], bool]) -> None:
        """Nothing is read."""

    def reading_parts(self, style: Style, found: None, read: int | None, ask: Press) -> Iterable[Part]:
        """Nothing is asked."""
        return ()

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        """The badge of a player."""
        return species(shape, colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        """The same as SVG."""
        return species_svg(shape, colour, stroke=optical_line(size))


CARNOMORPHS: Final = CarnomorphsUI()
