### Co mówi każdy ekran.

action-back = Wstecz
action-close = Zamknij
action-undo = Cofnij
action-redo = Ponów
action-failed = Coś poszło nie tak. Sprawdź, co widać teraz, i spróbuj ponownie.
games-not-kept = Gier nie da się teraz poprawnie zapisać ani odczytać, więc tego nie zrobiono: powiedz o tym osobie, która prowadzi ten serwer, i spróbuj jeszcze raz; wcześniejsze zapisy są bezpieczne.
screen-failed = Nie udało się narysować tej części. Cofnij się i spróbuj ponownie.
address-unknown = Nie ma takiego ekranu
address-unknown-hint = Ten adres donikąd nie prowadzi.
language-not-here = Tego języka nie można teraz pobrać: połącz się z siecią i spróbuj ponownie.
tap-too-late = Na stole zaszła zmiana: sprawdź i naciśnij jeszcze raz.
letter-refused = Tego znaku aplikacja nie ma: da się pisać literami łacińskimi, greckimi i cyrylicą.
action-home = Ekran główny

## Names that stay the same in every language, and are read for the first screen

app-name = Petri
