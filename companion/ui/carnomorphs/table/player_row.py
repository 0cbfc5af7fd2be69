"""A player's row on the table: the player, the character and its condition, the mutation markers."""

from typing import NamedTuple

import flet as ft

from companion.party.presence import Seated
from companion.rules.carnomorphs.combat import character_fights
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.play import PlayerNumber
from companion.rules.carnomorphs.state import Detail, Player
from companion.ui import kit
from companion.ui.carnomorphs.art import Name, glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import is_kept, player_drawing
from companion.ui.carnomorphs.table.strips import Strips
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.changed import change_of, changed
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_rows import phone_words
from companion.ui.theme.letters import width_of

MARK = 20
"""Width of a mark after a name."""

DRAWING = 40
"""Width of a player's drawing."""

BESIDE_LINES = 2 * kit.MARGIN + DRAWING + kit.GAP_WIDE
"""Width that the margins and the player's drawing take up in a row."""


class PlayerFacts(NamedTuple):
    """The facts of a player's row."""

    player: Player
    active: bool
    first: bool
    detail: Detail
    """The level of detail shown; before play begins it is quick, since full detail would add nothing."""

    fights: bool
    """Whether the character is in combat."""

    timed: bool
    """Whether the player has a clock."""

    device: Seated
    """Whether the player's own phone is connected."""


def player_facts(here: Here, seat: int) -> PlayerFacts:
    state, seats = here.state, here.context.presence.seats
    player = state.players[seat]
    if state.phase != "players":  # Passing matters only during turns.
        player = player.replace(passed=False)
    return PlayerFacts(
        player,
        state.active == seat,
        state.first == seat,
        "quick" if state.phase == "setup" else state.detail,
        character_fights(state, player),
        here.context.clocks_in_use,
        seats[seat] if seats else "free",
    )


class Sign(NamedTuple):
    """A fact about a character as a drawing, with its number if it has one."""

    glyph: kit.Glyph
    number: int | str | None
    said: str


def marks_of(style: kit.Style, player: Player, detail: Detail) -> tuple[Sign, ...]:
    """Return a living character's numbers and marks; a dead character has none.

    Zeros are left out, except for the hand. Mutation markers are not included.
    """
    if not player.living:
        return ()
    words, found = style.words, list[Sign]()
    if detail == "full" and player.acting:
        said = words("hand-unknown") if player.hand is None else words("count-hand", count=player.hand)
        found.append(Sign("event", "?" if player.hand is None else player.hand, said))
    numbers: dict[Name, tuple[PlayerNumber, int | None]] = {
        "light-wounds": ("light_wounds", player.light_wounds),
        "serious-wounds": ("serious_wounds", player.serious_wounds),
        "contamination": ("contamination", player.contamination),
    }
    found += [
        Sign(glyph(thing), count, words(f"count-{thing}", count=count))
        for thing, (number, count) in numbers.items()
        if count and is_kept(detail, number)
    ]
    if player.has_mutation:
        found.append(Sign(glyph("mutation"), None, words("player-has-mutation")))
    if player.slime:
        found.append(Sign(glyph("slime"), None, words("player-slime")))
    if player.signal:
        found.append(Sign(glyph("signal"), None, words("player-signal")))
    carried = dict.fromkeys(player.carries)
    found += [
        Sign(glyph(thing), count if count > 1 else None, words(f"count-{thing}", count=count))
        for thing in carried
        for count in [player.carries.count(thing)]
    ]
    if player.pod is not None:
        found.append(Sign(glyph("pod"), player.pod, words("player-in-pod", pod=player.pod)))
    return tuple(found)


def subtitle(style: kit.Style, player: Player) -> str:
    parts = [player.character, style.words("player-number", number=player.number), player.room]
    return kit.dotted(parts)


def status(style: kit.Style, shown: PlayerFacts) -> str:
    """Return the fate of a character no longer aboard, else the player's state in the round, if any."""
    player = shown.player
    if player.fate != "aboard":
        return style.words(f"player-{player.fate}")
    if player.passed:
        return style.words("player-row-passed")
    if shown.active:
        return style.words("player-row-turn")
    return ""


def spoken(style: kit.Style, shown: PlayerFacts) -> str:
    """Return the row's label for screen readers."""
    words, player = style.words, shown.player
    parts = [
        player.name,
        subtitle(style, player),
        status(style, shown),
        words("count-markers", count=player.markers),
        *(mark.said for mark in marks_of(style, player, shown.detail)),
    ]
    if shown.fights:
        parts.append(words("player-in-combat"))
    if shown.first:
        parts.append(words("player-first"))
    parts += phone_words(words, shown.device)
    return ", ".join(part for part in parts if part)


@part(player_facts)
def PlayerRow(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw one player as a row, for text too large for columns; a press opens the character's sheet.

    A screen reader speaks the whole row as one label; its parts are silent.
    """
    style, context, player, p = here.style, here.context, shown.player, here.palette
    out = player.passed or not player.acting
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    ink = p.passed if out else p.text
    more = change_of(context, lambda state: state.players[seat].markers)
    cells = changed(style, marker_cells(style, player.markers), more)
    marks = marks_of(style, player, shown.detail)
    signs = [marked(style, mark, ink) for mark in marks]
    room = style.width - BESIDE_LINES
    named = _name_width(style, shown)
    beside = not shown.timed and named + kit.GAP_WIDE + _marks_width(style, marks) <= room
    name = _name(style, shown, ink, below=named > room)
    told = style.text(subtitle(style, player), kit.LABEL, p.quiet, lines=2)
    lines: list[ft.Control] = [
        ft.Row([ft.Container(name, expand=True), *(signs if beside else [])], spacing=kit.GAP),
        ft.Row([ft.Container(told, expand=True), cells], spacing=kit.GAP_WIDE),
    ]
    large = style.scale > kit.LARGE_TEXT
    below = [kit.wrapped(signs, kit.GAP_WIDE, kit.GAP_SMALL)] if signs and not beside else []
    drawing = player_drawing(player.colour, colour, DRAWING)
    whole = kit.column([*lines, *([] if large else below)], kit.GAP_SMALL, expand=True)
    rows: list[ft.Control] = [
        ft.Row(
            [drawing, whole],
            spacing=kit.GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        *(below if large else []),
    ]
    edge = kit.ACTIVE_EDGE if shown.active else 0
    button = kit.row_button(
        style,
        kit.column(rows, kit.GAP_SMALL, stretch=True),
        lambda: context.show(Panel("player", seat)),
        label=spoken(style, shown),
        radius=0,
        padding=ft.Padding.only(left=kit.MARGIN - edge, right=kit.MARGIN, top=kit.GAP, bottom=kit.GAP),
        expand=True,
    )
    parts: list[ft.Control] = [button]
    if shown.timed:
        clock = ft.Container(PlayerClock(here, seat), padding=ft.Padding.only(right=kit.GAP_WIDE))
        parts.append(clock)
    row: list[ft.Control] = [ft.Row(parts, spacing=0)]
    if shown.active:
        row.append(Strips(here))
    return ft.Container(
        kit.column(row, stretch=True),
        bgcolor=p.raised if shown.active else None,
        border=ft.Border.only(
            left=ft.BorderSide(kit.ACTIVE_EDGE, colour) if shown.active else None,
            bottom=ft.BorderSide(kit.HAIR, p.hairline),
        ),
        animate=style.motion(kit.CALM),
    )


def _name(style: kit.Style, shown: PlayerFacts, ink: str, *, below: bool) -> ft.Control:
    """Draw the name and, beside or below it, the marks and the player's state in the round."""
    p, player = style.palette, shown.player
    parts: list[ft.Control] = []
    if shown.first:
        parts.append(kit.art("starter", ink, MARK))
    if shown.device != "free":
        here = shown.device == "here"
        parts.append(kit.art("phone" if here else "offline", p.text if here else p.quiet, MARK))
    said = status(style, shown)
    if player.fate == "dead":
        parts.append(kit.chip(style, said, p.danger, p.on_danger))
    elif player.acting and shown.active and not player.passed:
        parts.append(kit.chip(style, said, p.text, p.ground))
    elif said:
        parts.append(style.text(said, kit.LABEL, p.passed, lines=1))
    if shown.fights:
        parts.append(style.text(style.words("player-in-combat"), kit.LABEL, p.danger, lines=1))
    return kit.named_with_marks(style, player.name, ink, parts, below=below)


def _name_width(style: kit.Style, shown: PlayerFacts) -> float:
    """Return the width of the name and the marks after it, in logical pixels."""
    marks = [MARK] * (shown.first + (shown.device != "free"))
    said = status(style, shown)
    texts = [said] if said else []
    texts += [style.words("player-in-combat")] if shown.fights else []
    chip = 2 * kit.GAP if shown.active or shown.player.fate == "dead" else 0
    wide = width_of(shown.player.name) * kit.NAME.size + sum(map(width_of, texts)) * kit.LABEL.size
    return wide * style.scale + sum(marks) + chip + kit.GAP * (len(marks) + len(texts))


def _marks_width(style: kit.Style, marks: tuple[Sign, ...]) -> float:
    numbers = [str(mark.number) for mark in marks if mark.number is not None]
    wide = sum(map(width_of, numbers)) * kit.COUNT.size * style.scale
    return wide + MARK * len(marks) + kit.GAP_SMALL * len(numbers) + kit.GAP * len(marks)


def marker_cells(style: kit.Style, markers: int, *, height: float = 20) -> ft.Control:
    """Draw mutation markers as a row of cells; the last cell is the fatal marker and has a warning edge."""
    p = style.palette
    cells: list[ft.Control] = []
    for index in range(FATAL_MARKERS):
        lit, fatal = index < markers, index == FATAL_MARKERS - 1
        cells.append(
            ft.Container(
                width=11,
                height=height,
                border_radius=kit.RADIUS_MARK - 1,
                bgcolor=(p.danger if fatal else p.accent) if lit else (None if fatal else p.track_empty),
                border=ft.Border.all(1, p.track_danger) if fatal and not lit else None,
                animate=style.motion(kit.QUICK),
            )
        )
    return ft.Row(cells, spacing=3, tight=True)


def marked(style: kit.Style, mark: Sign, ink: str) -> ft.Control:
    """Draw a sign, followed by its number."""
    parts: list[ft.Control] = [kit.art(mark.glyph, style.palette.quiet, MARK)]
    if mark.number is not None:
        parts.append(style.text(str(mark.number), kit.COUNT, ink))
    return ft.Row(parts, spacing=kit.GAP_SMALL, tight=True)
