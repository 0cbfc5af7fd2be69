"""Joining a table: by the link in its QR code or by typing its code; then choosing a seat, or watching."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import flet as ft

from companion.party.codes import LENGTH, read_code, spaced
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.ui import kit
from companion.ui.core.env import use_env, use_parameters
from companion.ui.core.session import in_session
from companion.ui.game_card import ListedPlayer
from companion.ui.games import piece_of
from companion.ui.language import use_languages
from companion.ui.party.guest import GuestClient
from companion.ui.shared.phones.away import since
from companion.ui.widgets.dish import Piece, dish


@kit.component
def JoinScreen() -> ft.Control:
    """Draw the screen for joining; a code in the address is tried immediately."""
    code = use_parameters().get("code", "")
    return kit.keyed(f"join-{code}", Joining, code)


@kit.component
def ScreenJoinScreen() -> ft.Control:
    """Draw the screen on which a big screen enters a table's code, to watch the table without a seat."""
    code = use_parameters().get("code", "")
    return kit.keyed(f"screen-{code}", Joining, code, watch=True)


@kit.component
def ReturnScreen() -> ft.Control:
    """Draw the screen for joining, without a code.

    A device without a place at a table sees this screen instead of the table.
    """
    return kit.keyed("join-", Joining, "")


@kit.component
def SeatScreen() -> ft.Control:
    """Draw the seats of a table at which this phone has a place, so that it can take another seat."""
    client, style = use_env()
    game_id = use_parameters().get("id", "")
    guest = cast("GuestClient", client)
    if guest.own_place(game_id) is None:
        return kit.keyed("join-", Joining, "")
    return kit.keyed(f"seats-{game_id}", Seats, style, guest, game_id, "")


@kit.component
def Joining(code: str, watch: bool = False) -> ft.Control:
    """Draw the code's input field, then the seats of its table.

    Args:
        code: A code to try immediately; empty if it will be typed.
        watch: Whether the device becomes a big screen, which needs no seat.
    """
    some_client, style = use_env()
    client = cast("GuestClient", some_client)
    typed, set_typed = kit.use_state(code)
    table, set_table = kit.use_state(cast("tuple[str, str] | None", None))
    languages = use_languages(client, style)

    async def knock(wanted: str) -> None:
        await client.know_places()
        try:
            answer = client.knock(wanted)
        except JournalError as error:
            client.tell(style.words("game-unreadable", row=error.seq))
            return
        except StoreError as error:
            client.refuse(error)
            return
        if isinstance(answer, Rejection):
            client.refuse(answer)
            return
        shown = f"/game/{answer}/screen" if watch else f"/game/{answer}"
        if client.come_back(answer):
            client.go(shown)
            return
        if watch:
            if await client.attempt_later(lambda: client.sit(answer, read_code(wanted) or "", None)):
                client.go(shown)
            return
        set_table((answer, read_code(wanted) or ""))

    async def first() -> None:
        if code:
            await knock(code)

    kit.use_effect(first, [])
    if table is None:
        return _code_page(client, style, typed, set_typed, partial(knock, typed), languages)
    return kit.keyed(f"seats-{table[0]}", Seats, style, client, *table)


def _code_page(
    client: GuestClient,
    style: kit.Style,
    typed: str,
    set_typed: Callable[[str], None],
    knock: kit.Press,
    languages: tuple[ft.Control, ft.Control | None],
) -> ft.View:
    words = style.words
    language, list_of_all = languages
    known = [game_id for game_id in client.known_tables() if client.players(game_id)]
    size = min(180.0, style.width * 0.44)
    parts: list[ft.Control] = [
        kit.unless_cramped(
            style,
            ft.Container(
                ft.Row([dish(style, size)], alignment=ft.MainAxisAlignment.CENTER),
                padding=ft.Padding.only(top=kit.SECTION),
            ),
        ),
        kit.unless_cramped(style, kit.headline(style, words("party-join"), words("party-join-note"))),
        ft.Container(
            kit.field(
                style,
                words("party-code"),
                typed,
                set_typed,
                longest=2 * LENGTH,
            ),
            padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP),
        ),
    ]
    for game_id in known:
        names = words.list([player.name for player in client.players(game_id)])
        parts.append(
            ft.Container(
                kit.secondary(
                    style,
                    words("party-back-to-table"),
                    lambda game_id=game_id: _come_back(client, game_id),
                    label=words("party-back-spoken", players=names),
                ),
                padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP),
            )
        )
    action = kit.primary(style, words("party-knock"), knock if read_code(typed) else None, expand=True)
    return kit.page_view(
        style,
        "/",
        _bar(client, style, language),
        kit.scroll(style, parts),
        bottom=kit.bottom_bar(style, [action]),
        overlay=list_of_all,
    )


def _bar(client: GuestClient, style: kit.Style, language: ft.Control) -> ft.Control:
    if client.joins:
        return kit.bar(style, "", on_back=lambda: client.go("/"), actions=[language])
    return ft.Row([language], alignment=ft.MainAxisAlignment.END)


def _come_back(client: GuestClient, game_id: str) -> None:
    if client.come_back(game_id):
        client.go(f"/game/{game_id}")


@kit.screen
def Seats(style: kit.Style, client: GuestClient, game_id: str, code: str) -> ft.View:
    """Draw the current seats of a table; once this phone's claim is granted, open the game."""
    words = style.words
    language, languages = use_languages(client, style)
    drawings = kit.use_ref(lambda: 0)
    _, draw = kit.use_state(0)
    waits = client.waits_for(game_id)
    waited = kit.use_ref(lambda: waits)

    def changed() -> None:
        if waited.current is not None and (own := client.own_place(game_id)) and own.seat == waited.current:
            client.come_back(game_id)
            client.go(f"/game/{game_id}")
            return
        drawings.current += 1
        draw(drawings.current)

    def follow() -> Iterator[Callable[[], None]]:
        yield client.party.listen(game_id, lambda _: in_session(client.page, changed))

    kit.use_subscription(follow, [game_id])
    waited.current = waits
    offer = client.party.offered(game_id)
    own, piece = client.own_place(game_id), piece_of(client.game_at(game_id))

    async def sit(seat: int | None) -> None:
        if await client.attempt_later(lambda: client.sit(game_id, code, seat)):
            client.go(f"/game/{game_id}")

    def held(player: ListedPlayer) -> None:
        client.tell(words("party-seat-held-note", player=player.name))

    async def claim(seat: int, player: ListedPlayer) -> None:
        if not await client.attempt_later(lambda: client.claim(game_id, code, seat)):
            return
        if client.waits_for(game_id) == seat:
            client.tell(words("party-seat-asked-note", player=player.name))
        else:
            client.go(f"/game/{game_id}")

    def row(seat: int, player: ListedPlayer) -> ft.Control:
        mine = own is not None and own.seat == seat
        holder = offer.holder(seat) if offer is not None and not mine else None
        if holder is not None and not client.party.devices(game_id).here(holder.id):
            seen = client.party.devices(game_id).last_seen(holder.id)
            away = words("party-seat-away")
            if seen is not None:
                away = words("party-seat-away-since", time=since(words, seen))
            said = words("party-seat-asked" if waits == seat else "party-seat-is-me")
            return _seat_row(
                style, player, piece, (away, said), quiet=True, on_press=partial(claim, seat, player)
            )
        taken = offer is None or (offer.taken(seat) and not mine)
        note = words("party-seat-mine" if mine else "party-seat-held" if taken else "party-seat-open")
        press = partial(held, player) if taken else partial(sit, seat)
        return _seat_row(style, player, piece, (note, ""), quiet=taken, on_press=press)

    rows = [row(seat, player) for seat, player in enumerate(client.players(game_id))]
    watch = kit.secondary(style, words("party-watch"), partial(sit, None), glyph="eye", expand=True)
    note = words("party-table-code", letters=spaced(code)) if code else ""
    head = kit.headline(style, words("party-choose"), note)
    return kit.page_view(
        style,
        "/",
        _bar(client, style, language),
        kit.scroll(style, [head, *rows, ft.Container(height=kit.PADDING)]),
        bottom=kit.bottom_bar(style, [watch]),
        overlay=languages,
    )


def _seat_row(
    style: kit.Style,
    player: ListedPlayer,
    draw: Piece,
    notes: tuple[str, str],
    *,
    quiet: bool,
    on_press: Callable[[], Any] | None,
) -> ft.Control:
    """Draw the row of a seat: its player, and whether a device has taken it.

    Args:
        notes: The state of the seat, and the effect of a tap, which is empty if obvious.
        quiet: Whether another device has the seat.
    """
    p = style.palette
    colour = p.quiet_players[player.colour] if quiet else p.players[player.colour]
    so, said = notes
    texts: list[ft.Control] = [
        style.text(player.name, kit.BODY_STRONG, p.passed if quiet else p.text, lines=2),
        style.text(so, kit.LABEL, p.quiet),
    ]
    if said:
        texts.append(style.text(said, kit.BODY_STRONG, p.accent))
    lines = kit.column(texts, expand=True)
    return kit.row_frame(style, [draw(player.shape, colour, 40), lines], on_press, grows=True)
