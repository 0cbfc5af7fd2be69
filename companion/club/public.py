"""The public address of an instance, shown in browsers and QR codes."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from companion.party.network import Address

PORTS = {"https": 443, "http": 80}


@dataclass(frozen=True)
class PublicAddress(Address):
    """A public address whose host is given by name."""

    scheme: str = "https"

    @property
    def url(self) -> str:
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}/"


def public_address(text: str) -> PublicAddress:
    """Parse a public address, such as `https://petri.example` or `petri.example`.

    Raises:
        ValueError: The text is not an address, or has more than a scheme, a name and a port.
    """
    parts = urlsplit(text if "://" in text else f"https://{text}")
    name = parts.hostname or ""
    if parts.scheme not in PORTS or not name or parts.path not in ("", "/"):
        raise ValueError(text)
    if parts.query or parts.fragment or parts.username is not None or not _is_name(name):
        raise ValueError(text)
    return PublicAddress(name, parts.port or PORTS[parts.scheme], scheme=parts.scheme)


def _is_name(name: str) -> bool:
    labels = name.split(".")
    return len(name) <= 253 and all(
        0 < len(label) <= 63 and label.isascii() and label.replace("-", "a").isalnum() for label in labels
    )


class PublicNetwork:
    """The address of a public instance for phones: always the same one.

    Args:
        address: The public address.
    """

    def __init__(self, address: Address) -> None:
        self.addresses: tuple[Address, ...] = (address,)

    async def open(self) -> bool:
        """Return True: phones can connect at any time."""
        return True

    async def close(self) -> None:
        """Do nothing: tables are withdrawn one by one, and the network stays open."""
