"""What is paid for fights and for Parasitism in quick detail, where neither is kept."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
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
            _holds(player, "struggle" if feeding else "aggression")
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


def _holds(player: Player, gene: Gene) -> None:
    if not player.has(gene):
        raise refuse("gene-missing", player=player.name, gene=gene)
