### Faza 1: ameby płyną, jedzą, głodują i atakują.

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
# $count (number) punkty biologiczne za kolejny ruch, najkrócej
movement-price-short =
    { $count ->
        [0] ruch za darmo
        [one] { $count } za ruch
        [few] { $count } za ruch
        [many] { $count } za ruch
       *[other] { $count } za ruch
    }
movement-one-each = Wszyscy po jednym
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
# $number (number) najniższy z tych, które jeszcze nie jadły
movement-out-of-order = Według numerów następna byłaby ameba { $number }.
movement-all-fed = Wszystkie ameby już po jedzeniu.
# $number (number) numer, $wounds (number) obrażenia, $meal (text) ate, starved albo waits
movement-amoeba =
    { $meal ->
        [ate] Ameba { $number }, obrażenia: { $wounds }, najedzona
        [starved] Ameba { $number }, obrażenia: { $wounds }, głodna
       *[waits] Ameba { $number }, obrażenia: { $wounds }
    }

## Ruch

# $way (text) kierunek słowami
movement-drift =
    { $direction ->
        [stay] Bez dryfu
       *[other] Dryfuje: { $way }
    }
movement-stay = Zostaje w miejscu
# $count (number) punkty biologiczne
movement-move =
    { $count ->
        [0] Ruch własny za darmo
        [one] Ruch własny: { $count } punkt
        [few] Ruch własny: { $count } punkty
        [many] Ruch własny: { $count } punktów
       *[other] Ruch własny: { $count } punktu
    }
# $count (number) kostki do gry
movement-dice =
    { $count ->
        [0] Ruch II: kierunek do wyboru
        [one] aplikacja rzuca { $count } kością
        [few] aplikacja rzuca { $count } kośćmi, jedna do wyboru
        [many] aplikacja rzuca { $count } kośćmi, jedna do wyboru
       *[other] aplikacja rzuca { $count } kości, jedna do wyboru
    }
movement-own-dice = Rzut na stole
# $number (number) która kostka, $count (number) z ilu
movement-enter-die =
    { $count ->
        [0] Na kości
        [one] Na kości
        [few] Na kości { $number } z { $count }
        [many] Na kości { $number } z { $count }
       *[other] Na kości { $number } z { $count }
    }
movement-die = { $face } na kości
movement-again = Szybkość
movement-second = Drugi ruch za darmo
# $players (text) kto ma Chwyt, $when (text) before albo after
movement-holding =
    { $when ->
        [after] Chwyt może popłynąć za amebą, która opuszcza jego pole: { $players }.
       *[before] Zanim znany jest kierunek: czy ktoś płynie z nią dzięki Chwytowi? { $players }.
    }
# $count (number) kostki
movement-tentacle =
    { $count ->
        [0] Macki niczego nie zabierają.
        [one] Zanim znany jest kierunek: Macki zabierają do { $count } kostki.
        [few] Zanim znany jest kierunek: Macki zabierają do { $count } kostek.
        [many] Zanim znany jest kierunek: Macki zabierają do { $count } kostek.
       *[other] Zanim znany jest kierunek: Macki zabierają do { $count } kostki.
    }
# $kind (text) drift albo own, $way (text) kierunek słowami
movement-went =
    { $direction ->
        [stay] Zostaje na miejscu.
       *[other] { $kind ->
            [drift] Dryf: { $way }.
           *[own] Ruch własny: { $way }.
        }
    }
movement-where = Dokąd płynie ameba { $number }?
movement-where-free = Ruch II: dokąd płynie ameba { $number }?
# $count (number) punkty biologiczne zapłacone za ruch
movement-blocked =
    { $count ->
        [0] Przy krawędzi albo skale zostaje na miejscu.
        [one] Przy krawędzi albo skale zostaje, a punkt przepada.
        [few] Przy krawędzi albo skale zostaje, a { $count } punkty przepadają.
        [many] Przy krawędzi albo skale zostaje, a { $count } punktów przepada.
       *[other] Przy krawędzi albo skale zostaje, a { $count } punktu przepada.
    }

## Jedzenie albo atak

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

label-drift =
    { $direction ->
        [stay] { $player }: ameba { $number } zostaje, bo karta nie ma dryfu
       *[other] { $player }: ameba { $number } dryfuje { label-direction }
    }
label-stay-put = { $player }: ameba { $number } zostaje
label-roll-move =
    { $dice ->
        [none] { $player }: ameba { $number }, ruch własny, { label-price }
       *[other] { $player }: ameba { $number }, ruch własny ({ $dice }), { label-price }
    }
label-choose-direction =
    { $direction ->
        [stay] { $player }: ameba { $number } zostaje
       *[other] { $player }: ameba { $number } płynie { label-direction }
    }
# $back (text) yes albo no: czy ruchy są cofnięte
label-pay-moves =
    { $back ->
        [yes] { $player }: { $points ->
            [0] żaden ruch nie wraca
            [one] ruch cofnięty, wraca { $points } punkt
            [few] ruch cofnięty, wracają { $points } punkty
            [many] ruch cofnięty, wraca { $points } punktów
           *[other] ruch cofnięty, wraca { $points } punktu
        }
       *[no] { $player }: { $count ->
            [0] bez ruchu
            [one] { $count } ruch własny
            [few] { $count } ruchy własne
            [many] { $count } ruchów własnych
           *[other] { $count } ruchu własnego
        }, { label-price }
    }
# To samo w kilku słowach. $back (text) yes albo no: czy ruchy są cofnięte
label-pay-moves-short =
    { $back ->
        [yes] { $player }: cofnięty ruch
       *[no] { $player }: { $count ->
            [0] bez ruchu
            [one] { $count } ruch
            [few] { $count } ruchy
            [many] { $count } ruchów
           *[other] { $count } ruchu
        }
    }

## Refusals

has-eaten = { $player }: ameba { $number } już jadła albo głoduje. Wskażcie inną amebę.
moves-are-free = { $player } nie płaci za ruch. Nie płaćcie.
no-move-open = Żaden ruch nie czeka na kierunek. Najpierw go zacznijcie.
not-on-the-dice = Kości tam nie prowadzą. Wskażcie inny kierunek.
