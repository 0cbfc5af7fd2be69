"""The label of a journal entry: its key, and the names and numbers of its sentence."""

import pytest

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import (
    CallOff,
    Correct,
    Eliminate,
    Mark,
    MarkActive,
    MarkClock,
    MarkStarter,
)
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate, SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename, SetDetail, SetOptions
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns, NoteEvent
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import ChooseStarter
from companion.rules.chromosome.special import (
    ActSpecially,
    CubeEffect,
    DoseEffect,
    Effects,
    GeneEffect,
    GenePlace,
    TokenEffect,
)
from companion.rules.chromosome.turns import EndPhase, EndTurn, Move, Pass
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.colours import TakeColour
from companion.rules.kernel import Command, Rejection, Value
from companion.rules.notes import WriteNote
from companion.words import LANGUAGES, Words
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay, start


def three() -> Play:
    """Ola's turn in the second round; there is an area of three cubes in room 7."""
    play = game("Ola", "Jan", "Ewa").to_next_round().do(MarkActive(seat=OLA))
    play.do(AddArea(cubes=3, room="7"))
    return play.board(Ola=3, Jan=3, Ewa=3).given(OLA, active=genes(action=4, combat=2, telepathy=2))


def seated_three() -> Play:
    """Three seated players, with no starting player chosen yet."""
    return Play().do(start(3, starter=None))


def rolling() -> Play:
    """Ola has rolled in a battle against Jan."""
    return three().fights(OLA, 2, JAN, 2).rolls(3)


def resolved(attacker: int, defender: int) -> Play:
    """A battle of two against two whose dice are accepted."""
    return three().fights(OLA, 2, JAN, 2, attacker, defender)


FIGHT = Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=3, action="destroy")

LABELS: tuple[tuple[Play, Command, str, dict[str, Value]], ...] = (
    (Play(), start(3), "start-game", {"count": 3}),
    (seated_three(), ChooseStarter(seat=JAN), "choose-starter", {"player": "Jan", "lot": "no"}),
    (seated_three(), ChooseStarter(), "choose-starter", {"player": "", "lot": "no"}),
    (three(), NoteEvent(text="Deszcz\n" + "x" * 80), "note-event", {"text": "Deszcz " + "x" * 53}),
    (three(), BeginTurns(), "begin-turns", {"round": 2}),
    (three(), Move(), "move", {"player": "Ola"}),
    (three(), Move(seat=JAN), "move", {"player": "Jan"}),
    (three(), EvolveByDie(), "evolve-by-die", {"player": "Ola"}),
    (three(), Grow(tokens=2), "grow", {"player": "Ola", "tokens": 2}),
    (three(), Grow(tokens=1, seat=JAN), "grow", {"player": "Jan", "tokens": 1}),
    (three(), Evolve(gene="combat"), "evolve", {"player": "Ola", "gene": "combat"}),
    (three(), FIGHT, "fight", {"player": "Ola", "other": "Jan", "action": "destroy"}),
    (
        three().do(FIGHT.replace(action="spark", attacker_modifier=2)),
        Commit(side="attacker", genes=2, fate=1),
        "commit-fate",
        {"player": "Ola", "strength": 2 + 2 + 2 + 1, "fate": 1},
    ),
    (
        three().do(FIGHT.replace(action="spark")),
        Commit(side="defender"),
        "commit",
        {"player": "Jan", "strength": 3},
    ),
    (three(), Commit(side="attacker"), "commit", {"player": "", "strength": 0}),
    (rolling(), ThrowDie(face=4), "throw-die", {"player": "Ola", "face": 4}),
    (three(), ThrowDie(face=4), "throw-die", {"player": "", "face": 4}),
    (
        rolling(),
        ForceReroll(by=JAN),
        "force-reroll",
        {"player": "Jan", "roller": "Ola", "face": None},
    ),
    (
        rolling(),
        ForceReroll(by=JAN, throw=True, face=2),
        "force-reroll",
        {"player": "Jan", "roller": "Ola", "face": 2},
    ),
    (rolling(), Accept(seat=EWA), "accept", {"player": "Ewa"}),
    (rolling(), LetStand(), "let-stand", {"player": "Ola", "face": 3}),
    (three(), LetStand(), "let-stand", {"player": "", "face": None}),
    (three(), ApplyBattle(), "apply-battle", {"result": "tie", "player": "", "other": "", "count": 0}),
    (rolling(), ApplyBattle(), "apply-battle", {"result": "tie", "player": "", "other": "", "count": 0}),
    (
        resolved(3, 3),
        ApplyBattle(),
        "apply-battle",
        {"result": "tie", "player": "Ola", "other": "Jan", "count": 0},
    ),
    (
        resolved(4, 3),
        ApplyBattle(),
        "apply-battle",
        {"result": "win", "player": "Ola", "other": "Jan", "count": 1},
    ),
    (
        resolved(1, 4),
        ApplyBattle(),
        "apply-battle",
        {"result": "win", "player": "Jan", "other": "Ola", "count": 3},
    ),
    *(
        (three(), command, command.kind, {"round": 2})
        for command in (
            CallOff(),
            EndPhase(),
            FinishRadiation(),
            EndGame(),
            SetOptions(options=Options()),
        )
    ),
    (three(), Impulse(room=" 9 "), "impulse", {"player": "Ola", "room": "9", "power": 0}),
    (
        three(),
        Impulse(area=1, room="9"),
        "impulse-more",
        {"player": "Ola", "room": "7", "power": 5, "delta": "+2"},
    ),
    (
        three(),
        Impulse(room="7 "),
        "impulse-more",
        {"player": "Ola", "room": "7", "power": 5, "delta": "+2"},
    ),
    (three(), Impulse(area=5), "impulse", {"player": "Ola", "room": "", "power": 0}),
    (
        three(),
        Impulse(area=1, draw=True, seat=JAN),
        "impulse-draw",
        {"player": "Jan", "room": "7", "power": 3},
    ),
    (three(), Impulse(area=5, draw=True), "impulse-draw", {"player": "Ola", "room": "", "power": 0}),
    *(
        (three(), command, command.kind, {"player": "Jan"})
        for command in (
            Pass(seat=JAN),
            EndTurn(seat=JAN),
            RecoverFate(seat=JAN, payment=pay(3)),
            SpendFate(seat=JAN),
            Eliminate(seat=JAN),
        )
    ),
    (three(), ActSpecially(action=" might "), "act-specially", {"player": "Ola", "action": "might"}),
    (
        three(),
        DiscardBuilding(seat=JAN, active=1, passive=2),
        "discard-building",
        {"player": "Jan", "count": 3},
    ),
    (
        three(),
        DiscardBuilding(seat=JAN, active=1, passive=2, fate=True),
        "discard-building-fate",
        {"player": "Jan", "count": 3},
    ),
    (
        three(),
        FateAsGene(seat=EWA, gene="combat"),
        "fate-as-gene",
        {"player": "Ewa", "gene": "combat"},
    ),
    (three(), FaceArea(area=1, groups=()), "face-area", {"room": "7", "power": 3}),
    (three(), FaceArea(area=2, groups=()), "face-area", {"room": "", "power": 0}),
    (three(), AddArea(cubes=2, room=" 4 "), "add-area", {"room": "4", "power": 2}),
    (three(), AddArea(cubes=2, room=" 7 "), "change-area", {"room": "7", "power": 3, "delta": "+2"}),
    (three(), ChangeArea(area=1, delta=-2), "change-area", {"room": "7", "power": 3, "delta": "−2"}),
    *(
        (
            three(),
            Correct.model_validate({"seat": JAN, "what": what, "delta": 1}),
            f"correct-{what}",
            {"player": "Jan", "delta": "+1"},
        )
        for what in ("fate", "irradiation", "tokens", "charged")
    ),
    (
        three(),
        Correct(seat=JAN, what="trophies", owner=EWA, delta=-1),
        "correct-trophies",
        {"player": "Jan", "delta": "−1", "owner": "Ewa"},
    ),
    *(
        (
            three(),
            Correct.model_validate({"seat": JAN, "what": side, "gene": "combat", "delta": 1}),
            "correct-genes",
            {"player": "Jan", "delta": "+1", "gene": "combat", "side": side},
        )
        for side in ("active", "passive")
    ),
    (three(), MarkActive(seat=EWA), "mark-active", {"player": "Ewa"}),
    (three(), MarkStarter(seat=JAN), "mark-starter", {"player": "Jan"}),
    (three(), MarkClock(delta=-1), "mark-clock", {"delta": "−1"}),
    (
        three(),
        Mark(seat=JAN, what="passed", set=True),
        "mark",
        {"player": "Jan", "what": "passed", "set": "yes"},
    ),
    (
        three(),
        Mark(seat=JAN, what="passed", set=False),
        "mark",
        {"player": "Jan", "what": "passed", "set": "no"},
    ),
    (three(), SetDetail(detail="quick"), "set-detail", {"detail": "quick"}),
    (three(), Rename(seat=JAN, name=" Adam "), "rename", {"player": "Jan", "name": "Adam"}),
    (three(), WriteNote(text="Fun"), "write-note", {"written": "yes"}),
    (three(), WriteNote(text=" "), "write-note", {"written": "no"}),
    (three(), SetClocks(running=True), "set-clocks", {"running": "yes"}),
    (three(), SetClocks(running=False), "set-clocks", {"running": "no"}),
    (three(), PauseClock(seat=JAN, paused=True), "pause-clock", {"player": "Jan", "paused": "yes"}),
    (three(), PauseClock(seat=JAN, paused=False), "pause-clock", {"player": "Jan", "paused": "no"}),
    (
        three(),
        TakeColour(seat=JAN, colour=3),
        "take-colour",
        {"player": "Jan", "colour": "sand", "other": None, "other-colour": "pink"},
    ),
    (
        three(),
        TakeColour(seat=JAN, colour=0),
        "take-colour",
        {"player": "Jan", "colour": "blue", "other": "Ola", "other-colour": "pink"},
    ),
)


@pytest.mark.parametrize(("play", "command", "key", "params"), LABELS)
def test_an_entry_names_who_does_what(
    play: Play, command: Command, key: str, params: dict[str, Value]
) -> None:
    said = CHROMOSOME.label(play.state, command)
    assert (said.key, said.params) == (f"label-{key}", params)
    if isinstance(CHROMOSOME.decide(play.state, command), Rejection):
        return  # nobody reads refused commands
    for language in LANGUAGES:
        assert Words(language, strict=True).of("chromosome")(said.key, **said.params)


# what a special action did -------------------------------------------------------------------------------

SILENT: dict[str, Value] = {
    "trophies": None,
    "tokens": None,
    "charged": None,
    "irradiation": None,
    "whom": "some",
    "way": None,
    "gene": "action",
    "becomes": "action",
    "owner": "",
    "genes": 0,
    "cubes": None,
    "space": None,
    "moved": "no",
    "room": None,
}
"""Label parameters of a bundle in which nothing happens."""

OWN = GenePlace(seat=OLA)
OTHERS = GenePlace(seat=JAN)
ASIDE = GenePlace(seat=JAN, active=False)


def gene(**effect: object) -> dict[str, object]:
    """A bundle that changes one gene."""
    return {"genes": (GeneEffect.model_validate(effect),)}


BUNDLES: tuple[tuple[dict[str, object], dict[str, object], dict[str, Value]], ...] = (
    (
        {"tokens": (TokenEffect(seat=JAN, captured=1), TokenEffect(seat=EWA, captured=2, placed=1))},
        {},
        {"trophies": "+1 (Jan), +2 (Ewa)", "tokens": "+1 (Ewa)"},
    ),
    (
        {"tokens": (TokenEffect(seat=JAN, removed=3, placed=1, charged=-1),)},
        {},
        {"tokens": "−2 (Jan)", "charged": "−1 (Jan)"},
    ),
    (
        {"doses": (DoseEffect(seat=JAN, delta=2), DoseEffect(seat=EWA, delta=-1))},
        {},
        {"irradiation": "+2 (Jan), −1 (Ewa)"},
    ),
    (
        {"doses": tuple(DoseEffect(seat=seat, delta=2) for seat in (OLA, JAN, EWA))},
        {},
        {"irradiation": "+2", "whom": "all"},
    ),
    (
        {"doses": tuple(DoseEffect(seat=seat, delta=seat + 1) for seat in (OLA, JAN, EWA))},
        {},
        {"irradiation": "+1 (Ola), +2 (Jan), +3 (Ewa)"},
    ),
    ({"cubes": (CubeEffect(room=" 9 ", cubes=2),)}, {}, {"cubes": "+2", "space": "9"}),
    ({"cubes": (CubeEffect(area=1, cubes=-1),)}, {}, {"cubes": "−1", "space": "7"}),
    ({"cubes": (CubeEffect(area=5, room="4", cubes=1),)}, {}, {"cubes": "+1", "space": "4"}),
    (
        {"cubes": (CubeEffect(room="4", cubes=1), CubeEffect(room="5", cubes=2))},
        {},
        {"cubes": "+3"},
    ),
    ({}, {"area": 1, "room": " 9 "}, {"moved": "yes", "room": "9"}),
    ({}, {"gene_back": "combat"}, {"way": "back", "gene": "combat"}),
    (
        gene(gene="combat", target=OTHERS),
        {},
        {"way": "gained", "gene": "combat", "becomes": "combat", "owner": "Jan", "genes": 1},
    ),
    (
        gene(gene="combat", source=OTHERS),
        {"gene_back": "action"},
        {"way": "lost", "gene": "combat", "becomes": "combat", "owner": "Jan", "genes": 1},
    ),
    (
        gene(gene="combat", source=OTHERS, target=OWN),
        {},
        {"way": "taken", "gene": "combat", "becomes": "combat", "owner": "Jan", "genes": 1},
    ),
    (
        gene(gene="combat", source=OTHERS, target=OTHERS, becomes="building"),
        {},
        {"way": "changed", "gene": "combat", "becomes": "building", "owner": "Jan", "genes": 1},
    ),
    (
        gene(gene="combat", source=ASIDE, target=OTHERS),
        {},
        {"way": "back", "gene": "combat", "becomes": "combat", "owner": "Jan", "genes": 1},
    ),
    (
        gene(gene="combat", source=OTHERS, target=ASIDE),
        {},
        {"way": "exhausted", "gene": "combat", "becomes": "combat", "owner": "Jan", "genes": 1},
    ),
    (
        {"genes": (GeneEffect(gene="combat", target=OWN), GeneEffect(gene="action", target=OWN))},
        {},
        {"way": "counted", "gene": "several", "genes": 2, "owner": "Ola"},
    ),
    (
        {
            "genes": (
                GeneEffect(gene="combat", source=OTHERS, target=OWN),
                GeneEffect(gene="combat", target=OWN),
            )
        },
        {},
        {"way": "counted", "gene": "combat", "genes": 2, "owner": "Jan, Ola"},
    ),
)


@pytest.mark.parametrize(("bundle", "more", "said"), BUNDLES)
def test_the_entry_of_a_special_action_says_all_that_it_changed(
    bundle: dict[str, object], more: dict[str, object], said: dict[str, Value]
) -> None:
    effects = Effects.model_validate(bundle)
    command = ActSpecially.model_validate({"action": "might", "effects": effects, **more})
    told = CHROMOSOME.label(three().state, command)
    assert told.key == "label-act-effects"
    assert told.params == {"player": "Ola", "action": "might", **SILENT, **said}


def test_whoever_is_out_is_not_asked_whether_all_were_irradiated_alike() -> None:
    play = three().given(EWA, eliminated=True)
    doses = tuple(DoseEffect(seat=seat, delta=1) for seat in (OLA, JAN))
    told = CHROMOSOME.label(play.state, ActSpecially(action="saturation", effects=Effects(doses=doses)))
    assert (told.params["irradiation"], told.params["whom"]) == ("+1", "all")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (DiscardBuilding(seat=OLA, fate=True), "Ola wydaje los jako gen budowy"),
        (DiscardBuilding(seat=OLA, active=1, fate=True), "Ola odrzuca 1 gen budowy i los jako gen"),
        (DiscardBuilding(seat=OLA, active=2), "Ola odrzuca geny budowy: 2"),
        (Impulse(area=1), "Ola: Impuls, kostki +2, siła 5"),
        (Impulse(room="7"), "Ola: Impuls, kostki +2, siła 5"),
        (Impulse(room="8"), "Ola: Impuls, nowy obszar"),
        (AddArea(room="7", cubes=1), "Obszar: kostki +1"),
        (NoteEvent(), "Odkryta karta wydarzenia"),
        (NoteEvent(power_bonus=2), "Siła obszarów +2"),
        (NoteEvent(text="Deszcz", power_bonus=2), "Wydarzenie: Deszcz, siła obszarów +2"),
    ],
)
def test_an_entry_says_that_fate_is_spent_and_which_area_is_new(command: Command, said: str) -> None:
    """Fate is never spent silently; cubes on a radioactive room strengthen its area (Impulse, 1)."""
    told = CHROMOSOME.label(three().state, command)
    assert Words("pl", strict=True).of("chromosome")(told.key, **told.params).replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("what", "taken", "back"),
    [
        ("passed", "Ola is marked as passed", "Ola plays on"),
        ("eliminated", "Ola is marked as out", "Ola is back in the game"),
    ],
)
def test_a_mark_by_hand_is_told_as_one(what: str, taken: str, back: str) -> None:
    for mark, said in ((True, taken), (False, back)):
        command = Mark.model_validate({"what": what, "seat": OLA, "set": mark})
        told = CHROMOSOME.label(three().state, command)
        assert Words("en", strict=True).of("chromosome")(told.key, **told.params) == said
