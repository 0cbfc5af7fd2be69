"""An open game passes its calls to its current table."""

from companion.rules.chromosome.fate import SpendFate
from companion.table.journal import Entry, Step
from companion.table.table import Table
from tests.host.party_game import begun, service


def test_commands_and_steps_reach_a_table_that_took_the_place_of_the_first() -> None:
    game = begun(service())
    before, heard = game.table.version, list[int]()
    first, game.table = game.table, Table(game.game, game.file)
    game.table.listen(lambda: heard.append(1))
    assert isinstance(game.submit(SpendFate(seat=0)), Entry)
    assert isinstance(game.undo(), Step)
    assert isinstance(game.redo(), Step)
    assert (first.version, game.table.version, len(heard)) == (before, before + 3, 3)
