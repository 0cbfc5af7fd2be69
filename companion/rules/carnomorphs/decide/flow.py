"""Rounds: whose turn it is, who has passed, the steps of the event phase, the tracks.

Turn order, passing and the lengths of the tracks are the base game's; they are kept, not enforced (A).
"""

from __future__ import annotations

from typing import assert_never

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import EGGS
from companion.rules.carnomorphs.decide.common import (
    Draft,
    aboard,
    begin_last_check,
    change_intruder,
    in_phase,
    player_of,
    running,
)
from companion.rules.carnomorphs.state import EventStep, State
from companion.rules.kernel import refuse
from companion.rules.names import clean_text

# turns -----------------------------------------------------------------------------------------


def end_turn(draft: Draft, command: cmd.EndTurn) -> None:
    """Hand the turn to the next player who has not passed; who died or left in it hands it on too."""
    in_phase(draft, "players")
    player, active = player_of(draft, command.seat), draft.state.active
    if active is not None and active != player.seat:
        raise refuse("not-your-turn", player=player.name, active=draft.state.players[active].name)
    hand_on(draft, player.seat)


def pass_round(draft: Draft, command: cmd.Pass) -> None:
    """Be out for the round, in one's own turn or not; the last one who passes begins the event phase."""
    in_phase(draft, "players")
    player = aboard(draft, command.seat)
    if player.passed:
        raise refuse("passed-already", player=player.name)
    draft.add(ev.FlagSet(seat=player.seat, flag="passed", value=True))
    if draft.state.active in (player.seat, None) or not _in_round(draft.state):
        hand_on(draft, player.seat)


def take_turn(draft: Draft, command: cmd.TakeTurn) -> None:
    """Make it somebody else's turn, whose pass, if there was one, is taken back."""
    in_phase(draft, "players")
    player = aboard(draft, command.seat)
    if draft.state.active == player.seat:
        raise refuse("has-turn-already", player=player.name)
    if player.passed:
        draft.add(ev.FlagSet(seat=player.seat, flag="passed", value=False))
    draft.add(ev.TurnBegan(seat=player.seat))


def set_first(draft: Draft, command: cmd.SetFirst) -> None:
    """Give the first player token to somebody."""
    in_phase(draft, "setup", "players", "events")
    player = player_of(draft, command.seat)
    if draft.state.first == player.seat:
        raise refuse("is-first-already", player=player.name)
    draft.add(ev.FirstSet(seat=player.seat))


def end_player_phase(draft: Draft) -> None:
    """Begin the event phase without waiting for everybody's pass."""
    in_phase(draft, "players")
    _begin_event_phase(draft)


def hand_on(draft: Draft, seat: int) -> None:
    """Pass the turn clockwise from `seat`. When nobody is left in the round, the event phase begins."""
    following = _next(draft.state, seat, _in_round(draft.state))
    if following is None:
        _begin_event_phase(draft)
    else:
        draft.add(ev.TurnBegan(seat=following))


def begin_round(draft: Draft) -> None:
    """Begin the next player phase. Passes end, and the first player token moves if the table plays so.

    The token goes to the next player whose character is aboard; with nobody aboard the journey is over.
    """
    state = draft.state
    crew = _crew(state)
    if not crew:
        _nobody_left(draft)
        return
    draft.add(ev.RoundBegan())
    if any(player.hand is not None for player in state.players):
        draft.add(ev.HandsForgotten())
    first = _next(state, state.first, crew)
    if state.options.first_player_moves and first is not None and first != state.first:
        draft.add(ev.FirstSet(seat=first))
    draft.add(ev.TurnBegan(seat=next(seat for seat in draft.state.turn_order if seat in crew)))


def _begin_event_phase(draft: Draft) -> None:
    if _crew(draft.state):
        draft.add(ev.EventPhaseBegan())
    else:
        _nobody_left(draft)


def _nobody_left(draft: Draft) -> None:
    """End the journey; an active self-destruct track runs to its end (A, as in the base game)."""
    begin_last_check(draft, "nobody-left" if draft.state.self_destruct is None else "explosion")


def _crew(state: State) -> tuple[int, ...]:
    return tuple(player.seat for player in state.players if player.acting)


def _in_round(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in _crew(state) if not state.players[seat].passed)


def _next(state: State, seat: int, among: tuple[int, ...]) -> int | None:
    """Return the nearest of these seats clockwise after `seat`, itself the last candidate."""
    count = len(state.players)
    return min(among, key=lambda each: (each - seat - 1) % count, default=None)


# the event phase -------------------------------------------------------------------------------


def in_step(draft: Draft, step: EventStep) -> None:
    """Refuse what belongs to another step of the event phase than this."""
    in_phase(draft, "events")
    if draft.state.step != step:
        raise refuse("not-this-step", step=draft.state.step)


def advance_time(draft: Draft) -> None:
    """Step 1: the time marker, and an active self-destruction, go one space on; at the end of a track the
    journey is over, and where both end at once the ship explodes (A).
    """
    in_step(draft, "time")
    state = draft.state
    if state.time > 0:
        draft.add(ev.TrackMoved(track="time", delta=-1))
    if state.self_destruct:
        draft.add(ev.TrackMoved(track="self_destruct", delta=-1))
    if draft.state.self_destruct == 0:
        begin_last_check(draft, "explosion")
    elif draft.state.time == 0:
        begin_last_check(draft, "time")
    else:
        draft.add(ev.StepBegan(step="feeding"))


def end_feeding(draft: Draft) -> None:
    """Step 2, attacks and feeding, is over."""
    in_step(draft, "feeding")
    draft.add(ev.StepBegan(step="fire"))


def burn_rooms(draft: Draft) -> None:
    """Step 3: each intruder in a burning room gets an injury; those that are not listed get it by hand."""
    in_step(draft, "fire")
    state = draft.state
    burning = {room.id for room in state.rooms if room.burning}
    for each in state.intruders:
        if each.room in burning:
            change_intruder(draft, each.replace(injuries=each.injuries + 1))
    draft.add(ev.StepBegan(step="card"))


def note_event(draft: Draft, command: cmd.NoteEvent) -> None:
    """Step 4: the event card was carried out by hand; its name is kept if there is one."""
    in_step(draft, "card")
    text = clean_text(command.text)
    if text:
        draft.add(ev.EventNoted(text=text))
    draft.add(ev.StepBegan(step="bag"))


# the tracks ------------------------------------------------------------------------------------


def start_self_destruct(draft: Draft, command: cmd.StartSelfDestruct) -> None:
    """Start self-destruction at the beginning of its track, or stop it."""
    running(draft)
    active = draft.state.self_destruct is not None
    if command.running == active:
        raise refuse("self-destruct-active" if active else "self-destruct-inactive")
    spaces = draft.state.options.self_destruct_track if command.running else None
    draft.add(ev.SelfDestructSet(spaces=spaces))


def correct_track(draft: Draft, command: cmd.CorrectTrack) -> None:
    """Move a track's marker by hand, or the eggs of the Carnomorph board; the game goes on even at 0.

    A marker that stands beyond its track, as after a change of the options, may always come nearer.
    """
    running(draft)
    if command.delta == 0:
        raise refuse("nothing-chosen")
    state = draft.state
    match command.track:
        case "time":
            now, most = state.time, max(state.options.time_track, state.time)
            if not 0 <= now + command.delta <= most:
                raise refuse("time-out-of-range", most=most)
            draft.add(ev.TrackMoved(track="time", delta=command.delta))
        case "self-destruct":
            now = state.self_destruct
            if now is None:
                raise refuse("self-destruct-inactive")
            most = max(state.options.self_destruct_track, now)
            if not 0 <= now + command.delta <= most:
                raise refuse("self-destruct-out-of-range", most=most)
            draft.add(ev.TrackMoved(track="self_destruct", delta=command.delta))
        case "eggs":
            most = EGGS - sum(room.eggs for room in state.rooms)
            if not 0 <= state.eggs + command.delta <= most:
                raise refuse("eggs-out-of-range", most=most)
            draft.add(ev.TrackMoved(track="eggs", delta=command.delta))
        case _:
            assert_never(command.track)
