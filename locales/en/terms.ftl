duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-hours-minutes = { $hours } h { $minutes } min
list-and = { $start } and { $end }
list-or = { $start } or { $end }
