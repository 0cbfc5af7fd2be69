"""A torture discipline's counts, and its time limit."""

import re
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

SHOWN_OF_A_KIND: Final = 3
"""Number of findings of each kind that are printed in full; the others are only counted."""

Harm = Literal["lost", "crashed", "differs"]
"""The kind of harm.

`lost`: something acknowledged is gone, or something deleted is back. `crashed`: a traceback, or a process
that ended. `differs`: a screen or a list differs from the state that the journal leads to.
"""


class Until:
    """A time limit.

    Args:
        seconds: The seconds from now to the limit.
    """

    def __init__(self, seconds: float) -> None:
        self._ends = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds left until the limit, never less than 0."""
        return max(0.0, self._ends - time.monotonic())

    @property
    def over(self) -> bool:
        """Return whether the limit has passed."""
        return self.left == 0


@dataclass
class Tally:
    """One discipline's counts, and a line for each fault."""

    discipline: str
    tried: int = 0
    lost: int = 0
    refused: int = 0
    """Number of trials answered with a sentence or by closing the connection, as they should be."""
    crashed: int = 0
    differs: int = 0
    seconds: float = 0.0
    note: str = ""
    """Measured figures, or why the discipline cannot run here."""
    findings: list[tuple[Harm, str, str]] = field(default_factory=list[tuple[Harm, str, str]])
    """The kind of harm, where it happened (enough to reproduce it), and a sentence."""

    @property
    def failed(self) -> bool:
        """Return whether any harm was done."""
        return bool(self.findings)

    def find(self, harm: Harm, where: str, what: str) -> None:
        """Count a harm.

        Args:
            harm: The kind of harm.
            where: The trial, as the command line takes it.
            what: A description in one line.
        """
        match harm:
            case "lost":
                self.lost += 1
            case "crashed":
                self.crashed += 1
            case "differs":
                self.differs += 1
        self.findings.append((harm, where, " ".join(what.split())))

    def crash(self, where: str, error: BaseException) -> None:
        """Count an unexpected exception, with the place where it was raised."""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        at = "".join(f" at {frame.filename.rpartition('/')[2]}:{frame.name}" for frame in last)
        self.find("crashed", where, f"{error!r:.200}{at}")

    def lines(self, seed: int) -> list[str]:
        """Return the printed findings: the first few of each kind, and how many others there are."""
        shown: Counter[str] = Counter()
        lines: list[str] = []
        for harm, where, what in self.findings:
            kind = f"{harm} {_kind(what)}"
            shown[kind] += 1
            if shown[kind] <= SHOWN_OF_A_KIND:
                trial, _, detail = where.partition(" ")
                again = f"{self.discipline} --seed {seed} --trial {trial}"
                lines.append(f"{harm}: {again}: {f'{detail} {what}'.strip():.300}")
        for kind, count in shown.items():
            if count > SHOWN_OF_A_KIND:
                lines.append(f"   … and {count - SHOWN_OF_A_KIND} more like: {kind:.120}")
        return lines


def _kind(what: str) -> str:
    """Return what findings of one kind have in common: the words before the first colon, without numbers."""
    return re.sub(r"[0-9a-f-]*\d[0-9a-f-]*", "#", what.partition(":")[0])


def table(tallies: list[Tally]) -> list[str]:
    """Return the table of all counts, with a line for each discipline."""
    rows = [
        f"{'discipline':<12}{'tried':>8}{'lost':>8}{'refused':>9}{'crashed':>9}{'differ':>8}{'seconds':>9}"
    ]
    for each in tallies:
        counts = f"{each.tried:>8}{each.lost:>8}{each.refused:>9}{each.crashed:>9}{each.differs:>8}"
        rows.append(f"{each.discipline:<12}{counts}{each.seconds:>9.0f}  {each.note}".rstrip())
    return rows
