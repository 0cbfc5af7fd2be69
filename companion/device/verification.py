"""The check that a game from elsewhere can be continued, up to its first unsound entry."""

from companion.device.games import PlayedNewer, UnknownGame, game_for
from companion.store.stored_game import Document, Unfit
from companion.table.journal import JournalError
from companion.table.reading import read_journal


def verify(document: Document) -> None:
    """Check that a game from elsewhere can be continued from some entry; later entries will be set aside.

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
