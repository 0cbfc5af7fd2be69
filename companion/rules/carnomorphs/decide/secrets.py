"""Hidden cards: the adaptations of the intruders, and the objectives of the players."""

from __future__ import annotations

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import RESEARCH_STATED, IntruderKind
from companion.rules.carnomorphs.decide.common import Draft, in_phase, player_of, running, short_name
from companion.rules.carnomorphs.state import Adaptation
from companion.rules.kernel import refuse
from companion.rules.names import clean_text


def reveal_adaptation(draft: Draft, command: cmd.RevealAdaptation) -> None:
    """Reveal an adaptation with what is entered of it, or correct a revealed one.

    Source: rulebook, Adaptations of the Carnomorphs.

    Raises:
        Refused: no adaptation belongs to that kind, or nothing would change.
    """
    in_phase(draft, "players", "events", "check")
    before = _adaptation(draft, command.intruder)
    after = before.replace(
        revealed=True,
        name=short_name(command.name),
        effect=clean_text(command.effect),
        research=command.research or RESEARCH_STATED.get(command.intruder),
        voracious=command.voracious,
    )
    if after == before:
        raise refuse("adaptation-unchanged")
    _change(draft, after)


def discard_adaptation(draft: Draft, command: cmd.DiscardAdaptation) -> None:
    """Discard a revealed adaptation, whose object was analysed in the Laboratory, or take that back.

    Source: rulebook, Adaptations of the Carnomorphs.

    Raises:
        Refused: it is hidden, or as it is to be, or nobody has said what is analysed for it.
    """
    in_phase(draft, "players", "events", "check")
    before = _adaptation(draft, command.intruder)
    if not before.revealed:
        raise refuse("adaptation-hidden", intruder=before.kind)
    if command.discarded == before.discarded:
        raise refuse("adaptation-discarded" if before.discarded else "adaptation-not-discarded")
    if command.discarded and before.research is None:
        raise refuse("research-unknown")
    _change(draft, before.replace(discarded=command.discarded))


def _adaptation(draft: Draft, kind: IntruderKind) -> Adaptation:
    adaptation = draft.state.adaptation(kind)
    if adaptation is None:
        raise refuse("no-such-adaptation")
    return adaptation


def _change(draft: Draft, adaptation: Adaptation) -> None:
    draft.add(
        ev.AdaptationChanged(
            intruder=adaptation.kind,
            revealed=adaptation.revealed,
            discarded=adaptation.discarded,
            name=adaptation.name,
            effect=adaptation.effect,
            research=adaptation.research,
            voracious=adaptation.voracious,
        )
    )


# objectives ---------------------------------------------------------------------------------------------


def note_encounter(draft: Draft) -> None:
    """Record the first intruder on the board, as the table has seen.

    Source: rulebook, First encounter.
    """
    running(draft)
    if draft.state.first_encounter:
        raise refuse("encounter-noted")
    draft.add(ev.EncounterNoted())


def name_objectives(draft: Draft, command: cmd.NameObjectives) -> None:
    """Note a player's objectives, replacing earlier notes.

    (A "no" to the same names would tell a guesser that they were right.)
    """
    in_phase(draft, "setup", "players", "events", "check")
    player = player_of(draft, command.seat)
    corporate, personal = short_name(command.corporate), short_name(command.personal)
    draft.add(ev.ObjectivesNamed(seat=player.seat, corporate=corporate, personal=personal))


def choose_objective(draft: Draft, command: cmd.ChooseObjective) -> None:
    """Keep one of two objectives. The other leaves the game unseen, so there is no second choice.

    `kept` None: it is kept in the hand, and the app does not know which.
    Source: rulebook, First encounter.

    Raises:
        Refused: no intruder has been met, the character is dead, or the choice was made.
    """
    in_phase(draft, "players", "events", "check")
    player = player_of(draft, command.seat)
    if not draft.state.first_encounter:
        raise refuse("no-encounter-yet")
    if not player.living:
        raise refuse("character-dead", player=player.name)
    if player.chosen:
        raise refuse("objective-chosen", player=player.name)
    draft.add(ev.ObjectiveChosen(seat=player.seat, kept=command.kept))
