### The first round: what to do now, in a sentence.

coach-eliminate = { $player }: the game is over for this species. Whoever has not passed has one last turn.
coach-event = Reveal the event card and apply its text. Then note it here.
coach-turns = All prepared? The big button begins the turns.
coach-turn = { $player } to play. One move is allowed, one action is a must. The action waits under the big button.
coach-turn-done = { $player }: the action is done. If the board is settled too, hand the turn on.
coach-end-turn = { $player } to play. Take a move and one action on the board, then hand the turn on with the big button.
coach-battle = Battle: the attacker settles a strength first, then the defender, and only then do they roll.
coach-evolution = The die chooses the gene: roll it and take the one that it points to.
coach-test = Resistance test: { $player }. The higher the roll, the smaller the dose.
coach-areas = Take the radioactive spaces one by one, the strongest first. Whoever has a group beside it is tested.
coach-finish-radiation = The tests are done. Charge the groups beside the radioactive spaces, take a cube from each of them, and end the round.
coach-reroll = Whoever has fate may force a re-roll. If nobody wants to, the result stands.
