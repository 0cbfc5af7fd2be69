"""Copying of all games of one store into another: from a folder into a database, or back."""

from typing import NamedTuple

from companion.store.errors import CopyRefused
from companion.store.seam import GameLibrary
from companion.store.transient import is_transient


class Copied(NamedTuple):
    """The numbers of copied games and values."""

    games: int
    values: int
    """The number of settings and other stored values."""


def copy(source: GameLibrary, target: GameLibrary) -> Copied:
    """Copy every readable game and every preference, except deleted games and transient values.

    Nothing is overwritten: `target` must be empty, or contain the partial copy of an earlier attempt.

    Raises:
        CopyRefused: `target` has other content; it is unchanged.
        StoreError: A game could not be read or stored; a retry continues from there.
    """
    games = [game.id for game in reversed(source.games())]
    kept = source.preferences.keys()
    keys = [key for key in kept if not is_transient(key)]
    _check(source, target, games)
    for game_id in games:
        if target.import_text(source.export(game_id)) != game_id:
            raise CopyRefused("store-copy-taken", id=game_id)
    for key in keys:
        value = source.preferences.get(key)
        if value is not None and not target.preferences.replace(key, target.preferences.get(key), value):
            raise CopyRefused("store-copy-occupied")
    return Copied(len(games), len(keys))


def _check(source: GameLibrary, target: GameLibrary, games: list[str]) -> None:
    """Check that `target` contains nothing that differs from `source`."""
    for game in target.games():
        if game.id not in games or target.export(game.id) != source.export(game.id):
            raise CopyRefused("store-copy-occupied")
    kept = target.preferences.keys()
    for key in kept:
        if not is_transient(key) and target.preferences.get(key) not in (None, source.preferences.get(key)):
            raise CopyRefused("store-copy-occupied")
