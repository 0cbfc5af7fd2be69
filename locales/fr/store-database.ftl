# Les parties dans une base PostgreSQL. Chaque phrase dit ce qui s’est passé et que faire ; aucune ne donne de mot de passe.

store-database-slow = La base de données a mis trop longtemps, ceci n’a pas été enregistré : réessayer dans un instant ; tout ce qui était enregistré est intact.
store-database-full = La base { $database } n’a plus de place, ceci n’a pas été enregistré : libérer de l’espace sur son serveur et réessayer ; tout ce qui était enregistré est intact.
store-database-denied = Petri n’a pas le droit de faire cela dans { $database } : donner à son utilisateur le droit de lire et d’écrire, puis réessayer.
store-database-failed = La base { $database } n’a pas pu le faire ({ $reason }) : consulter son journal et réessayer ; tout ce qui était enregistré est intact.
store-database-address = { $database } n’est pas l’adresse d’une base de données : l’écrire comme postgresql://utilisateur@serveur/nom.
store-database-driver = Ce Petri ne sait pas parler aux bases de données : l’installer comme petri-companion[club].
store-database-away = Personne ne répond à { $database } : vérifier l’adresse et que PostgreSQL y est en marche.
store-database-password = { $database } ne connaît pas cet utilisateur ou ce mot de passe : vérifier les deux.
store-database-missing = Il n’y a pas de base de données à { $database } : vérifier son nom ou la créer avec createdb.
store-database-refused = { $database } ne laisse pas entrer Petri : vérifier l’utilisateur, le mot de passe, le nom et ce que permet pg_hba.conf.
store-database-settings = Un gestionnaire de connexions comme PgBouncer se trouve devant { $database } et ne transmet pas les réglages que Petri demande : donner l’adresse de PostgreSQL lui-même.
store-database-deaf = Un gestionnaire de connexions comme PgBouncer se trouve devant { $database } et, à travers lui, aucun Petri n’entend ce que font les autres : donner l’adresse de PostgreSQL lui-même.
store-database-encoding = { $database } ne garde pas ses textes en UTF-8 : créer une base avec l’encodage UTF8.
store-database-empty = { $database } n’est pas préparée pour Petri : lancer d’abord companion store init.
store-database-older = { $database } a été préparée par une version plus ancienne de Petri : lancer d’abord companion store upgrade.
store-database-newer = { $database } a été préparée par une version plus récente de Petri et n’a pas été touchée : mettre Petri à jour pour l’utiliser.
store-database-migrating = Quelqu’un d’autre prépare ou met à niveau { $database } en ce moment : attendre la fin, puis réessayer.
store-database-game = La partie { $id } est endommagée dans la base de données : la reprendre dans la dernière sauvegarde de la base.
store-database-game-newer = La partie { $id } a été écrite par une version plus récente de Petri et n’a pas été touchée : mettre Petri à jour pour l’ouvrir.
store-database-row = L’entrée { $row } de la partie { $id } est endommagée dans la base de données : reprendre la partie dans la dernière sauvegarde de la base.

store-copy-occupied = Il y a déjà d’autres parties ou réglages à l’endroit choisi, et rien n’est écrasé : choisir un endroit vide.
store-copy-taken = La partie { $id } a été supprimée à l’endroit choisi, et rien n’est écrasé : choisir un endroit vide.
