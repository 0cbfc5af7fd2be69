"""The screen of a new game: filled in as last time, so that starting it is one press."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.chromosome.options import Options
from companion.rules.chromosome.state import Detail
from companion.ui.chromosome.setup.begin import begin
from companion.ui.chromosome.setup.chairs import Change, chair
from companion.ui.chromosome.setup.option_rows import DEFAULTS, OptionRows, differing
from companion.ui.chromosome.setup.people import MorePeople
from companion.ui.chromosome.setup.seating_plan import Setup, fresh_setup
from companion.ui.core.component import keyed, screen, use_state
from companion.ui.core.draft import use_draft
from companion.ui.core.env import use_env
from companion.ui.core.style import Look
from companion.ui.theme.measure import GAP, GAP_WIDE, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.fold import fold
from companion.ui.widgets.frame import bar, bottom_bar, page_view, scroll, section
from companion.ui.widgets.panes import panes
from companion.ui.widgets.press import plain, primary
from companion.ui.widgets.rows import note_row


@screen
def NewGameScreen() -> ft.View:
    """Who plays, who starts, how much is tracked, by which rules."""
    client, look = use_env()
    words = look.words
    setup, change = use_draft(lambda: fresh_setup(client.house))
    opened, show = use_state(_first_nameless(setup) if not client.house.people() else None)
    refusal, set_refusal = use_state("")
    unfolded, unfold = use_state(False)

    def settle(new: Callable[[Setup], Setup]) -> None:
        set_refusal("")
        change(new)

    def join(name: str) -> None:
        free = _first_nameless(setup)
        if name:
            settle(lambda now: now.joined(name))
            show(None)
        elif free is not None:
            show(free)
        else:
            settle(lambda now: now.joined(""))
            show(len(setup.players))

    def start() -> None:
        set_refusal(begin(client, setup))

    players: list[ft.Control] = [
        keyed_chair(look, setup, seat, settle, opened == seat, show) for seat in range(len(setup.players))
    ]
    players.append(keyed("people", MorePeople, look, client, setup, join))
    table: list[ft.Control] = [
        _starter(look, setup, settle),
        _detail(look, setup, settle),
        _switches(look, setup, settle),
        _rules(look, setup, settle, unfolded, unfold),
    ]
    top = bar(look, words("home-new-game"), on_back=lambda: client.go("/"))
    bottom = [primary(look, words("new-start"), start, expand=True)]
    if refusal:
        footer: ft.Control = ft.Column(
            [
                ft.Semantics(
                    content=note_row(look, "warning", refusal, colour=look.palette.danger), live_region=True
                ),
                bottom_bar(look, bottom),
            ],
            spacing=0,
            tight=True,
        )
    else:
        footer = bottom_bar(look, bottom)
    if look.wide:
        return page_view(look, "/new", top, panes(look, [_dish(look, setup), *players], table, footer=footer))
    hint = ft.Container(
        look.text(words("new-clockwise"), LABEL, look.palette.quiet),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=GAP),
    )
    body = scroll(look, [hint, *players, *table, ft.Container(height=PADDING)])
    return page_view(look, "/new", top, body, bottom=footer)


def keyed_chair(
    look: Look, setup: Setup, seat: int, change: Change, opened: bool, show: Callable[[int | None], None]
) -> ft.Control:
    """A chair that is known again by its species, which moves with the person."""
    control = chair(look, setup, seat, change, opened, show)
    control.key = f"chair-{setup.players[seat].species}"
    return control


def _first_nameless(setup: Setup) -> int | None:
    return next((seat for seat, player in enumerate(setup.players) if not player.name.strip()), None)


def _starter(look: Look, setup: Setup, change: Change) -> ft.Control:
    words = look.words
    choices: list[tuple[int | None, str]] = [(None, words("new-by-lot"))]
    choices += [
        (seat, player.name.strip()) for seat, player in enumerate(setup.players) if player.name.strip()
    ]
    row = options_row(
        look,
        choices,
        setup.starter,
        lambda seat: change(lambda now: now.but(starter=seat)),
        wrap=True,
    )
    return section(look, words("term-starter"), [row])


def _detail(look: Look, setup: Setup, change: Change) -> ft.Control:
    words = look.words

    def row(detail: Detail) -> ft.Control:
        return choice_row(
            look,
            words(f"new-detail-{detail}"),
            lambda: change(lambda now: now.but(detail=detail)),
            chosen=setup.detail == detail,
            note=words(f"new-detail-{detail}-note"),
        )

    return section(look, words("new-detail"), [row("quick"), row("full")])


def _switches(look: Look, setup: Setup, change: Change) -> ft.Control:
    words = look.words
    events = switch_row(
        look,
        words("new-events"),
        setup.options.events,
        lambda on: change(lambda now: now.but(options=now.options.but(events=on))),
        note=words("new-events-note"),
    )
    clocks = switch_row(
        look,
        words("new-clocks"),
        setup.clocks,
        lambda on: change(lambda now: now.but(clocks=on)),
        note=words("new-clocks-note"),
    )
    return ft.Container(
        ft.Column([events, clocks], spacing=0, tight=True),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=SECTION),
    )


def _rules(
    look: Look, setup: Setup, change: Change, unfolded: bool, unfold: Callable[[bool], None]
) -> ft.Control:
    words = look.words

    def settle(new: Callable[[Options], Options]) -> None:
        change(lambda now: now.but(options=new(now.options)))

    others = differing(setup.options)
    inside: list[ft.Control] = []
    if unfolded:
        inside = [
            look.text(words("new-rules-open"), LABEL, look.palette.quiet),
            *OptionRows(look, setup.options, settle).all(),
        ]
        if others:
            inside.append(
                plain(
                    look,
                    words("new-rules-usual"),
                    lambda: settle(usual),
                    glyph="refresh",
                )
            )
    return fold(
        look,
        words("new-rules"),
        words("new-rules-changed", count=others) if others else words("new-rules-default"),
        unfolded,
        lambda: unfold(not unfolded),
        inside,
    )


def usual(options: Options) -> Options:
    """The default rules, but with the players' own die table and choice about events."""
    faces = options.gene_faces if len(options.gene_faces) == DEFAULTS.die else ()
    return DEFAULTS.but(events=options.events, gene_faces=faces)


def _dish(look: Look, setup: Setup) -> ft.Control:
    """The table from above, where a page has room for it."""
    colonies = [Colony(player.species, player.colour) for player in setup.players]
    return ft.Column(
        [dish(look, 200, colonies), look.text(look.words("new-clockwise"), LABEL, look.palette.quiet)],
        spacing=GAP_WIDE,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
