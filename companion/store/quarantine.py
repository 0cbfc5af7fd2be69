"""New names for files that are put in quarantine."""

from __future__ import annotations

import itertools
import re
from datetime import datetime

from companion.store.blob_store import BlobStore


def free_name(blob_store: BlobStore, stem: str, why: str, now: datetime) -> str:
    """Return a free blob name: the old one's stem, the reason and the time; not the name of a game."""
    plain = re.sub(r"[^\w-]+", "_", stem)[:80]
    begin = f"{plain}.{why}-{now:%Y%m%d-%H%M%S}"
    taken = set(blob_store.names())
    names = itertools.chain([f"{begin}.json"], (f"{begin}-{count}.json" for count in itertools.count(2)))
    return next(name for name in names if name not in taken)
