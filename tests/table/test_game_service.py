"""The service: games begin, open, close and are deleted; the list of games is accurate."""

import gc
import sys
import threading
import weakref
from collections.abc import Callable, Iterator

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct, MarkClock
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import ChooseStarter, StartGame
from companion.rules.chromosome.turns import EndPhase
from companion.rules.kernel import Rejection
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import GameClosed, NoSuchGame, StorageError
from companion.store.library import Library
from companion.store.summaries import GameSummary
from companion.table.journal import Entry, JournalError
from tests.rules.build import JAN, OLA, start
from tests.table.memory import loaded


class Watch:
    """A clock whose seconds are set by the test."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def blob_store() -> MemoryBlobStore:
    return MemoryBlobStore()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def service(blob_store: MemoryBlobStore, watch: Watch) -> Iterator[GameService]:
    service = GameService(Library(blob_store), roller=loaded(2), clock=watch)
    yield service
    service.close()


@pytest.fixture
def reopened(blob_store: MemoryBlobStore, service: GameService) -> Callable[[], GameService]:
    """Return a function that restarts the service."""

    def again() -> GameService:
        service.close()
        return GameService(Library(blob_store), roller=loaded(1))

    return again


def begun(service: GameService, command: StartGame | None = None) -> OpenGame:
    open_game = service.begin("chromosome", command or start())
    assert isinstance(open_game, OpenGame)
    return open_game


def listed(service: GameService) -> GameSummary:
    (game,) = service.library.games()
    return game


# beginning, opening, closing -----------------------------------------------------------------------------


def test_a_new_game_is_stored_and_listed_with_its_people() -> None:
    service = GameService(Library(MemoryBlobStore()))
    open_game = begun(service, start(3))
    game = listed(service)
    assert (game.id, game.game, game.players, game.finished) == (
        open_game.id,
        "chromosome",
        ("Ola", "Jan", "Ewa"),
        False,
    )
    assert game.rows == 1


def test_a_game_that_the_rules_refuse_leaves_nothing_behind(service: GameService) -> None:
    refused = Rejection(code="player-count", params={"count": 1, "least": 2, "most": 4})
    assert service.begin("chromosome", start(1)) == refused
    assert service.library.games() == ()
    assert service.open_games == ()


def test_the_lot_is_drawn_once_when_the_table_asks_for_it(service: GameService) -> None:
    drawn: list[int] = []

    def roll(faces: int) -> int:
        drawn.append(faces)
        return 3

    lucky = GameService(service.library, roller=roll)
    game = begun(lucky, start(3, starter=None))
    assert drawn == []
    game.submit(ChooseStarter())
    assert game.table.state.starter == 2
    assert drawn == [3]


def test_the_same_game_opened_twice_is_one_table(service: GameService) -> None:
    open_game = begun(service)
    assert service.open(open_game.id) is open_game
    assert service.open(open_game.id) is service.open(open_game.id)
    assert service.open_games == (open_game.id,)


def test_a_game_goes_on_after_a_restart(service: GameService, reopened: Callable[[], GameService]) -> None:
    open_game = begun(service)
    open_game.submit(SpendFate(seat=JAN))
    open_game.submit(SpendFate(seat=OLA))
    open_game.undo()
    state = open_game.table.state
    again = reopened()
    other = again.open(open_game.id)
    assert other is not open_game
    assert other.table.state == state
    other.redo()
    assert other.table.state.players[OLA].fate == 3
    again.close()


def test_games_do_not_touch_each_other(service: GameService) -> None:
    one, other = begun(service), begun(service, start(4))
    one.submit(SpendFate(seat=OLA))
    assert one.id != other.id
    assert other.table.state.players[OLA].fate == 4
    assert {game.id: game.rows for game in service.library.games()} == {one.id: 2, other.id: 1}


def test_a_game_that_is_not_there_cannot_be_opened(service: GameService) -> None:
    for name in ("2026-11-21-abcdef", "../etc", ""):
        with pytest.raises(NoSuchGame):
            service.open(name)
    assert service.open_games == ()


def test_a_game_whose_journal_is_damaged_is_named_and_the_others_open(service: GameService) -> None:
    good = begun(service)
    bad = service.library.create("chromosome")
    bad.append({"seq": 1, "at": "2026-11-21T19:00:00Z", "label": {"key": "x"}, "events": [{"kind": "?"}]})
    for _ in range(2):
        with pytest.raises(JournalError, match="journal row 1"):
            service.open(bad.id)
    assert service.open(good.id) is good


NOT_TO_BE_SHOWN: dict[str, tuple[dict[str, object], list[dict[str, object]]]] = {
    "fate below nought": (
        {"key": "fate-spent"},
        [{"kind": "fate-changed", "seat": OLA, "delta": -300, "reason": "re-roll"}],
    ),
    "a label that is no key": ({"key": "Fate, spent"}, []),
    "a label of a thousand words": ({"key": "fate-spent", "params": {"player": "Ola " * 900}}, []),
}


@pytest.mark.parametrize(("label", "events"), list(NOT_TO_BE_SHOWN.values()), ids=list(NOT_TO_BE_SHOWN))
def test_a_game_that_no_screen_could_show_opens_before_that_and_is_exported_and_deleted(
    service: GameService, label: dict[str, object], events: list[dict[str, object]]
) -> None:
    good = begun(service)
    bad = service.library.create("chromosome")
    bad.append(good.file.rows[0])
    bad.append({"at": "2026-11-21T19:00:00Z", "label": label, "events": events})
    assert service.open(bad.id).table.state == good.table.state
    assert len(bad.rows) == 2
    assert bad.id in service.library.export(bad.id)
    service.delete(bad.id)
    assert [game.id for game in service.library.games()] == [good.id]


def test_a_deleted_game_is_off_the_list_and_takes_nothing_more(service: GameService) -> None:
    open_game = begun(service)
    service.delete(open_game.id)
    assert (service.library.games(), service.open_games) == ((), ())
    with pytest.raises(GameClosed):
        open_game.submit(SpendFate(seat=OLA))
    with pytest.raises(NoSuchGame):
        service.open(open_game.id)


def test_a_deleted_game_can_be_brought_back(service: GameService) -> None:
    open_game = begun(service)
    open_game.submit(SpendFate(seat=OLA))
    service.delete(open_game.id)
    service.library.restore(open_game.id)
    assert service.open(open_game.id).table.state == open_game.table.state


def test_a_game_deleted_while_it_is_opened_leaves_no_table_behind(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game = begun(service)
    service.rest(0)
    ready, begin, deleted = OpenGame.get_ready, threading.Event(), threading.Event()

    def slow(each: OpenGame) -> None:
        begin.set()
        assert deleted.wait(10)
        ready(each)

    monkeypatch.setattr(OpenGame, "get_ready", slow)
    answers: list[object] = []

    def come() -> None:
        try:
            answers.append(service.open(open_game.id))
        except NoSuchGame as error:
            answers.append(error.code)

    thread = threading.Thread(target=come)
    thread.start()
    assert begin.wait(10)
    service.delete(open_game.id)
    deleted.set()
    thread.join()
    assert answers == ["store-missing"]
    assert service.opened(open_game.id) is None
    service.restore(open_game.id)
    assert isinstance(service.open(open_game.id).submit(SpendFate(seat=OLA)), Entry)


def test_a_game_that_cannot_be_deleted_stays_the_one_table(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game = begun(service)

    def denied(game_id: str) -> None:
        raise StorageError("store-denied", file=game_id)

    monkeypatch.setattr(service.library, "delete", denied)
    with pytest.raises(StorageError):
        service.delete(open_game.id)
    assert (service.opened(open_game.id), service.changes(open_game.id)) == (open_game, 0)
    assert isinstance(open_game.submit(SpendFate(seat=OLA)), Entry)


def test_a_table_whose_file_was_closed_elsewhere_is_not_given_to_anybody(service: GameService) -> None:
    open_game = begun(service)
    open_game.file.close()
    assert service.opened(open_game.id) is None
    assert isinstance(service.open(open_game.id).submit(SpendFate(seat=OLA)), Entry)


def test_who_follows_a_game_is_told_when_it_is_closed_deleted_and_brought_back(service: GameService) -> None:
    game = begun(service).id
    heard: list[int] = []

    def fail() -> None:
        raise RuntimeError("destroyed session")

    service.listen(game, fail)
    stop = service.listen(game, lambda: heard.append(service.changes(game)))
    service.rest(0)
    service.delete(game)
    service.restore(game)
    stop()
    service.delete(game)
    assert heard == [1, 2, 3]


# resting -------------------------------------------------------------------------------------------------


def test_games_that_nobody_watches_are_closed_after_a_while(service: GameService, watch: Watch) -> None:
    idle, watched, fresh = begun(service), begun(service), begun(service)
    watched.table.listen(lambda: None)
    watch.seconds = 60
    service.open(fresh.id)
    watch.seconds = 100
    assert service.rest(100) == (idle.id,)
    assert set(service.open_games) == {watched.id, fresh.id}
    back = service.open(idle.id)
    assert back is not idle
    assert back.table.state == idle.table.state


def test_a_game_that_rests_or_cannot_be_read_takes_no_room_in_memory(service: GameService) -> None:
    file = weakref.ref(begun(service).file)
    service.rest(0)
    gc.collect()
    assert file() is None
    bad = service.library.create("chromosome")
    bad.append({"seq": 1, "at": "2026-11-21T19:00:00Z", "label": {"key": "x"}, "events": [{"kind": "?"}]})
    with pytest.raises(JournalError):
        service.open(bad.id)
    assert not bad.is_open


def test_no_game_is_closed_and_the_house_not_either_while_another_thread_opens_one(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle, slow = begun(service), begun(service)
    service.rest(0)
    service.open(idle.id)
    ready, begin, go = OpenGame.get_ready, threading.Event(), threading.Event()

    def wait(each: OpenGame) -> None:
        begin.set()
        assert go.wait(10)
        ready(each)

    monkeypatch.setattr(OpenGame, "get_ready", wait)
    assert not service.is_opening
    opener = threading.Thread(target=lambda: service.open(slow.id))
    opener.start()
    assert begin.wait(10)
    assert service.is_opening
    assert service.rest(0) == ()
    closer = threading.Thread(target=service.close)
    closer.start()
    go.set()
    opener.join()
    closer.join()
    assert service.open_games == ()


def test_a_house_that_is_closed_opens_no_game_any_more(service: GameService) -> None:
    game = begun(service).id
    service.close()
    with pytest.raises(GameClosed):
        service.open(game)


# the contents of the list --------------------------------------------------------------------------------


def test_the_list_knows_the_round(service: GameService) -> None:
    open_game = begun(service)
    for number in (1, 2, 3):
        assert listed(service).summary["round"] == number
        assert listed(service).summary["rounds"] == 6
        for command in (EndPhase(), FinishRadiation(), BeginTurns()):
            assert isinstance(open_game.submit(command), Entry)
    open_game.undo(3)
    assert listed(service).summary["round"] == 3
    open_game.redo(3)
    assert listed(service).summary["round"] == 4


def test_the_list_knows_colours_and_shapes(service: GameService) -> None:
    begun(service, start(3))
    assert listed(service).summary["colours"] == [0, 1, 2]
    assert listed(service).summary["shapes"] == [0, 1, 2]


def test_the_list_knows_who_won_and_forgets_it_when_the_end_is_taken_back(service: GameService) -> None:
    open_game = begun(service)
    open_game.submit(SpendFate(seat=JAN))
    open_game.submit(EndGame())
    game = listed(service)
    assert game.finished
    assert game.summary["winners"] == [OLA]
    assert game.summary["scores"] == [10, 8]
    assert game.summary["termination"] == "agreement"
    open_game.undo()
    game = listed(service)
    assert not game.finished
    assert "winners" not in game.summary
    open_game.redo()
    assert listed(service).summary["winners"] == [OLA]


def test_the_list_knows_a_score_that_was_corrected_after_the_end(service: GameService) -> None:
    open_game = begun(service)
    open_game.submit(EndGame())
    open_game.submit(Correct(seat=JAN, what="irradiation", delta=1))
    assert listed(service).summary["winners"] == [OLA]
    assert listed(service).summary["scores"] == [10, 9]


def test_the_list_knows_new_names(service: GameService, reopened: Callable[[], GameService]) -> None:
    open_game = begun(service)
    open_game.submit(Rename(seat=OLA, name=" Aleksandra "))
    assert listed(service).players == ("Aleksandra", "Jan")
    again = reopened()
    assert listed(again).players == ("Aleksandra", "Jan")
    again.close()


def test_names_are_listed_as_the_table_shows_them(service: GameService) -> None:
    command = start()
    first, second = command.players
    begun(service, command.replace(players=(first.replace(name="  Ola\tMaria "), second)))
    assert listed(service).players == ("Ola Maria", "Jan")


def test_the_list_is_not_written_anew_by_what_it_does_not_show(service: GameService) -> None:
    open_game = begun(service)
    header = open_game.file.header
    open_game.submit(SpendFate(seat=OLA))
    open_game.submit(BeginTurns())
    assert open_game.file.header is header


# notifications -------------------------------------------------------------------------------------------


def test_everybody_at_the_table_is_told_of_changes_undo_and_redo(service: GameService) -> None:
    open_game = begun(service)
    heard: list[int] = []
    service.open(open_game.id).table.listen(lambda: heard.append(open_game.table.version))
    open_game.submit(SpendFate(seat=OLA))
    open_game.undo()
    open_game.redo()
    open_game.submit(BeginTurns())
    assert heard == [2, 3, 4]


# stored values -------------------------------------------------------------------------------------------


def test_the_latest_thirty_people_are_remembered_the_latest_first(
    service: GameService, reopened: Callable[[], GameService]
) -> None:
    service.remember_people(["Ola", "Jan"])
    service.remember_people(["Ewa", "Ola"])
    assert service.people() == ("Ewa", "Ola", "Jan")
    service.remember_people([f"Gość {number}" for number in range(30)])
    assert len(service.people()) == 30
    assert "Ewa" not in service.people()
    again = reopened()
    assert again.people()[0] == "Gość 0"
    again.close()


def test_what_is_remembered_is_there_after_a_restart(
    service: GameService, reopened: Callable[[], GameService]
) -> None:
    assert service.remembered("setting.dice", "app") == "app"
    service.remember("setting.dice", "hand")
    again = reopened()
    assert again.remembered("setting.dice") == "hand"
    again.close()


def test_the_list_knows_a_clock_that_was_corrected_by_hand(service: GameService) -> None:
    open_game = begun(service)
    open_game.submit(MarkClock(delta=-2))
    assert listed(service).summary["round"] == 3


def test_a_game_whose_start_could_not_be_stored_is_not_listed(
    service: GameService, blob_store: MemoryBlobStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(name: str, data: bytes) -> None:
        raise StorageError("store-failed")

    monkeypatch.setattr(blob_store, "write", full)
    with pytest.raises(StorageError):
        service.begin("chromosome", start())
    assert service.library.games() == ()


def test_many_who_open_a_game_at_once_sit_at_one_table(service: GameService) -> None:
    open_game = begun(service)
    for number in range(100):
        open_game.submit(Correct(seat=OLA, what="irradiation", delta=-1 if number % 2 else 1))
    service.rest(0)
    found: list[OpenGame] = []
    ready = threading.Barrier(6)

    def arrive() -> None:
        ready.wait()
        found.append(service.open(open_game.id))

    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    people = [threading.Thread(target=arrive) for _ in range(6)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    sys.setswitchinterval(often)
    assert {id(each) for each in found} == {id(found[0])}
