### Koniec gry, wynik, wykresy.

end-nobody = Nikt nie wygrywa
end-shared = Wspólna wygrana: { $players }
end-wins = { $player } wygrywa
end-wins-by = { $player } wygrywa o { $margin }
end-winner = wygrana
end-rounds = bez eliminacji
end-elimination = eliminacja
end-agreement = koniec przed czasem
end-sum = żetony { $tokens } + trofea { $trophies } + los 2 × { $fate } − napromieniowanie { $irradiation }
end-share = Wyślij
end-share-failed = Nie udało się wysłać obrazka. Zrób zrzut ekranu.
chart-title = Przebieg gry
chart-score = Punkty po rundach
chart-irradiation = Napromieniowanie po rundach
luck-title = Szczęście do kości
