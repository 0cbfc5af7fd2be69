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
phase-points-short =
    { $count ->
        [0] bez punktów
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
phase-genes = Geny, które teraz się liczą
# $then (text) kroki na drabinie ze znakiem
score-gain = z nią { $then } w punktacji

## Jedzenie

## Labels of the journal

label-end-game = Koniec gry
label-end-turn = { $player } kończy turę
# $phase (text) faza, która się kończy
label-end-phase =
    { $phase ->
        [movement] Koniec fazy 1: wszyscy zjedli
        [environment] Koniec fazy 2: długi spłacone
        [genes] Koniec fazy 3: nikt więcej nie kupuje
        [division] Koniec fazy 4: nikt więcej się nie dzieli
        [deaths] Koniec fazy 5: martwe ameby zdjęte
       *[scoring] Koniec rundy
    }
label-take-turn = Teraz { $player }

## Refusals

amoebas-left =
    { $count ->
        [0] { $player }: żadna ameba nie czeka. Grajcie dalej.
        [one] { $player }: { $count } ameba jeszcze nie je ani nie głoduje. Najpierw to rozstrzygnijcie.
        [few] { $player }: { $count } ameby jeszcze nie jedzą ani nie głodują. Najpierw to rozstrzygnijcie.
        [many] { $player }: { $count } ameb jeszcze nie je ani nie głoduje. Najpierw to rozstrzygnijcie.
       *[other] { $player }: { $count } ameby jeszcze nie je ani nie głoduje. Najpierw to rozstrzygnijcie.
    }
# $who (text) single albo several
debts-left =
    { $who ->
        [single] { $players } ma jeszcze dług wobec ozonu. Najpierw go spłaćcie.
       *[several] Dług wobec ozonu mają jeszcze: { $players }. Najpierw go spłaćcie.
    }
has-turn-already = Tura już trwa: { $player }. Wskażcie kogoś innego.
score-first = Najpierw przesuńcie znaczniki na drabinie.
