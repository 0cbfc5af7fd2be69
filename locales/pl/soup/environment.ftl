### Faza 2: odkrycie karty środowiska i spłata długów.

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

## Karta

environment-turn = Odkryjcie kartę środowiska
environment-turn-note = Mówi, dokąd od teraz wszystko dryfuje i jak gruba jest warstwa ozonowa.
environment-own-card = Odkryta na stole: która?
environment-chance = Szansa na dług przy tej karcie
environment-chance-note = Każda nieodkryta karta jest tak samo prawdopodobna.
environment-no-chance = Po żadnej z pozostałych kart nikt nie ma długu.
# $owed (number) największy dług, $payment (text) czym się go spłaca
environment-worst = w najgorszym razie { $owed }, najtaniej: { $payment }
# $count (number) punkty mutacji
environment-may-owe =
    { $count ->
        [0] { $player }, bez punktów mutacji
        [one] { $player }, { $count } punkt mutacji
        [few] { $player }, { $count } punkty mutacji
        [many] { $player }, { $count } punktów mutacji
       *[other] { $player }, { $count } punktu mutacji
    }

## Kto ma dług

environment-debt-note = Za każdy punkt mutacji ponad ozon trzeba zapłacić: punktami albo genami.
environment-who = Kto ma dług
environment-settled = spłacone
# $count (number) dług, $points (number) punkty biologiczne gracza
environment-owes =
    { $count ->
        [0] { $player }: bez długu
        [one] { $player }: dług { $count }, punkty biologiczne: { $points }
        [few] { $player }: dług { $count }, punkty biologiczne: { $points }
        [many] { $player }: dług { $count }, punkty biologiczne: { $points }
       *[other] { $player }: dług { $count }, punkty biologiczne: { $points }
    }

## Spłata

settle-title = Spłaca { $player }
# $debt (number) dług, $points (number) punkty biologiczne gracza
settle-note = Dług: { $debt }, punktów masz: { $points }
settle-choose = Albo wybierz geny do odrzucenia
# $count (number) ile gen płaci
settle-gene = { $gene }: { $count }
settle-impossible = Punkty i geny nie wystarczą: idzie wszystko, co płaci.
settle-worth = Ile gen jest dla ciebie wart
settle-worth-note = W punktach: cena, przy genie wyższym także cena genu podstawowego. Od tego zależy najtańszy sposób.
settle-worth-change = Inaczej wyceń geny
# $count (number) punkty biologiczne
settle-pay =
    { $count ->
        [0] Nie ma czym płacić
        [one] Zapłać { $count } punkt
        [few] Zapłać { $count } punkty
        [many] Zapłać { $count } punktów
       *[other] Zapłać { $count } punktu
    }
# $genes (text) nazwy genów
settle-give-up = Odrzuć: { $genes }
# $count (number) punkty biologiczne
settle-both =
    { $count ->
        [0] Odrzuć: { $genes }
        [one] Zapłać { $count } punkt i odrzuć: { $genes }
        [few] Zapłać { $count } punkty i odrzuć: { $genes }
        [many] Zapłać { $count } punktów i odrzuć: { $genes }
       *[other] Zapłać { $count } punktu i odrzuć: { $genes }
    }
# $count (number) ile geny płacą ponad dług
settle-excess =
    { $count ->
        [0] nic nie przepada
        [one] nadpłata { $count } przepada
        [few] nadpłata { $count } przepada
        [many] nadpłata { $count } przepada
       *[other] nadpłata { $count } przepada
    }
