"""A table checks, stores before it shows, notifies its listeners, and accepts nothing twice."""

import threading
from datetime import UTC, datetime
from typing import TypeAlias

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.rolls import DieFell, ThrowDie
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndTurn
from companion.rules.kernel import Rejection
from companion.table.journal import Entry, Step
from companion.table.roller import fair_roll
from companion.table.table import Table, utc_now
from tests.rules.build import JAN, OLA, game, start
from tests.table.memory import MemoryRows, loaded, ticking

Chromosome: TypeAlias = Table[State]


def begun(rows: MemoryRows | None = None, *dice: int) -> Chromosome:
    """Return a table at which Ola and Jan have just sat down."""
    table: Chromosome = Table(CHROMOSOME, rows or MemoryRows(), roller=loaded(*(dice or (2,))), now=ticking())
    assert isinstance(table.submit(start()), Entry)
    return table


def spend(seat: int = OLA) -> SpendFate:
    return SpendFate(seat=seat)


# taking commands -----------------------------------------------------------------------------------------


def test_what_happened_is_an_entry_that_says_who_when_and_what() -> None:
    entry = begun().submit(spend(), by=JAN)
    assert isinstance(entry, Entry)
    assert (entry.seq, entry.by, entry.id) == (2, JAN, None)
    assert entry.at == datetime(2026, 11, 21, 19, 0, 2, tzinfo=UTC)
    assert (entry.label.key, entry.label.params) == ("label-spend-fate", {"player": "Ola"})


def test_the_state_after_each_entry_is_kept() -> None:
    table = begun()
    table.submit(spend())
    table.submit(spend())
    fates = [state.players[OLA].fate for state in table.states if state.players]
    assert fates == [4, 3, 2]
    assert table.state_after(0) == CHROMOSOME.empty
    assert table.state_after(2).players[OLA].fate == 3
    assert table.state is table.states[-1]


def test_a_refused_command_leaves_no_trace() -> None:
    rows = MemoryRows()
    table = begun(rows)
    state, kept = table.state, rows.rows
    assert isinstance(table.submit(BeginTurns()), Rejection)
    assert table.state is state
    assert (table.version, table.latest, rows.rows) == (1, table.entries[0], kept)


def test_an_entry_is_stored_before_it_is_shown() -> None:
    rows = MemoryRows()
    table = begun(rows)
    seen: list[int] = []
    table.listen(lambda: seen.append(len(rows.rows)))
    table.submit(spend())
    assert seen == [2]


@pytest.mark.parametrize("year", [1, 1969, 2201, 2300, 9999])
def test_a_game_played_by_a_clock_of_another_age_can_be_opened_again(year: int) -> None:
    rows = MemoryRows()
    table: Chromosome = Table(CHROMOSOME, rows, now=lambda: datetime(year, 7, 1, tzinfo=UTC))
    table.submit(start())
    table.submit(spend())
    table.undo()
    table.redo()
    again: Chromosome = Table(CHROMOSOME, rows)
    assert again.entries == table.entries
    assert again.latest == table.latest


def test_who_cannot_be_told_keeps_a_change_from_nobody_and_undoes_none() -> None:
    table = begun()
    told: list[int] = []

    def fail() -> None:
        raise RuntimeError("destroyed session")

    table.listen(fail)
    table.listen(lambda: told.append(table.version))
    assert isinstance(table.submit(spend()), Entry)
    assert isinstance(table.undo(), Step)
    assert isinstance(table.redo(), Step)
    assert told == [2, 3, 4]


def test_what_could_not_be_stored_has_not_happened() -> None:
    rows = MemoryRows()
    table = begun(rows)
    told: list[None] = []
    table.listen(lambda: told.append(None))
    rows.broken = True
    before = (table.state, table.version, table.entries, table.states)
    with pytest.raises(OSError, match="full"):
        table.submit(spend())
    assert (table.state, table.version, table.entries, table.states) == before
    assert told == []
    rows.broken = False
    assert isinstance(table.submit(spend()), Entry)


def test_entries_that_follow_each_other_are_stored_together_or_not_at_all() -> None:
    rows = MemoryRows()
    table = begun(rows)
    before = (table.state, table.version, table.entries, table.states)
    rows.broken = True
    with pytest.raises(OSError, match="full"):
        table.submit(spend(), further=[spend()])
    assert isinstance(table.submit(spend(), further=[start()]), Rejection)
    assert (table.state, table.version, table.entries, table.states) == before
    rows.broken = False
    written = len(rows.headers)
    first = table.submit(spend(), id="tap-1", further=[spend()])
    assert first == table.entry(1)
    assert (table.count, table.version, len(rows.headers)) == (3, 3, written + 1)
    assert (table.entry(1).id, table.entry(2).id) == ("tap-1", None)
    assert Table(CHROMOSOME, rows).states == table.states
    assert not isinstance(table.undo(), Rejection)
    assert table.state.players[OLA].fate == before[0].players[OLA].fate - 1


def test_an_undo_or_redo_that_could_not_be_stored_has_not_happened() -> None:
    rows = MemoryRows()
    table = begun(rows)
    table.submit(spend())
    table.submit(spend())
    table.undo()
    rows.broken = True
    before = (table.state, table.version, table.entries, table.undone, table.states)
    for act in (table.undo, table.redo):
        with pytest.raises(OSError, match="full"):
            act()
    assert (table.state, table.version, table.entries, table.undone, table.states) == before


def test_the_version_grows_with_every_change_and_with_nothing_else() -> None:
    table = begun()
    versions = [table.version]
    for act in (lambda: table.submit(spend()), table.undo, table.redo, table.redo):
        act()
        versions.append(table.version)
    assert versions == [1, 2, 3, 4, 4]


def test_the_latest_thing_that_happened_is_known() -> None:
    table: Chromosome = Table(CHROMOSOME, MemoryRows())
    assert table.latest is None
    entry = table.submit(start())
    assert table.latest is entry
    table.submit(spend())
    assert table.latest == table.entries[-1]
    assert isinstance(table.undo(), Step)
    assert isinstance(table.latest, Step)
    assert table.latest.undo == 1


# commands with an id -------------------------------------------------------------------------------------


def test_a_command_with_an_id_is_applied_once_even_when_taken_back_or_after_a_restart() -> None:
    rows = MemoryRows()
    table = begun(rows)
    first = table.submit(spend(), id="a")
    assert table.submit(spend(), id="a") is first
    table.undo()
    assert table.submit(spend(), id="a") is first
    assert table.state.players[OLA].fate == 4
    again: Chromosome = Table(CHROMOSOME, rows)
    assert again.submit(spend(), id="a") == first
    assert again.version == table.version == 3


def test_a_refused_command_may_be_tried_again_with_the_same_id() -> None:
    table = begun()
    assert isinstance(table.submit(EndTurn(seat=JAN), id="a"), Rejection)
    assert isinstance(table.submit(spend(), id="a"), Entry)


# chance --------------------------------------------------------------------------------------------------


def test_the_roller_throws_what_is_left_to_the_app_and_the_face_is_in_the_journal() -> None:
    rows = MemoryRows()
    table = begun(rows, 3, 1)
    table.submit(Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=2))
    table.submit(Commit(side="attacker"))
    table.submit(Commit(side="defender"))
    entry = table.submit(ThrowDie())
    assert isinstance(entry, Entry)
    assert entry.events == (DieFell(face=3, by_app=True),)
    again: Chromosome = Table(CHROMOSOME, rows, roller=loaded(4))
    assert again.state == table.state


def test_a_refused_throw_shows_nobody_the_die() -> None:
    table = begun()
    answer = table.submit(ThrowDie())
    assert isinstance(answer, Rejection)
    assert "face" not in answer.params


@pytest.mark.parametrize("faces", [1, 2, 4, 6])
def test_a_fair_roll_shows_every_face_of_the_die_and_no_other(faces: int) -> None:
    assert {fair_roll(faces) for _ in range(400)} == set(range(1, faces + 1))


@pytest.mark.parametrize("faces", [0, -1])
def test_there_is_no_die_without_faces(faces: int) -> None:
    with pytest.raises(ValueError, match="at least one face"):
        fair_roll(faces)


def test_the_clock_is_the_worlds() -> None:
    assert utc_now().tzinfo is UTC


# notifications -------------------------------------------------------------------------------------------


def test_everybody_who_listens_is_told_of_every_change_until_they_stop() -> None:
    table = begun()
    heard: list[str] = []
    stop_ola = table.listen(lambda: heard.append("Ola"))
    stop_jan = table.listen(lambda: heard.append("Jan"))
    assert table.is_watched
    table.submit(spend())
    table.undo()
    stop_ola()
    stop_ola()
    table.redo()
    assert heard == ["Ola", "Jan", "Ola", "Jan", "Jan"]
    stop_jan()
    assert not table.is_watched


def test_nobody_is_told_of_what_did_not_happen() -> None:
    table = begun()
    heard: list[None] = []
    table.listen(lambda: heard.append(None))
    table.submit(BeginTurns())
    table.undo(5)
    table.redo()
    assert heard == []


def test_a_listener_sees_the_new_state_and_may_stop_listening_meanwhile() -> None:
    table = begun()
    seen: list[int] = []

    def once() -> None:
        seen.append(table.state.players[OLA].fate)
        stop()

    stop = table.listen(once)
    table.listen(lambda: seen.append(-1))
    table.submit(spend())
    table.submit(spend())
    assert seen == [3, -1, -1]


def test_a_listener_may_act_itself() -> None:
    table = begun()

    def answer() -> None:
        if table.state.players[JAN].fate == 4:
            table.submit(spend(JAN))

    table.listen(answer)
    table.submit(spend())
    assert [player.fate for player in table.state.players] == [3, 3]
    assert table.version == 3


# several at once -----------------------------------------------------------------------------------------


def test_taps_of_many_devices_at_once_are_all_judged_one_after_the_other() -> None:
    rows = MemoryRows()
    table = begun(rows)
    answers: list[object] = []
    ready = threading.Barrier(8)

    def tap(seat: int) -> None:
        ready.wait()
        answers.extend(table.submit(spend(seat)) for _ in range(3))

    devices = [threading.Thread(target=tap, args=(number % 2,)) for number in range(8)]
    for device in devices:
        device.start()
    for device in devices:
        device.join()
    refusals = [answer for answer in answers if isinstance(answer, Rejection)]
    assert (len(answers), len(refusals)) == (24, 16)
    assert {refusal.code for refusal in refusals} == {"too-little-fate"}
    assert [player.fate for player in table.state.players] == [0, 0]
    assert [row["seq"] for row in rows.rows] == list(range(1, 10))
    again: Chromosome = Table(CHROMOSOME, rows)
    assert again.states == table.states


def test_two_taps_on_the_same_button_do_it_once() -> None:
    table = begun()
    table.submit(Impulse())
    assert isinstance(table.submit(EndTurn(seat=OLA)), Entry)
    answer = table.submit(EndTurn(seat=OLA))
    assert isinstance(answer, Rejection)
    assert answer.code == "not-your-turn"
    assert table.state.active == JAN


def test_a_tables_game_is_the_game_that_the_rules_play() -> None:
    assert begun().state == game("Ola", "Jan").state
