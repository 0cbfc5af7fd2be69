### Sheets over the table: a player, and what only this game has in its menu.

## A player

# $board (number) tokens on the board, $supply (number) tokens in the supply,
# $captured (number) tokens that others hold as trophies
player-supply = 12 = Brett { $board } + Vorrat { $supply } + bei anderen { $captured }
# $tokens (number) tokens on the board
player-charged-of = von { $tokens } auf dem Brett
player-trophies = Trophäen: Marker der anderen
# $owner (text) the name of whoever the tokens or cards belong to
player-trophies-of = Trophäen: { $owner }
# $count (number) genes that the player has, $most (number) the most genes
player-genes-owned = Gene: { $count }, höchstens { $most }
player-column-active = aktiv
player-column-passive = passiv
# $gene (text) code of a gene kind
player-genes-active = { named-gene }, aktiv
player-genes-passive = { named-gene }, passiv
gene-short-action = Aktion
gene-short-telepathy = Telepathie
gene-short-combat = Kampf
gene-short-building = Bau
player-marks = Korrigieren
player-mark-passed = Gepasst
player-mark-fate-token = Schicksal als Gen benutzt
player-mark-recovered = Schicksal erneuert
player-mark-eliminated = Raus
player-late-move = Bewegung nach dem Passen

## The table menu

# $clock (number) space of the time marker, $rounds (number) spaces of the track
menu-clock = Zeitmarker auf { $clock } von { $rounds }
menu-end-phase-note = gleich weiter zur Strahlung
menu-end-game-note = Die Partie endet hier und wird gewertet. Rückgängig holt sie zurück.
menu-end-game-yes = Beenden und werten

## Names

rename-title = Namen, Arten und Farben
