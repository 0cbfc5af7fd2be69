### Attacks, answers, dice, outcomes.

## L’attaque

fight-attack-poor = Plus de point d’énergie pour attaquer.
fight-attack-not = Pas d’attaque
fight-attack = Attaquer
# $player (text) à qui est l’amibe, $number (number) son numéro, $count (number) points d’énergie
fight-attack-now =
    { $count ->
        [0] Attaque : { $player }, amibe { $number }, gratuite
        [one] Attaque : { $player }, amibe { $number }, { $count } point
        [many] Attaque : { $player }, amibe { $number }, { $count } points
       *[other] Attaque : { $player }, amibe { $number }, { $count } points
    }
# $way (text) une direction en toutes lettres, le reste comme ci-dessus
fight-attack-now-drifting =
    { $count ->
        [0] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, gratuite
        [one] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } point
        [many] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } points
       *[other] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } points
    }
fight-victim = Quelle amibe de la même case ?
# $way (text) une direction en toutes lettres
fight-victim-drifting = Elle dérive ({ $way }) : quelle amibe de la case d’arrivée ?
# $number, $other (number) numéros des amibes
fight-sides = { $attacker }, amibe { $number }, attaque { $victim }, amibe { $other }
fight-attacker = attaque
fight-attacked = attaquée
fight-answer = Comment répondre à l’attaque ?
# $answer (text) defend ou escape
fight-answer-failed =
    { $answer ->
        [defend] La défense a échoué.
       *[escape] L’évasion a échoué.
    }
fight-if-defends = En cas de défense
fight-wins = { $player } l’emporte
# $count (number) points d’énergie
fight-defend =
    { $count ->
        [0] Se défendre : gratuit
        [one] Se défendre : { $count } point
        [many] Se défendre : { $count } points
       *[other] Se défendre : { $count } points
    }
# $count (number) points d’énergie
fight-escape =
    { $count ->
        [0] Fuir : gratuit
        [one] Fuir : { $count } point
        [many] Fuir : { $count } points
       *[other] Fuir : { $count } points
    }
# $phase (text) movement : elle serait mangée ; deaths : tuée, ou une blessure
fight-yield =
    { $phase ->
        [movement] Se laisser manger
       *[deaths] Ne pas répondre
    }
fight-defence-dice = Défense : un dé chacun
fight-own-dice = Nos dés : attaquant d’abord
fight-tie = Égalité : on relance.
fight-escape-dice = Tentative de fuite
fight-escaped = Évasion réussie ?
# $ways (text) directions
fight-escape-ways = Directions possibles : { $ways }. Contre le bord ou un rocher, l’amibe reste et l’évasion échoue.
fight-escape-stays = Elle reste sur place : ce lancer ne permet pas l’évasion.
fight-got-away = Échappée
fight-caught = Attrapée
# $result (text) killed, repelled ou escaped
fight-result =
    { $result ->
        [killed] { $attacker } l’emporte
        [repelled] { $victim } l’emporte
       *[escaped] { $victim } s’échappe
    }
fight-retry = { $player } : second essai avec Endurance, gratuit
fight-again-attack = { $player } : seconde attaque avec Endurance, gratuite
fight-outcome-nothing = Il ne se passe rien.
fight-outcome-followed = { $attacker } : l’amibe { $number } a suivi avec Agrippement et peut manger là-bas.
fight-outcome-starves = { $attacker }, amibe { $number } : une blessure.
fight-outcome-armor = { $victim }, amibe { $number } : Carapace, une blessure seulement.
# $count (number) cubes de chaque couleur
fight-outcome-cubes =
    { $count ->
        [0] { $victim } : retirer l’amibe { $number }, sans cubes à sa place.
        [one] { $victim } : à la place de l’amibe { $number }, { $count } cube de chaque couleur.
        [many] { $victim } : à la place de l’amibe { $number }, { $count } cubes de chaque couleur.
       *[other] { $victim } : à la place de l’amibe { $number }, { $count } cubes de chaque couleur.
    }
fight-outcome-eaten = { $attacker } : l’amibe a mangé et n’excrète rien.

## Labels of the journal

label-attack = { $player } : l’amibe { $number } attaque l’amibe { $victim-number } ({ $victim }), { label-price }
label-attack-ended = { label-attack } : { label-attack-end }
# $end (text) eaten, slain ou wounded
label-attack-end =
    { $end ->
        [slain] tuée
        [wounded] une blessure
       *[eaten] mangée
    }
label-answer-attack =
    { $answer ->
        [yield] { $player } : amibe { $number } mangée
        [slain] { $player } : amibe { $number } tuée
        [wounded] { $player } : amibe { $number }, une blessure ({ gene-armor })
        [defend] { $player } : l’amibe { $number } se défend, { label-price }
       *[escape] { $player } : l’amibe { $number } tente de fuir, { label-price }
    }
label-roll-fight =
    { $dice ->
        [none] { $attacker } contre { $victim } : dés du combat
       *[other] { $attacker } contre { $victim } : dés du combat ({ $dice })
    }
label-retry-fight =
    { $dice ->
        [none] { $player } relance, { gene-persistence }
       *[other] { $player } relance, { gene-persistence } ({ $dice })
    }
label-roll-escape =
    { $dice ->
        [none] { $victim } : dés de l’évasion
       *[other] { $victim } : dés de l’évasion ({ $dice })
    }
label-tell-escape =
    { $escaped ->
        [yes] { $victim } : l’amibe { $victim-number } s’échappe
       *[no] { $victim } : l’amibe { $victim-number } ne s’échappe pas
    }
label-close-fight =
    { $result ->
        [killed] { $victim } : amibe { $victim-number } mangée
        [slain] { $victim } : amibe { $victim-number } tuée
        [wounded] { $victim } : amibe { $victim-number }, une blessure ({ gene-armor })
        [repelled] { $victim } : l’amibe { $victim-number } repousse l’attaque
       *[escaped] { $victim } : amibe { $victim-number } à l’abri
    }

## Refusals

answered-so = { $player } a déjà utilisé { label-gene } contre cette attaque. Choisir une autre réponse.
armored = { $player } a { gene-armor } : pas d’attaque possible en phase 1. Choisir une autre victime.
fight-dice = Indiquer les deux dés de chaque lancer : les égalités se relancent, le premier écart décide.
has-attacked = { $player } a déjà attaqué. Choisir une autre amibe.
no-attack = Personne n’attaque. Commencer d’abord une attaque.
no-dice-now = Rien à lancer ni à dire maintenant. Continuer.
not-asked = { $player } n’a rien à répondre maintenant. Attendre les autres.
own-amoeba = { $player }, amibe { $number } : on n’attaque pas la sienne ici. Choisir une autre amibe.
retried = { $player } : le second essai est déjà fait. Garder le résultat.
stays-put = { $player } : avec ces dés, l’amibe { $number } reste sur place. L’y laisser.
