"""The short name of what a command does, as a message key and the values that fill it.

Keys start with `label-`; `KEYS` lists them all, and the locales have each.
"""

from __future__ import annotations

from typing import assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.special_label import effects_said, name, signed
from companion.rules.chromosome.state import Area, State
from companion.rules.clocks import pause_params
from companion.rules.kernel import Label, Value
from companion.rules.names import NAME_LENGTH, clean_text

KEYS = (
    "label-accept",
    "label-act-effects",
    "label-act-specially",
    "label-add-area",
    "label-apply-battle",
    "label-begin-turns",
    "label-call-off",
    "label-change-area",
    "label-commit",
    "label-correct-charged",
    "label-correct-fate",
    "label-correct-genes",
    "label-correct-irradiation",
    "label-correct-tokens",
    "label-correct-trophies",
    "label-discard-building",
    "label-eliminate",
    "label-end-game",
    "label-end-phase",
    "label-end-turn",
    "label-evolve",
    "label-evolve-by-die",
    "label-face-area",
    "label-fate-as-gene",
    "label-fight",
    "label-finish-radiation",
    "label-force-reroll",
    "label-grow",
    "label-impulse",
    "label-impulse-draw",
    "label-let-stand",
    "label-mark",
    "label-mark-active",
    "label-mark-clock",
    "label-mark-starter",
    "label-move",
    "label-note-event",
    "label-pass",
    "label-pause-clock",
    "label-recover-fate",
    "label-rename",
    "label-set-clocks",
    "label-set-detail",
    "label-set-options",
    "label-spend-fate",
    "label-start-game",
    "label-throw-die",
)


def _area(area: Area | None) -> dict[str, Value]:
    return {"room": area.room if area else "", "power": area.cubes if area else 0}


def label(state: State, command: cmd.Command) -> Label:
    """The label of `command`, said in the state before it."""
    key, params = _said(state, command)
    return Label(key=f"label-{key}", params=params)


def _said(state: State, command: cmd.Command) -> tuple[str, dict[str, Value]]:
    active: dict[str, Value] = {"player": name(state, state.active)}
    if isinstance(command, cmd.Move | cmd.Grow | cmd.Evolve | cmd.EvolveByDie | cmd.Impulse):
        active["player"] = name(state, state.active if command.seat is None else command.seat)
    roller = name(state, state.roll.roller) if state.roll is not None else ""
    match command:
        case cmd.StartGame():
            return command.kind, {"count": len(command.players)}
        case cmd.NoteEvent():
            return command.kind, {"text": clean_text(command.text)[:60]}
        case cmd.BeginTurns():
            return command.kind, {"round": state.round}
        case cmd.Move() | cmd.EvolveByDie():
            return command.kind, active
        case cmd.Grow():
            return command.kind, {**active, "tokens": command.tokens}
        case cmd.Evolve():
            return command.kind, {**active, "gene": command.gene}
        case cmd.Fight():
            sides = {"player": name(state, command.attacker), "other": name(state, command.defender)}
            return command.kind, {**sides, "action": clean_text(command.action)}
        case cmd.Commit():
            battle = state.battle
            fighter = battle and battle.fighter(command.side)
            strength = fighter.group + fighter.modifier + command.genes + command.fate if fighter else 0
            seat = fighter.seat if fighter else None
            return command.kind, {"player": name(state, seat), "strength": strength}
        case cmd.ThrowDie():
            return command.kind, {"player": roller, "face": command.face}
        case cmd.ForceReroll():
            return command.kind, {
                "player": name(state, command.by),
                "roller": roller,
                "face": command.face if command.throw else None,
            }
        case cmd.Accept():
            return command.kind, {"player": name(state, command.seat)}
        case cmd.LetStand():
            return command.kind, {"player": roller, "face": state.roll.face if state.roll else None}
        case cmd.ApplyBattle():
            return command.kind, _battle_result(state)
        case cmd.CallOff() | cmd.EndPhase() | cmd.FinishRadiation() | cmd.EndGame() | cmd.SetOptions():
            return command.kind, {"round": state.round}
        case cmd.Impulse():
            area = None if command.area is None else state.area(command.area)
            if command.draw:
                return "impulse-draw", {**active, **_area(area)}
            room = area.room if area else clean_text(command.room)
            return "impulse", {**active, **_area(area), "room": room}
        case cmd.Pass() | cmd.EndTurn() | cmd.RecoverFate() | cmd.SpendFate() | cmd.Eliminate():
            return command.kind, {"player": name(state, command.seat)}
        case cmd.ActSpecially():
            acting = state.active if command.seat is None else command.seat
            who: dict[str, Value] = {"player": name(state, acting), "action": clean_text(command.action)}
            effects = effects_said(state, command)
            return (command.kind, who) if effects is None else ("act-effects", {**who, **effects})
        case cmd.DiscardBuilding():
            count = command.active + command.passive + command.fate
            return command.kind, {"player": name(state, command.seat), "count": count}
        case cmd.FateAsGene():
            return command.kind, {"player": name(state, command.seat), "gene": command.gene}
        case cmd.FaceArea():
            return command.kind, _area(state.area(command.area))
        case cmd.AddArea():
            return command.kind, {"room": clean_text(command.room), "power": command.cubes}
        case cmd.ChangeArea():
            return command.kind, {**_area(state.area(command.area)), "delta": signed(command.delta)}
        case cmd.Correct():
            return _correction(state, command)
        case cmd.Mark():
            return _mark(state, command)
        case cmd.SetDetail():
            return command.kind, {"detail": command.detail}
        case cmd.Rename():
            return command.kind, {
                "player": name(state, command.seat),
                "name": clean_text(command.name)[:NAME_LENGTH],
            }
        case cmd.SetClocks():
            return command.kind, {"running": "yes" if command.running else "no"}
        case cmd.PauseClock():
            return command.kind, pause_params(command, name(state, command.seat))
        case _:
            assert_never(command)


def _correction(state: State, command: cmd.Correct) -> tuple[str, dict[str, Value]]:
    params: dict[str, Value] = {"player": name(state, command.seat), "delta": signed(command.delta)}
    match command.what:
        case "fate" | "irradiation" | "tokens" | "charged":
            return f"correct-{command.what}", params
        case "trophies":
            return "correct-trophies", {**params, "owner": name(state, command.owner)}
        case "active" | "passive":
            return "correct-genes", {**params, "gene": command.gene, "side": command.what}
        case _:
            assert_never(command.what)


def _mark(state: State, command: cmd.Mark) -> tuple[str, dict[str, Value]]:
    match command.what:
        case "active" | "starter":
            return f"mark-{command.what}", {"player": name(state, command.value)}
        case "clock":
            return "mark-clock", {"delta": signed(command.value)}
        case _:
            set_to = "yes" if command.value else "no"
            return "mark", {"player": name(state, command.seat), "what": command.what, "set": set_to}


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
