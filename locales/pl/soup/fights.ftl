### Attacks, answers, dice, outcomes.

## Tura

movement-pay-title = Zapłata
# $purpose (text) attack, defend, escape albo host, $points (number) punkty biologiczne
movement-pay =
    { $purpose ->
        [attack] { $player } atakuje: { label-price }
        [defend] { $player } się broni: { label-price }
        [escape] { $player } ucieka: { label-price }
       *[host] { $player } żywi pasożyta: { label-price }
    }
# $count (number) ile razy w tej fazie
movement-pay-paid = zapłacono: { $count }

## Atak

movement-attack-whom = Wybierz, kogo
# $player (text) czyja ameba, $number (number) jej numer, $count (number) punkty biologiczne
movement-attack-now =
    { $count ->
        [0] Atak: { $player }, ameba { $number }, za darmo
        [one] Atak: { $player }, ameba { $number }, za { $count } punkt
        [few] Atak: { $player }, ameba { $number }, za { $count } punkty
        [many] Atak: { $player }, ameba { $number }, za { $count } punktów
       *[other] Atak: { $player }, ameba { $number }, za { $count } punktu
    }
# $way (text) kierunek słowami, reszta jak wyżej
movement-attack-now-drifting =
    { $count ->
        [0] Dryf na { $way } i atak: { $player }, ameba { $number }, za darmo
        [one] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punkt
        [few] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punkty
        [many] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punktów
       *[other] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punktu
    }
movement-victim = Która ameba na tym samym polu?
# $way (text) kierunek słowami
movement-victim-drifting = Dryfuje na { $way }: która ameba na tamtym polu?
# $number, $other (number) numery ameb
movement-fight = { $attacker }, ameba { $number }, atakuje: { $victim }, ameba { $other }
movement-attacker = atakuje
movement-attacked = pod atakiem
movement-answer = { $player }, co robisz?
# $answer (text) defend albo escape
movement-answer-failed =
    { $answer ->
        [defend] Obrona się nie udała.
       *[escape] Ucieczka się nie udała.
    }
movement-if-defends = Jeśli będzie się bronić
movement-wins = Wygrywa { $player }
# $count (number) punkty biologiczne
movement-defend =
    { $count ->
        [0] Obrona za darmo
        [one] Obrona: { $count } punkt
        [few] Obrona: { $count } punkty
        [many] Obrona: { $count } punktów
       *[other] Obrona: { $count } punktu
    }
# $count (number) punkty biologiczne
movement-escape =
    { $count ->
        [0] Ucieczka za darmo
        [one] Ucieczka: { $count } punkt
        [few] Ucieczka: { $count } punkty
        [many] Ucieczka: { $count } punktów
       *[other] Ucieczka: { $count } punktu
    }
movement-yield = Poddaję się
movement-fight-dice = Broni się { $player }: po jednej kostce
movement-escape-dice = Ucieka { $player }
movement-escaped = { $player }: ucieczka udana?
# $ways (text) kierunki
movement-escape-ways = Może popłynąć: { $ways }. Przy krawędzi albo skale zostaje i nie ucieka.
movement-escape-stays = Zostaje na miejscu: tym rzutem nie ucieka.
movement-got-away = Uciekła
movement-caught = Nie uciekła
# $result (text) killed, repelled albo escaped
movement-result =
    { $result ->
        [killed] Wygrywa { $attacker }
        [repelled] Wygrywa { $victim }
       *[escaped] Ucieka { $victim }
    }
movement-retry = { $player }: jeszcze raz dzięki Wytrwałości, za darmo
movement-again-attack = { $player }: drugi atak dzięki Wytrwałości, za darmo
movement-outcome-nothing = Nic się nie dzieje.
movement-outcome-followed = { $attacker }: ameba { $number } płynie za nią dzięki Chwytowi i może tam jeść.
movement-outcome-starves = { $attacker }, ameba { $number }: jedno obrażenie.
movement-outcome-armor = { $victim }, ameba { $number }: Pancerz, tylko jedno obrażenie.
# $count (number) kostki każdego koloru
movement-outcome-cubes =
    { $count ->
        [0] { $victim }: ameba { $number } schodzi z planszy, bez kostek.
        [one] { $victim }: za amebę { $number } po { $count } kostce każdego koloru.
        [few] { $victim }: za amebę { $number } po { $count } kostki każdego koloru.
        [many] { $victim }: za amebę { $number } po { $count } kostek każdego koloru.
       *[other] { $victim }: za amebę { $number } po { $count } kostki każdego koloru.
    }
movement-outcome-eaten = { $attacker }: ameba najedzona, niczego nie wydala.

## Labels of the journal

# $purpose (text) attack, defend, escape albo host
label-pay =
    { $purpose ->
        [attack] { $player }: atak, { label-price }
        [defend] { $player }: obrona, { label-price }
        [escape] { $player }: ucieczka, { label-price }
       *[host] { $player }: żywiciel, { gene-parasitism }, { label-price }
    }
label-attack = { $player }: ameba { $number } atakuje, cel: { $victim }, ameba { $victim-number }, { label-price }
label-answer-attack =
    { $answer ->
        [yield] { $player }: ameba { $number } zjedzona
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
        [repelled] { $victim }: ameba { $victim-number } odpiera atak
       *[escaped] { $victim }: ameba { $victim-number } ucieka
    }

## Refusals

all-have-attacked = { $player }: każda ameba atakuje raz na rundę, a wszystkie mają to za sobą.
answered-so = { $player }: przeciw temu atakowi gen { label-gene } jest już wykorzystany.
armored = { $player } ma gen { gene-armor }: w fazie 1 tych ameb nie można atakować.
fight-dice = Podajcie obie kostki każdego rzutu: przy remisie rzucacie ponownie, rozstrzyga pierwszy rzut bez remisu.
has-attacked = { $player }: ten atak jest już wykorzystany.
escape-is-free = { $player } ma gen { gene-streamlining }: ucieczka nic nie kosztuje.
no-attack = Nikt nikogo nie atakuje.
no-dice-now = Teraz nie ma czego rzucać ani rozstrzygać.
not-asked = { $player } nie ma teraz na co odpowiadać.
own-amoeba = { $player }: ameba { $number } należy do napastnika.
retried = { $player }: druga próba jest już wykorzystana.
stays-put = { $player }: te kostki zostawiają amebę { $number } na miejscu.
