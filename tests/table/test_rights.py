"""Whose a command is, and who may give it, or take an entry back, at a table with several devices."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.rights import could_reroll
from companion.rules.chromosome.state import State
from companion.rules.kernel import Label, Rejection
from companion.table import rights as table_rights
from companion.table.journal import Entry
from companion.table.rights import Rights, Standing, may_undo
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, start

NOBODY = frozenset[int]()
"""The whole table's."""


def owners(state: State, command: cmd.Command) -> frozenset[int]:
    """The seats that a command belongs to."""
    return CHROMOSOME.owners(state, command).seats


def may(
    rights: Rights, standing: Standing, seat: int | None, state: State, command: cmd.Command
) -> Rejection | None:
    """Why a device may not give a command."""
    return table_rights.may(rights, standing, seat, CHROMOSOME, state, command)


ONLY_WATCHING = Rejection(code="party-only-watching")


def three() -> Play:
    """Ola's turn; Jan and Ewa sit after her."""
    return game("Ola", "Jan", "Ewa")


def battle() -> Play:
    """Ewa, whose turn it is, has attacked Jan; nobody has settled the strength yet."""
    return (
        three().passes(OLA, JAN).do(cmd.Fight(attacker=EWA, attacker_group=1, defender=JAN, defender_group=1))
    )


def die() -> Play:
    """The die of the battle lies."""
    return battle().do(cmd.Commit(side="attacker"), cmd.Commit(side="defender")).rolls(2)


# whose a command is --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        cmd.Pass(seat=JAN),
        cmd.EndTurn(seat=JAN),
        cmd.RecoverFate(seat=JAN),
        cmd.DiscardBuilding(seat=JAN),
        cmd.FateAsGene(seat=JAN, gene="action"),
        cmd.SpendFate(seat=JAN),
        cmd.Accept(seat=JAN),
        cmd.Correct(seat=JAN, what="fate", delta=1),
        cmd.Eliminate(seat=JAN),
        cmd.Rename(seat=JAN, name="Janek"),
        cmd.PauseClock(seat=JAN, paused=True),
        cmd.ForceReroll(by=JAN),
        *(
            cmd.Mark(what=what, seat=JAN, value=1)
            for what in ("passed", "eliminated", "fate-token", "recovered", "moved")
        ),
    ],
    ids=repr,
)
def test_what_is_about_one_player_is_that_players(command: cmd.Command) -> None:
    assert owners(three().state, command) == {JAN}


@pytest.mark.parametrize("what", ["active", "starter", "clock"])
def test_whose_turn_it_is_and_who_starts_is_marked_by_the_whole_table(what: Any) -> None:
    assert owners(three().state, cmd.Mark(what=what, seat=JAN, value=1)) == NOBODY


@pytest.mark.parametrize(
    "command",
    [
        cmd.Move(),
        cmd.Grow(tokens=1),
        cmd.Evolve(gene="action"),
        cmd.EvolveByDie(),
        cmd.Fight(attacker=JAN, attacker_group=1, defender=EWA, defender_group=1),
        cmd.Impulse(),
        cmd.ActSpecially(action="x"),
        cmd.CallOff(),
    ],
    ids=repr,
)
def test_an_action_is_of_whoever_is_up_and_of_nobody_between_turns(command: cmd.Command) -> None:
    play = three()
    assert owners(play.state, command) == {OLA}
    assert owners(play.all_pass().state, command) == NOBODY


@pytest.mark.parametrize(
    "command",
    [
        cmd.Move(seat=JAN),
        cmd.Grow(seat=JAN, tokens=1),
        cmd.Evolve(seat=JAN, gene="action"),
        cmd.EvolveByDie(seat=JAN),
        cmd.Impulse(seat=JAN),
    ],
    ids=repr,
)
def test_an_action_that_names_its_player_is_that_players_whoever_is_up(command: cmd.Command) -> None:
    assert owners(three().state, command) == {JAN}
    assert owners(three().all_pass().state, command) == {JAN}


def test_whoever_moves_a_wave_says_who_is_next_to_it() -> None:
    """Lines 645-657: the action causes the test, so whoever acts may finish it, at a strict table too."""
    play = three().radioactive(3).do(cmd.ActSpecially(action="wave", effect="wave", area=1))
    face = cmd.FaceArea(area=1, groups=(0, 1, 0))
    assert owners(play.state, face) == {OLA}
    assert may("strict", "player", OLA, play.state, face) is None
    assert may("strict", "player", JAN, play.state, face) is not None
    assert owners(three().radioactive(3).all_pass().state, face) == NOBODY


def test_whoever_sets_others_on_each_other_takes_the_losses() -> None:
    play = three().do(
        cmd.Fight(action="destroy", attacker=JAN, attacker_group=1, defender=EWA, defender_group=1)
    )
    assert owners(play.state, cmd.ApplyBattle()) == {OLA, JAN, EWA}
    assert owners(play.state, cmd.Commit(side="attacker")) == {JAN}


def test_for_who_has_nothing_to_add_the_attacker_settles_the_strength() -> None:
    play = battle().given(JAN, fate=0)
    assert owners(play.state, cmd.Commit(side="defender")) == {EWA, JAN}
    assert owners(play.given(JAN, fate=1).state, cmd.Commit(side="defender")) == {JAN}
    combat = play.given(JAN, fate=0, active=genes(combat=1))
    assert owners(combat.state, cmd.Commit(side="defender")) == {JAN}


@pytest.mark.parametrize(
    "command",
    [
        start(),
        cmd.NoteEvent(),
        cmd.BeginTurns(),
        cmd.EndPhase(),
        cmd.FaceArea(area=1, groups=(0, 0, 0)),
        cmd.FinishRadiation(),
        cmd.AddArea(),
        cmd.ChangeArea(area=1, delta=1),
        cmd.EndGame(),
        cmd.SetDetail(detail="full"),
        cmd.SetOptions(options=Options()),
        cmd.SetClocks(running=True),
    ],
    ids=repr,
)
def test_what_is_about_the_game_is_the_whole_tables(command: cmd.Command) -> None:
    assert owners(three().state, command) == NOBODY


def test_each_fighter_settles_the_own_strength_and_either_takes_the_losses() -> None:
    state = battle().state
    assert owners(state, cmd.Commit(side="attacker")) == {EWA}
    assert owners(state, cmd.Commit(side="defender")) == {JAN}
    assert owners(state, cmd.ApplyBattle()) == {EWA, JAN}


@pytest.mark.parametrize(
    "command", [cmd.Commit(side="attacker"), cmd.ApplyBattle(), cmd.ThrowDie()], ids=repr
)
def test_without_a_battle_its_commands_are_nobodys_own(command: cmd.Command) -> None:
    assert owners(three().state, command) == NOBODY


def test_the_die_is_thrown_and_called_off_by_its_roller() -> None:
    play = die().stands()
    assert play.roll.roller == JAN
    assert owners(play.state, cmd.ThrowDie()) == {JAN}
    assert owners(play.state, cmd.CallOff()) == {JAN}


def test_a_face_is_of_all_who_could_still_force_another() -> None:
    play = die()
    assert could_reroll(play.state) == {OLA, JAN, EWA}
    assert could_reroll(play.do(cmd.Accept(seat=JAN)).state) == {OLA, EWA}
    assert could_reroll(play.given(OLA, fate=0).state) == {EWA}
    assert could_reroll(play.given(OLA, fate=1).state) == {OLA, EWA}
    assert could_reroll(play.given(OLA, eliminated=True).state) == {EWA}
    assert owners(play.state, cmd.LetStand()) == {EWA}
    assert could_reroll(three().state) == {OLA, JAN, EWA}


# who may give it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rights", ["friends", "strict"])
def test_the_host_may_do_anything_and_who_looks_on_nothing(rights: Rights) -> None:
    state = three().state
    for command in (cmd.EndGame(), cmd.SpendFate(seat=JAN), cmd.LetStand()):
        assert may(rights, "host", None, state, command) is None
        assert may(rights, "watcher", None, state, command) == ONLY_WATCHING


def test_among_friends_a_player_may_do_anything() -> None:
    for command in (cmd.EndGame(), cmd.SpendFate(seat=JAN), cmd.LetStand()):
        assert may("friends", "player", OLA, die().state, command) is None


def test_at_a_strict_table_a_player_may_do_what_is_the_own_seats() -> None:
    state = three().state
    assert may("strict", "player", JAN, state, cmd.SpendFate(seat=JAN)) is None
    refused = Rejection(code="party-not-your-seat", params={"player": "Jan"})
    assert may("strict", "player", OLA, state, cmd.SpendFate(seat=JAN)) == refused
    assert may("strict", "player", None, state, cmd.SpendFate(seat=JAN)) == refused
    assert may("strict", "player", OLA, state, cmd.EndGame()) == Rejection(code="party-host-only")


def test_a_no_names_the_first_owner_or_nobody_where_the_seat_is_empty() -> None:
    refused = Rejection(code="party-not-your-seat", params={"player": "Jan"})
    assert may("strict", "player", OLA, battle().state, cmd.ApplyBattle()) == refused
    beyond = Rejection(code="party-not-your-seat", params={"player": ""})
    assert may("strict", "player", OLA, three().state, cmd.SpendFate(seat=3)) == beyond


def test_at_a_strict_table_a_face_is_let_stand_by_the_last_who_could_force_another() -> None:
    play = die()
    others = Rejection(code="party-others-to-ask")
    assert may("strict", "player", OLA, play.state, cmd.LetStand()) == others
    play.do(cmd.Accept(seat=JAN), cmd.Accept(seat=EWA))
    assert may("strict", "player", OLA, play.state, cmd.LetStand()) is None
    assert may("strict", "player", JAN, play.state, cmd.LetStand()) == others
    assert may("strict", "player", JAN, play.given(OLA, fate=0).state, cmd.LetStand()) is None


# who may take it back ------------------------------------------------------------------------------------


def entries(*by: int | None) -> list[Entry[Any]]:
    """Entries of these seats."""
    at = datetime(2026, 11, 21, tzinfo=UTC)
    return [
        Entry[Any](seq=seq, at=at, by=seat, label=Label(key="x"), events=()) for seq, seat in enumerate(by, 1)
    ]


@pytest.mark.parametrize(
    ("rights", "standing", "seat", "by", "code"),
    [
        ("strict", "host", None, (JAN,), None),
        ("friends", "watcher", None, (JAN,), "party-only-watching"),
        ("strict", "watcher", None, (JAN,), "party-only-watching"),
        ("friends", "player", OLA, (JAN,), None),
        ("friends", "player", None, (JAN,), None),
        ("strict", "player", JAN, (JAN, JAN), None),
        ("strict", "player", JAN, (JAN, OLA), "party-not-your-entry"),
        ("strict", "player", OLA, (JAN,), "party-not-your-entry"),
        ("strict", "player", OLA, (None,), "party-not-your-entry"),
        ("strict", "player", None, (None,), "party-not-your-entry"),
    ],
)
def test_at_a_strict_table_a_player_takes_back_the_own_entries_only(
    rights: Rights, standing: Standing, seat: int | None, by: tuple[int | None, ...], code: str | None
) -> None:
    answer = may_undo(rights, standing, seat, entries(*by))
    assert answer == (code and Rejection(code=code))
