"""The screens of Lanterns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import flet as ft

from companion.game_service import GameService
from companion.rules.kernel import Label, Rejection
from companion.ui.art import Glyph, art, species, species_svg, svg
from companion.ui.core.client import Client
from companion.ui.core.component import component, screen, use_slice, use_state
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.env import use_env
from companion.ui.core.style import Style
from companion.ui.game_choice import under
from companion.ui.games import Calculator, Coaching, NameField, NextAction
from companion.ui.results import Figures
from companion.ui.shared import context as shared
from companion.ui.shared.context import Panel
from companion.ui.shared.ending import Course, Ending, Standing
from companion.ui.shared.options_form import OptionsForm
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.theme.measure import GAP, MARGIN, PADDING
from companion.ui.theme.typography import BODY, BODY_STRONG
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.frame import bar, bottom_bar, headline, page_view, scroll, sheet
from companion.ui.widgets.growing import Part
from companion.ui.widgets.line_chart import Series, line_chart
from companion.ui.widgets.press import primary
from companion.words.reference import Chapter, Section
from tests.toy import state as at
from tests.toy.game import LANTERNS
from tests.toy.state import Begin, End, Options, Rename, State

if TYPE_CHECKING:
    from companion.ui.shared.rolls import DiceRoll

GameContext: TypeAlias = shared.GameContext[State]

REMEMBERED = "lanterns.names"


@screen
def SetupScreen(choice: ft.Control | None) -> ft.View:
    """Two names and the number of rounds."""
    client, style = use_env()
    style = style.in_game(LANTERNS.key)
    words = style.words
    names, change = use_draft(_nobody)
    options, settle = use_draft(Options)
    refusal, refuse = use_state("")

    def typed(seat: int, text: str) -> None:
        change(lambda now: (*now[:seat], text, *now[seat + 1 :]))

    def start() -> None:
        refuse(begin(client, latest(change), latest(settle)))

    fields = [
        field(style, f"{words('players')} {seat + 1}", name, lambda text, seat=seat: typed(seat, text))
        for seat, name in enumerate(names)
    ]
    parts = [*fields, *OptionsForm(style, options, settle).all(), style.text(refusal, BODY)]
    body = ft.Container(ft.Column(parts, spacing=GAP), padding=MARGIN)
    top = under(bar(style, words("home-new-game"), on_back=lambda: client.go("/")), choice)
    bottom = bottom_bar(style, [primary(style, words("new-start"), start, expand=True)])
    return page_view(style, "/new", top, scroll(style, [body]), bottom=bottom)


def _nobody() -> tuple[str, ...]:
    return "", ""


def begin(client: Client, names: Sequence[str], options: Options) -> str:
    """Begin a game and show its table; else why not."""
    answer = client.service.begin(LANTERNS.key, Begin(names=tuple(names), options=options))
    if isinstance(answer, Rejection):
        return client.style.words.of(LANTERNS.key)(answer.code, **answer.params)
    client.service.remember(REMEMBERED, list(names))
    client.service.remember_people(names)
    client.go(f"/game/{answer.id}")
    return ""


@component
def Players(style: Style, context: GameContext) -> ft.Control:
    """The round, and whether each player has hidden a number; one's own number to hold for."""
    state = use_slice(context.changes, lambda: context.state)
    timed = use_slice(context.changes, lambda: context.clocks_in_use)
    words = style.words
    now = min(state.round, state.options.rounds)
    rows: list[ft.Control] = [headline(style, words("round", round=now, rounds=state.options.rounds))]
    for seat, player in enumerate(state.players):
        said = words("hidden" if player.has_hidden else "waiting", player=player.name, score=player.score)
        rows.append(ft.Semantics(content=style.text(said, BODY_STRONG), container=True))
        if timed:
            rows.append(PlayerClock(style, context, seat))
        if player.has_hidden and context.acts_for(seat):
            rows.append(HoldToReveal(style, player.name, lambda seat=seat: secret(style, context, seat)))
    return scroll(style, [ft.Container(ft.Column(rows, spacing=GAP), padding=PADDING)])


def secret(style: Style, context: GameContext, seat: int) -> str:
    """The number of a seat, for who holds."""
    return style.words("your-number", number=context.secrets_of(seat).players[seat].hidden)


def hide_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """A number to choose for a seat."""
    buttons = [
        option(
            style,
            style.words("hide", number=number),
            False,
            lambda number=number: context.submit_and_close(at.Hide(seat=panel.seat, number=number)),
        )
        for number in range(1, state.options.faces + 1)
    ]
    return sheet(style, style.words("choose"), [ft.Row([*buttons], wrap=True)], context.close)


class LanternsUI:
    """The screens of Lanterns."""

    key = LANTERNS.key
    modules: tuple[str, ...] = ()

    def setup_screen(self, choice: ft.Control | None) -> ft.Control:
        """Names and rounds."""
        return SetupScreen(choice)

    def same_again(self, service: GameService) -> tuple[str, ...]:
        """Who played last."""
        return tuple(service.remembered(REMEMBERED, ()))

    def begin_again(self, client: Client) -> str:
        """The same people."""
        return begin(client, self.same_again(client.service), Options())

    def stage(self, state: State) -> str:
        """The table until the game is over."""
        return "over" if state.over else "table"

    def stage_title(self, style: Style, state: State, stage: str) -> str:
        """What the bar says."""
        return style.words("over")

    def stage_chapter(self, state: State) -> str:
        """The only one."""
        return "play"

    def stage_view(self, style: Style, context: GameContext, state: State, stage: str) -> ft.Control:
        """There is no other stage."""
        return ft.Container()

    def ending(self, style: Style, context: GameContext) -> Ending:
        """Who has most points."""
        outcome = LANTERNS.outcome(context.state)
        assert outcome is not None
        states: list[State] = list(context.open_game.table.states)[1:]
        standings = [
            Standing(seat, player.name, seat, seat, player.score, wins=seat in outcome.winners)
            for seat, player in enumerate(context.state.players)
        ]
        columns = tuple(str(number) for number in range(1, len(states) + 1))
        values = tuple(
            tuple(float(each.players[seat].score) for each in states) for seat in range(len(standings))
        )
        return Ending(
            tuple(sorted(standings, key=lambda each: -(each.total or 0))),
            Course(style.words("rounds-chart"), columns, values),
        )

    def after_end(self, style: Style, context: GameContext) -> list[ft.Control]:
        """Nothing more."""
        return []

    def players(self, style: Style, context: GameContext) -> ft.Control:
        """Everybody."""
        return Players(style, context)

    def on_the_table(self, style: Style, context: GameContext) -> Sequence[ft.Control]:
        """Nothing."""
        return ()

    def next_action(self, style: Style, context: GameContext) -> NextAction:
        """Hide a number for the first seat without one that acts here; else throw."""
        state, words = context.state, style.words
        waiting = [seat for seat, player in enumerate(state.players) if not player.has_hidden]
        mine = [seat for seat in waiting if context.acts_for(seat)]
        if waiting:
            seat = (mine or waiting)[0]
            title = f"{words('choose')}: {state.players[seat].name}"
            return NextAction(title, lambda: context.show(Panel("hide", seat)), seat, bool(mine), key=seat)
        throw = at.Throw()
        return NextAction(
            words("throw"), lambda: context.submit(throw), None, context.may(throw), key="throw"
        )

    def coaching(self, style: Style, state: State) -> Coaching | None:
        """Hide, then throw."""
        return Coaching(style.words("throw" if state.all_have_hidden else "choose"), "play")

    def has_panel(self, context: GameContext, panel: Panel) -> bool:
        """Whether there is a number to hide."""
        return panel.kind == "hide" and not context.state.players[panel.seat].has_hidden

    def panel(self, style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
        """The sheet that hides a number."""
        return hide_sheet(style, context, state, panel) if panel.kind == "hide" else None

    def to_see(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """Nothing."""
        return ()

    def to_correct(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """Nothing."""
        return ()

    def to_end(self, style: Style, context: GameContext, state: State) -> Sequence[ft.Control]:
        """Nothing."""
        return ()

    def end_command(self) -> End:
        """The command that ends the game."""
        return End()

    def names(self, style: Style, state: State, seat: int) -> tuple[NameField, ...]:
        """The player's name."""
        return (NameField("name", style.words("new-name"), state.players[seat].name),)

    def rename_command(self, state: State, seat: int, names: Mapping[str, str]) -> Rename:
        """The command that renames."""
        return Rename(seat=seat, name=names["name"])

    def remember_names(self, service: GameService, state: State, seat: int, changed: Collection[str]) -> None:
        """A player's name belongs to one game."""

    def roll(self, state: State) -> DiceRoll | None:
        """Nobody may have the die thrown again."""
        return None

    def entry_note(self, style: Style, label: Label, before: State) -> str:
        """Nothing."""
        return ""

    def harm(self, before: State, after: State) -> bool:
        """Nobody is."""
        return False

    def charts(self, style: Style, context: GameContext) -> list[ft.Control]:
        """Points by round."""
        states: list[State] = list(context.open_game.table.states)
        series = [
            Series(
                player.name,
                style.palette.players[seat],
                seat,
                tuple(float(each.players[seat].score) for each in states[1:]),
            )
            for seat, player in enumerate(context.state.players)
        ]
        columns = [str(number) for number in range(1, len(states))]
        title = style.words("rounds-chart")
        return [line_chart(style, series, columns, width=300, label=title)]

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        """One sentence."""
        return (Calculator("lanterns", "sun", Middle),)

    @property
    def sample(self) -> Sequence[at.Command]:
        """One round."""
        begin = Begin(names=("Ada", "Leon"), options=Options(rounds=1))
        return (begin, at.Hide(seat=0, number=2), at.Hide(seat=1, number=5), at.Throw(face=4))

    @property
    def chapters(self) -> tuple[Section, ...]:
        """One chapter."""
        return (Section("all", (Chapter("play", ("hide",)),)),)

    @property
    def chapter_glyphs(self) -> Mapping[str, Glyph]:
        """Its drawing."""
        return {"play": "play"}

    def statistics(self, style: Style, figures: Figures) -> Sequence[Part]:
        """Nothing more."""
        return ()

    async def read_games(self, service: GameService, ids: Sequence[str], told: Callable[[int], bool]) -> None:
        """Nothing is read."""

    def reading_parts(
        self, style: Style, found: Any, read: int | None, ask: Callable[[], Any]
    ) -> Iterable[Part]:
        """Nothing is asked."""
        return ()

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        """A drawing that the app has."""
        return species(shape, colour, size) if shape < 4 else art("sun", colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        """The same as SVG."""
        return species_svg(shape, colour) if shape < 4 else svg("sun", colour)


@component
def Middle(client: Client, style: Style) -> ft.Control:
    """One sentence."""
    said = ft.Semantics(content=style.text(style.words("calc-best"), BODY), container=True)
    return ft.Container(said, padding=MARGIN)


LANTERNS_UI: Final = LanternsUI()
