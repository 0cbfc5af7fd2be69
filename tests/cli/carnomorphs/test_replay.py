"""The output of a replayed game, and the secrets it keeps."""

from companion.cli.carnomorphs import replayed, words
from companion.rules.carnomorphs.state import Objective, Player, State

OLA = Player(
    seat=0,
    name="Ola",
    colour=0,
    number=1,
    light_wounds=2,
    serious_wounds=1,
    markers=3,
    has_mutation=True,
    mutation="Tentacles",
    objectives=(Objective(name="Great hunt"), Objective(name="Quarantine", corporate=True)),
    kept=1,
)
JAN = Player(seat=1, name="Jan\x1b[2J", colour=1, number=2, fate="escaped")
GAME = State(phase="players", round=4, players=(OLA, JAN))


def told(state: State) -> list[str]:
    return list(replayed(state, 12))


def test_a_replay_tells_how_far_the_game_came_and_how_everybody_is() -> None:
    entries, round_, ola, jan = told(GAME)
    assert entries == words()("cli-replay-entries", entries=12)
    assert round_ == words()("cli-replay-round", round=4)
    assert ola == words()("cli-replay-player", player="Ola", fate="aboard", light=2, serious=1, markers=3)
    assert jan.startswith("Jan?[2J")


def test_every_fate_is_told_in_other_words() -> None:
    fates = ("aboard", "hibernated", "escaped", "dead")
    lines = {told(GAME.replace(players=(OLA.replace(fate=fate),)))[-1] for fate in fates}
    assert len(lines) == len(fates)


def test_a_finished_game_names_its_winners() -> None:
    assert told(GAME.replace(phase="over", winners=(0,)))[-1] == words()("cli-replay-winners", players="Ola")
    assert told(GAME.replace(phase="over"))[-1] == words()("cli-replay-nobody")


def test_no_secret_of_a_player_is_told() -> None:
    secrets = ("Tentacles", "Great hunt", "Quarantine")
    assert not [secret for secret in secrets if secret in "\n".join(told(GAME))]
    bare = OLA.replace(has_mutation=False, mutation="", objectives=(), kept=None)
    assert told(GAME) == told(GAME.replace(players=(bare, JAN)))
