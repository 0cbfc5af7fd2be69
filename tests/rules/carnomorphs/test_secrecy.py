"""The law of secrets: no action for another player reveals that player's secrets.

Each seat has its own device, which submits any command for any seat, undoes and redoes, at a table where
everybody may do everything. Everything sent to the other devices is then searched for earlier secrets. A
face-down card is turned over only by its owner, whatever name the card gets.
"""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.device.games import AnyGame, game_of
from companion.rules.carnomorphs.characters import Correct
from companion.rules.carnomorphs.mutation import DrawMutation, MutationAction, NameMutation
from companion.rules.carnomorphs.objectives import NameObjectives
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.kernel import Command, Model, Rejection
from companion.table.journal import Entry
from companion.table.rights import Standing, may, may_redo, may_undo
from companion.table.table import Table
from tests.rules.carnomorphs import anything, player, tables_flow
from tests.table.memory import MemoryRows, loaded, ticking

SEATS = range(3)
EVERYBODY = frozenset(SEATS)
NAMES = ("Ola", "Jan", "Ewa")


COMMANDS = st.one_of(
    st.builds(MutationAction, seat=st.sampled_from(SEATS), infected=st.booleans()),
    st.sampled_from((anything.commands(),)).flatmap(lambda commands: commands),
)
"""Any command; half of them are Mutation Actions."""


def secrets_noted(state: Any) -> Iterator[Command]:
    """Yield commands that note each seat's objectives and Mutation card, under names used nowhere else."""
    for seat in SEATS:
        yield NameObjectives(seat=seat, corporate=f"SECRET-C{seat}", personal=f"SECRET-P{seat}")
        if not state.players[seat].has_mutation:
            yield DrawMutation(seat=seat)
        if not state.players[seat].mutation_shown:
            yield NameMutation(seat=seat, card=f"SECRET-M{seat}")
        yield Correct(seat=seat, number="contamination", delta=1)


class Devices:
    """A table of three friends with a device each; the host looks on."""

    def __init__(self, game: AnyGame, *begins: Command) -> None:
        self.game = game
        self.table: Table[Any] = Table(game, MemoryRows(), roller=loaded(1), now=ticking())
        for command in begins:
            assert isinstance(self.table.submit(command), Entry), command

    def gives(self, seat: int | None, command: Any) -> Any:
        """Submit a command from the device of a seat, or from the host's."""
        by: Standing = "host" if seat is None else "player"

        def denial(state: Any, given: Command) -> Rejection | None:
            return may("friends", by, seat, self.game, state, given, EVERYBODY)

        return self.table.submit(command, seat, denial=denial)

    def undoes(self, seat: int | None) -> Any:
        """Undo the last entry from the device of a seat, or from the host's."""
        by: Standing = "host" if seat is None else "player"
        return self.table.undo(1, seat, denial=lambda: may_undo("friends", by, seat, self.table.to_undo()))

    def redoes(self, seat: int | None) -> Any:
        """Redo the next entry from the device of a seat, or from the host's."""
        by: Standing = "host" if seat is None else "player"

        def denial() -> Rejection | None:
            return may_redo("friends", by, seat, self.game, self.table.state, self.table.to_redo(), EVERYBODY)

        return self.table.redo(1, seat, denial=denial)

    def knows(self, seat: int | None, answer: object = None) -> set[str]:
        """Return every text that a device receives, including the answer to its command."""
        table, game = self.table, self.game
        labels = [table.entry(at).label for at in range(table.length)]
        said = answer if isinstance(answer, Rejection) else None
        state, summary = game.player_view(table.state, seat), game.summary(table.state)
        return _texts([state, labels, game.notices(table.state), summary, said])

    def hidden(self) -> dict[str, frozenset[int]]:
        """Return each noted secret that is not public, and the seats that may see it."""
        known = {seat: self.knows(seat) for seat in (None, *SEATS)}
        secrets = {text for text in _texts(self.table.state) if text.startswith("SECRET")} - known[None]
        return {text: frozenset(seat for seat in SEATS if text in known[seat]) for text in secrets}

    def face_down(self) -> set[int]:
        """Return the seats whose Mutation card nobody else has seen."""
        players = self.table.state.players
        return {each.seat for each in players if each.has_mutation and not each.mutation_shown}

    def face_up(self) -> set[int]:
        """Return the seats whose Mutation card is face up."""
        return {each.seat for each in self.table.state.players if each.mutation_shown}


def _texts(value: object) -> set[str]:
    """Return every text within a value."""
    match value:
        case Model():
            return _texts(value.model_dump())
        case str():
            return {value} - {""}
        case dict():
            return {text for each in cast("dict[Any, Any]", value).values() for text in _texts(each)}
        case list() | tuple():
            return {text for each in cast("Sequence[Any]", value) for text in _texts(each)}
        case _:
            return set()


def crew(*more: Command) -> Devices:
    """Three friends aboard."""
    start = tables_flow.start(*NAMES, detail="full", numbers=(1, 2, 3))
    return Devices(game_of("carnomorphs"), start, BeginPlay(), *more)


@settings(max_examples=40)
@given(st.data())
def test_nothing_that_anybody_does_for_another_shows_what_that_one_hides(data: st.DataObject) -> None:
    devices = crew()
    seats, chance = st.none() | st.sampled_from(SEATS), data.draw(st.randoms(use_true_random=False))
    for _ in range(data.draw(st.integers(0, 12))):
        devices.table.submit(player.next_command(devices.table.state, chance.choice))
    for command in secrets_noted(devices.table.state):
        devices.table.submit(command)
    for _ in range(8):
        before, face_down, giver = devices.hidden(), devices.face_down(), data.draw(seats)
        what = data.draw(st.sampled_from(("gives", "gives", "undoes", "redoes")))
        if what == "gives":
            answer = devices.gives(giver, data.draw(COMMANDS))
        else:
            answer = getattr(devices, what)(giver)
        for text, owners in before.items():
            strangers = {None, *SEATS} - owners if giver not in owners else set[int | None]()
            for other in strangers:
                assert text not in devices.knows(other, answer), (text, other, giver, what)
        if what != "undoes":  # an undo restores only what everybody has seen
            assert face_down & devices.face_up() <= {giver}, (giver, what)


def test_the_command_that_turns_a_mutation_card_over_is_its_owners_whatever_the_rights_are() -> None:
    devices = crew()
    for command in secrets_noted(devices.table.state):
        devices.table.submit(command)
    action = MutationAction(seat=0, infected=True, card="Claws")
    refused = Rejection(code="party-reveals", params={"player": "Ola"})
    for other in (None, 1, 2):
        assert devices.gives(other, action) == refused
    assert isinstance(devices.gives(0, action), Entry)
    assert not isinstance(devices.undoes(1), Rejection)
    for other in (None, 1, 2):
        assert devices.redoes(other) == refused
    assert not isinstance(devices.redoes(0), Rejection)
    again = MutationAction(seat=0, infected=False)
    assert isinstance(devices.gives(1, again), Entry), "a card that lies open is no secret"
