"""Where none of a thing can come, a sentence has words for it: nobody reads that only 0 is left."""

import re

import pytest

from companion.rules.chromosome import KEY
from companion.words import LANGUAGES, Language, Words
from tests.words.catalogue import CHECKS, Catalogue, catalogue, read

COUNTS_ALOUD = frozenset(
    {
        "cli-replay-entries",
        "count-games",
        "count-points",
        "count-rounds",
        "soup-count-rounds",
        "journal-entries",
        f"{KEY}-cli-replay-course",
        f"{KEY}-count-areas",
        f"{KEY}-count-cubes",
        f"{KEY}-count-energy",
        f"{KEY}-count-fate",
        f"{KEY}-count-genes-action",
        f"{KEY}-count-genes-building",
        f"{KEY}-count-genes-combat",
        f"{KEY}-count-genes-telepathy",
        f"{KEY}-count-groups",
        f"{KEY}-count-tokens",
        f"{KEY}-count-trophies",
        f"{KEY}-odds-points-cost",
        f"{KEY}-odds-points-gain",
        "person-wins",
    }
)
"""An amount and its thing alone, which are right with 0: "0 żetonów", "0 tokens"."""

NEVER_NONE = {
    "carnomorphs-reference-pods-table": "hibernation opens before the time is up",
    "carnomorphs-reference-round-destruct": "a track has spaces",
    "carnomorphs-reference-round-hand": "a hand has a card",
    "carnomorphs-reference-round-time": "a track has spaces",
    "carnomorphs-story-deaths": "the line is there when somebody died",
    "carnomorphs-story-ended": "the line is there when somebody died",
    "carnomorphs-story-failed": "without noted objectives the players are counted",
    "carnomorphs-story-fulfilled": "without noted objectives the players are counted",
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
    "stats-games": "the heading of no games is another sentence",
    "stats-more": "the line is there when more are left out",
    "store-moved": "it is told where files were moved",
    "stats-won": "whoever stands there has played",
    f"{KEY}-areas-left": "the phase goes on where no area is left",
    f"{KEY}-battle-capped": "a group that fights has a token",
    f"{KEY}-battle-genes": "no genes are left out",
    f"{KEY}-battle-last-token": "whoever loses nothing is left out",
    f"{KEY}-battle-remain": "the last token is another sentence",
    f"{KEY}-battle-takes": "whoever loses nothing is left out",
    f"{KEY}-fight-size": "a group has 1 to 3 tokens",
    f"{KEY}-label-grow": "Growth places a token",
    f"{KEY}-label-start-game": "nobody starts a game without players",
    f"{KEY}-luck-lucky": "anything happens at most once in a game",
    f"{KEY}-luck-rare": "anything happens at most once in a game",
    f"{KEY}-luck-rerolls": "no re-rolls are another sentence",
    f"{KEY}-luck-unlucky": "anything happens at most once in a game",
    f"{KEY}-move-merged": "nothing discharged is another sentence",
    f"{KEY}-odds-advice-keep": "a re-roll that gains and costs nothing is advised",
    f"{KEY}-odds-advice-keep-little": "a re-roll that gains and costs nothing is advised",
    f"{KEY}-radiation-building": "no building genes are left out",
    f"{KEY}-turn-lacks-energy": "what is not missing is not told",
    f"{KEY}-call-off-tokens": "no tokens that were turned are left out",
    f"{KEY}-turn-turned": "no tokens that are turned are left out",
    f"{KEY}-radiation-charges": "an area has a cube",
}
"""Sentences that are never told 0, and why."""

BOUNDS = frozenset({"has", "held", "left", "most"})
"""What a sentence is told somebody has, or can have at most."""

ALWAYS_SOME = {
    "name-too-long": "a name may have forty characters",
    "carnomorphs-injuries-out-of-range": "every intruder of the box survives an injury",
    "carnomorphs-marker-would-kill": "somebody alive may have a marker",
    "carnomorphs-number-too-high": "a number of a character that can rise",
    "carnomorphs-objectives-enough": "a single player draws two",
    "carnomorphs-player-count": "people of a box",
    "carnomorphs-self-destruct-out-of-range": "a track has spaces",
    "carnomorphs-time-out-of-range": "a track has spaces",
    f"{KEY}-clock-out-of-range": "the rounds of a game",
    f"{KEY}-cubes-out-of-range": "the cubes of an area",
    f"{KEY}-fate-full": "somebody who can have fate",
    f"{KEY}-fate-out-of-range": "the table settles one at least",
    f"{KEY}-genes-full": "the genes of a chromosome",
    f"{KEY}-group-size": "the tokens of a group",
    f"{KEY}-group-too-large": "the tokens of a group",
    f"{KEY}-irradiation-out-of-range": "the end of a track",
    f"{KEY}-merged-too-many": "the tokens of a group but one",
    f"{KEY}-no-such-face": "the faces of a die",
    f"{KEY}-player-genes-owned": "a fraction: 0/8",
    f"{KEY}-radiation-left-spoken": "a power, which may be 0",
    f"{KEY}-turn-genes-full": "the genes of a chromosome",
    f"{KEY}-turn-lacks": "a row of figures, not a sentence",
    "soup-division-on-board": "of all amoebas of a tribe",
    "soup-no-amoeba-left": "all amoebas of a tribe",
    "soup-ozone-out-of-range": "the end of a track",
    "soup-place-out-of-range": "the spaces of the ladder",
    "soup-player-count": "people of a box",
    "soup-points-out-of-range": "as many as can be written down",
    "soup-space-too-far": "the spaces of the ladder",
    "soup-supply-out-of-range": "the cubes of a colour",
    "soup-wounds-out-of-range": "an amoeba survives damage",
}
"""Sentences whose bound is never 0, or right with it, and why."""

ONLY = {code: re.compile(check["only"]) for code, check in CHECKS.items()}
"""What reads wrong before a 0."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_counts_has_a_variant_for_none(language: str) -> None:
    speechless = _without_none(catalogue(language))
    assert not [
        f"{key} ({place})" for key, place in speechless if key not in COUNTS_ALOUD | NEVER_NONE.keys()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_counts_without_a_variant_for_none_is_excused(language: str) -> None:
    assert (COUNTS_ALOUD | NEVER_NONE.keys()) <= {key for key, _ in _without_none(catalogue(language))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_amount_said_aloud_stands_alone(language: str) -> None:
    known = catalogue(language)
    assert not [key for key in COUNTS_ALOUD if any(map(ONLY[language].search, known.by_key[key].texts))]


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
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
    """The sentences that tell a bound as a figure, whatever it is."""
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


REFUSALS: dict[str, tuple[str, str]] = {
    "too-few-charged": ("Ola: nie ma naładowanych żetonów.", "Ola has no charged tokens."),
    "too-few-combat-genes": ("Ola: nie ma aktywnych genów walki.", "Ola has no active combat genes."),
    "too-little-fate": ("Ola: nie ma już punktów losu.", "Ola has no fate points left."),
    "supply-too-small": ("Ola: w zasobach nie ma już żetonów.", "Ola has no tokens left in the supply."),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_says_that_nothing_is_left(key: str) -> None:
    told = tuple(
        Words(language, strict=True, game=KEY)(key, player="Ola", has=0) for language in ("pl", "en")
    )
    assert told == REFUSALS[key]
