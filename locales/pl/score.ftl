### Wynik wieczoru, który odbył się bez aplikacji.

score-keep = Zachowaj wynik
score-edit = Popraw wynik
score-taken-back = Wynik cofnięto. To, co wpisano, czeka na arkuszu.
# $seat (number) miejsce, od 1
score-player = Gracz { $seat }
# $count (number) od ilu
score-more = { $count } albo więcej
score-next = Następne pole
# $field (text) gracz i liczba, $low i $high (number) jej granice
score-bound = { $field }: od { $low } do { $high }
score-numbers = Dalej: liczby
score-join = Dodaj gracza
score-name-of = { $player }: imię
# $what (text) liczba albo wybór, $value (text) co wpisano, albo znak zapytania
score-cell = { $player }, { $what }: { $value }
score-new = Nowy arkusz
score-none = Tu nie ma gotowego arkusza: zacznijcie nowy i wpiszcie na nim punkty.
end-entered = wpisana po grze
label-enter-result = Wynik wpisany
# $count (number) gracze
label-start-entered = Wynik wpisany po grze, graczy: { $count }
