"""The program and the word files fit: nothing is asked for in vain, nothing stands there in vain."""

import pytest

from companion.words import LANGUAGES
from tests.words.catalogue import catalogue
from tests.words.usage import Usage, read, usage


def test_no_sentence_is_unused() -> None:
    english = catalogue("en")
    used = {behind for key in english.keys if usage().uses(key) for behind in english.behind(key)}
    unused = [f"{s.file}: {s.key}" for s in english.sentences if s.key not in used]
    assert not unused, "never asked for:\n" + "\n".join(sorted(unused))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_that_is_asked_for_is_missing(language: str) -> None:
    known = catalogue(language).keys
    missing = [f"{asked.place}: {asked.key}" for asked in usage().asked if asked.key not in known]
    missing += [
        f"{asked.place}: {asked.pattern} fits no key"
        for asked in usage().asked_by_pattern
        if not any(usage().fits(asked.pattern, key) for key in known)
    ]
    assert not missing, f"not in locales/{language}:\n" + "\n".join(sorted(missing))


def test_a_sentence_is_told_exactly_the_variables_it_shows() -> None:
    english, polish = catalogue("en"), catalogue("pl")
    wrong: list[str] = []
    for asked in usage().asked:
        if asked.params is None or asked.key not in english.keys:
            continue
        needed = english.variables(asked.key) | polish.variables(asked.key)
        if lacking := needed - asked.params:
            wrong.append(f"{asked.place}: {asked.key} is not told {sorted(lacking)}")
        if idle := asked.params - needed:
            wrong.append(f"{asked.place}: {asked.key} does not show {sorted(idle)}")
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ('words("home-title")', "home-title"),
        ('CODES = ("no-battle", "no-die")', "no-die"),
        ('kind = "combat"\nwords(f"gene-{kind}")', "gene-combat"),
        ('words(f"step-{number}")', "step-12"),
        ("class GameStarted: ...\nwords(f'event-{name}')", "event-game-started"),
        ("class Options:\n    fate_max: int = 4\nwords('option-' + name)", "option-fate-max"),
        ("class Phase(Enum):\n    TURNS = auto()\nwords(f'phase-{phase}-title')", "phase-turns-title"),
    ],
)
def test_a_key_counts_as_used(source: str, key: str) -> None:
    assert read({"screen.py": source}).uses(key)


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ('words("home-title")', "home-heading"),
        ('"""Shows home-title."""', "home-title"),
        ('words(f"gene-{kind}")', "gene-combat"),
        ('kind = "combat"\nwords(f"{kind}")', "combat-late"),
        ('kind = "combat"\nwords(f"gene-{kind}")', "gene-combat-late"),
    ],
)
def test_a_key_counts_as_unused(source: str, key: str) -> None:
    assert not read({"screen.py": source}).uses(key)


CALLS: list[tuple[str, str, frozenset[str] | None]] = [
    ('words("a", name=1)', "a", frozenset({"name"})),
    ('self.words("a")', "a", frozenset()),
    ('words()("a", b=2)', "a", frozenset({"b"})),
    ('Words("pl")("a", b=2)', "a", frozenset({"b"})),
    ('words("a", **params)', "a", None),
    ('raise refuse("a", has=1, needs=2)', "a", frozenset({"has", "needs"})),
    ('Rejection(code="a", params={"has": 1})', "a", frozenset({"has"})),
    ('Label(key="a", params=params)', "a", None),
]


@pytest.mark.parametrize(("source", "key", "params"), CALLS)
def test_what_a_call_tells_a_sentence_is_read(source: str, key: str, params: frozenset[str] | None) -> None:
    (asked,) = read({"screen.py": source}).asked
    assert (asked.key, asked.params) == (key, params)


def test_both_arms_of_a_choice_are_asked_for() -> None:
    found: Usage = read({"screen.py": 'words("a" if first else "b")'})
    assert [asked.key for asked in found.asked] == ["a", "b"]
