"""The question about a battle: before its dice, or after the attacker's accepted die."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar, Final, Self

from companion.rules.chromosome.data import MAX_GENES, SPARK
from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    ELIMINATION,
    FACES,
    FATE_WORTH,
    START,
    Duel,
    Helps,
    Holder,
    Moment,
    Outlook,
    Rerolls,
    outlook,
    solved,
)
from companion.rules.chromosome.odds.ranges import MOST_FATE
from companion.rules.chromosome.questions.common import (
    LEFT_OUT,
    Board,
    Bonus,
    Die,
    Face,
    Fate,
    Genes,
    Points,
    Sentence,
    Size,
    counted,
)
from companion.rules.chromosome.state import SIDES, Battle, Fighter, Side, Tie
from companion.rules.question import Figure, Question

BYSTANDERS: Final = ("bystander", "other_bystander")


@dataclass(frozen=True)
class BattleQuestion(Question):
    """A battle: strengths, everybody's fate for re-rolls, and the worth of fate, genes and elimination."""

    key: ClassVar[str] = "battle"
    folded = frozenset({"attacker_die", "die", "cap_losses", "elimination"})

    attacker_size: Size
    defender_size: Size
    attacker_genes: Genes = 0
    defender_genes: Genes = 0
    attacker_strength_fate: Fate = 0
    """Fate put into strength."""

    defender_strength_fate: Fate = 0
    attacker_bonus: Bonus = 0
    """Other modifiers of strength."""

    defender_bonus: Bonus = 0
    attacker_on_board: Board = None
    """All the player's tokens on the board, whose loss eliminates the player; None if unknown."""

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
    attacker_die: Face = None
    """The final face of the attacker's die; None before the dice."""

    die: Die = FACES
    cap_losses: bool = True

    @classmethod
    def first(cls) -> Self:
        return cls(2, 2)

    @classmethod
    def of(cls, duel: Duel, moment: Moment = START) -> Self:
        """Return the question for a position at the table, including planned additions.

        Args:
            moment: The moment before the dice, or after the attacker's die, which counts as accepted.
        """
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
            attacker_die=moment.attacker_die,
            die=duel.faces,
            cap_losses=duel.capped,
        )

    def ends(self, name: str) -> tuple[int, int]:
        low, high = super().ends(name)
        if name.endswith("_on_board"):
            # The tokens on the board include the fighting group.
            return getattr(self, f"{name.removesuffix('_on_board')}_size"), high
        if name == "attacker_die":
            return low, self.die
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
            case "gene_worth":
                return self.attacker_die is None  # strengths are final once the die is known
            case "fate_worth":
                return self.fateful
            case "elimination":
                return self.fateful and bool(self.attacker_on_board or self.defender_on_board)
            case _:
                return True

    @property
    def fateful(self) -> bool:
        """Whether anybody's fate counts, so that its worth matters."""
        names = ("attacker", "defender", *BYSTANDERS)
        return any(self.counts(f"{name}_fate") and getattr(self, f"{name}_fate") for name in names)

    @property
    def duel(self) -> Duel:
        """The battle in the form that the odds use."""
        return _duel(self)

    @property
    def outlook(self) -> Outlook:
        """The distribution of results, and the average fate spent by each player."""
        return outlook(self.duel, self.moment)

    @property
    def moment(self) -> Moment:
        return START if self.attacker_die is None else Moment(self.attacker_die, closed=True)

    @property
    def reckoned(self) -> tuple[Sentence, ...]:
        """The assumptions behind the figures, one sentence each.

        They concern the re-rolls, the worth of fate, and the cost of elimination.
        """
        told = counted(
            self.rerolls,
            fate_worth=self.fate_worth if self.fateful else None,
            elimination=self.elimination if self.counts("elimination") else None,
        )
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
                Figure("value_attacker", solution.value(ATTACKER, self.moment), "amount"),
                Figure("value_defender", solution.value(DEFENDER, self.moment), "amount"),
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
        tuple(each for each in watching if each.fate),
        asked.die,
        asked.cap_losses,
        asked.elimination,
        asked.rerolls,
    )
