### Characters: the row on the table, the sheet, what becomes of them.

## Wiersz

# $number (number) na karcie pomocy
player-number = nr { $number }
player-row-passed = pas
player-first = pierwszy gracz
player-aboard = na pokładzie
player-hibernated = postać zahibernowana
player-escaped = postać ewakuowana
player-in-combat = w walce
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = karta mutacji
# $pod (number) która
player-in-pod = w kapsule { $pod }

## Arkusz

player-hand = Karty na ręce
hand-unknown = karty na ręce: nie wiadomo ile
# $count (number) karty na ręce
hands-draw = Wszyscy dobierają do { $count }
# $count (number) cards in hand
hands-draw-alone = Dobierz do { $count }
player-marks = Oznaczenia
player-correct = Popraw liczby
player-fate = Los postaci
player-room = Pomieszczenie
# $room (text) jak stół nazywa pomieszczenie
player-room-of = Pomieszczenie: { $room }
# $player (text) imię
player-room-title = Gdzie jest { $player }?
player-room-other = Inne pomieszczenie
player-room-none = nie wiadomo gdzie
player-room-go = Idzie tam

## Karta mutacji

mutation-take = Dobierz kartę mutacji

## Odnośniki arkusza postaci

happens-chances = Szansa na przeżycie

## Atak metażercy

attack-title = Atak metażercy
wound-title = Rana
wound-light = Powierzchowna rana
wound-serious = Głęboka rana
wound-which = Jaka rana
wound-confirm = Przyjmij ranę

## Skaner

scan-title = Skanowanie kart

## Znaczniki mutacji i karta mutacji

marker-title = Znacznik mutacji

## Co się dzieje z postacią

fate-title = Kapsuła, hibernacja, śmierć
fate-sheet = Los postaci
fate-now-aboard = Teraz na pokładzie.
fate-now-hibernated = Teraz w hibernacji.
fate-now-escaped = Teraz poza statkiem.
fate-now-dead = Nie żyje.
# $pod (number) która
fate-enter-pod = Wsiada do kapsuły { $pod }
fate-leave = Wysiada z kapsuły
fate-hibernated = Hibernuje się
# $count (number) pola toru czasu przed niebieskimi
fate-hibernated-note =
    { $count ->
        [0] Można się zahibernować.
        [one] Hibernacja dopiero od niebieskich pól: jeszcze { $count } pole.
        [few] Hibernacja dopiero od niebieskich pól: jeszcze { $count } pola.
        [many] Hibernacja dopiero od niebieskich pól: jeszcze { $count } pól.
       *[other] Hibernacja dopiero od niebieskich pól: jeszcze { $count } pola.
    }
# $pod (number) która
fate-escaped-pod = Odlatuje kapsułą { $pod }
fate-escaped = Opuszcza statek
fate-dead = Ginie
fate-aboard = Jednak jest na pokładzie
fate-choose = Wybierz, co się dzieje

## Adaptacje

adaptations-voracious = Żarłoczni
adaptations-voracious-effect = Intruzi w walce najpierw żerują, potem atakują.

## Cele

stage-objectives = Pierwsze spotkanie

## Labels of the journal

label-correct =
    { $number ->
        [hand] { $player }: karty { $delta }
        [light-wounds] { $player }: powierzchowne rany { $delta }
        [serious-wounds] { $player }: głębokie rany { $delta }
        [markers] { $player }: znaczniki mutacji { $delta }
       *[contamination] { $player }: karty skażenia { $delta }
    }
label-mark =
    { $flag ->
        [slime] { $player }: śluz { label-set }
        [signal] { $player }: sygnał { label-set }
        [in-combat] { $player }: walka { label-set }
       *[mutation] { $player }: karta mutacji { label-set }
    }
# $serious (text) yes or no
label-wound =
    { $serious ->
        [yes] { $player }: głęboka rana
       *[no] { $player }: powierzchowna rana
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
label-go-to =
    { $room ->
        [none] { $player } idzie dalej
       *[other] { $player }, pomieszczenie: { $room }
    }
# $pod (number) kapsuła ratunkowa, albo none
label-set-fate =
    { $fate ->
        [dead] { $player } ginie{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
        [hibernated] { $player } się hibernuje
        [escaped] { $pod ->
            [none] { $player } ucieka
           *[other] { $player } ucieka kapsułą { $pod }
        }
       *[aboard] { $player } jest na pokładzie
    }

## Refusals

# $player (text) imię
combat-in-pod = { $player } siedzi w kapsule i z nikim nie walczy. Najpierw wyjdźcie z kapsuły.
fate-unchanged =
    { $fate ->
        [dead] { $player }: ta postać już nie żyje.
        [hibernated] { $player }: ta postać jest już zahibernowana.
        [escaped] { $player }: tej postaci nie ma już na statku.
       *[aboard] { $player }: ta postać nadal jest na pokładzie.
    } Wybierzcie coś innego.
mark-unchanged = { $player }: to już tak jest. Wybierzcie coś innego.
# $most (number) znaczniki, które może mieć żywa postać
marker-would-kill = Żywa postać ma najwyżej { $most } znaczniki mutacji. { $player }: następny zabija, więc dodajcie go jako otrzymany, a nie poprawką.
markers-are-fatal = { $player }: z { $markers } znacznikami mutacji nie da się żyć. Najpierw poprawcie ich liczbę.
nobody-aboard-now = Trwa już sprawdzanie skażenia: na pokładzie nie ma nikogo. Dokończcie sprawdzanie.
# $number (hand, light-wounds, serious-wounds, markers, contamination), $has (number) ile jest teraz
number-below-zero =
    { $number ->
        [hand] { $player }: { $has ->
            [0] na ręce nie ma żadnej karty
            [one] na ręce jest tylko { $has } karta
            [few] na ręce są tylko { $has } karty
            [many] na ręce jest tylko { $has } kart
           *[other] na ręce jest tylko { $has } karty
        }.
        [light-wounds] { $player }: { $has ->
            [0] nie ma powierzchownych ran
            [one] jest tylko { $has } powierzchowna rana
            [few] są tylko { $has } powierzchowne rany
            [many] jest tylko { $has } powierzchownych ran
           *[other] jest tylko { $has } powierzchownej rany
        }.
        [serious-wounds] { $player }: { $has ->
            [0] nie ma głębokich ran
            [one] jest tylko { $has } głęboka rana
            [few] są tylko { $has } głębokie rany
            [many] jest tylko { $has } głębokich ran
           *[other] jest tylko { $has } głębokiej rany
        }.
        [markers] { $player }: { $has ->
            [0] nie ma znaczników mutacji
            [one] jest tylko { $has } znacznik mutacji
            [few] są tylko { $has } znaczniki mutacji
            [many] jest tylko { $has } znaczników mutacji
           *[other] jest tylko { $has } znacznika mutacji
        }.
       *[contamination] { $player }: { $has ->
            [0] nie ma kart skażenia
            [one] jest tylko { $has } karta skażenia
            [few] są tylko { $has } karty skażenia
            [many] jest tylko { $has } kart skażenia
           *[other] jest tylko { $has } karty skażenia
        }.
    } Wskażcie mniej.
number-too-high =
    { $number ->
        [hand] { $player }: kart na ręce można zapisać najwyżej { $most }.
        [light-wounds] { $player }: powierzchownych ran można zapisać najwyżej { $most }.
        [serious-wounds] { $player }: głębokich ran można zapisać najwyżej { $most }.
        [markers] { $player }: nawet po śmierci znaczników mutacji jest najwyżej { $most }.
       *[contamination] { $player }: kart skażenia można zapisać najwyżej { $most }.
    } Wskażcie mniej.
number-unchanged = Najpierw powiedzcie, o ile zmienia się liczba.
pod-only-to-escape = Kapsułą ratunkową odlatuje tylko ewakuowana postać. Nie wskazujcie kapsuły.
wounds-unknown = { $player }: liczba ran nie jest znana. Najpierw ją wpiszcie.
