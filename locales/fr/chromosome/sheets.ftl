### Les feuilles au-dessus de la table : un joueur, et ce que seul ce jeu a dans son menu.

## Un joueur

player-supply = 12 = plateau { $board } + réserve { $supply } + chez d’autres { $captured }
player-charged-of = sur { $tokens } en jeu
player-trophies = Trophées : jetons pris aux autres
player-trophies-of = Trophées : { $owner }
player-genes-owned = Gènes : { $count }, au plus { $most }
player-column-active = actifs
player-column-passive = passifs
# $gene (text) code d’un type de gène
player-genes-active = { named-gene }, actifs
player-genes-passive = { named-gene }, passifs
gene-short-action = action
gene-short-telepathy = télépathie
gene-short-combat = combat
gene-short-building = construction
player-marks = Corriger
player-mark-passed = Passe
player-mark-fate-token = Destin comme gène : utilisé
player-mark-recovered = Destin récupéré
player-mark-eliminated = Hors jeu
player-late-move = Déplacement après la passe

## Le menu de la table

menu-clock = marqueur de temps sur { $clock } de { $rounds }
menu-end-phase-note = directement à la radiation
menu-end-game-note = La partie s’arrête ici et les points sont comptés. Cela peut s’annuler.
menu-end-game-yes = Finir et compter

## Les noms

rename-title = Noms, espèces et couleurs
