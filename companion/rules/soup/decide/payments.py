"""What is paid for fights and for Parasitism in quick detail, where neither is kept."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import Gene
from companion.rules.soup.decide.common import Draft, in_detail, in_phase, player_of
from companion.rules.soup.decide.movement import pay
from companion.rules.soup.prices import price_of
from companion.rules.soup.state import Player


def pay_for(draft: Draft, command: cmd.Pay) -> None:
    """A player attacks, defends or escapes by a gene, or is the host of somebody else's Parasitism."""
    feeding = draft.state.phase == "movement"
    in_phase(draft, "movement", *(() if command.purpose == "host" else ("deaths",)))
    player = player_of(draft, command.seat)
    in_detail(draft, "quick")
    match command.purpose:
        case "attack":
            _attacks(draft, player)
        case "defend" | "escape":
            if feeding and player.has("armor"):
                raise refuse("armored", player=player.name)
            _holds(player, "defense" if command.purpose == "defend" else "escape")
        case "host":
            others = (each for each in draft.state.players if each.seat != player.seat)
            if not player.amoebas or not any(each.has("parasitism") for each in others):
                raise refuse("no-host", player=player.name)
    price = price_of(player, command.purpose)
    if not price:
        raise refuse("escape-is-free", player=player.name)
    pay(draft, player, price)
    if command.purpose == "attack":
        draft.add(ev.AttackCounted(seat=player.seat))


def _attacks(draft: Draft, player: Player) -> None:
    """Refuse an attack of who has no gene for it, or whose amoebas have all attacked.

    In phase 5 one amoeba of a player attacks once (L8), in phase 1 each amoeba once a round (U4).
    """
    state = draft.state
    if state.phase == "deaths":
        _holds(player, "aggression")
        if player.seat in state.aggressors:
            raise refuse("has-attacked", player=player.name)
        return
    _holds(player, "struggle")
    if state.attackers.count(player.seat) >= len(player.amoebas):
        raise refuse("all-have-attacked", player=player.name)


def _holds(player: Player, gene: Gene) -> None:
    if not player.has(gene):
        raise refuse("gene-missing", player=player.name, gene=gene)
