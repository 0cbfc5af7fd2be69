"""The invitation of phones to a table: the QR code, its address and code, the seats, the settings."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import flet as ft

from companion.party.codes import spaced
from companion.party.devices import party_of
from companion.party.network import Address, Network
from companion.party.offer import OddsShown, Offer
from companion.party.party import Party
from companion.party.presence import Presence
from companion.table.rights import Rights
from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.phones.qr import qr_image
from companion.ui.shared.phones.seats import host_question, seat_rows

SECONDS_UNTIL_LATE = 60.0
"""Seconds after which possible causes are shown if no phone has joined."""

QR_SIZE = 280.0
QR_SIZE_WIDE = 340.0
QR_SIZE_LOW, QR_SIZE_LOWEST = 200.0, 140.0
"""Widths of the QR code on low pages, where the code to type is below it.

The smaller one is for sheets at the bottom, which have less height than those at the side.
"""


def invite_sheet(here: AnyHere) -> ft.Control:
    """Draw the sheet of the panel "invite"."""
    style, context = here.style, here.context
    party = party_of(context.client.access)
    network = party.network if party is not None else None
    if party is None or network is None:
        said = style.text(here.words("party-no-network"), kit.LABEL)
        return kit.sheet(style, here.words("party-invite"), [said], context.close)
    return kit.keyed("invite", Inviting, here, party, network)


Invitation: TypeAlias = tuple[Offer | None, Sequence[Address], int, Presence]


def _invitation(here: AnyHere, party: Party, network: Network) -> Invitation:
    """Return the offer, the addresses, the number of joined phones, and the devices of the seats."""
    game = here.context.open_game.id
    return party.offered(game), network.addresses, party.devices(game).count, here.context.presence


@part(_invitation)
def Inviting(here: AnyHere, shown: Invitation, party: Party, network: Network) -> ft.Control:
    """Draw the invitation to a table, and offer the table to phones."""
    style, context, words, (offer, addresses, phones, _) = here.style, here.context, here.words, shown
    game = context.open_game.id
    chosen, choose = kit.use_state(0)
    for_screen, set_for_screen = kit.use_state(False)

    async def open_up() -> None:
        if not context.client.attempt(lambda: party.offer(game)):
            return
        await context.client.attempt_later(network.open)
        context.changes.notify()

    late, set_late = kit.use_state(False)

    async def wait() -> None:
        await asyncio.sleep(SECONDS_UNTIL_LATE)
        set_late(True)

    kit.use_effect(open_up, [])
    kit.use_effect(wait, [])
    was_open = kit.use_ref(lambda: False)
    was_open.current = was_open.current or offer is not None
    closed = was_open.current and offer is None  # Another device has withdrawn the offer.
    kit.use_effect(lambda: context.close() if closed else None, [closed])
    if offer is None:
        return kit.sheet(style, words("party-invite"), [], context.close)
    parts = host_question(here, party, offer)
    link: ft.Control | None = None
    if addresses:
        address = addresses[chosen % len(addresses)]
        uses = [(False, words("party-for-phones")), (True, words("watch-screen"))]
        parts.append(kit.options_row(style, uses, for_screen, set_for_screen))
        if for_screen:
            parts.append(style.text(words("watch-screen-invite"), kit.LABEL, here.palette.quiet))
        link = _link(style, address, offer, for_screen)
        if not style.low:
            parts.append(link)
        if late and not phones and not context.client.joins:
            parts.append(_reasons(style))
        if len(addresses) > 1:
            others = [(number, _named(each)) for number, each in enumerate(addresses)]
            parts.append(style.text(words("party-other-address"), kit.LABEL, here.palette.quiet))
            parts.append(kit.options_row(style, others, chosen % len(addresses), choose, wrap=True))
    else:
        parts.append(style.text(words("party-no-network"), kit.LABEL))
    parts.append(style.text(words("party-phones", count=phones), kit.BODY_STRONG))
    parts.append(style.text(words("party-seats"), kit.BODY_STRONG, heading=True))
    parts += seat_rows(here, party, offer)
    parts += _settled(here, party, offer)
    parts.append(_ways_out(here, party, network))
    parts += _other_tables(here, party)
    note = words("party-invite-note-public" if context.client.joins else "party-invite-note")
    above = link if style.low else None
    return kit.sheet(
        style, words("party-invite"), parts, context.close, note=note if addresses else "", above=above
    )


def _reasons(style: kit.Style) -> ft.Control:
    """Draw the most frequent reasons for a phone not finding this computer."""
    words = style.words
    lines: list[ft.Control] = [style.text(words("party-nobody-came"), kit.BODY_STRONG)]
    for reason in ("party-reason-firewall", "party-reason-guests", "party-reason-vpn"):
        lines.append(style.text(words(reason), kit.LABEL, style.palette.quiet))
    return kit.column(lines, kit.GAP_SMALL, stretch=True)


def _named(address: Address) -> str:
    return f"{address.host} ({address.name})" if address.name else address.host


def _link(style: kit.Style, address: Address, offer: Offer, for_screen: bool) -> ft.Control:
    words = style.words
    link = address.screen(offer.code) if for_screen else address.join(offer.code)
    # The sheet is narrower than a wide page; the code is as large as possible.
    if style.low:
        size = QR_SIZE_LOW if style.wide else QR_SIZE_LOWEST
    else:
        size = QR_SIZE_WIDE if style.wide else min(QR_SIZE, style.width - 2 * kit.MARGIN)
    picture = qr_image(link, size, words("party-qr-spoken", link=link))
    opened = f"{address.url}screen" if for_screen else address.url
    # On its own line an address does not wrap after "http://".
    said = words("party-or-type", address=f"\n{opened}")
    typed = style.text(said, kit.LABEL, style.palette.quiet, align=ft.TextAlign.CENTER)
    shown = style.text(spaced(offer.code), kit.FIGURE, align=ft.TextAlign.CENTER, lines=1)
    parts = [ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER), typed, shown]
    return kit.column(parts, kit.GAP_SMALL, stretch=True)


def _settled(here: AnyHere, party: Party, offer: Offer) -> list[ft.Control]:
    """Draw the table's settings: who may change things, see odds, and join."""
    style, context = here.style, here.context
    words, game = here.words, context.open_game.id
    rights: list[tuple[Rights, str]] = [
        ("friends", words("party-rights-friends")),
        ("strict", words("party-rights-strict")),
    ]
    odds: list[tuple[OddsShown, str]] = [
        ("own", words("party-odds-own")),
        ("nobody", words("party-odds-nobody")),
    ]

    def settle(act: Callable[[str, Any], object]) -> Callable[[Any], object]:
        return lambda wished: context.client.attempt(partial(act, game, wished))

    return [
        style.text(words("party-rights"), kit.BODY_STRONG),
        kit.options_row(style, rights, offer.rights, settle(party.set_rights)),
        style.text(words("party-odds"), kit.BODY_STRONG),
        kit.options_row(style, odds, offer.odds, settle(party.set_odds)),
        kit.switch_row(
            style,
            words("party-lock"),
            offer.locked,
            settle(party.lock),
            note=words("party-lock-note"),
        ),
    ]


def _ways_out(here: AnyHere, party: Party, network: Network) -> ft.Control:
    style, context = here.style, here.context
    words, client, game = here.words, context.client, context.open_game.id

    def renew() -> None:
        client.attempt(lambda: party.rotate(game))

    async def close() -> None:
        if not client.attempt(lambda: party.withdraw(game)):
            return
        if not party.tables():
            await client.attempt_later(network.close)
        context.close()

    return ft.Row(
        [
            kit.secondary(style, words("party-rotate"), renew, glyph="refresh", expand=True),
            kit.plain(
                style,
                words("party-close"),
                close,
                ink=here.palette.quiet,
                expand=True,
            ),
        ],
        spacing=kit.GAP_WIDE,
        run_spacing=kit.GAP,
        wrap=style.scale > kit.LARGE_TEXT,
    )


def _other_tables(here: AnyHere, party: Party) -> list[ft.Control]:
    """Draw the host's other tables that are open to phones."""
    style, context = here.style, here.context
    words, client = here.words, context.client
    listed = [client.home.library.listed(game) for game in party.tables() if game != context.open_game.id]
    others = [game for game in listed if game is not None]
    if not others:
        return []
    rows = [
        kit.link_row(
            style,
            "players",
            words.list(game.players),
            lambda game=game: client.go(f"/game/{game.id}"),
            note=words("party-phones", count=party.devices(game.id).count),
            inset=0,
        )
        for game in others
    ]
    return [style.text(words("party-tables"), kit.BODY_STRONG, heading=True), *rows]
