### La phase d’événements, étape par étape, et les rencontres.

stage-events = Événements
stage-encounter = { term-encounter }

## Les cinq étapes

# $number (number) laquelle, $steps (number) combien il y en a, $title (text) son nom
events-step = Étape { $number } sur { $steps } : { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Étapes { $first } et { $last } sur { $steps } : { $title }
events-time = Temps
events-time-what = Le marqueur de temps avance d’une case ; celui d’autodestruction aussi, si elle est lancée.
events-feeding = Attaques et repas
events-feeding-what = Les intrus en combat attaquent. Les autres se nourrissent, salle par salle.
events-fire-card = Feu et carte Événement
events-fire-card-what = Chaque intrus dans une salle en feu subit 1 blessure. Puis piocher une carte Événement et la résoudre.
events-card = Carte Événement
events-card-what = Piocher une carte Événement et la résoudre.
events-bag = Sac d’intrus
events-bag-what = Tirer un jeton, ou laisser l’appli le tirer. Son effet termine la manche.
events-by-hand = Sur le plateau
events-done = Déjà fait par l’appli
# $what (text) ce qu’on compte, $before et $after (number)
events-before-after = { $what } : { $before }, puis { $after }

## Le temps

# $count (number) spaces left
events-time-hands = Avancer le marqueur de temps d’une case : reste { $count }.
# $count (number) spaces left
events-self-destruct-hands = Avancer aussi le marqueur d’autodestruction : reste { $count }.

## Attaques et repas

# $intruder (text) lequel, avec sa salle
events-attack-of = Attaque : { $intruder }.
events-attack-hands = Chaque intrus en combat attaque : une carte Attaque chacun, un Métavore sans carte.
events-attack-nobody = Personne n’est noté en combat : aucune attaque.
events-board-empty = Aucun intrus sur le plateau : personne n’attaque ni ne se nourrit.
events-enter-anyway = Saisir une salle quand même
# $figures (text) combien de chaque type
events-entered-new = Pas encore sur le plateau, notés maintenant : { $figures }
# $player (text) qui est attaqué
events-metagorger-attacks = Attaque de Métavore : { $player }
events-metagorger-attacks-whom = Le Métavore attaque
events-attack-whom = Qui le Métavore attaque-t-il ?
events-attack-skip = Il n’attaque pas
events-attacks-done = Attaques résolues
events-voracious = « Voraces » s’applique : les intrus en combat se nourrissent avant d’attaquer.
events-nobody-feeds = Personne ne se nourrit.
# $rooms (text) noms des salles
events-not-hungry = Pas de repas : { $rooms }
# $count (number) intrus de la liste
events-without-room =
    { $count ->
        [0] Chaque intrus a une salle.
        [one] { $count } intrus sans salle notée.
        [many] { $count } intrus sans salle notée.
       *[other] { $count } intrus sans salle notée.
    }
events-order-matters = Il n’y a pas assez de figurines pour tous : la table choisit quelle salle se nourrit d’abord.
events-order-ends = Ensuite sur tout le plateau, tous les ordres des salles comptant autant
# $room (text) son nom
events-feed-room = Repas : { $room }
events-feed = Repas
# $room (text) son nom
events-fed-room = Après le repas : { $room }
events-fed-last = Dernier repas
events-end-feeding = Attaques et repas finis
events-other-room = Une salle hors de la liste
events-other-room-note = indiquer ce qui s’y trouve
events-as-last-time = Comme après le dernier repas
events-condition = Blessés ou en combat ?
events-condition-note = sans blessure ni combat, sauf indication
# $figure (text) its kind and number
events-fights = { $figure } combat
events-in-combat = en combat
events-injuries = Blessures
# $count (number) œufs du plateau Carnomorphes
events-nest-eggs =
    { $count ->
        [0] aucun œuf sur le plateau
        [one] { $count } œuf sur le plateau
        [many] { $count } œufs sur le plateau
       *[other] { $count } œufs sur le plateau
    }
events-carried = Porté par un personnage
events-clear = Vider la salle
# $figures (text) figurines disponibles, par type
events-figures-left = Figurines restantes : { $figures }
events-room-empty = rien
# $before et $after (text) contenu de la salle
events-change = Avant : { $before }. Après : { $after }
# $after (text) contenu de la salle
events-left = il reste : { $after }
# $intruder (text) qui, $food (text) ce qu’il mange
events-fed = { $intruder } : mange { $food }.
# $intruder (text) qui, $food (text) ce qu’il mange, $becomes (text) son nouveau type
events-fed-evolves = { $intruder } : devient { $becomes } et mange { $food }.
# $intruder (text) qui, $food (text) ce qu’il mange
events-fed-blocked = { $intruder } : mange { $food }. Sans figurine du niveau suivant, pas d’évolution.
# $count (number) blessures
events-fed-healed =
    { $count ->
        [0] Rien à guérir.
        [one] { $count } blessure guérit.
        [many] { $count } blessures guérissent.
       *[other] { $count } blessures guérissent.
    }
# $intruder (text) son type
events-reveals = Révéler l’adaptation : { $intruder }.
events-fed-nest = Le dernier œuf est mangé : le nid est détruit.

## Le feu et la carte Événement

events-burning = Salles en feu
events-fire-hands = Poser les blessures. Puis une carte Attaque par intrus blessé : il peut en mourir.
events-fire-hands-full = Puis une carte Attaque par intrus blessé : il peut en mourir.
# $before et $after (number) blessures
events-injuries-change = blessures : { $before }, puis { $after }
# $count (number) intrus
events-burn =
    { $count ->
        [0] Le feu ne blesse personne
        [one] Le feu blesse { $count } intrus
        [many] Le feu blesse { $count } intrus
       *[other] Le feu blesse { $count } intrus
    }
events-check-deaths = Carte Attaque : qui en meurt ?
events-card-butcher = Le Boucher n’entre pas dans les couloirs techniques : il reste où il est.
events-card-name = Nom de la carte (facultatif)
events-card-done = Événement résolu
events-fire-card-done = Feu et événement résolus

## Le sac

events-bag-empty = Le sac est vide. Y mettre un jeton avant de pouvoir tirer.
events-draw = Tirer du sac
# $count (number) jetons
events-draw-of =
    { $count ->
        [0] le sac est vide
        [one] l’appli tire le seul jeton
        [many] l’appli tire 1 jeton sur { $count }
       *[other] l’appli tire 1 jeton sur { $count }
    }
events-drawn-by-hand = Tiré à la main ? Toucher le jeton
# $count (number) jetons de ce type, $share (text) pour cent
events-token-odds = { $count } · { $share }
events-token-drawn = Sorti du sac
events-resolve = Effet résolu
events-token-blue = Jet de bruit pour tout le monde.
events-token-shambler = Remettre le jeton dans le sac. Puis jet de bruit pour tout le monde.
events-token-fleshbeast = Remettre le jeton dans le sac. Puis jet de bruit pour tout le monde.
events-token-red = Placer un Métavore dans chaque salle où il y a un Métavore ou un objet lourd, même en combat et même porté.
events-token-red-places = Un aussi dans le nid, s’il est découvert et pas détruit ; pour un second, la table décide. Pas d’attaque surprise.
events-token-butcher = Le Boucher arrive dans la salle d’un personnage : une rencontre.
events-butcher-noise = Retirez les marqueurs de bruit autour de cette salle.
events-surprise-hands = Moins de cartes en main que le nombre du jeton : attaque surprise.
events-butcher-absent = Le Boucher est mort ou déjà sur le plateau : aucune figurine à placer.
events-token-blank = Remettre le jeton dans le sac. Retirer chaque Errant dont la salle n’abrite aucun personnage ; leurs jetons reviennent aussi. Ajouter un jeton Métavore. Puis jet de bruit pour tout le monde.
events-token-back = le jeton retourne dans le sac
# $colour (text) red, blue, none ou hidden
events-adds-metagorger =
    { $colour ->
        [red] + un jeton Métavore rouge
        [blue] + un jeton Métavore bleu
        [none] aucun jeton Métavore à ajouter
       *[hidden] + un jeton Métavore
    }
# $count (number) figurines
events-places =
    { $count ->
        [0] aucun Métavore à placer
        [one] { $count } Métavore à placer
        [many] { $count } Métavores à placer
       *[other] { $count } Métavores à placer
    }
# $count (number) figurines
events-removes-shamblers =
    { $count ->
        [0] aucun Errant ne part
        [one] { $count } Errant part, son jeton revient
        [many] { $count } Errants partent, leurs jetons reviennent
       *[other] { $count } Errants partent, leurs jetons reviennent
    }
events-red-rooms = Un Métavore arrive ici
events-red-placed = Métavores placés
events-red-elsewhere = Ailleurs
# $count (number) figurines
events-metagorgers-left =
    { $count ->
        [0] plus aucune figurine
        [one] { $count } figurine disponible
        [many] { $count } figurines disponibles
       *[other] { $count } figurines disponibles
    }
events-too-few-figures = Il y a moins de figurines que de salles : la table choisit lesquelles s’en passent.
events-blank-stay = Ceux-ci restent : un personnage est avec eux
events-blank-removed = Errants à retirer
events-blank-say = Combien d’Errants retirer ?
# $count (number) figurines
events-blank-on-board =
    { $count ->
        [0] aucun sur le plateau
        [one] { $count } sur le plateau
        [many] { $count } sur le plateau
       *[other] { $count } sur le plateau
    }
events-butcher-who = Chez quel personnage ?
events-butcher-slimed = Avec mucus, le moins de cartes en main, puis l’ordre du tour.
events-butcher-uncounted = Comptez les cartes des personnages avec mucus : le moins en main, puis l’ordre du tour.
events-butcher-first = Personne n’a de mucus : le premier joueur.
events-noise-hands = Jet de bruit pour tout le monde.
events-noise-done = Jets de bruit faits
events-noise-done-note = la manche suivante commence
events-noise = Jets de bruit, dans l’ordre
events-noise-slime = mucus : silence devient danger
# $players (text) noms
events-noise-not = En combat, pas de jet : { $players }
events-room = Salle

## Rencontres

# $player (text) qui la fait
encounter-of = Rencontre : { $player }
encounter-hands = Retirer les jetons Bruit autour de la salle, puis tirer un jeton du sac.
encounter-blank = Mettre du bruit dans chaque couloir de cette salle.
# $intruder (text) lequel, en complément
encounter-place = Placer { $intruder } à côté du personnage.
encounter-no-figure = Il n’y a plus de figurine de ce type : aucune à placer.
encounter-attack-card = Attaque surprise : piocher une carte Attaque et la résoudre.
# $players (text) noms
encounter-company = Dans cette salle, donc en combat aussi : { $players }
encounter-metagorger-hands = Aucune figurine à placer : il attaque et disparaît.
encounter-surprise-rule = Moins de cartes en main que le nombre du jeton ?
encounter-no-surprise = Non
encounter-say-surprise = Est-ce une attaque surprise ?
# $token (text) type du jeton
encounter-take-token = Prenez ce jeton dans le sac : { $token }. C’est son nombre qui compte.
# $cards (text) cartes en main
encounter-hand = Selon l’appli : { $cards }
encounter-over = Rencontre finie
encounter-token-out = le jeton reste hors du sac
encounter-last-token = si c’était le dernier, + un jeton Métavore
# $intruder (text) qui arrive, $player (text) contre le personnage de qui
encounter-fights = { $intruder } contre { $player }
# $player (text) contre le personnage de qui
encounter-metagorger-attacks = Attaque de Métavore : { $player }
# $card (text) taken ou held : si une carte Mutation est prise
encounter-metagorger-note =
    { $card ->
        [taken] carte Mutation, carte Contamination, blessure légère ; un jeton Errant entre dans le sac
       *[held] carte Contamination, blessure légère ; un jeton Errant entre dans le sac
    }
