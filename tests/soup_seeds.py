"""Games of Primordial Soup to look at and to measure, played by the rules, command by command."""

from collections.abc import Sequence
from typing import Literal

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.soup import KEY
from companion.rules.soup.company import Follow, Load
from companion.rules.soup.corrections import Correct, CorrectGene, CorrectWounds
from companion.rules.soup.data import Card, Gene
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import AnswerAttack, Attack, RollEscape
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.meals import FeedRest
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, RollOrder, Seated, StartGame
from companion.rules.soup.state import Detail
from companion.rules.soup.turns import EndPhase, EndTurn, TakeTurn
from tests.seeds import give

Pace = Literal["brisk", "step"]

FOUR = ("Magda", "Tomek", "Przemo", "Ola")
LONG = (
    "Wierzchosława z Nowego Miasta nad Pilicą",
    "Maksymilian",
    "Konstantynopolitańczykowianeczka",
    "Żółć",
)

BOUGHT: tuple[tuple[int, tuple[Gene, ...]], ...] = (
    (0, ("speed", "holding", "defense", "struggle")),
    (1, ("movement-1", "tentacle", "division-rate", "ray-protection")),
    (2, ("intelligence", "streamlining", "longevity", "spores", "escape")),
    (3, ("parasitism", "substitution", "frugality")),
)
"""The genes of a game that has been played for a while, by seat."""


def moving_quick(service: GameService) -> OpenGame:
    """Play to phase 1 in quick detail at a brisk pace: everybody moves at once."""
    return _brisk(midway_quick(service))


def dividing_quick(service: GameService) -> OpenGame:
    """Play to phase 4 in quick detail at a brisk pace: everybody divides at once."""
    return give(
        _settled(give(moving_quick(service), EndPhase(), TurnCard(card=Card("stay", 14)))), EndPhase()
    )


def _brisk(game: OpenGame) -> OpenGame:
    """Switch to the brisk pace, which skips steps without a choice, and play on to the next round."""
    give(game, SetOptions(options=Options()), EndPhase(), TurnCard(card=Card("south", 13)))
    return give(_settled(game), EndPhase(), EndPhase(), EndPhase(), Score())


def _settled(game: OpenGame) -> OpenGame:
    """Pay all debts, in points that the table has granted for this."""
    owing = [seat for seat, debt in enumerate(game.table.state.debts) if debt]
    give(game, *(Correct(seat=seat, number="points", delta=12) for seat in owing))
    return give(game, *(Settle(seat=seat) for seat in owing))


def seated(
    service: GameService, names: Sequence[str] = FOUR, detail: Detail = "full", pace: Pace = "step"
) -> OpenGame:
    """Begin the set-up; by default, the table enters each step itself."""
    players = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(names))
    options = Options(pace=pace)
    game = service.begin(KEY, StartGame(players=players, detail=detail, options=options))
    assert isinstance(game, OpenGame), game
    return game


def setting_up(service: GameService) -> OpenGame:
    """Roll for the order and choose the spaces of two players."""
    dice = ((6, 5), (2, 1), (4, 4), (3, 2))
    return give(
        seated(service),
        RollOrder(dice=dice),
        ChooseSpace(seat=0, space=1),
        ChooseSpace(seat=2, space=3),
    )


def begun(
    service: GameService, detail: Detail = "full", names: Sequence[str] = FOUR, pace: Pace = "step"
) -> OpenGame:
    """Begin the first round; nobody has moved."""
    spaces = (ChooseSpace(seat=seat, space=seat + 1) for seat in range(len(names)))
    game = give(seated(service, names, detail, pace), *spaces)
    return give(game, TurnCard(card=Card("north", 9)), BeginPlay())


def midway(service: GameService, detail: Detail = "full", names: Sequence[str] = FOUR) -> OpenGame:
    """Play to phase 1 of round 2: genes, wounds, different places on the ladder; the last player's turn."""
    game = begun(service, detail, names)
    genes = (
        CorrectGene(seat=seat, gene=gene, held=True)
        for seat, held in BOUGHT
        if seat < len(names)
        for gene in held
    )
    give(game, *genes, Correct(seat=1, number="amoebas", delta=3))
    give(game, Correct(seat=2, number="amoebas", delta=1), Correct(seat=3, number="place", delta=5))
    if detail == "full":
        fed(game)
    else:
        give(game, EndPhase())
    _settled(give(game, TurnCard(card=Card("east", 10))))
    give(game, EndPhase(), EndPhase(), EndPhase())
    if detail == "full":
        give(game, Bury())
    return give(game, EndPhase(), Score(), EndPhase())


def fed(game: OpenGame) -> OpenGame:
    """Let everybody's amoebas drift and eat, which ends phase 1."""
    for seat in game.table.state.order:
        give(game, FeedRest(seat=seat), EndTurn(seat=seat))
    return game


def midway_quick(service: GameService) -> OpenGame:
    """Play to phase 1 of round 2 in quick detail."""
    return midway(service, "quick")


def long_names(service: GameService) -> OpenGame:
    """Return a game of four players whose names are hard to fit in."""
    return midway(service, "full", LONG)


def in_fight(service: GameService) -> OpenGame:
    """Let Magda's hungry amoeba attack one of Przemo's, which may escape."""
    return give(midway(service), Attack(seat=0, number=1, victim=2, victim_number=1))


def fleeing(service: GameService) -> OpenGame:
    """Let Przemo's amoeba try to escape; the result is not entered yet."""
    answer = AnswerAttack(seat=2, answer="escape")
    return give(in_fight(service), answer, RollEscape(dice=(2,)))


def three(service: GameService) -> OpenGame:
    """Begin the first round of three players, in which each meal offers a choice."""
    return begun(service, "full", FOUR[:3])


def in_company(service: GameService) -> OpenGame:
    """In Tomek's turn, take cubes along by Tentacle; Magda's amoeba follows by Holding."""
    load, follow = Load(seat=1, number=1, cubes=(1, 0, 2, 0)), Follow(seat=0, number=2, leader=1)
    return give(midway(service), TakeTurn(seat=1), load, follow)


def burying_quick(service: GameService) -> OpenGame:
    """Play to phase 5 in quick detail."""
    game = give(midway(service, "quick"), EndPhase(), TurnCard(card=Card("stay", 14)))
    return give(_settled(game), EndPhase(), EndPhase(), EndPhase())


def before_the_card(service: GameService) -> OpenGame:
    """Play to phase 2, before the card is turned."""
    return fed(midway(service))


def owing(service: GameService) -> OpenGame:
    """Play to phase 2 with a thin ozone layer, so that most players must settle debts."""
    return give(before_the_card(service), TurnCard(card=Card("west", 6)))


def buying(service: GameService) -> OpenGame:
    """Play to phase 3, where the first player on the ladder buys."""
    game = owing(service)
    state = game.table.state
    short = [seat for seat, debt in enumerate(state.debts) if debt > state.players[seat].points]
    give(game, *(Correct(seat=seat, number="points", delta=30) for seat in short))
    give(game, *(Settle(seat=seat) for seat, debt in enumerate(state.debts) if debt))
    return give(game, EndPhase())


def dividing(service: GameService) -> OpenGame:
    """Play to phase 4, for new amoebas."""
    return give(buying(service), EndPhase())


def burying(service: GameService) -> OpenGame:
    """Play to phase 5, with two amoebas about to die."""
    game = give(dividing(service), EndPhase())
    return give(
        game,
        CorrectWounds(seat=0, number=1, delta=2),
        CorrectWounds(seat=3, number=2, delta=2),
    )


def scoring(service: GameService) -> OpenGame:
    """Play to phase 6, after the markers have moved."""
    return give(burying(service), Bury(), EndPhase(), Score())


def finished(service: GameService) -> OpenGame:
    """Play to the end: a marker has reached the finish zone."""
    game = give(burying(service), Bury(), EndPhase(), Correct(seat=3, number="place", delta=36))
    return give(game, Score(), EndPhase())


SCREENS = {
    "soup-setup": setting_up,
    "soup-table": midway,
    "soup-table-quick": midway_quick,
    "soup-table-long": long_names,
    "soup-fight": in_fight,
    "soup-escape": fleeing,
    "soup-company": in_company,
    "soup-three": three,
    "soup-card": before_the_card,
    "soup-settle": owing,
    "soup-genes": buying,
    "soup-division": dividing,
    "soup-deaths": burying,
    "soup-deaths-quick": burying_quick,
    "soup-moves": moving_quick,
    "soup-births": dividing_quick,
    "soup-scoring": scoring,
    "soup-end": finished,
}
"""The screens of a game, by name, each with the game in which it is seen."""
