### Koniec gry, wynik, wykresy, statystyki.

end-rounds = bez eliminacji
end-elimination = eliminacja
end-sum = żetony { $tokens } + trofea { $trophies } + los 2 × { $fate } − napromieniowanie { $irradiation }
chart-irradiation = Napromieniowanie po rundach
stats-species = Gatunki

end-tokens = żetony
end-trophies = trofea
end-fate = los
end-irradiation = napromieniowanie

# $player, $other (text) imiona, $irradiation (number) napromieniowanie, $round (number) runda
story-out-irradiation = Runda { $round }: { $player } odpada, napromieniowanie { $irradiation }.
story-out-taken = Runda { $round }: { $player } zabiera ostatni żeton, { $other } odpada.
story-out = Runda { $round }: { $player } odpada.
# $player (text) imię, $round (number) runda
story-turning = Runda { $round }: { $player } przejmuje prowadzenie.
# $player (text) imię
story-led = { $player } prowadzi od pierwszej rundy do ostatniej.
# $attacker, $defender (text) imiona, $attack, $defence (number) siła z kością, $round (number) runda
story-closest = Najbardziej zacięta walka: { $attacker }–{ $defender }, { $attack } do { $defence } (runda { $round }).
# $player (text) imię, $face (number) oczka, $share (text) szansa, $round (number) runda
story-luckiest-battle = Najszczęśliwszy rzut: { $player } wyrzuca { $face } i wygrywa walkę. Szansa na to: { $share } (runda { $round }).
story-luckiest-test = Najszczęśliwszy rzut: { $player } wyrzuca { $face } i unika napromieniowania. Szansa na to: { $share } (runda { $round }).
# $player, $other (text) imiona, $before, $after (number) oczka, $round (number) runda
story-dearest = Najgorszy przerzut: { $player } wydaje los i zamiast { $before } wyrzuca { $after } (runda { $round }).
story-dearest-other = Najgorszy przerzut: { $player } wydaje los, a { $other } zamiast { $before } wyrzuca { $after } (runda { $round }).
