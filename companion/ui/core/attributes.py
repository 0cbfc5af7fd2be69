"""The attributes of Flet's controls, whose names all controls of a class share."""

from __future__ import annotations

from functools import cache
from typing import Final

import flet as ft

LATE: Final = ("_parent", "_frozen", "_initialized")
"""What Flet gives a control when it is drawn, not when it is made."""


@cache
def share_attribute_names() -> None:
    """Have the names of what a control gets late stored once for its class, not once for each control.

    Python shares the names that the first objects of a class had. Where many are made before the first is
    drawn, each keeps a table of its own from then on: an eighth of the memory of a phone.
    """
    numerous = (
        ft.Column(),
        ft.Container(),
        ft.Image(src=""),
        ft.MergeSemantics(),
        ft.Row(),
        ft.Semantics(),
        ft.Stack(),
        ft.Text(),
        ft.TextButton(),
    )
    for control in numerous:
        for name in LATE:
            object.__setattr__(control, name, None)
