### Koniec gry, wynik, wykresy, statystyki.

end-rounds = bez eliminacji
end-elimination = eliminacja
end-sum = żetony { $tokens } + trofea { $trophies } + los 2 × { $fate } − napromieniowanie { $irradiation }
chart-irradiation = Napromieniowanie po rundach
stats-species = Gatunki
