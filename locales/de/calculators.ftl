### Calculators without a game: what they all say, and the dice.

calc-dice = Würfel
calc-show = Rechnung zeigen
calc-hide = Rechnung verbergen
calc-what-if = Im Rechner andere Zahlen ausprobieren
calc-seldom = Selten gefragt
calc-seldom-usual = alles wie üblich
calc-unknown = unbekannt

calc-how-many = Wie viele Würfel
calc-faces = Seiten
calc-throw = Würfeln
calc-not-thrown = Noch nicht gewürfelt
# $face (number) the face
calc-face = zeigt { $face }
calc-history = Frühere Würfe
