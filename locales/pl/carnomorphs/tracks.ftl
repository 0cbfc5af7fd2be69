### The time, destination and egg tracks.

tracks-later = Ruszą, gdy zacznie się gra.
tracks-time = Pozostały czas
# $count (number) ile pól wtedy zostaje
tracks-time-opens = pola · hibernacja od { $count }
tracks-time-open = pola · można się zahibernować
tracks-self-destruct = Samozniszczenie
tracks-self-destruct-note = pola do wybuchu
tracks-self-destruct-on = Samozniszczenie aktywne
# $count (number) spaces of the track
tracks-self-destruct-start = długość toru: { $count }
# $count (number) ile pól zostaje na pierwszym żółtym
tracks-self-destruct-stop = żółte od { $count }: nie można przerwać, kapsuły się otwierają
tracks-self-destruct-final = żółte pole: nie można już przerwać
tracks-eggs-note = pokarm w gnieździe
tracks-nest-found = Gniazdo odkryte
tracks-nest-destroyed = Gniazdo zniszczone
tracks-nest-without-eggs = na planszy karnomorfów nie ma już jaj
tracks-blue-corpse-note = po dobraniu czerwonego żetonu trafia tam metażerca
tracks-encounter = Pierwsze spotkanie już było
tracks-encounter-note = Każdy wybiera wtedy 1 z 2 celów.

## Labels of the journal

label-start-self-destruct =
    { $running ->
        [yes] Początek samozniszczenia
       *[no] Samozniszczenie przerwane
    }
label-correct-track =
    { $track ->
        [time] Tor czasu { $delta }
        [self-destruct] Tor samozniszczenia { $delta }
       *[eggs] Jaja na planszy { $delta }
    }

## Refusals

eggs-out-of-range =
    { $most ->
        [0] Wszystkie jaja leżą w pomieszczeniach, na planszy karnomorfów nie może więc być ani jednego. Najpierw poprawcie pomieszczenia.
        [one] Na planszy karnomorfów może być najwyżej { $most } jajo; reszta leży w pomieszczeniach. Wskażcie mniej.
        [few] Na planszy karnomorfów mogą być najwyżej { $most } jaja; reszta leży w pomieszczeniach. Wskażcie mniej.
        [many] Na planszy karnomorfów może być najwyżej { $most } jaj; reszta leży w pomieszczeniach. Wskażcie mniej.
       *[other] Na planszy karnomorfów może być najwyżej { $most } jaja; reszta leży w pomieszczeniach. Wskażcie mniej.
    }
self-destruct-active = Samozniszczenie jest już aktywne. Grajcie dalej.
self-destruct-final = Samozniszczenie jest na żółtym polu: nie można go już przerwać. Grajcie dalej.
self-destruct-inactive = Samozniszczenie nie jest aktywne. Najpierw je uruchomcie.
self-destruct-out-of-range = Najwięcej pól na torze samozniszczenia: { $most }. Wskażcie mniej.
time-out-of-range = Najwięcej pól na torze czasu: { $most }. Wskażcie mniej.
