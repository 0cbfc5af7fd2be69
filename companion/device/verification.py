"""The check that a game from elsewhere can be continued, up to its first unsound entry."""

from companion.device.games import UnknownGame, game_of
from companion.store.stored_game import Document, Unfit
from companion.table.journal import JournalError
from companion.table.reading import read_journal


def verify(document: Document) -> None:
    """Check that a game from elsewhere can be continued from some entry; later entries will be set aside.

    Raises:
        Unfit: The game is unknown (`game`), or its rules cannot produce its first entry (`rules`); `row` says
            where.
    """
    try:
        read_journal(game_of(document.header.game), document.rows)
    except UnknownGame as error:
        raise Unfit("game") from error
    except JournalError as error:
        raise Unfit("rules", error.seq) from error
