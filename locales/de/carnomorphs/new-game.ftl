### A new game: who plays whom, how much the app tracks, the rules of the table.

new-character = Charakter
new-character-note = wird beim Aufbau gewählt
new-character-later = noch kein Charakter
# $seat (number) which seat, $name (text) a name, $character (text) a character
new-chair = Platz { $seat }: { $name }, { $character }
new-detail-quick-note = Am wenigsten Tipps.
new-detail-full-note = Ein Tipp, wenn sich eine Figur bewegt.
new-keeps-bag = Beutel
new-keeps-tracks = Leisten
new-keeps-events = Ereignisphase
new-keeps-feeding = Fressen
new-keeps-check = Letzte Prüfung
new-keeps-intruders = Xenos
new-keeps-rooms = Räume
new-keeps-wounds = Wunden
new-keeps-secrets = Geheimnisse

## The rules of the table

rule-group-bag = { term-bag }
rule-group-tracks = Leisten und Züge
rule-group-objectives = { objectives-title }
rule-group-feeding = { term-feeding }
rule-group-intruders = Adaptationen und Mutationen
rule-group-check = { term-last-check }
rule-bag-counts = Alle sehen, was im Beutel ist
rule-time-track = Felder der Zeitleiste
rule-self-destruct-track = Felder der Selbstzerstörung
rule-self-destruct-yellow = Felder übrig, wenn die Selbstzerstörung gelb wird
rule-hibernation-opens = Felder Zeit übrig, wenn der Kälteschlaf möglich wird (blau)
rule-first-player-moves = Der Startspielermarker wandert jede Runde
rule-hand-size = Handkarten, auf die ihr in einer neuen Runde nachzieht
rule-objectives = Ziele
rule-objectives-own = jede Person eigene
rule-objectives-shared = Solo, Koop
rule-nest-food = Im Nest wird zuerst gefressen
rule-nest-food-egg = ein Ei
rule-nest-food-corpse = eine rote Leiche
rule-nest-in-combat = Im Nest fressen auch die im Kampf ein Ei
rule-carried-food = Gefräßige Xenos fressen, was Charaktere tragen
rule-reveal = Wann eine Adaptation aufgedeckt wird
rule-reveal-leaving = wenn ihre Figur die Karte verlässt
rule-reveal-encounter = nur bei der ersten Begegnung
rule-mutant-corpse = Die Leiche nach einem vierten Marker
rule-mutant-corpse-red = rot
rule-mutant-corpse-blue = blau
rule-infected-check = Wer in der letzten Prüfung vier Karten zieht
rule-infected-check-everybody = alle
rule-infected-check-holders = mit Mutationskarte
rule-marker-as-card = Ein erster Marker in der letzten Prüfung wird zur Mutationskarte
rule-infected-leaves = Auch eine gescannte infizierte Karte verlässt das Deck
