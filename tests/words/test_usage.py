"""The program and the word files match: no sentence is missing, none is unused."""

from collections.abc import Collection

import pytest

from companion.device.games import game_of
from companion.ui.game.checklist import OF_DETAIL, OF_REROLLS, SENTENCES, sentences
from companion.ui.games import ui_of
from companion.words import FALLBACK
from tests.words.catalogue import COMPLETE, TRANSLATIONS, Catalogue, catalogue
from tests.words.catalogue import read as read_words
from tests.words.usage import Usage, read, said_by, usage

GAMES = catalogue(FALLBACK).games


def test_no_sentence_is_unused() -> None:
    used = {behind for game in GAMES for behind in used_in(catalogue(FALLBACK), game, usage(game))}
    unused = [f"{s.file}: {s.key}" for s in catalogue(FALLBACK).sentences if s.key not in used]
    assert not unused, "never asked for:\n" + "\n".join(sorted(unused))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_that_is_asked_for_is_missing(game: str, language: str) -> None:
    missing = missing_in(catalogue(language), game, usage(game), without(game))
    assert not missing, f"not in locales/{language}:\n" + "\n".join(missing)


def without(game: str) -> set[str]:
    """Return the keys of sentences for features that a game lacks."""
    return {*OF_DETAIL, *OF_REROLLS} - set(sentences(game_of(game), ui_of(game)))


def test_the_list_of_what_a_game_must_say_is_whole() -> None:
    """For a new game, the list has every sentence that shared screens ask for and that is not common."""
    common = {sentence.key for sentence in catalogue(FALLBACK).sentences if not sentence.game}
    asked = {asked.key for asked in said_by("").asked} - common
    assert asked == {*SENTENCES, *OF_REROLLS}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_told_exactly_the_variables_it_shows(game: str, language: str) -> None:
    wrong = wrongly_told(catalogue(FALLBACK), catalogue(language), game, usage(game))
    assert not wrong, "\n".join(wrong)


def used_in(known: Catalogue, game: str, said: Usage) -> set[str]:
    """Return the full keys of the sentences that may be used in this game."""
    scope = known.scope(game)
    return {behind for key, full in scope.items() if said.uses(key) for behind in known.behind(full)}


def missing_in(known: Catalogue, game: str, said: Usage, without: Collection[str] = ()) -> list[str]:
    """Return the used keys that are neither the game's nor common.

    A key composed by a shared screen may belong to another game: `checklist` names those that a game needs.

    Args:
        without: The keys of sentences for features that the game lacks.
    """
    scope = known.scope(game)
    missing = [
        f"{asked.place}: {asked.key}"
        for asked in said.asked
        if asked.key not in scope and asked.key not in without
    ]
    everywhere = {key for other in known.games for key in known.scope(other)}
    missing += [
        f"{asked.place}: {asked.pattern} fits no key"
        for asked in said.asked_by_pattern
        if not any(
            said.fits(asked.pattern, key) for key in (scope if f"/{game}/" in asked.place else everywhere)
        )
    ]
    return sorted(missing)


def wrongly_told(english: Catalogue, other: Catalogue, game: str, said: Usage) -> list[str]:
    """Return the calls that omit a variable of their sentence, or pass one that it does not show."""
    wrong: list[str] = []
    scope = english.scope(game)
    for asked in said.asked:
        if asked.params is None or asked.key not in scope:
            continue
        full = scope[asked.key]
        needed = english.variables(full) | other.variables(full)
        if lacking := needed - asked.params:
            wrong.append(f"{asked.place}: {asked.key} is not told {sorted(lacking)}")
        if idle := asked.params - needed:
            wrong.append(f"{asked.place}: {asked.key} does not show {sorted(idle)}")
    return sorted(wrong)


TWO_GAMES = read_words(
    {
        "common.ftl": "undo = Undo\n",
        "go/table.ftl": "move = Put { -stone }: { undo }\n-stone = a stone\nidle = Idle\n",
        "chess/table.ftl": "move = Move { $piece }\n",
    },
    "en",
)


def test_what_one_game_uses_is_not_used_by_another() -> None:
    said = read({"screen.py": 'words("move")'})
    assert used_in(TWO_GAMES, "go", said) == {"go-move", "-go-stone", "undo"}
    assert used_in(TWO_GAMES, "chess", said) == {"chess-move"}


def test_a_feature_that_a_game_lacks_asks_for_nothing() -> None:
    said = read({"companion/ui/shared/reroll_window.py": 'words("dice-no-fate")'})
    assert missing_in(TWO_GAMES, "go", said, ["dice-no-fate"]) == []
    assert missing_in(TWO_GAMES, "go", said) == ["companion/ui/shared/reroll_window.py:1: dice-no-fate"]


def test_a_sentence_of_another_game_is_missing() -> None:
    said = read({"screen.py": 'words("idle")\nwords("undo")\nwords("chess-move")'})
    assert missing_in(TWO_GAMES, "go", said) == ["screen.py:3: chess-move"]
    assert missing_in(TWO_GAMES, "chess", said) == ["screen.py:1: idle", "screen.py:3: chess-move"]


def test_each_game_is_told_the_variables_of_its_own_sentence() -> None:
    said = read({"screen.py": 'words("move", piece="K")'})
    assert wrongly_told(TWO_GAMES, TWO_GAMES, "go", said) == ["screen.py:1: move does not show ['piece']"]
    assert wrongly_told(TWO_GAMES, TWO_GAMES, "chess", said) == []


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ('words("home-title")', "home-title"),
        ('CODES = ("no-battle", "no-die")', "no-die"),
        ('kind = "combat"\nwords(f"gene-{kind}")', "gene-combat"),
        ('words(f"step-{number}")', "step-12"),
        ('words("undo")\nwords(f"{key}-short")', "undo-short"),
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
        ('words(f"{key}-short")', "undo-short"),
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
