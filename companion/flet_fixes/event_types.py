"""A shortcut to the types of Flet's events, which never change while a program runs.

Not reported: no issue of it was found in Flet's tracker.
"""

from __future__ import annotations

from typing import Any

from flet.controls import base_control

Key = tuple[type[Any], str]


def fix() -> None:
    """Have Flet work out the type of an event once for each kind of control; doing it twice does no harm.

    It gathers the annotations of every field of the control, at every event: a tenth of what a tap takes.
    """
    flet: Any = base_control
    find = flet.get_event_field_type
    if isinstance(find, _Remembered):
        return
    flet.get_event_field_type = _Remembered(find)


class _Remembered:
    def __init__(self, find: Any) -> None:
        self.find = find
        self._found: dict[Key, Any] = {}

    def __call__(self, control: object, field: str) -> Any:
        key = (type(control), field)
        if key not in self._found:
            self._found[key] = self.find(control, field)
        return self._found[key]
