"""Workflows on hosted machines: tools pinned by digest or hash, or named in the guide; minimal rights."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PINNED = sorted((ROOT / ".ci").glob("*.txt"))

RIGHTS = {
    "actions/checkout": {"contents": "read"},
    "actions/deploy-pages": {"pages": "write", "id-token": "write"},
    "gh release create": {"contents": "write"},
}
"""Steps that need rights in the repository, with these rights."""

OURS = r'"\$\(ls "\$PWD"/dist/\*\.whl\)\[web\]"'
"""The newly built wheel, installed with the newest versions of its dependencies, as users get it."""

INSTALLS = [ROOT / "Makefile", ROOT / "README.md", ROOT / "deploy" / "Dockerfile", *WORKFLOWS]


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every job of every workflow, with its name."""
    for path in WORKFLOWS:
        for name, job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].items():
            yield f"{path.stem}: {name}", job


JOBS = list(jobs())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_an_action_is_named_by_its_digest_and_its_version_is_told(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert lines
    for line in lines:
        assert re.fullmatch(r"\s+(- )?uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


def test_an_action_has_one_digest() -> None:
    found = {
        line for path in WORKFLOWS for line in re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    }
    assert len(found) == len({line.partition("@")[0] for line in found})


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_gives_no_right_to_all_of_its_jobs(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["permissions"] == {}


@pytest.mark.parametrize(
    ("name", "job"), list(jobs()), ids=lambda each: each if isinstance(each, str) else ""
)
def test_a_job_has_the_rights_that_its_steps_need_and_no_others(name: str, job: dict[str, Any]) -> None:
    needed: dict[str, str] = {}
    for step in job["steps"]:
        action = step.get("uses", "").partition("@")[0]
        for key, rights in RIGHTS.items():
            if key == action or key in step.get("run", ""):
                needed |= rights
    assert job["permissions"] == needed, name


@pytest.mark.parametrize(
    ("name", "job"), list(jobs()), ids=lambda each: each if isinstance(each, str) else ""
)
def test_no_secret_is_left_in_the_checkout(name: str, job: dict[str, Any]) -> None:
    for step in job["steps"]:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False, name


@pytest.mark.parametrize("path", INSTALLS, ids=lambda path: path.name)
def test_a_tool_is_installed_by_hash(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        _, found, after = line.partition("pip install")
        if not found or re.search(OURS, line) or line.lstrip().startswith("#"):
            continue
        assert re.search(r"--require-hashes -r \.ci/[\w-]+\.txt", after), line
    for line in re.findall(r"uv build.*", path.read_text(encoding="utf-8")):
        assert line.endswith("--build-constraints .ci/build.txt --require-hashes"), line


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_every_package_of_a_tool_has_a_version_and_hashes_and_the_guide_renews_them(path: Path) -> None:
    requirements = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
    for requirement in requirements:
        if requirement.startswith("#"):
            continue
        assert re.match(r"[\w.-]+==[\w.]+( ;.*?)? \\\n", requirement), requirement
        assert re.search(r"--hash=sha256:[0-9a-f]{64}$", requirement), requirement
    assert f"`.ci/{path.name}`" in GUIDE


IMAGE = re.compile(
    r"^\s*(?:FROM|(?:- )?(?:image|container):|.*\bdocker (?:run|pull)(?: -\S+)*) +([\w./:@-]+)", re.M
)

MADE = [
    path for folder in ("deploy", ".github", ".ci") for path in (ROOT / folder).rglob("*") if path.is_file()
]
"""All files besides the Makefile by which other people's machines are set up."""


def test_an_image_has_its_digest_or_stands_in_the_guide_with_what_tells_it() -> None:
    images = {image for path in MADE for image in IMAGE.findall(path.read_text(encoding="utf-8"))}
    images.remove("petri:latest")  # built from this repository
    assert images
    for image in images:
        assert re.search(r"@sha256:[0-9a-f]{64}$", image) or (
            f"docker buildx imagetools inspect {image} " in GUIDE
        ), image


FETCHERS = (
    "apt-get install",
    "brew install",
    "choco install",
    "cargo install",
    "corepack",
    "curl",
    "flet build",
    "gh",
    "git clone",
    "go install",
    "npm",
    "npx",
    "pipx",
    "uv pip install",
    "uv sync",
    "uv tool",
    "uvx",
    "wget",
    "winget",
    "zip",
)
"""Commands that download something, or that the machine must provide."""

OURSELVES = re.compile(r"curl [^|;&]*http://127\.0\.0\.1")


def fetched(script: str) -> set[str]:
    """Return the commands of a script that may download something without checking a hash."""
    lines = [OURSELVES.sub("", line) for line in script.splitlines() if not line.lstrip().startswith("#")]
    return {
        command
        for command in FETCHERS
        for line in lines
        if re.search(rf"(?:^|[\s;&|@/(]){re.escape(command)}(?=\s|$)", line)
    }


def test_a_command_that_fetches_is_found_wherever_it_stands() -> None:
    script = (
        "sudo apt-get update && sudo apt-get install x\n# npm is none\ncurl -f http://127.0.0.1:8420\nnpx y"
    )
    assert fetched(script) == {"apt-get install", "npx"}
    assert IMAGE.findall("FROM a:1 AS b\n  image: c:2\n    container: d\n - run: docker run --rm e:3 sh") == [
        *("a:1", "c:2", "d", "e:3")
    ]


@pytest.mark.parametrize(("name", "job"), JOBS, ids=lambda each: each if isinstance(each, str) else "")
def test_what_a_job_fetches_without_a_hash_stands_in_the_guide(name: str, job: dict[str, Any]) -> None:
    matrix = job.get("strategy", {}).get("matrix", {})
    machines = [each["os"] for each in matrix["include"]] if "{{" in job["runs-on"] else [job["runs-on"]]
    unnamed = {machine for machine in machines if f"`{machine}`" not in GUIDE}
    for step in job["steps"]:
        action = step.get("uses", "").partition("@")[0]
        if any(field.endswith("-version") for field in step.get("with", {})):
            unnamed |= {action} if f"`{action}`" not in GUIDE else set()
        unnamed |= {command for command in fetched(step.get("run", "")) if f"`{command}`" not in GUIDE}
    assert not unnamed, name


@pytest.mark.parametrize(
    "path",
    [ROOT / "Makefile", *(path for path in MADE if path.suffix not in (".yml", ".txt"))],
    ids=lambda path: path.name,
)
def test_what_a_recipe_fetches_without_a_hash_stands_in_the_guide(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    frozen = re.sub(r"uv sync(?= [^\n]*--frozen)", "", text.replace("\\\n", " "))  # has the lock's hashes
    assert {command for command in fetched(frozen) if f"`{command}`" not in GUIDE} == set()
