"""`docs/club.md`, typed verbatim on a Debian machine of its own: users, nginx, PostgreSQL, all processes.

The tests in this file form one story, in the order of the page. The files of a release are built with the
commands of the release workflow.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
import yaml

from companion.device.game_service import GameService
from companion.rules.chromosome.scoring import EndGame
from companion.store.folder import open_folder
from tests.club.guide import PAGE, sections
from tests.club.machine import ROOT, Machine, why_not
from tests.host.party_game import NAMES, begun

SECTIONS = sections()
PORTS = (8421, 8422, 8423)
RELEASE = "/root/release"
SHIPPED = ("deploy", "pyproject.toml", "uv.lock")
"""Files and folders that the workflow packs or reads."""

SERIAL = "openssl s_client -connect petri.example:443 </dev/null 2>/dev/null | openssl x509 -noout -serial"


def machine_or_skip() -> Machine:
    if why := why_not():
        pytest.skip(why)
    return Machine()


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a release, built as the workflow builds them."""
    source = tmp_path_factory.mktemp("source")
    for name in SHIPPED:
        path = ROOT / name
        shutil.copytree(path, source / name) if path.is_dir() else shutil.copy(path, source / name)
    (source / "dist").mkdir()
    bin_folder = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{bin_folder}:{os.environ['PATH']}"}
    (line,) = (step["run"] for step in steps_of_release() if step.get("run", "").startswith("uv export"))
    subprocess.run(["bash", "-ec", line], cwd=source, check=True, env=environment)
    build = ["uv", "build", "--quiet", "--wheel", "--out-dir", str(source / "dist")]
    subprocess.run(build, cwd=ROOT, check=True, env=environment)
    (source / "dist" / ".gitignore").unlink(missing_ok=True)
    return source / "dist"


def steps_of_release() -> list[dict[str, Any]]:
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.fixture(scope="module")
def machine(release: Path) -> Generator[Machine]:
    with machine_or_skip() as machine:
        machine.brings(release, RELEASE)
        yield machine


def typed(machine: Machine, title: str) -> list[str]:
    """Type all commands of a section; return each block's output."""
    return [machine.does(block.script, RELEASE) for block in SECTIONS[title]]


def got(machine: Machine, path: str, options: str = "") -> str:
    """Request a path at the public address; return the status and the body."""
    curl = "curl -sS --cacert /etc/ssl/petri/fullchain.pem -w '%{http_code}'"
    return machine.does(f"{curl} {options} https://petri.example{path}")


def games(machine: Machine, command: str = "list") -> str:
    """Run `companion games` on the store of the processes; return its output."""
    return machine.does(
        f". /etc/petri/environment; export PETRI_STORE; "
        f"runuser -u petri -- /opt/petri/bin/companion games {command}"
    )


def ready(machine: Machine, port: int) -> None:
    """Wait until that process is ready for phones."""
    machine.does(f"curl -fsS --retry 30 --retry-delay 1 --retry-connrefused http://127.0.0.1:{port}/readyz")


def ready_in(said: str) -> int:
    """Return the number of processes that reported ready."""
    return said.count('{"status":"ready"}')


def written(machine: Machine) -> str:
    return machine.does("journalctl -u 'petri*' -o cat")


@pytest.mark.parametrize(
    ("before", "script"),
    [
        pytest.param(*block, id=f"{title}-{at}")
        for title, all in SECTIONS.items()
        for at, block in enumerate(all)
    ],
)
def test_every_step_says_as_whom(before: str, script: str) -> None:
    assert re.search(r"\b[Aa]s root\b", before), script


def test_every_program_of_ours_runs_as_petri_and_of_the_database_as_its_own_user() -> None:
    for block in (block for blocks in SECTIONS.values() for block in blocks):
        for line in block.script.splitlines():
            if re.search(r"bin/companion|/restore\.sh|/backup\.sh", line) and "install " not in line:
                assert "runuser -u petri --" in line, line
            if re.search(r"\bcreate(db|user)\b", line):
                assert "runuser -u postgres --" in line, line


def test_a_machine_is_set_up_and_every_process_is_ready(machine: Machine) -> None:
    said = typed(machine, "Begin with systemd")
    assert ready_in(said[-1]) == len(PORTS), said[-1]
    assert "<title>Petri" in got(machine, "/")
    assert got(machine, "/healthz").endswith("200")
    assert got(machine, "/metrics").endswith("404")
    assert got(machine, "/operator").endswith("401")
    assert got(machine, "/operator", '-u "me:$(cat /etc/petri/operator)"').endswith("200")
    assert machine.does("curl -sS -o /dev/null -w '%{redirect_url}' http://petri.example/x").startswith(
        "https"
    )


def test_processes_are_petris_and_write_where_their_unit_lets_them(machine: Machine) -> None:
    owners = machine.does("ps -o user= -C companion").split()
    assert owners == ["petri"] * len(PORTS)
    cached = machine.does("find /var/cache/petri -type f -printf '%u %p\\n'").splitlines()
    assert cached, "what phones fetch is compressed once"
    assert all(line.startswith("petri ") for line in cached)
    log = written(machine)
    assert "uncompressed" not in log
    assert not re.search(r'"level": "(warning|error|critical)"', log), log
    for each in machine.does(
        "find /etc /home /opt /srv /var -xdev -user petri -newer /etc/petri/operator -type f"
    ).splitlines():
        assert each.startswith(("/var/cache/petri/", "/proc/")), each


def test_a_service_that_writes_elsewhere_is_refused_by_its_sandbox(machine: Machine) -> None:
    """The stand-in for systemd enforces the unit's sandbox; otherwise the tests above would prove nothing."""
    machine.does(
        "sed 's|^ExecStart=.*|ExecStart=/bin/sh -c \"touch /var/lib/petri/x /opt/petri/x\"|'"
        " /etc/systemd/system/petri-upgrade.service > /etc/systemd/system/petri-probe.service"
    )
    assert machine.run("systemctl start petri-probe.service").code != 0
    assert machine.does("journalctl -u petri-probe").count("Read-only file system") == 2
    machine.does("rm /etc/systemd/system/petri-probe.service")


def test_a_process_that_is_killed_comes_back_and_nobody_outside_notices(machine: Machine) -> None:
    before = machine.does("cat /run/units/petri@8422.service.main")
    machine.does(f"kill -9 {before}")
    assert [got(machine, "/healthz")[-3:] for _ in range(4)] == ["200"] * 4
    ready(machine, 8422)
    assert machine.does("cat /run/units/petri@8422.service.main") != before


def test_nothing_but_nginx_listens_to_others_and_the_firewall_lets_it(machine: Machine) -> None:
    typed(machine, "Firewall")
    heard = re.findall(r"^\S+ +\S+ +\S+ +(\S+):(\d+)", machine.does("ss -ltnH"), re.MULTILINE)
    outside = {int(port) for address, port in heard if not address.startswith(("127.", "[::1]"))}
    assert outside == {80, 443}
    rules = machine.does("cat /run/firewall").splitlines()
    assert rules == ["allow 22/tcp", "allow 80,443/tcp", "--force enable"]


def test_a_renewed_certificate_is_taken_at_once(machine: Machine) -> None:
    before = machine.does(SERIAL)
    machine.does("certbot renew")
    machine.does(f'for _ in $(seq 50); do [ "$({SERIAL})" != "{before}" ] && exit 0; sleep 0.1; done; exit 1')
    assert got(machine, "/healthz").endswith("200")
    assert machine.does("stat -c '%a %U' /etc/ssl/petri/privkey.pem") == "600 root"


def test_games_of_a_folder_in_a_closed_home_come_along(machine: Machine, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    home = GameService(open_folder(folder))
    begun(home, EndGame())
    begun(home)
    home.close()
    machine.does("useradd --create-home me; chmod 700 /home/me")
    machine.brings(folder, "/home/me/.local/share/petri")
    machine.does("chown -R me: /home/me")
    said = typed(machine, "Bring the games of a folder along")
    assert "2 games" in said[0]
    assert all(name in games(machine) for name in NAMES)
    assert machine.does("ls /home/me/.local/share/petri | grep -c petri.jsonl") == "2"


def test_the_figures_tell_how_full_the_instance_is(machine: Machine) -> None:
    ready(machine, 8421)
    (said,) = typed(machine, "Is it well")
    told = dict(line.rsplit(" ", 1) for line in said.splitlines() if not line.startswith("#"))
    for name in re.findall(r"`(petri_\w+)`", PAGE.read_text(encoding="utf-8")):
        if name != "petri_store_errors_total":  # present only after an error
            assert name in told, said
    assert float(told["petri_games_unfinished"]) == 1
    assert float(told["petri_games_unfinished_limit"]) == 5000
    assert float(told["petri_database_bytes"]) > 1e6


def test_the_log_is_read_as_the_page_says(machine: Machine) -> None:
    (block,) = SECTIONS["Logs"]
    everything, wrong, backups = map(machine.does, block.script.splitlines())
    assert '"level": "info"' in everything
    assert wrong == "nothing is wrong"
    assert "ready for games" in backups


def test_a_backup_is_made_by_the_clock_and_only_petri_reads_it(machine: Machine) -> None:
    machine.does(SECTIONS["Backup and restore"][0].script, RELEASE)
    (made,) = machine.does("find /var/backups/petri -type f -printf '%m %u %f\\n'").splitlines()
    assert re.fullmatch(r"600 petri petri-\d{8}T\d{6}Z\.dump", made)
    assert machine.does("systemctl is-active petri-backup.timer") == "active"


def test_a_dump_is_restored_into_a_database_of_its_own_and_play_goes_on_there(machine: Machine) -> None:
    machine.does("sleep 1; systemctl start petri-backup.service")
    before = games(machine)
    _, restore, single = SECTIONS["Backup and restore"]
    (game, *_) = re.findall(r"\b\d{4}-\d\d-\d\d-\w+", before)
    games(machine, f"delete {game}")
    assert games(machine) != before
    said = machine.does(restore.script, RELEASE)
    assert "2 games" in said
    assert games(machine) == before
    assert "petri_2" in machine.does("cat /etc/petri/environment")
    ready(machine, 8423)
    machine.does(single.script, RELEASE)


def test_an_upgrade_leaves_somebody_to_answer_at_every_moment(machine: Machine) -> None:
    before = games(machine)
    machine.does(
        "(while [ ! -e /run/enough ]; do"
        " curl -sS --max-time 5 --cacert /etc/ssl/petri/fullchain.pem"
        " -o /dev/null -w '%{http_code}\\n' https://petri.example/healthz; sleep 0.3"
        "; done) > /run/answers 2>&1 &"
    )
    said = typed(machine, "Upgrade without a lost game")[0]
    machine.does("touch /run/enough; sleep 0.3")
    assert ready_in(said) == len(PORTS), said
    answers = machine.does("sort /run/answers | uniq -c").split("\n")
    assert len(answers) == 1, answers
    assert answers[0].endswith(" 200")
    assert games(machine) == before


def test_the_way_back_from_a_newer_version_is_its_dump(machine: Machine) -> None:
    before = games(machine)
    ask = '. /etc/petri/environment; runuser -u petri -- psql -qAt "$PETRI_STORE" -c'
    machine.does(
        f"sleep 1; systemctl start petri-backup.service; {ask} 'INSERT INTO petri_migrations VALUES (99)'"
    )
    (said,) = typed(machine, "Go back to the version before")
    assert said.endswith("restore the last dump before it"), said
    assert "newer" in said
    machine.does("sleep 1")
    machine.does(SECTIONS["Backup and restore"][1].script, RELEASE)
    ready(machine, 8421)
    assert games(machine) == before


def test_the_way_back_where_the_tables_are_the_same_loses_nothing(machine: Machine) -> None:
    before = games(machine)
    (said,) = typed(machine, "Go back to the version before")
    assert "restore" not in said
    machine.does("systemctl start petri.target")
    ready(machine, 8422)
    assert games(machine) == before
