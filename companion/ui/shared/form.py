"""The fields of a draft as controls, each of which asks the rules where it ends."""

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
"""The refusal of what no command can hold: the type of its field ends there."""

NOWHERE: Final = object()
"""Stands for the missing value of a chip that another tap does not take back."""

UNSAID: Final = "?"
"""How a number is written that nobody has said."""


class Form(Generic[D]):
    """The controls of a draft, for one drawing; each is named by a field, and leads to another draft.

    A control is dead, and says why, where the table would not take what it leads to (`why_not`). A draft is a
    command, or a frozen value from which one is made.

    Args:
        now: The draft that is drawn.
        empty: The draft while nothing is chosen.
        alter: Makes the next draft out of the latest one.
        made: Makes the command out of a draft, as it would be given; None while something is missing.
    """

    def __init__(
        self,
        here: Here[Any],
        now: D,
        empty: D,
        alter: kit.Change[D],
        made: Callable[[D], Command | None],
    ) -> None:
        self.here = here
        self.now = now
        self.empty = empty
        self._alter = alter
        self._made = made

    # where a control ends --------------------------------------------------------------------------

    def why_not(self, draft: D, *others: D) -> Rejection | None:
        """Return why a control that leads to `draft` is dead; None where it lives.

        This device must have the right to the command, its fields must hold the values, and the rules must
        accept it. Where they refuse one of the `others` for the same reason, another choice is missing, and
        the control lives. So does one that takes its own choice back, whatever the rules say of the rest:
        then `draft` is one of them.

        Args:
            others: The draft without this choice, and where it is no number the draft as it stands.
        """
        command = self._command(draft)
        if command is None or isinstance(command, Rejection):
            return command
        context = self.here.context
        if (denied := context.denial(command)) is not None:
            return denied
        if draft in others or (refused := context.refusal(command)) is None:
            return None
        for each in others:
            before = self._command(each)
            if isinstance(before, Command):
                before = context.refusal(before)
                if before is not None and before.code == refused.code:
                    return None
        return refused

    def _command(self, draft: D) -> Command | Rejection | None:
        """Return the command of a draft, or `ENDS` where a value of it is none of its type."""
        try:
            return self._made(draft)
        except ValidationError:
            return ENDS

    def _ends(self, now: D, after: D) -> bool:
        """Return whether no command holds a number's next value, or it stays the same."""
        command = self._command(after)
        if isinstance(command, Command):
            return not command.fits() or command == self._command(now)
        return command is not None

    def leads(
        self,
        make: Callable[[D], D],
        without: Callable[[D], D],
        *,
        back: bool = False,
        number: bool = False,
        fact: bool = False,
    ) -> kit.Press:
        """Return the press of a control; a dead one where its draft would be refused.

        Args:
            make: Makes the next draft.
            without: Makes the draft without this choice.
            back: Whether the control takes back some of this choice.
            number: Whether it steps a number, which is at its end where the command stays the same.
            fact: Whether the number is a fact of the table, such as a printed price: only its type ends it,
                and the button says what is lacking.
        """

        def why(now: D) -> Rejection | None:
            after = make(now)
            if number and self._ends(now, after):
                return ENDS
            if fact:
                command = self._command(after)
                return self.here.context.denial(command) if isinstance(command, Command) else command
            if back:
                return self.why_not(after, after)
            return self.why_not(after, without(now), *(() if number else (now,)))

        def tell() -> None:
            refused, command = why(self.now), self._command(make(self.now))
            if refused == ENDS or not isinstance(command, Command):
                self.here.context.client.tell(self.here.words(ENDS.code))
            else:
                self.here.context.tell_why(command)

        if why(self.now) is not None:
            return kit.Dead(tell)
        # A tap may come before the screen shows that the one before it was the last.
        return partial(self.alter, lambda now: make(now) if why(now) is None else now)

    def alter(self, make: Callable[[D], D]) -> None:
        """Make the next draft out of the latest one."""
        self._alter(make)

    # by the field's name ---------------------------------------------------------------------------

    def set(self, **fields: Any) -> None:
        """Set fields of the latest draft."""
        self.alter(lambda now: changed(now, **fields))

    def to(self, **fields: Any) -> kit.Press:
        """Return the press that sets fields; a dead one where that would be refused."""
        usual = {name: self._usual(name) for name in fields}
        return self.leads(lambda now: changed(now, **fields), lambda now: changed(now, **usual))

    def held(self, name: str) -> Any:
        """Return what a field holds as it is drawn; None while nothing is chosen."""
        return getattr(self.now, name)

    def steps(
        self,
        title: str,
        value: int | None,
        make: Callable[[D, int], D],
        *,
        usual: int = 0,
        fact: bool = False,
        **said: Any,
    ) -> kit.Steps:
        """Return the steps of a number, which ends where the table would refuse more.

        Args:
            value: The number; None while nobody has said it: then less says the least.
            make: Makes the draft with the number.
            usual: The number while nothing is chosen.
            fact: Whether only the type of its field ends it; see `leads`.
            said: How it is said and written; see `kit.Steps`.
        """
        if value is None:
            said.setdefault("shown", UNSAID)

        def press(by: int) -> kit.Press:
            back = value is not None and abs(value + by - usual) < abs(value - usual)
            return self.leads(
                lambda now: make(now, by),
                lambda now: make(now, usual - (value or 0)),
                back=back,
                number=True,
                fact=fact,
            )

        return kit.Steps(title, value or 0, press(-1), press(1), **said)

    def number(self, name: str, title: str, *, at: int | None = None, **said: Any) -> kit.Steps:
        """Return the steps of a field, or of one place in a row of numbers; see `steps`."""

        def read(draft: D) -> int | None:
            held = getattr(draft, name)
            return held if at is None else held[at] if at < len(held) else 0

        def make(now: D, by: int) -> D:
            value = read(now)
            return self._placed(now, name, at, max(0, by) if value is None else value + by)

        usual = self._usual(name)
        usual = (usual or 0) if at is None else usual[at] if at < len(usual) else 0
        value = None if self.held(name) is None else read(self.now)
        return self.steps(title, value, make, usual=usual, **said)

    @staticmethod
    def _placed(draft: D, name: str, at: int | None, value: int) -> D:
        if at is None:
            return changed(draft, **{name: value})
        row: tuple[int, ...] = getattr(draft, name)
        row += (0,) * (at + 1 - len(row))
        return changed(draft, **{name: (*row[:at], value, *row[at + 1 :])})

    def switch(self, name: str, title: str, *, note: str | None = None) -> ft.Control:
        """Draw a field that is yes or no."""
        on = bool(self.held(name))
        press = self.to(**{name: not on})

        def turn(on: bool) -> None:
            self.set(**{name: on})

        change = press if isinstance(press, kit.Dead) else turn
        return kit.switch_row(self.here.style, title, on, change, note=note)

    def choice(
        self, name: str, items: Sequence[tuple[Any, str]], *, wrap: bool = False, again: Any = NOWHERE
    ) -> ft.Control:
        """Draw the values of a field side by side; `again` is what a tap on the chosen one sets."""
        return self.among(items, self.held(name), lambda value: self._value(name, value, again), wrap=wrap)

    def among(
        self,
        items: Sequence[tuple[T, str]],
        chosen: Any,
        press: Callable[[T], kit.Press],
        *,
        wrap: bool = False,
    ) -> ft.Control:
        """Draw choices side by side, each with its press."""
        presses: dict[Any, kit.Press] = {value: press(value) for value, _ in items}
        dead = {value: each for value, each in presses.items() if isinstance(each, kit.Dead)}

        def choose(value: Any) -> Any:
            return presses[value]()

        return kit.options_row(self.here.style, items, chosen, choose, wrap=wrap, dead=dead)

    def chip(self, name: str, value: Any, said: str, *, again: Any = NOWHERE, **drawn: Any) -> ft.Control:
        """Draw one value of a field.

        Args:
            again: What a tap on the chosen one sets.
            drawn: How it is drawn; see `kit.option`.
        """
        press = self._value(name, value, again)
        return kit.option(self.here.style, said, self.held(name) == value, press, **drawn)

    def _value(self, name: str, value: Any, again: Any) -> kit.Press:
        taken_back = again is not NOWHERE and self.held(name) == value
        return self.to(**{name: again if taken_back else value})

    def several(self, name: str, value: Any, said: str, **drawn: Any) -> ft.Control:
        """Draw one of the things of which a field may hold several."""
        chosen = value in (self.held(name) or ())
        return kit.option(self.here.style, said, chosen, self.turn(name, value), **drawn)

    def turn(self, name: str, value: Any) -> kit.Press:
        """Return the press that adds a thing to a field of several, or takes it out."""

        def turned(now: D) -> D:
            held = getattr(now, name) or ()
            less = tuple(each for each in held if each != value)
            return changed(now, **{name: less if value in held else (*held, value)})

        def without(now: D) -> D:
            held = getattr(now, name) or ()
            return changed(now, **{name: tuple(each for each in held if each != value)})

        return self.leads(turned, without)

    def typed(self, name: str, title: str, *, longest: int, **drawn: Any) -> ft.Control:
        """Draw the field of a text; the rules judge it once it is given."""
        text = getattr(self.now, name)
        return kit.field(
            self.here.style, title, text, lambda text: self.set(**{name: text}), longest=longest, **drawn
        )

    def _usual(self, name: str) -> Any:
        """Return what a field holds before anything is chosen."""
        if isinstance(self.empty, Model):
            field = type(self.empty).model_fields[name]
            if not field.is_required():
                return field.get_default(call_default_factory=True)
        return getattr(self.empty, name)


def changed(draft: D, **fields: Any) -> D:
    """Return a frozen draft with some of its fields changed: a model, a data class or a named tuple."""
    told: Any = draft
    if isinstance(told, Model):
        return cast("D", told.replace(**fields))
    if isinstance(told, tuple):
        return cast("D", told._replace(**fields))  # type: ignore[attr-defined]
    return cast("D", replace(told, **fields))
