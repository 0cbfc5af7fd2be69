"""`companion games check`: a complete game passes; for an incomplete one it lists what is missing."""

from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from companion.cli import main
from companion.device import games
from companion.rules import clocks, colours
from companion.rules.final_scores import FinalNumbers, FinalScores
from companion.ui import games as screens
from companion.ui.game.checklist import missing
from companion.words import LANGUAGES, Words, is_draft
from tests.games import each_game
from tests.toy import WORDS, registered
from tests.toy.installing import install_torches, searched
from tests.toy.petri_lanterns.rules import LANTERNS, Lanterns, Throw
from tests.toy.petri_lanterns.ui import LANTERNS_UI, LanternsUI


@dataclass
class Ended:
    """The outcome of the command, and its output."""

    code: int
    out: str
    problems: list[str]


def checked(key: str, capsys: pytest.CaptureFixture[str]) -> Ended:
    code = main(["--language", "en", "games", "check", key])
    said = capsys.readouterr()
    return Ended(code, said.out.strip(), said.err.splitlines())


@each_game
def test_a_game_of_petri_lacks_nothing(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    ended = checked(key, capsys)
    assert (ended.code, ended.problems) == (0, [])
    assert ended.out.endswith(": nothing is missing.")


def test_a_packages_game_lacks_nothing_in_the_languages_that_it_speaks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with registered():
        ended = checked(LANTERNS.key, capsys)
    others = ", ".join(each for each in LANGUAGES if not (WORDS / each).is_dir())
    assert (ended.code, ended.problems) == (0, [])
    assert ended.out.splitlines() == [
        "Lanterns: nothing is missing.",
        f"In these languages it is said in English: {others}.",
    ]


def test_a_game_without_words_in_a_language_is_told_each_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with searched(tmp_path):
        install_torches(tmp_path)
        (tmp_path / "petri_torches" / "locales" / "fr").mkdir()
        ended = checked("torches", capsys)
    assert (ended.code, ended.out) == (2, "")
    assert "The words in fr lack the sentence name." in ended.problems
    assert [line for line in ended.problems if not line.startswith("The words in fr lack")] == []


def test_of_screens_that_do_not_work_the_line_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with searched(tmp_path):
        install_torches(tmp_path)
        (tmp_path / "petri_torches" / "ui.py").write_text("import flet\n\nflet.burn()\n")
        ended = checked("torches", capsys)
    (problem,) = ended.problems
    assert (ended.code, ended.out) == (2, "")
    assert problem.startswith("The game torches of petri-torches is left out, since the package")
    assert problem.endswith("has no attribute 'burn' (ui.py, line 3)")


def test_a_sentence_that_one_language_alone_has_or_that_breaks_off_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with searched(tmp_path):
        install_torches(tmp_path)
        (english,) = (tmp_path / "petri_torches" / "locales" / "en").glob("*.ftl")
        (polish,) = (tmp_path / "petri_torches" / "locales" / "pl").glob("*.ftl")
        for file, added in (english, "ember = { $count"), (polish, "-oil = olej\nwick = Knot"):
            file.write_text(f"{file.read_text(encoding='utf-8')}\n{added}\n", encoding="utf-8")
        ended = checked("torches", capsys)
    assert (ended.code, ended.out) == (2, "")
    assert sorted(ended.problems) == [
        "The sentence ember in en cannot be read: it breaks Fluent’s rules.",
        "The words in en lack the sentence wick.",
        "The words in pl lack the sentence ember.",
    ]


def test_a_game_that_nobody_knows_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert checked("pad", capsys).code == 2


def test_a_game_without_screens_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, "pad", lambda: LANTERNS)
    assert checked("pad", capsys).problems == ["companion/ui/games.py has no line for pad."]


def test_a_command_that_shared_screens_look_up_is_asked_when_the_game_is_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TypeError, match="lanterns lacks the commands rename"):
        Lanterns(clocks, colours)
    monkeypatch.setitem(games.GAMES, "pad", lambda: Lanterns(clocks, colours))
    monkeypatch.setitem(screens.GAMES, "pad", screens.GAMES["soup"])
    assert checked("pad", capsys).problems == ["The game cannot be made: lanterns lacks the commands rename"]


class Unbounded(FinalNumbers):
    """A number without bounds."""

    lanterns: int


class Bounded(FinalNumbers):
    """A bounded number and a choice."""

    lanterns: Annotated[int, Field(ge=0, le=9)]
    lit: Literal["bright", "dim"]


def scored_by(numbers: type[FinalNumbers]) -> type[FinalScores]:
    """Return a score sheet of these numbers, in two variants."""

    class Finals(FinalScores):
        numbers_of = numbers
        counts = range(2, 4)
        variants = ("day", "night")

    return Finals


def test_a_game_with_a_score_sheet_is_asked_for_its_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanterns, "final_scores", scored_by(Bounded))
    with registered():
        asked = {str(each.params.get("sentence")) for each in missing(LANTERNS, LANTERNS_UI)}
    assert asked >= {
        *("final-lanterns", "final-lit", "final-variant-day", "final-variant-night"),
        *("final-lit-bright", "final-lit-bright-short", "final-lit-dim", "final-lit-dim-short"),
    }


def test_a_score_sheet_that_cannot_be_described_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lanterns, "final_scores", scored_by(Unbounded))
    with registered():
        assert checked(LANTERNS.key, capsys).problems == [
            "The game cannot be made: Unbounded.lanterns has no bounds"
        ]


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "drawing": ({"chapter_glyphs": MappingProxyType({})}, "cli-check-glyph"),
    "sample": ({"sample": (*LANTERNS_UI.sample[:2], Throw(face=4))}, "cli-check-sample"),
    "end of the sample": ({"sample": LANTERNS_UI.sample[:2]}, "cli-check-sample-open"),
    "key": ({"key": "torches"}, "cli-check-key"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_screens_that_lack_something_are_told_what(what: str) -> None:
    values, code = BROKEN[what]
    broken = type("Broken", (LanternsUI,), values)()
    with registered():
        found = [each.code for each in missing(LANTERNS, broken) if "language" not in each.params]
    assert found == [code]


@pytest.mark.parametrize("field", ["setup", "sample", "chapters", "chapter_glyphs"])
def test_screens_without_a_value_are_told_which(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(LanternsUI, field)
    with registered():
        found = [each for each in missing(LANTERNS, LANTERNS_UI) if each.code == "cli-check-field"]
    assert [each.params for each in found] == [{"field": field}]


def test_every_language_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: Words, _key: str) -> bool:
        return False

    monkeypatch.setattr(Words, "says", nothing)
    key = screens.keys()[0]
    asked = {each.params.get("language") for each in missing(games.game_of(key), screens.ui_of(key))}
    assert asked >= {each for each in LANGUAGES if not is_draft(each)}
