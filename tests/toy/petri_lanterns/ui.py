"""The screens of Lanterns."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias

import flet as ft

from companion.rules.kernel import Model
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game import context as shared
from companion.ui.game import here as shared_here
from companion.ui.game.context import Panel
from companion.ui.game.game_setup import GameSetup, SetupForm
from companion.ui.game.game_ui import Calculator, Coaching, GameUI, NextAction
from companion.ui.game.memory import Memory
from companion.ui.game.part import part
from companion.ui.game.seating import Seating
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.reveal import HoldToReveal
from companion.words.reference import Chapter, ChapterGroup

from .rules import LANTERNS, PLAYERS, Begin, Hide, Options, Player, State, Throw

GameContext: TypeAlias = shared.GameContext[State]
Here: TypeAlias = shared_here.Here[State]


class Setup(Seating[Player, Options]):
    """The players in seat order, and the options."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = Begin
    newcomers: ClassVar[type[Model]] = Player

    options: Options = Options()


class LanternsSetup(GameSetup[Setup]):
    """The set-up page of Lanterns."""

    def sections(self, form: SetupForm[Setup]) -> Sequence[ft.Control]:
        said = form.style.text(form.style.words("new-circle"), kit.BODY)
        return [ft.Container(said, padding=ft.Padding.symmetric(horizontal=kit.MARGIN))]


SETUP: Final = LanternsSetup(Memory(LANTERNS.key, Setup(players=())))


@part(lambda here: (here.state, here.context.clocks_in_use))
def Players(here: Here, shown: tuple[State, bool]) -> ft.Control:
    """Draw the round and each player's status; a held button reveals the player's own number."""
    style, context, words, (state, timed) = here.style, here.context, here.words, shown
    rows: list[ft.Control] = [kit.headline(style, words("round", round=state.round, rounds=state.rounds))]
    for seat, player in enumerate(state.players):
        said = words("hidden" if player.has_hidden else "waiting", player=player.name, score=player.score)
        rows.append(ft.Semantics(content=style.text(said, kit.BODY_STRONG), container=True))
        if timed:
            rows.append(PlayerClock(here, seat))
        if player.has_hidden and context.sees_secrets(seat):
            rows.append(HoldToReveal(style, player.name, lambda seat=seat: secret(here, seat)))
    return kit.scroll(style, [ft.Container(kit.column(rows, kit.GAP), padding=kit.PADDING)])


def secret(here: Here, seat: int) -> str:
    """Return the text of a seat's number, shown while its button is held."""
    return here.words("your-number", number=here.context.secrets_of(seat).players[seat].hidden)


@kit.component
def Middle(client: Client, style: kit.Style) -> ft.Control:
    said = ft.Semantics(content=style.text(style.words("calc-best"), kit.BODY), container=True)
    return ft.Container(said, padding=kit.MARGIN)


class LanternsUI(GameUI):
    """The screens of Lanterns."""

    key = LANTERNS.key
    players = staticmethod(Players)

    setup = SETUP
    sample = (
        Begin(
            players=(Player(name="Ada", colour=0), Player(name="Leon", colour=1)), options=Options(rounds=1)
        ),
        Hide(seat=0, number=2),
        Hide(seat=1, number=5),
        Throw(face=4),
    )
    chapters = (ChapterGroup("all", (Chapter("play", ("hide",)),)),)
    chapter_glyphs = MappingProxyType[str, kit.Glyph]({"play": "play"})

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        return (Calculator("lanterns", "sun", Middle),)

    @staticmethod
    def stage(state: State) -> str:
        return "over" if state.over else "table"

    @staticmethod
    def next_action(here: Here) -> NextAction:
        """Offer to hide a number, if possible for a seat of this device; else the throw or the result."""
        context, state, words = here.context, here.state, here.words
        if state.over:
            return NextAction(words("next-over"), context.look_at_stage, key="over")
        waiting = [seat for seat, player in enumerate(state.players) if not player.has_hidden]
        mine = [seat for seat in waiting if context.acts_for(seat)]
        if waiting:
            seat = (mine or waiting)[0]
            title = f"{words('choose')}: {state.players[seat].name}"
            to_hide = Panel("hide", seat)
            return NextAction(title, lambda: context.show(to_hide), seat=seat, allowed=bool(mine), key=seat)
        throw = Throw()
        return NextAction(
            words("throw"), lambda: context.submit(throw), allowed=context.may(throw), key="throw"
        )

    @staticmethod
    def coaching(style: kit.Style, state: State) -> Coaching | None:
        return Coaching(style.words("throw" if state.active is None else "choose"), "play")

    @staticmethod
    def has_panel(context: GameContext, panel: Panel) -> bool:
        return panel.kind == "hide" and not context.state.players[panel.seat].has_hidden

    @staticmethod
    def panel(here: Here, panel: Panel) -> ft.Control | None:
        style, context = here.style, here.context
        buttons: list[ft.Control] = [
            kit.option(
                style,
                style.words("hide", number=number),
                False,
                lambda number=number: context.submit_and_close(Hide(seat=panel.seat, number=number)),
            )
            for number in range(1, here.state.options.faces + 1)
        ]
        return kit.sheet(style, here.words("choose"), [ft.Row(buttons, wrap=True)], context.close)


LANTERNS_UI: Final = LanternsUI()
