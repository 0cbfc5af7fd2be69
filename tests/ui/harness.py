"""Screens without a browser: components in a real Flet session whose client is played by the test.

A tap with its re-render takes about 2 ms. Controls are found by their words, as a person finds them::

    @asynchronous
    async def test_more_is_more() -> None:
        async with Harness.of(Counter) as screen:
            await screen.tap("More")
            assert "count 1" in screen.texts()
"""

# Playing the client means reaching into parts of Flet that have no types.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false

from __future__ import annotations

import asyncio
import dataclasses
import functools
import inspect
import itertools
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, TypeVar, cast

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    InvokeMethodRequestBody,
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from tests.host.tree import Tree, differences

C = TypeVar("C", bound=BaseControl)

Mount: TypeAlias = Callable[[ft.Page], Awaitable[None] | None]
Answer: TypeAlias = Callable[[dict[str, Any]], Any]
"""The client's answer to a method call with these arguments."""

PHONE = (390.0, 844.0)
SMALL_PHONE = (360.0, 640.0)
DESKTOP = (1280.0, 800.0)

UNEXPECTED = logging.getLogger("companion.ui.unexpected")
DRAWING = logging.getLogger("companion.ui.drawing")

PLAIN = {str, int, float, bool, type(None)}
"""Types that hold no controls."""

TAPS = {"on_click": "click", "on_tap": "tap"}


A_PERSON: Final = 1.0
"""Seconds between two actions of a person: by then a changed button responds again."""


@contextmanager
def held_time() -> Generator[None]:
    """Let no time pass except the test's own sleeps.

    For taps that come too early, and for delayed messages.
    """
    Harness.held = True
    try:
        yield
    finally:
        Harness.held = False


class Refused(Exception):
    """The error of a call that the client refuses."""


@dataclasses.dataclass(frozen=True)
class Sent:
    """One message to the client, as it went over the wire."""

    action: MessageAction
    body: dict[str, Any]
    size: int


class Harness:
    """One client's session, from `async with` to its end; it fails the test when the session crashed.

    Args:
        mount: The app's main function, which Flet calls with the page.
        route: The route at which the client opens the app.
        size: The window's width and height in logical pixels.
        answers: The client's answers to method calls, by `Control.method` (`"Clipboard.set"`).
        page: Further page properties that the client reports.
        hub: Shared by the harnesses of several clients of one app.
    """

    def __init__(
        self,
        mount: Mount,
        *,
        route: str = "/",
        size: tuple[float, float] = PHONE,
        answers: Mapping[str, Answer] | None = None,
        page: Mapping[str, Any] | None = None,
        hub: PubSubHub | None = None,
    ) -> None:
        self._mount = mount
        self._answers = dict(answers or {})
        self._properties = {"route": route, "width": size[0], "height": size[1], "web": True, **(page or {})}
        self._hub = hub
        self.errors: list[str] = []
        """Messages of crashes, and of handlers that failed; a test that expects one clears the list."""
        self._failures = _Failures(self.errors)
        self.sent: list[Sent] = []
        """Everything that went to the client, oldest first."""

    @classmethod
    def of(cls, component: Callable[..., Any], *args: Any, **options: Any) -> Harness:
        """A session that shows one component, called with `args`; `options` are those of the constructor."""
        return cls(lambda page: page.render(component, *args), **options)

    @classmethod
    def views(cls, component: Callable[..., Any], *args: Any, **options: Any) -> Harness:
        """A session whose component returns the stack of views."""
        return cls(lambda page: page.render_views(component, *args), **options)

    held = False
    """Whether time stands still, see `held_time`."""

    async def __aenter__(self) -> Harness:
        for logger in (UNEXPECTED, DRAWING):
            logger.addHandler(self._failures)
        self.connection = _Client(self, self._hub)
        self.session = Session(self.connection)
        self.page = self.session.page
        self.session.apply_page_patch(self._properties)
        # Packing takes the snapshots from which the next difference is computed: it must not be skipped.
        registered = RegisterClientResponseBody(self.session.id, self.session.get_page_patch(), "")
        self.connection.send_message(Message(MessageAction.REGISTER_CLIENT, registered))
        cast("Any", _context_page).set(self.page)
        context.reset_auto_update()
        mounted = self._mount(self.page)
        if inspect.isawaitable(mounted):
            await mounted
        await self.settle()
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        self.session.close()
        await asyncio.sleep(0)
        for logger in (UNEXPECTED, DRAWING):
            logger.removeHandler(self._failures)
        if kind is None and self.errors:
            raise AssertionError("the session crashed:\n" + "\n".join(self.errors))
        if kind is None:
            self._compare()

    # The screen

    def controls(
        self,
        kind: type[C] = BaseControl,
        *,
        text: str | None = None,
        label: str | None = None,
        key: str | None = None,
        where: Callable[[C], bool] = lambda control: True,
        inside: BaseControl | None = None,
    ) -> list[C]:
        """Return the visible controls that match, in the order of the tree.

        Args:
            kind: class of the control.
            text: its written words (`value`, `content`, `label`, `title` …) are exactly these.
            label: its spoken words are exactly these.
            key: its key.
            where: anything else.
            inside: only below that control.
        """
        return [
            control
            for control in self._walk(inside)
            if isinstance(control, kind)
            and (text is None or text in _written(control))
            and (label is None or label in _spoken(control))
            and (key is None or getattr(control, "key", None) == key)
            and where(control)
        ]

    def one(self, kind: type[C] = BaseControl, **wanted: Any) -> C:
        """Return the only control that matches; see `controls`."""
        found = self.controls(kind, **wanted)
        assert len(found) == 1, (
            f"{len(found)} controls are {kind.__name__} {wanted!r}; texts: {self.texts()!r}"
        )
        return found[0]

    def texts(self, inside: BaseControl | None = None) -> list[str]:
        """Return everything that is written, in the order of the tree."""
        return [text for control in self._walk(inside) for text in _written(control)]

    def labels(self, inside: BaseControl | None = None) -> list[str]:
        """Return all spoken names, which `texts` leaves out."""
        return [label for control in self._walk(inside) for label in _spoken(control)]

    def sees(self, text: str) -> bool:
        """Return whether these words are part of anything written or spoken."""
        return any(text in said for said in (*self.texts(), *self.labels()))

    def tappable(self, name: str, kind: type[C] = BaseControl, *, topmost: bool = False) -> C:
        """Return the control that a tap on this name reaches.

        A name is the words written or spoken on the control, or on the nearest parent that holds nothing else
        to tap. With `topmost`, other controls below a sheet may have the name too; the uppermost is returned.
        """
        things = self.things(kind)
        found = [control for control, names in things if name in names]
        assert len(found) == 1 or (found and topmost), (
            f"{len(found)} things to tap are called {name!r}; "
            f"there are {[sorted(names) for _, names in things]}"
        )
        return found[-1]

    def things(self, kind: type[C] = BaseControl) -> list[tuple[C, set[str]]]:
        """Return all controls that can be tapped, with their names; see `tappable`."""
        walked = list(self._walk())
        candidates = [
            control
            for control in walked
            if isinstance(control, kind) and _tap_event(control) and not _is_for_keys_alone(control)
        ]
        tree = _Tree(walked, candidates)
        return [(control, tree.names(control)) for control in candidates]

    # A person's actions

    async def tap(self, target: str | BaseControl) -> None:
        """Tap the thing of that name, or that control."""
        control = self.tappable(target) if isinstance(target, str) else target
        event = _tap_event(control)
        assert event, f"{control} does not hear taps"
        assert not getattr(control, "disabled", False), f"{control} is disabled"
        await self.fire(control, event)

    async def tap_twice(self, target: str | BaseControl) -> None:
        """Tap a control twice before anything can be redrawn."""
        control = self.tappable(target) if isinstance(target, str) else target
        event = _tap_event(control)
        assert event, f"{control} does not hear taps"
        await self.session.dispatch_event(control._i, event, None)
        await self.fire(control, event)

    async def type(self, field: str | ft.TextField, text: str) -> None:
        """Replace the text of the field with that label."""
        control = field if isinstance(field, ft.TextField) else self.one(ft.TextField, text=field)
        await self.change(control, text)

    async def change(self, control: BaseControl, value: Any) -> None:
        """Set a switch, slider, field …: the client reports the value first and the change after it."""
        assert not getattr(control, "disabled", False), f"{control} is disabled"
        self.report(control, value)
        await self.fire(control, "change", value)

    def report(self, control: BaseControl, value: Any) -> None:
        """Report a control's new value; the client reports the change event later."""
        self.session.apply_patch(control._i, {"value": value})

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Send any event of a control (`"long_press"`, `"dismiss"` …)."""
        await self.send(control, event, data)
        await self.settle()

    async def send(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Send an event; its changes are not drawn yet."""
        await self.session.dispatch_event(control._i, event, data)

    async def go(self, route: str) -> None:
        """Open another route."""
        await self.page.push_route(route)
        await self.settle()

    async def settle(self) -> None:
        """Run everything that can run before a person acts again."""
        await self._run_out()
        if not Harness.held:
            await asyncio.sleep(A_PERSON)
            await self._run_out()

    async def until(self, true: Callable[[], bool], seconds: float = 10.0) -> None:
        """Wait for a slow change, such as an animation or a thread.

        Args:
            true: Returns whether the change is there.
            seconds: The time limit, for a thread on a busy machine.
        """
        ends = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < ends, f"still not true; texts: {self.texts()!r}"
            await asyncio.sleep(0.1)

    # Internals

    async def _run_out(self, quiet: int = 6, most: int = 2000) -> None:
        """Let everything run until the client has received nothing for `quiet` turns."""
        silent = 0
        for _ in range(most):
            before = len(self.sent)
            await asyncio.sleep(0)
            silent = silent + 1 if len(self.sent) == before else 0
            if silent >= quiet:
                return

    def _walk(self, start: BaseControl | None = None) -> Iterator[BaseControl]:
        dialogs: Any = self.page._dialogs
        shown = [dialog for dialog in dialogs.controls if getattr(dialog, "open", False)]
        yield from _below([self.page.views, shown] if start is None else start)

    def _compare(self) -> None:
        """Check that the client, which receives only changes, has the session's controls.

        Raises:
            AssertionError: A change does not fit, or the client shows something else.
        """
        tree = Tree()
        for sent in self.sent:
            if sent.action == MessageAction.REGISTER_CLIENT:
                tree.show(sent.body["page_patch"])
            elif sent.action == MessageAction.PATCH_CONTROL:
                try:
                    tree.patch(sent.body["id"], sent.body["patch"])
                except (KeyError, IndexError, TypeError) as error:
                    raise AssertionError(f"a change does not fit: {error!r} in {sent.body}") from error
        wrong = differences(tree.page, _packed(self.page))
        assert not wrong, f"the client shows something else: {wrong[:9]}"

    def _answer(self, call: InvokeMethodRequestBody) -> None:
        control = self.session.index.get(call.control_id)
        result, error = None, None
        if call.name == "push_route":
            route = {"route": call.args["route"]}
            self.session.apply_page_patch(route)
            self._route_change = asyncio.create_task(self.session.dispatch_event(1, "route_change", route))
        else:
            name = f"{type(control).__name__}.{call.name}"
            if name in self._answers:
                try:
                    result = self._answers[name](call.args or {})
                except Refused as refusal:
                    error = str(refusal)
            else:
                error = f"the test gives no answer to {name}"
        self.session.handle_invoke_method_results(call.control_id, call.call_id, result, error)


class _Failures(logging.Handler):
    """Records failures of handlers and drawings, which the app itself reports in a sentence."""

    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(logging.Formatter().format(record))


class _Tree:
    """Words and things to tap below every control, gathered in one pass from the leaves up."""

    def __init__(self, walked: Sequence[BaseControl], candidates: Sequence[BaseControl]) -> None:
        self._below: dict[int, set[str]] = {id(control): set() for control in candidates}
        self._taps: Counter[int] = Counter()
        for control in candidates:
            self._taps.update(id(at) for at in upwards(control))
        for control in walked:
            if words := (*_written(control), *_spoken(control)):
                for at in upwards(control):
                    if id(at) in self._below:
                        self._below[id(at)].update(words)

    def names(self, control: BaseControl) -> set[str]:
        """Return a control's name: its own words, and those of parents that hold nothing else to tap."""
        names = set(self._below[id(control)])
        _, *parents = upwards(control)
        for parent in itertools.takewhile(lambda parent: self._taps[id(parent)] < 2, parents):
            names.update(_spoken(parent))
        return names


class _Client(Connection):
    """The client's end of the connection."""

    def __init__(self, harness: Harness, hub: PubSubHub | None) -> None:
        super().__init__()
        self._harness = harness
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = hub or PubSubHub(loop=self.loop)
        self.page_url = "http://test/"

    def send_message(self, message: Message) -> None:
        # Pack as the real transports do, which finds values that no client could receive.
        raw = _pack([message.action, message.body])
        action, body = cast("tuple[int, dict[str, Any]]", msgpack.unpackb(raw, strict_map_key=False))
        self._harness.sent.append(Sent(MessageAction(action), body, len(raw)))
        if message.action == MessageAction.SESSION_CRASHED:
            self._harness.errors.append(str(body["message"]))
        elif message.action == MessageAction.INVOKE_METHOD:
            self.loop.call_soon(self._harness._answer, message.body)


def _pack(value: Any) -> bytes:
    return cast("bytes", msgpack.packb(value, default=configure_encode_object_for_msgpack(BaseControl)))


def _packed(page: ft.Page) -> dict[str, Any]:
    return cast("dict[str, Any]", msgpack.unpackb(_pack(page), strict_map_key=False))


def upwards(control: BaseControl) -> Iterator[BaseControl]:
    """Yield a control and all its parents, from the inside out."""
    at: BaseControl | None = control
    while at is not None:
        yield at
        at = at.parent


def _below(start: object) -> Iterator[BaseControl]:
    """Yield every visible control in a tree of controls, lists and plain dataclasses."""
    seen: set[int] = set()
    left = [start]
    while left:
        value = left.pop()
        if isinstance(value, BaseControl):
            if id(value) in seen or getattr(value, "visible", True) is False:
                continue
            seen.add(id(value))
            yield value
        if isinstance(value, (list, tuple)):
            left.extend(reversed(cast("Sequence[object]", value)))
        elif places := _places(type(value)):
            given = _given(value)
            parts = [name for name, part in given.items() if type(part) not in PLAIN and name in places]
            parts.sort(key=places.__getitem__, reverse=True)
            left.extend(given[name] for name in parts)


@functools.cache
def _places(kind: type) -> Mapping[str, int]:
    """Return the fields of a dataclass that may hold controls, with their places; none for anything else."""
    if not dataclasses.is_dataclass(kind):
        return {}
    fields = (field for field in dataclasses.fields(kind) if not field.metadata.get("skip"))
    names = (field.name for field in fields if field.name not in ("_parent", "_internals"))
    return {name: place for place, name in enumerate(names)}


def _given(value: object) -> dict[str, object]:
    """Return the properties that were given to a control or a dataclass; the others are defaults."""
    held: dict[str, object] = getattr(value, "__dict__", {})
    return {**held, **cast("dict[str, object]", held.get("_values", {}))}


def _written(control: BaseControl) -> list[str]:
    """Return the words written on the control itself."""
    names = ["value", "content", "text", "title", "subtitle"]
    if not isinstance(control, ft.Semantics):
        names.append("label")
    return _texts(control, names)


def _spoken(control: BaseControl) -> list[str]:
    """Return the words that a screen reader has for the control itself."""
    names = ["semantics_label", "tooltip"]
    if isinstance(control, ft.Semantics):
        names += ["label", "value", "hint"]
    return _texts(control, names)


def _texts(control: BaseControl, names: Sequence[str]) -> list[str]:
    given = _given(control)
    return [text for name in names if isinstance(text := given.get(name), str) and text]


def _tap_event(control: BaseControl) -> str | None:
    if getattr(control, "exclude_from_semantics", False):
        return None  # skip the background; prefer the control that a screen reader finds
    return next((event for field, event in TAPS.items() if getattr(control, field, None)), None)


def _is_for_keys_alone(control: BaseControl) -> bool:
    """Return whether only the keyboard reaches a control."""
    _, *parents = upwards(control)
    return any(getattr(parent, "ignore_interactions", False) for parent in parents)
