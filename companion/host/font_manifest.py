"""The list of fonts that the client fetches at its start."""

from __future__ import annotations

import json


def font_manifest(assets: str) -> str:
    """Return the list of our fonts, and of the one in which Flutter shows letters that they lack.

    That one, for Greek and Cyrillic names, is a file of the client; Flutter would ask a third party for it.
    The font of Flutter's own icons is not among them: ours are drawings.

    Args:
        assets: `assets/assets/FontManifest.json`.
    """
    ours = [font for font in json.loads(assets) if font["family"] != "MaterialIcons"]
    return json.dumps([*ours, {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}])
