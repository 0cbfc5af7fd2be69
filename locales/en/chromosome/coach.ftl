### The first round: what to do now, in a sentence.

coach-eliminate = { $player }: the game is over for this species. Whoever has not passed has one last turn.
coach-eliminate-again = { $player }: the game is over for this species. The order of the last turns stays.
coach-eliminate-last-phase = { $player }: the game is over for this species. Finish the radiation, then score.
coach-event = Reveal the event card and apply its text. Then note it here.
coach-turns = Everything ready? Begin the turns.
coach-turn = { $player } to play. Choose an action. A move may come before it or after it.
coach-turn-done = { $player }: the action is done. If the board is settled too, hand the turn on.
coach-one-more-action = { $player } to play. One more action, without another move, then hand the turn on.
coach-end-turn = { $player } to play. Take a move and one action on the board, then hand the turn on.
coach-battle = Battle: the attacker settles a strength first, then the defender, and only then do they roll.
coach-evolution = The die chooses the gene: roll it and take the one that it points to.
coach-test = Resistance test: { $player }. The higher the roll, the smaller the dose.
coach-areas = Take the radioactive spaces one by one, the strongest first. Whoever has a group beside it is tested.
coach-finish-radiation = The tests are done. Charge the groups beside the radioactive spaces, take a cube from each of them, and end the round.
coach-finish-game = The tests are done. Charge the groups beside the radioactive spaces, take a cube from each of them, and end the game.
coach-reroll = Whoever has fate may force a re-roll. If nobody wants to, the result stands.
