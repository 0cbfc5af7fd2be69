"""The score sheet: a column for each player, a row for each number, the sums below."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import flet as ft

from companion.device.games import AnyGame
from companion.rules.final_scores import FinalField, value_key
from companion.rules.kernel import Rejection
from companion.ui import kit
from companion.ui.game.ending import Ending, Standing
from companion.ui.game.game_ui import GameUI
from companion.ui.shared.end import verdict_of
from companion.ui.shared.score.draft import NAME, Place, ScoreDraft
from companion.ui.shared.score.pad import shown_name

NARROWEST: Final = 56
"""Minimum width of a column; with less room the players are stacked."""

CELL: Final = 96
"""Width of a number when the players are stacked."""

PIECE: Final = 32
LINE: Final = 80
"""The height of a row of numbers with its name."""
HEAD: Final = 72
"""The height of the row of names."""

Select = Callable[[Place], Any]


class Result(NamedTuple):
    """The result of the numbers so far.

    Attributes:
        standings: All players, by seat; empty if no game can end with these numbers.
        refused: The sentence that says why no game can end with them; else empty.
        fewest_win: Whether fewer points are better.
    """

    standings: tuple[Standing, ...] = ()
    refused: str = ""
    fewest_win: bool = False


def result_of(style: kit.Style, game: AnyGame, draft: ScoreDraft) -> Result:
    """Return the result of the numbers so far."""
    state = draft.end(game)
    if isinstance(state, Rejection):
        return Result(refused=style.words(state.code, **state.params))
    outcome = game.outcome(state)
    assert outcome is not None, "final numbers end a game"
    return Result(
        tuple(
            Standing(
                seat,
                shown_name(style, draft, seat),
                each.shape,
                each.colour,
                outcome.scores[seat] if outcome.scores else None,
                wins=seat in outcome.winners,
                out=each.out,
            )
            for seat, each in enumerate(game.seats(state))
        ),
        fewest_win=outcome.fewest_win,
    )


def pins_names(style: kit.Style, draft: ScoreDraft) -> bool:
    """Return whether the names stay above the scrolling numbers; with large text there is no room."""
    return column_width(style, draft) is not None and style.scale <= kit.LARGE_TEXT


def names(
    style: kit.Style, ui: GameUI, draft: ScoreDraft, select: Select, join: kit.Press | None
) -> ft.Control:
    """Draw the names above the columns.

    Args:
        join: Adds a player; None at the maximum number of players.
    """
    width = column_width(style, draft)
    assert width is not None, "players are stacked"
    return _inset(_Sheet(style, ui, draft, Result(), select).heads(width, join), top=kit.GAP)


def sheet(
    style: kit.Style, ui: GameUI, draft: ScoreDraft, result: Result, select: Select, join: kit.Press | None
) -> ft.Control:
    """Draw the sheet, without the names if they are pinned above it.

    Args:
        join: Adds a player; None at the maximum number of players.
    """
    drawn, width = _Sheet(style, ui, draft, result, select), column_width(style, draft)
    pinned = pins_names(style, draft)
    if width is None:
        parts = drawn.blocks()
    else:
        parts = [*([] if pinned else [drawn.heads(width, join)]), *drawn.columns(width, join is not None)]
    if join is not None and width is None:
        parts.append(kit.plain(style, style.words("score-join"), join, glyph="plus"))
    return _inset(kit.column(parts, kit.GAP, stretch=True), top=0 if pinned else kit.GAP, bottom=kit.SECTION)


def _inset(content: ft.Control, top: float, bottom: float = 0) -> ft.Control:
    return ft.Container(
        content, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=top, bottom=bottom)
    )


def column_width(style: kit.Style, draft: ScoreDraft) -> float | None:
    """Return the width of a player's column; None if the players are stacked."""
    players = len(draft.numbers)
    room = min(style.width, kit.READING) - 2 * kit.MARGIN - (players - 1) * kit.GAP
    if draft.grows:
        room -= kit.TARGET + kit.GAP
    width = room / max(1, players)
    return None if width < NARROWEST * style.scale else width


def offset_of(style: kit.Style, draft: ScoreDraft, place: Place | None) -> float:
    """Return the approximate offset from the top of the sheet to a field or, for None, to the sums."""
    if column_width(style, draft) is None:
        if place is None:  # The sums are beside the names.
            return 0.0
        blocks = (1 + len(draft.asked(seat)) for seat in range(place.seat))
        above = draft.asked(place.seat)
        line = next((at for at, each in enumerate(above) if each.name == place.field), -1)
        return (sum(blocks) + max(0, line)) * (kit.TARGET + kit.GAP) + place.seat * (kit.GAP + kit.HAIR)
    fields = [each.name for each in fields_of(draft)]
    row = len(fields) - 1 if place is None else fields.index(place.field) if place.field in fields else -1
    head = 0 if pins_names(style, draft) else HEAD
    return max(0.0, (head + (row - 1) * LINE) * style.scale)


def fields_of(draft: ScoreDraft) -> tuple[FinalField, ...]:
    """Return the fields that apply to at least one player."""
    asked = {each.name for seat in range(len(draft.numbers)) for each in draft.asked(seat)}
    return tuple(each for each in draft.kind.numbers_of.fields() if each.name in asked)


class _Sheet(NamedTuple):
    style: kit.Style
    ui: GameUI
    draft: ScoreDraft
    result: Result
    select: Select

    @property
    def seats(self) -> range:
        return range(len(self.draft.numbers))

    # side by side -----------------------------------------------------------------------------

    def heads(self, width: float, join: kit.Press | None) -> ft.Control:
        """Draw the players' names, and the button that adds another player."""
        heads = [self.head(seat, width) for seat in self.seats]
        if join is not None:
            heads.append(kit.glyph_button(self.style, "plus", self.style.words("score-join"), join))
        return self._row(heads)

    def columns(self, width: float, grows: bool) -> list[ft.Control]:
        """Draw a column for each player.

        Args:
            grows: Whether the row of names ends with a button.
        """
        style, words = self.style, self.style.words
        edge = [ft.Container(width=kit.TARGET)] if grows else []
        rows: list[ft.Control] = []
        for each in fields_of(self.draft):
            said = style.text(words(f"final-{each.name}"), kit.LABEL, style.palette.quiet, lines=1)
            cells = [self.cell(seat, each, width) for seat in self.seats]
            line = self._row([*cells, *edge])
            rows.append(kit.column([kit.silent(said), line], kit.GAP_SMALL, stretch=True))
        totals = [ft.Container(self.total(seat, width), expand=True) for seat in self.seats]
        return [*rows, kit.hairline(style), self._row([*totals, *edge])]

    @staticmethod
    def _row(cells: list[ft.Control]) -> ft.Control:
        return ft.Row(cells, spacing=kit.GAP, vertical_alignment=ft.CrossAxisAlignment.START)

    def head(self, seat: int, width: float) -> ft.Control:
        """Draw a player's piece and name; a press opens the name for correction."""
        style, p = self.style, self.style.palette
        name = shown_name(style, self.draft, seat)
        chosen = self.draft.at == Place(seat, NAME)
        content = ft.Column(
            [
                self.piece(seat, PIECE),
                ft.Container(
                    style.text(name, kit.LABEL_STRONG, align=ft.TextAlign.CENTER, lines=1), width=width - 4
                ),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        return kit.row_button(
            style,
            content,
            lambda: self.select(Place(seat, NAME)),
            label=style.words("score-name-of", player=name),
            fill=p.raised if chosen else None,
            edge=p.accent if chosen else None,
            expand=True,
            height=style.fixed(HEAD),
            align=ft.Alignment.CENTER,
        )

    def piece(self, seat: int, size: float) -> ft.Control:
        setup, described = self.draft.setup, self.ui.setup
        colour: int = setup.players[seat].colour
        ink = self.style.palette.players[described.hue(setup, colour)]
        return self.ui.piece(described.shape(setup, seat), ink, size)

    def cell(self, seat: int, asked: FinalField, width: float, *, alone: bool = False) -> ft.Control:
        """Draw a field; "?" until it is entered.

        Args:
            width: The field's approximate width.
            alone: Whether the field is beside its title, in a row of its own.
        """
        style, p, words = self.style, self.style.palette, self.style.words
        place = Place(seat, asked.name)
        if self.draft.field(place) is None:
            return ft.Container(
                kit.silent(style.text("–", kit.COUNT, p.quiet, align=ft.TextAlign.CENTER)),
                width=width if alone else None,
                expand=None if alone else True,
                height=kit.TARGET,
                alignment=ft.Alignment.CENTER,
            )
        value, chosen = self.draft.value(place), self.draft.at == place
        shown = "?" if value is None else str(value)
        if asked.choices and value is not None:
            shown = words(f"{value_key(asked.name, value)}-short")
        ink = p.quiet if value is None else p.text
        role = kit.LABEL_STRONG if asked.choices and value is not None else kit.COUNT
        said = style.text(shown, role, ink, align=ft.TextAlign.CENTER, lines=2, room=width - 6)
        what = words(f"final-{asked.name}")
        told = shown
        if asked.choices and value is not None:
            told = words(value_key(asked.name, value))
        name = shown_name(style, self.draft, seat)
        return kit.row_button(
            style,
            said,
            lambda: self.select(place),
            label=words("score-cell", player=name, what=what, value=told),
            fill=p.raised if chosen else p.surface,
            edge=p.accent if chosen else p.outline,
            width=width if alone else None,
            expand=None if alone else True,
            height=kit.TARGET,
            align=ft.Alignment.CENTER,
        )

    def total(self, seat: int, width: float | None = None) -> ft.Control:
        """Draw a player's sum once its parts are entered, and whether the player is out or wins."""
        style, p, words = self.style, self.style.palette, self.style.words
        standing = self.result.standings[seat] if self.result.standings else None
        known = standing is not None and self.draft.is_complete(seat)
        lines: list[ft.Control] = []
        shown, mark, ink = "?", "", p.quiet
        if standing is not None and known:
            wins = self.draft.complete and standing.wins
            ink = p.accent if wins else p.quiet if standing.out else p.text
            shown = "" if standing.total is None else words.number(standing.total)
            mark = words("end-winner") if wins else words("end-out") if standing.out else ""
        if shown and (known or (self.draft.kind.scored)):
            lines.append(style.text(shown, kit.HEADING, ink, align=ft.TextAlign.CENTER, lines=1))
        if mark:
            lines.append(style.text(mark, kit.LABEL_STRONG, ink, align=ft.TextAlign.CENTER, room=width))
        name = shown_name(style, self.draft, seat)
        said = ", ".join(filter(None, (words("pair", what=name, value=shown or "–"), mark)))
        content = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        return kit.labelled(ft.Container(content, width=width, alignment=ft.Alignment.TOP_CENTER), said)

    # stacked ----------------------------------------------------------------------------------

    def blocks(self) -> list[ft.Control]:
        """Draw the players stacked, if columns would be too narrow."""
        style, words = self.style, self.style.words
        parts: list[ft.Control] = []
        for seat in self.seats:
            name = shown_name(style, self.draft, seat)
            chosen = self.draft.at == Place(seat, NAME)
            head = kit.row_button(
                style,
                ft.Row(
                    [self.piece(seat, PIECE), ft.Container(style.text(name, kit.BODY_STRONG), expand=True)],
                    spacing=kit.GAP,
                ),
                lambda seat=seat: self.select(Place(seat, NAME)),
                label=words("score-name-of", player=name),
                fill=style.palette.raised if chosen else None,
                height=kit.TARGET,
                expand=True,
            )
            parts.append(ft.Row([head, self.total(seat)], spacing=kit.GAP))
            for each in self.draft.asked(seat):
                # Two digits need less room than the words of a choice.
                wide = CELL * (min(style.scale, 1.5) if each.choices else 1)
                room = style.width - 2 * kit.MARGIN - kit.GAP - wide
                said = style.text(
                    words(f"final-{each.name}"), kit.LABEL, style.palette.quiet, lines=2, room=room
                )
                what, cell = kit.silent(said), self.cell(seat, each, wide, alone=True)
                parts.append(ft.Row([ft.Container(what, expand=True), cell], spacing=kit.GAP))
            parts.append(kit.hairline(style))
        return parts


def verdict(style: kit.Style, draft: ScoreDraft, result: Result, refusal: str) -> ft.Control | None:
    """Draw the winner once everything is entered, or the reason why no game can end with these numbers.

    Args:
        refusal: The reason why the result could not be stored; else empty.
    """
    if result.refused and draft.at is None:  # The button shows this reason, so only announce it.
        return kit.announced(ft.Container(width=1, height=1), result.refused)
    if result.refused or refusal:
        told = kit.note_row(style, "warning", result.refused or refusal, colour=style.palette.danger)
        return ft.Semantics(content=told, live_region=True)
    if not draft.complete:
        return None
    said = verdict_of(style, Ending(result.standings, fewest_win=result.fewest_win))
    return kit.announced(style.text(said, kit.HEADING, lines=3), said)
