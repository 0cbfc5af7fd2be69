"""The table's own settings: the options, the level of detail, and names."""

from collections import Counter

from companion.rules.carnomorphs.carrying import leave_all
from companion.rules.carnomorphs.combat import fights
from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.intruders import FiguresChanged, IntruderRemoved
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.play import Decision, MeetingsChanged, Name, WentTo, short_name
from companion.rules.carnomorphs.state import Seat, State
from companion.rules.carnomorphs.tracks import TrackMoved
from companion.rules.kernel import OWN_SEAT, Command, Detail, Event, RoundCommand
from companion.rules.seating import new_name
from companion.rules.soundness import require_fitting


class SetOptions(RoundCommand):
    """Change the rule options; during the set-up the time marker moves to the new start of its track."""

    options: Options

    def decide(self, decision: Decision) -> None:
        require_fitting(self.options)
        decision.add(OptionsSet(options=self.options))
        state = decision.state
        if state.phase == "setup" and state.time != state.options.time_track:
            decision.add(TrackMoved(track="time", delta=state.options.time_track - state.time))


class SetDetail(Command):
    """Change the level of detail.

    A change to quick detail removes all figures from the list and counts them instead. Combat derived from
    rooms becomes a mark; hands and wounds become unknown. A change to full detail lists no figures: counted
    figures stay unlisted until the table lists them.
    """

    detail: Detail

    def decide(self, decision: Decision) -> None:
        if self.detail == "quick":
            _forget_rooms(decision)
            listed = decision.state.intruders
            for each in listed:
                decision.add(IntruderRemoved(id=each.id))
            for kind, count in Counter[IntruderKind](each.kind for each in listed).items():
                decision.add(FiguresChanged(intruder=kind, delta=count))
            decision.add(CountsForgotten())
        elif decision.state.phase == "setup":
            decision.add(CountsBegun())
        decision.add(DetailSet(detail=self.detail))


class Rename(Command, owner=OWN_SEAT):
    """Correct the names of a player and the player's character."""

    seat: Seat
    name: Name
    character: Name = ""

    def decide(self, decision: Decision) -> None:
        name = new_name(decision.state, self.seat, self.name)
        decision.add(Renamed(seat=self.seat, name=name, character=short_name(self.character)))


class OptionsSet(Event, whole=True):
    """The table set its rule options."""

    options: Options


class DetailSet(Event):
    """The level of detail was changed."""

    detail: Detail


class CountsForgotten(Event):
    """Hands and wounds are unknown from now on; during the set-up, Contamination cards are unknown too."""

    def apply(self, state: State) -> State:
        unknown = {"hand": None, "light_wounds": None, "serious_wounds": None}
        if state.phase == "setup":
            unknown["contamination"] = None
        return state.replace(players=tuple(player.replace(**unknown) for player in state.players))


class CountsBegun(Event):
    """Wounds and Contamination cards are counted from now on, and nobody has any yet."""

    def apply(self, state: State) -> State:
        none = {"light_wounds": 0, "serious_wounds": 0, "contamination": 0}
        return state.replace(players=tuple(player.replace(**none) for player in state.players))


class Renamed(Event):
    """A player or a character was renamed."""

    seat: Seat
    name: str
    character: str


def _forget_rooms(decision: Decision) -> None:
    """Mark the characters in combat, and forget rooms and hands, which quick detail does not track."""
    fought = fights(decision.state)
    for player in decision.state.players:
        with_figures = [fight.figure for fight in fought if fight.seat == player.seat]
        listed = sum(bool(figure) for figure in with_figures)
        others = player.meetings if len(with_figures) > listed else 0
        if listed + others != player.meetings:
            decision.add(MeetingsChanged(seat=player.seat, delta=listed + others - player.meetings))
        leave_all(decision, player.seat)
        if player.room:
            decision.add(WentTo(seat=player.seat, room=""))
