"""The addresses at which phones reach this computer, in a form for screens."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Address:
    """One way to reach this computer from the local network."""

    host: str
    """A numeric address in the form that browsers take."""

    port: int
    name: str = ""
    """The network interface, if known."""

    scheme: str = "http"

    @property
    def url(self) -> str:
        """The address for a browser, ending with a slash."""
        return f"{self.scheme}://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}/"

    def join(self, code: str) -> str:
        """Return the link that admits a phone."""
        return f"{self.url}join/{code}"

    def screen(self, code: str) -> str:
        """Return the link that admits a big screen, which only watches."""
        return f"{self.url}screen/{code}"


class Network(Protocol):
    """The local network; nothing listens on it until `open` is called."""

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Addresses of this computer for phones, the likeliest first; empty while nothing listens."""
        ...

    async def open(self) -> bool:
        """Start listening, if nothing listens yet; return whether phones can connect now."""
        ...

    async def close(self) -> None:
        """Stop admitting phones, and end the connections of admitted ones."""
        ...
