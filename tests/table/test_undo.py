"""Undo and redo: any number of steps, by label, after a restart, and never past the start."""

from typing import TypeAlias

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.rolls import ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndTurn, Pass
from companion.rules.kernel import Rejection
from companion.table.journal import Step
from companion.table.table import Table
from tests.rules.build import EWA, JAN, OLA, start
from tests.table.memory import MemoryRows, ticking

Chromosome: TypeAlias = Table[State]

LABELS = ["label-start-game", "label-spend-fate", "label-impulse", "label-end-turn", "label-pass"]


def opened(rows: MemoryRows) -> Chromosome:
    return Table(CHROMOSOME, rows, now=ticking())


@pytest.fixture
def rows() -> MemoryRows:
    return MemoryRows()


@pytest.fixture
def table(rows: MemoryRows) -> Chromosome:
    """A table with four entries after the start."""
    table = opened(rows)
    for command in (
        start(3),
        SpendFate(seat=EWA),
        Impulse(),
        EndTurn(seat=OLA),
        Pass(seat=JAN),
    ):
        table.submit(command, by=OLA)
    return table


def done(table: Chromosome) -> list[str]:
    return [entry.label.key for entry in table.entries]


def undone(table: Chromosome) -> list[str]:
    return [entry.label.key for entry in table.undone]


def test_entries_are_told_by_their_labels(table: Chromosome) -> None:
    assert done(table) == LABELS
    assert undone(table) == []


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_any_number_of_steps_is_taken_back_and_brought_back(table: Chromosome, steps: int) -> None:
    states = table.states
    assert isinstance(table.undo(steps), Step)
    assert table.state == states[-1 - steps]
    assert done(table) == LABELS[: 5 - steps]
    assert undone(table) == LABELS[5 - steps :]
    assert isinstance(table.redo(steps), Step)
    assert table.states == states
    assert (done(table), undone(table)) == (LABELS, [])


def test_the_state_before_the_last_change_is_known_whatever_that_was(
    table: Chromosome, rows: MemoryRows
) -> None:
    assert opened(MemoryRows()).before == CHROMOSOME.empty
    assert table.before == table.states[-2]
    for step, count in ((table.undo, 2), (table.undo, 1), (table.redo, 3), (table.undo, 4)):
        before = table.state
        step(count)
        assert table.before == before
        assert opened(rows).before == before
    before = table.state
    table.submit(SpendFate(seat=JAN))
    assert table.before == before


@pytest.mark.parametrize("label", LABELS[1:])
def test_the_table_goes_back_to_before_an_entry_by_its_label(table: Chromosome, label: str) -> None:
    steps = len(table.entries) - done(table).index(label)
    table.undo(steps)
    assert undone(table)[0] == label
    assert label not in done(table)


def test_steps_one_by_one_are_the_same_as_all_at_once(table: Chromosome) -> None:
    states = table.states
    for _ in range(3):
        table.undo()
    assert table.states == states[:-3]
    table.redo(2)
    table.redo()
    assert table.states == states


@pytest.mark.parametrize("steps", [0, -1, 5, 99])
def test_the_start_of_the_game_is_not_taken_back(table: Chromosome, steps: int) -> None:
    before = table.state, table.version
    assert table.undo(steps) == Rejection(code="nothing-to-undo")
    assert (table.state, table.version) == before


@pytest.mark.parametrize("steps", [0, -1, 3, 99])
def test_nothing_is_brought_back_that_was_not_taken_back(table: Chromosome, steps: int) -> None:
    table.undo(2)
    before = table.state, table.version
    assert table.redo(steps) == Rejection(code="nothing-to-redo")
    assert (table.state, table.version) == before


def test_before_the_start_there_is_nothing_to_undo(rows: MemoryRows) -> None:
    assert opened(rows).undo() == Rejection(code="nothing-to-undo")


def test_a_new_entry_after_an_undo_leaves_nothing_to_redo(table: Chromosome) -> None:
    table.undo(2)
    table.submit(SpendFate(seat=JAN))
    assert undone(table) == []
    assert table.redo() == Rejection(code="nothing-to-redo")
    assert done(table) == [*LABELS[:3], "label-spend-fate"]


def test_a_refused_command_after_an_undo_leaves_the_redo_alone(table: Chromosome) -> None:
    table.undo(2)
    table.submit(BeginTurns())
    assert undone(table) == LABELS[3:]


def test_who_undid_and_when_is_in_the_journal(table: Chromosome, rows: MemoryRows) -> None:
    table.undo(2, by=JAN)
    table.redo(1)
    table.redo(by=EWA)
    (undo, redo, again) = rows.rows[-3:]
    assert undo == {"seq": 6, "at": "2026-11-21T19:00:06.000Z", "by": JAN, "undo": 2}
    assert redo == {"seq": 7, "at": "2026-11-21T19:00:07.000Z", "by": None, "redo": 1}
    assert again == {"seq": 8, "at": "2026-11-21T19:00:08.000Z", "by": EWA, "redo": 1}


def test_the_header_says_what_follows_from_the_state_that_a_row_leads_to(rows: MemoryRows) -> None:
    table: Chromosome = Table(CHROMOSOME, rows, now=ticking())
    for command in (start(3), EndGame(), Rename(seat=EWA, name="Ewka")):
        table.submit(command)
        assert rows.headers[-1] == CHROMOSOME.header(table.state)
    for act in (table.undo, table.undo, lambda: table.redo(2)):
        act()
        assert rows.headers[-1] == CHROMOSOME.header(table.state)
    assert [header["finished"] for header in rows.headers] == [False, True, True, True, False, True]


def test_an_entry_keeps_its_place_when_it_is_taken_back(table: Chromosome) -> None:
    entries = table.entries
    table.undo(3)
    assert table.length == 5
    assert [table.entry(at) for at in range(5)] == list(entries)


def test_nothing_is_ever_taken_out_of_the_journal(table: Chromosome, rows: MemoryRows) -> None:
    kept = rows.rows
    table.undo(4)
    table.submit(Pass(seat=OLA))
    table.undo()
    assert rows.rows[:5] == kept
    assert [row["seq"] for row in rows.rows] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_undo_and_redo_go_on_after_a_restart(table: Chromosome, rows: MemoryRows) -> None:
    states = table.states
    table.undo(3)
    again = opened(rows)
    assert (done(again), undone(again)) == (LABELS[:2], LABELS[2:])
    assert again.state == states[2]
    again.redo(2)
    once_more = opened(rows)
    assert once_more.state == states[4]
    once_more.redo()
    once_more.undo(4)
    assert opened(rows).state == states[1]


def test_a_redo_after_a_restart_knows_what_was_brought_back_before_it(
    table: Chromosome, rows: MemoryRows
) -> None:
    table.undo(3)
    table.redo(1)
    table.undo(2)
    again = opened(rows)
    assert undone(again) == LABELS[1:]
    again.redo(4)
    assert done(again) == LABELS


def test_the_die_shows_the_same_face_after_undo_and_redo(table: Chromosome) -> None:
    table.submit(Fight(action="x", attacker=EWA, attacker_group=1, defender=OLA, defender_group=1))
    table.submit(Commit(side="attacker"))
    table.submit(Commit(side="defender"))
    table.submit(ThrowDie())
    face = table.state.roll and table.state.roll.face
    assert face is not None
    table.undo(2)
    assert table.state.roll is None
    table.redo(2)
    assert table.state.roll is not None
    assert table.state.roll.face == face


def test_the_end_of_a_game_can_be_taken_back(table: Chromosome) -> None:
    before = table.state
    table.submit(EndGame())
    assert table.state.phase == "over"
    table.undo()
    assert table.state == before


def test_what_an_undo_or_a_redo_would_bring_is_known_before(table: Chromosome) -> None:
    def keys(count: int, *, back: bool) -> list[str]:
        entries = table.to_undo(count) if back else table.to_redo(count)
        return [entry.label.key for entry in entries]

    assert table.count == 5
    assert keys(1, back=True) == ["label-pass"]
    assert table.to_undo() == table.to_undo(1)
    assert keys(0, back=True) == []
    assert keys(4, back=True) == LABELS[1:]
    assert keys(5, back=True) == []  # the start of the game cannot be undone
    assert keys(1, back=False) == []
    table.undo(2)
    assert table.count == 3
    assert keys(1, back=True) == ["label-impulse"]
    assert keys(1, back=False) == ["label-end-turn"]
    assert keys(2, back=False) == ["label-pass", "label-end-turn"]
    assert keys(3, back=False) == []
    assert table.to_redo() == table.to_redo(1)
    assert keys(0, back=False) == []
