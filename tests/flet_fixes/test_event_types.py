"""What is remembered of Flet's events is what Flet would find again."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest
from flet.controls import base_control

from companion.flet_fixes.event_types import fix

FIELDS = ((ft.TextButton, "on_click"), (ft.TextField, "on_change"), (ft.Container, "on_size_change"))


def test_the_type_of_an_event_is_worked_out_once_for_each_kind_of_control(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flet: Any = base_control
    asked: list[tuple[type, str]] = []
    find: Any = getattr(flet.get_event_field_type, "find", flet.get_event_field_type)

    def counted(control: object, field: str) -> Any:
        asked.append((type(control), field))
        return find(control, field)

    monkeypatch.setattr(flet, "get_event_field_type", counted)
    fix()
    fix()
    for _ in range(2):
        for kind, field in FIELDS:
            control = kind()
            assert flet.get_event_field_type(control, field) is find(control, field)
    assert asked == [*FIELDS]
