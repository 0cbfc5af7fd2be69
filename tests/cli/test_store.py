"""`companion store` and `--store`: games in a database, and each refusal in one sentence."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.cli import main
from companion.store.errors import Unreachable
from companion.words import LANGUAGES
from tests import seeds
from tests.postgres import PASSWORD, Postgres, free_port

Said = Callable[..., str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Run a command; return its output, or its one sentence of failure."""

    def run(*arguments: str, code: int = 0) -> str:
        capsys.readouterr()
        assert main(arguments) == code
        out, err = capsys.readouterr()
        assert PASSWORD not in out + err
        if code == 0:
            assert err == ""
            return out
        (sentence,) = err.splitlines()
        return sentence

    return run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a finished game."""
    with seeds.service_in(tmp_path / "games") as service:
        seeds.finished(service)
    return tmp_path / "games"


def test_games_go_from_a_folder_into_a_database_and_back(
    postgres: Postgres, said: Said, folder: Path, tmp_path: Path
) -> None:
    address, back = postgres.database(), tmp_path / "back"
    assert "ready" in said("store", "init", address)
    assert "nothing was changed" in said("store", "init", address)
    assert "nothing was changed" in said("store", "upgrade", address)
    assert said("store", "copy", "--from", str(folder), "--to", address).startswith("1 game and ")
    assert said("store", "check", address).startswith("1 game, ")
    assert said("store", "copy", "--from", address, "--to", str(back)).startswith("1 game and ")
    everywhere = (("--store", address), ("--data", str(folder)), ("--data", str(back)))
    (_,) = {said("games", "list", *place) for place in everywhere}
    one, *others = (json.loads(said("games", "list", "--json", *place)) for place in everywhere)
    assert others == [one, one]


def test_games_are_listed_exported_imported_and_replayed_in_a_database(
    address: str, said: Said, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (listed,) = json.loads(said("games", "list", "--json", "--data", str(folder)))
    text = said("games", "export", listed["id"], "--data", str(folder))
    file = tmp_path / "export.json"
    file.write_text(text, encoding="utf-8")
    assert said("games", "import", str(file), "--store", address).strip() == listed["id"]
    assert said("games", "export", listed["id"], "--store", address) == text
    replayed = said("games", "replay", str(file))
    assert said("games", "replay", listed["id"], "--store", address) == replayed
    assert said("games", "replay", listed["id"], "--data", str(folder)) == replayed
    monkeypatch.setenv("PETRI_STORE", address)
    assert said("games", "replay", listed["id"]) == replayed
    assert said("games", "export", listed["id"]) == text
    assert said("store", "check").startswith("1 game, ")
    empty = said("games", "list", "--data", str(tmp_path / "empty"))
    assert listed["id"] not in empty, "a folder that is named outdoes the variable"


def test_nothing_is_copied_over_other_games_nor_from_a_folder_that_is_not_there(
    address: str, said: Said, folder: Path, tmp_path: Path
) -> None:
    said("store", "copy", "--from", str(folder), "--to", address)
    with seeds.service_in(tmp_path / "others") as service:
        seeds.finished(service)
    refused = said("store", "copy", "--from", str(tmp_path / "others"), "--to", address, code=2)
    assert "nothing is overwritten" in refused
    missing = str(tmp_path / "missing")
    assert missing in said("store", "copy", "--from", missing, "--to", address, code=2)
    assert not Path(missing).exists()


def test_damage_is_told_with_the_exit_code_of_a_problem(
    postgres: Postgres, address: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    assert main(["store", "copy", "--from", str(folder), "--to", address]) == 0
    postgres.ask("UPDATE petri_journal SET row = '{}' WHERE seq = 5", address=address)
    capsys.readouterr()
    assert main(["store", "check", address]) == 2
    out, err = capsys.readouterr()
    assert "1 problem." in out
    assert err.startswith("Entry 5 of the game ")


BAD: dict[str, tuple[str, ...]] = {
    "wrong password": ("games", "list", "--store", "postgresql://petri:wrong@127.0.0.1:{port}/postgres"),
    "no database": ("store", "check", "postgresql://petri:{password}@127.0.0.1:{port}/no_such"),
    "not prepared": ("games", "list", "--store", "postgresql://petri:{password}@127.0.0.1:{port}/postgres"),
    "nothing to upgrade": ("store", "upgrade", "postgresql://petri:{password}@127.0.0.1:{port}/postgres"),
    "nobody there": ("store", "init", "postgresql://petri:{password}@127.0.0.1:{free}/postgres"),
    "no address": ("games", "list", "--store", "petri:{password}"),
    "no address to copy to": ("store", "copy", "--from", ".", "--to", "postgresql://petri:{password}@[/x"),
    "served": (
        *("serve", "--no-open", "--port", "0"),
        *("--store", "postgresql://petri:{password}@127.0.0.1:{port}/postgres"),
    ),
    "both": ("serve", "--data", ".", "--store", "postgresql://petri:{password}@127.0.0.1:{port}/postgres"),
}


@pytest.mark.in_turn
@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_will_not_do_is_one_sentence_without_a_password(
    postgres: Postgres, arguments: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    given = {"port": postgres.port, "password": PASSWORD, "free": free_port()}
    done = subprocess.run(
        [sys.executable, "-m", "companion", *(each.format(**given) for each in arguments)],
        cwd=tmp_path,
        env={
            "LANGUAGE": language,
            "PATH": "",
            "COMPANION_STRICT_WORDS": "1",
            "PYTHONPATH": str(Path(__file__).resolve().parents[2]),
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert PASSWORD not in done.stderr


def test_without_the_driver_the_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, said: Said
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for arguments in (("games", "list", "--store"), ("store", "init"), ("store", "check")):
        assert "petri-companion[club]" in said(*arguments, "postgresql://127.0.0.1/games", code=2)


def test_a_database_that_goes_away_meanwhile_is_a_sentence_as_well(
    address: str, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise Unreachable("store-unreachable")

    monkeypatch.setattr("companion.store.postgres.database.Database.ask", away)
    assert "cannot be reached" in said("store", "check", address, code=2)


def test_every_command_about_a_database_takes_it_as_store_too(postgres: Postgres, said: Said) -> None:
    address = postgres.database()
    assert "ready" in said("store", "init", "--store", address)
    assert "nothing was changed" in said("store", "upgrade", "--store", address)
    assert said("store", "check", "--store", address)
    assert "ADDRESS" in said("store", "init", code=2)


def test_a_folder_that_nobody_may_read_is_told_by_its_sentence(
    said: Said, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> bool:
        return False

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(os, "access", refused)
    monkeypatch.setattr(os, "scandir", denied)
    monkeypatch.setattr("companion.store.folder.FileLock", denied)
    assert str(folder) in said("games", "list", "--data", str(folder), code=2)
