"""Payments in quick detail, which does not track fights and meals of Parasitism one by one."""

from collections.abc import Iterator
from typing import Final

from companion.rules.kernel import Command, Owners, Rejection, Value, decide, refuse, who
from companion.rules.soup.fights import ANSWERS, AttackCounted
from companion.rules.soup.play import (
    Decision,
    Purpose,
    has_aggression,
    in_detail,
    in_phase,
    pay,
    player_of,
    price_of,
    require_gene,
    seated_player,
)
from companion.rules.soup.state import Player, Seat, State


class Pay(Command):
    """Pay for one step of a fight, or as the host of another player's Parasitism (quick detail)."""

    seat: Seat
    purpose: Purpose

    def decide(self, decision: Decision) -> None:
        feeding = decision.state.phase == "movement"
        in_phase(decision, "movement", *(() if self.purpose == "host" else ("deaths",)))
        player = player_of(decision, self.seat)
        in_detail(decision, "quick")
        match self.purpose:
            case "attack":
                _require_attack(decision, player)
            case "defend" | "escape":
                if feeding and player.has("armor"):
                    raise refuse("armored", player=player.name)
                require_gene(player, ANSWERS[self.purpose])
            case "host":
                others = (each for each in decision.state.players if each.seat != player.seat)
                if not player.amoebas or not any(each.has("parasitism") for each in others):
                    raise refuse("no-host", player=player.name)
        price = price_of(player, self.purpose)
        if not price:
            raise refuse("escape-is-free", player=player.name)
        pay(decision, player, price)
        if self.purpose == "attack":
            decision.add(AttackCounted(seat=self.seat))

    def owners(self, state: State) -> Owners:
        """Return the payer; if a host pays, also the players with Parasitism, who choose the host (L80)."""
        hosted = self.purpose == "host"
        parasites = (player.seat for player in state.players if hosted and player.has("parasitism"))
        return Owners(seats=frozenset({self.seat, *parasites}))

    def params(self, state: State) -> dict[str, Value]:
        player = seated_player(state, self.seat)
        points = price_of(player, self.purpose) if player else 0
        return {**who(state, self.seat), "purpose": self.purpose, "points": points}


def payments_now(state: State) -> tuple[Pay, ...]:
    """Return the payments that a screen shows now, including those refused for lack of points or attacks.

    Source: L8 and L9 (attacks in phase 5), L74, L80 (the host of Parasitism).
    """
    answers = ((each, decide(state, each)) for each in _thinkable(state))
    return tuple(
        each for each, answer in answers if not isinstance(answer, Rejection) or answer.code in _SHOWN
    )


def _thinkable(state: State) -> Iterator[Pay]:
    """Yield conceivable payments: of acting players as attackers, and of others as victims or hosts.

    In phase 1 the active player acts, or everybody if nobody has the turn; in phase 5 everybody acts.
    """
    feeding = state.phase == "movement"
    swimming = [each for each in state.players if each.amoebas]
    active = [each for each in swimming if state.active in (each.seat, None) or not feeding]
    attackers = {each.seat for each in active if each.has("struggle" if feeding else "aggression")}
    parasites = {each.seat for each in active if each.has("parasitism")}
    yield from (Pay(seat=seat, purpose="attack") for seat in sorted(attackers))
    for player in swimming:
        if attackers - {player.seat}:
            yield Pay(seat=player.seat, purpose="defend")
            yield Pay(seat=player.seat, purpose="escape")
        if parasites - {player.seat}:
            yield Pay(seat=player.seat, purpose="host")


_SHOWN: Final = frozenset({"not-enough-points", "has-attacked", "all-have-attacked"})
"""Codes of refusals after which a payment is still shown, but disabled."""


def _require_attack(decision: Decision, player: Player) -> None:
    """Refuse an attack by a player who lacks the gene for it, or who has no attack left.

    In phase 5 each player may attack once (L8); in phase 1 each amoeba may attack once a round (U4).
    """
    state = decision.state
    if state.phase == "deaths":
        require_gene(player, "aggression")
        if not has_aggression(state, player):
            raise refuse("has-attacked", player=player.name)
        return
    require_gene(player, "struggle")
    if state.attackers.count(player.seat) >= len(player.amoebas):
        raise refuse("all-have-attacked", player=player.name)
