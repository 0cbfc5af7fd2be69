"""The seats of a shared table as its host sees them: who is there, who is the host, whom to free."""

from __future__ import annotations

import flet as ft

from companion.party.offer import Offer
from companion.party.party import Party
from companion.rules.chromosome.state import Player
from companion.ui.art import species
from companion.ui.core.style import Look
from companion.ui.shared.context import Scene
from companion.ui.theme.measure import GAP, GAP_SMALL, HAIR, TARGET
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.press import Press, secondary


def seat_rows(look: Look, scene: Scene, party: Party, offer: Offer) -> list[ft.Control]:
    """A row for each player, and a line about those who only look on."""
    words, presence = look.words, party.presence(scene.seating.id)
    rows = [_row(look, scene, party, offer, player) for player in scene.state.players]
    watching = sum(1 for place in offer.places if place.seat is None and presence.here(place.id))
    if watching:
        rows.append(look.text(words("party-watchers", count=watching), LABEL, look.palette.quiet))
    return rows


def _row(look: Look, scene: Scene, party: Party, offer: Offer, player: Player) -> ft.Control:
    p, words, game = look.palette, look.words, scene.seating.id
    attempt = scene.client.attempt
    holder = offer.holder(player.seat)
    note = ""
    if holder is not None:
        presence = party.presence(game)
        seen = presence.last_seen(holder.id)
        if presence.here(holder.id):
            note = words("party-seat-here")
        elif seen is not None:
            note = words("party-seat-away-since", time=words.time(seen))
        else:
            note = words("party-seat-away")
        action = _button(
            look,
            words("party-free"),
            words("party-free-spoken", player=player.name),
            lambda: attempt(lambda: party.free(game, holder.id)),
        )
    elif offer.host_seat == player.seat:
        note = words("party-seat-me")
        action = _button(
            look,
            words("party-not-me"),
            words("party-i-am-not"),
            lambda: attempt(lambda: party.take_host_seat(game, None)),
        )
    else:
        note = words("party-seat-nobody")
        action = _button(
            look,
            words("party-i-am"),
            words("party-i-am-spoken", player=player.name),
            lambda: attempt(lambda: party.take_host_seat(game, player.seat)),
        )
    lines = ft.Column(
        [look.text(player.name, BODY_STRONG, lines=1), look.text(note, LABEL, p.quiet, lines=2)],
        spacing=0,
        tight=True,
        expand=True,
    )
    return ft.Container(
        ft.Row(
            [species(player.species, p.players[player.colour], 32), lines, action],
            spacing=GAP,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
        padding=ft.Padding.symmetric(vertical=GAP_SMALL),
    )


def _button(look: Look, words: str, label: str, on_press: Press) -> ft.Control:
    return secondary(look, words, on_press, label=label, height=TARGET)
