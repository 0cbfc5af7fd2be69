"""The turning point on the picture to share: in words, beside a bar in the winner's colour."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from companion.device.open_game import OpenGame
from companion.party.arrival import unserved
from companion.rules.chromosome.corrections import Correct, Eliminate
from companion.rules.chromosome.scoring import EndGame
from companion.rules.kernel import Command
from companion.ui.game.ending import Course, Ending, Standing
from companion.ui.settings import LONGEST_PLACE
from companion.ui.shared.picture import MARGIN, ROWS, TALLEST_ROW, Picture, PictureText, picture
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
    """Return the colour of the bar beside the turning point; None without one."""
    found = re.search(rf'<rect x="{MARGIN}" y="284" .*? fill="(#\w+)"/>', picture.drawing)
    return found[1] if found else None


def test_a_score_without_parts_has_a_bar_as_long_as_its_total() -> None:
    jan = Standing(seat=1, name="Jan", shape=1, colour=0, total=-9)
    whole = Standing(seat=2, name="Ewa", shape=1, colour=1, total=6)
    shown = painted(Ending((OLA, whole, jan)))
    found = re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="(?:20|11)"', shown.drawing)
    (zero, twelve), (same, six), (left, nine) = ((float(x), float(wide) + 4) for x, wide in found)
    assert zero == same, "points are to the right of zero"
    assert left + nine == pytest.approx(zero + 2, abs=1), "and those below zero are to the left of it"
    assert (six, nine) == pytest.approx((twelve / 2, twelve * 9 / 12), abs=1)


@pytest.mark.parametrize("total", [None, 12], ids=["without points", "with points"])
@pytest.mark.parametrize("became", ["", "escaped"], ids=["without a note", "with a note"])
def test_the_lines_of_a_row_stand_together_in_its_middle(total: int | None, became: str) -> None:
    ola = Standing(seat=0, name="Ola", shape=0, colour=2, total=total, became=became)
    shown = painted(Ending((ola, replace(ola, seat=1, name="Jan"))))
    (name,) = [text for text in shown.texts if text.said == "Ola" and text.weight == 700]
    note = [text for text in shown.texts if text.said == became and became and text.y > name.y]
    bars = [float(y) for y in re.findall(r'<rect x="184" y="([\d.]+)" [^>]*height="20"', shown.drawing)]
    ends = [name.y, *(y + 20 for y in bars[:1]), *(text.y for text in note[:1])]
    first, last = name.y - 0.72 * name.size, max(ends)
    assert abs((first + last) / 2 - (ROWS[0] + TALLEST_ROW / 2)) <= 4
    assert len(ends) == 1 + (total is not None) + bool(became)
    assert all(after - before <= 54 for before, after in pairwise(ends)), "no hole"


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


def test_the_place_stands_below_the_day_and_above_the_verdict_and_takes_no_room_where_there_is_none() -> None:
    def shown(place: str) -> dict[str, PictureText]:
        drawn = picture(
            AGAR,
            Ending((OLA, JAN), turn=TURN),
            lambda shape, colour, width: "",
            title="Chromosome",
            day="today",
            verdict="Ola!",
            note="",
            place=place,
        )
        return {text.said: text for text in drawn.texts}

    place = "Kawiarnia Pod Mikroskopem, ul. Długa 40a"
    assert len(place) == LONGEST_PLACE
    told = shown(place)
    assert told["today"].y + told[place].size < told[place].y
    assert told[place].y <= told["Ola!"].y - 0.72 * told["Ola!"].size, "capitals of the verdict end there"
    assert told[place].size * width_of(place) <= told[place].room
    assert shown("")["today"].y == 112


@pytest.mark.parametrize("names", [1, 2, 3])
def test_a_long_turn_is_written_smaller_and_then_on_two_lines_and_hardly_squeezed(names: int) -> None:
    long = ["Aleksandra-Konstancja Wróblewska-Kowalsk", "Bartłomiej Świętopełk-Czetwertyński J."][:names]
    turn = f"Round 12: {' and '.join([*long, 'Zdzisława Grzegżółka'][:names])} take the lead for good."
    ola = Standing(seat=0, name=long[0], shape=0, colour=2, total=12, wins=True)
    shown = painted(Ending((ola, JAN), turn=turn))
    lines = [text for text in shown.texts if text.said and text.said in turn and text.weight == 600]
    assert " ".join(line.said for line in lines) == turn
    (name,) = [text for text in shown.texts if text.said == long[0] and text.weight == 700]
    for text in (*lines, name):
        assert text.size * width_of(text.said) <= 1.12 * text.room, "squeezed by a tenth at most"
        assert text.size >= 24


def test_an_evening_without_a_turn_has_neither_words_nor_bar() -> None:
    without, with_turn = painted(Ending((OLA, JAN))), painted(Ending((OLA, JAN), turn=TURN))
    assert bar(without) is None
    assert [text for text in with_turn.texts if text.said != TURN] == list(without.texts)


def emptied(game: OpenGame) -> None:
    """Take Tomek's last tokens, eliminate him, and end the game."""
    for command in (Correct(seat=1, what="tokens", delta=-2), Eliminate(seat=1), EndGame()):
        given(game, command)


def at_once(game: OpenGame) -> None:
    """End the game before anything has happened."""
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
