"""The list of games: open ones, then finished ones; if there are many, older ones are folded."""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import flet as ft

from companion.exports.play import Play
from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.sections import Section, inside, is_recent
from companion.ui.game_card import ListedGame, ListedPlayer, when
from companion.ui.game_summary import listed_game
from companion.ui.games import is_known, keys, name_among, ui_of
from companion.ui.shared.arrival import is_here
from companion.ui.shared.exports import play_of_results, save_csv
from companion.ui.widgets.counter import DIGIT
from companion.ui.widgets.dish import dish
from companion.ui.widgets.folding import Folding, SectionHeading
from companion.ui.widgets.growing import Part
from companion.words import Words


def play_of_summary(words: Words, game: GameSummary) -> Play | None:
    """Return a finished game in its export form; None if it is not over, or if its kind is unknown."""
    if not game.finished or game.game not in keys():
        return None
    listed = listed_game(game)
    return play_of_results(
        words,
        game.id,
        game.game,
        words.local(game.created),
        names=listed.names,
        scores=tuple(player.score for player in listed.players),
        winners=tuple(seat for seat, player in enumerate(listed.players) if player.won),
        rounds=listed.round,
        entered=listed.entered,
        note=listed.note,
        title=listed.title,
        fewest_win=listed.fewest_win,
    )


def save_results(client: Client, games: Sequence[GameSummary]) -> None:
    """Offer the results of all finished games to the device as one table, the oldest first."""
    found = (play_of_summary(client.style.words, game) for game in games)
    save_csv(client, [play for play in found if play is not None], "petri.csv")


Show = Callable[[Any], Any]

ROWS = 24
"""Maximum number of rows in a list; half the usual number, since the row of a game is twice as high."""

PICTURE = 36
"""Width of the drawing in front of a game."""

Kinds = tuple[tuple[str, Sequence[GameSummary]], ...]
"""The open games and the finished ones, each with the oldest first."""


def use_kinds(games: Sequence[GameSummary]) -> Kinds:
    """Return the open and the finished games, which are sorted again only when they change."""
    kept = kit.use_ref(lambda: (games, kinds_of(games)))
    if kept.current[0] is not games:
        kept.current = (games, kinds_of(games))
    return kept.current[1]


def kinds_of(games: Sequence[GameSummary]) -> Kinds:
    oldest = games[::-1]
    return (
        ("open", [game for game in oldest if not game.finished]),
        ("finished", [game for game in oldest if game.finished]),
    )


def list_parts(client: Client, style: kit.Style, kinds: Kinds, folding: Folding, choose: Show) -> list[Part]:
    """Return the parts of the list: open games, then finished ones; older ones are in folded sections."""
    words = style.words
    parts: list[Part] = []
    if not any(kept for _, kept in kinds):
        parts.append(Part("empty", style, lambda: _empty(client, style)))
    titles = {"open": words("games-open"), "finished": words("games-finished")}
    for kind, kept in kinds:
        title = titles[kind]
        if kept:
            parts.append(Part(kind, (style, title), lambda title=title: _heading(style, title)))
            parts += _stretched(client, style, kind, kept, folding, choose)
    finished = next(kept for kind, kept in kinds if kind == "finished")
    parts.append(Part("foot", (style, finished), lambda: _foot(client, style, finished)))
    return parts


def _foot(client: Client, style: kit.Style, finished: Sequence[GameSummary]) -> ft.Control:
    """Draw the import and the export of games."""
    words = style.words
    rows = [
        kit.link_row(
            style,
            "import",
            words("home-import"),
            action=client.files.pick(),
            leads=False,
            last=not finished,
        )
    ]
    if finished:
        save = kit.link_row(
            style,
            "save",
            words("games-csv"),
            lambda: save_results(client, finished),
            note=words("games-csv-note"),
            leads=False,
            last=True,
        )
        rows.append(save)
    return ft.Container(kit.column(rows, stretch=True), padding=ft.Padding.only(top=kit.GAP))


def _stretched(
    client: Client,
    style: kit.Style,
    kind: str,
    games: Sequence[GameSummary],
    folding: Folding,
    choose: Show,
) -> Iterator[Part]:
    """Yield the rows of open or finished games; many games are divided into sections.

    Args:
        games: The games, the oldest first.
    """
    words = style.words

    def is_open(section: Section) -> bool:
        return folding.is_open(section, is_recent(section, len(games)))

    for line in inside(Section(kind, 0, len(games), rows=ROWS), is_open):
        if not isinstance(line, Section):
            game = games[line]
            drawn = game.game in keys() and is_here(game.game)
            yield Part(
                game.id,
                (style, game, drawn),
                lambda game=game, drawn=drawn: _row(client, style, listed_game(game), choose, drawn=drawn),
            )
            continue
        begin, end = (words.date(games[at].created) for at in (line.begin, line.end - 1))
        title = words("games-stretch", begin=begin, end=end) if begin != end else begin
        note = words("count-games", count=line.entries)
        yield _stretch(style, line.key, title, note, is_open(line), folding)


def _stretch(style: kit.Style, key: str, title: str, note: str, unfolded: bool, folding: Folding) -> Part:
    return Part(
        key,
        (style, title, note, unfolded),
        lambda: SectionHeading(style, key, title, note, unfolded, folding.fold, True),
    )


def _empty(client: Client, style: kit.Style) -> ft.Control:
    """Draw an empty dish, and the button for a first game."""
    words = style.words
    return ft.Container(
        ft.Column(
            [
                dish(style, 160),
                style.text(words("games-none"), kit.BODY, style.palette.quiet),
                kit.secondary(style, words("home-new-game"), lambda: client.go("/new")),
            ],
            spacing=kit.PADDING,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.CHAPTER),
    )


def _heading(style: kit.Style, title: str) -> ft.Control:
    return ft.Container(
        style.text(title, kit.LABEL_STRONG, style.palette.accent, heading=True),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING, bottom=kit.GAP_SMALL),
    )


def day_of(words: Words, game: ListedGame) -> str:
    """Return in words when a game was played, and whether its result was entered afterwards."""
    day = when(words, game.created, datetime.now(UTC))
    return kit.dotted((day, words("end-entered"))) if game.entered else day


NUMBER: Final = re.compile(r" (?=−?\d)")
"""Matches the space in front of a score."""


def _row(client: Client, style: kit.Style, game: ListedGame, choose: Show, *, drawn: bool) -> ft.Control:
    p, words = style.palette, style.words
    title, line = game_title(style, game), line_of(style, game)
    day, played = day_of(words, game), name_among(words, game.game, game.title)
    best = next((player.score for player in game.winners if player.score is not None), None)
    score = "" if best is None else words.number(best)
    beside = len(score) * DIGIT * kit.HEADING.size_at(style.scale) + kit.PADDING if score else 0
    room = style.width - kit.MARGIN - PICTURE - kit.PADDING - beside - kit.GAP - kit.TARGET - kit.GAP_SMALL
    drawn_line = NUMBER.sub("\u00a0", line)  # Keeps each score on the line of its player's name.
    parts: list[ft.Control] = [
        _picture(style, game, drawn=drawn),
        kit.column(
            [
                style.text(title, kit.BODY_STRONG, lines=2, room=room),
                *([style.text(drawn_line, kit.LABEL, p.quiet, lines=2, room=room)] if line else []),
                style.text(kit.dotted((played, day)), kit.LABEL, p.quiet, lines=2, room=room),
            ],
            expand=True,
        ),
    ]
    if score:
        parts.append(style.text(score, kit.HEADING))
    said = (title, "" if best is None else str(best), line, played, day)
    spoken = ", ".join(part for part in said if part)
    opens = kit.row_button(
        style,
        ft.Row(parts, spacing=kit.PADDING),
        lambda: client.go(f"/game/{game.id}"),
        label=spoken,
        radius=0,
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.GAP, top=kit.GAP_WIDE, bottom=kit.GAP_WIDE),
        expand=True,
    )
    named = ", ".join(part for part in (title, played, day) if part)
    more = kit.glyph_button(style, "more", words("games-more", game=named), lambda: choose(game.id))
    return ft.Container(
        ft.Row([opens, more], spacing=0),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
        padding=ft.Padding.only(right=kit.GAP_SMALL),
    )


def game_title(style: kit.Style, game: ListedGame) -> str:
    """Return the title of a game: its winners, or its round while it is open."""
    words = style.words
    if not game.finished:
        return words.of(game.game)("home-round", round=game.round, rounds=game.rounds)
    return words.list([player.name for player in game.winners]) or words("home-nobody-won")


def line_of(style: kit.Style, game: ListedGame) -> str:
    """Return in words the players who did not win, with their scores, best first, eliminated ones last."""
    others = [player for player in game.players if not player.won]
    order = 1 if game.fewest_win else -1
    others.sort(key=lambda each: (each.out, order * (each.score or 0)))
    return ", ".join(_with_score(style, player) for player in others)


def _with_score(style: kit.Style, player: ListedPlayer) -> str:
    said = player.name
    if player.score is not None:
        said += f" {style.words.number(player.score)}"
    return f"{said} ({style.words('end-out')})" if player.out else said


def _picture(style: kit.Style, game: ListedGame, *, drawn: bool) -> ft.Control:
    """Draw the winner's piece; or a general sign, if there is no single winner or no drawing is loaded."""
    p = style.palette
    if len(game.winners) == 1 and drawn:
        winner = game.winners[0]
        return ui_of(game.game).piece(winner.shape, p.players[winner.colour], PICTURE)
    open_sign = "play" if is_known(game.game) else "warning"
    return kit.art("crown" if game.winners else ("out" if game.finished else open_sign), p.quiet, PICTURE)
