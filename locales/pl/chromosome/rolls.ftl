### The die and its re-roll window.

# Stoi nad przyciskami, które każdego z osobna kosztują punkt losu.
dice-rerolls = Przerzut za punkt losu
dice-no-fate = bez losu
# $fate (number) ile punktów losu zostało
dice-fate-left = los { $fate }
dice-reroll-spoken = Przerzut: { $player }, los { $fate }

## Labels of the journal

label-accept = { $player }: może zostać
label-force-reroll = { $player }: przerzut
label-let-stand = { $player }: { $face } zostaje
# $before, $irradiation (number) napromieniowanie przed i po
label-tested = { $player }: dawka { $dose }, napromieniowanie z { $before } do { $irradiation }
label-tested-free = { $player }: bez dawki, napromieniowanie { $irradiation }
# $doses (list) a player and the dose, such as “Magda +2”
label-tested-all = Dawki: { $doses }
# $dice (list) a player and the face, such as “Magda 3”
label-throw-dice = Kości: { $dice }
label-throw-die = { $player } rzuca: { $face }

## Refusals

already-accepted = { $player }: ten rzut już przyjęty. Poczekaj na pozostałych.
die-lies-already = Kość już leży na stole. Zostawcie wynik albo przerzućcie.
no-die-lies = Nikt jeszcze nie rzucił. Najpierw rzućcie.
no-roll-due = Teraz nikt nie rzuca. Grajcie dalej.
no-such-face = Kość ma ścianki od 1 do { $most }. Wskażcie jedną z nich.
window-moved-on = Na stole zaszła zmiana. Spójrz jeszcze raz.
