"""Notifications at a shared table: a player's own turn, seat claims, nudges, undo by other devices."""

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.party.devices import party_of
from companion.party.party import News
from companion.party.shared_access import GuestAccess
from companion.table.journal import Step
from companion.ui import kit
from companion.ui.core.session import in_session
from companion.ui.game.context import AnyContext
from companion.ui.shared.player_rows import own_hand


def use_notifications(context: AnyContext) -> None:
    """Follow the presence at the shown game's table, and notify this device."""
    page = ft.context.page
    active = kit.use_ref(lambda: [context.state.active])
    claims = kit.use_ref(set[str])

    def follow() -> Iterator[Callable[[], None]]:
        party, table = party_of(context.client.access), context.open_game.table
        if party is not None:
            active.current[0] = table.state.active
            yield table.listen(lambda: turned(page, context, active.current))
            yield party.listen(context.open_game.id, lambda news: heard(page, context, news, claims.current))
            yield table.listen(lambda: stepped(page, context))

    kit.use_subscription(follow, [context.open_game.id])


def heard(page: ft.Page, context: AnyContext, news: News, claims: set[str]) -> None:
    """Handle news about the table that is not in its journal.

    Args:
        claims: The devices whose claims to seats have already been shown.
    """

    def tell() -> None:
        context.changes.notify()
        _tell(context, news)
        _tell_claims(context, claims)

    in_session(page, tell)


def turned(page: ft.Page, context: AnyContext, active: list[int | None]) -> None:
    """Signal that the turn of this device's own player has begun.

    Args:
        active: The seat whose turn it was; updated to the current one.
    """
    before, active[0] = active[0], context.open_game.table.state.active
    if active[0] not in (None, before) and active[0] == own_hand(context):
        in_session(page, lambda: context.client.feedback.turn(context.words("table-own-turn")))


def stepped(page: ft.Page, context: AnyContext) -> None:
    """Report an undo or redo by another device."""
    step = context.open_game.table.latest
    if not isinstance(step, Step) or is_own(context, step):
        return
    line = step_line(context, step)
    if line is not None:
        in_session(page, lambda: context.client.tell(line))


def is_own(context: AnyContext, step: Step) -> bool:
    """Return whether this device made an undo or redo."""
    access = context.client.access
    return access.is_host if step.by is None else step.by == access.seat(context.open_game.id)


def step_line(context: AnyContext, step: Step) -> str | None:
    """Return the sentence about an undo or redo; None if the step no longer exists."""
    table, words = context.open_game.table, context.words
    entries = table.undone if step.undo else tuple(reversed(table.entries))
    count = step.undo or step.redo
    if len(entries) < count:
        return None
    labels = entries[count - 1 if step.undo else 0].labels
    said = kit.dotted(words(label.key, **label.params) for label in labels)
    player = context.seats[step.by].name if step.by is not None else words("party-host")
    if step.undo:
        return words("party-undone", player=player, label=said, count=count)
    return words("party-redone", player=player, label=said, count=count)


def _tell(context: AnyContext, news: News) -> None:
    client, words = context.client, context.words
    access = client.access
    if isinstance(access, GuestAccess) and access.holds is None:
        client.tell(words("party-seat-freed"))
        client.go("/")
    elif news.kind == "nudge" and news.seat == access.seat(context.open_game.id) is not None:
        client.feedback.nudge()
        client.tell(words("party-nudged", player=news.by or words("party-host")))


def _tell_claims(context: AnyContext, told: set[str]) -> None:
    """Ask the host once about each device that claims a seat."""
    client, words, game = context.client, context.words, context.open_game.id
    party = party_of(client.access)
    offer = party.offered(game) if party is not None and client.access.is_host else None
    for claim in offer.claims if offer is not None else ():
        if party is None or claim.seat is None or claim.id in told:
            continue
        told.add(claim.id)
        client.feedback.nudge()
        client.tell(
            words("party-claimed", player=context.seats[claim.seat].name),
            action=words("party-grant"),
            on_action=partial(client.attempt, partial(party.grant, game, claim.seat)),
        )
