"""A table of friends on one computer runs none of the club's code, and little of the app for a tap."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

import companion
from companion.device.game_service import GameService
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.rules.chromosome.fate import SpendFate
from companion.store.folder import open_folder
from companion.table.journal import Entry
from tests.host.party_game import begun

KITCHEN = """
import sys
from pathlib import Path
from companion.cli.serve import server_for
from companion.host.address import listen
from companion.host.instance import Instance
from companion.host.lan import Lan
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.fate import SpendFate
from tests.host.party_game import begun

server = server_for(listen("127.0.0.1", 0), Lan(0), Instance(), None)
server.prepare(Path(sys.argv[1]))
party = server.party
game = begun(party.service)
code = party.offer(game.id).code
seated = party.sit(game.id, code, 1)
phone = GuestAccess(party, game.id, seated.place)
party.come(game.id, seated.place.id)
party.nudge(game.id, 0, "Magda")
assert hasattr(phone.submit(game, SpendFate(seat=1)), "seq")
assert hasattr(HostAccess(party).undo(game), "seq")
party.service.close()
print(*(name for name in sys.modules if name.startswith(("companion.club", "companion.store.postgres"))))
"""

MOST_FILES = 32
"""Maximum number of our files, screens excluded, through which a tap passes on its way to the disk."""


def test_a_kitchen_table_imports_nothing_of_the_club(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", KITCHEN, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == []


def files_of_a_tap(folder: Path) -> Counter[str]:
    """Count, by file of ours, the calls from a host's "one fate less" to the disk."""
    party = Party(GameService(open_folder(folder)))
    game = begun(party.service)
    party.offer(game.id)
    host = HostAccess(party)
    assert isinstance(host.submit(game, SpendFate(seat=0)), Entry)  # after this, all late imports are done
    home, found = str(Path(companion.__file__).parent), Counter[str]()

    def note(frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(home):
            found[str(Path(name).relative_to(home))] += 1

    sys.setprofile(note)
    try:
        answer = host.submit(game, SpendFate(seat=0))
    finally:
        sys.setprofile(None)
    assert isinstance(answer, Entry)
    party.service.close()
    return found


def test_one_fate_less_passes_few_files(tmp_path: Path) -> None:
    found = files_of_a_tap(tmp_path)
    print(*(f"{calls:4} {name}" for name, calls in sorted(found.items())), sep="\n")
    assert len(found) <= MOST_FILES, sorted(found)
