"""Components with an error boundary, typed hooks, and a hook that follows a table.

An exception while Flet draws a component ends the session's updates silently. So all our components are
wrapped: a failure is shown on the screen, and the rest continues.
"""

import asyncio
import functools
import logging
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, ParamSpec, Protocol, TypeVar, cast

import flet as ft

from companion.ui.core.layout_change import taken_over
from companion.ui.core.presses import note_change_from_elsewhere, now
from companion.ui.core.session import has_gone, in_session, is_current, on_leaving
from companion.ui.theme.measure import TARGET
from companion.words import Words, system_language

if TYPE_CHECKING:
    from companion.device.open_game import OpenGame

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("companion.ui.drawing")

_flet: Any = ft


class Ref(Protocol[T]):
    """A value that persists between drawings of a component."""

    current: T


def component(body: Callable[P, ft.BaseControl]) -> Callable[P, ft.Control]:
    """Wrap a Flet component in an error boundary: a body that raises becomes a sentence on the screen."""

    @functools.wraps(body)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.BaseControl:
        try:
            return body(*args, **kwargs)
        except Exception:
            log.exception("component %s failed", body.__name__)
            return _apology(args)

    return cast("Callable[P, ft.Control]", ft.component(guarded))


def screen(body: Callable[P, ft.View]) -> Callable[P, ft.Control]:
    """Wrap a component that is a whole screen; if it fails, an error screen is shown."""

    @functools.wraps(body)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.View:
        try:
            return body(*args, **kwargs)
        except Exception:
            log.exception("screen %s failed", body.__name__)
            return ft.View(controls=[ft.SafeArea(_apology(args))])

    return cast("Callable[P, ft.Control]", ft.component(guarded))


def memo(body: Callable[P, ft.BaseControl]) -> Callable[P, ft.Control]:
    """Skip redrawing a component while its arguments compare equal."""
    return cast("Callable[P, ft.Control]", _flet.memo(component(body)))


def keyed(key: str, part: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a component with a key that identifies it among its siblings."""
    return cast("T", cast("Any", part)(*args, **kwargs, key=key))


def use_state(initial: T | Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """Return a state of the component and its setter. The state survives a change of layout."""
    return cast("tuple[T, Callable[[T], None]]", _flet.use_state(taken_over(initial)))


def use_ref(initial: Callable[[], T]) -> Ref[T]:
    """Return a reference to a value that is made once per component."""
    return cast("Ref[T]", _flet.use_ref(initial))


def use_effect(
    mount: Callable[[], Any], dependencies: Sequence[Any], unmount: Callable[[], Any] | None = None
) -> None:
    """Run an effect when the component appears or a dependency changes, and its cleanup afterwards."""
    _flet.use_effect(mount, dependencies, unmount)


Stop = Callable[[], None]
"""A function that ends a subscription."""


def use_subscription(subscribe: Callable[[], Iterable[Stop]], dependencies: Sequence[Any] = ()) -> None:
    """Subscribe when the component appears, and unsubscribe when it disappears.

    Args:
        subscribe: A generator that subscribes, and yields a function that cancels each subscription. Code
            after its last `yield` runs once all subscriptions are made.
        dependencies: Values whose change renews the subscriptions.
    """
    page = ft.context.page
    stops = use_ref(list[Stop])

    def mount() -> None:
        # An expired session is never unmounted: unsubscribe it, or it would be kept permanently.
        stops.current = [on_leaving(page, stop) for stop in subscribe()]

    def unmount() -> None:
        for stop in stops.current:
            stop()

    use_effect(mount, dependencies, unmount)


class Cache:
    """Controls kept between drawings; Flet skips comparing an identical object."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, ft.Control]] = {}

    def __call__(self, name: str, made_of: object, make: Callable[[], ft.Control]) -> ft.Control:
        """Return the cached control.

        Rebuild it if `made_of`, which covers all that the control shows and does, has changed.
        """
        kept = self._kept.get(name)
        if kept is None or kept[0] != made_of:
            kept = self._kept[name] = (made_of, make())
        return kept[1]


def use_cache() -> Cache:
    """Return a cache of controls that lasts as long as the component."""
    return use_ref(Cache).current


SERIES: Final = 0.6
"""Maximum seconds between two changes of the same series."""


def use_series(value: object) -> bool:
    """Return whether the value is changing in a quick series, so that it is shown without animation.

    Otherwise all frames of the animation would be painted before the result of the next tap.
    """
    seen = use_ref(lambda: _Seen(value))
    if value != seen.current.value:
        moment = now()
        seen.current = _Seen(value, moment, in_series=moment - seen.current.since < SERIES)
    return seen.current.in_series


@dataclass(frozen=True)
class _Seen:
    value: object
    since: float = -math.inf
    in_series: bool = False


FRAME: Final = 1 / 60
"""Seconds from one frame on the screen to the next."""


class Observable:
    """A source of changes for the parts of one screen.

    Parts with priority are notified a frame before others.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._priority: list[Callable[[], None]] = []
        self._parts: list[Callable[[], None]] = []
        self._read: dict[str, object] | None = None

    def notify(self) -> None:
        """Let every part check whether its slice has changed."""
        self._tell((*self._priority, *self._parts))

    def once(self, name: str, read: Callable[[], T]) -> T:
        """Return the result of `read`, which is called only once per change for all readers of `name`."""
        if self._read is None:
            return read()
        if name not in self._read:
            self._read[name] = read()
        return cast("T", self._read[name])

    def subscribe(self, part: Callable[[], None], *, priority: bool = False) -> None:
        """Call `part` at every change.

        With `priority`, which is for the controls being tapped, call it a frame before the others.
        """
        (self._priority if priority else self._parts).append(part)

    def unsubscribe(self, part: Callable[[], None]) -> None:
        for parts in (self._priority, self._parts):
            if part in parts:
                parts.remove(part)

    def changed(self) -> None:
        """Notify the screen's parts of a change, in the screen's own session."""
        if not (is_current(self._page) and self._begin()):
            in_session(self._page, self._begin_from_elsewhere)

    def _begin_from_elsewhere(self) -> None:
        note_change_from_elsewhere()
        self._begin()

    def _begin(self) -> bool:
        """Notify the priority parts now and the others a frame later; return False without a running loop."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        self._notify_priority()
        loop.call_later(FRAME if self._priority else 0, self._notify_unless_gone)
        return True

    def _notify_unless_gone(self) -> None:
        if not has_gone(self._page):  # The session may have ended in the meantime.
            self.notify()

    def _notify_priority(self) -> None:
        self._tell(tuple(self._priority))

    def _tell(self, parts: Sequence[Callable[[], None]]) -> None:
        """Let each part check for changes; a failing part does not stop the others."""
        if has_gone(self._page):  # The page of an ended session cannot be drawn.
            return
        self._read = {}
        try:
            for part in parts:
                try:
                    part()
                except Exception:
                    log.exception("a part of the screen failed at a change")
        finally:
            self._read = None


class TableObservable(Observable):
    """A source of the table's changes for the parts of one screen, notified in the screen's own session."""

    def __init__(self, page: ft.Page, open_game: "OpenGame") -> None:
        super().__init__(page)
        self._open_game = open_game
        self._stop: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Follow the table from now on."""
        self._stop()
        # An expired session is never unmounted: unsubscribe it, or it would be kept permanently.
        self._stop = on_leaving(self._page, self._open_game.table.listen(self.changed))
        self.notify()

    def end(self) -> None:
        self._stop()


def use_slice(observable: Observable, select: Callable[[], T], *, priority: bool = False) -> T:
    """Follow a slice of an observable; the component is redrawn only when the slice changes.

    Args:
        select: Selects the slice, which is compared by value.
        priority: Whether the component is drawn a frame before others, for the controls being tapped.
    """
    held = use_ref(_Slice).current
    held.drawings, held.draw = cast("tuple[int, Callable[[int], None]]", _flet.use_state(0))
    held.read(observable, select, priority=priority)
    use_effect(held.follow, [], held.leave)  # Follow even if `select` fails: a later change may redraw it.
    if held.error is not None:
        raise held.error
    return cast("T", held.shown)


class _Slice:
    """A component's slice of an observable, in one object: a phone has about fifty, so memory matters."""

    __slots__ = ("_observable", "_priority", "_select", "_subscribed", "draw", "drawings", "error", "shown")

    drawings: int
    draw: Callable[[int], None]

    def __init__(self) -> None:
        self._subscribed: Observable | None = None

    def read(self, observable: Observable, select: Callable[[], object], *, priority: bool) -> None:
        self._observable, self._select, self._priority = observable, select, priority
        self.error: Exception | None = None
        try:
            self.shown = select()
        except Exception as error:
            self.error = error

    def follow(self) -> None:
        """Subscribe, and check for changes since the last drawing."""
        self.leave()
        self._subscribed = self._observable
        self._subscribed.subscribe(self._compare, priority=self._priority)
        self._compare()

    def leave(self) -> None:
        if self._subscribed is not None:
            self._subscribed.unsubscribe(self._compare)
            self._subscribed = None

    def _compare(self) -> None:
        try:
            changed = self.error is not None or self._select() != self.shown
        except Exception:  # The drawing logs the error and shows a sentence.
            changed = True
        if changed:
            self.draw(self.drawings + 1)


def _apology(args: tuple[object, ...]) -> ft.Control:
    """Draw the sentence in place of a part that failed, with an undo if that may bring the part back."""
    found = next((words for arg in args if isinstance(words := getattr(arg, "words", None), Words)), None)
    words = found or Words(system_language())
    said = ft.Text(words("screen-failed"))
    back = next(filter(None, map(_way_back, args)), None)
    if back is None:
        return said
    press = back
    undo = ft.OutlinedButton(words("action-undo"), on_click=lambda _: press(), height=TARGET)
    return ft.Row([said, undo], wrap=True)


def _way_back(arg: object) -> Callable[[], Any] | None:
    """Return the undo for the last entry at a part's table, taken from an argument or its `context`."""
    for each in (arg, getattr(arg, "context", None)):
        find = getattr(each, "way_back", None)
        if find is not None:
            try:
                return cast("Callable[[], Any] | None", find())
            except Exception:
                log.exception("no way back was found")
    return None
