### A coached first round, and "?" beside the actions.

coach-begin = Coach us through the first round
coach-end = End the coaching
# $title (text) title of a chapter of the quick rules
rules-about = Rules: { $title }
