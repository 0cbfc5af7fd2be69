"""The quick rules: found by section, by a word, and read chapter by chapter."""

import pytest

from companion.device.games import game_of
from companion.ui.carnomorphs.chapters import GLYPHS as OF_CARNOMORPHS
from companion.ui.carnomorphs.chapters import SECTIONS as CARNOMORPHS
from companion.ui.chromosome.chapters import GLYPHS
from companion.ui.chromosome.chapters import SECTIONS as CHROMOSOME
from companion.ui.games import ui_of
from companion.ui.reference import excerpt
from companion.words import LANGUAGES, Language, Words
from companion.words.reference import chapters, search
from tests.loops import asynchronous
from tests.ui.harness import DESKTOP
from tests.ui.services import opened, service


def ruled(language: Language) -> Words:
    values = ui_of("chromosome").rule_values(game_of("chromosome").empty.options)
    return Words(language).of("chromosome").ruled(values)


@asynchronous
async def test_a_chapter_is_one_tap_away_and_back_leads_to_the_contents() -> None:
    async with opened(service(language="pl"), "/rules") as app:
        await app.tap("Przyrost")
        assert app.page.route == "/rules/growth"
        await app.go("/rules")
        assert app.page.route == "/rules"


@asynchronous
async def test_a_word_without_polish_letters_finds_the_chapter_and_shows_the_line() -> None:
    words = Words("pl").of("chromosome")
    async with opened(service(language="pl"), "/rules") as app:
        await app.type("Szukaj w ściądze", "sterylnosc")
        assert app.sees("Ruch i sterylność")
        assert not app.sees(words("reference-scoring"))


@asynchronous
async def test_a_word_that_stands_nowhere_is_answered_with_a_sentence() -> None:
    async with opened(service(), "/rules") as app:
        await app.type(Words("en").of("chromosome")("reference-search"), "xyzzy")
        assert app.sees(Words("en").of("chromosome")("reference-none"))


@asynchronous
async def test_on_a_wide_page_the_chapter_stands_beside_the_contents() -> None:
    words = ruled("en")
    async with opened(service(), "/rules", size=DESKTOP) as app:
        growth = next(chapter for chapter in chapters(CHROMOSOME) if chapter.name == "growth")
        await app.tap(words(growth.title))
        assert app.page.route == "/rules"
        assert app.sees(words.rule(growth.lines[0].key))


@asynchronous
async def test_a_chapter_that_does_not_exist_shows_the_first_one() -> None:
    words = Words("en").of("chromosome")
    async with opened(service(), "/rules/no-such-thing") as app:
        assert app.sees(words(chapters(CHROMOSOME)[0].title))
        assert not app.errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_by_its_text_shows_a_line_with_the_word(language: Language) -> None:
    words = ruled(language)
    wanted = "radio"
    for chapter in search(words, CHROMOSOME, wanted):
        line = excerpt(words, chapter, wanted)
        assert not line or wanted in line.casefold()


def test_every_chapter_has_a_drawing() -> None:
    assert {chapter.name for chapter in chapters(CHROMOSOME)} == set(GLYPHS)
    assert {chapter.name for chapter in chapters(CARNOMORPHS)} == set(OF_CARNOMORPHS)
    assert len(set(OF_CARNOMORPHS.values())) == len(OF_CARNOMORPHS)
