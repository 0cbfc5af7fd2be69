### Okno przerzutów: ile kosztuje przerzut.

dice-no-fate = bez losu
# $fate (number) ile punktów losu zostało
dice-reroll-spoken = Przerzut: { $player }, los { $fate }
