"""The turning point on the picture to share: in words, beside a bar in the winner's colour."""

import json
import re
from collections.abc import Callable

import pytest

from companion.device.open_game import OpenGame
from companion.party.arrival import unserved
from companion.rules.chromosome.corrections import Correct, Eliminate
from companion.rules.chromosome.scoring import EndGame
from companion.rules.kernel import Command
from companion.ui.game.ending import Course, Ending, Standing
from companion.ui.shared.picture import MARGIN, Picture, picture
from companion.ui.theme import AGAR
from companion.ui.theme.letters import width_of
from tests.loops import asynchronous
from tests.ui.services import opened, play, service

OLA = Standing(seat=0, name="Ola", shape=0, colour=2, total=12, wins=True)
JAN = Standing(seat=1, name="Jan", shape=1, colour=0, total=9)
TURN = "Round 2: Ola takes Jan's last token"


def painted(ending: Ending) -> Picture:
    """The picture of an end, without drawings of species."""
    return picture(
        AGAR, ending, lambda shape, colour, width: "", title="Chromosome", day="today", verdict="Ola", note=""
    )


def bar(picture: Picture) -> str | None:
    """The colour of the bar beside the turn; None without one."""
    found = re.search(rf'<rect x="{MARGIN}" y="284" .*? fill="(#\w+)"/>', picture.drawing)
    return found[1] if found else None


@pytest.mark.parametrize(
    ("standings", "colour"),
    [
        ((OLA, JAN), AGAR.players[OLA.colour]),
        ((JAN, OLA), AGAR.players[OLA.colour]),
        ((OLA, Standing(seat=1, name="Jan", shape=1, colour=0, total=12, wins=True)), AGAR.accent),
        ((JAN,), AGAR.accent),
    ],
    ids=["the winner's", "the winner's, who stands below", "nobody's of two winners", "nobody's"],
)
def test_the_turn_stands_beside_a_bar_in_the_single_winners_colour(
    standings: tuple[Standing, ...], colour: str
) -> None:
    shown = painted(Ending(standings, turn=TURN))
    (told,) = [text for text in shown.texts if text.said == TURN]
    assert bar(shown) == colour
    assert told.x > MARGIN
    verdict, first = (next(text.y for text in shown.texts if text.said == said) for said in ("Ola", "Jan"))
    assert verdict < told.y < first


def test_an_evening_without_a_turn_has_neither_words_nor_bar() -> None:
    without, with_turn = painted(Ending((OLA, JAN))), painted(Ending((OLA, JAN), turn=TURN))
    assert bar(without) is None
    assert [text for text in with_turn.texts if text.said != TURN] == list(without.texts)


def emptied(game: OpenGame) -> None:
    """Tomek's last tokens are gone, and he with them."""
    for command in (Correct(seat=1, what="tokens", delta=-2), Eliminate(seat=1), EndGame()):
        given(game, command)


def at_once(game: OpenGame) -> None:
    """The game ends before anything has happened."""
    given(game, EndGame())


def given(game: OpenGame, command: Command) -> None:
    """Give a command that the rules allow."""
    assert hasattr(game.submit(command), "seq"), command


@pytest.mark.parametrize("verdict", ["Ola", "Aleksandra i Konstancja wygrywają razem", "M" * 40])
def test_a_long_verdict_is_written_smaller_and_not_squeezed(verdict: str) -> None:
    shown = picture(
        AGAR,
        Ending((OLA, JAN)),
        lambda shape, colour, width: "",
        title="Chromosome",
        day="today",
        verdict=verdict,
        note="",
    )
    (told,) = [text for text in shown.texts if text.said == verdict and text.weight == 800]
    assert told.size * width_of(verdict) <= told.room
    assert told.size == 76 or told.size * width_of(verdict) > 0.9 * told.room


def test_the_axis_of_the_course_begins_at_0_and_a_point_of_its_own_lies_on_its_line() -> None:
    course = Course("Points", ("1", "2"), ((8, 12), (9, 10)))
    shown = painted(Ending((OLA, JAN), course=course))
    zero = next(text for text in shown.texts if text.said == "0")
    lines = {round(float(y), 1) for y in re.findall(r'<line [^>]*y1="([\d.]+)"', shown.drawing)}
    assert round(zero.y - 10, 1) in lines
    dots = {round(float(y), 1) for y in re.findall(r'<circle [^>]*cy="([\d.]+)" r="9"', shown.drawing)}
    tens = next(text for text in shown.texts if text.said == "10")
    assert any(abs(y - (tens.y - 10)) < 0.2 for y in dots)


@pytest.mark.parametrize(
    ("end", "turn"), [(emptied, "Round 1: Tomek is out."), (at_once, "")], ids=["a turn", "none"]
)
@asynchronous
async def test_the_shared_picture_and_the_end_tell_the_same_turn(
    monkeypatch: pytest.MonkeyPatch, end: Callable[[OpenGame], None], turn: str
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    game = play(home := service(), "Magda", "Tomek")
    end(game)
    async with opened(home, f"/game/{game.id}") as app:
        on_screen = [said for said in app.texts() if said.startswith("Round 1: ")]
        await app.tap("Share")
    (line,) = [line for line in lines if line.startswith("picture ")]
    said = [text["said"] for text in json.loads(line.removeprefix("picture "))["texts"]]
    assert on_screen == [each for each in said if each.startswith("Round 1: ")] == [turn] * bool(turn)
