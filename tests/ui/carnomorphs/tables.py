"""Tables of Carnomorphs with phones, for tests of screens: each device receives only its own secrets."""

import json
from collections.abc import Sequence
from typing import cast

import flet as ft

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.party.party import Admission, Party
from companion.ui.party.browser_storage import PLACES
from tests.host.party_game import party_of
from tests.ui.browser import Browser
from tests.ui.harness import Harness


def party(home: GameService, game: OpenGame) -> Party:
    found = party_of(home)
    found.offer(game.id)
    return found


def phone(at: Party, game: OpenGame, seat: int | None) -> Harness:
    """The phone of a seat at its table; for None, a watcher's phone."""
    answer = at.sit(game.id, at.offer(game.id).code, seat)
    assert isinstance(answer, Admission)
    return Browser({PLACES: json.dumps({game.id: answer.secret})}).phone(at, f"/game/{game.id}")


def words_of(value: object) -> list[str]:
    """List all words in a message, without the numbers of controls, which increase across sessions."""
    match value:
        case str():
            return [value]
        case dict():
            return [word for each in cast("dict[object, object]", value).values() for word in words_of(each)]
        case list() | tuple():
            return [word for each in cast("Sequence[object]", value) for word in words_of(each)]
        case _:
            return []


def holds(app: Harness) -> list[ft.GestureDetector]:
    """Return the controls that show a secret while held, from the top."""
    return [each for each in app.controls(ft.GestureDetector) if each.on_long_press_start is not None]


def heard(app: Harness) -> str:
    return repr([sent.body for sent in app.sent])
