"""The content of the app's archives: this package, the word files, and the used parts of each wheel."""

import json
import pickle
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from babel.core import get_global

import companion
from companion.device.games import GAMES
from companion.device.packages import LOCALES, PACKAGES
from companion.pack.archive import Files, files_below, unzipped, zipped
from companion.pack.errors import PackError
from companion.pack.node import SCRIPTS
from companion.words.book import book
from companion.words.files import word_files, wording_files
from companion.words.languages import ABOUT, FALLBACK, LANGUAGES, Language, cldr, is_draft, subtags
from companion.words.progress import share_translated

VENDORED: Final = "__pypackages__/"
"""The archive's folder of packages from wheels; it is first on Python's module path."""

AS_FILES: Final = "files/"
"""The folder of files that are unpacked from the archive: compiled code, and data that is opened by path."""

OPENED: Final = re.compile(r"(babel|msgpack|pydantic_core)/.*")

ELSEWHERE: Final = (
    *("cli/", "club/", "host/", "pack/", "locales/", "assets/", "store/postgres/"),
    *(f"store/{name}.py" for name in ("address", "copying", "folder", "opening")),
)
"""Folders and files of this package that the browser does not need."""

UNUSED: Final = re.compile(
    r".*\.(pyi|pyx|pxd|typed|c|h)"
    r"|.*/__pycache__/.*"
    r"|.*\.(dist-info|data)/.*"
    r"|(.*/)?tests?/.*"
    r"|babel/(messages|support|units|lists|languages)(/.*|\.py)"
    r"|flet/controls/(material|cupertino)/\w*icons\.json"
    r"|flutter/.*"
    r"|flet/(testing|auth|pubsub/redis.*|fastapi)(/.*|\.py)"
    r"|flet/(pytest_plugin|cli)\.py"
    r"|flet/messaging/flet_(socket|dart_bridge)_server\.py"
    r"|pydantic/(v1/.*|mypy\.py|_hypothesis_plugin\.py)"
    r"|pytz/zoneinfo/.*"
    r"|(segno/cli|pydantic/color)\.py"
)
"""Files of the wheels that the browser never needs: types, tests, servers, icons, time zones, programs."""

BABEL_DATA: Final = re.compile(r"babel/(global|locale-data/(?P<locale>\w+))\.dat")


def _babel_names(language: Language) -> frozenset[str]:
    """Return the names of Babel's data files for a language: its own file, and those it inherits from."""
    names: list[str] = [cldr(language)]
    parents = get_global("parent_exceptions")
    while names[-1] != ROOT_DATA:
        name = names[-1]
        names.append(parents.get(name) or (name.rpartition("_")[0] if "_" in name else ROOT_DATA))
    return frozenset(names)


ROOT_DATA: Final = "root"
BABEL_NAMES: Final = {language: _babel_names(language) for language in LANGUAGES}
BABEL_LOCALES: Final = frozenset[str]().union(*BABEL_NAMES.values())
LIKELY: Final = "likely_subtags"
"""The key of Babel's data about the usual script of each language."""
BABEL_UNUSED: Final = frozenset(
    {
        *("territories", "languages", "scripts", "variants", "time_zones", "meta_zones", "zone_formats"),
        *("currency_names", "currency_names_plural", "compact_currency_formats", "compact_decimal_formats"),
        *("unit_patterns", "unit_display_names", "compound_unit_patterns", "interval_formats", "date_fields"),
        *("territory_zones", "territory_currencies", "territory_languages"),
        *("zone_aliases", "zone_territories", "windows_zone_mapping", "all_currencies", "currency_fractions"),
        *("language_aliases", "territory_aliases"),
    }
)
"""Unused data of Babel: names of countries, languages, currencies, zones and units."""

LITERAL: Final = b"from typing_extensions import Literal", b"from typing import Literal"
"""The import in Fluent that predates `typing.Literal`, and its cheaper replacement."""

BEGIN: Final = """\
from flet import run

from companion.boot import first_screen as main
from companion.boot import import_all, start


def begin():
    run(start())
"""
"""The entry point in the browser.

`begin` starts the app, and `rehearsal` draws `main` once without a page. A memory snapshot for later starts
is taken after `import_all`.
"""

COMMENT: Final = re.compile(rb"^#.*\n", re.MULTILINE)
"""Matches a comment line of a word file."""

BESIDE: Final = ("late.py", "rehearsal.py")
"""Modules of this package that are copied to the top level of the archive."""

WORDS: Final = f"{AS_FILES}locales"
"""The folder of the word files."""

FIRST_WORDS: Final = ("common.ftl", "home.ftl")
"""The first screen's word files; its sentences are packed as Python, so these files need not be opened."""

FIRST_WORD_OF_A_GAME: Final = "name"
"""The key of a game's name, the only sentence of a game that is loaded before the game is chosen."""

WORKER: Final = "python-worker.js"
APP, REST = "app.zip", "rest.zip"

OF_GAMES: Final = "games/"
"""The site's folder with the archives of single games."""

OF_LANGUAGES: Final = "words/"
"""The site's folder with the archives of languages fetched on demand, each with the words of all games."""

LATER: Final = tuple(code for code in LANGUAGES if code != FALLBACK)
"""Languages that are fetched when they are chosen: all but the fallback language."""

KNOWN_MODULE: Final = "companion/words/known_"
"""The path, without the language's name, of a module with the `known_sentences` of one language.

The module is in the archive of that language, so importing the module fetches the archive.
"""

OF_A_LANGUAGE: Final = re.compile(
    rf"{WORDS}/(?P<folder>[\w-]+)/.*|{KNOWN_MODULE}(?P<module>\w+)\.pyc?"
    rf"|{AS_FILES}babel/locale-data/(?P<data>\w+)\.dat"
)
"""Matches the files of one language: words, facts, and number formats."""


NO_FOLDERS: Final[Mapping[str, str]] = MappingProxyType({})


def vendored(wheel: Path) -> Files:
    """Return the files of a wheel that the browser uses."""
    return {name: _light(name, data) for name, data in unzipped(wheel).items() if _is_used(name)}


def own_files() -> Files:
    """Return the files of this package and its words that the browser needs, and the start module."""
    package = Path(companion.__file__).parent
    sources = files_below(package, package.rglob("*.py"))
    files = {f"companion/{name}": data for name, data in sources.items() if not name.startswith(ELSEWHERE)}
    files["main.py"] = BEGIN.encode()
    for package in PACKAGES.values():
        files |= files_of_package(package.package)
    brought = {key: asdict(package) for key, package in PACKAGES.items()}
    files["companion/device/packed.py"] = f"PACKAGES = {brought!r}\n".encode()
    # The browser does not need the words of the command line and of the build.
    for language in LANGUAGES:
        for file in (*word_files(language), *wording_files(language)):
            if not file.path.name.startswith(("cli", "pack")):
                files[f"{WORDS}/{language}/{file.name}"] = COMMENT.sub(b"", file.path.read_bytes())
    known = known_sentences()
    at_once = {code: said for code, said in known.items() if code not in LATER}
    told = {code: asdict(about) for code, about in ABOUT.items()}
    drafts = {code: share_translated(code) for code in LANGUAGES if is_draft(code)}
    modules = {code: f"{KNOWN_MODULE}{cldr(code)}".replace("/", ".") for code in LATER}
    files["companion/words/packed.py"] = (
        f"LANGUAGES = {told!r}\nKNOWN = {at_once!r}\nTRANSLATED = {drafts!r}\n"
        f"LATER = {modules!r}\nPLACE = '/{WORDS}'\n"
    ).encode()
    for code in LATER:
        files[f"{KNOWN_MODULE}{cldr(code)}.py"] = f"KNOWN = {known[code]!r}\n".encode()
    return files


def files_of_package(name: str) -> Files:
    """Return a game package's files without its words, and the `__init__.py` of each package around it.

    Raises:
        PackError: It is not a plain folder.
    """
    files: Files = {}
    parts = name.split(".")
    for depth in range(1, len(parts) + 1):
        place = import_module(".".join(parts[:depth])).__file__
        if place is None or not Path(place).is_file():
            raise PackError("pack-no-folder", package=name)
        whole = depth == len(parts)
        for path in Path(place).parent.rglob("*") if whole else [Path(place)]:
            inside = path.relative_to(Path(place).parent)
            if path.is_file() and inside.parts[0] != LOCALES and path.suffix != ".pyc":
                files["/".join((*parts[:depth], *inside.parts))] = path.read_bytes()
    return files


def apart() -> tuple[str, ...]:
    """Return the games with an archive of their own: all but the default game."""
    return tuple(GAMES)[1:]


def folders() -> dict[str, str]:
    """Return the keys of games from other packages, by package folder."""
    return {package.package.replace(".", "/"): key for key, package in PACKAGES.items()}


def known_sentences() -> dict[str, dict[str, str]]:
    """Return the first screen's sentences without parameters, and the names of the games.

    The result has a mapping per language, from full key to sentence.
    """
    known: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        words = book(language)
        names = [f"{game}-{FIRST_WORD_OF_A_GAME}" for game in GAMES]
        texts = {key: words.render(key, {}) for key in (*words.keys_of(FIRST_WORDS), *names)}
        known[language] = {key: text for key, (text, faults) in texts.items() if not faults}
    for language in LANGUAGES:  # missing sentences are shown in the fallback language
        known[language] = {**known[FALLBACK], **known[language]}
    return known


def staged(own: Files, wheels: Sequence[Path], compiled: Callable[[Files], Files]) -> Files:
    """Return all files for the archives, with Python compiled to bytecode."""
    packages: Files = {}
    for wheel in wheels:
        packages |= vendored(wheel)
    here = Path(__file__).parent
    files = dict(compiled({**own, **{name: (here / name).read_bytes() for name in BESIDE}}))
    for name, data in compiled(packages).items():
        files[(AS_FILES if OPENED.fullmatch(name) else VENDORED) + name] = data
    return files


def archives(
    staged: Files,
    first: Collection[str],
    games: Collection[str] = (),
    folders: Mapping[str, str] = NO_FOLDERS,
) -> Files:
    """Build the app's archives, for the first screen and for the rest, and the script that unpacks them.

    Each native module (`.so`) is a file beside the archives, so that the browser compiles it while
    downloading.

    Args:
        staged: All files, from `staged`.
        first: The modules that the first screen imports.
        games: Keys of our games that get an archive each; it takes the files in our folders named like the
            game.
        folders: Keys of other packages' games that get an archive each, by the folder of the game's files.
    """
    site: Files = {}
    listed: dict[str, dict[str, Any]] = {}
    homes = {name: APP if name in first else _home(name, games, folders) for name in staged}
    for archive in (APP, REST, *sorted({*homes.values()} - {APP, REST})):
        chosen = {name: data for name, data in staged.items() if homes[name] == archive}
        native = {name: data for name, data in chosen.items() if name.endswith(".so")}
        files = {name: f"native/{Path(name).name.partition('.')[0]}.wasm" for name in sorted(native)}
        site[archive] = zipped({name: data for name, data in chosen.items() if name not in native})
        site |= {file: native[name] for name, file in files.items()}
        listed[archive] = {
            "native": {f"/{name}": file for name, file in files.items()},
            "packages": sorted({_package(name, games, folders) for name in chosen if name.endswith(".pyc")}),
        }
    script = (SCRIPTS / WORKER).read_text(encoding="utf-8")
    site[WORKER] = script.replace("/* ARCHIVES */ {}", json.dumps(listed, separators=(",", ":"))).encode()
    return site


def language_of(name: str) -> str:
    """Return the language whose archive has this file; empty if no language's archive has it."""
    found = OF_A_LANGUAGE.fullmatch(name)
    if found is None:
        return ""
    folder, module, data = found.groups()
    owners = [
        code for code in LANGUAGES if code == folder or cldr(code) == module or data in BABEL_NAMES[code]
    ]
    return owners[0] if len(owners) == 1 and owners[0] in LATER else ""


def _home(name: str, games: Collection[str], folders: Mapping[str, str] = NO_FOLDERS) -> str:
    """Return the archive of a file that is not needed by the first screen."""
    if language := language_of(name):
        return f"{OF_LANGUAGES}{language}.zip"
    folder = _own_folder(name, games, folders)
    game = folders.get(folder) or folder.rpartition("/")[2]
    return f"{OF_GAMES}{game}.zip" if game else REST


def _package(name: str, games: Collection[str], folders: Mapping[str, str] = NO_FOLDERS) -> str:
    """Return the name of the package or module by which an import finds a file's archive.

    For files of a language, or of a game with its own archive, it is the full name; otherwise the first part.
    """
    if language_of(name):
        return name.removesuffix(".pyc").replace("/", ".")
    if folder := _own_folder(name, games, folders):
        return folder.replace("/", ".")
    return name.removeprefix(VENDORED).removeprefix(AS_FILES).partition("/")[0].removesuffix(".pyc")


def _own_folder(name: str, games: Collection[str], folders: Mapping[str, str]) -> str:
    """Return the folder of the game that a file belongs to; empty for shared files."""
    for folder in folders:
        if name.startswith(f"{folder}/"):
            return folder
    if not name.startswith(("companion/", f"{WORDS}/")):
        return ""
    parts = name.split("/")[:-1]
    return next(("/".join(parts[: at + 1]) for at, part in enumerate(parts) if part in games), "")


def _light(name: str, data: bytes) -> bytes:
    """Strip the unused parts of a file."""
    if name.startswith("fluent/"):
        return data.replace(*LITERAL)
    if not BABEL_DATA.fullmatch(name):
        return data
    known: dict[str, Any] = pickle.loads(data)
    empty: dict[str, Any] = {}
    light = {key: empty if key in BABEL_UNUSED else value for key, value in known.items()}
    if LIKELY in light:
        ours = {subtags(language).language for language in LANGUAGES}
        light[LIKELY] = {name: light[LIKELY][name] for name in sorted(ours) if name in light[LIKELY]}
    return pickle.dumps(light, 2)


def _is_used(name: str) -> bool:
    if found := BABEL_DATA.fullmatch(name):
        return found["locale"] is None or found["locale"] in BABEL_LOCALES
    return not UNUSED.fullmatch(name)
