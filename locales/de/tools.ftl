### Tools of every table: the sand timer.

timer-title = Sanduhr
timer-seconds = Sekunden
# $time (text) how much time is left, as a clock or in words
timer-left = noch { $time }
timer-start = Start
timer-stop = Stopp
timer-up = Die Zeit ist um.
timer-rings = Klingelt und vibriert auf diesem Gerät, auch bei abgeschalteten Tönen.
timer-buzzes = Vibriert auf diesem Gerät und sagt es.
