duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-hours-minutes = { $hours } h { $minutes } min
list-and = { $start } i { $end }
list-or = { $start } lub { $end }
