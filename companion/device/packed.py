"""Packages' games in the browser's app; empty in any other installation."""

from collections.abc import Mapping
from typing import Any, Final

PACKAGES: Final[Mapping[str, Mapping[str, Any]]] = {}
"""The games by key; see `companion.device.packages.GamePackage`."""
