"""Selenium over Marionette, the protocol behind Firefox's WebDriver, since Debian packages no geckodriver.

A message consists of its length in decimal digits, a colon, and a JSON list: the type (0 for a command, 1 for
its answer), the number, the name or error, and the parameters or result.
"""

import json
import socket
from collections.abc import Mapping
from typing import Any, Final, cast

from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection

NAMES: Final[Mapping[str, str]] = {
    Command.NEW_SESSION: "NewSession",
    Command.QUIT: "DeleteSession",
    Command.GET: "Navigate",
    Command.GET_CURRENT_URL: "GetCurrentURL",
    Command.GO_BACK: "Back",
    Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
    Command.W3C_ACTIONS: "PerformActions",
    Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys",
    Command.SCREENSHOT: "TakeScreenshot",
    Command.SET_WINDOW_RECT: "SetWindowRect",
    Command.SET_TIMEOUTS: "SetTimeouts",
    Command.NEW_WINDOW: "NewWindow",
    Command.SWITCH_TO_WINDOW: "SwitchToWindow",
    Command.W3C_GET_CURRENT_WINDOW_HANDLE: "GetWindowHandle",
    Command.W3C_GET_WINDOW_HANDLES: "GetWindowHandles",
    Command.CLOSE: "CloseWindow",
}
"""Marionette's names for the commands that our tests use."""


class Marionette(RemoteConnection):
    """A direct connection between a `WebDriver` and a Firefox.

    Args:
        port: The port of this computer on which Firefox listens.
    """

    def __init__(self, port: int) -> None:
        super().__init__(client_config=ClientConfig(f"http://127.0.0.1:{port}"))  # pyright: ignore[reportUnknownMemberType]
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._stream = self._socket.makefile("rb")
        self._number = 0
        self._read()  # the browser's greeting

    def execute(self, command: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send a command, and return its answer in the form of a WebDriver server."""
        given = {key: value for key, value in params.items() if key != "sessionId"}
        if command == Command.NEW_SESSION:
            given = given["capabilities"]
        elif command == Command.SEND_KEYS_TO_ELEMENT:
            given = {"id": given["id"], "text": given["text"]}
        elif command == Command.SWITCH_TO_WINDOW:
            given["focus"] = True
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{NAMES[command]}", given]).encode()
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _, number, error, result = self._read()
        assert number == self._number, (number, self._number)
        if error:
            return {"status": error["error"], "value": error}
        # An answer that is only a value arrives as an object with that one field.
        wrapped = isinstance(result, dict) and len(cast("dict[str, Any]", result)) == 1 and "value" in result
        return {"value": result["value"] if wrapped else result}

    def close(self) -> None:
        """Close the connection."""
        self._stream.close()
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while (digit := self._stream.read(1)) != b":":
            if not digit:
                raise ConnectionError("Firefox has ended")
            length += digit
        return json.loads(self._stream.read(int(length)))
