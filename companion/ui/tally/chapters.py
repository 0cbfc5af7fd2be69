"""The quick rules of the score pad: how to keep score with it."""

from typing import Final

from companion.words.reference import Chapter, ChapterGroup

SECTIONS: Final = (
    ChapterGroup(
        "pad",
        (
            Chapter("writing", ("pad", "correct", "phones")),
            Chapter("winning", ("order", "target", "ties", "first")),
            Chapter("games", ("name", "rows")),
        ),
    ),
)
