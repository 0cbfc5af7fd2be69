### Calculators without a game: battle, resistance test, whole phase.

calc-battle = Kampf
calc-test = Test
calc-phase = Phase

calc-size = Gruppe
calc-genes = Kampfgene
calc-fate = Schicksal für Kraft
calc-rerolls = Schicksal für Neuwürfe
calc-worth = Wert eines Schicksalspunkts
calc-worth-note = in Punkten; unverbraucht zählt er 2
calc-tie = Ein Gleichstand kostet
calc-tie-standard = beide 1 Marker
calc-tie-attacker = nur die Abwehr (Dominanz)
calc-tie-defender = nur den Angriff
calc-attacker-wins = Angriff gewinnt
calc-tied = gleich
calc-defender-wins = Abwehr gewinnt
calc-lost = verlorene Marker
# $attacker, $defender (text) tokens on average
calc-expected = Verluste im Schnitt: Angriff { $attacker } · Abwehr { $defender }
# $attacker, $defender (text) fate points on average
calc-spent = Schicksal im Schnitt: Angriff { $attacker } · Abwehr { $defender }
# $side (text) attacker or defender
calc-loss-of = { $side }:
# $side (text) attacker or defender, $modifier (text) with its sign, $strength (number) all of it
# $size (number) tokens of the group, $genes (number) strength by genes, $fate (number) strength by fate points
calc-strength-sum = { $side }: Gruppe { $size }, Gene { $genes }, Schicksal { $fate }, Modifikator { $modifier }: Kraft { $strength }.
calc-spent-sum = Schicksal im Schnitt: jeder Verlauf bei bestem Spiel mal seine Chance.

calc-helps-nobody = niemandem
calc-helps-attacker = dem Angriff
calc-helps-defender = der Abwehr
calc-too-much-fate = So viel Schicksal lässt sich nicht auf einmal rechnen: Die Unbeteiligten bleiben draußen.
# $fate (text) fate points on average
calc-spent-watchers = Unbeteiligte zahlen im Schnitt { $fate } Schicksal.

calc-plan = Vor den Würfeln
calc-plan-close = Vor den Würfeln, schließen
calc-plan-note = Was Gene und Schicksal brächten, wenn noch nichts gezahlt wäre.
calc-plan-nothing = Gib oben Kampfgene oder Schicksal ein.
calc-plan-too-much = So viele Möglichkeiten lassen sich nicht auf einmal rechnen: Nimm weniger Gene oder Schicksalspunkte.
calc-plan-attacker = Angriff: was dazulegen
calc-plan-defender = Abwehr: die Antwort auf die Kraft oben
calc-gene-worth = Wert eines Gens
calc-gene-worth-note = in Punkten; so viel ist es dir wert, es aufzuheben

calc-power = Stärke des Felds
calc-groups = Benachbarte Gruppen
calc-groups-note = die im selben Raum auch
calc-building = Aktive Baugene
# $share (text) the chance
calc-eliminated = raus { $share }
# $dose (text) the dose on average
calc-expected-dose = im Schnitt +{ $dose }
# $dose (number) the dose, $share (text) the chance
calc-dose-chance = Dosis { $dose }: { $share }
# $own, $rivals (text) fate points on average
calc-test-spent = Schicksal im Schnitt: du { $own } · andere { $rivals }
calc-rivals = Schicksal aller anderen
calc-rivals-note = sie können deinen Würfel neu werfen lassen

# $number (number) a player of no name, an area of no room
calc-player = Person { $number }
calc-person = Zahlen dieser Person zeigen
calc-players = Personen
# $number (number) of the radioactive space
calc-area = Feld { $number }
calc-area-power = Stärke
calc-area-groups = Gruppen
