### The end of a game, its charts, the statistics.

end-finish-zone = ein Setzstein in der Zielzone
end-last-card = die Umweltkarten sind aufgebraucht
end-amoebas = Amöben
end-cards = Genkarten
end-leapt = Sprünge
end-other = Start und Korrekturen
# $amoebas, $cards, $leapt, $other (number) spaces
end-sum = Amöben { $amoebas }, Gene { $cards }, Sprünge { $leapt }, Start und Korrekturen { $other }
chart-places = Felder der Leiste nach Runden
chart-points = Biopunkte nach Runden
chart-amoebas = Amöben nach Runden
chart-genes = Genkarten nach Runden
chart-debts = Ozonschulden nach Runden
chart-none = Noch ist keine Runde gespielt.
# $round (number) since which
# $player (text) the name of whoever took the lead
story-turning = Runde { $round }: { $player } übernimmt endgültig die Führung.
# $player (text) the name of whoever led
story-led = { $player } lag von der ersten Runde bis zur letzten vorn.
# $count (number) points, at least 1
# $player (text) the name of the player whom it is about, $round (number) of the round
story-debt =
    { $count ->
        [0] { $player } schuldete dem Ozon in Runde { $round } nichts.
        [one] Das teuerste Ozon: { $player }, { $count } Punkt in Runde { $round }.
       *[other] Das teuerste Ozon: { $player }, { $count } Punkte in Runde { $round }.
    }
# $count (number) biological points
story-debts =
    { $count ->
        [0] Das Ozon hat niemanden etwas gekostet.
        [one] Das Ozon hat den Tisch insgesamt { $count } Punkt gekostet.
       *[other] Das Ozon hat den Tisch insgesamt { $count } Punkte gekostet.
    }
# $count (number) gene cards at once, $player (text) the name of the player whom it is about,
# $round (number) of the round
story-genes =
    { $count ->
        [0] Niemand hatte eine Genkarte.
        [one] Die meisten Gene auf einmal: { $player }, { $count } Karte in Runde { $round }.
       *[other] Die meisten Gene auf einmal: { $player }, { $count } Karten in Runde { $round }.
    }
stats-endings = Wie die Partien endeten
stats-end-agreement = in Absprache
stats-end-finish-zone = Zielzone
stats-end-last-card = letzte Umweltkarte
stats-winners-amoebas = Amöben bei Siegen
stats-winners-genes = Genkarten bei Siegen
