"""A connection for sessions without a client."""

# pyright: reportMissingTypeStubs=false

from typing import Any

from flet.messaging.connection import Connection
from flet.pubsub.pubsub_hub import PubSubHub


class Nowhere(Connection):
    """A connection that accepts every message and passes none on."""

    def __init__(self) -> None:
        super().__init__()
        self.pubsubhub = PubSubHub()

    def send_message(self, message: Any) -> None:
        pass
