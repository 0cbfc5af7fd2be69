"""A public instance: anybody may begin tables, and hosts only their own."""

import asyncio
import json
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.cli import main
from companion.club import table_hosts
from companion.club.public import PublicNetwork, public_address
from companion.club.table_hosts import TableHosts, key_of
from companion.club.visitor import MOST_TABLES, TABLES, VisitorStorage, visitors_main
from companion.club.visitor_home import TableHostAccess, VisitorHome
from companion.device.open_game import OpenGame
from companion.party.limits import Allowance
from companion.party.network import Network
from companion.party.party import Party
from companion.rules.chromosome.scoring import EndGame
from companion.rules.kernel import Rejection
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import ImportRefused, NoSuchGame, StorageFull
from companion.store.library import Library
from companion.store.seam import GameLibrary
from companion.ui.home_doors import DOORS, Door
from companion.words import Words
from tests.browser.servers import petri
from tests.host.party_game import NAMES, START, Seconds, begun, party_of, service
from tests.host.phone import Phone, close_all
from tests.host.table_server import open_party
from tests.loops import in_real_time
from tests.store.samples import CrampedBlobStore

HERE, THERE = "203.0.113.9", "198.51.100.7"


def hosts_of(party: Party, **given: Any) -> TableHosts:
    return TableHosts(party.service.library, **given)


def room(
    party: Party, hosts: TableHosts, secrets: dict[str, str] | None = None, at: str = HERE
) -> VisitorHome:
    return VisitorHome(party, hosts, secrets or {}, at)


def started(room: VisitorHome) -> OpenGame:
    answer = room.begin("chromosome", START)
    assert isinstance(answer, OpenGame), answer
    return answer


def kept(room: VisitorHome) -> dict[str, str]:
    """Return a dictionary that collects what the visitor's device is given to store from now on."""
    secrets: dict[str, str] = {}
    room.on_begun = secrets.__setitem__
    return secrets


# the owner of a table ------------------------------------------------------------------------------


def test_whoever_begins_a_table_has_it_and_nobody_else_does() -> None:
    party = party_of(service())
    hosts = hosts_of(party)
    magda, tomek = room(party, hosts), room(party, hosts, at=THERE)
    game = started(magda)
    assert [each.id for each in magda.library.games()] == [game.id]
    assert magda.open(game.id) is game
    assert tomek.library.games() == ()
    assert tomek.library.listed(game.id) is None
    for act in (tomek.open, tomek.delete, tomek.restore, tomek.library.export, tomek.library.read):
        with pytest.raises(NoSuchGame):
            act(game.id)
    assert party.service.library.listed(game.id) is not None


def test_the_secret_makes_a_device_the_host_again_after_a_restart() -> None:
    blob_store = MemoryBlobStore()
    party = party_of(service(blob_store))
    magda = room(party, hosts_of(party))
    secrets = kept(magda)
    game = started(magda)
    assert list(secrets) == [game.id]
    party.service.close()
    after = party_of(service(blob_store))
    assert room(after, hosts_of(after), secrets).hosts(game.id)
    assert [each.id for each in room(after, hosts_of(after), secrets).library.games()] == [game.id]
    assert not room(after, hosts_of(after), {game.id: "something else"}).hosts(game.id)
    assert not room(after, hosts_of(after), {game.id: "x" * 100_000}).hosts(game.id)


def test_what_is_stored_is_no_secret() -> None:
    party = party_of(service())
    magda = room(party, hosts_of(party))
    secrets = kept(magda)
    game = started(magda)
    assert party.service.remembered(key_of(game.id)) not in ("", None, secrets[game.id])


def test_a_secret_of_one_table_opens_no_other() -> None:
    party = party_of(service())
    hosts = hosts_of(party)
    magda, tomek = room(party, hosts), room(party, hosts)
    secrets = kept(magda)
    mine, other = started(magda), started(tomek)
    assert not room(party, hosts, {other.id: secrets[mine.id]}).hosts(other.id)


def test_a_table_whose_host_could_not_be_remembered_is_not_begun() -> None:
    blob_store = CrampedBlobStore()
    party = party_of(service(blob_store))
    hosts = hosts_of(party)
    replace: Any = party.service.library.preferences.replace

    def full(*_: Any, **__: Any) -> bool:
        raise StorageFull("store-full")

    party.service.library.preferences.replace = full  # type: ignore[method-assign]
    with pytest.raises(StorageFull):
        room(party, hosts).begin("chromosome", START)
    party.service.library.preferences.replace = replace  # type: ignore[method-assign]
    assert party.service.library.games() == ()


def test_a_refused_beginning_leaves_nothing() -> None:
    party = party_of(service())
    magda = room(party, hosts_of(party))
    secrets = kept(magda)
    assert isinstance(magda.begin("chromosome", START.replace(players=START.players[:1])), Rejection)
    assert not secrets
    assert party.service.library.games() == ()


def test_a_file_makes_nobody_a_host() -> None:
    party = party_of(service())
    hosts = hosts_of(party)
    game = started(room(party, hosts))
    text = party.service.library.export(game.id)
    tomek = room(party, hosts)
    with pytest.raises(ImportRefused):
        tomek.library.import_text(text)
    assert tomek.library.games() == ()


def test_what_one_visitor_is_remembered_by_no_other_sees() -> None:
    party = party_of(service())
    hosts = hosts_of(party)
    magda, tomek = room(party, hosts), room(party, hosts)
    magda.remember_people(["Magda"])
    magda.remember("setting.theme", "night")
    assert tomek.people() == ()
    assert tomek.remembered("setting.theme") is None
    assert party.service.people() == ()


def test_the_own_games_are_a_library_like_any_other() -> None:
    party = party_of(service())
    library: GameLibrary = room(party, hosts_of(party)).library
    assert library.folder is None
    assert library.problems() == ()
    assert library.reachable
    with pytest.raises(NoSuchGame):
        library.create("chromosome")


# the rights of its host ----------------------------------------------------------------------------


def test_a_host_acts_at_the_own_table_and_at_no_other() -> None:
    party = party_of(service())
    hosts = hosts_of(party)
    mine, other = started(room(party, hosts)), started(room(party, hosts))
    access = TableHostAccess(party, mine.id)
    command = EndGame()
    assert (access.standing(mine.id), access.standing(other.id)) == ("host", "watcher")
    assert access.acts_for(mine.id, 0)
    assert not access.acts_for(other.id, 0)
    assert not access.sees_odds(other.id, 0)
    assert access.seat(other.id) is None
    answer = access.submit(other, command)
    assert isinstance(answer, Rejection)
    assert answer.code == "party-seat-freed"
    assert isinstance(access.undo(other), Rejection)
    assert access.denial(mine, command) is None


def test_a_host_may_not_fill_the_store_by_tapping() -> None:
    party = party_of(service())
    mine = started(room(party, hosts_of(party)))
    access = TableHostAccess(
        party,
        mine.id,
    )
    access._clock = lambda: 0.0  # pyright: ignore[reportPrivateUsage]
    codes = [getattr(access.redo(mine), "code", "") for _ in range(300)]
    assert codes[0] == "nothing-to-redo"
    assert codes[-1] == "party-too-fast"


# the number of tables ------------------------------------------------------------------------------


def test_one_address_may_not_begin_tables_without_end() -> None:
    party, clock = party_of(service()), Seconds()
    hosts = hosts_of(party, clock=clock)
    for _ in range(table_hosts.OF_ONE.burst):
        started(room(party, hosts))
    refused = room(party, hosts).begin("chromosome", START)
    assert isinstance(refused, Rejection)
    assert (refused.code, refused.params) == ("party-too-many-tables", {"minutes": 2})
    assert isinstance(room(party, hosts, at=THERE).begin("chromosome", START), OpenGame)
    clock.now += table_hosts.OF_ONE.seconds
    started(room(party, hosts))


def test_devices_of_one_ipv6_network_are_one_address() -> None:
    party = party_of(service())
    hosts = hosts_of(party, clock=Seconds())
    for number in range(table_hosts.OF_ONE.burst):
        started(room(party, hosts, at=f"2001:db8::{number:x}"))
    assert isinstance(room(party, hosts, at="2001:db8::ffff").begin("chromosome", START), Rejection)


def test_all_addresses_together_may_not_begin_tables_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_hosts, "OF_ALL", Allowance(burst=3, seconds=600.0))
    party = party_of(service())
    hosts = hosts_of(party, clock=Seconds())
    for number in range(3):
        started(room(party, hosts, at=f"198.51.100.{number}"))
    refused = room(party, hosts, at="198.51.100.99").begin("chromosome", START)
    assert isinstance(refused, Rejection)


def test_there_is_an_end_to_the_games_that_are_not_over() -> None:
    party = party_of(service())
    hosts = hosts_of(party, most=2)
    first = started(room(party, hosts))
    started(room(party, hosts))
    refused = room(party, hosts).begin("chromosome", START)
    assert isinstance(refused, Rejection)
    assert refused.code == "party-no-more-tables"
    party.service.delete(first.id)
    started(room(party, hosts))


# the instance's address ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "url"),
    [
        ("https://petri.example", "https://petri.example/"),
        ("https://Petri.Example/", "https://petri.example/"),
        ("petri.example", "https://petri.example/"),
        ("http://localhost:8420", "http://localhost:8420/"),
        ("https://petri.example:443", "https://petri.example/"),
        ("http://192.168.1.7:80", "http://192.168.1.7/"),
    ],
)
def test_a_public_address_is_a_name_with_a_scheme(written: str, url: str) -> None:
    address = public_address(written)
    assert address.url == url
    assert address.join("BCDFGH") == f"{url}join/BCDFGH"
    network: Network = PublicNetwork(address)
    assert network.addresses == (address,)


@pytest.mark.parametrize(
    "written",
    [
        *("", "https://", "ftp://petri.example", "https://petri.example/petri", "https://me@petri.example"),
        *(
            "https://petri example",
            "https://petri.example:port",
            "https://petri.example?x",
            "https://pętri.pl",
        ),
        *("https://petri..example", "https://" + "a" * 300, "https://[::1"),
    ],
)
def test_what_is_no_public_address_gets_a_sentence(
    written: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-open", "--data", str(tmp_path), "--public", written]) == 2
    assert "is no public address" in capfd.readouterr().err


@pytest.mark.parametrize("days", ["0", "-1", "many", "1.5", "99999"])
def test_days_that_are_none_get_a_sentence(
    days: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-open", "--data", str(tmp_path), "--keep-days", days]) == 2
    assert "--keep-days" in capfd.readouterr().err


@pytest.mark.parametrize("content", [None, b"", b"short", b"\xff\xfe" * 20, b"x" * 600, "żółw".encode() * 20])
def test_a_file_without_a_token_gets_a_sentence(
    content: bytes | None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    assert main(["serve", "--no-open", "--data", str(tmp_path), "--operator-token", str(file)]) == 2
    assert str(file) in capfd.readouterr().err


# with phones ---------------------------------------------------------------------------------------


@in_real_time
async def test_a_visitor_is_offered_a_new_table_and_the_way_to_another_one() -> None:
    party = party_of(service())
    async with open_party(party, visitors_main(party, hosts_of(party))) as opened:
        phone = await Phone(opened.socket).open()
        await phone.sees("Watch a sample evening")
        await phone.sees("Join a table")
        assert not phone.saw("Import")
        await close_all()


@pytest.mark.parametrize("door", DOORS)
@in_real_time
async def test_every_door_of_home_leads_somewhere_for_a_visitor_too(door: Door) -> None:
    party = party_of(service())
    async with open_party(party, visitors_main(party, hosts_of(party))) as opened:
        phone = await Phone(opened.socket, door.route).open()
        await phone.sees(Words("en").of("soup")("name"))  # the button that chooses this game
        assert not phone.saw(Words("en")("address-unknown"))
        await close_all()


@in_real_time
async def test_the_device_that_began_a_table_comes_back_as_its_host_and_another_one_does_not() -> None:
    party = party_of(service())
    hosts = hosts_of(party)
    magda = room(party, hosts)
    secrets = kept(magda)
    game = started(magda)
    async with open_party(party, visitors_main(party, hosts)) as opened:
        device = {TABLES: json.dumps(secrets)}
        host = await Phone(opened.socket, f"/game/{game.id}", storage=device).open()
        await host.sees(NAMES[0])
        other = await Phone(opened.socket, f"/game/{game.id}").open()
        await other.sees("Find the table")
        assert not other.saw(NAMES[0])
        await close_all()


@pytest.mark.parametrize("stored", ["", "[]", "{", '{"a": 5}', '{"2026": "' + "x" * 30_000 + '"}', "5"])
@in_real_time
async def test_rubbish_in_a_browser_makes_nobody_a_host(stored: str) -> None:
    party = party_of(service())
    game = started(room(party, hosts_of(party)))
    async with open_party(party, visitors_main(party, hosts_of(party))) as opened:
        phone = await Phone(opened.socket, f"/game/{game.id}", storage={TABLES: stored}).open()
        await phone.sees("Find the table")
        await close_all()


@in_real_time
async def test_a_browser_keeps_the_latest_tables_that_it_hosts() -> None:
    async with open_party(party_of(service()), keeps_one_more) as opened:
        old = {f"2026-{number}": "x" for number in range(MOST_TABLES)}
        phone = await Phone(opened.socket, storage={TABLES: json.dumps(old)}).open()
        await phone.sees("kept")
        stored = json.loads(phone.storage[TABLES])
        assert len(stored) == MOST_TABLES
        assert list(stored)[-1] == "2027-new"
        assert "2026-0" not in stored
        await close_all()


async def keeps_one_more(page: ft.Page) -> None:
    """Store one more table's secret in the browser, and say so on the page."""
    storage = VisitorStorage(page)
    await storage.load()
    await storage.keep_table("2027-new", "secret")
    page.add(ft.Text("kept"))


def test_nobody_hosts_a_public_instance_by_where_they_come_from(tmp_path: Path) -> None:
    service_with_a_game(tmp_path)
    server = petri(tmp_path, "--public", "http://127.0.0.1").start()
    try:

        async def look() -> None:
            phone = await Phone(f"{server.url.replace('http', 'ws', 1)}ws").open()
            await phone.sees("Join a table")
            assert not phone.saw(NAMES[0]), "this computer sees the games of all"
            await close_all()

        asyncio.run(look())
    finally:
        server.close()


def service_with_a_game(folder: Path) -> None:
    """Create a game in that folder, owned by somebody else."""
    from companion.device.game_service import GameService
    from companion.store.folder import open_folder

    home = GameService(open_folder(folder))
    begun(home)
    home.close()


def test_a_library_in_memory_is_a_store_as_any_other() -> None:
    home = service()
    hosts, game = TableHosts(home.library), begun(home).id
    secret = hosts.admit(game)
    assert hosts.knows(game, secret)
    home.delete(game)
    home.restore(game)
    assert hosts.knows(game, secret)
    home.discard(game)
    assert not hosts.knows(game, secret)


def test_one_address_however_patient_never_fills_the_instance() -> None:
    clock = Seconds()
    hosts = TableHosts(Library(MemoryBlobStore()), clock=clock)
    tables = 0
    days, processes = 30, 3
    while clock.now < days * 24 * 3600:
        if hosts.refusal("203.0.113.9") is None:
            hosts.count("203.0.113.9")
            tables += 1
        else:
            clock.now += 600
    assert processes * tables < table_hosts.MOST_UNFINISHED
    assert tables > 30 * days
