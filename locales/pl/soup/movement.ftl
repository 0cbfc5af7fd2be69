### Faza 1: ameby płyną, jedzą, głodują i atakują.

## Tura

movement-rest-all = Wszystkie dryfują i jedzą

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
        [one] aplikacja rzuca { $count } kostką
        [few] aplikacja rzuca { $count } kostkami, jedna do wyboru
        [many] aplikacja rzuca { $count } kostkami, jedna do wyboru
       *[other] aplikacja rzuca { $count } kostki, jedna do wyboru
    }
movement-own-dice = Rzut na stole
# $number (number) która kostka, $count (number) z ilu
movement-enter-die =
    { $count ->
        [0] Na kostce
        [one] Na kostce
        [few] Na kostce { $number } z { $count }
        [many] Na kostce { $number } z { $count }
       *[other] Na kostce { $number } z { $count }
    }
movement-die = { $face } na kostce
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

## Atak

movement-attack-poor = Nie ma punktu na atak.
movement-attack-not = Bez ataku
movement-victim-of = { $player }, ameba { $number }
movement-fight-own-dice = Rzut na stole: najpierw napastnik
movement-tie = Remis: jeszcze raz.

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

## Refusals

has-eaten = { $player }: ameba { $number } już jadła albo głoduje.
moves-are-free = { $player } nie płaci za ruch.
no-move-open = Żaden ruch nie czeka na kierunek.
not-on-the-dice = Kostki tam nie prowadzą.
