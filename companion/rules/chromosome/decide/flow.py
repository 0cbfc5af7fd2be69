"""Rounds, phases and turns: who is up, what comes next, when it ends."""

from __future__ import annotations

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.data import PLAYERS
from companion.rules.chromosome.decide.common import (
    Draft,
    absorbs,
    active_player,
    call_last_turns,
    charge,
    end_game,
    fall_out,
    playing,
    require_nothing_open,
    require_phase,
    score_anew,
    seated,
    take_action,
)
from companion.rules.chromosome.elimination import doomed, left_in
from companion.rules.chromosome.next_step import following
from companion.rules.chromosome.state import State
from companion.rules.kernel import refuse
from companion.rules.names import clean_name, clean_text
from companion.rules.seating import sit_down
from companion.rules.table_commands import require_fitting


def clean_species_name(name: str) -> str:
    """Clean the table's own name for a species; blank means the usual one."""
    return clean_name(name) if name.strip() else ""


def start_game(draft: Draft, command: cmd.StartGame) -> None:
    """Seat everybody and begin the first round, which has no preparation."""
    players = tuple(
        player.replace(species_name=clean_species_name(player.species_name))
        for player in sit_down(draft.state, command.players, PLAYERS)
    )
    if len({player.species for player in players}) < len(players):
        raise refuse("same-species")
    require_fitting(command.options)
    starter = command.starter
    if starter is None or not 0 <= starter < len(players):
        raise refuse("starter-unknown")
    started = ev.GameStarted(
        players=players,
        starter=starter,
        options=command.options,
        detail=command.detail,
        clocks=command.clocks,
    )
    draft.add(started, ev.TurnsBegan(starter=starter), ev.TurnBegan(seat=starter))


def note_event(draft: Draft, command: cmd.NoteEvent) -> None:
    """Keep what the event card says, as far as it bears on sums."""
    if draft.state.phase in ("setup", "over"):
        raise refuse("not-in-game")
    if not draft.state.options.events:
        raise refuse("no-events")
    draft.add(ev.EventNoted(text=clean_text(command.text), power_bonus=command.power_bonus))


def starting_seat(state: State) -> int | None:
    """Return the starting seat: fewest tokens on the board, ties to the nearest left of the last one.

    The previous starter is asked last; None where nobody is left in the game.
    Source: rulebook, Player turns (note); P1 confirms "clockwise".
    """
    tokens = {player.seat: player.on_board for player in left_in(state)}
    fewest = min(tokens.values(), default=0)
    order = state.clockwise((state.starter + 1) % len(state.players))
    return next((seat for seat in order if tokens.get(seat) == fewest), None)


def begin_turns(draft: Draft) -> None:
    """Do step 3 of the preparation, and begin the turns.

    An event card may have taken somebody's last token: whoever falls out in the preparation leaves the others
    one last turn each (end of the game, option 2).
    """
    require_phase(draft, "preparation")
    draft.add(*doomed(draft.state), ev.GenesRefreshed())
    state = draft.state
    starter = starting_seat(state)
    if starter is None:
        end_game(draft, "elimination")
        return
    draft.add(ev.TurnsBegan(starter=starter))
    if any(player.eliminated for player in state.players):
        seats = tuple(seat for seat in state.clockwise(starter) if state.players[seat].in_play)
        draft.add(ev.LastTurnsCalled(seats=seats))
        next_turn(draft)
    else:
        draft.add(ev.TurnBegan(seat=starter))


def end_turn(draft: Draft, command: cmd.EndTurn) -> None:
    """Hand the turn on; with full detail the one action must have been taken, but by who has passed."""
    player = active_player(draft, command.seat)
    if draft.state.detail == "full" and not draft.state.turn.actions and not player.passed:
        raise refuse("no-action-yet", player=player.name)
    next_turn(draft)


def pass_round(draft: Draft, command: cmd.Pass) -> None:
    """Pass: the action of this turn; out until the next round."""
    player = take_action(draft, "pass", seat=command.seat)
    draft.add(ev.Passed(seat=player.seat))
    next_turn(draft)


def next_turn(draft: Draft) -> None:
    """Pass to the next player still in, clockwise.

    With nobody left begins the radiation phase, or the end.
    """
    seat = following(draft.state)
    if seat is not None:
        draft.add(ev.TurnBegan(seat=seat))
    elif draft.state.last_turns is not None:
        end_game(draft, "elimination")
    else:
        begin_radiation(draft)


def pass_over_the_fallen(draft: Draft) -> None:
    """Pass the turn on when the active player has just been eliminated."""
    state = draft.state
    if state.phase == "turns" and state.active is not None and state.players[state.active].eliminated:
        next_turn(draft)


def end_phase(draft: Draft) -> None:
    """End the turns phase; everybody has passed, recorded or not."""
    require_phase(draft, "turns")
    require_nothing_open(draft)
    if draft.state.last_turns is not None:
        end_game(draft, "elimination")
        return
    for player in draft.state.players:
        if player.in_play:
            draft.add(ev.Passed(seat=player.seat))
    begin_radiation(draft)


def begin_radiation(draft: Draft) -> None:
    """Enter the radiation phase with every area still to be faced."""
    draft.add(ev.RadiationBegan(areas=tuple(area.id for area in draft.state.areas)))


def finish_radiation(draft: Draft, command: cmd.FinishRadiation) -> None:
    """Do absorption and decay, then the next round's clock, or the end of the game."""
    require_phase(draft, "radiation")
    require_nothing_open(draft)
    radiation = draft.state.radiation
    if radiation is None:
        raise refuse("not-in-radiation")
    if radiation.remaining and not command.skip:
        raise refuse("areas-left", count=len(radiation.remaining))
    if len(command.charged) > len(draft.state.players):
        raise refuse("no-such-seat", seat=len(command.charged))
    for seat, count in enumerate(command.charged):
        if count and not absorbs(draft.state, seat):
            raise refuse("no-area-beside", player=seated(draft, seat).name)
        charge(draft, seat, count)
    draft.add(ev.AreasDecayed(), ev.RadiationEnded())
    fall_out(draft)
    if any(player.eliminated for player in draft.state.players):
        end_game(draft, "elimination")
    elif draft.state.clock <= 1:
        end_game(draft, "rounds")
    else:
        draft.add(ev.RoundPrepared())


def eliminate(draft: Draft, command: cmd.Eliminate) -> None:
    """Confirm that somebody whose corrected numbers say so is out."""
    require_nothing_open(draft)
    player = playing(draft, command.seat)
    due = [event for event in doomed(draft.state) if event.seat == player.seat]
    if not due:
        raise refuse("not-doomed", player=player.name)
    draft.add(*due)
    call_last_turns(draft)
    pass_over_the_fallen(draft)
    score_anew(draft)


def end_by_agreement(draft: Draft) -> None:
    """Stop here and score."""
    if draft.state.phase in ("setup", "over"):
        raise refuse("not-in-game")
    end_game(draft, "agreement")
