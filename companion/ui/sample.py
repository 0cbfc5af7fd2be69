"""The sample game: a recorded demo, played step by step, never stored."""

import asyncio
from bisect import bisect_right
from typing import Any, Final, NamedTuple

import flet as ft

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.ui import kit
from companion.ui.core.client import USUAL, Client
from companion.ui.core.env import use_env
from companion.ui.game.here import AnyHere
from companion.ui.games import ui_of, with_rules
from companion.ui.shared.arrival import AwaitedScreen, use_arrival
from companion.ui.shared.game_choice import chosen_game
from companion.ui.shared.turn_band import below_band, height_above
from companion.ui.shared.watching.context import TO_READ, AnyWatched, WatchedGame
from companion.ui.shared.watching.parts import DISH, LATEST, Happening, Page, Tallest

STEP: Final = 2.8
"""Seconds that each step stays on screen."""

PLAYERS: Final = 5
HAPPENING: Final = 4
"""The shares of a wide page for the players and for the stage."""

UPRIGHT: Final = (11 / 18, 14 / 18)
UPRIGHT_END: Final = (5 / 9, 0.69)
"""Minimum and maximum share of an upright page's height for the players: during the game, and at its end."""

SMALLEST: Final = 0.75
"""The smallest scale to which the players shrink so that all fit; if that does not suffice, they scroll."""

BARS: Final = 204
"""Height of the bars above and below the players and the stage, in total."""

VERDICT: Final = 80
"""Height of the part below the winners' dish, including its spacing."""

NEWEST: Final = 155
ENTRY: Final = 44
"""Height of the stage when its newest entry has three lines, and height of each earlier entry."""

LEAST_DISH, LARGEST_DISH = 64, 118
"""Minimum and maximum width of the winners' dish; a wide page ignores them and uses the usual width."""


def recorded(key: str) -> OpenGame:
    """Replay the recorded game of this kind in memory.

    Raises:
        AssertionError: The rules refuse one of its commands.
    """
    begin, *others = ui_of(key).sample
    game = GameService(Library(MemoryBlobStore())).begin(key, begin)
    assert isinstance(game, OpenGame), game
    for command in others:
        answer = game.submit(command)
        assert hasattr(answer, "seq"), (command, answer)
    return game


class Step(NamedTuple):
    """A step that is shown: the number of entries up to it, and the last part of its sentence's key."""

    at: int
    did: str = ""


class Sample(NamedTuple):
    """A recorded game, and its steps that are shown."""

    game: OpenGame
    steps: tuple[Step, ...]

    @classmethod
    def of(cls, key: str) -> "Sample":
        """Return the recorded game of that kind; if the game names no steps, each entry is a step."""
        game = recorded(key)
        told = [Step(at, did) for at, did in ui_of(key).sample_steps]
        return cls(game, tuple(told or [Step(at) for at in range(1, game.table.count + 1)]))

    def place(self, at: int) -> int:
        """Return the index of the step that is shown after that many entries."""
        return max(0, bisect_right([step.at for step in self.steps], at) - 1)


@kit.component
def SampleScreen() -> ft.Control:
    """Draw the recorded game of the kind chosen last."""
    client, style = use_env()
    key = chosen_game(client)
    arrival = use_arrival(key)
    if arrival.standing == "here":
        return kit.keyed(f"sample-{key}", SamplePage, key)
    return kit.keyed("awaited", AwaitedScreen, client, style, "/sample", "sample-title", key, arrival, None)


@kit.screen
def SamplePage(key: str) -> ft.View:
    """Draw the recorded game at its current step, with the playback controls."""
    client, style = use_env()
    sample = kit.use_ref(lambda: Sample.of(key)).current
    watched: AnyWatched = kit.use_ref(
        lambda: WatchedGame[Any](client, sample.game, sample.steps[0].at)
    ).current
    style = with_rules(style, key, watched.state.options)
    playing, play = use_playing(watched, sample)
    at = kit.use_slice(watched.changes, lambda: watched.at)
    words, place, here = style.words, sample.place(at), AnyHere(style, watched, watched.state)
    mark = ft.Container(
        kit.chip(style, words("sample-mark"), style.palette.accent, style.palette.on_accent),
        padding=ft.Padding.only(right=kit.GAP_WIDE),
    )
    top = kit.bar(
        style,
        # During a roll nothing else on the page names the round.
        watched.ui.table_title(here) if watched.ui.roll(here.state) is not None else words("sample-title"),
        on_back=lambda: client.go("/"),
        middle=lambda _: ft.Row([mark], alignment=ft.MainAxisAlignment.END),
        least=kit.chip_width(style, words("sample-mark")) + kit.GAP_WIDE,
    )
    part = style.part(style.width - style.width // 2) if style.low else style
    bottom = kit.column(
        [told(part, sample, place), controls(client, part, watched, sample, playing, play)], stretch=True
    )
    if style.low:
        return kit.page_view(style, "/sample", top, Stage(style, watched, at, bottom))
    return kit.page_view(style, "/sample", top, Stage(style, watched, at), bottom=bottom)


@kit.component
def Stage(style: kit.Style, watched: AnyWatched, at: int, below: ft.Control | None = None) -> ft.Control:
    """Draw the players and the stage below them, or beside them on a wide or low page.

    If there is no room for a die beside the players, it takes their place.

    Args:
        below: The part below the stage.
    """
    page = watched.client.page
    (width, height), resize = kit.use_state(
        lambda: (page.width or style.width, max(1.0, (page.height or USUAL[1]) - BARS))
    )
    beside, low = style.wide or style.low, style.low
    wide = width if not beside else width // 2 if low else width * PLAYERS // (PLAYERS + HAPPENING)
    found = use_players(style, watched, width, height)
    share, most = UPRIGHT_END if watched.is_over else UPRIGHT
    # If the players had to scroll even in their maximum share of the page, give them the minimum share.
    scrolled = found.tallest.height * SMALLEST > height * most
    taken = share if scrolled else min(max(share, found.tallest.height / height), most)
    high = height if beside else height * taken
    players = ft.Container(whole_players(style, watched, wide, high, found), width=wide, height=high)
    room = LARGEST_DISH if low else height - high - 2 * kit.GAP - VERDICT
    entries = int((height - high - 2 * kit.GAP) / style.scale - NEWEST) // ENTRY
    rest = style.part(round(width - wide)) if beside else style
    happening = ft.Container(
        ft.Column(
            [
                Happening(
                    AnyHere(rest, watched, watched.state),
                    small=not style.wide or low,
                    earlier=LATEST if beside else max(0, min(LATEST, entries)),
                    dish=DISH if style.wide and not low else max(LEAST_DISH, min(LARGEST_DISH, room)),
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.AUTO,
        ),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP),
        expand=True,
    )
    rolls = watched.ui.roll(watched.state) is not None and (low or not beside)
    shown = [happening] if rolls else [players, happening]
    if below is not None:
        last = shown.pop() if not rolls else ft.Container()
        shown.append(
            ft.Container(ft.Column([ft.Container(last, expand=True), below], spacing=0), expand=True)
        )
    parts = [part for each in shown for part in (_line(style, beside), each)][1:]
    content: ft.Control
    if beside:
        content = ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    else:
        content = ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(content, expand=True, on_size_change=lambda e: resize((e.width, e.height)))


class Players(NamedTuple):
    """The height of the players in logical pixels; 0 before it has been measured."""

    tallest: Tallest = Tallest()
    now: int = 0

    def with_height(self, page: Page, height: int) -> "Players":
        return Players(self.tallest.with_height(page, height), height)


def use_players(style: kit.Style, watched: AnyWatched, width: float, height: float) -> Players:
    """Return the measured height of the players on a page of that width and height."""
    players, measure = kit.use_draft(Players)
    page: Page = (width, height, watched.is_over)
    above = height_above(AnyHere(style, watched, watched.state))
    watched.tell_height = lambda found: measure(lambda last: last.with_height(page, found + above))
    # A height that stays the same on a new page is not reported again, so carry it over.
    return players if players.tallest.page == page else players.with_height(page, players.now)


def whole_players(
    style: kit.Style, watched: AnyWatched, width: float, height: float, found: Players
) -> ft.Control:
    """Draw the players, scaled down so that all are visible in an area of that width and height."""
    fits = height / max(found.tallest.height, height)
    factor = fits if fits >= SMALLEST else 1.0
    part = style.part(round(width / factor)) if style.wide or style.low else style
    room = height / factor
    here = AnyHere(part, watched, watched.state)
    scaled = ft.Container(
        below_band(here, watched.ui.players(here)),
        left=0,
        top=0,
        width=width / factor,
        # Without this limit a low page would cut off the lower part.
        height=min(room, found.now) if style.low and found.now else room,
        scale=ft.Scale(scale=factor, alignment=ft.Alignment.TOP_LEFT),
        ignore_interactions=fits >= SMALLEST,
    )
    return ft.Stack([scaled])


def _line(style: kit.Style, beside: bool) -> ft.Control:
    width, height = (kit.HAIR, None) if beside else (None, kit.HAIR)
    return ft.Container(width=width, height=height, bgcolor=style.palette.hairline)


def told(style: kit.Style, sample: Sample, place: int) -> ft.Control:
    """Show what the app did in this step, and the step's number among all steps."""
    words, did, centre = style.words, sample.steps[place].did, ft.TextAlign.CENTER
    count = words("sample-step", step=place + 1, steps=len(sample.steps))
    lines = [style.text(count, kit.LABEL, style.palette.quiet, align=centre)]
    if did:
        said = style.text(words(f"sample-did-{did}"), kit.BODY_STRONG, align=centre, lines=2)
        lines.insert(0, ft.Semantics(content=said, live_region=True))
    return ft.Container(kit.column(lines, stretch=True), padding=ft.Padding.symmetric(horizontal=kit.MARGIN))


def controls(
    client: Client, style: kit.Style, watched: AnyWatched, sample: Sample, playing: bool, play: Any
) -> ft.Control:
    """Draw the controls: a step back, pause, a step forward; at the end restart, or a new game."""
    words, steps = style.words, sample.steps
    place = sample.place(watched.at)

    def step(by: int) -> None:
        play(False)
        to = min(max(sample.place(watched.at) + by, 0), len(steps) - 1)
        watched.turn_to(steps[to].at)

    def again() -> None:
        watched.turn_to(steps[0].at)
        play(True)

    back = kit.glyph_button(style, "arrow-left", words("sample-back"), (lambda: step(-1)) if place else None)
    if place == len(steps) - 1:
        return kit.bottom_bar(
            style,
            [
                back,
                kit.primary(style, words("home-new-game"), lambda: client.go("/new"), expand=True),
                kit.secondary(style, words("sample-again"), again, height=64),
            ],
        )
    said = words("sample-pause" if playing else "sample-play")
    glyph = "pause" if playing else "play"
    room = style.width - 2 * (kit.PADDING + kit.TARGET + kit.GAP_WIDE)
    return kit.bottom_bar(
        style,
        [
            back,
            kit.primary(style, said, lambda: play(not playing), glyph=glyph, expand=True, width=room),
            kit.glyph_button(style, "arrow-right", words("sample-on"), lambda: step(1)),
        ],
    )


def use_playing(watched: AnyWatched, sample: Sample) -> tuple[bool, Any]:
    """Return whether the sample is playing by itself, and a function that starts or stops the playback."""
    playing, set_playing = kit.use_state(True)
    turn = kit.use_ref(lambda: 0)

    def play(on: bool) -> None:
        turn.current += 1  # Stops the running playback.
        set_playing(on)

    async def walk() -> None:
        mine = turn.current
        while playing and (after := sample.place(watched.at) + 1) < len(sample.steps):
            await asyncio.sleep(max(STEP, TO_READ) if watched.lies_newly() else STEP)
            if turn.current != mine:
                return
            watched.turn_to(sample.steps[after].at)

    def leave() -> None:
        turn.current += 1

    kit.use_effect(walk, [playing, turn.current])
    kit.use_effect(lambda: None, [], leave)
    return playing, play
