"""Games for the tests of dice screens: seated players, a die with a given face, the app showing that game."""

from collections.abc import Iterable, Iterator
from typing import Any

import flet as ft

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import StartGame
from companion.rules.chromosome.state import Detail
from companion.rules.kernel import Command, Roller
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.words import Words
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import seated

NAMES = ("Magda", "Tomek", "Przemo", "Ola")


def loaded(*faces: int) -> Roller:
    """A die that shows these faces in turn, then ones."""
    falls: Iterator[int] = iter(faces)
    return lambda _: next(falls, 1)


def table(
    *before: Command,
    names: Iterable[str] = NAMES,
    faces: tuple[int, ...] = (),
    detail: Detail = "quick",
    options: Options | None = None,
    tokens: int = 4,
    settings: dict[str, Any] | None = None,
) -> tuple[GameService, OpenGame]:
    """A game in English, with more tokens for everybody, after the commands `before`.

    Raises:
        AssertionError: the rules refuse one of the commands.
    """
    home = GameService(Library(MemoryBlobStore()), roller=loaded(*faces))
    home.remember("setting.language", "en")
    for key, value in {"coach": False, **(settings or {})}.items():
        home.remember(f"setting.{key}", value)
    people = seated(tuple(names))
    game = home.begin(
        "chromosome", StartGame(players=people, starter=0, detail=detail, options=options or Options())
    )
    assert isinstance(game, OpenGame), game
    more = [Correct(seat=seat, what="tokens", delta=tokens) for seat in range(len(people)) if tokens]
    give(game, *more, *before)
    return home, game


def can_press(app: Harness, name: str) -> bool:
    """Return whether exactly one control has that name and it can be pressed."""
    try:
        return not getattr(app.tappable(name), "disabled", False)
    except AssertionError:
        return False


def dead(app: Harness, name: str) -> ft.GestureDetector:
    """Return the control that catches a tap on the dead control of that name."""
    (control,) = app.controls(
        ft.GestureDetector,
        where=lambda each: (
            bool(each.on_tap and each.exclude_from_semantics)
            and name in (*app.labels(each), *app.texts(each))
            and not any(
                part.on_tap for part in app.controls(ft.GestureDetector, inside=each) if part is not each
            )
        ),
    )
    return control


async def press(app: Harness, *names: str) -> None:
    """Press one thing after the other, each as soon as it can be pressed: a die may have to land first."""
    for name in names:
        await app.until(lambda name=name: can_press(app, name), seconds=8)
        await app.tap(name)


async def choose_rerolls(app: Harness, model: str) -> None:
    """Make the screen's odds count these re-rolls: none, own or all."""
    words = Words("en").of("chromosome")
    await press(
        app, next(label for label in app.labels() if label.startswith("Odds: ") and "Show others" in label)
    )
    name, note = words(f"rerolls-{model}"), words(f"rerolls-{model}-note")
    await press(app, next(label for label in app.labels() if label.startswith(f"{name}: {note}")))
