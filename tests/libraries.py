"""A library with one of everything that a backup carries."""

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.final_scores import EnterResult
from companion.rules.notes import WriteNote
from companion.rules.reminders import Reminder
from tests import seeds, soup_seeds
from tests.games import final_scores_of

GAMES = 4
"""The number of games that `fill` stores."""

PEOPLE = ("Ola", "Łucja", "Jan-Paul")


def fill(service: GameService) -> None:
    """Store games of two kinds, one with a note, one entered afterwards; players, settings, a reminder."""
    seeds.give(seeds.finished(service), WriteNote(text="Tomek przewrócił misę.\n\nOla śmiała się do łez."))
    game = seeds.midway(service, "full")
    service.set_reminders(game.id, [Reminder("turns", "Karmić kota")])
    soup_seeds.midway(service)
    _enter_result(service)
    service.remember_people(PEOPLE)
    service.remember("setting.place", "Kraków")
    service.remember("setting.theme", "agar")


def _enter_result(service: GameService) -> None:
    kind = final_scores_of("chromosome")
    given = [{"tokens": 5, "trophies": 2, "fate": 1}, {"tokens": 3, "irradiation": 2}, {"tokens": 4}]
    start, *rest = kind.named(("Ola", "Jan", "Ewa"), kind.supposed(kind.variants[0], given)).commands()
    game = service.begin("chromosome", start, further=[EnterResult(commands=tuple(rest))])
    assert isinstance(game, OpenGame), game
