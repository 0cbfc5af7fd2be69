"""The message above the actions of a table: a new notice, then the coach.

Without a coach a notice stays as long as it is valid. Messages that replace one another have the same height,
so that the actions below them never move. Messages that disappear by themselves cover the news, see
`companion.ui.core.telling`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.core.slot import slot_height, writing
from companion.ui.game.context import AnyContext
from companion.ui.game.game_ui import Coaching
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.coach import Told, coach_speaks
from companion.ui.shared.entry_words import label_words
from companion.ui.shared.notices import use_reachable
from companion.ui.shared.phones.actions import away_words
from companion.ui.shared.reminders import now_shown

SIGN = 20
"""Width of a drawing beside the words."""


class Message(NamedTuple):
    """The message in the slot."""

    said: str
    """The text with priority over the coach; empty for none."""
    told: Coaching | None
    """The coach's advice."""
    notice: str
    """The notice that is still valid while the coach speaks, as one text."""


class MessageFacts(NamedTuple):
    """The facts for the message."""

    notices: str
    told: Coaching | None
    sleeps: str
    """The sentence saying that the active player's phone is asleep; empty if it is not."""

    lost: int
    alarm: bool


def message_facts(here: AnyHere) -> MessageFacts:
    context, state = here.context, here.state
    labels = [label_words(here.style, label) for label in context.open_game.game.notices(state)]
    return MessageFacts(
        kit.dotted((" ".join(labels), *now_shown(context))),
        coach_speaks(here),
        _sleeper(here),
        lost_taps(context),
        context.ui.alarms(state),
    )


def use_messages(here: AnyHere, shown: MessageFacts) -> Message:
    """Return the current messages; the component is redrawn when the store becomes unreachable or returns."""
    ahead = [here.words("game-set-aside", taps=shown.lost)] if shown.lost else []
    if not use_reachable(here.context):
        ahead.append(here.words("table-store-away"))
    if shown.sleeps:
        ahead.append(shown.sleeps)
    if ahead:
        return Message(" ".join(filter(None, (*ahead, shown.notices))), None, "")
    if shown.told is not None:
        return Message("", shown.told, shown.notices)
    return Message(shown.notices, None, "")


def _sleeper(here: AnyHere) -> str:
    """Return the host's notice that the active player's phone is asleep; else an empty text.

    During a roll it is empty, because the actions of the roll contain the notice.
    """
    context = here.context
    if not context.presence.hosting or context.ui.roll(here.state) is not None:
        return ""
    seat = context.ui.next_action(here).seat
    return "" if seat is None else away_words(here, [seat])


def lost_taps(context: AnyContext) -> int:
    """Return the number of taps set aside at the journal's end; 0 once play continues without them."""
    aside = context.open_game.table.set_aside
    return 0 if aside is None else aside.taps


def use_unheard(said: str, covered: bool) -> bool:
    """Return whether screen readers should announce the notice; False if it first appeared under a sheet."""
    heard = kit.use_ref(lambda: "")
    if covered:
        heard.current = said
    elif said != heard.current:
        heard.current = ""
    return not said or said != heard.current


@part(message_facts)
def Messages(here: AnyHere, shown: MessageFacts) -> ft.Control:
    """Draw the message, if there is one, above the actions."""
    style, alarm, context = here.style, shown.alarm, here.context
    said, told, notice = use_messages(here, shown)
    news = use_unheard(said, kit.use_slice(context.covered, lambda: context.covered.now))
    unfolded, unfold = kit.use_state("")
    opened, p = unfolded == said, here.palette  # Each new message starts folded.
    parts: list[ft.Control] = [
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
            padding=shared(ft.Padding.symmetric, horizontal=kit.MARGIN),
        ),
    ]
    if told is not None:
        parts.append(kit.keyed(f"coach-{told.chapter}", Told, here, told, notice))
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
    """Draw a notice after its sign, in alarm colours if it is an alarm.

    It can be pressed if it is cut off, and is announced while it is new.
    """
    p, beside = style.palette, SIGN + kit.GAP
    high = slot_height(style)
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
    # Keep the node while it is empty: screen readers announce changes only in regions that they know.
    return ft.Semantics(content=content, label=said, live_region=news, container=True, exclude_semantics=True)
