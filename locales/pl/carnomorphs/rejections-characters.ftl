### Dlaczego zasady mówią „nie”: postacie, mutacje, tajemnice i sprawdzanie skażenia na koniec gry. Każdy
### klucz to kod odmowy.

adaptation-discarded = Ta karta adaptacji jest już odrzucona.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] Karta adaptacji powłóczącego jest jeszcze zakryta: najpierw ją odkryjcie.
        [fleshbeast] Karta adaptacji ścierwojada jest jeszcze zakryta: najpierw ją odkryjcie.
       *[butcher] Karta adaptacji rzeźnika jest jeszcze zakryta: najpierw ją odkryjcie.
    }
adaptation-not-discarded = Ta karta adaptacji nie jest odrzucona.
adaptation-unchanged = Dokładnie tak ta karta adaptacji jest już zapisana.
answer-first = { $player }: trzeba jeszcze powiedzieć, czy cel jest zrealizowany.
answered-already = { $player }: taka odpowiedź już padła.
character-dead = { $player }: ta postać nie żyje.
check-first = { $player }: najpierw trzeba dokończyć sprawdzanie skażenia.
checked-already = { $player }: sprawdzanie skażenia jest już zakończone.
encounter-noted = Pierwsze spotkanie jest już zapisane.
fate-unchanged =
    { $fate ->
        [dead] { $player }: ta postać już nie żyje.
        [hibernated] { $player }: ta postać jest już zahibernowana.
        [escaped] { $player }: tej postaci nie ma już na statku.
       *[aboard] { $player }: ta postać nadal jest na pokładzie.
    }
holder-skips-scan = { $player }: z kartą mutacji od razu dobiera się cztery karty.
in-no-pod = { $player }: ta postać nie jest w żadnej kapsule ratunkowej.
in-pod-already = { $player }: ta postać jest już w kapsule ratunkowej nr { $pod }.
mark-unchanged = { $player }: to już tak jest.
# $most (number) znaczniki, które może mieć żywa postać
marker-would-kill = Żywa postać ma najwyżej { $most } znaczniki mutacji. { $player }: następny zabija, więc dodajcie go jako otrzymany, a nie poprawką.
markers-are-fatal = { $player }: z { $markers } znacznikami mutacji nie da się żyć. Najpierw poprawcie ich liczbę.
mutation-held = { $player }: karta mutacji już jest, a drugiej nigdy się nie dobiera.
no-encounter-yet = Cele wybiera się przy pierwszym spotkaniu, a żadnego intruza jeszcze nie było.
no-loose-metagorger = Na planszy nie ma metażercy spoza listy. Wskażcie tego z listy albo zaznaczcie atak z zaskoczenia.
no-mutation-card = { $player }: brak karty mutacji.
no-such-adaptation = Karty adaptacji przy planszy mają tylko powłóczący, ścierwojad i rzeźnik.
no-such-pod = W tej grze nie ma kapsuły ratunkowej nr { $pod }.
nobody-aboard-now = Trwa już sprawdzanie skażenia: na pokładzie nie ma nikogo.
not-a-metagorger =
    { $intruder ->
        [shambler] Ta figurka to powłóczący, a nie metażerca.
        [fleshbeast] Ta figurka to ścierwojad, a nie metażerca.
       *[butcher] Ta figurka to rzeźnik, a nie metażerca.
    }
not-aboard =
    { $fate ->
        [dead] { $player }: ta postać nie żyje.
        [hibernated] { $player }: ta postać jest zahibernowana.
       *[escaped] { $player }: tej postaci nie ma już na statku.
    }
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
    }
number-too-high =
    { $number ->
        [hand] { $player }: kart na ręce można zapisać najwyżej { $most }.
        [light-wounds] { $player }: powierzchownych ran można zapisać najwyżej { $most }.
        [serious-wounds] { $player }: głębokich ran można zapisać najwyżej { $most }.
        [markers] { $player }: nawet po śmierci znaczników mutacji jest najwyżej { $most }.
       *[contamination] { $player }: kart skażenia można zapisać najwyżej { $most }.
    }
number-unchanged = Najpierw powiedzcie, o ile zmienia się liczba.
objective-chosen = { $player }: cel jest już wybrany. Pomyłkę można cofnąć.
pod-has-left = Kapsuła ratunkowa nr { $pod } już odleciała.
pod-locked-already = Kapsuła ratunkowa nr { $pod } jest już zamknięta.
pod-only-to-escape = Kapsułą ratunkową odlatuje tylko ewakuowana postać.
pod-still-here = Kapsuła ratunkowa nr { $pod } jeszcze nie odleciała.
pod-taken = W kapsule ratunkowej jest { $player }. Numery zmienicie, gdy w kapsułach nikogo nie będzie.
pod-unlocked-already = Kapsuła ratunkowa nr { $pod } jest już otwarta.
pods-numbered-already = Kapsuły mają już takie numery.
research-unknown = Najpierw zapiszcie, który obiekt bada się dla tej adaptacji: ciało, zwłoki intruza czy jajo.
scan-first = { $player }: najpierw trzeba przeskanować wszystkie karty.
scan-without-result = Nie ma zarażenia i żadna karta nie znika: nie ma czego zapisać.
hands-full = Wszyscy mają już na ręce tyle kart albo więcej.
scanned-already = { $player }: wszystkie karty są już przeskanowane.
somebody-left = { $player }: ta postać jest jeszcze na pokładzie.
surprise-from-the-bag = Przy ataku z zaskoczenia metażerca przychodzi prosto z kolonii. Nie wskazujcie figurki z planszy.
too-few-contamination =
    { $has ->
        [0] { $player }: nie ma kart skażenia. Jeśli to pomyłka, poprawcie liczbę.
        [one] { $player }: jest tylko { $has } karta skażenia. Jeśli to pomyłka, poprawcie liczbę.
        [few] { $player }: są tylko { $has } karty skażenia. Jeśli to pomyłka, poprawcie liczbę.
        [many] { $player }: jest tylko { $has } kart skażenia. Jeśli to pomyłka, poprawcie liczbę.
       *[other] { $player }: jest tylko { $has } karty skażenia. Jeśli to pomyłka, poprawcie liczbę.
    }
