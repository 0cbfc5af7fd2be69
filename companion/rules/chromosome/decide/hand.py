"""Corrections by hand: the rules advise, the table decides."""

from __future__ import annotations

from typing import assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.data import MAX_GENES
from companion.rules.chromosome.decide.common import (
    Draft,
    call_last_turns,
    require_nothing_open,
    score_anew,
    seated,
)
from companion.rules.chromosome.decide.flow import clean_species_name, pass_over_the_fallen
from companion.rules.chromosome.decide.radiation import close_wave
from companion.rules.kernel import refuse
from companion.rules.seating import new_name
from companion.rules.table_commands import require_fitting

MOST_IRRADIATION = 30
"""The upper bound of corrected irradiation; the track itself is shorter."""


def correct(draft: Draft, command: cmd.Correct) -> None:
    """Change a player's number by hand, within what the components allow; a finished game is scored anew.

    A number that already lies beyond, as after a change of the options, may always come nearer.
    """
    state, delta = draft.state, command.delta
    if state.phase == "setup":
        raise refuse("not-in-game")
    if delta == 0:
        raise refuse("nothing-chosen")
    player = seated(draft, command.seat)
    seat, name = player.seat, player.name
    match command.what:
        case "fate":
            most = state.options.fate_max
            if not 0 <= player.fate + delta <= max(most, player.fate):
                raise refuse("fate-out-of-range", player=name, most=most)
            draft.add(ev.FateChanged(seat=seat, delta=delta, reason="correction"))
        case "irradiation":
            if not 0 <= player.irradiation + delta <= max(MOST_IRRADIATION, player.irradiation):
                raise refuse("irradiation-out-of-range", player=name, most=MOST_IRRADIATION)
            draft.add(ev.IrradiationChanged(seat=seat, delta=delta, reason="correction"))
        case "tokens":
            if player.on_board + delta < 0:
                raise refuse("no-token-on-board", player=name)
            if delta > state.supply(seat):
                raise refuse("supply-too-small", player=name, has=state.supply(seat))
            draft.add(ev.TokensChanged(seat=seat, delta=delta, reason="correction"))
        case "charged":
            if not 0 <= player.charged + delta <= player.on_board:
                raise refuse("charged-out-of-range", player=name, most=player.on_board)
            draft.add(ev.ChargeChanged(seat=seat, delta=delta))
        case "trophies":
            correct_trophies(draft, command)
        case "active" | "passive":
            genes = player.active if command.what == "active" else player.passive
            if genes.of(command.gene) + delta < 0:
                raise refuse("too-few-genes", player=name)
            if player.genes.total + delta > MAX_GENES:
                raise refuse("genes-full", player=name, most=MAX_GENES)
            active = command.what == "active"
            draft.add(ev.GenesChanged(seat=seat, gene=command.gene, delta=delta, active=active))
        case _:
            assert_never(command.what)
    score_anew(draft)


def correct_trophies(draft: Draft, command: cmd.Correct) -> None:
    """Take a trophy from its owner's supply, or return it there."""
    player, owner = seated(draft, command.seat), seated(draft, command.owner)
    if player.seat == owner.seat:
        raise refuse("own-trophy", player=player.name)
    if player.trophies[owner.seat] + command.delta < 0:
        raise refuse("too-few-trophies", player=player.name)
    if command.delta > draft.state.supply(owner.seat):
        raise refuse("supply-too-small", player=owner.name, has=draft.state.supply(owner.seat))
    draft.add(ev.TrophiesChanged(seat=player.seat, owner=owner.seat, delta=command.delta))


def mark(draft: Draft, command: cmd.Mark) -> None:
    """Set a mark or a place by hand; of a finished game who was eliminated, and it is scored anew."""
    state = draft.state
    if state.phase == "setup" or (state.phase == "over" and command.what != "eliminated"):
        raise refuse("not-in-game")
    player = seated(draft, command.seat)
    match command.what:
        case "active":
            require_nothing_open(draft)
            if state.phase != "turns":
                raise refuse("not-in-turns")
            if seated(draft, command.value).eliminated:
                raise refuse("player-eliminated", player=seated(draft, command.value).name)
        case "starter":
            seated(draft, command.value)
        case "clock":
            if not 1 <= state.clock + command.value <= state.rounds:
                raise refuse("clock-out-of-range", most=state.rounds)
        case "eliminated":
            require_nothing_open(draft)
        case "passed" | "fate-token" | "recovered" | "moved":
            pass
        case _:
            assert_never(command.what)
    draft.add(ev.Corrected(what=command.what, seat=player.seat, value=command.value))
    if command.what == "eliminated" and command.value:
        call_last_turns(draft)
        pass_over_the_fallen(draft)
    score_anew(draft)


def rename(draft: Draft, command: cmd.Rename) -> None:
    """Give a player, or the species, another name."""
    player = seated(draft, command.seat)
    name = new_name(draft.state, command.seat, command.name)
    said = command.species_name
    species = player.species_name if said is None else clean_species_name(said)
    draft.add(ev.Renamed(seat=player.seat, name=name, species_name=species))


def set_options(draft: Draft, command: cmd.SetOptions) -> None:
    """Settle the options anew; not while a die of another kind lies on the table."""
    require_fitting(command.options)
    if draft.state.roll is not None and command.options.die != draft.state.options.die:
        raise refuse("roll-open")
    draft.add(ev.OptionsSet(options=command.options))


def call_off(draft: Draft) -> None:
    """Give up what is under way; what was spent stays spent, undo brings it back."""
    state = draft.state
    if state.battle is not None:
        draft.add(ev.BattleClosed())
    elif state.evolution is not None:
        draft.add(ev.EvolutionClosed())
    elif state.radiation is not None and state.radiation.tests:
        for _ in state.radiation.tests:
            draft.add(ev.ResistanceTested())
        if state.radiation.wave:
            close_wave(draft)
    elif state.radiation is not None and state.radiation.wave:
        close_wave(draft)
    else:
        raise refuse("nothing-open")
