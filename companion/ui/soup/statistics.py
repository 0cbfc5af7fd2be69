"""Statistics of Primordial Soup: the endings, and the winners' numbers."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, Field, ValidationError

from companion.rules.soup.data import AMOEBAS, CARD_STEPS
from companion.rules.soup.state import Ending
from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.game.figures import Statistics
from companion.ui.statistics import chart
from companion.ui.widgets.bars import Bar
from companion.ui.widgets.growing import Part

MOST_CARDS: Final = len(CARD_STEPS) - 1
"""Winners with at least this many gene cards are counted together, since more cards bring no more steps."""

Counted = Annotated[int, Field(ge=0, le=99)]


class _Told(BaseModel):
    """The summary of a finished game, as from `Game.summary`; an imported game may lack any field."""

    winners: tuple[int, ...] = ()
    termination: Ending | None = None
    amoebas: tuple[Counted, ...] = ()
    genes: tuple[Counted, ...] = ()


def pond_parts(style: kit.Style, figures: Statistics) -> list[Part]:
    """Draw the reasons for the games' ends, and the winners' final numbers."""
    words, p = style.words, style.palette
    told = [_told(game) for game in figures.games]
    parts: list[Part] = []
    ends = Counter[Ending](each.termination for each in told if each.termination is not None)
    if ends:
        parts += chart(style, "endings", words("stats-endings"), _endings(style, ends), p.tie)
    amoebas = Counter(_of_winners(told, "amoebas", AMOEBAS))
    if amoebas:
        bars = _numbers(style, amoebas, "count-amoebas")
        parts += chart(style, "winners-amoebas", words("stats-winners-amoebas"), bars, p.accent)
    genes = Counter(_of_winners(told, "genes", MOST_CARDS))
    if genes:
        bars = _numbers(style, genes, "count-genes")
        parts += chart(style, "winners-genes", words("stats-winners-genes"), bars, p.accent)
    return parts


def _told(game: GameSummary) -> _Told:
    try:
        return _Told.model_validate(game.summary)
    except ValidationError:
        return _Told()


def _of_winners(told: Iterable[_Told], what: Literal["amoebas", "genes"], most: int) -> Iterator[int]:
    """Yield the number of amoebas or genes of each winner, at most `most`."""
    for game in told:
        had = game.amoebas if what == "amoebas" else game.genes
        yield from (min(had[seat], most) for seat in game.winners if 0 <= seat < len(had))


def _endings(style: kit.Style, ends: Counter[Ending]) -> list[Bar]:
    most = max(ends.values())
    return [
        Bar(style.words(f"stats-end-{ending}"), ends[ending] / most, style.words.number(ends[ending]))
        for ending in get_args(Ending)
        if ends[ending]
    ]


def _numbers(style: kit.Style, counts: Counter[int], key: str) -> list[Bar]:
    """Return a bar for each number that occurred, the greatest first."""
    most = max(counts.values())
    words = style.words
    return [
        Bar(words(key, count=number), counts[number] / most, words.number(counts[number]))
        for number in sorted(counts, reverse=True)
    ]
