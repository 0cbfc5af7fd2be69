"""Event phase, step 2: intruders in combat attack; the others feed, room by room."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.carnomorphs.attacks import IntruderAttack
from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.contents import Contents, Feeder, Feeding
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS, Figures, HeavyObject
from companion.rules.carnomorphs.event_phase import EndFeeding
from companion.rules.carnomorphs.feeding import (
    Feed,
    RoomFed,
    feeding_of,
    feeding_plan,
    left_to_feed,
    newly_entered,
)
from companion.rules.carnomorphs.intruders import FiguresChanged
from companion.rules.carnomorphs.next_step import hungry_rooms
from companion.rules.carnomorphs.odds import Carried, ChainEnd, FeedingChain, feeding_chain
from companion.rules.carnomorphs.questions import FeedingQuestion
from companion.rules.carnomorphs.rooms import blue_corpse_room, carried_in, eggs_in_nest, present
from companion.rules.carnomorphs.state import Room
from companion.rules.kernel import Rejection
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.carnomorphs.adaptations import texts_in_force
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.attacks import attack_action, attacks_part, use_attack
from companion.ui.carnomorphs.contents import (
    carried_chips,
    contents_words,
    feeding_block,
    feeding_told,
    revealed_by,
    room_entry,
    turned,
)
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import titled
from companion.ui.carnomorphs.phase import on_step, time_hands, use_step
from companion.ui.shared.page import Page
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.widgets.bars import NamedChance, share_rows
from companion.ui.widgets.fold import folded_part

RoomsCarried = tuple[tuple[int, tuple[HeavyObject, ...]], ...]
"""The objects that characters carry in each listed room, as pairs of the room's id and the objects."""


class Marks(NamedTuple):
    """The entries of this step, except the contents of the room that is entered by hand."""

    carried: RoomsCarried = ()
    unfolded: bool = False
    """Whether the form of an unlisted room is unfolded."""

    beyond: bool = False
    """Whether figures that the app has not recorded can be entered too."""


@kit.component
def FeedingStep(here: Here) -> ft.Control:
    """Draw attacks and feedings, in order.

    The page's draft is the feeding of a room entered by hand.
    """
    state, words = here.state, here.words
    entered = state.detail == "quick" and any(state.on_board)
    number = rooms_fed(here.context) + 1
    title = words("events-room-number", number=number) if entered else ""
    page = use_step(here, Feed(), title=title, asks=words("events-room-asked") if entered else "")
    attack = use_attack(here)
    marks, mark = kit.use_draft(Marks)
    attacks = texts_in_force(here, voracious=False)  # Voracious has a line of its own, below.
    feeds_first = state.voracious and bool(hungry_rooms(state))
    if feeds_first or (state.voracious and state.detail == "quick"):
        attacks.append(here.style.text(words("events-voracious"), kit.LABEL, here.palette.danger))
    attacks += attacks_part(attack, time_hands(here, state.time, state.self_destruct))
    if entered:
        # The tiles come first, so that they stay in the same place from room to room.
        page.part(*_entered(page, marks, mark, attacks))
        return on_step(page, _next(page, attack, marks, mark, number), above=_change(page))
    if not feeds_first:
        page.part(*attacks)
    if state.detail == "full":
        _rooms(page, marks, mark)
    else:
        page.part(here.style.text(words("events-board-empty"), kit.BODY_STRONG))
    page.part(_unlisted(page, marks, mark))
    if feeds_first:
        page.part(*attacks)
    return on_step(page, _next(page, attack, marks, mark, number), above=_change(page))


# listed rooms ----------------------------------------------------------------------------------


def feed_command(marks: Marks, room: Room) -> Feed:
    return Feed(room=room.id, contents=Contents(carried=dict(marks.carried).get(room.id, ())))


def _rooms(page: Page[Feed], marks: Marks, mark: kit.Change[Marks]) -> None:
    here, state = page.here, page.here.state
    hungry = hungry_rooms(state)
    if not hungry:
        page.part(here.style.text(here.words("events-nobody-feeds"), kit.BODY_STRONG))
    page.part(*(_room(page, marks, mark, room, own_button=room != hungry[0]) for room in hungry))
    if len(hungry) > 1:
        page.part(*chain_part(here, dict(marks.carried)))
    if hungry and here.context.presence.odds:
        asked = FeedingQuestion.at(state, dict(marks.carried))
        page.part(*what_if(here, "feeding", asked))
    quiet = [
        room.name
        for room in state.rooms
        if state.in_room(room.id) and room not in hungry and room.id not in state.fed
    ]
    if quiet:
        page.part(here.quiet("events-not-hungry", rooms=here.words.list(quiet)))
    astray = sum(each.room is None for each in state.intruders)
    if astray:
        page.part(here.quiet("events-without-room", count=astray))


def _room(
    page: Page[Feed], marks: Marks, mark: kit.Change[Marks], room: Room, *, own_button: bool
) -> ft.Control:
    """Draw a room in which an intruder feeds; the page's primary button serves the first such room."""
    here, words, state = page.here, page.here.words, page.here.state
    command = feed_command(marks, room)
    plan = feeding_plan(state, command)
    rows: list[ft.Control] = [here.style.text(room.name, kit.BODY_STRONG, lines=2, heading=True)]
    if isinstance(plan, Rejection):
        rows.append(here.style.text(words(plan.code, **plan.params), kit.LABEL, here.palette.danger))
    else:
        rows.append(feeding_block(here.style, plan, eggs_in_nest(state), revealed_by(state, plan)))
    fought = any(intruder_fights(state, each) for each in state.in_room(room.id))
    food: tuple[HeavyObject, ...] = tuple(thing for thing in HEAVY_OBJECTS if present(state, room, thing))
    if food and fought:
        carried = command.contents.carried or carried_in(state, room)
        rows.append(carried_chips(here.style, food, carried, partial(_carry, mark, room.id)))
    if own_button and not isinstance(plan, Rejection) and here.context.may(command):
        said = words("events-feed-room", room=room.name)
        rows.append(
            kit.chip_button(here.style, said, partial(_feed, page, mark, room), glyph=glyph("feeding"))
        )
    return kit.column(rows, kit.GAP)


def _carry(mark: kit.Change[Marks], room: int, thing: HeavyObject) -> None:
    def carry(now: Marks) -> Marks:
        carried = dict(now.carried)
        carried[room] = turned(carried.get(room, ()), thing)
        return now._replace(carried=tuple(carried.items()))

    mark(carry)


# an entered room -------------------------------------------------------------------------------


def _unlisted(page: Page[Feed], marks: Marks, mark: kit.Change[Marks]) -> ft.Control:
    """Draw the form of an unlisted room, initially folded.

    It appears in full detail, and in quick detail while no figure is on the board.
    """
    here, words = page.here, page.here.words

    def unfold() -> None:
        page.choose(None)
        mark(lambda now: now._replace(unfolded=not now.unfolded))

    title = words("events-other-room" if here.state.detail == "full" else "events-enter-anyway")
    inside = _entered(page, marks._replace(beyond=True), mark) if marks.unfolded else []
    if inside:
        inside.insert(0, part_title(here.style, words("events-contents")))
    return folded_part(here.style, title, words("events-other-room-note"), marks.unfolded, unfold, inside)


def _entered(
    page: Page[Feed], marks: Marks, mark: kit.Change[Marks], attacks: Sequence[ft.Control] = ()
) -> list[ft.Control]:
    """Draw the form of a room: its tiles, suggestions for filling them in, and the attacks."""
    here, words, state = page.here, page.here.words, page.here.state
    room = (page.draft or page.blank).contents

    def change_room(make: Callable[[Contents], Contents]) -> None:
        def changed(now: Feed | None) -> Feed | None:
            contents = make((now or page.blank).contents)
            return None if contents == Contents() else Feed(contents=contents)

        page.change(changed)

    parts: list[ft.Control] = []

    def leads(after: Contents) -> kit.Press:
        return page.leads(lambda _: Feed(contents=after))

    entry = room_entry(here.style, state, room, change_room, leads, noted=not marks.beyond)
    parts.append(kit.column(entry, kit.GAP, stretch=True))
    if page.draft is None:
        for room_name, each in as_placed(here):
            parts.append(_proposed(page, words("events-as-placed", room=room_name), [each]))
        left = fed_before(here.context)
        if left:
            parts.append(_proposed(page, words("events-as-last-time"), left))
    else:
        new = _figures(here, newly_entered(state, room))
        if new:
            parts.append(here.quiet("events-entered-new", figures=new))
    parts += attacks
    chips: list[ft.Control] = []
    if page.draft is not None:
        clear = partial(page.choose, None)
        chips.append(kit.chip_button(here.style, words("events-clear"), clear, glyph="close"))
    if not marks.beyond:
        beyond = partial(mark, lambda now: now._replace(beyond=True))
        chips.append(kit.chip_button(here.style, words("events-beyond-noted"), beyond, glyph="plus"))
    if chips:
        parts.append(kit.wrapped(chips))
    return parts


def _proposed(page: Page[Feed], title: str, rooms: Sequence[Contents]) -> ft.Control:
    """Draw suggested rooms as chips; a press fills in the form."""
    style = page.here.style
    chips = [
        kit.chip_button(style, contents_words(style, each), page.pick(Feed(contents=each))) for each in rooms
    ]
    return titled(style, title, kit.wrapped(chips))


def as_placed(here: Here) -> list[tuple[str, Contents]]:
    """Return the name and contents of the blue corpse's room after a red token in quick detail; else nothing.

    No other room is known in this case: until the blue corpse is eaten, it attracts a Metagorger to its room.
    """
    state, room = here.state, blue_corpse_room(here.state)
    if state.detail == "full" or room is None or not left_to_feed(state).metagorger:
        return []
    if not _came_by_red_token(here.context):
        return []
    contents = Contents(feeders=(Feeder(kind="metagorger"),), blue_corpses=room.blue_corpses)
    return [(room.name, contents)]


def _came_by_red_token(context: GameContext) -> bool:
    """Return whether a red token placed Metagorgers in the previous event phase."""
    table, game = context.open_game.table, context.open_game.game
    for at in reversed(range(table.count)):
        before = game.player_view(table.state_after(at), None)
        if before.round < context.state.round - 1:
            break
        red = before.token is not None and before.token.purpose == "events" and before.token.kind == "red"
        if red and any(
            isinstance(each, FiguresChanged) and each.delta > 0 for each in table.entry(at).events
        ):
            return True
    return False


def _figures(here: Here, figures: Figures) -> str:
    """Describe the number of figures of each kind; return an empty text if there are none."""
    counted = [
        here.words(f"count-{kind}", count=count)
        for kind, count in zip(figures._fields, figures, strict=True)
        if count
    ]
    return here.words.list(counted) if counted else ""


def _change(page: Page[Feed]) -> list[ft.Control]:
    """Draw the result of feeding the entered room, to be pinned above the button."""
    style, state = page.here.style, page.here.state
    plan = None if page.draft is None else feeding_plan(state, page.draft)
    if not isinstance(plan, Feeding):
        return []
    told = feeding_told(style, plan, eggs_in_nest(state), revealed_by(state, plan))
    return [kit.column(told, kit.GAP_SMALL, stretch=True)]


# the wide button -------------------------------------------------------------------------------


def _next(
    page: Page[Feed], attack: Page[IntruderAttack], marks: Marks, mark: kit.Change[Marks], number: int
) -> ft.Control:
    """Draw the button that feeds the entered room, starts the next attack or feeding, or ends the step.

    Attacks come before feeding, except under Voracious. The button that ends the step is quiet while any
    figure still has to feed.

    Args:
        attack: The form of the next attack that uses a card.
        number: The number of the entered room in this step.
    """
    here, words, state = page.here, page.here.words, page.here.state
    if page.draft is not None:
        plan = feeding_plan(state, page.draft)
        refused = isinstance(plan, Rejection)
        note = words(plan.code, **plan.params) if refused else ""
        press = partial(_feed, page, mark, None) if isinstance(plan, Feeding) else None
        said = words("events-feed-number", number=number) if state.detail == "quick" else words("events-feed")
        return action(here, page.draft, "entered", said, press, note=note)
    if (attacks := attack_action(attack)) is not None:
        return attacks
    for room in hungry_rooms(state)[:1]:
        command = feed_command(marks, room)
        plan = feeding_plan(state, command)
        if not isinstance(plan, Rejection):
            return action(
                here,
                command,
                ("room", room.id),
                words("events-feed-room", room=room.name),
                partial(_feed, page, mark, room),
            )
    end = EndFeeding()
    press = partial(here.context.submit, end)
    return action(here, end, "end", words("events-end-feeding"), press, quiet=any(left_to_feed(state)))


def _feed(page: Page[Feed], mark: kit.Change[Marks], room: Room | None) -> None:
    """Resolve the feeding in a listed room, or in the entered room if `room` is None."""
    command = kit.latest(page.change) if room is None else feed_command(kit.latest(mark), room)
    if command is not None and page.here.context.submit(command) and room is None:
        page.choose(None)


def rooms_fed(context: GameContext) -> int:
    """Return the number of rooms entered and fed in the current step, from the journal."""
    table, count = context.open_game.table, 0
    for at in reversed(range(table.count)):
        before = table.state_after(at)
        if before.phase != "events" or before.step != "feeding":
            break
        count += any(isinstance(each, RoomFed) and each.room is None for each in table.entry(at).events)
    return count


def fed_before(context: GameContext) -> list[Contents]:
    """Suggest the rooms entered in the last event phase, with the contents that feeding left there.

    Rooms in which nobody could eat now are omitted.
    """
    table, game = context.open_game.table, context.open_game.game
    now, found = context.state, list[Contents]()
    for at in reversed(range(table.count)):
        before = game.player_view(table.state_after(at), None)
        if before.round < now.round - 1:
            break
        for event in table.entry(at).events if before.round == now.round - 1 else ():
            feeding = feeding_of(before, event) if isinstance(event, RoomFed) and event.room is None else None
            plan = None if feeding is None else feeding_plan(now, Feed(contents=feeding.after))
            if feeding is not None and plan is not None and not isinstance(plan, Rejection) and plan.steps:
                found.append(feeding.after)
    return list(dict.fromkeys(reversed(found)))


def chain_part(here: Here, carried: Carried) -> list[ft.Control]:
    """Draw the share of room orders that lead to each outcome; nothing if the order does not matter."""
    chain = feeding_chain(here.state, carried)
    return chain_ends(here.style, chain, "events-order-ends") if chain.order_matters else []


def chain_ends(style: kit.Style, chain: FeedingChain, title: str) -> list[ft.Control]:
    """Draw the outcomes of feeding several rooms, the most frequent first.

    Several outcomes show only the counts in which they differ; a single outcome shows all relevant counts.

    Args:
        chain: The feedings of all rooms, in every possible order.
        title: The key of the sentence above the outcomes.
    """
    words, p = style.words, style.palette
    ends = sorted(chain.ends, key=lambda end: (-end[1], end[0]))
    counted = [_counts(end) for end, _ in ends]
    if chain.order_matters:
        told = [name for name in counted[0] if len({each[name] for each in counted}) > 1]
    else:
        from_board = any(step.from_board for room in chain.rooms for step in room.feeding.steps)
        told = [name for name, count in counted[0].items() if count and (name != "egg" or from_board)]
    shares = [
        NamedChance(words.list([words(f"count-{name}", count=each[name]) for name in told]), share, p.accent)
        for each, (_, share) in zip(counted, ends, strict=True)
    ]
    listed = kit.column(
        [style.text(words(title), kit.LABEL, p.quiet), share_rows(style, shares)],
        kit.GAP_WIDE,
        stretch=True,
    )
    short = [style.text(words("events-order-matters"), kit.LABEL, p.danger)] if chain.order_matters else []
    return [*short, listed]


def _counts(end: ChainEnd) -> dict[str, int]:
    """Count each kind of figure, and the eggs on the Carnomorph board."""
    return {**{kind: end.on_board.of(kind) for kind in INTRUDERS}, "egg": end.eggs}
