"""A checklist of what a game lacks: commands, screens, drawings and sentences."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from companion.device.packages import PACKAGES, words_of
from companion.rules.final_scores import FinalScores, value_key, variant_key
from companion.rules.kernel import Command, Game, Rejection, TableOptions, group_of
from companion.ui.game.game_ui import GameUI
from companion.words import FALLBACK, LANGUAGES, Param, Words, is_draft
from companion.words.book import defined
from companion.words.files import files_of
from companion.words.reference import chapters

SENTENCES: Final = (
    *("name", "new-chair", "player-count", "rename-title", "reference-title"),
    *("home-phase", "menu-end-game-note", "menu-end-game-yes"),
)
"""Sentences that shared screens need from every game, besides those for commands, options and chapters."""

OF_DETAIL: Final = ("new-detail-quick-note", "new-detail-full-note")
"""Sentences that a game with levels of detail needs."""

OF_REROLLS: Final = (*("dice-rerolls", "dice-fate-left", "dice-no-fate", "dice-reroll-spoken"),)
"""Sentences that a game with re-rolls needs."""

FIELDS: Final = ("setup", "sample", "chapters", "chapter_glyphs")
"""Required attributes of a `GameUI`; its other attributes have defaults, or are abstract."""


class Missing(NamedTuple):
    """One thing that a game lacks, described by the key and the parameters of a message."""

    code: str
    params: dict[str, Param]


def missing(game: Game[Any], ui: GameUI) -> Iterator[Missing]:
    """Yield everything that a game lacks, the rules first."""
    begins = sum(command.begins for command in game.commands.values())
    if begins != 1:
        yield Missing("cli-check-begins", {"count": begins})
    if ui.key != game.key:
        yield Missing("cli-check-key", {"rules": game.key, "screens": ui.key})
    lacking = [field for field in FIELDS if not hasattr(ui, field)]
    for field in lacking:
        yield Missing("cli-check-field", {"field": field})
    if "chapters" not in lacking and "chapter_glyphs" not in lacking:
        for chapter in chapters(ui.chapters):
            if chapter.name not in ui.chapter_glyphs:
                yield Missing("cli-check-glyph", {"chapter": chapter.name})
    if "sample" not in lacking:
        yield from _sample(game, ui)
    yield from _unsaid(game.key, tuple(sentences(game, ui)))


def languages_of(key: str) -> tuple[str, ...]:
    """Return the languages in which a game needs all its sentences.

    A game from a package needs them in the fallback language and in the languages of its package.
    """
    ours = tuple(each for each in LANGUAGES if not is_draft(each))
    if (package := PACKAGES.get(key)) is None:
        return ours
    return tuple(each for each in LANGUAGES if each == FALLBACK or (words_of(package) / each).is_dir())


def _unsaid(game: str, needed: Iterable[str]) -> Iterator[Missing]:
    """Yield each sentence missing in a language: one that is needed, or one that another language has."""
    languages = languages_of(game)
    written = {language: dict.fromkeys(_written(language, game)) for language in languages}
    keys = dict.fromkeys((*needed, *(key for found in written.values() for key in found)))
    for language in languages:
        words = Words(language).of(game)
        for key in keys:
            if not words.says(key):
                code = "cli-check-unreadable" if key in written[language] else "cli-check-sentence"
                yield Missing(code, {"language": language, "sentence": key})


def _written(language: str, game: str) -> Iterator[str]:
    """Yield the keys of the sentences in a game's word files, including sentences that cannot be parsed."""
    for file in files_of(language, game):
        yield from (key for key in defined(file.path.read_text(encoding="utf-8")) if not key.startswith("-"))


def _sample(game: Game[Any], ui: GameUI) -> Iterator[Missing]:
    """Yield the first command of the sample game that the rules refuse, or that the sample has no end."""
    state = game.empty
    for number, command in enumerate(ui.sample, 1):
        answer = game.decide(state, command)
        if isinstance(answer, Rejection):
            yield Missing("cli-check-sample", {"number": number, "command": command.kind})
            return
        state = game.fold(answer, state)
    if game.outcome(state) is None:
        yield Missing("cli-check-sample-open", {})


def final_sentences(finals: type[FinalScores]) -> Iterator[str]:
    """Yield the keys of the sentences that the score sheet and `companion score` need from a game."""
    for field in finals.numbers_of.fields():
        yield f"final-{field.name}"
        for value in field.choices:
            yield value_key(field.name, value)
            yield f"{value_key(field.name, value)}-short"
    if len(finals.variants) > 1:
        yield from map(variant_key, finals.variants)


def sentences(game: Game[Any], ui: GameUI) -> Iterator[str]:
    """Yield the keys of the sentences that shared screens use for a game with these features."""
    yield from SENTENCES
    if type(ui).stage_title is GameUI.stage_title:
        yield "stage-over"
    named = (kind for kind, command in game.commands.items() if command.label is Command.label)
    yield from (f"label-{kind}" for kind in named)
    if hasattr(ui, "setup") and ui.setup.detail:
        yield from OF_DETAIL
    if game.has_rerolls:
        yield from OF_REROLLS
    if game.final_scores is not None:
        yield from final_sentences(game.final_scores)
    yield from (f"calc-{calculator.key}" for calculator in ui.calculators)
    yield from (name for name in ui.phases.values())
    options: TableOptions = getattr(game.empty, "options", TableOptions())
    for name, field in type(options).model_fields.items():
        if (group := group_of(field)) is not None:
            if isinstance(field.default, (int, str)):  # Other options have rows of the game's own.
                yield f"rule-{name.replace('_', '-')}"
            yield f"rule-group-{group.name}"
    for section in getattr(ui, "chapters", ()):
        yield section.title
        for chapter in section.chapters:
            yield chapter.title
            yield from (line.key for line in chapter.lines)
