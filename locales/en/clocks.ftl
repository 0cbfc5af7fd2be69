### Players' clocks: each can be paused by itself.

# $player (text) whose clock, $time (text) how much time has passed so far
clock-of = { $player }’s clock: { $time }
clock-paused = { $player }’s clock: { $time }, paused
label-pause-clock =
    { $paused ->
        [yes] { $player }: clock paused
       *[no] { $player }: clock goes on
    }
clocks-off = All clocks are paused. Start them first.
clock-paused-already = { $player }: this clock is already paused. Choose another.
clock-runs-already = { $player }: this clock is already running. Choose another.
