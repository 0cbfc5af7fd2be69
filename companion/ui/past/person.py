"""One person's results in all finished games: games and wins of each kind, the dice, and the rivals."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import flet as ft

from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.figures import Record
from companion.ui.game_card import ListedGame, ListedPlayer
from companion.ui.game_summary import listed_game
from companion.ui.games import in_game, is_known, name_among, ui_of
from companion.ui.past.counting import record_of, use_reading
from companion.ui.shared.arrival import use_arrival
from companion.ui.widgets.bars import Bar, bar_row

SHOWN = 12
"""Maximum number of rivals with a bar of their own."""


class RivalResults(NamedTuple):
    """The results against another person at the same tables."""

    name: str
    games: int
    """The number of finished games that both played."""

    ahead: int
    """The number of these games that the person won and the rival did not."""

    behind: int
    """The number of these games that the rival won and the person did not."""


class PersonResults(NamedTuple):
    """A person's results."""

    name: str
    records: tuple[tuple[str, Record], ...]
    """Pairs of a game's key and a record, one pair for each title of a game; the most played first."""

    shared: int
    """The number of wins shared with others."""

    rivals: tuple[RivalResults, ...]
    """The other people at the same tables, those met most often first."""

    played: Mapping[str, Sequence[GameSummary]]
    """The finished games by the key of the game, the latest first."""

    @property
    def games(self) -> int:
        return sum(record.games for _, record in self.records)

    @property
    def wins(self) -> int:
        return sum(record.wins for _, record in self.records)


def person_of(games: Iterable[GameSummary], name: str) -> PersonResults:
    """Return the results of the person with this name, ignoring case.

    Args:
        games: All games, the latest first; the latest one with a name decides how it is spelled.
    """
    key = name.casefold()
    played: list[tuple[ListedGame, ListedPlayer]] = []
    kinds: dict[tuple[str, str], list[tuple[ListedGame, ListedPlayer]]] = {}
    read: dict[str, list[GameSummary]] = {}
    for summary in games:
        game = listed_game(summary)
        own = next((each for each in game.players if each.name.casefold() == key), None)
        if game.finished and own is not None:
            played.append((game, own))
            kinds.setdefault((game.game, game.title.casefold()), []).append((game, own))
            read.setdefault(game.game, []).append(summary)
    records = sorted(
        ((kind, record_of(name, seats)) for (kind, _), seats in kinds.items()),
        key=lambda found: -found[1].games,
    )
    shared = sum(own.won and len(game.winners) > 1 for game, own in played)
    return PersonResults(name, tuple(records), shared, _rivals(played, key), read)


def _rivals(played: Iterable[tuple[ListedGame, ListedPlayer]], key: str) -> tuple[RivalResults, ...]:
    names: dict[str, str] = {}
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for game, own in played:
        for other in game.players:
            rival = other.name.casefold()
            if rival != key:
                names.setdefault(rival, other.name)
                met[rival] += 1
                ahead[rival] += own.won > other.won
                behind[rival] += other.won > own.won
    found = (RivalResults(names[rival], count, ahead[rival], behind[rival]) for rival, count in met.items())
    return tuple(sorted(found, key=lambda rival: (-rival.games, rival.name)))


def person_sheet(client: Client, style: kit.Style, person: PersonResults, close: kit.Press) -> ft.Control:
    """Draw a person's results on a sheet: totals, a line for each kind of game, the dice, the rivals."""
    words, p = style.words, style.palette
    numbers = ft.Row(
        [
            _number(style, person.games, words("stats-games", count=person.games)),
            _number(style, person.wins, _wins(style, person)),
        ],
        spacing=kit.CHAPTER,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    rows: list[ft.Control] = [numbers, *(_kind(style, kind, record) for kind, record in person.records)]
    rows += [
        kit.keyed(f"luck-{person.name}-{kind}", PersonLuck, client, style, kind, person.name, games)
        for kind, games in person.played.items()
        if is_known(kind)
    ]
    if person.rivals:
        note = style.text(words("person-rivals-note", player=person.name), kit.LABEL, p.quiet)
        title = style.text(words("person-rivals"), kit.LABEL_STRONG, p.accent, heading=True)
        rows.append(
            ft.Container(kit.column([title, note], kit.GAP_SMALL), padding=ft.Padding.only(top=kit.GAP_WIDE))
        )
        rows += [bar_row(style, _bar(style, rival), p.accent) for rival in person.rivals[:SHOWN]]
    if len(person.rivals) > SHOWN:
        rows.append(style.text(words("stats-more", count=len(person.rivals) - SHOWN), kit.LABEL, p.quiet))
    return kit.sheet(style, person.name, [kit.column(rows, kit.PADDING, stretch=True)], close)


@kit.component
def PersonLuck(
    client: Client, style: kit.Style, kind: str, name: str, games: Sequence[GameSummary]
) -> ft.Control:
    """Draw sentences about a person's luck, if there are any, or the progress while games are read."""
    arrival, reading = use_arrival(kind), use_reading(client, kind, games)
    tells = arrival.standing == "here" and ui_of(kind).reads_people

    async def read() -> None:
        if tells:
            await reading.ask()

    kit.use_effect(read, [tells])
    style = in_game(style, kind) if tells else style
    if not tells:
        lines: Sequence[str] = ()
    elif reading.found is None:
        lines = [style.words("stats-luck-reading", count=reading.read or 0)]
    else:
        lines = ui_of(kind).person_lines(style, reading.found, name)
    if not lines:
        return ft.Container()
    title = style.text(style.words("luck-title"), kit.LABEL_STRONG, style.palette.accent, heading=True)
    drawn = [style.text(line, kit.LABEL, style.palette.quiet) for line in lines]
    return ft.Container(kit.column([title, *drawn], kit.GAP_SMALL), padding=ft.Padding.only(top=kit.GAP_WIDE))


def _number(style: kit.Style, number: int, meaning: str) -> ft.Control:
    room = (kit.sheet_room(style) - kit.CHAPTER) / 2
    figure = style.text(style.words.number(number), kit.FIGURE)
    said = style.text(meaning, kit.LABEL, style.palette.quiet, lines=2, room=room)
    return kit.column([figure, said], kit.GAP_SMALL, expand=True)


def _wins(style: kit.Style, person: PersonResults) -> str:
    words = style.words
    won = words("person-wins", count=person.wins)
    return won if not person.shared else f"{won}, {words('person-shared', count=person.shared)}"


def _kind(style: kit.Style, kind: str, record: Record) -> ft.Control:
    """Draw the record in one kind of game: wins and games, and scores if it has any."""
    words, p = style.words, style.palette
    said = [words("person-won", wins=record.wins, games=words("count-games", count=record.games))]
    if record.best is not None:
        said.append(words("person-average", score=words.number(record.average, 1)))
        said.append(words("stats-best-of", score=record.best))
    lines = [
        style.text(name_among(words, kind, record.title), kit.BODY_STRONG, lines=1),
        style.text(kit.dotted(said), kit.LABEL, p.quiet, lines=3),
    ]
    return kit.column(lines, kit.GAP)


def _bar(style: kit.Style, rival: RivalResults) -> Bar:
    """Return the bar of a rival: the person's wins from the left, the rival's wins from the right."""
    words, games = style.words, rival.games
    figure = f"{words.number(rival.ahead)} : {words.number(rival.behind)}"
    together = words("person-together", count=games)
    return Bar(rival.name, rival.ahead / games, figure, together, against=rival.behind / games)
