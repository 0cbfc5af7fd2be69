### A new game: who sits down, who starts, by which rules.

new-start = Los
new-clockwise = Plätze im Uhrzeigersinn
# $players (text) names
new-seats = Plätze im Uhrzeigersinn: { $players }
new-name = Name
new-nameless = Freier Platz
# $player (text) a name
new-earlier = { $player }: einen Platz früher
# $player (text) the name of the player whom it is about
new-later = { $player }: einen Platz später
new-leave = Entfernen
# $player (text) the name of the player whom it is about
new-leave-spoken = { $player } entfernen
new-who-else = Wer setzt sich noch dazu?
new-somebody = Jemand Neues
# $player (text) a name
new-forget = { $player } vergessen
new-forget-whom = Wer soll vergessen werden?
# $player (text) a name
new-forgotten = { $player } wird nicht mehr vorgeschlagen.
new-people-edit = Vergessen
new-people-done = Fertig
new-clocks = Spieluhren
new-clocks-note = Sie messen die Züge; ein Tipp auf eine Uhr hält sie an.
new-rules = Regeln dieses Tischs
new-rules-default = alles wie üblich
# $count (number) how many rules differ from their defaults
new-rules-changed =
    { $count ->
        [one] { $count } Regel weicht ab
       *[other] { $count } Regeln weichen ab
    }
new-rules-open = Wo das Regelheft schweigt, entscheidet der Tisch. Die Vorgaben sind Annahmen.
new-rules-usual = Zurück zu den Vorgaben
new-detail = Wie viel die App führt
new-detail-quick = Schnell
new-detail-full = Genau
new-keeps-all = All das, und dazu:
