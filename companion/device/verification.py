"""The check that a game from elsewhere can be continued; entries from the first unsound one are ignored."""

from companion.device.games import PlayedNewer, UnknownGame, game_for
from companion.store.stored_game import Document, Unfit
from companion.table.journal import JournalError
from companion.table.reading import read_journal


def verify(document: Document) -> None:
    """Check that a game from elsewhere can be continued from one of its entries; later ones are set aside.

    Raises:
        Unfit: The game is unknown (`game`) or older than the file (`played-newer`), or its rules cannot
            produce its first entry (`rules`); `row` says where.
    """
    try:
        read_journal(game_for(document.header), document.rows)
    except PlayedNewer as error:
        raise Unfit("played-newer") from error
    except UnknownGame as error:
        raise Unfit("game") from error
    except JournalError as error:
        raise Unfit("rules", error.seq) from error
