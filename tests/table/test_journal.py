"""The rows of a journal, and the reports on damaged ones."""

import copy
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.rules.kernel import Rejection
from companion.store import stored_game
from companion.table.journal import YEARS, Entry, JournalError, Step, Timeline, moment, parse_row, stamp
from companion.table.table import Table
from tests.rules.build import JAN, OLA, start
from tests.table.memory import MemoryRows, ticking

Row = dict[str, Any]


def journal() -> list[Row]:
    """Return six rows: a start, a battle begun, an undo, a redo, another entry, and one later undone."""
    rows = MemoryRows()
    table: Table[State] = Table(CHROMOSOME, rows, now=ticking())
    table.submit(start())
    table.submit(Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=1), by=OLA)
    table.undo(by=JAN)
    table.redo()
    table.submit(Commit(side="attacker", fate=1), id="k3")
    table.submit(Commit(side="defender"))
    table.undo()
    return [dict(row) for row in rows.rows]


def read(rows: list[Row]) -> Table[State]:
    """Return the table of these rows; raise the error of the first row that is not accepted."""
    table: Table[State] = Table(CHROMOSOME, MemoryRows(rows))
    if table.set_aside is not None:
        raise table.set_aside.error
    return table


# rows ----------------------------------------------------------------------------------------------------


def test_rows_are_short_and_readable() -> None:
    rows = journal()
    assert rows[1] == {
        "seq": 2,
        "at": "2026-11-21T19:00:02.000Z",
        "by": 0,
        "label": {"key": "label-fight", "params": {"player": "Ola", "other": "Jan", "action": "spark"}},
        "events": [
            {"kind": "action-taken", "action": "spark"},
            {"kind": "genes-exhausted", "seat": 0, "genes": [1, 0, 0, 0]},
            {
                "kind": "battle-opened",
                "action": "spark",
                "attacker": 0,
                "attacker_group": 2,
                "defender": 1,
                "defender_group": 1,
            },
        ],
    }
    assert rows[2] == {"seq": 3, "at": "2026-11-21T19:00:03.000Z", "by": 1, "undo": 1}
    assert rows[3]["redo"] == 1
    assert rows[4]["id"] == "k3"


def test_a_journal_survives_its_rows() -> None:
    table = read(journal())
    assert [entry.seq for entry in table.entries] == [1, 2, 5]
    assert [entry.seq for entry in table.undone] == [6]
    assert table.entries[2].id == "k3"
    assert table.state.battle is not None
    assert table.state.battle.attacker.fate == 1


def test_an_empty_journal_is_a_table_before_the_start() -> None:
    assert read([]).state == CHROMOSOME.empty


@given(st.datetimes(datetime(1970, 1, 1), datetime(2200, 12, 31), timezones=st.just(UTC)))
def test_a_moment_is_kept_to_the_millisecond(when: datetime) -> None:
    assert moment(stamp(when)) == when.replace(microsecond=when.microsecond // 1000 * 1000)


def test_a_moment_is_kept_in_utc() -> None:
    warsaw = datetime(2026, 7, 1, 21, 30, tzinfo=timezone(timedelta(hours=2)))
    assert stamp(warsaw) == "2026-07-01T19:30:00.000Z"


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Set the time zone of a device far from Greenwich."""
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system's zone cannot be changed")
@pytest.mark.usefixtures("elsewhere")
def test_wherever_the_device_is_a_moment_is_kept_and_read_in_utc() -> None:
    warsaw = datetime(2026, 7, 1, 21, 30, tzinfo=timezone(timedelta(hours=2)))
    assert stamp(warsaw) == "2026-07-01T19:30:00.000Z"
    assert moment("2026-07-01T21:30:00+02:00").tzinfo is UTC
    assert moment("2200-12-31T23:00:00Z").year == 2200


@pytest.mark.parametrize(
    "text",
    [
        "2026-07-01T21:30:00",
        "1969-12-31T23:59:59Z",
        "2201-01-01T00:00:00Z",
        "2201-01-01T01:00:00+02:00",
        "2200-12-31T23:00:00-02:00",
        "1970-01-01T01:00:00+02:00",
    ],
)
def test_what_is_no_moment_of_our_time_is_shown_itself(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"no moment of our time: {text!r}")):
        moment(text)


def test_who_did_something_and_who_took_it_back_are_read_again() -> None:
    rows = journal()
    rows[3]["by"] = JAN
    read_again = [parse_row(row, CHROMOSOME) for row in rows]
    assert [item.by for item in read_again] == [None, OLA, JAN, JAN, None, None, None]


# damaged rows --------------------------------------------------------------------------------------------


def put(**fields: Any) -> Callable[[Row], None]:
    return lambda row: row.update(fields)


def drop(name: str) -> Callable[[Row], None]:
    return lambda row: row.pop(name)


def in_event(**fields: Any) -> Callable[[Row], None]:
    return lambda row: row["events"][-1].update(fields)


DAMAGE: dict[str, tuple[int, Callable[[Row], None]]] = {
    "time missing": (2, drop("at")),
    "time is no time": (2, put(at="yesterday")),
    "time is a number": (2, put(at=7)),
    "label missing": (2, drop("label")),
    "label is a word": (2, put(label="fight")),
    "label with more": (2, put(label={"key": "x", "params": {}, "more": 1})),
    "by is a name": (2, put(by="Ola")),
    "id is a number": (5, put(id=7)),
    "events missing": (2, drop("events")),
    "events are no list": (2, put(events=7)),
    "events are nothing": (2, put(events=None)),
    "an event is a word": (2, put(events=["moved"])),
    "an event of no kind": (2, put(events=[{}])),
    "an event of another game": (2, put(events=[{"kind": "larva-hatched"}])),
    "an event with more": (2, in_event(more=1)),
    "an event with a wrong number": (2, in_event(attacker="Ola")),
    "a seat that no table has": (2, in_event(attacker=4)),
    "a seat below the first": (2, in_event(attacker=-1)),
    "an event before the start": (
        1,
        put(events=[{"kind": "fate-changed", "seat": 0, "delta": 1, "reason": "other"}]),
    ),
    "a seat that this table does not have": (5, put(events=[{"kind": "passed", "seat": 3}])),
    "a die nobody is to throw": (5, put(events=[{"kind": "die-fell", "face": 1}])),
    "a test outside radiation": (5, put(events=[{"kind": "resistance-tested"}])),
    "trophies of somebody who is not here": (
        5,
        put(events=[{"kind": "trophies-changed", "seat": 0, "owner": 3, "delta": 1}]),
    ),
    "more than can be undone": (3, put(undo=9)),
    "less than nothing undone": (3, put(undo=-1)),
    "undo of words": (3, put(undo="all")),
    "neither undone nor redone": (3, put(undo=0)),
    "more than can be redone": (4, put(redo=2)),
    "number is out of order": (5, put(seq=7)),
    "number comes twice": (5, put(seq=4)),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_row_is_named(what: str) -> None:
    number, damage = DAMAGE[what]
    rows = copy.deepcopy(journal())
    damage(rows[number - 1])
    with pytest.raises(JournalError) as caught:
        read(rows)
    assert caught.value.seq in (number, rows[number - 1]["seq"])
    assert str(caught.value).startswith(f"journal row {caught.value.seq}: ")


@pytest.mark.parametrize(
    ("number", "field", "value", "said"),
    [
        (2, "by", 8, "no seat: 8"),
        (2, "by", -1, "no seat: -1"),
        (2, "by", "Ola", "no seat: 'Ola'"),
        (2, "by", 1.0, "no seat: 1.0"),
        (5, "id", 7, "no id of a command: 7"),
        (5, "id", "x" * 201, f"no id of a command: {'x' * 201!r}"),
        (3, "undo", "all", "no number of entries: 'all'"),
        (3, "undo", 2, "cannot step over 2 of 2 entries"),
        (4, "redo", 2, "cannot step over 2 of 1 entries"),
        (5, "events", [{"kind": "passed", "seat": 3}], "its events do not follow: IndexError("),
    ],
)
def test_what_is_wrong_with_a_row_is_said(number: int, field: str, value: object, said: str) -> None:
    rows = journal()
    rows[number - 1][field] = value
    with pytest.raises(JournalError) as caught:
        read(rows)
    assert str(caught.value).startswith(f"journal row {number}: {said}")


def test_an_id_may_be_as_long_as_two_hundred_characters() -> None:
    rows = journal()
    rows[4]["id"] = "x" * 200
    assert read(rows).entries[2].id == "x" * 200


def test_the_start_of_a_game_is_not_taken_back_by_a_row_either() -> None:
    rows = journal()[:3]
    with pytest.raises(JournalError, match="cannot step over 2 of 2 entries"):
        read([*rows[:2], {**rows[2], "undo": 2}])


@pytest.mark.parametrize("seq", [None, "2", 1.5, [2]])
def test_a_row_without_a_number_is_shown_itself(seq: object) -> None:
    rows = journal()
    rows[1]["seq"] = seq
    with pytest.raises(JournalError, match="no sequence number") as caught:
        read(rows)
    assert caught.value.seq == 0
    assert "battle-opened" in str(caught.value)


def test_a_row_that_was_lost_is_noticed() -> None:
    for number in range(1, 6):
        rows = journal()
        del rows[number - 1]
        with pytest.raises(JournalError, match=f"expected sequence number {number}"):
            read(rows)


def test_a_damaged_entry_that_was_taken_back_is_not_brought_back() -> None:
    rows = journal()
    whole = read(rows)
    rows[5]["events"] = [{"kind": "passed", "seat": 3}]
    table = read(rows)
    assert (table.state, table.undone) == (whole.state, ())
    assert table.redo() == Rejection(code="nothing-to-redo")


def test_a_damaged_entry_that_nothing_can_bring_back_does_no_harm() -> None:
    rows = MemoryRows()
    table: Table[State] = Table(CHROMOSOME, rows, now=ticking())
    for command in (start(), SpendFate(seat=OLA)):
        table.submit(command)
    table.undo()
    table.submit(SpendFate(seat=JAN))
    damaged = [dict(row) for row in rows.rows]
    damaged[1]["events"] = [{"kind": "passed", "seat": 3}]
    assert read(damaged).state == table.state


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["seq", "at", "by", "id", "label", "then", "events", "undo", "redo", "after"])


@given(number=st.integers(0, 6), field=FIELDS, value=JSON)
def test_whatever_stands_in_a_row_after_the_first_the_game_opens(number: int, field: str, value: Any) -> None:
    rows = journal()
    rows[number][field] = value
    with suppress(JournalError) if number == 0 else nullcontext():
        table: Table[State] = Table(CHROMOSOME, MemoryRows(rows))
        table.undo()
        table.redo()


@given(number=st.sampled_from([0, 1, 4, 5]), data=st.data(), value=JSON)
def test_whatever_stands_in_an_event_after_the_first_entry_the_game_opens(
    number: int, data: st.DataObject, value: Any
) -> None:
    rows = journal()
    event = data.draw(st.sampled_from(rows[number]["events"]))
    event[data.draw(st.sampled_from(sorted(event)))] = value
    with suppress(JournalError) if number == 0 else nullcontext():
        table: Table[State] = Table(CHROMOSOME, MemoryRows(rows))
        table.undo()
        table.redo()


# the timeline of entries ---------------------------------------------------------------------------------


def test_a_row_is_an_entry_or_a_step() -> None:
    kinds = [type(parse_row(row, CHROMOSOME)) for row in journal()]
    assert [issubclass(kind, Entry) for kind in kinds] == [True, True, False, False, True, True, False]
    assert kinds[2] is Step


def test_a_line_takes_entries_in_order_only() -> None:
    timeline: Timeline = Timeline()
    items = [parse_row(json.loads(json.dumps(row)), CHROMOSOME) for row in journal()]
    timeline.take_all(items)
    assert ([entry.seq for entry in timeline.done], [entry.seq for entry in timeline.undone]) == (
        [1, 2, 5],
        [6],
    )
    with pytest.raises(JournalError):
        timeline.take(items[0])


def test_the_table_and_the_store_know_the_same_years() -> None:
    assert YEARS == stored_game.YEARS
