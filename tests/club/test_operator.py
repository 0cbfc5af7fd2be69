"""The operator's page and the metrics: protected by a token, only numbers, for all processes."""

import asyncio
import base64
import json
import re
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from companion.activity import Activity
from companion.club.metrics import Metrics, Tables
from companion.club.operator import OperatorDoor, metrics_route, operator_page, page, token_in
from companion.club.oversight import Oversight
from companion.club.reports import AWAY, FORGOTTEN, Processes, Report
from companion.device.game_service import GameService
from companion.host.connections import STATE, connection_in
from companion.host.networks import network
from companion.host.phones import Phones
from companion.host.proxy import behind_proxies
from companion.party.arrival import Connection
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.store.postgres.library import PostgresLibrary
from companion.store.seam import DatabaseUse
from companion.store.transient import REPORTS
from companion.words import LANGUAGES, Language, Words
from tests.browser.servers import ROOT
from tests.host.party_game import NAMES, Seconds, begun, party_of, service
from tests.waiting import until

TOKEN = "a-token-that-a-machine-made"
NOW = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)


class Shared(Library):
    """A store in memory that claims to have other writers."""

    @property
    def is_shared(self) -> bool:
        return True


def report(name: str = "club-1:8421", at: datetime = NOW, **numbers: Any) -> Report:
    return Report(name=name, at=at, since=NOW - timedelta(hours=3), version="0.1.0", **numbers)


@dataclass(frozen=True)
class Answer:
    """An HTTP response."""

    status_code: int
    headers: Mapping[str, str]
    text: str


class Asking:
    """A client of the operator's page and the metrics, for a service with one game.

    Args:
        door: The check that admits a client to the page.
        local: Whether the client is a program on this computer.
    """

    def __init__(self, door: OperatorDoor | None = None, *, local: bool = False) -> None:
        party = party_of(service())
        begun(party.service)
        library = party.service.library
        processes = Processes(library, 8421, lambda: len(party.service.open_games))
        metrics = Metrics(lambda: Tables(len(party.service.open_games), len(library.games())))
        routes = [metrics_route(metrics, door)]
        if door is not None:
            routes.append(operator_page(door, processes.all, lambda: len(library.games())))
        self._app = Starlette(routes=routes)
        self._came = Connection("203.0.113.9", local=local)

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        told: list[Any] = []

        async def send(message: Any) -> None:
            told.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(key.lower().encode(), value.encode()) for key, value in (headers or {}).items()],
            "state": {STATE: self._came},
        }
        asyncio.run(self._app(scope, receive, send))
        found = {key.decode(): value.decode() for key, value in told[0]["headers"]}
        return Answer(told[0]["status"], found, told[1]["body"].decode())


def bearer(token: str) -> Mapping[str, str]:
    return {"Authorization": f"Bearer {token}"}


def basic(token: str) -> Mapping[str, str]:
    return {"Authorization": f"Basic {base64.b64encode(f'anybody:{token}'.encode()).decode()}"}


@pytest.mark.parametrize(
    ("said", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer  abc ", "abc"),
        ("Basic " + base64.b64encode(b"me:a:b").decode(), "a:b"),
        ("Basic !!", ""),
        ("Basic " + base64.b64encode(b"\xff\xfe").decode(), ""),
        ("Digest abc", ""),
        ("", ""),
    ],
)
def test_a_token_is_a_bearers_or_a_password(said: str, token: str) -> None:
    assert token_in(said) == token


@pytest.mark.parametrize("path", ["/operator", "/metrics"])
@pytest.mark.parametrize("said", [{}, bearer("another"), basic(""), basic("anöther")])
def test_without_the_token_nothing_is_shown(path: str, said: Mapping[str, str]) -> None:
    answer = Asking(OperatorDoor(TOKEN)).get(path, headers=said)
    assert answer.status_code == 401
    assert "petri_" not in answer.text
    assert "Basic" in answer.headers["www-authenticate"]


@pytest.mark.parametrize("said", [bearer(TOKEN), basic(TOKEN)])
def test_with_the_token_both_are(said: Mapping[str, str]) -> None:
    asking = Asking(OperatorDoor(TOKEN))
    assert "petri_taps_total" in asking.get("/metrics", headers=said).text
    answer = asking.get("/operator", headers=said)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"


def test_whoever_says_wrong_tokens_keeps_their_holder_from_nothing() -> None:
    asking = Asking(OperatorDoor(TOKEN))
    codes = {asking.get("/operator", headers=bearer(f"guess {number}")).status_code for number in range(40)}
    assert codes == {401}
    assert asking.get("/operator", headers=bearer(TOKEN)).status_code == 200


def test_programs_of_this_computer_need_no_token_for_the_figures() -> None:
    assert Asking(local=True).get("/metrics").status_code == 200
    assert Asking(local=False).get("/metrics").status_code == 404


def test_with_the_shipped_units_the_figures_want_the_token_of_programs_of_the_machine_too() -> None:
    unit = (ROOT / "deploy" / "systemd" / "petri@.service").read_text(encoding="utf-8")
    (proxies,) = re.findall(r"--proxy (\S+)", unit)
    came: list[Connection] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        came.append(connection_in(scope))

    async def ask() -> None:
        state = {STATE: Connection("127.0.0.1", local=True)}
        scope: Any = {"type": "http", "client": ("127.0.0.1", 5), "headers": [], "state": state}
        await behind_proxies(app, [network(proxies)])(scope, cast("Any", None), cast("Any", None))

    asyncio.run(ask())
    assert [each.local for each in came] == [False]


def test_neither_shows_who_plays_nor_a_code() -> None:
    party = party_of(service())
    game = begun(party.service)
    code = party.offer(game.id).code
    library = party.service.library
    shown = page(Words("en"), Processes(library, 1, lambda: 1).all(), 1, NOW)
    shown += Metrics(lambda: Tables(1, 1)).text().decode()
    for secret in (*NAMES, code, game.id):
        assert secret not in shown


def test_the_figures_are_what_happened() -> None:
    seconds, phones = Seconds(), Phones()
    activity = Activity(seconds)
    phones.come(Connection(role="guest"))
    activity.tapped()
    activity.answered(refused=True)
    activity.begun(again=True)
    for took in (0.002, 0.02, 9.0):
        with activity.appending():
            seconds.now += took
    text = Metrics(lambda: Tables(2, 5, reachable=False), activity, phones).text().decode()
    for line in (
        "petri_taps_total 1.0",
        "petri_rejections_total 1.0",
        "petri_reconnects_total 1.0",
        'petri_phones{role="guest"} 1.0',
        'petri_phones{role="host"} 0.0',
        "petri_tables 2.0",
        "petri_games 5.0",
        "petri_store_reachable 0.0",
        'petri_append_seconds_bucket{le="0.0025"} 1.0',
        'petri_append_seconds_bucket{le="5.0"} 2.0',
        'petri_append_seconds_bucket{le="+Inf"} 3.0',
        "petri_append_seconds_count 3.0",
    ):
        assert f"{line}\n" in text, text
    labels = set(re.findall(r"\{(\w+)=", text))
    assert labels == {"role", "le", "version"}


def test_the_figures_tell_the_games_under_way_their_limit_and_the_load_of_the_database() -> None:
    use = DatabaseUse(size=7_700_000, connections=3, busy=2, most=8, waiting=1)
    text = Metrics(lambda: Tables(unfinished=4, most_unfinished=5_000, database=use)).text().decode()
    for line in (
        "petri_games_unfinished 4.0",
        "petri_games_unfinished_limit 5000.0",
        "petri_database_bytes 7.7e+06",
        "petri_database_connections 3.0",
        "petri_database_connections_busy 2.0",
        "petri_database_connections_limit 8.0",
        "petri_database_waiting 1.0",
    ):
        assert f"{line}\n" in text, text


def test_a_folder_has_no_limit_and_no_database_and_one_that_is_away_no_size() -> None:
    text = Metrics(Tables).text().decode()
    assert "petri_games_unfinished 0.0" in text
    assert "petri_games_unfinished_limit" not in text
    assert "petri_database" not in text
    away = Metrics(lambda: Tables(database=DatabaseUse(None, 0, 0, 8, 0))).text().decode()
    assert "petri_database_bytes" not in away
    assert "petri_database_connections 0.0" in away


def test_a_process_asks_its_own_store_for_the_figures(address: str) -> None:
    with closing(PostgresLibrary(address)) as library:
        seen = GameService(library)
        begun(seen)
        told = Oversight(lambda: seen, 8421, None, most_unfinished=5_000)
        tables = told._tables()  # pyright: ignore[reportPrivateUsage]
        assert (tables.unfinished, tables.most_unfinished) == (1, 5_000)
        use = tables.database
        assert use is not None
        assert use.size is not None
        assert 1_000_000 < use.size < 1_000_000_000
        assert 1 <= use.connections <= use.most
        assert use.waiting == 0

        def is_idle() -> bool:
            """Return whether the answered connection no longer counts as busy."""
            asked = told._tables().database  # pyright: ignore[reportPrivateUsage]
            return asked is not None and asked.busy == 0

        until(is_idle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_language_of_who_looks(language: Language) -> None:
    asking = Asking(OperatorDoor(TOKEN))
    answer = asking.get("/operator", headers={**bearer(TOKEN), "Accept-Language": f"{language}-XX,en;q=0.5"})
    assert f'<html lang="{language}">' in answer.text
    assert Words(language)("operator-together") in answer.text


def test_the_page_adds_up_who_is_there_and_shows_who_has_gone_silent() -> None:
    reports = (report(tables=3, phones=12), report("club-2:8421", NOW - AWAY * 2, tables=9, phones=99))
    shown = page(Words("en"), reports, 40, NOW)
    assert re.search(r"Phones</th><td>12</td>", shown)
    assert "silent" in shown
    assert "club-2:8421" in shown


def test_what_a_process_is_called_cannot_paint_the_page() -> None:
    assert "<script>" not in page(Words("en"), (report("<script>"),), 0, NOW)


def test_a_process_shows_the_numbers_of_all() -> None:
    library = Shared(MemoryBlobStore())
    now = [NOW]
    one = Processes(library, 1, lambda: 3, now=lambda: now[0])
    other = Processes(library, 2, lambda: 4, now=lambda: now[0])
    other._key = "another process"  # pyright: ignore[reportPrivateUsage]
    one.tell()
    other.tell()
    assert [each.tables for each in one.all()] == [3, 4]
    assert [each.tables for each in other.all()] == [3, 4]
    one.leave()
    assert [each.tables for each in other.all()] == [4]
    now[0] += FORGOTTEN
    one.tell()
    assert [each.tables for each in one.all()] == [3]


def test_rubbish_among_what_processes_told_is_passed_over() -> None:
    library = Shared(MemoryBlobStore())
    library.preferences.set(REPORTS, {"x": {"name": 5}, "y": "z"})
    one = Processes(library, 1, lambda: 3)
    one.tell()
    assert [each.tables for each in one.all()] == [3]
    assert len(json.loads(json.dumps(library.preferences.get(REPORTS)))) == 1


def test_a_store_of_one_process_is_not_written_to_for_numbers() -> None:
    library = Library(MemoryBlobStore())
    one = Processes(library, 1, lambda: 3)
    one.tell()
    assert library.preferences.get(REPORTS) is None
    assert [each.tables for each in one.all()] == [3]
