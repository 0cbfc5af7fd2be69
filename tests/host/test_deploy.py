"""The files for operators in `deploy/`: they parse, fit together, and start commands that exist."""

import re
import shlex
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from companion.cli.commands import COMMANDS, Lazy
from companion.host.compressed import variants_folder
from companion.host.networks import network
from companion.host.phones import SECONDS_TO_MOVE
from companion.host.server import SECONDS_TO_CLOSE

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = DEPLOY / "systemd"

STANDS_FOR = {
    "${PETRI_PUBLIC}": "https://petri.example",
    "${PETRI_PUBLIC:?see .env.example}": "https://petri.example",
    "${PETRI_KEEP_DAYS:-90}": "90",
    "%i": "8421",
    "%d": "/run/credentials",
}
"""Example values for the variables that operators and systemd fill in."""


def filled(text: str) -> str:
    for name, value in STANDS_FOR.items():
        text = text.replace(name, value)
    assert "$" not in text, text
    return text


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def unit(name: str) -> ConfigParser:
    """Parse a systemd unit; a backslash at the end of a line continues it."""
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment]
    parser.read_string((UNITS / name).read_text(encoding="utf-8").replace("\\\n", " "))
    return parser


def dockerfile() -> list[tuple[str, str]]:
    """Return the Dockerfile's instructions, in order."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def processes() -> dict[str, Any]:
    """Return the processes that compose starts."""
    found = {name: each for name, each in compose()["services"].items() if re.fullmatch(r"petri-\d", name)}
    assert len(found) == 3
    return found


def commands() -> Iterator[tuple[str, list[str]]]:
    """Yield every command of ours that the files start, with its place."""
    program, *arguments = shlex.split(filled(unit("petri@.service")["Service"]["ExecStart"]))
    assert program == "/opt/petri/bin/companion"
    yield "petri@", arguments
    shell, option, script = shlex.split(unit("petri-upgrade.service")["Service"]["ExecStart"])
    assert (shell, option) == ("/bin/sh", "-c")
    for line in script.split(" || "):
        yield "petri-upgrade", line.removeprefix("/opt/petri/bin/companion ").split()
    services = compose()["services"]
    for line in services["upgrade"]["entrypoint"][2].split(" || "):
        yield "compose upgrade", line.removeprefix("companion ").split()
    for name in processes():
        yield f"compose {name}", [filled(each) for each in services[name]["command"]]
    (given,) = [rest for word, rest in dockerfile() if word == "CMD"]
    yield "Dockerfile", yaml.safe_load(given)


def parsed(arguments: list[str]) -> dict[str, Any]:
    """Parse a command line of ours; return the command's parameters.

    Raises:
        click.UsageError: The command has no such option, or the value is invalid.
    """
    group: click.Command | None = Lazy("companion")
    name, *rest = arguments
    context = click.Context(group)
    assert name in COMMANDS
    command = Lazy("companion").get_command(context, name)
    assert command is not None
    while isinstance(command, click.Group):
        name, *rest = rest
        command = command.get_command(context, name)
        assert command is not None, name
    return command.make_context(name, rest, parent=context).params


@pytest.mark.parametrize(("where", "arguments"), list(commands()), ids=lambda each: str(each)[:24])
def test_every_command_that_is_started_is_one_of_ours(
    where: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PETRI_STORE", "postgresql://petri@database/petri")  # set as compose and systemd do
    given = parsed(arguments)
    if arguments[0] == "serve" and where != "Dockerfile":
        assert given["public"] == "https://petri.example"
        assert given["keep_days"] == 90
        assert given["keep_unfinished_days"] == 30  # so that nobody can fill the instance over time
        assert given["log"] == "json"
        assert given["proxies"]


def test_a_process_has_time_to_move_its_phones_before_it_is_killed() -> None:
    needed = SECONDS_TO_MOVE + SECONDS_TO_CLOSE + 1
    assert needed <= 10
    assert int(unit("petri@.service")["Service"]["TimeoutStopSec"]) > needed
    assert unit("petri@.service")["Service"]["KillSignal"] == "SIGTERM"
    for service in processes().values():
        assert int(service["stop_grace_period"].removesuffix("s")) > needed
    assert ("STOPSIGNAL", "SIGTERM") in dockerfile()


def test_nginx_knows_the_processes_that_are_started() -> None:
    units = re.findall(r"server 127\.0\.0\.1:(\d+)", (DEPLOY / "nginx/processes.conf").read_text())
    assert [f"petri@{port}.service" for port in units] == unit("petri.target")["Unit"]["Wants"].split()
    named = re.findall(r"server ([\w-]+):8420", (DEPLOY / "nginx/processes-compose.conf").read_text())
    assert named == list(processes())


def test_the_proxy_of_compose_is_trusted_and_the_processes_stay_where_it_found_them() -> None:
    (subnet,) = (each["subnet"] for each in compose()["networks"]["inside"]["ipam"]["config"])
    for service in processes().values():
        assert f"--proxy={subnet}" in service["command"]
        address = service["networks"]["inside"]["ipv4_address"]
        assert network(address).subnet_of(network(subnet))  # type: ignore[arg-type]


def test_nobody_reaches_a_process_or_the_database_but_through_the_proxy() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_processes_have_no_rights_and_nothing_to_write_to() -> None:
    for service in processes().values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
    users = [rest for word, rest in dockerfile() if word == "USER"]
    assert users == ["10001:10001"]
    settings = unit("petri@.service")["Service"]
    assert (settings["User"], settings["ProtectSystem"], settings["CapabilityBoundingSet"]) == (
        "petri",
        "strict",
        "",
    )


def test_the_unit_grants_the_cache_that_the_app_writes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = (DEPLOY / "systemd" / "petri@.service").read_text(encoding="utf-8")
    (granted,) = re.findall(r"CacheDirectory=(\S+)", settings)
    (there,) = re.findall(r"XDG_CACHE_HOME=(\S+)", settings)
    assert there == "/var/cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    served = variants_folder()
    assert served is not None
    assert served.relative_to(tmp_path).parts[0] == granted


def test_the_image_is_built_from_what_the_lock_file_names_and_from_files_that_there_are() -> None:
    instructions = dockerfile()
    assert [word for word, _ in instructions].count("FROM") == 2
    assert any("uv sync --frozen --no-dev" in rest and "--extra club" in rest for _, rest in instructions)
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = {
        name
        for word, rest in instructions
        if word == "COPY" and "--from" not in rest
        for name in rest.split()[:-1]
    }
    assert copied == kept
    assert all((ROOT / name).exists() for name in copied)


def test_every_file_that_compose_mounts_is_there() -> None:
    mounted = [volume for volume in compose()["services"]["proxy"]["volumes"] if volume.startswith("./")]
    assert mounted
    assert all((DEPLOY / volume.split(":")[0]).is_file() for volume in mounted)


def test_every_value_that_compose_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = {line.partition("=")[0] for line in (DEPLOY / ".env.example").read_text().splitlines()}
    assert asked <= given
