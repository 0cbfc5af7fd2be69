### Un rappel des règles, avec nos propres mots.
### Un chapitre, c’est un titre et des lignes courtes ; une ligne « -open » dit ce qui est une hypothèse et pas dans le livret.

reference-title = Aide de jeu : Chromosome

reference-section-course = Déroulement
reference-section-turn = Son tour
reference-section-actions = Actions
reference-section-radiation = Radiation
reference-section-stores = Ses ressources
reference-section-end = La fin

## Déroulement

reference-setup = Mise en place
reference-setup-rounds = Manches : 6 à deux joueurs, 5 à trois, 4 à quatre.
reference-setup-genes = Chacun commence avec deux gènes d’action et un gène de télépathie, tous actifs.
reference-setup-fate = Points de destin de chacun au départ : { $fate-start }. Le marqueur d’irradiation attend à côté de la piste jusqu’à la première dose.
reference-setup-rooms = Sur un plateau composé soi-même, chaque salle de départ doit toucher une salle de stérilité 1.
reference-setup-open = Jetons dans la salle de départ : { $start-tokens }. Leur nombre, leur charge et le libre choix du premier joueur sont des hypothèses.

reference-round = Manche
reference-round-phases = Trois phases : préparation, tours des joueurs, radiation. La première manche n’a pas de préparation.
reference-round-preparation = Préparation : le temps baisse de 1, on révèle un événement, les gènes passifs redeviennent actifs, le jeton Destin revient sur sa face active.
reference-round-clock = Si le temps devait passer sous 1, la partie est finie.
reference-round-turns = Tours des joueurs : dans le sens horaire, jusqu’à ce que tout le monde ait passé.
reference-round-radiation = Radiation : tests de résistance, absorption, désintégration.
reference-round-starter = Dès la manche 2, qui a le moins de jetons en jeu au début des tours commence. Égalité : parmi les ex æquo, le plus proche à gauche du premier joueur précédent.

reference-events = Événements
reference-events-card = Pendant la préparation, on révèle une carte et on l’applique.
reference-events-red = Les salles rouges peuvent être retirées par des événements. Sans cartes Événement, cette couleur ne veut rien dire.
reference-events-holes = Une salle retirée laisse un trou : on ne le traverse ni en se déplaçant ni en attaquant.
reference-events-split = Une carte qui couperait le plateau en deux n’a aucun effet.
reference-events-variant = Pour moins de hasard, jouer sans cartes Événement.

## Son tour

reference-turn = Tour
reference-turn-move = On peut se déplacer une fois, avant ou après son action.
reference-turn-fate = On peut échanger de l’énergie contre 1 point de destin. Énergie à payer : { $recovery-energy }.
reference-turn-genes = On peut défausser des gènes de construction. Chacun réduit l’irradiation de { $building-relief }.
reference-turn-action = On doit faire exactement une action sur neuf : cinq principales et quatre spéciales.
reference-turn-open =
    { $recovery ->
        [round] Récupérer du destin une fois par manche, et la baisse par gène de construction défaussé, { $building-relief }, sont des hypothèses.
       *[turn] Récupérer du destin une fois par tour, et la baisse par gène de construction défaussé, { $building-relief }, sont des hypothèses.
    }

reference-moving = Déplacement et stérilité
reference-moving-step = Prendre autant de jetons qu’on veut dans un groupe et les mettre ensemble dans une salle adjacente.
reference-moving-group = Une salle contient un seul groupe, de 3 jetons au plus.
reference-moving-blocked = On n’entre pas dans une salle où sont les jetons d’un autre. Une zone radioactive ne gêne pas.
reference-moving-merge = Jetons chargés et déchargés réunis : tout le groupe est déchargé.
reference-moving-sterility = Le groupe qui entre doit être au moins aussi grand que la stérilité de la salle (1–3).
reference-moving-shrunk = Un groupe qui diminue sur place peut rester ; une fois sorti, il ne revient qu’après avoir grandi.

reference-costs = Payer les coûts
reference-costs-genes = Gène : le faire passer d’actif à passif. Les gènes passifs ne paient rien.
reference-costs-fate = Une fois par manche, un point de destin remplace n’importe quel gène, mais pas en combat. Retourner alors le jeton Destin.
reference-costs-energy = Énergie, à son propre tour seulement : décharger un groupe entier, 1 point par jeton. Le surplus est perdu.
reference-costs-trophies = Ou rendre un trophée à son propriétaire : { $trophy-energy }.
reference-costs-hint = Grand groupe et petit coût ? Le diviser d’abord en se déplaçant, puis décharger la plus petite partie.

## Actions

reference-growth = Croissance
reference-growth-stack = Ajouter des jetons à un groupe, jusqu’à trois en tout. Chargé ou déchargé, il le reste.
reference-growth-spread = Ou poser un jeton déchargé dans chacune de plusieurs salles vides à côté de ses groupes. La stérilité s’applique.
reference-growth-empty = Réserve vide : elle est impossible.
reference-growth-open = Gènes d’action par jeton, { $growth-genes } (une option de la partie), et des salles à côté de groupes différents (pas une option, car l’appli ne connaît pas le plateau).

reference-evolution = Évolution
reference-evolution-choice = Un gène au choix : autant d’énergie que de gènes de ce type possédés, plus 1. Un troisième gène d’action coûte 3.
reference-evolution-die = Un gène au dé coûte de l’énergie : { $evolution-die-energy }. On prend ce qu’il montre.
reference-evolution-active = Le nouveau gène est actif tout de suite.
reference-evolution-limit = 8 gènes au plus, actifs et passifs ensemble. À huit, pas d’Évolution.
reference-evolution-open = Gènes d’action en plus, { $evolution-genes }, et la même règle de prix pour tous les types, sont des hypothèses. À la table de fixer le gène de chaque face du dé.

reference-spark = Étincelle
reference-spark-cost = Une attaque pour 1 gène d’action, et 1 point d’énergie par salle entre les groupes. La salle du défenseur ne compte pas.
reference-spark-adjacent = Attaquer une salle adjacente ne coûte pas d’énergie.
reference-spark-own = On n’attaque pas ses propres groupes.

reference-combat = Le combat, pas à pas
reference-combat-step-1 = L’attaquant désigne les deux groupes et paie.
reference-combat-step-2 = Force de l’attaquant : taille du groupe, plus 1 par gène de combat épuisé, plus 1 par point de destin dépensé.
reference-combat-step-3 = Le défenseur fait de même, en connaissant la force de l’attaquant.
reference-combat-step-4 = L’attaquant lance. À la table, chacun peut dépenser un point de destin pour imposer une relance, même plusieurs fois.
reference-combat-step-5 = Le défenseur lance, relances comme ci-dessus.
reference-combat-step-6 = Ajouter chaque dé à sa force, et ce que donnent les actions spéciales.
reference-combat-step-7 = Le plus haut total gagne. Le perdant retire la différence de son groupe, en jetons.
reference-combat-step-8 = Ces jetons sont les trophées du gagnant.
reference-combat-step-9 = Égalité : chaque camp prend un jeton du groupe adverse en trophée.
reference-combat-late = Après le lancer, plus de gènes de combat ni de destin pour la force.
reference-combat-open = Que le perdant perde au plus tout le groupe qui se bat est une hypothèse.

reference-impulse = Impulsion
reference-impulse-cost = Coûte 1 gène de télépathie. Choisir une des deux options.
reference-impulse-make = Deux cubes de radiation dans une salle au choix, même occupée : une zone radioactive. On peut ensuite charger ses groupes adjacents qui ne dépassent pas sa puissance.
reference-impulse-stack = Des cubes posés là où il y en a déjà s’ajoutent à la puissance de la même zone.
reference-impulse-draw = Ou charger ses groupes à côté d’une zone existante, toujours pas plus grands que sa puissance. La zone perd ensuite 1 cube.

reference-pass = Passe
reference-pass-out = Plus de tour cette manche. On peut encore se déplacer avant ou après avoir passé.
reference-pass-defence = En cas d’attaque, on se défend comme d’habitude, destin compris.
reference-pass-genes = Les gènes de construction ne réduisent plus l’irradiation : cela se fait à son propre tour.
reference-pass-all = Quand tout le monde a passé, la radiation commence.

reference-special = Actions spéciales
reference-special-source = Coûts et effets sont sur les plateaux des joueurs. Ici, seulement les précisions du livret.
reference-special-fusion = Fusion (Ferox) : 2 gènes de télépathie et 1 point d’énergie. On peut réunir n’importe quels groupes, même si aucun n’est à soi.
reference-special-saturation = Saturation (Cadum) : irradie tout le monde, Cadum aussi.
reference-special-might = Vigueur (Cadum) : « ? » dans son coût veut dire n’importe quel gène.
reference-special-wave = Onde (Cadum) : déplace une zone et cause aussitôt un test de résistance à côté, à sa puissance. Les jetons que cela fait perdre deviennent des trophées de Cadum.
reference-special-supergene = Supergène : un gène passif redevient actif, puis on fait une action de plus, sans autre déplacement.
reference-special-conversion = Conversion : le nouveau gène est actif ou passif comme celui qu’il remplace.
reference-special-takeover = Capture : un jeton ennemi devient un trophée, et un jeton à soi prend sa place.
reference-special-domination = Domination : à égalité, l’adversaire donne comme d’habitude un jeton du groupe qui se bat en trophée, mais on n’en donne aucun.
reference-special-concentration = Concentration : les cubes se posent selon les règles habituelles des zones radioactives.
reference-special-teleportation = Téléportation : déplace les jetons de n’importe quel joueur et ignore la stérilité.
reference-special-outbreak = Foyer : ici la stérilité s’applique.
reference-special-giant = Géant : le livret ne l’explique pas. Il fait ce que dit le plateau du joueur.
reference-special-open = La table dit combien de jetons sont sacrifiés à une Onde. Ils s’ajoutent après le test : toucher l’action effectuée, dans le tour. Les coûts autres que celui de Fusion se recopient des plateaux.

## Radiation

reference-test = Test de résistance
reference-test-order = Une zone radioactive après l’autre, la plus puissante d’abord. Puissances égales : le premier joueur choisit.
reference-test-who = Fait le test chaque joueur qui a un groupe à côté de la zone ou dans sa salle.
reference-test-step-1 = Compter les cubes : c’est la puissance.
reference-test-step-2 = Compter ses groupes adjacents. Les groupes comptent, pas les jetons.
reference-test-step-3 = Additionner les deux : c’est la menace.
reference-test-step-4 = Lancer, et ajouter 1 par gène de construction actif. Chacun peut dépenser un point de destin pour imposer une relance.
reference-test-step-5 = Retirer le résultat de la menace.
reference-test-step-6 = Ce qui reste au-dessus de zéro s’ajoute à l’irradiation.
reference-test-example = Puissance 4 et deux groupes font une menace de 6. Un résultat de 1 coûte 5, un résultat de 4 seulement 2.
reference-test-open = Finir les tests de la phase après une élimination est une hypothèse. Tester une Onde qui rejoint une autre zone à la puissance des deux en est une autre.

reference-absorption = Absorption et désintégration
reference-absorption-charge = Après les tests, chaque groupe à côté d’une zone radioactive se charge s’il ne dépasse pas la puissance de la zone.
reference-absorption-decay = Puis chaque zone perd 1 cube. Sans cubes, elle disparaît.
reference-absorption-open = Charger un groupe dans la salle même de la zone est une hypothèse.

## Ses ressources

reference-fate = Destin
reference-fate-reroll = Relance : 1 point fait recommencer n’importe quel lancer de n’importe qui, soi compris.
reference-fate-strength = Combat : 1 point donne 1 de force, avant les dés.
reference-fate-gene = Gène : une fois par manche, 1 point remplace n’importe quel gène, hors combat.
reference-fate-recovery = Récupération : à son propre tour, de l’énergie contre 1 point de destin. Énergie à payer : { $recovery-energy }.
reference-fate-score = Un point de destin non dépensé vaut 2 points à la fin.
reference-fate-open =
    { $recovery ->
        [round] Le maximum de points de destin, { $fate-max }, et une récupération par manche, sont des hypothèses.
       *[turn] Le maximum de points de destin, { $fate-max }, et une récupération par tour, sont des hypothèses.
    }

reference-trophies = Trophées
reference-trophies-source = Des jetons des autres, surtout gagnés en combat, parfois par des actions spéciales.
reference-trophies-energy = À son propre tour, rendre un trophée à son propriétaire pour { $trophy-energy }.
reference-trophies-score = Un trophée gardé vaut 1 point à la fin.

reference-charge = Charger
reference-charge-sources = Les groupes se chargent par l’Impulsion et par l’absorption, toujours sans dépasser la puissance de la zone.
reference-charge-spend = Payer de l’énergie les décharge, toujours le groupe entier.
reference-charge-stay = Un groupe déchargé reste en jeu. Il ne donne pas d’énergie avant d’être chargé à nouveau.
reference-charge-new = Les jetons que la Croissance pose dans des salles vides sont déchargés.

## La fin

reference-elimination = Élimination
reference-elimination-cause = Qui dépasse { $irradiation-limit } d’irradiation, ou perd tous ses jetons en jeu, sort du jeu.
reference-elimination-last = Tous les autres qui n’ont pas passé jouent un dernier tour, dans le sens horaire. Puis on compte les points.
reference-elimination-loses = Qui sort du jeu perd, quels que soient ses points.
reference-elimination-open = La perte du dernier jeton en jeu, et un dernier tour pour le joueur dont c’est le tour, sont des hypothèses.

reference-scoring = Décompte
reference-scoring-when = On compte quand les manches sont finies, ou après les tours qui suivent une élimination.
reference-scoring-tokens = Plus 1 par jeton à soi en jeu.
reference-scoring-trophies = Plus 1 par trophée.
reference-scoring-fate = Plus 2 par point de destin.
reference-scoring-irradiation = Moins son irradiation.
reference-scoring-tie = Égalité à la première place : tous les ex æquo gagnent.

reference-open = Ce que la règle ne précise pas
reference-open-options = Les hypothèses dont dépendent des nombres sont des options : elles se changent à la mise en place d’une nouvelle partie. Ce qui touche quoi sur le plateau, la table en juge.
reference-open-prices = Vérifier les coûts de Croissance et d’Évolution sur les plateaux, et le gène de chaque face du dé sur le plateau auxiliaire.
reference-open-die = Le dé va de 1 à { $die }. Les exemples des règles n’ont pas de résultat qu’un dé à quatre faces n’aurait pas. Un dé à six faces marche aussi.
reference-open-species = Deux espèces et la plupart de leurs actions n’ont pas de nom connu. Donner les siens.
reference-open-table = En cas de doute, la table décide : chaque nombre se corrige à la main.
