"""Steps 2 and 3 of a battle before they are submitted: each side's planned additions."""

from dataclasses import dataclass, replace

from companion.rules.chromosome.battle import ADDABLE, Addable, can_add, most_added
from companion.rules.chromosome.odds import NOTHING, Stake
from companion.rules.chromosome.state import SIDES, Fighter, Side, State


@dataclass(frozen=True)
class Commitment:
    """The pending additions of both sides."""

    attacker: Stake = NOTHING
    defender: Stake = NOTHING

    def of(self, side: Side) -> Stake:
        return self.attacker if side == "attacker" else self.defender

    def stepped(self, side: Side, what: Addable, by: int, top: int) -> "Commitment":
        """Return a copy with one number changed, kept between 0 and `top`."""
        added = self.of(side)
        value = max(0, min(top, min(top, getattr(added, what)) + by))
        changed = added._replace(**{what: value})
        return replace(self, attacker=changed) if side == "attacker" else replace(self, defender=changed)


def about_to_add(state: State, now: Commitment) -> tuple[Stake, Stake]:
    """Return what both sides plan to add, limited to what each fighter can add."""
    battle = state.battle
    if battle is None:
        return NOTHING, NOTHING
    return _bounded(state, battle.attacker, now.attacker), _bounded(state, battle.defender, now.defender)


def _bounded(state: State, fighter: Fighter, added: Stake) -> Stake:
    """Cap an addition at the amounts that the fighter can still add; `NOTHING` if it has committed."""
    if fighter.committed:
        return NOTHING
    return Stake(*(min(getattr(added, what), most_added(state, fighter.seat, what)) for what in ADDABLE))


def nothing_to_add(state: State) -> bool:
    battle = state.battle
    return battle is not None and not any(can_add(state, battle.fighter(side)) for side in SIDES)


def one_more(state: State, side: Side, both: tuple[Stake, Stake]) -> tuple[Stake, Stake] | None:
    """Return the additions with one more gene on that side, or one more fate point if no gene is left.

    Return None if neither is left, or if the side has committed.
    """
    battle = state.battle
    if battle is None or battle.fighter(side).committed:
        return None
    now = Commitment(*both)
    for what in ADDABLE:
        top = most_added(state, battle.fighter(side).seat, what)
        if getattr(now.of(side), what) < top:
            more = now.stepped(side, what, 1, top)
            return more.attacker, more.defender
    return None
