"""Typed names and texts: cleaning and bounds."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from companion.rules.kernel import JOINER, NAME_LENGTH, clean_text, lacks, refuse

Name = Annotated[str, Field(max_length=NAME_LENGTH * 4)]
"""A name as typed, not yet cleaned by `clean_name`."""

INVISIBLE = f"{JOINER}\u115f\u1160\u2800\u3164\ufe0e\ufe0f\uffa0 "
"""Characters that count as printable, but are invisible on their own."""


def clean_name(name: str) -> str:
    """Return the name, cleaned for display as by `clean_text`.

    Raises:
        Refused: The name has no visible character, or more than 40 characters.
    """
    shown = clean_text(name)
    if not shown.strip(INVISIBLE):
        raise lacks("name-empty")
    if len(shown) > NAME_LENGTH:
        raise refuse("name-too-long", most=NAME_LENGTH, length=len(shown))
    return shown


def name_unlike(name: str, others: Iterable[str]) -> str:
    """Return a player's cleaned name, which must be distinct from the others' names.

    Raises:
        Refused: `clean_name` refuses the name, or it equals another player's name, ignoring case.
    """
    shown = clean_name(name)
    if shown.casefold() in (other.casefold() for other in others):
        raise refuse("same-name")
    return shown


def clean_names(names: Iterable[str]) -> tuple[str, ...]:
    """Clean the names of people who sit down together, which must be distinct.

    Raises:
        Refused: `name_unlike` refuses one of the names.
    """
    shown: list[str] = []
    for name in names:
        shown.append(name_unlike(name, shown))
    return tuple(shown)
