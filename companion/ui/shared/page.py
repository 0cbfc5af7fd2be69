"""A page is a form over a command: its controls change the command, one wide button gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import flet as ft

from companion.ui.core.draft import Change, use_draft
from companion.ui.game.here import Here
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column

Command = TypeVar("Command")


class Page(Generic[Command]):
    """The form over one command, for one drawing.

    Args:
        here: The drawing's style, game and state.
        blank: A command of this kind: devices that may give it see the button.
        draft: The command as chosen so far; None while nothing is chosen.
        change: Changes the draft.
        seat: The player that others wait for; None for the whole table.
    """

    def __init__(
        self,
        here: Here[Any],
        blank: Command,
        draft: Command | None,
        change: Change[Command | None],
        seat: int | None,
    ) -> None:
        self.here = here
        self.blank = blank
        self.draft = draft
        self.change = change
        self.seat = seat
        self._parts: list[ft.Control] = []
        self._button: ft.Control = ft.Container()

    @property
    def may(self) -> bool:
        """Whether this device has the right to give such a command."""
        return self.here.context.may(self.draft or self.blank)

    def choose(self, command: Command | None) -> None:
        """Make a command the draft."""
        self.change(lambda _: command)

    def part(self, *controls: ft.Control) -> None:
        """Add controls below those that stand on the page."""
        self._parts += controls

    def titled(self, key: str, *controls: ft.Control, **values: Any) -> None:
        """Add controls below a title of their own."""
        title = part_title(self.here.style, self.here.words(key, **values))
        self.part(column([title, *controls], GAP, stretch=True))

    def confirm(self, said: str, *, note: str = "", lacks: str = "") -> None:
        """Draw the button that gives the draft; where the rules refuse it, it says why.

        Args:
            said: The button's words, with the price.
            note: A second line, for side effects.
            lacks: The choice that is still missing; the button cannot be pressed while it says so.
        """
        here, draft = self.here, self.draft
        refused = None if draft is None or lacks else here.refusal(draft)
        dead = draft is None or bool(lacks) or refused is not None
        below = here.words(refused.code, **refused.params) if refused else lacks or note
        give = None if dead else lambda: here.context.submit(draft)
        self._button = guarded(here.style, draft, said, give, note=below)

    def on_stage(self, actions: ft.Control | None = None) -> ft.Control:
        """Draw the page as a stage; its lower third says whom the table waits for where it is another's.

        Args:
            actions: What stands in the place of the button.
        """
        style = self.here.style
        if actions is None:
            waiting = ft.Container(waiting_row(style, self.here.context, self.seat), expand=True)
            actions = bottom_bar(style, [self._button if self.may else waiting])
        return stage_page(style, self._parts, actions)


def use_page(
    here: Here[Any],
    blank: Command,
    *,
    seat: int | None = None,
    first: Callable[[], Command | None] = lambda: None,
) -> Page[Command]:
    """Return the form over a command; the draft lives as long as the component.

    Args:
        here: As for `Page`.
        blank: As for `Page`.
        seat: As for `Page`.
        first: Returns the first draft; nothing is chosen without it.
    """
    draft, change = use_draft(first)
    return Page(here, blank, draft, change, seat)
