### Faza 3: targ genów.

genes-none = jeszcze bez kart genów
genes-can-buy = Do kupienia
genes-nobody = Nikt więcej nie kupuje
genes-cannot-buy = Nie teraz
# $count (number) karty genów
genes-folded =
    { $count ->
        [0] Nie teraz: żaden
        [one] Nie teraz: { $count } gen
        [few] Nie teraz: { $count } geny
        [many] Nie teraz: { $count } genów
       *[other] Nie teraz: { $count } genu
    }
# $points (number) punkty biologiczne, $count (number) ameby
genes-then =
    { $count ->
        [0] Punkty w fazie 4: { $points }.
        [one] Punkty w fazie 4: { $points }, na { $count } amebę.
        [few] Punkty w fazie 4: { $points }, na { $count } ameby.
        [many] Punkty w fazie 4: { $points }, na { $count } ameb.
       *[other] Punkty w fazie 4: { $points }, na { $count } ameby.
    }
genes-ozone-note = Ozon: średni wzrost długów, jeśli nic nie odrzucisz i wyjdą wszystkie karty.
# $count (number) karty, które zostały
genes-copies =
    { $count ->
        [0] brak kart
        [one] { $count } karta na targu
        [few] { $count } karty na targu
        [many] { $count } kart na targu
       *[other] { $count } karty na targu
    }
# $count (number) punkty biologiczne
genes-price =
    { $count ->
        [0] nic nie kosztuje
        [one] kosztuje { $count } punkt
        [few] kosztuje { $count } punkty
        [many] kosztuje { $count } punktów
       *[other] kosztuje { $count } punktu
    }
genes-ozone-nothing = Ozon: do ostatniej karty nic nie kosztuje
# $next (text) liczba ze znakiem; $total (text) do ostatniej karty
genes-ozone = Ozon: { $next } przy następnej, { $total } do ostatniej
# $genes (text) jeden gen albo kilka z „lub”
genes-gives-up = w zamian odrzucasz: { $genes }
genes-which-basic = Który gen odrzucasz?
# $count (number) punkty biologiczne
genes-buy =
    { $count ->
        [0] { $gene }: za darmo
        [one] { $gene }: kup za { $count } punkt
        [few] { $gene }: kup za { $count } punkty
        [many] { $gene }: kup za { $count } punktów
       *[other] { $gene }: kup za { $count } punktu
    }
