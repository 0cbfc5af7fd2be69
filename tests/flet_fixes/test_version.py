"""Our fixes are applied to the version of Flet for which they were written, and to no other."""

import importlib.util
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from typing import Any

import flet.version
import pytest
from flet.controls import object_patch

from companion import flet_fixes
from companion.cli.commands import run
from companion.cli.speech import speak
from companion.words import LANGUAGES, Language, Words


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(flet.version, "flet_version", "1.0.6")
    return "1.0.6"


def test_another_version_of_flet_is_refused_and_not_changed(
    other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder: Any = object_patch.DiffBuilder
    monkeypatch.setattr(builder, "_index_key", None)
    with pytest.raises(flet_fixes.OtherFlet, match=f"{other} .*{flet_fixes.FLET}"):
        flet_fixes.apply()
    assert builder._index_key is None


@pytest.fixture
def silence_after() -> Iterator[None]:
    """Restore the system's language for later tests."""
    yield
    speak(None)


@pytest.mark.usefixtures("silence_after")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "host"])
def test_a_command_says_which_flet_is_installed_and_ends_with_2(
    command: str, language: Language, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--language", language, command]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert Words(language)("cli-other-flet", installed=other, needed=flet_fixes.FLET) in said.err


def test_every_mend_may_be_made_again() -> None:
    flet_fixes.apply()
    builder: Any = object_patch.DiffBuilder
    before = builder._configure_dataclass, builder._index_key
    flet_fixes.apply()
    assert (builder._configure_dataclass, builder._index_key) == before


@pytest.mark.usefixtures("silence_after")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "host"])
def test_a_command_that_serves_says_when_the_servers_parts_are_missing(
    command: str, language: Language, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec

    def find_spec(name: str) -> ModuleSpec | None:
        return None if name == "flet_web" else found(name)

    monkeypatch.setattr(importlib.util, "find_spec", find_spec)
    assert run(["--language", language, command]) == 2
    assert Words(language)("cli-no-web") in capsys.readouterr().err
