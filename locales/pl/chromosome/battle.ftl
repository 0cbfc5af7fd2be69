### Walka: obie strony, szanse, wynik.

battle-role-attacker = atakuje
battle-role-defender = broni się
# $parts (text) z czego jest siła
battle-side-spoken = { $player }, siła { $strength }: { $parts }
battle-group = grupa { $count }
battle-genes =
    { $count ->
        [one] gen +{ $count }
        [few] geny +{ $count }
        [many] geny +{ $count }
       *[other] geny +{ $count }
    }
battle-fate = los +{ $count }
battle-modifier = modyfikator { $change }
battle-die = kość +{ $face }
battle-die-sum = kość +{ $face } = { $total }

## Geny walki i los na siłę

battle-add-genes = Geny walki
battle-add-fate = Los
battle-left =
    { $count ->
        [0] nic nie zostanie
        [one] zostanie { $count }
        [few] zostaną { $count }
        [many] zostanie { $count }
       *[other] zostanie { $count }
    }
battle-no-genes = bez genów walki
battle-no-fate = bez losu
battle-less-genes = { $player }: o gen walki mniej
battle-more-genes = { $player }: o gen walki więcej
battle-less-fate = { $player }: o punkt losu mniej na siłę
battle-more-fate = { $player }: o punkt losu więcej na siłę
# $share (text) szansa wygranej
battle-one-more = z +1: { $share } na wygraną
battle-one-more-open = { $player } z +1: { $share } na wygraną, pokaż obliczenia
battle-one-more-of = { $player } z +1
battle-settled = siła ustalona
party-settle = Moja siła ustalona
party-settle-for = { $player }: siła ustalona
battle-pays = { $player } płaci { $price }

## Szanse

battle-wins = wygra { $player }
battle-tie = remis
battle-odds-open = Szanse, pokaż obliczenia
battle-odds-close = Szanse, ukryj obliczenia
# $lost, $taken (text) średnia liczba żetonów
battle-expected = Średnie straty: { $attacker } { $lost } · { $defender } { $taken }
battle-loss-sum = { $player }: { $sum }
# $share (text) szansa, że w tej walce straci ostatnie żetony
battle-may-fall = { $player } może odpaść: { $share }
battle-will-fall = { $player } odpadnie
battle-tokens-lost = stracone żetony
battle-bystander = { $player } (poza walką) pomaga:
battle-helps-nobody = nikomu
battle-outside-nobody = { $player } nie pomaga nikomu
battle-outside-helps = { $player } pomaga: { $helped }
battle-helps = { $player }
battle-advice-for = Rada ({ $player }):
battle-advice-spoken = Rada ({ $player }): { $advice }

## Kości

# Odstępy w sumie są nierozdzielające.
battle-sum = { $player }: { $strength } + { $face } = { $total }
battle-stands = Stół: zostaje, rzuca { $player }
battle-stands-apply =
    { $count ->
        [0] Stół: zostaje, zakończ walkę
        [one] Stół: zostaje, zdejmij { $count } żeton
        [few] Stół: zostaje, zdejmij { $count } żetony
        [many] Stół: zostaje, zdejmij { $count } żetonów
       *[other] Stół: zostaje, zdejmij { $count } żetonu
    }
battle-stands-tie = Stół: zostaje, po jednym żetonie

## Wynik

# $total (number) suma obu stron
battle-tied = Remis, po { $total }
battle-won = Wygrywa { $player } o { $margin }
battle-tie-spares = Przy remisie { $player } nic nie traci
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
battle-last-token =
    { $count ->
        [one] { $player } traci ostatni żeton i odpada
        [few] { $player } traci ostatnie żetony i odpada
        [many] { $player } traci ostatnie żetony i odpada
       *[other] { $player } traci ostatnie żetony i odpada
    }
battle-remain =
    { $count ->
        [one] { $player }: na planszy zostanie { $count } żeton
        [few] { $player }: na planszy zostaną { $count } żetony
        [many] { $player }: na planszy zostanie { $count } żetonów
       *[other] { $player }: na planszy zostanie { $count } żetonu
    }
battle-apply =
    { $count ->
        [0] Zakończ walkę
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
fight-pick-attacker = Atakuje: { $player }
fight-size =
    { $count ->
        [one] { $player }: { $count } żeton
        [few] { $player }: { $count } żetony
        [many] { $player }: { $count } żetonów
       *[other] { $player }: { $count } żetonu
    }
fight-charged = Naładowana
fight-discharged = Rozładowana
fight-pays = Energię daje
fight-pays-group = ta grupa
fight-pays-others = inne grupy
fight-distance = Pola między grupami
fight-distance-less = O jedno pole mniej
fight-distance-more = O jedno pole więcej
fight-adjacent = sąsiednie pomieszczenia, bez energii
fight-modifier = Modyfikator: { $player }
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

## Labels of the journal

label-apply-battle =
    { $result ->
        [tie] { $player }–{ $other }: remis
       *[win] { $player }–{ $other }: wygrywa { $player } o { $count }
    }
label-commit = { $player }: siła { $strength }
label-commit-fate =
    { $fate ->
        [0] { $player }: siła { $strength }
        [one] { $player }: siła { $strength }, w tym { $fate } punkt losu
        [few] { $player }: siła { $strength }, w tym { $fate } punkty losu
        [many] { $player }: siła { $strength }, w tym { $fate } punktów losu
       *[other] { $player }: siła { $strength }, w tym { $fate } punktu losu
    }
label-fight = { $player } atakuje, { $other } się broni

## Refusals

already-committed = { $player }: siła w tej walce już ustalona. Cofnijcie, żeby ją zmienić.
attacker-commits-first = Geny i los najpierw ustala atakujący.
attacks-itself = { $player }: nie wolno atakować własnych grup. Wskażcie innego obrońcę.
dice-due = Najpierw muszą paść oba rzuty.
group-size = Grupa ma od 1 do { $most } żetonów. Wskażcie, ile.
no-battle = Nie toczy się żadna walka. Najpierw ją rozpocznijcie.
too-few-combat-genes =
    { $has ->
        [0] { $player }: nie ma aktywnych genów walki.
        [one] { $player }: jest tylko { $has } aktywny gen walki.
        [few] { $player }: są tylko { $has } aktywne geny walki.
        [many] { $player }: jest tylko { $has } aktywnych genów walki.
       *[other] { $player }: jest tylko { $has } aktywnego genu walki.
    } Wskażcie mniej albo poprawcie liczbę.
