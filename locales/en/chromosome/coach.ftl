### The first round: what to do now, in a sentence.

coach-eliminate = Everybody else gets one last turn.
coach-eliminate-again = The last turns stay as they are.
coach-eliminate-last-phase = Finish the radiation first, then score.
coach-event = Reveal the event card and apply it.
coach-turns = Everything ready on the board?
# $player (text) the name of whoever is spoken to
coach-turn = { $player } to play. Move before or after it.
# $player (text) the name of whoever is spoken to
coach-turn-done = { $player }: action taken. Is the board settled?
# $player (text) the name of whoever is spoken to
coach-one-more-action = { $player } to play. Once more, but no move.
# $player (text) the name of whoever is spoken to
coach-end-turn = { $player } to play. One move, one action.
coach-battle = The attacker settles a strength first.
coach-evolution = The die points to the new gene.
# $player (text) the name of whoever is spoken to
coach-test = { $player }: the higher, the smaller the dose.
coach-areas = Take the radioactive spaces one by one.
coach-finish-radiation = Charge groups beside spaces, take cubes off.
coach-finish-game = Charge groups, take cubes off, then score.
coach-reroll = Whoever has fate may force a re-roll.
