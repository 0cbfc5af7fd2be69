"""Stand-ins for programs that a test's machine cannot run, limited to what the operator's guide uses.

`systemctl` starts unit files' commands as their user and in their sandbox: a read-only file system with the
granted exceptions, no homes, a private temporary folder, no capabilities. System calls and address families
are not filtered, and memory is not limited.
"""

import os
import pwd
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Mapping, Sequence
from configparser import ConfigParser
from contextlib import suppress
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, Final

from tests.club.machine.inside import ENVIRONMENT

UNITS: Final = Path("/etc/systemd/system")
STATE: Final = Path("/run/units")
LOGS: Final = Path("/var/log/units")

HAD: Final = frozenset({"postgresql", "nginx", "python3-venv", "curl"})
"""Packages already installed on the computer that runs the test."""

STOOD_IN_FOR: Final = frozenset({"certbot", "ufw"})

SECONDS_TO_STOP: Final = 40.0


def apt_get(arguments: Sequence[str]) -> int:
    """Install packages; start the services that Debian starts on installation."""
    words = [each for each in arguments if not each.startswith("-")]
    if words == ["update"]:
        return 0
    command, *packages = words
    unknown = set(packages) - HAD - STOOD_IN_FOR
    if command != "install" or unknown:
        return _failed(f"apt-get: cannot do {arguments}: {sorted(unknown)}")
    if "postgresql" in packages:
        version = max((each.name for each in Path("/usr/lib/postgresql").iterdir()), key=int)
        cluster = ["pg_createcluster", "--locale", "C.UTF-8", "--start", version, "main"]
        subprocess.run([*cluster, "-o", "fsync=off"], check=True)
    if "nginx" in packages:
        subprocess.run(["nginx"], check=True)
    return 0


def certbot(arguments: Sequence[str]) -> int:
    """Prove the domain name through the web server, write a new certificate and run the deploy hook."""
    command, *rest = arguments
    kept = Path("/etc/letsencrypt/asked")
    if command == "certonly":
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(shlex.join(rest))
    elif command != "renew":
        return _failed(f"certbot: no {command}")
    options = dict(pairwise(words := shlex.split(kept.read_text())))
    assert "--webroot" in words
    name = options["-d"]
    challenge = Path(options["-w"], ".well-known/acme-challenge/token")
    challenge.parent.mkdir(parents=True, exist_ok=True)
    challenge.write_text("proof")
    with urllib.request.urlopen(f"http://{name}/{challenge.relative_to(options['-w'])}", timeout=5) as answer:
        assert answer.read() == b"proof", "the name is not proved"
    challenge.unlink()
    lineage = Path("/etc/letsencrypt/live", name)
    lineage.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "90"),
            *("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"),
            *("-keyout", lineage / "privkey.pem", "-out", lineage / "fullchain.pem"),
        ],
        check=True,
        capture_output=True,
    )
    hook = {**os.environ, "RENEWED_LINEAGE": str(lineage), "RENEWED_DOMAINS": name}
    return subprocess.run(shlex.split(options["--deploy-hook"]), check=False, env=hook).returncode


def ufw(arguments: Sequence[str]) -> int:
    """Record the firewall's rules."""
    with Path("/run/firewall").open("a", encoding="utf-8") as rules:
        rules.write(" ".join(arguments) + "\n")
    return 0


def journalctl(arguments: Sequence[str]) -> int:
    """Print the logs of the given units, or of all units that match a pattern, without timestamps."""
    patterns = [after for each, after in pairwise(arguments) if each == "-u"]
    for pattern in patterns:
        for log in sorted(each for each in LOGS.iterdir() if fnmatch(each.stem, pattern)):
            print(log.read_text(encoding="utf-8", errors="replace"), end="")
    return 0


class Unit:
    """A unit file.

    Args:
        name: The unit's name, including its instance's name; `.service` may be omitted.
    """

    def __init__(self, name: str) -> None:
        self.name = name if "." in name else f"{name}.service"
        stem, _, kind = self.name.rpartition(".")
        template, at, self.instance = stem.partition("@")
        path = UNITS / (f"{template}@.{kind}" if at else self.name)
        if not path.exists():
            raise SystemExit(_failed(f"Unit {self.name} not found."))
        self._parser = ConfigParser(
            strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",)
        )
        self._parser.optionxform = str  # type: ignore[assignment]
        self._parser.read_string(path.read_text(encoding="utf-8").replace("\\\n", " "))

    def words(self, section: str, key: str) -> list[str]:
        return self.text(section, key).split()

    def text(self, section: str, key: str) -> str:
        text = self._parser.get(section, key, fallback="")
        return text.replace("%i", self.instance).replace("%d", self._credentials)

    @property
    def _credentials(self) -> str:
        return f"/run/credentials/{self.name}"

    @property
    def is_to_end(self) -> bool:
        """Return whether the unit is one-shot, so that `start` waits until it has finished."""
        return self.text("Service", "Type") == "oneshot"

    @property
    def state(self) -> Path:
        """The file with the id of the process that keeps the unit running."""
        return STATE / self.name

    @property
    def is_active(self) -> bool:
        return self.state.exists()

    def command(self) -> list[str]:
        """Return the command that runs the unit in its sandbox; create its folders and credentials."""
        user = self.text("Service", "User") or "root"
        settings = dict(self._settings())
        granted = [self._folder("Cache", user, settings), self._folder("State", user, settings)]
        granted += [Path(each) for each in self.words("Service", "ReadWritePaths")]
        for credential in self.words("Service", "LoadCredential"):
            name, _, source = credential.partition(":")
            kept = Path(self._credentials, name)
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(Path(source).read_bytes())
            kept.chmod(0o400)
            os.chown(kept, pwd.getpwnam(user).pw_uid, -1)
        words = [
            re.sub(r"\$\{(\w+)\}", lambda found: settings.get(found[1], ""), word)
            for word in shlex.split(self.text("Service", "ExecStart"))
        ]
        sandbox = "\n".join(self._sandbox([each for each in granted if each is not None]))
        rights = [f"--reuid={user}", f"--regid={user}", "--init-groups"]
        if self.text("Service", "NoNewPrivileges") == "yes":
            rights.append("--no-new-privs")
        if self._parser.get("Service", "CapabilityBoundingSet", fallback=None) == "":
            rights += ["--bounding-set=-all", "--inh-caps=-all"]
        environment = [f"{key}={value}" for key, value in settings.items()]
        run = ["setpriv", *rights, "env", "-i", *environment, *words]
        if limit := self.text("Service", "LimitNOFILE"):
            run = ["prlimit", f"--nofile={limit}", *run]
        return ["unshare", "--mount", "sh", "-ec", f'{sandbox}\nexec "$@"', "sandbox", *run]

    def _settings(self) -> Iterable[tuple[str, str]]:
        """Yield the environment variables of the unit's process."""
        yield "PATH", ENVIRONMENT["PATH"]
        yield "PYTHONPATH", ENVIRONMENT["PYTHONPATH"]
        if user := self.text("Service", "User"):
            yield "HOME", pwd.getpwnam(user).pw_dir
        yield "CREDENTIALS_DIRECTORY", self._credentials
        for word in shlex.split(self.text("Service", "Environment")):
            key, _, value = word.partition("=")
            yield key, value
        for path in self.words("Service", "EnvironmentFile"):
            for line in Path(path).read_text(encoding="utf-8").splitlines():
                if line and not line.startswith("#"):
                    key, _, value = line.partition("=")
                    yield key, value

    def _folder(self, kind: str, user: str, settings: dict[str, str]) -> Path | None:
        """Create the unit's folder of that kind and return it, or None if the unit asks for none."""
        if not (name := self.text("Service", f"{kind}Directory")):
            return None
        folder = Path("/var", {"Cache": "cache", "State": "lib"}[kind], name)
        folder.mkdir(exist_ok=True)
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        settings[f"{kind.upper()}_DIRECTORY"] = str(folder)
        return folder

    def _sandbox(self, granted: Sequence[Path]) -> Iterable[str]:
        """Yield the lines of a script that creates the sandbox of the unit's process."""
        yield "mount --make-rprivate /"
        if self.text("Service", "ProtectHome") == "yes":
            yield "for home in /home /root; do mount -t tmpfs -o mode=0 home $home; done"
        for folder in granted:
            yield f"mount --bind {folder} {folder}"
        if self.text("Service", "ProtectSystem") == "strict":
            kept = "|".join(("/dev*", "/proc*", "/sys*", *map(str, granted)))
            yield "while read -r _ place _; do case $place in"
            yield f"    {kept}) ;;"
            yield '    *) mount -o remount,bind,ro "$place" ;;'
            yield "esac; done < /proc/self/mounts"
        if self.text("Service", "PrivateTmp") == "yes":
            yield "for place in /tmp /var/tmp; do mount -t tmpfs -o mode=1777 tmp $place; done"


def systemctl(arguments: Sequence[str]) -> int:
    """Start, stop and restart units, and have nginx reload its configuration."""
    now = "--now" in arguments
    verb, *names = [each for each in arguments if not each.startswith("-")]
    if "nginx" in names:
        return subprocess.run(["nginx", "-s", "reload"], check=False).returncode
    units = [Unit(name) for name in names]
    match verb:
        case "daemon-reload":
            for path in UNITS.glob("petri*"):
                Unit(path.name.replace("@.", "@1."))
            return 0
        case "enable":
            for unit in units:
                assert unit.words("Install", "WantedBy"), f"{unit.name} cannot be enabled"
            return _start(units) if now else 0
        case "start":
            return _start(units)
        case "stop":
            return _stop(units)
        case "restart":
            return _stop(units) or _start(units)
        case "is-active":
            print(*("active" if unit.is_active else "inactive" for unit in units), sep="\n")
            return 0 if all(unit.is_active for unit in units) else 3
        case "watch":  # not a verb of systemd's: it runs our process that keeps a service running
            return _watch(units[0])
        case _:
            return _failed(f"systemctl: no {verb} here")


def _start(units: Sequence[Unit]) -> int:
    """Start units with their dependencies, each once."""
    begun: set[str] = set()
    failed = [unit.name for unit in units if not _begin(unit, begun)]
    return _failed(f"Job for {failed} failed.") if failed else 0


def _begin(unit: Unit, begun: set[str]) -> bool:
    if unit.name in begun or unit.is_active:
        return True
    begun.add(unit.name)
    for name in unit.words("Unit", "Wants") + unit.words("Unit", "Requires"):
        if name.startswith("petri"):
            _begin(Unit(name), begun)
    if unit.name.endswith(".timer"):
        assert unit.text("Timer", "OnCalendar")
        Unit(unit.name.replace(".timer", ".service"))
    if not unit.name.endswith(".service"):
        unit.state.write_text("")
        return True
    if unit.is_to_end:
        with _log(unit) as log:
            return subprocess.run(unit.command(), check=False, stdout=log, stderr=log).returncode == 0
    watcher = subprocess.Popen(
        [sys.executable, "-m", "tests.club.machine.stand_ins", "systemctl", "watch", unit.name],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        cwd="/",
    )
    unit.state.write_text(str(watcher.pid))
    return True


def _watch(unit: Unit) -> int:
    """Restart a service whenever it ends, until this process is stopped."""
    told: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: told.append(number))
    pause = float(unit.text("Service", "RestartSec") or 0.1)
    patience = float(unit.text("Service", "TimeoutStopSec") or 90)
    while not told:
        with _log(unit) as log:
            process = subprocess.Popen(unit.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        STATE.joinpath(f"{unit.name}.main").write_text(str(process.pid))
        while process.poll() is None and not told:
            time.sleep(0.02)
        if not told:
            time.sleep(pause)
            continue
        process.send_signal(getattr(signal, unit.text("Service", "KillSignal") or "SIGTERM"))
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            with _log(unit) as log:
                log.write(b"killed: it did not end in time\n")
    unit.state.unlink()
    return 0


def _stop(units: Sequence[Unit]) -> int:
    """Stop units and all units that are `PartOf` them."""
    for unit in units:
        parts = [Unit(each.name) for each in STATE.glob("petri*.service") if each.name != unit.name]
        ending = [unit, *(each for each in parts if unit.name in each.words("Unit", "PartOf"))]
        for each in ending:
            with suppress(FileNotFoundError, ProcessLookupError, ValueError):
                os.kill(int(each.state.read_text()), signal.SIGTERM)
                continue
            each.state.unlink(missing_ok=True)
        ends = time.monotonic() + SECONDS_TO_STOP
        while any(each.is_active for each in ending):
            if time.monotonic() > ends:
                return _failed(f"{unit.name} does not end")
            time.sleep(0.02)
    return 0


def _log(unit: Unit) -> BinaryIO:
    return (LOGS / unit.name).open("ab")


def _failed(why: str) -> int:
    print(why, file=sys.stderr)
    return 5


PROGRAMS: Final[Mapping[str, Callable[[Sequence[str]], int]]] = {
    "apt-get": apt_get,
    "certbot": certbot,
    "ufw": ufw,
    "journalctl": journalctl,
    "systemctl": systemctl,
}

if __name__ == "__main__":
    sys.exit(PROGRAMS[sys.argv[1]](sys.argv[2:]))
