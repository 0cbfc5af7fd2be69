"""What follows a table entry by entry: it is worked out once, and right after any undo."""

from __future__ import annotations

from datetime import timedelta

from companion.rules.chromosome import commands as cmd
from companion.table.running import Running
from companion.table.timing import LONGEST_THOUGHT
from tests.host.party_game import begun, service


def test_only_new_entries_are_folded() -> None:
    table = begun(service(), *[cmd.SpendFate(seat=3)] * 2).table
    asked: list[int] = []

    def step(value: int, at: int) -> int:
        asked.append(at)
        return value + table.entry(at).seq

    running = Running(table, 0, step)
    assert (running.value, asked) == (1 + 2 + 3, [0, 1, 2])
    table.submit(cmd.SpendFate(seat=2))
    assert (list(running.values), asked) == ([0, 1, 3, 6, 10], [0, 1, 2, 3])


def test_what_was_taken_back_is_forgotten_and_what_replaced_it_is_folded() -> None:
    table = begun(service(), *[cmd.SpendFate(seat=3)] * 3).table
    running = Running(table, 0, lambda value, at: value + table.entry(at).seq)
    assert running.value == 1 + 2 + 3 + 4
    table.undo(2)
    assert running.value == 1 + 2
    table.redo(1)
    assert running.value == 1 + 2 + 3
    table.undo(1)
    table.submit(cmd.SpendFate(seat=2))
    assert running.value == 1 + 2 + table.entry(2).seq


def test_an_entry_stays_in_its_place_when_it_is_taken_back() -> None:
    table = begun(service(), *[cmd.SpendFate(seat=3)] * 3).table
    before = [table.entry(at) for at in range(table.length)]
    table.undo(2)
    assert [table.entry(at) for at in range(table.length)] == before
    assert (table.count, table.length) == (2, 4)


def test_a_clock_runs_for_whom_it_is_and_not_through_a_break() -> None:
    game = begun(service(), cmd.SetClocks(running=True), cmd.EndTurn(seat=0), cmd.EndTurn(seat=1))
    at = [game.table.entry(place).at for place in range(game.table.count)]
    later = at[-1] + timedelta(minutes=2)
    assert game.clock_times(later) == (at[2] - at[1], at[3] - at[2], timedelta(minutes=2), timedelta())
    game.undo()
    assert game.clock_times(at[2] + timedelta(days=1)) == (at[2] - at[1], LONGEST_THOUGHT, *[timedelta()] * 2)
