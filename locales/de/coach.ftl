### A coached first round, and "?" beside the actions.

coach-begin = Führ uns durch die erste Runde
coach-begin-note = Sagt bei jedem Schritt, was zu tun ist
coach-end = Begleitung beenden
# $title (text) title of a chapter of the quick rules
rules-about = Regeln: { $title }
