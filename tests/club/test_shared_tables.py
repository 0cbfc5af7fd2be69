"""One game as a table at several processes: they never diverge, and nothing is lost or stored twice."""

import time
from collections import Counter
from collections.abc import Sequence
from itertools import count, cycle
from typing import Any, TypeAlias, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.club import table as club_table
from companion.club.table import ClubTable, Remembered
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.rolls import DieFell, ThrowDie
from companion.rules.chromosome.setup import StartGame
from companion.rules.chromosome.state import State
from companion.rules.kernel import Command, Rejection
from companion.store import patience
from companion.store.errors import Behind, Unreachable
from companion.table.journal import Entry, JournalError, Step
from tests.rules.anything import commands
from tests.rules.build import JAN, OLA, seated, start
from tests.rules.player import next_command
from tests.sizes import examples
from tests.table.memory import Database, Fault, ProcessRows, ticking

T = TypeVar("T")
Chromosome: TypeAlias = ClubTable[State]


def over(rows: ProcessRows, *dice: int) -> Chromosome:
    falls = cycle(dice or (1, 3, 2, 4, 2))
    return ClubTable(CHROMOSOME, rows, roller=lambda sides: 1 + (next(falls) - 1) % sides, now=ticking())


class Two:
    """Ola and Jan at one game, each through a separate process."""

    def __init__(self) -> None:
        self.database = Database()
        self.first_rows, self.second_rows = ProcessRows(self.database), ProcessRows(self.database)
        self.first = over(self.first_rows)
        assert isinstance(self.first.submit(start()), Entry)
        self.second = over(self.second_rows)
        self.catch_up()

    def catch_up(self) -> None:
        """Let both processes take in everything that is stored."""
        for table in (self.first, self.second):
            table.fetch()
            table.take_in()


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Two:
    monkeypatch.setattr(club_table, "PAUSE", 0.0)
    return Two()


def spend(seat: int = OLA) -> SpendFate:
    return SpendFate(seat=seat)


# the second of two writers ---------------------------------------------------------------------------------


def test_a_command_that_is_still_legal_follows_what_another_process_stored_first(two: Two) -> None:
    first, second = two.first.submit(spend(), id="one"), two.second.submit(spend(), id="two")
    assert isinstance(first, Entry)
    assert isinstance(second, Entry)
    assert (first.seq, second.seq) == (2, 3)
    assert two.second.state.players[OLA].fate == 2
    two.catch_up()
    assert two.first.states == two.second.states


def test_a_command_that_has_become_illegal_is_refused_with_its_reason(two: Two) -> None:
    for _ in range(3):
        assert isinstance(two.first.submit(spend()), Entry)
    two.catch_up()
    assert isinstance(two.first.submit(spend()), Entry)
    answer = two.second.submit(spend())
    assert isinstance(answer, Rejection)
    assert answer == two.first.submit(spend())
    assert len(two.database.rows) == 5


def test_who_is_refused_sees_at_once_what_the_refusal_is_about(two: Two) -> None:
    for _ in range(4):
        two.first.submit(spend())
    seen: list[int] = []
    two.second.listen(lambda: seen.append(two.second.state.players[OLA].fate))
    assert isinstance(two.second.submit(BeginTurns()), Rejection)
    assert seen == [0]


def test_dice_that_have_fallen_stay_when_the_command_is_judged_again(two: Two) -> None:
    two.first.submit(Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=2))
    two.first.submit(Commit(side="attacker"))
    two.first.submit(Commit(side="defender"))
    two.catch_up()
    faces: list[int] = []

    def roll(sides: int) -> int:
        faces.append(1 + len(faces) % sides)
        return faces[-1]

    rows = ProcessRows(two.database)
    third: Chromosome = ClubTable(CHROMOSOME, rows, roller=roll, now=ticking())
    two.first.submit(Rename(seat=JAN, name="Janek"))
    thrown = third.submit(ThrowDie())
    assert isinstance(thrown, Entry)
    assert (thrown.seq, thrown.events) == (6, (DieFell(face=1, by_app=True),))
    assert faces == [1]


def test_a_roller_that_remembers_throws_anew_what_was_not_thrown() -> None:
    faces = count(1)
    remembered = Remembered(lambda sides: next(faces))
    assert (remembered(6), remembered(6), remembered(8)) == (1, 2, 3)
    remembered.again()
    assert (remembered(6), remembered(8), remembered(8)) == (1, 4, 5)


def test_a_right_that_is_gone_by_then_is_asked_for_again(two: Two) -> None:
    answers = iter([None, Rejection(code="party-not-your-seat")])
    assert isinstance(two.first.submit(spend()), Entry)

    def denial(_: State, given: Command) -> Rejection | None:
        return next(answers)

    answer = two.second.submit(spend(), denial=denial)
    assert answer == Rejection(code="party-not-your-seat")
    assert len(two.database.rows) == 2


def test_a_command_that_another_process_has_stored_is_answered_with_its_entry(two: Two) -> None:
    stored = two.first.submit(spend(), by=OLA, id="tap-1")
    again = two.second.submit(spend(), by=OLA, id="tap-1")
    assert again == stored
    assert len(two.database.rows) == 2


def test_an_undo_takes_back_nobody_elses_entry(two: Two) -> None:
    two.first.submit(spend())
    two.catch_up()
    assert isinstance(two.second.submit(spend(JAN)), Entry)
    answer = two.first.undo()
    assert answer == Rejection(code="undo-others-first")
    assert two.first.state.players[JAN].fate == 3
    assert isinstance(two.first.undo(), Step)


def test_two_undos_of_the_same_entry_take_back_one(two: Two) -> None:
    two.first.submit(spend())
    two.first.submit(spend())
    two.catch_up()
    assert isinstance(two.first.undo(), Step)
    assert two.second.undo() == Rejection(code="undo-others-first")
    assert two.second.state.players[OLA].fate == 3


def test_two_redos_of_the_same_entry_bring_back_one(two: Two) -> None:
    two.first.submit(spend())
    two.first.submit(spend())
    two.first.undo()
    two.first.undo()
    two.catch_up()
    assert isinstance(two.first.redo(), Step)
    assert two.second.redo() == Rejection(code="redo-others-first")
    assert two.second.state.players[OLA].fate == 3


def test_what_is_fetched_shows_when_it_is_taken_in_and_not_before(two: Two) -> None:
    told: list[int] = []
    two.second.listen(lambda: told.append(two.second.version))
    two.first.submit(spend())
    assert two.second.fetch()
    assert (two.second.version, told) == (1, [])
    two.second.take_in()
    assert (two.second.version, told) == (2, [2])
    two.second.take_in()
    assert told == [2]


def test_a_row_that_makes_no_sense_stops_the_table_for_good(two: Two) -> None:
    two.database.rows.append('{"seq": 2, "at": "2026-11-21T19:00:00.000Z", "by": null, "undo": 7}')
    assert two.second.fetch()
    for _ in range(2):
        with pytest.raises(JournalError):
            two.second.take_in()
        with pytest.raises(JournalError):
            two.second.submit(spend())


# lost answers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["lost before", "lost after", "late"])
def test_a_command_whose_answer_is_lost_is_stored_once(two: Two, fault: Fault) -> None:
    two.first_rows.faults = [fault]
    answer = two.first.submit(spend(), id="tap-1")
    assert isinstance(answer, Entry)
    two.database.arrive()
    two.catch_up()
    assert len(two.database.rows) == 2
    assert two.first.states == two.second.states
    assert two.second.latest == answer


@pytest.mark.parametrize("fault", ["lost before", "lost after", "late"])
def test_entries_that_are_stored_together_are_stored_once(two: Two, fault: Fault) -> None:
    two.first_rows.faults = [fault]
    first = two.first.submit(spend(), id="tap-1", further=[spend()])
    assert isinstance(first, Entry)
    two.database.arrive()
    two.catch_up()
    assert len(two.database.rows) == 3
    assert two.first.states == two.second.states
    assert two.second.entries[-2:] == two.first.entries[-2:]
    assert two.second.entries[-2] == first


@pytest.mark.parametrize("fault", ["lost before", "lost after", "late"])
def test_an_undo_whose_answer_is_lost_is_stored_once(two: Two, fault: Fault) -> None:
    two.first.submit(spend())
    two.first.submit(spend())
    two.first_rows.faults = [fault]
    assert isinstance(two.first.undo(id="step-1"), Step)
    two.database.arrive()
    two.catch_up()
    assert len(two.database.rows) == 4
    assert two.first.state.players[OLA].fate == two.second.state.players[OLA].fate == 3


def test_what_the_store_refused_is_not_tried_again(two: Two) -> None:
    two.first_rows.faults = ["away"]
    with pytest.raises(Unreachable) as refused:
        two.first.submit(spend())
    assert not refused.value.unknown
    assert len(two.database.rows) == 1
    assert isinstance(two.first.submit(spend()), Entry)


def test_a_store_that_stays_away_is_not_waited_for_without_end(two: Two) -> None:
    many: list[Fault] = ["away"] * 10_000
    two.first_rows.faults = [*many, "lost after"]
    two.first_rows.catch_up = _away
    clock = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patience, "PATIENCE", 50.0)
        patch.setattr(time, "monotonic", lambda: float(next(clock)))
        table = ClubTable(CHROMOSOME, two.first_rows)
        with pytest.raises(Unreachable) as lost:
            table.submit(spend(), id="tap-1")
    assert lost.value.unknown


def _away() -> Sequence[Any]:
    raise Unreachable("store-away")


def test_a_store_that_never_says_who_was_first_is_not_asked_without_end() -> None:
    class NeverFirst(ProcessRows):
        def append_many(self, rows: object, **header: Any) -> None:
            raise Behind("store-behind")

    table: Chromosome = ClubTable(CHROMOSOME, NeverFirst(Database()))
    with pytest.raises(Behind):
        table.submit(start())


# random actions --------------------------------------------------------------------------------------------


class SeveralProcesses(RuleBasedStateMachine):
    """Three processes at one game; each lags behind at random, and answers get lost."""

    def __init__(self) -> None:
        super().__init__()
        self.database = Database()
        self.rows = [ProcessRows(self.database) for _ in range(3)]
        self.tables = [over(rows) for rows in self.rows]
        self.ids = count(1)
        self.acknowledged: list[Entry | Step] = []
        self.unsure = 0

    @initialize(players=st.integers(2, 4))
    def sits_down(self, players: int) -> None:
        names = ("Ola", "Jan", "Ewa", "Piotr")[:players]
        self.asks(0, StartGame(players=seated(*names), starter=0))
        for at in range(3):
            self.follows(at)

    @rule(at=st.integers(0, 2), data=st.data())
    def plays_on(self, at: int, data: st.DataObject) -> None:
        def choose(among: Sequence[T]) -> T:
            return data.draw(st.sampled_from(among))

        self.asks(at, next_command(self.tables[at].state, choose))

    @rule(at=st.integers(0, 2), command=commands())
    def asks_for_anything(self, at: int, command: Command) -> None:
        self.asks(at, command)

    @rule(at=st.integers(0, 2), back=st.booleans(), steps=st.integers(1, 4))
    def steps(self, at: int, back: bool, steps: int) -> None:
        table, id = self.tables[at], f"step-{next(self.ids)}"
        meant = table.to_undo(steps) if back else table.to_redo(steps)
        try:
            answer = table.undo(steps, id=id) if back else table.redo(steps, id=id)
        except Unreachable:
            return
        if isinstance(answer, Step):
            self.acknowledged.append(answer)
            if table.version == answer.seq:  # only if exactly the shown entries were undone or redone
                after = table.to_redo(steps) if back else table.to_undo(steps)
                assert sorted(each.seq for each in after) == sorted(each.seq for each in meant)

    @rule(at=st.integers(0, 2))
    def follows(self, at: int) -> None:
        self.tables[at].fetch()
        self.tables[at].take_in()

    @rule(at=st.integers(0, 2))
    def fetches(self, at: int) -> None:
        self.tables[at].fetch()

    @rule(at=st.integers(0, 2), fault=st.sampled_from(("away", "lost before", "lost after", "late")))
    def fails(self, at: int, fault: Fault) -> None:
        self.rows[at].faults = [fault]

    @rule()
    def late_rows_arrive(self) -> None:
        self.database.arrive()

    @rule(at=st.integers(0, 2))
    def dies_and_begins_anew(self, at: int) -> None:
        self.rows[at] = ProcessRows(self.database)
        self.tables[at] = over(self.rows[at])

    @rule(at=st.integers(0, 2))
    def asks_again(self, at: int) -> None:
        entries = [each for each in self.acknowledged if isinstance(each, Entry)]
        if entries:
            again = self.tables[at].submit(BeginTurns(), id=entries[-1].id)
            assert again == entries[-1]

    @invariant()
    def no_table_has_a_gap(self) -> None:
        for table in self.tables:
            assert len(table.states) == table.count + 1
            assert table.version <= len(self.database.rows)

    def teardown(self) -> None:
        self.database.arrive()
        for at in range(3):
            self.follows(at)
        rows = ProcessRows(self.database).rows
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        stored = Counter(row["id"] for row in rows)
        assert all(number == 1 for number in stored.values())
        for each in self.acknowledged:
            assert rows[each.seq - 1]["id"] == each.id
        for table in self.tables:
            assert table.version == len(rows)
            assert table.state == CHROMOSOME.fold(
                [event for entry in table.entries for event in entry.events]
            )
        assert self.tables[0].states == self.tables[1].states == self.tables[2].states

    def asks(self, at: int, command: Command) -> None:
        try:
            answer = self.tables[at].submit(command, id=f"tap-{next(self.ids)}")
        except Unreachable:
            return
        if isinstance(answer, Entry):
            self.acknowledged.append(answer)


TestSeveralProcesses = SeveralProcesses.TestCase
TestSeveralProcesses.settings = settings(max_examples=examples(120), stateful_step_count=40, deadline=None)
