### Escape pods.

pods-note = Kto jest w kapsule, zaznaczacie w arkuszu postaci.
# $pod (number) która, $sector (text) A lub B
pod-name = Kapsuła { $pod } · Sektor { $sector }
pod-locked = zamknięta
pod-open = otwarta
pod-left = odleciała
# $players (text) imiona
pod-inside = w środku: { $players }
pod-unlock = Otwórz
pod-lock = Zamknij
pod-leave = Odlatuje
pod-return = Jednak nie odleciała
pods-numbers = Numery kapsuł
# $pod (number) który numer może mieć kapsuła
pods-number = Kapsuła { $pod }
# $count (number) kapsuły w grze
pods-numbers-note = Zaznaczcie wylosowane kapsuły: { $count }.
# $left (number) kapsuły, których numery trzeba jeszcze nacisnąć; najmniej 1
pods-numbers-left =
    { $left ->
        [0] Nie została żadna kapsuła
        [one] Jeszcze { $left } kapsuła
        [few] Jeszcze { $left } kapsuły
        [many] Jeszcze { $left } kapsuł
       *[other] Jeszcze { $left } kapsuły
    }
# $a (text) numery kapsuł w sektorze A, $b (text) w sektorze B
pods-sectors = Sektor A: { $a } · Sektor B: { $b }

## Labels of the journal

# $pod (number) kapsuła ratunkowa, albo none
label-enter-pod =
    { $pod ->
        [none] { $player } opuszcza kapsułę
       *[other] { $player } wsiada do kapsuły { $pod }
    }
# $pods (text) numery kapsuł; $drawn (text) yes albo no: czy losowała aplikacja
label-number-pods =
    { $drawn ->
        [yes] Wylosowane kapsuły: { $pods }
       *[no] Numery kapsuł: { $pods }
    }
label-change-pod =
    { $change ->
        [unlock] Kapsuła { $pod } otwarta
        [lock] Kapsuła { $pod } zamknięta
        [leave] Kapsuła { $pod } odlatuje
       *[return] Kapsuła { $pod } jednak na miejscu
    }

## Refusals

in-no-pod = { $player }: ta postać nie jest w żadnej kapsule. Najpierw wskażcie kapsułę.
in-pod-already = { $player }: ta postać jest już w kapsule nr { $pod }. Wskażcie inną kapsułę.
inside-a-pod = { $player }: ta postać jest w kapsule nr { $pod }, a nie w pomieszczeniu. Najpierw wyjdźcie z kapsuły.
no-such-pod = W tej grze nie ma kapsuły nr { $pod }. Wskażcie inną kapsułę.
pod-has-left = Kapsuła nr { $pod } już odleciała. Wskażcie inną kapsułę.
pod-locked-already = Kapsuła nr { $pod } jest już zamknięta. Wskażcie inną kapsułę.
pod-still-here = Kapsuła nr { $pod } jeszcze nie odleciała. Wskażcie inną kapsułę.
pod-taken = W kapsule jest { $player }. Najpierw opróżnijcie kapsuły, potem zmieńcie numery.
pod-unlocked-already = Kapsuła nr { $pod } jest już otwarta. Wskażcie inną kapsułę.
pods-numbered-already = Kapsuły mają już takie numery. Zmieńcie numer albo grajcie dalej.
pods-unfit = Kapsuły ratunkowe w grze: { $count }. Dajcie każdej inny numer.
