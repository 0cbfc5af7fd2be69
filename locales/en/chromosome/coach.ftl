### The first round: what to do now, in a sentence.

# $player (text) the name of whoever is spoken to
coach-eliminate = { $player } is out. Others get one last turn.
# $player (text) the name of whoever is spoken to
coach-eliminate-again = { $player } is out too. Last turns stay.
# $player (text) the name of whoever is spoken to
coach-eliminate-last-phase = { $player } is out. Finish the radiation, then score.
coach-event = Reveal the event card and apply it.
coach-turns = Everything ready on the board?
# $player (text) the name of whoever is spoken to
coach-turn = { $player } to play. Choose an action.
# $player (text) the name of whoever is spoken to
coach-turn-done = { $player }: action done. Is the board settled?
# $player (text) the name of whoever is spoken to
coach-one-more-action = { $player } to play. One more action, no move.
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
