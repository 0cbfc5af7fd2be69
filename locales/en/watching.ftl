### Looking on: the big screen and the sample evening

watch-screen = Big screen
watch-screen-note = For a television, or a tablet in the middle of the table
watch-screen-invite = Scan it with the tablet, or open the address in the television’s browser. This screen only shows.
watch-leave = Close the big screen
watch-last-round = Last round
watch-reroll = Who re-rolls?

## The sample evening

sample-title = A sample evening
sample-mark = sample
# $step (number) which step it is, $steps (number) how many there are
sample-step = { $step } of { $steps }
sample-pause = Pause
sample-play = Play
sample-back = A step back
sample-on = A step on
sample-again = Watch again
