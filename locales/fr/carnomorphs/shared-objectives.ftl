### Objectifs ouverts pour tout l’équipage : modes solo et coopératif.

shared-earth = Le vaisseau atteint la Terre
shared-autopsy = Le cadavre bleu est en Chirurgie
shared-adaptations = Deux adaptations défaussées
shared-butcher = Signal envoyé ; Boucher mort ou vaisseau détruit
shared-explored = Signal envoyé ; toutes les salles explorées
shared-egg = Un œuf en capsule ou en hibernation
shared-nest = Signal envoyé ; nid ou vaisseau détruit

shared-title = Objectifs de l’équipage
shared-which = Lesquels sont ouverts ?
shared-alone = Deux d’entre eux ; un seul reste après la première rencontre. Le nom sur la carte peut différer.
# $count (number) joueurs
shared-crew = Un par joueur, { $count } au plus. Tous sont à remplir. Les noms des cartes peuvent différer.
shared-not-noted = L’appli n’en sait rien.
shared-none = Aucun objectif n’est ouvert.

## Labels of the journal

label-shared-objective =
    { $objective ->
        [earth] { shared-earth }
        [autopsy] { shared-autopsy }
        [adaptations] { shared-adaptations }
        [butcher] { shared-butcher }
        [explored] { shared-explored }
        [egg] { shared-egg }
       *[nest] { shared-nest }
    }
label-lay-objective =
    { $open ->
        [yes] Objectif : { label-shared-objective }
       *[no] Objectif retiré : { label-shared-objective }
    }

## Refusals

objectives-are-own = À cette table, chacun a ses propres objectifs. Changer cela dans les règles de la table.
objectives-are-shared = À cette table, les objectifs sont communs : personne n’en choisit un. Changer cela dans les règles de la table.
# $most (number) objectifs
objectives-enough = Nombre d’objectifs tirés, au plus : { $most }. En retirer un d’abord.
