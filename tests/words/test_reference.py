"""The rules reference: complete, short, and found by what a player types."""

import pytest

from companion.device.games import GAMES, game_of
from companion.rules.chromosome import KEY
from companion.ui.carnomorphs.chapters import SECTIONS as CARNOMORPHS
from companion.ui.chromosome.chapters import SECTIONS as CHROMOSOME
from companion.ui.games import ui_of
from companion.words import LANGUAGES, Language, Words
from companion.words.reference import ChapterGroup, chapters, search, searchable
from tests.words.catalogue import catalogue

LONGEST_LINE = 220
MOST_LINES = 16

REFERENCES = {key: ui_of(key).chapters for key in GAMES}
each_game = pytest.mark.parametrize(("game", "sections"), REFERENCES.items(), ids=REFERENCES)


def ruled(language: Language, game: str) -> Words:
    """Return the words of a game whose table has kept every default option."""
    values = ui_of(game).rule_values(game_of(game).empty.options)
    return Words(language, strict=True, game=game).ruled(values)


def first_found(language: Language, game: str, wanted: str) -> str:
    """Return the first chapter that a search finds."""
    return search(ruled(language, game), REFERENCES[game], wanted)[0].name


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_its_title_and_all_its_lines(
    language: Language, game: str, sections: tuple[ChapterGroup, ...]
) -> None:
    words = ruled(language, game)
    for section in sections:
        assert words(section.title)
        for chapter in section.chapters:
            assert words(chapter.title)
            assert [words.rule(line.key) for line in chapter.lines]


@each_game
def test_no_line_of_the_reference_is_left_out_of_its_chapter(
    game: str, sections: tuple[ChapterGroup, ...]
) -> None:
    listed = {line.key for chapter in chapters(sections) for line in chapter.lines}
    listed |= {chapter.title for chapter in chapters(sections)}
    around = {f"reference-{name}" for name in ("title", "search", "none", "assumption")}
    around |= {section.title for section in sections}
    written = {key for key in catalogue("en").scope(game) if key.startswith("reference-")}
    assert written == listed | around


@each_game
def test_a_chapter_is_read_in_ten_seconds(game: str, sections: tuple[ChapterGroup, ...]) -> None:
    for language in LANGUAGES:
        words = ruled(language, game)
        for chapter in chapters(sections):
            assert len(chapter.lines) <= MOST_LINES, chapter.name
            assert all(len(words.rule(line.key)) <= LONGEST_LINE for line in chapter.lines), chapter.name


def test_a_battle_has_nine_steps_and_a_test_has_six() -> None:
    steps = {
        chapter.name: [line.key for line in chapter.lines if line.kind == "step"]
        for chapter in chapters(CHROMOSOME)
    }
    assert len(steps["combat"]) == 9
    assert len(steps["test"]) == 6


@each_game
def test_what_is_assumed_stands_last(game: str, sections: tuple[ChapterGroup, ...]) -> None:
    for chapter in chapters(sections):
        kinds = [line.kind for line in chapter.lines]
        assert "assumption" not in kinds[:-1], chapter.name


def test_the_event_phase_has_five_steps_feeding_three_and_the_last_check_four() -> None:
    steps = {
        chapter.name: len([line for line in chapter.lines if line.kind == "step"])
        for chapter in chapters(CARNOMORPHS)
    }
    assert {name: count for name, count in steps.items() if count} == {
        "events": 5,
        "feeding": 3,
        "action": 3,
        "check": 4,
    }


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("zer", "feeding"),
        ("szmery", "noise"),
        ("zarloczni", "adaptations"),
        ("kolonia", "bag"),
        ("jajo", "feeding"),
        ("kapsuly", "pods"),
        ("brak zarazenia", "action"),
    ],
)
def test_who_meets_a_carnomorph_finds_the_chapter_without_strokes(wanted: str, first: str) -> None:
    assert first_found("pl", "carnomorphs", wanted) == first


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("iskra", "spark"),
        ("ISKRA", "spark"),
        ("przyrost", "growth"),
        ("ladowanie", "charge"),
        ("odpornosc", "test"),
        ("eliminacja gracza", "elimination"),
        ("sterylnosc", "moving"),
    ],
)
def test_a_player_finds_the_chapter_without_strokes(wanted: str, first: str) -> None:
    assert first_found("pl", "chromosome", wanted) == first


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("feeding", "feeding"),
        ("noise", "noise"),
        ("voracious", "feeding"),
        ("mutation marker", "markers"),
        ("necroscopy", "clarified"),
        ("red metagorger", "setup"),
    ],
)
def test_who_meets_a_carnomorph_finds_the_chapter(wanted: str, first: str) -> None:
    assert first_found("en", "carnomorphs", wanted) == first


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("spark", "spark"),
        ("resist", "test"),
        ("scoring", "scoring"),
        ("supergene", "special"),
    ],
)
def test_a_player_finds_the_chapter(wanted: str, first: str) -> None:
    assert first_found("en", "chromosome", wanted) == first


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_title_of_a_chapter_finds_it(
    language: Language, game: str, sections: tuple[ChapterGroup, ...]
) -> None:
    words = ruled(language, game)
    for chapter in chapters(sections):
        assert chapter in search(words, sections, words(f"reference-{chapter.name}"))


def test_an_empty_search_shows_every_chapter_in_order() -> None:
    assert search(ruled("pl", KEY), CHROMOSOME, "  ") == chapters(CHROMOSOME)


def test_a_word_that_occurs_nowhere_finds_nothing() -> None:
    assert search(ruled("pl", KEY), CHROMOSOME, "pterodaktyl") == ()


def test_accents_case_and_punctuation_do_not_matter() -> None:
    assert searchable("Żółć, ŁADOWANIE; \u201eGęś\u201d (1\u20133)") == "zolc ladowanie ges 1 3"
