### Rounds and turns.

## Labels of the journal

label-end-turn = { $player } finit son tour
label-pass =
    { $ends ->
        [yes] { $player } passe · piste de temps : { $time }
       *[no] { $player } passe
    }
label-take-turn = Tour : { $player }
label-set-first = Premier joueur : { $player }
label-end-player-phase =
    { $time ->
        [none] Fin de la phase des joueurs
       *[other] Fin de la phase des joueurs · piste de temps : { $time }
    }
# $count (number) cartes en main
label-draw-hands = Mains complétées à { $count }

## Refusals

hands-full = Tout le monde a déjà au moins autant de cartes en main. Continuer.
has-turn-already = C’est déjà son tour : { $player }. Choisir quelqu’un d’autre.
is-first-already = { $player } a déjà le jeton premier joueur. Choisir quelqu’un d’autre.
not-your-turn = { $player } doit attendre. Tour : { $active }.
passed-already = { $player } a déjà passé. Choisir quelqu’un d’autre.
