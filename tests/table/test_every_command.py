"""Every accepted command of every game can be reopened, put into words, shown and undone.

One random player for all games builds commands from their fields (`tests.rules.drawn`); no command is listed
here.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

import pytest

from companion.device.games import GAMES, game_of
from companion.rules.kernel import Command, Game, Label
from companion.table.journal import Entry
from companion.table.table import Table
from companion.words import LANGUAGES, Words
from tests.games import facts_of
from tests.rules.asking import ask_everything
from tests.rules.drawn import RandomPlayer, level_of, next_step_of
from tests.table.memory import MemoryRows, ticking

ENOUGH: Final = 20
"""Minimum number of times that each command is to be accepted in each level of detail."""

LENGTH: Final = 120
"""Number of entries after which another game begins."""

BRANCH: Final = 15
"""Number of entries in a branch, a game that continues an earlier one."""

BRANCHES: Final = 8
"""Maximum number of branches after each game."""

COPIES: Final = 15
"""Maximum number of branches from one moment of an earlier game."""

MOST_ENTRIES: Final = 60_000
"""Number of entries after which commands that are still too rare count as never accepted."""

ASKED: Final = 3
"""Every how many entries the rules are asked everything that they can tell, odds and advice included."""

REOPENED: Final = 40
"""Every how many entries the whole table is opened again from its rows."""

OFTEN: Final = 2 * ENOUGH
"""Number of accepted commands of each kind that are all checked."""

SOME: Final = 8
"""Of further commands of that kind, one in this many is checked."""

DETAILS: Final = ("quick", "full")

LEVELS: Final = [
    (key, detail) for key in GAMES for detail in (DETAILS if hasattr(game_of(key).empty, "detail") else ("",))
]
"""Every game with each of its levels of detail; an empty one if it has none."""


class Evening(NamedTuple):
    """A game at its table just after an entry."""

    player: RandomPlayer
    rows: MemoryRows
    table: Table[Any]
    entry: Entry
    command: Command


def evenings(game: Game[Any], detail: str, seed: object) -> Iterator[Evening]:
    """Yield every accepted command of one game after another, endlessly.

    After each game, branches go on from shortly before commands that are seldom accepted.
    """
    player = RandomPlayer(game, seed)
    known: Known = defaultdict(list)
    for number in count():
        people, options = facts_of(game.key).people, facts_of(game.key).box
        start = player.start(people[number % len(people)], detail, options if number % 2 == 0 else None)
        yield from _evening(player, MemoryRows(), start, LENGTH, known, detail)
        seldom = [kind for kind, left in known.items() if left and player.accepted[kind, detail] < ENOUGH]
        for kind in sorted(seldom, key=lambda kind: player.accepted[kind, detail])[:BRANCHES]:
            here = player.chance.choice(known[kind])
            if len(known[kind]) > 1:
                known[kind].remove(here)
            earlier = player.chance.choice((0, 0, 0, 3, 9))
            rows = MemoryRows(here[: max(1, len(here) - earlier)])
            yield from _evening(player, rows, None, BRANCH, known, detail, {kind})


Known = dict[str, list[Sequence[Mapping[str, Any]]]]
"""For each kind of command, the rows of games just before it was accepted, each `COPIES` times."""


def _evening(
    player: RandomPlayer,
    rows: MemoryRows,
    command: Command | None,
    length: int,
    known: Known,
    detail: str,
    seen: Iterable[str] = (),
) -> Iterator[Evening]:
    """Yield the accepted commands of one game, at most `length`.

    Only moments in this level of detail are remembered: the other level would accept the command as well.
    """
    table = Table(player.game, rows, roller=player.roll, now=ticking())
    seen = set(seen)
    for _ in range(length):
        command = command or player.next(table.state)
        if command is None or (table.count and player.game.outcome(table.state) is not None):
            break
        rare = player.accepted[command.kind, detail] <= ENOUGH and command.kind not in seen
        if table.count and rare and level_of(table.state) == detail:
            known[command.kind] += [rows.rows] * COPIES
            seen.add(command.kind)
        entry = table.submit(command)
        assert isinstance(entry, Entry), (command, entry)
        yield Evening(player, rows, table, entry, command)
        command = None


def check(evening: Evening) -> None:
    """Assert every guarantee about an accepted command."""
    table, entry, game = evening.table, evening.entry, evening.table.game
    before, after = table.states[-2:]
    assert game.flaw(after) is None, f"{game.flaw(after)!r} after {entry.label.key}"
    stored = json.loads(evening.rows.last)
    events = [game.parse(event) for event in stored["events"]]
    assert tuple(events) == entry.events
    assert game.fold(events, before) == after
    said(game, entry.label)
    for notice in game.notices(after):
        said(game, notice)
    next_step_of(game)(after)
    json.dumps(game.header(after))
    game.could_reroll(after)
    game.clock(after)
    for seat in (None, *range(len(after.players))):
        json.dumps(game.player_view(after, seat).model_dump(mode="json"))
    if table.count > 1:
        table.undo()
        assert table.state == before
        table.redo()
        assert table.state == after
    if table.count % ASKED == 0:
        ask_everything(game, after)
    if table.count % REOPENED == 0:
        reopen(evening)


def reopen(evening: Evening) -> None:
    """Assert that the table can be opened from its current rows."""
    table = evening.table
    again = Table(table.game, evening.rows)
    assert again.set_aside is None
    assert again.states == table.states


WORDS: Final = {key: [Words(language, strict=True, game=key) for language in LANGUAGES] for key in GAMES}


def said(game: Game[Any], label: Label) -> None:
    """Assert that a label is a sentence in every language."""
    for words in WORDS[game.key]:
        assert words(label.key, **label.params) != label.key, label


def without(key: str, detail: str) -> Mapping[str, str]:
    """Return the commands that a level of detail lacks, each with the rejection's code."""
    return facts_of(key).not_in.get(detail, {})


def missing(player: RandomPlayer, detail: str) -> dict[str, Counter[str]]:
    """Return the commands that were not accepted often enough, with the codes of their rejections."""
    return {
        kind: player.refused[kind, detail]
        for kind in player.game.commands
        if player.accepted[kind, detail] < ENOUGH and kind not in without(player.game.key, detail)
    }


def everything(key: str, detail: str, seed: str, most: int) -> RandomPlayer:
    """Play until every command was accepted often enough, at most this many entries; return the player.

    Of command kinds that were accepted often, only a sample is checked.
    """
    for number, evening in enumerate(evenings(game_of(key), detail, f"{seed} {key} {detail}"), 1):
        player = evening.player
        often = player.accepted[evening.command.kind, detail] > OFTEN
        if not often or number % SOME == 0:
            check(evening)
        if number >= most or (number % 50 == 0 and not missing(player, detail)):
            return player
    raise AssertionError("games have no end")


@pytest.mark.parametrize(("key", "detail"), LEVELS)
def test_what_a_table_accepts_can_be_opened_said_and_taken_back(key: str, detail: str) -> None:
    everything(key, detail, "some", 100)


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "detail"), LEVELS)
def test_every_command_is_accepted_and_can_be_opened_said_and_taken_back(key: str, detail: str) -> None:
    player = everything(key, detail, "every", MOST_ENTRIES)
    assert missing(player, detail) == {}
    for kind, code in without(key, detail).items():
        assert player.accepted[kind, detail] == 0, f"{kind} is accepted in {detail} detail after all"
        assert code in player.refused[kind, detail], f"{kind} is never refused as {code}"
