"""The torture itself: each discipline runs, and notices the harm that it is meant to find.

Finding faults in the product is the task of `make torture`, which has more time.
"""

import asyncio
import json
import random
import re
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
import pytest
from websockets.asyncio.server import ServerConnection, serve

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.turns import EndTurn
from companion.store.blob_store import DiskBlobStore
from companion.store.errors import StorageError
from companion.store.folder import open_folder
from tests.host.party_game import START, begun, party_of, service
from tests.host.phone import REGISTER, close_all
from tests.host.table_server import open_party
from tests.torture import (
    bad_disks,
    every_call,
    mutated_files,
    neighbour,
    power_cuts,
    power_images,
    random_kills,
)
from tests.torture.__main__ import main
from tests.torture.actor import OPERATIONS, Actor
from tests.torture.client import Client
from tests.torture.disk_model import Disk, Left
from tests.torture.file_calls import observed
from tests.torture.guests import NAMES
from tests.torture.ledger import Ledger, check
from tests.torture.mutations import BYTES, rotten, tampered
from tests.torture.neighbour import Neighbour
from tests.torture.screens import differences, never_said, rows_on_disk, said_over, shown_on
from tests.torture.tally import Tally, Until

msgpack: Any = _msgpack

SECONDS = 1.5


def played(folder: Path, commands: int = 6) -> Ledger:
    """Play a game in a folder, and return the ledger of its content."""
    with closing(GameService(open_folder(folder))) as home:
        actor = Actor(home, random.Random(1), lambda _: None)
        actor.begin()
        for _ in range(commands):
            actor.play(home.open(actor.games[0]), "submit")
        return Ledger.found(home)


# each discipline -------------------------------------------------------------------------------


def test_disks_refuse_and_other_programs_replace_journals() -> None:
    trials = ("0/submit/once/1", "0/submit/both/1", "0/reminders/full/0")
    for trial in (*trials, "0/submit/replaced/0", "0/delete/replaced/0"):
        tally = bad_disks.run(1, Until(60), trial)
        assert (tally.tried, tally.refused, tally.findings) == (1, 1, []), trial


def test_an_entry_that_stays_although_it_was_refused_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that reports a failure after it has written the entry, without removing it, is caught."""

    def append(self: DiskBlobStore, name: str, data: bytes, at: int, *more: Any) -> None:
        stored(self, name, data, at, *more)
        raise StorageError("store-failed", file=name, reason="EIO")

    stored = DiskBlobStore.append
    trial = bad_disks.refused

    def harmed(*given: Any) -> bool:
        with monkeypatch.context() as broken:
            broken.setattr(DiskBlobStore, "append", append)
            return trial(*given)

    monkeypatch.setattr(bad_disks, "refused", harmed)
    assert bad_disks.run(1, Until(60), "0/submit/once/300").failed


def test_processes_are_killed_at_random() -> None:
    tally = random_kills.run(1, Until(SECONDS))
    assert tally.tried
    assert not any("ended by itself" in what for _, _, what in tally.findings)


def test_processes_die_in_the_midst_of_each_operation_and_others_get_through(tmp_path: Path) -> None:
    ledger = every_call.template(tmp_path / "base", "1")
    tally = Tally("calls")
    for operation in (*OPERATIONS, "open"):
        for moment, dies in ((1, True), (every_call.MOST_STEPS, False)):
            where = f"0/{operation}/links/{moment}"
            died = every_call.death(tmp_path / "base", tmp_path / "dying", ledger.copy(), where, 1, tally)
            assert died is dies, where
    assert tally.tried == 2 * len((*OPERATIONS, "open"))
    assert not tally.crashed, tally.lines(1)


def test_the_power_is_cut_on_a_model_of_a_disk() -> None:
    assert power_cuts.run(1, Until(SECONDS)).tried


def test_the_power_is_cut_on_an_image_or_it_is_said_why_not() -> None:
    tally = power_images.run(1, Until(SECONDS))
    assert tally.tried or tally.note.startswith("not possible here: ")


def test_mutants_are_put_in_place_and_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutated_files, "SECONDS", 5.0)
    assert mutated_files.run(1, Until(2 * SECONDS)).tried


def test_the_table_is_printed_and_a_name_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--minutes", "0.01", "--seed", "7", "power"])
    assert re.search(r"^power +\d+ +\d+", capsys.readouterr().out, re.MULTILINE)
    with pytest.raises(SystemExit):
        main(["no-such-discipline"])


# harm is noticed -------------------------------------------------------------------------------


def test_a_sound_folder_is_found_sound(tmp_path: Path) -> None:
    tally = Tally("x")
    assert check(tmp_path, played(tmp_path), "0", tally) is not None
    assert not tally.failed


def test_a_lost_row_a_lost_game_a_lost_setting_and_a_wrong_list_are_noticed(tmp_path: Path) -> None:
    ledger = played(tmp_path)
    (game,) = ledger.games

    def found(other: Ledger) -> str:
        tally = Tally("x")
        assert check(tmp_path, other, "0", tally) is None
        return tally.lines(0)[0]

    one_more, another, other_setting = ledger.copy(), ledger.copy(), ledger.copy()
    one_more.games[game].rows.append(1)
    another.games["2026-11-21-abcdef"] = ledger.games[game]
    other_setting.setting = 5
    assert "8 rows acknowledged, 7 found" in found(one_more)
    assert "is gone" in found(another)
    assert "a setting" in found(other_setting)
    assert "nobody made" in found(Ledger())
    with closing(GameService(open_folder(tmp_path))) as home:
        file = home.library.open(game)
        file.append_many((), finished=not file.header.finished)
    assert "the list is not the fold" in found(ledger)


def test_a_program_that_does_not_flush_loses_what_it_wrote_when_the_power_goes(tmp_path: Path) -> None:
    def left(flushes: bool) -> list[Left]:
        root = tmp_path / str(flushes)
        root.mkdir()
        disk = Disk(root)
        with observed(disk):
            played(root)
            if not flushes:
                (root / "careless").write_text("x" * 2000)
        return [disk.cut(random.Random(seed)) for seed in range(40)]

    careful = left(True)
    assert all(each == careful[0] for each in careful)
    careless = [each.get("careless") for each in left(False)]
    assert None in careless
    assert b"x" * 2000 in careless
    assert any(data is not None and data != b"x" * 2000 for data in careless)


def test_a_store_that_never_flushes_is_caught_by_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_at_all(*_: object) -> None:
        """Do nothing instead of flushing."""

    monkeypatch.setattr(Disk, "_flushed", not_at_all)
    assert power_cuts.run(1, Until(2 * SECONDS)).lost


@pytest.mark.parametrize("how", BYTES)
def test_an_accident_changes_bytes(how: str) -> None:
    data = random.Random(1).randbytes(5000)
    assert rotten(data, how, random.Random(2)) != data


def test_tampering_changes_a_game_and_leaves_it_json(tmp_path: Path) -> None:
    (game,) = played(tmp_path).games
    with closing(GameService(open_folder(tmp_path))) as home:
        text = home.library.export(game)
    changed = 0
    for seed in range(200):
        other, what = tampered(text, random.Random(seed))
        assert what
        with suppress(RecursionError):
            changed += json.loads(other) != json.loads(text)
    assert changed > 150


# screens ---------------------------------------------------------------------------------------


def test_a_phone_keeps_its_tree_and_shows_the_fold() -> None:
    async def evening() -> None:
        party = party_of(service())
        open_game = begun(party.service, SpendFate(seat=3))
        code = party.offer(open_game.id).code
        async with open_party(party) as door:
            phone = await Client(door.socket, f"/join/{code}").open()
            await phone.sees("Who are you")
            assert await phone.click("Tomek")
            await phone.sees("Round 1")
            for tap in ("Magda is done", "Tomek is done", "Undo: "):
                assert await phone.click(tap, 3.0), (tap, [w for w, _ in phone.to_tap()])
                heard = phone.patches
                while phone.patches == heard:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.2)
                history = said_over([dict(row) for row in open_game.file.rows])
                shown = shown_on(phone.texts(), NAMES)
                compared, wrong = differences(shown, history[-1])
                assert (compared, wrong, phone.broken) == (6, [], "")
                assert not never_said(shown, history)
                assert differences(shown, history[0])[1]
                assert never_said(shown, history[:1])
            await close_all()

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_the_journal_of_a_folder_in_use_can_be_read(tmp_path: Path) -> None:
    with closing(GameService(open_folder(tmp_path))) as home:
        open_game = home.begin("chromosome", START)
        assert isinstance(open_game, OpenGame)
        open_game.submit(EndTurn(seat=0))
        assert len(rows_on_disk(tmp_path, open_game.id)) == 2


# the neighbour ---------------------------------------------------------------------------------


def test_every_attack_of_the_neighbour_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbour, "SILENT", 5)
    monkeypatch.setattr(neighbour, "MESSAGES", 20)
    monkeypatch.setattr(neighbour, "HEADER", 100_000)
    monkeypatch.setattr(neighbour, "FRAME", 100_000)
    heard: list[int] = []

    async def answer(socket: ServerConnection) -> None:
        async for data in socket:
            with suppress(ValueError, TypeError, IndexError):
                action, _ = msgpack.unpackb(data[1:], strict_map_key=False)
                heard.append(action)
                if action == REGISTER:
                    page = {"session_id": "s", "page_patch": {"_i": 1, "views": [{"_i": 77}]}}
                    await socket.send(b"\x00" + msgpack.packb([REGISTER, page]))

    async def attacked() -> Neighbour:
        async with serve(answer, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            somebody = Neighbour(port, random.Random(1))
            await somebody.attack(2 * SECONDS)
            for attack in somebody.attacks:
                with suppress(TimeoutError):
                    await somebody.bounded(attack, 2)
            return somebody

    somebody = asyncio.run(attacked())
    assert len(somebody.tried) == len({attack.__name__ for attack in somebody.attacks})
    assert {1, 3, 4, 5} <= set(heard)
