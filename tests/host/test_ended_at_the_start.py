"""A server told to end while it starts ends properly, and leaves no coroutine unawaited."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.host.lan import Lan


@pytest.mark.filterwarnings("error")
def test_a_listener_whose_app_has_ended_stays_closed(recwarn: pytest.WarningsRecorder) -> None:
    lan = Lan()
    asyncio.run(lan.attach())
    assert lan.has_ended
    assert lan.open_from_outside() is False
    gc.collect()
    assert not [each for each in recwarn if "never awaited" in str(each.message)]


@pytest.mark.alone
@pytest.mark.parametrize("command", ["serve", "host"])
def test_a_command_that_is_interrupted_while_it_begins_says_nothing_of_it(
    command: str, tmp_path: Path
) -> None:
    for moment in range(9, 21, 3):
        process = subprocess.Popen(
            [sys.executable, "-m", "companion", command, "--no-open", "--port", "0", "--data", str(tmp_path)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "HOME": "/"},
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
        )
        time.sleep(moment / 10)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
        assert process.returncode in (0, 130, -signal.SIGINT), said
        assert "Traceback" not in said
        assert "never awaited" not in said
