"""Where a session's connection comes from, told by the server to the session that it begins."""

from __future__ import annotations

from contextvars import ContextVar

caller: ContextVar[str] = ContextVar("caller", default="")
"""The number address of the device whose WebSocket is being served; Flet's own field for it can be forged."""
