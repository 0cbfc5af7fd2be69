"""Attacks of intruders in step 2 of the event phase: attackers, victims, and effects of attack cards.

A Metagorger attacks without a card: see `mutation`.

Source: rulebook, Event phase, step 2 (Intruder attack). Attack cards and the choice of the victim follow the
base game.
"""

from typing import Annotated, Final, NamedTuple

from pydantic import Field

from companion.rules.carnomorphs.characters import give_wound, wounds_known
from companion.rules.carnomorphs.combat import (
    UNLISTED,
    character_fights,
    fights,
    intruder_fights,
    opponents_of,
)
from companion.rules.carnomorphs.deaths import death_params
from companion.rules.carnomorphs.intruders import figure_params, intruder_of
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.next_step import hungry_rooms
from companion.rules.carnomorphs.play import Decision, FlagSet, NumberChanged, aboard, in_step
from companion.rules.carnomorphs.state import Intruder, Seat, State
from companion.rules.kernel import NONE, OWN_SEAT, Command, Event, Value, name, refuse, yes

MOST_OF_CARD: Final = 2
"""Maximum number of Light Wounds, and of Contamination cards, that one attack card gives (base game)."""

OfCard = Annotated[int, Field(ge=0, le=MOST_OF_CARD)]


class IntruderAttack(Command, owner=OWN_SEAT):
    """Carry out one figure's attack by its attack card, or record that it does not attack.

    A Metagorger's attack on a character is a `MetagorgerAttack` instead. An uncounted number of Contamination
    cards stays unknown; wounds are refused if the table does not count the character's wounds.
    """

    id: Annotated[int, Field(ge=0, le=9999)]
    """The figure; `UNLISTED` for a Metagorger that is not listed."""

    seat: Seat | None = None
    """The seat of the victim; None if it attacks nobody, or if players carried out the attack themselves."""

    light: OfCard = 0
    serious: bool = False
    contamination: OfCard = 0
    slime: bool = False

    def decide(self, decision: Decision) -> None:
        in_step(decision, "feeding")
        self._may_attack(decision)
        decision.add(Attacked(figure=self.id))
        if self.seat is None:
            if self.light or self.serious or self.contamination or self.slime:
                raise refuse("attack-on-nobody")
            return
        player = aboard(decision, self.seat)
        if self.contamination and player.contamination is not None:
            decision.add(NumberChanged(seat=player.seat, number="contamination", delta=self.contamination))
        if self.slime and not player.slime:
            decision.add(FlagSet(seat=player.seat, flag="slime", value=True))
        if (self.light or self.serious) and not wounds_known(player):
            raise refuse("wounds-unknown", player=player.name)
        # Wounds come last, since a death may end the phase.
        for serious in (*(False,) * self.light, *(True,) * self.serious):
            if decision.state.players[player.seat].acting:
                give_wound(decision, player.seat, serious=serious)

    def _may_attack(self, decision: Decision) -> None:
        state = decision.state
        if self.id in state.attacked:
            raise refuse("attacked-already")
        if self.id == UNLISTED:
            if not (state.loose.metagorger and self.seat is None):
                raise refuse("no-such-intruder")
            return
        intruder = intruder_of(decision, self.id)
        if not intruder_fights(state, intruder):
            raise refuse("attacker-not-in-combat")
        if self.seat is None:
            return
        if intruder.kind == "metagorger":
            raise refuse("metagorger-without-card")
        if self.seat not in (player.seat for player in opponents_of(state, intruder)):
            raise refuse("not-its-opponent")

    def params(self, state: State) -> dict[str, Value]:
        listed = None if self.id == UNLISTED else self.id
        return {
            **figure_params(state, listed, "metagorger"),
            "player": name(state, self.seat) or NONE,
            **death_params(state, self),
            "slime": yes(self.slime),
        }


class Attacked(Event):
    """A figure's attack in this event phase is over or skipped."""

    figure: int

    def apply(self, state: State) -> State:
        return state.replace(attacked=(*state.attacked, self.figure))


class OpenAttack(NamedTuple):
    """The pending attack of a figure in combat that has not attacked in this step yet."""

    id: int
    commands: tuple[MetagorgerAttack, ...] = ()
    """A Metagorger's possible commands, one for each opponent; empty for other kinds, which use a card."""


def open_attacks(state: State) -> list[OpenAttack]:
    """Return the attacks that are still to come, those of Metagorgers first."""
    fighting = [each for each in state.intruders if intruder_fights(state, each)]
    found = [OpenAttack(each.id, tuple(metagorger_attacks(state, each))) for each in fighting]
    if state.loose.metagorger:
        seats = (player.seat for player in state.players if character_fights(state, player))
        found.append(OpenAttack(UNLISTED, tuple(MetagorgerAttack(seat=seat) for seat in seats)))
    waiting = [each for each in found if each.id not in state.attacked]
    metagorgers = [each for each in waiting if each.commands]
    return [*metagorgers, *(each for each in waiting if not each.commands and each.id != UNLISTED)]


def due_attacks(state: State) -> list[OpenAttack]:
    """Return the attacks that are due now; under *Voracious*, none are due before all intruders have fed."""
    return [] if state.voracious and hungry_rooms(state) else open_attacks(state)


def metagorger_attacks(state: State, intruder: Intruder) -> list[MetagorgerAttack]:
    """Return a listed Metagorger's possible attacks, one on each of its opponents; empty for other kinds."""
    if intruder.kind != "metagorger":
        return []
    return [
        MetagorgerAttack(seat=player.seat, intruder=intruder.id) for player in opponents_of(state, intruder)
    ]


def victim_of(state: State, intruder: Intruder) -> int | None:
    """Return the seat whose character a listed figure attacks.

    It attacks the opponent with the fewest cards in hand; if several are tied, the first of them in turn
    order (base game).

    Returns:
        None if the figure fights nobody, or if it fights several characters and a hand is not counted.
    """
    seats = {fight.seat for fight in fights(state) if fight.figure == intruder.id}
    there = [player for player in state.turn_order if player.seat in seats]
    if not there or (len(there) > 1 and any(player.hand is None for player in there)):
        return None
    return min(there, key=lambda player: player.hand or 0).seat
