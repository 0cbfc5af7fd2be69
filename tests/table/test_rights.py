"""Who owns a command: who may give it, or undo its entry, at a table with several devices."""

from datetime import UTC, datetime

import pytest

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import (
    CallOff,
    Correct,
    Eliminate,
    Mark,
    MarkActive,
    MarkClock,
    MarkStarter,
)
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate, SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename, SetDetail, SetOptions
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns, NoteEvent
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDie, could_reroll
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import ChooseStarter
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndPhase, EndTurn, Move, Pass
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Command, Label, Rejection
from companion.table import rights as table_rights
from companion.table.journal import Entry
from companion.table.rights import Rights, Standing, may_undo
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, start

NOBODY = frozenset[int]()
"""The owners of a command that belongs to the whole table."""


def owners(state: State, command: Command) -> frozenset[int]:
    """Return the seats that own a command."""
    return CHROMOSOME.owners(state, command).seats


def may(
    rights: Rights, standing: Standing, seat: int | None, state: State, command: Command
) -> Rejection | None:
    """Return the rejection if a device may not give a command, else None."""
    return table_rights.may(rights, standing, seat, CHROMOSOME, state, command)


ONLY_WATCHING = Rejection(code="party-only-watching")


def three() -> Play:
    """Begin a game in Ola's turn; Jan and Ewa follow."""
    return game("Ola", "Jan", "Ewa")


def battle() -> Play:
    """Have Ewa attack Jan in her turn, before anybody has settled a strength."""
    return three().passes(OLA, JAN).do(Fight(attacker=EWA, attacker_group=1, defender=JAN, defender_group=1))


def die() -> Play:
    """Roll the die in the battle."""
    return battle().do(Commit(side="attacker"), Commit(side="defender")).rolls(2)


# the owners of a command ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        Pass(seat=JAN),
        EndTurn(seat=JAN),
        RecoverFate(seat=JAN),
        DiscardBuilding(seat=JAN),
        FateAsGene(seat=JAN, gene="action"),
        SpendFate(seat=JAN),
        Accept(seat=JAN),
        Correct(seat=JAN, what="fate", delta=1),
        Eliminate(seat=JAN),
        Rename(seat=JAN, name="Janek"),
        PauseClock(seat=JAN, paused=True),
        ForceReroll(by=JAN),
        *(
            Mark(seat=JAN, what=what, set=True)
            for what in ("passed", "eliminated", "fate-token", "recovered", "moved")
        ),
    ],
    ids=repr,
)
def test_what_is_about_one_player_is_that_players(command: Command) -> None:
    assert owners(three().state, command) == {JAN}


@pytest.mark.parametrize(
    "command",
    [
        Move(),
        Grow(tokens=1),
        Evolve(gene="action"),
        EvolveByDie(),
        Fight(attacker=JAN, attacker_group=1, defender=EWA, defender_group=1),
        Impulse(),
        ActSpecially(action="x"),
        CallOff(),
    ],
    ids=repr,
)
def test_an_action_is_of_whoever_is_up_and_of_nobody_between_turns(command: Command) -> None:
    play = three()
    assert owners(play.state, command) == {OLA}
    assert owners(play.all_pass().state, command) == NOBODY


@pytest.mark.parametrize(
    "command",
    [
        Move(seat=JAN),
        Grow(seat=JAN, tokens=1),
        Evolve(seat=JAN, gene="action"),
        EvolveByDie(seat=JAN),
        Impulse(seat=JAN),
    ],
    ids=repr,
)
def test_an_action_that_names_its_player_is_that_players_whoever_is_up(command: Command) -> None:
    assert owners(three().state, command) == {JAN}
    assert owners(three().all_pass().state, command) == {JAN}


def test_whoever_moves_a_wave_says_who_is_next_to_it() -> None:
    """Lines 645-657: the action causes the test, so even at a strict table its player may finish it."""
    play = three().radioactive(3).do(ActSpecially(action="wave", effect="wave", area=1))
    face = FaceArea(area=1, groups=(0, 1, 0))
    assert owners(play.state, face) == {OLA}
    assert may("strict", "player", OLA, play.state, face) is None
    assert may("strict", "player", JAN, play.state, face) is not None
    assert owners(three().radioactive(3).all_pass().state, face) == NOBODY


def test_whoever_sets_others_on_each_other_takes_the_losses() -> None:
    play = three().do(Fight(action="destroy", attacker=JAN, attacker_group=1, defender=EWA, defender_group=1))
    assert owners(play.state, ApplyBattle()) == {OLA, JAN, EWA}
    assert owners(play.state, Commit(side="attacker")) == {JAN}


def test_for_who_has_nothing_to_add_the_attacker_settles_the_strength() -> None:
    play = battle().given(JAN, fate=0)
    assert owners(play.state, Commit(side="defender")) == {EWA, JAN}
    assert owners(play.given(JAN, fate=1).state, Commit(side="defender")) == {JAN}
    combat = play.given(JAN, fate=0, active=genes(combat=1))
    assert owners(combat.state, Commit(side="defender")) == {JAN}


@pytest.mark.parametrize(
    "command",
    [
        start(),
        ChooseStarter(),
        NoteEvent(),
        BeginTurns(),
        EndPhase(),
        FaceArea(area=1, groups=(0, 0, 0)),
        FinishRadiation(),
        MarkActive(seat=JAN),
        MarkStarter(seat=JAN),
        MarkClock(delta=-1),
        AddArea(),
        ChangeArea(area=1, delta=1),
        EndGame(),
        SetDetail(detail="full"),
        SetOptions(options=Options()),
        SetClocks(running=True),
    ],
    ids=repr,
)
def test_what_is_about_the_game_is_the_whole_tables(command: Command) -> None:
    assert owners(three().state, command) == NOBODY


def test_each_fighter_settles_the_own_strength_and_either_takes_the_losses() -> None:
    state = battle().state
    assert owners(state, Commit(side="attacker")) == {EWA}
    assert owners(state, Commit(side="defender")) == {JAN}
    assert owners(state, ApplyBattle()) == {EWA, JAN}


@pytest.mark.parametrize("command", [Commit(side="attacker"), ApplyBattle(), ThrowDie()], ids=repr)
def test_without_a_battle_its_commands_are_nobodys_own(command: Command) -> None:
    assert owners(three().state, command) == NOBODY


def test_the_die_is_thrown_and_called_off_by_its_roller() -> None:
    play = die().stands()
    assert play.roll.roller == JAN
    assert owners(play.state, ThrowDie()) == {JAN}
    assert owners(play.state, CallOff()) == {JAN}


def test_a_face_is_of_all_who_could_still_force_another() -> None:
    play = die()
    assert could_reroll(play.state) == {OLA, JAN, EWA}
    assert could_reroll(play.do(Accept(seat=JAN)).state) == {OLA, EWA}
    assert could_reroll(play.given(OLA, fate=0).state) == {EWA}
    assert could_reroll(play.given(OLA, fate=1).state) == {OLA, EWA}
    assert could_reroll(play.given(OLA, eliminated=True).state) == {EWA}
    assert owners(play.state, LetStand()) == {EWA}
    assert could_reroll(three().state) == {OLA, JAN, EWA}


# who may give a command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rights", ["friends", "strict"])
def test_the_host_may_do_anything_and_who_looks_on_nothing(rights: Rights) -> None:
    state = three().state
    for command in (EndGame(), SpendFate(seat=JAN), LetStand()):
        assert may(rights, "host", None, state, command) is None
        assert may(rights, "watcher", None, state, command) == ONLY_WATCHING


def test_among_friends_a_player_may_do_anything() -> None:
    for command in (EndGame(), SpendFate(seat=JAN), LetStand()):
        assert may("friends", "player", OLA, die().state, command) is None


def test_at_a_strict_table_a_player_may_do_what_is_the_own_seats() -> None:
    state = three().state
    assert may("strict", "player", JAN, state, SpendFate(seat=JAN)) is None
    refused = Rejection(code="party-not-your-seat", params={"player": "Jan"})
    assert may("strict", "player", OLA, state, SpendFate(seat=JAN)) == refused
    assert may("strict", "player", None, state, SpendFate(seat=JAN)) == refused
    assert may("strict", "player", OLA, state, EndGame()) == Rejection(code="party-host-only")


def test_a_no_names_the_first_owner_or_nobody_where_the_seat_is_empty() -> None:
    refused = Rejection(code="party-not-your-seat", params={"player": "Jan"})
    assert may("strict", "player", OLA, battle().state, ApplyBattle()) == refused
    beyond = Rejection(code="party-not-your-seat", params={"player": ""})
    assert may("strict", "player", OLA, three().state, SpendFate(seat=3)) == beyond


def test_at_a_strict_table_a_face_is_let_stand_by_the_last_who_could_force_another() -> None:
    play = die()
    others = Rejection(code="party-others-to-ask")
    assert may("strict", "player", OLA, play.state, LetStand()) == others
    play.do(Accept(seat=JAN), Accept(seat=EWA))
    assert may("strict", "player", OLA, play.state, LetStand()) is None
    assert may("strict", "player", JAN, play.state, LetStand()) == others
    assert may("strict", "player", JAN, play.given(OLA, fate=0).state, LetStand()) is None


# who may undo an entry -----------------------------------------------------------------------------------


def entries(*by: int | None) -> list[Entry]:
    """Return one entry made by each of these seats, in order."""
    at = datetime(2026, 11, 21, tzinfo=UTC)
    return [Entry(seq=seq, at=at, by=seat, label=Label(key="x"), events=()) for seq, seat in enumerate(by, 1)]


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
