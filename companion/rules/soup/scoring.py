"""Phase 6: the scoring markers climb the ladder according to two tables, and leap over occupied spaces."""

from collections.abc import Collection, Sequence
from typing import Annotated, NamedTuple

from pydantic import Field

from companion.rules.kernel import Command, Event, RoundCommand, Value, refuse
from companion.rules.soup.data import AMOEBA_STEPS, AMOEBAS, CARD_STEPS, MOST_CARDS
from companion.rules.soup.play import Decision, in_phase
from companion.rules.soup.state import PHASES, Ending, Player, ScoreLine, Seat, State
from companion.rules.soup.turns import go_on, phase_order


class Score(RoundCommand):
    """Move everybody's marker, one after the other, in the order that was fixed when the phase began."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "scoring")
        if decision.state.scored:
            raise refuse("scored-already")
        decision.add(Scored(lines=score_lines(decision.state)))
        go_on(decision)


class ScoreCounted(Command):
    """Move the markers by amoebas and gene cards that the players have counted.

    It is the last scoring of a game played without the app, so the app does not know these numbers.
    """

    amoebas: tuple[Annotated[int, Field(ge=0, le=AMOEBAS)], ...]
    """Each player's number of amoebas, by seat."""

    cards: tuple[Annotated[int, Field(ge=0, le=MOST_CARDS)], ...]
    """Each player's number of gene cards, by seat."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "scoring")
        state = decision.state
        if not state.entered:
            raise refuse("counts-kept")
        if state.scored:
            raise refuse("scored-already")
        count = len(state.players)
        if len(self.amoebas) != count or len(self.cards) != count:
            raise refuse("counts-missing")
        counted = tuple(map(Counted, self.amoebas, self.cards))
        decision.add(Scored(lines=_lines(state, counted)))
        go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {}


class Scored(Event):
    """The scoring markers moved."""

    lines: tuple[ScoreLine, ...]

    def apply(self, state: State) -> State:
        for line in self.lines:
            state = state.with_player(line.seat, place=line.end)
        return state.replace(scored=self.lines)


class PlaceChanged(Event):
    """A scoring marker was corrected."""

    seat: Seat
    delta: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, place=state.players[self.seat].place + self.delta)


class Counted(NamedTuple):
    """A player's numbers of amoebas and gene cards for a scoring."""

    amoebas: int
    cards: int


class Climb(NamedTuple):
    """The outcome of a marker's climb."""

    end: int
    leapt: int
    """Spaces that were leapt over."""


def steps_of_amoebas(amoebas: int) -> int:
    return AMOEBA_STEPS[min(amoebas, len(AMOEBA_STEPS) - 1)]


def steps_of_cards(cards: int) -> int:
    return CARD_STEPS[min(cards, len(CARD_STEPS) - 1)]


def score_steps(state: State, player: Player) -> int:
    """Return how many steps a player's amoebas and gene cards would bring now, without leaps."""
    cards = player.cards(advanced_as_two=state.options.advanced_as_two)
    return steps_of_amoebas(len(player.amoebas)) + steps_of_cards(cards)


def climb(start: int, steps: int, taken: Collection[int]) -> Climb:
    """Return where a marker ends after this many steps; it leaps over spaces in `taken` for free (U3, U4)."""
    place, leapt = start, 0
    for _ in range(steps):
        place += 1
        while place in taken:
            place += 1
            leapt += 1
    return Climb(place, leapt)


def awaits_scoring(state: State) -> bool:
    """Return whether markers will still move in this round."""
    return state.phase in PHASES and not (state.phase == "scoring" and state.scored)


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """Return the score lines that a scoring now would give, in the order in which the markers move.

    In phase 6 this is the order fixed when the phase began; in earlier phases it is the order that phase 6
    would have if it began now.
    """
    cards = (player.cards(advanced_as_two=state.options.advanced_as_two) for player in state.players)
    return _lines(state, tuple(map(Counted, (len(player.amoebas) for player in state.players), cards)))


def _lines(state: State, counted: Sequence[Counted]) -> tuple[ScoreLine, ...]:
    order = state.order if state.phase == "scoring" else phase_order(state, "scoring")
    places = {player.seat: player.place for player in state.players}
    lines: list[ScoreLine] = []
    for seat in order:
        taken = {place for other, place in places.items() if other != seat}
        line = _line(state.players[seat], counted[seat], taken if state.options.leapfrog else ())
        places[seat] = line.end
        lines.append(line)
    return tuple(lines)


def _line(player: Player, counted: Counted, taken: Collection[int]) -> ScoreLine:
    amoeba_steps, card_steps = steps_of_amoebas(counted.amoebas), steps_of_cards(counted.cards)
    end, leapt = climb(player.place, amoeba_steps + card_steps, taken)
    return ScoreLine(
        seat=player.seat,
        amoebas=counted.amoebas,
        cards=counted.cards,
        amoeba_steps=amoeba_steps,
        card_steps=card_steps,
        leapt=leapt,
        start=player.place,
        end=end,
    )


def ends_with(state: State) -> Ending | None:
    """Return the reason why the game will end with the scoring of this round; None if the game goes on."""
    if any(line.end >= state.options.finish_zone for line in score_lines(state)):
        return "finish-zone"
    return None if state.cards_left else "last-card"
