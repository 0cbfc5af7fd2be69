"""The stage for watchers: the die and its question, the end, or else the latest entries."""

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

RING = 176
"""Width of the clock of the rounds."""

DISH = 168
"""Width of the dish in which the winners grow."""

PIECE, CELL, CHECK = 32, 16, 24
"""Widths of the piece, of a fate point and of the check, beside the name of a player who could re-roll."""

ALARMS = 2
"""Upper bound of the alarms that are shown."""

LATEST = 3
"""Entries shown, the newest large."""


class Step(NamedTuple):
    """The step that a watcher has come to."""

    at: int
    state: Any
    spent: int
    """Seconds that the player whose clock it is has taken so far."""

    presence: Presence
    over: bool


def step_of(here: AnyHere, small: bool = False, *, ring: bool = True, dish: float = 0) -> Step:
    watched = watched_by(here)
    return Step(watched.at, here.state, watched.spent, watched.presence, watched.is_over)


@part(step_of)
def Happening(
    here: AnyHere, shown: Step, small: bool = False, *, ring: bool = True, dish: float = DISH
) -> ft.Control:
    """Draw the stage at the watcher's step.

    Args:
        ring: Whether to show the clock of the rounds if there is room.
        dish: Width of the winners' dish.
    """
    ui = here.context.ui
    roll = ui.roll(shown.state)
    tumble = use_tumble(roll.thrown if roll is not None else None)
    if shown.over:
        parts = result(here, dish)
    elif roll is not None:
        parts = question(here, roll, tumble, small)
    else:
        odds = ui.shared_odds(here, False)
        told = [] if odds is None else [odds]
        parts = [*clock(here, shown.spent, small, ring and not told), *told, *latest(here, shown.at)]
    if not shown.over and ui.alarms(shown.state):
        parts.insert(0, alarm(here, small))
    return ft.Semantics(
        content=kit.column(parts, kit.GAP_WIDE if small else kit.PADDING, stretch=True),
        live_region=True,
        container=True,
    )


def alarm(here: AnyHere, small: bool) -> ft.Control:
    """Draw the most pressing notices, each on a line of its own, so that nobody overlooks them."""
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
    size = DIE * (0.6 if small or stakes is not None or odds is not None else 1)
    drawn = tumbling_die(
        style,
        roll.faces,
        roll.face,
        p.players[roller.colour],
        tumble,
        size=size,
        label=words("dice-lies-spoken", player=roller.name, face=roll.face) if lies else "",
    )
    said = (
        words("dice-lies-spoken", player=roller.name, face=roll.face)
        if lies
        else words("dice-throws", player=roller.name)
    )
    told = style.text(said, kit.HEADING, align=ft.TextAlign.CENTER, lines=2)
    parts = [] if stakes is None else [stakes]
    if stakes is not None and odds is not None:  # below each other there is no room for them all
        beside = ft.Container(told, expand=True, expand_loose=True)
        parts.append(ft.Row([drawn, beside], spacing=kit.GAP_WIDE, alignment=ft.MainAxisAlignment.CENTER))
    else:
        parts += [drawn, told]
    parts += [] if odds is None else [odds]
    if roll.earlier:
        faces = words.list([str(face) for face in roll.earlier])
        spoken = words("dice-earlier-spoken", faces=faces)
        parts.append(small_dice(style, roll.faces, roll.earlier, words("dice-earlier"), spoken))
    able = [seat for seat in roll.asked if roll.points[seat] > 0]
    if lies and able:
        parts.append(style.text(words("watch-reroll"), kit.BODY, p.quiet, align=ft.TextAlign.CENTER))
        parts.append(_all_asked(here, roll, able))
    return parts


def _all_asked(here: AnyHere, roll: DiceRoll, able: list[int]) -> ft.Control:
    """Draw the players who could re-roll, in two columns if three or more fit into them."""
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
    """Draw a player who could re-roll: the means to do so, or the consent to the face."""
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


def clock(here: AnyHere, seconds: int, small: bool, ring: bool) -> list[ft.Control]:
    """Draw the round, giant, the stage, and the time of the running clock."""
    style, words, p, context, state = here.style, here.words, here.palette, here.context, here.state
    game = context.open_game.game
    summary = game.summary(state)
    now, rounds = summary.get("round"), summary.get("rounds")
    parts: list[ft.Control] = []
    if isinstance(now, int) and isinstance(rounds, int) and ring and not small:
        last = now == rounds
        said = words("watch-last-round") if last else words("home-round", round=now, rounds=rounds)
        drawn = kit.clock_ring(style, now, rounds, size=RING, label=said)
        parts.append(ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER))
        parts.append(style.text(said, kit.LABEL, p.quiet, align=ft.TextAlign.CENTER))
    stage = context.ui.stage(state)
    if stage != "table":
        title = context.ui.stage_title(style, state, stage)
        parts.append(style.text(title, kit.HEADING, align=ft.TextAlign.CENTER, lines=2))
    running = game.clock(state)
    if running is not None and not small:
        spent = words.duration(seconds)
        name = context.seats[running].name
        colour = p.players[context.seats[running].colour]
        parts.append(style.text(name, kit.NAME, colour, align=ft.TextAlign.CENTER, lines=1))
        paused = running in game.paused_clocks(state)
        said = words("clock-paused", player=name, time=spent) if paused else None
        ink = p.passed if paused else p.text
        time = style.text(spent, kit.FIGURE, ink, align=ft.TextAlign.CENTER, lines=1, spoken=said)
        signs = [kit.art("pause", ink, 40, said), time] if paused else [time]
        parts.append(ft.Row([*signs], alignment=ft.MainAxisAlignment.CENTER, spacing=kit.GAP))
    return parts


def latest(here: AnyHere, step: int) -> list[ft.Control]:
    """Draw the latest entries, in the colours of their players."""
    style, context, p = here.style, here.context, here.palette
    table = context.open_game.table
    rows: list[ft.Control] = []
    large = told_at(table, step - 1)
    others = [at for at in range(step - 1, max(0, step - 1 - LATEST), -1) if at != large]
    for at in (large, *others):
        entry = table.entry(at)
        new = at == large
        whose, note = actor(context, entry, at), note_of(here, entry, at)
        said = entry_words(style, entry)
        lines = [style.text(said, kit.HEADING if new else kit.BODY, p.text if new else p.quiet, lines=2)]
        if note and new:
            lines.append(style.text(note, kit.BODY, p.quiet, lines=1))
        parts: list[ft.Control] = [kit.column([*lines], kit.GAP_SMALL, expand=True)]
        if whose is not None:
            parts.insert(0, context.ui.piece(whose.shape, p.players[whose.colour], 40 if new else 28))
        rows.append(ft.Row(parts, spacing=kit.GAP_WIDE))
    return rows


Page: TypeAlias = tuple[float, float, bool]
"""Width and height of the page, and whether it shows the end."""


class Tallest(NamedTuple):
    """The greatest height of the players on such a page so far, in logical pixels.

    It never shrinks: in wider rows fewer words break, so the size would oscillate.
    """

    page: Page = (0, 0, False)
    height: int = 0

    def with_height(self, page: Page, height: int) -> "Tallest":
        return Tallest(page, max(height, self.height if self.page == page else 0))
