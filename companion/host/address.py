"""The address that the server listens on."""

import errno
import socket
import sys
from dataclasses import dataclass
from typing import Final, Literal

LOOPBACK_NAMES: Final = frozenset({"127.0.0.1", "localhost", "::1"})

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8420
PORTS_TRIED = 20

Refusal = Literal["in-use", "forbidden", "unknown-host"]


class AddressRefused(Exception):
    """The server cannot listen at this address, for the given reason."""

    def __init__(self, reason: Refusal, host: str, port: int) -> None:
        super().__init__(f"cannot listen on {host!r}, port {port!r}: {reason}")
        self.reason: Refusal = reason
        self.host = host
        self.port = port


@dataclass(frozen=True)
class Listening:
    """A bound socket, with the requested host and the port that it got."""

    socket: socket.socket
    host: str
    port: int
    """The actual port, even if any free port was requested."""

    @property
    def only_here(self) -> bool:
        """Whether only programs on this computer can connect."""
        return self.host in LOOPBACK_NAMES

    @property
    def url(self) -> str:
        """The address for a browser on this computer."""
        name = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(self.host, self.host)
        return f"http://{f'[{name}]' if ':' in name else name}:{self.port}/"


def listen(host: str = DEFAULT_HOST, port: int | None = None, first: int = DEFAULT_PORT) -> Listening:
    """Bind a socket.

    Args:
        host: A name or address of this computer.
        port: 1-65535; 0 for any free port; None for `first` or the next free port after it.
        first: The default port.

    Raises:
        AddressRefused: The port is taken or not allowed, or the host is not an address of this computer.
    """
    if port is not None:
        return _bind(host, port)
    for candidate in range(first, first + PORTS_TRIED):
        try:
            return _bind(host, candidate)
        except AddressRefused as refused:
            if refused.reason == "unknown-host":
                raise
    return _bind(host, 0)


def _bind(host: str, port: int) -> Listening:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise AddressRefused("unknown-host", host, port) from error
    family, kind, protocol, _, address = found[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform == "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # A port that a server has just released counts as free.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(128)  # A second server binding the same port must fail now, not when it starts.
    except OSError as error:
        bound.close()
        raise AddressRefused(_reason(error), host, port) from error
    return Listening(bound, host, int(bound.getsockname()[1]))


def _reason(error: OSError) -> Refusal:
    if error.errno in (errno.EACCES, errno.EPERM):
        return "forbidden"
    if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return "unknown-host"
    return "in-use"
