"""Seeded games: every command given, and all that the rules say to it."""

# JSON has no types, and playing the client means reaching into parts of the harness.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from companion.games import game_of
from companion.rules.kernel import Command, Game, Model, Rejection
from companion.words import Words
from tests.golden.drawing import Chance, drawn
from tests.rules import player as chromosome_player
from tests.rules.carnomorphs import player as carnomorphs_player
from tests.rules.soup import player as soup_player

AnyGame = Game[Any]
Row = dict[str, Any]

GAMES: Final = 40
"""Seeded games of each game."""

TRIES: Final = 40
"""Commands that are drawn at most until one is allowed, where one is to be."""

STEPS: Final = 300
"""Commands of each, unless it is over before."""

BEGINNING: Final = 110
"""Commands before which nothing ends a game that is drawn at random."""

PEOPLE: Final = ("Ola", "Jan", "Ewa", "Adam", "Żaneta")

TEXTS: Final = ("", "Ola", "Kantyna", "kantyna ", "Gniazdo", "7", "Żarłoczni", "\u202e7", "  a\tb ", "x" * 41)


class Kept(NamedTuple):
    """What is particular about drawing a game."""

    players: tuple[int, ...]
    next_command: Callable[[Any, Any], Command]
    """What somebody could ask for now who plays on."""

    ends: tuple[str, ...]
    """Kinds of commands that end a game; see `BEGINNING`."""

    helps: tuple[Row, ...]
    """Commands that lead to what seldom happens by itself; each is for a seat that is drawn."""


CHROMOSOME_HELPS: Final[tuple[Row, ...]] = (
    {"kind": "correct", "what": "tokens", "delta": 3},
    {"kind": "correct", "what": "active", "gene": "action", "delta": 2},
    {"kind": "correct", "what": "active", "gene": "combat", "delta": 1},
    {"kind": "correct", "what": "active", "gene": "building", "delta": 1},
    {"kind": "correct", "what": "charged", "delta": 2},
    {"kind": "correct", "what": "charged", "delta": 5},
    {"kind": "correct", "what": "irradiation", "delta": -2},
    {"kind": "correct", "what": "irradiation", "delta": -3},
    {"kind": "correct", "what": "irradiation", "delta": 2},
    {"kind": "evolve-by-die", "payment": {"discharged": 3}},
)
CARNOMORPHS_HELPS: Final[tuple[Row, ...]] = tuple(
    {"kind": "place-intruder", "intruder": intruder, "room": room}
    for intruder in ("shambler", "metagorger", "fleshbeast", "butcher")
    for room in ("Kantyna", "")
) + tuple({"kind": "engage-intruder", "id": number, "in_combat": True} for number in range(1, 7))
SOUP_HELPS: Final[tuple[Row, ...]] = (
    *(
        {"kind": "correct-gene", "gene": gene, "held": True, "earlier": True}
        for gene in (
            "struggle",
            "struggle",
            "struggle",
            "defense",
            "defense",
            "defense",
            "defense",
            "escape",
            "holding",
            "tentacle",
            "persistence",
            "persistence",
            "persistence",
            "persistence",
        )
    ),
    {"kind": "correct", "number": "points", "delta": 9},
)

KEPT: Final[Mapping[str, Kept]] = {
    "chromosome": Kept((2, 3, 4), chromosome_player.next_command, ("end-game",), CHROMOSOME_HELPS),
    "carnomorphs": Kept(
        (1, 2, 3, 5), carnomorphs_player.next_command, ("end-game", "begin-check"), CARNOMORPHS_HELPS
    ),
    "soup": Kept((3, 4), soup_player.next_command, ("end-game",), SOUP_HELPS),
}


@cache
def kinds(key: str) -> Mapping[str, type[Command]]:
    """Return the commands of a game by what they are called in files, sorted."""
    game: Any = game_of(key)
    return dict(sorted(game.commands.items()))


def played(key: str, number: int) -> Iterator[Row]:
    """Draw a game, and yield what the rules say to each command."""
    game = game_of(key)
    chance = Chance(f"{key} {number}")
    state = game.empty
    over = 0
    for step in range(STEPS):
        command = _begin(chance, key, number) if not state.players else _next(chance, key, step, state)
        state, row = answered(game, state, command, f"{key} {number} {step}")
        yield row
        over += game.outcome(state) is not None if state.players else 0
        if over > 5:
            return


def replayed(key: str, number: int, commands: Sequence[Row]) -> Iterator[Row]:
    """Give recorded commands again, and yield what the rules say to each."""
    game = game_of(key)
    state = game.empty
    for step, row in enumerate(commands):
        state, answer = answered(game, state, _read(key, row), f"{key} {number} {step}")
        yield answer


def answered(game: AnyGame, state: Any, asked: Command, seed: str) -> tuple[Any, Row]:
    """Return the state after a command, and all that the rules say to it.

    Args:
        game: The game.
        state: Before the command.
        asked: The command; dice that it leaves to the app fall by `seed`.
        seed: Of the dice.
    """
    command = game.throw(state, asked, Chance(seed).roll)
    row: Row = {"command": written(asked)}
    if command != asked:
        row["thrown"] = written(command)
        row["asked"] = _label(game, state, asked)
    row["throws"] = game.is_throw(command)
    row["label"] = _label(game, state, command)
    whose = game.owners(state, command)
    row["owners"] = [sorted(whose.seats), whose.together]
    answer = game.decide(state, command)
    if isinstance(answer, Rejection):
        row["refusal"] = [answer.code, dict(answer.params), _words(game.key)(answer.code, **answer.params)]
    else:
        row["events"] = [game.dump(event) for event in answer]
        row["reveals"] = [game.reveals(event) for event in answer]
        before, state = state, game.fold(answer, state)
        row["changed"] = changed(_plain(before), _plain(state))
    row["state"] = digest(_plain(state), *_besides(game, state))
    return state, json.loads(json.dumps(row, ensure_ascii=False))


def written(command: Any) -> Row:
    """Return a command as JSON, its defaults left out."""
    fields = command.model_dump(mode="json", exclude_defaults=True)
    return {"kind": command.kind, **{name: fields[name] for name in sorted(fields) if name != "kind"}}


def _read(key: str, row: Row) -> Command:
    fields = {name: value for name, value in row.items() if name != "kind"}
    return kinds(key)[row["kind"]].model_validate_json(json.dumps(fields))


def changed(before: Any, after: Any, path: str = "") -> Row:
    """Return what is different in a state, by where it stands."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: Row = {}
        for name in sorted({*before, *after}):
            found |= changed(before.get(name), after.get(name), f"{path}.{name}" if path else name)
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        found = {}
        for at, (one, other) in enumerate(zip(before, after, strict=True)):
            found |= changed(one, other, f"{path}[{at}]")
        return found
    return {} if before == after else {path: after}


def digest(*values: Any) -> str:
    """Return a short name of values that are JSON, the same for the same values."""
    text = json.dumps(values, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _besides(game: AnyGame, state: Any) -> Iterator[Any]:
    """What else the rules say of a state: notices, seats, clocks, the end, what each seat may see."""
    if not state.players:
        return
    yield [notice.model_dump(mode="json") for notice in game.notices(state)]
    yield game.flaw(state)
    yield [seat.model_dump(mode="json") for seat in game.seats(state)]
    yield [game.round(state), game.clock(state), list(game.paused_clocks(state)), game.has_clocks(state)]
    outcome = game.outcome(state)
    yield outcome.model_dump(mode="json") if outcome is not None else None
    yield [game.summary(state), game.wording(state), sorted(game.could_reroll(state))]
    if game.has_secrets:
        for seat in (None, *range(len(state.players))):
            yield _plain(game.player_view(state, seat))


def _plain(state: Model) -> Any:
    return state.model_dump(mode="json")


@cache
def _words(key: str) -> Words:
    return Words("en", strict=True, game=key)


def _label(game: AnyGame, state: Any, command: Command) -> list[Any]:
    """Return a label's key and values, and how it reads."""
    label = game.label(state, command)
    try:
        said = _words(game.key)(label.key, **label.params)
    except Exception as error:  # a label of a command that is refused may miss what it tells of
        said = type(error).__name__
    return [label.key, dict(label.params), said]


def _begin(chance: Chance, key: str, number: int) -> Command:
    """Return a command that seats people, with options of their own in every other game."""
    start = kinds(key)["start-game"]
    people = PEOPLE[: KEPT[key].players[number % len(KEPT[key].players)]]
    seated = []
    for seat, name in enumerate(people):
        person: Row = {"name": name, "colour": seat}
        if key == "chromosome":
            person["species"] = seat
        seated.append(person)
    fields: Row = {
        "players": seated,
        "detail": ("full", "quick", "full")[number % 3],
        "clocks": number % 5 == 0,
    }
    if key == "chromosome":
        fields["starter"] = number % len(people)
        fields["options"] = (
            {"gene_faces": ("action", "telepathy", "combat", "building")} if number % 4 else {}
        )
    game = game_of(key)
    options: Any = start.model_fields["options"].annotation
    for _ in range(200 if number % 2 else 0):
        try:
            settled = drawn(chance, options, TEXTS)
        except ValueError:
            continue
        command = start.model_validate({**fields, "options": settled})
        if not isinstance(game.decide(game.empty, command), Rejection):
            return command
    return start.model_validate(fields)


def _next(chance: Chance, key: str, step: int, state: Any) -> Command:
    """Return what somebody asks for who mostly plays on, or asks for anything, be it allowed or not."""
    kept, game = KEPT[key], game_of(key)
    will = chance(range(10))
    fight = getattr(state, "fight", None)
    if fight is not None and will:
        if fight.answer == "defend" and fight.result and will < 6:
            return _read(key, {"kind": "retry-fight", "seat": chance((fight.seat, fight.victim))})
        return kept.next_command(state, chance)
    if step in range(12, 40) or will == 0:
        help_ = chance(kept.helps)
        if chance(range(2)) and kept.helps:
            seat = chance(range(len(state.players)))
            whose = {"seat": seat} if "seat" in kinds(key)[help_["kind"]].model_fields else {}
            return _read(key, {**help_, **whose})
    if will < 7:
        return kept.next_command(state, chance)
    named, asked = kinds(key), None
    for _ in range(1 if will < 9 else TRIES):
        asked = _anything(chance, named, kept.ends if step < BEGINNING else ())
        if not isinstance(game.decide(state, game.throw(state, asked, chance.roll)), Rejection):
            break
    assert asked is not None
    return asked


def _anything(chance: Chance, named: Mapping[str, type[Command]], without: Sequence[str]) -> Command:
    while True:
        kind = chance(tuple(named))
        if kind in without:
            continue
        try:
            return drawn(chance, named[kind], TEXTS)
        except ValueError:
            continue
