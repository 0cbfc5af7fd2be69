"""The questions to the odds of Chromosome: a battle, a resistance test, a radiation phase."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Literal, Self, TypeAlias

from companion.rules.chromosome.data import MAX_GENES, MAX_GROUP, SPARK
from companion.rules.chromosome.data import Genes as GeneSet
from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    Duel,
    Helps,
    Holder,
    Outlook,
    Phase,
    Rerolls,
    Rival,
    SeatTests,
    outlook,
    played,
    solved,
    tests_by_power,
)
from companion.rules.chromosome.odds.ranges import (
    LEAST_BONUS,
    MOST_AREAS,
    MOST_BONUS,
    MOST_BUILDING,
    MOST_FATE,
    MOST_GROUPS,
    MOST_LIMIT,
    MOST_ON_BOARD,
    MOST_POWER,
    MOST_RIVALS_FATE,
    MOST_WORTH,
)
from companion.rules.chromosome.odds.table import Nearby
from companion.rules.chromosome.state import (
    SIDES,
    Area,
    Battle,
    Fighter,
    Player,
    ResistanceTest,
    Side,
    State,
    Tie,
)
from companion.rules.dice import LEAST_FACES, MOST_FACES
from companion.rules.question import Figure, Question, Within

Fate: TypeAlias = Annotated[int, Within(0, MOST_FATE)]
Genes: TypeAlias = Annotated[int, Within(0, MAX_GENES)]
Size: TypeAlias = Annotated[int, Within(1, MAX_GROUP)]
Bonus: TypeAlias = Annotated[int, Within(LEAST_BONUS, MOST_BONUS)]
Board: TypeAlias = Annotated[int | None, Within(1, MOST_ON_BOARD)]
Points: TypeAlias = Annotated[int | float | Fraction, Within(0, MOST_WORTH)]
Building: TypeAlias = Annotated[int, Within(0, MOST_BUILDING)]
Limit: TypeAlias = Annotated[int, Within(1, MOST_LIMIT)]
Die: TypeAlias = Annotated[int, Within(LEAST_FACES, MOST_FACES)]

Sentence: TypeAlias = tuple[str, dict[str, int | float]]
"""The code of a sentence and its numbers."""


LEFT_OUT: Final[Sentence] = ("odds-why-left-out", {})
"""The moves that no odds count."""


def plain(points: int | float | Fraction) -> int | float:
    """Return points as a sentence takes them."""
    return int(points) if points == int(points) else float(points)


def _reckoned(asked: "BattleQuestion | PhaseQuestion") -> list[Sentence]:
    """Return what every question with re-rolls counts with."""
    told: list[Sentence] = [(f"odds-counts-{asked.rerolls}", {})]
    if asked.fateful:
        told.append(("odds-counts-fate", {"worth": plain(asked.fate_worth)}))
    if asked.counts("elimination"):
        told.append(("odds-counts-elimination", {"cost": plain(asked.elimination)}))
    return told


BYSTANDERS: Final = ("bystander", "other_bystander")


@dataclass(frozen=True)
class BattleQuestion(Question):
    """A battle before its dice: strengths, who may re-roll and with what, and what everything is worth."""

    key: ClassVar[str] = "battle"
    folded = frozenset({"die", "cap_losses", "elimination"})

    attacker_size: Size
    defender_size: Size
    attacker_genes: Genes = 0
    defender_genes: Genes = 0
    attacker_strength_fate: Fate = 0
    """Fate put into strength."""

    defender_strength_fate: Fate = 0
    attacker_bonus: Bonus = 0
    """What else counts in strength."""

    defender_bonus: Bonus = 0
    attacker_on_board: Board = None
    """All own tokens on the board, losing which eliminates; None where nobody knows."""

    defender_on_board: Board = None
    rerolls: Rerolls = Rerolls.NONE
    attacker_fate: Fate = 0
    """Fate for re-rolls."""

    defender_fate: Fate = 0
    bystander_fate: Fate = 0
    bystander_helps: Helps = Helps.NOBODY
    other_bystander_fate: Fate = 0
    other_bystander_helps: Helps = Helps.NOBODY
    fate_worth: Points = FATE_WORTH
    gene_worth: Points = 0
    elimination: Points = ELIMINATION
    tie: Tie = "standard"
    die: Die = FACES
    cap_losses: bool = True

    @classmethod
    def first(cls) -> Self:
        return cls(2, 2)

    @classmethod
    def of(cls, duel: Duel) -> Self:
        """Return the question that a position at the table is, everything about to be added counted."""
        given: dict[str, object] = {}
        for side, fighter, held in duel.fighters:
            genes, fate = min(MAX_GENES, fighter.genes), min(MOST_FATE, fighter.fate)
            given |= {
                f"{side}_size": fighter.group,
                f"{side}_genes": genes,
                f"{side}_strength_fate": fate,
                f"{side}_bonus": fighter.strength - fighter.group - genes - fate,
                f"{side}_on_board": held.on_board,
                f"{side}_fate": held.fate,
            }
        for name, held in zip(BYSTANDERS, duel.bystanders, strict=False):
            given |= {f"{name}_fate": held.fate, f"{name}_helps": held.helps}
        return cls(
            **given,  # type: ignore[arg-type]
            rerolls=duel.rerolls,
            fate_worth=duel.attacker.worth,
            gene_worth=duel.attacker.gene_worth,
            elimination=duel.elimination,
            tie=duel.battle.tie,
            die=duel.faces,
            cap_losses=duel.capped,
        )

    def ends(self, name: str) -> tuple[int, int]:
        low, high = super().ends(name)
        if name.endswith("_on_board"):
            # The group that fights stands on the board.
            return getattr(self, f"{name.removesuffix('_on_board')}_size"), high
        if name in ("attacker_bonus", "defender_bonus"):
            side = name.removesuffix("_bonus")
            return low, high - getattr(self, f"{side}_genes") - getattr(self, f"{side}_strength_fate")
        return low, high

    def counts(self, name: str) -> bool:
        match name:
            case "attacker_fate" | "defender_fate":
                return self.rerolls != Rerolls.NONE
            case "bystander_fate" | "other_bystander_fate":
                return self.rerolls == Rerolls.ALL
            case "bystander_helps":
                return self.rerolls == Rerolls.ALL and self.bystander_fate > 0
            case "other_bystander_helps":
                return self.rerolls == Rerolls.ALL and self.other_bystander_fate > 0
            case "fate_worth":
                return self.fateful
            case "elimination":
                return self.fateful and bool(self.attacker_on_board or self.defender_on_board)
            case _:
                return True

    @property
    def fateful(self) -> bool:
        """Whether anybody has fate that counts, so that its worth matters."""
        names = ("attacker", "defender", *BYSTANDERS)
        return any(self.counts(f"{name}_fate") and getattr(self, f"{name}_fate") for name in names)

    @property
    def duel(self) -> Duel:
        """The same as the odds take it."""
        return _duel(self)

    @property
    def outlook(self) -> Outlook:
        """How it ends, and the fate spent on average by player."""
        return outlook(self.duel)

    @property
    def reckoned(self) -> tuple[Sentence, ...]:
        """What the figures count with, a sentence each: who re-rolls, and what fate and elimination cost."""
        told = _reckoned(self)
        if self.attacker_on_board is None or self.defender_on_board is None:
            told.append(("odds-counts-no-board", {}))
        idle = (name for name in BYSTANDERS if getattr(self, f"{name}_helps") == Helps.NOBODY)
        if any(self.counts(f"{name}_fate") and getattr(self, f"{name}_fate") for name in idle):
            told.append(("odds-counts-bystanders", {}))
        return (*told, LEFT_OUT)

    @property
    def figures(self) -> tuple[Figure, ...]:
        odds, spent = self.outlook
        told = [
            Figure("rerolls", self.rerolls.value, "name"),
            Figure("attacker_wins", odds.attacker_wins),
            Figure("tie", odds.tie),
            Figure("defender_wins", odds.defender_wins),
            Figure("attacker_losses", odds.attacker_losses),
            Figure("defender_losses", odds.defender_losses),
            Figure("expected_attacker_loss", odds.expected_attacker_loss, "amount"),
            Figure("expected_defender_loss", odds.expected_defender_loss, "amount"),
        ]
        if any(each.on_board is not None for each in self.duel.holders):
            out = self.duel.falls(odds)
            told += [Figure(f"{side}_eliminated", share) for side, share in zip(SIDES, out, strict=True)]
        if self.rerolls != Rerolls.NONE:
            solution = solved(self.duel)
            told += [
                Figure("value_attacker", solution.value(ATTACKER), "amount"),
                Figure("value_defender", solution.value(DEFENDER), "amount"),
                Figure("attacker_fate_spent", spent[ATTACKER], "amount"),
                Figure("defender_fate_spent", spent[DEFENDER], "amount"),
            ]
        if spent[DEFENDER + 1 :]:
            told.append(Figure("bystander_fate_spent", sum(spent[DEFENDER + 1 :], Fraction(0)), "amount"))
        return tuple(told)


@lru_cache(maxsize=64)
def _duel(asked: BattleQuestion) -> Duel:
    def fighter(side: Side, seat: int) -> Fighter:
        return Fighter(
            seat=seat,
            group=getattr(asked, f"{side}_size"),
            genes=getattr(asked, f"{side}_genes"),
            fate=getattr(asked, f"{side}_strength_fate"),
            modifier=getattr(asked, f"{side}_bonus"),
        )

    def held(name: str, **more: object) -> Holder:
        fate = getattr(asked, f"{name}_fate") if asked.counts(f"{name}_fate") else 0
        return Holder(fate, asked.fate_worth, **more)  # type: ignore[arg-type]

    def fights(side: Side) -> Holder:
        return held(side, on_board=getattr(asked, f"{side}_on_board"), gene_worth=asked.gene_worth)

    watching = (held(name, helps=getattr(asked, f"{name}_helps")) for name in BYSTANDERS)
    return Duel(
        Battle.model_construct(
            action=SPARK, attacker=fighter("attacker", 0), defender=fighter("defender", 1), tie=asked.tie
        ),
        fights("attacker"),
        fights("defender"),
        tuple(each for each in watching if each.fate and each.helps != Helps.NOBODY),
        asked.die,
        asked.cap_losses,
        asked.elimination,
        asked.rerolls,
    )


Wish: TypeAlias = Literal["nothing", "out", "dose"]
"""A rival's aim: none, the other's elimination, or every point of irradiation too."""


@dataclass(frozen=True)
class ResistanceQuestion(Question):
    """One resistance test, and the fate that may be spent on its die."""

    key: ClassVar[str] = "resistance"
    folded = frozenset({"lends", "limit", "die", "elimination"})

    power: Annotated[int, Within(1, MOST_POWER)]
    groups: Annotated[int, Within(1, MOST_GROUPS)]
    building_genes: Building = 0
    limit: Limit = LIMIT
    irradiation: Annotated[int, Within(0, MOST_LIMIT)] = 0
    rerolls: Rerolls = Rerolls.NONE
    fate: Fate = 0
    lends: bool = True
    """Whether a fate point may still stand for a building gene this round."""

    rival_fate: Annotated[int, Within(0, MOST_RIVALS_FATE)] = 0
    """Of all who hold fate besides, as one."""

    wish: Wish = "out"
    fate_worth: Points = FATE_WORTH
    elimination: Points = ELIMINATION
    die: Die = FACES

    @classmethod
    def first(cls) -> Self:
        return cls(2, 1, rival_fate=1)

    @classmethod
    def of(cls, tests: SeatTests) -> Self:
        """Return the question that the only test to come of a player is."""
        (test,) = tests.tests
        return cls(
            test.power,
            test.groups,
            test.building,
            tests.limit,
            tests.irradiation,
            tests.rerolls,
            tests.fate,
            tests.lends,
            sum(rival.fate for rival in tests.rivals),
            fate_worth=tests.fate_worth,
            elimination=tests.elimination,
            die=tests.faces,
        )

    def ends(self, name: str) -> tuple[int, int]:
        return (0, self.limit) if name == "irradiation" else super().ends(name)

    def counts(self, name: str) -> bool:
        match name:
            case "fate":
                return self.rerolls != Rerolls.NONE
            case "lends":
                return self.rerolls != Rerolls.NONE and self.fate > 0
            case "rival_fate":
                return self.rerolls == Rerolls.ALL
            case "wish":
                return self.rerolls == Rerolls.ALL and self.rival_fate > 0
            case "fate_worth" | "elimination":
                return self.fateful
            case _:
                return True

    @property
    def fateful(self) -> bool:
        """Whether anybody has fate that counts, so that its worth matters."""
        return any(self.counts(name) and getattr(self, name) for name in ("fate", "rival_fate"))

    @property
    def tests(self) -> SeatTests:
        """The same as the odds take it."""
        rival = Rival(
            self.rival_fate,
            self.fate_worth,
            per_elimination=0 if self.wish == "nothing" else ELIMINATION,
            per_dose=1 if self.wish == "dose" else 0,
        )
        test = ResistanceTest.model_construct(
            seat=0, power=self.power, groups=self.groups, building=self.building_genes
        )
        return SeatTests(
            (test,),
            self.irradiation,
            self.fate,
            self.fate_worth,
            self.elimination,
            (rival,) if self.counts("wish") else (),
            self.limit,
            self.die,
            self.rerolls,
            self.lends,
        )

    @property
    def reckoned(self) -> tuple[Sentence, ...]:
        """What the figures count with, a sentence each."""
        return reckoned_in_tests(self.tests)

    @property
    def figures(self) -> tuple[Figure, ...]:
        solution = played(self.tests)
        odds, spent = solution.first, solution.spent
        told = [
            Figure("rerolls", self.rerolls.value, "name"),
            Figure("dose", odds.dose),
            Figure("expected_dose", odds.expected_dose, "amount"),
            Figure("eliminated", odds.eliminated),
        ]
        if self.rerolls != Rerolls.NONE:
            told.append(Figure("value", solution.value(), "amount"))
            told.append(Figure("fate_spent", spent[0], "amount"))
        if spent[1:]:
            told.append(Figure("rival_value", solution.value(1), "amount"))
            told.append(Figure("rival_fate_spent", spent[1], "amount"))
        return tuple(told)


def reckoned_in_tests(tests: SeatTests) -> tuple[Sentence, ...]:
    """Return what the odds of a player's tests count with, a sentence each."""
    told: list[Sentence] = [(f"odds-counts-{tests.rerolls}", {})]
    if tests.rerolls == Rerolls.NONE:
        return (*told, LEFT_OUT)
    if tests.fate or any(rival.fate for rival in tests.rivals):
        told.append(("odds-counts-fate", {"worth": plain(tests.fate_worth)}))
        told.append(("odds-counts-elimination", {"cost": plain(tests.elimination)}))
    if tests.fate and tests.lends:
        told.append(("odds-why-lends", {}))
    for rival in tests.rivals:
        if rival.per_elimination:
            gain = plain(rival.per_elimination)
            told.append(("odds-why-phase-rivals", {"fate": rival.fate, "gain": gain}))
    return (*told, LEFT_OUT)


MOST_PLAYERS: Final = 4


@dataclass(frozen=True)
class PhaseQuestion(Question):
    """The tests still to come of a radiation phase: areas, and all who are still in.

    Rows have a place for each player, or for each area; what lies beyond their numbers is kept, but does not
    count, and what is missing is 0.
    """

    key: ClassVar[str] = "phase"
    folded = frozenset({"lent_before", "lent_now", "facing", "limit", "die", "elimination"})

    power: Annotated[tuple[int, ...], Within(1, MOST_POWER)]
    groups: Annotated[tuple[tuple[int, ...], ...], Within(0, MOST_GROUPS)]
    """Next to each area, player by player."""

    irradiation: Annotated[tuple[int, ...], Within(0, MOST_LIMIT)] = ()
    building_genes: Annotated[tuple[int, ...], Within(0, MOST_BUILDING)] = ()
    fate: Annotated[tuple[int, ...], Within(0, MOST_FATE)] = ()
    players: Annotated[int, Within(1, MOST_PLAYERS)] = 1
    areas: Annotated[int, Within(1, MOST_AREAS)] = 1
    rerolls: Rerolls = Rerolls.NONE
    limit: Limit = LIMIT
    lent_before: Annotated[tuple[int, ...], Within(0, 1)] = ()
    """1: this player's fate has stood for a gene already this round."""

    lent_now: Annotated[tuple[int, ...], Within(0, 1)] = ()
    """1: a fate point counts as a gene in the area that is being faced."""

    facing: bool = False
    """Whether the first area is being faced, however strong the others are."""

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
        """Return the question that the rest of a phase at the table is; players as `testers` has them."""
        present = {test.seat: test for test in (state.radiation.tests if state.radiation is not None else ())}
        seats = [player.seat for player in phase.players]
        rows = [
            (state.power(area), [groups[seat] for seat in seats]) for area, groups in _areas(state, nearby)
        ]
        if present:
            power = next(iter(present.values())).power
            rows.insert(0, (power, [present[seat].groups if seat in present else 0 for seat in seats]))
        return cls(
            tuple(power for power, _ in rows) or (1,),
            tuple(zip(*(groups for _, groups in rows), strict=True)) or ((0,),) * len(seats),
            tuple(player.irradiation for player in phase.players),
            tuple(player.active.building for player in phase.players),
            tuple(player.fate for player in phase.players),
            len(seats),
            len(rows) or 1,
            phase.rerolls,
            phase.limit,
            tuple(int(not player.fate_token) for player in phase.players),
            tuple(
                present[player.seat].building - player.active.building if player.seat in present else 0
                for player in phase.players
            ),
            bool(present),
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
            case "fate_worth" | "elimination":
                return self.fateful
            case _:
                return True

    @property
    def fateful(self) -> bool:
        """Whether anybody has fate that counts, so that its worth matters."""
        return self.rerolls != Rerolls.NONE and any(self.fate[: self.players])

    @property
    def phase(self) -> Phase:
        """The same as the odds take it."""
        return _phase(self)

    @property
    def reckoned(self) -> tuple[Sentence, ...]:
        """What the figures count with, a sentence each."""
        return (*_reckoned(self), LEFT_OUT)

    @property
    def figures(self) -> tuple[Figure, ...]:
        found = {seat + 1: self.phase.prospect(seat) for seat in range(self.players)}
        return (
            Figure("rerolls", self.rerolls.value, "name"),
            Figure("survives", {seat: each.survives for seat, each in found.items()}),
            Figure("expected_dose", {seat: each.expected_dose for seat, each in found.items()}, "amount"),
            Figure("fate_spent", {seat: each.fate_spent for seat, each in found.items()}, "amount"),
        )


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
    )
