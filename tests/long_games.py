"""Services with very long or very many games, made faster than by playing them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from companion.device.game_service import GameService
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.scoring import EndGame
from companion.store.blob_store import MemoryBlobStore
from companion.store.game_file import file_of_lines
from companion.store.library import Library
from companion.store.repository import file_of
from companion.store.stored_game import Document
from tests.host.party_game import begun, service

FIRST = datetime(1990, 1, 1, 19, 0, tzinfo=UTC)


def with_entries(count: int) -> tuple[GameService, str]:
    """Return a service whose only game, not opened yet, has this many entries, and the game's id."""
    home = service()
    game = begun(home)
    for number in range(min(count - 1, 64)):
        game.submit(Correct(seat=number // 2 % 4, what="irradiation", delta=1 - number % 2 * 2))
    document = home.library.read(game.id)
    first, *played = document.rows
    rows = [first, *(played[at % len(played)] for at in range(count - 1))]
    numbered = tuple({**row, "seq": seq} for seq, row in enumerate(rows, 1))
    return _service_of(replace(document, rows=numbered)), game.id


def with_games(count: int) -> GameService:
    """Return a service with this many finished games, none of them opened yet."""
    home = service()
    game = begun(home)
    game.submit(EndGame())
    document = home.library.read(game.id)
    days = (FIRST + timedelta(days=number) for number in range(count))
    return _service_of(
        *(
            replace(
                document,
                header=document.header.model_copy(
                    update={"id": f"{day:%Y-%m-%d}-{number:06x}", "created": day}
                ),
            )
            for number, day in enumerate(days)
        )
    )


def _service_of(*games: Document) -> GameService:
    files = {file_of(game.header.id): file_of_lines(game)[0] for game in games}
    library = Library(MemoryBlobStore(files))
    library.games()
    return GameService(library)
