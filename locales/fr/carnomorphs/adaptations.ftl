### Adaptations.

adaptations-title = Adaptations
adaptations-note = Chaque carte se note une seule fois.
adaptations-of-shambler = Adaptation de l’Errant
adaptations-of-fleshbeast = Adaptation de la Bête de chair
adaptations-of-butcher = Adaptation du Boucher
adaptations-hidden = cachée
adaptations-revealed = révélée
adaptations-discarded = défaussée
adaptations-reveal = Révéler
adaptations-reveal-this = Révéler cette carte
adaptations-enter = Noter ce qu’elle dit
adaptations-correct = Corriger
adaptations-keep = Enregistrer
adaptations-return = Pas défaussée, en fait
adaptations-analyse-corpse = Cadavre analysé : défausser
adaptations-analyse-carcass = Carcasse analysée : défausser
adaptations-analyse-egg = Œuf analysé : défausser
adaptations-name = Nom de la carte
adaptations-effect = Ce qu’elle fait
adaptations-object = Objet à analyser
adaptations-voracious-note = Le repas en tient compte tant que la carte est révélée.
adaptations-voracious-on = Le repas en tient compte.

## Labels of the journal

# $name (text) le nom de la carte, ou none
label-reveal-adaptation =
    { $name ->
        [none] Adaptation révélée : { label-intruder }
       *[other] Adaptation : { $name }
    }
label-discard-adaptation =
    { $set ->
        [yes] Adaptation défaussée : { label-intruder }
       *[no] Adaptation de retour : { label-intruder }
    }

## Refusals

adaptation-discarded = Cette adaptation est déjà défaussée. En choisir une autre.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] L’adaptation de l’Errant est encore cachée : la révéler d’abord.
        [fleshbeast] L’adaptation de la Bête de chair est encore cachée : la révéler d’abord.
       *[butcher] L’adaptation du Boucher est encore cachée : la révéler d’abord.
    }
adaptation-not-discarded = Cette adaptation n’est pas défaussée. En choisir une autre.
adaptation-unchanged = Cette adaptation dit déjà exactement cela. Changer quelque chose, ou revenir.
no-such-adaptation = Seuls l’Errant, la Bête de chair et le Boucher ont une adaptation à côté du plateau. En choisir une.
research-unknown = Indiquer d’abord quel objet s’analyse pour cette adaptation : cadavre, carcasse ou œuf.
