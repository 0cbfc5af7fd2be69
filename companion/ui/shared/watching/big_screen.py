"""The big screen: a table on a television, or on a tablet in its middle, readable from three metres."""

import asyncio
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

import flet as ft

from companion.table.timing import runs_for
from companion.ui import kit
from companion.ui.core.style import SCALES
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.shared.opening import OpenedGame
from companion.ui.shared.watching.context import AnyWatched, WatchedGame, use_following
from companion.ui.shared.watching.finale import WatchedEnd
from companion.ui.shared.watching.parts import Happening, Page, Tallest
from companion.ui.shared.watching.scoreboard import Scoreboard

LYING: Final = (880.0, 500.0)
STANDING: Final = (440.0, 860.0)
"""Size in logical pixels of the landscape and the portrait layout, which is enlarged to fill the page."""

FEW: Final = 3
SMALLER: Final = 0.1
"""The layout has room for this many players; each further one adds this share to its size."""

SHARE: Final = 0.5
"""The players' share of a landscape page's width."""

STANDING_SHARE: Final = 0.44
STANDING_FEW: Final = 5
STANDING_MORE: Final = 0.06
"""The players' share of a portrait page's height; each player after the first few adds to it."""

BOARD: Final = 440
"""The minimum height of a portrait page's stage that shows the parts on the board."""

SMALLEST: Final = 0.6
"""The smallest scale of the page, chosen so that everybody is visible."""

SPARE: Final = kit.TARGET + 2.0 * kit.GAP_SMALL
"""The space kept free for the button that closes the screen."""

DIE_LIES: Final = 560
"""The height needed in landscape for a die, its question, its odds and the players who may re-roll."""

FULL: Final = 400
"""Below this height the stage is drawn smaller."""

SECOND: Final = 1.0
"""Seconds between two redraws of a running clock."""


StagedPage: TypeAlias = tuple[float, float, str, bool]
"""Width and height of the page, the game's stage, and whether a die is being rolled."""


class StageScale(NamedTuple):
    """The largest text scale at which everything on the stage fits on a page.

    Like `Tallest`, it never grows again on the same page, which keeps the size from oscillating.
    """

    page: StagedPage = (0, 0, "", False)
    most: float = SCALES[-1]


@kit.component
def BigScreen() -> ft.Control:
    return OpenedGame("screen", Watching)


@kit.screen
def Watching(style: kit.Style, context: AnyContext) -> ft.View:
    """Draw the players and the stage, as large as possible, with nothing to press."""
    game = context.open_game
    watched: AnyWatched = kit.use_ref(lambda: WatchedGame[Any](context.client, game)).current
    use_following(watched)
    use_clock(watched)
    shown = context.client.page
    (width, height), resize = kit.use_state(lambda: (shown.width or LYING[0], shown.height or LYING[1]))
    lies = width >= height
    smaller = 1 + SMALLER * max(0, len(watched.seats) - FEW)
    room = LYING if lies else STANDING
    here = AnyHere(style, watched, watched.state)
    over, rolls, stage = kit.use_slice(
        watched.changes,
        lambda: (
            watched.is_over,
            watched.ui.roll(watched.state) is not None,
            watched.ui.stage(watched.state),
        ),
    )
    watched.was_under_way |= not over
    tallest, measured_again = kit.use_draft(Tallest)
    page: Page = (width, height, over)
    scale, shrink = use_stage_scale(style, (width, height, stage, rolls))
    tall = tallest.height + kit.PADDING if tallest.page == page else 0
    watched.tell_height = lambda found: measured_again(lambda last: last.with_height(page, found))
    enlarged = max(1.0, min(width / room[0], height / room[1]) / smaller)
    # The closing button must not cover anything.
    beside, above = (SPARE, 0.0) if lies else (0.0, SPARE)
    needed = max(tall, DIE_LIES if rolls and lies else 0)
    factor = max(SMALLEST, min(enlarged, (height - above) / needed if needed else enlarged))
    width, height = (width - beside) / factor, (height - above) / factor
    if over:
        result = here.styled(replace(style, width=round(width)))
        body = kit.keyed("end", WatchedEnd, result, lies, round(height))
    else:
        crowd = max(0, len(watched.seats) - STANDING_FEW)
        upper = STANDING_SHARE + STANDING_MORE * crowd
        share = height if lies else 0 if rolls else height * upper
        staging = here.styled(replace(style, scale=scale))
        body = under_way(staging, width, height, share, factor, shrink, lies=lies)
    scaled = ft.Container(
        body,
        left=0,
        top=above,
        width=width,
        height=height,
        scale=ft.Scale(scale=factor, alignment=ft.Alignment.TOP_LEFT),
        ignore_interactions=not over,  # The end may need scrolling, and has nothing to press.
    )
    leave = kit.glyph_button(
        style,
        "close",
        style.words("watch-leave"),
        lambda: context.client.go(f"/game/{game.id}"),
        ink=style.palette.quiet,
    )
    whole_page = ft.Stack(
        [scaled, ft.Container(leave, right=kit.GAP_SMALL, top=kit.GAP_SMALL)],
        expand=True,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    # Measure the page here: the style stays the same if only the height changes, as in full screen.
    measured = ft.Container(whole_page, expand=True, on_size_change=lambda e: resize((e.width, e.height)))
    return kit.page_view(style, f"/game/{game.id}/screen", None, measured)


def under_way(
    here: AnyHere,
    width: float,
    height: float,
    share: float,
    factor: float,
    on_overflow: kit.Press,
    *,
    lies: bool,
) -> ft.Control:
    """Draw the players and the stage, side by side, or one below the other on a portrait page.

    In portrait a die has the whole page, since there is no room for it below the players.

    Args:
        width: Width of the layout, in pixels before it is enlarged.
        height: Height of the layout, in the same pixels.
        share: Height of the players, in the same pixels; 0 if the stage has the whole page.
        factor: The factor by which the layout is enlarged.
        on_overflow: Called when the stage is taller than its part of the page.
        lies: Whether the page is in landscape.
    """
    style = here.style
    players_width = width * SHARE if lies else width
    narrow = replace(style, width=round(players_width))
    rest = replace(style, width=round(width - players_width if lies else width))
    board = Scoreboard(here.styled(narrow), share, factor) if share else None
    players = ft.Container(board, width=players_width, height=share)
    left = height if lies else height - share
    laid = lies or left >= BOARD
    measured = ft.Container(
        Happening(here.styled(rest), small=left < FULL, board=laid),
        on_size_change=lambda event: on_overflow() if event.height > left + 1 else None,
    )
    happening = ft.Container(
        ft.Column(
            [measured],
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.HIDDEN,
        ),
        padding=ft.Padding.symmetric(horizontal=kit.SECTION - (kit.MARGIN if laid else 0)),
        expand=True,
    )
    line = ft.Container(
        width=kit.HAIR if lies else None, height=None if lies else kit.HAIR, bgcolor=style.palette.hairline
    )
    parts: list[ft.Control] = [players, line, happening] if share else [happening]
    if lies:
        return ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def use_stage_scale(style: kit.Style, page: StagedPage) -> tuple[float, kit.Press]:
    """Return the text scale of the stage, and a function that reduces it after an overflow.

    A spectator cannot scroll, so text is only as large as the page allows.
    """
    fitting, fit = kit.use_draft(StageScale)
    scale = min(style.scale, fitting.most) if fitting.page == page else style.scale

    def shrink() -> None:
        lower = [each for each in SCALES if each < scale]
        if lower:
            fit(lambda _: StageScale(page, lower[-1]))

    return scale, shrink


def use_clock(context: AnyWatched) -> None:
    """Redraw a running clock every second while this is on screen."""

    async def tick() -> None:
        while context.on_screen:
            await asyncio.sleep(SECOND)
            if runs_for(context.open_game.game, context.state) is not None:
                context.changes.notify()

    kit.use_effect(tick, [])
