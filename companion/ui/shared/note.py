"""The players' note on a finished game: a field, and a button once it differs from the stored note."""

import flet as ft

from companion.rules.notes import LONGEST_NOTE, WriteNote, clean_note
from companion.ui import kit
from companion.ui.game.here import AnyHere

LINES = 6
"""Visible lines of the field; longer notes scroll."""


@kit.component
def NotePart(here: AnyHere, note: str) -> ft.Control:
    """Draw the field for the note or, on a device without the right to write one, any existing note."""
    style, context, words = here.style, here.context, here.words
    typed, type_in = kit.use_draft(lambda: note)
    if not context.may(WriteNote(text=typed)):
        told = [style.text(line, kit.BODY) for line in note.splitlines() if line]
        return kit.section(style, words("end-note"), told) if told else ft.Container()
    field = kit.field(
        style,
        words("end-note-field"),
        typed,
        lambda text: type_in(lambda _: text),
        longest=LONGEST_NOTE,
        lines=LINES,
    )
    rows: list[ft.Control] = [field]
    if clean_note(typed) != note:
        said = words("end-note-keep" if clean_note(typed) else "end-note-remove")
        keep = context.press(WriteNote(text=typed))
        rows.append(ft.Row([kit.secondary(style, said, keep, expand=True)]))
    return kit.section(style, words("end-note"), rows)
