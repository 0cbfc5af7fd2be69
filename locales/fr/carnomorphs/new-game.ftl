### Une nouvelle partie : qui joue qui, ce que suit l’application, les règles de la table.

new-character = Personnage
new-character-note = se choisit à la mise en place
new-character-later = pas encore de personnage
# $seat (number) quelle place, $name (text) un nom, $character (text) un personnage
new-chair = Place { $seat } : { $name }, { $character }
new-detail-quick-note = Le moins d’appuis.
new-detail-full-note = Un appui par figurine déplacée.
new-keeps-bag = Sac
new-keeps-tracks = Pistes
new-keeps-events = Événements
new-keeps-feeding = Repas
new-keeps-check = Contrôle final
new-keeps-intruders = Intrus
new-keeps-rooms = Salles
new-keeps-wounds = Blessures
new-keeps-secrets = Secrets

## Les règles de la table

rule-group-bag = { term-bag }
rule-group-tracks = Pistes et tours
rule-group-objectives = { objectives-title }
rule-group-feeding = { term-feeding }
rule-group-intruders = Adaptations et mutations
rule-group-check = { term-last-check }
rule-bag-counts = Tout le monde voit le contenu du sac
rule-time-track = Cases de la piste de temps
rule-self-destruct-track = Cases de la piste d’autodestruction
rule-self-destruct-yellow = Cases restantes au début du jaune (autodestruction)
rule-hibernation-opens = Cases restantes au début du bleu (temps, hibernation)
rule-first-player-moves = Le jeton premier joueur tourne à chaque manche
rule-hand-size = Cartes en main après la pioche d’une nouvelle manche
rule-objectives = Objectifs
rule-objectives-own = à chacun les siens
rule-objectives-shared = solo, coop
rule-nest-food = Mangé d’abord dans le nid
rule-nest-food-egg = un œuf
rule-nest-food-corpse = un cadavre rouge
rule-nest-in-combat = Dans le nid, les intrus en combat mangent aussi un œuf
rule-carried-food = « Voraces » : ils mangent ce que portent les personnages
rule-reveal = Quand une adaptation est révélée
rule-reveal-leaving = dès que sa figurine quitte la carte
rule-reveal-encounter = à la première rencontre seulement
rule-mutant-corpse = Le cadavre laissé par le quatrième marqueur
rule-mutant-corpse-red = rouge
rule-mutant-corpse-blue = bleu
rule-infected-check = Qui pioche quatre cartes au contrôle final
rule-infected-check-everybody = tout le monde
rule-infected-check-holders = avec carte Mutation
rule-marker-as-card = Au contrôle final, un premier marqueur devient une carte Mutation
rule-infected-leaves = Une carte infectée scannée quitte aussi le paquet
