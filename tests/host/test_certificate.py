"""Phones come in over HTTPS if the host has a certificate."""

import asyncio
import ssl
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cli.commands import run
from companion.cli.speech import speak
from companion.host.certificate import Certificate, CertificateRefused, certificate
from companion.host.lan import Lan
from companion.words import LANGUAGES, Language, Words
from tests.loops import in_real_time

NAME = "table.example"


HERE = Path(__file__).parent / "certificate"


@pytest.fixture
def own() -> Certificate:
    """A self-signed certificate for a name and for this computer, valid until 2126."""
    return Certificate(HERE / "own.pem", HERE / "own.key", NAME)


def status(url: str, trusts: ssl.SSLContext) -> int:
    with urllib.request.urlopen(url, context=trusts, timeout=20) as answer:
        return int(answer.status)


@in_real_time
async def test_the_qr_code_tells_https_and_the_certificates_name_and_phones_are_served_there(
    own: Certificate,
) -> None:
    lan = Lan(0, certificate=own)
    lan.guests = lambda _: None
    await lan.open()
    try:
        (address,) = lan.addresses
        assert address.join("BCDFGH") == f"https://{NAME}:{lan.port}/join/BCDFGH"
        trusts = ssl.create_default_context(cafile=str(own.file))
        url = f"https://127.0.0.1:{lan.port}/healthz"
        assert await asyncio.to_thread(status, url, trusts) == 200
    finally:
        await lan.stop()


def test_a_certificate_and_its_own_key_will_do(own: Certificate) -> None:
    assert certificate(own.file, own.key, NAME.upper()) == own


def test_another_key_no_certificate_and_a_missing_file_are_refused(own: Certificate, tmp_path: Path) -> None:
    (text := tmp_path / "text.pem").write_text("no certificate")
    for file, key, reason in (
        (own.key, own.key, "unfit"),
        (own.file, text, "unfit"),
        (text, own.key, "unfit"),
        (own.file, tmp_path / "missing", "unreadable"),
        (tmp_path, own.key, "unreadable"),
    ):
        with pytest.raises(CertificateRefused, match=reason):
            certificate(file, key)


@pytest.fixture
def silence_after() -> Iterator[None]:
    """Restore the system's language for later tests."""
    yield
    speak(None)


@pytest.mark.usefixtures("silence_after")
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_file_alone_and_two_that_do_not_fit_are_told_in_a_sentence(
    language: Language, own: Certificate, capsys: pytest.CaptureFixture[str]
) -> None:
    words, host = Words(language), ("--language", language, "host")
    assert run([*host, "--certificate", str(own.file)]) == 2
    assert words("cli-certificate-alone") in capsys.readouterr().err
    assert run([*host, "--certificate", str(own.key), "--key", str(own.key)]) == 2
    assert words("cli-certificate-unfit", file=str(own.key), key=str(own.key)) in capsys.readouterr().err
