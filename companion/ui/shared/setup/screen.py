"""The screen of a new game: filled in as for the last game, so that one press starts it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.core.env import use_env
from companion.ui.game.game_setup import GameSetup, SetupForm
from companion.ui.game.memory import S
from companion.ui.game.seating import Seating
from companion.ui.games import in_game, ui_of
from companion.ui.shared.coach import SETTING
from companion.ui.shared.game_choice import GameChoice, under
from companion.ui.shared.people import MorePeople
from companion.ui.shared.setup.begin import begin
from companion.ui.shared.setup.chairs import chair, say_seats
from companion.ui.shared.setup.detail import detail_cards
from companion.ui.shared.setup.house_rules import rules_part
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.panes import pane_styles, panes


@kit.screen
def SetupScreen(game: GameSetup[Any], choice: GameChoice) -> ft.View:
    """Draw the players, the level of detail, and the options.

    Args:
        choice: The choice of another game.
    """
    client, style = use_env()
    memory = game.memory
    style = in_game(style, memory.game)
    words = style.words
    setup, change = kit.use_draft(lambda: memory.fresh(client.service))
    known, nameless = client.service.people(), setup.first_nameless()
    to_name: int | None = None if known else nameless
    opened, open_chair = kit.use_state(to_name)
    typing, set_typing = kit.use_state(False)
    all_seen, see_all = kit.use_state(False)
    refusal, set_refusal = kit.use_state("")
    unfolded, unfold = kit.use_state(False)

    def settle(new: Callable[[Seating[Any, Any]], Seating[Any, Any]]) -> None:
        set_refusal("")
        change(lambda now: memory.settled(client.service, now, new(now)))

    def show(seat: int | None) -> None:
        now = kit.latest(change)
        if seat is not None and seat >= len(now.players):
            seat = None  # The previous tap has removed the seat.
        set_typing(False)
        # If the seat has no name, ask only for the name first; then unfold colour and seat.
        see_all(seat is not None and not now.is_empty(seat))
        open_chair(seat)

    def type_next(seat: int) -> None:
        now = kit.latest(change)
        there = seat + 1 < len(now.players)
        if not there and not now.is_empty(seat) and len(now.players) < now.counts[-1]:
            settle(lambda now: now.joined(""))
            there = True
        set_typing(there)
        see_all(False)
        open_chair(seat + 1 if there else None)

    def join(name: str) -> None:
        free = setup.first_nameless()
        if name:
            settle(lambda now: now.joined(name))
            show(None)
        elif free is not None:
            show(free)
        else:
            settle(lambda now: now.joined(""))
            show(len(setup.players))
        say_seats(form, setup.joined(name) if name or free is None else setup)

    def start() -> None:
        now = kit.latest(change)
        refused = begin(client, memory, now)
        set_refusal(refused)
        missing = now.without_empty_seats().first_nameless()
        if refused and missing is not None:
            show(missing)

    form = SetupForm(style, client, setup, settle)
    players: list[ft.Control] = [
        chair(
            game,
            form,
            seat,
            opened == seat,
            show,
            partial(type_next, seat),
            typing=typing,
            unfold=None if all_seen else lambda: see_all(True),
        )
        for seat in range(len(setup.players))
    ]
    if len(setup.players) < setup.counts[-1] or (known and nameless is not None):
        seated = [player.name for player in setup.players]
        taken_off = partial(memory.forget, client.service)
        players.append(kit.keyed("people", MorePeople, style, client, seated, join, taken_off))
    below = pane_styles(style)[1]
    in_pane = replace(form, style=pane_styles(form.style)[1])
    asked = game.sections(in_pane)
    above = [*asked, ft.Container(height=kit.PADDING)] if game.sections_first and not style.wide else []
    table: list[ft.Control] = [
        *(() if above else asked),
        *([detail_cards(game, in_pane)] if game.detail else []),
        rules_part(
            game,
            below,
            setup.options,
            lambda new: settle(lambda now: now.replace(options=new(now.options))),
            unfolded,
            unfold,
            before=lambda: _switches(game, in_pane),
            form=partial(game.form_of, setup),
        ),
    ]
    top = under(style, kit.bar(style, words("home-new-game"), on_back=lambda: client.go("/")), choice)
    footer = kit.bottom_bar(below, [kit.primary(below, words("new-start"), start, expand=True)])
    if refusal:
        told = kit.note_row(below, "warning", refusal, colour=style.palette.danger)
        footer = kit.column([ft.Semantics(content=told, live_region=True), footer])
    if style.wide:
        people = [_from_above(game, form), *players]
        return kit.page_view(style, "/new", top, panes(style, people, table, footer=footer))
    hint = ft.Container(
        style.text(words("new-clockwise"), kit.LABEL, style.palette.quiet),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, bottom=kit.GAP),
    )
    body = kit.scroll(style, [*above, hint, *players, *table, ft.Container(height=kit.PADDING)])
    return kit.page_view(style, "/new", top, body, bottom=footer)


def _from_above(game: GameSetup[S], form: SetupForm[S]) -> ft.Control:
    """Draw the table from above; on a low page, which has no room for it, draw only the words below it."""
    style, setup = form.style, form.setup
    colonies = [Colony(game.shape(setup, seat), player.colour) for seat, player in enumerate(setup.players)]
    drawn = [] if style.low else [dish(style, 200, colonies, piece=ui_of(game.memory.game).piece)]
    return ft.Column(
        [*drawn, style.text(style.words("new-clockwise"), kit.LABEL, style.palette.quiet)],
        spacing=kit.GAP_WIDE,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _switches(game: GameSetup[S], form: SetupForm[S]) -> list[ft.Control]:
    style, client, words = form.style, form.client, form.style.words
    clocks = [
        kit.switch_row(
            style,
            words("new-clocks"),
            form.setup.clocks,
            lambda on: form.change(lambda now: now.replace(clocks=on)),
            note=words("new-clocks-note"),
        )
        for field in form.setup.begins.model_fields
        if field == "clocks"
    ]
    coached = kit.switch_row(
        style,
        words("coach-begin"),
        bool(client.setting(SETTING, client.service.is_first(game.memory.game))),
        lambda on: client.set_setting(SETTING, on),
        note=words("coach-begin-note"),
    )
    return [*game.switches(form), *clocks, coached]
