### Co musi wiedzieć cały stół: pasek nad ekranem i wiersz w historii.

notice-check = Sprawdzanie skażenia: kto ocalał, ten sprawdza swoje karty.
# $who (text) single albo several
# $players (text) imiona tych, którzy jeszcze nie wybrali
notice-choose-objective =
    { $who ->
        [single] Pierwsze spotkanie: { $players } jeszcze wybiera cel; drugi odrzuca bez pokazywania.
       *[several] Pierwsze spotkanie: każdy zachowuje jeden cel, drugi odrzuca bez pokazywania. Jeszcze wybierają: { $players }.
    }
notice-first-encounter = Pierwsze spotkanie: każdy zachowuje jeden cel, drugi odrzuca bez pokazywania.
notice-hibernation-opens = Znacznik czasu jest na niebieskim polu: można się zahibernować.
notice-nest-destroyed = Gniazdo jest zniszczone.
# $which (text) single albo several
# $pods (text) numery kapsuł, które odleciały
notice-pods-left =
    { $which ->
        [single] Odleciała kapsuła { $pods }.
       *[several] Odleciały kapsuły { $pods }.
    }
# $count (number) rundy razem z tą
notice-rounds-left =
    { $count ->
        [0] Czas minął.
        [1] To ostatnia runda.
        [one] Razem z tą zostaje { $count } runda.
        [few] Razem z tą zostają { $count } rundy.
        [many] Razem z tą zostaje { $count } rund.
       *[other] Razem z tą zostaje { $count } rundy.
    }
# $count (number) pola toru, które zostały
notice-self-destruct =
    { $count ->
        [0] Samozniszczenie: statek wybucha.
        [one] Samozniszczenie: zostaje { $count } pole.
        [few] Samozniszczenie: zostają { $count } pola.
        [many] Samozniszczenie: zostaje { $count } pól.
       *[other] Samozniszczenie: zostaje { $count } pola.
    }
notice-self-destruct-final = Samozniszczenia nie można już przerwać. Wszystkie kapsuły są otwarte.
notice-solo-objective = Pierwsze spotkanie: jeden z dwóch celów zostaje, drugi wypada z gry.
# $who (text) single albo several
notice-third-marker =
    { $who ->
        [single] { $players } ma trzy znaczniki mutacji: następny zabija.
       *[several] { $players }: po trzy znaczniki mutacji, następny zabija.
    }
