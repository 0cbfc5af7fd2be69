"""The history in sections: undone entries, and every round."""

from __future__ import annotations

from companion.open_game import OpenGame
from companion.ui.core.sections import ROWS, Section, is_recent


def sections(open_game: OpenGame) -> tuple[Section, ...]:
    """Return the undone entries, if any, then every round, the latest first; see `Table.entry`.

    A round that the table returned to by a correction has a section for each time.
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
    """Return whether a section is open by default.

    Args:
        section: Any section.
        count: How many entries count.
    """
    return section.entries <= ROWS if section.end > count else is_recent(section, count)
