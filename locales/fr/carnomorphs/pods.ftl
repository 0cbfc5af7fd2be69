### Escape pods.

pods-note = Qui y monte se note sur la feuille du personnage.
# $pod (number) laquelle, $sector (text) A ou B
pod-name = Capsule { $pod } · Secteur { $sector }
pod-locked = verrouillée
pod-open = ouverte
pod-left = partie
# $players (text) noms
pod-inside = à l’intérieur : { $players }
pod-unlock = Ouvrir
pod-lock = Verrouiller
pod-leave = Départ
pod-return = Annuler le départ
pods-numbers = Numéros des capsules
# $pod (number) un numéro que peut avoir une capsule
pods-number = Capsule { $pod }
# $count (number) capsules en jeu
pods-numbers-note = Toucher les numéros des capsules tirées : { $count }.
# $left (number) capsules dont le numéro reste à toucher ; au moins 1
pods-numbers-left =
    { $left ->
        [0] Il ne manque aucune capsule
        [one] Encore { $left } capsule
        [many] Encore { $left } capsules
       *[other] Encore { $left } capsules
    }
# $a (text) numéros des capsules du secteur A, $b (text) du secteur B
pods-sectors = Secteur A : { $a } · Secteur B : { $b }

## Labels of the journal

# $pod (number) la capsule de survie, ou none
label-enter-pod =
    { $pod ->
        [none] { $player } sort de la capsule
       *[other] { $player } monte en capsule { $pod }
    }
# $pods (text) les numéros des capsules; $drawn (text) yes ou no : si l’appli les a tirées
label-number-pods =
    { $drawn ->
        [yes] Capsules tirées : { $pods }
       *[no] Numéros des capsules : { $pods }
    }
label-change-pod =
    { $change ->
        [unlock] Capsule { $pod } ouverte
        [lock] Capsule { $pod } verrouillée
        [leave] Capsule { $pod } partie
       *[return] Capsule { $pod } toujours là
    }

## Refusals

in-no-pod = { $player } : ce personnage n’est dans aucune capsule. Choisir d’abord la capsule.
in-pod-already = { $player } : ce personnage est déjà dans la capsule { $pod }. Choisir une autre capsule.
inside-a-pod = { $player } : ce personnage est dans la capsule { $pod }, pas dans une salle. Quitter d’abord la capsule.
no-such-pod = La capsule { $pod } n’est pas dans cette partie. Choisir une autre capsule.
pod-has-left = La capsule { $pod } a quitté le vaisseau. Choisir une autre capsule.
pod-locked-already = La capsule { $pod } est déjà verrouillée. Choisir une autre capsule.
pod-still-here = La capsule { $pod } n’a pas quitté le vaisseau. Choisir une autre capsule.
pod-taken = { $player } est dans une capsule. Vider d’abord les capsules, puis changer les numéros.
pod-unlocked-already = La capsule { $pod } est déjà ouverte. Choisir une autre capsule.
pods-numbered-already = Les capsules ont déjà ces numéros. Changer un numéro, ou continuer.
pods-unfit = Capsules de survie en jeu : { $count }. Donner à chacune son propre numéro.
