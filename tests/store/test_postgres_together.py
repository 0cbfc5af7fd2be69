"""Several processes at one game.

The second of two writers learns of the first's row, all are notified, and nobody misses anything.
"""

import threading
from collections.abc import Callable, Iterator

import pytest

from companion.store.errors import Behind, GameClosed, NoSuchGame
from companion.store.postgres.library import PostgresLibrary
from tests.store.samples import begun, row
from tests.waiting import until


@pytest.fixture
def process(address: str) -> Iterator[Callable[[], PostgresLibrary]]:
    """Open the same games as another process would."""
    opened: list[PostgresLibrary] = []

    def another() -> PostgresLibrary:
        opened.append(PostgresLibrary(address))
        return opened[-1]

    yield another
    for library in opened:
        library.close()


Another = Callable[[], PostgresLibrary]


def test_who_is_second_is_behind_stores_nothing_and_goes_on_from_there(process: Another) -> None:
    one, two = process(), process()
    ours = begun(one)
    theirs = two.open(ours.id)
    ours.append(row(1))
    with pytest.raises(Behind):
        theirs.append_many((row(2),), title="late")
    assert (len(theirs), theirs.header.title) == (1, "")
    assert [each["seq"] for each in theirs.catch_up()] == [2]
    assert theirs.catch_up() == ()
    assert theirs.append(row(2)) == 3
    assert ours.catch_up() == theirs.rows[2:]
    assert ours.rows == theirs.rows == one.read(ours.id).rows == two.read(ours.id).rows


def test_who_changes_only_the_header_leaves_the_others_behind_too(process: Another) -> None:
    one, two = process(), process()
    ours = begun(one)
    theirs = two.open(ours.id)
    ours.append_many((), title="Friday")
    with pytest.raises(Behind):
        theirs.append(row(1))
    assert theirs.catch_up() == ()
    assert theirs.header == ours.header
    theirs.append(row(1))
    assert two.read(ours.id).header.title == "Friday"


def test_a_row_that_was_made_for_a_place_that_others_have_taken_is_behind(process: Another) -> None:
    one, two = process(), process()
    ours = begun(one)
    theirs = two.open(ours.id)
    ours.append(row(1))
    theirs.catch_up()
    with pytest.raises(Behind):
        theirs.append({"seq": 2, **row(2)})
    with pytest.raises(ValueError, match="row 3"):
        theirs.append({"seq": 1000, **row(2)})
    assert theirs.append({"seq": 3, **row(2)}) == 3


def test_rows_appended_by_many_processes_at_once_stand_once_each_and_without_a_gap(process: Another) -> None:
    game = begun(process())
    libraries = [process() for _ in range(4)]

    def play(who: int, library: PostgresLibrary) -> None:
        rows = library.open(game.id)
        for count in range(15):
            while True:
                try:
                    rows.append({"who": who, "count": count})
                    break
                except Behind:
                    rows.catch_up()

    threads = [threading.Thread(target=play, args=each) for each in enumerate(libraries)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    everything = process().read(game.id).rows
    assert [each["seq"] for each in everything] == list(range(1, 62))
    for who, library in enumerate(libraries):
        assert [each["count"] for each in everything if each.get("who") == who] == list(range(15))
        library.open(game.id).catch_up()
        assert library.open(game.id).rows == everything


def test_everybody_but_who_did_it_is_told_which_game_has_changed(process: Another) -> None:
    one, two, three = process(), process(), process()
    heard: dict[str, list[str]] = {"one": [], "two": [], "three": []}
    for name, library in (("one", one), ("two", two), ("three", three)):
        library.follow(heard[name].append)
    game, other = begun(one), begun(two)
    until(lambda: heard == {"one": [other.id], "two": [game.id], "three": [game.id, other.id]})
    one.delete(game.id)
    until(lambda: heard["two"] == [game.id] * 2 and heard["three"][2:] == [game.id])
    assert heard["one"] == [other.id]


def test_who_no_longer_follows_is_not_told(process: Another) -> None:
    one, two = process(), process()
    heard: list[str] = []
    still: list[str] = []
    stop = two.follow(heard.append)
    two.follow(still.append)
    stop()
    game = begun(one)
    until(lambda: still == [game.id])
    assert heard == []


def test_a_listener_that_fails_keeps_no_news_from_the_others(process: Another) -> None:
    one, two = process(), process()
    heard: list[str] = []

    def stumble(_: str) -> None:
        raise RuntimeError

    two.follow(stumble)
    two.follow(heard.append)
    games = [begun(one).id, begun(one).id]
    until(lambda: heard == games)


def test_the_list_shows_what_other_processes_have_done(process: Another) -> None:
    one, two = process(), process()
    assert two.games() == ()
    game = begun(one, title="Friday")
    until(lambda: [(each.title, each.rows) for each in two.games()] == [("Friday", 1)])
    game.append_many((row(1),), finished=True)
    until(lambda: (found := two.listed(game.id)) is not None and found.finished and found.rows == 2)
    one.delete(game.id)
    until(lambda: two.games() == ())
    assert two.listed(game.id) is None
    two.restore(game.id)
    until(lambda: len(one.games()) == 1)


def test_a_game_that_another_process_deletes_is_closed_here_and_can_be_opened_when_it_is_back(
    process: Another,
) -> None:
    one, two, three = process(), process(), process()
    game = begun(one)
    theirs, also = two.open(game.id), three.open(game.id)
    one.delete(game.id)
    with pytest.raises(GameClosed):
        theirs.append(row(1))
    with pytest.raises(GameClosed):
        also.catch_up()
    assert not theirs.is_open
    assert not also.is_open
    with pytest.raises(NoSuchGame):
        two.open(game.id)
    three.restore(game.id)
    again = two.open(game.id)
    assert again is not theirs
    assert again.append(row(1)) == 2


def test_a_discarded_game_is_gone_for_everybody(process: Another, address: str) -> None:
    one, two = process(), process()
    game = begun(one)
    two.delete(game.id)
    one.discard(game.id)
    for library in (one, two):
        with pytest.raises(NoSuchGame):
            library.restore(game.id)
        with pytest.raises(NoSuchGame):
            library.discard(game.id)


def test_a_value_that_one_process_sets_is_read_by_the_others(process: Another) -> None:
    one, two = process(), process()
    heard: list[str] = []
    two.follow(heard.append)
    one.preferences.set("people", ["Łucja"])
    until(lambda: two.preferences.get("people") == ["Łucja"])
    until(lambda: heard == [""])
    assert two.preferences.replace("people", ["Łucja"], None)
    until(lambda: one.preferences.get("people") is None)
    assert one.preferences.keys() == ()


def test_of_two_processes_that_replace_a_value_one_does_and_the_other_sees_what_stands_there(
    process: Another,
) -> None:
    one, two = process(), process()
    assert one.preferences.replace("offers", None, {"a": 1})
    assert not two.preferences.replace("offers", None, {"b": 1})
    assert two.preferences.get("offers") == {"a": 1}
    assert two.preferences.replace("offers", {"a": 1}, {"a": 1, "b": 1})
    assert not one.preferences.replace("offers", {"a": 1}, {})
    assert one.preferences.get("offers") == {"a": 1, "b": 1}


def test_values_counted_up_by_many_processes_lose_no_count(process: Another) -> None:
    libraries = [process() for _ in range(3)]

    def count(library: PostgresLibrary) -> None:
        for _ in range(20):
            while not library.preferences.replace(
                "guesses", before := library.preferences.get("guesses"), (before or 0) + 1
            ):
                pass

    threads = [threading.Thread(target=count, args=(library,)) for library in libraries]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert process().preferences.get("guesses") == 60


def test_listeners_are_called_with_what_a_replaced_value_is_about(process: Another) -> None:
    one, two = process(), process()
    heard: list[str] = []
    two.follow(heard.append)
    one.preferences.replace("beat", None, 1, about=None)
    one.preferences.replace("seats", None, {"0": "x"}, about="party/2026-1")
    until(lambda: heard == ["party/2026-1"])
    assert two.preferences.get("beat") == 1


def test_a_value_stored_as_nothing_counts_as_nothing(process: Another) -> None:
    preferences = process().preferences
    preferences.set("invited", None)
    assert preferences.replace("invited", None, None)
    assert preferences.replace("invited", None, "now")
    assert preferences.get("invited") == "now"
