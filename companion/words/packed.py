"""The packed words of the app in the browser; empty anywhere else."""

from collections.abc import Mapping
from typing import Any, Final

LANGUAGES: Final[Mapping[str, Mapping[str, Any]]] = {}
"""The facts of each language, in the order of a picker; see `companion.words.languages.About`."""

KNOWN: Final[dict[str, Mapping[str, str]]] = {}
"""Sentences of the first screen and names of the games, by language and full key.

No word file needs to have arrived for these; those of a language that comes later are put here by it.
"""

LATER: Final[Mapping[str, str]] = {}
"""The module of a language's words: importing it fetches them. Its `KNOWN` is that above."""

PLACE: Final[str] = ""
"""The folder where its word files are once they have arrived."""
