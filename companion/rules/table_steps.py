"""Steps shared by games of the older form: level of detail, clocks."""

from __future__ import annotations

from typing import Any

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.judge import Handler, on
from companion.rules.kernel import Draft
from companion.rules.table_commands import DetailSet, SetDetail


def set_detail(draft: Draft[Any, Any], command: SetDetail) -> None:
    """Keep more or less from now on."""
    draft.add(DetailSet(detail=command.detail))


def _decide(draft: Draft[Any, Any], command: SetClocks | PauseClock) -> None:
    command.decide(draft)


CLOCKS: tuple[Handler, ...] = (on(SetClocks, _decide), on(PauseClock, _decide))
"""The steps of the players' clocks."""
