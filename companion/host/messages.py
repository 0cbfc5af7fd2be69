"""Validation of clients' messages in Flet's protocol, before Flet gets them.

A message is a byte 0 and a MessagePack list of an action and its body. This module does not know sessions;
`companion.host.properties` says which properties of a control a client may report.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
from flet.messaging.protocol import (  # pyright: ignore[reportMissingTypeStubs]
    MessageAction,
    decode_ext_from_msgpack,  # pyright: ignore[reportUnknownVariableType]
)

from companion.party.arrival import Reason

msgpack: Any = _msgpack

LONGEST_NAME: Final = 64
LONGEST_TEXT: Final = 2000
LONGEST_ERROR: Final = 20_000
DEEPEST: Final = 8
"""Maximum nesting depth of an event's payload: a chosen file has three levels."""
MOST_VALUES: Final = 2000
"""Maximum number of values in one message, including containers."""

EVENT_NAME: Final = re.compile(r"[a-z][a-z_]{0,63}")

SERVERS_OWN: Final = frozenset({"connect", "disconnect", "close", "error"})
"""Events that Flet's server creates when a client connects or disconnects; clients may not send them."""

TAPS: Final = frozenset({"click", "change", "submit", "select", "result", "dismiss"})
"""Events caused by a tap; other events, such as a change of a window's size, occur by themselves."""

PING: Final = re.compile(r"ping \d{1,9}")
"""The page's own heartbeat, a text message beside Flet's binary ones; its answer begins with `pong`."""


Check = Callable[[object], bool]


def up_to(longest: int) -> Check:
    """Return a check that accepts texts of at most this many characters."""
    return lambda value: isinstance(value, str) and len(value) <= longest


def or_none(check: Check) -> Check:
    """Return a check that also accepts None."""
    return lambda value: value is None or check(value)


_is_name = up_to(LONGEST_NAME)


class NotAMessage(ValueError):
    """A message that no client of ours would send."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why: Reason = why


def read(data: bytes) -> tuple[MessageAction, Mapping[str, Any]]:
    """Decode a message into its action and its payload.

    Args:
        data: One binary message as received.

    Raises:
        NotAMessage: It is not valid.
    """
    if data[:1] != b"\x00":
        raise NotAMessage("not a message of the app")
    try:
        found: Any = msgpack.unpackb(data[1:], ext_hook=decode_ext_from_msgpack)
    except Exception as error:  # MessagePack reports invalid bytes with a dozen exceptions.
        raise NotAMessage("not readable") from error
    if not (isinstance(found, list) and len(cast("list[Any]", found)) == 2):
        raise NotAMessage("not an action and its body")
    action, body = cast("list[Any]", found)
    if type(action) is not int or action not in BODIES or not isinstance(body, dict):
        raise NotAMessage("no such action")
    fields = cast("dict[Any, Any]", body)
    allowed = BODIES[action]
    if not (fields.keys() == allowed.keys() and all(allowed[name](value) for name, value in fields.items())):
        raise NotAMessage("a body of another shape")
    if _count(fields, DEEPEST) > MOST_VALUES:
        raise NotAMessage("too much in it")
    return MessageAction(action), cast("dict[str, Any]", fields)


def pong(text: str) -> str | None:
    """Return the answer to a heartbeat; None if the text is not a heartbeat."""
    return f"pong {text.removeprefix('ping ')}" if PING.fullmatch(text) else None


def _is_id(value: object) -> bool:
    return type(value) is int and 0 <= value < 2**53


def _is_event(value: object) -> bool:
    return isinstance(value, str) and EVENT_NAME.fullmatch(value) is not None and value not in SERVERS_OWN


def _is_properties(value: object) -> bool:
    return isinstance(value, dict) and all(_is_name(name) for name in cast("dict[Any, Any]", value))


def _is_told(value: object) -> bool:
    """Return whether an event's payload is harmless.

    It must not name a control, since Flet would trust that.
    """
    return not (isinstance(value, dict) and "control" in value)


def _anything(_: object) -> bool:
    return True


BODIES: Final[Mapping[int, Mapping[str, Check]]] = {
    MessageAction.REGISTER_CLIENT.value: {
        "session_id": or_none(up_to(LONGEST_TEXT)),
        "page_name": or_none(up_to(LONGEST_TEXT)),
        "page": _is_properties,
    },
    MessageAction.CONTROL_EVENT.value: {"target": _is_id, "name": _is_event, "data": _is_told},
    MessageAction.UPDATE_CONTROL_PROPS.value: {"id": _is_id, "props": _is_properties},
    MessageAction.INVOKE_METHOD.value: {
        "control_id": _is_id,
        "call_id": _is_name,
        "result": _anything,
        "error": or_none(up_to(LONGEST_ERROR)),
    },
}
"""The fields of each client message, with checks of their values."""


def _count(value: object, levels: int) -> int:
    """Count the values in a message; return more than the limit if they are nested too deep."""
    if isinstance(value, dict):
        parts: Any = cast("dict[Any, Any]", value).values()
    elif isinstance(value, list | tuple):
        parts = cast("list[Any]", value)
    else:
        return 1
    if levels == 0:
        return MOST_VALUES + 1
    count = 1
    for part in parts:
        count += _count(part, levels - 1)
        if count > MOST_VALUES:
            break
    return count
