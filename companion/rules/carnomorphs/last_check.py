"""The end of the journey, the survivors' last check, and the end of the game."""

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.carnomorphs.bag import TokenResolved
from companion.rules.carnomorphs.carrying import die
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.play import (
    Decision,
    MutationTaken,
    NumberChanged,
    in_phase,
    player_of,
    running,
    see_contamination,
)
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import Ending, Player, Seat, State
from companion.rules.kernel import OWN_SEAT, TOGETHER, Command, Event, RoundCommand, refuse

CheckStep = Literal["scan", "draw"]


class BeginCheck(Command):
    """End the journey and begin the last check; characters that neither hibernate nor have escaped die.

    See `begin_last_check`.
    """

    ending: Ending = "agreement"

    def decide(self, decision: Decision) -> None:
        running(decision)
        if self.ending == "nobody-left":
            acting = next((player for player in decision.state.players if player.acting), None)
            if acting is not None:
                raise refuse("somebody-left", player=acting.name)
        begin_last_check(decision, self.ending)


class ScanDeck(Command, owner=OWN_SEAT):
    """Last check, step A: scan all Contamination cards. If any is infected, the player gets a Mutation card.

    An infected card raises a count of zero Contamination cards to one. If only holders of a Mutation card
    draw four cards, a player who still has no Mutation card has finished the check.
    """

    seat: Seat
    infected: bool

    def decide(self, decision: Decision) -> None:
        player = _in_check(decision, self.seat)
        if check_step(decision.state, player) != "scan":
            held = player.has_mutation and not player.scanned
            raise refuse("holder-skips-scan" if held else "scanned-already", player=player.name)
        if self.infected:
            see_contamination(decision, player.seat, 1)
            decision.add(MutationTaken(seat=player.seat))
        decision.add(Scanned(seat=player.seat))
        if check_step(decision.state, decision.state.players[player.seat]) is None:
            decision.add(Checked(seat=player.seat))


class DrawFour(Command, owner=OWN_SEAT):
    """Last check, step B: record how many of the four drawn cards are Contamination cards.

    Each Contamination card, infected or not, adds a marker; four or more markers kill. With the option
    `marker_as_card`, a player without a Mutation card gets one instead of the first marker. If the player's
    count of Contamination cards is below the number drawn, the count is raised.
    """

    seat: Seat
    contaminated: Annotated[int, Field(ge=0, le=4)]

    def decide(self, decision: Decision) -> None:
        player = _in_check(decision, self.seat)
        seat, markers = player.seat, self.contaminated
        step = check_step(decision.state, player)
        if step == "scan":
            raise refuse("scan-first", player=player.name)
        if step is None:
            raise refuse("checked-already", player=player.name)
        see_contamination(decision, seat, markers)
        if not player.scanned:
            decision.add(Scanned(seat=seat))
        if markers and decision.state.options.marker_as_card and not player.has_mutation:
            decision.add(MutationTaken(seat=seat))
            markers -= 1
        if markers:
            decision.add(NumberChanged(seat=seat, number="markers", delta=markers))
        decision.add(Checked(seat=seat))
        if player.markers + markers >= FATAL_MARKERS:
            die(decision, seat)


class AnswerObjective(Command, owner=OWN_SEAT):
    """Record whether a survivor's objective, which was read out, is fulfilled.

    The answer may be corrected, even after the end.
    """

    seat: Seat
    fulfilled: bool

    def decide(self, decision: Decision) -> None:
        player = _survivor(decision, self.seat)
        if decision.state.phase == "check" and check_step(decision.state, player) is not None:
            raise refuse("check-first", player=player.name)
        if player.fulfilled == self.fulfilled:
            raise refuse("answered-already", player=player.name)
        decision.add(ObjectiveAnswered(seat=player.seat, fulfilled=self.fulfilled))
        score_anew(decision)


class AnswerTogether(Command):
    """Record whether all shared objectives are fulfilled; the answer may be corrected, even after the end."""

    fulfilled: bool

    def decide(self, decision: Decision) -> None:
        since_check(decision)
        if not plays_together(decision.state):
            raise refuse("objectives-are-own")
        if decision.state.phase == "check":
            _all_checked(decision)
        if decision.state.shared_fulfilled == self.fulfilled:
            raise refuse("board-unchanged")
        decision.add(CrewAnswered(fulfilled=self.fulfilled))
        score_anew(decision)


class EndGame(RoundCommand, owner=TOGETHER):
    """End the game: survivors with a fulfilled objective win; with shared objectives all players or nobody.

    Before the last check, the game ends by agreement and nobody wins.
    """

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events", "check")
        state = decision.state
        if state.phase != "check":
            decision.add(GameEnded(ending="agreement", winners=()))
            return
        survivors = _all_checked(decision)
        if plays_together(state):
            if survivors and state.shared_fulfilled is None:
                raise refuse("answer-together-first")
        else:
            asked = next((player for player in survivors if player.fulfilled is None), None)
            if asked is not None:
                raise refuse("answer-first", player=asked.name)
        decision.add(GameEnded(ending=state.ending or "agreement", winners=_winners(state)))


class CheckBegan(Event):
    """The last check began."""

    ending: Ending

    def apply(self, state: State) -> State:
        return state.replace(phase="check", active=None, ending=self.ending, just_met=False)


class Scanned(Event):
    """Step A of a character's last check is done or skipped."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, scanned=True)


class Checked(Event):
    """Step B of a character's last check is done or skipped."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, checked=True)


class ObjectiveAnswered(Event):
    """A survivor said whether the objective is fulfilled."""

    seat: Seat
    fulfilled: bool


class CrewAnswered(Event):
    """The crew said whether all shared objectives are fulfilled."""

    fulfilled: bool

    def apply(self, state: State) -> State:
        return state.replace(shared_fulfilled=self.fulfilled)


class GameEnded(Event):
    """The game is over."""

    ending: Ending
    winners: tuple[int, ...]

    def apply(self, state: State) -> State:
        return state.replace(
            phase="over", active=None, ending=self.ending, winners=self.winners, just_met=False
        )


def begin_last_check(decision: Decision, ending: Ending) -> None:
    """End the journey: everybody still aboard dies, and the survivors are checked.

    An explosion also kills hibernating characters, since they are on the ship (base game, A). No corpses are
    added, and an open token has no effect. Source: rulebook, Contamination check at the end of the game.
    """
    while decision.state.token is not None:
        decision.add(TokenResolved())
    for player in decision.state.players:
        if player.acting or (player.fate == "hibernated" and ending == "explosion"):
            die(decision, player.seat)
    decision.add(CheckBegan(ending=ending))


def since_check(decision: Decision) -> None:
    """Refuse a change of the score unless the last check is under way or has ended the game.

    If characters are still aboard after the end, the game ended by agreement without a check.
    """
    state = decision.state
    if state.phase != "over" or any(player.acting for player in state.players):
        in_phase(decision, "check")


def score_anew(decision: Decision) -> None:
    """Determine the winners of a finished game again after a correction."""
    state = decision.state
    if state.phase == "over":
        decision.add(GameEnded(ending=state.ending or "agreement", winners=_winners(state)))


def _winners(state: State) -> tuple[int, ...]:
    """Return the survivors with a fulfilled objective; with shared objectives all players or nobody."""
    survivors = [player for player in state.players if player.saved]
    if plays_together(state):
        won = bool(survivors) and bool(state.shared_fulfilled)
        return tuple(player.seat for player in state.players if won)
    return tuple(player.seat for player in survivors if player.fulfilled)


def check_step(state: State, player: Player) -> CheckStep | None:
    """Return the next step of a character's last check: step A, step B, or None.

    A player with a Mutation card skips step A; the option `infected_check` says whether others do step B.
    Source: rulebook, Contamination check at the end of the game; N2.
    """
    if not player.saved or player.checked:
        return None
    if not player.scanned and not player.has_mutation:
        return "scan"
    return "draw" if player.has_mutation or state.options.infected_check == "everybody" else None


def _all_checked(decision: Decision) -> list[Player]:
    """Return the survivors of the last check; refuse while a survivor's check is unfinished."""
    survivors = [player for player in decision.state.players if player.saved]
    waiting = next((player for player in survivors if check_step(decision.state, player) is not None), None)
    if waiting is not None:
        raise refuse("check-first", player=waiting.name)
    return survivors


def _in_check(decision: Decision, seat: int) -> Player:
    in_phase(decision, "check")
    return _survivor(decision, seat)


def _survivor(decision: Decision, seat: int) -> Player:
    since_check(decision)
    player = player_of(decision, seat)
    if not player.saved:
        raise refuse("character-dead", player=player.name)
    return player
