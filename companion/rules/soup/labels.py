"""The short name of what a command does, and what is paid for it, as a message key and what fills it.

Keys start with `label-`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from companion.rules.clocks import PauseClock, pause_params
from companion.rules.kernel import Label, Value
from companion.rules.label_values import NONE, name, signed, typed, who, yes
from companion.rules.soup import commands as cmd
from companion.rules.soup.data import FIGHT_PRICE, GENES
from companion.rules.soup.directions import drifts_first, leading_seat, move_price
from companion.rules.soup.dying import dying
from companion.rules.soup.food import may_eat
from companion.rules.soup.prices import amoeba_price, price_of
from companion.rules.soup.settlement import points_left, points_returned
from companion.rules.soup.state import Player, State


def label(state: State, command: cmd.Command) -> Label:
    """The label of `command`, said in the state before it."""
    return Label(key=_key(state, command), params=_params(state, command))


def _key(state: State, command: cmd.Command) -> str:
    """The key of a label: the kind of its command, and what is told besides.

    Sentences of stored labels keep the variables that they were stored with; what is told besides them has
    a sentence of its own.
    """
    key = f"label-{command.kind}"
    match command:
        case cmd.Eat() | cmd.Starve() | cmd.Attack() if state.detail == "full" and state.fight is None:
            player = _player(state, command.seat)
            amoeba = player.amoeba(command.number) if player else None
            return f"{key}-drifting" if amoeba is not None and drifts_first(state, amoeba) else key
        case cmd.FeedRest():
            player = _player(state, command.seat)
            moved = player is not None and any(not drifts_first(state, each) for each in may_eat(player))
            return f"{key}-moved" if moved else key
        case cmd.CorrectGene(held=True, earlier=True):
            return f"{key}-earlier"
        case _:
            return key


def _params(state: State, command: cmd.Command) -> dict[str, Value]:
    match command:
        case cmd.StartGame():
            return {"count": len(command.players)}
        case cmd.RollOrder():
            return {"player": _highest(state, command)}
        case cmd.ChooseSpace():
            return {**who(state, command.seat), "space": command.space}
        case cmd.ChooseNumbers():
            first, second = command.numbers
            return {**who(state, command.seat), "first": first, "second": second}
        case cmd.BeginPlay() | cmd.SetOptions() | cmd.EndGame():
            return {}
        case cmd.Score():
            return {"round": state.round}
        case cmd.SetDetail():
            return {"detail": command.detail}
        case cmd.SetClocks():
            return {"running": yes(command.running)}
        case PauseClock():
            return {"seat": command.seat, **pause_params(command, name(state, command.seat))}
        case cmd.Rename():
            return {**who(state, command.seat), "name": typed(command.name)}
        case cmd.EndPhase():
            return {"phase": state.phase}
        case cmd.EndTurn() | cmd.TakeTurn():
            return {**who(state, command.seat), "phase": state.phase}
        case cmd.TurnCard():
            card = command.card
            return {"direction": card.direction if card else NONE, "ozone": card.ozone if card else 0}
        case cmd.Bury():
            return {"count": sum(len(dying(player)) for player in state.players)}
        case cmd.RollFight() | cmd.RetryFight() | cmd.RollEscape() | cmd.TellEscape() | cmd.CloseFight():
            return _of_fight(state, command)
        case (
            cmd.Drift()
            | cmd.StayPut()
            | cmd.RollMove()
            | cmd.Load()
            | cmd.Follow()
            | cmd.ChooseDirection()
            | cmd.PayMoves()
            | cmd.Pay()
            | cmd.Eat()
            | cmd.Starve()
            | cmd.FeedRest()
            | cmd.Attack()
            | cmd.AnswerAttack()
        ):
            return {**who(state, command.seat), **_of_amoeba(state, command)}
        case cmd.Settle() | cmd.BuyGene() | cmd.Divide():
            return {**who(state, command.seat), **_paid(state, command)}
        case (
            cmd.LoseAmoebas()
            | cmd.Correct()
            | cmd.CorrectAmoeba()
            | cmd.CorrectWounds()
            | cmd.CorrectGene()
            | cmd.CorrectSupply()
        ):
            return {**who(state, command.seat), **_corrected(command)}
        case _:
            assert_never(command)


def _of_amoeba(
    state: State,
    command: cmd.Drift
    | cmd.StayPut
    | cmd.RollMove
    | cmd.Load
    | cmd.Follow
    | cmd.ChooseDirection
    | cmd.PayMoves
    | cmd.Pay
    | cmd.Eat
    | cmd.Starve
    | cmd.FeedRest
    | cmd.Attack
    | cmd.AnswerAttack,
) -> dict[str, Value]:
    player = _player(state, command.seat)
    match command:
        case cmd.Drift():
            card = state.card
            return {"number": command.number, "direction": card.direction if card else NONE}
        case cmd.StayPut():
            return {"number": command.number}
        case cmd.Starve():
            return {"number": command.number, **_drifts(state)}
        case cmd.RollMove():
            amoeba = player.amoeba(command.number) if player else None
            again = amoeba is not None and amoeba.moves > 0
            points = 0 if player is None or again else move_price(player, state.options)
            return {"number": command.number, "dice": _dice(command.dice), "points": points}
        case cmd.Load():
            return {"number": command.number, "cubes": _cubes(state, command.cubes)}
        case cmd.Follow():
            return {
                "number": command.number,
                "leader": name(state, -1 if (leads := leading_seat(state)) is None else leads),
                "leader-number": command.leader,
                "follows": yes(command.follows),
                "cubes": _cubes(state, command.cubes if command.follows else ()),
            }
        case cmd.ChooseDirection():
            number = state.move.number if state.move else 0
            return {"number": number, "direction": command.direction}
        case cmd.PayMoves():
            price = move_price(player, state.options) if player else 0
            return {
                "count": abs(command.count),
                "points": price * abs(command.count),
                "back": yes(command.count < 0),
            }
        case cmd.Pay():
            points = price_of(player, command.purpose) if player else 0
            return {"purpose": command.purpose, "points": points}
        case cmd.Eat():
            host = NONE if command.host is None else name(state, command.host) or NONE
            return {"number": command.number, "host": host, **_drifts(state)}
        case cmd.FeedRest():
            hungry = may_eat(player) if player else []
            moved = sum(not drifts_first(state, amoeba) for amoeba in hungry)
            return {"count": len(hungry), "moved": moved, "drifting": len(hungry) - moved}
        case cmd.Attack():
            return {
                "number": command.number,
                "victim": name(state, command.victim),
                "victim-number": command.victim_number,
                "points": 0 if state.fight is not None else FIGHT_PRICE,
                **_drifts(state),
            }
        case cmd.AnswerAttack():
            answer = command.answer
            return {
                "number": state.fight.victim_number if state.fight else 0,
                "answer": answer,
                "points": 0 if answer == "yield" or player is None else price_of(player, answer),
            }
        case _:
            assert_never(command)


def _drifts(state: State) -> dict[str, Value]:
    """Return where everything drifts, for what drifts before it eats, starves or attacks."""
    return {"direction": state.card.direction if state.card else NONE}


def _of_fight(
    state: State, command: cmd.RollFight | cmd.RetryFight | cmd.RollEscape | cmd.TellEscape | cmd.CloseFight
) -> dict[str, Value]:
    """Who attacks whom, and the dice, or what it comes to."""
    fight = state.fight
    sides: dict[str, Value] = {
        "attacker": name(state, fight.seat) if fight else "",
        "victim": name(state, fight.victim) if fight else "",
        "victim-number": fight.victim_number if fight else 0,
    }
    match command:
        case cmd.RollFight():
            return {**sides, "dice": _pair(command.dice)}
        case cmd.RetryFight():
            return {**who(state, command.seat), **sides, "dice": _pair(command.dice)}
        case cmd.RollEscape():
            return {**sides, "dice": _dice(command.dice)}
        case cmd.TellEscape():
            return {**sides, "escaped": yes(command.escaped)}
        case cmd.CloseFight():
            return {**sides, "result": (fight.result if fight else "") or NONE}
        case _:
            assert_never(command)


def _paid(state: State, command: cmd.Settle | cmd.BuyGene | cmd.Divide) -> dict[str, Value]:
    player = _player(state, command.seat)
    match command:
        case cmd.Settle():
            known = player is not None and state.debts
            owed = state.debts[command.seat] if known else 0
            return {
                "count": len(command.genes),
                "gene": command.genes[0] if len(command.genes) == 1 else NONE,
                "points": points_left(owed, command.genes, state.options),
                "back": points_returned(owed, command.genes, state.options),
            }
        case cmd.BuyGene():
            basics = GENES[command.gene].gives_up
            held = [gene for gene in basics if player is not None and player.holds(gene)]
            given_up = command.given_up or (held[0] if len(held) == 1 else NONE)
            return {"gene": command.gene, "points": GENES[command.gene].price, "given-up": given_up}
        case cmd.Divide():
            free = player.free_numbers if player else ()
            return {
                "number": command.number or (free[0] if free else 0),
                "points": amoeba_price(player, state.options) if player else 0,
            }
        case _:
            assert_never(command)


def _corrected(
    command: cmd.LoseAmoebas
    | cmd.Correct
    | cmd.CorrectAmoeba
    | cmd.CorrectWounds
    | cmd.CorrectGene
    | cmd.CorrectSupply,
) -> dict[str, Value]:
    match command:
        case cmd.LoseAmoebas():
            return {"count": abs(command.count), "back": yes(command.count < 0)}
        case cmd.Correct():
            return {"what": command.number, "delta": signed(command.delta)}
        case cmd.CorrectAmoeba():
            return {"number": command.number, "set": yes(command.on_board)}
        case cmd.CorrectWounds():
            return {"number": command.number, "delta": signed(command.delta)}
        case cmd.CorrectGene():
            return {"gene": command.gene, "set": yes(command.held)}
        case cmd.CorrectSupply():
            return {"delta": signed(command.delta)}
        case _:
            assert_never(command)


def _highest(state: State, command: cmd.RollOrder) -> str | None:
    """Who chooses a space first; nobody while the dice have not fallen, or do not fit."""
    if len(command.dice) != len(state.players) or not command.dice:
        return NONE
    totals = Counter({seat: sum(pair) for seat, pair in enumerate(command.dice)})
    return name(state, totals.most_common(1)[0][0])


def _player(state: State, seat: int) -> Player | None:
    return state.players[seat] if 0 <= seat < len(state.players) else None


def _cubes(state: State, cubes: Sequence[int]) -> str | None:
    """Cubes by whose colour they are, with how many; none where there are none."""
    return ", ".join(f"{name(state, seat)} {count}" for seat, count in enumerate(cubes) if count) or NONE


def _dice(dice: Sequence[int]) -> str | None:
    return ", ".join(map(str, dice)) or NONE


def _pair(dice: Sequence[tuple[int, int]]) -> str | None:
    """The pair that counts, the attacker's die first."""
    return "{}:{}".format(*dice[-1]) if dice else NONE
