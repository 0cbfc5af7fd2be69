### Pourquoi les règles disent non : personnages, mutations, secrets et contrôle final. Chaque clé est le code
### d’un refus.

adaptation-discarded = Cette adaptation est déjà défaussée.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] L’adaptation de l’Errant est encore cachée : la révéler d’abord.
        [fleshbeast] L’adaptation de la Bête de chair est encore cachée : la révéler d’abord.
       *[butcher] L’adaptation du Boucher est encore cachée : la révéler d’abord.
    }
adaptation-not-discarded = Cette adaptation n’est pas défaussée.
adaptation-unchanged = Cette adaptation dit déjà exactement cela.
answer-first = { $player } doit encore dire si l’objectif est rempli.
answered-already = { $player } a déjà donné cette réponse.
character-dead = { $player } : ce personnage est mort.
check-first = { $player } doit encore finir le contrôle final.
checked-already = { $player } a déjà fini le contrôle final.
encounter-noted = La première rencontre est déjà notée.
fate-unchanged =
    { $fate ->
        [dead] { $player } : ce personnage est déjà mort.
        [hibernated] { $player } : ce personnage est déjà en hibernation.
        [escaped] { $player } : ce personnage a déjà quitté le vaisseau.
       *[aboard] { $player } : ce personnage est toujours à bord.
    }
holder-skips-scan = { $player } a une carte Mutation et passe directement aux quatre cartes.
in-no-pod = { $player } : ce personnage n’est dans aucune capsule de survie.
in-pod-already = { $player } : ce personnage est déjà dans la capsule { $pod }.
mark-unchanged = { $player } : rien ne changerait.
# $most (number) marqueurs que peut avoir un personnage en vie
marker-would-kill = Un personnage en vie a au plus { $most } marqueurs Mutation. { $player } : noter le prochain comme un marqueur reçu, car il tue.
markers-are-fatal = { $player } : impossible d’être en vie avec autant de marqueurs Mutation ({ $markers }). Les corriger d’abord.
mutation-held = { $player } a déjà une carte Mutation et n’en prend jamais une deuxième.
no-encounter-yet = Les objectifs se choisissent à la première rencontre, et aucun intrus n’est encore venu.
no-loose-metagorger = Aucun Métavore hors de la liste sur le plateau. Choisir celui de la liste, ou indiquer une attaque surprise.
no-mutation-card = { $player } n’a pas de carte Mutation.
no-such-adaptation = Seuls l’Errant, la Bête de chair et le Boucher ont une adaptation à côté du plateau.
no-such-pod = La capsule { $pod } n’est pas dans cette partie.
nobody-aboard-now = Le contrôle final a commencé : plus personne n’est à bord.
not-a-metagorger =
    { $intruder ->
        [shambler] Cette figurine est un Errant, pas un Métavore.
        [fleshbeast] Cette figurine est une Bête de chair, pas un Métavore.
       *[butcher] Cette figurine est le Boucher, pas un Métavore.
    }
not-aboard =
    { $fate ->
        [dead] { $player } : ce personnage est mort.
        [hibernated] { $player } : ce personnage est en hibernation.
       *[escaped] { $player } : ce personnage a quitté le vaisseau.
    }
# $number (hand, light-wounds, serious-wounds, markers, contamination), $has (number) ce qu’il y a maintenant
number-below-zero =
    { $number ->
        [hand] { $player } { $has ->
            [0] n’a aucune carte en main
            [one] n’a qu’une carte en main
            [many] n’a que { $has } cartes en main
           *[other] n’a que { $has } cartes en main
        }.
        [light-wounds] { $player } { $has ->
            [0] n’a aucune blessure légère
            [one] n’a qu’une blessure légère
            [many] n’a que { $has } blessures légères
           *[other] n’a que { $has } blessures légères
        }.
        [serious-wounds] { $player } { $has ->
            [0] n’a aucune blessure grave
            [one] n’a qu’une blessure grave
            [many] n’a que { $has } blessures graves
           *[other] n’a que { $has } blessures graves
        }.
        [markers] { $player } { $has ->
            [0] n’a aucun marqueur Mutation
            [one] n’a qu’un marqueur Mutation
            [many] n’a que { $has } marqueurs Mutation
           *[other] n’a que { $has } marqueurs Mutation
        }.
       *[contamination] { $player } { $has ->
            [0] n’a aucune carte Contamination
            [one] n’a qu’une carte Contamination
            [many] n’a que { $has } cartes Contamination
           *[other] n’a que { $has } cartes Contamination
        }.
    }
number-too-high =
    { $number ->
        [hand] { $player } : cartes en main, { $most } au plus.
        [light-wounds] { $player } : blessures légères, { $most } au plus.
        [serious-wounds] { $player } : blessures graves, { $most } au plus.
        [markers] { $player } : même après la mort, { $most } marqueurs Mutation au plus.
       *[contamination] { $player } : cartes Contamination, { $most } au plus.
    }
number-unchanged = Indiquer d’abord de combien le nombre change.
objective-chosen = { $player } a déjà choisi son objectif. Une erreur peut s’annuler.
pod-has-left = La capsule { $pod } a quitté le vaisseau.
pod-locked-already = La capsule { $pod } est déjà verrouillée.
pod-only-to-escape = Seul un personnage qui s’échappe part en capsule de survie.
pod-still-here = La capsule { $pod } n’a pas quitté le vaisseau.
pod-taken = { $player } est dans une capsule. Les numéros changent quand personne n’est dedans.
pod-unlocked-already = La capsule { $pod } est déjà ouverte.
pods-numbered-already = Les capsules ont déjà ces numéros.
research-unknown = Indiquer d’abord quel objet s’analyse pour cette adaptation : cadavre, carcasse ou œuf.
scan-first = { $player } doit d’abord scanner toutes ses cartes.
scan-without-result = Rien d’infecté et aucune carte ne part : il n’y a rien à noter.
hands-full = Tout le monde a déjà au moins autant de cartes en main.
scanned-already = { $player } a déjà scanné toutes ses cartes.
somebody-left = { $player } : ce personnage est encore à bord.
surprise-from-the-bag = Lors d’une attaque surprise, le Métavore sort tout droit du sac. Ne pas en choisir un sur le plateau.
too-few-contamination =
    { $has ->
        [0] { $player } n’a aucune carte Contamination. Corriger le nombre s’il est faux.
        [one] { $player } n’a qu’une carte Contamination. Corriger le nombre s’il est faux.
        [many] { $player } n’a que { $has } cartes Contamination. Corriger le nombre s’il est faux.
       *[other] { $player } n’a que { $has } cartes Contamination. Corriger le nombre s’il est faux.
    }
