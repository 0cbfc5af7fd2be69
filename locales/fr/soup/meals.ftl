### Meals.

## Un tour

# $patterns (text) nombres de cubes, $own (text) yes si les amibes mangent leur couleur
meal-plain =
    { $own ->
        [yes] Un repas : { $patterns }, chaque nombre d’une couleur différente.
       *[no] Un repas : { $patterns }, chaque nombre d’une couleur différente, jamais la sienne.
    }
# $cubes (text) par couleur, en toutes lettres
meal = Un repas : { $cubes }.
# $patterns (text) nombres de cubes, par exemple 2+1 ou 4 ; $colours (text) ; $different (text) yes si un repas a plusieurs couleurs
meal-of =
    { $different ->
        [no] Un repas : { $patterns } d’une seule couleur : { $colours }.
       *[yes] Un repas : { $patterns }, chaque nombre d’une couleur différente : { $colours }.
    }
meal-hosted = Avec Parasitisme : { $patterns }, et le propriétaire de l’autre amibe paie 1 point.
# $count (number) cubes
meal-or-damage =
    { $count ->
        [0] Elle mange, ou prend une blessure. Aucune excrétion.
        [one] Elle mange et excrète { $count } cube de sa couleur, ou prend une blessure.
        [many] Elle mange et excrète { $count } cubes de sa couleur, ou prend une blessure.
       *[other] Elle mange et excrète { $count } cubes de sa couleur, ou prend une blessure.
    }

## La nourriture

meal-larger = Plus que le nécessaire
# $colour (text) couleur des cubes, $count (number)
meal-cubes =
    { $count ->
        [0] { $colour } : aucun
        [one] { $count } × { $colour }
        [many] { $count } × { $colour }
       *[other] { $count } × { $colour }
    }
# $cubes (text) cubes en toutes lettres
meal-eaten = Mange { $cubes }
meal-host = Parasitisme : un cube de moins, aux dépens de qui
meal-no-host = personne
meal-host-pays = { $player }, paie 1 point
# $cubes (text) les cubes par couleur
meal-as-last = comme la dernière fois : { $cubes }
meal-rest-all = Toutes dérivent et mangent
# $count (number) amibes
meal-rest =
    { $count ->
        [0] Aucune amibe à nourrir
        [one] La dernière dérive et mange
        [many] Les { $count } dérivent et mangent
       *[other] Les { $count } dérivent et mangent
    }
meal-rest-eat =
    { $count ->
        [0] Aucune amibe à nourrir
        [one] La dernière mange
        [many] Les { $count } mangent
       *[other] Les { $count } mangent
    }
# $moved, $drifting (number) amibes déjà déplacées, et pas encore
meal-rest-both =
    { $moved ->
         [0] Aucune ne mange
         [one] { $moved } mange
         [many] { $moved } mangent
        *[other] { $moved } mangent
    }, { $drifting ->
         [0] aucune ne dérive
         [one] { $drifting } dérive et mange
         [many] { $drifting } dérivent et mangent
        *[other] { $drifting } dérivent et mangent
    }

## Labels of the journal

# $host (text) à qui est l’amibe qui paie un point pour Parasitisme, ou none
label-eat =
    { $host ->
        [none] { $player } : l’amibe { $number } mange
       *[other] { $player } : l’amibe { $number } mange, { $host } paie 1 point
    }
label-starve = { $player } : l’amibe { $number } souffre de la faim
label-feed-rest =
    { $count ->
        [0] { $player } : aucune amibe à nourrir
        [one] { $player } : { $count } amibe dérive et mange
        [many] { $player } : { $count } amibes dérivent et mangent
       *[other] { $player } : { $count } amibes dérivent et mangent
    }

## Refusals

no-meal = { $player } : ces cubes ne font pas un repas. En choisir d’autres.
nobody-hungry = { $player } : toutes les amibes ont mangé ou souffrent de la faim. Continuer.
say-the-meal = { $player } : indiquer les cubes que mange l’amibe.
starves-after-attack = { $player } : la victime de l’amibe { $number } s’est échappée ; elle ne mange pas. Lui donner une blessure.
