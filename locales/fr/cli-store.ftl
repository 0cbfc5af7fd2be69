# La ligne de commande : les bases de données de parties.

cli-option-store = La base de données où sont gardées les parties à la place, comme postgresql://utilisateur@serveur/nom ; aussi lue dans la variable PETRI_STORE.
cli-store-or-data = Les parties sont à un seul endroit : donner soit --store, soit --data.
cli-store = Gérer une base de données de parties : la préparer, la mettre à niveau, la vérifier, y copier des parties et les en reprendre.
cli-store-short = Préparer, mettre à niveau, vérifier et copier une base de parties.
cli-store-init = Préparer une base PostgreSQL vide pour des parties.
cli-store-upgrade = Mettre à niveau une base préparée par une version plus ancienne ; faire d’abord une sauvegarde avec pg_dump.
cli-store-check = Lire toutes les parties d’une base et dire lesquelles sont endommagées.
cli-store-copy = Copier toutes les parties et tous les réglages d’un dossier dans une base, ou l’inverse ; rien n’est écrasé, et les parties supprimées sont laissées de côté.
cli-store-from = Le dossier ou la base à copier.
cli-store-to = Le dossier ou la base où copier.
cli-store-made = { $database } est prête pour des parties.
cli-store-there = { $database } était déjà prête ; rien n’a été changé.
cli-store-upgraded = { $database } est maintenant au niveau de cette version.
cli-store-no-source = Il n’y a pas de dossier { $folder } : nommer celui où sont les parties, ou une base de données.
cli-store-checked =
    { $games ->
        [0] Aucune partie
        [one] { $games } partie
        [many] { $games } parties
       *[other] { $games } parties
    }, { $rows ->
        [0] aucune entrée
        [one] { $rows } entrée
        [many] { $rows } entrées
       *[other] { $rows } entrées
    } : { $problems ->
        [0] tout va bien.
        [one] { $problems } problème.
        [many] { $problems } problèmes.
       *[other] { $problems } problèmes.
    }
cli-store-copied =
    Copié : { $games ->
        [0] aucune partie
        [one] { $games } partie
        [many] { $games } parties
       *[other] { $games } parties
    }, { $values ->
        [0] aucun réglage
        [one] { $values } réglage
        [many] { $values } réglages
       *[other] { $values } réglages
    }.
