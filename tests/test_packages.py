"""System packages that the tests need are named in the Makefile, in its error messages, and in the guide."""

import re
import shlex
from pathlib import Path

import pytest

from tests.engines.engines import ENGINES, EngineName, Start, started
from tests.engines.orca import desktop

ROOT = Path(__file__).resolve().parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SENTENCES = dict(re.findall(r"^(NO_\w+) = (.*)$", MAKEFILE, re.MULTILINE))
INSTALLED = [
    (shlex.split(packages), SENTENCES[sentence])
    for packages, sentence in re.findall(r'\.ci/apt-install (".+?"|\S+) "\$\((NO_\w+)\)"', MAKEFILE)
]
"""Packages, each with the message shown if they cannot be installed."""


def test_a_sentence_and_the_guide_name_every_package_that_is_installed() -> None:
    assert len(INSTALLED) == MAKEFILE.count(".ci/apt-install")
    for (packages,), sentence in INSTALLED:
        assert f"apt-get install {packages})" in sentence
        missing = [package for package in packages.split() if f"`{package}`" not in GUIDE]
        assert missing in ([], ["python3-venv"]), "the environment's own package is named when it is missing"


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_that_is_not_installed_is_named(
    engine: EngineName, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("FIREFOX", raising=False)
    told = f"{engine} is not installed: `make check` says how"
    with pytest.raises(AssertionError, match=told), started(engine, Start(tmp_path)):
        pass


def test_a_missing_orca_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(AssertionError, match="Orca is not installed: `make check` says how"), desktop():
        pass


def test_an_orca_that_does_not_start_tells_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Scripts stand in for the desktop's programs; each writes the address at which it would listen."""
    for name, script in {
        "orca": "echo no accessibility bus >&2; exit 1",
        "Xvfb": "echo 9 >&$2; exec sleep 60",
        "dbus-daemon": "echo unix:path=nowhere >&${4#*=}; exec sleep 60",
    }.items():
        program = tmp_path / name
        program.write_text(f"#!/bin/bash\n{script}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(AssertionError, match="Orca does not start: no accessibility bus"), desktop():
        pass
