### Attacks, answers, dice, outcomes.

## Un tour

movement-pay-title = Payer
# $purpose (text) attack, defend, escape ou host, $points (number) points d’énergie
movement-pay =
    { $purpose ->
        [attack] { $player } attaque : { label-price }
        [defend] { $player } se défend : { label-price }
        [escape] { $player } tente de fuir : { label-price }
       *[host] { $player } nourrit un parasite : { label-price }
    }
# $count (number) combien de fois dans cette phase
movement-pay-paid = payé : { $count }

## L’attaque

movement-attack-whom = Choisir la cible
# $player (text) à qui est l’amibe, $number (number) son numéro, $count (number) points d’énergie
movement-attack-now =
    { $count ->
        [0] Attaque : { $player }, amibe { $number }, gratuite
        [one] Attaque : { $player }, amibe { $number }, { $count } point
        [many] Attaque : { $player }, amibe { $number }, { $count } points
       *[other] Attaque : { $player }, amibe { $number }, { $count } points
    }
# $way (text) une direction en toutes lettres, le reste comme ci-dessus
movement-attack-now-drifting =
    { $count ->
        [0] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, gratuite
        [one] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } point
        [many] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } points
       *[other] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } points
    }
movement-victim = Quelle amibe de la même case ?
# $way (text) une direction en toutes lettres
movement-victim-drifting = Elle dérive ({ $way }) : quelle amibe de la case d’arrivée ?
# $number, $other (number) numéros des amibes
movement-fight = { $attacker }, amibe { $number }, attaque { $victim }, amibe { $other }
movement-attacker = attaque
movement-attacked = attaquée
movement-answer = { $player } : quelle réponse ?
# $answer (text) defend ou escape
movement-answer-failed =
    { $answer ->
        [defend] La défense a échoué.
       *[escape] L’évasion a échoué.
    }
movement-if-defends = En cas de défense
movement-wins = { $player } l’emporte
# $count (number) points d’énergie
movement-defend =
    { $count ->
        [0] Se défendre : gratuit
        [one] Se défendre : { $count } point
        [many] Se défendre : { $count } points
       *[other] Se défendre : { $count } points
    }
# $count (number) points d’énergie
movement-escape =
    { $count ->
        [0] Fuir : gratuit
        [one] Fuir : { $count } point
        [many] Fuir : { $count } points
       *[other] Fuir : { $count } points
    }
movement-yield = Céder
movement-fight-dice = { $player } se défend : un dé chacun
movement-escape-dice = { $player } tente de fuir
movement-escaped = { $player } : évasion réussie ?
# $ways (text) directions
movement-escape-ways = Directions possibles : { $ways }. Contre le bord ou un rocher, l’amibe reste et l’évasion échoue.
movement-escape-stays = Elle reste sur place : ce lancer ne permet pas l’évasion.
movement-got-away = Échappée
movement-caught = Attrapée
# $result (text) killed, repelled ou escaped
movement-result =
    { $result ->
        [killed] { $attacker } l’emporte
        [repelled] { $victim } l’emporte
       *[escaped] { $victim } s’échappe
    }
movement-retry = { $player } : second essai avec Endurance, gratuit
movement-again-attack = { $player } : seconde attaque avec Endurance, gratuite
movement-outcome-nothing = Il ne se passe rien.
movement-outcome-followed = { $attacker } : l’amibe { $number } a suivi avec Agrippement et peut manger là-bas.
movement-outcome-starves = { $attacker }, amibe { $number } : une blessure.
movement-outcome-armor = { $victim }, amibe { $number } : Carapace, une blessure seulement.
# $count (number) cubes de chaque couleur
movement-outcome-cubes =
    { $count ->
        [0] { $victim } : retirer l’amibe { $number }, sans cubes à sa place.
        [one] { $victim } : à la place de l’amibe { $number }, { $count } cube de chaque couleur.
        [many] { $victim } : à la place de l’amibe { $number }, { $count } cubes de chaque couleur.
       *[other] { $victim } : à la place de l’amibe { $number }, { $count } cubes de chaque couleur.
    }
movement-outcome-eaten = { $attacker } : l’amibe a mangé et n’excrète rien.

## Labels of the journal

# $purpose (text) attack, defend, escape ou host
label-pay =
    { $purpose ->
        [attack] { $player } : attaque, { label-price }
        [defend] { $player } : défense, { label-price }
        [escape] { $player } : tentative de fuite, { label-price }
       *[host] { $player } : hôte de { gene-parasitism }, { label-price }
    }
label-attack = { $player } : l’amibe { $number } attaque l’amibe { $victim-number } ({ $victim }), { label-price }
label-answer-attack =
    { $answer ->
        [yield] { $player } : amibe { $number } mangée
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
        [repelled] { $victim } : l’amibe { $victim-number } repousse l’attaque
       *[escaped] { $victim } : amibe { $victim-number } à l’abri
    }

## Refusals

all-have-attacked = { $player } : chaque amibe attaque une fois par tour, et toutes l’ont fait.
answered-so = { $player } a déjà utilisé { label-gene } contre cette attaque.
armored = { $player } a { gene-armor } : pas d’attaque possible en phase 1.
fight-dice = Indiquer les deux dés de chaque lancer : les égalités se relancent, le premier écart décide.
has-attacked = { $player } a déjà attaqué.
escape-is-free = { $player } a { gene-streamlining } : fuir ne coûte rien.
no-attack = Personne n’attaque.
no-dice-now = Rien à lancer ni à dire maintenant.
not-asked = { $player } n’a rien à répondre maintenant.
own-amoeba = { $player }, amibe { $number } : on n’attaque pas la sienne ici.
retried = { $player } : le second essai est déjà fait.
stays-put = { $player } : avec ces dés, l’amibe { $number } reste sur place.
