"""The command line as a user types it, in a separate process, judged by its output and exit code."""

import importlib
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest

from companion import __version__
from companion.cli.commands import COMMANDS
from companion.words import FALLBACK, LANGUAGES, Language, Words, other_languages
from tests.cli.terminal import run

ROOT = Path(__file__).resolve().parents[2]


def companion(*arguments: str, language: str = "en", display: str = "") -> subprocess.CompletedProcess[str]:
    """Run `companion` until it ends."""
    environment = {"LANGUAGE": language, "PATH": "", "DISPLAY": display, "COMPANION_STRICT_WORDS": "1"}
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def problem(*arguments: str, language: str = "en") -> str:
    """Return a failing command's only sentence."""
    done = companion(*arguments, language=language)
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_the_version_is_told() -> None:
    assert companion("--version").stdout == f"companion {__version__}\n"
    assert companion("serve", "--help").returncode == 0


def test_the_version_is_told_without_importing_anything_heavy() -> None:
    code = (
        "import sys, companion.cli; companion.cli.main(['--version']);"
        "print([name for name in ('click', 'flet', 'fluent', 'babel', 'pydantic') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[1] == "[]"


def test_importing_the_commands_does_not_import_the_app() -> None:
    code = "import sys, companion.cli.serve, companion.cli.desktop; print('flet' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_its_module(name: str) -> None:
    assert isinstance(importlib.import_module(f"companion.cli.{name}").command, click.Command)


@pytest.mark.parametrize("language", [FALLBACK, other_languages(FALLBACK)[0]])
def test_the_help_names_every_command_in_the_language_of_the_system(language: Language) -> None:
    said = companion("--help", language=language)
    assert said.returncode == 0
    assert Words(language)("cli-help-commands") in said.stdout
    assert all(f"  {name} " in said.stdout for name in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_its_headings_and_marks_in_the_language_that_is_asked_for(language: Language) -> None:
    words = Words(language)
    pages = {
        ("store",): ("usage", "options", "commands", "some-command", "help"),
        ("odds",): ("usage", "options", "commands", "some-options", "some-command", "help"),
        ("score",): ("usage", "options", "commands", "some-options", "some-command", "help"),
        ("store", "copy"): ("usage", "options", "some-options", "required", "help"),
    }
    for command, parts in pages.items():
        page = run("--language", language, *command, "--help")
        assert [part for part in parts if words(f"cli-help-{part}") not in page.text] == []
        assert "[ARGS]" not in page.text
    assert words("cli-help-default", value="build/site") in run("--language", language, "pack", "--help").text


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("bogus",), "“bogus”"),
        (("serve", "--nope"), "--nope"),
        (("serve", "--port", "x"), "--port"),
        (("serve", "--port", "65536"), "--port"),
        (("serve", "--port"), "--port"),
        (("serve", "extra"), "companion serve --help"),
        (("--port", "x"), "--port"),
        (("serve", "--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("desktop",), "screen"),
        (("--desktop",), "screen"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(arguments: tuple[str, ...], part: str) -> None:
    assert part in problem(*arguments)


def test_problems_are_told_in_polish_too() -> None:
    assert problem("bogus", language="pl").startswith("Nie ma polecenia")


def test_a_port_in_use_is_told_and_nothing_starts() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert problem("serve", "--port", port).startswith(f"Port {port} is taken")


def test_a_file_is_no_folder_for_games(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert str(file) in problem("serve", "--port", "0", "--data", str(file))
    assert str(file / "below") in problem("serve", "--port", "0", "--data", str(file / "below"))
    assert file.read_text() == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", [True, False])
def test_the_language_is_chosen_on_the_command_line_too(language: str, before: bool) -> None:
    other = next(each for each in LANGUAGES if each != language)
    asked = ("--language", language)
    said = companion(
        *((*asked, "games", "--help") if before else ("games", "--help", *asked)), language=other
    )
    assert said.returncode == 0
    assert " ".join(Words(language)("cli-games").split()) in " ".join(said.stdout.split())


def test_the_help_names_every_language() -> None:
    said = companion("--help").stdout
    assert f"--language {' | '.join(LANGUAGES)}" in said


def test_an_empty_command_is_no_command() -> None:
    assert "“ ”" in problem("")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--language", "tlh", "games"), "“tlh”"),
        (("--language=",), "--language"),
        (("games", "--language"), "--language"),
    ],
)
def test_a_language_that_petri_does_not_speak_is_told(arguments: tuple[str, ...], part: str) -> None:
    assert part in problem(*arguments)
