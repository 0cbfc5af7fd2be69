# Szanse w wierszu poleceń.

odds-cli-battle = Szanse w walce; z losem – przy najlepszych przerzutach obu stron.
odds-cli-battle-short = Szanse w walce.
odds-cli-resistance = Szanse w teście odporności; z losem – przy najlepszych przerzutach.
odds-cli-resistance-short = Szanse w teście odporności.
odds-cli-phase = Szanse wszystkich w fazie promieniowania: wszystkie testy, które jeszcze czekają, z losem dzielonym między nie.
odds-cli-phase-short = Szanse w fazie promieniowania.

odds-table-battle = Atakujący { $attacker } (grupa { $attackergroup }) przeciw obrońcy { $defender } (grupa { $defendergroup }), ścianki kości: { $faces }
odds-table-resistance = Zagrożenie { $threat }, geny budowy { $genes }, napromieniowanie { $irradiation } z { $limit }, ścianki kości: { $faces }
odds-table-attacker-wins = Wygrywa atakujący
odds-table-tie = Remis
odds-table-defender-wins = Wygrywa obrońca
odds-table-lost = Stracone żetony
odds-table-average = średnio
odds-table-attacker = Atakujący
odds-table-defender = Obrońca
odds-table-dose = Dawka
odds-table-chance = Szansa
odds-table-expected-dose = Średnia dawka
odds-table-eliminated = Eliminacja
odds-table-value = Wartość w punktach
odds-table-fate-spent = Wydany los
odds-table-you = Ty
odds-table-rival = Rywale
odds-figure-survives = Przeżywa
