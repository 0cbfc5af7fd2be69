### Phase 5 : morts naturelles et Agression.

deaths-rule = Une amibe meurt à deux blessures, à trois avec Résistance.
deaths-quick = Retirer les amibes mortes
# $count (number) cubes de chaque couleur
deaths-cubes =
    { $count ->
        [0] Aucun cube à leur place.
        [one] Chacune laisse { $count } cube de chaque couleur, selon la réserve.
        [many] Chacune laisse { $count } cubes de chaque couleur, selon la réserve.
       *[other] Chacune laisse { $count } cubes de chaque couleur, selon la réserve.
    }
deaths-instead = À la place de chaque amibe morte
# $colours (text) les couleurs qui manquent
deaths-short = Réserve trop courte : { $colours }.
# $count (number) amibes
deaths-count =
    { $count ->
        [0] Aucune mort ce tour-ci
        [one] { $count } amibe meurt
        [many] { $count } amibes meurent
       *[other] { $count } amibes meurent
    }
# $numbers (text) numéros des amibes, $count (number) combien il y en a
deaths-who =
    { $count ->
        [0] { $player } : aucune amibe
        [one] { $player } : amibe { $numbers }
        [many] { $player } : amibes { $numbers }
       *[other] { $player } : amibes { $numbers }
    }
deaths-less = { $player } : une amibe de moins
deaths-more = { $player } : une amibe de plus
deaths-aggression-quick = Puis Agression : ses victimes quittent aussi le plateau.
deaths-aggression = Agression
# $count (number) points d’énergie
deaths-aggression-how =
    { $count ->
        [0] Une amibe peut en tuer une autre, adverse, sur sa case, gratuitement.
        [one] Une amibe peut en tuer une autre, adverse, sur sa case, pour { $count } point.
        [many] Une amibe peut en tuer une autre, adverse, sur sa case, pour { $count } points.
       *[other] Une amibe peut en tuer une autre, adverse, sur sa case, pour { $count } points.
    }
deaths-attacker = { $player } : quelle amibe attaque ?
deaths-done = Amibes mortes retirées

## Labels of the journal

label-bury =
    { $count ->
        [0] Morts naturelles : aucune
        [one] Morts naturelles : { $count } amibe
        [many] Morts naturelles : { $count } amibes
       *[other] Morts naturelles : { $count } amibes
    }
label-lose-amoebas =
    { $back ->
        [yes] { $player } : { $count ->
            [0] aucune amibe ne revient
            [one] { $count } amibe revient
            [many] { $count } amibes reviennent
           *[other] { $count } amibes reviennent
        }
       *[no] { $player } : { $count ->
            [0] aucune amibe ne meurt
            [one] { $count } amibe meurt
            [many] { $count } amibes meurent
           *[other] { $count } amibes meurent
        }
    }

## Refusals

buried-already = Les morts naturelles de ce tour sont déjà résolues. Continuer.
