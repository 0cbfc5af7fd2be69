"""The screen of a new game: filled in as last time, so that starting it is one press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Detail
from companion.ui.carnomorphs.setup.begin import begin
from companion.ui.carnomorphs.setup.chairs import chair
from companion.ui.carnomorphs.setup.seating_plan import MOST, Setup, forget, fresh_setup, known_characters
from companion.ui.core.client import Client
from companion.ui.core.component import keyed, screen, use_state
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.env import use_env
from companion.ui.core.style import Style
from companion.ui.game_choice import under
from companion.ui.games import in_game
from companion.ui.shared.coach import SETTING
from companion.ui.shared.options_form import OptionsForm
from companion.ui.shared.people import MorePeople
from companion.ui.theme.measure import GAP, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.choose import switch_row
from companion.ui.widgets.fold import fold
from companion.ui.widgets.frame import bar, bottom_bar, page_view, scroll, section
from companion.ui.widgets.layout import column
from companion.ui.widgets.panes import panes
from companion.ui.widgets.press import plain, primary
from companion.ui.widgets.rows import note_row


@screen
def SetupScreen(choice: ft.Control | None) -> ft.View:
    """Who plays, how much is tracked, by which rules.

    Args:
        choice: The row that chooses another game.
    """
    client, style = use_env()
    style = in_game(style, KEY)
    words = style.words
    setup, change = use_draft(lambda: fresh_setup(client.service))
    opened, open_chair = use_state(_first_nameless(setup) if not client.service.people() else None)
    typing, set_typing = use_state(False)
    refusal, set_refusal = use_state("")
    unfolded, unfold = use_state(False)

    def settle(new: Callable[[Setup], Setup]) -> None:
        set_refusal("")
        change(new)

    def show(seat: int | None) -> None:
        set_typing(False)
        open_chair(seat)

    def type_next(seat: int) -> None:
        there = seat + 1 < len(setup.players)
        set_typing(there)
        open_chair(seat + 1 if there else None)

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
        set_refusal(begin(client, latest(change)))

    known = known_characters(client.service)
    players: list[ft.Control] = [
        chair(
            style,
            setup,
            seat,
            settle,
            opened == seat,
            show,
            partial(type_next, seat),
            known,
            typing=typing,
        )
        for seat in range(len(setup.players))
    ]
    if len(setup.players) < MOST:
        seated = [player.name for player in setup.players]
        taken_off = partial(forget, client.service)
        players.append(keyed("people", MorePeople, style, client, seated, join, taken_off))
    table: list[ft.Control] = [
        _detail(style, setup, settle),
        _switches(client, style, setup, settle),
        _rules(style, setup, settle, unfolded, unfold),
    ]
    top = under(bar(style, words("home-new-game"), on_back=lambda: client.go("/")), choice)
    footer = bottom_bar(style, [primary(style, words("new-start"), start, expand=True)])
    if refusal:
        told = note_row(style, "warning", refusal, colour=style.palette.danger)
        footer = column([ft.Semantics(content=told, live_region=True), footer])
    if style.wide:
        return page_view(style, "/new", top, panes(style, players, table, footer=footer))
    hint = ft.Container(
        style.text(words("new-clockwise"), LABEL, style.palette.quiet),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=GAP),
    )
    body = scroll(style, [hint, *players, *table, ft.Container(height=PADDING)])
    return page_view(style, "/new", top, body, bottom=footer)


def _first_nameless(setup: Setup) -> int | None:
    return next((seat for seat, player in enumerate(setup.players) if not player.name.strip()), None)


def _detail(style: Style, setup: Setup, change: Change[Setup]) -> ft.Control:
    words = style.words

    def row(detail: Detail) -> ft.Control:
        return choice_row(
            style,
            words(f"new-detail-{detail}"),
            lambda: change(lambda now: now.replace(detail=detail)),
            chosen=setup.detail == detail,
            note=words(f"new-detail-{detail}-note"),
        )

    return section(style, words("new-detail"), [row("quick"), row("full")])


def _switches(client: Client, style: Style, setup: Setup, change: Change[Setup]) -> ft.Control:
    words = style.words
    dealt = switch_row(
        style,
        words("new-help-cards"),
        bool(setup.numbers),
        lambda on: change(lambda now: now.dealt_by_hand(on)),
        note=words("new-help-cards-note"),
    )
    clocks = switch_row(
        style,
        words("new-clocks"),
        setup.clocks,
        lambda on: change(lambda now: now.replace(clocks=on)),
        note=words("new-clocks-note"),
    )
    coached = switch_row(
        style,
        words("settings-coach"),
        bool(client.setting(SETTING, False)),
        lambda on: client.set_setting(SETTING, on),
        note=words("settings-coach-note"),
    )
    return ft.Container(
        column([dealt, clocks, coached]),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=SECTION),
    )


def _rules(
    style: Style, setup: Setup, change: Change[Setup], unfolded: bool, unfold: Callable[[bool], None]
) -> ft.Control:
    words = style.words

    def settle(new: Callable[[Options], Options]) -> None:
        change(lambda now: now.replace(options=new(now.options)))

    others = setup.options.differing()
    inside: list[ft.Control] = []
    if unfolded:
        inside = [
            style.text(words("new-rules-open"), LABEL, style.palette.quiet),
            *OptionsForm(style, setup.options, settle).all(),
        ]
        if others:
            usual = plain(
                style, words("new-rules-usual"), lambda: settle(lambda _: Options()), glyph="refresh"
            )
            inside.append(usual)
    return fold(
        style,
        words("new-rules"),
        words("new-rules-changed", count=others) if others else words("new-rules-default"),
        unfolded,
        lambda: unfold(not unfolded),
        inside,
    )
