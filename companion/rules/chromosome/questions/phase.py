"""The question about the remaining tests of a radiation phase."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Self, TypeVar, cast

from companion.rules.chromosome.data import Genes as GeneSet
from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.odds import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    Phase,
    Rerolls,
    Wish,
    tests_by_power,
)
from companion.rules.chromosome.odds.positions import Nearby
from companion.rules.chromosome.odds.ranges import (
    MOST_AREAS,
    MOST_BUILDING,
    MOST_FATE,
    MOST_GROUPS,
    MOST_LIMIT,
    MOST_POWER,
)
from companion.rules.chromosome.questions.common import LEFT_OUT, Die, Limit, Points, Sentence, counted
from companion.rules.chromosome.questions.resistance import wished
from companion.rules.chromosome.state import Area, Player, State
from companion.rules.question import Figure, Question, Within

MOST_PLAYERS: Final = 4
T = TypeVar("T")


@dataclass(frozen=True)
class PhaseQuestion(Question):
    """The remaining tests of a radiation phase: areas, and the remaining players.

    Each tuple has a value for every player or area. Values beyond `players` or `areas` are kept but ignored,
    and missing values are 0.
    """

    key: ClassVar[str] = "phase"
    folded = frozenset({"lent_before", "lent_now", "facing", "limit", "die", "elimination"})

    power: Annotated[tuple[int, ...], Within(1, MOST_POWER)]
    groups: Annotated[tuple[tuple[int, ...], ...], Within(0, MOST_GROUPS)]
    """For each player, the number of groups next to each area."""

    irradiation: Annotated[tuple[int, ...], Within(0, MOST_LIMIT)] = ()
    building_genes: Annotated[tuple[int, ...], Within(0, MOST_BUILDING)] = ()
    fate: Annotated[tuple[int, ...], Within(0, MOST_FATE)] = ()
    players: Annotated[int, Within(1, MOST_PLAYERS)] = 1
    areas: Annotated[int, Within(1, MOST_AREAS)] = 1
    rerolls: Rerolls = Rerolls.NONE
    limit: Limit = LIMIT
    lent_before: Annotated[tuple[int, ...], Within(0, 1)] = ()
    """By player: 1 if the player has already used fate as a gene this round, else 0."""

    lent_now: Annotated[tuple[int, ...], Within(0, 1)] = ()
    """By player: 1 if fate already counts as a gene in the test against the area being faced, else 0."""

    facing: bool = False
    """Whether the first area is being faced already, even if others are stronger."""

    wish: Wish = "out"
    fate_worth: Points = FATE_WORTH
    elimination: Points = ELIMINATION
    die: Die = FACES

    @classmethod
    def first(cls) -> Self:
        areas = (0,) * (MOST_AREAS - 1)
        none = (0,) * MOST_PLAYERS
        groups = ((1, *areas),) * MOST_PLAYERS
        powers = (4, *(2 for _ in areas))
        return cls(powers, groups, none, none, none, 2, 2, lent_before=none, lent_now=none)

    @classmethod
    def at(cls, state: State, nearby: Nearby, phase: Phase) -> Self:
        """Return the question for the rest of a phase at the table, players in the order of `testers`."""
        present = {test.seat: test for test in (state.radiation.tests if state.radiation is not None else ())}
        seats = [player.seat for player in phase.players]
        rows = [
            (state.power(area), [groups[seat] for seat in seats]) for area, groups in _areas(state, nearby)
        ]
        if present:
            power = next(iter(present.values())).power
            rows.insert(0, (power, [present[seat].groups if seat in present else 0 for seat in seats]))
        beside = tuple(zip(*(groups for _, groups in rows), strict=True)) or ((),) * len(seats)
        return cls(
            _row((power for power, _ in rows), MOST_AREAS, 1),
            tuple(_row(groups, MOST_AREAS) for groups in _row(beside, MOST_PLAYERS, ())),
            _row(player.irradiation for player in phase.players),
            _row(player.active.building for player in phase.players),
            _row(player.fate for player in phase.players),
            len(seats),
            len(rows) or 1,
            phase.rerolls,
            phase.limit,
            _row(int(not player.fate_token) for player in phase.players),
            _row(
                present[player.seat].building - player.active.building if player.seat in present else 0
                for player in phase.players
            ),
            bool(present),
            phase.wish,
            phase.fate_worth,
            phase.elimination,
            phase.faces,
        )

    def ends(self, name: str) -> tuple[int, int]:
        return (0, self.limit) if name == "irradiation" else super().ends(name)

    def counts(self, name: str) -> bool:
        match name:
            case "fate" | "lent_before":
                return self.rerolls != Rerolls.NONE
            case "wish":
                return self.rerolls == Rerolls.ALL and self.fateful
            case "fate_worth" | "elimination":
                return self.fateful
            case _:
                return True

    @property
    def fateful(self) -> bool:
        """Whether anybody's fate counts, so that its worth matters."""
        return self.rerolls != Rerolls.NONE and any(self.fate[: self.players])

    @property
    def phase(self) -> Phase:
        """The phase in the form that the odds use."""
        return _phase(self)

    @property
    def reckoned(self) -> tuple[Sentence, ...]:
        """The assumptions behind the figures, one sentence each."""
        told = counted(
            self.rerolls,
            fate_worth=self.fate_worth if self.fateful else None,
            elimination=self.elimination if self.fateful else None,
        )
        if self.counts("wish"):
            told.append(wished(self.wish, self.elimination))
        return (*told, LEFT_OUT)

    @property
    def figures(self) -> tuple[Figure, ...]:
        found = {seat + 1: self.phase.prospect(seat) for seat in range(self.players)}
        return (
            Figure("rerolls", self.rerolls.value, "name"),
            Figure("survives", {seat: each.survives for seat, each in found.items()}),
            Figure("expected_dose", {seat: each.expected_dose for seat, each in found.items()}, "amount"),
            Figure("fate_spent", {seat: each.fate_spent for seat, each in found.items()}, "amount"),
        )


def _row(values: Iterable[T], length: int = MOST_PLAYERS, missing: T | None = None) -> tuple[T, ...]:
    """Return the values padded to this length with `missing`, or with 0."""
    told = tuple(values)
    return told + (cast("T", 0 if missing is None else missing),) * (length - len(told))


def _areas(state: State, nearby: Nearby) -> Iterator[tuple[Area, Groups]]:
    for known, groups in nearby.items():
        area = state.area(known)
        if area is not None:
            yield area, groups


@lru_cache(maxsize=64)
def _phase(asked: PhaseQuestion) -> Phase:
    def of(row: tuple[int, ...], place: int) -> int:
        return row[place] if place < len(row) else 0

    players = tuple(
        Player(
            seat=seat,
            name="",
            species=seat,
            colour=seat,
            irradiation=of(asked.irradiation, seat),
            fate=of(asked.fate, seat),
            fate_token=not of(asked.lent_before, seat),
            active=GeneSet(building=of(asked.building_genes, seat)),
        )
        for seat in range(asked.players)
    )
    areas = [
        (
            of(asked.power, area),
            [
                of(asked.groups[seat] if seat < len(asked.groups) else (), area)
                for seat in range(asked.players)
            ],
        )
        for area in range(asked.areas)
    ]
    faced = areas[: int(asked.facing)]
    present = (
        test.replace(building=test.building + of(asked.lent_now, test.seat))
        for test in tests_by_power(faced, players)
    )
    return Phase(
        (*present, *tests_by_power(areas[len(faced) :], players)),
        players,
        asked.limit,
        asked.die,
        asked.fate_worth,
        asked.elimination,
        asked.rerolls,
        asked.wish,
    )
