"""Carnomorphs for the kernel: its rule modules, each seat's view, and the outcome."""

from collections import Counter
from collections.abc import Mapping
from functools import reduce
from typing import Any, Final

from companion.rules import clocks, colours, notes
from companion.rules import kernel as rules
from companion.rules.carnomorphs import (
    KEY,
    adaptations,
    attacks,
    bag,
    carrying,
    characters,
    combat,
    event_phase,
    feeding,
    house_rules,
    intruders,
    last_check,
    mutation,
    noise,
    objectives,
    play,
    pods,
    rooms,
    setup,
    shared_objectives,
    tokens,
    tracks,
    turns,
)
from companion.rules.carnomorphs.combat import lifted_marks
from companion.rules.carnomorphs.data import Tokens
from companion.rules.carnomorphs.deaths import NO_DEATH, TELL_DEATHS
from companion.rules.carnomorphs.final_scores import CarnomorphScores
from companion.rules.carnomorphs.mutation import MutationShown
from companion.rules.carnomorphs.next_step import following, next_step
from companion.rules.carnomorphs.notices import notices
from companion.rules.carnomorphs.rooms import HandsSetApart, RoomListed, unlisted_carriers
from companion.rules.carnomorphs.soundness import flaw
from companion.rules.carnomorphs.state import EMPTY, Adaptation, State
from companion.rules.kernel import NONE, Command, Event, Game, Label, Outcome, Rejection, SeatInfo, Value

FIRST_BADGE: Final = 4
"""The index of the first of the five player badges; see `SeatInfo.shape`."""

NOT_TOLD_YET: Final[Mapping[str, Mapping[str, Value]]] = {
    "label-pass": {"ends": "no"},
    "label-burn-rooms": {"count": 0},
    "label-end-player-phase": {"time": NONE},
    "label-number-pods": {"drawn": "no"},
}
"""Default values of the parameters that labels of earlier versions lack."""


class Carnomorphs(Game[State]):
    """Nemesis: Carnomorphs as a `Game` of the kernel; each seat sees only its own secrets."""

    key = KEY
    empty = EMPTY
    final_scores = CarnomorphScores

    notices = staticmethod(notices)
    flaw = staticmethod(flaw)
    has_secrets = True

    @staticmethod
    def decide(state: State, command: Command) -> tuple[Event, ...] | Rejection:
        """Return the events of a command, or its refusal.

        In a game of an earlier version, carried objects are first taken out of the rooms' counts. After the
        command, every room in which a character carries objects is listed, since these attract intruders, and
        outdated combat marks are removed.
        """
        first: tuple[Event, ...] = () if state.carried_apart or not state.players else (HandsSetApart(),)
        before = reduce(rules.applied, first, state)
        verdict = rules.decide(before, command)
        if isinstance(verdict, Rejection):
            return verdict
        after = reduce(rules.applied, verdict, before)
        carriers = (RoomListed(name=name) for name in unlisted_carriers(after))
        return (*first, *verdict, *carriers, *lifted_marks(before, after))

    @staticmethod
    def parse_label(row: object) -> Label:
        """Return the label of a JSON object, adding parameters that earlier versions lacked."""
        label = Game.parse_label(row)
        lacking = NO_DEATH if label.key in TELL_DEATHS else NOT_TOLD_YET.get(label.key)
        return label if lacking is None else label.replace(params={**lacking, **label.params})

    def player_view(self, state: State, seat: int | None) -> State:
        """Return the state as a seat may see it; `seat` is None for a device without a seat.

        It lacks other players' secrets, and notes on adaptations that are not revealed yet. If the option
        `bag_counts` is off, the bag appears empty to everybody, so screens check the option before they use
        its counts. Drawn tokens stay visible, since everybody saw them.
        """
        hidden = (each if each.revealed else Adaptation(kind=each.kind) for each in state.adaptations)
        view = super().player_view(state, seat).replace(adaptations=tuple(hidden))
        return view if state.options.bag_counts else view.replace(bag=Tokens())

    @staticmethod
    def reveals(event: Event) -> int | None:
        """Return the seat whose hidden Mutation card this event turns over, or None."""
        return event.seat if isinstance(event, MutationShown) else None

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Return the players; the dead count as eliminated.

        Each colour has a shape of its own, for colour-blind players.
        """
        return tuple(
            SeatInfo(
                name=player.name,
                colour=player.colour,
                shape=FIRST_BADGE + player.colour,
                out=not player.living,
            )
            for player in state.players
        )

    def waited_for(self, state: State) -> int | None:
        return next_step(state).seat

    def phase(self, state: State) -> str:
        """Return the phase, or the step of the event phase."""
        return state.step if state.phase == "events" else state.phase

    def following(self, state: State) -> int | None:
        seat = following(state) if next_step(state).step == "turn" else None
        return seat if seat != state.active else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners (survivors with a fulfilled objective) and the ending; there are no points."""
        if state.phase != "over":
            return None
        return Outcome(winners=state.winners, ending=state.ending or "")

    def summary(self, state: State) -> dict[str, Any]:
        """Return the round and number of rounds; at the end also survivors, drawn tokens and feedings."""
        told = super().summary(state)
        if state.phase == "over":
            told["survivors"] = [player.seat for player in state.players if player.saved]
        if state.phase == "over" and not self.is_entered(state):
            told["drawn"] = dict(Counter(state.drawn))
            told["feedings"] = state.feedings
        return told


CARNOMORPHS: Final = Carnomorphs(
    clocks,
    colours,
    notes,
    play,
    setup,
    turns,
    event_phase,
    tracks,
    bag,
    tokens,
    noise,
    intruders,
    combat,
    rooms,
    carrying,
    feeding,
    characters,
    pods,
    mutation,
    attacks,
    adaptations,
    objectives,
    shared_objectives,
    last_check,
    house_rules,
)
