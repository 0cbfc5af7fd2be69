"""Arguments that nobody in their right mind types: each gets a sentence and exit code 2, in bounded time."""

import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests import seeds
from tests.cli.terminal import run

FOREVER = "9" * 5000
ODD_NUMBERS = (
    *(
        "",
        " ",
        "-",
        "+",
        "x",
        "0x10",
        "1_000",
        "1e400",
        "-1e400",
        "nan",
        "inf",
        "-inf",
        "1.5.5",
        "½",
        "٣",
        "３",
    ),
    *(
        "99999999999999999999",
        "-99999999999999999999",
        FOREVER,
        f"-{FOREVER}",
        "1,5",
        "1e",
        "e",
        "1\n2",
        "\x1b[2J",
    ),
)
ODD_PORTS = (*ODD_NUMBERS, "-1", "65536", "8420.0")
BATTLE = ("odds", "battle", "--attacker", "2", "--defender", "2")
RESISTANCE = ("odds", "resistance", "--power", "3", "--groups", "1")
NUMBERS: dict[tuple[str, ...], tuple[str, ...]] = {
    BATTLE: (
        *("--attacker", "--defender", "--attacker-bonus", "--defender-bonus"),
        *("--attacker-fate", "--defender-fate", "--fate-worth", "--die"),
    ),
    RESISTANCE: (
        *("--power", "--groups", "--building-genes", "--irradiation", "--limit"),
        *("--fate", "--rival-fate", "--fate-worth", "--elimination", "--die"),
    ),
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Set an empty working directory, home and data folder."""
    place = tmp_path / "home" / "here"
    place.mkdir(parents=True)
    monkeypatch.chdir(place)
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(place.parent))
    monkeypatch.setenv("PATH", "")  # no program that could build anything
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    yield place
    os.chdir("/")  # in case a test has removed the directory


@pytest.mark.parametrize("option", ["--die", "--fate-worth"], ids=["whole number", "number"])
def test_a_number_type_refuses_whatever_is_no_number(option: str) -> None:
    said = {number: run(*BATTLE, option, number).problem for number in ODD_NUMBERS}
    assert {number: problem for number, problem in said.items() if option not in problem} == {}


@pytest.mark.parametrize("command", NUMBERS, ids=" ".join)
def test_every_number_of_the_odds_is_refused_by_its_name(command: tuple[str, ...]) -> None:
    assert unnamed(command, NUMBERS[command]) == {}


def unnamed(command: Sequence[str], options: Sequence[str]) -> dict[str, str]:
    """Return the options that refuse `x` without naming themselves, each with its message."""
    said = {option: run(*command, option, "x").problem for option in options}
    return {option: problem for option, problem in said.items() if option not in problem}


def test_the_hardest_odds_that_can_be_asked_for_take_no_time() -> None:
    extreme = ("--die", "20", "--fate-worth", "5e-324", "--exact")
    begun = time.process_time()
    fates = ("--attacker-fate", "10", "--defender-fate", "10")
    assert run(*BATTLE, *fates, *extreme).code == 0
    fates = ("--fate", "10", "--rival-fate", "10", "--limit", "20", "--elimination", "1000")
    assert run("odds", "resistance", "--power", "20", "--groups", "12", *fates, *extreme).code == 0
    assert time.process_time() - begun < 5


LONG = "a" * 300
DEEP = "a/" * 5000


@pytest.mark.parametrize(
    "name",
    [
        *("", "~no-such-user", "~no-such-user/games", "\0", "with\0inside", LONG, DEEP, "loop", "loop/below"),
        *("pipe", "file", "file/below", "/dev/null", "/proc/nowhere", "\udcff\0"),
    ],
    ids=lambda name: ascii(name)[:20],
)
@pytest.mark.parametrize(
    "command", [("games", "list"), ("games", "export", "2026-01-01-abcdef")], ids=" ".join
)
def test_what_can_be_no_folder_for_games_is_refused(
    command: tuple[str, ...], name: str, elsewhere: Path
) -> None:
    (elsewhere / "loop").symlink_to("loop")
    (elsewhere / "file").write_text("mine")
    os.mkfifo(elsewhere / "pipe")
    before = sorted(elsewhere.iterdir())
    assert len(run(*command, "--data", name).problem) < 500
    assert sorted(elsewhere.iterdir()) == before
    assert (elsewhere / "file").read_text() == "mine"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "\0",
            "with\0inside",
            LONG,
            DEEP,
            "loop",
            "pipe",
            "folder",
            ".",
            "/",
            "nothing",
            "-",
            "~no-such-user",
        ),
        *(
            "/dev/zero",
            "/dev/null",
            "/proc/self/mem",
            "\udcff\udcfe",
            "two\nlines",
            "\x1b[2Jclear",
            "bytes",
            "nulls",
        ),
    ],
    ids=lambda name: ascii(name)[:20],
)
@pytest.mark.parametrize("command", ["import", "replay"])
def test_what_can_be_no_file_of_a_game_is_refused(command: str, name: str, elsewhere: Path) -> None:
    (elsewhere / "loop").symlink_to("loop")
    (elsewhere / "folder").mkdir()
    (elsewhere / "bytes").write_bytes(bytes(range(256)))
    (elsewhere / "nulls").write_bytes(bytes(1000))
    os.mkfifo(elsewhere / "pipe")
    data = ("--data", "games") if command == "import" else ()
    said = run("games", command, *data, "--", name).problem
    assert len(said) < 500
    assert said.isprintable()


def test_the_strangest_name_is_as_good_as_any_for_a_game(elsewhere: Path) -> None:
    with seeds.service_in(elsewhere / "games") as service:
        game = seeds.midway(service).id
    file = elsewhere / "\udcff\nŻ.json"
    file.write_bytes(run("games", "export", game, "--data", "games").out)
    assert run("games", "replay", str(file)).code == 0
    assert run("games", "import", str(file), "--data", "there \udcff").text.strip() == game


@pytest.mark.parametrize("name", ["", "\0", LONG, DEEP, "file", "file/below", "taken", "/proc/x", ".", ".."])
def test_what_can_be_no_folder_for_the_site_is_refused_before_anything_is_built(
    name: str, elsewhere: Path
) -> None:
    (elsewhere / "file").write_text("mine")
    (elsewhere / "taken").mkdir()
    (elsewhere / "taken" / "thesis").write_text("mine")
    said = run("pack", "--out", name).problem
    assert "--out" in said
    assert len(said) < 500
    assert (elsewhere / "taken" / "thesis").read_text() == "mine"


def test_what_is_no_port_is_refused() -> None:
    said = {port: run("serve", "--data", "/dev/null", f"--port={port}").problem for port in ODD_PORTS}
    assert {port: problem for port, problem in said.items() if "--port" not in problem} == {}
    assert "--port" in run("host", "--data", "/dev/null", "--port=x").problem


@pytest.mark.parametrize(
    "host",
    ["\0", "a\0b", "\udcff", "." * 100, LONG, ".".join(["a" * 63] * 10), "256.1.1.1", "a b", "[::1", "\n"],
)
def test_what_is_no_address_is_refused(host: str) -> None:
    assert run("serve", "--port", "0", "--data", "/dev/null", "--host", host).problem.isprintable()


@pytest.mark.parametrize("columns", ["0", "1", "-5", "x", "", "99999999999999999999", FOREVER])
def test_the_help_can_do_with_any_width(columns: str) -> None:
    with (
        pytest.MonkeyPatch.context() as terminal
    ):  # pytest cannot cope with every width, and looks before the test has ended
        terminal.setenv("COLUMNS", columns)
        codes = [
            run(*words).code for words in (("--help",), ("games", "--help"), ("odds", "battle", "--help"))
        ]
    assert codes == [0, 0, 0]


@pytest.mark.parametrize("name", ["XDG_DATA_HOME", "HOME"])
@pytest.mark.parametrize("value", ["", "relative", "~no-such-user", "/proc/nowhere", LONG, "file"])
def test_the_default_folder_is_found_or_refused(
    name: str, value: str, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (elsewhere / "file").write_text("mine")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(elsewhere))  # otherwise the system would find a real one
    monkeypatch.setenv(name, value)
    if name == "HOME" and not value:
        return
    said = run("games", "list")
    assert said.code == 0 or said.problem


WORDS = (
    *(
        "serve",
        "host",
        "desktop",
        "games",
        "odds",
        "pack",
        "list",
        "export",
        "import",
        "replay",
        "battle",
        "resistance",
    ),
    *(
        "--help",
        "--version",
        "--desktop",
        "--json",
        "--exact",
        "--brotli",
        "--no-open",
        "--data",
        "--port",
        "--host",
    ),
    *(
        "--game",
        "--out",
        "--attacker",
        "--defender",
        "--power",
        "--groups",
        "--fate",
        "--tie",
        "--die",
        "-h",
        "--",
    ),
    *(
        "--data=",
        "--port=x",
        "--=",
        "-",
        "---",
        "=",
        "",
        " ",
        "\t",
        "\n",
        "\0",
        "\udc80",
        "\x1b[31m",
        "ż",
        "木" * 400,
    ),
    *(
        "0",
        "1",
        "2",
        "3",
        "-1",
        "nan",
        "1e999",
        "½",
        "2026-01-01-abcdef",
        "../..",
        "~no-such-user",
        "file",
        "games",
    ),
    *("store", "init", "upgrade", "check", "copy", "--store", "--from", "--to", "postgresql://127.0.0.1:1/x"),
    *("%s", "{x}", "{ $name }", "$(id)", "*", "?", "\\", "'", '"', "\u202e", "\ufeff", "\U0001f9a0", LONG),
)
LAST = {
    "serve": ("--port", "65536"),
    "host": ("--port", "65536"),
    "desktop": ("--nope",),
    "pack": ("--out", "file"),
}
"""Arguments that make a command end which would otherwise serve or build for minutes."""


def test_hundreds_of_odd_command_lines_end_in_an_answer_or_in_one_sentence(elsewhere: Path) -> None:
    (elsewhere / "file").write_text("mine")
    chance = random.Random(12)
    for _ in range(400):
        line = [chance.choice(WORDS) for _ in range(chance.randint(1, 7))]
        named = next((word for word in line if word in LAST), "serve" if line[0].startswith("-") else "")
        line += LAST.get(named, ())
        said = run(*line)
        if said.code != 0:
            assert len(said.problem) < 500, line
            assert said.problem.isprintable(), line
    assert (elsewhere / "file").read_text() == "mine"
