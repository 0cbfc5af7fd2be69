"""The three adaptation cards: hidden, revealed or discarded; a card's text is entered once and remembered."""

from typing import Final

import flet as ft

from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.data import (
    NAME_LENGTH,
    RESEARCH_OBJECTS,
    RESEARCH_STATED,
    TEXT_LENGTH,
    IntruderKind,
)
from companion.rules.carnomorphs.state import Adaptation
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.known_cards import KnownAdaptation, known_adaptations, remember_adaptation
from companion.ui.carnomorphs.preview import chips
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.page import use_page
from companion.ui.shared.sheets import Sheet
from companion.words import Words

LIST: Final = Panel("adaptations")
"""The sheet of all three cards."""


@kit.component
def AdaptationsPage(here: Here, panel: Panel) -> ft.Control:
    parts: list[ft.Control] = []
    for each in here.state.adaptations:
        parts += [_card(here, each), kit.hairline(here.style)]
    title, note = here.words("adaptations-title"), here.words("adaptations-note")
    context = here.context
    return ExplainedSheet(here.style, context.ui, "adaptations", title, parts[:-1], context.close, note=note)


def state_words(words: Words, adaptation: Adaptation) -> str:
    if adaptation.discarded:
        return words("adaptations-discarded")
    return words("adaptations-revealed" if adaptation.revealed else "adaptations-hidden")


def adaptation_title(words: Words, adaptation: Adaptation) -> str:
    return adaptation.name or words(f"adaptations-of-{adaptation.kind}")


def _card(here: Here, adaptation: Adaptation) -> ft.Control:
    """Draw one card: its kind, its state, its text, and its actions."""
    style, words, p = here.style, here.words, here.palette
    lies = [words(f"intruder-{adaptation.kind}")] if adaptation.name else []
    lies.append(state_words(words, adaptation))
    if adaptation.research is not None:
        lies.append(words(f"research-{adaptation.research}"))
    lines: list[ft.Control] = [
        style.text(adaptation_title(words, adaptation), kit.BODY_STRONG),
        style.text(kit.dotted(lies), kit.LABEL, p.quiet),
    ]
    if adaptation.effect:
        lines.append(style.text(adaptation.effect, kit.BODY, p.quiet if adaptation.discarded else p.text))
    if adaptation.voracious and adaptation.in_force:
        lines.append(style.text(words("adaptations-voracious-on"), kit.LABEL, p.accent))
    ink = p.accent if adaptation.in_force else p.quiet
    head = ft.Row(
        [kit.art(glyph(adaptation.kind), ink, 36), kit.column(lines, kit.GAP_SMALL, expand=True)],
        spacing=kit.GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    links = _links(here, adaptation)
    return kit.column([head, *([kit.wrapped(links)] if links else [])], kit.GAP)


def texts_in_force(here: Here, *, voracious: bool = True) -> list[ft.Control]:
    """Draw the text of each adaptation in force, for the pages on which intruders attack or feed.

    Args:
        voracious: Whether to include *Voracious*.
    """
    found = [
        each
        for each in here.state.adaptations
        if each.in_force and each.effect and (voracious or not each.voracious)
    ]
    return [
        here.style.text(
            here.words("pair", what=adaptation_title(here.words, each), value=each.effect),
            kit.LABEL,
            here.palette.quiet,
        )
        for each in found
    ]


def _links(here: Here, adaptation: Adaptation) -> list[ft.Control]:
    """Draw the card's actions: reveal, correct, discard."""
    style, words, context, kind = here.style, here.words, here.context, adaptation.kind
    card = adaptation_title(words, adaptation)
    found: list[ft.Control] = []
    if _can(here, RevealAdaptation(intruder=kind, name=f"{adaptation.name}+")):
        if not adaptation.revealed:
            said = words("adaptations-reveal")
        elif adaptation.name:
            said = words("adaptations-correct")
        else:
            said = words("adaptations-enter")
        show = lambda: context.show(Panel("adaptation", page=kind))  # noqa: E731
        glyph = "edit" if adaptation.revealed else "eye"
        found.append(
            kit.chip_button(style, said, show, glyph=glyph, label=here.words("pair", what=said, value=card))
        )
    discard = DiscardAdaptation(intruder=kind, discarded=not adaptation.discarded)
    if _can(here, discard):
        # The button names the object to analyse.
        said = words("adaptations-return")
        if not adaptation.discarded:
            said = words(f"adaptations-analyse-{adaptation.research}")
        found.append(
            kit.chip_button(
                style, said, lambda: context.submit(discard), label=here.words("pair", what=said, value=card)
            )
        )
    return found


def _can(here: Here, command: Command) -> bool:
    return here.context.may(command) and here.refusal(command) is None


@kit.component
def AdaptationPage(here: Here, panel: Panel) -> ft.Control:
    """Draw the card's name (chosen or typed), its effect, its object to analyse, and the Voracious switch."""
    style, words, context = here.style, here.words, here.context
    adaptation = next(each for each in here.state.adaptations if each.kind == panel.page)
    said = RevealAdaptation(
        intruder=adaptation.kind,
        name=adaptation.name,
        effect=adaptation.effect,
        research=adaptation.research,
        voracious=adaptation.voracious,
    )
    page = use_page(here, said, first=lambda: said)
    card = page.draft or said

    def choose(name: str, known: KnownAdaptation) -> kit.Press:
        research = RESEARCH_STATED.get(adaptation.kind, known.research)
        return page.to(name=name, effect=known.effect, research=research, voracious=known.voracious)

    def remember(given: RevealAdaptation) -> None:
        known = KnownAdaptation(effect=given.effect, research=given.research, voracious=given.voracious)
        context.client.keep_for_later(lambda: remember_adaptation(context.client.service, given.name, known))

    offered = offered_cards(words, known_adaptations(context.client.service))
    names = [
        kit.option(style, name, name == card.name, choose(name, known)) for name, known in offered.items()
    ]
    objects = [(each, words(f"research-{each}")) for each in RESEARCH_OBJECTS]
    page.part(
        kit.wrapped(names),
        page.typed("name", words("adaptations-name"), longest=NAME_LENGTH),
        page.typed("effect", words("adaptations-effect"), longest=TEXT_LENGTH, lines=4),
        chips(page, words("adaptations-object"), "research", objects, again=None),
        page.switch("voracious", words("adaptations-voracious"), note=words("adaptations-voracious-note")),
    )
    confirm = words("adaptations-keep" if adaptation.revealed else "adaptations-reveal-this")
    page.confirm(confirm, typed=True, then=remember)
    return page.on_sheet(
        "adaptations",
        words(f"adaptations-of-{adaptation.kind}"),
        back=LIST,
        picture=kit.art(glyph(adaptation.kind), style.palette.accent, 36),
    )


def offered_cards(words: Words, known: dict[str, KnownAdaptation]) -> dict[str, KnownAdaptation]:
    """Return the card in the rulebook, then the cards that players have entered, alphabetically."""
    named = {
        words("adaptations-voracious"): KnownAdaptation(
            effect=words("adaptations-voracious-effect"), voracious=True
        )
    }
    return named | dict(sorted(known.items(), key=lambda item: item[0].casefold()))


def _has_adaptation(context: GameContext, panel: Panel) -> bool:
    kinds: tuple[IntruderKind, ...] = tuple(each.kind for each in context.state.adaptations)
    return panel.page in kinds and context.state.phase in ("players", "events", "check")


SHEETS: Final = {
    "adaptations": Sheet(AdaptationsPage),
    "adaptation": Sheet(AdaptationPage, _has_adaptation),
}
"""The sheet of all cards, and the sheet of one card, whose `panel.page` is the kind of intruder."""
