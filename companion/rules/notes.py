"""The players' note about their game, for every game."""

from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field

from companion.rules.kernel import Command, Decision, Event, Value, clean_text, refuse, yes

LONGEST_NOTE: Final = 2_000
"""Maximum length of a note, in characters."""


def clean_note(text: str) -> str:
    """Return a text cleaned for display, with no empty line at its ends and never two in a row."""
    lines = [clean_text(line) for line in text.splitlines()]
    kept = [line for before, line in zip(("", *lines), lines, strict=False) if line or before]
    return "\n".join(kept).strip("\n")


def _is_clean(text: str) -> str:
    if clean_note(text) != text:
        raise ValueError("not a note that anybody wrote")
    return text


Note = Annotated[str, Field(max_length=LONGEST_NOTE), AfterValidator(_is_clean)]


class WriteNote(Command):
    """Write the note, or change it; an empty text removes it."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE * 4)]

    def decide(self, decision: Decision[Any]) -> None:
        text = clean_note(self.text)
        if len(text) > LONGEST_NOTE:
            raise refuse("note-too-long", most=LONGEST_NOTE, length=len(text))
        if text == decision.state.note:
            raise refuse("note-unchanged")
        decision.add(NoteWritten(note=text))

    def params(self, state: Any) -> dict[str, Value]:
        """Return only whether there is a note: its text must not stay in the history after an undo."""
        return {"written": yes(bool(clean_note(self.text)))}


class NoteWritten(Event):
    """The players wrote, changed or removed their note."""

    note: Note
