"""`evolve`: how each event changes the state. It trusts its events; `decide` is the judge."""

from __future__ import annotations

from typing import Any, assert_never

from companion.rules.chromosome import events as ev
from companion.rules.chromosome.data import START_GENES, Genes, one_gene
from companion.rules.chromosome.state import (
    Area,
    Battle,
    EventCard,
    Evolution,
    Fighter,
    Player,
    Radiation,
    Roll,
    State,
    Turn,
)
from companion.rules.clocks import after_pause


def evolve(state: State, event: ev.Event) -> State:
    match event:
        case ev.FateChanged():
            player = state.players[event.seat]
            return _with(state, player, fate=player.fate + event.delta)
        case ev.IrradiationChanged():
            player = state.players[event.seat]
            return _with(state, player, irradiation=max(0, player.irradiation + event.delta))
        case ev.TokensChanged():
            player = state.players[event.seat]
            return _tokens(state, player, event.delta, event.charged)
        case ev.TrophiesChanged():
            player = state.players[event.seat]
            return _with(state, player, trophies=_shifted(player.trophies, event.owner, event.delta))
        case ev.ChargeChanged():
            player = state.players[event.seat]
            return _with(state, player, charged=player.charged + event.delta)
        case ev.GenesExhausted():
            player = state.players[event.seat]
            return _with(
                state,
                player,
                active=player.active.minus(event.genes),
                passive=player.passive.plus(event.genes),
            )
        case ev.GenesChanged():
            player = state.players[event.seat]
            change = one_gene(event.gene, event.delta)
            if not event.active:
                return _with(state, player, passive=player.passive.plus(change))
            changed = _with(state, player, active=player.active.plus(change))
            return _with_tests(changed, seat=event.seat, building=change.building)
        case ev.FateTokenTurned():
            return _with(state, state.players[event.seat], fate_token=event.active)
        case ev.FateRecovered():
            return _with(state, state.players[event.seat], recovered=True)
        case ev.Passed():
            return _passed(state, event.seat)
        case ev.Eliminated():
            return _with_last_turns(_with(state, state.players[event.seat], eliminated=True))
        case ev.Renamed():
            player = state.players[event.seat]
            return _with(state, player, name=event.name, species_name=event.species_name)
        case ev.TokensCaptured():
            taken = _tokens(state, state.players[event.owner], -event.count, -event.charged)
            taker = taken.players[event.taker]
            return _with(taken, taker, trophies=_shifted(taker.trophies, event.owner, event.count))
        case ev.TurnBegan():
            return _turn_began(state, event.seat)
        case ev.Moved():
            turn = state.turn if event.seat is not None else state.turn.replace(moved=True)
            return state.replace(turn=turn, late_mover=None)
        case ev.ActionTaken():
            turn = state.turn
            left = turn.actions_left - (0 if event.again else 1)
            acted = turn.replace(actions_left=left, actions=(*turn.actions, event.action))
            return state.replace(turn=acted, late_mover=None)
        case ev.AreaAdded():
            return _area_added(state, event)
        case ev.AreaChanged():
            areas = (
                area.replace(cubes=area.cubes + event.delta) if area.id == event.area else area
                for area in state.areas
            )
            changed = _with_areas(state, tuple(areas))
            return _with_tests(changed, area=event.area, power=event.delta)
        case ev.AreaMoved():
            moved = (area.replace(room=event.room) if area.id == event.area else area for area in state.areas)
            return state.replace(areas=tuple(moved))
        case ev.DieFell():
            return state.replace(roll=_roll(state).replace(face=event.face, accepted=()))
        case ev.RerollForced():
            roll = _roll(state)
            earlier = roll.earlier if roll.face is None else (*roll.earlier, roll.face)
            return state.replace(roll=roll.replace(face=None, earlier=earlier, accepted=()))
        case ev.RollAccepted():
            roll = _roll(state)
            return state.replace(roll=roll.replace(accepted=(*roll.accepted, event.seat)))
        case ev.RollOpened():
            return state.replace(roll=Roll(purpose=event.purpose, roller=event.roller))
        case ev.RollStood():
            return _roll_stood(state)
        case ev.BattleOpened():
            return state.replace(battle=_battle(event))
        case ev.StrengthCommitted():
            return _committed(state, event)
        case ev.BattleClosed():
            return state.replace(battle=None, roll=None)
        case ev.RadiationBegan():
            phase = state.phase if event.wave else "radiation"
            radiation = Radiation(remaining=event.areas, wave=event.wave)
            return state.replace(
                phase=phase, active=state.active if event.wave else None, radiation=radiation
            )
        case ev.AreaFaced():
            radiation = _radiation(state)
            remaining = tuple(number for number in radiation.remaining if number != event.area)
            beside = dict.fromkeys((*radiation.neighbours, *(test.seat for test in event.tests)))
            faced = radiation.replace(
                remaining=remaining, area=event.area, tests=event.tests, neighbours=tuple(beside)
            )
            return state.replace(radiation=faced, late_mover=None)
        case ev.GeneLent():
            radiation = _radiation(state)
            first, *rest = radiation.tests
            lent = first.replace(building=first.building + 1)
            return state.replace(radiation=radiation.replace(tests=(lent, *rest)))
        case ev.ResistanceTested():
            radiation = _radiation(state)
            return state.replace(radiation=radiation.replace(tests=radiation.tests[1:]), roll=None)
        case ev.RadiationEnded():
            return state.replace(radiation=None, roll=None)
        case ev.AreasDecayed():
            faded = tuple(area.replace(cubes=area.cubes - 1) for area in state.areas)
            return _with_areas(state, faded).replace(event=EventCard())
        case ev.EvolutionRolled():
            return state.replace(evolution=Evolution(seat=event.seat))
        case ev.EvolutionClosed():
            return state.replace(evolution=None, roll=None)
        case ev.RoundPrepared():
            players = tuple(player.replace(passed=False, recovered=False) for player in state.players)
            return state.replace(
                phase="preparation", clock=state.clock - 1, active=None, late_mover=None, players=players
            )
        case ev.EventNoted():
            return state.replace(event=EventCard(text=event.text, power_bonus=event.power_bonus))
        case ev.GenesRefreshed():
            refreshed = (
                player.replace(active=player.genes, passive=Genes(), fate_token=True)
                for player in state.players
            )
            return state.replace(players=tuple(refreshed))
        case ev.TurnsBegan():
            return state.replace(phase="turns", starter=event.starter)
        case ev.LastTurnsCalled():
            return state.replace(last_turns=event.seats)
        case ev.GameEnded():
            return state.replace(
                phase="over",
                outcome=event.outcome,
                active=None,
                late_mover=None,
                battle=None,
                radiation=None,
                roll=None,
                evolution=None,
                clocks=False,
            )
        case ev.GameStarted():
            return _started(event)
        case ev.Corrected():
            return _corrected(state, event)
        case ev.DetailSet():
            return state.replace(detail=event.detail)
        case ev.OptionsSet():
            return state.replace(options=event.options)
        case ev.ClocksSet():
            return state.replace(clocks=event.running)
        case ev.ClockPaused():
            return state.replace(paused_clocks=after_pause(state.paused_clocks, event))
        case _:
            assert_never(event)


def _with(state: State, player: Player, **changes: Any) -> State:
    players = list(state.players)
    players[player.seat] = player.replace(**changes)
    return state.replace(players=tuple(players))


def _with_last_turns(state: State) -> State:
    """Drop last turns of players out of the round or the game, and all while nobody is eliminated."""
    last = state.last_turns
    if last is None:
        return state
    if not any(player.eliminated for player in state.players):
        return state.replace(last_turns=None)
    return state.replace(last_turns=tuple(seat for seat in last if state.players[seat].in_play))


def _passed(state: State, seat: int) -> State:
    """Record a pass as an action; the move of the turn may come after it (Pass, note)."""
    turn = state.turn
    acted = state.active == seat and turn.actions[-1:] == ("pass",)
    late = seat if acted and not turn.moved else state.late_mover
    return _with_last_turns(_with(state.replace(late_mover=late), state.players[seat], passed=True))


def _with_areas(state: State, areas: tuple[Area, ...]) -> State:
    alive = tuple(area for area in areas if area.cubes > 0)
    radiation = state.radiation
    if radiation is not None:
        here = {area.id for area in alive}
        remaining = tuple(number for number in radiation.remaining if number in here)
        radiation = radiation.replace(remaining=remaining)
    return state.replace(areas=alive, radiation=radiation)


def _with_tests(
    state: State, *, seat: int | None = None, area: int | None = None, building: int = 0, power: int = 0
) -> State:
    """Update the tests still to be made with a seat's current building genes, or the area's current cubes."""
    radiation = state.radiation
    if radiation is None or not radiation.tests or area not in (None, radiation.area):
        return state
    tests = (
        test.replace(building=test.building + building, power=test.power + power)
        if seat in (None, test.seat)
        else test
        for test in radiation.tests
    )
    return state.replace(radiation=radiation.replace(tests=tuple(tests)))


def _area_added(state: State, event: ev.AreaAdded) -> State:
    area = Area(id=state.next_area, cubes=event.cubes, room=event.room)
    radiation = state.radiation
    if radiation is not None and not radiation.wave:
        radiation = radiation.replace(remaining=(*radiation.remaining, area.id))
    return state.replace(areas=(*state.areas, area), next_area=state.next_area + 1, radiation=radiation)


def _tokens(state: State, player: Player, delta: int, charged: int) -> State:
    on_board = player.on_board + delta
    now_charged = min(on_board, max(0, player.charged + charged))
    return _with(state, player, on_board=on_board, charged=now_charged)


def _shifted(counts: tuple[int, ...], index: int, delta: int) -> tuple[int, ...]:
    changed = list(counts)
    changed[index] += delta
    return tuple(changed)


def _turn_began(state: State, seat: int) -> State:
    last = state.last_turns
    if last is not None:
        last = tuple(each for each in last if each != seat)
    late = state.late_mover if state.late_mover == state.active else None
    begun = state.replace(active=seat, turn=Turn(), late_mover=late, last_turns=last)
    if state.options.recovery == "turn":
        return _with(begun, begun.players[seat], recovered=False)
    return begun


def _roll(state: State) -> Roll:
    assert state.roll is not None, "no roll is open"
    return state.roll


def _radiation(state: State) -> Radiation:
    assert state.radiation is not None, "no radiation is under way"
    return state.radiation


def _roll_stood(state: State) -> State:
    roll, battle = _roll(state), state.battle
    if battle is None or roll.purpose not in ("attack", "defence"):
        return state
    if roll.purpose == "attack":
        battle = battle.replace(attacker=battle.attacker.replace(die=roll.face))
    else:
        battle = battle.replace(defender=battle.defender.replace(die=roll.face))
    return state.replace(battle=battle, roll=None)


def _battle(event: ev.BattleOpened) -> Battle:
    return Battle(
        action=event.action,
        tie=event.tie,
        attacker=Fighter(
            seat=event.attacker,
            group=event.attacker_group,
            charged=event.attacker_charged,
            modifier=event.attacker_modifier,
        ),
        defender=Fighter(
            seat=event.defender,
            group=event.defender_group,
            charged=event.defender_charged,
            modifier=event.defender_modifier,
        ),
    )


def _committed(state: State, event: ev.StrengthCommitted) -> State:
    battle = state.battle
    assert battle is not None, "no battle is under way"
    added: dict[str, Any] = {"genes": event.genes, "fate": event.fate, "committed": True}
    if event.side == "attacker":
        return state.replace(battle=battle.replace(attacker=battle.attacker.replace(**added)))
    return state.replace(battle=battle.replace(defender=battle.defender.replace(**added)))


def _started(event: ev.GameStarted) -> State:
    options = event.options
    players = tuple(
        Player(
            seat=seat,
            name=each.name,
            species=each.species,
            species_name=each.species_name,
            colour=each.colour,
            on_board=options.start_tokens,
            charged=options.start_tokens if options.start_charged else 0,
            trophies=(0,) * len(event.players),
            fate=options.fate_start,
            active=START_GENES,
        )
        for seat, each in enumerate(event.players)
    )
    state = State(
        phase="turns",
        detail=event.detail,
        options=options,
        players=players,
        starter=event.starter,
        clocks=event.clocks,
    )
    return state.replace(clock=state.rounds)


def _corrected(state: State, event: ev.Corrected) -> State:
    player = state.players[event.seat]
    flag = bool(event.value)
    match event.what:
        case "passed":
            return _with_last_turns(_with(state, player, passed=flag))
        case "eliminated":
            return _with_last_turns(_with(state, player, eliminated=flag))
        case "fate-token":
            return _with(state, player, fate_token=flag)
        case "recovered":
            return _with(state, player, recovered=flag)
        case "moved":
            return state.replace(turn=state.turn.replace(moved=flag))
        case "active":
            return _turn_began(state, event.value)
        case "starter":
            return state.replace(starter=event.value)
        case "clock":
            return state.replace(clock=state.clock + event.value)
        case _:
            assert_never(event.what)
