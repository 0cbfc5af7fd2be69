"""The news below the bar on each page of a table: the latest event, with undo at the end of the line."""

from dataclasses import replace
from typing import Any, Final, NamedTuple

import flet as ft

from companion.rules.kernel import Label
from companion.table.journal import Entry
from companion.table.table import Kind, Table
from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.core.slot import news_height, slot_style
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.game.part import nothing, part, version
from companion.ui.shared.entry_words import entry_words, label_words
from companion.ui.shared.journal import actor, note_of
from companion.ui.shared.stepping import KINDS, next_step, use_stepping
from companion.ui.theme import TypeRole
from companion.ui.theme.letters import lines_of, longest_word, width_of
from companion.ui.theme.typography import BODY_STRONG, HEADING, LABEL, LABEL_STRONG, MESSAGE, NAME, NOTE

HANDS_ON: Final = "label-end-turn"
"""The label that all games give to an entry that only passes the turn on."""


class Typesetting(NamedTuple):
    """The typesetting of news: a sentence about the event, and below it a note on its consequence."""

    role: TypeRole
    lines: int
    """Maximum number of lines for the sentence."""
    note_role: TypeRole
    note_lines: int
    """Maximum number of lines for the note; 0 if there is no room for it."""
    scale: float
    whole: bool = True
    """Whether the whole text is visible."""

    def height(self) -> float:
        """Return the height of all lines, in logical pixels."""
        said = self.lines * self.role.height * self.role.size_at(self.scale)
        return said + self.note_lines * self.note_role.height * self.note_role.size_at(self.scale)


WAYS: Final = (
    (NAME, 1, LABEL, 1),
    (NAME, 1, MESSAGE, 2),
    (NAME, 2, NOTE, 0),
    (BODY_STRONG, 1, MESSAGE, 2),
    (BODY_STRONG, 1, NOTE, 1),
    (BODY_STRONG, 2, NOTE, 0),
    (LABEL_STRONG, 2, NOTE, 1),
    (LABEL_STRONG, 2, NOTE, 0),
    (LABEL_STRONG, 1, NOTE, 2),
    (LABEL_STRONG, 3, NOTE, 0),
    (MESSAGE, 2, MESSAGE, 1),
    (MESSAGE, 1, MESSAGE, 2),
    (MESSAGE, 3, MESSAGE, 0),
)
"""The ways to set news, the largest first: role and lines of the sentence, role and lines of the note."""
LARGE_WAYS: Final = ((HEADING, 1, BODY_STRONG, 1), (HEADING, 2, NOTE, 0), *WAYS)
"""The ways to set news on a wide page, the largest first."""


class Sentence(NamedTuple):
    """The words of the news, and their typesetting."""

    said: str
    note: str
    way: Typesetting


def told(style: kit.Style, entry: Entry, note: str, room: float, high: float) -> Sentence:
    """Return an entry's news for an area of this size, in short form if the full form would be cut off.

    Either form tells everything that the tap did, except that it passed the turn on.

    Args:
        note: The consequence; empty for none.
        room: Width of the area, in logical pixels.
        high: Height of the area.
    """
    found: list[Sentence] = []
    for brief in (False, True):
        said, *also = (
            _label_words(style, each, brief=brief)
            for each in (entry.label, *(each for each in entry.then if each.key != HANDS_ON))
        )
        below = kit.dotted(filter(None, (note, *also)))
        if not found or (said, below) != found[0][:2]:
            found.append(Sentence(said, below, typeset(style, said, below, room, high)))
        if found[-1].way.whole:
            break
    return found[-1]


def _label_words(style: kit.Style, label: Label, *, brief: bool) -> str:
    short = f"{label.key}-short"
    return (
        style.words(short, **label.params) if brief and style.words.has(short) else label_words(style, label)
    )


def typeset(style: kit.Style, said: str, note: str, room: float, high: float) -> Typesetting:
    """Return the typesetting of news in an area of this size, with the largest letters that fit.

    Args:
        said: The sentence about the event.
        note: The consequence; empty for none.
        room: Width of the area, in logical pixels.
        high: Height of the area.
    """
    scale = slot_style(style).scale
    for by in (scale, *(each for each in reversed(kit.SCALES) if each < scale)):
        for role, lines, note_role, note_lines in LARGE_WAYS if style.wide else WAYS:
            way = Typesetting(role, lines, note_role, note_lines if note else 0, by)
            told = _fits(said, role, lines, room, by) and (
                not note or (note_lines > 0 and _fits(note, note_role, note_lines, room, by))
            )
            if told and way.height() <= high:
                return way
    lines = max(1, int(high / (MESSAGE.height * MESSAGE.size)))
    return Typesetting(MESSAGE, lines, MESSAGE, 0, 1.0, whole=False)


def _fits(said: str, role: TypeRole, lines: int, room: float, scale: float) -> bool:
    size = role.size_at(scale)
    if longest_word(said) * size > room:
        return False
    if lines == 1:
        return width_of(said) * size <= room
    return lines_of(said, room / size) <= lines


def _is_new(here: AnyHere, *_: object) -> bool:
    """Return whether nothing has happened at the table yet."""
    return here.context.open_game.table.count == 0


def _steps(here: AnyHere) -> int:
    """Return the number of step buttons on this device: undo, redo, both or none."""
    return sum(next_step(here.context, kind) is not None for kind in KINDS)


@part(_steps)
def News(here: AnyHere, steps: int) -> ft.Control:
    """Draw the news below the bar: what has just happened, followed by redo and undo."""
    style = here.style
    room = style.width - kit.MARGIN - (kit.GAP_SMALL + steps * kit.TARGET if steps else kit.MARGIN)
    return ft.Container(
        ft.Row([ft.Container(NewsButton(here, room), expand=True), *steps_of(here)], spacing=0),
        height=news_height(style),
        padding=shared(ft.Padding.only, left=kit.MARGIN, right=kit.GAP_SMALL if steps else kit.MARGIN),
        border=shared(_line_below, here.palette.hairline),
    )


def steps_of(here: AnyHere) -> list[ft.Control]:
    """Draw redo, if there is anything to redo, and undo."""
    return [StepGlyph(here, "redo"), StepGlyph(here, "undo")]


@part(nothing)
def StepGlyph(here: AnyHere, _: None, kind: Kind) -> ft.Control:
    """Draw undo or redo as a drawing; a screen reader says which entry it affects."""
    stepping = use_stepping(here.context, kind)
    if stepping.entry is None:
        return ft.Container()
    said = here.words(f"table-{kind}", label=entry_words(here.style, stepping.entry))
    ink = here.palette.text if kind == "undo" else here.palette.quiet
    return stepping.keyed(kit.glyph_button(here.style, kind, said, stepping.press, ink=ink))


@part(_is_new)
def NewsButton(here: AnyHere, empty: bool, room: float) -> ft.Control:
    """Show what has just happened; a press opens the history.

    The button stays the same control while its words change with every tap.

    Args:
        room: Width of the words and the coloured line before them, in logical pixels.
    """
    style, context = here.style, here.context
    high = news_height(style)
    if empty:
        return ft.Container(height=high)
    return kit.row_button(
        style,
        # A button accepts no component as its content, so wrap it.
        ft.Container(NewsWords(here, room, high - 2 * kit.HAIR)),
        lambda: open_history(context),
        radius=0,
        padding=ft.Padding.symmetric(vertical=kit.HAIR),
        height=high,
    )


@part(version)
def NewsWords(here: AnyHere, _: int, room: float, high: float) -> ft.Control:
    """Show what has just happened and its consequence, beside a line in the acting player's colour."""
    style, context, p, table = here.style, here.context, here.palette, here.context.open_game.table
    last = table.count - 1
    if last < 0:  # The button is about to disappear.
        return ft.Container()
    at = told_at(table, last)
    entry = table.entry(at)
    whose = actor(context, entry, at)
    room -= kit.ACTIVE_EDGE + kit.GAP_WIDE
    said, note, way = told(style, entry, note_of(here, entry, at), room, high)
    set_in = replace(style, scale=way.scale)
    spoken = style.words("table-latest", label=", ".join(filter(None, (said, note))))
    lines: list[ft.Control] = [set_in.text(said, way.role, p.text, lines=way.lines, spoken=spoken)]
    if way.note_lines:
        below = set_in.text(note, way.note_role, p.quiet, lines=way.note_lines)
        lines.append(ft.Semantics(content=below, exclude_semantics=True))
    return ft.Container(
        kit.column(lines, 0),
        margin=shared(ft.Margin.symmetric, vertical=max(0, min(kit.GAP, int((high - way.height()) / 2)))),
        border=shared(_line_before, p.players[whose.colour] if whose is not None else p.outline),
        padding=shared(ft.Padding.only, left=kit.GAP_WIDE),
        alignment=shared(ft.Alignment, -1.0, 0.0),
    )


def _line_before(colour: str) -> ft.Border:
    return ft.Border.only(left=ft.BorderSide(kit.ACTIVE_EDGE, colour))


def _line_below(colour: str) -> ft.Border:
    return ft.Border.only(bottom=ft.BorderSide(kit.HAIR, colour))


def open_history(context: AnyContext) -> None:
    context.client.go(f"/game/{context.open_game.id}/journal")


def told_at(table: Table[Any], at: int) -> int:
    """Return the index of the entry to show as news; `at` is the latest entry.

    If the latest entry only passes the turn on, show the previous entry of the same turn instead, since both
    are from the same tap.
    """
    if at <= 1:
        return at
    before, now = table.entry(at - 1).label, table.entry(at).label
    if now.key != HANDS_ON or before.key == HANDS_ON:
        return at
    # The previous entry may have begun the turn.
    its_own = before.params.get("player") == now.params.get("player")
    in_turn = table.state_after(at - 1).active == table.state_after(at).active
    return at - 1 if its_own or in_turn else at
