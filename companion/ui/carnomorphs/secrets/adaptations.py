"""The three adaptation cards: hidden, revealed, discarded; what one says is entered once and remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.data import NAME_LENGTH, RESEARCH_OBJECTS, RESEARCH_STATED, IntruderKind
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.state import Adaptation, State
from companion.rules.command import Command
from companion.rules.kernel import Rejection
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.known_cards import (
    KnownAdaptation,
    known_adaptations,
    remember_adaptation,
)
from companion.ui.carnomorphs.secrets.page import chips
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY, BODY_STRONG, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.field import field
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column, wrapped
from companion.words import Words

EFFECT_LENGTH: Final = 400
"""Characters that an effect may have."""

LIST: Final = Panel("adaptations")
"""The sheet of all three."""


def adaptations_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "adaptations"."""
    parts: list[ft.Control] = []
    for each in state.adaptations:
        parts += [_card(style, context, each), hairline(style)]
    title, note = style.words("adaptations-title"), style.words("adaptations-note")
    return keyed(
        "adaptations",
        ExplainedSheet,
        style,
        context.ui,
        "adaptations",
        title,
        parts[:-1],
        context.close,
        note=note,
    )


def state_words(words: Words, adaptation: Adaptation) -> str:
    """Return the state of the card."""
    if adaptation.discarded:
        return words("adaptations-discarded")
    return words("adaptations-revealed" if adaptation.revealed else "adaptations-hidden")


def adaptation_title(words: Words, adaptation: Adaptation) -> str:
    """Return the name of the card, or whose card it is."""
    return adaptation.name or words(f"adaptations-of-{adaptation.kind}")


def _card(style: Style, context: GameContext, adaptation: Adaptation) -> ft.Control:
    """Draw one card: whose it is, its state, its text, and what can be done with it."""
    words, p = style.words, style.palette
    lies = [words(f"intruder-{adaptation.kind}")] if adaptation.name else []
    lies.append(state_words(words, adaptation))
    if adaptation.research is not None:
        lies.append(words(f"research-{adaptation.research}"))
    lines: list[ft.Control] = [
        style.text(adaptation_title(words, adaptation), BODY_STRONG),
        style.text(" · ".join(lies), LABEL, p.quiet),
    ]
    if adaptation.effect:
        lines.append(style.text(adaptation.effect, BODY, p.quiet if adaptation.discarded else p.text))
    if adaptation.voracious and adaptation.in_force:
        lines.append(style.text(words("adaptations-voracious-on"), LABEL, p.accent))
    ink = p.accent if adaptation.in_force else p.quiet
    head = ft.Row(
        [art(INTRUDER[adaptation.kind], ink, 36), column(lines, GAP_SMALL, expand=True)],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    links = _links(style, context, adaptation)
    return column([head, *([wrapped(links)] if links else [])], GAP)


def _links(style: Style, context: GameContext, adaptation: Adaptation) -> list[ft.Control]:
    words, kind = style.words, adaptation.kind
    card = adaptation_title(words, adaptation)
    found: list[ft.Control] = []
    if _can(context, RevealAdaptation(intruder=kind, name=f"{adaptation.name}+")):
        if not adaptation.revealed:
            said = words("adaptations-reveal")
        elif adaptation.name:
            said = words("adaptations-correct")
        else:
            said = words("adaptations-enter")
        show = lambda: context.show(Panel("adaptation", page=kind))  # noqa: E731
        glyph = "edit" if adaptation.revealed else "eye"
        found.append(chip_button(style, said, show, glyph=glyph, label=f"{said}: {card}"))
    discard = DiscardAdaptation(intruder=kind, discarded=not adaptation.discarded)
    if _can(context, discard):
        # The object that is analysed stands on the button.
        said = words("adaptations-return")
        if not adaptation.discarded:
            said = words(f"adaptations-analyse-{adaptation.research}")
        found.append(chip_button(style, said, lambda: context.submit(discard), label=f"{said}: {card}"))
    return found


def _can(context: GameContext, command: Command) -> bool:
    """Return whether this device may give the command, and the rules allow it now."""
    return context.may(command) and not isinstance(CARNOMORPHS.decide(context.state, command), Rejection)


NOTHING: Final = KnownAdaptation()
"""Of a card of which nothing has been said."""


@dataclass(frozen=True)
class AdaptationCard:
    """The inputs about a card."""

    name: str = ""
    effect: str = ""
    known: KnownAdaptation = NOTHING


def adaptation_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
    """Draw the sheet of the panel "adaptation", whose page is the kind of the intruder."""
    adaptation = next((each for each in state.adaptations if each.kind == panel.page), None)
    if adaptation is None:
        return None
    return keyed(f"adaptation-{panel.page}", AdaptationPage, style, context, adaptation)


@component
def AdaptationPage(style: Style, context: GameContext, adaptation: Adaptation) -> ft.Control:
    """Draw the card's name, chosen or typed, its effect, its object, and whether it is Voracious."""
    words, service = style.words, context.client.service
    card, change = use_draft(lambda: _card_of(adaptation))
    offered = offered_cards(words, known_adaptations(service))

    def keep() -> None:
        now = latest(change)
        if context.submit(_reveals(adaptation, now)):
            said = now.known.replace(effect=now.effect)
            context.client.attempt(lambda: remember_adaptation(service, now.name, said))
            context.show(LIST)

    def known(**changes: object) -> None:
        change(lambda now: replace(now, known=now.known.replace(**changes)))

    def choose(name: str, said: KnownAdaptation) -> None:
        change(lambda _: _chosen(adaptation, name, said))

    names = [
        option(style, name, name == card.name, partial(choose, name, said)) for name, said in offered.items()
    ]
    objects = [(each, words(f"research-{each}")) for each in RESEARCH_OBJECTS]
    parts: list[ft.Control] = [
        wrapped(names),
        field(
            style,
            words("adaptations-name"),
            card.name,
            lambda text: change(lambda now: replace(now, name=text)),
            longest=NAME_LENGTH,
        ),
        field(
            style,
            words("adaptations-effect"),
            card.effect,
            lambda text: change(lambda now: replace(now, effect=text)),
            longest=EFFECT_LENGTH,
            lines=4,
        ),
        chips(
            style,
            words("adaptations-object"),
            objects,
            card.known.research,
            lambda chosen: known(research=None if chosen == card.known.research else chosen),
        ),
        switch_row(
            style,
            words("adaptations-voracious"),
            card.known.voracious,
            lambda on: known(voracious=on),
            note=words("adaptations-voracious-note"),
        ),
    ]
    possible = not isinstance(CARNOMORPHS.decide(context.state, _reveals(adaptation, card)), Rejection)
    confirm = words("adaptations-keep" if adaptation.revealed else "adaptations-reveal-this")
    return ExplainedSheet(
        style,
        context.ui,
        "adaptations",
        words(f"adaptations-of-{adaptation.kind}"),
        parts,
        context.close,
        footer=guarded(style, confirm, confirm, keep if possible else None, expand=True),
        picture=art(INTRUDER[adaptation.kind], style.palette.accent, 36),
        on_back=lambda: context.show(LIST),
    )


def _reveals(adaptation: Adaptation, card: AdaptationCard) -> RevealAdaptation:
    """Return the command that reveals the card with this text."""
    return RevealAdaptation(
        intruder=adaptation.kind,
        name=card.name,
        effect=card.effect,
        research=card.known.research,
        voracious=card.known.voracious,
    )


def offered_cards(words: Words, known: dict[str, KnownAdaptation]) -> dict[str, KnownAdaptation]:
    """Return the card that the rulebook names, and those that the table has entered, alphabetically."""
    named = {
        words("adaptations-voracious"): KnownAdaptation(
            effect=words("adaptations-voracious-effect"), voracious=True
        )
    }
    return named | dict(sorted(known.items(), key=lambda item: item[0].casefold()))


def _chosen(adaptation: Adaptation, name: str, known: KnownAdaptation) -> AdaptationCard:
    stated = RESEARCH_STATED.get(adaptation.kind, known.research)
    return AdaptationCard(name, known.effect, known.replace(research=stated))


def _card_of(adaptation: Adaptation) -> AdaptationCard:
    known = KnownAdaptation(research=adaptation.research, voracious=adaptation.voracious)
    return AdaptationCard(adaptation.name, adaptation.effect, known)


def has_adaptation(context: GameContext, panel: Panel) -> bool:
    """Return whether the card of the panel's page can still be entered."""
    kinds: tuple[IntruderKind, ...] = tuple(each.kind for each in context.state.adaptations)
    return panel.page in kinds and context.state.phase in ("players", "events", "check")
