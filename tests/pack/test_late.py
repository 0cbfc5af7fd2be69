"""Modules that arrive later are found once their archive is there; imports before that wait for it."""

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
GAME = {
    "companion_sample/rules_of_go/__init__.py": b"",
    "companion_sample/rules_of_go/moves.py": b"from companion_sample import rules",
}
ARCHIVES = {"rest.zip": REST, "games/go.zip": GAME}


class Page(ModuleType):
    """The page, with all archives still on their way."""

    def __init__(self, place: Path) -> None:
        super().__init__("petri_page")
        self.place = place
        self.waited: list[str] = []
        self.cut_off: set[str] = set()

    def wait(self, archive: str) -> None:
        """Deliver an archive, as the page does for an import that waits."""
        self.waited.append(archive)
        if archive in self.cut_off:
            raise OSError("the network")
        for name in ("rest.zip", archive):
            (self.place / name).parent.mkdir(exist_ok=True)
            (self.place / name).write_bytes(zipped(ARCHIVES[name]))


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Page]:
    """A Python that starts with the package `companion_sample` but without some of its modules."""
    page = Page(tmp_path)
    first = ModuleType("companion_sample")
    first.__path__ = [str(tmp_path / "app.zip" / "companion_sample")]
    before = set(sys.modules)
    monkeypatch.setattr(late, "PLACE", f"{tmp_path}/")
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setitem(sys.modules, "petri_page", page)
    monkeypatch.setitem(sys.modules, "companion_sample", first)
    late.begin(
        {
            "rest.zip": ["companion_sample", "sample_package"],
            "games/go.zip": ["companion_sample.rules_of_go"],
        }
    )
    yield page
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_a_module_of_the_rest_is_waited_for_once(page: Page) -> None:
    assert import_module("companion_sample.rules").answer == 42
    assert import_module("sample_package.inner").__name__ == "sample_package.inner"
    assert page.waited == ["rest.zip"]


def test_what_is_nobodys_is_not_waited_for(page: Page) -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("an_optional_helper")
    assert page.waited == []


def test_what_is_not_in_the_rest_either_is_missing(page: Page) -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("companion_sample.nothing")
    assert page.waited == ["rest.zip"]


def test_a_python_that_woke_without_files_waits_before_it_looks_into_any(page: Page) -> None:
    late.awake()
    import_module("petri_page")  # modules in memory need no files
    assert page.waited == []
    with pytest.raises(ModuleNotFoundError):
        import_module("an_optional_helper")
    assert page.waited == ["rest.zip"]
    assert [type(finder) for finder in sys.meta_path].count(late.LateFinder) == 0
    assert sys.meta_path.index(PathFinder) < len(sys.meta_path) - 1


def test_what_has_an_archive_of_its_own_is_waited_for_by_who_imports_it_and_brings_the_rest(
    page: Page,
) -> None:
    assert import_module("companion_sample.rules_of_go.moves").rules.answer == 42
    assert page.waited == ["games/go.zip"]


def test_what_everybody_gets_does_not_bring_what_few_want(page: Page) -> None:
    assert import_module("companion_sample.rules").answer == 42
    assert not (page.place / "games").exists()


def test_an_archive_that_does_not_come_is_told_and_asked_for_again(page: Page) -> None:
    page.cut_off = {"games/go.zip"}
    with pytest.raises(ConnectionError):
        import_module("companion_sample.rules_of_go.moves")
    page.cut_off = set()
    assert import_module("companion_sample.rules_of_go.moves").rules.answer == 42
    assert page.waited == ["games/go.zip", "games/go.zip"]
