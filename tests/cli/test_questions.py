"""A question is described once; its page, its command and its words follow from that description."""

import json
import random

import pytest

from companion.cli.figures import QuestionCommand
from companion.rules.dice import OddsError
from companion.words import LANGUAGES, Language, Words
from companion.words.fields import choice_name, field_name, kebab
from tests.cli.questions import commands, line_of, written
from tests.cli.terminal import run
from tests.rules.questions import drawn
from tests.sizes import examples

COMMANDS = tuple(commands())
asked = pytest.mark.parametrize(("game", "command"), COMMANDS, ids=[each.name for _, each in COMMANDS])


@asked
def test_the_command_answers_what_its_question_answers(game: str, command: QuestionCommand) -> None:
    pick = random.Random(f"{game} {command.name}")
    told = 0
    for _ in range(examples(300) // 5):
        question = drawn(command.question, pick)
        ended = run("odds", command.name or "", *line_of(command, question), "--json", "--exact")
        try:
            figures = {name: value for name, value, _ in question.figures}
        except OddsError:
            assert ended.code == 2
            continue
        assert (ended.code, ended.err) == (0, b""), line_of(command, question)
        assert json.loads(ended.out) == json.loads(json.dumps(written(figures)))
        assert run("odds", command.name or "", *line_of(command, question)).text.strip()
        told += 1
    assert told


@asked
def test_a_number_outside_its_ends_is_refused_with_them(game: str, command: QuestionCommand) -> None:
    pick = random.Random(game)
    for name, field in command.question.fields().items():
        option = next((each.opts[0] for each in command.params if each.name == name), None)
        if field.kind != "number" or option is None:
            continue
        question = drawn(command.question, pick)
        low, high = question.ends(name)
        for beyond in (low - 1, high + 1):
            others = [each for each in line_of(command, question) if not each.startswith(f"{option}=")]
            said = run("odds", command.name or "", *others, f"{option}={beyond}").problem
            assert said.startswith(f"{option}:")
            assert str(abs(high)) in said


@pytest.mark.parametrize("language", LANGUAGES)
@asked
def test_every_field_choice_and_figure_has_a_name(
    game: str, command: QuestionCommand, language: Language
) -> None:
    words = Words(language, strict=True).of(game)
    shown = run("odds", command.name or "", "--help").text
    for name, field in command.question.fields().items():
        if not any(each.name == name for each in command.params):
            continue
        assert field_name(words, name)
        if field.kind == "choice":
            assert all(choice_name(words, name, each) for each in field.choices)
        assert next(each.opts[0] for each in command.params if each.name == name) in shown
    assert words(f"odds-cli-{kebab(command.question.key)}")


@asked
def test_a_page_begins_with_a_question_that_can_be_asked(game: str, command: QuestionCommand) -> None:
    first = command.question.first()
    assert first == first.fitted() == first.check()
    assert first.figures


@asked
def test_numbers_step_within_their_ends_and_take_the_others_with_them(
    game: str, command: QuestionCommand
) -> None:
    pick = random.Random(game)
    question = drawn(command.question, pick)
    for _ in range(200):
        names = [name for name, field in question.fields().items() if field.kind == "number"]
        if not names:
            return
        question = question.turned(pick.choice(names), pick.choice((-1, 1))).check()
