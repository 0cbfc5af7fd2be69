# Wiersz poleceń: gra, która odbyła się bez aplikacji.

cli-score = Policz wynik wieczoru bez aplikacji, na podstawie końcowych liczb wszystkich graczy.
cli-score-short = Policz wynik wieczoru bez aplikacji.
# $game (text) nazwa
cli-score-game = Policz wynik gry { $game }: wiersz na gracza i kto wygrywa.
# $fields (text) jak nazywają się liczby gracza
cli-score-player = Gracz: imię, dwukropek i liczby po przecinkach. { $fields }. Podaj tę opcję dla każdego gracza.
# $field, $name (text) krótka i pełna nazwa liczby, $low, $high (number) granice
cli-score-number = { $field } ({ $name }, od { $low } do { $high })
# $choices (text) co można wybrać
cli-score-choice = { $field } ({ $name }; { $choices })
# $sum (text) skąd są punkty
cli-score-ranked = { $rank }. { $player } { $score }: { $sum }
cli-score-out = { $rank }. { $player } { $score }, poza grą: { $sum }
cli-score-line = { $player }: { $sum }
# $example (text) jak to zapisać
cli-score-unread = Nie da się odczytać „{ $given }”: napisz imię, dwukropek i liczby po przecinkach, na przykład { $example }.
cli-score-no-field = Nie ma liczby „{ $field }”: do wyboru { $fields }.
cli-score-missing = { $player }: brakuje { $fields }.
cli-score-twice = { $player }: { $field } podano dwa razy.
cli-score-not-counted = { $player }: { $field } się tu nie liczy; pomiń tę liczbę.
# $option (text) opcja wiersza poleceń
cli-score-counted-with = { $player }: { $field } liczy się tylko z { $option }; dodaj tę opcję albo pomiń { $field }.
cli-score-bad-choice = { $player }: { $field } to jedno z { $choices }.
cli-score-bad-number = { $player }: { $field } to liczba całkowita od { $low } do { $high }.
