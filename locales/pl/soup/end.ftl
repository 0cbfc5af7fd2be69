### Koniec gry, wykresy, statystyki.

end-finish-zone = znacznik w ciemnej strefie
end-last-card = skończyły się karty środowiska
end-amoebas = Ameby
end-cards = Karty genów
end-leapt = Przeskoki
end-other = Start i poprawki
# $amoebas, $cards, $leapt, $other (number) pola
end-sum = ameby { $amoebas }, geny { $cards }, przeskoki { $leapt }, start i poprawki { $other }
chart-places = Miejsca na drabinie po rundach
chart-points = Punkty biologiczne po rundach
chart-amoebas = Ameby po rundach
chart-genes = Karty genów po rundach
chart-debts = Długi wobec ozonu po rundach
chart-none = Nie ma jeszcze żadnej rundy.
# $round (number) od której rundy
story-turning = Runda { $round }: { $player } przejmuje prowadzenie.
story-led = Od pierwszej rundy do ostatniej prowadzi { $player }.
# $count (number) punkty, co najmniej 1
story-debt =
    { $count ->
        [0] { $player } bez długu wobec ozonu w rundzie { $round }.
        [one] Najdroższy ozon: { $player }, { $count } punkt w rundzie { $round }.
        [few] Najdroższy ozon: { $player }, { $count } punkty w rundzie { $round }.
        [many] Najdroższy ozon: { $player }, { $count } punktów w rundzie { $round }.
       *[other] Najdroższy ozon: { $player }, { $count } punktu w rundzie { $round }.
    }
story-debts =
    { $count ->
        [0] Ozon nikogo nic nie kosztował.
        [one] Ozon kosztował cały stół { $count } punkt.
        [few] Ozon kosztował cały stół { $count } punkty.
        [many] Ozon kosztował cały stół { $count } punktów.
       *[other] Ozon kosztował cały stół { $count } punktu.
    }
story-genes =
    { $count ->
        [0] Bez kart genów przy całym stole.
        [one] Najwięcej genów naraz: { $player }, { $count } karta w rundzie { $round }.
        [few] Najwięcej genów naraz: { $player }, { $count } karty w rundzie { $round }.
        [many] Najwięcej genów naraz: { $player }, { $count } kart w rundzie { $round }.
       *[other] Najwięcej genów naraz: { $player }, { $count } karty w rundzie { $round }.
    }
stats-endings = Jak kończyły się gry
stats-end-agreement = umowa przy stole
stats-end-finish-zone = ciemna strefa
stats-end-last-card = ostatnia karta środowiska
stats-winners-amoebas = Ameby zwycięzców
stats-winners-genes = Karty genów zwycięzców
