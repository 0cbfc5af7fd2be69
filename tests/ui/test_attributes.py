"""Controls of a class share the names of what Flet gives them when they are drawn."""

from __future__ import annotations

import subprocess
import sys

MEASURED = """
import sys
import flet as ft
from companion.ui.core.attributes import share_attribute_names
share_attribute_names()
made = [ft.Container() for _ in range(99)]
before = sum(sys.getsizeof(vars(each)) for each in made)
for each in made:
    object.__setattr__(each, "_parent", None)
    object.__setattr__(each, "_frozen", True)
    object.__setattr__(each, "_initialized", True)
print(sum(sys.getsizeof(vars(each)) for each in made) - before)
"""


def grown() -> int:
    """Bytes by which many controls grow that are drawn after all were made, in a new process."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURED], capture_output=True, text=True, check=True, timeout=60
    )
    return int(done.stdout)


def test_controls_that_were_made_before_any_was_drawn_grow_by_nothing_when_they_are_drawn() -> None:
    assert grown() == 0
