"""The shipped files of Flet's web client and its Pyodide."""

import re
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

from companion.pack.archive import Files, unzipped, zipped
from companion.pack.errors import PackError

CORE: Final = (
    "assets/AssetManifest.bin.json",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide.mjs",
    "version.json",
)
"""The files for every browser."""

WEBASSEMBLY: Final = ("canvaskit/skwasm.js", "canvaskit/skwasm.wasm", "main.dart.mjs", "main.dart.wasm")
"""Additional files for Chromium."""

JAVASCRIPT: Final = ("canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm", "main.dart.js")
"""Additional files for all other browsers."""

IN_THE_CLIENT: Final = (*WEBASSEMBLY, *JAVASCRIPT)
"""Files that only some browsers need, as named in the client."""

MODULES: Final[Mapping[str, str]] = {
    "main.dart.mjs": "main.dart.module.js",
    "pyodide/pyodide.asm.mjs": "pyodide/pyodide.asm.js",
    "pyodide/pyodide.mjs": "pyodide/pyodide.js",
}
"""The site's names of JavaScript modules, by their names in the client."""

ENGINES: Final[Mapping[str, str]] = {
    **{MODULES.get(name, name): "webassembly" for name in WEBASSEMBLY},
    **dict.fromkeys(JAVASCRIPT, "javascript"),
}
"""The engine that needs each file of the site; files without an entry are for all engines."""

FLUTTERS_OWN_WORKER: Final = re.compile(r"    serviceWorkerSettings: \{.*?\},\n", re.DOTALL)
"""Matches the registration of Flutter's service worker, which would unregister both itself and ours."""

UNUSED_MODULES: Final = re.compile(
    r"(_pyrepl|curses|ensurepip|idlelib|lib2to3|pydoc_data|sqlite3|test|tkinter|turtledemo|unittest|venv"
    r"|wsgiref|xmlrpc|multiprocessing|dbm|html|tomllib|xml/(dom|etree)|ctypes/macholib|email/mime)/.*"
    r"|(_aix_support|_android_support|_apple_support|_ios_support|_osx_support|_pyio|antigravity|bdb|cProfile"
    r"|compileall|configparser|doctest|filecmp|fileinput|ftplib|graphlib|imaplib|mailbox|modulefinder|netrc"
    r"|nntplib|optparse|pdb|pickletools|poplib|profile|pstats|pty|pyclbr|pydoc|sched|shelve|smtplib"
    r"|socketserver|sre_.*|symtable|tabnanny|this|timeit|trace|tty|turtle|wave|zipapp)\.py"
    r"|asyncio/(__main__|tools)\.py|ctypes/(_aix|wintypes)\.py|http/(cookies|server)\.py"
    r"|logging/(config|handlers)\.py|sysconfig/__main__\.py|urllib/robotparser\.py"
    r"|encodings/(big5.*|cp\d+|euc_.*|gb.*|hp_roman8|hz|iso2022.*|iso8859_(?!1\b).*|johab|koi8.*|kz1048|mac_.*"
    r"|palmos|ptcp154|shift_.*|tis_620|bz2_codec|hex_codec|quopri_codec|rot_13|uu_codec|zlib_codec)\.py"
)
"""Modules of the standard library that nothing in the browser imports."""

NEEDED_ENCODINGS: Final = frozenset({"encodings/cp437.py", "encodings/cp1252.py"})


def web_folder(version: str) -> Path:
    """Return the folder of the installed web client.

    Raises:
        PackError: It is missing, or its version differs from the lock file.
    """
    try:
        installed = metadata.distribution("flet-web")
    except metadata.PackageNotFoundError:
        raise PackError("pack-no-client", version=version) from None
    if installed.version != version:
        raise PackError("pack-no-client", version=version)
    return Path(str(installed.locate_file("flet_web/web")))


def client_files(web: Path) -> Files:
    """Return the client's files by their path in the site."""
    files = {served_name(name): (web / name).read_bytes() for name in (*CORE, *IN_THE_CLIENT)}
    bootstrap = (web / "flutter_bootstrap.js").read_text(encoding="utf-8")
    for name in MODULES:
        bootstrap = bootstrap.replace(f'"{name}"', f'"{served_name(name)}"')
    files["flutter_bootstrap.js"] = FLUTTERS_OWN_WORKER.sub("", bootstrap).encode()
    return files


def served_name(name: str) -> str:
    """Return the site's path for a file of the client, without the suffix `.mjs`.

    Many web servers do not know that suffix, and serve such a file with a type that no browser runs.
    """
    return MODULES.get(name, name)


def library_sources(web: Path) -> Files:
    """Return the source files of Python's standard library that are shipped."""
    everything = unzipped(web / "pyodide" / "python_stdlib.zip")
    return {
        name: data
        for name, data in everything.items()
        if name in NEEDED_ENCODINGS or not UNUSED_MODULES.fullmatch(name)
    }


def library(compiled: Files) -> Files:
    """Pack the standard library in the form that Pyodide fetches."""
    return {"pyodide/python_stdlib.zip": zipped(compiled)}
