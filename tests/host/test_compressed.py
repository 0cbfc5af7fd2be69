"""Files that a phone's first visit fetches are compressed in advance, never per request."""

import asyncio
import gzip
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse

from companion.host.compressed import TYPES, CompressedFiles, make_variants, source, variants_of
from companion.pack.client import CORE, JAVASCRIPT, WEBASSEMBLY

MOST_BYTES = 7_000_000
SERVED = "served as it is"
SMALL = "canvaskit/skwasm.js"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("served")
    make_variants(made)
    return made


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Headers
    body: bytes


def get(folder: Path, path: str, **headers: str) -> Answer:
    """Request a path from an app that serves the same text everywhere."""
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        await asyncio.Event().wait()

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "headers": raw, "extensions": {}}
    asyncio.run(CompressedFiles(PlainTextResponse(SERVED), folder)(scope, receive, send))
    start, *bodies = told
    body = b"".join(each.get("body", b"") for each in bodies)
    return Answer(start["status"], Headers(raw=start["headers"]), body)


def test_a_client_that_takes_gzip_gets_the_same_file_in_fewer_bytes(folder: Path) -> None:
    for name, kind in TYPES.items():
        answer = get(folder, f"/{name}", accept_encoding="gzip, deflate")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].split(";")[0] == kind
        assert gzip.decompress(answer.body) == source(name).read_bytes()
        assert int(answer.headers["content-length"]) == len(answer.body) < source(name).stat().st_size


@pytest.mark.parametrize(
    "engine",
    [WEBASSEMBLY, ("canvaskit/skwasm_heavy.js", "canvaskit/skwasm_heavy.wasm", *WEBASSEMBLY[2:]), JAVASCRIPT],
    ids=["Chromium over https", "Chromium over plain http", "Firefox and WebKit"],
)
def test_what_a_first_visit_fetches_in_each_engine_is_at_most_seven_megabytes(
    folder: Path, engine: tuple[str, ...]
) -> None:
    common = {name for name in CORE if not name.startswith(("py", "assets/packages"))}
    fetched = {*engine, *common, *(name for name in TYPES if name.startswith("fonts/")), "index.html"}
    answers = {name: get(folder, f"/{name}", accept_encoding="gzip") for name in fetched}
    sizes = {
        name: source(name).stat().st_size
        if answer.body.decode(errors="replace") == SERVED
        else len(answer.body)
        for name, answer in answers.items()
    }
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_a_client_that_does_not_gets_the_file_as_it_is(folder: Path) -> None:
    answer = get(folder, f"/{SMALL}", accept_encoding="identity")
    assert (answer.body.decode(), answer.headers["vary"]) == (SERVED, "accept-encoding")


def test_a_client_that_has_the_file_is_told_so(folder: Path) -> None:
    first = get(folder, f"/{SMALL}", accept_encoding="gzip")
    again = get(folder, f"/{SMALL}", accept_encoding="gzip", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/", "/game/1", "/../pyproject.toml", "/canvaskit~skwasm.js", "//etc/hosts"]
)
def test_everything_else_is_served_by_the_app(folder: Path, path: str) -> None:
    assert get(folder, path, accept_encoding="gzip").body.decode() == SERVED


def test_files_without_a_variant_and_a_folder_that_cannot_be_are_served_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    make_variants(tmp_path / "file")
    assert get(tmp_path / "file", f"/{SMALL}", accept_encoding="gzip").body.decode() == SERVED


def test_variants_of_another_version_are_removed_and_others_are_kept(folder: Path) -> None:
    old, kept = folder / "main.dart.js.1.1.gz", sorted(folder.glob("*.gz"))
    old.write_bytes(gzip.compress(b"old"))
    stamps = [file.stat().st_mtime_ns for file in kept]
    make_variants(folder)
    assert sorted(folder.iterdir()) == kept
    assert [file.stat().st_mtime_ns for file in kept] == stamps


def test_a_link_in_the_folder_is_not_followed(tmp_path: Path, folder: Path) -> None:
    (secret := tmp_path / "secret").write_text("secret")
    linked = tmp_path / "linked"
    linked.mkdir()
    for variant in folder.glob("*.gz"):
        (linked / variant.name).symlink_to(secret)
    assert get(linked, f"/{SMALL}", accept_encoding="gzip").body.decode() == SERVED


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("x-gzip", True),
        ("deflate, gzip;q=0.5", True),
        ("gzip ; q=1.0 , br", True),
        ("*", True),
        ("br, *;q=0.1", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("identity, gzip;q=0", False),
        ("GZip;Q=0", False),
        ("*;q=1, gzip;q=0", False),
        ("gzip;q=much", False),
        ("notgzip", False),
        ("deflate;gzip", False),
    ],
)
def test_gzip_goes_to_whoever_takes_it_and_to_nobody_else(folder: Path, accepted: str, takes: bool) -> None:
    answer = get(folder, f"/{SMALL}", accept_encoding=accepted)
    assert (answer.headers.get("content-encoding") == "gzip") == takes


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty"])
def test_a_damaged_variant_is_not_served_and_is_made_anew(folder: Path, tmp_path: Path, damage: str) -> None:
    shutil.copytree(folder, tmp_path / "served")
    (variant,) = variants_of(tmp_path / "served", SMALL)
    whole = variant.read_bytes()
    flipped = whole[:100] + bytes([whole[100] ^ 1]) + whole[101:]
    variant.write_bytes({"cut": whole[:-9], "flipped": flipped, "empty": b""}[damage])
    assert get(tmp_path / "served", f"/{SMALL}", accept_encoding="gzip").body.decode() == SERVED
    make_variants(tmp_path / "served")
    answer = get(tmp_path / "served", f"/{SMALL}", accept_encoding="gzip")
    assert gzip.decompress(answer.body) == source(SMALL).read_bytes()
