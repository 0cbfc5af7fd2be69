"""The first page of the site: the served app's page, with the code that starts Python built in."""

import json
from typing import Final

from companion.host.page_words import DESCRIPTION, NO_SCRIPT, completed
from companion.pack.archive import Files
from companion.pack.client import served_name
from companion.pack.node import SCRIPTS
from companion.pack.stage import LATER, OF_LANGUAGES
from companion.words import FALLBACK, LANGUAGES, Language, Words

SENTENCES: Final = {
    "fetching": "pack-boot-fetching",
    "starting": "pack-boot-starting",
    "too-old": "pack-boot-too-old",
    "other-tab": "pack-boot-other-tab",
    "altered": "pack-boot-altered",
    "blocked": "pack-boot-blocked",
    "broken": "pack-boot-broken",
    "cut-off": "pack-boot-cut-off",
    "failed": "pack-boot-failed",
    "afresh": "pack-boot-afresh",
    "reload": "pack-boot-reload",
    "update": "pack-boot-update",
    "dismiss": "pack-boot-dismiss",
    "not-kept": "pack-boot-not-kept",
    "cache-full": "pack-boot-cache-full",
    "storage-refused": "pack-boot-storage-refused",
    "storage-full": "pack-boot-storage-full",
    "storage-busy": "pack-boot-storage-busy",
    "storage-low": "pack-boot-storage-low",
    "storage-damaged": "pack-boot-storage-damaged",
    "storage-newer": "pack-boot-storage-newer",
    "storage-cleared": "pack-boot-storage-cleared",
    "storage-lost": "pack-boot-storage-lost",
}
"""The message keys of the page's own texts, by the names that its script uses."""


class PageChanged(ValueError):
    """The served app's page no longer has a passage that this module replaces."""


def page(served: str, version: str) -> str:
    """Turn the served app's page into the site's first page.

    Args:
        served: `assets/index.html`.
        version: The build's version.

    Raises:
        PageChanged: It no longer has the expected structure.
    """
    text = _replaced(served, '<base href="/">', '<base href="./">')
    for placeholder in (NO_SCRIPT, DESCRIPTION):
        text = _replaced(text, placeholder, completed(placeholder))
    text = _replaced(text, "<style>\n", f"<style>\n{_script('splash.css')}\n")
    text = _replaced(text, "--accent: #6FE3C4;", "--accent: #6FE3C4; --ink: #E8EFEA;")
    text = _replaced(text, "--accent: #0E6E62;", "--accent: #0E6E62; --ink: #1B2420;")
    text = _replaced(text, '<script src="python.js"></script>', f"<script>\n{_boot(version)}  </script>")
    text = _replaced(text, '  <script src="flutter_bootstrap.js" async></script>\n', "")
    text = _replaced(text, "    fetchClient();\n", "")
    text = _replaced(text, '"main.dart.mjs"', f'"{served_name("main.dart.mjs")}"')
    text = _without(text, "    // A word and a bar while the client comes", "    // Two fingers may enlarge")
    text = _without(text, "    // What the page around the app has to say", "    // WebKit restores")
    text = _replaced(text, '  <script src="words.js"></script>\n', "")
    return _without(text, "    speak(nearest(", "    // The client adds")


def _boot(version: str) -> str:
    words = {language: _sentences(language) for language in LANGUAGES if language not in LATER}
    script = _script("boot.js")
    script = _replaced(script, "/* WORDS */ {}", json.dumps(words, ensure_ascii=False, sort_keys=True))
    script = _replaced(script, "/* LANGUAGES */ []", json.dumps(LANGUAGES))
    script = _replaced(script, '/* FALLBACK */ ""', json.dumps(FALLBACK))
    return _replaced(script, '/* VERSION */ ""', json.dumps(version))


def later_words() -> Files:
    """Return the page's sentences for each language loaded on demand, one file per language."""
    return {
        f"{OF_LANGUAGES}{language}.json": json.dumps(_sentences(language), ensure_ascii=False).encode()
        for language in LATER
    }


def _sentences(language: Language) -> dict[str, str]:
    return {name: Words(language)(key) for name, key in SENTENCES.items()}


def _script(name: str) -> str:
    return (SCRIPTS / name).read_text(encoding="utf-8")


def _replaced(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise PageChanged(f"{old!r} stands there {text.count(old)} times")
    return text.replace(old, new)


def _without(text: str, begin: str, end: str) -> str:
    """Remove the text from the first mark up to, but not including, the second mark."""
    first, found, rest = text.partition(begin)
    _, closed, last = rest.partition(end)
    if not (found and closed):
        raise PageChanged(f"{begin!r} or {end!r} is missing")
    return first + end + last
