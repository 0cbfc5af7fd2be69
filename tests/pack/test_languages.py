"""The packed site's languages: the page picks one as the app does; each has its number and date formats."""

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import babel

from tests.words.catalogue import ROOT
from tests.words.further import python_with, with_language
from tests.words.test_regions import SPOKEN, WISHED

FACTS = 'name = "Further"\norder = 9\ndate = "d MMMM y"\n'


def test_the_page_picks_the_language_that_the_app_picks() -> None:
    page = (ROOT / "assets" / "index.html").read_text(encoding="utf-8")
    start = page.index("function nearest(")
    function = page[start : page.index("\n    }\n", start) + 6]
    node = shutil.which("node")
    assert node, "Node is missing: the page's script runs under it"
    asked = json.dumps([wished for wished, _ in WISHED])
    script = f"{function}\nconst asked = {asked};\nconst codes = {json.dumps(SPOKEN)};\n" + (
        "console.log(JSON.stringify(asked.map((wished) => nearest(wished, codes) ?? codes[0])));"
    )
    done = subprocess.run([node, "-e", script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [language for _, language in WISHED]


PACK = """
import json
from pathlib import Path
from companion.pack import stage
wheel, out = Path(sys.argv[1]), Path(sys.argv[2])
own, packages = stage.own_files(), stage.vendored(wheel)
staged = {**own, **{stage.AS_FILES + name: data for name, data in packages.items()}}
archives = {}
for name, data in staged.items():
    archives.setdefault(stage._home(name, ()), []).append(name)
for name, data in packages.items():
    (out / name).parent.mkdir(parents=True, exist_ok=True)
    (out / name).write_bytes(data)
print(json.dumps(archives))
"""

FORMAT = """
import sys
sys.path.insert(0, sys.argv[1])
import babel
assert babel.__file__.startswith(sys.argv[1])
from babel.dates import format_date
from babel.numbers import format_decimal
from datetime import date
for name in sys.argv[2:]:
    print(format_decimal(12345.5, locale=name), format_date(date(2026, 11, 21), format="d MMMM", locale=name))
"""


def test_a_language_of_a_region_or_script_has_its_words_and_numbers_in_its_own_archive(
    tmp_path: Path,
) -> None:
    place = with_language(tmp_path / "locales", "pt-BR", FACTS, {"home.ftl": "home-play = Jogar\n"})
    (place / "sr-Latn").mkdir()
    (place / "sr-Latn" / "language.toml").write_text(FACTS)
    wheel, out = tmp_path / "babel.whl", tmp_path / "out"
    package = Path(babel.__file__).parent
    with zipfile.ZipFile(wheel, "w") as packed:
        for path in sorted(package.rglob("*")):
            if path.is_file():
                packed.write(path, path.relative_to(package.parent))
    done = python_with(place, PACK, str(wheel), str(out))
    assert done.returncode == 0, done.stderr
    archives = json.loads(done.stdout)
    assert set(archives["words/pt-BR.zip"]) == {
        "files/locales/pt-BR/home.ftl",
        "companion/words/known_pt_BR.py",
        "files/babel/locale-data/pt_BR.dat",
        "files/babel/locale-data/pt.dat",
    }
    assert {"companion/words/known_sr_Latn.py", "files/babel/locale-data/sr_Latn.dat"} <= set(
        archives["words/sr-Latn.zip"]
    )
    said = subprocess.run(
        [sys.executable, "-c", FORMAT, str(out), "pt_BR", "sr_Latn"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.splitlines() == ["12.345,5 21 novembro", "12.345,5 21 novembar"]
