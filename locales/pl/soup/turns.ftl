### Turns, phases and rounds.

## Na ekranie każdej fazy

# $count (number) punkty biologiczne gracza
phase-points =
    { $count ->
        [0] bez punktów biologicznych
        [one] { $count } punkt biologiczny
        [few] { $count } punkty biologiczne
        [many] { $count } punktów biologicznych
       *[other] { $count } punktu biologicznego
    }
# $player (text) gracz albo gen, $what (text) co do niego należy
phase-of = { $player }: { $what }
# $count (number) punkty biologiczne, jak najkrócej
phase-points-short = { $count } pkt
phase-genes = Geny, które teraz się liczą
# $now, $then (text) kroki na drabinie ze znakiem
score-gain = punktacja { $now }, potem { $then }

## Tura

movement-by-hand = Na planszy
movement-each = Według numerów: każda ameba płynie i je, zanim ruszy następna.
movement-together = Wszystkie ameby ruszają i jedzą
movement-each-together = Z góry na dół, według numerów: każda ameba płynie, potem je.
# $player (text) czyje ruchy
movement-less = { $player }: o ruch własny mniej
movement-more = { $player }: o ruch własny więcej
movement-paid = Ruchy własne
# $count (number) punkty biologiczne
movement-price =
    { $count ->
        [0] za darmo
        [one] po { $count } punkcie, dryf za darmo
        [few] po { $count } punkty, dryf za darmo
        [many] po { $count } punktów, dryf za darmo
       *[other] po { $count } punktu, dryf za darmo
    }
movement-free = Ruchy własne nic nie kosztują.
movement-eaten = Zjedzone w Walce o byt
# $count (number) po jedzeniu albo głodne, $all (number) na planszy
movement-fed =
    { $all ->
        [0] bez ameb na planszy
        [one] gotowe: { $count } z { $all } ameby
        [few] gotowe: { $count } z { $all } ameb
        [many] gotowe: { $count } z { $all } ameb
       *[other] gotowe: { $count } z { $all } ameb
    }
movement-all-fed = Wszystkie ameby już po jedzeniu.
# $number (number) numer, $wounds (number) obrażenia, $meal (text) ate, starved albo waits
movement-amoeba =
    { $meal ->
        [ate] Ameba { $number }, obrażenia: { $wounds }, najedzona
        [starved] Ameba { $number }, obrażenia: { $wounds }, głodna
       *[waits] Ameba { $number }, obrażenia: { $wounds }
    }

## Jedzenie

movement-eats-what = Je
# $drifts (text) yes, jeśli jeszcze się nie ruszała
movement-eats-now =
    { $drifts ->
        [yes] Dryfuje i je
       *[no] Je
    }
movement-starves =
    { $drifts ->
        [yes] Dryfuje, głoduje
       *[no] Głoduje
    }

## Atak

# $count (number) punkty biologiczne
movement-attack =
    { $count ->
        [0] Za mało jedzenia? Atak za darmo
        [one] Za mało jedzenia? Atak: { $count } punkt
        [few] Za mało jedzenia? Atak: { $count } punkty
        [many] Za mało jedzenia? Atak: { $count } punktów
       *[other] Za mało jedzenia? Atak: { $count } punktu
    }
# $way (text) kierunek słowami, $count (number) punkty biologiczne
movement-attack-drifting =
    { $count ->
        [0] Dryf na { $way } i atak za darmo
        [one] Dryf na { $way } i atak: { $count } punkt
        [few] Dryf na { $way } i atak: { $count } punkty
        [many] Dryf na { $way } i atak: { $count } punktów
       *[other] Dryf na { $way } i atak: { $count } punktu
    }
movement-only-starves = Ofiara uciekła: ta ameba głoduje.

## Labels of the journal

label-end-game = Koniec gry
label-end-turn = { $player } kończy turę
# $phase (text) faza, która się kończy
label-end-phase =
    { $phase ->
        [movement] Dalej: środowisko
        [environment] Dalej: nowe geny
        [genes] Dalej: podział komórek
        [division] Dalej: śmierć naturalna
        [deaths] Dalej: punktacja
       *[scoring] Koniec rundy
    }
label-take-turn = Teraz { $player }

## Refusals

amoebas-left =
    { $count ->
        [0] { $player }: żadna ameba nie czeka.
        [one] { $player }: { $count } ameba jeszcze nie je ani nie głoduje.
        [few] { $player }: { $count } ameby jeszcze nie jedzą ani nie głodują.
        [many] { $player }: { $count } ameb jeszcze nie je ani nie głoduje.
       *[other] { $player }: { $count } ameby jeszcze nie je ani nie głoduje.
    }
# $who (text) single albo several
debts-left =
    { $who ->
        [single] { $players } ma jeszcze dług wobec ozonu.
       *[several] Dług wobec ozonu mają jeszcze: { $players }.
    }
has-turn-already = Tura już trwa: { $player }.
score-first = Najpierw przesuńcie znaczniki na drabinie.
