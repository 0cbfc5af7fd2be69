### Un résumé des règles, avec nos propres mots.
### Un chapitre est un titre et de courtes lignes ; une ligne « -open » dit ce qui est une hypothèse et pas dans le livret.

reference-title = Aide de jeu : Carnomorphes

reference-section-course = Déroulement
reference-section-bag = Sac et rencontres
reference-section-intruders = Intrus
reference-section-characters = Personnages
reference-section-goals = Objectifs et fuite
reference-section-end = La fin

## Déroulement

reference-setup = Mise en place
reference-setup-ship = Plateau côté de base. Salles « 2 » face cachée, puis salles « 1 », un jeton Exploration sur chacune. Une carte Coordonnées au hasard à côté du Cockpit, le marqueur de destination sur B.
reference-setup-pods = Tirer les capsules de survie au hasard : 2 pour une ou deux personnes, 3 pour trois ou quatre, 4 pour cinq. Le plus petit numéro va en secteur A, le suivant en B, et ainsi de suite, toutes verrouillées.
reference-setup-engines = Deux jetons par moteur, un endommagé et un en marche, mélangés face cachée. Celui du dessus compte, et personne ne regarde.
reference-setup-board = Plateau Carnomorphes : { $eggs } œufs et 3 adaptations au hasard, face cachée, avec l’Errant, la Bête de chair et le Boucher dessus.
reference-setup-bag = Dans le sac : 1 jeton vierge, 2 Métavores bleus et 2 rouges, plus 1 rouge par personne.
reference-setup-decks = Mélanger objets, événements, attaques, contamination, mutations et blessures graves. Le marqueur de temps part de la case verte.
reference-setup-numbers = Cartes Aide de 1 au nombre de joueurs, au hasard : le numéro donne l’ordre de choix des personnages. Les échanger ensuite contre celles des Carnomorphes.
reference-setup-objectives = Retirer les objectifs au numéro supérieur au nombre de joueurs. Donner à chacun un objectif de corporation et un objectif personnel.
reference-setup-characters = Ensuite seulement les personnages : le joueur 1 en révèle deux, en garde un et remélange l’autre. Puis le joueur 2, et ainsi de suite.
reference-setup-player = Pour chacun : plateau, figurine dans l’Hibernatorium, cartes Action mélangées, arme avec ses munitions, deux objets personnels inactifs.
reference-setup-start = Le joueur 1 prend le jeton premier joueur. Un cadavre bleu gît dans l’Hibernatorium.
reference-setup-open = La boîte contiendrait 12 jetons Errant, 3 Bête de chair et 1 Boucher : hypothèse, car la plupart viennent du jeu de base.

reference-round = Manche
reference-round-phases = Deux phases : les joueurs, puis les événements.
reference-round-players = Les tours suivent le jeu de base, jusqu’à ce que tout le monde ait passé. L’appli montre à qui c’est de jouer et n’impose rien.
reference-round-hand =
    { $hand-size ->
        [one] Nouvelle manche : chacun complète sa main à { $hand-size } carte. 
        [many] Nouvelle manche : chacun complète sa main à { $hand-size } cartes. 
       *[other] Nouvelle manche : chacun complète sa main à { $hand-size } cartes. 
    }{ $first-player-moves ->
        [true] Le jeton premier joueur passe à gauche.
       *[false] Le jeton premier joueur ne change pas de main.
    }
reference-round-time =
    { $time-track ->
        [one] Piste de temps : { $time-track } manche. Le marqueur avance en phase d’événements ; l’appli annonce la dernière.
        [many] Piste de temps : { $time-track } manches. Le marqueur avance en phase d’événements ; l’appli annonce la dernière.
       *[other] Piste de temps : { $time-track } manches. Le marqueur avance en phase d’événements ; l’appli annonce la dernière.
    }
reference-round-destruct =
    { $self-destruct-track ->
        [one] L’autodestruction a { $self-destruct-track } case et avance avec le temps. Jaune dès { $self-destruct-yellow } : rien ne l’arrête plus, toutes les capsules s’ouvrent. Au bout, le vaisseau explose.
        [many] L’autodestruction a { $self-destruct-track } cases et avance avec le temps. Jaune dès { $self-destruct-yellow } : rien ne l’arrête plus, toutes les capsules s’ouvrent. Au bout, le vaisseau explose.
       *[other] L’autodestruction a { $self-destruct-track } cases et avance avec le temps. Jaune dès { $self-destruct-yellow } : rien ne l’arrête plus, toutes les capsules s’ouvrent. Au bout, le vaisseau explose.
    }
reference-round-last = Quand le temps est écoulé, qu’il n’y a plus personne à bord ou que le vaisseau est détruit, vient le contrôle final.
reference-round-open = La longueur des deux pistes, le début du bleu et du jaune, le nombre de cartes en main et le jeton premier joueur qui tourne sont des hypothèses. Toutes sont des options.

reference-events = Phase d’événements
reference-events-step-1 = Temps : le marqueur de temps avance d’une case, celui d’autodestruction aussi si elle est lancée.
reference-events-step-2 = Attaques et repas : les intrus en combat attaquent, tous les autres se nourrissent s’ils ont de quoi.
reference-events-step-3 = Feu : chaque intrus dans une salle en feu subit 1 blessure.
reference-events-step-4 = Carte Événement : en piocher une et la résoudre.
reference-events-step-5 = Sac : tirer un jeton et résoudre son effet.
reference-events-fire = Une blessure due au feu fait aussi piocher une carte Attaque, et peut tuer.
reference-events-card = Un Boucher qu’un événement enverrait dans un couloir technique reste où il est.
reference-events-order = L’appli guide à travers les cinq étapes. Elle montre ce qu’elle a fait et liste ce qui reste à faire à la main.

## Sac et rencontres

reference-bag = Sac d’intrus
reference-bag-start = Au début, 5 jetons et 1 de plus par personne.
reference-bag-add = « Ajouter un Métavore », c’est un rouge tant qu’il en reste, puis un bleu.
reference-bag-leave = Les Métavores bleus et le Boucher tirés en phase d’événements quittent le sac. Tous les autres y retournent.
reference-bag-figures = Les figurines placées par un jeton rouge, un repas ou une mort ne retirent aucun jeton du sac.
reference-bag-hidden = La table peut cacher les nombres : personne ne voit alors ni le contenu du sac ni les chances.
reference-bag-open = Sans jeton Métavore d’aucune couleur, l’ajout ne fait rien : hypothèse. Aucune règle ne met ici de jeton Bête de chair ou Boucher : corriger le sac si une carte le fait.

reference-tokens = Jetons de la phase d’événements
reference-tokens-blue = Métavore bleu : jet de bruit pour tout le monde. Le jeton quitte le sac, un jeton Métavore s’y ajoute.
reference-tokens-red = Métavore rouge : un Métavore dans chaque salle avec un Métavore ou un objet lourd, même en combat ou porté, et dans le nid s’il est découvert et intact. Le jeton retourne dans le sac.
reference-tokens-shambler = Errant : le jeton retourne dans le sac, jet de bruit pour tout le monde.
reference-tokens-fleshbeast = Bête de chair : de même.
reference-tokens-butcher = Boucher : il va vers un personnage avec mucus. S’il y en a plusieurs : le moins de cartes en main, puis le premier dans l’ordre du tour. S’il n’y en a pas : le premier joueur. Rencontre ; le jeton quitte le sac.
reference-tokens-blank = Vierge : le jeton retourne dans le sac. Les Errants sans personnage dans leur salle partent, leurs jetons retournent dans le sac. Ajouter un jeton Métavore, puis jet de bruit pour tout le monde.
reference-tokens-open = Figurines insuffisantes, nid compté deux fois : la table décide. Pour un jeton vierge, il ne revient pas plus de jetons Errant qu’il n’y en a à côté : hypothèse.

reference-encounter = Rencontre
reference-encounter-draw = Retirer le bruit autour de la salle, tirer un jeton et placer cet intrus près du personnage.
reference-encounter-surprise = Moins de cartes en main que le nombre du jeton : attaque surprise.
reference-encounter-metagorger = Un Métavore qui attaque disparaît aussitôt, voir son attaque. Cela reste une rencontre.
reference-encounter-token = Le jeton d’un intrus qui arrive reste hors du sac, comme dans le jeu de base.
reference-encounter-blank = Jeton vierge : du bruit dans chaque couloir de la salle. Si c’était le dernier jeton, ajouter un jeton Métavore. Puis remettre le jeton vierge.
reference-encounter-first = Au premier intrus sur le plateau, chacun choisit un objectif.
reference-encounter-open = Les nombres des jetons viennent du jeu de base : les comparer à la table et dire à l’appli qui a attaqué.

reference-noise = Jets de bruit
reference-noise-who = Dans l’ordre du tour, chaque personnage qui n’est pas en combat fait un jet.
reference-noise-number = Un nombre : un jeton Bruit dans ce couloir. S’il y en a déjà un : une rencontre.
reference-noise-danger = Danger : les intrus voisins qui ne sont pas en combat entrent. S’il n’y en a pas : du bruit dans chaque couloir qui n’en a pas.
reference-noise-silence = Silence : il ne se passe rien.
reference-noise-slime = Avec du mucus, le silence devient un danger.
reference-noise-open = Le dé est celui du jeu de base : deux fois chaque nombre de 1 à 4, un danger, un silence. Les chances sont calculées ainsi.

## Intrus

reference-kinds = Quatre types
reference-kinds-levels = Par niveau : Métavore, Errant, Bête de chair, Boucher. En se nourrissant, chacun devient le suivant.
reference-kinds-words = « Intrus » sur les cartes du jeu de base désigne tout Carnomorphe.
reference-kinds-figures = La boîte contient 8 Métavores, 8 Errants, 3 Bêtes de chair et 1 Boucher. L’appli compte ce qui reste.
reference-kinds-butcher = Le Boucher ne passe pas dans les couloirs techniques : il reste dans sa salle.
reference-kinds-larva = Il n’y a pas de Larve. Sa place sur le plateau de personnage reçoit les marqueurs Mutation.
reference-kinds-open = « Retirer seulement les blessures », dit du Boucher et, après sa mort, de la Bête de chair, est lu ainsi : ils mangent aussi (hypothèse).

reference-feeding = Repas
reference-feeding-who = Un intrus qui n’est pas en combat se nourrit si sa salle contient un objet lourd ou un autre Métavore.
reference-feeding-order = Ordre dans une salle : Boucher, Bête de chair, Errant, Métavore.
reference-feeding-step-1 = Guérir : retirer toutes ses blessures.
reference-feeding-step-2 = Évoluer : échanger la figurine contre celle du niveau suivant.
reference-feeding-step-3 = Manger : retirer une nourriture de la salle.
reference-feeding-food = Ordre de la nourriture : { $food }.
reference-feeding-blocked = Sans figurine du niveau suivant, il n’évolue pas, mais guérit et mange.
reference-feeding-butcher = Un Boucher n’évolue jamais. Une fois le Boucher mort, une Bête de chair reste une Bête de chair.
reference-feeding-once = Chacun se nourrit une fois. Un Métavore mangé ne se nourrit pas et ne laisse pas de carcasse. Les niveaux supérieurs ne sont jamais mangés.
reference-feeding-voracious =
    Si « Voraces » est révélée, les intrus en combat se nourrissent avant d’attaquer. { $carried-food ->
        [true] Ce que porte un personnage les nourrit aussi.
       *[false] Ce que porte un personnage ne les nourrit pas.
    }
reference-feeding-open = « Chacun une fois » se déduit d’un exemple. L’ordre des salles, quand les figurines manquent, est au choix. Qu’un intrus dont l’attaque met fin au combat se nourrisse encore est une hypothèse.

reference-nest = Nid et œufs
reference-nest-eggs =
    { $nest-in-combat ->
        [true] Tant qu’il y a des œufs sur le plateau Carnomorphes, chaque intrus dans le nid, même en combat, en mange un à l’étape d’attaque.
       *[false] Tant qu’il y a des œufs sur le plateau Carnomorphes, chaque intrus hors combat dans le nid en mange un à l’étape d’attaque.
    }
reference-nest-destroyed = Sans œuf sur le plateau, le nid est détruit : les intrus peuvent le faire en se nourrissant.
reference-nest-first =
    { $nest-food ->
        [egg] Dans le nid, un œuf du plateau passe même avant un cadavre rouge.
       *[corpse] Dans le nid, un cadavre rouge passe même avant un œuf du plateau.
    }
reference-nest-open = Le livret dit à la lettre : d’abord un œuf. L’ordre est en option, tout comme les œufs pour les intrus en combat.

reference-examples = Trois exemples
reference-examples-first = Deux Métavores seuls dans une salle : l’un mange l’autre, il reste un Errant.
reference-examples-second = Une Bête de chair et un Métavore dans le nid, 6 œufs sur le plateau : chacun mange un œuf. Il reste un Boucher, un Errant et 4 œufs.
reference-examples-third = Un Errant et un Métavore avec une carcasse et un cadavre rouge : l’Errant prend le cadavre, le Métavore la carcasse. Il reste une Bête de chair et un Errant, sans nourriture.
reference-examples-blue = Un cadavre bleu est mangé en dernier, mais il peut l’être. Un objectif devient alors impossible à remplir.

reference-attack = Attaque d’intrus
reference-attack-order = Un personnage et un intrus dans la même salle sont en combat. À l’étape d’attaque, chaque intrus en combat attaque.
reference-attack-metagorger = Un Métavore ne pioche pas de carte Attaque : à la place, 1 carte Mutation, 1 carte Contamination et 1 blessure légère.
reference-attack-card = Avec une carte Mutation déjà prise : seulement la carte Contamination et la blessure.
reference-attack-token = Dans les deux cas, la figurine est retirée et un jeton Errant entre dans le sac.
reference-attack-others = Tous les autres attaquent avec une carte, comme dans le jeu de base.
reference-attack-open = En mode rapide, pas de salles : une rencontre est un combat du personnage, jusqu’à l’attaque d’un Métavore ou une mort d’intrus (hypothèse).

reference-death = Blessures et mort
reference-death-injury = Quand un intrus subit des blessures, piocher une carte Attaque et regarder ses deux nombres.
reference-death-number = Celui du haut vaut pour les Métavores, celui du bas pour les autres. S’il ne dépasse pas les blessures, l’intrus meurt.
reference-death-small = Métavore : { $metagorger-leaves }. Errant : { $shambler-leaves }.
reference-death-fleshbeast = Bête de chair : { $fleshbeast-leaves }.
reference-death-butcher = Boucher : { $butcher-leaves }. Il ne revient jamais.
reference-death-bag = Le sac ne change pas.
reference-death-open = Un Boucher déjà sur le plateau par évolution ne vient pas une seconde fois : son jeton part sans figurine (hypothèse).

reference-adaptations = Adaptations
reference-adaptations-start = Trois cartes sur huit sont face cachée : une pour l’Errant, une pour la Bête de chair, une pour le Boucher.
reference-adaptations-reveal =
    { $reveal ->
        [leaving] Une carte est révélée quand sa figurine la quitte : à la première rencontre de ce type, par évolution ou par une mort.
       *[encounter] Une carte est révélée à la première rencontre de ce type.
    }
reference-adaptations-effect = Révélée, elle vaut pour tous les intrus jusqu’à sa défausse.
reference-adaptations-discard = Analyser son objet au Laboratoire : la carte quitte la partie.
reference-adaptations-objects = Objets à analyser : un cadavre, une carcasse ou un œuf.
reference-adaptations-voracious = Voraces : les intrus en combat se nourrissent d’abord, puis attaquent. L’appli en tient compte.
reference-adaptations-open = Les textes ne nomment que Voraces. Noter une fois le nom, l’effet et l’objet des autres : l’appli les retient. Que l’évolution et la mort révèlent aussi se lit dans le résumé ; c’est une option.

## Personnages

reference-mutation = Carte Mutation
reference-mutation-draw = En piocher deux, en garder une face cachée, remélanger l’autre.
reference-mutation-secret = Personne d’autre ne la voit avant son premier usage. L’appli ne la montre qu’à qui la possède.
reference-mutation-one = Jamais une deuxième : avec une carte, on n’en pioche plus.
reference-mutation-lose = La Chirurgie ou un Antidote enlève la carte.
reference-mutation-open = Le livret parle de décontamination. Que ce soit en Chirurgie est une hypothèse.

reference-markers = Marqueurs Mutation
reference-markers-without = Sans carte Mutation, prendre une carte au lieu du marqueur.
reference-markers-place = Avec une carte, poser le marqueur là où le jeu de base met la Larve.
reference-markers-fourth =
    { $mutant-corpse ->
        [blue] Le marqueur numéro { $fatal-markers } tue : un Errant et un cadavre bleu dans la salle du personnage.
       *[red] Le marqueur numéro { $fatal-markers } tue : un Errant et un cadavre rouge dans la salle du personnage.
    }
reference-markers-stay = Les marqueurs restent jusqu’à la fin, même sans la carte.
reference-markers-open = Le livret ne dit pas la couleur de ce cadavre : rouge ou bleu, c’est une option.

reference-action = Action Mutation
reference-action-step-1 = Choisir une carte Contamination de sa main et la scanner.
reference-action-step-2 = Prendre un marqueur Mutation, quel que soit le scan.
reference-action-step-3 = Résoudre l’effet de sa carte Mutation qui correspond au résultat.
reference-action-infected = INFECTÉ : mettre la carte dans sa défausse.
reference-action-clean = NON INFECTÉ : la retirer, et mettre une nouvelle carte Contamination dans sa défausse.
reference-action-reveal = La première fois, retourner sa carte Mutation pour que tout le monde la voie.
reference-action-example = À un marqueur du numéro { $fatal-markers }, l’action est la dernière d’un personnage : elle le tue.

reference-contamination = Contamination et scan
reference-contamination-source = L’attaque d’un Métavore en donne, tout comme des cartes et des salles du jeu de base.
reference-contamination-scan = On scanne par un Repos, à la Cantine et aux Douches, comme dans le jeu de base.
reference-contamination-infected = INFECTÉ : un marqueur Mutation au lieu de la Larve. Sans carte Mutation : cette carte à la place.
reference-contamination-clean = Pour le reste, ces cartes suivent le jeu de base.

reference-objects = Objets lourds
reference-objects-which = Cadavre de personnage, carcasse d’intrus, œuf d’intrus.
reference-objects-carry = Ils nourrissent là où ils se trouvent. Un jeton rouge compte même ceux que quelqu’un porte.
reference-objects-blue = Un cadavre bleu compte comme tout cadavre de personnage. Les intrus le mangent en dernier.
reference-objects-use = Le Laboratoire les analyse pour défausser des adaptations.

## Objectifs et fuite

reference-objectives = Première rencontre
reference-objectives-deal = Chacun commence avec deux objectifs.
reference-objectives-choose = Dès que le premier intrus est sur le plateau, chacun en garde un et défausse l’autre sans le montrer.
reference-objectives-vanished = Même si c’est un Métavore qui attaque par surprise et disparaît aussitôt.
reference-objectives-secret = L’appli ne montre un objectif qu’à qui le possède : sur son téléphone, ou tant que le doigt appuie.

reference-clarified = Quatre objectifs expliqués
reference-clarified-field = Biologie de terrain extrême : au moins deux adaptations sont défaussées.
reference-clarified-hunt = La Grande Chasse : envoyer le signal, et le Boucher est mort.
reference-clarified-ovo = Ab ovo : l’adaptation dont l’objet est l’œuf est défaussée.
reference-clarified-necroscopy = Nécropsie : envoyer le signal, et l’adaptation dont l’objet est la carcasse est défaussée.
reference-clarified-blue = Gare au cadavre bleu : il peut être mangé, et un objectif avec lui.
reference-clarified-open = Si l’explosion emporte le Boucher, la table décide si la Grande chasse est remplie : la carte de base le permet.

reference-modes = Solo et coopératif
reference-modes-solo = Solo : deux objectifs solo/coop, dont un reste après la première rencontre. Le remplir et survivre.
reference-modes-crew = Coop : un par joueur, ouverts à tous. Tous remplis et un personnage en vie : tout l’équipage gagne.
reference-modes-list = Il y en a sept. La Terre ; le cadavre bleu en Chirurgie ; deux adaptations ; un œuf emporté ; avec un signal : le Boucher, le nid, toutes les salles.
reference-modes-signal = Si plusieurs demandent un signal, il faut pour chacun celui d’un autre personnage.
reference-modes-items = Solo : les salles ont la moitié de leurs objets, arrondie au-dessus.
reference-modes-revive = Coop : porter un cadavre dans une Infirmerie en état, sans intrus. Le personnage revient au tour suivant, sans blessures légères, les graves pansées.
reference-modes-open = Les textes de l’extension n’ont pas ces modes. Ils viennent du jeu de base, de sources publiques ; lire adaptations pour faiblesses et Boucher pour Reine est une hypothèse.

reference-pods = Capsules et hibernation
reference-pods-count = Deux, trois ou quatre capsules selon le nombre de joueurs, en secteurs A et B.
reference-pods-unlock = Toutes les capsules s’ouvrent à la première mort, et quand l’autodestruction arrive sur une case jaune (jeu de base).
reference-pods-table =
    { $hibernation-opens ->
        [one] On hiberne quand il reste { $hibernation-opens } case de temps.
        [many] On hiberne quand il reste { $hibernation-opens } cases de temps.
       *[other] On hiberne quand il reste { $hibernation-opens } cases de temps.
    } Qui peut entrer dans une capsule et ce qu’il faut pour partir : c’est le jeu de base. Dire à l’appli ce qui s’est passé.
reference-pods-saved = À la fin, survivre, c’est hiberner ou être dans une capsule partie.
reference-pods-open = Les capsules sont numérotées à partir de 1, sauf numéros tirés notés. Qui est dans une capsule n’est dans aucune salle : ni rencontre, ni jet, ni attaque ; le cadavre reste dans la salle quittée. Hypothèses.

## La fin

reference-check = Contrôle final
reference-check-who = Il concerne chaque personnage en vie : en hibernation, ou dans une capsule partie.
reference-check-step-1 = Avec une carte Mutation, passer directement à l’étape 4.
reference-check-step-2 = Scanner toutes les cartes Contamination de sa pioche, de sa défausse et de sa main.
reference-check-step-3 =
    { $infected-check ->
        [everybody] Au moins une infectée : prendre une carte Mutation.
       *[holders] Au moins une infectée : prendre une carte Mutation. Qui n’en a toujours pas a fini.
    }
reference-check-step-4 =
    Mélanger toutes ses cartes Action et Contamination, en piocher { $checked-cards }. Chaque carte Contamination vaut un marqueur, infectée ou non.{ $marker-as-card ->
        [true] { " " }Sans carte Mutation, la première devient cette carte.
       *[false] { "" }
    }
reference-check-markers = Marqueurs : à { $fatal-markers } ou plus, ceux d’avant compris, le personnage meurt.
reference-check-example = Deux marqueurs et dix cartes dont deux Contamination : piocher les deux tue, soit 2 cas sur 15.
reference-check-open = Qui pioche ces cartes, tout le monde ou seulement avec une carte Mutation, et si le premier marqueur devient la carte, ce sont des options.

reference-winning = Qui a gagné
reference-winning-alive = Mourir avant ou pendant le contrôle final, c’est perdre.
reference-winning-objective = Les autres lisent leur objectif et disent s’il est rempli. L’appli demande à qui le possède.
reference-winning-together = Plusieurs peuvent gagner, ou personne. Il n’y a pas de points.
reference-winning-end = Le sort du vaisseau, de son cap et de ses moteurs se règle à la table, selon le jeu de base.

reference-chances = Chances
reference-chances-bag = À côté du sac : la probabilité de chaque jeton d’être le prochain.
reference-chances-noise = Pour un jet de bruit : la probabilité d’une rencontre avec le bruit déjà posé.
reference-chances-survival = Avant le contrôle final : la chance exacte de survivre, d’après les cartes, les marqueurs et la carte Mutation.
reference-chances-rest = Pour un Repos de plus : ce que vaut une carte Contamination de moins, après déduction du risque du scan.
reference-chances-hidden = Cacher les nombres du sac, c’est aussi cacher ses chances.

reference-open = Ce que le livret ne dit pas
reference-open-options = Les hypothèses dont dépendent les nombres sont des options, et peuvent changer en cours de partie.
reference-open-nest = Nourriture dans le nid : d’abord un œuf, ou d’abord un cadavre.
reference-open-combat = Si un intrus en combat mange un œuf du nid.
reference-open-carried = Si un objet porté nourrit un intrus en combat avec Voraces.
reference-open-intruders = Si l’évolution et la mort révèlent aussi une adaptation, et la couleur du cadavre laissé par le dernier marqueur.
reference-open-check = Qui pioche au contrôle final, si le premier marqueur est une carte Mutation, et si une carte infectée scannée quitte le paquet.
reference-open-tracks = La longueur des pistes, où commencent le bleu et le jaune, et si le jeton premier joueur tourne.
reference-open-table = En cas de doute, la table décide : chaque nombre peut se corriger à la main.

reference-base = Ce qui vient du jeu de base
reference-base-missing = L’extension ne change que certaines règles. Le reste est dans le livret du jeu de base.
reference-base-turns = Actions, tours, passe, déplacements, fouille, portes et dysfonctionnements : à la table.
reference-base-numbers = Nombres des jetons, effets des blessures, dé de bruit, longueur des pistes : à noter ou à confirmer.
reference-base-cards = Les textes des cartes n’y sont pas. Leurs noms et leurs effets peuvent se noter.
reference-base-rooms = L’appli connaît les noms des salles du jeu de base et retient les autres, pas le plan.
reference-base-pods = Départ des capsules, hibernation, moteurs, coordonnées : c’est la table qui le dit.
