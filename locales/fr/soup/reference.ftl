### Un résumé des règles, avec nos propres mots.
### Un chapitre est un titre et de courtes lignes ; une ligne « -open » dit ce qui est une hypothèse et pas dans le livret.

reference-title = Aide de jeu : Primordial Soup

reference-section-course = Déroulement
reference-section-round = Les phases
reference-section-genes = Gènes
reference-section-end = Décompte et fin

## Déroulement

reference-setup = Mise en place
reference-setup-cubes = Sur chaque case, deux cubes de nourriture de chaque couleur. À trois joueurs, la quatrième couleur reste dans la boîte.
reference-setup-points = Pour chacun : 4 points d’énergie et 7 amibes numérotées.
reference-setup-genes = Trier les cartes de gènes. À trois joueurs, seulement celles marquées 3 : ni Frugalité ni Parasitisme.
reference-setup-ladder = Deux dés chacun : la plus haute somme choisit d’abord une case de l’échelle, de 1 à 4, à trois joueurs de 1 à 3.
reference-setup-card = Révéler une carte d’environnement : elle indique le sens de la dérive au premier tour.
reference-setup-amoebas = La première amibe de chacun se place en ordre ascendant, la seconde en ordre descendant, toujours sur une case vide.
reference-setup-wound = À quatre joueurs, la première amibe commence avec 1 blessure.
reference-setup-open = Toute la mise en place et les onze cartes d’environnement viennent d’autres sources que le livret.

reference-round = Tour de jeu
reference-round-step-1 = Déplacement et nourriture, ordre ascendant : le dernier sur l’échelle commence.
reference-round-step-2 = Environnement : une nouvelle carte, puis on paie ses points de mutation en trop.
reference-round-step-3 = Nouveaux gènes, ordre descendant : le premier sur l’échelle commence.
reference-round-step-4 = Division des cellules, ordre descendant : 10 points chacun, puis de nouvelles amibes.
reference-round-step-5 = Morts naturelles.
reference-round-step-6 = Décompte des points, ordre descendant.
reference-round-step-7 = Fin de la partie, ou tour suivant.
reference-round-app = L’appli garde l’ordre du début de chaque phase.
reference-round-open = Le sens de l’ordre ascendant et l’ordre des phases 2 et 5 sont des hypothèses. Toutes trois sont des options.

## Les phases

reference-movement = Déplacement
reference-movement-order = Les amibes suivent leurs numéros : chacune se déplace, puis mange, avant la suivante.
reference-movement-drift = Se laisser dériver : dans le sens de la carte, gratuitement.
reference-movement-own = Se déplacer par ses propres moyens : payer 1 point et lancer un dé.
reference-movement-die = 1 ouest, 2 nord, 3 est, 4 sud, 5 sur place, 6 au choix.
reference-movement-wall = Contre le bord ou un rocher, l’amibe reste sur place, et le point est payé quand même.
reference-movement-genes = Avec Mouvement, on lance deux dés, avec Autonomie aucun. Avec Vitesse, deux déplacements ; avec Nage, on ne paie rien ; avec Agrippement, on reste ou on suit.
reference-movement-before = Suivre avec Agrippement ou emporter des cubes avec Tentacules se décide avant de connaître la direction.
reference-movement-open = Le prix de 1 point et les faces du dé sont des hypothèses.

reference-food = Nourriture
reference-food-four = À quatre joueurs, une amibe mange un cube de chaque couleur sauf la sienne.
reference-food-three = À trois joueurs, deux cubes d’une couleur et un de l’autre, jamais de la sienne.
reference-food-excrete = Puis elle excrète 2 cubes de sa couleur.
reference-food-starve = Sans repas complet, elle ne mange rien et prend 1 blessure.
reference-food-substitution = Substitution : une couleur de moins, un cube de plus. Frugalité : un cube de moins.
reference-food-parasitism = Parasitisme : un cube de moins sur la case d’une amibe adverse dont le propriétaire a un point, versé à la banque. Rien n’en protège.
reference-food-open = Ne jamais manger sa couleur et excréter 2 cubes sont des hypothèses. Ce sont deux options.

reference-attack = Attaque
reference-attack-when = Attaque : pour 1 point, une amibe qui n’a pas assez à manger sur sa case en attaque une autre de cette case.
reference-attack-succeeds = Elle réussit toujours, sauf contre Défense, Évasion ou Carapace.
reference-attack-eaten = La victime est mangée. Au lieu d’excréter, poser un cube de chaque couleur sur la case.
reference-attack-defense = Défense : payer 1 point, un dé chacun. Le plus haut l’emporte, on relance les égalités. Un attaquant battu souffre de la faim.
reference-attack-escape = Évasion : payer 1 point et tenter de partir, avec ses gènes de déplacement. Si la victime s’échappe, l’attaquant souffre de la faim, sauf s’il l’a suivie avec Agrippement.
reference-attack-persistence = Endurance : après un échec, relancer une fois gratuitement.
reference-attack-aggression = Agression : en phase 5, après les morts naturelles, une amibe du joueur en tue une adverse de sa case pour 1 point. Deux cubes de chaque couleur la remplacent.
reference-attack-armor = Carapace : pas d’attaque en phase 1 ; en phase 5, une blessure au lieu de la mort.
reference-attack-open = Des options : Défense et Évasion répondent toutes deux à une attaque, ou une seule ; un combat perdu laisse des cubes ou non ; un attaquant battu souffre aussi de la faim en phase 5, ou non.

reference-environment = Environnement et sélection génétique
reference-environment-card = Révéler une carte : nouvelle dérive, nouveau niveau d’ozone.
reference-environment-debt = Plus de points de mutation que d’ozone ? La différence est une dette.
reference-environment-points = Chaque point de dette se paie 1 point d’énergie, ou en défaussant des gènes pour leurs points de mutation.
reference-environment-excess = Le surplus payé par un gène est perdu.
reference-environment-ray = Protection anti-radiation compte −2 ; défaussée, elle paie 4.
reference-environment-cheapest = L’appli trouve le paiement le moins cher et le propose. Le choix reste libre.
reference-environment-open = La dette fixée dès la carte révélée et le surplus perdu sont des hypothèses et des options.

reference-market = Achat de gènes
reference-market-order = En ordre descendant, chacun achète ce que ses points permettent.
reference-market-once = Jamais deux fois le même gène.
reference-market-advanced = Un gène supérieur coûte son prix, plus le gène de base à défausser, acheté à un tour précédent.
reference-market-back = Ce gène de base ne se rachète pas tant que le supérieur est là.
reference-market-ozone = À côté de chaque gène, l’appli montre ce qu’il coûtera face à l’ozone à venir.
reference-market-open = Pas de doublon, un gène d’un tour précédent, pas de rachat : des hypothèses, chacune une option.

reference-division = Division des cellules
reference-division-points = Chacun reçoit 10 points d’énergie.
reference-division-price = Une nouvelle amibe coûte 6 points, 4 avec Scissiparité.
reference-division-place = Elle va à côté d’une amibe de sa couleur, jamais en diagonale, sur une case sans cette couleur. Avec Spores, sur toute case sans elle.
reference-division-chain = Elle peut être à côté d’une amibe tout juste placée.
reference-division-none = Sans aucune amibe, une est gratuite et va partout ; la deuxième aussi va partout, mais se paie.
reference-division-open = Les cas de zéro et d’une amibe sont des hypothèses. Ce sont deux options.

reference-deaths = Morts naturelles
reference-deaths-two = Une amibe meurt à 2 blessures, à 3 avec Résistance.
reference-deaths-cubes = Deux cubes de chaque couleur la remplacent.
reference-deaths-aggression = Ensuite, qui a Agression peut attaquer.
reference-deaths-supply = Les cubes qui manquent à la réserve ne sont ni posés ni remplacés.
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
reference-scoring-amoebas = Amibes : 3 donnent 1 case, 4 en donnent 2, 5 en donnent 4, 6 en donnent 5, les 7 en donnent 6.
reference-scoring-cards = Cartes de gènes : 3 donnent 1 case, 4 en donnent 2, 5 en donnent 3, 6 et plus en donnent 4.
reference-scoring-advanced = Un gène supérieur compte pour deux cartes, Protection anti-radiation pour aucune.
reference-scoring-order = Les marqueurs avancent l’un après l’autre, le premier sur l’échelle d’abord. Les cases occupées se sautent et ne comptent pas.
reference-scoring-open = Les sauts et les deux cartes d’un gène supérieur ne sont pas dans l’aide du livret. Ce sont deux options.

reference-end = Fin de la partie
reference-end-zone = Après un décompte où un marqueur est en zone sombre, les dix dernières cases, la partie est finie.
reference-end-card = Elle finit aussi après le décompte du tour où la dernière carte d’environnement a été révélée.
reference-end-winner = Le joueur le plus avancé sur l’échelle gagne.
