"""Output in encodings that lack letters, signs or blocks: people get the nearest, JSON stays exact."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import seeds
from tests.cli.terminal import run
from tests.cli.test_commands import ROOT

NARROW = ("ascii", "cp1252", "cp437", "iso8859-2", "koi8-r", "utf-7", "utf-16")
COMMANDS = (
    ("--version",),
    ("--help",),
    ("games", "--help"),
    ("odds",),
    ("odds", "battle", "--attacker", "2", "--defender", "3", "--attacker-fate", "2"),
    ("odds", "resistance", "--power", "4", "--groups", "2", "--irradiation", "5"),
)


def played(folder: Path) -> str:
    """Create a game of players whose names few encodings can express; return its id."""
    with seeds.service_in(folder) as service:
        return seeds.midway(service, names=("Łucja", "Żółw", "Zoë", "木")).id


@pytest.mark.parametrize("encoding", NARROW)
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_answer_is_printed_in_every_encoding(arguments: tuple[str, ...], encoding: str) -> None:
    whole, narrow = run(*arguments), run(*arguments, encoding=encoding)
    assert (narrow.code, narrow.err) == (0, b"")
    assert len(narrow.out.decode(encoding).splitlines()) == len(whole.text.splitlines())


@pytest.mark.parametrize("encoding", NARROW)
def test_problems_are_told_in_every_encoding(encoding: str) -> None:
    said = run("żółw", encoding=encoding)
    assert said.code == 2
    assert len(said.err.decode(encoding).splitlines()) == 1


def test_a_letter_that_is_lacking_is_written_as_the_nearest(tmp_path: Path) -> None:
    played(tmp_path)
    listed = run("games", "list", "--data", str(tmp_path), encoding="ascii").out.decode("ascii")
    assert "Lucja, Zolw, Zoe, ?" in listed
    listed = run("games", "list", "--data", str(tmp_path), encoding="cp1252").out.decode("cp1252")
    assert "Lucja, Zólw, Zoë, ?" in listed


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "koi8-r"])
def test_an_export_is_the_same_game_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    game = played(tmp_path / "here")
    whole = run("games", "export", game, "--data", str(tmp_path / "here")).text
    assert "Łucja" in whole
    narrow = run("games", "export", game, "--data", str(tmp_path / "here"), encoding=encoding).out
    assert json.loads(narrow.decode("ascii")) == json.loads(whole)

    file = tmp_path / "game.json"
    file.write_bytes(narrow)
    assert run("games", "import", str(file), "--data", str(tmp_path / "there")).text.strip() == game
    listed = run("games", "list", "--json", "--data", str(tmp_path / "there"), encoding=encoding).out
    assert json.loads(listed)[0]["players"] == ["Łucja", "Żółw", "Zoë", "木"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_an_export_that_a_shell_wrote_as_unicode_of_another_kind_is_read(
    tmp_path: Path, encoding: str
) -> None:
    game = played(tmp_path)
    file = tmp_path / "game.json"
    file.write_text(run("games", "export", game, "--data", str(tmp_path)).text, encoding=encoding)
    assert run("games", "import", str(file), "--data", str(tmp_path)).text.strip() == game


def test_python_itself_told_of_an_encoding_keeps_nothing_from_being_printed() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "companion", "--help"],
        cwd=ROOT,
        env={"PATH": "", "LANGUAGE": "pl", "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, b"")
    assert "własnym".replace("ł", "l") in said.stdout.decode("cp1252")


def test_the_host_learns_link_and_code_where_no_block_can_be_drawn(tmp_path: Path) -> None:
    game = played(tmp_path)
    for encoding in ("ascii", "utf-8"):
        command = ("-m", "companion", "host", "--port", "0", "--no-open", "--data", str(tmp_path))
        server = subprocess.Popen(
            [sys.executable, *command, "--game", game],
            cwd=ROOT,
            env={**os.environ, "PYTHONIOENCODING": encoding, "LANGUAGE": "pl"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding=encoding,
        )
        assert server.stdout
        try:
            said = ""
            while "/host/" not in said:
                line = server.stdout.readline()
                assert line, said
                said += line
        finally:
            server.terminate()
            _, errors = server.communicate(timeout=60)
        assert (server.returncode, errors) == (0, "")
        assert "/join/" in said
        assert ("█" in said) == (encoding == "utf-8")
