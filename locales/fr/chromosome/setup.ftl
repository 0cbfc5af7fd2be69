### The set-up.

stage-setup = Qui commence ?
next-starter = { stage-setup }
setup-starter-how = Toucher qui commence, ou tirer au sort.
setup-lot = Tirer au sort
# $player (text) qui est choisi
setup-starts = { $player } commence

## Labels of the journal

label-start-game =
    { $count ->
        [one] Début de partie à { $count } joueur
        [many] Début de partie à { $count } joueurs
       *[other] Début de partie à { $count } joueurs
    }
# $player (text) qui commence, $lot (text) yes après un tirage au sort
label-choose-starter =
    { $lot ->
        [yes] Tirage au sort : { $player } commence
       *[no] { $player } commence
    }

## Refusals

same-species = Deux joueurs ont la même espèce. En changer une.
not-in-setup = On sait déjà qui commence. Le corriger dans le menu.
starter-unknown = Choisir qui commence.
