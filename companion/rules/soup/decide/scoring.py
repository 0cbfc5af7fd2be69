"""Phase 6: the scoring markers move."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import events as ev
from companion.rules.soup.decide.common import Draft, in_phase
from companion.rules.soup.ladder import score_lines


def score(draft: Draft) -> None:
    """Move the markers of everybody, one after the other in the order frozen at the phase's beginning."""
    in_phase(draft, "scoring")
    if draft.state.scored:
        raise refuse("scored-already")
    draft.add(ev.Scored(lines=score_lines(draft.state)))
