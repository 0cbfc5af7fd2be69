"""The sentences of a table at any point of its journal, and whether a phone shows them."""

import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.device.game_service import GameService
from companion.rules.chromosome.state import Player, State
from companion.rules.kernel import Label
from companion.store.folder import open_folder
from companion.ui.chromosome.table.player_row import has_passed, spoken
from companion.words import Words
from tests.torture.ledger import folded, timelines

WORDS = Words("en").of("chromosome")


@dataclass(frozen=True)
class Said:
    """The sentences of a table: one for each player's row, the round, and what undo would take back."""

    players: Mapping[str, str]
    heading: str
    undo: str


def player_row(state: State, player: Player) -> str:
    """Return a player's row as it is spoken, without the addition about the player's phone."""
    return spoken(
        WORDS,
        player,
        state.detail,
        active=state.active == player.seat,
        passed=has_passed(state, player),
        starter=state.starter == player.seat,
    )


def said_of(state: State, last: Label | None) -> Said:
    """Return the table's sentences in a state whose last entry has this label."""
    rounds = state.rounds
    return Said(
        {each.name: player_row(state, each) for each in state.players},
        WORDS("table-title", round=state.round, rounds=rounds, last=state.round == rounds),
        WORDS("table-undo", label=WORDS(last.key, **last.params)) if last else "",
    )


def said_over(rows: Sequence[Mapping[str, Any]]) -> list[Said]:
    """Return the table's sentences after each row of its journal."""
    said: list[Said] = []
    for count, done in enumerate(timelines(rows), 1):
        last = Label.model_validate(done[-1]["label"]) if len(done) > 1 else None
        said.append(said_of(folded(rows[:count]), last))
    return said


def rows_on_disk(data: Path, game: str) -> list[Mapping[str, Any]]:
    """Return a game's journal from a copy of a folder, since a server may be using the folder itself."""
    with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(data, copy, ignore=shutil.ignore_patterns("*lock*", "*.petri-tmp"))
        with closing(GameService(open_folder(copy))) as service:
            return list(service.library.open(game).rows)


def shown_on(texts: Sequence[str], players: Sequence[str]) -> Said:
    """Return the table's sentences that are on a screen; a missing one is empty."""
    point = WORDS("count-fate", count=0).split("\xa0")[-1]
    head = re.compile(r"(Round|Last round,) \d+ of \d+$")
    player_rows = {
        name: text
        for text in texts
        for name in players
        if text.startswith(f"{name}, ") and (point in text or "fate" in text) and text.count(", ") >= 5
    }
    return Said(
        player_rows,
        next((text for text in texts if head.match(text)), ""),
        next((text for text in texts if text.startswith("Undo: ")), ""),
    )


def differences(shown: Said, true: Said) -> tuple[int, list[str]]:
    """Return the number of sentences compared, and descriptions of those that differ."""
    compared, wrong = 0, list[str]()
    for name, text in shown.players.items():
        compared += 1
        if not is_player_row(text, true.players[name]):
            wrong.append(f"{text!r} instead of {true.players[name]!r}")
    for text, right in ((shown.heading, true.heading), (shown.undo, true.undo)):
        if text:
            compared += 1
            if text != right:
                wrong.append(f"{text!r} instead of {right!r}")
    return compared, wrong


def never_said(shown: Said, history: Sequence[Said]) -> list[str]:
    """Return the sentences of a screen that the table has never had."""
    wrong = [
        text
        for name, text in shown.players.items()
        if not any(is_player_row(text, said.players.get(name, "-")) for said in history)
    ]
    for text, ever in (
        (shown.heading, {said.heading for said in history}),
        (shown.undo, {said.undo for said in history}),
    ):
        if text and text not in ever:
            wrong.append(text)
    return wrong


def is_player_row(shown: str, true: str) -> bool:
    """Return whether this is the player's expected row, apart from an addition about their phone."""
    if not shown.startswith(true):
        return False
    rest = shown[len(true) :]
    return not rest or rest.removeprefix(", ") in (WORDS("party-seat-here"), WORDS("party-seat-away"))
