"""Exports of results for players' own records: a link to BG Stats, and a table for spreadsheets.

Nothing leaves the device without a tap, and the app itself sends nothing.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import flet as ft

from companion.exports import bg_stats
from companion.exports.play import Play, played_by
from companion.exports.spreadsheet import COLUMNS, csv_of
from companion.rules.kernel import Outcome, SeatInfo
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.context import AnyContext
from companion.ui.games import bgg_id_of
from companion.ui.shared.phones.qr import qr_image, whole_size
from companion.ui.widgets.layout import column
from companion.words import FALLBACK, Words

PLACE = "place"
"""The setting for the place where people play."""
LEAST, MOST = 300.0, kit.READING - 2 * kit.PADDING
"""The preferred and the maximum width of the dense QR code, which grows if its modules are too small."""


def play_of(context: AnyContext) -> Play:
    """Return the export form of an open game that is over."""
    open_game = context.open_game
    game, state, header = open_game.game, open_game.table.state, open_game.file.header
    outcome, entered = game.outcome(state), game.is_entered(state)
    assert outcome is not None, "the game is not over"
    return Play(
        header.id,
        header.game,
        game.title(state) or Words(FALLBACK).of(header.game)("name"),
        context.words.local(header.created),
        played_by(open_game.seats, outcome),
        rounds=rounds_of(game.summary(state)),
        minutes=round(open_game.played.total_seconds() / 60),
        bgg_id=None if game.title(state) else bgg_id_of(header.game),
        own_title=bool(game.title(state)),
        fewest_win=outcome.fewest_win,
        starter=None if entered else next(filter(_told, map(game.starter, open_game.table.states)), None),
        entered=entered,
        note=game.note(state),
        comment=comment_of(context.words, entered=entered),
    )


def comment_of(words: Words, *, entered: bool) -> str:
    """Return a remark if the exported game was entered afterwards; else an empty comment."""
    return words("export-entered") if entered else ""


def _told(seat: int | None) -> bool:
    return seat is not None


def play_of_results(
    words: Words,
    game_id: str,
    game: str,
    began: datetime,
    *,
    names: Sequence[str],
    scores: Sequence[int | None],
    winners: tuple[int, ...],
    rounds: int,
    entered: bool,
    note: str,
    title: str = "",
    fewest_win: bool = False,
) -> Play:
    """Return the export form of a finished game, made only from its summary.

    Args:
        title: The players' own name for the game; if empty, the app's name for it is used.
    """
    known = tuple(score for score in scores if score is not None)
    scored = known if len(known) == len(names) else ()
    outcome = Outcome(winners=winners, scores=scored, fewest_win=fewest_win)
    seats = [SeatInfo(name=name) for name in names]
    people = played_by(seats, outcome)
    return Play(
        game_id,
        game,
        title or Words(FALLBACK).of(game)("name"),
        began,
        people,
        rounds=rounds,
        bgg_id=None if title else bgg_id_of(game),
        own_title=bool(title),
        fewest_win=fewest_win,
        entered=entered,
        note=note,
        comment=comment_of(words, entered=entered),
    )


def rounds_of(summary: dict[str, object]) -> int:
    """Return the number of rounds played, or 0 if the summary does not have it."""
    told = summary.get("round")
    return told if isinstance(told, int) else 0


def save_csv(client: Client, plays: Sequence[Play], name: str) -> None:
    """Offer a table of these games' results to the device as a file of this name."""
    words = client.style.words
    separator = ";" if words.number(1.5, 1) == "1,5" else ","
    content = csv_of(plays, [words(f"results-{column}") for column in COLUMNS], separator)
    client.files.offer(name, content, mime_type="text/csv")


@kit.component
def ExportRows(
    style: kit.Style, client: Client, play: Play, inset: float = kit.MARGIN, last: bool = True
) -> ft.Control:
    """Draw the rows that export one game to other tools.

    Args:
        inset: The rows' distance from the edges of the page.
        last: Whether no other row follows them.
    """
    words = style.words
    shown, show = kit.use_state(False)
    link = bg_stats.link(replace(play, place=str(client.setting(PLACE, ""))))
    rows = [
        kit.link_row(
            style,
            "export",
            words("export-bg-stats"),
            note=words("export-bg-stats-note"),
            action=ft.OpenUrl(link, target=ft.UrlTarget.BLANK),
            inset=inset,
        )
    ]
    if style.wide:
        rows.append(
            kit.link_row(
                style,
                "qr",
                words("export-bg-stats-qr"),
                lambda: show(not shown),
                note=words("export-bg-stats-qr-note"),
                leads=False,
                inset=inset,
            )
        )
    if style.wide and shown:
        room = MOST if inset else kit.sheet_room(style)
        rows.append(_code(style, link, room, client.density))
    rows.append(
        kit.link_row(
            style,
            "save",
            words("export-csv"),
            lambda: save_csv(client, [play], f"petri-{play.id}.csv"),
            note=words("export-csv-note"),
            leads=False,
            last=last,
            inset=inset,
        )
    )
    return column(rows, stretch=True)


def _code(style: kit.Style, link: str, room: float, density: float) -> ft.Control:
    """Draw the QR code, or a sentence if no camera could read it."""
    words = style.words
    size = whole_size(link, LEAST, density) or whole_size(link, room, density)
    if size is None:
        told = style.text(words("export-bg-stats-qr-too-long"), kit.LABEL, style.palette.quiet)
        return ft.Container(told, padding=kit.PADDING)
    code = qr_image(link, size, words("export-bg-stats-qr-spoken"), "l")
    return ft.Container(
        code, padding=ft.Padding.symmetric(vertical=kit.PADDING), alignment=ft.Alignment.CENTER
    )
