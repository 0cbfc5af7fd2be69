"""Which language a player is greeted in."""

import pytest

from companion.words import LANGUAGES, pick, system_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "PL_pl"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "plt_MG.UTF-8"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL.UTF-8", "LANG": "en_US.UTF-8"}, "pl"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANGUAGE": "de:pl:en", "LANG": "en_US.UTF-8"}, "pl"),
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
        (["fr-FR", "pl", "en"], "pl"),
        (["fr"], "en"),
        ([], "en"),
        (["", "*"], "en"),
    ],
)
def test_the_first_language_of_the_browser_that_petri_speaks_is_picked(
    requested: list[str], language: str
) -> None:
    assert pick(requested) == language
