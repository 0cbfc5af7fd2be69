### Pourquoi les règles disent non : déplacement, nourriture, attaques. Chaque clé est le code d’un refus.

amoebas-not-kept = Le suivi rapide ne suit pas chaque amibe.
all-have-attacked = { $player } : chaque amibe attaque une fois par tour, et toutes l’ont fait.
answered-so = { $player } a déjà utilisé { label-gene } contre cette attaque.
armored = { $player } a { gene-armor } : pas d’attaque possible en phase 1.
attack-open = Finir d’abord l’attaque en cours.
bury-first = Résoudre d’abord les morts naturelles.
dice-count =
    { $wanted ->
        [0] Ici on ne lance aucun dé : avec { gene-movement-2 }, la direction est au choix.
        [one] Ici on lance un seul dé.
        [many] Ici on lance { $wanted } dés.
       *[other] Ici on lance { $wanted } dés.
    }
direction-open = Dire d’abord où va l’amibe.
each-amoeba-is-kept = En suivi complet, chaque amibe paie son propre déplacement.
fight-dice = Indiquer les deux dés de chaque lancer : les égalités se relancent, le premier écart décide.
follows-itself = { $player } : l’amibe { $number } ne peut pas se suivre elle-même.
gene-missing = { $player } n’a pas { label-gene }.
has-attacked = { $player } a déjà attaqué.
has-eaten = { $player } : amibe { $number }, nourriture déjà réglée.
has-moved = { $player } : amibe { $number }, déplacement déjà fait.
load-unfit =
    { $most ->
        [0] { $player } : { gene-tentacle } n’emporte aucun cube.
        [one] { $player } : { gene-tentacle } emporte au plus { $most } cube, et seulement ce qui est sur le plateau.
        [many] { $player } : { gene-tentacle } emporte au plus { $most } cubes, et seulement ce qui est sur le plateau.
       *[other] { $player } : { gene-tentacle } emporte au plus { $most } cubes, et seulement ce qui est sur le plateau.
    }
escape-is-free = { $player } a { gene-streamlining } : fuir ne coûte rien.
moves-are-free = { $player } ne paie rien pour se déplacer.
no-attack = Personne n’attaque.
no-dice-now = Rien à lancer ni à dire maintenant.
no-host = { $player } ne peut pas être l’hôte : il faut une amibe adverse sur la même case.
no-meal = { $player } : ces cubes ne font pas un repas.
no-move-open = Aucun déplacement n’attend sa direction.
no-such-amoeba = { $player } n’a pas d’amibe { $number } sur le plateau.
nobody-hungry = { $player } : toutes les amibes ont mangé ou souffrent de la faim.
not-asked = { $player } n’a rien à répondre maintenant.
not-left = { $player } : l’amibe { $number } ne vient pas de quitter sa case.
not-enough-points =
    { $player } { $held ->
        [0] n’a plus de points d’énergie
        [one] n’a que { $held } point d’énergie
        [many] n’a que { $held } points d’énergie
       *[other] n’a que { $held } points d’énergie
    } ; il en faut { $points }.
not-on-the-dice = Les dés ne mènent pas là.
not-your-turn = Ce n’est pas à { $player } de jouer.
own-amoeba = { $player }, amibe { $number } : on n’attaque pas la sienne ici.
retried = { $player } : le second essai est déjà fait.
say-the-meal = { $player } : indiquer les cubes que mange l’amibe.
starves-after-attack = { $player } : la victime de l’amibe { $number } s’est échappée ; elle ne mange pas et prend une blessure.
stays-put = { $player } : avec ces dés, l’amibe { $number } reste sur place.
