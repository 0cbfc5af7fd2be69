"""Sixty screens: what the messages to the client make of its page as they open and while things are tapped.

In which order and in how many messages Flet sends the changes of one moment is chance: what is frozen is the
client's tree of controls after them, and the methods that were called.
"""

# JSON has no types, and playing the client means reaching into parts of the harness.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false

import copy
import os
import re
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from flet.controls.base_control import BaseControl
from flet.messaging.protocol import MessageAction

from companion.game_service import GameService
from companion.open_game import OpenGame
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.screens import SCREENS as LOOKED_AT
from tests.golden.drawing import Chance
from tests.host.tree import Tree
from tests.loops import in_own_time
from tests.ui.harness import Harness, Sent, _is_for_keys_alone, _tap_event
from tests.ui.services import opened, service

TAPS: Final = 4
"""Things tapped one after the other on each screen."""


RANDOM: Final = frozenset({"session_id", "uid", "call_id"})
"""What of a message is another in every run."""


class Screen(NamedTuple):
    """A place in the app, and the game it is seen in."""

    game: Callable[[GameService], OpenGame] | None
    path: str
    language: str = "en"


def _full(seed: Callable[..., OpenGame]) -> Callable[[GameService], OpenGame]:
    return lambda home: seed(home, "full")


SCREENS: Final[dict[str, Screen]] = {
    **{name: Screen(case.game, case.path) for name, case in LOOKED_AT.items() if name != "table-clocks"},
    "dice-full": Screen(_full(seeds.before_the_dice), "game/{id}"),
    "battle-full": Screen(_full(seeds.in_battle), "game/{id}"),
    "radiation-full": Screen(_full(seeds.in_radiation), "game/{id}"),
    "test-full": Screen(_full(seeds.in_test), "game/{id}"),
    "table-pl": Screen(_full(seeds.midway), "game/{id}", "pl"),
    "crew-table-pl": Screen(carnomorph_seeds.midway, "game/{id}", "pl"),
    "crew-journal": Screen(carnomorph_seeds.finished, "game/{id}/journal"),
    "crew-charts": Screen(carnomorph_seeds.finished, "game/{id}/charts"),
    "soup-table-fr": Screen(soup_seeds.midway, "game/{id}", "fr"),
    "soup-journal": Screen(soup_seeds.finished, "game/{id}/journal"),
    "soup-charts": Screen(soup_seeds.finished, "game/{id}/charts"),
}


def shown(name: str) -> list[Any]:
    """Return what one screen shows after each tap, without what changes from run to run."""
    with _in_utc():
        return in_own_time(_shown(name))


@contextmanager
def _in_utc() -> Generator[None]:
    """Have days begin at the same moment on every machine."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "UTC"
    time.tzset()
    try:
        yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        time.tzset()


async def _shown(name: str) -> list[Any]:
    screen, chance = SCREENS[name], Chance(name)
    home = service(language=screen.language)
    game = screen.game(home) if screen.game is not None else None
    found: list[Any] = []
    route = "/" + screen.path.format(id=game.id if game is not None else "")
    async with opened(home, route) as app:
        await app.settle()
        client = Client()
        for _ in range(TAPS):
            found.append(client.after(app.sent))
            tappable = _tappable(app)
            if not tappable:
                break
            await app.tap(chance(tappable))
        found.append(client.after(app.sent))
        app.errors.clear()
    return Steady(game.id if game is not None else "").of(found)


def _tappable(app: Harness) -> list[BaseControl]:
    return [
        control
        for control in app.controls()
        if _tap_event(control) and not _is_for_keys_alone(control) and not getattr(control, "disabled", False)
    ]


class Client:
    """What a client that follows all messages shows."""

    def __init__(self) -> None:
        self._tree = Tree()
        self._read = 0

    def after(self, sent: Sequence[Sent]) -> list[Any]:
        """Return the page after these messages, and the methods called since this was asked last."""
        called: list[Any] = []
        for message in sent[self._read :]:
            match message.action:
                case MessageAction.REGISTER_CLIENT:
                    self._tree.show(copy.deepcopy(message.body["page_patch"]))
                case MessageAction.PATCH_CONTROL:
                    self._tree.patch(message.body["id"], copy.deepcopy(message.body["patch"]))
                case MessageAction.INVOKE_METHOD:
                    called.append([message.body["name"], message.body.get("args")])
                case _:
                    called.append([message.action.name])
        self._read = len(sent)
        return [copy.deepcopy(self._tree.page), sorted(called, key=str)]


class Steady:
    """Numbers controls in the order in which they are met, and hides times and the game's id.

    Args:
        game: The game's id.
    """

    def __init__(self, game: str) -> None:
        self._game = game
        self._numbers: dict[Any, int] = {}

    def of(self, value: Any, name: object = None) -> Any:
        """Return a value of a message as it is in every run."""
        match value:
            case dict():
                return {
                    str(key): self.of(value[key], key) for key in sorted(value, key=str) if key not in RANDOM
                }
            case list() | tuple():
                return [self.of(each) for each in value]
            case int() if name in ("_i", "service_id") and not isinstance(value, bool):
                return self._numbers.setdefault(value, len(self._numbers))
            case str():
                return self._text(value)
            case bytes():
                return value.hex()
            case _:
                return value

    def _text(self, text: str) -> str:
        text = text.replace(self._game, "<game>") if self._game else text
        return re.sub(r"\b\d\d?:\d\d\b(?::\d\d)?", "<time>", text)
