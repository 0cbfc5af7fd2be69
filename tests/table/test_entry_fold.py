"""Values that follow a table entry by entry are computed only once, and are right after any undo."""

from datetime import timedelta

from companion.device.open_game import EntryFold
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.turns import EndTurn
from companion.rules.clocks import PauseClock, SetClocks
from companion.store.blob_store import MemoryBlobStore
from companion.table.timing import LONGEST_THOUGHT
from tests.host.party_game import begun, service


def test_only_new_entries_are_folded() -> None:
    table = begun(service(), *[SpendFate(seat=3)] * 2).table
    asked: list[int] = []

    def step(value: int, at: int) -> int:
        asked.append(at)
        return value + table.entry(at).seq

    running = EntryFold(table, 0, step)
    assert (running.value, asked) == (1 + 2 + 3, [0, 1, 2])
    table.submit(SpendFate(seat=2))
    assert (list(running.values), asked) == ([0, 1, 3, 6, 10], [0, 1, 2, 3])


def test_what_was_taken_back_is_forgotten_and_what_replaced_it_is_folded() -> None:
    table = begun(service(), *[SpendFate(seat=3)] * 3).table
    running = EntryFold(table, 0, lambda value, at: value + table.entry(at).seq)
    assert running.value == 1 + 2 + 3 + 4
    table.undo(2)
    assert running.value == 1 + 2
    table.redo(1)
    assert running.value == 1 + 2 + 3
    table.undo(1)
    table.submit(SpendFate(seat=2))
    assert running.value == 1 + 2 + table.entry(2).seq


def test_an_entry_stays_in_its_place_when_it_is_taken_back() -> None:
    table = begun(service(), *[SpendFate(seat=3)] * 3).table
    before = [table.entry(at) for at in range(table.length)]
    table.undo(2)
    assert [table.entry(at) for at in range(table.length)] == before
    assert (table.count, table.length) == (2, 4)


def test_a_clock_runs_for_whom_it_is_and_not_through_a_break() -> None:
    game = begun(service(), SetClocks(running=True), EndTurn(seat=0), EndTurn(seat=1))
    at = [game.table.entry(place).at for place in range(game.table.count)]
    later = at[-1] + timedelta(minutes=2)
    assert game.clock_times(later) == (at[2] - at[1], at[3] - at[2], timedelta(minutes=2), timedelta())
    game.undo()
    assert game.clock_times(at[2] + timedelta(days=1)) == (at[2] - at[1], LONGEST_THOUGHT, *[timedelta()] * 2)


def test_what_passes_in_the_turn_of_a_paused_clock_counts_for_nobody() -> None:
    pause, go_on = (PauseClock(seat=1, paused=paused) for paused in (True, False))
    game = begun(service(), SetClocks(running=True), EndTurn(seat=0), pause, go_on, pause)
    at = [game.table.entry(place).at for place in range(game.table.count)]
    thought = (at[2] - at[1], (at[3] - at[2]) + (at[5] - at[4]), timedelta(), timedelta())
    assert game.clock_times(at[-1] + timedelta(minutes=5)) == thought
    game.undo()
    assert game.clock_times(at[4] + timedelta(minutes=5))[1] == at[3] - at[2] + timedelta(minutes=5)
    game.undo(2)
    assert game.clock_times(at[2] + timedelta(minutes=5))[1] == timedelta(minutes=5)


def test_the_clock_of_one_who_is_not_up_can_be_paused_without_stopping_the_others() -> None:
    game = begun(service(), SetClocks(running=True), PauseClock(seat=1, paused=True))
    at = game.table.entry(game.table.count - 1).at
    before = game.clock_times(at)
    later = game.clock_times(at + timedelta(minutes=2))
    assert [now - then for now, then in zip(later, before, strict=True)] == [
        timedelta(minutes=2),
        *[timedelta()] * 3,
    ]


def test_a_paused_clock_is_paused_after_a_restart() -> None:
    blob_store = MemoryBlobStore()
    first = service(blob_store)
    game = begun(first, SetClocks(running=True), PauseClock(seat=0, paused=True))
    first.close()
    again = service(blob_store).open(game.id)
    assert again.game.paused_clocks(again.table.state) == (0,)
    at = again.table.entry(again.table.count - 1).at
    assert again.clock_times(at + timedelta(minutes=5)) == again.clock_times(at)
