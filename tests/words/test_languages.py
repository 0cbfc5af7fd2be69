"""The available languages, and the one in which a player is greeted."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.words import (
    LANGUAGES,
    fetched,
    is_here,
    name_of,
    other_languages,
    packed,
    pick,
    system_language,
)
from companion.words import languages as found
from companion.words.languages import FILE, find_languages

# ISO 639 reserves `zxx` for "no language", so nobody will ever add a folder of that name.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "PL_pl"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "zxx_ZZ.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "plt_MG.UTF-8"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL.UTF-8", "LANG": "en_US.UTF-8"}, "pl"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANGUAGE": "zxx:pl:en", "LANG": "en_US.UTF-8"}, "pl"),
        ({"LANGUAGE": "en", "LC_ALL": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_system_that_says_nothing_gets_a_language_all_the_same() -> None:
    assert system_language({}) in LANGUAGES


@pytest.mark.parametrize(
    ("requested", "language"),
    [
        (["pl-PL", "en"], "pl"),
        (["en-GB", "pl"], "en"),
        (["zxx-ZZ", "pl", "en"], "pl"),
        (["fr-CH", "zxx", "en"], "fr"),
        (["zxx"], "en"),
        ([], "en"),
        (["", "*"], "en"),
    ],
)
def test_the_first_language_of_the_browser_that_petri_speaks_is_picked(
    requested: list[str], language: str
) -> None:
    assert pick(requested) == language


def language_in(locales: Path, code: str, **told: object) -> None:
    """Create a folder for a language with these facts."""
    (locales / code).mkdir()
    lines = [f"{name} = {value!r}" for name, value in told.items()]
    (locales / code / FILE).write_text("\n".join(lines), encoding="utf-8")


def test_a_language_is_a_folder_and_nothing_else(tmp_path: Path) -> None:
    language_in(tmp_path, "xb", name="Second", order=2, date="y MMMM d")
    language_in(tmp_path, "xa", name="First", order=1, date="d MMMM y")
    language_in(tmp_path, "xd", name="Also second", order=2, date="d. MMMM y")
    (tmp_path / "no-language").mkdir()
    wording = tmp_path / "xb" / "go" / "wording"
    wording.mkdir(parents=True)
    (wording / "printed.ftl").touch()
    languages = find_languages(tmp_path)
    assert list(languages) == ["xa", "xb", "xd"]
    assert [about.name for about in languages.values()] == ["First", "Second", "Also second"]
    assert [about.wordings for about in languages.values()] == [(), ("printed",), ()]


@pytest.mark.parametrize(
    "told", [{"name": "Nameless"}, {"name": "A", "order": 1, "date": "y", "colour": "red"}]
)
def test_a_language_that_does_not_say_what_is_to_be_known_of_it_is_refused(
    tmp_path: Path, told: dict[str, object]
) -> None:
    language_in(tmp_path, "xa", **told)
    with pytest.raises(TypeError):
        find_languages(tmp_path)


def test_each_language_has_a_name_of_its_own_and_all_come_round() -> None:
    assert len({name_of(language) for language in LANGUAGES}) == len(LANGUAGES)
    for at, language in enumerate(LANGUAGES):
        assert other_languages(language) == (*LANGUAGES[at + 1 :], *LANGUAGES[:at])


def test_the_words_of_a_language_that_come_later_are_waited_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def brought(module: str) -> SimpleNamespace:
        asked.append(module)
        if len(asked) == 1:
            raise ConnectionError("words/xa.zip")
        return SimpleNamespace(KNOWN={"app-name": "Petri"})

    monkeypatch.setattr(packed, "LATER", {"xa": "known_xa"})
    monkeypatch.setattr(packed, "KNOWN", {})
    monkeypatch.setattr(found, "import_module", brought)
    assert is_here("en")
    assert not is_here("xa")
    assert not fetched("xa"), "the network is away"
    assert fetched("xa")
    assert is_here("xa")
    assert fetched("xa")
    assert asked == ["known_xa", "known_xa"]
