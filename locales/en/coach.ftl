### A coached first round, and "?" beside the actions.

coach-begin = Coach us through the first round
coach-begin-note = Says at every step what to do now
coach-end = End the coaching
# $title (text) title of a chapter of the quick rules
rules-about = Rules: { $title }
