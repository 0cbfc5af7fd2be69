### Koniec gry, wynik, wykresy.

end-nobody = Nikt nie wygrywa
end-shared = Wspólna wygrana: { $players }
end-wins = { $player } wygrywa
end-wins-by = { $player } wygrywa o { $margin }
end-winner = wygrana
end-agreement = koniec przed czasem
end-share = Wyślij
end-share-failed = Nie udało się wysłać obrazka. Zrób zrzut ekranu.
chart-title = Przebieg gry
chart-score = Punkty po rundach
luck-title = Szczęście do kości
