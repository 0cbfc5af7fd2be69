"""The value passed to everything that draws a game's screen."""

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

import flet as ft

from companion.rules.kernel import Model, Rejection
from companion.ui import kit
from companion.ui.game.context import GameContext
from companion.words import Words

State = TypeVar("State", bound=Model)


@dataclass(frozen=True)
class Here(Generic[State]):
    """The style, the open game and the state for one drawing.

    A handler runs later, so it must read the state at that time from `context.state`.
    """

    style: kit.Style
    context: GameContext[State]
    state: State

    def styled(self, style: kit.Style) -> "Here[State]":
        """Return a copy for a part with another style, such as a narrower one."""
        return replace(self, style=style)

    def now(self) -> "Here[State]":
        """Return a copy with the current state."""
        return replace(self, state=self.context.state)

    @property
    def words(self) -> Words:
        return self.style.words

    @property
    def palette(self) -> kit.Palette:
        return self.style.palette

    def quiet(self, key: str, **values: Any) -> ft.Control:
        """Draw a sentence in small, quiet text."""
        return self.style.text(self.words(key, **values), kit.LABEL, self.palette.quiet)

    def refusal(self, command: Any) -> Rejection | None:
        """Return the reason why the rules refuse a command in the drawn state, or None."""
        found = self.context.open_game.game.decide(self.state, command)
        return found if isinstance(found, Rejection) else None


AnyHere: TypeAlias = Here[Any]
