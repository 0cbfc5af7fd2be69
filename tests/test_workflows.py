"""Workflows on hosted machines: tools pinned by digest or hash, or named in the guide; few rights."""

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
"""Steps that need a right of the repository."""

OURS = r'"\$\(ls "\$PWD"/dist/\*\.whl\)\[web\]"'
"""The wheel just built, installed with the newest versions of its dependencies, as users get them."""

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


def test_an_image_has_its_digest_or_stands_in_the_guide_with_what_tells_it() -> None:
    images = set(re.findall(r"^FROM (\S+)", (ROOT / "deploy/Dockerfile").read_text(), re.MULTILINE))
    images |= set(re.findall(r"image: (\S+)", (ROOT / "deploy/compose.yaml").read_text()))
    images.remove("petri:latest")  # built from here
    assert images
    for image in images:
        assert re.search(r"@sha256:[0-9a-f]{64}$", image) or (
            f"docker buildx imagetools inspect {image} " in GUIDE
        ), image
