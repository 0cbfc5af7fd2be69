"""The players of a table in rows under their heading; the active one is always visible."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.party.presence import Seated
from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.words import Words

STEP = 8
"""Pixels to which measured heights are rounded."""


def phone_words(words: Words, device: Seated) -> list[str]:
    """Return the spoken words about a player's own phone; an empty list if the player has none."""
    if device == "free":
        return []
    return [words("party-seat-here" if device == "here" else "party-seat-away")]


def silent_part(what: str, seat: int, content: ft.Control) -> ft.Control:
    """Hide a part of a row from screen readers, which read it with the player's name; keep its identifier."""
    silent = ft.Semantics(content=content, exclude_semantics=True)
    return ft.Semantics(content=silent, identifier=f"{what}-{seat}", container=True)


class Heights(NamedTuple):
    """Heights measured on the screen, in logical pixels; 0 until measured."""

    place: int = 0
    heading: int = 0
    players: int = 0
    """The height of the players, including the heading."""

    content: int = 0
    """The height of the scrolling content, except for the part that fills the remaining height."""

    @property
    def free(self) -> int:
        return self.place - self.content if self.place and self.content else 0

    @property
    def hidden(self) -> int:
        return max(0, self.players - self.place) if self.place else 0

    def offset(self, active: int, seats: int, more: int = 0) -> int:
        """Return how far to scroll so that a seat's row is visible, if possible without cutting the top row.

        Return 0 if the row is visible without scrolling.

        Args:
            active: The index of the row.
            more: The extra height of this row.
        """
        if not self.heading:
            return 0
        row = (self.players - self.heading - more) / max(1, seats)
        above = self.heading + row * active
        end = above + row + more
        tops = (0, *(self.heading + row * before for before in range(active)))
        return round(min(next((top for top in tops if end <= top + self.place), above), self.hidden))


Sized = Callable[[ft.LayoutSizeChangeEvent[Any]], None]


def use_heights(
    context: AnyContext, told: Callable[[Heights], int]
) -> tuple[Heights, Callable[[str], Sized]]:
    """Return the measured heights, and a function that measures a named part.

    Args:
        context: Its `tell_height` is called when a height changes.
        told: Computes the height to report from the measured heights.
    """
    heights, set_heights = kit.use_state(Heights())
    measured = kit.use_ref(Heights)

    def sized(name: str) -> Sized:
        def measure(event: ft.LayoutSizeChangeEvent[Any]) -> None:
            found = measured.current._replace(**{name: int(event.height / STEP) * STEP})
            if found != measured.current:
                measured.current = found
                set_heights(found)
                context.tell_height(told(found) + STEP)

        return measure

    return heights, sized


def scroll_to(context: AnyContext, scrolling: Callable[[], ft.Column], offset: float) -> None:
    """Scroll without an animation, during which the client would accept no press on the page."""

    async def show() -> None:
        await scrolling().scroll_to(offset=offset)

    context.client.page.run_task(show)


TablePart = Callable[[Any], ft.Control]
SeatRow = Callable[[Any, int], ft.Control]


class RowsFacts(NamedTuple):
    """The data of the players' rows as a whole."""

    order: tuple[int, ...]
    """All seats, in turn order."""

    own: int | None
    active: int | None
    """The seat whose turn it is."""

    own_deed: str = ""
    """What this phone's own player does now, as a label; empty while others act."""


def rows_facts(here: AnyHere) -> RowsFacts:
    state, own = here.state, own_hand(here.context)
    deed = here.context.ui.own_deed(here) if own is not None and own == state.active else ""
    return RowsFacts(here.context.open_game.game.order(state), own, state.active, deed)


def seat_rows(here: AnyHere, shown: RowsFacts, row: SeatRow) -> dict[int, ft.Control]:
    """Return the rows by seat, in screen order: a guest's phone starts with its own player.

    Args:
        row: The part that draws a seat's row.
    """
    own_first = sorted(sorted(shown.order), key=lambda seat: seat != shown.own)
    return {seat: seat_row(here, shown, row, seat) for seat in own_first}


def seat_row(here: AnyHere, shown: RowsFacts, row: SeatRow, seat: int) -> ft.Control:
    """Draw the row of a seat under its own key; mark it if it is this phone's own player.

    Args:
        row: The part that draws a seat's row.
    """
    key = f"player-row-{seat}"
    if seat == shown.own:
        return own_row(here, seat, row, key, shown.own_deed or here.words("player-you"))
    return kit.keyed(key, row, here, seat)


def own_hand(context: AnyContext) -> int | None:
    """Return the seat of this phone's player; None on the host's device, which lies on the table."""
    presence = context.presence
    return None if presence.hosting else presence.own


def own_row(here: AnyHere, seat: int, row: SeatRow, key: str, said: str) -> ft.Control:
    """Draw the row of this phone's own player, filled, with these words above it."""
    p = here.palette
    mark = ft.Container(
        here.style.text(said, kit.LABEL_STRONG, p.text, lines=2),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP),
    )
    return ft.Container(kit.column([mark, row(here, seat)], stretch=True), bgcolor=p.surface, key=key)


def _table_facts(
    here: AnyHere,
    heading: TablePart,
    row: SeatRow,
    below: TablePart | None = None,
    more: Callable[[Any], int] | None = None,
) -> tuple[RowsFacts, int]:
    return rows_facts(here), more(here) if more is not None else 0


@part(_table_facts)
def PlayerRows(
    here: AnyHere,
    found: tuple[RowsFacts, int],
    heading: TablePart,
    row: SeatRow,
    below: TablePart | None = None,
    more: Callable[[Any], int] | None = None,
) -> ft.Control:
    """Draw the heading and a row for each player, without actions.

    Args:
        heading: The part above the players.
        row: The part for a seat's row.
        below: A further part below the players.
        more: Returns the extra height of the active row.
    """
    facts, higher = found
    context, active = here.context, facts.active
    rows = seat_rows(here, facts, row)
    order, seats = tuple(rows), len(rows)
    heights, sized = use_heights(context, lambda found: found.players)
    shown = kit.use_ref(list[ft.Column])
    offset = heights.offset(order.index(active), seats, higher) if active is not None else 0
    stands = kit.use_ref(lambda: 0)

    def follow() -> None:
        if active is not None and offset != stands.current:
            stands.current = offset
            scroll_to(context, lambda: shown.current[-1], offset)

    kit.use_effect(follow, [active, offset])
    top = ft.Container(heading(here), on_size_change=sized("heading"))
    players = kit.column([top, *rows.values()], stretch=True)
    rest = [below(here)] if below is not None else []
    scrolling = kit.scroll(here.style, [ft.Container(players, on_size_change=sized("players")), *rest])
    shown.current.append(scrolling)
    del shown.current[:-1]
    return ft.Container(scrolling, on_size_change=sized("place"), expand=True)
