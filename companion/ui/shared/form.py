"""Controls for the fields of a draft; their bounds come from the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Generic, TypeVar, cast

import flet as ft
from pydantic import ValidationError

from companion.rules.kernel import Command, Model, Rejection
from companion.ui import kit
from companion.ui.game.here import Here

D = TypeVar("D")
T = TypeVar("T")

ENDS: Final = Rejection(code="form-ends")
"""The refusal of a number outside its field's range."""

NO_VALUE: Final = object()
"""The default of `again`: tapping the chosen value again does not take the choice back."""

NOT_ENTERED: Final = "?"
"""The text in place of a number that nobody has entered."""


class Form(Generic[D]):
    """The controls of a draft, for one drawing; each is named by its field and changes the draft.

    A control is dead (drawn disabled, and a tap says why) if the table would refuse the changed draft, see
    `why_not`. A draft is a command, or a frozen value from which a command is made.

    Args:
        now: The draft that is drawn.
        empty: The draft while nothing is chosen.
        alter: Applies a function to the latest draft.
        asked_as: Makes the command by which a draft is checked; None while a field is missing.
    """

    def __init__(
        self,
        here: Here[Any],
        now: D,
        empty: D,
        alter: kit.Change[D],
        asked_as: Callable[[D], Command | None],
    ) -> None:
        self.here = here
        self.now = now
        self.empty = empty
        self._alter = alter
        self._asked_as = asked_as

    # dead or alive ---------------------------------------------------------------------------------

    def why_not(self, draft: D) -> Rejection | None:
        """Return the reason why a control that leads to `draft` is dead; None if it is alive.

        The fields' values must be valid, this device must have the right to the command, and the rules must
        accept it. A refusal that asks for a further choice leaves the control alive.
        """
        command = self._command(draft)
        if command is None or isinstance(command, Rejection):
            return command
        if (denied := self.here.context.denial(command)) is not None:
            return denied
        refused = self.here.context.refusal(command)
        return None if refused is None or refused.asks else refused

    def _command(self, draft: D) -> Command | Rejection | None:
        """Return the command of a draft; `ENDS` if a field's value is invalid."""
        try:
            return self._asked_as(draft)
        except ValidationError:
            return ENDS

    def _ends(self, now: D, after: D) -> bool:
        """Return whether a number's next value is outside its field's range, or changes nothing."""
        command = self._command(after)
        if isinstance(command, Command):
            return not command.fits() or command == self._command(now)
        return command is not None

    def _told(self, draft: D) -> Rejection | None:
        """Return why a fact of the table cannot be entered, or None.

        Check only the field's type and the right to the command, not the rules.
        """
        command = self._command(draft)
        return self.here.context.denial(command) if isinstance(command, Command) else command

    def _undoes(self, draft: D) -> Rejection | None:
        """Return why this device has no right to take a choice back, or None."""
        command = self._command(draft)
        return self.here.context.denial(command) if isinstance(command, Command) else None

    def leads(self, make: Callable[[D], D], without: Callable[[D], D] | None = None) -> kit.Press:
        """Return the press handler of a control, or a `Dead` one if the resulting draft would be refused.

        Args:
            make: Makes the next draft.
            without: Makes the draft without this choice. A control that leads to this draft takes the
                choice back, so it is alive even if the rules would refuse the rest of the draft.
        """

        def why(now: D) -> Rejection | None:
            after = make(now)
            if without is not None and after == without(now):
                return self._undoes(after)
            return self.why_not(after)

        return self._press(make, why)

    def _press(self, make: Callable[[D], D], why: Callable[[D], Rejection | None]) -> kit.Press:
        """Return a press handler that applies `make` to the draft, or a `Dead` one if `why` objects."""

        def tell() -> None:
            refused, command = why(self.now), self._command(make(self.now))
            if refused == ENDS or not isinstance(command, Command):
                self.here.context.client.tell(self.here.words(ENDS.code))
            else:
                self.here.context.tell_why(command)

        if why(self.now) is not None:
            return kit.Dead(tell)
        # A tap may come before the screen shows that the last one reached the limit.
        return partial(self.alter, lambda now: make(now) if why(now) is None else now)

    def alter(self, make: Callable[[D], D]) -> None:
        """Apply `make` to the latest draft."""
        self._alter(make)

    # by field --------------------------------------------------------------------------------------

    def set(self, **fields: Any) -> None:
        """Set fields of the latest draft."""
        self.alter(lambda now: changed(now, **fields))

    def to(self, **fields: Any) -> kit.Press:
        """Return the press handler that sets fields, or a `Dead` one if the new values would be refused."""
        usual = {name: self._usual(name) for name in fields}
        return self.leads(lambda now: changed(now, **fields), lambda now: changed(now, **usual))

    def held(self, name: str) -> Any:
        """Return a field's drawn value; None while nothing is chosen."""
        return getattr(self.now, name)

    def steps(
        self,
        title: str,
        read: Callable[[D], int | None],
        put: Callable[[D, int], D],
        *,
        usual: int = 0,
        fact: bool = False,
        unsaid: bool = False,
        **said: Any,
    ) -> kit.Steps:
        """Return the `Steps` of a number; "less" and "more" are dead if the table would refuse them.

        If nobody has entered the number yet, "less" enters `usual` and "more" enters `usual` + 1.

        Args:
            read: Reads the number in a draft; None if nobody has entered it.
            put: Returns the draft with another number.
            usual: The number while nothing is chosen. Steps towards it take back a choice and are alive.
            fact: Whether the number is a fact of the table, such as a printed price. A fact is bounded
                only by its type; if the rules refuse it, the page's button says why.
            unsaid: Whether the draft's number is only a default because nothing is chosen yet.
            said: Texts and style; see `kit.Steps`.
        """
        entered = None if unsaid else read(self.now)
        if entered is None:
            said.setdefault("shown", NOT_ENTERED)

        def stepped(now: D, by: int) -> int:
            value = read(now)
            value = usual if value is None else value
            return value + by if entered is not None else max(usual, value + by)

        def press(next_of: Callable[[D], int]) -> kit.Press:
            def make(now: D) -> D:
                return put(now, next_of(now))

            def why(now: D) -> Rejection | None:
                after, value, number = make(now), read(now), next_of(now)
                enters = entered is None and after == put(now, usual)
                if not enters and self._ends(now, after):
                    return ENDS
                if fact:
                    return self._told(after)
                if value is not None and abs(number - usual) < abs(value - usual):
                    return self._undoes(after)
                return self.why_not(after)

            return self._press(make, why)

        return kit.Steps(
            title,
            entered or 0,
            press(lambda now: stepped(now, -1)),
            press(lambda now: stepped(now, 1)),
            to=lambda number: press(lambda _: number),
            entered=entered is not None,
            **said,
        )

    def number(self, name: str, title: str, *, at: int | None = None, **said: Any) -> kit.Steps:
        """Return the `Steps` of a field, or of one item in a row of numbers; see `steps`."""

        def read(draft: D) -> int | None:
            held = getattr(draft, name)
            return held if at is None else held[at] if at < len(held) else 0

        def put(now: D, value: int) -> D:
            return self._placed(now, name, at, value)

        usual = self._usual(name)
        usual = (usual or 0) if at is None else usual[at] if at < len(usual) else 0
        return self.steps(title, read, put, usual=usual, unsaid=self.held(name) is None, **said)

    @staticmethod
    def _placed(draft: D, name: str, at: int | None, value: int) -> D:
        if at is None:
            return changed(draft, **{name: value})
        row: tuple[int, ...] = getattr(draft, name)
        row += (0,) * (at + 1 - len(row))
        return changed(draft, **{name: (*row[:at], value, *row[at + 1 :])})

    def switch(self, name: str, title: str, *, note: str | None = None) -> ft.Control:
        """Draw a switch for a yes-or-no field."""
        on = bool(self.held(name))
        press = self.to(**{name: not on})

        def turn(on: bool) -> None:
            self.set(**{name: on})

        change = press if isinstance(press, kit.Dead) else turn
        return kit.switch_row(self.here.style, title, on, change, note=note)

    def choice(
        self, name: str, items: Sequence[tuple[Any, str]], *, wrap: bool = False, again: Any = NO_VALUE
    ) -> ft.Control:
        """Draw the values of a field side by side; a tap on the chosen value sets the field to `again`."""
        return self.among(items, self.held(name), lambda value: self._value(name, value, again), wrap=wrap)

    def among(
        self,
        items: Sequence[tuple[T, str]],
        chosen: Any,
        press: Callable[[T], kit.Press],
        *,
        wrap: bool = False,
    ) -> ft.Control:
        """Draw choices side by side, each with its press handler."""
        presses: dict[Any, kit.Press] = {value: press(value) for value, _ in items}
        dead = {value: each for value, each in presses.items() if isinstance(each, kit.Dead)}

        def choose(value: Any) -> Any:
            return presses[value]()

        return kit.options_row(self.here.style, items, chosen, choose, wrap=wrap, dead=dead)

    def chip(self, name: str, value: Any, said: str, *, again: Any = NO_VALUE, **drawn: Any) -> ft.Control:
        """Draw one value of a field as a chip.

        Args:
            again: The value that a tap sets if `value` is already chosen.
            drawn: Further arguments of `kit.option`.
        """
        press = self._value(name, value, again)
        return kit.option(self.here.style, said, self.held(name) == value, press, **drawn)

    def _value(self, name: str, value: Any, again: Any) -> kit.Press:
        taken_back = again is not NO_VALUE and self.held(name) == value
        return self.to(**{name: again if taken_back else value})

    def several(self, name: str, value: Any, said: str, **drawn: Any) -> ft.Control:
        """Draw one value as a chip, for a field that can hold several values."""
        chosen = value in (self.held(name) or ())
        return kit.option(self.here.style, said, chosen, self.turn(name, value), **drawn)

    def turn(self, name: str, value: Any) -> kit.Press:
        """Return the press handler that adds a value to a field of several values, or removes it."""

        def turned(now: D) -> D:
            held = getattr(now, name) or ()
            less = tuple(each for each in held if each != value)
            return changed(now, **{name: less if value in held else (*held, value)})

        def without(now: D) -> D:
            held = getattr(now, name) or ()
            return changed(now, **{name: tuple(each for each in held if each != value)})

        return self.leads(turned, without)

    def typed(self, name: str, title: str, *, longest: int, **drawn: Any) -> ft.Control:
        """Draw a text field; the rules check the text when the command is given."""
        text = getattr(self.now, name)
        return kit.field(
            self.here.style, title, text, lambda text: self.set(**{name: text}), longest=longest, **drawn
        )

    def _usual(self, name: str) -> Any:
        """Return a field's value before anything is chosen."""
        if isinstance(self.empty, Model):
            field = type(self.empty).model_fields[name]
            if not field.is_required():
                return field.get_default(call_default_factory=True)
        return getattr(self.empty, name)


def changed(draft: D, **fields: Any) -> D:
    """Return a copy of a frozen draft (a model, data class or named tuple) with some fields changed."""
    told: Any = draft
    if isinstance(told, Model):
        return cast("D", told.replace(**fields))
    if isinstance(told, tuple):
        return cast("D", told._replace(**fields))  # type: ignore[attr-defined]
    return cast("D", replace(told, **fields))
