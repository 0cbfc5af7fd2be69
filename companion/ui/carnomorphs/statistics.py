"""Statistics of finished journeys: survivors, endings, tokens, feedings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, get_args

from pydantic import BaseModel, Field, ValidationError

from companion.rules.carnomorphs.data import TokenKind
from companion.rules.carnomorphs.state import Ending
from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.carnomorphs.look import capital, token_bars
from companion.ui.game.figures import Record, Statistics
from companion.ui.statistics import chart, wins
from companion.ui.widgets.bars import Bar
from companion.ui.widgets.growing import Part

MOST_DRAWN: Final = 9_999
"""Maximum number of tokens of a kind drawn in one game; a summary with more is treated as damaged."""

MOST_FED: Final = 9_999
"""Maximum number of feedings in one game; a summary with more is treated as damaged."""


class _Told(BaseModel):
    """The summary of a finished journey, as from `Game.summary`; an imported game may lack any field."""

    survivors: tuple[int, ...] = ()
    termination: Ending | None = None
    drawn: dict[TokenKind, Annotated[int, Field(ge=0, le=MOST_DRAWN)]] = {}
    feedings: Annotated[int, Field(ge=0, le=MOST_FED)] | None = None


def journey_parts(style: kit.Style, figures: Statistics) -> list[Part]:
    """Draw survivors by player, the endings, the tokens drawn, the feedings."""
    words, p = style.words, style.palette
    told = [_told(game) for game in figures.games]
    survived = wins(style, survivors(figures.games))
    parts = [*chart(style, "survivors", words("stats-survivors"), survived, p.accent)]
    ends = Counter[Ending](each.termination for each in told if each.termination is not None)
    if ends:
        parts += chart(style, "endings", words("stats-endings"), _endings(style, ends), p.tie)
    drawn = Counter[TokenKind]()
    for each in told:
        drawn.update(each.drawn)
    if drawn.total():
        parts += chart(style, "drawn", words("chart-drawn"), token_bars(style, drawn), p.accent)
    fed = [each.feedings for each in told if each.feedings is not None]
    if any(fed):
        parts += chart(style, "fed", words("stats-fed"), _fed(style, fed), p.tie)
    return parts


def survivors(games: Iterable[GameSummary]) -> Sequence[Record]:
    """Return a record of each person, most survived games first; survived games count as wins.

    Args:
        games: Finished games, the latest first; names are spelled as in the latest game.
    """
    names: dict[str, str] = {}
    played: Counter[str] = Counter()
    lived: Counter[str] = Counter()
    for game in games:
        saved = _told(game).survivors
        for seat, name in enumerate(game.players):
            person = name.casefold()
            names.setdefault(person, name)
            played[person] += 1
            lived[person] += seat in saved
    found = [Record(name, played[person], lived[person], ()) for person, name in names.items()]
    return sorted(found, key=lambda record: (-record.wins, -record.share, record.name))


def _told(game: GameSummary) -> _Told:
    try:
        return _Told.model_validate(game.summary)
    except ValidationError:
        return _Told()


def _endings(style: kit.Style, ends: Counter[Ending]) -> list[Bar]:
    most = max(ends.values())
    return [
        Bar(capital(style.words(f"end-{ending}")), ends[ending] / most, style.words.number(ends[ending]))
        for ending in get_args(Ending)
        if ends[ending]
    ]


def _fed(style: kit.Style, fed: Sequence[int]) -> list[Bar]:
    """Return bars for the average and the highest number of feedings; for one journey, a single bar."""
    words, most = style.words, max(fed)
    bars = [Bar(words("stats-fed-most"), 1.0, words.number(most))]
    if len(fed) > 1:
        mean = sum(fed) / len(fed)
        bars.insert(0, Bar(words("stats-fed-mean"), mean / most, words.number(mean, 1)))
    return bars
