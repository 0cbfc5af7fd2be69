# La page de qui fait tourner Petri pour d’autres : des chiffres, rien de plus.

operator-title = Petri : la page de l’exploitant
operator-note = Des chiffres, rien de plus : aucun nom, aucun code, rien de ce qui se joue. La page se renouvelle toutes les dix secondes ; les débits sont ceux de la dernière minute.
operator-together = Tous les processus ensemble
operator-processes = Processus
operator-state = État
operator-serving = en service
operator-moving = déplace ses téléphones
operator-away = muet
operator-since = Depuis (UTC)
operator-version = Version
operator-tables = Tables en mémoire
operator-phones = Téléphones
operator-taps = Appuis par minute
operator-games = Parties enregistrées
operator-commands = Commandes
operator-rejections = Refus
operator-sessions = Sessions
operator-reconnects = Reconnexions
operator-turned-away = Connexions écartées
operator-append = 95 % des entrées enregistrées en
operator-milliseconds = { $ms } ms
