"""A game on the screen: the state decides which view is shown, the same on every device."""

import asyncio
from functools import partial
from typing import cast

import flet as ft

from companion.table.timing import runs_for
from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.here import AnyHere, Here
from companion.ui.game.part import everything, nothing, part
from companion.ui.shared.coach import coach_speaks
from companion.ui.shared.dice_sheet import dice_sheet
from companion.ui.shared.explained import chapter_of, question_mark, read_in_place
from companion.ui.shared.lot import Lot
from companion.ui.shared.menu import menu_sheet
from companion.ui.shared.moments import use_moments
from companion.ui.shared.news import News, NewsButton, steps_of
from companion.ui.shared.opening import OpenedGame
from companion.ui.shared.phones.invite import invite_sheet
from companion.ui.shared.phones.notifications import use_notifications
from companion.ui.shared.phones.seats import is_host_asked, who_sheet
from companion.ui.shared.reminders import may_remind, reminders_sheet
from companion.ui.shared.rename_sheet import renamable, rename_sheet
from companion.ui.shared.sand_timer import timer_sheet
from companion.ui.shared.score.keep import correct, is_taken_back
from companion.ui.shared.score.taken_back import TakenBack
from companion.ui.shared.shortcuts import shortcuts_sheet, use_shortcuts
from companion.ui.shared.side_by_side import (
    bar_title,
    body,
    explains,
    from_menu,
    glance_of,
    has_players,
    side_by_side,
)
from companion.ui.shared.turn_band import TurnBand


def has_sheet(here: AnyHere, panel: Panel) -> bool:
    """Return whether a panel has anything to show on this device; an open panel may lose its content."""
    context = here.context
    match panel.kind:
        case "menu" | "keys" | "dice" | "timer":
            return True
        case "rename":
            return bool(renamable(here))
        case "reminders":
            return may_remind(context)
        case "invite":
            return context.client.access.is_host
        case "who":
            return is_host_asked(context)
        case _:
            return context.ui.has_panel(context, panel)


def panel_sheet(here: AnyHere, panel: Panel) -> ft.Control | None:
    match panel.kind:
        case "menu":
            return menu_sheet(here, panel)
        case "keys":
            return shortcuts_sheet(here)
        case "dice":
            return dice_sheet(here)
        case "timer":
            return timer_sheet(here)
        case "rename":
            return rename_sheet(here, panel)
        case "reminders":
            return reminders_sheet(here)
        case "invite":
            return invite_sheet(here)
        case "who":
            return who_sheet(here)
        case _:
            return here.context.ui.panel(here, panel)


CLOCK_SECONDS = 1
"""Seconds between two redraws of a running clock."""


@kit.component
def GameScreen() -> ft.Control:
    """Draw a game by its id, or a sentence that says why it cannot be shown."""
    return OpenedGame("game", GameView)


@kit.screen
def GameView(style: kit.Style, context: AnyContext) -> ft.View:
    """Draw an open game: the view of its stage, and the sheet over it."""
    here = Here(style, context, context.state)
    stage = kit.use_slice(context.changes, lambda: context.ui.stage(context.state))
    taken_back = kit.use_slice(context.changes, lambda: is_taken_back(context.open_game))
    opened, set_panel = kit.use_state(cast("Panel | None", None))
    drawn, set_drawn = kit.use_state(cast("int | None", None))
    peek, set_peek = kit.use_state(False)
    # Rights and turn can change while a sheet is open.
    gone = kit.use_slice(
        context.changes,
        lambda: opened is not None and not has_sheet(here.now(), opened),
    )
    panel = None if gone else opened
    asks = kit.use_slice(context.changes, lambda: is_host_asked(context))
    asked = kit.use_ref(lambda: False)
    free = opened is None and drawn is None

    def ask_host() -> None:
        # Ask only once; after that, the question is part of the invitation.
        if asks and free and not asked.current:
            asked.current = True
            context.show(Panel("who"))

    kit.use_effect(ask_host, [asks, free])
    kit.use_effect(lambda: context.close() if gone else None, [gone])
    context.set_panel = set_panel
    context.client.under_sheet = panel is not None and not style.wide
    kit.use_effect(lambda: context.covered.change(lambda _: panel is not None), [panel is not None])
    context.set_peek, context.show_lot = set_peek, set_drawn
    context.was_under_way |= stage != "over" and not taken_back
    follow(context)
    use_notifications(context)
    use_shortcuts(context)
    use_moments(here)
    use_way_back(context, taken_back)
    if taken_back:  # Before its scoring, the table has only numbers that nobody entered.
        stage, peek = "over", False
    overlay = kit.keyed(f"sheet-{panel.kind}", Sheet, here, panel) if panel else None
    if drawn is not None and not style.reduced_motion:
        overlay = kit.keyed("lot", Lot, here, drawn, lambda: set_drawn(None))
    return kit.page_view(
        style,
        f"/game/{context.open_game.id}",
        kit.column(
            [
                TopBar(here, stage, peek),
                *(() if style.low or stage == "over" else (News(here),)),
                *(() if stage == "over" else (TurnBand(here),)),
            ],
            stretch=True,
        ),
        TakenBack(here)
        if taken_back
        else side_by_side(here, stage)
        if has_players(style, stage)
        else body(here, stage, peek),
        overlay=overlay,
        covered=panel is not None and panel.kind == "player" and not style.wide,
    )


def use_way_back(context: AnyContext, taken_back: bool) -> None:
    """Return to the score sheet when the entered result is undone, or was undone in an earlier session."""

    def back() -> None:
        if taken_back and context.client.access.is_host:
            correct(context.client, context.ui, context.open_game)

    kit.use_effect(back, [taken_back])


def follow(context: AnyContext) -> None:
    """Follow the table of the shown game, keep the screen awake, and redraw a running clock."""
    feedback = context.client.feedback

    async def tick() -> None:
        while context.on_screen:
            await asyncio.sleep(CLOCK_SECONDS)
            if runs_for(context.open_game.game, context.open_game.table.state) is not None:
                context.changes.notify()

    def mount() -> None:
        context.on_screen = True
        context.changes.begin()
        feedback.keep_awake(True)
        context.client.page.run_task(tick)

    def unmount() -> None:
        context.on_screen = context.client.under_sheet = False
        context.changes.end()
        feedback.keep_awake(False)

    kit.use_effect(mount, [], unmount)


def bar_words(here: AnyHere, stage: str, peek: bool) -> tuple[str, str, bool]:
    """Return the title of the bar, the chapter that the bar opens, and whether it offers a glance."""
    seen = "table" if peek else stage
    glances = peek or (glance_of(here, stage) and not from_menu(here, stage))
    return bar_title(here, seen), chapter_here(here, seen), glances


@part(bar_words)
def TopBar(here: AnyHere, shown: tuple[str, str, bool], stage: str, peek: bool) -> ft.Control:
    """Draw the bar with the stage, rules, glance and menu, and below it the rules while they are open.

    On a low page the bar also contains the news, undo and redo; at the end of the game, just undo and redo.
    """
    style, context, words, (title, name, glances) = here.style, here.context, here.words, shown
    opened, set_opened = kit.use_state("")
    actions: list[ft.Control] = []
    read: list[ft.Control] = []
    if name:
        chapter, lies = chapter_of(context.ui, name), name == opened
        actions.append(question_mark(style, chapter, lies, lambda: set_opened("" if lies else name)))
        if lies:
            inset = ft.Padding.symmetric(horizontal=kit.MARGIN)
            read.append(ft.Container(read_in_place(style, chapter), padding=inset))
    if glances:
        ink = here.palette.accent if peek else None
        glance = words("table-peek")
        actions.append(
            kit.glyph_button(style, "players", glance, lambda: context.set_peek(not peek), ink=ink)
        )
    if style.low or stage == "over":
        actions += steps_of(here)
    actions.append(kit.glyph_button(style, "more", words("table-menu"), lambda: context.show(Panel("menu"))))
    middle = partial(NewsButton, here) if style.low and stage != "over" else None
    top = kit.bar(style, title, on_back=context.client.leave_game, actions=actions, middle=middle)
    return kit.column([top, *read], stretch=True)


def chapter_here(here: AnyHere, stage: str) -> str:
    """Return the name of the chapter that the bar opens; empty if there is none.

    It is the chapter of the current stage or of the table, unless the coach already offers it.
    """
    told, ui = coach_speaks(here), here.context.ui
    name = ui.stage_chapter(here.state) if explains(stage) else ui.table_chapter if stage == "table" else ""
    return "" if told is not None and told.chapter == name else name


def _sheet_follows(here: AnyHere, panel: Panel) -> object:
    """Select the whole table, but nothing for a player's sheet: its parts follow the table themselves."""
    return nothing(here) if panel.kind == "player" else everything(here)


@part(_sheet_follows)
def Sheet(here: AnyHere, _: object, panel: Panel) -> ft.Control:
    """Draw the sheet over the screen."""
    return panel_sheet(here.styled(kit.sheet_style(here.style)), panel) or ft.Container()
