"""The addresses at which phones reach this computer, for screens."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Address:
    """One way to reach this computer from the local network."""

    host: str
    """A number address, as a browser takes it."""

    port: int
    name: str = ""
    """The network interface, where it is known."""

    scheme: str = "http"

    @property
    def url(self) -> str:
        """The address for a browser, ending with a slash."""
        return f"{self.scheme}://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}/"

    def join(self, code: str) -> str:
        """Return the link that lets a phone in."""
        return f"{self.url}join/{code}"

    def screen(self, code: str) -> str:
        """Return the link that lets a big screen in, which only watches."""
        return f"{self.url}screen/{code}"


class Network(Protocol):
    """The local network; nothing listens on it before it is asked to."""

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Addresses of this computer for phones, the likeliest first; empty while nothing listens."""
        ...

    async def open(self) -> bool:
        """Begin to listen, if nothing does yet; return whether phones can come now."""
        ...

    async def close(self) -> None:
        """Stop letting phones in, and end the connections of those that are in."""
        ...
