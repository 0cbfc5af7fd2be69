# Les chances : en ligne de commande, et ce qu’on dit des nombres hors limites.

odds-error-whole = { $field } : il faut un nombre entier de { $low } à { $high }.
odds-error-bag-empty = Le sac d’intrus est vide : indiquer au moins un jeton.

odds-field-cards = Cartes
odds-field-contaminated = Cartes Contamination
odds-field-infected = Cartes infectées
odds-field-markers = Marqueurs Mutation
odds-field-scans = Scans
odds-field-blank = Jeton vierge
odds-field-blue = Métavore bleu
odds-field-red = Métavore rouge
odds-field-shambler = Errant
odds-field-fleshbeast = Bête de chair
odds-field-butcher = Boucher
odds-field-bag = Sac d’intrus
odds-field-draws = Tirages
odds-field-corridor = Couloir

odds-cli-infection = Les chances de survivre au contrôle final : si l’étape A donne une carte Mutation, puis quatre cartes du paquet.
odds-cli-infection-short = Les chances au contrôle final.
odds-cli-bag = Les chances du prochain jeton du sac d’intrus ; avec --draws, celles des prochaines phases d’événements et des jetons tirés sans remise.
odds-cli-bag-short = Les chances du sac d’intrus.
odds-cli-cards = Cartes Action et Contamination ensemble : pioche, défausse et main, de 1 à 100.
odds-cli-contaminated = Cartes Contamination parmi elles.
odds-cli-markers = Marqueurs Mutation déjà posés, de 0 à 3.
odds-cli-without-card = Sans carte Mutation ; sans cette option, il y en a une.
odds-cli-infected = Cartes infectées parmi les cartes Contamination ; toutes, sans cette option.
odds-cli-check = Qui pioche quatre cartes : tout le monde (everybody), ou seulement qui a une carte Mutation (holders).
odds-cli-blank = Jetons vierges dans le sac ; 0 par défaut, comme pour tous les autres.
odds-cli-red = Jetons Métavore rouges.
odds-cli-blue = Jetons Métavore bleus.
odds-cli-shambler = Jetons Errant.
odds-cli-fleshbeast = Jetons Bête de chair.
odds-cli-butcher = Jetons Boucher.
odds-cli-draws = Combien de tirages à l’avance, de 1 à 20.
odds-cli-json = Écrire du JSON pour les programmes.
odds-cli-exact = Donner les fractions exactes.

odds-table-infection = Cartes : { $cards }, dont cartes Contamination : { $contaminated }, marqueurs Mutation : { $markers }
odds-table-card-held = Une carte Mutation est déjà là : l’étape A est sautée.
odds-table-card-taken = L’étape A trouve une carte infectée et donne une carte Mutation.
odds-table-card-none = Pas de carte Mutation, et l’étape A n’en donne pas.
odds-table-nothing-drawn = Pas de carte Mutation, et l’étape A n’en donne pas : aucune carte n’est piochée.
odds-table-markers = Marqueurs Mutation
odds-table-chance = Chances
odds-table-survives = Survit
odds-table-dies = Meurt ({ $fatal } marqueurs ou plus)
odds-table-bag = Jetons dans le sac : { $tokens }
odds-table-count = dans le sac
odds-table-next = prochain
odds-table-in-events = Phases d’événements : { $draws }
odds-table-drawn-out = Tirages sans remise : { $draws }
odds-table-once = au moins une fois
odds-table-average = en moyenne
