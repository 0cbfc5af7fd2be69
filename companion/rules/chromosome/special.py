"""A special action without a battle: its price, and everything that it does to the table, in one go."""

from companion.rules.chromosome.areas import (
    AreaChanged,
    AreaMoved,
    RadiationBegan,
    Room,
    area_in,
    known_area,
)
from companion.rules.chromosome.data import Effect, GeneKind, Genes, one_gene
from companion.rules.chromosome.effects import NO_EFFECTS, Effects, effects_told, take_effects
from companion.rules.chromosome.elimination import fall_out
from companion.rules.chromosome.play import (
    Acting,
    Draft,
    GenesExhausted,
    Text,
    active_player,
    pay,
    special_name,
    take_action,
)
from companion.rules.chromosome.prices import NOTHING, Count, GenePrice, Payment, Price
from companion.rules.chromosome.state import Area, State
from companion.rules.chromosome.turns import pass_over_the_fallen
from companion.rules.kernel import NONE, Label, Value, clean_text, refuse, yes


class ActSpecially(Acting):
    """A special action without a battle: its name, its price, what it changes and what it sets off.

    Pay, change what the bundle says, see who is out; then a Wave's test, where its area lies now.
    """

    action: Text
    effect: Effect = "plain"
    effects: Effects = NO_EFFECTS
    genes: GenePrice = Genes()
    any_gene: Count = 0
    """Genes of any kind that it costs ("?")."""

    energy: Count = 0
    gene_back: GeneKind | None = None
    """The passive gene that becomes active again (Supergene)."""

    area: int | None = None
    """The area that is moved, and that a Wave tests."""

    room: Room = ""
    """The room that the area moves to; it merges with the area of a room that has one."""

    follow_up: bool = False
    """Whether it is the rest of what a special action of this turn does: no further action, no price."""

    payment: Payment = NOTHING

    def decide(self, draft: Draft) -> None:
        action = special_name(self.action)
        if self.effect == "battle":
            raise refuse("battle-needs-groups")
        if self.gene_back is not None and self.effect != "again":
            raise refuse("gene-back-not-due", action=action)
        active = active_player(draft, self.seat)
        price = Price(self.genes, self.energy, self.any_gene)
        if self.follow_up:
            self._require_follow_up(draft, action, price)
        else:
            take_action(draft, action, again=self.effect == "again")
            pay(draft, active.seat, price, self.payment)
        if self.gene_back is not None and draft.state.detail == "full":
            if not draft.state.players[active.seat].passive.of(self.gene_back):
                raise refuse("no-passive-gene", player=active.name)
            draft.add(GenesExhausted(seat=active.seat, genes=one_gene(self.gene_back, -1)))
        take_effects(draft, active, self.effects)
        area = None
        if self.area is not None or self.effect == "wave":
            area = _move_area(draft, known_area(draft, self.area), self.room)
        if self.effects.tokens or self.effects.doses:
            fall_out(draft)
        if area is not None and self.effect == "wave" and not draft.state.players[active.seat].eliminated:
            draft.add(RadiationBegan(areas=(area,), wave=True))
        else:
            pass_over_the_fallen(draft)

    def _require_follow_up(self, draft: Draft, action: str, price: Price) -> None:
        """Refuse the rest of an action that was not taken in this turn, or that would be another action."""
        if action not in draft.state.turn.actions:
            raise refuse("no-such-action-yet", action=action)
        if self.effect != "plain" or price != Price() or self.payment != NOTHING:
            raise refuse("follow-up-is-free", action=action)

    def label(self, state: State) -> Label:
        """Return the label of all changes, each part `none` where it changes nothing; short without any."""
        who: dict[str, Value] = {**self.params(state), "action": clean_text(self.action)}
        told = effects_told(state, self.effects, self.gene_back)
        parts = ("trophies", "tokens", "charged", "irradiation", "way", "cubes")
        moved = self.area is not None
        if not moved and all(told[part] == NONE for part in parts):
            return Label(key="label-act-specially", params=who)
        told |= {"moved": yes(moved), "room": clean_text(self.room) or NONE}
        return Label(key="label-act-effects", params={**who, **told})


def _move_area(draft: Draft, area: Area, room: str) -> int:
    """Move an area to a room and say which area lies there then: two in one room become one (Impulse, 1)."""
    shown = clean_text(room)
    there = area_in(draft.state, shown)
    if there is not None and there.id != area.id:
        draft.add(
            AreaChanged(area=there.id, delta=area.cubes),
            AreaChanged(area=area.id, delta=-area.cubes),
        )
        return there.id
    if shown != area.room:
        draft.add(AreaMoved(area=area.id, room=shown))
    return area.id
