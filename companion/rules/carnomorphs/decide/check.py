"""The last check: who survives, whose objective is fulfilled, and the end of the game."""

from __future__ import annotations

from typing import Literal

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.decide.common import (
    Draft,
    begin_last_check,
    die,
    in_phase,
    player_of,
    running,
)
from companion.rules.carnomorphs.state import Player, State
from companion.rules.kernel import refuse

CheckStep = Literal["scan", "draw"]


def check_step(state: State, player: Player) -> CheckStep | None:
    """Return what a character's last check still asks: step A, step B, or nothing (any more).

    Who holds a Mutation card skips step A; the option `infected_check` says whether others do step B.
    Source: rulebook, Contamination check at the end of the game; N2.
    """
    if not player.saved or player.checked:
        return None
    if not player.scanned and not player.has_mutation:
        return "scan"
    return "draw" if player.has_mutation or state.options.infected_check == "everybody" else None


def begin_check(draft: Draft, command: cmd.BeginCheck) -> None:
    """End the journey; see `begin_last_check`.

    Raises:
        Refused: somebody is still aboard and the ending would be that nobody is.
    """
    running(draft)
    if command.ending == "nobody-left":
        acting = next((player for player in draft.state.players if player.acting), None)
        if acting is not None:
            raise refuse("somebody-left", player=acting.name)
    begin_last_check(draft, command.ending)


def scan_deck(draft: Draft, command: cmd.ScanDeck) -> None:
    """Step A: all of a player's cards were scanned; an infected one brings a Mutation card.

    The infected card is there even where none was counted. Where only holders draw four cards, the check of a
    player without one is over.

    Raises:
        Refused: the step is done or skipped, or the character is dead.
    """
    player = _in_check(draft, command.seat)
    if check_step(draft.state, player) != "scan":
        held = player.has_mutation and not player.scanned
        raise refuse("holder-skips-scan" if held else "scanned-already", player=player.name)
    if command.infected:
        _count(draft, player, 1)
        draft.add(ev.MutationTaken(seat=player.seat))
    draft.add(ev.Scanned(seat=player.seat))
    if check_step(draft.state, draft.state.players[player.seat]) is None:
        draft.add(ev.Checked(seat=player.seat))


def draw_four(draft: Draft, command: cmd.DrawFour) -> None:
    """Step B: each Contamination card of the four, infected or not, is a marker; four or more markers kill.

    With the option `marker_as_card` the first marker of a player without a Mutation card is that card. Where
    fewer Contamination cards were counted than were drawn, the count is corrected.

    Raises:
        Refused: the step is done or skipped, step A comes first, or the character is dead.
    """
    player = _in_check(draft, command.seat)
    seat, markers = player.seat, command.contaminated
    step = check_step(draft.state, player)
    if step == "scan":
        raise refuse("scan-first", player=player.name)
    if step is None:
        raise refuse("checked-already", player=player.name)
    _count(draft, player, markers)
    if not player.scanned:
        draft.add(ev.Scanned(seat=seat))
    if markers and draft.state.options.marker_as_card and not player.has_mutation:
        draft.add(ev.MutationTaken(seat=seat))
        markers -= 1
    if markers:
        draft.add(ev.NumberChanged(seat=seat, number="markers", delta=markers))
    draft.add(ev.Checked(seat=seat))
    if player.markers + markers >= FATAL_MARKERS:
        die(draft, seat)


def answer_objective(draft: Draft, command: cmd.AnswerObjective) -> None:
    """Record whether a survivor's objective is fulfilled. The answer may be corrected.

    Raises:
        Refused: the character is dead or still to be checked, or that is the answer already.
    """
    player = _in_check(draft, command.seat)
    if check_step(draft.state, player) is not None:
        raise refuse("check-first", player=player.name)
    if player.fulfilled == command.fulfilled:
        raise refuse("answered-already", player=player.name)
    draft.add(ev.ObjectiveAnswered(seat=player.seat, fulfilled=command.fulfilled))


def end_game(draft: Draft) -> None:
    """End the game: the survivors who have fulfilled their objectives win.

    Before the last check it ends by agreement, and nobody wins.

    Raises:
        Refused: a survivor is still to be checked, or still to answer.
    """
    in_phase(draft, "setup", "players", "events", "check")
    state = draft.state
    if state.phase != "check":
        draft.add(ev.GameEnded(ending="agreement", winners=()))
        return
    survivors = [player for player in state.players if player.saved]
    for player in survivors:
        if check_step(state, player) is not None:
            raise refuse("check-first", player=player.name)
        if player.fulfilled is None:
            raise refuse("answer-first", player=player.name)
    winners = tuple(player.seat for player in survivors if player.fulfilled)
    draft.add(ev.GameEnded(ending=state.ending or "agreement", winners=winners))


def _count(draft: Draft, player: Player, least: int) -> None:
    """Correct how many Contamination cards are kept where `least` have been seen."""
    if draft.state.detail == "full" and player.contamination < least:
        more = least - player.contamination
        draft.add(ev.NumberChanged(seat=player.seat, number="contamination", delta=more))


def _in_check(draft: Draft, seat: int) -> Player:
    in_phase(draft, "check")
    player = player_of(draft, seat)
    if not player.saved:
        raise refuse("character-dead", player=player.name)
    return player
