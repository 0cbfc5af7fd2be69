"""Attacks of phases 1 and 5: Struggle for Survival and Aggression, and what Defense, Escape and Armor do."""

from __future__ import annotations

from collections.abc import Sequence

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.answers import ANSWERS, answers_left
from companion.rules.soup.data import ATTACK_CUBES, DEATH_CUBES
from companion.rules.soup.decide import cubes
from companion.rules.soup.decide.common import Draft, in_phase, player_of
from companion.rules.soup.decide.food import starve_now
from companion.rules.soup.decide.movement import (
    amoeba_of,
    drift_along,
    moving,
    nothing_open,
    pay,
)
from companion.rules.soup.directions import may_flee, may_get_away, movement_dice
from companion.rules.soup.prices import price_of
from companion.rules.soup.state import Fight, Player, State


def attack(draft: Draft, command: cmd.Attack) -> None:
    """Pay a point and attack; a victim that can neither fight nor flee dies at once.

    Where the last victim got away, it is the second attempt of Persistence, which costs nothing.
    """
    in_phase(draft, "movement", "deaths")
    again = _second_attempt(draft, command)
    retried = (command.seat,) if again else ()
    if again:
        draft.add(ev.FightClosed())
    player = _attacker(draft, command, again=again)
    victim = player_of(draft, command.victim)
    target = amoeba_of(victim, command.victim_number)
    feeding = draft.state.phase == "movement"
    if victim.seat == player.seat and (not feeding or target.number == command.number):
        raise refuse("own-amoeba", player=player.name, number=target.number)
    if feeding and victim.has("armor"):
        raise refuse("armored", player=victim.name)
    if not again:
        pay(draft, player, price_of(player, "attack"))
        draft.add(ev.AttackCounted(seat=command.seat, number=command.number))
        attacker = amoeba_of(player, command.number)
        if feeding and not attacker.moves:
            drift_along(draft, player, attacker)
    draft.add(
        ev.FightBegan(
            seat=command.seat,
            number=command.number,
            victim=command.victim,
            victim_number=command.victim_number,
            retried=retried,
        )
    )
    if victim.seat == player.seat or not (victim.has("defense") or victim.has("escape")):
        _kill(draft)


def answer_attack(draft: Draft, command: cmd.AnswerAttack) -> None:
    """The attacked amoeba is left to its fate, defends itself, or tries to escape (1 point each).

    Where the table allows both, it is asked again after the first of them failed (public FAQ).
    """
    fight = _open(draft)
    victim = player_of(draft, fight.victim)
    again = answers_left(draft.state)
    if command.seat != fight.victim or (fight.answer and not again):
        raise refuse("not-asked", player=player_of(draft, command.seat).name)
    if command.answer == "yield":
        _kill(draft)
        return
    gene = ANSWERS[command.answer]
    if not victim.has(gene):
        raise refuse("gene-missing", player=victim.name, gene=gene)
    if command.answer in fight.answered:
        raise refuse("answered-so", player=victim.name, gene=gene)
    pay(draft, victim, price_of(victim, command.answer))
    draft.add(ev.FightAnswered(answer=command.answer))


def roll_fight(draft: Draft, command: cmd.RollFight) -> None:
    """Both throw a die, the higher one wins, ties are thrown again (L69)."""
    fight = _open(draft)
    if fight.answer != "defend" or fight.result:
        raise refuse("no-dice-now")
    _decide(draft, command.dice)


def retry_fight(draft: Draft, command: cmd.RetryFight) -> None:
    """Who lost and has Persistence throws the fight once more, for free (L6)."""
    fight = _open(draft)
    player = player_of(draft, command.seat)
    if command.seat != loser_of(fight):
        raise refuse("no-dice-now")
    if not player.has("persistence"):
        raise refuse("gene-missing", player=player.name, gene="persistence")
    if command.seat in fight.retried:
        raise refuse("retried", player=player.name)
    _decide(draft, command.dice, retried=command.seat)


def roll_escape(draft: Draft, command: cmd.RollEscape) -> None:
    """The attacked amoeba throws its movement dice; the table sees whether it gets away (L70).

    With Speed a second time, from where the first movement led (L68). Where no throw let it leave its
    space and none is left, it has not got away.
    """
    fight = _open(draft)
    if not may_flee(draft.state):
        raise refuse("no-dice-now")
    wanted = movement_dice(player_of(draft, fight.victim))
    if len(command.dice) != wanted or not wanted:
        raise refuse("dice-count", wanted=wanted)
    draft.add(ev.FightRolled(dice=command.dice))
    if not may_get_away(draft.state) and not may_flee(draft.state):
        draft.add(ev.FightDecided(result="killed"))


def tell_escape(draft: Draft, command: cmd.TellEscape) -> None:
    """It reached another space, or was blocked and is eaten."""
    fight = _open(draft)
    if fight.answer != "escape" or fight.result:
        raise refuse("no-dice-now")
    if command.escaped and not may_get_away(draft.state):
        raise refuse("stays-put", player=player_of(draft, fight.victim).name, number=fight.victim_number)
    draft.add(ev.FightDecided(result="escaped" if command.escaped else "killed"))


def close_fight(draft: Draft, command: cmd.CloseFight) -> None:
    """Carry out what it came to."""
    fight = _open(draft)
    if answers_left(draft.state):
        raise refuse("attack-open")
    match fight.result:
        case "":
            raise refuse("attack-open")
        case "killed":
            _kill(draft)
        case "repelled":
            _repel(draft, fight)
        case "escaped":
            _miss(draft, fight)


def loser_of(fight: Fight) -> int | None:
    """Who has lost the throw of a fight; None while it has not fallen, and for an escape."""
    return (
        {"repelled": fight.seat, "killed": fight.victim}.get(fight.result)
        if fight.answer == "defend"
        else None
    )


def may_retry(state: State, seat: int) -> bool:
    """Whether a player may throw the fight again by Persistence."""
    fight = state.fight
    if fight is None or seat in fight.retried or seat != loser_of(fight):
        return False
    return state.players[seat].has("persistence")


def _second_attempt(draft: Draft, command: cmd.Attack) -> bool:
    """Whether the attack follows on one whose victim got away, by Persistence."""
    fight = draft.state.fight
    return (
        fight is not None
        and fight.result == "escaped"
        and (fight.seat, fight.number) == (command.seat, command.number)
        and command.seat not in fight.retried
        and player_of(draft, command.seat).has("persistence")
    )


def _attacker(draft: Draft, command: cmd.Attack, *, again: bool) -> Player:
    """Who attacks, if it may: once an amoeba a round (U4), in phase 5 once a player (L8)."""
    state = draft.state
    if state.phase == "movement":
        player, amoeba = moving(draft, command.seat, command.number)
        gene, used = "struggle", bool(amoeba.attacks)
    else:
        player = player_of(draft, command.seat)
        amoeba_of(player, command.number)
        if state.detail != "full":
            raise refuse("amoebas-not-kept")
        nothing_open(draft)
        if not state.buried:
            raise refuse("bury-first")
        gene, used = "aggression", command.seat in state.aggressors
    if not player.has(gene):
        raise refuse("gene-missing", player=player.name, gene=gene)
    if used and not again:
        raise refuse("has-attacked", player=player.name)
    return player


def _open(draft: Draft) -> Fight:
    in_phase(draft, "movement", "deaths")
    if draft.state.fight is None:
        raise refuse("no-attack")
    return draft.state.fight


def _decide(draft: Draft, dice: Sequence[tuple[int, int]], *, retried: int | None = None) -> None:
    if not dice or any(one != other for one, other in dice[:-1]) or dice[-1][0] == dice[-1][1]:
        raise refuse("fight-dice")
    attacker, defender = dice[-1]
    draft.add(
        ev.FightRolled(dice=(attacker, defender), retried=retried),
        ev.FightDecided(result="killed" if attacker > defender else "repelled"),
    )


def _kill(draft: Draft) -> None:
    """The victim is replaced by cubes; in phase 5 Armor lets it live with a damage point (L9)."""
    state = draft.state
    fight = state.fight
    assert fight is not None
    if state.phase == "deaths" and state.players[fight.victim].has("armor"):
        draft.add(ev.WoundsChanged(seat=fight.victim, number=fight.victim_number, delta=1))
    else:
        draft.add(ev.AmoebaRemoved(seat=fight.victim, number=fight.victim_number))
        cubes.to_board(draft, cubes.of_each_colour(draft, _cubes_left(draft, fight)))
    if state.phase == "movement":
        draft.add(ev.AmoebaFed(seat=fight.seat, number=fight.number, meal="ate"))
    draft.add(ev.FightClosed())


def _cubes_left(draft: Draft, fight: Fight) -> int:
    """Cubes of each colour in the victim's place: instead of excreting (L79), or as of a death (L8)."""
    if draft.state.phase == "deaths":
        return DEATH_CUBES
    fought = fight.answer == "defend"
    return 0 if fought and not draft.state.options.defence_cubes else ATTACK_CUBES


def _miss(draft: Draft, fight: Fight) -> None:
    """The attacker whose victim got away starves, unless it followed by Holding (L23, L79; public FAQ)."""
    draft.add(ev.FightClosed())
    if draft.state.phase == "movement":
        player = player_of(draft, fight.seat)
        attacker = amoeba_of(player, fight.number)
        if attacker.missed:
            starve_now(draft, player, attacker)


def _repel(draft: Draft, fight: Fight) -> None:
    """The attacker who lost starves (L69)."""
    player = player_of(draft, fight.seat)
    draft.add(ev.FightClosed())
    if draft.state.phase == "movement":
        starve_now(draft, player, amoeba_of(player, fight.number))
    elif draft.state.options.losing_attacker == "starves":
        draft.add(ev.WoundsChanged(seat=fight.seat, number=fight.number, delta=1))
