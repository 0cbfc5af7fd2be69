"""The label of a command, as a message key and its parameters.

Keys start with `label-`.
"""

from __future__ import annotations

from typing import Final, assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.data import IMPULSE_CUBES
from companion.rules.chromosome.decide.actions import area_in
from companion.rules.chromosome.special_label import effects_said
from companion.rules.chromosome.state import Area, State
from companion.rules.clocks import pause_params
from companion.rules.kernel import Label, Value
from companion.rules.label_values import name, signed, typed, yes
from companion.rules.names import NAME_LENGTH, clean_text

LONGEST_NOTE: Final = 60
"""Characters of a free text that a label shows."""


def _area(area: Area | None) -> dict[str, Value]:
    return {"room": area.room if area else "", "power": area.cubes if area else 0}


def label(state: State, command: cmd.Command) -> Label:
    """Return the label of `command`, given in the state before it."""
    key, params = _said(state, command)
    return Label(key=key, params=params)


def _said(state: State, command: cmd.Command) -> tuple[str, dict[str, Value]]:
    kind = f"label-{command.kind}"
    active: dict[str, Value] = {"player": name(state, state.active)}
    if isinstance(command, cmd.Move | cmd.Grow | cmd.Evolve | cmd.EvolveByDie | cmd.Impulse):
        active["player"] = name(state, state.active if command.seat is None else command.seat)
    roller = name(state, state.roll.roller) if state.roll is not None else ""
    match command:
        case cmd.StartGame():
            return kind, {"count": len(command.players)}
        case cmd.NoteEvent():
            text = typed(command.text, LONGEST_NOTE)
            if command.power_bonus:
                return "label-note-event-power", {"text": text, "power": signed(command.power_bonus)}
            return kind, {"text": text}
        case cmd.BeginTurns():
            return kind, {"round": state.round}
        case cmd.Move() | cmd.EvolveByDie():
            return kind, active
        case cmd.Grow():
            return kind, {**active, "tokens": command.tokens}
        case cmd.Evolve():
            return kind, {**active, "gene": command.gene}
        case cmd.Fight():
            sides = {"player": name(state, command.attacker), "other": name(state, command.defender)}
            return kind, {**sides, "action": clean_text(command.action)}
        case cmd.Commit():
            battle = state.battle
            fighter = battle and battle.fighter(command.side)
            strength = fighter.group + fighter.modifier + command.genes + command.fate if fighter else 0
            seat = fighter.seat if fighter else None
            return kind, {"player": name(state, seat), "strength": strength}
        case cmd.ThrowDie():
            return kind, {"player": roller, "face": command.face}
        case cmd.ForceReroll():
            return kind, {
                "player": name(state, command.by),
                "roller": roller,
                "face": command.face if command.throw else None,
            }
        case cmd.Accept():
            return kind, {"player": name(state, command.seat)}
        case cmd.LetStand():
            return kind, {"player": roller, "face": state.roll.face if state.roll else None}
        case cmd.ApplyBattle():
            return kind, _battle_result(state)
        case cmd.CallOff() | cmd.EndPhase() | cmd.FinishRadiation() | cmd.EndGame() | cmd.SetOptions():
            return kind, {"round": state.round}
        case cmd.Impulse():
            area = None if command.area is None else state.area(command.area)
            if command.draw:
                return "label-impulse-draw", {**active, **_area(area)}
            grown = area_in(state, clean_text(command.room)) if command.area is None else area
            if grown is None:
                return kind, {**active, **_area(None), "room": clean_text(command.room)}
            power = grown.cubes + IMPULSE_CUBES
            return "label-impulse-more", {
                **active,
                **_area(grown),
                "delta": signed(IMPULSE_CUBES),
                "power": power,
            }
        case cmd.Pass() | cmd.EndTurn() | cmd.RecoverFate() | cmd.SpendFate() | cmd.Eliminate():
            return kind, {"player": name(state, command.seat)}
        case cmd.ActSpecially():
            acting = state.active if command.seat is None else command.seat
            who: dict[str, Value] = {"player": name(state, acting), "action": clean_text(command.action)}
            effects = effects_said(state, command)
            return (kind, who) if effects is None else ("label-act-effects", {**who, **effects})
        case cmd.DiscardBuilding():
            key = "label-discard-building-fate" if command.fate else kind
            return key, {"player": name(state, command.seat), "count": command.active + command.passive}
        case cmd.FateAsGene():
            return kind, {"player": name(state, command.seat), "gene": command.gene}
        case cmd.FaceArea():
            return kind, _area(state.area(command.area))
        case cmd.AddArea():
            grown = area_in(state, clean_text(command.room))
            if grown is not None:
                return "label-change-area", {**_area(grown), "delta": signed(command.cubes)}
            return kind, {"room": clean_text(command.room), "power": command.cubes}
        case cmd.ChangeArea():
            return kind, {**_area(state.area(command.area)), "delta": signed(command.delta)}
        case cmd.Correct():
            return _correction(state, command)
        case cmd.Mark():
            return _mark(state, command)
        case cmd.SetDetail():
            return kind, {"detail": command.detail}
        case cmd.Rename():
            return kind, {
                "player": name(state, command.seat),
                "name": clean_text(command.name)[:NAME_LENGTH],
            }
        case cmd.SetClocks():
            return kind, {"running": yes(command.running)}
        case cmd.PauseClock():
            return kind, pause_params(command, name(state, command.seat))
        case _:
            assert_never(command)


def _correction(state: State, command: cmd.Correct) -> tuple[str, dict[str, Value]]:
    params: dict[str, Value] = {"player": name(state, command.seat), "delta": signed(command.delta)}
    match command.what:
        case "fate" | "irradiation" | "tokens" | "charged":
            return f"label-correct-{command.what}", params
        case "trophies":
            return "label-correct-trophies", {**params, "owner": name(state, command.owner)}
        case "active" | "passive":
            return "label-correct-genes", {**params, "gene": command.gene, "side": command.what}
        case _:
            assert_never(command.what)


def _mark(state: State, command: cmd.Mark) -> tuple[str, dict[str, Value]]:
    match command.what:
        case "active" | "starter":
            return f"label-mark-{command.what}", {"player": name(state, command.value)}
        case "clock":
            return "label-mark-clock", {"delta": signed(command.value)}
        case _:
            params: dict[str, Value] = {"player": name(state, command.seat), "what": command.what}
            return "label-mark", {**params, "set": yes(bool(command.value))}


def _battle_result(state: State) -> dict[str, Value]:
    battle = state.battle
    if battle is None or not battle.resolved:
        return {"result": "tie", "player": "", "other": "", "count": 0}
    attacker, defender = name(state, battle.attacker.seat), name(state, battle.defender.seat)
    margin = battle.attacker.total - battle.defender.total
    if margin == 0:
        return {"result": "tie", "player": attacker, "other": defender, "count": 0}
    winner, loser = (attacker, defender) if margin > 0 else (defender, attacker)
    return {"result": "win", "player": winner, "other": loser, "count": abs(margin)}
