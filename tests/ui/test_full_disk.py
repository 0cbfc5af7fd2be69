"""A full disk, whichever button is pressed: a sentence on the screen, and only stored values count."""

import errno
import os
import tempfile
from collections.abc import Callable
from typing import Any, NoReturn

import flet as ft
import pytest

from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.party.network import Address
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.options import Options
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import StorageError, StorageFull
from companion.store.library import Library
from companion.ui.app import App
from companion.ui.chromosome.setup import Setup, forget, remember
from companion.ui.core.client import Client
from companion.ui.game.context import AnyContext, GameContext, Panel
from companion.ui.routes import ROUTES
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at, finish, opened, play, press, seated, service
from tests.ui.test_turn_sheet import pick

NO_ROOM = "There is no room left"
NOT_REMEMBERED = "That counts"
NOT_KEPT = Words("en")("games-not-kept")
PEOPLE = ("Magda", "Tomek", "Ola")
FACES = ("action", "telepathy", "combat", "building")


class FillingBlobStore(MemoryBlobStore):
    """A store that has no room for the blobs that `full` selects."""

    def __init__(self) -> None:
        super().__init__()
        self.full: Callable[[str], bool] = lambda _: False
        self.writes_left = 1_000_000

    def write(self, name: str, data: bytes) -> None:
        self.writes_left -= 1
        if self.full(name) or self.writes_left < 0:
            raise StorageFull("store-full", file=name)
        super().write(name, data)

    def append(self, name: str, data: bytes, at: int) -> None:
        self.writes_left -= 1
        if self.full(name) or self.writes_left < 0:
            raise StorageFull("store-full", file=name)
        super().append(name, data, at)

    def rename(self, old: str, new: str) -> None:
        """Rename a blob, or refuse: a journaling file system needs room for that too."""
        if self.full(old):
            raise StorageFull("store-full", file=old)
        super().rename(old, new)

    def delete(self, name: str) -> None:
        if self.full(name):
            raise StorageFull("store-full", file=name)
        super().delete(name)


def no_room(*_: object, **__: object) -> NoReturn:
    """Raise the error of a full disk, which also holds the system's temporary folder."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def everything(_: str) -> bool:
    """Select every blob: nothing can be stored."""
    return True


def preferences(name: str) -> bool:
    """Select the catalogue: games can be stored, but settings cannot."""
    return name == "catalogue.json"


# several phones at one table ----------------------------------------------------------------------


class Door:
    """A network that opens only if the fact that it is open can be stored."""

    def __init__(self, home: GameService) -> None:
        self._home = home
        self.addresses: tuple[Address, ...] = ()

    async def open(self) -> bool:
        self._home.remember("door", True)
        self.addresses = (Address("192.168.1.2", 8450),)
        return True

    async def close(self) -> None:
        self._home.remember("door", False)
        self.addresses = ()


class Evening:
    """A table with a phone in Tomek's seat, and a door for phones that can be opened."""

    def __init__(self) -> None:
        self.blob_store = FillingBlobStore()
        self.home = service(self.blob_store)
        self.game = play(self.home, *PEOPLE, options=Options(events=False))
        self.party = Party(self.home)
        self.door = Door(self.home)
        self.party.network = self.door
        answer = self.party.sit(self.game.id, self.party.offer(self.game.id).code, 1)
        assert isinstance(answer, Admission)
        self.phone = GuestAccess(self.party, self.game.id, answer.place)

    def screen(self, access: Access | None = None) -> Harness:
        """The table on a device."""

        def mount(page: ft.Page) -> None:
            client = Client(page, self.home, access or HostAccess(self.party))
            page.render_views(App, client, ROUTES)

        return Harness(mount, route=f"/game/{self.game.id}")

    def after_a_restart(self) -> object:
        """Return the stored state of the table, without codes."""
        offer = Party(GameService(Library(MemoryBlobStore(self.blob_store.blobs)))).offered(self.game.id)
        return offer and offer.model_dump()

    def now(self) -> object:
        """Return the current state of the table, without codes."""
        offer = self.party.offered(self.game.id)
        return offer and offer.model_dump()


async def invite(app: Harness) -> None:
    """Open the sheet that invites phones."""
    await app.tap("Table menu")
    await app.tap(next(name for name in ("Invite phones", *app.labels()) if name.startswith("Invite phones")))


@pytest.mark.parametrize(
    "button",
    [
        "Free Tomek’s seat",
        "This device is Magda’s",
        "own seat only",
        "nobody sees any",
        "Close to phones",
    ],
)
@asynchronous
async def test_each_button_of_the_sheet_says_that_there_is_no_room(button: str) -> None:
    evening = Evening()
    before = evening.now()
    async with evening.screen() as app:
        await invite(app)
        evening.blob_store.full = everything
        await app.tap(button)
        assert app.sees(NO_ROOM)
        assert app.sees("Seats")
    assert evening.now() == before == evening.after_a_restart()
    assert evening.door.addresses


@asynchronous
async def test_locking_says_that_there_is_no_room() -> None:
    evening = Evening()
    async with evening.screen() as app:
        await invite(app)
        evening.blob_store.full = everything
        await app.change(app.one(ft.Switch), True)
        assert app.sees(NO_ROOM)
    offer = evening.party.offered(evening.game.id)
    assert offer
    assert not offer.locked
    assert evening.now() == evening.after_a_restart()


@asynchronous
async def test_a_new_code_comes_without_any_room() -> None:
    evening = Evening()
    old = evening.party.offer(evening.game.id).code
    async with evening.screen() as app:
        await invite(app)
        evening.blob_store.full = everything
        await app.tap("New code")
        assert not app.sees(NO_ROOM)
        new = evening.party.offer(evening.game.id).code
        assert new != old
        assert app.sees(f"{new[:3]} {new[3:]}")


@asynchronous
async def test_a_table_that_cannot_be_opened_to_phones_says_so() -> None:
    evening = Evening()
    evening.party.withdraw(evening.game.id)
    async with evening.screen() as app:
        evening.blob_store.full = everything
        await invite(app)
        assert app.sees(NO_ROOM)
        assert can_press(app, "Close")
    assert evening.now() is None
    assert not evening.door.addresses


@asynchronous
async def test_a_door_that_cannot_be_opened_or_closed_says_so() -> None:
    evening = Evening()
    async with evening.screen() as app:
        evening.blob_store.full = everything
        await invite(app)
        assert app.sees(NO_ROOM)
        assert not evening.door.addresses
    evening.blob_store.full = lambda _: False
    async with evening.screen() as app:
        await invite(app)
        evening.blob_store.writes_left = 1  # for closing the table itself
        await app.tap("Close to phones")
        assert app.sees(NO_ROOM)
    assert evening.now() is None
    assert evening.door.addresses
    assert evening.home.remembered("door") is True


@asynchronous
async def test_a_command_that_cannot_be_stored_says_so_on_the_phone_that_gave_it() -> None:
    evening = Evening()
    async with evening.screen(evening.phone) as app:
        evening.blob_store.full = everything
        before = evening.game.table.version
        await app.tap("Magda is done")
        assert app.sees(NO_ROOM)
    assert evening.game.table.version == before


# everywhere else ----------------------------------------------------------------------------------


@asynchronous
async def test_a_setting_that_cannot_be_kept_says_so() -> None:
    blob_store = FillingBlobStore()
    async with opened(service(blob_store), "/settings") as app:
        blob_store.full = everything
        await app.tap("200%")
        assert app.sees(NO_ROOM)


def laid(*names: str) -> Setup:
    """The set-up of a table with these people."""
    return Setup(players=seated(names))


@asynchronous
async def test_somebody_who_cannot_be_forgotten_or_brought_back_says_so() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    home.remember_people(PEOPLE)
    async with opened(home, "/new") as app:
        await press(app, "Forget")
        blob_store.full = everything
        await app.tap("Forget Tomek")
        assert app.sees(NO_ROOM)
        assert home.people() == PEOPLE
        blob_store.full = lambda _: False
        await app.tap("Forget Tomek")
        blob_store.full = everything
        bar = app.controls(ft.SnackBar, where=lambda shown: shown.action == "Undo")[-1]
        await app.fire(bar, "action")
        assert app.sees(NO_ROOM)
        assert home.people() == ("Magda", "Ola")


def test_nobody_is_forgotten_in_one_place_and_kept_in_the_other() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    remember(home, laid(*PEOPLE))
    kept = home.people(), home.remembered("last-setup")

    blob_store.full = preferences
    with pytest.raises(StorageFull):
        forget(home, "Tomek")
    assert (home.people(), home.remembered("last-setup")) == kept


@asynchronous
async def test_a_game_that_cannot_be_stored_does_not_begin() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    remember(home, laid(*PEOPLE))
    async with opened(home, "/new") as app:
        blob_store.full = everything
        await app.tap("Start")
        assert app.sees(NO_ROOM)
    assert home.library.games() == ()


@asynchronous
async def test_a_game_begins_although_its_setup_cannot_be_remembered() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    remember(home, laid(*PEOPLE))
    async with opened(home, "/new") as app:
        blob_store.full = preferences
        await app.tap("Start")
        assert app.sees(NOT_REMEMBERED)
        assert not app.sees(NO_ROOM)
        assert app.sees("Who starts?")
    assert len(home.library.games()) == 1


@asynchronous
async def test_a_game_that_cannot_be_deleted_or_restored_says_so() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    game = finish(play(home, *PEOPLE), 1)
    async with opened(home, "/games") as app:

        async def delete() -> None:
            await app.tap(next(label for label in app.labels() if label.startswith("More:")))
            for _ in ("asked for", "sure"):
                await app.tap("Delete")

        blob_store.full = everything
        await delete()
        assert app.sees(NO_ROOM)
        assert [each.id for each in home.library.games()] == [game.id]
        blob_store.full = lambda _: False
        await delete()
        assert home.library.games() == ()
        blob_store.full = everything
        bar = app.controls(ft.SnackBar, where=lambda shown: shown.action == "Undo")[-1]
        await app.fire(bar, "action")
        assert app.sees(NO_ROOM)
    assert home.library.games() == ()


@asynchronous
@pytest.mark.parametrize("row", ["Save to a file", "Result as CSV"])
async def test_where_nothing_can_be_written_everything_is_listed_opened_and_taken_out(
    row: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    game = finish(play(home, *PEOPLE), 1)
    text = home.library.export(game.id)
    anew = service(blob_store)
    blob_store.full = everything
    for maker in ("mkdtemp", "mkstemp", "TemporaryFile", "NamedTemporaryFile"):
        monkeypatch.setattr(tempfile, maker, no_room)
    kept: list[dict[str, Any]] = []
    async with opened(anew, "/games", answers={"FilePicker.save_file": kept.append}) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More:")))
        await pick(app, row)
        await app.until(lambda: bool(kept))
    content = kept[0]["src_bytes"]
    if kept[0]["file_name"].endswith(".json"):
        assert content.decode() == text
    else:
        assert PEOPLE[1] in content.decode("utf-8-sig")


def table_in(blob_store: MemoryBlobStore, options: Options | None = None) -> tuple[GameService, OpenGame]:
    """A game in its first turn."""
    home = service(blob_store)
    return home, play(home, *PEOPLE, options=options or Options(events=False))


@asynchronous
async def test_a_rule_is_changed_although_it_cannot_be_remembered_for_the_next_game() -> None:
    blob_store = FillingBlobStore()
    home, game = table_in(blob_store, Options(events=False, gene_faces=FACES))
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Rules of this table")
        blob_store.full = preferences
        await app.tap("d6")
        assert app.sees(NOT_REMEMBERED)
        assert not app.sees(NO_ROOM)
    assert game.table.state.options.die == 6


@asynchronous
async def test_a_special_action_counts_although_its_price_cannot_be_remembered() -> None:
    blob_store = FillingBlobStore()
    home, game = table_in(blob_store)
    async with at(home, game) as app:
        for name in ("Action: Magda", "Fusion"):
            await app.tap(name)
        blob_store.full = preferences
        await app.tap(app.controls(ft.OutlinedButton)[-1])  # the button that keeps the turn
        assert app.sees(NOT_REMEMBERED)
        assert not app.sees(NO_ROOM)
    assert game.table.state.turn.actions == ("fusion",)


# unforeseen errors --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (StorageFull("store-full", file="x"), NO_ROOM),
        (RuntimeError("/home/somebody/secret.py"), "That went wrong"),
    ],
)
@asynchronous
async def test_a_handler_that_fails_says_so_in_our_words_and_the_screen_stays(
    failure: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, game = table_in(MemoryBlobStore())

    def fail(_: AnyContext, __: Panel) -> None:
        raise failure

    async with at(home, game) as app:
        monkeypatch.setattr(GameContext, "show", fail)
        await app.tap("Table menu")
        assert app.sees(said)
        assert app.sees("Magda")
        assert not any("secret.py" in str(sent.body) for sent in app.sent)
        assert len(app.errors) == 1
        app.errors.clear()


# a database error, as players see it ----------------------------------------------------------------


@pytest.mark.parametrize(
    "failure",
    [
        StorageFull("store-database-full", database="postgresql://petri@10.0.0.5/games"),
        StorageError("store-database-denied", database="postgresql://petri@10.0.0.5/games"),
    ],
    ids=["no room", "no right"],
)
@asynchronous
async def test_a_database_without_room_or_a_right_says_so_on_the_screen_and_not_where_it_is(
    failure: StorageError, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening()
    before = evening.game.table.version

    def refuse(*_: object, **__: object) -> None:
        raise failure

    async with evening.screen(evening.phone) as app:
        with monkeypatch.context() as full:
            full.setattr(evening.game.file, "append_many", refuse)
            await app.tap("Magda is done")
        assert app.sees(NOT_KEPT)
        assert not any("10.0.0.5" in str(sent.body) for sent in app.sent)
        assert evening.game.table.version == before
        await app.tap("Magda is done")  # there is room again
    assert evening.game.table.version == before + 1
