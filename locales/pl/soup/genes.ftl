### Faza 3: targ genów.

genes-none = jeszcze bez kart genów
genes-can-buy = Kup gen
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
# Słowa nad liczbami genów, do naciśnięcia
genes-columns = Co znaczą te liczby
genes-column-mutation = Punkty mutacji: kto ma ich więcej niż warstwa ozonowa, jest winien różnicę.
genes-column-ozone = Ozon: o tyle urośnie dług wobec ozonu do ostatniej karty środowiska.
genes-column-steps = Kroki: o tyle więcej na drabinie w każdej punktacji.
genes-column-price = Cena w punktach biologicznych: dotknięcie jej kupuje kartę.
genes-head-mutation = mut.
genes-head-ozone = ozon
genes-head-steps = kroki
genes-head-price = cena
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
genes-bought-so-far = Kupione w tej rundzie
# $genes (text) nazwy genów, $count (number) zapłacone punkty biologiczne
genes-bought =
    { $count ->
        [0] { $genes }, za darmo
        [one] { $genes }, { $count } punkt
        [few] { $genes }, { $count } punkty
        [many] { $genes }, { $count } punktów
       *[other] { $genes }, { $count } punktu
    }

## Labels of the journal

# $basic (text) kod genu podstawowego, który można odrzucić
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $given-up (text) odrzucony gen podstawowy albo none
label-buy-gene =
    { $given-up ->
        [none] { $player } kupuje: { label-gene }, { label-price }
        [speed] { $player } kupuje: { label-gene }, odrzuca: { gene-speed }, { label-price }
        [movement-1] { $player } kupuje: { label-gene }, odrzuca: { gene-movement-1 }, { label-price }
        [struggle] { $player } kupuje: { label-gene }, odrzuca: { gene-struggle }, { label-price }
        [defense] { $player } kupuje: { label-gene }, odrzuca: { gene-defense }, { label-price }
       *[escape] { $player } kupuje: { label-gene }, odrzuca: { gene-escape }, { label-price }
    }

## Refusals

# $gene (text) gen wyższy
basic-missing =
    { $gene ->
        [persistence] { gene-persistence } wymaga odrzucenia genu { gene-speed }, a { $player } go nie ma.
        [movement-2] { gene-movement-2 } wymaga odrzucenia genu { gene-movement-1 }, a { $player } go nie ma.
        [aggression] { gene-aggression } wymaga odrzucenia genu { gene-struggle }, a { $player } go nie ma.
       *[armor] { gene-armor } wymaga odrzucenia genu { gene-defense } albo { gene-escape }, a { $player } go nie ma.
    } Wybierzcie inny gen.
# $basic (text) gen podstawowy, $gene (text) gen wyższy
basic-too-new = { $player } ma gen { label-basic } dopiero od tej rundy: na gen { label-gene } wymienisz go od następnej. Poczekajcie do niej.
# $advanced (text) gen wyższy, który gracz ma
bought-back =
    { $advanced ->
        [persistence] { $player } ma gen { gene-persistence } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
        [movement-2] { $player } ma gen { gene-movement-2 } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
        [aggression] { $player } ma gen { gene-aggression } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
       *[armor] { $player } ma gen { gene-armor } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
    } Wybierzcie inny gen.
# $gene (text) kupowany gen
not-its-basic = { label-gene } nie wymaga oddania tego genu: wskażcie ten, którego wymaga.
say-the-basic = { $player } ma geny { gene-defense } i { gene-escape }: wskażcie ten, który odpada.
