### Okno przerzutów: ile kosztuje przerzut.

# Stoi nad przyciskami, które każdego z osobna kosztują punkt losu.
dice-rerolls = Przerzut za punkt losu
dice-no-fate = bez losu
# $fate (number) ile punktów losu zostało
dice-fate-left = los { $fate }
dice-reroll-costs = los { $fate }, koszt 1
dice-reroll-spoken = Przerzut: { $player }, los { $fate }
