"""What a device at a shared table is told of the others: who came, who nudges, who took something back."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.party.party import News
from companion.party.visitor import Guest
from companion.table.journal import Step
from companion.ui.core.component import use_effect, use_ref
from companion.ui.core.session import in_session, on_leaving
from companion.ui.shared.context import Scene


def use_talk(scene: Scene) -> None:
    """While a game is on screen: follow who is at its table, and tell this device what concerns it."""
    page = ft.context.page
    stops = use_ref(no_stops)

    def mount() -> None:
        party = scene.client.visitor.party
        if party is not None:
            stops.current = [
                on_leaving(page, party.listen(scene.seating.id, lambda news: heard(page, scene, news))),
                on_leaving(page, scene.seating.table.listen(lambda: stepped(page, scene))),
            ]

    def unmount() -> None:
        for stop in stops.current:
            stop()

    use_effect(mount, [scene.seating.id], unmount)


def no_stops() -> list[Callable[[], None]]:
    """Nobody is followed yet."""
    return []


def heard(page: ft.Page, scene: Scene, news: News) -> None:
    """Something about the table that is not in its journal."""

    async def tell() -> None:
        scene.pulse.beat()
        _tell(scene, news)

    in_session(page, tell)


def stepped(page: ft.Page, scene: Scene) -> None:
    """Something happened at the table: say so if it was somebody else's undo or redo."""
    step, visitor = scene.seating.table.latest, scene.client.visitor
    if not isinstance(step, Step):
        return
    own = visitor.seat(scene.seating.id)
    mine = visitor.is_host if step.by is None else step.by == own
    line = step_line(scene, step)
    if mine or line is None:
        return

    async def tell() -> None:
        scene.client.tell(line)

    in_session(page, tell)


def step_line(scene: Scene, step: Step) -> str | None:
    """What somebody took back or brought back, in a sentence; None where nothing is left of it."""
    table, words = scene.seating.table, scene.client.look.words
    entries = table.undone if step.undo else tuple(reversed(table.entries))
    count = step.undo or step.redo
    if len(entries) < count:
        return None
    label = entries[count - 1 if step.undo else 0].label
    said = words(label.key, **label.params)
    player = scene.state.players[step.by].name if step.by is not None else words("party-host")
    if step.undo:
        return words("party-undone", player=player, label=said, count=count)
    return words("party-redone", player=player, label=said, count=count)


def _tell(scene: Scene, news: News) -> None:
    client, words = scene.client, scene.client.look.words
    visitor = client.visitor
    if isinstance(visitor, Guest) and visitor.holds is None:
        client.tell(words("party-seat-freed"))
        client.go("/")
    elif news.kind == "nudge" and news.seat == visitor.seat(scene.seating.id) is not None:
        client.senses.nudge()
        client.tell(words("party-nudged", player=news.by or words("party-host")))
