"""The house: games begin, open, close and go; the list of games says what is true of them."""

from __future__ import annotations

import gc
import sys
import threading
import weakref
from collections.abc import Callable, Iterator

import pytest

from companion.house import House
from companion.rules.chromosome import commands as cmd
from companion.rules.kernel import Rejection
from companion.seating import Seating
from companion.store.errors import GameClosed, NoSuchGame, StorageError
from companion.store.library import Library
from companion.store.medium import MemoryMedium
from companion.store.summaries import GameSummary
from companion.table.journal import Entry, JournalError
from tests.rules.build import JAN, OLA, start
from tests.table.memory import loaded


class Watch:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def medium() -> MemoryMedium:
    return MemoryMedium()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def house(medium: MemoryMedium, watch: Watch) -> Iterator[House]:
    house = House(Library(medium), roller=loaded(2), clock=watch)
    yield house
    house.close()


@pytest.fixture
def reopened(medium: MemoryMedium, house: House) -> Callable[[], House]:
    """The house after a restart."""

    def again() -> House:
        house.close()
        return House(Library(medium), roller=loaded(1))

    return again


def begun(house: House, command: cmd.StartGame | None = None) -> Seating:
    seating = house.begin(command or start())
    assert isinstance(seating, Seating)
    return seating


def listed(house: House) -> GameSummary:
    (game,) = house.library.games()
    return game


# beginning, opening, going -------------------------------------------------------------------------------


def test_a_new_game_is_stored_and_listed_with_its_people() -> None:
    house = House(Library(MemoryMedium()))
    seating = begun(house, start(3))
    game = listed(house)
    assert (game.id, game.game, game.players, game.finished) == (
        seating.id,
        "chromosome",
        ("Ola", "Jan", "Ewa"),
        False,
    )
    assert game.rows == 1


def test_a_game_that_the_rules_refuse_leaves_nothing_behind(house: House) -> None:
    assert house.begin(start(1)) == Rejection(code="player-count", params={"count": 1})
    assert house.library.games() == ()
    assert house.open_games == ()


def test_the_lot_is_drawn_once_when_a_game_begins(house: House) -> None:
    drawn: list[int] = []

    def roll(faces: int) -> int:
        drawn.append(faces)
        return 3

    lucky = House(house.library, roller=roll)
    assert begun(lucky, start(3, starter=None)).table.state.starter == 2
    assert drawn == [3]


def test_the_same_game_opened_twice_is_one_table(house: House) -> None:
    seating = begun(house)
    assert house.open(seating.id) is seating
    assert house.open(seating.id) is house.open(seating.id)
    assert house.open_games == (seating.id,)


def test_a_game_goes_on_after_a_restart(house: House, reopened: Callable[[], House]) -> None:
    seating = begun(house)
    seating.submit(cmd.SpendFate(seat=JAN))
    seating.submit(cmd.SpendFate(seat=OLA))
    seating.undo()
    state = seating.table.state
    again = reopened()
    other = again.open(seating.id)
    assert other is not seating
    assert other.table.state == state
    other.redo()
    assert other.table.state.players[OLA].fate == 3
    again.close()


def test_games_do_not_touch_each_other(house: House) -> None:
    one, other = begun(house), begun(house, start(4))
    one.submit(cmd.SpendFate(seat=OLA))
    assert one.id != other.id
    assert other.table.state.players[OLA].fate == 4
    assert {game.id: game.rows for game in house.library.games()} == {one.id: 2, other.id: 1}


def test_a_game_that_is_not_there_cannot_be_opened(house: House) -> None:
    for name in ("2026-11-21-abcdef", "../etc", ""):
        with pytest.raises(NoSuchGame):
            house.open(name)
    assert house.open_games == ()


def test_a_game_whose_journal_is_damaged_is_named_and_the_others_open(house: House) -> None:
    good = begun(house)
    bad = house.library.create("chromosome")
    bad.append({"seq": 1, "at": "2026-11-21T19:00:00Z", "label": {"key": "x"}, "events": [{"kind": "?"}]})
    for _ in range(2):
        with pytest.raises(JournalError, match="journal row 1"):
            house.open(bad.id)
    assert house.open(good.id) is good


def test_a_deleted_game_is_off_the_list_and_takes_nothing_more(house: House) -> None:
    seating = begun(house)
    house.delete(seating.id)
    assert (house.library.games(), house.open_games) == ((), ())
    with pytest.raises(GameClosed):
        seating.submit(cmd.SpendFate(seat=OLA))
    with pytest.raises(NoSuchGame):
        house.open(seating.id)


def test_a_deleted_game_can_be_brought_back(house: House) -> None:
    seating = begun(house)
    seating.submit(cmd.SpendFate(seat=OLA))
    house.delete(seating.id)
    house.library.restore(seating.id)
    assert house.open(seating.id).table.state == seating.table.state


def test_a_game_deleted_while_it_is_opened_leaves_no_table_behind(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = begun(house)
    house.rest(0)
    ready, begin, deleted = Seating.get_ready, threading.Event(), threading.Event()

    def slow(each: Seating) -> None:
        begin.set()
        assert deleted.wait(10)
        ready(each)

    monkeypatch.setattr(Seating, "get_ready", slow)
    answers: list[object] = []

    def come() -> None:
        try:
            answers.append(house.open(seating.id))
        except NoSuchGame as error:
            answers.append(error.code)

    thread = threading.Thread(target=come)
    thread.start()
    assert begin.wait(10)
    house.delete(seating.id)
    deleted.set()
    thread.join()
    assert answers == ["store-missing"]
    assert house.opened(seating.id) is None
    house.restore(seating.id)
    assert isinstance(house.open(seating.id).submit(cmd.SpendFate(seat=OLA)), Entry)


def test_a_game_that_cannot_be_deleted_stays_the_one_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = begun(house)

    def denied(game_id: str) -> None:
        raise StorageError("store-denied", file=game_id)

    monkeypatch.setattr(house.library, "delete", denied)
    with pytest.raises(StorageError):
        house.delete(seating.id)
    assert (house.opened(seating.id), house.changes(seating.id)) == (seating, 0)
    assert isinstance(seating.submit(cmd.SpendFate(seat=OLA)), Entry)


def test_a_table_whose_file_was_closed_elsewhere_is_not_given_to_anybody(house: House) -> None:
    seating = begun(house)
    seating.file.close()
    assert house.opened(seating.id) is None
    assert isinstance(house.open(seating.id).submit(cmd.SpendFate(seat=OLA)), Entry)


def test_who_follows_a_game_is_told_when_it_is_closed_deleted_and_brought_back(house: House) -> None:
    game = begun(house).id
    heard: list[int] = []

    def fail() -> None:
        raise RuntimeError("destroyed session")

    house.listen(game, fail)
    stop = house.listen(game, lambda: heard.append(house.changes(game)))
    house.rest(0)
    house.delete(game)
    house.restore(game)
    stop()
    house.delete(game)
    assert heard == [1, 2, 3]


# resting -------------------------------------------------------------------------------------------------


def test_games_that_nobody_watches_are_closed_after_a_while(house: House, watch: Watch) -> None:
    idle, watched, fresh = begun(house), begun(house), begun(house)
    watched.table.listen(lambda: None)
    watch.seconds = 60
    house.open(fresh.id)
    watch.seconds = 100
    assert house.rest(100) == (idle.id,)
    assert set(house.open_games) == {watched.id, fresh.id}
    back = house.open(idle.id)
    assert back is not idle
    assert back.table.state == idle.table.state


def test_a_game_that_rests_or_cannot_be_read_takes_no_room_in_memory(house: House) -> None:
    file = weakref.ref(begun(house).file)
    house.rest(0)
    gc.collect()
    assert file() is None
    bad = house.library.create("chromosome")
    bad.append({"seq": 1, "at": "2026-11-21T19:00:00Z", "label": {"key": "x"}, "events": [{"kind": "?"}]})
    with pytest.raises(JournalError):
        house.open(bad.id)
    assert not bad.is_open


def test_no_game_is_closed_and_the_house_not_either_while_another_thread_opens_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle, slow = begun(house), begun(house)
    house.rest(0)
    house.open(idle.id)
    ready, begin, go = Seating.get_ready, threading.Event(), threading.Event()

    def wait(each: Seating) -> None:
        begin.set()
        assert go.wait(10)
        ready(each)

    monkeypatch.setattr(Seating, "get_ready", wait)
    assert not house.is_opening
    opener = threading.Thread(target=lambda: house.open(slow.id))
    opener.start()
    assert begin.wait(10)
    assert house.is_opening
    assert house.rest(0) == ()
    closer = threading.Thread(target=house.close)
    closer.start()
    go.set()
    opener.join()
    closer.join()
    assert house.open_games == ()


def test_a_house_that_is_closed_opens_no_game_any_more(house: House) -> None:
    game = begun(house).id
    house.close()
    with pytest.raises(GameClosed):
        house.open(game)


# what the list says --------------------------------------------------------------------------------------


def test_the_list_knows_the_round(house: House) -> None:
    seating = begun(house)
    for number in (1, 2, 3):
        assert listed(house).summary["round"] == number
        assert listed(house).summary["rounds"] == 6
        for command in (cmd.EndPhase(), cmd.FinishRadiation(), cmd.BeginTurns()):
            assert isinstance(seating.submit(command), Entry)
    seating.undo(3)
    assert listed(house).summary["round"] == 3
    seating.redo(3)
    assert listed(house).summary["round"] == 4


def test_the_list_knows_colours_and_species(house: House) -> None:
    begun(house, start(3))
    assert listed(house).summary["colours"] == [0, 1, 2]
    assert listed(house).summary["species"] == [0, 1, 2]


def test_the_list_knows_who_won_and_forgets_it_when_the_end_is_taken_back(house: House) -> None:
    seating = begun(house)
    seating.submit(cmd.SpendFate(seat=JAN))
    seating.submit(cmd.EndGame())
    game = listed(house)
    assert game.finished
    assert game.summary["winners"] == [OLA]
    assert game.summary["scores"] == [10, 8]
    assert game.summary["termination"] == "agreement"
    seating.undo()
    game = listed(house)
    assert not game.finished
    assert "winners" not in game.summary
    seating.redo()
    assert listed(house).summary["winners"] == [OLA]


def test_the_list_knows_a_score_that_was_corrected_after_the_end(house: House) -> None:
    seating = begun(house)
    seating.submit(cmd.EndGame())
    seating.submit(cmd.Correct(seat=JAN, what="irradiation", delta=1))
    assert listed(house).summary["winners"] == [OLA]
    assert listed(house).summary["scores"] == [10, 9]


def test_the_list_knows_new_names(house: House, reopened: Callable[[], House]) -> None:
    seating = begun(house)
    seating.submit(cmd.Rename(seat=OLA, name=" Aleksandra "))
    assert listed(house).players == ("Aleksandra", "Jan")
    again = reopened()
    assert listed(again).players == ("Aleksandra", "Jan")
    again.close()


def test_names_are_listed_as_the_table_shows_them(house: House) -> None:
    command = start()
    first, second = command.players
    begun(house, command.but(players=(first.but(name="  Ola\tMaria "), second)))
    assert listed(house).players == ("Ola Maria", "Jan")


def test_the_list_is_not_written_anew_by_what_it_does_not_show(house: House) -> None:
    seating = begun(house)
    header = seating.file.header
    seating.submit(cmd.SpendFate(seat=OLA))
    seating.submit(cmd.BeginTurns())
    assert seating.file.header is header


# telling -------------------------------------------------------------------------------------------------


def test_everybody_at_the_table_is_told_of_changes_undo_and_redo(house: House) -> None:
    seating = begun(house)
    heard: list[int] = []
    house.open(seating.id).table.listen(lambda: heard.append(seating.table.version))
    seating.submit(cmd.SpendFate(seat=OLA))
    seating.undo()
    seating.redo()
    seating.submit(cmd.BeginTurns())
    assert heard == [2, 3, 4]


# what the device remembers -------------------------------------------------------------------------------


def test_the_latest_thirty_people_are_remembered_the_latest_first(
    house: House, reopened: Callable[[], House]
) -> None:
    house.remember_people(["Ola", "Jan"])
    house.remember_people(["Ewa", "Ola"])
    assert house.people() == ("Ewa", "Ola", "Jan")
    house.remember_people([f"Gość {number}" for number in range(30)])
    assert len(house.people()) == 30
    assert "Ewa" not in house.people()
    again = reopened()
    assert again.people()[0] == "Gość 0"
    again.close()


def test_what_is_remembered_is_there_after_a_restart(house: House, reopened: Callable[[], House]) -> None:
    assert house.remembered("setting.dice", "app") == "app"
    house.remember("setting.dice", "hand")
    again = reopened()
    assert again.remembered("setting.dice") == "hand"
    again.close()


def test_the_list_knows_a_clock_that_was_corrected_by_hand(house: House) -> None:
    seating = begun(house)
    seating.submit(cmd.Mark(what="clock", value=-2))
    assert listed(house).summary["round"] == 3


def test_a_game_whose_start_could_not_be_stored_is_not_listed(
    house: House, medium: MemoryMedium, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(name: str, data: bytes) -> None:
        raise StorageError("store-failed")

    monkeypatch.setattr(medium, "write", full)
    with pytest.raises(StorageError):
        house.begin(start())
    assert house.library.games() == ()


def test_many_who_open_a_game_at_once_sit_at_one_table(house: House) -> None:
    seating = begun(house)
    for number in range(100):
        seating.submit(cmd.Correct(seat=OLA, what="irradiation", delta=-1 if number % 2 else 1))
    house.rest(0)
    found: list[Seating] = []
    ready = threading.Barrier(6)

    def arrive() -> None:
        ready.wait()
        found.append(house.open(seating.id))

    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    people = [threading.Thread(target=arrive) for _ in range(6)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    sys.setswitchinterval(often)
    assert {id(each) for each in found} == {id(found[0])}
