"""Phase 5: natural deaths; how amoebas leave the board."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.rules.command import OWN_SEAT, Command, Event
from companion.rules.kernel import Value, refuse
from companion.rules.label_values import who, yes
from companion.rules.soup.data import DEATH_CUBES
from companion.rules.soup.division import AmoebaPlaced
from companion.rules.soup.meals import of_each_colour, to_board
from companion.rules.soup.play import Draft, in_detail, in_phase, nothing_open, player_of
from companion.rules.soup.state import Amoeba, Number, Player, Seat, State


class Bury(Command):
    """Carry out the natural deaths of all players (full detail).

    Amoebas with too many damage points are replaced by two cubes of each colour in play (L41).
    """

    def decide(self, draft: Draft) -> None:
        in_phase(draft, "deaths")
        in_detail(draft, "full")
        nothing_open(draft)
        state = draft.state
        if state.buried:
            raise refuse("buried-already")
        for seat in state.order:
            for amoeba in dying(state.players[seat]):
                draft.add(AmoebaRemoved(seat=seat, number=amoeba.number))
                to_board(draft, of_each_colour(draft, DEATH_CUBES))
        draft.add(DeadBuried())

    def params(self, state: State) -> dict[str, Value]:
        return {"count": sum(len(dying(player)) for player in state.players)}


class LoseAmoebas(Command, owner=OWN_SEAT):
    """A player's amoebas died, eaten in phase 1 or of damage in phase 5; less than none brings them back.

    Only in quick detail, where they are not kept one by one.
    """

    seat: Seat
    count: Annotated[int, Field(ge=-7, le=7)] = 1

    def decide(self, draft: Draft) -> None:
        in_phase(draft, "movement", "deaths")
        player_of(draft, self.seat)
        in_detail(draft, "quick")
        change_amoebas(draft, self.seat, -self.count)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "count": abs(self.count), "back": yes(self.count < 0)}


class AmoebaRemoved(Event):
    """An amoeba left the board; it leads nobody any more, and follows nobody."""

    seat: Seat
    number: Number

    def apply(self, state: State) -> State:
        amoebas = state.players[self.seat].amoebas
        left = tuple(each for each in amoebas if each.number != self.number)
        return self._without_companion(state).with_player(self.seat, amoebas=left)

    def _without_companion(self, state: State) -> State:
        known, gone = state.departure, (self.seat, self.number)
        if known is None:
            return state
        if (known.seat, known.number) == gone:
            return state.replace(departure=None)
        left = tuple(each for each in known.followers if (each.seat, each.number) != gone)
        return state.replace(departure=known.replace(followers=left))


class DeadBuried(Event):
    """The natural deaths of this round were carried out."""

    def apply(self, state: State) -> State:
        return state.replace(buried=True)


def change_amoebas(draft: Draft, seat: int, delta: int) -> None:
    """Place amoebas on the board, the lowest numbers first, or remove them, the highest first.

    Raises:
        Refused: nothing would change, or there are not as many.
    """
    player = player_of(draft, seat)
    if not delta:
        raise refuse("nothing-changed")
    if delta > len(player.free_numbers):
        raise refuse("amoebas-off-board", player=player.name, count=len(player.free_numbers))
    if -delta > len(player.amoebas):
        raise refuse("amoebas-on-board", player=player.name, count=len(player.amoebas))
    for number in player.free_numbers[: max(0, delta)]:
        draft.add(AmoebaPlaced(seat=seat, number=number))
    for amoeba in player.amoebas[len(player.amoebas) + min(0, delta) :]:
        draft.add(AmoebaRemoved(seat=seat, number=amoeba.number))


def dying(player: Player) -> tuple[Amoeba, ...]:
    """Return a player's amoebas with the fatal number of damage points, 2, or 3 with Longevity."""
    return tuple(amoeba for amoeba in player.amoebas if amoeba.wounds >= player.fatal_wounds)
