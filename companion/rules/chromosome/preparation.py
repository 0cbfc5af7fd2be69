"""The preparation of a round: event card, refreshed genes and fate tokens, starting player."""

from typing import Annotated, Final

from pydantic import Field

from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.elimination import LastTurnsCalled, doomed, left_in
from companion.rules.chromosome.play import Decision, Text, require_game, require_phase
from companion.rules.chromosome.scoring import end_game
from companion.rules.chromosome.state import EventCard, State
from companion.rules.chromosome.turns import TurnBegan, TurnsBegan, next_turn
from companion.rules.kernel import Command, Event, Label, RoundCommand, clean_text, refuse, signed, typed

LONGEST_NOTE: Final = 60
"""Maximum number of characters that a label shows of a free text."""


class NoteEvent(Command):
    """Note the event card of the round: its text, and its effect on numbers."""

    text: Text = ""
    power_bonus: Annotated[int, Field(ge=0, le=9)] = 0

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        if not decision.state.options.events:
            raise refuse("no-events")
        decision.add(EventNoted(text=clean_text(self.text), power_bonus=self.power_bonus))

    def label(self, state: State) -> Label:
        text = typed(self.text, LONGEST_NOTE)
        if not self.power_bonus:
            return Label(key="label-note-event", params={"text": text})
        power = signed(self.power_bonus)
        return Label(key="label-note-event-power", params={"text": text, "power": power})


class BeginTurns(RoundCommand):
    """Finish the preparation: refresh genes and fate tokens, determine the starter, begin the first turn.

    An event card may have taken a player's last token. After such an elimination the other players have one
    last turn each (end of the game, option 2).
    """

    def decide(self, decision: Decision) -> None:
        require_phase(decision, "preparation")
        decision.add(*doomed(decision.state), GenesRefreshed())
        state = decision.state
        starter = starting_seat(state)
        if starter is None:
            end_game(decision, "elimination")
            return
        decision.add(TurnsBegan(starter=starter))
        if any(player.eliminated for player in state.players):
            seats = tuple(seat for seat in state.clockwise(starter) if state.players[seat].in_play)
            decision.add(LastTurnsCalled(seats=seats))
            next_turn(decision)
        else:
            decision.add(TurnBegan(seat=starter))


class RoundPrepared(Event):
    """The time marker went down by one."""

    def apply(self, state: State) -> State:
        players = tuple(player.replace(passed=False, recovered=False) for player in state.players)
        return state.replace(
            phase="preparation", clock=state.clock - 1, active=None, late_mover=None, players=players
        )


class EventNoted(Event):
    """The event card of the round was read out and noted."""

    text: str
    power_bonus: int

    def apply(self, state: State) -> State:
        return state.replace(event=EventCard(text=self.text, power_bonus=self.power_bonus))


class GenesRefreshed(Event):
    """All passive genes became active and all fate tokens were turned to their active side."""

    def apply(self, state: State) -> State:
        refreshed = (
            player.replace(active=player.genes, passive=Genes(), fate_token=True) for player in state.players
        )
        return state.replace(players=tuple(refreshed))


def starting_seat(state: State) -> int | None:
    """Return the seat of the starting player, who has the fewest tokens on the board.

    A tie goes to the first of the tied players clockwise from the previous starting player, who comes last.
    None if nobody is left in the game.
    Source: rulebook, Player turns (note); P1 confirms "clockwise".
    """
    tokens = {player.seat: player.on_board for player in left_in(state)}
    fewest = min(tokens.values(), default=0)
    order = state.clockwise((state.starter + 1) % len(state.players))
    return next((seat for seat in order if tokens.get(seat) == fewest), None)
