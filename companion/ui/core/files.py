"""Games as files: saving one from the app, and importing one."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import flet as ft

from companion.device.door import Home
from companion.store.errors import ImportRefused, StoreError
from companion.ui.core.background import in_background

if TYPE_CHECKING:
    from companion.ui.core.client import Client

PHONES: Final = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
"""Platforms where a file is more often shared than saved."""

log = logging.getLogger("companion.ui")


class Files:
    """Export and import of one device's games.

    Args:
        client: The device; it shows failures and the imported game.
    """

    keeper: ClassVar[Callable[[str, bytes], object] | None] = None
    """Saves a file by its name, past Flet's client, which would copy it byte by byte; None if it must.

    Set by whoever starts the app.
    """

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._saver: ft.FilePicker | None = None
        self._sharer: ft.Share | None = None
        self._picker: ft.FilePicker | None = None

    def export(self, game_id: str) -> None:
        """Offer a game to the device: on phones to share, elsewhere as a file to keep."""
        client = self._client
        name = f"petri-{game_id}.json"

        async def offer() -> None:
            try:
                content = await in_background(lambda: client.home.library.export(game_id).encode())
            except StoreError as error:
                client.refuse(error)
                return
            # Browsers share texts but not JSON; imports look at the content only.
            self.offer(name, content, shared_as=f"{name}.txt")

        client.page.run_task(offer)

    def offer(self, name: str, content: bytes, *, mime_type: str = "text/plain", shared_as: str = "") -> None:
        """Offer a text to the device: on phones to share, elsewhere as a file to keep.

        Args:
            shared_as: Another name where it is shared.
        """
        if self._client.page.platform not in PHONES:
            self.save(name, content)
            return
        sharer = self._sharer = self._sharer or ft.Share()
        file = ft.ShareFile.from_bytes(content, mime_type=mime_type, name=shared_as or name)

        async def hand_on() -> None:
            try:
                await sharer.share_files([file], download_fallback_enabled=False)
            except Exception as error:  # each platform refuses in ways of its own
                log.debug("saved instead of shared: %r", error)
                self.save(name, content)

        self._client.page.run_task(hand_on)

    def save(self, name: str, content: bytes) -> None:
        """Offer anything to the device as a file to keep."""
        client, keeper = self._client, type(self).keeper

        async def offer() -> None:
            try:
                if keeper is not None:
                    keeper(name, content)
                else:
                    saver = self._saver = self._saver or ft.FilePicker()
                    await saver.save_file(file_name=name, src_bytes=content)
            except Exception:
                log.exception("%s could not be saved", name)
                client.tell(client.style.words("files-not-saved"))

        client.page.run_task(offer)

    def pick(self) -> ft.ClientAction:
        """Return the client action by which a button lets a person choose a file to import.

        The browser opens its dialog only while it still handles the touch, so this is the button's `action`.
        """
        if self._picker is None:
            self._picker = ft.FilePicker(on_result=self._picked)
        return ft.PickFiles(self._picker, with_data=True)

    async def _picked(self, event: ft.FilePickerResultEvent) -> None:
        content = next((_content(file) for file in event.files), None)
        if content is not None:
            await self._import(content)

    async def follow(self, incoming: Callable[[], Awaitable[str]]) -> None:
        """Import every text that comes in from outside, one after the other."""
        while True:
            await self._import((await incoming()).encode())

    async def _import(self, content: bytes) -> None:
        client = self._client
        try:
            game_id = await in_background(lambda: take_in(client.home, content))
        except StoreError as error:
            client.refuse(error)
            return
        client.go(f"/game/{game_id}")


def take_in(service: Home, content: bytes) -> str:
    """Import the game of a file, and return its id.

    Raises:
        StoreError: It is no game that this app can read, or cannot be stored.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImportRefused("store-import-not-json") from error
    return service.library.import_text(text)


def _content(file: ft.FilePickerFile) -> bytes | None:
    # The field `bytes` hides the type of that name in Flet's own annotation.
    return cast("Any", file).bytes
