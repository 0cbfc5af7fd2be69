"""The quick rules state the rules of this table: every numeric option occurs in them exactly once."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, get_args

import pytest

from companion.device.games import GAMES, game_of
from companion.rules.kernel import TableOptions
from companion.ui.games import ui_of
from companion.words import LANGUAGES, Language, Words
from companion.words.reference import chapters
from companion.words.words import RuleValue
from tests.words.catalogue import CHECKS, COMPLETE

FAR: Final = 7_777
"""A number in no rule: if all variables have this value, constants in the text show."""

SPELT: Final = {code: check["numbers"] for code, check in CHECKS.items()}
"""Numbers written as words, except words that also mean something else."""

Lines = Mapping[str, str]


def lines(game: str, language: Language, values: Mapping[str, RuleValue]) -> Lines:
    """Return every line of every chapter of a game, by its key."""
    words = Words(language, strict=True, game=game).ruled(values)
    return {line.key: words.rule(line.key) for each in chapters(ui_of(game).chapters) for line in each.lines}


def usual(game: str) -> TableOptions:
    return game_of(game).empty.options


def values_of(game: str, options: TableOptions) -> Mapping[str, RuleValue]:
    return ui_of(game).rule_values(options)


@cache
def numeric() -> tuple[tuple[str, str], ...]:
    """Return every numeric option of every game, with the game's key."""
    return tuple(
        (game, name) for game in GAMES for name, value in usual(game) if type(value) is int
    )  # a switch is not a number


def choices(options: TableOptions, name: str) -> tuple[Any, ...]:
    """Return the values of an option that is a choice; an empty tuple for others."""
    return get_args(type(options).model_fields[name].annotation)


def others(game: str, name: str) -> Iterator[TableOptions]:
    """Yield a game's options with one number changed: to its bounds and to values around the usual one."""
    now, field = usual(game), type(usual(game)).model_fields[name]
    ends = [getattr(each, end) for end in ("ge", "le") for each in field.metadata if hasattr(each, end)]
    old = getattr(now, name)
    around = (ends[0], old - 1, old + 1, ends[-1]) if ends else ()
    for value in dict.fromkeys(choices(now, name) or around):
        if value == old or (ends and not ends[0] <= value <= ends[-1]):
            continue
        changed = now.settled(name, value)
        if getattr(changed, name) == value:
            yield changed


def counted(text: str, language: Language) -> list[tuple[int, str]]:
    """Return the numbers in a text, in figures or spelt out, each with the word that follows it."""
    ungrouped = re.sub(r"(?<=\d)[,.\s](?=\d{3}(?!\d))", "", text.casefold())
    found = re.findall(r"(\d+|[^\W\d_]+)(?=(?:\s+([^\W\d_]+))?)", ungrouped)
    spelt = SPELT[language]
    return [
        (int(each) if each.isdigit() else spelt[each], unit)
        for each, unit in found
        if each.isdigit() or each in spelt
    ]


every_number = pytest.mark.parametrize(("game", "name"), numeric())


@pytest.mark.in_turn
@every_number
@pytest.mark.parametrize("language", COMPLETE)
def test_a_changed_number_changes_in_the_chapters(game: str, name: str, language: Language) -> None:
    before = lines(game, language, values_of(game, usual(game)))
    old = getattr(usual(game), name)
    for options in others(game, name):
        new = getattr(options, name)
        after = lines(game, language, values_of(game, options))
        changed = [key for key in before if before[key] != after[key]]
        assert changed, f"no chapter tells {name}"
        told = [each for key in changed for each, _ in counted(after[key], language)]
        assert new == 0 or new in told, f"{name} is {new}: {[after[key] for key in changed]}"
        for key in changed:
            left = [each for each, _ in counted(after[key], language)].count(old)
            was = [each for each, _ in counted(before[key], language)].count(old)
            assert left < was or old == 0, f"{name} is {new}: {after[key]}"


@pytest.mark.in_turn
@every_number
@pytest.mark.parametrize("language", COMPLETE)
def test_no_line_repeats_the_number_of_an_option_by_heart(game: str, name: str, language: Language) -> None:
    """The unit is the word after the number; the "2 cubes" of an option are written nowhere else."""
    values = values_of(game, usual(game))
    before = lines(game, language, values)
    far = {key: FAR if type(value) is int else value for key, value in values.items()}
    by_heart = {
        (pair, key) for key, text in lines(game, language, far).items() for pair in counted(text, language)
    }
    written: set[tuple[int, str]] = set()
    for options in others(game, name):
        after = lines(game, language, values_of(game, options))
        for key in before:
            if before[key] != after[key]:
                written |= set(counted(before[key], language)) - set(counted(after[key], language))
    old = getattr(usual(game), name)
    again = [(key, pair) for pair, key in by_heart if pair in written and pair[0] == old and pair[1]]
    assert not again


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_an_option_has_its_chapters(game: str, language: Language) -> None:
    """Switches and choices are covered too: no value of any option leaves a sentence without words."""
    now = usual(game)
    for name, value in now:
        if not isinstance(value, bool | str):
            continue
        chosen = (
            (True, False) if isinstance(value, bool) else get_args(type(now).model_fields[name].annotation)
        )
        for each in chosen:
            assert all(lines(game, language, values_of(game, now.settled(name, each))).values())
