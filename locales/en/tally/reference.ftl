### The quick rules of the score pad.

reference-title = The score pad
reference-section-pad = Keeping score
reference-writing = Writing
reference-writing-pad = The pad stays open: type a number, then Next. When the round is full it closes, and everybody’s total stands.
reference-writing-correct = A wrong number is put right where it stands: tap it on the sheet. The minus key takes points away.
reference-writing-phones = On phones of their own, all write their own points, if the table likes.
reference-winning = Winning
reference-winning-order = Most points win, or fewest: the table says so at the start, and the menu corrects it.
# $target (number) points
reference-winning-target = Target at this table: { $target } (0: none). The end is offered as soon as a total reaches it; the table may go on.
# $tie-row (number) of the row
reference-winning-ties = Ties are shared, or one named row breaks them. Its number at this table: { $tie-row } (0: none).
reference-winning-first = The app can name who deals or begins, one seat further each round.
reference-games = Games
reference-games-name = Results and statistics go by the name of the game. A game that was played here is chosen with a tap, with all its rules.
reference-games-rows = Named rows suit games that are counted once at the end: one row for each thing that scores.
