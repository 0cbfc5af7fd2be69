"""The table itself: who plays, the set-up, the options, how much is kept, clocks and names."""

from __future__ import annotations

from collections import Counter

from pydantic import ValidationError

from companion.rules import clocks
from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import MOST_PLAYERS, PODS_BY_PLAYERS, IntruderKind
from companion.rules.carnomorphs.decide.common import Draft, fitting_pods, in_phase, player_of, short_name
from companion.rules.carnomorphs.options import Options
from companion.rules.kernel import refuse
from companion.rules.names import clean_name


def start_game(draft: Draft, command: cmd.StartGame) -> None:
    """Seat everybody; the set-up begins, and the first player token waits for player 1.

    Source: rulebook, Set-up, steps 7 (escape pods), 14 (help cards) and 19.

    Raises:
        Refused: the game has begun; too few or too many play; names or colours are not distinct; the help
            cards are not one each of 1 to the number of players; the pods are not as many as they should
            be, or not distinct.
    """
    if draft.state.phase != "empty":
        raise refuse("already-started")
    count = len(command.players)
    if not 1 <= count <= MOST_PLAYERS:
        raise refuse("player-count", count=count, most=MOST_PLAYERS)
    players = tuple(
        each.replace(name=clean_name(each.name), character=short_name(each.character))
        for each in command.players
    )
    if len({each.name.casefold() for each in players}) < count:
        raise refuse("same-name")
    if len({each.colour for each in players}) < count:
        raise refuse("same-colour")
    numbers = command.numbers or tuple(range(1, count + 1))
    if sorted(numbers) != list(range(1, count + 1)):
        raise refuse("help-cards-unfit", count=count)
    pods = fitting_pods(command.pods or tuple(range(1, PODS_BY_PLAYERS[count] + 1)), count)
    _require_valid(command.options)
    draft.add(
        ev.GameStarted(
            players=players,
            numbers=numbers,
            pods=pods,
            options=command.options,
            detail=command.detail,
            clocks=command.clocks,
        )
    )


def _require_valid(options: Options) -> None:
    """Refuse options outside their bounds: stored, they could never be read again."""
    try:
        Options.model_validate(options.model_dump())
    except ValidationError as error:
        raise refuse("options-unfit") from error


def tick_step(draft: Draft, command: cmd.TickStep) -> None:
    """Tick a step of the set-up off, or take the tick back; steps may be done in any order, by anybody."""
    in_phase(draft, "setup")
    if command.done == (command.step in draft.state.setup_done):
        raise refuse("step-ticked-already" if command.done else "step-open-already")
    draft.add(ev.StepTicked(step=command.step, done=command.done))


def begin_play(draft: Draft) -> None:
    """The first round begins with who has the first player token; no step needs to be ticked off for it."""
    in_phase(draft, "setup")
    draft.add(ev.PlayBegan(first=draft.state.first))


def set_options(draft: Draft, command: cmd.SetOptions) -> None:
    """Settle the options anew; during the set-up the time marker goes where the track begins now."""
    _require_valid(command.options)
    draft.add(ev.OptionsSet(options=command.options))
    state = draft.state
    if state.phase == "setup" and state.time != state.options.time_track:
        draft.add(ev.TrackMoved(track="time", delta=state.options.time_track - state.time))


def set_detail(draft: Draft, command: cmd.SetDetail) -> None:
    """Keep more or less from now on.

    In quick detail no figure is listed, so those that are become figures of which only the number is kept;
    in full detail those that were only counted stay so until the table lists them.
    """
    if command.detail == "quick":
        listed = draft.state.intruders
        for each in listed:
            draft.add(ev.IntruderRemoved(id=each.id))
        for kind, count in Counter[IntruderKind](each.kind for each in listed).items():
            draft.add(ev.FiguresChanged(intruder=kind, delta=count))
    draft.add(ev.DetailSet(detail=command.detail))


def set_clocks(draft: Draft, command: cmd.SetClocks) -> None:
    """Keep the players' time, or stop keeping it."""
    draft.add(ev.ClocksSet(running=command.running))


def pause_clock(draft: Draft, command: clocks.PauseClock) -> None:
    """Pause the clock of one player, or let it run again."""
    player, state = player_of(draft, command.seat), draft.state
    draft.add(clocks.pause_clock(command, player.name, state.paused_clocks, kept=state.clocks))


def rename(draft: Draft, command: cmd.Rename) -> None:
    """Give a player or a character another name."""
    player = player_of(draft, command.seat)
    name = clean_name(command.name)
    if any(name.casefold() == each.name.casefold() for each in draft.state.players if each != player):
        raise refuse("same-name")
    draft.add(ev.Renamed(seat=player.seat, name=name, character=short_name(command.character)))
