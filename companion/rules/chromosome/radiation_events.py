"""The events of radioactive areas, and of the radiation phase."""

from __future__ import annotations

from typing import Literal

from companion.rules.chromosome.state import ResistanceTest
from companion.rules.kernel import Model


class AreaAdded(Model):
    """A radioactive area came into being."""

    kind: Literal["area-added"] = "area-added"
    cubes: int
    room: str


class AreaChanged(Model):
    """An area won or lost cubes; without any it is gone."""

    kind: Literal["area-changed"] = "area-changed"
    area: int
    delta: int


class AreaMoved(Model):
    """An area was moved to another room, whose name is empty where nobody said it."""

    kind: Literal["area-moved"] = "area-moved"
    area: int
    room: str


class RadiationBegan(Model):
    """The radiation phase began, or a Wave's test: these areas are to be faced."""

    kind: Literal["radiation-began"] = "radiation-began"
    areas: tuple[int, ...]
    wave: bool = False


class AreaFaced(Model):
    """An area was chosen; these tests follow from who is adjacent."""

    kind: Literal["area-faced"] = "area-faced"
    area: int
    tests: tuple[ResistanceTest, ...]


class GeneLent(Model):
    """A fate point counts as a building gene in the test under way."""

    kind: Literal["gene-lent"] = "gene-lent"


class ResistanceTested(Model):
    """The test under way is over."""

    kind: Literal["resistance-tested"] = "resistance-tested"


class RadiationEnded(Model):
    """All areas are faced and the phase, or the Wave, is over."""

    kind: Literal["radiation-ended"] = "radiation-ended"


class AreasDecayed(Model):
    """Every area lost one cube; the event of the round is over."""

    kind: Literal["areas-decayed"] = "areas-decayed"
