"""A score sheet on one device."""

from typing import TypeAlias

from companion.rules.tally.state import State
from companion.ui.game import context as shared
from companion.ui.game import here as shared_here

GameContext: TypeAlias = shared.GameContext[State]
Here: TypeAlias = shared_here.Here[State]
"""One drawing's style, words, palette, context and state."""
