"""The seats of a shared table for its host: presence, the host's own seat, freeing a seat."""

from functools import partial

import flet as ft

from companion.party.devices import party_of
from companion.party.offer import Offer
from companion.party.party import Party
from companion.rules.kernel import SeatInfo
from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.shared.phones.away import since


def seat_rows(here: AnyHere, party: Party, offer: Offer) -> list[ft.Control]:
    """Draw a row for each player, and a line about spectators."""
    context = here.context
    words, devices = here.words, party.devices(context.open_game.id)
    rows: list[ft.Control] = []
    for seat, player in enumerate(context.seats):
        rows.append(_row(here, party, offer, seat, player))
        if offer.claim(seat) is not None:
            rows.append(_claim(here, party, seat, player))
    watching = sum(1 for place in offer.places if place.seat is None and devices.here(place.id))
    if watching:
        rows.append(here.style.text(words("party-watchers", count=watching), kit.LABEL, here.palette.quiet))
    return [*rows, *_absent(here, party, offer)]


def is_host_asked(context: AnyContext) -> bool:
    """Return whether the host must choose a seat: phones have seats, and several are left."""
    access, game = context.client.access, context.open_game.id
    party = party_of(access)
    offer = party.offered(game) if party is not None and access.is_host else None
    if party is None or offer is None or context.open_game.game.outcome(context.open_game.table.state):
        return False
    return bool(offer.taken_seats) and _is_unsaid(party, offer) and party.host_seat(game) is None


def who_sheet(here: AnyHere) -> ft.Control | None:
    """Draw the sheet of the panel "who", which asks the host for a seat."""
    style, context = here.style, here.context
    party, words = party_of(context.client.access), here.words
    offer = party.offered(context.open_game.id) if party is not None else None
    if party is None or offer is None:
        return None
    note = style.text(words("party-who-note"), kit.BODY)
    return kit.sheet(style, words("party-choose"), [note, _host_choices(here, party, offer)], context.close)


def host_question(here: AnyHere, party: Party, offer: Offer) -> list[ft.Control]:
    """Ask the host to choose a seat, in the same way as guests; draw nothing once the host has answered."""
    if not _is_unsaid(party, offer):
        return []
    title = here.style.text(here.words("party-choose"), kit.BODY_STRONG, heading=True)
    return [kit.column([title, _host_choices(here, party, offer)], kit.GAP)]


def _is_unsaid(party: Party, offer: Offer) -> bool:
    return party.host_is_a_person and offer.host_seat is None and offer.host_plays


def _host_choices(here: AnyHere, party: Party, offer: Offer) -> ft.Control:
    """Draw the choice of the host's seat: the players without a phone, or none of them."""
    context = here.context
    words, game = here.words, context.open_game.id

    def choice(said: str, seat: int | None) -> ft.Control:
        act = partial(party.take_host_seat, game, seat)
        return kit.option(here.style, said, False, lambda: context.client.attempt(act))

    free = [(player.name, seat) for seat, player in enumerate(context.seats) if not offer.taken(seat)]
    choices = [choice(name, seat) for name, seat in free]
    return kit.wrapped([*choices, choice(words("party-none"), None)])


def _absent(here: AnyHere, party: Party, offer: Offer) -> list[ft.Control]:
    """Draw the players with phones, to mark absent players; draw nothing if nobody has a phone."""
    style, context = here.style, here.context
    words, game, attempt = here.words, context.open_game.id, context.client.attempt

    def choice(seat: int, name: str) -> ft.Control:
        absent = seat in offer.absent
        return kit.option(
            style, name, absent, lambda: attempt(lambda: party.set_absent(game, seat, not absent))
        )

    seated = [seat for seat in range(len(context.seats)) if offer.holder(seat) is not None]
    if not seated:
        return []
    choices = kit.wrapped([choice(seat, context.seats[seat].name) for seat in seated])
    title = style.text(words("party-absent"), kit.BODY_STRONG, heading=True)
    note = style.text(words("party-absent-note"), kit.LABEL, here.palette.quiet)
    return [kit.column([title, note, choices], kit.GAP, stretch=True)]


def _claim(here: AnyHere, party: Party, seat: int, player: SeatInfo) -> ft.Control:
    """Draw another device's claim to a seat, with yes and no."""
    style, context = here.style, here.context
    words, game, attempt = here.words, context.open_game.id, context.client.attempt
    said = style.text(words("party-claimed", player=player.name), kit.BODY)
    answers = [
        kit.secondary(
            style,
            words("party-grant"),
            lambda: attempt(lambda: party.grant(game, seat)),
            label=words("party-grant-spoken", player=player.name),
            height=kit.TARGET,
        ),
        kit.secondary(
            style,
            words("party-decline"),
            lambda: attempt(lambda: party.decline(game, seat)),
            label=words("party-decline-spoken", player=player.name),
            height=kit.TARGET,
        ),
    ]
    return kit.column([said, kit.wrapped(answers)], kit.GAP, stretch=True)


def _row(here: AnyHere, party: Party, offer: Offer, seat: int, player: SeatInfo) -> ft.Control:
    style, context = here.style, here.context
    p, words, game = here.palette, here.words, context.open_game.id
    attempt = context.client.attempt
    holder = offer.holder(seat)
    if holder is not None:
        devices = party.devices(game)
        seen = devices.last_seen(holder.id)
        if seat in offer.absent:
            note = words("party-seat-absent")
        elif devices.here(holder.id):
            note = words("party-seat-here")
        elif seen is not None:
            note = words("party-seat-away-since", time=since(words, seen))
        else:
            note = words("party-seat-away")
        said, spoken = words("party-free"), words("party-free-spoken", player=player.name)
        act = partial(party.free, game, holder.id)
    elif party.host_seat(game) == seat:
        note = words("party-seat-me")
        said, spoken = words("party-not-me"), words("party-i-am-not")
        act = partial(party.take_host_seat, game, None)
    else:
        note = words("party-seat-nobody")
        said, spoken = words("party-i-am"), words("party-i-am-spoken", player=player.name)
        act = partial(party.take_host_seat, game, seat)
    action = kit.secondary(style, said, lambda: attempt(act), label=spoken, height=kit.TARGET)
    lines = kit.column(
        [style.text(player.name, kit.BODY_STRONG, lines=1), style.text(note, kit.LABEL, p.quiet, lines=2)],
        expand=True,
    )
    return ft.Container(
        ft.Row(
            [context.ui.piece(player.shape, p.players[player.colour], 32), lines, action], spacing=kit.GAP
        ),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
        padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL),
    )
