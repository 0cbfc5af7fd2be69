"""Phase 1, first half: amoebas drift, move by their own means, or stay."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.decide.common import Draft, in_phase, player_of
from companion.rules.soup.directions import directions, may_leave, move_price, movement_dice
from companion.rules.soup.state import Amoeba, Player


def drift(draft: Draft, command: cmd.Drift) -> None:
    """An amoeba drifts; never twice, and never after it has moved by its own means."""
    player, amoeba = moving(draft, command.seat, command.number)
    _still_unmoved(player, amoeba)
    drift_along(draft, player, amoeba)


def stay_put(draft: Draft, command: cmd.StayPut) -> None:
    """An amoeba stays where it is, by Holding (L76)."""
    player, amoeba = moving(draft, command.seat, command.number)
    if not player.has("holding"):
        raise refuse("gene-missing", player=player.name, gene="holding")
    _still_unmoved(player, amoeba)
    draft.add(ev.AmoebaMoved(seat=command.seat, number=command.number, direction="stay", drifted=True))


def roll_move(draft: Draft, command: cmd.RollMove) -> None:
    """An amoeba moves by its own means: one die, two with Movement I, a free choice with Movement II.

    Only Speed moves twice, the second time for free, and never after a drift (L68).
    """
    player, amoeba = moving(draft, command.seat, command.number)
    if not may_leave(player, amoeba):
        raise refuse("has-moved", player=player.name, number=amoeba.number)
    wanted = movement_dice(player)
    if len(command.dice) != wanted:
        raise refuse("dice-count", wanted=wanted)
    if not amoeba.moves:
        pay(draft, player, move_price(player, draft.state.options))
    draft.add(ev.MoveRolled(seat=command.seat, number=command.number, dice=command.dice))
    allowed = directions(command.dice)
    if len(allowed) == 1:
        draft.add(ev.AmoebaMoved(seat=command.seat, number=command.number, direction=allowed[0]))


def choose_direction(draft: Draft, command: cmd.ChooseDirection) -> None:
    """Say where the amoeba goes whose dice lie."""
    move = draft.state.move
    if move is None or move.seat != command.seat:
        raise refuse("no-move-open")
    if command.direction not in directions(move.dice):
        raise refuse("not-on-the-dice")
    draft.add(ev.AmoebaMoved(seat=move.seat, number=move.number, direction=command.direction))


def pay_moves(draft: Draft, command: cmd.PayMoves) -> None:
    """Pay for movements in quick detail, where amoebas are not kept one by one."""
    in_phase(draft, "movement")
    player = player_of(draft, command.seat)
    if draft.state.detail != "quick":
        raise refuse("each-amoeba-is-kept")
    price = move_price(player, draft.state.options)
    if not price or not command.count:
        raise refuse("moves-are-free", player=player.name)
    pay(draft, player, price * command.count)


def _still_unmoved(player: Player, amoeba: Amoeba) -> None:
    """Refuse the first movement of an amoeba that has made it, or that has attacked."""
    if amoeba.moves or amoeba.attacks:
        raise refuse("has-moved", player=player.name, number=amoeba.number)


def pay(draft: Draft, player: Player, points: int) -> None:
    """Take biological points from a player, or give them back where they are below 0.

    Raises:
        Refused: there are not enough.
    """
    if points > player.points:
        raise refuse("not-enough-points", player=player.name, points=points, held=player.points)
    if points:
        draft.add(ev.PointsChanged(seat=player.seat, delta=-points))


def drift_along(draft: Draft, player: Player, amoeba: Amoeba) -> None:
    """The amoeba drifts where the card points."""
    card = draft.state.card
    assert card is not None
    draft.add(ev.AmoebaMoved(seat=player.seat, number=amoeba.number, direction=card.direction, drifted=True))


def moving(draft: Draft, seat: int, number: int) -> tuple[Player, Amoeba]:
    """An amoeba whose food check is still to come, and its player, whose turn of phase 1 it is.

    Raises:
        Refused: it is not that player's turn, there is no such amoeba, or it has eaten or starved, or a
            movement or an attack is not over.
    """
    in_phase(draft, "movement")
    state = draft.state
    player = player_of(draft, seat)
    if state.detail != "full":
        raise refuse("amoebas-not-kept")
    if state.active != seat:
        raise refuse("not-your-turn", player=player.name)
    amoeba = amoeba_of(player, number)
    if amoeba.meal:
        raise refuse("has-eaten", player=player.name, number=number)
    nothing_open(draft)
    return player, amoeba


def nothing_open(draft: Draft) -> None:
    """Refuse while a movement's direction or an attack's result is still to be said."""
    if draft.state.move is not None:
        raise refuse("direction-open")
    if draft.state.fight is not None:
        raise refuse("attack-open")


def amoeba_of(player: Player, number: int) -> Amoeba:
    """A player's amoeba on the board.

    Raises:
        Refused: it is not there.
    """
    amoeba = player.amoeba(number)
    if amoeba is None:
        raise refuse("no-such-amoeba", player=player.name, number=number)
    return amoeba
