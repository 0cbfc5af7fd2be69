"""The whole site: put together in a folder beside the wanted one, which it then replaces."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from companion.host.folders import assets_folder
from companion.pack import client, lock, stage
from companion.pack.archive import Files, files_below, zipped
from companion.pack.bytecode import compiled
from companion.pack.errors import PackError
from companion.pack.fetch import cache_folder, fetch
from companion.pack.node import SCRIPTS
from companion.pack.page import page

MARK: Final = "sw.js"
"""The file by which a folder is known to be such a site."""

FONTS: Final = "assets/FontManifest.json"

NOT_SHIPPED: Final = ("index.html", "icon.svg", "icon.png", "splash.svg", "splash.png", "fonts/README.md")
"""Of the assets what other builds need."""


def build(
    out: Path,
    *,
    own: Files | None = None,
    cache: Path | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Files:
    """Build the site into a folder, which it replaces when it is a site already.

    Args:
        out: The folder.
        own: The app's own files in the archive, `main.py` among them; Petri's by default.
        cache: Where downloads are kept.
        tell: Called with what is being done, as a message key.

    Returns:
        The files of the site.

    Raises:
        PackError: something is missing, or the folder is something else.
    """
    if out.exists() and any(out.iterdir()) and not (out / MARK).is_file():
        raise PackError("pack-folder-taken", folder=str(out))
    files = site_files(own or stage.own_files(), cache or cache_folder(), tell)
    fresh = out.with_name(out.name + ".part")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, data in files.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)
    return files


def site_files(own: Files, cache: Path, tell: Callable[[str], None]) -> Files:
    """Every file of the site; the same whenever the sources and the lock file are."""
    locked = lock.packages(lock.lock_text())
    web = client.web_folder(lock.version_of(locked, "flet-web"))
    tell("pack-fetching")
    wheels = fetch(lock.wheels(locked), cache)
    tell("pack-compiling")

    def in_bytecode(files: Files) -> Files:
        return compiled(files, web / "pyodide", cache)

    assets = files_below(assets_folder())
    files = client.client_files(web)
    files |= client.library(in_bytecode(client.library_sources(web)))
    files["app.zip"] = zipped(stage.staged(own, wheels, in_bytecode))
    files |= {name: data for name, data in assets.items() if name not in NOT_SHIPPED}
    files["python-worker.js"] = (SCRIPTS / "python-worker.js").read_bytes()
    files[FONTS] = _fonts(files[FONTS])
    version = _version(files, assets["index.html"])
    files["index.html"] = page(assets["index.html"].decode(), version).encode()
    files[MARK] = _service_worker(files, version).encode()
    return files


def _fonts(manifest: bytes) -> bytes:
    """The list of fonts with one of ours under the name that Flutter would fetch from a third party."""
    fonts = json.loads(manifest)
    ours = next(font for font in fonts if font["family"] != "MaterialIcons")
    return json.dumps([*fonts, {"family": "Roboto", "fonts": ours["fonts"]}]).encode()


def _version(files: Files, index: bytes) -> str:
    """A name for this build that another build does not have."""
    digest = hashlib.sha256(index)
    for script in ("boot.js", "splash.css", "sw.js"):
        digest.update((SCRIPTS / script).read_bytes())
    for name in sorted(files):
        digest.update(name.encode() + hashlib.sha256(files[name]).digest())
    return digest.hexdigest()[:12]


def _service_worker(files: Files, version: str) -> str:
    listed = {
        name: {
            "hash": hashlib.sha256(data).hexdigest(),
            "size": len(data),
            "for": client.ENGINES.get(name, "all"),
        }
        for name, data in sorted(files.items())
    }
    build = json.dumps({"version": version, "files": listed}, separators=(",", ":"))
    script = (SCRIPTS / "sw.js").read_text(encoding="utf-8")
    return script.replace('/* BUILD */ { version: "", files: {} }', build)
