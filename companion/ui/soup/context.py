"""A game of Primordial Soup on one device."""

from __future__ import annotations

from typing import TypeAlias

from companion.rules.soup.state import State
from companion.ui.game import context as shared

GameContext: TypeAlias = shared.GameContext[State]
