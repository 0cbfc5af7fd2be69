"""Words packed into the browser's app; empty in any other installation."""

from collections.abc import Mapping
from typing import Any, Final

LANGUAGES: Final[Mapping[str, Mapping[str, Any]]] = {}
"""The facts of each language, in the order of a picker; see `companion.words.languages.About`."""

KNOWN: Final[dict[str, Mapping[str, str]]] = {}
"""Sentences of the first screen and names of the games, by language and full key.

They are available before any word file is read; modules of languages fetched later add theirs.
"""

TRANSLATED: Final[Mapping[str, float]] = {}
"""The share of sentences translated in each draft, counted when the app was packed."""

LATER: Final[Mapping[str, str]] = {}
"""The module with a language's words, by language: importing it fetches them.

Its `KNOWN` is merged into `KNOWN` of this module.
"""

PLACE: Final[str] = ""
"""The folder of the fetched languages' word files."""
