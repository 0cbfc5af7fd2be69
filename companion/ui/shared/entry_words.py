"""The words for entries and their labels, in the news, the history and undo."""

from companion.rules.kernel import Label
from companion.table.journal import Entry
from companion.ui import kit


def label_words(style: kit.Style, label: Label) -> str:
    return style.words(label.key, **label.params)


def entry_words(style: kit.Style, entry: Entry) -> str:
    """Return an entry's effects in words, including those of all commands from the same tap."""
    return kit.dotted(label_words(style, label) for label in entry.labels)
