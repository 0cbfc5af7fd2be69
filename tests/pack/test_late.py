"""Modules of the rest: found when it has arrived, and waited for by whoever is too early."""

from __future__ import annotations

import sys
from collections.abc import Generator
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType

import pytest

from companion.pack import late
from companion.pack.archive import zipped

REST = {
    "companion_sample/rules.py": b"answer = 42",
    "__pypackages__/sample_package/__init__.py": b"from sample_package import inner",
    "__pypackages__/sample_package/inner.py": b"",
}


class Page(ModuleType):
    """The page, with the rest on its way."""

    def __init__(self, rest: Path) -> None:
        super().__init__("petri_page")
        self.rest = rest
        self.waited = 0

    def wait(self) -> None:
        """It arrives."""
        self.waited += 1
        self.rest.write_bytes(zipped(REST))


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Page]:
    """A Python of which the package `companion_sample` came first, without all of its modules."""
    rest = tmp_path / "rest.zip"
    page = Page(rest)
    first = ModuleType("companion_sample")
    first.__path__ = [str(tmp_path / "app.zip" / "companion_sample")]
    before = set(sys.modules)
    monkeypatch.setattr(late, "LAST", str(rest))
    monkeypatch.setattr(late, "ROOTS", (f"{rest}/", f"{rest}/__pypackages__/"))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setitem(sys.modules, "petri_page", page)
    monkeypatch.setitem(sys.modules, "companion_sample", first)
    late.begin(["companion_sample", "sample_package"])
    yield page
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_a_module_of_the_rest_is_waited_for_once(page: Page) -> None:
    assert import_module("companion_sample.rules").answer == 42
    assert import_module("sample_package.inner").__name__ == "sample_package.inner"
    assert page.waited == 1


def test_what_is_nobodys_is_not_waited_for(page: Page) -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("an_optional_helper")
    assert page.waited == 0


def test_what_is_not_in_the_rest_either_is_missing(page: Page) -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("companion_sample.nothing")
    assert page.waited == 1


def test_a_python_that_woke_without_files_waits_before_it_looks_into_any(page: Page) -> None:
    late.awake()
    import_module("petri_page")  # what is in memory needs no file
    assert page.waited == 0
    with pytest.raises(ModuleNotFoundError):
        import_module("an_optional_helper")
    assert page.waited == 1
    assert [type(finder) for finder in sys.meta_path].count(late.Waiting) == 0
    assert sys.meta_path.index(PathFinder) < len(sys.meta_path) - 1
