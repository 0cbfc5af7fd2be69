"""Combat in the nine steps of the rulebook, and the re-roll windows that every roll has."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.data import MAX_GROUP, SPARK, Genes
from companion.rules.chromosome.decide.actions import close_evolution
from companion.rules.chromosome.decide.common import (
    Draft,
    active_player,
    exhaust,
    fall_out,
    pay,
    playing,
    special_name,
    spend_fate,
    take_action,
)
from companion.rules.chromosome.decide.flow import pass_over_the_fallen
from companion.rules.chromosome.decide.radiation import close_test
from companion.rules.chromosome.prices import Price, spark_price
from companion.rules.chromosome.state import Battle, Fighter, Roll, State
from companion.rules.kernel import refuse
from companion.rules.names import clean_name


def fight(draft: Draft, command: cmd.Fight) -> None:
    """Step 1: choose the groups, pay for the attack."""
    active = active_player(draft)
    # Names are compared as they are shown: blanks around it make no special action of a Spark.
    named = clean_name(command.action)
    spark = named == SPARK
    attacker, defender = playing(draft, command.attacker), playing(draft, command.defender)
    if attacker.seat == defender.seat:
        raise refuse("attacks-itself", player=attacker.name)
    if spark and attacker.seat != active.seat:
        raise refuse("not-your-turn", player=attacker.name, active=active.name)
    for player, group in ((attacker, command.attacker_group), (defender, command.defender_group)):
        if not 1 <= group <= MAX_GROUP:
            raise refuse("group-size", most=MAX_GROUP)
        if group > player.on_board:
            raise refuse("group-too-big-for-board", player=player.name, has=player.on_board)
    action = SPARK if spark else special_name(named)
    take_action(draft, action)
    price = spark_price(command.distance) if spark else Price(command.genes, command.energy, command.any_gene)
    pay(draft, active.seat, price, command.payment)
    draft.add(
        ev.BattleOpened(
            action=action,
            attacker=attacker.seat,
            attacker_group=command.attacker_group,
            attacker_charged=command.attacker_charged,
            attacker_modifier=command.attacker_modifier,
            defender=defender.seat,
            defender_group=command.defender_group,
            defender_charged=command.defender_charged,
            defender_modifier=command.defender_modifier,
            tie=command.tie,
        )
    )


def open_battle(draft: Draft) -> Battle:
    """Return the current battle."""
    if draft.state.battle is None:
        raise refuse("no-battle")
    return draft.state.battle


def commit(draft: Draft, command: cmd.Commit) -> None:
    """Commit combat genes and fate (steps 2 and 3), the attacker first, each once."""
    battle = open_battle(draft)
    fighter = battle.fighter(command.side)
    player = playing(draft, fighter.seat)
    if fighter.committed:
        raise refuse("already-committed", player=player.name)
    if command.side == "defender" and not battle.attacker.committed:
        raise refuse("attacker-commits-first")
    if draft.state.detail == "full":
        if command.genes > player.active.combat:
            raise refuse("too-few-combat-genes", player=player.name, has=player.active.combat)
        if command.genes:
            exhaust(draft, player.seat, Genes(combat=command.genes))
    elif command.genes > 8:
        raise refuse("too-few-combat-genes", player=player.name, has=8)
    spend_fate(draft, player.seat, command.fate, "strength")
    draft.add(ev.StrengthCommitted(side=command.side, genes=command.genes, fate=command.fate))
    if command.side == "defender":
        draft.add(ev.RollOpened(purpose="attack", roller=battle.attacker.seat))


def open_roll(draft: Draft, throws: int | None) -> Roll:
    """Return the roll whose face lies on the table, as the player has seen it."""
    roll = draft.state.roll
    if roll is None or roll.face is None:
        raise refuse("no-die-lies")
    if throws is not None and throws != roll.throws:
        raise refuse("window-moved-on")
    return roll


def throw_die(draft: Draft, command: cmd.ThrowDie) -> None:
    """Show a face of the die that is due (steps 4 and 5)."""
    roll = draft.state.roll
    if roll is None:
        raise refuse("no-roll-due")
    if roll.face is not None:
        raise refuse("die-lies-already")
    die = draft.state.options.die
    if command.face is None or not 1 <= command.face <= die:
        raise refuse("no-such-face", most=die)
    draft.add(ev.DieFell(face=command.face, by_app=command.by_app))


def force_reroll(draft: Draft, command: cmd.ForceReroll) -> None:
    """Repeat a roll for fate. Any player may do it to any roll, again and again (fate points, 1)."""
    open_roll(draft, command.throws)
    spend_fate(draft, command.by, 1, "re-roll")
    draft.add(ev.RerollForced(by=command.by))
    if command.throw:
        throw_die(draft, cmd.ThrowDie(face=command.face, by_app=True))


def accept(draft: Draft, command: cmd.Accept) -> None:
    """Accept the face for one player; when everybody who could force a re-roll has accepted, it stands."""
    roll = open_roll(draft, command.throws)
    player = playing(draft, command.seat)
    if player.seat in roll.accepted:
        raise refuse("already-accepted", player=player.name)
    draft.add(ev.RollAccepted(seat=player.seat))
    if not undecided(draft):
        stand(draft)


def undecided(draft: Draft) -> tuple[int, ...]:
    """Return the seats with fate left that have not accepted the face that lies."""
    roll = draft.state.roll
    accepted = roll.accepted if roll is not None else ()
    return tuple(
        player.seat
        for player in draft.state.players
        if player.fate > 0 and not player.eliminated and player.seat not in accepted
    )


def let_stand(draft: Draft, command: cmd.LetStand) -> None:
    """Close the window for everybody."""
    open_roll(draft, command.throws)
    stand(draft)


def stand(draft: Draft) -> None:
    """Let the face stand, and go on with the purpose of the roll."""
    roll = draft.state.roll
    if roll is None or roll.face is None:
        raise refuse("no-die-lies")
    draft.add(ev.RollStood())
    match roll.purpose:
        case "attack":
            draft.add(ev.RollOpened(purpose="defence", roller=open_battle(draft).defender.seat))
        case "defence":
            pass
        case "test":
            close_test(draft, roll.face)
        case "evolution":
            close_evolution(draft, roll.face)
        case _:
            assert_never(roll.purpose)


class Loss(NamedTuple):
    """Tokens that one side of a battle loses to the other."""

    loser: Fighter
    winner: Fighter
    tokens: int


def losses(state: State, battle: Battle) -> tuple[Loss, ...]:
    """Return who loses how many tokens to whom, the attacker first: no more than stand on the board."""
    lost = battle.losses(state.options.cap_losses)
    both = (
        Loss(battle.attacker, battle.defender, lost[0]),
        Loss(battle.defender, battle.attacker, lost[1]),
    )
    bounded = (
        each._replace(tokens=min(each.tokens, state.players[each.loser.seat].on_board)) for each in both
    )
    return tuple(each for each in bounded if each.tokens)


def lost_charge(draft: Draft, fighter: Fighter, lost: int) -> int:
    """Return how many lost tokens were charged: as given for the group, else discharged ones go first."""
    player = draft.state.players[fighter.seat]
    if fighter.charged is None:
        return max(0, lost - player.discharged)
    return min(lost, player.charged) if fighter.charged else 0


def apply_battle(draft: Draft) -> None:
    """Apply steps 6 to 9: compare, remove the losses, hand out trophies; then eliminate players."""
    battle = open_battle(draft)
    if not battle.resolved:
        raise refuse("dice-due")
    for loss in losses(draft.state, battle):
        loser, winner = loss.loser, loss.winner
        charged = lost_charge(draft, loser, loss.tokens)
        draft.add(ev.TokensCaptured(owner=loser.seat, taker=winner.seat, count=loss.tokens, charged=charged))
    draft.add(ev.BattleClosed())
    fall_out(draft)
    pass_over_the_fallen(draft)
