"""A page as a form over a command: its controls change the command, and one wide button submits it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import flet as ft

from companion.rules import kernel
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.here import Here
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.form import Form
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import part_title

Command = TypeVar("Command", bound=kernel.Command)


class Page(Form[Command]):
    """The form over one command, for one drawing.

    Args:
        blank: The command without any choice; devices without the right to it get no button.
        draft: The command as chosen so far; None while nothing is chosen.
        seat: The player for whom the other players wait; None for the whole table.
        fit: Fits a draft to the state; see `use_page`.
        asked_as: Completes a draft before the rules check it, for example with its payment.
    """

    def __init__(
        self,
        here: Here[Any],
        blank: Command,
        draft: Command | None,
        change: kit.Change[Command | None],
        seat: int | None,
        fit: Callable[[Command | None], Command | None],
        asked_as: Callable[[Command], Command] = lambda command: command,
    ) -> None:
        self.blank = blank
        self.draft = fit(draft)
        self.change = change
        self.seat = seat
        self._fit = fit
        super().__init__(here, self.draft or blank, blank, self._latest, asked_as)
        self._parts: list[ft.Control] = []
        self._button: Callable[..., ft.Control] | None = None
        self._complete: Callable[[Command], Command] = lambda command: command
        self._also: Callable[[Command], Sequence[Any]] = lambda command: ()
        self._then: Callable[[Command], Any] = lambda command: None
        self._leave: Callable[[], Any] = lambda: None

    @property
    def may(self) -> bool:
        """Whether this device has the right to give such a command."""
        return self.here.context.may(self.draft or self.blank)

    def choose(self, command: Command | None) -> None:
        self.change(lambda _: command)

    def pick(self, command: Command) -> kit.Press:
        """Return a handler that chooses a complete command, or a `Dead` one if the table would refuse it."""
        return self.leads(lambda _: command)

    def held(self, name: str) -> Any:
        return None if self.draft is None else super().held(name)

    def _latest(self, make: Callable[[Command], Command]) -> None:
        """Apply `make` to the latest draft or, if there is none, to the blank command."""
        self.change(lambda now: make(self._fit(now) or self.blank))

    def part(self, *controls: ft.Control) -> None:
        """Add controls at the end of the page."""
        self._parts += controls

    def titled(self, key: str, *controls: ft.Control, **values: Any) -> None:
        """Add controls below a title of their own."""
        title = part_title(self.here.style, self.here.words(key, **values))
        self.part(kit.column([title, *controls], kit.GAP, stretch=True))

    def give(self, command: Command | None = None) -> None:
        """Submit a command, by default the latest draft (drawn or not); leave the sheet if it is accepted."""
        command = command or self._fit(kit.latest(self.change))
        if command is None:
            return
        command = self._complete(command)
        if self.here.context.submit(command, *self._also(command)):
            self._then(command)
            self._leave()

    def gives(self, command: Command) -> kit.Press:
        """Return a handler that submits a complete command, or a `Dead` one if the table would refuse it."""
        context = self.here.context
        if context.accepts(command):
            return partial(self.give, command)
        return kit.Dead(partial(context.tell_why, command))

    def confirm(
        self,
        said: str,
        *,
        note: str = "",
        lacks: str = "",
        glyph: kit.Sign | None = None,
        ready: bool = True,
        typed: bool = False,
        grave: bool = False,
        quiet: bool = False,
        complete: Callable[[Command], Command] | None = None,
        also: Callable[[Command], Sequence[Any]] | None = None,
        then: Callable[[Command], Any] | None = None,
    ) -> None:
        """Draw the button that submits the draft; if rules or rights refuse the draft, the button says why.

        Args:
            said: The button's words, with the price.
            note: A second line, for side effects.
            lacks: Names the choice that is still missing; if not empty, the button is disabled and says so.
            ready: Whether enough is entered; if not, the button is disabled but gives no reason.
            typed: Whether the draft contains typed text. If not, each change gives the button a new meaning,
                after which it ignores taps for a moment.
            grave: Whether the button is red, for a death.
            quiet: Whether the button is only outlined, because other choices on the page come first.
            complete: Completes the draft as it is submitted, for example from secret notes.
            also: Returns further commands to submit with the same press.
            then: Called with the submitted command, before a sheet is left.
        """
        here, draft = self.here, self.draft
        self._complete, self._then = complete or self._complete, then or self._then
        self._also = also or self._also
        refused = None if draft is None or lacks else here.context.denial(draft) or here.refusal(draft)
        dead = draft is None or bool(lacks) or not ready or refused is not None
        below = here.words(refused.code, **refused.params) if refused else lacks or note
        meaning = type(self.blank) if typed else draft
        give = None if dead else self.give
        self._button = partial(
            kit.guarded,
            here.style,
            meaning,
            said,
            give,
            note=below,
            glyph=glyph,
            grave=grave,
            quiet=quiet,
        )

    def on_stage(
        self, actions: ft.Control | None = None, *, above: Sequence[ft.Control] | None = None
    ) -> ft.Control:
        """Draw the page as a stage; on other players' devices its lower third says whom the table waits for.

        Args:
            actions: The actions to draw instead of the button.
            above: Parts pinned above the actions; see `stage_page`.
        """
        style = self.here.style
        if actions is None:
            waiting = ft.Container(waiting_row(self.here, self.seat), expand=True)
            context = self.here.context
            ask = context.asker_of(self.draft or self.blank)
            button = self._button(ask=ask) if self._button and self.may else waiting
            actions = kit.bottom_bar(style, [button])
        return stage_page(self.here, self._parts, actions, above=above)

    def on_sheet(
        self,
        chapter: str,
        title: str,
        *,
        back: Panel | None = None,
        onward: Panel | None = None,
        picture: ft.Control | None = None,
        note: str = "",
        stay: bool = False,
    ) -> ft.Control:
        """Draw the page as a sheet, which is left when the command is accepted.

        Args:
            chapter: The chapter of the quick rules that its "?" opens.
            back: The target of the back button; None closes the sheet.
            onward: The target after an accepted command; by default the target of `back`.
            stay: Whether the sheet instead stays open, with an empty draft for the next command.
        """
        context = self.here.context

        def leave() -> None:
            return context.close() if back is None else context.show(back)

        if stay:
            self._leave = lambda: self.choose(None)
        else:
            self._leave = leave if onward is None else lambda: context.show(onward)
        return ExplainedSheet(
            self.here.style,
            context.ui,
            chapter,
            title,
            self._parts,
            context.close,
            footer=self._button and self._button(),
            pinned=(),  # Empty instead of None, so that on a low page the form has the full height.
            picture=picture,
            note=note,
            on_back=None if back is None else leave,
        )


def use_page(
    here: Here[Any],
    blank: Command,
    *,
    seat: int | None = None,
    first: Callable[[], Command | None] = lambda: None,
    fit: Callable[[Command | None], Command | None] = lambda draft: draft,
    asked_as: Callable[[Command], Command] = lambda command: command,
) -> Page[Command]:
    """Return the form over a command; the draft lives as long as the component.

    Args:
        first: Returns the first draft; by default nothing is chosen.
        fit: Fits a draft to the drawn state, which may have changed.
        asked_as: Completes a draft before the rules check it, for example with its payment.
    """
    draft, change = kit.use_draft(first)
    return Page(here, blank, draft, change, seat, fit, asked_as)
