"""A sand timer as a tool of every table: it rings on the device that started it."""

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.presses import now
from companion.ui.core.session import has_gone
from companion.ui.game.context import Panel
from companion.ui.game.here import AnyHere

USUAL: Final = (30, 60, 120, 180, 300)
"""Durations of common sand timers, in seconds."""

LEAST, MOST = 5, 3600
"""The minimum and maximum duration of a timer, in seconds."""

TICK: Final = 1.0
"""Seconds between two drawings of a running timer."""


@dataclass(frozen=True)
class SandTimer:
    """The timer of a device."""

    seconds: int = 60
    """The full time."""

    ends: float | None = None
    """When the timer rings, by the drawing loop's clock; None while it is stopped."""

    starts: int = 0
    """How often the timer was started, so that only the latest start rings."""

    def with_more(self, by: int) -> "SandTimer":
        return replace(self, seconds=kit.stepped(self.seconds, by, LEAST, MOST))

    def started(self) -> "SandTimer":
        return replace(self, ends=now() + self.seconds, starts=self.starts + 1)

    def stopped(self) -> "SandTimer":
        return replace(self, ends=None)

    @property
    def left(self) -> int:
        """The seconds left, rounded up; the full time while the timer is stopped."""
        return self.seconds if self.ends is None else max(0, -int(-(self.ends - now()) // 1))


def timer_of(client: Client) -> kit.LiveDraft[SandTimer]:
    return kit.kept_draft(client, SandTimer)


def start_timer(client: Client) -> None:
    """Start the timer; at its end this device rings, whatever screen it then shows."""
    timer = timer_of(client)
    timer.change(SandTimer.started)
    start = timer.now.starts

    async def ring() -> None:
        await asyncio.sleep(timer.now.seconds)
        if timer.now.ends is None or timer.now.starts != start or has_gone(client.page):
            return
        timer.change(SandTimer.stopped)
        client.feedback.ring()
        client.tell(client.style.words("timer-up"))

    client.page.run_task(ring)


def use_timer(client: Client) -> SandTimer:
    """Return the device's timer; the component is redrawn every second while it runs."""
    live = timer_of(client)
    timer = kit.use_slice(live, lambda: live.now)
    ticks, tick = kit.use_state(0)
    drawn = kit.use_ref(lambda: [0]).current

    def run() -> None:
        own = drawn[0]

        async def go() -> None:
            count = ticks
            while drawn[0] == own and live.now.ends == timer.ends and not has_gone(client.page):
                await asyncio.sleep(TICK)
                count += 1
                tick(count)

        if timer.ends is not None:
            client.page.run_task(go)

    def leave() -> None:
        drawn[0] += 1

    kit.use_effect(run, [timer.ends], leave)
    return timer


@kit.component
def TimerRow(here: AnyHere) -> ft.Control:
    """Draw the row of the menu that leads to the timer, with the time that is left while it runs."""
    words, timer = here.words, use_timer(here.context.client)
    note = words("timer-left", time=words.clock(timer.left)) if timer.ends is not None else ""
    show = partial(here.context.show, Panel("timer"))
    return kit.link_row(here.style, "clock", words("timer-title"), show, note=note, last=True, inset=0)


def timer_sheet(here: AnyHere) -> ft.Control:
    return kit.keyed("timer", TimerSheet, here)


@kit.component
def TimerSheet(here: AnyHere) -> ft.Control:
    """Draw the time that is left, the choice of the time, and the button that starts or stops it."""
    style, words, context = here.style, here.words, here.context
    client, inside, live = context.client, kit.sheet_style(style), timer_of(context.client)
    timer = use_timer(client)
    time = words.clock(timer.left)
    face = ft.Container(
        kit.named(
            style.text(time, kit.FIGURE, align=ft.TextAlign.CENTER, lines=1),
            words("timer-left", time=words.duration(timer.left)) if timer.ends is not None else time,
        ),
        alignment=ft.Alignment.CENTER,
    )
    title = words("timer-seconds")
    choices: list[ft.Control] = [
        kit.options_row(
            inside,
            [(seconds, words.clock(seconds)) for seconds in USUAL],
            timer.seconds,
            lambda seconds: live.change(lambda now: replace(now, seconds=seconds)),
        ),
        kit.stepping(
            title,
            timer.seconds,
            timer,
            lambda now, by: now.with_more(by),
            live.change,
            less=words("rule-less", what=title),
            more=words("rule-more", what=title),
        ).row(inside),
    ]
    if timer.ends is None:
        button = kit.primary(style, words("timer-start"), lambda: start_timer(client), expand=True)
    else:
        button = kit.secondary(
            style, words("timer-stop"), lambda: live.change(SandTimer.stopped), expand=True
        )
    return kit.sheet(
        style,
        words("timer-title"),
        choices if timer.ends is None else [],
        context.close,
        above=face,
        footer=ft.Row([button]),
        note=words("timer-rings" if client.feedback.has_sound else "timer-buzzes"),
    )
