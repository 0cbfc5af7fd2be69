### The screen of a new sheet: the game that is played, and the options.

new-played = What do you play?
new-title = Name of the game
new-most = Most points win
new-fewest = Fewest points win
new-rounds = By rounds
new-rows = By named rows
# $number (number) of the row
new-row = Row { $number }
# $number (number) of the row
new-row-off = Remove row { $number }
new-row-more = Add the row
# $seat (number), $name (text) a name
new-chair = Seat { $seat }: { $name }
new-rules-open = Every game scores in its own way: here the table says how.
rule-group-sheet = The sheet
rule-target = Target (0: none)
rule-tie-row = Ties are broken by
rule-tie-row-none = Nothing: shared
rule-first = From round to round
rule-first-none = Nobody in particular
rule-first-deals = The next one deals
rule-first-begins = The next one begins
