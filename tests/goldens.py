"""Goldens of the rules: games recorded at one commit and compared at another.

`python -m tests.goldens record DIR` plays random games and writes their stored rows, every state, and the
answers to random commands. `python -m tests.goldens compare DIR` opens these games with the current code,
repeats the commands, and prints each kind of difference with its count and an example; it exits with 1 if a
game does not open completely. To record at an older commit, copy this file and `tests/rules/drawn.py` into
it.
"""

import argparse
import gzip
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, cast

from companion.device.games import GAMES, game_of
from companion.rules.kernel import Command, Game, Rejection
from companion.table.journal import Entry
from companion.table.table import Table
from tests.games import facts_of
from tests.rules.drawn import RandomPlayer
from tests.table.memory import MemoryRows, ticking

LENGTH: Final = 90
"""Maximum number of entries in a recorded game."""

ASKED: Final = 4
"""Number of commands tried in each state."""

Difference = tuple[str, str, str]
"""What differs, how, and where."""


def recorded(game: Game[Any], games: int) -> Iterator[Mapping[str, Any]]:
    """Yield random games with the answers to random commands."""
    player = RandomPlayer(game, f"goldens {game.key}")
    for number in range(games):
        people, detail = facts_of(game.key).people, ("quick", "full")[number % 2]
        rows = MemoryRows()
        table = Table(game, rows, roller=player.roll, now=ticking())
        command: Command | None = player.start(people[number % len(people)], detail)
        asked: list[Mapping[str, Any]] = []
        for _ in range(LENGTH):
            if command is None or not isinstance(table.submit(command), Entry):
                break
            if game.flaw(table.state) is not None:  # an older commit could store games that it could not open
                table.undo()
                break
            asked += ({"version": table.version, **each} for each in questions(player, table.state))
            if game.outcome(table.state) is not None:
                break
            command = player.next(table.state)
        yield {
            "rows": rows.rows,
            "states": [json.loads(state.model_dump_json()) for state in table.states],
            "header": json.loads(json.dumps(game.header(table.state))),
            "asked": asked,
        }


def questions(player: RandomPlayer, state: Any) -> Iterator[Mapping[str, Any]]:
    """Yield random commands and their answers in a state; none names an empty seat."""
    for kind in player.chance.sample(player.kinds, ASKED):
        command = player.drawer.command(state, kind)
        if command is None or not 0 <= (getattr(command, "seat", 0) or 0) < len(state.players):
            continue
        command = player.game.throw(state, command, player.roll)
        dumped = command.model_dump(mode="json")
        yield {"kind": command.kind, "command": dumped, "answer": answer(player.game, state, command)}


def answer(game: Game[Any], state: Any, command: Command) -> Mapping[str, Any]:
    """Return the answer to a command as data for JSON."""
    told = game.decide(state, command)
    if isinstance(told, Rejection):
        return {"refused": told.code}
    label = game.label(state, command)
    found = {"events": [game.dump(each) for each in told], "label": label.model_dump(mode="json")}
    return json.loads(json.dumps(found))


def differences(game: Game[Any], golden: Mapping[str, Any]) -> Iterator[tuple[Difference, object]]:
    """Yield the current code's differences from a recorded game, with an example each."""
    table = Table(game, MemoryRows(golden["rows"]))
    if table.set_aside is not None:
        yield ("opening", "not whole", re.sub(r"\d+", "n", str(table.set_aside.error))), table.set_aside.error
        return
    states = [json.loads(state.model_dump_json()) for state in table.states]
    for old, new in zip(golden["states"], states, strict=True):
        yield from _unlike("state", old, new)
    yield from _unlike("header", golden["header"], json.loads(json.dumps(game.header(table.state))))
    for version, several in groupby(golden["asked"], key=lambda each: each["version"]):
        state = Table(game, MemoryRows(golden["rows"][:version])).state
        for each in several:
            yield from _answered(game, state, each)


def _answered(game: Game[Any], state: Any, asked: Mapping[str, Any]) -> Iterator[tuple[Difference, object]]:
    """Yield the differences in the answer to one command."""
    kind, old = game.commands.get(asked["kind"]), asked["answer"]
    if kind is None:
        yield ("command", "gone", asked["kind"]), None
        return
    try:
        command = kind.model_validate(asked["command"])
    except ValueError as error:
        yield ("command", "not read", asked["kind"]), str(error)
        return
    new = answer(game, state, command)
    if "refused" in old or "refused" in new:
        told = [each.get("refused", "accepted") for each in (old, new)]
        if told[0] != told[1]:
            yield ("answer", " -> ".join(told), asked["kind"]), asked["command"]
        return
    if old["events"] != new["events"]:
        yield ("events", asked["kind"], ""), (old["events"], new["events"])
    if old["label"] != new["label"]:
        yield ("label", old["label"]["key"], ""), (old["label"], new["label"])


def _unlike(what: str, old: object, new: object) -> Iterator[tuple[Difference, object]]:
    """Yield the JSON fields that are gone, new or changed."""
    before, after = dict(_flat(old, "")), dict(_flat(new, ""))
    for path in before.keys() | after.keys():
        if before.get(path) != after.get(path):
            how = "new" if path not in before else "gone" if path not in after else "changed"
            name = re.sub(r"\[\d+\]", "[]", path)
            yield (what, how, name), (before.get(path), after.get(path))


def _flat(value: Any, path: str) -> Iterator[tuple[str, object]]:
    """Yield every value in JSON data with its path."""
    if isinstance(value, dict):
        named = cast("dict[str, Any]", value)
        for name, each in named.items():
            yield from _flat(each, f"{path}.{name}")
    elif isinstance(value, list):
        for number, each in enumerate(cast("list[Any]", value)):
            yield from _flat(each, f"{path}[{number}]")
    else:
        yield path, value


def record(folder: Path, games: int) -> None:
    """Write this many random games of each game into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for key in GAMES:
        with gzip.open(folder / f"{key}.json.gz", "wt", encoding="utf-8") as file:
            json.dump(list(recorded(game_of(key), games)), file)


def compare(folder: Path) -> int:
    """Print the differences from the games in a folder; return how many games do not open completely."""
    broken = 0
    for key in GAMES:
        with gzip.open(folder / f"{key}.json.gz", "rt", encoding="utf-8") as file:
            goldens: Sequence[Mapping[str, Any]] = json.load(file)
        found: Counter[Difference] = Counter()
        examples: dict[Difference, object] = {}
        games: dict[Difference, set[int]] = defaultdict(set)
        for number, golden in enumerate(goldens):
            for difference, example in differences(game_of(key), golden):
                found[difference] += 1
                examples.setdefault(difference, example)
                games[difference].add(number)
        asked = sum(len(golden["asked"]) for golden in goldens)
        states = sum(len(golden["states"]) for golden in goldens)
        print(f"{key}: {len(goldens)} games, {states} states, {asked} commands, {len(found)} differences")
        for difference, often in sorted(found.items()):
            told = " ".join(filter(None, difference))
            print(
                f"{often:7} in {len(games[difference]):2} games: {told} | {str(examples[difference])[:300]}"
            )
            broken += len(games[difference]) if difference[0] == "opening" else 0
    return broken


def main(arguments: Sequence[str]) -> int:
    """Record or compare; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.goldens", description=__doc__)
    parser.add_argument("action", choices=("record", "compare"))
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--games", type=int, default=40, help="games of each kind to record")
    chosen = parser.parse_args(arguments)
    if chosen.action == "record":
        record(chosen.folder, chosen.games)
        return 0
    return min(1, compare(chosen.folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
