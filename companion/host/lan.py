"""The listener for phones."""

import asyncio
import contextlib
import contextvars
import logging
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future, wait
from dataclasses import replace
from functools import partial
from typing import Final

import uvicorn

from companion.host.address import AddressRefused, Listening, listen
from companion.host.certificate import Certificate
from companion.host.interfaces import addresses
from companion.host.limits import Limits
from companion.host.server import Main, build_app, configuration, guarded, own_names
from companion.party.network import Address

log = logging.getLogger("companion.host")

LAN_PORT: Final = 8450
"""The default port for phones."""

SECONDS_TO_OPEN: Final = 20.0

SECONDS_BETWEEN_LOOKS: Final = 0.1
"""The interval, in seconds, at which a waiting thread checks whether the app has ended."""

ANYWHERE: Final = "0.0.0.0"


class Lan:
    """The listener for phones, closed until it is needed; it runs in the app's process and event loop.

    Args:
        port: The port; None for the default one or the next free one.
        limits: The limits on clients.
        certificate: The certificate for https; None for http.
    """

    def __init__(
        self,
        port: int | None = None,
        limits: Limits | None = None,
        certificate: Certificate | None = None,
    ) -> None:
        self._port = port
        self._certificate = certificate
        self._limits = limits or Limits()
        self.on_change: Callable[[bool], None] = lambda _: None
        """Called with True before the listener opens, with False before it closes; may raise to veto it."""
        self._server: _Annex | None = None
        self._serving: asyncio.Task[None] | None = None
        self._listening: Listening | None = None
        self._bound: Listening | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.guests: Main | None = None
        """The entry point of every phone's page; set when the app is prepared."""

    async def attach(self) -> None:
        """Store the event loop of the app; called in that loop when the app starts."""
        self._loop = asyncio.get_running_loop()

    def adopt(self, listening: Listening) -> None:
        """Use the app's own listener for phones, since it is reachable from other devices."""
        self._listening = listening

    def open_from_outside(self) -> bool:
        """Do the same as `open` when called from a thread other than the app's.

        Return False if the app ends first, or does not open within `SECONDS_TO_OPEN`. Raise the
        errors of `open`.
        """
        loop, opened = self._loop, Future[bool]()
        if loop is None:
            return False

        def begin() -> None:
            loop.create_task(self.open()).add_done_callback(partial(_hand_over, opened))

        try:
            loop.call_soon_threadsafe(begin)
        except RuntimeError:  # The loop is closed.
            return False
        ends = time.monotonic() + SECONDS_TO_OPEN
        while not opened.done() and not loop.is_closed() and time.monotonic() < ends:
            wait([opened], SECONDS_BETWEEN_LOOKS)
        return opened.done() and not opened.cancelled() and opened.result()

    @property
    def has_ended(self) -> bool:
        """Whether the app's event loop is closed: the app was stopped while starting."""
        return self._loop is not None and self._loop.is_closed()

    @property
    def port(self) -> int | None:
        """The port on which phones can connect; None while closed."""
        return self._listening.port if self._listening else None

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Addresses of this computer for phones, the likeliest to work first; empty without a network."""
        if self._listening is None:
            return ()
        found, shown = addresses(self._listening.port), self._certificate
        if shown is None:
            return found
        if shown.name:
            return (Address(shown.name, self._listening.port, scheme="https"),)
        return tuple(replace(each, scheme="https") for each in found)

    async def open(self) -> bool:
        """Listen on every interface of this computer.

        If `on_change` raises, nothing is opened, and its error is raised here.
        """
        if self._listening is not None:
            return True
        if self.guests is None:
            return False
        before = self._bound
        try:
            listening = self.bind()
        except AddressRefused as refused:
            log.warning("no phones: %s", refused)
            return False
        try:
            self.on_change(True)
        except BaseException:
            if before is None:
                listening.socket.close()
                self._bound = None
            raise
        self._bound = None
        names = own_names(*([self._certificate.name] if self._certificate and self._certificate.name else ()))
        app = guarded(build_app(self.guests), names=names, numbers=True, limits=self._limits)
        served = configuration(app, self._limits, lifespan=False, certificate=self._certificate)
        self._listening, self._server = listening, _Annex(served)
        serving = self._server.serve(sockets=[listening.socket])
        # In a new context: the context of the tap that opens the listener would keep a session alive.
        self._serving = asyncio.create_task(serving, context=contextvars.Context())
        return True

    async def close(self) -> None:
        """Stop listening and end every phone's connection.

        If `on_change` raises, the listener stays open, and the error is raised here.
        """
        self.on_change(False)
        await self.stop()

    async def stop(self) -> None:
        """Stop listening when the app ends."""
        server, serving, listening = self._server, self._serving, self._listening
        self._server = self._serving = self._listening = None
        if server is None or serving is None or listening is None:
            return
        server.should_exit = True
        try:
            await serving
        except Exception:
            log.exception("the door did not close in order")
        for each in tuple(server.server_state.connections):
            each.transport.abort()
        listening.socket.close()

    def bind(self) -> Listening:
        """Bind the port, but do not serve it yet; the next `open` serves it.

        Raises:
            AddressRefused: The port is unavailable.
        """
        self._bound = self._bound or listen(ANYWHERE, self._port, LAN_PORT)
        return self._bound


def _hand_over(opened: Future[bool], task: asyncio.Task[bool]) -> None:
    """Pass a task's result to the thread that waits for it."""
    if task.cancelled():
        opened.cancel()
    elif (error := task.exception()) is not None:
        opened.set_exception(error)
    else:
        opened.set_result(task.result())


class _Annex(uvicorn.Server):
    """A second server in the event loop of the first one; only the first one handles signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave signals to the first server."""
        yield
