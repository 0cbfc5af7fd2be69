"""Assigns tests to the processes of a run: each gets its next test when it is about to be idle."""

from typing import Final

from xdist.scheduler import LoadScopeScheduling  # pyright: ignore[reportMissingTypeStubs]
from xdist.workermanage import WorkerController  # pyright: ignore[reportMissingTypeStubs]

TOGETHER: Final = frozenset(
    {"tests/engines/test_packed_in_firefox.py", "tests/host/test_doors.py", "tests/host/test_server.py"}
)
"""Files whose tests share a server or a browser that would otherwise be started in every process."""

MOST_BROWSERS: Final = 2
"""Maximum number of processes with browser tests; too many browsers would wait for the processor."""


class Scheduling(LoadScopeScheduling):
    """A scheduler that hands out tests one by one in collection order, keeping some files together."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file in TOGETHER else nodeid

    def _assign_work_unit(self, node: WorkerController) -> None:
        scope = self._next_for(node)
        if scope is not None:
            self.workqueue.move_to_end(scope, last=False)
            super()._assign_work_unit(node)

    def _reschedule(self, node: WorkerController) -> None:
        if self._next_for(node) is None and not node.shutting_down:
            node.shutdown()
        else:
            super()._reschedule(node)

    def _next_for(self, node: WorkerController) -> str | None:
        browsers = node in self.nodes[:MOST_BROWSERS]
        return next((scope for scope in self.workqueue if browsers or not needs_browser(scope)), None)


def needs_browser(scope: str) -> bool:
    """Return whether these tests drive a browser."""
    return scope.startswith(("tests/browser/", "tests/engines/"))
