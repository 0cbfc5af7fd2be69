### Couleurs des joueurs.

new-colour = Couleur
new-colour-0 = bleu
new-colour-1 = rose
new-colour-2 = vert
new-colour-3 = sable
new-colour-4 = violet
new-colour-5 = jaune
new-colour-6 = rouge
new-colour-7 = orange
# $player (text) un nom, $colour (text) quelle couleur, $other (text) qui l’avait, ou none, $other-colour (text) celle que l’autre a maintenant
label-take-colour =
    Couleur : { $player } { $colour ->
        [blue] { new-colour-0 }
        [pink] { new-colour-1 }
        [green] { new-colour-2 }
        [sand] { new-colour-3 }
        [violet] { new-colour-4 }
        [yellow] { new-colour-5 }
        [red] { new-colour-6 }
       *[orange] { new-colour-7 }
    }{ $other ->
        [none] { "" }
       *[other] , { $other } { $other-colour ->
            [blue] { new-colour-0 }
            [pink] { new-colour-1 }
            [green] { new-colour-2 }
            [sand] { new-colour-3 }
            [violet] { new-colour-4 }
            [yellow] { new-colour-5 }
            [red] { new-colour-6 }
           *[orange] { new-colour-7 }
        }
    }
no-such-colour = Ce jeu n’a pas cette couleur. En choisir une autre.
# $player (text) un nom
colour-already = { $player } a déjà cette couleur. En choisir une autre.
