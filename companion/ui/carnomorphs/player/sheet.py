"""A character's sheet: two taps to any number or mark; to read only where the seat is another device's."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

import flet as ft

from companion.rules.carnomorphs.characters import Correct, Mark
from companion.rules.carnomorphs.combat import by_rooms, character_fights
from companion.rules.carnomorphs.state import Player, State
from companion.rules.carnomorphs.table import Rename
from companion.rules.carnomorphs.turns import TakeTurn
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.carnomorphs.player.mutation import MutationPart
from companion.ui.carnomorphs.player.numbers import numbers_of
from companion.ui.carnomorphs.secrets.links import FatePart, Happenings
from companion.ui.carnomorphs.secrets.objectives import ObjectivesPart
from companion.ui.carnomorphs.table.player_row import subtitle
from companion.ui.core.component import keyed, memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import number_rows, why_read
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.marks import chip

Flag = Literal["slime", "signal", "in-combat"]
FLAGS: Final[tuple[Flag, ...]] = get_args(Flag)
"""The marks of a character."""


class MarksShown(NamedTuple):
    """The data of the drawn marks of a character."""

    player: Player
    phase: str
    fights: bool
    marked: bool
    """Whether combat is the table's to mark, because rooms do not tell."""

    def on(self, flag: Flag) -> bool:
        """Return whether a mark is set."""
        match flag:
            case "slime":
                return self.player.slime
            case "signal":
                return self.player.signal
            case "in-combat":
                return self.fights


def _marks_shown(state: State, seat: int) -> MarksShown:
    player = state.players[seat]
    marked = player.pod is None and not by_rooms(state, player)
    return MarksShown(player, state.phase, character_fights(state, player), marked)


@memo
def PlayerPanel(style: Style, context: GameContext, seat: int) -> ft.Control:
    """Draw a character's numbers, editable where this device may change them."""
    # Whose a number of a player is does not depend on which it is, so one stands for all.
    number = Correct(seat=seat, number="hand", delta=1)
    refused = use_slice(context.changes, lambda: context.client.access.refusal(context.open_game, number))
    player, detail = use_slice(context.changes, lambda: (context.state.players[seat], context.state.detail))
    p = style.palette
    rows: list[ft.Control] = []
    if refused is not None:
        rows.append(style.text(why_read(style, refused), LABEL, p.quiet))
    may = refused is None
    rows += [
        *number_rows(style, context, numbers_of(style, context.state, player), context.state, may=may),
        keyed("happens", Happenings, style, context, seat, may=may),
        hairline(style),
        keyed("mutation", MutationPart, style, context, seat, may=may),
        hairline(style),
    ]
    if detail == "full":
        rows += [keyed("objectives", ObjectivesPart, style, context, seat), hairline(style)]
    rows += [
        keyed("marks", Marks, style, context, seat, may=may),
        keyed("rest", Rest, style, context, seat, may=may),
    ]
    return ExplainedSheet(
        style,
        context.ui,
        "mutation",
        player.name,
        rows,
        context.close,
        picture=player_drawing(player.colour, p.players[player.colour], 40),
        note=subtitle(style, player),
    )


@memo
def Marks(style: Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw the marks for slime, signal and combat, the character's room and its fate."""
    shown = use_slice(context.changes, lambda: _marks_shown(context.state, seat))
    words = style.words
    running = shown.phase in ("players", "events", "check")
    if not (may and running):
        return style.text(_told(style, shown), BODY)
    parts: list[ft.Control] = [
        _titled(style, words("player-marks"), _flags(style, context, shown)),
        keyed("fate", FatePart, style, context, seat),
    ]
    return column(parts, GAP_WIDE, stretch=True)


def _told(style: Style, shown: MarksShown) -> str:
    """Describe the marks in a sentence."""
    words, player = style.words, shown.player
    said = [words(f"player-{player.fate}")]
    said += [words(f"player-{flag}") for flag in FLAGS if shown.on(flag)]
    if player.pod is not None:
        said.append(words("player-in-pod", pod=player.pod))
    return ", ".join(said)


def capital(words: str) -> str:
    """Capitalise words that stand alone on a chip and elsewhere within a sentence."""
    return words[:1].upper() + words[1:]


def _titled(style: Style, title: str, chips: list[ft.Control]) -> ft.Control:
    heading = style.text(title, LABEL, style.palette.quiet, heading=True)
    return column([heading, wrapped(chips)], GAP)


def _flags(style: Style, context: GameContext, shown: MarksShown) -> list[ft.Control]:
    """Draw a chip for each mark; combat that follows from the rooms is shown, not pressed."""
    chips: list[ft.Control] = []
    for flag in FLAGS:
        on = shown.on(flag)
        if flag == "in-combat" and not shown.marked:
            if on:
                p = style.palette
                chips.append(chip(style, capital(style.words("player-in-combat")), p.danger, p.on_danger))
            continue
        command = Mark(seat=shown.player.seat, flag=flag, value=not on)
        chips.append(
            option(
                style,
                capital(style.words(f"player-{flag}")),
                on,
                lambda command=command: context.submit(command),
            )
        )
    return chips


@memo
def Rest(style: Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw the controls for the room, the turn and the names."""
    player, phase, active, full = use_slice(context.changes, lambda: _rest_facts(context, seat))
    words = style.words
    links: list[ft.Control] = []
    if may and full and phase in ("players", "events") and player.acting:
        room = words("player-room-of", room=player.room) if player.room else words("player-room")
        links.append(chip_button(style, room, lambda: context.show(Panel("room", seat)), glyph="arrow-right"))
    turn = TakeTurn(seat=seat)
    if phase == "players" and not active and player.acting and context.may(turn):
        links.append(
            chip_button(
                style, words("player-make-active"), lambda: context.submit_and_close(turn), glyph="play"
            )
        )
    if context.may(Rename(seat=seat, name=player.name, character=player.character)):
        links.append(
            chip_button(
                style,
                words("player-rename"),
                lambda: context.show(Panel("rename", seat, "player")),
                glyph="edit",
            )
        )
    return wrapped(links)


def _rest_facts(context: GameContext, seat: int) -> tuple[Player, str, bool, bool]:
    state = context.state
    return state.players[seat], state.phase, state.active == seat, state.detail == "full"
