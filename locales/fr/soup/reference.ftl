### Un résumé des règles, avec nos propres mots.
### Un chapitre est un titre et de courtes lignes ; une ligne « -open » dit ce qui est une hypothèse et pas dans le livret.

reference-title = Aide de jeu : Primordial Soup

reference-section-course = Déroulement
reference-section-round = Les phases
reference-section-genes = Gènes
reference-section-end = Décompte et fin

## Déroulement

reference-setup = Mise en place
reference-setup-cubes = Sur chaque case, { $starting-cubes } cubes de nourriture de chaque couleur. À trois joueurs, la quatrième couleur reste dans la boîte.
reference-setup-points = Pour chacun : { $starting-points } points d’énergie et { $amoebas } amibes numérotées.
reference-setup-genes = Trier les cartes de gènes. À trois joueurs, seulement celles marquées 3 : ni Frugalité ni Parasitisme. Cartes Substitution à quatre joueurs : { $substitution-copies }.
reference-setup-ladder = Deux dés chacun : la plus haute somme choisit d’abord une case de l’échelle, de 1 à 4, à trois joueurs de 1 à 3.
reference-setup-card = Révéler une carte d’environnement : elle indique le sens de la dérive au premier tour.
reference-setup-amoebas = La première amibe de chacun se place en ordre ascendant, la seconde en ordre descendant, toujours sur une case vide.
reference-setup-wound = À quatre joueurs, la première amibe commence avec 1 blessure.
reference-setup-open =
    { $cards ->
        [eleven] Toute la mise en place et les onze cartes d’environnement viennent d’autres sources que le livret, comme les { $spaces } cases dont l’appli déduit la réserve de cubes.
       *[any] Toute la mise en place vient d’autres sources que le livret, comme les { $spaces } cases dont l’appli déduit la réserve de cubes. Toute carte d’environnement peut être révélée.
    }

reference-round = Tour de jeu
reference-round-step-1 =
    { $ascending ->
        [first-first] Déplacement et nourriture, ordre ascendant : le premier sur l’échelle commence.
       *[last-first] Déplacement et nourriture, ordre ascendant : le dernier sur l’échelle commence.
    }
reference-round-step-2 =
    { $environment-order ->
        [ascending] Environnement : une nouvelle carte, puis on paie ses points de mutation en trop, en ordre ascendant.
       *[descending] Environnement : une nouvelle carte, puis on paie ses points de mutation en trop, en ordre descendant.
    }
reference-round-step-3 =
    { $ascending ->
        [first-first] Nouveaux gènes, ordre descendant : le dernier sur l’échelle commence.
       *[last-first] Nouveaux gènes, ordre descendant : le premier sur l’échelle commence.
    }
reference-round-step-4 = Division des cellules, ordre descendant : { $division-points } points chacun, puis de nouvelles amibes.
reference-round-step-5 =
    { $deaths-order ->
        [ascending] Morts naturelles, ordre ascendant.
       *[descending] Morts naturelles, ordre descendant.
    }
reference-round-step-6 = Décompte des points, ordre descendant.
reference-round-step-7 = Fin de la partie, ou tour suivant.
reference-round-app = L’appli garde l’ordre du début de chaque phase.
reference-round-open = Le sens de l’ordre ascendant et l’ordre des phases 2 et 5 sont des hypothèses. Toutes trois sont des options.

## Les phases

reference-movement = Déplacement
reference-movement-order = Les amibes suivent leurs numéros : chacune se déplace, puis mange, avant la suivante.
reference-movement-drift = Se laisser dériver : dans le sens de la carte, gratuitement.
reference-movement-own =
    { $move-price ->
        [0] Se déplacer par ses propres moyens : lancer un dé, sans rien payer.
        [one] Se déplacer par ses propres moyens : payer { $move-price } point et lancer un dé.
        [many] Se déplacer par ses propres moyens : payer { $move-price } points et lancer un dé.
       *[other] Se déplacer par ses propres moyens : payer { $move-price } points et lancer un dé.
    }
reference-movement-die = 1 ouest, 2 nord, 3 est, 4 sud, 5 sur place, 6 au choix.
reference-movement-wall = Contre le bord ou un rocher, l’amibe reste sur place ; ce qui est payé reste payé.
reference-movement-genes = Avec Mouvement, on lance deux dés, avec Autonomie aucun. Avec Vitesse, deux déplacements ; avec Nage, on ne paie rien ; avec Agrippement, on reste ou on suit.
reference-movement-before =
    { $following ->
        [after] Emporter des cubes avec Tentacules se décide avant de connaître la direction, suivre avec Agrippement seulement après.
       *[before] Suivre avec Agrippement ou emporter des cubes avec Tentacules se décide avant de connaître la direction.
    }
reference-movement-open = Le prix d’un déplacement, les faces du dé et le moment de suivre sont des hypothèses. La première et la dernière sont des options.

reference-food = Nourriture
reference-food-four =
    { $own-colour ->
        [true] À quatre joueurs, une amibe mange un cube de trois couleurs, la sienne comprise.
       *[false] À quatre joueurs, une amibe mange un cube de chaque couleur sauf la sienne.
    }
reference-food-three =
    { $own-colour ->
        [true] À trois joueurs, deux cubes d’une couleur et un d’une autre, la sienne comprise.
       *[false] À trois joueurs, deux cubes d’une couleur et un de l’autre, jamais de la sienne.
    }
reference-food-excrete =
    { $excretion ->
        [0] Puis elle n’excrète rien.
        [one] Puis elle excrète { $excretion } cube de sa couleur.
        [many] Puis elle excrète { $excretion } cubes de sa couleur.
       *[other] Puis elle excrète { $excretion } cubes de sa couleur.
    }
reference-food-starve = Sans repas complet, elle ne mange rien et prend 1 blessure.
reference-food-substitution =
    { $uneven-substitution ->
        [true] Substitution : une couleur de moins, un cube de plus, à quatre joueurs aussi 3 + 1. Frugalité : un cube de moins.
       *[false] Substitution : une couleur de moins, un cube de plus. Frugalité : un cube de moins.
    }
reference-food-parasitism = Parasitisme : un cube de moins sur la case d’une amibe adverse dont le propriétaire a un point, versé à la banque. Rien n’en protège.
reference-food-open = Manger sa couleur ou non, et combien on excrète, sont des hypothèses. Ce sont deux options.

reference-attack = Attaque
reference-attack-when = Attaque : pour { $fight-price } point, une amibe qui n’a pas assez à manger sur sa case en attaque une autre de cette case.
reference-attack-succeeds = Elle réussit toujours, sauf contre Défense, Évasion ou Carapace.
reference-attack-eaten = La victime est mangée. Au lieu d’excréter, poser { $attack-cubes } cube de chaque couleur sur la case.
reference-attack-defense =
    Défense : payer { $fight-price } point, un dé chacun. Le plus haut l’emporte, on relance les égalités. Un attaquant battu souffre de la faim{ $losing-attacker ->
        [starves-in-phase-1] , en phase 1 seulement.
       *[starves] .
    } { $defence-cubes ->
        [false] Une victime battue ne laisse pas de cubes.
       *[true] Une victime battue laisse aussi des cubes.
    }
reference-attack-escape =
    Évasion : payer { $fight-price } point et tenter de partir, avec ses gènes de déplacement. En cas de succès, l’attaquant souffre de la faim, sauf s’il a suivi avec Agrippement.{ $answers ->
        [both] { " " }Défense et Évasion peuvent répondre toutes deux.
       *[single] { " " }Après Défense, pas d’Évasion.
    }
reference-attack-persistence = Endurance : un second essai gratuit, une fois. Attaque repoussée et défense perdue se relancent ; après une évasion, c’est une autre attaque, sur toute amibe de la case. Qui fuit perd sa seconde défense.
reference-attack-aggression = Agression : en phase 5, après les morts naturelles, une amibe du joueur en tue une adverse de sa case pour { $fight-price } point. { $death-cubes } cubes de chaque couleur la remplacent.
reference-attack-armor = Carapace : pas d’attaque en phase 1 ; en phase 5, une blessure au lieu de la mort.
reference-attack-open = Les limites d’Endurance sont des hypothèses. Des options : les deux réponses ou une seule ; un combat perdu laisse des cubes ou non ; un attaquant battu souffre aussi de la faim en phase 5, ou non.

reference-environment = Environnement et sélection génétique
reference-environment-card = Révéler une carte : nouvelle dérive, nouveau niveau d’ozone.
reference-environment-debt = Plus de points de mutation que d’ozone ? La différence est une dette.
reference-environment-points =
    { $gene-value ->
        [price] Chaque point de dette se paie un point d’énergie, ou en défaussant des gènes pour leur prix.
       *[mutation] Chaque point de dette se paie un point d’énergie, ou en défaussant des gènes pour leurs points de mutation.
    }
reference-environment-excess =
    { $debt ->
        [recomputed] Un gène défaussé ne compte plus : la dette est recalculée sans lui.
       *[fixed] { $excess ->
            [returned] Le surplus payé par un gène revient en points.
           *[lost] Le surplus payé par un gène est perdu.
        }
    }
reference-environment-ray =
    { $debt ->
        [recomputed] Protection anti-radiation compte { $ray-points }.
       *[fixed] { $gene-value ->
            [price] Protection anti-radiation compte { $ray-points }.
           *[mutation] Protection anti-radiation compte { $ray-points } ; défaussée, elle paie { $ray-value }.
        }
    }
reference-environment-cheapest = L’appli trouve le paiement le moins cher et le propose. Le choix reste libre.
reference-environment-open = Le moment de compter la dette, ce que paie un gène et le sort du surplus sont des hypothèses, chacune une option.

reference-market = Achat de gènes
reference-market-order = En ordre descendant, chacun achète ce que ses points permettent.
reference-market-once =
    { $duplicates ->
        [true] Le même gène peut se posséder deux fois.
       *[false] Jamais deux fois le même gène.
    }
reference-market-advanced =
    { $same-round ->
        [true] Un gène supérieur coûte son prix, plus le gène de base à défausser, même acheté ce tour-ci.
       *[false] Un gène supérieur coûte son prix, plus le gène de base à défausser, acheté à un tour précédent.
    }
reference-market-back =
    { $buying-back ->
        [true] Ce gène de base peut se racheter.
       *[false] Ce gène de base ne se rachète pas tant que le supérieur est là.
    }
reference-market-ozone = À côté de chaque gène, l’appli montre ce qu’il coûtera face à l’ozone à venir.
reference-market-open = Ces trois règles, sur les doublons, le même tour et le rachat, sont des hypothèses, chacune une option.

reference-division = Division des cellules
reference-division-points = Chacun reçoit { $division-points } points d’énergie.
reference-division-price = Une nouvelle amibe coûte { $amoeba-price } points, { $cheap-amoeba-price } avec Scissiparité.
reference-division-place =
    { $spores-own-colour ->
        [true] Elle va à côté d’une amibe de sa couleur, jamais en diagonale, sur une case sans cette couleur. Avec Spores, sur toute case.
       *[false] Elle va à côté d’une amibe de sa couleur, jamais en diagonale, sur une case sans cette couleur. Avec Spores, sur toute case sans elle.
    }
reference-division-chain = Elle peut être à côté d’une amibe tout juste placée.
reference-division-none =
    Sans aucune amibe, une va partout{ $first-amoeba-free ->
        [false] { " " }et se paie.
       *[true] , gratuite.
    } La deuxième se paie et va { $second-anywhere ->
        [false] à côté.
       *[true] partout aussi.
    }
reference-division-open = Les cas de zéro et d’une amibe sont des hypothèses. Ce sont deux options.

reference-deaths = Morts naturelles
reference-deaths-two = Une amibe meurt à { $fatal-wounds } blessures, à { $lasting-fatal-wounds } avec Résistance.
reference-deaths-cubes = { $death-cubes } cubes de chaque couleur la remplacent.
reference-deaths-aggression = Ensuite, qui a Agression peut attaquer.
reference-deaths-supply =
    { $cube-supply ->
        [false] Les cubes qui manquent à la réserve sont remplacés par autre chose.
       *[true] Les cubes qui manquent à la réserve ne sont ni posés ni remplacés.
    }
reference-deaths-open = La dernière ligne est une hypothèse et une option.

## Gènes

reference-basic = Gènes de base
reference-basic-intelligence = { gene-intelligence } : { gene-intelligence-effect }
reference-basic-movement-1 = { gene-movement-1 } : { gene-movement-1-effect }
reference-basic-spores = { gene-spores } : { gene-spores-effect }
reference-basic-speed = { gene-speed } : { gene-speed-effect }
reference-basic-defense = { gene-defense } : { gene-defense-effect }
reference-basic-escape = { gene-escape } : { gene-escape-effect }
reference-basic-substitution = { gene-substitution } : { gene-substitution-effect }
reference-basic-ray-protection = { gene-ray-protection } : { gene-ray-protection-effect }
reference-basic-streamlining = { gene-streamlining } : { gene-streamlining-effect }
reference-basic-tentacle = { gene-tentacle } : { gene-tentacle-effect }
reference-basic-holding = { gene-holding } : { gene-holding-effect }
reference-basic-longevity = { gene-longevity } : { gene-longevity-effect }
reference-basic-frugality = { gene-frugality } : { gene-frugality-effect }
reference-basic-struggle = { gene-struggle } : { gene-struggle-effect }
reference-basic-parasitism = { gene-parasitism } : { gene-parasitism-effect }
reference-basic-division-rate = { gene-division-rate } : { gene-division-rate-effect }

reference-advanced = Gènes supérieurs
reference-advanced-persistence = { gene-persistence } (défausser Vitesse) : { gene-persistence-effect }
reference-advanced-movement-2 = { gene-movement-2 } (défausser Mouvement) : { gene-movement-2-effect }
reference-advanced-aggression = { gene-aggression } (défausser Attaque) : { gene-aggression-effect }
reference-advanced-armor = { gene-armor } (défausser Défense ou Évasion) : { gene-armor-effect }

## Décompte et fin

reference-scoring = Décompte des points
reference-scoring-amoebas = Amibes : 3 donnent { $amoeba-steps-3 } case, 4 en donnent { $amoeba-steps-4 }, 5 en donnent { $amoeba-steps-5 }, 6 en donnent { $amoeba-steps-6 }, les { $amoebas } en donnent { $amoeba-steps-7 }.
reference-scoring-cards = Cartes de gènes : 3 donnent { $card-steps-3 } case, 4 en donnent { $card-steps-4 }, 5 en donnent { $card-steps-5 }, 6 et plus en donnent { $card-steps-6 }.
reference-scoring-advanced =
    { $advanced-as-two ->
        [false] Un gène supérieur compte pour une carte, Protection anti-radiation pour aucune.
       *[true] Un gène supérieur compte pour deux cartes, Protection anti-radiation pour aucune.
    }
reference-scoring-order =
    { $leapfrog ->
        [false] Les marqueurs avancent l’un après l’autre, le premier sur l’échelle d’abord. Les cases occupées comptent.
       *[true] Les marqueurs avancent l’un après l’autre, le premier sur l’échelle d’abord. Les cases occupées se sautent et ne comptent pas.
    }
reference-scoring-open = Les sauts et la valeur d’un gène supérieur ne sont pas dans l’aide du livret. Ce sont deux options.

reference-end = Fin de la partie
reference-end-zone = Après un décompte où un marqueur est en zone sombre, dès la case { $finish-zone }, la partie est finie.
reference-end-card = Elle finit aussi après le décompte du tour où la dernière carte d’environnement a été révélée.
reference-end-winner = Le joueur le plus avancé sur l’échelle gagne.
