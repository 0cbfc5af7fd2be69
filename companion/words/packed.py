"""What the app in the browser is told about its words when it is packed; anywhere else that is nothing."""

from collections.abc import Mapping
from typing import Final

KNOWN: Final[Mapping[str, Mapping[str, str]]] = {}
"""By language and full key: what its first screen says, and what the games are called.

No word file needs to have arrived for these.
"""

PLACE: Final[str] = ""
"""The folder where its word files are once they have arrived."""
