"""The stage for spectators: the die and its question, the end, or else the latest entries."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import flet as ft

from companion.party.presence import Presence
from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.game.rolls import DiceRoll
from companion.ui.shared.entry_words import entry_words, label_words
from companion.ui.shared.journal import actor, note_of
from companion.ui.shared.news import told_at
from companion.ui.shared.watching.context import watched_by
from companion.ui.shared.watching.finale import result
from companion.ui.theme.letters import width_of
from companion.ui.widgets.dice import Tumble, small_dice, tumbling_die, use_tumble

DIE = 168
"""Width of the die, in logical pixels."""

NEWS = 34
"""Text size of the newest entry, which shrinks if its words would take more than three lines."""

DISH = 168
"""Width of the dish in which the winners grow."""

PIECE, CELL, CHECK = 32, 16, 24
"""Widths of the piece, the fate point and the check mark in the row of a player who could re-roll."""

ALARMS = 2
"""Maximum number of alarms shown at once."""

LATEST = 3
"""The number of latest entries shown if there is room, including the newest."""


class Step(NamedTuple):
    """The step that a spectator sees."""

    at: int
    state: Any
    spent: int
    """Seconds that the timed player has used so far."""

    presence: Presence
    over: bool


def step_of(
    here: AnyHere, small: bool = False, *, dish: float = 0, earlier: int = 0, board: bool = False
) -> Step:
    watched = watched_by(here)
    return Step(watched.at, here.state, watched.spent, watched.presence, watched.is_over)


@part(step_of)
def Happening(
    here: AnyHere,
    shown: Step,
    small: bool = False,
    *,
    dish: float = DISH,
    earlier: int = LATEST,
    board: bool = False,
) -> ft.Control:
    """Draw the stage at the spectator's step.

    Args:
        dish: Width of the winners' dish.
        earlier: The number of latest entries that there is room for; see `latest`.
        board: Whether there is room below the news for the parts on the board.
    """
    ui = here.context.ui
    roll = ui.roll(shown.state)
    tumble = use_tumble(roll.thrown if roll is not None else None)
    laid: Sequence[ft.Control] = ()
    if shown.over:
        parts = result(here, dish)
    elif roll is not None:
        parts = question(here, roll, tumble, small)
    else:
        odds = ui.shared_odds(here, False)
        told = [] if odds is None else [odds]
        laid = ui.board(here) if board else ()
        # With parts on the board there is no room for earlier entries.
        news = latest(here, shown.at, earlier=0 if laid else earlier)
        parts = [*stage_line(here), *news, *told, *threats(here)]
    if not shown.over and ui.alarms(shown.state):
        parts.insert(0, alarm(here, small))
    gap = kit.GAP_WIDE if small else kit.PADDING
    content: ft.Control = kit.column(parts, gap, stretch=True)
    if board:  # The board has margins of its own.
        content = ft.Container(content, padding=ft.Padding.symmetric(horizontal=kit.MARGIN))
        content = kit.column([content, *laid], gap, stretch=True)
    return ft.Semantics(
        content=content,
        live_region=True,
        container=True,
    )


def alarm(here: AnyHere, small: bool) -> ft.Control:
    """Draw the most pressing notices, each on a line of its own, so that they are not overlooked."""
    style, p, notices = here.style, here.palette, here.context.open_game.game.notices(here.state)[:ALARMS]
    role = kit.BODY_STRONG if small else kit.HEADING
    said = [
        style.text(label_words(style, label), role, p.on_danger, align=ft.TextAlign.CENTER)
        for label in notices
    ]
    return ft.Container(
        kit.column([*said], kit.GAP_SMALL, stretch=True),
        bgcolor=p.danger,
        border_radius=kit.RADIUS_FIELD,
        padding=kit.GAP_WIDE if small else kit.PADDING,
    )


def question(here: AnyHere, roll: DiceRoll, tumble: Tumble, small: bool) -> list[ft.Control]:
    """Draw the die in the roller's colour, and the players who could force a re-roll."""
    style, words, p, seats = here.style, here.words, here.palette, here.context.seats
    roller = seats[roll.roller]
    lies = roll.face is not None and not tumble.rolling
    stakes = here.context.ui.stakes(style, here.state, lies)
    odds = here.context.ui.shared_odds(here, lies)
    size = DIE * (0.6 if small or stakes is not None or odds is not None or roll.dice else 1)
    drawn = (
        _dice(here, roll, tumble, size)
        if roll.dice
        else tumbling_die(
            style,
            roll.faces,
            roll.face,
            p.players[roller.colour],
            tumble,
            size=size,
            label=words("dice-lies-spoken", player=roller.name, face=roll.face) if lies else "",
        )
    )
    said = (
        words("dice-lies-spoken", player=roller.name, face=roll.face)
        if lies
        else words("dice-throws", player=roller.name)
    )
    if roll.dice:
        said = words("dice-all-lie") if lies else words("dice-all-due")
    pair = stakes is not None and odds is not None  # Stacked, the parts would need too much height.
    room = style.width - 2 * kit.MARGIN - (size + kit.GAP_WIDE if pair else 0)
    told = style.text(said, kit.HEADING, align=ft.TextAlign.CENTER, lines=2, room=room)
    parts = [] if stakes is None else [stakes]
    if pair:
        beside = ft.Container(told, expand=True, expand_loose=True)
        parts.append(ft.Row([drawn, beside], spacing=kit.GAP_WIDE, alignment=ft.MainAxisAlignment.CENTER))
    else:
        parts += [drawn, told]
    parts += [] if odds is None else [odds]
    if roll.earlier and not roll.dice:
        faces = words.list([str(face) for face in roll.earlier])
        spoken = words("dice-earlier-spoken", faces=faces)
        parts.append(small_dice(style, roll.faces, roll.earlier, words("dice-earlier"), spoken))
    able = [seat for seat in roll.asked if roll.points[seat] > 0]
    if lies and able:
        asked = style.text(
            words("watch-reroll"), kit.BODY_STRONG if small else kit.HEADING, align=ft.TextAlign.CENTER
        )
        parts.append(asked)
        parts.append(_all_asked(here, roll, able))
    return parts


def _dice(here: AnyHere, roll: DiceRoll, tumble: Tumble, size: float) -> ft.Control:
    """Draw the dice rolled together, each above the name of its player."""
    style, words, p, seats = here.style, here.words, here.palette, here.context.seats
    cells: list[ft.Control] = []
    for die in roll.dice:
        player = seats[die.roller]
        said = (
            words("dice-due-spoken", player=player.name)
            if die.face is None
            else words("dice-lies-spoken", player=player.name, face=die.face)
        )
        drawn = tumbling_die(
            style, roll.faces, die.face, p.players[player.colour], tumble, size=size, label=said
        )
        cells.append(kit.column([drawn, style.text(player.name, kit.NAME, lines=1)], kit.GAP))
    row = ft.Row(cells, wrap=True, spacing=kit.SECTION, run_spacing=kit.GAP)
    row.alignment = ft.MainAxisAlignment.CENTER
    return row


def _all_asked(here: AnyHere, roll: DiceRoll, able: list[int]) -> ft.Control:
    """Draw the players who could re-roll, in two columns if there are three or more and they fit."""
    asked: list[ft.Control] = [_asked(here, roll, seat) for seat in able]
    cell = CELL + kit.FATE_GAP
    widest = max(
        PIECE
        + CHECK
        + 3 * kit.GAP
        + width_of(here.context.seats[seat].name) * kit.NAME.size * here.style.scale
        + cell * roll.points[seat]
        for seat in able
    )
    half = (here.style.width - kit.SECTION) / 2
    if len(able) < 3 or widest > half:
        return ft.Row(
            asked, wrap=True, spacing=kit.SECTION, run_spacing=kit.GAP, alignment=ft.MainAxisAlignment.CENTER
        )
    columns: list[ft.Control] = [kit.column(asked[first::2], kit.GAP) for first in (0, 1)]
    return ft.Row(
        columns,
        spacing=kit.SECTION,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _asked(here: AnyHere, roll: DiceRoll, seat: int) -> ft.Control:
    """Draw a player who could re-roll, the fate points, and a check mark if the face was accepted."""
    style, p, words, player = here.style, here.palette, here.words, here.context.seats[seat]
    colour = p.players[player.colour]
    parts: list[ft.Control] = [
        here.context.ui.piece(player.shape, colour, PIECE),
        style.text(player.name, kit.NAME, lines=1),
        kit.fate_cells(style, roll.points[seat], roll.points[seat], colour, size=CELL),
    ]
    if seat in roll.accepted:
        parts.append(kit.art("check", p.accent, CHECK, words("dice-accepted-spoken", player=player.name)))
    row = ft.Row(parts, spacing=kit.GAP, tight=True)
    return ft.Semantics(content=row, identifier=f"asked-{seat}", container=True)


def stage_line(here: AnyHere) -> list[ft.Control]:
    """Draw the round and the stage on a quiet line."""
    style, words, p, context, state = here.style, here.words, here.palette, here.context, here.state
    summary, stage = context.open_game.game.summary(state), context.ui.stage(state)
    now, rounds = summary.get("round"), summary.get("rounds")
    said: list[str] = []
    if isinstance(now, int) and isinstance(rounds, int):
        last = now == rounds
        said.append(words("watch-last-round") if last else words("home-round", round=now, rounds=rounds))
    if stage != "table":
        said.append(context.ui.stage_title(style, state, stage))
    return [style.text(kit.dotted(said), kit.BODY, p.quiet, lines=2)] if said else []


def threats(here: AnyHere) -> list[ft.Control]:
    """Draw the risks, each on a line of its own; grave ones in the colour of danger."""
    style, p = here.style, here.palette
    found = here.context.ui.threats(here)
    rows: list[ft.Control] = [
        ft.Row(
            [
                kit.art("warning", p.danger if each.grave else p.quiet, 28),
                ft.Container(
                    style.text(
                        each.said,
                        kit.HEADING if each.grave else kit.NAME,
                        p.danger if each.grave else p.text,
                        lines=2,
                    ),
                    expand=True,
                ),
            ],
            spacing=kit.GAP_WIDE,
        )
        for each in found
    ]
    return [kit.column(rows, kit.GAP, stretch=True)] if rows else []


def latest(here: AnyHere, step: int, *, earlier: int) -> list[ft.Control]:
    """Draw the latest entries after their players' pieces; the newest has the largest text.

    Args:
        earlier: The number of latest entries to show; the newest is shown even if this is 0.
    """
    style, context, p = here.style, here.context, here.palette
    table = context.open_game.table
    rows: list[ft.Control] = []
    large = told_at(table, step - 1)
    others = [at for at in range(step - 1, max(0, step - 1 - earlier), -1) if at != large]
    for at in (large, *others):
        entry = table.entry(at)
        new = at == large
        whose, note = actor(context, entry, at), note_of(here, entry, at)
        said = entry_words(style, entry)
        role = _news(style, said) if new else kit.BODY
        lines = [style.text(said, role, p.text if new else p.quiet, lines=3 if new else 1)]
        if note and new:
            lines.append(style.text(note, kit.BODY, p.quiet, lines=2))
        parts: list[ft.Control] = [kit.column([*lines], kit.GAP_SMALL, expand=True)]
        if whose is not None:
            parts.insert(0, context.ui.piece(whose.shape, p.players[whose.colour], 48 if new else 28))
        rows.append(ft.Row(parts, spacing=kit.GAP_WIDE))
    return rows


def _news(style: kit.Style, said: str) -> kit.TypeRole:
    """Return the role of the newest entry: the largest in which its words fit on three lines."""
    fits = 3 * (style.width - 2 * kit.SECTION - 60) / max(1.0, width_of(said) * 1.15)
    return kit.TypeRole(round(max(kit.HEADING.size, min(NEWS, fits))), 700, 1.15)


Page: TypeAlias = tuple[float, float, bool]
"""Width and height of the page, and whether it shows the end."""


class Tallest(NamedTuple):
    """The greatest height that the players have had on a page, in logical pixels.

    It never shrinks on the same page, to keep the size from oscillating: a greater height reduces the scale,
    which widens the rows, and in wider rows fewer words break, which reduces the height again.
    """

    page: Page = (0, 0, False)
    height: int = 0

    def with_height(self, page: Page, height: int) -> "Tallest":
        return Tallest(page, max(height, self.height if self.page == page else 0))
