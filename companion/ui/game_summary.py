"""A game's header in the form that lists of games show."""

from typing import Annotated, Final

from pydantic import BaseModel, Field, ValidationError

from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.game_card import ListedGame, ListedPlayer

MOST_ROUNDS: Final = 99
MOST_POINTS: Final = 999_999
"""Upper bound for points: a header with a higher score is broken, so nothing of its summary is shown."""

COLOURS: Final = len(kit.AGAR.players)
"""The number of colours of listed players."""


class _Shown(BaseModel):
    """The summary that `Game.header` puts into a header; imported headers may lack any field."""

    round: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    colours: tuple[int, ...] = ()
    shapes: tuple[int, ...] = ()
    species: tuple[int, ...] = ()
    """The name of `shapes` in older headers."""

    turn: Annotated[int, Field(ge=0)] | None = None
    phase: str = ""
    winners: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    entered: bool = False
    note: str = ""
    fewest_win: bool = False
    scores: tuple[Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)], ...] = ()


def listed_game(game: GameSummary) -> ListedGame:
    """Return the summary of a game for a list; facts missing in its header stay empty."""
    try:
        shown = _Shown.model_validate(game.summary)
    except ValidationError:
        shown = _Shown()
    players = tuple(
        ListedPlayer(
            name=name,
            shape=_at(shown.shapes or shown.species, seat, seat) % kit.SHAPES,
            colour=_at(shown.colours, seat, seat) % COLOURS,
            score=shown.scores[seat] if seat < len(shown.scores) else None,
            won=seat in shown.winners,
            out=seat in shown.out,
        )
        for seat, name in enumerate(game.players)
    )
    return ListedGame(
        game.id,
        game.game,
        game.created,
        players,
        shown.round,
        shown.rounds,
        game.finished,
        None if game.finished else shown.turn,
        "" if game.finished else shown.phase,
        entered=shown.entered,
        note=shown.note,
        title=game.title,
        fewest_win=shown.fewest_win,
    )


def _at(values: tuple[int, ...], index: int, default: int) -> int:
    return values[index] if index < len(values) else default
