### The intruder bag.

# $count (number) jetons
events-draw-of =
    { $count ->
        [0] le sac est vide
        [one] l’appli tire le seul jeton
        [many] l’appli tire 1 jeton sur { $count }
       *[other] l’appli tire 1 jeton sur { $count }
    }
events-drawn-by-hand = Tiré à la main ? Toucher le jeton
# $count (number) jetons de ce type, $share (text) pour cent
events-token-odds = { $count } · { $share }
bag-hidden = À cette table, le contenu est caché.
# $share (text) pour cent
bag-chance = { $share } de chances
bag-add-metagorger = Ajouter un Métavore
bag-add-metagorger-note = rouge ; bleu s’il n’y en a plus

## Labels of the journal

# $player (text) qui fait la rencontre, ou none
label-draw-token =
    { $player ->
        [none] Du sac : { label-token }
       *[other] { $player }, rencontre : { label-token }
    }
label-add-metagorger = Dans le sac : { label-token }
label-correct-bag = Sac, { label-token } { $delta }

## Refusals

bag-empty = Le sac d’intrus est vide. Corriger son contenu.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) ce que le sac peut contenir maintenant
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens } : aucun ne peut être dans le sac maintenant.
        [one] { rejected-tokens } : { $most } au plus dans le sac.
        [many] { rejected-tokens } : { $most } au plus dans le sac.
       *[other] { rejected-tokens } : { $most } au plus dans le sac.
    } En choisir moins.
effect-first = L’effet du jeton tiré passe avant les jets de bruit. Le résoudre d’abord.
no-metagorger-left = Tous les jetons Métavore sont déjà dans le sac : ne pas en ajouter.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] Le jeton vierge n’est pas dans le sac.
        [blue] Aucun Métavore bleu dans le sac.
        [red] Aucun Métavore rouge dans le sac.
        [shambler] Aucun Errant dans le sac.
        [fleshbeast] Aucune Bête de chair dans le sac.
       *[butcher] Le Boucher n’est pas dans le sac.
    } En choisir un autre, ou corriger le sac.
token-open = Un jeton tiré attend son effet. Le résoudre d’abord.
token-unknown = Indiquer quel jeton a été tiré.
rejected-tokens =
    { $token ->
        [blank] Jeton vierge
        [blue] Métavores bleus
        [red] Métavores rouges
        [shambler] Errants
        [fleshbeast] Bêtes de chair
       *[butcher] Boucher
    }
