"""`companion serve`: serve the app at an address of this computer."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from companion.cli.paths import Days, PathName, Port
from companion.cli.place import chosen_store, data_option, store_option
from companion.cli.speech import CliCommand, announce, fail, log_line, words
from companion.host.address import DEFAULT_HOST, AddressRefused, Listening, listen

if TYPE_CHECKING:
    from companion.club.public import PublicAddress
    from companion.host.host_server import HostServer
    from companion.host.instance import Instance
    from companion.host.lan import Lan
    from companion.host.logs import Form
    from companion.host.networks import Network
    from companion.host.server import Main


@click.command("serve", cls=CliCommand, help=words()("cli-serve"), short_help=words()("cli-serve-short"))
@click.option("--host", default=DEFAULT_HOST, metavar="HOST", help=words()("cli-option-host"))
@click.option("--port", type=Port(), metavar="PORT", help=words()("cli-option-port"))
@data_option
@store_option
@click.option("--name", "names", multiple=True, metavar="NAME", help=words()("cli-option-name"))
@click.option("--proxy", "proxies", multiple=True, metavar="NETWORK", help=words()("cli-option-proxy"))
@click.option("--public", metavar="URL", help=words()("cli-option-public"))
@click.option("--keep-days", type=Days(), metavar="DAYS", help=words()("cli-option-keep-days"))
@click.option(
    "--keep-unfinished-days", type=Days(), metavar="DAYS", help=words()("cli-option-keep-unfinished-days")
)
@click.option("--operator-token", type=PathName(), metavar="FILE", help=words()("cli-option-operator-token"))
@click.option("--log", type=click.Choice(("text", "json")), default="text", help=words()("cli-option-log"))
@click.option("--no-open", is_flag=True, help=words()("cli-option-no-open"))
def command(
    host: str,
    port: int | None,
    data: Path | None,
    store: str | None,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    public: str | None,
    keep_days: int | None,
    keep_unfinished_days: int | None,
    operator_token: Path | None,
    log: Form,
    no_open: bool,
) -> None:
    """Serve the app until interrupted, and open it if there is a display."""
    from companion.host.instance import Instance

    database = chosen_store(data, store)
    instance = Instance(
        names=names,
        proxies=tuple(network_or_fail(text) for text in proxies),
        public=public_or_fail(public) if public is not None else None,
        keep_days=keep_days,
        keep_unfinished_days=keep_unfinished_days,
        token=token_or_fail(operator_token) if operator_token is not None else None,
        log=log,
    )
    listening = listen_or_fail(host, port)
    flet_or_fail()
    # Slow to import, so a wrong address is reported first.
    from companion.host.lan import Lan
    from companion.host.limits import FOR_THE_PUBLIC
    from companion.host.server import serve

    host_server = server_for(listening, Lan(), instance, database)

    def ready() -> None:
        url = listening.url
        announce(log_line("info", "serving", url=url) if log == "json" else words()("cli-serving", url=url))
        if not no_open and has_display():
            webbrowser.open(listening.url)

    serve(
        lambda: app_or_fail(host_server, data),
        listening,
        on_ready=ready,
        names=instance.all_names,
        proxies=instance.proxies,
        routes=host_server.routes,
        log_form=instance.log,
        limits=FOR_THE_PUBLIC if instance.public else None,
        on_startup=host_server.on_startup,
        on_shutdown=host_server.on_shutdown,
    )


def listen_or_fail(host: str, port: int | None) -> Listening:
    """Bind the address, or report why not.

    Raises:
        CommandProblem: The address is unavailable.
    """
    try:
        return listen(host, port)
    except AddressRefused as refused:
        tell_refusal(refused)


def flet_or_fail() -> None:
    """Check that the installed Flet is the one that Petri runs with, web server included.

    Raises:
        CommandProblem: The version differs, or its web server is missing.
    """
    from importlib.util import find_spec

    from companion.flet_fixes import FLET, OtherFlet, check_version

    if find_spec("flet_web") is None:
        fail("cli-no-web")
    try:
        check_version()
    except OtherFlet as other:
        fail("cli-other-flet", installed=other.installed, needed=FLET)


def network_or_fail(text: str) -> Network:
    """Parse a network, or fail with a sentence.

    Raises:
        CommandProblem: It is not a network.
    """
    from companion.host.networks import network

    try:
        return network(text)
    except ValueError:
        fail("cli-no-network", network=text)


def public_or_fail(text: str) -> PublicAddress:
    """Parse a public address, or fail with a sentence.

    Raises:
        CommandProblem: It is not a public address.
    """
    from companion.club.public import public_address

    try:
        return public_address(text)
    except ValueError:
        fail("cli-no-public", address=text)


def token_or_fail(file: Path) -> str:
    """Read the token in a file, or fail with a sentence.

    Raises:
        CommandProblem: It cannot be read, or has no token.
    """
    from companion.club.operator import LONGEST_TOKEN, SHORTEST_TOKEN

    try:
        with file.open(encoding="utf-8") as opened:
            token = opened.read(2 * LONGEST_TOKEN).strip()
    except (OSError, UnicodeDecodeError):
        fail("cli-token-unreadable", file=str(file))
    if not (SHORTEST_TOKEN <= len(token) <= LONGEST_TOKEN and token.isascii() and token.isprintable()):
        fail("cli-no-token", file=str(file), shortest=SHORTEST_TOKEN)
    return token


def tell_refusal(refused: AddressRefused) -> NoReturn:
    """Report why an address is unavailable.

    Raises:
        CommandProblem: Always.
    """
    port = str(refused.port)
    match refused.reason:
        case "in-use":
            fail("cli-port-in-use", port=port)
        case "forbidden":
            fail("cli-port-forbidden", port=port)
        case "unknown-host":
            fail("cli-host-unknown", host=refused.host)


def server_for(listening: Listening, lan: Lan, instance: Instance, store: str | None) -> HostServer:
    """Return a server for one group of friends, or for a club if the operator has set any club option."""
    from companion.host.host_server import HostServer
    from companion.host.instance import Instance

    if store is None and instance == Instance():
        return HostServer(listening, lan)
    from companion.club.server import ClubServer

    return ClubServer(listening, lan, instance, store)


def app_or_fail(host_server: HostServer, data: Path | None) -> Main:
    """Open the games and return the app over them, or report why not.

    Raises:
        CommandProblem: The folder or the database is unusable, or another process uses the folder.
    """
    from companion.store.errors import StoreError

    try:
        return host_server.prepare(data)
    except StoreError as error:
        fail(error.code, **error.params)


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether a window can open: on Windows and macOS if not over SSH, else on a display server."""
    if platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
