"""A sentence whose number may be 0 has words for none: nobody reads "0 left"."""

import re

import pytest

from companion.device.games import GAMES
from companion.words import FALLBACK, LANGUAGES, Language, Words
from tests.games import facts_of, reasons
from tests.words.catalogue import CHECKS, COMPLETE, Catalogue, catalogue, read

COUNTS_ALOUD = frozenset(
    {
        "cli-replay-entries",
        "count-games",
        "count-points",
        "count-rounds",
        "journal-entries",
        "person-wins",
        *(f"{game}-{key}" for game in GAMES for key in facts_of(game).counts_aloud),
    }
)
"""Sentences of only an amount and its noun, which are right with 0: "0 żetonów", "0 tokens"."""

NEVER_NONE = {
    "game-set-aside": "it is told where taps could not be kept",
    "home-won": "nobody's victory is another sentence",
    "journal-more": "the line is there when more are left out",
    "journal-redo-steps": "redo is offered where there is something to redo",
    "journal-undo-steps": "undo is offered where there is something to undo",
    "new-rules-changed": "rules that are all usual say so in another sentence",
    "party-away": "nobody's phone that is away is told",
    "party-redone": "at least the entry that was brought back",
    "party-undone": "at least the entry that was taken back",
    "party-too-many-tables": "whoever may begin one is not told",
    "party-wait": "whoever need not wait is not told",
    "party-watchers": "the line is there when somebody watches",
    "person-shared": "shared wins are told where there are some",
    "person-together": "whoever stands there has played",
    **dict.fromkeys(
        ("restore-added", "restore-longer", "restore-copied", "restore-here"),
        "kinds of games of which there was none are not told",
    ),
    "restore-damaged": "it is told where parts were lost",
    "restore-refused": "it is told where games were left out",
    "stats-entered": "it is told where results were entered",
    "stats-games": "the heading of no games is another sentence",
    "stats-more": "the line is there when more are left out",
    "store-moved": "it is told where files were moved",
    "stats-won": "whoever stands there has played",
    **reasons("never_none"),
}
"""Sentences whose number is never 0, with the reasons."""

BOUNDS = frozenset({"has", "held", "left", "most"})
"""Variables that hold an amount or maximum that a player has or can have."""

ALWAYS_SOME = {
    "name-too-long": "a name may have forty characters",
    "note-too-long": "a note may have two thousand characters",
    **reasons("always_some"),
}
"""Sentences whose bound is never 0, or that read well with 0, with the reasons."""

ONLY = {code: re.compile(check["only"]) for code, check in CHECKS.items()}
"""Patterns, by language, of words that read wrong before a 0."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_counts_has_a_variant_for_none(language: str) -> None:
    speechless = _without_none(catalogue(language))
    assert not [
        f"{key} ({place})" for key, place in speechless if key not in COUNTS_ALOUD | NEVER_NONE.keys()
    ]


@pytest.mark.parametrize("language", COMPLETE)
def test_only_what_counts_without_a_variant_for_none_is_excused(language: str) -> None:
    assert (COUNTS_ALOUD | NEVER_NONE.keys()) <= {key for key, _ in _without_none(catalogue(language))}


@pytest.mark.parametrize("language", COMPLETE)
def test_an_amount_said_aloud_stands_alone(language: str) -> None:
    known = catalogue(language)
    assert not [key for key in COUNTS_ALOUD if any(map(ONLY[language].search, known.by_key[key].texts))]


@pytest.mark.parametrize("language", COMPLETE)
def test_nobody_reads_that_only_none_is_left(language: Language) -> None:
    words, known = Words(language, strict=True), catalogue(language)
    told: dict[str, str] = {}
    for sentence in known.sentences:
        counted = {each.variable for each in sentence.selections if each.by_number}
        if counted and sentence.key not in NEVER_NONE:
            params = {name: 0 if name in counted else "Magda" for name in known.variables(sentence.key)}
            told[sentence.key] = words(sentence.key, **params)
    assert told
    assert not {key: text for key, text in told.items() if ONLY[language].search(text) and "0" in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bound_that_may_be_none_has_a_variant_for_none(language: str) -> None:
    assert not _bounds_without_none(catalogue(language)) - ALWAYS_SOME.keys()


def test_only_a_bound_without_a_variant_for_none_is_excused() -> None:
    told = frozenset[str]().union(*(_bounds_without_none(catalogue(language)) for language in LANGUAGES))
    assert ALWAYS_SOME.keys() <= told


@pytest.mark.parametrize("language", COMPLETE)
def test_the_variant_for_none_says_none_and_not_zero(language: Language) -> None:
    words, known = Words(language, strict=True), catalogue(language)
    told: dict[str, str] = {}
    for sentence in known.sentences:
        counted = {each.variable for each in sentence.selections if "0" in each.exact}
        if counted and not sentence.key.startswith("-"):
            params = {name: 0 if name in counted else "Magda" for name in known.variables(sentence.key)}
            told[sentence.key] = words(sentence.key, **params)
    assert told
    assert not {key: text for key, text in told.items() if re.search(r"\b0\b", text)}


def _bounds_without_none(known: Catalogue) -> frozenset[str]:
    """Return the sentences that show a bound as a number even if it is 0."""
    return frozenset(
        sentence.key
        for sentence in known.sentences
        if sentence.variables & BOUNDS - {each.variable for each in sentence.selections if each.by_number}
    )


def test_a_bound_without_a_variant_for_none_is_noticed() -> None:
    assert _bounds_without_none(read({"game.ftl": "most = at most { $most }\n"}, "en")) == {"most"}


def _without_none(known: Catalogue) -> list[tuple[str, str]]:
    return [
        (sentence.key, sentence.place)
        for sentence in known.sentences
        if any(each.by_number and "0" not in each.exact for each in sentence.selections)
    ]


def test_a_forgotten_variant_for_none_is_noticed() -> None:
    text = "left = { $count ->\n    [one] one left\n   *[other] { $count } left\n }\n"
    assert _without_none(read({"game.ftl": text}, "en")) == [("left", "game.ftl:1")]
    assert not _without_none(read({"game.ftl": text.replace("[one]", "[0] none left\n    [one]")}, "en"))


FIX = ("Wskażcie mniej albo poprawcie liczbę.", "Choose fewer, or correct the number.")

REFUSALS: dict[str, tuple[str, str]] = {
    "too-few-charged": (
        f"Ola: nie ma naładowanych żetonów. {FIX[0]}",
        f"Ola has no charged tokens. {FIX[1]}",
    ),
    "too-few-combat-genes": (
        f"Ola: nie ma aktywnych genów walki. {FIX[0]}",
        f"Ola has no active combat genes. {FIX[1]}",
    ),
    "too-little-fate": (f"Ola: nie ma już punktów losu. {FIX[0]}", f"Ola has no fate points left. {FIX[1]}"),
    "supply-too-small": (
        "Ola: w zasobach nie ma już żetonów. Wskażcie mniej.",
        "Ola has no tokens left in the supply. Choose fewer.",
    ),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_says_that_nothing_is_left(key: str) -> None:
    other, usual = (
        Words("pl", strict=True, game="chromosome"),
        Words(FALLBACK, strict=True, game="chromosome"),
    )
    assert (other(key, player="Ola", has=0), usual(key, player="Ola", has=0)) == REFUSALS[key]
