### Attacks, answers, dice, outcomes.

## Atak

fight-attack-poor = Nie ma punktu na atak.
fight-attack-not = Bez ataku
fight-attack = Atak
# $player (text) czyja ameba, $number (number) jej numer, $count (number) punkty biologiczne
fight-attack-now =
    { $count ->
        [0] Atak: { $player }, ameba { $number }, za darmo
        [one] Atak: { $player }, ameba { $number }, za { $count } punkt
        [few] Atak: { $player }, ameba { $number }, za { $count } punkty
        [many] Atak: { $player }, ameba { $number }, za { $count } punktów
       *[other] Atak: { $player }, ameba { $number }, za { $count } punktu
    }
# $way (text) kierunek słowami, reszta jak wyżej
fight-attack-now-drifting =
    { $count ->
        [0] Dryf na { $way } i atak: { $player }, ameba { $number }, za darmo
        [one] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punkt
        [few] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punkty
        [many] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punktów
       *[other] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punktu
    }
fight-victim = Która ameba na tym samym polu?
# $way (text) kierunek słowami
fight-victim-drifting = Dryfuje na { $way }: która ameba na tamtym polu?
# $number, $other (number) numery ameb
fight-sides = { $attacker }, ameba { $number }, atakuje: { $victim }, ameba { $other }
fight-attacker = atakuje
fight-attacked = pod atakiem
fight-answer = Jak odpowiedzieć na atak?
# $answer (text) defend albo escape
fight-answer-failed =
    { $answer ->
        [defend] Obrona się nie udała.
       *[escape] Ucieczka się nie udała.
    }
fight-if-defends = Jeśli będzie się bronić
fight-wins = Wygrywa { $player }
# $count (number) punkty biologiczne
fight-defend =
    { $count ->
        [0] Obrona za darmo
        [one] Obrona: { $count } punkt
        [few] Obrona: { $count } punkty
        [many] Obrona: { $count } punktów
       *[other] Obrona: { $count } punktu
    }
# $count (number) punkty biologiczne
fight-escape =
    { $count ->
        [0] Ucieczka za darmo
        [one] Ucieczka: { $count } punkt
        [few] Ucieczka: { $count } punkty
        [many] Ucieczka: { $count } punktów
       *[other] Ucieczka: { $count } punktu
    }
# $phase (text) movement: zostanie zjedzona; deaths: zginie albo dostanie obrażenie
fight-yield =
    { $phase ->
        [movement] Dać się zjeść
       *[deaths] Poddaję się
    }
fight-defence-dice = Obrona: po jednej kości
fight-own-dice = Rzut na stole: najpierw napastnik
fight-tie = Remis: jeszcze raz.
fight-escape-dice = Próba ucieczki
fight-escaped = Ucieczka udana?
# $ways (text) kierunki
fight-escape-ways = Może popłynąć: { $ways }. Przy krawędzi albo skale zostaje i nie ucieka.
fight-escape-stays = Zostaje na miejscu: tym rzutem nie ucieka.
fight-got-away = Uciekła
fight-caught = Nie uciekła
# $result (text) killed, repelled albo escaped
fight-result =
    { $result ->
        [killed] Wygrywa { $attacker }
        [repelled] Wygrywa { $victim }
       *[escaped] Ucieka { $victim }
    }
fight-retry = { $player }: jeszcze raz dzięki Wytrwałości, za darmo
fight-again-attack = { $player }: drugi atak dzięki Wytrwałości, za darmo
fight-outcome-nothing = Nic się nie dzieje.
fight-outcome-followed = { $attacker }: ameba { $number } płynie za nią dzięki Chwytowi i może tam jeść.
fight-outcome-starves = { $attacker }, ameba { $number }: jedno obrażenie.
fight-outcome-armor = { $victim }, ameba { $number }: Pancerz, tylko jedno obrażenie.
# $count (number) kostki każdego koloru
fight-outcome-cubes =
    { $count ->
        [0] { $victim }: ameba { $number } schodzi z planszy, bez kostek.
        [one] { $victim }: za amebę { $number } po { $count } kostce każdego koloru.
        [few] { $victim }: za amebę { $number } po { $count } kostki każdego koloru.
        [many] { $victim }: za amebę { $number } po { $count } kostek każdego koloru.
       *[other] { $victim }: za amebę { $number } po { $count } kostki każdego koloru.
    }
fight-outcome-eaten = { $attacker }: ameba najedzona, niczego nie wydala.

## Labels of the journal

label-attack = { $player }: ameba { $number } atakuje, cel: { $victim }, ameba { $victim-number }, { label-price }
label-attack-ended = { label-attack }: { label-attack-end }
# $end (text) eaten, slain albo wounded
label-attack-end =
    { $end ->
        [slain] ginie
        [wounded] obrażenie
       *[eaten] zjedzona
    }
label-answer-attack =
    { $answer ->
        [yield] { $player }: ameba { $number } zjedzona
        [slain] { $player }: ameba { $number } ginie
        [wounded] { $player }: ameba { $number } dostaje obrażenie, { gene-armor }
        [defend] { $player }: ameba { $number } broni się, { label-price }
       *[escape] { $player }: ameba { $number } ucieka, { label-price }
    }
label-roll-fight =
    { $dice ->
        [none] { $attacker } kontra { $victim }: rzut walki
       *[other] { $attacker } kontra { $victim }: rzut walki ({ $dice })
    }
label-retry-fight =
    { $dice ->
        [none] { $player } rzuca jeszcze raz, { gene-persistence }
       *[other] { $player } rzuca jeszcze raz, { gene-persistence } ({ $dice })
    }
label-roll-escape =
    { $dice ->
        [none] { $victim }: rzut ucieczki
       *[other] { $victim }: rzut ucieczki ({ $dice })
    }
label-tell-escape =
    { $escaped ->
        [yes] { $victim }: ucieczka ameby { $victim-number } udana
       *[no] { $victim }: ucieczka ameby { $victim-number } nieudana
    }
label-close-fight =
    { $result ->
        [killed] { $victim }: ameba { $victim-number } zjedzona
        [slain] { $victim }: ameba { $victim-number } ginie
        [wounded] { $victim }: ameba { $victim-number } dostaje obrażenie, { gene-armor }
        [repelled] { $victim }: ameba { $victim-number } odpiera atak
       *[escaped] { $victim }: ameba { $victim-number } ucieka
    }

## Refusals

answered-so = { $player }: przeciw temu atakowi gen { label-gene } jest już wykorzystany. Wskażcie inną odpowiedź.
armored = { $player } ma gen { gene-armor }: w fazie 1 tych ameb nie można atakować. Wskażcie inną ofiarę.
fight-dice = Podajcie obie kości każdego rzutu: przy remisie rzucacie ponownie, rozstrzyga pierwszy rzut bez remisu.
has-attacked = { $player }: ten atak jest już wykorzystany. Wskażcie inną amebę.
no-attack = Nikt nikogo nie atakuje. Najpierw zacznijcie atak.
no-dice-now = Teraz nie ma czego rzucać ani rozstrzygać. Grajcie dalej.
not-asked = { $player } nie ma teraz na co odpowiadać. Poczekajcie na pozostałych.
own-amoeba = { $player }: ameba { $number } należy do napastnika. Wskażcie inną amebę.
retried = { $player }: druga próba jest już wykorzystana. Przyjmijcie wynik.
stays-put = { $player }: te kości zostawiają amebę { $number } na miejscu. Nie przesuwajcie jej.
