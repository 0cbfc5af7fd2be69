"""A certificate of one's own, by which phones reach a table over https."""

import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Refusal = Literal["unreadable", "unfit"]


class CertificateRefused(Exception):
    """The certificate cannot be used.

    Args:
        reason: "unreadable" for a file that cannot be read, "unfit" for no certificate, or another one's key.
    """

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason: Refusal = reason


@dataclass(frozen=True)
class Certificate:
    """A certificate and its key, in files that a server of ours can use."""

    file: Path
    key: Path
    name: str = ""
    """The host name that it was given for, which links and QR codes then show; empty for number addresses."""


def certificate(file: Path, key: Path, name: str = "") -> Certificate:
    """Return the certificate after a look at both files.

    Args:
        file: The certificate, with those in between, as PEM.
        key: Its private key without a password, as PEM.
        name: The host name that it was given for.

    Raises:
        CertificateRefused: it cannot be used.
    """
    try:
        for each in (file, key):
            each.open("rb").close()
        # OpenSSL would ask for a password on a terminal that may have no user.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key, password="")
    except (ssl.SSLError, ValueError) as error:  # an SSLError is an OSError, too
        raise CertificateRefused("unfit") from error
    except OSError as error:
        raise CertificateRefused("unreadable") from error
    return Certificate(file, key, name.lower())
