### Pourquoi les règles disent non : la table, les manches, les pistes et le sac d’intrus. Chaque clé est le code
### d’un refus.

bag-empty = Le sac d’intrus est vide.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) ce que le sac peut contenir maintenant
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens } : aucun ne peut être dans le sac maintenant.
        [one] { rejected-tokens } : { $most } au plus dans le sac.
        [many] { rejected-tokens } : { $most } au plus dans le sac.
       *[other] { rejected-tokens } : { $most } au plus dans le sac.
    }
effect-first = L’effet du jeton tiré passe avant les jets de bruit. Le résoudre d’abord.
eggs-out-of-range =
    { $most ->
        [0] Tous les œufs sont dans des salles : il ne peut y en avoir aucun sur le plateau Carnomorphes.
        [one] Œufs sur le plateau Carnomorphes : { $most } au plus. Les autres sont dans des salles.
        [many] Œufs sur le plateau Carnomorphes : { $most } au plus. Les autres sont dans des salles.
       *[other] Œufs sur le plateau Carnomorphes : { $most } au plus. Les autres sont dans des salles.
    }
game-is-over = Cette partie est finie.
has-turn-already = C’est déjà son tour : { $player }.
help-cards-unfit = Les cartes Aide de jeu ont les numéros 1 à { $count }, une fois chacun.
is-first-already = { $player } a déjà le jeton premier joueur.
no-metagorger-left = Tous les jetons Métavore sont déjà dans le sac : aucun n’est ajouté.
no-rolls-to-wait-for = Aucun jet de bruit ne suit cet effet.
no-surprise-in-events = En phase d’événements, ce jeton n’amène pas d’attaque surprise.
no-surprise-by-blank = Un jeton vierge n’est pas un intrus : personne n’attaque par surprise.
no-token-open = Aucun jeton tiré n’attend son effet. En tirer un d’abord.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] La mise en place n’est pas finie.
        [players] Pas pendant la phase des joueurs.
        [events] Pas pendant la phase d’événements.
       *[check] Le contrôle final a commencé.
    }
# $step (time, feeding, fire, card, bag) l’étape de la phase d’événements qui vient
not-this-step =
    { $step ->
        [time] D’abord la piste de temps : avancer son marqueur.
        [feeding] D’abord les attaques et les repas.
        [fire] D’abord le feu.
        [card] D’abord la carte Événement.
       *[bag] C’est le moment du sac d’intrus : tirer un jeton.
    }
not-your-turn = { $player } doit attendre. Tour : { $active }.
nothing-chosen = Choisir d’abord quelque chose.
options-unfit = Ces règles de la table sont impossibles. Vérifier la longueur des pistes.
party-others-to-ask = Cela se décide ensemble. À cette table, l’hôte peut le faire.
passed-already = { $player } a déjà passé.
player-count = Carnomorphes se joue de 1 à { $most }, pas à { $count }.
pods-unfit = Capsules de survie en jeu : { $count }, chacune avec son propre numéro.
room-named-twice = { $room } : un seul Métavore y arrive. Nommer chaque salle une fois.
self-destruct-active = L’autodestruction est déjà lancée.
self-destruct-inactive = L’autodestruction n’est pas lancée.
self-destruct-out-of-range = Cases avant l’autodestruction : { $most } au plus.
step-open-already = Cette étape de la mise en place n’est pas cochée.
step-ticked-already = Cette étape de la mise en place est déjà cochée.
time-out-of-range = Cases restantes sur la piste de temps : { $most } au plus.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] Le jeton vierge n’est pas dans le sac.
        [blue] Aucun Métavore bleu dans le sac.
        [red] Aucun Métavore rouge dans le sac.
        [shambler] Aucun Errant dans le sac.
        [fleshbeast] Aucune Bête de chair dans le sac.
       *[butcher] Le Boucher n’est pas dans le sac.
    }
token-open = Un jeton tiré attend son effet. Le résoudre d’abord.
butcher-hands-unknown = Plusieurs personnages ont un marqueur Mucus : dites d’abord qui a le moins de cartes en main.
token-unknown = Indiquer quel jeton a été tiré.
too-few-metagorgers =
    { $left ->
        [0] Il n’y a plus de figurine de Métavore : aucune n’est placée.
        [one] Il ne reste qu’une figurine de Métavore. Choisir où elle va.
        [many] Il ne reste que { $left } figurines de Métavore. Choisir où elles vont.
       *[other] Il ne reste que { $left } figurines de Métavore. Choisir où elles vont.
    }
too-few-shamblers =
    { $left ->
        [0] Aucun Errant à retirer.
        [one] On ne peut retirer qu’un Errant.
        [many] On ne peut retirer que { $left } Errants.
       *[other] On ne peut retirer que { $left } Errants.
    }

## De quoi parlent les refus

rejected-tokens =
    { $token ->
        [blank] Jeton vierge
        [blue] Métavores bleus
        [red] Métavores rouges
        [shambler] Errants
        [fleshbeast] Bêtes de chair
       *[butcher] Boucher
    }
