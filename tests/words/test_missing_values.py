"""No sentence shows a missing value: not its name, not the word for nothing, not a gap."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.setup import StartGame
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.kernel import Game, Label, Rejection
from companion.rules.soup.game import SOUP
from companion.words import LANGUAGES, Words, WordsError
from tests.rules import build
from tests.rules import player as chromosome_player
from tests.rules.carnomorphs import player as carnomorphs_player
from tests.rules.carnomorphs import tables_flow
from tests.rules.soup import player as soup_player
from tests.rules.soup import tables

T = TypeVar("T")
AnyGame = Game[Any]

GAP = re.compile(r"\bNone\b|\{\s*\$|\?\?\?|\(\s*\)|[:,]\s*$|^\s*[:,]|:\s*[,;]|,\s*,| {2}")
"""What a sentence that lacks something looks like."""

PLAYED: dict[str, tuple[AnyGame, Callable[[Random], Any], Callable[[Any, Any], Any]]] = {
    "chromosome": (
        CHROMOSOME,
        lambda chance: build.start(3, detail=chance.choice(("quick", "full")), events=True),
        chromosome_player.next_command,
    ),
    "carnomorphs": (
        CARNOMORPHS,
        lambda chance: StartGame(
            players=tables_flow.seated(*tables_flow.NAMES[:3]),
            detail=chance.choice(("quick", "full")),
        ),
        carnomorphs_player.next_command,
    ),
    "soup": (
        SOUP,
        lambda chance: tables.start(*tables.NAMES[:3], detail=chance.choice(("quick", "full"))),
        soup_player.next_command,
    ),
}
"""The games, how each begins, and who plays it on."""


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("seed", range(6))
def test_no_label_and_no_notice_of_a_random_game_shows_a_missing_value(name: str, seed: int) -> None:
    game, begin, play_on = PLAYED[name]
    chance = Random(seed)

    def choose(among: Sequence[T]) -> T:
        return chance.choice(among)

    state, command = game.empty, begin(chance)
    told: dict[str, Label] = {}
    for _ in range(250):
        events = game.decide(state, command)
        if not isinstance(events, Rejection):
            label = game.label(state, command)
            state = game.fold(events, state)
            shown = (label, *game.notices(state))
            told.update((repr(each), each) for each in shown)
        if game.outcome(state) is not None:
            break
        command = game.throw(state, play_on(state, choose), lambda sides: chance.randint(1, sides))
    assert len(told) > 20
    for language in LANGUAGES:
        words = Words(language, strict=True, game=game.key)
        for label in told.values():
            assert "none" not in label.params.values() or "who" in label.params
            assert not GAP.search(said := words(label.key, **label.params)), f"{said!r} says {label!r}"
            counts_none = 0 in label.params.values()
            assert counts_none or not re.search(r"\bnone\b", said), f"{said!r} says {label!r}"


@pytest.mark.parametrize("nothing", [None, ""])
def test_nothing_can_be_selected_on_and_never_printed(nothing: str | None) -> None:
    words = Words("en", strict=True, game="chromosome")
    assert words("label-note-event", text=nothing) == "Event card revealed"
    with pytest.raises(WordsError, match=r"prints \$player, which is missing"):
        words("label-pass", player=nothing)


def test_at_the_table_a_missing_value_leaves_a_gap_and_is_noted() -> None:
    words = Words("en", strict=False, game="chromosome")
    assert words("label-pass", player=None) == " passes"
    assert any("prints $player" in fault for fault in words.faults)
