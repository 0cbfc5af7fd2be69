### Tout dans un seul fichier : parties, joueurs, réglages, rappels.

backup-title = Tout dans un seul fichier
backup-save = Tout enregistrer
backup-save-note = Toutes les parties, les joueurs, les réglages et les rappels : comme copie, ou pour un autre appareil
# $count (number) de parties
backup-saving =
    { $count ->
        [0] Enregistrement…
        [one] Enregistrement… { $count } partie
        [many] Enregistrement… { $count } parties
       *[other] Enregistrement… { $count } parties
    }
backup-restore = Relire un fichier
backup-restore-note = Ajoute ce qui manque ici ; rien n’est modifié ni perdu
# $count (number) de parties
backup-restoring =
    { $count ->
        [0] Lecture…
        [one] Lecture… { $count } partie
        [many] Lecture… { $count } parties
       *[other] Lecture… { $count } parties
    }

# $games (text) des éléments comme restore-added, réunis
restore-done = Fichier relu : { $games }.
restore-nothing = Aucune partie n’a été relue.
# $count (number) de parties
restore-added =
    { $count ->
        [one] { $count } nouvelle partie
        [many] { $count } nouvelles parties
       *[other] { $count } nouvelles parties
    }
# $count (number) de parties
restore-longer =
    { $count ->
        [one] { $count } partie plus avancée qu’ici
        [many] { $count } parties plus avancées qu’ici
       *[other] { $count } parties plus avancées qu’ici
    }
# $count (number) de parties
restore-copied =
    { $count ->
        [one] { $count } partie qui a tourné autrement ici, gardée à côté
        [many] { $count } parties qui ont tourné autrement ici, gardées à côté
       *[other] { $count } parties qui ont tourné autrement ici, gardées à côté
    }
# $count (number) de parties
restore-here =
    { $count ->
        [one] { $count } qui était déjà là
        [many] { $count } qui étaient déjà là
       *[other] { $count } qui étaient déjà là
    }
restore-stopped = Le reste du fichier n’est pas encore ici : relire le fichier, seul ce qui manque sera ajouté.
restore-cut = Le fichier est tronqué : seul ce qui précède la coupure a été relu. L’enregistrer à nouveau là d’où il vient.
# $count (number) de parties
restore-damaged =
    { $count ->
        [one] Le fichier est abîmé : un élément n’a pas pu être relu, ou seulement son début.
        [many] Le fichier est abîmé : { $count } éléments n’ont pas pu être relus, ou seulement leur début.
       *[other] Le fichier est abîmé : { $count } éléments n’ont pas pu être relus, ou seulement leur début.
    } L’enregistrer à nouveau là d’où il vient.
# $count (number) de parties
restore-refused =
    { $count ->
        [one] Une partie du fichier a été écartée
        [many] { $count } parties du fichier ont été écartées
       *[other] { $count } parties du fichier ont été écartées
    } : ce Petri ne connaît pas ce jeu, ou ses règles ne permettent pas ce que dit le fichier.
store-archive-unreadable = Rien n’est lisible dans ce fichier : il ne vient pas de Petri, ou il est abîmé. En choisir un autre.

cli-backup = Tout enregistrer dans un seul fichier : parties, joueurs, réglages, rappels. Les tables ouvertes aux téléphones n’y sont pas. Un fichier du même nom est remplacé.
cli-backup-short = Enregistrer toutes les parties, les joueurs et les réglages dans un fichier.
# $games (number) enregistrées
# $file (text) son nom
cli-backup-done =
    { $games ->
        [0] Aucune partie
        [one] { $games } partie
        [many] { $games } parties
       *[other] { $games } parties
    }, joueurs et réglages enregistrés dans { $file }.
cli-restore = Relire ce qui a été enregistré dans un seul fichier, ici ou dans l’appli. Cela ajoute ce qui manque ; rien n’est modifié ni perdu.
cli-restore-short = Relire un tel fichier.
# $file (text) son nom
# $reason (text) le nom de l’erreur pour le système
cli-file-unwritable = Impossible d’écrire le fichier { $file } ({ $reason }) ; vérifier son nom et la place sur le disque.
