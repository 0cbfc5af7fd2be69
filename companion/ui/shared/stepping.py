"""Undo and redo controls: a press affects only the entry that the control named when drawn."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

import flet as ft

from companion.table.journal import Entry
from companion.table.table import Kind
from companion.ui import kit
from companion.ui.core.presses import is_answer
from companion.ui.game.context import AnyContext

KINDS: Final[tuple[Kind, ...]] = ("undo", "redo")

Drawn = TypeVar("Drawn", bound=ft.Control)


def next_step(context: AnyContext, kind: Kind) -> Entry | None:
    """Return the entry that an undo or redo would affect; None if this device may not do it."""
    table = context.open_game.table
    entries = table.to_undo() if kind == "undo" else table.to_redo()
    return entries[-1] if entries and context.may_step(back=kind == "undo") else None


@dataclass
class _Seen:
    """The entry that a control names, and how often another device has changed it."""

    entry: Entry | None = None
    others: int = 0


@dataclass(frozen=True)
class Stepping:
    """An undo or redo control, for one drawing."""

    entry: Entry | None
    """The entry named by the control; None if it names none, or if nothing can be undone or redone."""

    press: Callable[[], bool] | None
    others: int = field(default=0)

    def keyed(self, control: Drawn) -> Drawn:
        """Replace the control once another device has changed the entry that it names.

        A tap on the old control, which a slow phone may still show, then has no effect except feedback.
        """
        control.key = f"others-{self.others}"
        return control


def use_stepping(context: AnyContext, kind: Kind, *, named: bool = True) -> Stepping:
    """Return the undo or redo control; the calling component is redrawn when the control changes.

    Args:
        named: Whether the control names its entry, so it is redrawn for each new entry. If not, it is
            redrawn only when it becomes possible or impossible, or when another device changes the entry.
    """
    seen = kit.use_ref(_Seen).current

    def look() -> tuple[Entry | None, bool, int]:
        entry = next_step(context, kind)
        if entry is not seen.entry:
            seen.others += seen.entry is not None and not is_answer()
            seen.entry = entry
        return (entry if named else None), entry is not None, seen.others

    entry, can, others = kit.use_slice(context.changes, look)

    def press() -> bool:
        meant = seen.entry.seq if seen.entry is not None else None
        return (context.undo if kind == "undo" else context.redo)(1, meant)

    return Stepping(entry, press if can else None, others)


def use_drawn(context: AnyContext) -> None:
    """Track the entries that undo and redo name on screen, so that shortcuts affect the same entries."""

    def look() -> None:
        for kind in KINDS:
            context.drawn[kind] = next_step(context, kind)

    kit.use_slice(context.changes, look)


def step_drawn(context: AnyContext, kind: Kind) -> None:
    """Undo or redo the entry that the screen names; do nothing if it names none."""
    if (entry := context.drawn[kind]) is not None:
        (context.undo if kind == "undo" else context.redo)(1, entry.seq)
