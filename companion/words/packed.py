"""The packed words of the app in the browser; empty anywhere else."""

from collections.abc import Mapping
from typing import Any, Final

LANGUAGES: Final[Mapping[str, Mapping[str, Any]]] = {}
"""The facts of each language, in the order of a picker; see `companion.words.languages.About`."""

KNOWN: Final[dict[str, Mapping[str, str]]] = {}
"""By language and full key: what its first screen says, and what the games are called.

No word file needs to have arrived for these; those of a language that comes later are put here by it.
"""

LATER: Final[Mapping[str, str]] = {}
"""By language, the module that comes with its words: importing it fetches them. Its `KNOWN` is that above."""

PLACE: Final[str] = ""
"""The folder where its word files are once they have arrived."""
