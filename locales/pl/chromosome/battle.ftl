### Walka: obie strony, szanse, wynik.

battle-role-attacker = atakuje
battle-role-defender = broni się
# $parts (text) z czego jest siła
battle-side-spoken = { $player }, siła { $strength }: { $parts }
battle-group = grupa { $count }
battle-genes =
    { $count ->
        [one] gen +{ $count }
        [few] geny +{ $count }
        [many] geny +{ $count }
       *[other] geny +{ $count }
    }
battle-fate = los +{ $count }
battle-modifier = premia { $change }
battle-die = kość +{ $face }

## Geny walki i los na siłę

battle-add-genes = Geny walki
battle-add-fate = Los
battle-left = zostanie { $count }
battle-no-genes = bez genów walki
battle-no-fate = bez losu
battle-less-genes = { $player }: gen walki mniej
battle-more-genes = { $player }: gen walki więcej
battle-less-fate = { $player }: punkt losu mniej na siłę
battle-more-fate = { $player }: punkt losu więcej na siłę
# $share (text) szansa wygranej
battle-one-more = z +1 wygra w { $share }
battle-one-more-open = { $player } z +1 wygra w { $share }, pokaż rachunek
# $player (text) czyja szansa, $sum (text) skąd się bierze
battle-one-more-sum = { $player } z +1: { $sum }
battle-settled = siła ustalona
party-settle = Moja siła ustalona

## Szanse

battle-wins = wygra { $player }
battle-tie = remis
battle-odds-open = Szanse, pokaż rachunek
battle-odds-close = Szanse, ukryj rachunek
# $lost, $taken (text) średnia liczba żetonów
battle-expected = Średnie straty: { $attacker } { $lost } · { $defender } { $taken }
battle-loss-sum = { $player }: { $sum }
# $win, $tie, $loss (text) procenty
battle-played = Z przerzutami, gdy każdy gra najlepiej: { $attacker } { $win }, remis { $tie }, { $defender } { $loss }.
battle-tokens-lost = straci żetonów
battle-bystander = { $player } z boku pomaga:
battle-helps-nobody = nikomu
battle-helps = { $player }
battle-advice-for = { $player }:
battle-advice-spoken = Rada, { $player }: { $advice }

## Kości

# Odstępy w sumie są nierozdzielające.
battle-sum = { $player }: { $strength } + { $face } = { $total }
battle-stands = Stoi, rzuca { $player }
battle-call-off = Przerwij walkę

## Wynik

# $total (number) suma obu stron
battle-tied = Remis, po { $total }
battle-won = Wygrywa { $player } o { $margin }
battle-tie-spares = Remis nic nie kosztuje: { $player }
battle-cost-both = Każda strona traci 1 żeton
battle-cost =
    { $count ->
        [one] { $player } traci { $count } żeton
        [few] { $player } traci { $count } żetony
        [many] { $player } traci { $count } żetonów
       *[other] { $player } traci { $count } żetonu
    }
battle-takes =
    { $count ->
        [one] { $loser } traci { $count } żeton. Trofeum bierze { $taker }.
        [few] { $loser } traci { $count } żetony. Trofea bierze { $taker }.
        [many] { $loser } traci { $count } żetonów. Trofea bierze { $taker }.
       *[other] { $loser } traci { $count } żetonu. Trofea bierze { $taker }.
    }
battle-capped =
    { $count ->
        [one] Różnica to { $margin }, ale w grupie jest tylko { $count } żeton.
        [few] Różnica to { $margin }, ale w grupie są tylko { $count } żetony.
        [many] Różnica to { $margin }, ale w grupie jest tylko { $count } żetonów.
       *[other] Różnica to { $margin }, ale w grupie jest tylko { $count } żetonu.
    }
battle-last-token = { $player }: ostatni żeton na planszy, poza grą
battle-remain =
    { $count ->
        [one] { $player }: na planszy zostanie { $count } żeton
        [few] { $player }: na planszy zostaną { $count } żetony
        [many] { $player }: na planszy zostanie { $count } żetonów
       *[other] { $player }: na planszy zostanie { $count } żetonu
    }
battle-apply =
    { $count ->
        [one] Zdejmij { $count } żeton
        [few] Zdejmij { $count } żetony
        [many] Zdejmij { $count } żetonów
       *[other] Zdejmij { $count } żetonu
    }

## Zanim zacznie się walka

fight-title = Walka: { $player }
fight-special = Akcja specjalna
fight-group = Grupa: { $player }
fight-group-of-defender = Grupa obrońcy
fight-pick-attacker = Atakujący: { $player }
fight-pick-defender = Obrońca: { $player }
fight-size =
    { $count ->
        [one] { $player }: { $count } żeton
        [few] { $player }: { $count } żetony
        [many] { $player }: { $count } żetonów
       *[other] { $player }: { $count } żetonu
    }
fight-charged = Naładowana
fight-discharged = Rozładowana
fight-distance = Pola między grupami
fight-distance-less = Jedno pole mniej
fight-distance-more = Jedno pole więcej
fight-adjacent = sąsiednie pola, bez energii
fight-modifier = Premia: { $player }
fight-tie = Remis
fight-tie-standard = Po jednym żetonie
fight-tie-attacker = Traci tylko obrońca
fight-tie-defender = Traci tylko atakujący
fight-begin = Walcz
fight-choose-action = Wskaż akcję
fight-choose-defender = Wskaż obrońcę
fight-choose-groups = Wskaż wielkość grup

## Co daje dołożenie, zanim padną kości

battle-adds-attacker = { $player }: co dołożyć
battle-adds-defender = { $player }: najlepsza odpowiedź
battle-adds = dokłada
battle-adds-wins = wygra
battle-adds-gain = zysk, pkt
battle-adds-nothing = nic
battle-adds-best = najlepiej
