### Koniec gry, wynik, wykresy.

end-nobody = Nikt nie wygrywa
end-everybody = Wygrywają wszyscy
end-shared = Wspólna wygrana: { $players }
end-wins = { $player } wygrywa
end-wins-by = { $player } wygrywa o { $margin }
end-winner = wygrana
end-out = poza grą
end-agreement = koniec przed czasem
end-share = Udostępnij
end-share-failed = Nie udało się udostępnić obrazka. Zrób zrzut ekranu.
chart-title = Przebieg gry
chart-score = Punkty po rundach
luck-title = Szczęście w kościach

# $part (text) za co są liczone punkty: „żetony”
end-counting = Liczymy punkty: { $part }
end-skip = Pomiń
end-story = Wieczór w skrócie
end-keep = Zapisz wynik
# $date (text) a day
end-kept-until = Ta gra zostanie tu do { $date }; zapisz ją, jeśli ma przetrwać dłużej.
end-save-game = Zapisz całą grę
end-save-game-note = Plik, który otworzy każde Petri

export-bg-stats = Dodaj do BG Stats
export-bg-stats-note = Otwiera BG Stats z gotowym wpisem.
export-bg-stats-qr = Kod QR do BG Stats
export-bg-stats-qr-note = Do zeskanowania telefonem, na którym jest BG Stats.
export-bg-stats-qr-spoken = Kod QR, który otwiera BG Stats z gotowym wpisem
export-bg-stats-qr-too-long = Ten wpis jest za długi na kod QR, który telefon mógłby tu odczytać. Otwórz koniec gry na samym telefonie.
export-csv = Wynik jako CSV
export-csv-note = Plik do arkusza kalkulacyjnego.
export-entered = Wpisano po grze: rundy i czas nie są znane.

end-note = Własnymi słowami
end-note-field = Notatka o tej partii
end-note-keep = Zachowaj notatkę
end-note-remove = Usuń notatkę
label-write-note =
    { $written ->
        [yes] Zapisano notatkę
       *[no] Usunięto notatkę
    }
# $most (number) characters, $length (number) of the typed text
note-too-long = Notatka może mieć najwyżej { $most } znaków, a ta ma { $length }. Skróćcie ją.
note-unchanged = Tak już jest w notatce. Zmieńcie ją albo zostawcie.

## Nagłówki kolumn w pliku CSV

results-date = data
results-game = gra
results-player = gracz
results-score = punkty
results-rank = miejsce
results-won = wygrana
results-players = liczba graczy
results-rounds = rundy
results-entered = wpisano po grze
results-note = notatka
results-id = partia
