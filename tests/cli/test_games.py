"""`companion games`: list, export, import and replay stored games."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.tally import scored
from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.tally.sheet import EndGame, Write
from tests import seeds, tally_seeds
from tests.games import Seed
from tests.store.samples import sealed


def cut_short(service: GameService) -> OpenGame:
    """Return a sheet without a title, ended in its first round."""
    game = tally_seeds.begun(service, ("Magda", "Tomek"), fewest_win=True)
    return seeds.give(game, Write(seat=0, line=0, points=-9), EndGame())


def stored(folder: Path) -> str:
    """Store a finished game in this data folder; return its id."""
    with seeds.service_in(folder) as service:
        return seeds.finished(service).id


def test_a_game_is_listed_with_its_players_and_whether_it_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = stored(tmp_path)
    assert main(["games", "list", "--data", str(tmp_path)]) == 0
    line = capsys.readouterr().out
    assert game in line
    assert "  Chromosome  Magda, Tomek, Przemo, Ola  (finished)" in line


def test_a_sheet_is_listed_by_the_name_of_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with seeds.service_in(tmp_path) as service:
        tally_seeds.midway(service)
    assert main(["games", "list", "--data", str(tmp_path)]) == 0
    assert "  Hearts  Magda, Tomek, Przemo, Ola  (open)" in capsys.readouterr().out
    monkeypatch.delitem(GAMES, "tally")
    assert main(["games", "list", "--data", str(tmp_path)]) == 0
    assert "  Hearts (game missing)  Magda" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seed", "told"),
    [
        (
            tally_seeds.midway,
            """\
Hearts
6 entries
Fewest points win

         Magda  Tomek  Przemo  Ola
Round 1     13      0       5    8
Round 2      –     20       –    –
Totals      13     20       5    8
""",
        ),
        (
            tally_seeds.finished,
            """\
Hearts
14 entries
Fewest points win

         Magda  Tomek  Przemo  Ola
Round 1     13      0       5    8
Round 2      4     20       2    0
Round 3     26      0       0    0
Totals      43     20       7    8

Winner: Przemo
""",
        ),
        (
            cut_short,
            """\
3 entries
Fewest points win

         Magda  Tomek
Round 1     \u22129      –
Totals       0      0

Round 1 is unfinished and does not count.
Winner: Magda and Tomek
""",
        ),
        (
            tally_seeds.rows,
            """\
Carcassonne
13 entries
Most points win

           Magda  Tomek  Przemo  Ola
Roads         12      8      15    9
Cities        20     31       6   14
Cloisters      9      0      18    9
Farms          –      –       –    –
Totals        41     39      39   32
""",
        ),
    ],
)
def test_a_replayed_sheet_is_a_table_with_its_totals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: Seed, told: str
) -> None:
    with seeds.service_in(tmp_path) as service:
        game = seed(service).id
    assert main(["games", "replay", game, "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == told


def test_a_players_result_on_a_sheet_is_a_sum(tmp_path: Path) -> None:
    with seeds.service_in(tmp_path) as service:
        state = tally_seeds.finished(service).table.state
    assert scored(state, 0) == "13 + 4 + 26"


def test_the_list_for_machines_is_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = stored(tmp_path)
    assert main(["games", "list", "--json", "--data", str(tmp_path)]) == 0
    (listed,) = json.loads(capsys.readouterr().out)
    assert listed["id"] == game
    assert listed["finished"] is True


def test_an_exported_game_can_be_imported_elsewhere_and_replays_to_the_same_score(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = stored(tmp_path / "here")
    assert main(["games", "export", game, "--data", str(tmp_path / "here")]) == 0
    file = tmp_path / "game.json"
    file.write_text(capsys.readouterr().out, encoding="utf-8")

    assert main(["games", "import", str(file), "--data", str(tmp_path / "there")]) == 0
    assert capsys.readouterr().out.strip() == game

    assert main(["games", "replay", str(file), "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    with seeds.service_in(tmp_path / "there") as service:
        table = service.open(game).table
        assert replayed["entries"] == len(table.entries)
        assert replayed["state"] == table.state.model_dump(mode="json")


def test_a_replay_tells_the_score_of_everybody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = stored(tmp_path)
    main(["games", "export", game, "--data", str(tmp_path)])
    file = tmp_path / "game.json"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["games", "replay", str(file)]) == 0
    told = capsys.readouterr().out
    for name in seeds.FRIENDS:
        assert name in told
    assert "12" in told


@pytest.mark.parametrize("content", ["", "no game", "{}", '{"header": {}}'])
def test_a_file_that_is_no_game_is_refused_in_one_sentence(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strange.json"
    file.write_text(content, encoding="utf-8")
    for command in (
        ["games", "import", str(file), "--data", str(tmp_path / "data")],
        ["games", "replay", str(file)],
    ):
        assert main(["games", *command]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert len(said) > 20


def test_a_journal_whose_events_make_no_sense_names_the_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = stored(tmp_path)
    main(["games", "export", game, "--data", str(tmp_path)])
    document = json.loads(capsys.readouterr().out)
    document["journal"]["3"]["events"] = [{"kind": "no-such-event"}]
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["games", "replay", str(file)]) == 2
    assert "3" in capsys.readouterr().err


def test_a_game_with_an_unsound_end_is_taken_in_and_replayed_up_to_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = stored(tmp_path / "here")
    main(["games", "export", game, "--data", str(tmp_path / "here")])
    document = json.loads(capsys.readouterr().out)
    last = str(len(document["journal"]))
    document["journal"][last]["events"] = [{"kind": "no-such-event"}]
    file = tmp_path / "unsound.json"
    file.write_text(json.dumps(sealed(document)), encoding="utf-8")
    for command in (["import", str(file), "--data", str(tmp_path / "there")], ["replay", str(file)]):
        assert main(["games", *command]) == 0
        assert (
            capsys.readouterr().err
            == "The last tap could not be kept; the game goes on from just before it.\n"
        )
    assert main(["games", "list", "--data", str(tmp_path / "there")]) == 0
    assert game in capsys.readouterr().out
    assert main(["games", "export", game, "--data", str(tmp_path / "there")]) == 0
    assert json.loads(capsys.readouterr().out)["journal"] == document["journal"]


def test_a_missing_file_and_an_unknown_id_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "import", str(tmp_path / "nowhere.json"), "--data", str(tmp_path)]) == 2
    assert "nowhere.json" in capsys.readouterr().err
    assert main(["games", "export", "2026-01-01-abcdef", "--data", str(tmp_path)]) == 2
    assert "2026-01-01-abcdef" in capsys.readouterr().err


def test_a_second_process_on_the_same_data_is_told_so(tmp_path: Path) -> None:
    stored(tmp_path)
    with seeds.service_in(tmp_path):
        command = [sys.executable, "-m", "companion", "games", "list", "--data", str(tmp_path)]
        other = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert other.returncode == 2
    assert str(tmp_path) in other.stderr


def test_a_game_that_is_deleted_is_gone_for_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = stored(tmp_path)
    assert main(["games", "delete", game, "--data", str(tmp_path)]) == 0
    assert game in capsys.readouterr().out
    assert not [path for path in tmp_path.rglob("*") if game in path.name]
    assert main(["games", "delete", game, "--data", str(tmp_path)]) == 2
    assert game in capsys.readouterr().err
