"""The digit pad, which stays open and moves on to the next player until the line is full."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Self

import flet as ft

from companion.rules.tally.data import MOST_POINTS
from companion.rules.tally.sheet import Write
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import everything, part
from companion.ui.tally.context import GameContext, Here
from companion.ui.tally.look import token
from companion.ui.tally.table import SMALL_PIECE, line_name, write_panel
from companion.ui.theme.typography import FIGURE
from companion.ui.widgets.frame import PINNED
from companion.ui.widgets.pad import digit_rows, glyph_key, key

PIECE = 40
MOST_GROWN = 1.35
"""Maximum factor by which the players' tiles grow with the text size."""
MINUS = "\u2212"
LONGEST = len(str(MOST_POINTS))
"""Maximum number of digits of a number."""


class Typed(NamedTuple):
    """The number being typed; while nothing is typed or erased, the written number stays."""

    seat: int
    digits: str = ""
    minus: bool = False
    taken: bool = False
    """Whether the digits were copied from the written number; if so, the next digit replaces them."""

    emptied: bool = False
    """Whether the written number was erased."""

    def pressed(self, digit: int) -> Self:
        before = "" if self.taken else self.digits
        digits = (before + str(digit)).lstrip("0")[:LONGEST] or "0"
        return self._replace(digits=digits, taken=False, emptied=False)

    def erased(self, written: int | None) -> Self:
        """Erase the last digit; without digits, erase the minus; without either, erase the written number."""
        if self.digits:
            return self._replace(digits=self.digits[:-1], taken=False)
        return self._replace(minus=False, emptied=self.emptied or (not self.minus and written is not None))

    def turned(self, written: int | None) -> Self:
        """Change the sign of the typed number, or of the written number if none is typed."""
        if not self.digits and not self.minus and not self.emptied and written:
            return self._replace(digits=str(abs(written)), minus=written > 0, taken=True)
        return self._replace(minus=not self.minus)

    @property
    def points(self) -> int | None:
        """The typed number; None while no digit is typed."""
        if not self.digits:
            return None
        return -int(self.digits) if self.minus else int(self.digits)

    @property
    def empties(self) -> bool:
        """Whether the written number is to be erased without a new number."""
        return self.emptied and self.points is None

    def after(self, written: int | None) -> int | None:
        """Return the cell's number after this input is written."""
        return written if self.points is None and not self.emptied else self.points

    @property
    def shown(self) -> str:
        """The text typed so far."""
        return (MINUS if self.minus else "") + self.digits


def has_write(context: GameContext, panel: Panel) -> bool:
    """Return whether the panel's line is on the sheet and this device may write for its seat."""
    state = context.state
    on_sheet = panel.page.isdecimal() and int(panel.page) < len(state.sheet)
    return on_sheet and panel.seat < len(state.players) and context.acts_for(panel.seat)


def following(context: GameContext, line: int, seat: int) -> int | None:
    """Return the next seat whose missing number in this line may be written here; None if there is none."""
    state = context.state
    count = len(state.players)
    seats = ((seat + step) % count for step in range(1, count + 1))
    numbers = state.sheet[line]
    return next((each for each in seats if numbers[each] is None and context.acts_for(each)), None)


@part(everything)
def WriteSheet(here: Here, _: object, panel: Panel) -> ft.Control:
    """Draw the pad for a line of the sheet; nothing if that line was just removed."""
    style, words, context, state = here.style, here.words, here.context, here.state
    line = int(panel.page)
    # A draft instead of a form, since digits are not a command yet, and a press writes one number and goes
    # on to the next player.
    typed, change = kit.use_draft(lambda: Typed(panel.seat))
    if not 0 <= line < len(state.sheet):
        return ft.Container()
    numbers, seat = state.sheet[line], typed.seat

    def leave() -> None:
        _written(context, line, kit.latest(change))
        context.close()

    def turn_to(seat: int) -> None:
        if _written(context, line, kit.latest(change)):
            change(lambda _: Typed(seat))

    def go_on() -> None:
        now = kit.latest(change)
        if not _written(context, line, now):
            return
        after = None if now.empties else following(context, line, now.seat)
        if after is None or after == now.seat:
            context.close()
        else:
            change(lambda _: Typed(after))

    after = following(context, line, seat)
    goes_on = after is not None and after != seat
    said = (
        words("write-empty")
        if typed.empties
        else words("write-next", player=state.players[after].name)
        if goes_on and after is not None
        else words("write-done")
    )
    written = numbers[seat]
    minus = key(style, MINUS, lambda: change(lambda now: now.turned(written)), words("write-minus"))
    erase = glyph_key(style, "erase", words("pad-erase"), lambda: change(lambda now: now.erased(written)))
    empty = Write(seat=seat, line=line, points=None)
    dead = typed.empties and not context.accepts(empty)
    press: kit.Press = kit.Dead(partial(context.tell_why, empty)) if dead else go_on
    button = kit.primary(style, said, press, expand=3)
    keys: list[ft.Control] = [
        *digit_rows(style, lambda digit: change(lambda now: now.pressed(digit))),
        ft.Row([erase, minus, button], spacing=kit.GAP),
    ]
    title, current = line_name(here, line), _current(here, typed, numbers[seat])
    strip = _strip(here, numbers, typed, turn_to)
    if style.low:
        footer = kit.column(keys, kit.GAP, stretch=True)
        return kit.sheet(style, title, [strip], leave, pinned=[current], footer=footer)
    # Put the strip directly above the digits, so that the finger has a short way.
    above = ft.Container(strip, padding=ft.Padding.only(bottom=kit.GAP_WIDE))
    return kit.sheet(
        style, title, [], leave, footer=kit.column([above, current, *keys], kit.GAP, stretch=True)
    )


def _written(context: GameContext, line: int, typed: Typed) -> bool:
    """Write the typed number, or erase the written number; return False if the table refuses the change."""
    sheet = context.state.sheet
    if line >= len(sheet) or sheet[line][typed.seat] == typed.after(sheet[line][typed.seat]):
        return True
    return context.submit(Write(seat=typed.seat, line=line, points=typed.points))


def _current(here: Here, typed: Typed, written: int | None) -> ft.Control:
    """Draw the player whose number is being typed, the number, and the resulting total."""
    style, words, p, state = here.style, here.words, here.palette, here.state
    player, total = state.players[typed.seat], state.totals[typed.seat]
    after = total - (written or 0) + (typed.after(written) or 0)
    shown = typed.shown or ("" if written is None or typed.emptied else words.number(written))
    note = words("write-total", total=words.number(after))
    figure = style.text(shown, FIGURE, p.text if typed.shown else p.quiet, lines=1)
    return kit.announced(
        ft.Row(
            [
                kit.art(token(player.colour), p.players[player.colour], PIECE),
                kit.column(
                    [style.text(player.name, kit.HEADING, lines=1), style.text(note, kit.LABEL, p.quiet)],
                    expand=True,
                ),
                figure,
            ],
            spacing=kit.GAP_WIDE,
        ),
        words("write-spoken", player=player.name, points=shown or "–", total=words.number(after)),
    )


def _strip(
    here: Here, numbers: tuple[int | None, ...], typed: Typed, turn_to: Callable[[int], None]
) -> ft.Control:
    """Draw a tile for each player with the number in this line; a press selects that player.

    Tiles that do not fit into one row form two rows. In large text on a small page, which has no height for
    two rows, they form one row that scrolls.
    """
    style, p, state = here.style, here.palette, here.state
    room = kit.sheet_room(style) - (PINNED if style.low and not style.wide else 0)
    count = len(numbers)
    least = kit.TARGET * min(style.scale, MOST_GROWN)
    fits = (room - kit.GAP_SMALL * (count - 1)) / count >= least
    scrolls = not fits and style.narrow and style.scale > kit.LARGE_TEXT
    in_row = count if fits or scrolls else -(-count // 2)

    def tile(seat: int) -> ft.Control:
        player, points = state.players[seat], numbers[seat]
        chosen = seat == typed.seat
        left = None if chosen and typed.emptied else points
        shown = typed.shown if chosen and typed.shown else "–" if left is None else here.words.number(left)
        content = ft.Column(
            [
                kit.art(token(player.colour), p.players[player.colour], SMALL_PIECE),
                style.text(shown, kit.LABEL_STRONG, lines=1),
            ],
            spacing=kit.GAP_SMALL,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        return kit.row_button(
            style,
            content,
            (lambda: turn_to(seat)) if here.context.acts_for(seat) else None,
            label=here.words("pair", what=player.name, value=shown),
            fill=p.raised if chosen else None,
            edge=p.players[player.colour] if chosen else p.hairline,
            align=ft.Alignment.CENTER,
            padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL),
            width=least if scrolls else None,
            expand=None if scrolls else True,
        )

    rows = [
        ft.Row(
            [tile(seat) for seat in range(at, min(at + in_row, count))],
            spacing=kit.GAP_SMALL,
            scroll=ft.ScrollMode.HIDDEN if scrolls else None,
        )
        for at in range(0, count, in_row)
    ]
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def has_player(context: GameContext, panel: Panel) -> bool:
    """Return whether this device may write for the panel's seat, in a panel that shared screens open."""
    state = context.state
    return bool(state.sheet) and panel.seat < len(state.players) and context.acts_for(panel.seat)


@part(everything)
def PlayerPanel(here: Here, _: object, panel: Panel) -> ft.Control:
    """Draw the pad for a player's number in the current line."""
    return WriteSheet(here, write_panel(here.state, panel.seat))
