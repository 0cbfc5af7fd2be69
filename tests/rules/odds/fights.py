"""One-line builders of duels and the other inputs of the odds: `with_fate(fight(3, 2), 4, 4)`."""

from dataclasses import replace
from typing import Any, get_args

from companion.rules.chromosome.odds import Commitments, Duel, Helps, Holder, Rerolls
from companion.rules.chromosome.odds import fight as fighting
from companion.rules.chromosome.state import Tie

TIES: tuple[Tie, ...] = get_args(Tie)


def fight(
    attacker_size: Any,
    defender_size: Any,
    attacker_bonus: int = 0,
    defender_bonus: int = 0,
    faces: int = 4,
    tie: Tie = "standard",
    capped: bool = True,
) -> Duel:
    """A battle in which nobody holds fate."""
    battle = fighting(attacker_size, defender_size, attacker_bonus, defender_bonus, tie)
    return Duel(battle, faces=faces, capped=capped)


def with_fate(
    battle: Duel,
    attacker_fate: Any = 0,
    defender_fate: Any = 0,
    attacker_worth: Any = 2,
    defender_worth: Any = 2,
    bystanders: tuple[Holder, ...] = (),
    attacker_on_board: int | None = None,
    defender_on_board: int | None = None,
    elimination: Any = 20,
    rerolls: Rerolls = Rerolls.ALL,
) -> Duel:
    """The same battle, with fate to spend on its dice."""
    return replace(
        battle,
        attacker=Holder(attacker_fate, attacker_worth, attacker_on_board),
        defender=Holder(defender_fate, defender_worth, defender_on_board),
        bystanders=bystanders,
        elimination=elimination,
        rerolls=rerolls,
    )


def bystander(helps: Helps, fate: int, worth: Any = 2) -> Holder:
    return Holder(fate, worth, helps=helps)


def reserve(
    genes: int = 0, fate: int = 0, fate_worth: Any = 2, gene_worth: Any = 0, on_board: int | None = None
) -> Holder:
    """Combat genes and fate that a fighter can still add."""
    return Holder(fate, fate_worth, on_board, genes, gene_worth)


def committing(battle: Duel, mine: Holder, theirs: Holder, bystanders: tuple[Holder, ...] = ()) -> Duel:
    """A battle in which both fighters can still add to their strengths."""
    return replace(battle, attacker=mine, defender=theirs, bystanders=bystanders)


def commitments(
    battle: Duel, mine: Holder, theirs: Holder, bystanders: tuple[Holder, ...] = ()
) -> Commitments:
    return Commitments(committing(battle, mine, theirs, bystanders))


def raised(duel: Duel, attacker: int = 0, defender: int = 0) -> Duel:
    """Return the same battle with this much more strength."""
    battle = duel.battle
    one, other = battle.attacker, battle.defender
    stronger = battle.replace(
        attacker=one.replace(modifier=one.modifier + attacker),
        defender=other.replace(modifier=other.modifier + defender),
    )
    return replace(duel, battle=stronger)


MIRRORED: dict[Tie, Tie] = {"standard": "standard", "attacker": "defender", "defender": "attacker"}


def turned(duel: Duel) -> Duel:
    """The same battle with the fighters exchanged."""
    battle = duel.battle
    mirror = battle.replace(attacker=battle.defender, defender=battle.attacker, tie=MIRRORED[battle.tie])
    return replace(duel, battle=mirror, attacker=duel.defender, defender=duel.attacker)
