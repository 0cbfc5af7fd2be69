"""The question about one resistance test."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from companion.rules.chromosome.odds import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    Rerolls,
    Rival,
    SeatTests,
    Wish,
    Worth,
    played,
)
from companion.rules.chromosome.odds.ranges import MOST_GROUPS, MOST_LIMIT, MOST_POWER, MOST_RIVALS_FATE
from companion.rules.chromosome.questions.common import (
    LEFT_OUT,
    Building,
    Die,
    Fate,
    Limit,
    Points,
    Sentence,
    counted,
    plain,
)
from companion.rules.chromosome.state import ResistanceTest
from companion.rules.question import Figure, Question, Within


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
    """Whether a fate point may still replace a building gene this round."""

    rival_fate: Annotated[int, Within(0, MOST_RIVALS_FATE)] = 0
    """The fate of all other players together."""

    wish: Wish = "out"
    fate_worth: Points = FATE_WORTH
    elimination: Points = ELIMINATION
    die: Die = FACES

    @classmethod
    def first(cls) -> Self:
        return cls(2, 1, rival_fate=1)

    @classmethod
    def of(cls, tests: SeatTests) -> Self:
        """Return the question for a player's only remaining test."""
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
            tests.rivals[0].wish if tests.rivals else "out",
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
        """Whether anybody's fate counts, so that its worth matters."""
        return any(self.counts(name) and getattr(self, name) for name in ("fate", "rival_fate"))

    @property
    def tests(self) -> SeatTests:
        """The test in the form that the odds use."""
        rival = Rival.wanting(self.wish, self.rival_fate, self.fate_worth, self.elimination)
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
        """The assumptions behind the figures, one sentence each."""
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
    """Return the assumptions behind the odds of a player's tests, one sentence each."""
    fateful = tests.rerolls != Rerolls.NONE and bool(tests.fate or any(each.fate for each in tests.rivals))
    told = counted(
        tests.rerolls,
        fate_worth=tests.fate_worth if fateful else None,
        elimination=tests.elimination if fateful else None,
    )
    if tests.rerolls != Rerolls.NONE and tests.fate and tests.lends:
        told.append(("odds-why-lends", {}))
    for rival in tests.rivals:
        told += about_rivals(rival)
    return (*told, LEFT_OUT)


def about_rivals(rival: Rival) -> tuple[Sentence, Sentence]:
    """Return the sentences on the rivals in a test: their fate, and their objective."""
    return ("odds-counts-rivals", {"fate": rival.fate}), wished(rival.wish, rival.per_elimination)


def wished(wish: Wish, gain: Worth) -> Sentence:
    """Return the sentence on the rivals' objective in a test, which states their gain from an elimination."""
    return f"odds-counts-wish-{wish}", {} if wish == "nothing" else {"gain": plain(gain)}
