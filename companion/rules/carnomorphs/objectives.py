"""The players' objectives: each player gets two, and keeps one after the first encounter."""

from typing import Annotated

from pydantic import Field

from companion.rules.carnomorphs.data import FIELD_BIOLOGY
from companion.rules.carnomorphs.play import Decision, Name, in_phase, player_of, running, short_name
from companion.rules.carnomorphs.state import Objective, Player, Seat, State
from companion.rules.kernel import OWN_SEAT, Command, Event, Owners, RoundCommand, Value, name, refuse


class NoteEncounter(RoundCommand):
    """Record that the first intruder has come onto the board; everybody now chooses an objective.

    Source: rulebook, First encounter.
    """

    def decide(self, decision: Decision) -> None:
        running(decision)
        if decision.state.first_encounter:
            raise refuse("encounter-noted")
        decision.add(EncounterNoted())


class NameObjectives(Command, owner=OWN_SEAT, secret=True):
    """Note the player's own two objectives, replacing earlier notes; nobody else sees them.

    Entering the same names again is not refused, since a refusal would confirm a guess.
    """

    seat: Seat
    corporate: Name = ""
    personal: Name = ""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events", "check")
        player = player_of(decision, self.seat)
        corporate, personal = short_name(self.corporate), short_name(self.personal)
        decision.add(ObjectivesNamed(seat=player.seat, corporate=corporate, personal=personal))


class ChooseObjective(Command, owner=OWN_SEAT, secret=True):
    """Keep one of the two objectives: 0 corporate, 1 personal; nobody else sees which.

    The other objective leaves the game unseen, so the choice is final. Source: rulebook, First encounter.
    """

    seat: Seat
    kept: Annotated[int, Field(ge=0, le=1)] | None = None
    """The objective kept; None if it is kept in the hand and not entered in the app."""

    def decide(self, decision: Decision) -> None:
        _choose(decision, self.seat, self.kept)


class ChooseInHand(Command):
    """Record that several players have each kept an objective in the hand without entering it in the app.

    Source: rulebook, First encounter: everybody chooses simultaneously.
    """

    seats: Annotated[tuple[Seat, ...], Field(min_length=1)]

    def decide(self, decision: Decision) -> None:
        for seat in self.seats:
            _choose(decision, seat, None)

    def owners(self, state: State) -> Owners:
        """Return these players as joint owners, so that no player's device can answer for the others."""
        return Owners(seats=frozenset(self.seats), together=True)

    def params(self, state: State) -> dict[str, Value]:
        return {"players": tuple(name(state, seat) for seat in self.seats)}


class EncounterNoted(Event):
    """The first intruder came onto the board."""

    def apply(self, state: State) -> State:
        return state.replace(first_encounter=True, encounter_round=state.round, just_met=True)


class ObjectivesNamed(Event):
    """A player noted the two objectives."""

    seat: Seat
    corporate: str
    personal: str

    def apply(self, state: State) -> State:
        corporate = Objective(name=self.corporate, corporate=True)
        return state.with_player(self.seat, objectives=(corporate, Objective(name=self.personal)))


class ObjectiveChosen(Event):
    """A player chose which objective to keep."""

    seat: Seat
    kept: int | None

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, kept=self.kept, chosen=True)


def _choose(decision: Decision, seat: Seat, kept: int | None) -> None:
    in_phase(decision, "players", "events", "check")
    player = player_of(decision, seat)
    if decision.state.options.objectives == "shared":
        raise refuse("objectives-are-shared")
    if not decision.state.first_encounter:
        raise refuse("no-encounter-yet")
    if not player.living:
        raise refuse("character-dead", player=player.name)
    if player.chosen:
        raise refuse("objective-chosen", player=player.name)
    decision.add(ObjectiveChosen(seat=player.seat, kept=kept))


def undecided(state: State) -> tuple[Player, ...]:
    """Return the players who still have to choose an objective, in turn order (rulebook, First encounter).

    Empty before the first encounter, in quick detail, and with shared objectives; dead players are left out.
    """
    if not state.first_encounter or state.detail == "quick" or state.options.objectives == "shared":
        return ()
    return tuple(player for player in state.turn_order if player.living and not player.chosen)


def fulfilled(state: State, player: Player, objective: str) -> bool | None:
    """Return whether the tracked facts fulfil an objective; None if they do not decide it.

    Only objectives that the rulebook clarifies can be decided. Other players' signals do not count (base
    game).
    Source: rulebook, Clarification of objectives.
    """
    discarded = [each.research for each in state.adaptations if each.discarded]
    match objective:
        case "extreme-field-biology":
            return len(discarded) >= FIELD_BIOLOGY
        case "ab-ovo":
            return "egg" in discarded
        case "necroscopy":
            return player.signal and "carcass" in discarded
        case "great-hunt":
            if player.signal and not state.butcher_dead and state.ending == "explosion":
                return None  # The base game's card counts an explosion; this rulebook does not mention it.
            return player.signal and state.butcher_dead
        case _:
            return None
