"""`companion host`: a table for everybody's phone, with its QR code in the terminal."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.serve import app_or_fail, data_option, has_display, listen_or_fail, tell_refusal
from companion.cli.speech import fail, say, words
from companion.host.address import DEFAULT_HOST, AddressRefused, Listening

if TYPE_CHECKING:
    from companion.host.evening import Evening
    from companion.party.network import Address


@click.command("host", help=words()("cli-host"), short_help=words()("cli-host-short"))
@click.option("--port", type=click.IntRange(0, 65535), metavar="PORT", help=words()("cli-option-host-port"))
@click.option("--game", metavar="ID", help=words()("cli-option-host-game"))
@data_option
@click.option("--no-open", is_flag=True, help=words()("cli-option-no-open"))
def command(port: int | None, game: str | None, data: Path | None, no_open: bool) -> None:
    """Let phones in from the local network until it is interrupted."""
    # Slow to import: they are not needed for the help.
    from companion.host.evening import Evening
    from companion.host.lan import Lan
    from companion.host.server import Main, serve

    lan = Lan(port)
    try:
        lan.bind()
    except AddressRefused as refused:
        tell_refusal(refused)
    listening = listen_or_fail(DEFAULT_HOST, None)
    evening = Evening(listening, lan)
    tables: list[str] = []

    def prepare() -> Main:
        main = app_or_fail(evening, data)
        if not lan.open_from_outside():
            fail("cli-host-no-network")
        tables.extend(_offered(evening, game))
        return main

    def ready() -> None:
        _tell(evening, listening, tables[0] if tables else None)
        if not no_open and has_display():
            webbrowser.open(listening.url)

    serve(
        prepare,
        listening,
        on_ready=ready,
        on_startup=evening.on_startup,
        on_shutdown=evening.on_shutdown,
    )


def _offered(evening: Evening, game: str | None) -> list[str]:
    """The table that is offered: the one asked for, or the latest game that is not over.

    Raises:
        Problem: there is no such game.
    """
    from companion.store.errors import StoreError

    party = evening.party
    assert party is not None
    going = [each.id for each in party.house.library.games() if not each.finished]
    chosen = [game] if game is not None else going[:1]
    try:
        for game_id in chosen:
            party.offer(game_id)
    except StoreError as error:
        fail(error.code, **error.params)
    return chosen


def _tell(evening: Evening, listening: Listening, table: str | None) -> None:
    party, said = evening.party, words()
    assert party is not None
    say(said("cli-serving", url=listening.url))
    first, *others = evening.lan.addresses
    offer = party.offered(table) if table is not None else None
    link = first.join(offer.code) if offer else first.url
    _draw(link)
    if offer is None:
        say(said("cli-host-no-game", url=first.url))
    else:
        from companion.party.codes import spaced

        say(said("cli-host-join", url=link, address=first.url, code=spaced(offer.code)))
    for address in others:
        say(said("cli-host-also", url=_link(address, offer.code if offer else None)))
    say(said("cli-host-key", url=f"{first.url}host/{party.host_key}"))


def _link(address: Address, code: str | None) -> str:
    return address.join(code) if code else address.url


def _draw(text: str) -> None:
    import segno

    segno.make(text, error="m", micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
