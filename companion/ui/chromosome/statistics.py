"""Statistics of Chromosome besides wins and points: species, and luck with dice."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import flet as ft

from companion.device.door import Home
from companion.rules.chromosome.data import SPECIES
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.luck import LuckReport, Throw, luck_report, throws_of
from companion.rules.dice import OddsError
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.table.reading import read_journal
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome import explain
from companion.ui.chromosome.scoring import LuckBar, by_luck, scale_of
from companion.ui.core.background import in_background
from companion.ui.game.figures import Record, Statistics
from companion.ui.statistics import SHOWN, below, chart, wins
from companion.ui.widgets.bars import Bar
from companion.ui.widgets.growing import Part


def species_parts(style: kit.Style, figures: Statistics) -> list[Part]:
    title = style.words("stats-species")
    return [*chart(style, "species", title, _kinds(style, figures.shapes), style.palette.accent)]


def luck_parts(
    style: kit.Style, found: LuckReport | None, read: int | None, ask: kit.Press
) -> Iterator[Part]:
    """Yield the luck report, or a button that requests it, since the report must read every game.

    Args:
        found: The report; None until it is available.
        read: The number of games read so far; None before the report is requested.
        ask: Requests the report.
    """
    words = style.words
    if found is None and read is None:
        button = kit.secondary(style, words("stats-luck"), ask, glyph="dice")
        edge = ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.CHAPTER)
        yield Part("luck", (style, "ask"), lambda: ft.Container(button, padding=edge))
        return
    people = by_luck(found) if found is not None else []
    scale = scale_of(people[:SHOWN])
    if found is None:
        said = words("stats-luck-reading", count=read or 0)
    else:
        said = explain.spell(words, explain.luck(found)) if people else words("luck-no-dice")
    head = style.text(said, kit.BODY)
    yield Part("luck", (style, said), lambda: kit.section(style, words("luck-title"), [head]))
    for number, each in enumerate(people[:SHOWN]):
        yield Part(
            f"luck-{number}",
            (style, each, scale),
            lambda each=each: below(LuckBar(style, each, None, scale), kit.GAP),
        )


def person_luck(style: kit.Style, found: LuckReport, name: str) -> list[str]:
    """Return a person's luck with dice and the gain of paid re-rolls; empty if the person has no throws."""
    own = next((each for each in found.players if each.player.casefold() == name.casefold()), None)
    if own is None or not own.throws:
        return []
    told = (*explain.player_luck(own), explain.player_rerolls(own))
    return [explain.spell(style.words, each) for each in told]


def _kinds(style: kit.Style, kinds: Sequence[Record]) -> list[Bar]:
    return [
        bar._replace(
            name=style.words(f"species-{SPECIES[int(bar.name)]}"),
            picture=species(int(bar.name), style.palette.text, 24),
        )
        for bar in wins(style, kinds)
    ]


def throws_in(service: Home, game_id: str) -> tuple[Throw, ...]:
    """Return every throw of a stored game, whether or not it is open; none if it cannot be read."""
    try:
        done = read_journal(CHROMOSOME, service.library.read(game_id).rows).timeline.done
        return throws_of(event for entry in done for event in entry.events)
    except (StoreError, JournalError, OddsError):
        return ()


def one_spelling(throws: Iterable[Throw]) -> Iterator[Throw]:
    """Yield the throws; each person's name is spelled as in its first appearance."""
    names: dict[str, str] = {}

    def one(name: str) -> str:
        return names.setdefault(name.casefold(), name)

    for throw in throws:
        by = one(throw.forced_by) if throw.forced_by is not None else None
        yield replace(throw, player=one(throw.player), forced_by=by)


async def luck_of(service: Home, ids: Sequence[str], told: Callable[[int], bool]) -> LuckReport | None:
    """Return the luck report over many games, computed in the background without opening any game.

    Args:
        service: The service with the games.
        ids: The games' ids, the latest first; names are spelled as in the latest game.
        told: Called with the number of games read so far; returns whether to continue.

    Returns:
        None if stopped.
    """
    found: list[Throw] = []
    for done, game_id in enumerate(ids):
        if not told(done):
            return None
        found += await in_background(lambda game_id=game_id: throws_in(service, game_id))
    return await in_background(lambda: luck_report(one_spelling(found)))
