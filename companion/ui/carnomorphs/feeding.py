"""Event phase, step 2: intruders in combat attack, the others feed, room by room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.combat import character_fights, intruder_fights, opponents_of
from companion.rules.carnomorphs.contents import Contents, Feeding
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS, Figures, HeavyObject, IntruderKind
from companion.rules.carnomorphs.event_phase import EndFeeding
from companion.rules.carnomorphs.feeding import Feed, RoomFed, feeding_of, feeding_plan, newly_entered
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.next_step import feeds
from companion.rules.carnomorphs.odds import Carried, ChainEnd, FeedingChain, feeding_chain
from companion.rules.carnomorphs.rooms import eggs_in_nest
from companion.rules.carnomorphs.state import Intruder, Room, State
from companion.rules.kernel import Rejection
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.contents import (
    carried_chips,
    feeding_block,
    left_words,
    revealed_by,
    room_entry,
    turned,
)
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.phase import by_hand
from companion.ui.core.draft import Change, latest
from companion.ui.core.style import Style
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.fold import folded_part
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import plain
from companion.ui.widgets.shares import NamedChance, share_rows

RoomsCarried = tuple[tuple[int, tuple[HeavyObject, ...]], ...]
"""The objects that characters carry, by the id of a listed room."""


class FeedingDraft(NamedTuple):
    """The inputs of this step, not yet submitted."""

    room: Contents = Contents()
    """The room that is being entered."""

    carried: RoomsCarried = ()
    attacked: frozenset[int] = frozenset()
    """Ids of the figures whose attack is over, or is not made; `UNLISTED` for one that is in no list."""

    unfolded: bool = False
    """Whether a room that is not listed is being entered, in full detail."""


UNLISTED: Final = 0
"""The id of an intruder that stands in no list."""


class OpenAttack(NamedTuple):
    """A figure in combat that has still to attack in this step."""

    id: int
    commands: tuple[MetagorgerAttack, ...] = ()
    """A Metagorger's commands, one for each character; the attacks of others are made by hand."""


def open_attacks(state: State, draft: FeedingDraft) -> list[OpenAttack]:
    """Return the attacks that are still to come, those of Metagorgers first."""
    fighting = [each for each in state.intruders if intruder_fights(state, each)]
    found = [OpenAttack(each.id, tuple(_attacks_of(state, each))) for each in fighting]
    if state.loose.metagorger:
        seats = (player.seat for player in state.players if player.acting and character_fights(state, player))
        found.append(OpenAttack(UNLISTED, tuple(MetagorgerAttack(seat=seat) for seat in seats)))
    waiting = [each for each in found if each.id not in draft.attacked]
    metagorgers = [each for each in waiting if each.commands]
    return [*metagorgers, *(each for each in waiting if not each.commands and each.id != UNLISTED)]


def due_attacks(state: State, draft: FeedingDraft) -> list[OpenAttack]:
    """Return the open attacks where one is next: under Voracious those in combat feed before they attack."""
    return [] if state.voracious and hungry_rooms(state) else open_attacks(state, draft)


def _attacks_of(state: State, intruder: Intruder) -> list[MetagorgerAttack]:
    """Return a listed Metagorger's attacks on each character that it fights; none for another kind."""
    if intruder.kind != "metagorger":
        return []
    return [
        MetagorgerAttack(seat=player.seat, intruder=intruder.id) for player in opponents_of(state, intruder)
    ]


def feeding_parts(
    style: Style, context: GameContext, state: State, draft: FeedingDraft, change: Change[FeedingDraft]
) -> list[ft.Control]:
    """Draw what attacks, what feeds, and what was fed last, in order."""
    words = style.words
    attacks = _attacks(style, context, state, draft, change)
    meals: list[ft.Control] = []
    fed = latest_feeding(context)
    if fed is not None:
        meals.append(fed_last(style, fed))
    if state.voracious:
        meals.append(style.text(words("events-voracious"), LABEL, style.palette.danger))
    if state.detail == "full":
        meals += _rooms(style, context, state, draft, change)
        meals.append(_unlisted(style, state, draft, change))
    elif any(state.on_board):
        meals += _entered(style, state, draft, change)
    else:
        meals.append(style.text(words("events-board-empty"), BODY_STRONG))
        meals.append(_unlisted(style, state, draft, change))
    return [*meals, *attacks] if state.voracious else [*attacks, *meals]


# attacks ---------------------------------------------------------------------------------------


def _attacks(
    style: Style, context: GameContext, state: State, draft: FeedingDraft, change: Change[FeedingDraft]
) -> list[ft.Control]:
    """Draw who attacks: the listed figures by room, and a Metagorger's attack by a press."""
    words = style.words
    fighting = [each for each in state.intruders if intruder_fights(state, each)]
    lines = [words("events-attack-of", intruder=intruder_words(style, state, each)) for each in fighting]
    if any(state.loose):
        lines.append(words("events-attack-hands"))
    elif not fighting and state.detail == "full":
        lines.append(words("events-attack-nobody"))
    attack = next(iter(due_attacks(state, draft)), None)
    # What the wide button does is not offered twice.
    wide = attack.commands[0] if attack is not None and len(attack.commands) == 1 else None
    chips = _metagorger_attacks(style, context, state, fighting, but=wide)
    if attack is not None and attack.commands:
        skip = partial(_over, change, (attack.id,))
        chips.append(chip_button(style, words("events-attack-skip"), skip, glyph="close"))
    parts = by_hand(style, lines)
    if chips:
        parts.append(wrapped(chips))
    return parts


def intruder_words(style: Style, state: State, intruder: Intruder) -> str:
    """Return a listed figure and its room."""
    name, room = style.words(f"intruder-{intruder.kind}"), state.room(intruder.room)
    return f"{name} ({room.name})" if room is not None else name


def _metagorger_attacks(
    style: Style,
    context: GameContext,
    state: State,
    fighting: list[Intruder],
    *,
    but: MetagorgerAttack | None,
) -> list[ft.Control]:
    """Draw a button for each Metagorger and each character that it may attack, `but` for one."""
    pairs: list[MetagorgerAttack] = []
    for each in fighting:
        pairs += _attacks_of(state, each)
    if state.loose.metagorger:
        pairs += [
            MetagorgerAttack(seat=player.seat)
            for player in state.players
            if player.acting and (state.detail == "quick" or character_fights(state, player))
        ]
    return [
        chip_button(
            style,
            style.words("events-metagorger-attacks", player=state.players[each.seat].name),
            partial(context.submit, each),
            glyph=glyph("metagorger"),
        )
        for each in pairs
        if each != but and context.may(each)
    ]


# listed rooms ----------------------------------------------------------------------------------


def hungry_rooms(state: State) -> tuple[Room, ...]:
    """Return the listed rooms in which an intruder still feeds."""
    return tuple(room for room in state.rooms if feeds(state, room))


def feed_command(draft: FeedingDraft, room: Room) -> Feed:
    """Return the command that feeds a listed room, with what characters there carry."""
    return Feed(room=room.id, contents=Contents(carried=dict(draft.carried).get(room.id, ())))


def _rooms(
    style: Style, context: GameContext, state: State, draft: FeedingDraft, change: Change[FeedingDraft]
) -> list[ft.Control]:
    words, p = style.words, style.palette
    hungry = hungry_rooms(state)
    parts: list[ft.Control] = []
    if not hungry:
        parts.append(style.text(words("events-nobody-feeds"), BODY_STRONG))
    for place, room in enumerate(hungry):
        parts.append(_room(style, context, state, draft, change, room, own_button=place > 0))
    if len(hungry) > 1:
        parts += chain_part(style, state, dict(draft.carried))
    quiet = [
        room.name
        for room in state.rooms
        if state.in_room(room.id) and room not in hungry and room.id not in state.fed
    ]
    if quiet:
        parts.append(style.text(words("events-not-hungry", rooms=words.list(quiet)), LABEL, p.quiet))
    astray = sum(each.room is None for each in state.intruders)
    if astray:
        parts.append(style.text(words("events-without-room", count=astray), LABEL, p.quiet))
    return parts


def _room(
    style: Style,
    context: GameContext,
    state: State,
    draft: FeedingDraft,
    change: Change[FeedingDraft],
    room: Room,
    *,
    own_button: bool,
) -> ft.Control:
    """Draw a room in which an intruder feeds; the first room's button is the primary one."""
    words = style.words
    command = feed_command(draft, room)
    plan = feeding_plan(state, command)
    rows: list[ft.Control] = [style.text(room.name, BODY_STRONG, lines=2, heading=True)]
    if isinstance(plan, Rejection):
        rows.append(style.text(words(plan.code, **plan.params), LABEL, style.palette.danger))
    else:
        rows.append(feeding_block(style, plan, eggs_in_nest(state), revealed_by(state, plan)))
    fought = any(intruder_fights(state, each) for each in state.in_room(room.id))
    here: tuple[HeavyObject, ...] = tuple(thing for thing in HEAVY_OBJECTS if room.count(thing))
    if here and fought:
        rows.append(carried_chips(style, here, command.contents.carried, partial(_carry, change, room.id)))
    if own_button and not isinstance(plan, Rejection) and context.may(command):
        said = words("events-feed-room", room=room.name)
        rows.append(chip_button(style, said, lambda: feed(context, change, room), glyph=glyph("feeding")))
    return column(rows, GAP)


def _carry(change: Change[FeedingDraft], room: int, thing: HeavyObject) -> None:
    def carry(now: FeedingDraft) -> FeedingDraft:
        carried = dict(now.carried)
        carried[room] = turned(carried.get(room, ()), thing)
        return now._replace(carried=tuple(carried.items()))

    change(carry)


# a room that was entered -----------------------------------------------------------------------


def _unlisted(style: Style, state: State, draft: FeedingDraft, change: Change[FeedingDraft]) -> ft.Control:
    """Draw an unlisted room, folded away: in full detail, or with nobody on the board."""
    words = style.words

    def unfold() -> None:
        change(lambda now: now._replace(unfolded=not now.unfolded, room=Contents()))

    title = words("events-other-room" if state.detail == "full" else "events-enter-anyway")
    inside = _entered(style, state, draft, change) if draft.unfolded else []
    return folded_part(style, title, words("events-other-room-note"), draft.unfolded, unfold, inside)


def _entered(
    style: Style, state: State, draft: FeedingDraft, change: Change[FeedingDraft]
) -> list[ft.Control]:
    words, room = style.words, draft.room

    def change_room(make: Callable[[Contents], Contents]) -> None:
        change(lambda now: now._replace(room=make(now.room)))

    parts: list[ft.Control] = [column(room_entry(style, state, room, change_room), GAP_WIDE, stretch=True)]
    if room != Contents():
        parts.append(_preview(style, state, room))
        parts += _newly_noted(style, state, room)
        parts.append(
            plain(style, words("events-clear"), lambda: change_room(lambda _: Contents()), glyph="close")
        )
    left = [
        words(f"count-{kind}", count=count)
        for kind, count in zip(state.available._fields, state.available, strict=True)
        if count
    ]
    if left:
        parts.append(
            style.text(words("events-figures-left", figures=words.list(left)), LABEL, style.palette.quiet)
        )
    return parts


def _newly_noted(style: Style, state: State, room: Contents) -> list[ft.Control]:
    """Draw the entered figures that are not listed on the board yet."""
    words = style.words
    new = newly_entered(state, room)
    figures = [
        words(f"count-{kind}", count=count) for kind, count in zip(new._fields, new, strict=True) if count
    ]
    if not figures:
        return []
    return [style.text(words("events-entered-new", figures=words.list(figures)), LABEL, style.palette.quiet)]


def _preview(style: Style, state: State, room: Contents) -> ft.Control:
    """Draw what feeding would make of the room, or why nobody feeds there."""
    plan = feeding_plan(state, Feed(contents=room))
    if isinstance(plan, Rejection):
        return style.text(style.words(plan.code, **plan.params), LABEL, style.palette.quiet)
    return feeding_block(style, plan, eggs_in_nest(state), revealed_by(state, plan))


# the wide button -------------------------------------------------------------------------------


def feeding_action(
    style: Style, context: GameContext, state: State, draft: FeedingDraft, change: Change[FeedingDraft]
) -> ft.Control:
    """Draw the button that feeds the entered room, else does the next attack or feeding, else ends the step.

    Attacks come before feeding, but under Voracious.
    """
    words = style.words
    attacks = due_attacks(state, draft)
    if draft.room != Contents():
        command = Feed(contents=draft.room)
        plan = feeding_plan(state, command)
        fits = not isinstance(plan, Rejection)
        note = left_words(style, plan) if not isinstance(plan, Rejection) else ""
        press = (lambda: feed(context, change, None)) if fits else None
        return action(style, context, command, "entered", words("events-feed"), press, note=note)
    hungry = hungry_rooms(state)
    if attacks:
        return _attack_action(style, context, state, attacks, change)
    if hungry:
        room = hungry[0]
        command = feed_command(draft, room)
        plan = feeding_plan(state, command)
        if not isinstance(plan, Rejection):
            return action(
                style,
                context,
                command,
                ("room", room.id),
                words("events-feed-room", room=room.name),
                lambda: feed(context, change, room),
                note=left_words(style, plan),
            )
    end = EndFeeding()
    return action(style, context, end, "end", words("events-end-feeding"), lambda: context.submit(end))


def _attack_action(
    style: Style,
    context: GameContext,
    state: State,
    attacks: list[OpenAttack],
    change: Change[FeedingDraft],
) -> ft.Control:
    """Draw the button that resolves a Metagorger's attack, or confirms a manual one of another kind."""
    words, (first, *_) = style.words, attacks
    if len(first.commands) == 1:
        (command,) = first.commands
        player = state.players[command.seat]
        said = words("events-metagorger-attacks", player=player.name)
        press = partial(context.submit, command)
        return action(style, context, command, ("attack", first.id, command.seat), said, press)
    end = EndFeeding()
    if first.commands:
        return action(style, context, end, ("whom", first.id), words("events-attack-whom"), None)
    ids = tuple(each.id for each in attacks)
    figures = [each for each in state.intruders if each.id in ids]
    note = words.list([intruder_words(style, state, each) for each in figures])
    return action(
        style,
        context,
        end,
        ("attacked", *ids),
        words("events-attacks-done"),
        partial(_over, change, ids),
        note=note,
    )


def _over(change: Change[FeedingDraft], ids: tuple[int, ...]) -> None:
    """Mark the attacks of these figures as done."""
    change(lambda now: now._replace(attacked=now.attacked | set(ids)))


def feed(context: GameContext, change: Change[FeedingDraft], room: Room | None) -> None:
    """Resolve the feeding of a listed room, or of the one that was entered."""
    draft = latest(change)
    command = Feed(contents=draft.room) if room is None else feed_command(draft, room)
    if context.submit(command) and room is None:
        change(lambda now: now._replace(room=Contents()))


class Fed(NamedTuple):
    """A feeding that was resolved, to be done on the board."""

    name: str
    """Of the room; empty for one that was entered."""

    feeding: Feeding
    board_eggs: int
    """On the Carnomorph board before it."""

    reveals: tuple[IntruderKind, ...]


def fed_last(style: Style, fed: Fed) -> ft.Control:
    """Draw a feeding and its outcome; a screen reader announces what is left as soon as it happened."""
    title = style.words("events-fed-room", room=fed.name) if fed.name else style.words("events-fed-last")
    heading = ft.Semantics(
        content=part_title(style, title),
        label=f"{title}. {left_words(style, fed.feeding)}",
        header=True,
        live_region=True,
        container=True,
        exclude_semantics=True,
    )
    return column([heading, feeding_block(style, *fed[1:])], GAP, stretch=True)


def latest_feeding(context: GameContext) -> Fed | None:
    """Return the last feeding of the current step, from the journal."""
    table, game = context.open_game.table, context.open_game.game
    for at in reversed(range(table.count)):
        before = game.player_view(table.state_after(at), None)
        if before.phase != "events" or before.step != "feeding":
            return None
        event = next((each for each in table.entry(at).events if isinstance(each, RoomFed)), None)
        feeding = None if event is None else feeding_of(before, event)
        if event is not None and feeding is not None and feeding.steps:
            room = before.room(event.room)
            name = "" if room is None else room.name
            return Fed(name, feeding, eggs_in_nest(before), revealed_by(before, feeding))
    return None


def chain_part(style: Style, state: State, carried: Carried) -> list[ft.Control]:
    """Draw how often each outcome occurs over all orders of the rooms; empty where all are alike.

    Args:
        carried: What characters in the rooms carry.
    """
    chain = feeding_chain(state, carried)
    return chain_ends(style, chain, "events-order-ends") if chain.order_matters else []


def chain_ends(
    style: Style, chain: FeedingChain, title: str, elsewhere: Figures | None = None
) -> list[ft.Control]:
    """Draw the outcomes of a feeding, most frequent first, by their differences; a single one in full.

    Args:
        chain: The feeding.
        title: The sentence above them.
        elsewhere: Figures that nobody asks about.
    """
    words, p = style.words, style.palette
    ends = sorted(chain.ends, key=lambda end: (-end[1], end[0]))
    counted = [_counts(end, elsewhere or Figures()) for end, _ in ends]
    if chain.order_matters:
        told = [name for name in counted[0] if len({each[name] for each in counted}) > 1]
    else:
        from_board = any(step.from_board for room in chain.rooms for step in room.feeding.steps)
        told = [name for name, count in counted[0].items() if count and (name != "egg" or from_board)]
    shares = [
        NamedChance(words.list([words(f"count-{name}", count=each[name]) for name in told]), share, p.accent)
        for each, (_, share) in zip(counted, ends, strict=True)
    ]
    listed = column(
        [style.text(words(title), LABEL, p.quiet), share_rows(style, shares, whole=True)],
        GAP_WIDE,
        stretch=True,
    )
    short = [style.text(words("events-order-matters"), LABEL, p.danger)] if chain.order_matters else []
    return [*short, listed]


def _counts(end: ChainEnd, elsewhere: Figures) -> dict[str, int]:
    """Count each kind of figure, and the eggs on the Carnomorph board."""
    return {**{kind: end.on_board.of(kind) - elsewhere.of(kind) for kind in INTRUDERS}, "egg": end.eggs}
