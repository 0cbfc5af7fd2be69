"""A server whose disk is full, including the temporary folder, still serves every file."""

import asyncio
import errno
import json
import os
import shutil
import tempfile
from typing import Any, NoReturn

import pytest

from companion.host.server import build_app
from companion.words import LANGUAGES, Words


def full(*_: object, **__: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


async def nobody(_: object) -> None:
    """Serve a session that shows nothing."""


async def answered(app: Any, path: str, **headers: str) -> tuple[int, dict[bytes, bytes], bytes]:
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    request = iter([{"type": "http.request", "body": b"", "more_body": False}])

    async def receive() -> Any:
        if (message := next(request, None)) is None:
            await asyncio.Event().wait()
        return message

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "headers": raw,
        "query_string": b"",
        "root_path": "",
        "http_version": "1.1",
        "scheme": "http",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 9),
        "app": app,
        "extensions": {},
    }
    await app(scope, receive, send)
    body = b"".join(each.get("body", b"") for each in told[1:])
    return told[0]["status"], dict(told[0]["headers"]), body


PATHS = (
    "/JOIN/BCDFGH.",
    "/join/BCDFGH.Come",
    "/join/BCDFGH)",
    "/",
    "/index.html",
    "/game/1",
    "/join/BCDFGH",
    "/main.dart.js",
    "/manifest.json",
    "/words.js",
)


def test_every_file_is_served_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, names in ((tempfile, ("mkdtemp", "mkstemp", "TemporaryFile")), (shutil, ("copyfile",))):
        for name in names:
            monkeypatch.setattr(module, name, full)
    app = build_app(nobody)

    async def visit() -> None:
        for path in (*PATHS, "/assets/FontManifest.json"):
            status, _, body = await answered(app, path)
            assert status == 200, path
            assert body, path
        _, headers, page = await answered(app, "/game/1")
        for language in LANGUAGES:
            assert Words(language)("page-no-script") in page.decode()
            _, told, manifest = await answered(app, f"/manifest-{language}.json")
            assert told[b"content-type"] == b"application/manifest+json"
            assert json.loads(manifest)["description"] == Words(language)("page-description")
        assert b'flet.webSocketEndpoint="/ws"' in page
        assert b"flet.noCdn=true" in page
        assert headers[b"content-type"].startswith(b"text/html")
        again, _, body = await answered(app, "/", if_none_match=headers[b"etag"].decode())
        assert (again, body) == (304, b"")
        assert (await answered(app, "/nothing.png"))[0] == 404

    asyncio.run(visit())
