"""The parts of `make check` and the workflow that runs them."""

import re
from pathlib import Path

from tests.sizes import PARTS

WORKFLOW = Path(__file__).resolve().parents[1] / ".github" / "workflows" / "ci.yml"


def test_each_part_of_make_check_is_in_one_shard_of_the_workflow() -> None:
    assert sorted(re.findall(r"--part=([a-z-]+)", WORKFLOW.read_text(encoding="utf-8"))) == sorted(PARTS)
