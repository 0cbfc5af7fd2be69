"""A server that is told to end while it begins ends in order, and leaves nothing that was never awaited."""

import asyncio
import gc

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
