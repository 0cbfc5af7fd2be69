# Szanse w wierszu poleceń.

odds-cli-battle = Szanse w walce; z losem – przy najlepszych przerzutach obu stron.
odds-cli-battle-short = Szanse w walce.
odds-cli-resistance = Szanse w teście odporności; z losem – przy najlepszych przerzutach.
odds-cli-resistance-short = Szanse w teście odporności.
odds-cli-fate-worth = Ile punktów jest wart niewydany punkt losu; domyślnie 2.
odds-cli-die = Ścianki kości, od 2 do 20; domyślnie 4.
odds-cli-power = Siła obszaru radioaktywnego, od 1 do 20.
odds-cli-groups = Własne grupy obok niego lub w jego pomieszczeniu, od 1 do 12.
odds-cli-building-genes = Aktywne geny budowy, od 0 do 8.
odds-cli-irradiation = Obecne napromieniowanie.
odds-cli-limit = Największe napromieniowanie, jakie się przeżywa; domyślnie 7.
odds-cli-fate = Własny los na przerzuty i raz jako gen budowy, od 0 do 10.
odds-cli-rival-fate = Los wszystkich rywali, którzy chcą twojej eliminacji, od 0 do 30.
odds-cli-elimination = Ile punktów kosztuje cię eliminacja; domyślnie 20.
odds-cli-json = Wypisz JSON dla programów.
odds-cli-exact = Podaj dokładne ułamki.

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
