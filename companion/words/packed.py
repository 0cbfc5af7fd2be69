"""What the app in the browser is told about its words when it is packed; anywhere else that is nothing."""

from collections.abc import Mapping
from typing import Final

KNOWN: Final[Mapping[str, Mapping[str, str]]] = {}
"""By language and key: what its first screen says, for which no word file needs to have arrived."""

PLACE: Final[str] = ""
"""The folder where its word files are once they have arrived."""
