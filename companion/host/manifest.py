"""The web app's manifest, which a browser shows when it installs the app, in each language.

`assets/manifest.json` has message keys in place of texts.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from companion.host.folders import assets_folder
from companion.words import FALLBACK, LANGUAGES, Language, Words

MANIFEST: Final = "manifest.json"
"""The file name of the manifest in the default language, for a page that runs no script."""

OF_A_LANGUAGE: Final = "manifest-"
"""The prefix of the manifests' file names by language; the script in `index.html` uses it too."""

KIND: Final = "application/manifest+json"


def manifests(written: str) -> Mapping[str, dict[str, Any]]:
    """Return the manifest in every language, by file name.

    Args:
        written: The content of `assets/manifest.json`.
    """
    template = json.loads(written)
    return {MANIFEST: _said(template, FALLBACK)} | {
        f"{OF_A_LANGUAGE}{language}.json": _said(template, language) for language in LANGUAGES
    }


def _said(template: Mapping[str, Any], language: Language) -> dict[str, Any]:
    words = Words(language)
    return {
        **template,
        "lang": language,
        "description": words(template["description"]),
        "shortcuts": [{**each, "name": words(each["name"])} for each in template["shortcuts"]],
        "screenshots": [{**each, "label": words(each["label"])} for each in template["screenshots"]],
    }


def routes() -> list[Route]:
    """Serve the manifest in every language."""
    written = (assets_folder() / MANIFEST).read_text(encoding="utf-8")

    def serving(name: str, manifest: dict[str, Any]) -> Route:
        async def answer(_: Request) -> JSONResponse:
            return JSONResponse(manifest, media_type=KIND)

        return Route(f"/{name}", answer)

    return [serving(name, manifest) for name, manifest in manifests(written).items()]
