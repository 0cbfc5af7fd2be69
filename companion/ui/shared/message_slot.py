"""The slot below the bar in which a game's messages take turns: a new notice, then the coach.

Without a message it shows the latest entry, which also has a line of its own above messages, since some last
a whole phase. Without the coach a notice stays as long as it is true. Messages that take turns have the same
height, so that nothing below them moves. Passing messages cover the slot, see `companion.ui.core.telling`. On
a low page the slot is the middle of the bar, with the line of news.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.core.slot import message_height, slot_words, writing
from companion.ui.game.context import AnyContext
from companion.ui.game.game_ui import Coaching
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.action_bar import label_words
from companion.ui.shared.coach import Told, coach_speaks, notice_button
from companion.ui.shared.latest import LatestAbove, LatestInBar, LatestInSlot
from companion.ui.shared.notices import use_reachable
from companion.ui.shared.phones.actions import away_words
from companion.ui.shared.reminders import now_shown

SIGN = 20
"""Width of a drawing beside the words."""


class Messages(NamedTuple):
    """The messages of the slot."""

    said: str
    """The text that has the slot ahead of the coach; empty for none."""
    told: Coaching | None
    """The coach's advice in the slot."""
    notice: str
    """The notice that still holds while the coach speaks, as one text."""


class SlotFacts(NamedTuple):
    """The data of the slot."""

    notices: str
    told: Coaching | None
    sleeps: str
    """The player whose phone sleeps."""

    lost: int
    alarm: bool


def slot_facts(here: AnyHere, *_: object) -> SlotFacts:
    context, state = here.context, here.state
    labels = [label_words(here.style, label) for label in context.open_game.game.notices(state)]
    return SlotFacts(
        kit.dotted((" ".join(labels), *now_shown(context))),
        coach_speaks(here),
        _sleeper(here),
        lost_taps(context),
        context.ui.alarms(state),
    )


def use_messages(here: AnyHere, shown: SlotFacts) -> Messages:
    """Return the slot's current message; the component is redrawn when the store goes away or is back."""
    ahead = [here.words("game-set-aside", taps=shown.lost)] if shown.lost else []
    if not use_reachable(here.context):
        ahead.append(here.words("table-store-away"))
    if shown.sleeps:
        ahead.append(shown.sleeps)
    if ahead:
        return Messages(" ".join(filter(None, (*ahead, shown.notices))), None, "")
    if shown.told is not None:
        return Messages("", shown.told, shown.notices)
    return Messages(shown.notices, None, "")


def _sleeper(here: AnyHere) -> str:
    """Return the host's notice that the active player's phone sleeps; beside a die it is shown there."""
    context = here.context
    if not context.presence.hosting or context.ui.roll(here.state) is not None:
        return ""
    seat = context.ui.next_action(here).seat
    return "" if seat is None else away_words(here, [seat])


def lost_taps(context: AnyContext) -> int:
    """Return the number of lost taps at the end of the game, until play continues without them."""
    aside = context.open_game.table.set_aside
    return 0 if aside is None else aside.taps


def use_news(said: str, covered: bool) -> bool:
    """Return whether a screen reader announces the notice; one that a sheet has covered was heard before."""
    heard = kit.use_ref(lambda: "")
    if covered:
        heard.current = said
    elif said != heard.current:
        heard.current = ""
    return not said or said != heard.current


@part(slot_facts)
def MessageSlot(here: AnyHere, shown: SlotFacts, reserved: bool, covered: bool) -> ft.Control:
    """Draw the slot as a strip below the bar.

    Args:
        reserved: Whether it keeps its height without a message.
        covered: Whether a sheet covers it.
    """
    style, alarm = here.style, shown.alarm
    said, told, notice = use_messages(here, shown)
    news = use_news(said, covered)
    unfolded, unfold = kit.use_state("")
    opened, p = unfolded == said, here.palette  # new ones fold again
    line = ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline))
    speaks = bool(said) or told is not None
    parts: list[ft.Control] = [
        LatestAbove(here) if reserved and speaks else ft.Container(),
        ft.Container(
            _notice(
                style,
                said,
                style.width - 2 * kit.MARGIN,
                opened,
                lambda: unfold("" if opened else said),
                news=news,
                ink=p.on_danger if alarm else None,
            ),
            bgcolor=(p.danger if alarm else p.surface) if said else None,
            border=line if said else None,
            padding=shared(ft.Padding.symmetric, horizontal=kit.MARGIN),
        ),
    ]
    if told is not None:
        parts.append(kit.keyed(f"coach-{told.chapter}", Told, here, told, notice))
    elif reserved and not speaks:
        parts.append(LatestInSlot(here, style.width - 2 * kit.MARGIN))
    return kit.column(parts, stretch=True)


@part(slot_facts)
def MessageInBar(here: AnyHere, shown: SlotFacts, reserved: bool, covered: bool, room: float) -> ft.Control:
    """Draw the slot as the middle of a bar, `room` wide.

    A notice that does not fit is shown whole when pressed.

    Args:
        reserved: Whether it shows the latest entry.
        covered: Whether a sheet covers the page.
    """
    style, context = here.style, here.context
    said, told, notice = use_messages(here, shown)
    news = use_news(said, covered)
    ink = here.palette.danger if shown.alarm else None
    parts: list[ft.Control] = [
        LatestInBar(here, room) if reserved and (said or told is not None) else ft.Container(),
        _notice(style, said, room, False, lambda: context.client.tell(said), news=news, ink=ink),
    ]
    if told is not None:
        again = notice_button(here, notice)
        words = slot_words(style, told.words, room - kit.TARGET * len(again))
        high = message_height(style)
        parts.append(ft.Container(ft.Row([*again, ft.Container(words, expand=True)], spacing=0), height=high))
    elif reserved and not said:
        parts.append(LatestInSlot(here, room))
    return kit.column(parts, stretch=True)


def _notice(
    style: kit.Style,
    said: str,
    room: float,
    opened: bool,
    open_or_close: Callable[[], Any],
    *,
    news: bool,
    ink: str | None = None,
) -> ft.Control:
    """Draw a notice behind its sign, in alarm colours if it is an alarm.

    It can be pressed if it is cut, and is announced while it is new.
    """
    p, beside = style.palette, SIGN + kit.GAP
    high = message_height(style)
    set_as = writing(style, said, room - beside, high)
    if folds := not set_as.whole:
        set_as = writing(style, said, room - 2 * beside, high)
    words = set_as.text(style, said, ink or p.text, unfolded=opened)
    parts: list[ft.Control] = [kit.art("info", ink or p.accent, SIGN), ft.Container(words, expand=True)]
    if folds:
        parts.append(kit.art("chevron-up" if opened else "chevron-down", ink or p.outline, SIGN))
    grows = folds and opened
    content = ft.Container(
        ft.Row(parts, spacing=kit.GAP) if said else None,
        on_click=(lambda _: open_or_close()) if folds else None,
        ink=False,
        height=(None if grows else high) if said else 0,
        padding=ft.Padding.symmetric(vertical=kit.GAP if grows else 0),
    )
    # Keep the node while it is empty: screen readers announce changes of known regions only.
    return ft.Semantics(content=content, label=said, live_region=news, container=True, exclude_semantics=True)
