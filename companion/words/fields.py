"""The words for a field of a question or of a table's options: its name, a note, and its choices.

A field that is also a table's option has that option's name, unless the question has words of its own.
"""

from typing import Any

from companion.words.words import Words


def field_name(words: Words, name: str) -> str:
    return words(_own_or_rule(words, name))


def field_note(words: Words, name: str) -> str:
    """Return the note on a field; empty if there is none."""
    key = f"odds-note-{kebab(name)}"
    return words(key) if words.has(key) else ""


def choice_name(words: Words, name: str, value: Any) -> str:
    """Return the words for a choice of a field."""
    key = f"odds-{kebab(name)}-{value}"
    return words(key if words.has(key) else f"rule-{kebab(name)}-{value}")


def _own_or_rule(words: Words, name: str) -> str:
    key = f"odds-field-{kebab(name)}"
    return key if words.has(key) else f"rule-{kebab(name)}"


def kebab(name: str) -> str:
    return name.replace("_", "-")
