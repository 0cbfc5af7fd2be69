### Corrections by hand.

## Labels of the journal

# $what (text) points, place ou amoebas
label-correct =
    { $what ->
        [points] { $player } : points d’énergie { $delta }
        [place] { $player } : échelle { $delta }
       *[amoebas] { $player } : amibes { $delta }
    }
label-correct-amoeba =
    { $set ->
        [yes] { $player } : amibe { $number } sur le plateau
       *[no] { $player } : amibe { $number } hors du plateau
    }
label-correct-wounds = { $player } : amibe { $number }, blessures { $delta }
label-correct-gene =
    { $set ->
        [yes] { $player } a { label-gene }
       *[no] { $player } n’a pas { label-gene }
    }
label-correct-supply = { $player } : cubes en réserve { $delta }

## Refusals

place-out-of-range = { $player } : l’échelle de l’appli va de 1 à { $most }. Choisir un nombre entre les deux.
points-out-of-range = { $player } : les points d’énergie vont de 0 à { $most }. Choisir un nombre entre les deux.
# $least, $most (number) cubes
supply-out-of-range = Cubes en réserve, couleur : { $player }. De { $least } à { $most }. Choisir un nombre entre les deux.
wounds-out-of-range = { $player }, amibe { $number } : les blessures vont de 0 à { $most }. Choisir un nombre entre les deux.
