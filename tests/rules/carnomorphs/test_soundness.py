"""Every violation of the invariants is found, and every state of a legal game is sound.

This matters for journals from elsewhere: the fold trusts their events, and the check comes after it.
"""

from typing import Any

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import SETUP_STEPS, Figures, Tokens
from companion.rules.carnomorphs.last_check import BeginCheck, EndGame
from companion.rules.carnomorphs.soundness import flaw
from companion.rules.carnomorphs.state import (
    EMPTY,
    Adaptation,
    DrawnToken,
    Intruder,
    Objective,
    Player,
    Room,
    State,
)
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, sitting, table

Values = dict[str, Any]


def crew(*changes: Values) -> Values:
    """Ola and Jan in their first round, with these changes."""
    players = table().state.players
    return {"players": tuple(each.replace(**change) for each, change in zip(players, changes, strict=False))}


def ola(**changes: Any) -> Values:
    """Ola with these changes, and Jan as he is."""
    return crew(changes, {})


def rooms(*changes: Values) -> Values:
    """Return this many rooms with these changes."""
    listed = tuple(Room(id=at + 1, name=f"R{at}").replace(**each) for at, each in enumerate(changes))
    return {"rooms": listed, "next_room": len(listed) + 1}


def figure(**changes: Any) -> Values:
    """One listed Shambler with these changes."""
    return {"intruders": (Intruder(id=1, kind="shambler").replace(**changes),), "next_intruder": 2}


def cards(*changes: Values) -> Values:
    """The three adaptations with these changes."""
    kinds = ("shambler", "fleshbeast", "butcher")
    found = (Adaptation(kind=kind) for kind in kinds)
    return {"adaptations": tuple(each.replace(**how) for each, how in zip(found, changes, strict=True))}


def waiting(purpose: str, kind: str = "red", **more: Any) -> DrawnToken:
    return DrawnToken.model_validate({"kind": kind, "purpose": purpose, **more})


OVER = table().do(BeginCheck(ending="agreement"), EndGame()).state
DEALT = (Objective(corporate=True), Objective())
NOBODY = "nobody sits, or too many"
SEATS = "a seat at which nobody sits"
CARD = "a Mutation card that nobody holds"
DEALT_NOT = "objectives that cannot have been dealt"
KEPT = "an objective kept that was not chosen"
IDS = "ids given twice, or not yet"
ROOMS = "rooms of one name, or of none"
ENDED = "an end before the end, or none after it"
STEPS = "steps of the set-up that cannot be"
DRAWN = "a token that was not drawn"
INTERRUPTED = "an encounter that interrupts nothing"
UNPLAYED = "adaptations that are not in play"
BAD_TEXT = "a text that cannot be shown: "
LONG = "x" * 41

FLAWS: dict[str, tuple[Values, str]] = {
    "nobody sits": ({"players": ()}, NOBODY),
    "six players": ({"players": table().state.players * 3}, NOBODY),
    "the game has not begun": ({"phase": "empty"}, NOBODY),
    "seats out of order": (crew({"seat": 1}, {"seat": 0}), "seats out of order"),
    "one colour twice": (crew({"colour": 3}, {"colour": 3}), "the same colour twice"),
    "one help card twice": (
        crew({"number": 2}, {"number": 2}),
        "help cards that cannot have been dealt",
    ),
    "a help card of more players": (
        crew({"number": 1}, {"number": 3}),
        "help cards that cannot have been dealt",
    ),
    "the first player is nobody": ({"first": 2}, SEATS),
    "a seat before the first": ({"first": -1}, SEATS),
    "a clock of nobody": ({"paused_clocks": (2,)}, SEATS),
    "the turn of nobody": ({"active": 2}, SEATS),
    "an encounter of nobody": (
        {"token": waiting("encounter", seat=2), "drawn": ("red",), "bag": Tokens(red=3)},
        SEATS,
    ),
    "a clock paused twice": ({"paused_clocks": (OLA, OLA)}, "seats named twice"),
    "clocks out of order": ({"paused_clocks": (JAN, OLA)}, "seats named twice"),
    "a player without a name": (ola(name=""), "a player without a name"),
    "a text that cannot be shown": (ola(name="\u202eOla"), f"{BAD_TEXT}'\\u202eOla'"),
    "a name that is too long": (ola(name=LONG), f"{BAD_TEXT}{LONG!r}"),
    "a character that cannot be shown": (ola(character="\x07"), f"{BAD_TEXT}'\\x07'"),
    "a mutation that cannot be shown": (ola(mutation="\x07", has_mutation=True), f"{BAD_TEXT}'\\x07'"),
    "a room that cannot be shown": (ola(room="\x07"), f"{BAD_TEXT}'\\x07'"),
    "an objective that cannot be shown": (
        ola(objectives=(DEALT[0], Objective(name=LONG))),
        f"{BAD_TEXT}{LONG!r}",
    ),
    **{
        f"{field} {value}": (
            ola(**{field: value}),
            f"numbers that cannot be: {table().state.players[OLA].replace(**{field: value})!r}",
        )
        for field in ("hand", "light_wounds", "serious_wounds", "contamination")
        for value in (-1, 10_000)
    },
    "markers below none": (ola(markers=-1), "-1 mutation markers"),
    "a living character with four markers": (ola(markers=4), "4 mutation markers"),
    "a dead one with eight": (crew({}, {"markers": 8, "fate": "dead"}), "8 mutation markers"),
    "a card shown that nobody holds": (ola(mutation_shown=True), CARD),
    "a card named that nobody holds": (ola(mutation="Kły"), CARD),
    "two corporate objectives": (ola(objectives=(Objective(corporate=True),) * 2), DEALT_NOT),
    "two personal objectives": (ola(objectives=(Objective(),) * 2), DEALT_NOT),
    "objectives the wrong way round": (ola(objectives=DEALT[::-1]), DEALT_NOT),
    "an objective kept without a choice": (ola(kept=1), KEPT),
    "a third objective kept": (ola(kept=2, chosen=True), KEPT),
    "an objective before the first kept": (ola(kept=-1, chosen=True), KEPT),
    "a pod that is not in play": (ola(pod=9), "a character in a pod that is not in play"),
    "the dead in combat": (crew({}, {"fate": "dead", "meetings": 1}), "a dead character in combat"),
    "round 0": ({"round": 0}, "round 0"),
    "round 10000": ({"round": 10_000}, "round 10000"),
    "time below none": ({"time": -1}, "-1 spaces of the time track"),
    "more time than a track has": ({"time": 100}, "100 spaces of the time track"),
    "self-destruction below none": ({"self_destruct": -1}, "-1 spaces to the explosion"),
    "more spaces than a track has": ({"self_destruct": 100}, "100 spaces to the explosion"),
    "the turn of the dead": (ola(fate="dead"), "the turn of somebody who does not act"),
    "a turn in the event phase": ({"phase": "events"}, "a turn in phase events"),
    "an ending in the middle": ({"ending": "time"}, ENDED),
    "a check without an ending": ({"phase": "check", "active": None}, ENDED),
    "an end without an ending": ({"phase": "over", "active": None}, ENDED),
    "winners in the middle": ({"winners": (OLA,)}, "winners before the end"),
    "a step of the set-up twice": ({"setup_done": ("bag", "bag")}, STEPS),
    "a step of another game": ({"setup_done": ("tea",)}, STEPS),
    "an encounter in no round": ({"first_encounter": True}, "a first encounter in no round"),
    "a round without an encounter": ({"encounter_round": 1}, "a first encounter in no round"),
    "an encounter just now that was none": ({"just_met": True}, "a first encounter just now that was none"),
    "an event that is too long": ({"event": "x" * 401}, f"{BAD_TEXT}{'x' * 401!r}"),
    "more red tokens than the box has": (
        {"bag": Tokens(red=9)},
        f"tokens that cannot be in the bag: {Tokens(red=9)!r}",
    ),
    "tokens below none": (
        {"bag": Tokens(blue=-1)},
        f"tokens that cannot be in the bag: {Tokens(blue=-1)!r}",
    ),
    "a token in the bag and drawn": (
        {"bag": Tokens(blank=1), "token": waiting("events", "blank"), "drawn": ("blank",)},
        f"tokens that cannot be in the bag: {Tokens(blank=1)!r}",
    ),
    "a token that was never drawn": ({"token": waiting("events")}, DRAWN),
    "a token where another was drawn": ({"token": waiting("events"), "drawn": ("blue",)}, DRAWN),
    "two tokens where one was drawn": (
        {
            "token": waiting("encounter"),
            "interrupted": waiting("events"),
            "drawn": ("red",),
            "bag": Tokens(),
        },
        DRAWN,
    ),
    "an event interrupted by nothing": ({"interrupted": waiting("events"), "drawn": ("red",)}, INTERRUPTED),
    "an encounter that interrupts another": (
        {
            "token": waiting("encounter"),
            "interrupted": waiting("encounter"),
            "drawn": ("red", "red"),
            "bag": Tokens(),
        },
        INTERRUPTED,
    ),
    "eggs below none": ({"eggs": -1}, "-1 eggs"),
    "nine eggs": ({"eggs": 9}, "9 eggs"),
    "figures below none": ({"loose": Figures(shambler=-1)}, "figures below none"),
    "nine Metagorgers": (
        {"loose": Figures(metagorger=9)},
        "more figures than the box holds: metagorger",
    ),
    "the Butcher twice": (
        {**figure(kind="butcher"), "loose": Figures(butcher=1)},
        "more figures than the box holds: butcher",
    ),
    "a dead Butcher": (
        {"loose": Figures(butcher=1), "butcher_dead": True},
        "a dead Butcher on the board",
    ),
    "a figure of the next number": (figure(id=2), IDS),
    "a figure of no number": (figure(id=0), IDS),
    "two figures of one number": (
        {"intruders": (Intruder(id=1, kind="shambler"),) * 2, "next_intruder": 2},
        IDS,
    ),
    "a figure in no room": (figure(room=9), "a figure in no room"),
    "a figure healed beyond health": (figure(injuries=-1), "-1 injuries"),
    "a figure beyond injury": (figure(injuries=10_000), "10000 injuries"),
    "two rooms of one number": (rooms({}, {"id": 1}), IDS),
    "two rooms of one name": (rooms({"name": "A"}, {"name": "a"}), ROOMS),
    "a room without a name": (rooms({"name": ""}), ROOMS),
    "a room whose name is too long": (rooms({"name": LONG}), f"{BAD_TEXT}{LONG!r}"),
    "objects below none": (rooms({"eggs": -1}), "objects that cannot be: egg"),
    "nine eggs with those of the rooms": (
        {"eggs": 8, "nest_found": True, **rooms({"eggs": 1})},
        "objects that cannot be: egg",
    ),
    "thirteen carcasses": (rooms({"carcasses": 9}, {"carcasses": 4}), "objects that cannot be: carcass"),
    "two Nests": (rooms({"nest": True}, {"nest": True}), "two Nests"),
    "a fed room that is not listed": ({**rooms({}), "fed": (2,)}, "feeding in no room"),
    "two adaptations": (
        {"adaptations": (Adaptation(kind="shambler"), Adaptation(kind="butcher"))},
        UNPLAYED,
    ),
    "an adaptation whose name is too long": (cards({"name": LONG}, {}, {}), f"{BAD_TEXT}{LONG!r}"),
    "an effect that is too long": (cards({}, {"effect": "x" * 401}, {}), f"{BAD_TEXT}{'x' * 401!r}"),
    "an adaptation discarded unseen": (
        cards({}, {}, {"discarded": True}),
        "an adaptation discarded that nobody saw",
    ),
    "pods of one number": ({"pods": table().state.pods[:1] * 2}, "pods of one number"),
    "pods out of order": ({"pods": table().state.pods[::-1]}, "pods of one number"),
    "a single pod": ({"pods": table().state.pods[:1]}, "1 pods"),
}
"""Changes to the first round of Ola and Jan, with the violation that each causes."""


@pytest.mark.parametrize("what", FLAWS)
def test_what_no_game_can_have_come_to_is_found(what: str) -> None:
    changed, found = FLAWS[what]
    assert flaw(table().where(**changed).state) == found


def test_the_empty_state_is_no_game() -> None:
    assert flaw(EMPTY) == NOBODY


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"winners": (2,)}, SEATS),
        ({"winners": (OLA, OLA)}, "seats named twice"),
        (
            {
                "winners": (JAN,),
                "players": tuple(player.replace(fate="dead") for player in OVER.players),
            },
            "a winner who is dead",
        ),
    ],
)
def test_after_a_game_only_the_living_at_the_table_have_won(changed: Values, found: str) -> None:
    assert flaw(OVER.replace(**changed)) == found


def over(player: Player) -> Player:
    """A player who has lived to the end."""
    return player.replace(fate="hibernated")


SOUND: dict[str, State] = {
    "a set-up": sitting().state,
    "a set-up that is done": sitting().where(setup_done=SETUP_STEPS).state,
    "one player": table("Ola").state,
    "five players": table("Ola", "Jan", "Ewa", "Adam", "Iga").state,
    "an event phase": table().at("bag").state,
    "an event's token": table().drawn("red").state,
    "an encounter that interrupts it": (table().drawn("red").do(DrawToken(token="red", seat=OLA)).state),
    "a check": table().do(BeginCheck(ending="agreement")).state,
    "an end": OVER,
    "an end that the living have won": OVER.replace(
        winners=(OLA, JAN), players=tuple(map(over, OVER.players))
    ),
    **{
        what: Play(table().state).where(**changed).state
        for what, changed in {
            "paused clocks": {"paused_clocks": (OLA, JAN)},
            "a name of forty characters": ola(name="x" * 40),
            "all that can be held": ola(
                hand=9_999, light_wounds=9_999, serious_wounds=9_999, contamination=9_999
            ),
            "three markers": ola(markers=3),
            "seven markers of a dead character": crew({}, {"markers": 7, "fate": "dead"}),
            "a Mutation card": ola(has_mutation=True, mutation="Kły", mutation_shown=True),
            "objectives": ola(objectives=DEALT, kept=1, chosen=True),
            "the first objective kept": ola(objectives=DEALT, kept=0, chosen=True),
            "a character in a pod": ola(pod=table().state.pods[0].number),
            "a character in combat": ola(meetings=1),
            "the last space of the tracks": {"time": 99, "self_destruct": 99},
            "no space left": {"time": 0, "self_destruct": 0},
            "a late round": {"round": 9_999},
            "a first encounter": {"first_encounter": True, "encounter_round": 1},
            "a first encounter just now": {"first_encounter": True, "encounter_round": 1, "just_met": True},
            "an event": {"event": "x" * 400},
            "every token in the bag": {"bag": Tokens(1, 2, 8, 12, 3, 1)},
            "no egg": {"eggs": 0},
            "all figures": {"loose": Figures(8, 8, 3, 1)},
            "a Butcher that was killed": {"butcher_dead": True},
            "a figure without injuries": figure(),
            "a figure in a room": {**rooms({}), **figure(room=1, injuries=9_999)},
            "all objects": rooms({"carcasses": 4, "blue_corpses": 1, "red_corpses": 1}),
            "a Nest": {**rooms({"nest": True}, {}), "fed": (1, 2)},
            "adaptations": cards({"revealed": True, "discarded": True}, {"revealed": True}, {}),
        }.items()
    },
}
"""States that games can reach, including those at the bounds."""


@pytest.mark.parametrize("what", SOUND)
def test_what_games_come_to_is_sound(what: str) -> None:
    assert flaw(SOUND[what]) is None
