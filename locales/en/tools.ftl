### Tools of every table: the sand timer.

timer-title = Sand timer
timer-seconds = Seconds
# $time (text) how much time is left, as a clock or in words
timer-left = { $time } left
timer-start = Start
timer-stop = Stop
timer-up = Time is up.
timer-rings = Rings and vibrates on this device, even with sounds off.
timer-buzzes = Vibrates on this device and says so.
