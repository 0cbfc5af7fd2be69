### Players' clocks: each can be paused by itself.

# $player (text) whose clock, $time (text) how much time has passed so far
clock-of = { $player }’s clock: { $time }
# $player (text) the name of the player whom it is about, $time (text) minutes and seconds
clock-paused = { $player }’s clock: { $time }, paused
# $paused (text) yes or no: whether it stands still from now on; $player (text) the name of whoever has that clock
label-pause-clock =
    { $paused ->
        [yes] { $player }: clock paused
       *[no] { $player }: clock goes on
    }
clocks-off = All clocks are paused. Start them first.
# $player (text) the name of the player whom it is about
clock-paused-already = { $player }: this clock is already paused. Choose another.
# $player (text) the name of the player whom it is about
clock-runs-already = { $player }: this clock is already running. Choose another.
