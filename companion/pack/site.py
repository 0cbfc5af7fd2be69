"""The whole site, assembled in a temporary folder that finally replaces the target folder."""

import hashlib
import json
import shutil
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from companion.host.folders import assets_folder, font_manifest
from companion.host.manifest import MANIFEST, OF_A_LANGUAGE, manifests
from companion.pack import client, lock, stage
from companion.pack.archive import Files, files_below
from companion.pack.bytecode import compiled, imported_first
from companion.pack.errors import PackError
from companion.pack.fetch import cache_folder, fetch
from companion.pack.node import SCRIPTS
from companion.pack.page import later_words, page

MARK: Final = "sw.js"
"""The file that marks a folder as a built site."""

PAGE: Final = "index.html"
FONTS: Final = "assets/FontManifest.json"

SCREENSHOTS: Final = "screenshots/"

BACKUP: Final = "application/octet-stream"
"""The media type that systems give to a backup, since they do not know its suffix."""

TAKES_FILES: Final[dict[str, Any]] = {
    "file_handlers": [{"action": "./", "accept": {"application/json": [".json"], BACKUP: [".petri"]}}],
    "share_target": {
        "action": "./shared",
        "method": "POST",
        "enctype": "multipart/form-data",
        "params": {
            "files": [
                {
                    "name": "game",
                    "accept": ["application/json", "text/plain", ".json", ".txt", BACKUP, ".petri"],
                }
            ]
        },
    },
}
"""Manifest entries that let the installed app receive files; a served app cannot."""

NOT_SHIPPED: Final = ("icon.svg", "icon.png", "splash.svg", "splash.png", "fonts/README.md")
"""Assets that only other builds need."""


def build(
    out: Path,
    *,
    cache: Path | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Files:
    """Build the site into a folder, replacing an earlier site.

    Args:
        out: The target folder.
        cache: The cache of downloads.
        tell: Called at each step with a message key.

    Returns:
        The files of the site.

    Raises:
        PackError: Something is missing, or the folder is not a site.
    """
    with _writing(out):
        if out.exists() and any(out.iterdir()) and not (out / MARK).is_file():
            raise PackError("pack-folder-taken", folder=str(out))
        write(out.with_name(out.name + ".try"), {})  # Fail now, not after minutes of work.
        out.with_name(out.name + ".try").rmdir()
    files = finished(parts(stage.own_files(), cache or cache_folder(), tell))
    with _writing(out):
        write(out, files)
    return files


def write(out: Path, files: Files) -> None:
    """Write the files into a folder, replacing all its content."""
    fresh = out.with_name(out.name + ".part")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name, data in files.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


@contextmanager
def _writing(out: Path) -> Generator[None]:
    try:
        yield
    except OSError as error:
        raise PackError("pack-not-written", folder=str(out), reason=error.strerror or str(error)) from error


def parts(
    own: Files,
    cache: Path,
    tell: Callable[[str], None] = lambda _: None,
    packages: Sequence[str] | None = None,
) -> Files:
    """Return the files of the site without its service worker; `index.html` is still the served app's page.

    Args:
        own: The app's own files in the archive, `main.py` among them.
        cache: The cache of downloads and bytecode.
        tell: Called at each step with a message key.
        packages: The packages that the app imports; Petri's by default.

    Raises:
        PackError: Something is missing.
    """
    locked = lock.packages(lock.lock_text())
    web = client.web_folder(lock.version_of(locked, "flet-web"))
    tell("pack-fetching")
    wheels = fetch(lock.wheels(locked, packages or lock.app_packages(locked)), cache)
    tell("pack-compiling")

    def in_bytecode(files: Files) -> Files:
        return compiled(files, web / "pyodide", cache)

    assets = files_below(assets_folder())
    files = client.client_files(web)
    files |= client.library(in_bytecode(client.library_sources(web)))
    staged = stage.staged(own, wheels, in_bytecode)
    first = imported_first(staged, web / "pyodide", cache)
    files |= stage.archives(staged, first, stage.apart(), stage.folders())
    files |= {name: data for name, data in assets.items() if name not in NOT_SHIPPED}
    files[FONTS] = font_manifest(files[FONTS].decode()).encode()
    for name, manifest in manifests(files[MANIFEST].decode()).items():
        files[name] = json.dumps({**manifest, **TAKES_FILES}, ensure_ascii=False, indent=2).encode()
    return files | later_words()


def finished(parts: Files) -> Files:
    """Return all files of the site, given its `parts`; the same parts always give the same files."""
    files = dict(parts)
    served = files[PAGE].decode()
    files[PAGE] = page(served, "").encode()
    version = _version(files)
    files[PAGE] = page(served, version).encode()
    files[MARK] = _service_worker(files, version).encode()
    return files


def _version(parts: Files) -> str:
    """Return a version name that is unique to this build."""
    digest = hashlib.sha256((SCRIPTS / "sw.js").read_bytes())
    for name in sorted(parts):
        digest.update(name.encode() + hashlib.sha256(parts[name]).digest())
    return digest.hexdigest()[:12]


def _for(name: str) -> str:
    """Return which clients need a file: all, or those with some engine, game, language or installation."""
    if name.startswith(SCREENSHOTS):
        return "installers"
    if name.startswith(stage.OF_GAMES):
        return "players"
    if name.startswith((stage.OF_LANGUAGES, OF_A_LANGUAGE)):
        return "readers"
    return client.ENGINES.get(name, "all")


def _service_worker(files: Files, version: str) -> str:
    listed = {
        name: {
            "hash": hashlib.sha256(data).hexdigest(),
            "size": len(data),
            "for": _for(name),
        }
        for name, data in sorted(files.items())
    }
    build = json.dumps({"version": version, "files": listed}, separators=(",", ":"))
    script = (SCRIPTS / "sw.js").read_text(encoding="utf-8")
    return script.replace('/* BUILD */ { version: "", files: {} }', build)
