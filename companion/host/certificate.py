"""The operator's own certificate, which lets phones reach a table over https."""

import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Refusal = Literal["unreadable", "unfit"]


class CertificateRefused(Exception):
    """The certificate cannot be used.

    Args:
        reason: "unreadable" if a file cannot be read; "unfit" if it is not a certificate, or the key does not
            match.
    """

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason: Refusal = reason


@dataclass(frozen=True)
class Certificate:
    """A certificate and its key, in files that our server can use."""

    file: Path
    key: Path
    name: str = ""
    """The certificate's host name, shown in links and QR codes; empty for numeric addresses."""


def certificate(file: Path, key: Path, name: str = "") -> Certificate:
    """Return the certificate after checking both files.

    Args:
        file: The certificate with its intermediate certificates, as PEM.
        key: Its private key without a password, as PEM.
        name: The certificate's host name.

    Raises:
        CertificateRefused: It cannot be used.
    """
    try:
        for each in (file, key):
            each.open("rb").close()
        # OpenSSL would ask for a password on a terminal that may have no user.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key, password="")
    except (ssl.SSLError, ValueError) as error:  # An SSLError is an OSError too.
        raise CertificateRefused("unfit") from error
    except OSError as error:
        raise CertificateRefused("unreadable") from error
    return Certificate(file, key, name.lower())
