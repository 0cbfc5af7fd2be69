"""A special action without a battle: its price, and all its effects on the table, in one command.

Most special actions are described on the player boards only, so the table enters the effects: tokens, doses,
genes and cubes. Source: rulebook, special actions.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated

from pydantic import Field

from companion.rules.chromosome.areas import (
    AreaChanged,
    AreaMoved,
    RadiationBegan,
    Room,
    area_in,
    change_cubes,
    known_area,
    put_cubes,
)
from companion.rules.chromosome.data import (
    GENE_KINDS,
    SUPERGENE,
    TOKENS_PER_SPECIES,
    Effect,
    GeneKind,
    Genes,
    one_gene,
)
from companion.rules.chromosome.elimination import fall_out
from companion.rules.chromosome.play import (
    MOST_IRRADIATION,
    Acting,
    ChargeChanged,
    Decision,
    GenesChanged,
    GenesExhausted,
    IrradiationChanged,
    Text,
    TokensCaptured,
    TokensChanged,
    active_player,
    pay,
    playing,
    require_room_for_gene,
    special_name,
    take_action,
)
from companion.rules.chromosome.prices import NOTHING, Count, GenePrice, Payment, Price
from companion.rules.chromosome.state import Area, Player, Seat, State
from companion.rules.chromosome.turns import pass_over_the_fallen
from companion.rules.kernel import (
    NONE,
    Label,
    Model,
    Rejection,
    Value,
    clean_text,
    decide,
    lacks,
    name,
    refuse,
    signed,
    yes,
)

MOST_DOSE = 9
"""Maximum irradiation that one special action can give to, or take from, one player."""

MOST_NEW_CUBES = 9
"""Maximum number of cubes that one special action can put on, or take from, one room."""

MOST_GENES = 8
"""Maximum number of genes that one special action can change."""

Tokens = Annotated[int, Field(ge=0, le=TOKENS_PER_SPECIES)]


class TokenEffect(Model):
    """The changes to the tokens of one player."""

    seat: Seat
    captured: Tokens = 0
    """Tokens that leave the board and become the active player's trophies."""

    removed: Tokens = 0
    """Tokens that go from the board to the supply."""

    placed: Tokens = 0
    """Tokens that come from the supply, discharged."""

    charged: Annotated[int, Field(ge=-TOKENS_PER_SPECIES, le=TOKENS_PER_SPECIES)] = 0
    """Tokens on the board to be charged; negative if they are to be discharged."""


class DoseEffect(Model):
    """Irradiation that one player receives, or loses when negative."""

    seat: Seat
    delta: Annotated[int, Field(ge=-MOST_DOSE, le=MOST_DOSE)]


class GenePlace(Model):
    """The place of a gene: a player's board, and its active or passive side."""

    seat: Seat
    active: bool = True


class GeneEffect(Model):
    """One gene's move from one place to another; a place of None is the supply."""

    gene: GeneKind
    source: GenePlace | None = None
    target: GenePlace | None = None
    becomes: GeneKind | None = None
    """The kind that the gene becomes, if it changes (Conversion)."""


class CubeEffect(Model):
    """Cubes put on an area or taken from it; without `area` they go to `room`, which may be unnamed."""

    area: int | None = None
    room: Room = ""
    cubes: Annotated[int, Field(ge=-MOST_NEW_CUBES, le=MOST_NEW_CUBES)]


class Effects(Model):
    """All changes by one special action to the numbers of the table."""

    tokens: Annotated[tuple[TokenEffect, ...], Field(max_length=4)] = ()
    doses: Annotated[tuple[DoseEffect, ...], Field(max_length=4)] = ()
    genes: Annotated[tuple[GeneEffect, ...], Field(max_length=MOST_GENES)] = ()
    cubes: Annotated[tuple[CubeEffect, ...], Field(max_length=4)] = ()


NO_EFFECTS = Effects()


# applying the effects ------------------------------------------------------------------------


def take_effects(decision: Decision, active: Player, effects: Effects) -> None:
    """Apply all effects. Tokens are removed before others are placed, so that a room can be taken over."""
    if any(tokens == TokenEffect(seat=tokens.seat) for tokens in effects.tokens):
        raise lacks("nothing-chosen")
    for tokens in effects.tokens:
        _take_tokens(decision, active, tokens)
    for tokens in effects.tokens:
        _bring_tokens(decision, tokens)
    for dose in effects.doses:
        _take_dose(decision, dose)
    for gene in effects.genes:
        _move_gene(decision, gene)
    for cubes in effects.cubes:
        _take_cubes(decision, cubes)


def _take_tokens(decision: Decision, active: Player, effect: TokenEffect) -> None:
    """Take tokens off the board, the discharged ones first: to the acting player, or to the supply."""
    owner = playing(decision, effect.seat)
    if effect.captured and owner.seat == active.seat:
        raise refuse("own-trophy", player=owner.name)
    if effect.captured + effect.removed > owner.on_board:
        raise refuse("group-too-big-for-board", player=owner.name, has=owner.on_board)
    if effect.captured:
        charged = max(0, effect.captured - owner.discharged)
        decision.add(
            TokensCaptured(owner=owner.seat, taker=active.seat, count=effect.captured, charged=charged)
        )
    if effect.removed:
        owner = decision.state.players[owner.seat]
        charged = max(0, effect.removed - owner.discharged)
        decision.add(
            TokensChanged(seat=owner.seat, delta=-effect.removed, charged=-charged, reason="special")
        )


def _bring_tokens(decision: Decision, effect: TokenEffect) -> None:
    """Bring tokens from the supply, then turn some on the board (tracked with full detail only)."""
    owner = playing(decision, effect.seat)
    if effect.placed:
        supply = decision.state.supply(owner.seat)
        if effect.placed > supply:
            raise refuse("supply-too-small", player=owner.name, has=supply)
        decision.add(TokensChanged(seat=owner.seat, delta=effect.placed, reason="special"))
    if effect.charged and decision.state.detail == "full":
        owner = decision.state.players[owner.seat]
        if not 0 <= owner.charged + effect.charged <= owner.on_board:
            raise refuse("charged-out-of-range", player=owner.name, most=owner.on_board)
        decision.add(ChargeChanged(seat=owner.seat, delta=effect.charged))


def _take_dose(decision: Decision, effect: DoseEffect) -> None:
    """Add irradiation without a test (Saturation), or remove it, down to 0."""
    if effect.delta == 0:
        raise lacks("nothing-chosen")
    player = playing(decision, effect.seat)
    delta = max(effect.delta, -player.irradiation)
    if player.irradiation + delta > max(MOST_IRRADIATION, player.irradiation):
        raise refuse("irradiation-out-of-range", player=player.name, most=MOST_IRRADIATION)
    if delta:
        decision.add(IrradiationChanged(seat=player.seat, delta=delta, reason="special"))


def _move_gene(decision: Decision, effect: GeneEffect) -> None:
    """Move one gene from its place to another, perhaps as another kind.

    Quick detail does not track the side of the board, so a gene may come from either.
    """
    source, target = effect.source, effect.target
    if source is None and target is None:
        raise lacks("nothing-chosen")
    if source is not None:
        holder = playing(decision, source.seat)
        active = source.active
        if decision.state.detail == "quick":
            active = bool(holder.active.of(effect.gene))
        if not (holder.active if active else holder.passive).of(effect.gene):
            raise refuse("too-few-genes", player=holder.name)
        decision.add(GenesChanged(seat=holder.seat, gene=effect.gene, delta=-1, active=active))
    if target is not None:
        taker = playing(decision, target.seat)
        require_room_for_gene(taker)
        gene = effect.becomes or effect.gene
        decision.add(GenesChanged(seat=taker.seat, gene=gene, delta=1, active=target.active))


def _take_cubes(decision: Decision, effect: CubeEffect) -> None:
    """Change the cubes of a listed area, or add cubes to a room by the rules of areas (Concentration)."""
    if effect.cubes == 0:
        raise lacks("nothing-chosen")
    if effect.area is None and effect.cubes > 0:
        put_cubes(decision, effect.cubes, effect.room)
        return
    change_cubes(decision, known_area(decision, effect.area), effect.cubes)


# labels of the effects -----------------------------------------------------------------------


def effects_told(state: State, effects: Effects, back: GeneKind | None) -> dict[str, Value]:
    """Return the label parameters of the effects; None for effects that change nothing."""
    tokens = effects.tokens
    dosed = [(dose.seat, dose.delta) for dose in effects.doses if dose.delta]
    everybody = {player.seat for player in state.players if not player.eliminated}
    all_alike = {seat for seat, _ in dosed} == everybody and len({by for _, by in dosed}) == 1
    cubes = sum(each.cubes for each in effects.cubes)
    return {
        "trophies": _who(state, ((each.seat, each.captured) for each in tokens)),
        "tokens": _who(state, ((each.seat, each.placed - each.removed) for each in tokens)),
        "charged": _who(state, ((each.seat, each.charged) for each in tokens)),
        "irradiation": signed(dosed[0][1]) if all_alike else _who(state, dosed),
        "whom": "all" if all_alike else "some",
        **_genes(state, effects.genes, back),
        "cubes": signed(cubes) if cubes else NONE,
        "space": _room_of_cubes(state, effects.cubes),
    }


def _who(state: State, changes: Iterable[tuple[int, int]]) -> str | None:
    """Format changes with the names of the players affected: "+1 (Ola), −2 (Jan)"."""
    return ", ".join(f"{signed(by)} ({name(state, seat)})" for seat, by in changes if by) or NONE


def _room_of_cubes(state: State, cubes: Sequence[CubeEffect]) -> str | None:
    """Return the name of the room whose cubes change; None if unnamed, or if there are several."""
    if len(cubes) != 1:
        return NONE
    (effect,) = cubes
    area = None if effect.area is None else state.area(effect.area)
    return (area.room if area is not None else clean_text(effect.room)) or NONE


def _genes(state: State, genes: Sequence[GeneEffect], back: GeneKind | None) -> dict[str, Value]:
    """Return the label parameters of gene effects: one gene's change, or the number and kind of several."""
    said: dict[str, Value] = {"way": NONE, "gene": "action", "becomes": "action", "owner": ""}
    said["genes"] = len(genes)
    if back is not None and not genes:
        return {**said, "way": "back", "gene": back}
    if not genes:
        return said
    if len(genes) > 1:
        kinds = {effect.gene for effect in genes}
        places = (place for effect in genes for place in (effect.source, effect.target))
        seats = dict.fromkeys(place.seat for place in places if place is not None)
        owners = ", ".join(name(state, seat) for seat in seats)
        return {
            **said,
            "way": "counted",
            "gene": kinds.pop() if len(kinds) == 1 else "several",
            "owner": owners,
        }
    (effect,) = genes
    source, target = effect.source, effect.target
    owner = name(state, source.seat if source is not None else target.seat if target is not None else None)
    becomes = effect.becomes or effect.gene
    if source is None:
        way, gene = "gained", becomes
    elif target is None:
        way, gene = "lost", effect.gene
    elif source.seat != target.seat:
        way, gene = "taken", effect.gene
    elif becomes != effect.gene:
        way, gene = "changed", effect.gene
    else:
        way, gene = "back" if target.active else "exhausted", effect.gene
    return {**said, "way": way, "gene": gene, "becomes": becomes, "owner": owner}


class ActSpecially(Acting):
    """A special action without a battle: its name, its price, its changes and its follow-up.

    Pay, apply the effects, eliminate players; a Wave then tests its area, at the area's new place.
    """

    action: Text
    effect: Effect = "plain"
    effects: Effects = NO_EFFECTS
    genes: GenePrice = Genes()
    any_gene: Count = 0
    """Number of genes of any kind that the action costs ("?")."""

    energy: Count = 0
    gene_back: GeneKind | None = None
    """The passive gene that becomes active again (Supergene)."""

    area: int | None = None
    """The area that is moved, and that a Wave tests."""

    room: Room = ""
    """The room that the area moves to; it merges with the area of a room that has one."""

    follow_up: bool = False
    """Whether this continues a special action of the same turn, without another action or price."""

    payment: Payment = NOTHING

    def decide(self, decision: Decision) -> None:
        action = special_name(self.action)
        if self.effect == "battle":
            raise lacks("battle-needs-groups")
        if self.gene_back is not None and self.effect != "again":
            raise refuse("gene-back-not-due", action=action)
        active = active_player(decision, self.seat)
        price = Price(self.genes, self.energy, self.any_gene)
        if self.follow_up:
            self._require_follow_up(decision, action, price)
        else:
            take_action(decision, action, again=self.effect == "again")
            pay(decision, active.seat, price, self.payment)
        if decision.state.detail == "full":
            self._take_back(decision, active, action)
        take_effects(decision, active, self.effects)
        area = None
        if self.area is not None or self.effect == "wave":
            area = _move_area(decision, known_area(decision, self.area), self.room)
        if self.effects.tokens or self.effects.doses:
            fall_out(decision)
        if area is not None and self.effect == "wave" and not decision.state.players[active.seat].eliminated:
            decision.add(RadiationBegan(areas=(area,), wave=True))
        else:
            pass_over_the_fallen(decision)

    def _take_back(self, decision: Decision, active: Player, action: str) -> None:
        """Make a passive gene active again, after the price is paid; Supergene is refused without one."""
        passive = decision.state.players[active.seat].passive
        if self.gene_back is None:
            if self.effect == "again" and action.casefold() == SUPERGENE:
                if passive.total:
                    raise lacks("gene-back-to-name", player=active.name)
                raise refuse("no-passive-gene", player=active.name)
            return
        if not passive.of(self.gene_back):
            raise refuse("no-passive-gene", player=active.name)
        decision.add(GenesExhausted(seat=active.seat, genes=one_gene(self.gene_back, -1)))

    def _require_follow_up(self, decision: Decision, action: str, price: Price) -> None:
        """Refuse to continue an action that was not taken in this turn.

        Also refuse a continuation that has a price, or that starts a battle, a test or one more action.
        """
        if action not in decision.state.turn.actions:
            raise refuse("no-such-action-yet", action=action)
        if self.effect != "plain" or price != Price() or self.payment != NOTHING:
            raise refuse("follow-up-is-free", action=action)

    def label(self, state: State) -> Label:
        """Return a label that reports all changes, or a short one if nothing changes.

        The parameter of a number that does not change is `NONE`.
        """
        who: dict[str, Value] = {**self.params(state), "action": clean_text(self.action)}
        told = effects_told(state, self.effects, self.gene_back)
        parts = ("trophies", "tokens", "charged", "irradiation", "way", "cubes")
        moved = self.area is not None
        if not moved and all(told[part] == NONE for part in parts):
            return Label(key="label-act-specially", params=who)
        told |= {"moved": yes(moved), "room": clean_text(self.room) or NONE}
        return Label(key="label-act-effects", params={**who, **told})


def genes_back(state: State, given: ActSpecially) -> tuple[GeneKind, ...]:
    """Return the kinds of gene that a command may make active again: those passive after its payment."""
    return tuple(
        kind
        for kind in GENE_KINDS
        if not isinstance(decide(state, given.replace(gene_back=kind, effects=NO_EFFECTS)), Rejection)
    )


def _move_area(decision: Decision, area: Area, room: str) -> int:
    """Move an area to a room, merging it with an area already there (Impulse, 1); return its new id."""
    shown = clean_text(room)
    if area.room and not shown:
        raise lacks("destination-to-name", room=area.room)
    there = area_in(decision.state, shown)
    if there is not None and there.id != area.id:
        decision.add(
            AreaChanged(area=there.id, delta=area.cubes),
            AreaChanged(area=area.id, delta=-area.cubes),
        )
        return there.id
    if shown != area.room:
        decision.add(AreaMoved(area=area.id, room=shown))
    return area.id
