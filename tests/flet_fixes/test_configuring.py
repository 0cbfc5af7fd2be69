"""Shortcuts in Flet's comparison of trees: a client gets the same messages as without them, for less work."""

# Flet's client messages have no types.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false

import itertools
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

import flet as ft
import flet.canvas as cv
import msgpack
import pytest
from flet.controls import id_counter, object_patch
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack
from hypothesis import example, given
from hypothesis import strategies as st

from companion.club import visitor
from companion.flet_fixes import configuring
from companion.ui import app
from companion.ui.party import guests
from tests.flet_fixes.unmended import without_shortcuts


def tree(words: str, lit: int) -> ft.Control:
    """Return a tree with controls of every kind that screens use."""
    return ft.Column(
        [
            ft.Text(words, style=ft.TextStyle(size=20, weight=ft.FontWeight.BOLD), key="words"),
            ft.TextButton(
                content=ft.Semantics(content=ft.Text(f"{lit}"), label=words),
                on_click=print if lit > 2 else None,
                disabled=lit < 3,
                style=ft.ButtonStyle(bgcolor={ft.ControlState.DEFAULT: "#112233"}, padding=4),
                tooltip=ft.Tooltip(message=words),
            ),
            cv.Canvas([cv.Arc(0, 0, at, at, 0, 1) for at in range(lit)], width=80),
            ft.Row(
                [
                    ft.Container(bgcolor="#445566" if at < lit else None, animate=ft.Animation(100))
                    for at in range(6)
                ],
                spacing=lit if lit != 4 else 10,
            ),
            *(
                [ft.TextField(label=words, value="1", suffix=ft.Text("a"), prefix=ft.Text("b"))]
                if lit % 2
                else []
            ),
        ],
        key=words,
    )


def told(monkeypatch: pytest.MonkeyPatch, steps: list[tuple[str, int]], *, frozen: bool) -> list[Any]:
    """Show one tree after another; return what was sent, added, removed and marked."""
    counter: Any = id_counter.ControlId
    monkeypatch.setattr(counter, "_counter", itertools.count(3))
    parent, outcome, before = ft.Container(), list[Any](), None
    for step in steps:
        shown = tree(*step)
        shown.visible = bool(step[1])  # a value set before the first drawing does not count as a change
        if frozen:
            object.__setattr__(shown, "_frozen", True)
        patch, added, removed = object_patch.ObjectPatch.from_diff(
            {"_b": before}, {"_b": shown}, control_cls=BaseControl, parent=parent, path=[], frozen=frozen
        )
        sent = msgpack.unpackb(
            msgpack.packb(patch.to_message(), default=configure_encode_object_for_msgpack(BaseControl)),
            strict_map_key=False,
        )
        marks = [
            (type(each), each._i, type(each.parent), hasattr(each, "_frozen"), [*each._dirty])
            for each in added
        ]
        outcome += [sent, marks, [each._i for each in removed]]
        before = shown
    return outcome


STEPS: Final = st.lists(
    st.tuples(st.sampled_from(["Magda", "Tomek"]), st.integers(0, 6)), min_size=1, max_size=4
)


@pytest.mark.parametrize("frozen", [True, False], ids=["drawn", "set"])
@given(steps=STEPS)
@example(steps=[("Magda", 2), ("Magda", 3), ("Tomek", 4), ("Tomek", 4)])
def test_a_client_is_told_the_same_as_without_shortcuts(frozen: bool, steps: list[tuple[str, int]]) -> None:
    configuring.fix()
    with pytest.MonkeyPatch.context() as monkeypatch:
        short = told(monkeypatch, steps, frozen=frozen)
        with without_shortcuts():
            assert short == told(monkeypatch, steps, frozen=frozen)


SESSIONS: list[tuple[ModuleType, Callable[[Any], object]]] = [
    (app, app.main_for),
    (guests, guests.guests_main),
    (visitor, lambda home: visitor.visitors_main(home, home)),
]


@pytest.mark.parametrize(("module", "main"), SESSIONS, ids=["host", "guest", "visitor of a public instance"])
def test_flet_is_mended_for_every_kind_of_session(
    module: ModuleType, main: Callable[[Any], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    mended: list[bool] = []
    monkeypatch.setattr(module.flet_fixes, "apply", lambda: mended.append(True))
    main(_Anything())
    assert mended


class _Anything:
    """A stand-in for objects that a session does not need before a client connects."""

    def __getattr__(self, _: str) -> Any:
        return _Anything()

    def __call__(self, *_: object) -> Any:
        return _Anything()
