"""What a player does in a turn, battles aside: the move, the main and special actions, fate and genes."""

from __future__ import annotations

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.data import (
    IMPULSE_CUBES,
    MAX_GENES,
    MAX_GROUP,
    GeneKind,
)
from companion.rules.chromosome.decide.common import (
    Draft,
    active_player,
    charge,
    pay,
    pay_energy,
    playing,
    require_nothing_open,
    spend_fate,
    take_action,
    turn_fate_token,
)
from companion.rules.chromosome.prices import (
    IMPULSE_PRICE,
    evolution_price,
    growth_price,
    recovery_price,
)
from companion.rules.chromosome.state import Area, Player, State
from companion.rules.kernel import refuse
from companion.rules.names import clean_text


def move(draft: Draft, command: cmd.Move) -> None:
    """Make the one move of the turn. Merging with a discharged group discharges the whole.

    Whoever has just passed may still make it, until the next player has acted (Pass, note).
    """
    state, late = draft.state, draft.state.late_mover
    if late is not None and command.seat == late:
        require_nothing_open(draft)
        player = playing(draft, late)
    else:
        player, late = active_player(draft, command.seat), None
        if state.turn.moved:
            raise refuse("already-moved", player=player.name)
    if command.discharged >= MAX_GROUP:
        raise refuse("merged-too-many", most=MAX_GROUP - 1)
    draft.add(ev.Moved(seat=late))
    if command.discharged and state.detail == "full":
        if command.discharged > player.charged:
            raise refuse("too-few-charged", player=player.name, has=player.charged)
        draft.add(ev.ChargeChanged(seat=player.seat, delta=-command.discharged))


def grow(draft: Draft, command: cmd.Grow) -> None:
    """Take Growth: tokens from the supply, to one group or one each to empty rooms."""
    player = take_action(draft, "growth", seat=command.seat)
    supply = draft.state.supply(player.seat)
    if supply == 0:
        raise refuse("supply-empty", player=player.name)
    if command.tokens > supply:
        raise refuse("supply-too-small", player=player.name, has=supply)
    if not command.spread and command.tokens > MAX_GROUP - 1:
        raise refuse("group-too-large", most=MAX_GROUP)
    pay(draft, player.seat, growth_price(draft.state.options, command.tokens), command.payment)
    charged = command.tokens if command.charged and not command.spread else 0
    if charged and draft.state.detail == "full" and player.charged == 0:
        raise refuse("too-few-charged", player=player.name, has=0)
    draft.add(ev.TokensChanged(seat=player.seat, delta=command.tokens, charged=charged, reason="growth"))


def require_room_for_gene(draft: Draft, player: Player) -> None:
    """Refuse a ninth gene."""
    if player.genes.total >= MAX_GENES:
        raise refuse("genes-full", player=player.name, most=MAX_GENES)


def evolve_by_choice(draft: Draft, command: cmd.Evolve) -> None:
    """Take Evolution: pay for the gene of one's choice."""
    player = take_action(draft, "evolution", seat=command.seat)
    require_room_for_gene(draft, player)
    pay(draft, player.seat, evolution_price(draft.state.options, player, command.gene), command.payment)
    draft.add(ev.GenesChanged(seat=player.seat, gene=command.gene, delta=1))


def evolve_by_die(draft: Draft, command: cmd.EvolveByDie) -> None:
    """Take Evolution: pay less and let the die name the gene."""
    player = take_action(draft, "evolution", seat=command.seat)
    require_room_for_gene(draft, player)
    options = draft.state.options
    if not options.faces_known:
        raise refuse("gene-faces-unknown")
    pay(draft, player.seat, evolution_price(options, player, None), command.payment)
    draft.add(ev.EvolutionRolled(seat=player.seat), ev.RollOpened(purpose="evolution", roller=player.seat))


def named_gene(draft: Draft, face: int) -> GeneKind:
    """Return the gene on this face of the die, as the table has settled it."""
    gene = draft.state.options.gene_on(face)
    if gene is None:
        raise refuse("gene-faces-unknown")
    return gene


def close_evolution(draft: Draft, face: int) -> None:
    """Let the die stand, and attach the gene that it names."""
    evolution = draft.state.evolution
    if evolution is None:
        raise refuse("nothing-open")
    gene = named_gene(draft, face)
    require_room_for_gene(draft, draft.state.players[evolution.seat])
    draft.add(ev.EvolutionClosed(), ev.GenesChanged(seat=evolution.seat, gene=gene, delta=1))


def known_area(draft: Draft, number: int | None) -> Area:
    area = None if number is None else draft.state.area(number)
    if area is None:
        raise refuse("no-such-area")
    return area


def area_in(state: State, room: str) -> Area | None:
    """Return the area in the room of that name, if there is one."""
    same = (area for area in state.areas if room and area.room.casefold() == room.casefold())
    return next(same, None)


def put_cubes(draft: Draft, cubes: int, room: str) -> None:
    """Put cubes on a room: a new area, or a stronger one where that room already has some (Impulse, 1)."""
    shown = clean_text(room)
    there = area_in(draft.state, shown)
    if there is None:
        draft.add(ev.AreaAdded(cubes=cubes, room=shown))
    else:
        draft.add(ev.AreaChanged(area=there.id, delta=cubes))


def power_after_impulse(state: State, area: Area | None, *, draw: bool) -> int:
    """Return the power that an Impulse charges with: of the new or grown area, or of the one drawn on."""
    if draw and area is not None:
        return state.power(area)
    return (area.cubes if area is not None else 0) + IMPULSE_CUBES + state.event.power_bonus


def impulse(draft: Draft, command: cmd.Impulse) -> None:
    """Take Impulse: two cubes on a room, or draw on an area; either may charge adjacent groups."""
    player = take_action(draft, "impulse", seat=command.seat)
    pay(draft, player.seat, IMPULSE_PRICE, command.payment)
    if command.draw:
        area = known_area(draft, command.area)
        draft.add(ev.AreaChanged(area=area.id, delta=-1))
    elif command.area is None:
        put_cubes(draft, IMPULSE_CUBES, command.room)
    else:
        area = known_area(draft, command.area)
        draft.add(ev.AreaChanged(area=area.id, delta=IMPULSE_CUBES))
    charge(draft, player.seat, command.charged)


def recover_fate(draft: Draft, command: cmd.RecoverFate) -> None:
    """Recover one fate point for energy, once a turn or round, in one's own turn."""
    player = active_player(draft)
    if player.seat != command.seat:
        raise refuse("only-in-own-turn", player=playing(draft, command.seat).name)
    options = draft.state.options
    if command.payment.fate_gene is not None:
        raise refuse("fate-gene-not-needed")
    if command.payment.any_genes.total:
        raise refuse("any-genes-to-name", needs=0)
    if player.recovered:
        raise refuse(f"recovered-this-{options.recovery}", player=player.name)
    if player.fate >= options.fate_max:
        raise refuse("fate-full", player=player.name, most=options.fate_max)
    pay_energy(draft, player.seat, recovery_price(options).energy, command.payment)
    draft.add(
        ev.FateChanged(seat=player.seat, delta=1, reason="recovery"),
        ev.FateRecovered(seat=player.seat),
    )


def discard_building(draft: Draft, command: cmd.DiscardBuilding) -> None:
    """Discard building genes to lower irradiation, in one's own turn only."""
    player = active_player(draft)
    if player.seat != command.seat:
        raise refuse("only-in-own-turn", player=playing(draft, command.seat).name)
    genes = command.active + command.passive
    count = genes + command.fate
    if count < 1:
        raise refuse("nothing-chosen")
    if player.irradiation == 0:
        raise refuse("not-irradiated", player=player.name)
    active, passive = command.active, command.passive
    if draft.state.detail == "quick":
        # More may lie on the player board than the table has told the app.
        active = min(genes, player.active.building)
        passive = min(genes - active, player.passive.building)
    if genes > MAX_GENES or active > player.active.building or passive > player.passive.building:
        raise refuse("too-few-genes", player=player.name)
    if command.fate:
        turn_fate_token(draft, player.seat)
    for side, discarded in ((True, active), (False, passive)):
        if discarded:
            draft.add(ev.GenesChanged(seat=player.seat, gene="building", delta=-discarded, active=side))
    relief = min(player.irradiation, count * draft.state.options.building_relief)
    draft.add(ev.IrradiationChanged(seat=player.seat, delta=-relief, reason="relief"))


def fate_as_gene(draft: Draft, command: cmd.FateAsGene) -> None:
    """Use a fate point as a gene; in one's own resistance test it counts as a building gene."""
    state = draft.state
    if state.phase in ("setup", "over"):
        raise refuse("not-in-game")
    tests = state.radiation.tests if state.radiation is not None else ()
    own_test = bool(tests) and tests[0].seat == command.seat
    if own_test and command.gene != "building":
        raise refuse("test-takes-building")
    if tests and not own_test:
        raise refuse("test-open")
    turn_fate_token(draft, command.seat)
    if own_test:
        draft.add(ev.GeneLent())


def spend_one_fate(draft: Draft, command: cmd.SpendFate) -> None:
    """Spend a fate point on something that the app does not follow."""
    if draft.state.phase in ("setup", "over"):
        raise refuse("not-in-game")
    spend_fate(draft, command.seat, 1, "other")
