"""The sentences of the web page around the served app, in all languages."""

import json
from functools import cache
from html import escape
from typing import Final

from companion.words import FALLBACK, LANGUAGES, Language, Words

SENTENCES: Final = {
    "opening": "page-opening",
    "lost": "page-lost",
    "lasting": "page-lasting",
    "moving": "page-moving",
    "unsent": "page-unsent",
    "doubtful": "page-doubtful",
    "check": "page-check",
    "large": "page-large",
    "unkept": "page-unkept",
    "chosen": "page-chosen",
    "unchosen": "page-unchosen",
}
"""Message keys by the names that the page's script uses."""

NO_SCRIPT: Final = "<noscript></noscript>"
"""The page's placeholder for the sentence that the app needs JavaScript; the server fills it in."""

DESCRIPTION: Final = 'content="page-description"'
"""The page's placeholder for the description that search engines show."""


@cache
def page_words() -> str:
    """Return the script that defines `SENTENCES` by language, the default language first."""
    said = {each: {name: Words(each)(key) for name, key in SENTENCES.items()} for each in _languages()}
    return f"const SENTENCES = {json.dumps(said, ensure_ascii=False)};\n"


def completed(page: str) -> str:
    """Return the page's HTML with its description, and with the sentence about scripts in every language."""
    described = f'content="{escape(Words(FALLBACK)("page-description"))}"'
    return page.replace(NO_SCRIPT, _no_script()).replace(DESCRIPTION, described)


@cache
def _no_script() -> str:
    lines = (f'<p lang="{each}">{escape(Words(each)("page-no-script"))}</p>' for each in _languages())
    return f"<noscript>{''.join(lines)}</noscript>"


def _languages() -> tuple[Language, ...]:
    return (FALLBACK, *(language for language in LANGUAGES if language != FALLBACK))
