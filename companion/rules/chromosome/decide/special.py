"""A special action: its price, and everything that it does to the numbers of the table, in one go."""

from __future__ import annotations

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.data import one_gene
from companion.rules.chromosome.decide.actions import area_in, known_area, put_cubes, require_room_for_gene
from companion.rules.chromosome.decide.common import (
    Draft,
    active_player,
    fall_out,
    pay,
    playing,
    special_name,
    take_action,
)
from companion.rules.chromosome.decide.flow import pass_over_the_fallen
from companion.rules.chromosome.decide.hand import MOST_IRRADIATION
from companion.rules.chromosome.decide.radiation import MOST_CUBES
from companion.rules.chromosome.effects import CubeEffect, DoseEffect, Effects, GeneEffect, TokenEffect
from companion.rules.chromosome.prices import Price
from companion.rules.chromosome.state import Area, Player
from companion.rules.kernel import refuse
from companion.rules.names import clean_text


def act_specially(draft: Draft, command: cmd.ActSpecially) -> None:
    """Pay, change what the bundle says, see who is out; then a Wave's test, where its area lies now."""
    name = special_name(command.action)
    if command.effect == "battle":
        raise refuse("battle-needs-groups")
    if command.gene_back is not None and command.effect != "again":
        raise refuse("gene-back-not-due", action=name)
    active = active_player(draft, command.seat)
    price = Price(command.genes, command.energy, command.any_gene)
    if command.follow_up:
        require_follow_up(draft, name, command, price)
    else:
        take_action(draft, name, again=command.effect == "again")
        pay(draft, active.seat, price, command.payment)
    if command.gene_back is not None and draft.state.detail == "full":
        if not draft.state.players[active.seat].passive.of(command.gene_back):
            raise refuse("no-passive-gene", player=active.name)
        draft.add(ev.GenesExhausted(seat=active.seat, genes=one_gene(command.gene_back, -1)))
    take_effects(draft, active, command.effects)
    area = None
    if command.area is not None or command.effect == "wave":
        area = move_area(draft, known_area(draft, command.area), command.room)
    if command.effects.tokens or command.effects.doses:
        fall_out(draft)
    if area is not None and command.effect == "wave" and not draft.state.players[active.seat].eliminated:
        draft.add(ev.RadiationBegan(areas=(area,), wave=True))
    else:
        pass_over_the_fallen(draft)


def require_follow_up(draft: Draft, name: str, command: cmd.ActSpecially, price: Price) -> None:
    """Refuse the rest of an action that was not taken in this turn, or that would be another action."""
    if name not in draft.state.turn.actions:
        raise refuse("no-such-action-yet", action=name)
    if command.effect != "plain" or price != Price() or command.payment != cmd.NOTHING:
        raise refuse("follow-up-is-free", action=name)


def take_effects(draft: Draft, active: Player, effects: Effects) -> None:
    """Apply the whole bundle. Tokens leave before others come, so that a room can be taken over."""
    if any(tokens == TokenEffect(seat=tokens.seat) for tokens in effects.tokens):
        raise refuse("nothing-chosen")
    for tokens in effects.tokens:
        take_tokens(draft, active, tokens)
    for tokens in effects.tokens:
        bring_tokens(draft, tokens)
    for dose in effects.doses:
        take_dose(draft, dose)
    for gene in effects.genes:
        move_gene(draft, gene)
    for cubes in effects.cubes:
        change_cubes(draft, cubes)


def take_tokens(draft: Draft, active: Player, effect: TokenEffect) -> None:
    """Take tokens off the board, the discharged ones first: to the acting player, or to the supply."""
    owner = playing(draft, effect.seat)
    if effect.captured and owner.seat == active.seat:
        raise refuse("own-trophy", player=owner.name)
    if effect.captured + effect.removed > owner.on_board:
        raise refuse("group-too-big-for-board", player=owner.name, has=owner.on_board)
    if effect.captured:
        charged = max(0, effect.captured - owner.discharged)
        draft.add(
            ev.TokensCaptured(owner=owner.seat, taker=active.seat, count=effect.captured, charged=charged)
        )
    if effect.removed:
        owner = draft.state.players[owner.seat]
        charged = max(0, effect.removed - owner.discharged)
        draft.add(
            ev.TokensChanged(seat=owner.seat, delta=-effect.removed, charged=-charged, reason="special")
        )


def bring_tokens(draft: Draft, effect: TokenEffect) -> None:
    """Bring tokens from the supply, then turn some on the board (tracked with full detail only)."""
    owner = playing(draft, effect.seat)
    if effect.placed:
        supply = draft.state.supply(owner.seat)
        if effect.placed > supply:
            raise refuse("supply-too-small", player=owner.name, has=supply)
        draft.add(ev.TokensChanged(seat=owner.seat, delta=effect.placed, reason="special"))
    if effect.charged and draft.state.detail == "full":
        owner = draft.state.players[owner.seat]
        if not 0 <= owner.charged + effect.charged <= owner.on_board:
            raise refuse("charged-out-of-range", player=owner.name, most=owner.on_board)
        draft.add(ev.ChargeChanged(seat=owner.seat, delta=effect.charged))


def take_dose(draft: Draft, effect: DoseEffect) -> None:
    """Add irradiation without a test (Saturation), or relieve it down to none."""
    if effect.delta == 0:
        raise refuse("nothing-chosen")
    player = playing(draft, effect.seat)
    delta = max(effect.delta, -player.irradiation)
    if player.irradiation + delta > max(MOST_IRRADIATION, player.irradiation):
        raise refuse("irradiation-out-of-range", player=player.name, most=MOST_IRRADIATION)
    if delta:
        draft.add(ev.IrradiationChanged(seat=player.seat, delta=delta, reason="special"))


def move_gene(draft: Draft, effect: GeneEffect) -> None:
    """Move one gene from its place to another, perhaps as another kind.

    With the quick level of detail nobody follows which side of the board it lies on: it may be either.
    """
    source, target = effect.source, effect.target
    if source is None and target is None:
        raise refuse("nothing-chosen")
    if source is not None:
        holder = playing(draft, source.seat)
        active = source.active
        if draft.state.detail == "quick":
            active = bool(holder.active.of(effect.gene))
        if not (holder.active if active else holder.passive).of(effect.gene):
            raise refuse("too-few-genes", player=holder.name)
        draft.add(ev.GenesChanged(seat=holder.seat, gene=effect.gene, delta=-1, active=active))
    if target is not None:
        taker = playing(draft, target.seat)
        require_room_for_gene(draft, taker)
        gene = effect.becomes or effect.gene
        draft.add(ev.GenesChanged(seat=taker.seat, gene=gene, delta=1, active=target.active))


def change_cubes(draft: Draft, effect: CubeEffect) -> None:
    """Change cubes on a room by the usual rules of areas (Concentration), or of an area on the list."""
    if effect.cubes == 0:
        raise refuse("nothing-chosen")
    if effect.area is None and effect.cubes > 0:
        put_cubes(draft, effect.cubes, effect.room)
        return
    area = known_area(draft, effect.area)
    if not 0 <= area.cubes + effect.cubes <= max(MOST_CUBES, area.cubes):
        raise refuse("cubes-out-of-range", most=MOST_CUBES)
    draft.add(ev.AreaChanged(area=area.id, delta=effect.cubes))


def move_area(draft: Draft, area: Area, room: str) -> int:
    """Move an area to a room and say which area lies there then: two in one room become one (Impulse, 1)."""
    shown = clean_text(room)
    there = area_in(draft.state, shown)
    if there is not None and there.id != area.id:
        draft.add(
            ev.AreaChanged(area=there.id, delta=area.cubes),
            ev.AreaChanged(area=area.id, delta=-area.cubes),
        )
        return there.id
    if shown != area.room:
        draft.add(ev.AreaMoved(area=area.id, room=shown))
    return area.id
