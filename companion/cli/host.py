"""`companion host`: a table for phones, with its QR code in the terminal."""

from __future__ import annotations

import io
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli import streams
from companion.cli.paths import PathName, Port
from companion.cli.place import chosen_store, data_option, store_option
from companion.cli.serve import (
    app_or_fail,
    flet_or_fail,
    has_display,
    listen_or_fail,
    server_for,
    tell_refusal,
)
from companion.cli.speech import CliCommand, announce, fail, words
from companion.host.address import DEFAULT_HOST, AddressRefused, Listening

if TYPE_CHECKING:
    from companion.host.certificate import Certificate
    from companion.host.host_server import HostServer
    from companion.party.network import Address


@click.command("host", cls=CliCommand, help=words()("cli-host"), short_help=words()("cli-host-short"))
@click.option("--port", type=Port(), metavar="PORT", help=words()("cli-option-host-port"))
@click.option("--game", metavar="ID", help=words()("cli-option-host-game"))
@data_option
@store_option
@click.option("--certificate", type=PathName(), metavar="FILE", help=words()("cli-option-certificate"))
@click.option("--key", type=PathName(), metavar="FILE", help=words()("cli-option-key"))
@click.option("--name", metavar="NAME", help=words()("cli-option-certificate-name"))
@click.option("--no-open", is_flag=True, help=words()("cli-option-no-open"))
def command(
    port: int | None,
    game: str | None,
    data: Path | None,
    store: str | None,
    certificate: Path | None,
    key: Path | None,
    name: str | None,
    no_open: bool,
) -> None:
    """Admit phones from the local network until interrupted."""
    database = chosen_store(data, store)
    shown = certificate_or_fail(certificate, key, name)
    flet_or_fail()
    # Slow to import, and not needed for the help.
    from companion.host.instance import Instance
    from companion.host.lan import Lan
    from companion.host.server import Main, serve
    from companion.store.errors import StoreError

    lan = Lan(port, certificate=shown)
    try:
        lan.bind()
    except AddressRefused as refused:
        tell_refusal(refused)
    listening = listen_or_fail(DEFAULT_HOST, None)
    host_server = server_for(listening, lan, Instance(), database)
    tables: list[str] = []

    def prepare() -> Main:
        main = app_or_fail(host_server, data)
        try:
            opened = lan.open_from_outside()
        except StoreError as error:
            fail(error.code, **error.params)
        if lan.has_ended:
            return main
        if not opened:
            fail("cli-host-no-network")
        tables.extend(_offered(host_server, game))
        return main

    def ready() -> None:
        tell(host_server, listening, tables[0] if tables else None, opened=game)
        if tables:
            keep_telling(host_server, tables[0])
        if not no_open and has_display():
            webbrowser.open(first_page(listening, game))

    serve(
        prepare,
        listening,
        on_ready=ready,
        on_startup=host_server.on_startup,
        on_shutdown=host_server.on_shutdown,
    )


def certificate_or_fail(file: Path | None, key: Path | None, name: str | None) -> Certificate | None:
    """Return the certificate in the named files; None if no options for it were given.

    Raises:
        CommandProblem: One of its two files is missing or invalid, or only its host name was given.
    """
    from companion.host.certificate import CertificateRefused
    from companion.host.certificate import certificate as looked_at

    if file is None and key is None and name is None:
        return None
    if file is None or key is None:
        fail("cli-certificate-alone")
    try:
        return looked_at(file, key, name or "")
    except CertificateRefused as refused:
        fail(f"cli-certificate-{refused.reason}", file=str(file), key=str(key))


def _offered(host_server: HostServer, game: str | None) -> list[str]:
    """Offer the named game, or else the latest unfinished one; return the ids of the offered games.

    Raises:
        CommandProblem: There is no such game.
    """
    from companion.store.errors import StoreError

    party = host_server.party
    assert party is not None
    going = [each.id for each in party.service.library.games() if not each.finished]
    chosen = [game] if game is not None else going[:1]
    try:
        for game_id in chosen:
            party.offer(game_id)
    except StoreError as error:
        fail(error.code, **error.params)
    return chosen


def first_page(listening: Listening, game: str | None) -> str:
    """Return the address that opens on this computer: that of the named table, or else of the home screen."""
    return listening.url if game is None else f"{listening.url}game/{game}"


def tell(
    host_server: HostServer, listening: Listening, table: str | None, *, opened: str | None = None
) -> None:
    """Print the addresses for this computer and for phones.

    Args:
        table: The game that phones join.
        opened: The named game, which this computer opens; None for home.
    """
    party, said = host_server.party, words()
    assert party is not None
    announce(said("cli-serving", url=first_page(listening, opened)))
    if not host_server.lan.addresses:
        announce(said("cli-host-no-address"))
        return
    first, *others = host_server.lan.addresses
    offer = party.offered(table) if table is not None else None
    link = first.join(offer.code) if offer else first.url
    _draw(link)
    if offer is None:
        announce(said("cli-host-no-game", url=first.url))
    else:
        _tell_code(first, offer.code)
    for address in others:
        announce(said("cli-host-also", url=_link(address, offer.code if offer else None)))
    announce(said("cli-host-key", url=f"{first.url}host/{party.host_key}"))


def _tell_code(address: Address, code: str) -> None:
    from companion.party.codes import spaced

    said = words()
    announce(said("cli-host-join", url=address.join(code), address=address.url, code=spaced(code)))


def keep_telling(host_server: HostServer, table: str) -> None:
    """Print the table's code again whenever it changes."""
    party = host_server.party
    assert party is not None
    told = [offer.code for offer in (party.offered(table),) if offer]

    def heard(_: object) -> None:
        offer = party.offered(table)
        if offer is not None and offer.code not in told[-1:] and host_server.lan.addresses:
            told.append(offer.code)
            _tell_code(host_server.lan.addresses[0], offer.code)

    party.listen(table, heard)


def _link(address: Address, code: str | None) -> str:
    return address.join(code) if code else address.url


def _draw(text: str) -> None:
    """Draw the QR code, if the output has the block characters for it."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out=drawn, compact=True)
    if streams.holds(drawn.getvalue()):
        announce(drawn.getvalue().removesuffix("\n"))
