"""What the header of a game tells a list of games."""

from __future__ import annotations

from pydantic import BaseModel, ValidationError

from companion.store.summaries import GameSummary
from companion.ui.glance import Glance, Sitter


class _Shown(BaseModel):
    """What `companion.seating.summary` puts into a header; a foreign header may lack any of it."""

    round: int = 0
    rounds: int = 0
    colours: tuple[int, ...] = ()
    species: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


def glance(game: GameSummary) -> Glance:
    """What a list shows of a game; what its header does not say is left open."""
    try:
        shown = _Shown.model_validate(game.summary)
    except ValidationError:
        shown = _Shown()
    sitters = tuple(
        Sitter(
            name=name,
            species=_at(shown.species, seat, seat) % 4,
            colour=_at(shown.colours, seat, seat) % 4,
            score=shown.scores[seat] if seat < len(shown.scores) else None,
            won=seat in shown.winners,
        )
        for seat, name in enumerate(game.players)
    )
    return Glance(game.id, game.created, sitters, shown.round, shown.rounds, game.finished)


def _at(values: tuple[int, ...], index: int, default: int) -> int:
    return values[index] if index < len(values) else default
