"""The options of a table as rows built from their model: bounds, choices and defaults come from the model."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin

import flet as ft
from pydantic.fields import FieldInfo

from companion.rules.kernel import TableOptions, group_of
from companion.ui import kit

FAR: Final = 100
"""A number with at least this range is typed instead of changed in steps."""

O = TypeVar("O", bound=TableOptions)  # noqa: E741 (it stands for options)


def accepted(next_of: object) -> None:
    """Return None, as the default of `dead`: before a game begins, no change is refused."""


@dataclass(frozen=True)
class OptionsForm(Generic[O]):
    """The form of a table's options, editable or read-only.

    The message key of an option is `rule-<field>`; the key of one of its choices is `rule-<field>-<value>`.

    Args:
        change: The change handler; None if read-only. A read-only form highlights values that differ from
            their defaults, and shows these defaults.
        own: By field, the functions that draw options other than numbers, switches and choices; they are
            called with this form.
        dead: Returns a `Dead` handler for a change that would be refused, else None.
    """

    style: kit.Style
    options: O
    change: kit.Change[O] | None
    own: "Mapping[str, Callable[[OptionsForm[O]], Sequence[ft.Control]]] | None" = None
    dead: Callable[[Callable[[O], O]], kit.Dead | None] = accepted

    def all(self, *, begun: bool = False) -> list[ft.Control]:
        """Draw every option in its group.

        `begun` leaves out the options that are fixed once the game has started.
        """
        groups: dict[str, list[ft.Control]] = {}
        for name, option in type(self.options).model_fields.items():
            group = group_of(option)
            if group is not None and not (begun and group.begins):
                groups.setdefault(group.name, []).extend(self.rows(name))
        return [self._group(name, rows) for name, rows in groups.items() if rows]

    def rows(self, name: str) -> Sequence[ft.Control]:
        if self.own and name in self.own:
            return self.own[name](self)
        option = type(self.options).model_fields[name]
        title = self.style.words(f"rule-{_kebab(name)}")
        value: Any = getattr(self.options, name)
        if name in self.options.idle():
            return [self._idle(name, title, option, value)]
        if option.annotation is bool:
            return [self.switch(name, title)]
        if get_origin(option.annotation) is Literal:
            said = {
                each: self.style.words(f"rule-{_kebab(name)}-{each}") for each in get_args(option.annotation)
            }
            return [self.choice(name, title, said, value, option.default)]
        note = self._noted(name, self.style.words.number(option.default))

        def settle(now: O, by: int) -> O:
            return now.settled(name, kit.stepped(getattr(now, name), by, *bounds(option)))

        return [self.number(title, value, bounds(option), option.default, settle, note=note)]

    def number(
        self,
        title: str,
        value: int,
        bounds: tuple[int, int],
        default: int,
        settle: Callable[[O, int], O],
        *,
        note: str,
        shown: str = "",
        picture: ft.Control | None = None,
    ) -> ft.Control:
        """Draw a number between two bounds.

        Args:
            bounds: The lowest and the highest value.
            default: The default value.
            settle: Returns the options with the number changed by the given amount.
            shown: The text in place of the number; by default the number itself.
        """
        words, change, said = self.style.words, self.change, shown or str(value)
        if change is None:
            # A value shown as text needs its note.
            told = note if value != default or shown or "\n" in note else ""
            return self._fact(title, said, told, differs=value != default, picture=picture)

        def press(by: int) -> kit.Press:
            def settled(now: O) -> O:
                return settle(now, by)

            dead = self.dead(settled)
            return partial(change, settled) if dead is None else dead

        low, high = bounds
        on_less, on_more = press(-1) if value > low else None, press(1) if value < high else None
        less, more = words("rule-less", what=title), words("rule-more", what=title)
        far = high - low >= FAR
        stepper = kit.Steps(
            title,
            value,
            on_less,
            on_more,
            less,
            more,
            said,
            small=not far,
            to=lambda number: press(number - value),
            longest=len(str(high)) if far else 0,
        )
        return stepper.row(self.style, note=note, picture=picture)

    def switch(self, name: str, title: str) -> ft.Control:
        """Draw a yes-or-no option."""
        words, change, on = self.style.words, self.change, getattr(self.options, name)
        default = type(self.options).model_fields[name].default
        yes_or_no = {True: words("rule-yes"), False: words("rule-no")}
        note = self._noted(name, yes_or_no[default])
        if change is None:
            told = note if on != default else self._kept(name)
            return self._fact(title, yes_or_no[on], told, differs=on != default)
        dead = self.dead(lambda now: now.settled(name, not on))

        def turn(on: bool) -> None:
            change(partial(_settled, name, on))

        return kit.switch_row(self.style, title, on, turn if dead is None else dead, note=note)

    def choice(self, name: str, title: str, said: Mapping[Any, str], value: Any, default: Any) -> ft.Control:
        """Draw an option with these choices, each with its words."""
        style, change = self.style, self.change
        note = self._noted(name, said[default])
        if change is None:
            told = note if value != default else self._kept(name)
            return self._fact(title, said[value], told, differs=value != default)
        presses = {each: self.dead(partial(_settled, name, each)) for each in said if each != value}
        dead = {each: press for each, press in presses.items() if press is not None}
        return kit.column(
            [
                style.text(title, kit.BODY_STRONG),
                style.text(note, kit.LABEL, style.palette.quiet),
                ft.Container(height=kit.GAP_SMALL),
                kit.options_row(
                    style,
                    list(said.items()),
                    value,
                    lambda chosen: change(partial(_settled, name, chosen)),
                    dead=dead,
                ),
            ]
        )

    def _idle(self, name: str, title: str, option: FieldInfo, value: Any) -> ft.Control:
        """Draw an option that has no effect now: its value, and a note that it has none."""
        words = self.style.words
        if option.annotation is bool:
            said = words("rule-yes" if value else "rule-no")
        elif get_origin(option.annotation) is Literal:
            said = words(f"rule-{_kebab(name)}-{value}")
        else:
            said = words.number(value)
        return self._fact(title, said, words("rule-idle"), differs=False)

    def _noted(self, name: str, default: str) -> str:
        """Describe an option's default and, if it is not the app, who enforces the option."""
        kept = self._kept(name)
        usual = self.style.words("rule-default", value=default)
        return f"{usual}\n{kept}" if kept else usual

    def _kept(self, name: str) -> str:
        """Describe who enforces an option; return an empty text if it is the app."""
        group = group_of(type(self.options).model_fields[name])
        words = self.style.words
        match group.kept if group is not None else "app":
            case "hands":
                return words("rule-kept-hands")
            case "full":
                return words("rule-kept-full")
            case _:
                return ""

    def _fact(
        self, title: str, value: str, note: str, *, differs: bool, picture: ft.Control | None = None
    ) -> ft.Control:
        p = self.style.palette
        said = self.style.text(value, kit.BODY_STRONG, p.accent if differs else p.text)
        return ft.MergeSemantics(kit.number_row(self.style, title, said, note=note, picture=picture))

    def _group(self, name: str, rows: Sequence[ft.Control]) -> ft.Control:
        title = self.style.words(f"rule-group-{name}")
        heading = self.style.text(title, kit.LABEL_STRONG, self.style.palette.accent, heading=True)
        return ft.Container(
            kit.column([heading, *rows], kit.PADDING, stretch=True), padding=ft.Padding.only(top=kit.SECTION)
        )


def _settled(name: str, value: Any, now: O) -> O:
    return now.settled(name, value)


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def bounds(option: FieldInfo) -> tuple[int, int]:
    """Return the lowest and the highest value of a number; the model must define both."""
    least = next(each.ge for each in option.metadata if hasattr(each, "ge"))
    return int(least), int(next(each.le for each in option.metadata if hasattr(each, "le")))
