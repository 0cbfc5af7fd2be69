"""The interface between the shared screens and a game's own, with defaults, and the types that both use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import flet as ft

from companion.ui import kit
from companion.ui.art import species
from companion.ui.game.scores import Standing

if TYPE_CHECKING:
    from companion.device.door import Door, Home
    from companion.rules.kernel import Command, Label, Seats, TableOptions
    from companion.ui.core.client import Client
    from companion.ui.game.context import GameContext, Panel
    from companion.ui.game.ending import Ending
    from companion.ui.game.figures import Statistics
    from companion.ui.game.game_setup import GameSetup
    from companion.ui.game.here import AnyHere
    from companion.ui.game.memory import Memory
    from companion.ui.game.rolls import DiceRoll
    from companion.ui.game.scores import Risk
    from companion.ui.widgets.growing import Part
    from companion.words import RuleValue
    from companion.words.reference import ChapterGroup

OtherAction: TypeAlias = "tuple[kit.Glyph, str, Callable[[], Any] | None]"
"""An action besides the next one: its drawing, its words, and its handler (None if no longer possible)."""


@dataclass(frozen=True)
class NextAction:
    """The next thing to do at a table."""

    words: str
    """The words of the primary button."""

    press: Callable[[], Any] = field(compare=False)
    note: str = ""
    """The quiet line below the words, about the following step."""

    seat: int | None = None
    """The seat that must act; None for the whole table."""

    allowed: bool = True
    """Whether this device may perform the action."""

    key: object = ""
    """Identifies the action among all possible next actions."""

    choice: object = ""
    """Further values that `others` depends on, besides `key`."""

    others: tuple[OtherAction, ...] = field(default=(), compare=False)
    """The other actions. They are not compared: whenever they differ, `key` or `choice` must differ too."""

    filled: bool = True
    """Whether this action is really the next step.

    If not, other choices on the page come first, and the button is only outlined.
    """


@dataclass(frozen=True)
class Coaching:
    """The coach's advice for one moment."""

    words: str
    """The next thing to do, in a sentence."""

    chapter: str
    """The chapter of the quick rules that explains the next thing to do."""

    step: str = ""
    """The step that the advice is about, the same for all players; empty if the chapter has only one step."""


def coached(style: kit.Style, state: Seats, chapter: str, step: str, seat: int | None) -> Coaching | None:
    """Return the coach's advice for a step, the game's sentence `coach-<step>`; None without a chapter.

    Args:
        chapter: The chapter of the quick rules that explains the step.
        seat: The player that the sentence names.
    """
    if not chapter:
        return None
    name = state.players[seat].name if seat is not None else ""
    return Coaching(style.words(f"coach-{step}", player=name), chapter, step)


@dataclass(frozen=True)
class NameField:
    """A name that can be corrected during a game."""

    key: str
    """The name of the field in the game's command `rename`."""

    title: str
    value: str
    note: str = ""
    """The note below the field."""


@dataclass(frozen=True)
class Calculator:
    """A calculator that needs no game under way."""

    key: str
    """The calculator's name in message keys and settings, unique among the calculators of all games."""

    glyph: kit.Glyph
    draw: Callable[[Client, kit.Style], ft.Control]
    """The component that draws the calculator."""


class GameUI(ABC):
    """A game's own screens; each game derives a class and offers one instance of it.

    Controls are drawn only from `context.state`, the device's view. To use a function of another module,
    assign it: `ending = staticmethod(end.ending)`. To use a value of a lazily imported module, assign
    `sample = HERE.value("sample", "SAMPLE")`.
    """

    key: str
    """The game's key in `companion.device.games`."""

    modules: tuple[str, ...] = ()
    """The modules of the screens, for preloading."""

    # beginning --------------------------------------------------------------------------------

    setup: GameSetup[Any]
    """The game's set-up screen."""

    @property
    def memory(self) -> Memory[Any]:
        """The stored setup of the latest game, from which the next setup starts."""
        return self.setup.memory

    # an open game -----------------------------------------------------------------------------

    @staticmethod
    def table_title(here: AnyHere) -> str:
        """Return the title of the bar at the table."""
        return here.words("name")

    @staticmethod
    @abstractmethod
    def stage(state: Any) -> str:
        """Return the current stage: `table`, `over`, or one of the game's own."""

    @staticmethod
    def stage_title(style: kit.Style, state: Any, stage: Any) -> str:
        """Return a stage's title: the sentence `stage-<name>`; at the table the game's name."""
        return style.words(f"stage-{stage}" if stage != "table" else "name")

    @staticmethod
    def stage_chapter(state: Any) -> str:
        """Return the chapter of the quick rules for the current stage; empty if there is none."""
        return ""

    table_chapter: str = ""
    """The chapter of the quick rules that the table's title bar opens; empty for none."""

    phases: Mapping[str, str] = {}
    """The phases of a round for which players may set reminders, each with the message key of its name."""

    def together(self, here: AnyHere) -> str:
        """Return the words in the turn band while no single player acts."""
        roll = self.roll(here.state)
        return here.words("band-decides" if roll is not None and roll.face is not None else "band-everybody")

    def round_title(self, here: AnyHere, state: Any) -> str:
        """Return the title that the round of this state has in the history."""
        return here.words("journal-round", round=here.context.open_game.game.round(state))

    def phase(self, state: Any) -> str:
        """Return the phase of a state; empty for a game without any."""
        return state.phase if self.phases else ""

    @staticmethod
    def stage_view(here: AnyHere, stage: Any) -> ft.Control:
        """Draw a stage other than `table` and `over`."""
        raise NotImplementedError(f"there is no stage {stage!r}")

    @staticmethod
    def ending(here: AnyHere) -> Ending:
        """Return the contents of a finished game's end screen; by default everybody's points."""
        context = here.context
        from companion.rules.kernel import merit
        from companion.ui.game.ending import Ending, Standing

        outcome = context.open_game.game.outcome(context.state)
        assert outcome is not None, "the game is not over"
        standings = [
            Standing(seat, each.name, each.shape, each.colour, score, wins=seat in outcome.winners)
            for seat, (each, score) in enumerate(zip(context.seats, outcome.scores, strict=True))
        ]
        fewest = outcome.fewest_win
        ranked = sorted(standings, key=lambda each: -merit(each.total or 0, fewest_win=fewest))
        return Ending(tuple(ranked), fewest_win=fewest)

    @staticmethod
    def after_end(here: AnyHere) -> list[ft.Control]:
        """Draw further parts below a game's end screen."""
        return []

    @staticmethod
    @abstractmethod
    def players(here: AnyHere, /) -> ft.Control:
        """Draw everybody at a glance: the heading of the table and a row for each player."""

    def on_the_table(self, here: AnyHere) -> Sequence[ft.Control]:
        """Draw further parts of the table, for a wide page; each part redraws on its own."""
        return ()

    @staticmethod
    @abstractmethod
    def next_action(here: AnyHere) -> NextAction:
        """Return the next action; actions are compared by value, without their handlers."""

    @staticmethod
    def coaching(style: kit.Style, state: Any) -> Coaching | None:
        """Return the advice for players in their first game, or None."""
        return None

    @staticmethod
    @abstractmethod
    def has_panel(context: GameContext[Any], panel: Panel) -> bool:
        """Return whether a sheet of the game's own has anything to show on this device."""

    @staticmethod
    @abstractmethod
    def panel(here: AnyHere, panel: Panel) -> ft.Control | None:
        """Draw a sheet of the game's own."""

    @staticmethod
    def to_see(here: AnyHere) -> Sequence[ft.Control]:
        """Draw the menu's rows that lead to something to look at."""
        return ()

    @staticmethod
    def to_correct(here: AnyHere) -> Sequence[ft.Control]:
        """Draw the menu's rows for corrections of the whole table."""
        return ()

    @staticmethod
    def to_end(here: AnyHere) -> Sequence[ft.Control]:
        """Draw the menu's rows that end a part of the game, such as a phase."""
        return ()

    @staticmethod
    def to_call_off(here: AnyHere) -> Sequence[ft.Control]:
        """Draw the menu's rows that call off an open action, on the devices of the players concerned."""
        return ()

    def names(self, style: kit.Style, state: Any, seat: int) -> tuple[NameField, ...]:
        """Return the names of a seat, the player's name first."""
        return (NameField("name", style.words("new-name"), state.players[seat].name),)

    def remember_names(  # noqa: B027 (most games have nothing to do here)
        self, service: Door, state: Any, seat: int, changed: Collection[str]
    ) -> None:
        """Store a seat's new names for later games.

        Args:
            state: The state with the new names.
            changed: The keys of the changed names.

        Raises:
            StoreError: A name could not be stored.
        """

    @staticmethod
    def roll(state: Any) -> DiceRoll | None:
        """Return the current roll, if it has a re-roll window; else None."""
        return None

    @staticmethod
    def stakes(style: kit.Style, state: Any, lies: bool) -> ft.Control | None:
        """Draw the stakes of the current roll, for spectators; None if words suffice."""
        return None

    @staticmethod
    def standing(here: AnyHere, seat: int) -> Standing:
        """Return a player's numbers for the big screen."""
        return Standing()

    @staticmethod
    def deed(here: AnyHere) -> str:
        """Describe the acting player's action, in words that follow the name, for the big screen."""
        return ""

    @staticmethod
    def own_deed(here: AnyHere) -> str:
        """Return what the player of this phone has to do now, as a label; empty for a plain "You"."""
        return ""

    def board(self, here: AnyHere) -> Sequence[ft.Control]:
        """Draw the parts of the table that the big screen shows below the news."""
        return self.on_the_table(here)

    @staticmethod
    def threats(here: AnyHere) -> Sequence[Risk]:
        """Return the risks that come next, the gravest first."""
        return ()

    @staticmethod
    def shared_odds(here: AnyHere, lies: bool) -> ft.Control | None:
        """Draw the odds of the current roll for spectators, with the name of their model.

        They match the players' pages and use this device's settings; None if odds are hidden.

        Args:
            lies: Whether the die has come to rest.
        """
        return None

    @staticmethod
    def entry_note(style: kit.Style, label: Label, before: Any, after: Any) -> str:
        """Return a note below an entry in the history; empty if the entry's label says everything.

        Args:
            label: The entry's label, as this device may read it.
            before: The state before the entry, as this device may see it.
        """
        return ""

    @staticmethod
    def heard_note(style: kit.Style, label: Label, before: Any, after: Any) -> str:
        """Return the words that screen readers add to a new entry; empty if nothing is missing."""
        return ""

    def alarms(self, state: Any) -> bool:
        """Return whether the notices warn of an approaching end; nobody must overlook such a warning."""
        return False

    def harm(self, before: Any, after: Any) -> bool:
        """Return whether a player was harmed between two states; haptic feedback then tells the table."""
        return False

    @staticmethod
    def charts(here: AnyHere) -> list[ft.Control]:
        return []

    # without a game ---------------------------------------------------------------------------

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        """Draw a player's piece; the app's own drawings by default."""
        return species(shape, colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        """Return a player's piece as an SVG document, drawn for display at width `size`."""
        return kit.species_svg(shape, colour, stroke=kit.optical_line(size))

    @staticmethod
    def statistics(style: kit.Style, figures: Statistics) -> Sequence[Part]:
        """Return the game's own statistics, besides wins and points."""
        return ()

    @staticmethod
    async def read_games(service: Home, ids: Sequence[str], told: Callable[[int], bool]) -> Any:
        """Read every game in the background, without opening any.

        Args:
            ids: The games' ids, the latest first.
            told: Called with the number of games read so far; returns whether to continue.

        Returns:
            The data for `reading_parts`; None if the reading was stopped.
        """
        return None

    @staticmethod
    def reading_parts(
        style: kit.Style, found: Any, read: int | None, ask: Callable[[], Any]
    ) -> Iterable[Part]:
        """Draw the findings of `read_games`, the button that starts the reading, or its progress."""
        return ()

    reads_people: bool = False
    """Whether `read_games` has findings about each person."""

    @staticmethod
    def person_lines(style: kit.Style, found: Any, name: str) -> Sequence[str]:
        """Return the findings about a person's games, in sentences."""
        return ()

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        return ()

    sample: Sequence[Command]
    """The commands of a short demo game, beginning with the start command; every throw states its face."""

    sample_steps: Sequence[tuple[int, str]] = ()
    """The steps of the demo that are shown; by default all of them.

    Each step is the number of commands after which the game is shown, and the `<part>` in the message key
    `sample-did-<part>` of its sentence.
    """

    chapters: tuple[ChapterGroup, ...]
    """The quick rules."""

    def rule_values(self, options: TableOptions) -> Mapping[str, RuleValue]:
        """Return the variables of the quick rules at a table with these options.

        By default these are all options that are a number, a switch or a choice, named with hyphens instead
        of underscores, as in `$move-price`. A game adds those numbers in its `data` that its sentences use.
        """
        return {
            name.replace("_", "-"): value for name, value in options if isinstance(value, (bool, int, str))
        }

    chapter_glyphs: Mapping[str, kit.Glyph]
    """The drawing of each chapter."""
