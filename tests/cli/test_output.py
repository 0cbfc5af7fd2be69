"""Output that is closed, full or no longer read, a deleted working directory, signals: in real processes."""

import array
import fcntl
import os
import re
import shlex
import signal
import subprocess
import sys
import termios
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.host.address import listen
from tests import seeds
from tests.browser.servers import ROOT, SECONDS_TO_START, petri

BATTLE = "odds battle --attacker 2 --defender 2"


def shell(line: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a shell line in which `companion` is the one under test."""
    ours = f'companion() {{ {shlex.quote(sys.executable)} -m companion "$@"; }}'
    environment = {**os.environ, "LANGUAGE": "en", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        ["/bin/sh", "-c", f"{ours}\n{line}"],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def until(happens: Callable[[], bool]) -> None:
    """Wait for a condition, with a timeout."""
    ends = time.monotonic() + SECONDS_TO_START
    while not happens():
        assert time.monotonic() < ends
        time.sleep(0.02)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}healthz", timeout=10) as answer:
            return answer.status == 200
    except urllib.error.URLError:
        return False


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("companion --version >&-", "the output is closed"),
        ("companion --help >&-", "the output is closed"),
        (f"companion {BATTLE} --json >&-", "the output is closed"),
        ("companion --version >/dev/full", "no room left"),
        ("companion --help >/dev/full", "no room left"),
        ("companion games list --data games >/dev/full", "no room left"),
        ("companion bogus 1>&-", "no command “bogus”"),
        ("companion bogus >/dev/full", "no command “bogus”"),
    ],
)
def test_what_could_not_be_printed_is_told_in_one_sentence(line: str, part: str, tmp_path: Path) -> None:
    done = shell(line, tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    assert part in sentence


@pytest.mark.parametrize(
    "line",
    [
        "companion bogus 2>&-",
        "companion bogus 2>/dev/full",
        "companion --help >&- 2>&- <&-",
        "companion --help >/dev/full 2>/dev/full",
        "(companion --help; echo $? >code) | true; exit $(cat code)",
    ],
)
def test_with_nobody_to_tell_the_code_alone_says_it(line: str, tmp_path: Path) -> None:
    done = shell(line, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


def test_closed_errors_trouble_nobody_who_makes_none() -> None:
    done = shell(f"companion {BATTLE} 2>&- <&-")
    assert done.returncode == 0
    assert "Attacker wins" in done.stdout


def test_an_export_to_a_full_disk_does_not_claim_success(tmp_path: Path) -> None:
    with seeds.service_in(tmp_path) as service:
        game = seeds.midway(service).id
    before = sorted((file.name, file.read_bytes()) for file in tmp_path.glob("*.json"))
    done = shell(f"companion games export {game} --data {shlex.quote(str(tmp_path))} >/dev/full")
    assert done.returncode == 2
    assert "no room left" in done.stderr
    assert done.stderr.count("\n") == 1
    assert sorted((file.name, file.read_bytes()) for file in tmp_path.glob("*.json")) == before


def test_a_closed_stream_never_leaves_its_number_to_a_game(tmp_path: Path) -> None:
    """Otherwise a child process's output could end up in the game's file."""
    code = (
        "import os, sys; from companion.cli import streams; streams.prepare();"
        "sys.exit(os.open(sys.argv[1], os.O_CREAT | os.O_RDWR))"
    )
    line = f"{shlex.quote(sys.executable)} -c {shlex.quote(code)} file <&- >&- 2>&-"
    assert shell(line, tmp_path).returncode == 3


VANISH = "mkdir gone && cd gone && rmdir ../gone && "


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("companion games list --data relative", "relative cannot hold games"),
        ("companion serve --port 0 --no-open --data relative", "relative cannot hold games"),
        ("companion games import relative.json --data {folder}/games", "relative.json cannot be read"),
        ("companion games replay relative.json", "relative.json cannot be read"),
        ("companion pack", "build/site"),
    ],
)
def test_a_vanished_working_directory_is_told_where_it_is_needed(
    line: str, part: str, tmp_path: Path
) -> None:
    done = shell(VANISH + line.format(folder=shlex.quote(str(tmp_path))), tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    assert part in sentence


@pytest.mark.parametrize("line", ["companion games list --data {folder}/games", f"companion {BATTLE}"])
def test_a_vanished_working_directory_is_not_missed_where_it_is_not_needed(line: str, tmp_path: Path) -> None:
    done = shell(VANISH + line.format(folder=shlex.quote(str(tmp_path))), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_ctrl_c_ends_a_command_that_reads_without_a_word(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writing = os.open(pipe, os.O_RDWR)
    reader = subprocess.Popen(
        [sys.executable, "-m", "companion", "games", "replay", str(pipe)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def is_taken() -> bool:
        waiting = array.array("i", [0])
        fcntl.ioctl(writing, termios.FIONREAD, waiting)
        return waiting[0] == 0

    os.write(writing, b"{")
    until(is_taken)
    reader.send_signal(signal.SIGINT)
    assert reader.communicate(timeout=60) == ("", "")
    assert reader.returncode == 130
    os.close(writing)


def test_a_server_whose_output_is_full_serves_all_the_same_and_says_so_once(tmp_path: Path) -> None:
    listening = listen(port=0)
    listening.socket.close()
    with Path("/dev/full").open("w") as full:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "companion", "serve", "--no-open"),
                *("--port", str(listening.port), "--data", str(tmp_path)),
            ],
            cwd=ROOT,
            env={**os.environ, "LANGUAGE": "en"},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert server.stderr
    said = server.stderr.readline()
    until(lambda: answers(listening.url))
    server.terminate()
    _, rest = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "no room left" in said
    assert rest == ""


def test_a_closed_terminal_ends_the_server_in_order(tmp_path: Path) -> None:
    server = petri(tmp_path).start()
    try:
        assert server.stop(signal.SIGHUP) == 0
        assert server.errors() == ""
    finally:
        server.close()
    with seeds.service_in(tmp_path):
        pass  # the folder is free again


def test_under_nohup_a_closed_terminal_ends_nothing(tmp_path: Path) -> None:
    ignoring = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a child process inherits it
    try:
        command = (sys.executable, "-m", "companion", "serve", "--no-open", "--port", "0")
        server = subprocess.Popen(
            (*command, "--data", str(tmp_path)), cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
    finally:
        signal.signal(signal.SIGHUP, ignoring)
    try:
        assert server.stdout
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        server.send_signal(signal.SIGHUP)
        ends = time.monotonic() + 0.6  # a server that is stopping polls ten times a second
        while time.monotonic() < ends:
            assert answers(found[0])
        server.terminate()
        assert server.wait(SECONDS_TO_START) == 0
    finally:
        server.kill()


def test_what_answers_for_the_version_imports_next_to_nothing() -> None:
    program = "import sys; before = set(sys.modules); import companion.cli; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"typing", "contextlib", "re", "click", "asyncio", "pydantic"} & set(done.stdout.split())
