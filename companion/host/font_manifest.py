"""The list of fonts that the client fetches at its start."""

from __future__ import annotations

import json


def font_manifest(assets: str) -> str:
    """Return the list of our fonts, one of them under the name that Flutter would fetch from a third party.

    The font of Flutter's own icons is not among them: ours are drawings.

    Args:
        assets: `assets/assets/FontManifest.json`.
    """
    ours = [font for font in json.loads(assets) if font["family"] != "MaterialIcons"]
    return json.dumps([*ours, {"family": "Roboto", "fonts": ours[0]["fonts"]}])
