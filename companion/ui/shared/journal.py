"""The journal on the screen, the latest entry first; any number of entries can be undone.

It is folded by rounds, and long rounds into groups of entries; open parts are drawn a few rows at a time.
"""

from typing import Any, TypeAlias, cast

import flet as ft

from companion.device.open_game import OpenGame
from companion.rules.kernel import SeatInfo
from companion.table.journal import Entry
from companion.table.table import Kind
from companion.ui import kit
from companion.ui.core.sections import ROWS, Section, is_recent, lines
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere, Here
from companion.ui.game.part import nothing, part, version
from companion.ui.shared.entry_words import entry_words, label_words
from companion.ui.shared.notices import new_notices
from companion.ui.shared.opening import OpenedGame
from companion.ui.shared.stepping import use_stepping
from companion.ui.widgets.folding import SectionHeading, use_folding
from companion.ui.widgets.growing import use_growing


def sections(open_game: OpenGame) -> tuple[Section, ...]:
    """Return a section of undone entries, if any, then the rounds, latest first; see `Table.entry`.

    If a correction returned the table to an earlier round, that round has more than one section.
    """
    table, begins = open_game.table, open_game.round_begins.values
    found: list[Section] = []
    end = table.count
    if table.length > end:
        found.append(Section("undone", end, table.length))
    while end:
        begin = begins[end]
        found.append(Section("round", begin, end))
        end = begin
    return tuple(found)


def is_open_at_first(section: Section, count: int) -> bool:
    """Return whether a section is open by default; `count` is the number of entries that are not undone."""
    return section.entries <= ROWS if section.end > count else is_recent(section, count)


PIECE = 24
"""The size of the acting player's drawing, in logical pixels."""

LINE = 22.0
"""Height of an entry in the undo or redo question, in logical pixels."""

MOST_LINES = 9
"""Maximum number of entries visible in the question without scrolling."""

MOST_TOLD = 48
"""Maximum number of entries listed in the question; the others are only counted."""

Asked: TypeAlias = tuple[int, bool]
"""The number of chosen steps, and whether they are to be redone instead of undone."""


def actor(context: AnyContext, entry: Entry, at: int) -> SeatInfo | None:
    """Return the player named in the entry, else the one whose device made it, as of the entry's time."""
    table = context.open_game.table
    before = at if at < table.count else table.count
    seats = context.open_game.game.seats(table.state_after(before))
    named = entry.label.params.get("player")
    found = next((seat for seat in seats if seat.name == named), None)
    if found is None and entry.by is not None and entry.by < len(seats):
        return seats[entry.by]
    return found


def note_of(here: AnyHere, entry: Entry, at: int) -> str:
    """Return the notes on a done entry: the game's, a corrected result, and one that the players wrote."""
    style, context = here.style, here.context
    open_game = context.open_game
    if at >= open_game.table.count:
        return ""
    before, after = (
        open_game.game.player_view(open_game.table.state_after(place), None) for place in (at, at + 1)
    )
    note = context.ui.entry_note(style, entry.label, before, after)
    told = (note, _scored_anew(style, open_game, before, after), _written(open_game, before, after))
    return kit.dotted(each for each in told if each)


def _written(open_game: OpenGame, before: Any, after: Any) -> str:
    """Return the note that the players wrote with an entry, on one line; empty for other entries."""
    was, now = open_game.game.note(before), open_game.game.note(after)
    return " ".join(now.split()) if now != was else ""


def _scored_anew(style: kit.Style, open_game: OpenGame, before: Any, after: Any) -> str:
    """Return the winners after an entry that rescored a finished game; empty for other entries."""
    was, now = open_game.game.outcome(before), open_game.game.outcome(after)
    if was is None or now is None or was == now:
        return ""
    words, seats = style.words, open_game.game.seats(after)
    winners = [seats[seat].name for seat in now.winners]
    match winners:
        case []:
            verdict = words("end-nobody")
        case [winner]:
            verdict = words("end-wins", player=winner)
        case _:
            verdict = words("end-shared", players=words.list(winners))
    return words("journal-scored-anew", verdict=verdict)


@part(nothing)
def JournalRow(
    here: AnyHere, _: None, entry: Entry, at: int, undone: bool, chosen: bool = False
) -> ft.Control:
    """Draw one entry; a press offers to undo back to it, or to redo it.

    Args:
        at: The entry's index at the table, which never changes.
        undone: Whether the entry was undone.
        chosen: Whether the undo or redo question includes this entry.
    """
    style, context, p, words = here.style, here.context, here.palette, here.words
    said = entry_words(style, entry)
    whose, note = actor(context, entry, at), note_of(here, entry, at)
    by = context.seats[entry.by].name if entry.by is not None else ""
    who = by if whose is None or whose.name != by else ""
    when = words.time(entry.at)
    lines = [style.text(said, kit.BODY, p.passed if undone else p.text, lines=2)]
    if note:
        lines.append(style.text(note, kit.CAPTION, p.quiet, lines=3))
    news = [label_words(style, label) for label in new_notices(context, at)]
    lines += [style.text(each, kit.LABEL_STRONG, p.accent, lines=3) for each in news]
    parts: list[ft.Control] = [
        ft.Container(kit.column([*lines], expand=True), expand=True),
        style.text(f"{who} {when}".strip(), kit.CAPTION, p.quiet),
    ]
    edge = 0
    colour = ""
    if whose is not None:
        edge, colour = kit.ACTIVE_EDGE, (p.quiet_players if undone else p.players)[whose.colour]
        parts.insert(0, context.ui.piece(whose.shape, colour, PIECE))
    told = f"{said}, {note}" if note else said
    label = words("journal-undone", label=said) if undone else ", ".join((told, when, *news))

    def ask() -> None:
        count = context.open_game.table.count
        context.ask_step(at - count + 1 if undone else count - at, undone)

    return ft.Container(
        kit.row_button(
            style,
            ft.Row(parts, spacing=kit.GAP_WIDE),
            ask,
            label=label,
            radius=0,
            padding=ft.Padding.only(
                left=kit.MARGIN - edge, right=kit.MARGIN, top=kit.GAP_WIDE, bottom=kit.GAP_WIDE
            ),
        ),
        bgcolor=p.raised if chosen else None,
        border=ft.Border.only(
            left=ft.BorderSide(edge, colour) if edge else None, bottom=ft.BorderSide(kit.HAIR, p.hairline)
        ),
    )


def use_journal_rows(here: AnyHere, asked: Asked = (0, False)) -> list[ft.Control]:
    """Draw the undone entries, then the done ones grouped by round, latest first.

    The calling component must follow the table's version.
    """
    open_game, table = here.context.open_game, here.context.open_game.table
    folding = use_folding()

    def is_open(section: Section) -> bool:
        return folding.is_open(section, is_open_at_first(section, table.count))

    found = {
        line.key if isinstance(line, Section) else f"entry-{table.entry(line).seq}": line
        for line in lines(sections(open_game), is_open)
    }
    drawn = use_growing(tuple(found))
    steps, back = asked[0], not asked[1]
    marked = range(table.count - steps, table.count) if back else range(table.count, table.count + steps)
    rows: list[ft.Control] = []
    for key, line in found.items():
        if key not in drawn:
            continue
        if isinstance(line, Section):
            title = section_title(here, line)
            count = here.words("journal-entries", count=line.entries)
            part = line.size > 0
            rows.append(
                kit.keyed(
                    key, SectionHeading, here.style, key, title, count, is_open(line), folding.fold, part
                )
            )
        else:
            entry, undone = table.entry(line), line >= table.count
            rows.append(kit.keyed(key, JournalRow, here, entry, line, undone, line in marked))
    return rows


def section_title(here: AnyHere, section: Section) -> str:
    """Return the title of a section: its round or, for a part of a round, when it was played."""
    words, open_game = here.words, here.context.open_game
    table = open_game.table
    if section.size:
        begin, end = (words.time(table.entry(at).at) for at in (section.begin, section.end - 1))
        return words("journal-stretch", begin=begin, end=end) if begin != end else begin
    if section.kind == "undone":
        return words("journal-taken-back")
    return here.context.ui.round_title(here, table.state_after(section.end))


@kit.component
def StepQuestion(here: AnyHere, steps: int, undone: bool) -> ft.Control:
    """Draw the entries that would be undone or redone, and the confirmation."""
    style, context = here.style, here.context
    p, words, table = here.palette, here.words, context.open_game.table
    kind: Kind = "redo" if undone else "undo"
    # A press undoes or redoes the entries asked about; if other devices changed them, it does nothing.
    asked_about = kit.use_ref(lambda: table.to_redo(steps) if undone else table.to_undo(steps)).current
    meant = kit.use_ref(lambda: table.newest(kind, steps)).current
    entries = tuple(reversed(asked_about))
    told = [
        style.text(entry_words(style, entry), kit.LABEL, p.quiet, lines=1) for entry in entries[:MOST_TOLD]
    ]
    if len(entries) > MOST_TOLD:
        told.append(style.text(words("journal-more", count=len(entries) - MOST_TOLD), kit.LABEL, p.quiet))
    asked = words("journal-redo-steps", count=steps) if undone else words("journal-undo-steps", count=steps)

    def confirm() -> None:
        (context.redo if undone else context.undo)(steps, meant)
        context.ask_step(0, False)

    return ft.Container(
        kit.column(
            [
                style.text(asked, kit.BODY_STRONG, p.text),
                ft.Column(
                    [*told],
                    spacing=kit.GAP_SMALL,
                    scroll=ft.ScrollMode.AUTO,
                    height=min(len(told), MOST_LINES) * (LINE * style.scale + kit.GAP_SMALL),
                ),
                ft.Row(
                    [
                        kit.primary(
                            style, words("action-redo" if undone else "action-undo"), confirm, expand=True
                        ),
                        kit.secondary(
                            style, words("journal-keep"), lambda: context.ask_step(0, False), expand=True
                        ),
                    ],
                    spacing=kit.GAP_WIDE,
                ),
            ],
            kit.GAP,
        ),
        padding=kit.MARGIN,
        bgcolor=p.surface,
    )


@kit.component
def JournalScreen() -> ft.Control:
    return OpenedGame("journal", OpenJournal)


@kit.screen
def OpenJournal(style: kit.Style, context: AnyContext) -> ft.View:
    """Draw the journal, and below it the confirmation when a step is chosen."""
    here = Here(style, context, context.state)
    kit.use_slice(context.changes, lambda: version(here))
    asked, set_asked = kit.use_state(cast("Asked", (0, False)))
    rows = use_journal_rows(here, asked)
    kit.use_effect(context.changes.begin, [], context.changes.end)
    redo = use_stepping(context, "redo")
    context.set_asked = set_asked
    words, game_id = style.words, context.open_game.id
    steps, undone = asked
    bottom = None
    if steps:
        bottom = kit.keyed(f"asked-{steps}-{undone}", StepQuestion, here, steps, undone)
    elif redo.press is not None:
        button = redo.keyed(kit.plain(style, words("action-redo"), redo.press, glyph="redo"))
        bottom = kit.bottom_bar(style, [button])
    return kit.page_view(
        style,
        f"/game/{game_id}/journal",
        kit.bar(style, words("table-journal"), on_back=lambda: context.client.go(f"/game/{game_id}")),
        kit.scroll(style, rows),
        bottom=bottom,
    )
