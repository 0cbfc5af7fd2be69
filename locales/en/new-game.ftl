### A new game: who sits down, who starts, by which rules.

new-start = Start
new-clockwise = Seats, clockwise
# $players (text) names
new-seats = Seats, clockwise: { $players }
new-name = Name
new-nameless = Free seat
# $player (text) a name
new-earlier = { $player }: one seat earlier
# $player (text) the name of the player whom it is about
new-later = { $player }: one seat later
new-leave = Remove
# $player (text) the name of the player whom it is about
new-leave-spoken = Remove { $player }
new-who-else = Who else sits down?
new-somebody = Somebody new
# $player (text) a name
new-forget = Forget { $player }
new-forget-whom = Who is to be forgotten?
# $player (text) a name
new-forgotten = { $player } is not suggested any more.
new-people-edit = Forget
new-people-done = Done
new-clocks = Players’ clocks
new-clocks-note = They time the turns; a tap on a clock pauses it.
new-rules = Rules of this table
new-rules-default = all as usual
# $count (number) how many rules differ from their defaults
new-rules-changed =
    { $count ->
        [one] { $count } rule differs
       *[other] { $count } rules differ
    }
new-rules-open = Where the rulebook is silent, the table decides. The defaults are assumptions.
new-rules-usual = Back to the defaults
new-detail = How much the app tracks
new-detail-quick = Quick
new-detail-full = Full
new-keeps-all = All of that, and:
