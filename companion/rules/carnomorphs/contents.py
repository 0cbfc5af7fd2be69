"""The contents of a room and the outcome of a feeding: input and output of the feeding resolver."""

from typing import Annotated, Final

from pydantic import Field

from companion.rules.carnomorphs.data import OBJECT_COUNTS, Figures, Food, HeavyObject, IntruderKind
from companion.rules.kernel import Model

MOST_FEEDERS: Final = 20
"""Maximum number of figures in a room: all figures in the box."""

MOST_THINGS: Final = 99
"""Maximum number of each object in a room; the rules never allow more."""

Few = Annotated[int, Field(ge=0, le=MOST_THINGS)]


class Feeder(Model):
    """An intruder that may feed in its room in the event phase."""

    kind: IntruderKind
    injuries: Annotated[int, Field(ge=0)] = 0
    in_combat: bool = False
    id: int | None = None
    """Its id in the list of intruders; None if it is not listed."""

    fed: bool = False
    """Whether it has already fed in this phase."""


class Contents(Model):
    """The contents of a room before a feeding."""

    feeders: Annotated[tuple[Feeder, ...], Field(max_length=MOST_FEEDERS)] = ()
    red_corpses: Few = 0
    blue_corpses: Few = 0
    eggs: Few = 0
    """Eggs in the room, without those on the Carnomorph board."""

    carcasses: Few = 0
    carried: Annotated[tuple[HeavyObject, ...], Field(max_length=MOST_THINGS)] = ()
    """The carried objects, included in the counts; the option `carried_food` says whether they are food."""

    nest: bool = False
    """Whether it is the Nest, where the eggs of the Carnomorph board are food too."""

    def count(self, thing: HeavyObject) -> int:
        count: int = getattr(self, OBJECT_COUNTS[thing])
        return count

    @property
    def figures(self) -> Figures:
        """The number of figures of each kind in the room."""
        counts = Figures()
        for feeder in self.feeders:
            counts = counts.plus(feeder.kind)
        return counts


class FeedingStep(Model):
    """One intruder's feeding: its healing, its evolution, and its food."""

    feeder: int
    """The feeder's index in `Contents.feeders`."""

    kind: IntruderKind
    """Its kind before feeding."""

    healed: int
    """The number of injuries that were removed."""

    evolved: IntruderKind | None
    """Its kind after evolving; None if it did not evolve."""

    blocked: bool
    """Whether it could not evolve because no figure of the next level was left."""

    ate: Food
    from_board: bool = False
    """Whether it ate an egg of the Carnomorph board."""

    eaten: int | None = None
    """The index of the eaten Metagorger in `Contents.feeders`, if it ate one."""


class Feeding(Model):
    """The whole feeding of one room."""

    steps: tuple[FeedingStep, ...]
    before: Contents
    after: Contents
    board_eggs: int
    """Eggs left on the Carnomorph board."""

    available: Figures
    """Figures that can still be placed."""

    nest_destroyed: bool
    """Whether the last egg of the Nest was eaten."""
