"""Games as files: saving one from the app, and importing one."""

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, cast

import flet as ft

from companion.device.door import Home
from companion.later import Later
from companion.store.errors import ImportRefused, StoreError
from companion.ui.core.background import in_background
from companion.ui.core.refusals import refusal_words

if TYPE_CHECKING:
    from companion.device import backup
    from companion.store import archive
    from companion.ui.core.client import Client
else:  # imported when first used, see companion/later.py
    backup = Later("companion.device.backup")
    archive = Later("companion.store.archive")

PHONES: Final = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
"""Platforms where a file is more often shared than saved."""

STEP: Final = 20
"""Number of games between two progress reports."""

Watch: TypeAlias = Callable[[str, bool], object]
"""Called with the progress of a backup, as a sentence, and whether it has ended."""

log = logging.getLogger("companion.ui")


class Files:
    """Export and import of one device's games.

    Args:
        client: The device; it shows failures and the imported game.
    """

    keeper: ClassVar[Callable[[str, bytes], object] | None] = None
    """Saves a file under a name without Flet's client, which would copy it byte by byte.

    None if files must go through the client. Set when the app starts.
    """

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._saver: ft.FilePicker | None = None
        self._sharer: ft.Share | None = None
        self._pickers: dict[bool, ft.FilePicker] = {}
        """One file picker for rows that show the progress (True), and one for other rows (False)."""
        self._watch: Watch = self._tell_end

    def export(self, game_id: str) -> None:
        """Offer a game for sharing on phones, and for saving on other devices."""
        client = self._client
        name = f"petri-{game_id}.json"

        async def offer() -> None:
            try:
                content = await in_background(lambda: client.home.library.export(game_id).encode())
            except StoreError as error:
                client.refuse(error)
                return
            # Browsers share text files but not JSON; an import ignores the file's name.
            self.offer(name, content, shared_as=f"{name}.txt")

        client.page.run_task(offer)

    def offer(self, name: str, content: bytes, *, mime_type: str = "text/plain", shared_as: str = "") -> None:
        """Offer a text for sharing on phones, and for saving on other devices.

        Args:
            shared_as: The file name for sharing, if different.
        """
        if self._client.page.platform not in PHONES:
            self.save(name, content)
            return
        sharer = self._sharer = self._sharer or ft.Share()
        file = ft.ShareFile.from_bytes(content, mime_type=mime_type, name=shared_as or name)

        async def hand_on() -> None:
            try:
                await sharer.share_files([file], download_fallback_enabled=False)
            except Exception as error:  # The errors differ between platforms.
                log.debug("saved instead of shared: %r", error)
                self.save(name, content)

        self._client.page.run_task(hand_on)

    def save(self, name: str, content: bytes) -> None:
        """Offer any content to the device as a file to save."""
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

    def save_everything(self, watch: "Watch") -> None:
        """Offer a backup of all games, people and settings to the device as one file to save."""
        client = self._client
        today = client.style.words.local(datetime.now(UTC)).date()

        async def offer() -> None:
            pieces, content = backup.saved(client.home.library), list[bytes]()
            try:
                while piece := await in_background(lambda: next(pieces, b"")):
                    if len(content) % STEP == 0:
                        watch(client.style.words("backup-saving", count=len(content)), False)
                    content.append(piece)
            except StoreError as error:
                watch(refusal_words(client.style.words, error), True)
                return
            watch("", True)
            self.save(f"petri-{today}.petri", b"".join(content))

        client.page.run_task(offer)

    def pick(self, watch: "Watch | None" = None) -> ft.ClientAction:
        """Return the client action that opens the file dialog for an import.

        The browser opens its dialog only while it is still handling the tap, so use this as a button's
        `action`.

        Args:
            watch: Called with the progress of restoring a backup; by default a message reports the end.
        """
        if watch is not None:
            self._watch = watch
        is_watched = watch is not None
        if is_watched not in self._pickers:

            async def picked(event: ft.FilePickerResultEvent) -> None:
                content = next((_content(file) for file in event.files), None)
                if content is not None:
                    await self._import(content, self._watch if is_watched else self._tell_end)

            self._pickers[is_watched] = ft.FilePicker(on_result=picked)
        return ft.PickFiles(self._pickers[is_watched], with_data=True)

    async def follow(self, incoming: Callable[[], Awaitable[bytes]]) -> None:
        """Import each file that the platform passes to the app, one after the other."""
        while True:
            await self._import(await incoming(), self._tell_end)

    def _tell_end(self, sentence: str, is_over: bool) -> None:
        if is_over:
            self._client.tell(sentence)

    async def _restore(self, content: bytes, watch: Watch) -> None:
        """Restore a backup, one part after the other."""
        client, home = self._client, self._client.home
        tally = backup.Tally()
        parts = backup.restored(home.library.preferences, home.merge, (content,))
        while (found := await in_background(lambda: next(parts, None))) is not None:
            tally = found
            if tally.games % STEP == 0:
                watch(client.style.words("backup-restoring", count=tally.games), False)
        client.refresh_style()  # The backup can contain settings.
        words = client.style.words
        told = [refusal_words(words, each) for each in tally.problems]
        if tally.read:
            read = words.list([words(each.code, **each.params) for each in tally.read])
            told.insert(0, words("restore-done", games=read))
        elif tally.stopped is None:
            told.insert(0, words("restore-nothing"))
        watch(" ".join(told), True)

    async def _import(self, content: bytes, watch: Watch) -> None:
        client = self._client
        if archive.is_archive(content):
            await self._restore(content, watch)
            return
        try:
            game_id = await in_background(lambda: take_in(client.home, content))
        except StoreError as error:
            client.refuse(error)
            return
        client.go(f"/game/{game_id}")


def take_in(service: Home, content: bytes) -> str:
    """Import the game of a file, and return its id.

    Raises:
        StoreError: The file is not a game that this app can read, or the game cannot be stored.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImportRefused("store-import-not-json") from error
    return service.library.import_text(text)


def _content(file: ft.FilePickerFile) -> bytes | None:
    # The field `bytes` shadows the type of that name in Flet's own annotation.
    return cast("Any", file).bytes
