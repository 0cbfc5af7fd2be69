"""Finished games exported for other tools: complete, recognisable, and never read as a formula."""

import csv
import io
import json
from datetime import datetime, timedelta, timezone
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.exports import bg_stats
from companion.exports.play import Play, played_by
from companion.exports.spreadsheet import COLUMNS, csv_of
from companion.rules.kernel import Outcome, SeatInfo
from companion.ui.games import bgg_id_of
from tests.games import each_game, facts_of

SUMMER = timezone(timedelta(hours=2))
EVENING = datetime(2026, 5, 3, 21, 5, tzinfo=SUMMER)


def seats(*names: str, out: frozenset[int] = frozenset()) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(name=name, out=seat in out) for seat, name in enumerate(names))


def play(*names: str, outcome: Outcome, **more: Any) -> Play:
    return Play(
        "2026-05-03-abc", "chromosome", "Chromosome", EVENING, played_by(seats(*names), outcome), **more
    )


def pushed(play: Play) -> dict[str, Any]:
    """Return the play that BG Stats would read from the link."""
    address = urlsplit(bg_stats.link(play))
    assert (address.scheme, address.netloc, address.path) == (
        "https",
        "app.bgstatsapp.com",
        "/createPlay.html",
    )
    (data,) = parse_qs(address.query, strict_parsing=True)["data"]
    return json.loads(data)


def test_who_wins_comes_first_and_who_is_out_last_whatever_the_points() -> None:
    result = played_by(
        seats("Ala", "Ola", "Ewa", "Iza", out=frozenset({1})),
        Outcome(winners=(0,), scores=(9, 30, 7, 7)),
    )
    assert [(player.rank, player.won) for player in result] == [(1, True), (4, False), (2, False), (2, False)]


def test_a_shared_victory_is_everybodys_first_place() -> None:
    result = played_by(seats("Ala", "Ola"), Outcome(winners=(0, 1), scores=(9, 9)))
    assert [(player.rank, player.won) for player in result] == [(1, True), (1, True)]


def test_a_game_won_together_is_won_by_all_and_has_no_points() -> None:
    together = play("Ala", "Ola", outcome=Outcome(shared="won"))
    assert all(player.won and player.score is None for player in together.players)
    game = pushed(together)["game"]
    assert isinstance(game, dict)
    assert game["noPoints"] is True


def test_nobody_is_first_in_a_game_without_points_that_nobody_wins() -> None:
    journey = play("Ala", "Ola", "Ewa", outcome=Outcome(ending="explosion"), rounds=9)
    assert [(player.rank, player.won) for player in journey.players] == [(None, False)] * 3
    told = pushed(journey)
    assert told["game"] == {
        "name": "Chromosome",
        "sourceGameId": "chromosome",
        "highestWins": True,
        "noPoints": True,
    }
    players = told["players"]
    assert isinstance(players, list)
    assert players[0] == {
        "name": "Ala",
        "sourcePlayerId": bg_stats.player_id("Ala"),
        "winner": False,
    }
    rows = list(csv.reader(io.StringIO(csv_of([journey], COLUMNS).decode("utf-8-sig"))))
    assert rows[1] == ["2026-05-03", "Chromosome", "Ala", "", "", "0", "3", "9", "0", "", "2026-05-03-abc"]


def test_a_game_lost_together_has_no_first_place_and_one_won_together_only_first_places() -> None:
    lost, won = (played_by(seats("Ala", "Ola"), Outcome(shared=how)) for how in ("lost", "won"))
    assert [(player.rank, player.won) for player in lost] == [(None, False)] * 2
    assert [(player.rank, player.won) for player in won] == [(1, True)] * 2


def test_of_survivors_without_points_who_wins_is_first_and_the_dead_are_last() -> None:
    result = played_by(
        seats("Ala", "Ola", "Ewa", out=frozenset({0})), Outcome(winners=(2,), ending="agreement")
    )
    assert [(player.rank, player.won) for player in result] == [(3, False), (2, False), (1, True)]


def test_bg_stats_gets_the_whole_play_in_the_hour_of_greenwich() -> None:
    told = pushed(
        play("Żółć & spółka", "Ola", outcome=Outcome(winners=(1,), scores=(3, 8)), rounds=4, minutes=95)
    )
    assert told == {
        "sourceName": "Petri",
        "sourcePlayId": "2026-05-03-abc",
        "playDate": "2026-05-03 19:05:00",
        "durationMin": 95,
        "rounds": 4,
        "game": {"name": "Chromosome", "sourceGameId": "chromosome", "highestWins": True, "noPoints": False},
        "players": [
            {
                "name": "Żółć & spółka",
                "sourcePlayerId": bg_stats.player_id("Żółć & spółka"),
                "score": 3,
                "rank": 2,
                "winner": False,
            },
            {
                "name": "Ola",
                "sourcePlayerId": bg_stats.player_id("Ola"),
                "score": 8,
                "rank": 1,
                "winner": True,
            },
        ],
    }


def test_a_spreadsheet_gets_a_row_a_player_and_game_and_no_formulas() -> None:
    one = play("=SUM(A1)", "Ola", outcome=Outcome(winners=(1,), scores=(3, 8)), rounds=4)
    content = csv_of([one, one], COLUMNS)
    assert content.startswith(b"\xef\xbb\xbf")
    head, *rows = csv.reader(io.StringIO(content.decode("utf-8-sig")))
    assert tuple(head) == COLUMNS
    assert rows[:2] == [
        ["2026-05-03", "Chromosome", "'=SUM(A1)", "3", "2", "0", "2", "4", "0", "", "2026-05-03-abc"],
        ["2026-05-03", "Chromosome", "Ola", "8", "1", "1", "2", "4", "0", "", "2026-05-03-abc"],
    ]
    assert len(rows) == 4


def test_a_result_entered_afterwards_is_marked_and_its_rounds_stay_empty() -> None:
    result = Outcome(winners=(0,), scores=(3,))
    entered = play("Ola", outcome=result, entered=True, comment="Entered later.", note="=Fun;\n-1")
    head, row = csv.reader(io.StringIO(csv_of([entered], COLUMNS).decode("utf-8-sig")))
    told = dict(zip(head, row, strict=True))
    assert (told["entered"], told["rounds"]) == ("1", "")
    assert told["note"] == "'=Fun; '-1", "one line, and no formula in it"
    assert pushed(entered)["comments"] == "=Fun;\n-1\nEntered later."
    assert not {"rounds", "durationMin"} & pushed(entered).keys()
    assert "comments" not in pushed(play("Ola", outcome=result))


@pytest.mark.parametrize("separator", [",", ";"])
@pytest.mark.parametrize("name", ["a;=1+cmd|' /C calc'!A0;", 'a;"=1+1";', "Ala,+1", "-1", "a; @x", 'a"";=1'])
def test_no_reader_finds_a_formula_whichever_separator_it_takes(name: str, separator: str) -> None:
    content = csv_of([play(name, "Ola", outcome=Outcome(winners=(1,), scores=(3, 8)))], COLUMNS, separator)
    text = content.decode("utf-8-sig")
    for reader in (",", ";", "\t"):
        for row in csv.reader(io.StringIO(text), delimiter=reader):
            assert not [cell for cell in row if cell.strip().startswith(("=", "+", "-", "@"))]
    _, one, _ = csv.reader(io.StringIO(text), delimiter=separator)
    assert len(one) == len(COLUMNS)
    assert one[2].replace("'", "") == name.replace("'", "")


def test_every_field_is_quoted() -> None:
    content = csv_of([play("Ala", outcome=Outcome(winners=(0,), scores=(3,)))], COLUMNS, ";")
    for line in content.decode("utf-8-sig").splitlines():
        assert line.startswith('"')
        assert line.endswith('"')
        assert line.count('";"') == len(COLUMNS) - 1


def test_a_person_has_one_short_id_however_the_name_is_written() -> None:
    assert (
        bg_stats.player_id("ŻÓŁĆ")
        == bg_stats.player_id("żółć")
        == bg_stats.player_id("z\u0307o\u0301łc\u0301")
    )
    assert bg_stats.player_id("Ala") != bg_stats.player_id("Ola")
    assert len(bg_stats.player_id("Ж" * 40)) == 12


def test_bg_stats_is_told_who_began_where_and_which_game_of_boardgamegeek_it_was() -> None:
    people = played_by(seats("Ala", "Ola"), Outcome(winners=(1,), scores=(3, 8)))
    told = pushed(Play("1", "toy", "Toy", EVENING, people, bgg_id=7, starter=1, place="Klub Mrówka"))
    assert told["location"] == "Klub Mrówka"
    assert told["game"]["bggId"] == 7
    assert [player.get("startPlayer", False) for player in told["players"]] == [False, True]


@each_game
def test_each_game_has_the_number_of_its_box_at_boardgamegeek(key: str) -> None:
    assert bgg_id_of(key) == facts_of(key).bgg_id


def test_an_address_escapes_no_more_than_it_must() -> None:
    names = ("Ж" * 40,) * 4
    assert (
        len(bg_stats.link(play(*names, outcome=Outcome(winners=(1,), scores=(3, 8, 5, 5)), rounds=4))) < 1800
    )
