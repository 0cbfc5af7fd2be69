"""The adaptations of the intruders: one card for each kind except Metagorgers, hidden until revealed."""

from companion.rules.carnomorphs.data import RESEARCH_STATED, IntruderKind, ResearchObject
from companion.rules.carnomorphs.objectives import EncounterNoted
from companion.rules.carnomorphs.play import Decision, Name, Text, in_phase, short_name
from companion.rules.carnomorphs.state import Adaptation, State
from companion.rules.kernel import ACTIVE, Command, Event, Value, clean_text, lacks, refuse, typed, yes


class RevealAdaptation(Command, owner=ACTIVE):
    """Reveal and name the adaptation of a kind of intruder, or correct a revealed adaptation.

    Source: rulebook, Adaptations of the Carnomorphs.
    """

    intruder: IntruderKind
    name: Name = ""
    effect: Text = ""
    research: ResearchObject | None = None
    voracious: bool = False

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players", "events", "check")
        before = _adaptation(decision, self.intruder)
        after = before.replace(
            revealed=True,
            name=short_name(self.name),
            effect=clean_text(self.effect),
            research=self.research or RESEARCH_STATED.get(self.intruder),
            voracious=self.voracious,
        )
        if after == before:
            raise refuse("adaptation-unchanged")
        _change(decision, after)

    def params(self, state: State) -> dict[str, Value]:
        return {"intruder": self.intruder, "name": typed(self.name)}


class DiscardAdaptation(Command, owner=ACTIVE):
    """Discard a revealed adaptation whose object the Laboratory has analysed, or undo that.

    Source: rulebook, Adaptations of the Carnomorphs.
    """

    intruder: IntruderKind
    discarded: bool = True

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players", "events", "check")
        before = _adaptation(decision, self.intruder)
        if not before.revealed:
            raise refuse("adaptation-hidden", intruder=before.kind)
        if self.discarded == before.discarded:
            raise refuse("adaptation-discarded" if before.discarded else "adaptation-not-discarded")
        if self.discarded and before.research is None:
            raise lacks("research-unknown")
        _change(decision, before.replace(discarded=self.discarded))

    def params(self, state: State) -> dict[str, Value]:
        return {"intruder": self.intruder, "set": yes(self.discarded)}


class AdaptationChanged(Event):
    """The values of an adaptation changed."""

    intruder: IntruderKind
    revealed: bool
    discarded: bool
    name: str
    effect: str
    research: ResearchObject | None
    voracious: bool

    def apply(self, state: State) -> State:
        changed = Adaptation(kind=self.intruder, **self.model_dump(exclude={"intruder"}))
        if changed.research is None:
            changed = changed.replace(research=RESEARCH_STATED.get(self.intruder))
        return state.replace(
            adaptations=tuple(changed if each.kind == self.intruder else each for each in state.adaptations)
        )


def meet(decision: Decision, kind: IntruderKind, *, encountered: bool = True) -> None:
    """Note that a figure of this kind appeared: reveal its adaptation, and note a first encounter.

    `encountered` is false if the figure appeared by evolution or through a death; the option `reveal` then
    decides whether its adaptation is revealed. After the first encounter everybody chooses an objective.
    """
    adaptation = decision.state.adaptation(kind)
    reveals = encountered or decision.state.options.reveal == "leaving"
    if adaptation is not None and not adaptation.revealed and reveals:
        _change(decision, adaptation.replace(revealed=True, discarded=False))
    if not decision.state.first_encounter:
        decision.add(EncounterNoted())


def _adaptation(decision: Decision, kind: IntruderKind) -> Adaptation:
    adaptation = decision.state.adaptation(kind)
    if adaptation is None:
        raise refuse("no-such-adaptation")
    return adaptation


def _change(decision: Decision, adaptation: Adaptation) -> None:
    fields = adaptation.model_dump(exclude={"kind"})
    decision.add(AdaptationChanged(intruder=adaptation.kind, **fields))
