"""Games in installed packages are found beside the built-in ones, and a broken one does no harm."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion
from companion.cli import main
from companion.cli.pack import take_in
from companion.device import games, packages
from companion.device.backup import fits
from companion.device.games import UnknownGame, game_of
from companion.pack import stage
from companion.ui import games as screens
from companion.ui.art import Drawing
from companion.ui.packages import find_packages
from companion.words import Words
from tests.toy.installing import LANTERNS, install, install_lanterns, install_torches, searched

KEY = "lanterns"
BUILT_IN = tuple(games.GAMES)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that Python searches for packages."""
    with searched(tmp_path):
        yield tmp_path


def package(**fields: object) -> str:
    """Return the text of a package that declares Lanterns with these fields."""
    told: dict[str, object] = {
        "package": "petri_lanterns",
        "rules": ".rules:LANTERNS",
        "screens": ".ui:LANTERNS_UI",
        "glyph": "sun",
        **fields,
    }
    given = ", ".join(f"{name}={value!r}" for name, value in told.items())
    return f"from companion.device.packages import GamePackage\nPACKAGE = GamePackage({given})\n"


def test_an_installed_game_is_offered_last_by_the_registries_of_the_built_in_games(folder: Path) -> None:
    install_lanterns(folder)
    find_packages()
    assert tuple(games.GAMES) == tuple(screens.GAMES) == screens.keys() == (*BUILT_IN, KEY)
    assert game_of(KEY).key == screens.ui_of(KEY).key == KEY
    assert (screens.glyph_of(KEY), screens.GAMES[KEY].accent) == ("sun", "lime")
    assert (Words("en").of(KEY)("name"), Words("pl").of(KEY)("name")) == ("Lanterns", "Latarnie")
    assert not packages.PROBLEMS


def test_a_game_that_is_installed_no_more_is_not_offered(folder: Path) -> None:
    install_lanterns(folder)
    find_packages()
    packages.unregister(KEY)
    screens.take_packages()
    assert tuple(games.GAMES) == screens.keys() == BUILT_IN
    with pytest.raises(UnknownGame) as told:
        game_of(KEY)
    assert told.value.code == "game-unknown"


BROKEN = {
    "raises": ("raise RuntimeError('no lamp oil')", "package-broken", "RuntimeError: no lamp oil"),
    "imports what is not there": ("import lamp_oil", "package-broken", "No module named 'lamp_oil'"),
    "says much": ("raise ValueError('a\\nb' * 999)", "package-broken", "ValueError: a ba b"),
    "ends the process": ("raise SystemExit(1)", "package-broken", "SystemExit: 1"),
    "has no such object": ("", "package-broken", "has no attribute 'PACKAGE'"),
    "is something else": ("PACKAGE = 7", "package-broken", "is no GamePackage"),
    "has no words": (package(package="companion"), "package-broken", "has no folder locales"),
    "has no rules": (package(rules=".rules:TORCHES"), "package-broken", "has no attribute 'TORCHES'"),
    "has other rules": (package(rules=".rules:PLAYERS"), "package-broken", ".rules:PLAYERS is no Game"),
    "has no screens": (package(screens=".torches:UI"), "package-broken", "No module named"),
    "has other screens": (package(screens=".ui:SETUP"), "package-broken", ".ui:SETUP is no GameUI"),
    "has rules of another key": (package(package="petri_torches"), "package-broken", "has the key torches"),
    "has screens of another key": (
        package(screens="companion.ui.soup.ui:SOUP"),
        "package-broken",
        "companion.ui.soup.ui:SOUP has the key soup",
    ),
    "has a screen that is not there": (
        "from petri_lanterns.ui import LanternsUI\n"
        "class Lost(LanternsUI):\n"
        "    modules = ('petri_lanterns.torches',)\n"
        "LOST = Lost()\n" + package(screens="petri_broken:LOST"),
        "package-broken",
        "No module named 'petri_lanterns.torches'",
    ),
    "has nothing to set up": (
        "from petri_lanterns import ui\n"
        "class Bare(ui.GameUI):\n"
        "    key = 'lanterns'\n"
        "    stage = next_action = has_panel = panel = players = staticmethod(print)\n"
        "BARE = Bare()\n" + package(screens="petri_broken:BARE"),
        "package-broken",
        "its screens lack setup, sample, chapters, chapter_glyphs",
    ),
    "has no drawing": (package(glyph="torch"), "package-broken", "there is no drawing torch"),
    "has no accent": (
        package(accent="red"),
        "package-broken",
        "the accent is none of mint, lime, ocean, rose",
    ),
    "has no commands": (package(commands=".torches"), "package-broken", "No module named"),
    "has other commands": (package(commands=".rules"), "package-broken", ".rules has no ODDS"),
    "is for a newer Petri": (package(api=packages.API + 1), "package-for-newer-petri", "Update Petri."),
    "is for an older Petri": (package(api=0), "package-for-older-petri", "Update the package."),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_package_is_one_sentence_and_the_others_are_offered(
    what: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text, code, reason = BROKEN[what]
    install(folder, "petri-lanterns", {}, LANTERNS)
    install(folder, "petri-broken", {KEY: "petri_broken:PACKAGE"}, text)
    install_torches(folder)
    find_packages()
    assert screens.keys() == tuple(games.GAMES) == (*BUILT_IN, "torches")
    assert screens.ui_of("torches").key == "torches"
    ((key, name), problem), *others = packages.PROBLEMS.items()
    assert (key, name, problem.code, others) == (KEY, "petri-broken", code, [])
    (line,) = caplog.messages
    assert line.startswith("The game lanterns of petri-broken is left out")
    assert reason in line
    assert "\n" not in line
    with pytest.raises(UnknownGame) as told:
        game_of(KEY)
    assert told.value.code == packages.AT_A_FILE[code]


def test_a_package_cannot_take_the_key_of_a_built_in_game(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(folder, "petri-other", {"soup": "petri_other:PACKAGE"}, package())
    find_packages()
    assert caplog.messages == [
        "The game soup of petri-other is left out: Petri has a game of that name, too."
    ]
    assert game_of("soup").key == "soup"
    assert screens.ui_of("soup").key == "soup"


def test_of_two_packages_with_the_same_key_none_is_offered(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_lanterns(folder)
    install(folder, "petri-copy", {KEY: "petri_copy:PACKAGE"}, package())
    find_packages()
    assert sorted(caplog.messages) == [
        "The game lanterns of petri-copy is left out: petri-lanterns has a game of that name, too.",
        "The game lanterns of petri-lanterns is left out: petri-copy has a game of that name, too.",
    ]
    assert screens.keys() == BUILT_IN


@pytest.mark.parametrize("key", ["Lanterns", "1st", "a-b", "dot.ted"])
def test_a_key_that_no_file_could_have_is_refused(
    key: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(folder, "petri-odd", {key: "petri_odd:PACKAGE"}, package())
    find_packages()
    (line,) = caplog.messages
    assert "its key is not of the form" in line
    assert screens.keys() == BUILT_IN


def test_a_package_may_bring_a_drawing_of_its_own(folder: Path) -> None:
    install(folder, "petri-lanterns", {}, LANTERNS)
    install(folder, "petri-drawn", {KEY: "petri_drawn:PACKAGE"}, package(glyph='<circle r="9"/>'))
    find_packages()
    assert screens.glyph_of(KEY) == Drawing(KEY, '<circle r="9"/>')


def test_a_command_says_once_that_a_package_is_left_out_and_does_its_work(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(folder, "petri-broken", {KEY: "petri_broken:PACKAGE"}, "import lamp_oil")
    assert main(["--language", "pl", "games", "list", "--data", str(tmp_path / "data")]) == 0
    said = capsys.readouterr()
    assert said.out == "Nie ma tu jeszcze żadnych gier.\n"
    (line,) = said.err.splitlines()
    assert line.startswith("Pominięto grę lanterns z pakietu petri-broken, bo pakiet jest zepsuty: ")


def test_a_command_knows_an_installed_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install_lanterns(folder)
    main(["--language", "en", "games", "check", KEY])
    said = capsys.readouterr()
    assert "does not have" not in said.err


def test_metadata_that_cannot_be_read_keep_no_game_from_being_found(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_lanterns(folder)
    install(folder, "petri-odd", {"odd": "not a place"}, "")
    install(folder, "petri-rubbish", {}, "")
    (folder / "petri_rubbish-1.0.dist-info" / "entry_points.txt").write_bytes(b"\xff\xfe[")
    find_packages()
    assert screens.keys() == (*BUILT_IN, KEY)
    assert any("metadata of an installed package cannot be read" in each for each in caplog.messages)
    assert ("odd", "petri-odd") in packages.PROBLEMS


PACKING = {
    "nothing of that name": (("torches",), "No game or package of the name torches is installed; "),
    "a broken one": (("petri-broken",), "The game broken of petri-broken is left out"),
    "one that needs more": (("numpy-game",), "numpy-game needs packages that a browser does not get: numpy."),
}


@pytest.mark.parametrize("what", PACKING)
def test_what_cannot_be_packed_is_a_sentence(
    what: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, sentence = PACKING[what]
    install_lanterns(folder)
    install(folder, "petri-broken", {"broken": "petri_broken:PACKAGE"}, "import lamp_oil")
    install_torches(folder, "numpy-game", "far")
    with (folder / "numpy_game-1.0.dist-info" / "METADATA").open("a") as about:
        about.write("Requires-Dist: petri_companion>=0.1\nRequires-Dist: numpy>=2; python_version > '3'\n")
    options = [word for name in names for word in ("--with", name)]
    assert main(["--language", "en", "pack", "--out", str(folder / "site"), *options]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    assert not (folder / "site").exists()


def test_a_site_has_the_named_games_and_no_others(folder: Path) -> None:
    install_lanterns(folder)
    install_torches(folder)
    take_in(("petri-torches",))
    assert screens.keys() == (*BUILT_IN, "torches")
    files = stage.own_files()
    assert {"petri_torches/__init__.py", "petri_torches/rules.py", "petri_torches/ui.py"} <= files.keys()
    assert "files/locales/pl/torches/lanterns.ftl" in files
    assert not [name for name in files if name.startswith(("petri_lanterns/", "petri_torches/locales"))]
    assert b"'torches'" in files["companion/device/packed.py"]


def test_a_site_without_packages_is_the_same_whatever_is_installed(folder: Path) -> None:
    before = stage.own_files()
    install_lanterns(folder)
    take_in(())
    assert stage.own_files() == before


ASKED = {
    "the rules": lambda: tuple(games.GAMES),
    "the screens": screens.keys,
    "the packed site": lambda: (games_first(), *stage.apart()),
    "a file with everything": lambda: tuple(key for key in (*BUILT_IN, KEY) if fits(f"{key}.last-setup", {})),
    "the first words": lambda: tuple(
        key for key in (*BUILT_IN, KEY) if f"{key}-name" in stage.known_sentences()["en"]
    ),
}
"""The parts of the app that list games, with how each lists them."""


def games_first() -> str:
    return next(iter(games.GAMES))


@pytest.mark.parametrize("asks", ASKED)
def test_built_in_games_and_those_of_packages_are_known_through_the_same_registry(
    asks: str, folder: Path
) -> None:
    assert ASKED[asks]() == BUILT_IN
    install_lanterns(folder)
    find_packages()
    assert ASKED[asks]() == (*BUILT_IN, KEY)


def test_no_file_of_the_app_lists_the_built_in_games_besides_the_two_registries() -> None:
    home = Path(companion.__file__).parent
    listing = {
        path.relative_to(home).as_posix()
        for path in home.rglob("*.py")
        if all(re.search(rf"\b{key}\b", path.read_text(encoding="utf-8")) for key in BUILT_IN)
    }
    assert listing == {"device/games.py", "ui/games.py"}
