# Parties enregistrées. Chaque phrase dit ce qui s’est passé et quoi faire ensuite.

store-full = Plus de place, ceci n’a pas été enregistré : libérer de l’espace et réessayer ; tout ce qui était enregistré est intact.
store-not-remembered = C’est fait ; seulement, impossible de le retenir pour la prochaine partie.
store-denied = Petri n’a pas le droit de lire ou d’écrire { $file } : changer les droits du dossier de données, puis réessayer.
store-failed = Impossible de lire ou d’écrire { $file } ({ $reason }) : vérifier le disque et réessayer ; tout ce qui était enregistré est intact.
store-busy = Un autre Petri utilise déjà { $folder } : continuer là-bas, ou le fermer d’abord.
store-no-locks = { $folder } est sur un disque qui ne sait pas séparer deux programmes : choisir un dossier sur un autre disque avec --data.
store-folder = { $folder } ne peut pas contenir de parties : choisir un dossier où l’écriture est permise.

store-missing = La partie { $id } n’existe pas : en choisir une dans la liste des parties.
store-in-use = Un autre programme tient { $file } ouvert, un antivirus ou OneDrive par exemple : réessayer dans un instant ; tout ce qui était enregistré reste intact.
store-replaced = Un autre programme a mis un autre fichier { $file } à la place : ce toucher n’est pas gardé, et la partie s’ouvre telle que ce fichier la contient. La partie d’ici est gardée à côté.
store-closed = Cette partie a été fermée ou supprimée : la rouvrir depuis la liste des parties.
store-behind = Quelqu’un d’autre à cette table a été un instant plus rapide : regarder ce qui a changé et recommencer si c’est encore utile.
store-unreachable = Les parties sont injoignables pour l’instant, ceci n’a pas été pris en compte : attendre leur retour, vérifier et réessayer ; tout ce qui était enregistré est intact.
store-outcome-unknown = La liaison avec les parties s’est coupée en plein milieu, on ne sait pas si ceci a été enregistré : attendre leur retour, vérifier et recommencer si cela manque.
store-unstorable = Il y a là quelque chose d’impossible à enregistrer : le saisir autrement et réessayer.
store-journal-full = Cette partie a { $rows } entrées et n’en accepte plus : l’enregistrer dans un fichier, puis en commencer une nouvelle.

store-newer = { $file } a été écrit par une version plus récente de Petri et n’a pas été touché : mettre Petri à jour pour l’ouvrir.
store-damaged = { $file } est abîmé au point d’être irréparable et a été gardé sous { $quarantined } : importer une copie enregistrée de cette partie, s’il y en a une.
store-foreign = { $file } n’est pas une partie de Petri et a été gardé sous { $quarantined } : le ranger à sa place.
store-misnamed = { $file } contient une partie d’un autre nom et a été gardé sous { $quarantined } : importer ce fichier pour y jouer.
store-replaced-kept = Un autre programme a remplacé le fichier d’une partie ouverte ; la partie telle qu’elle était ici a été gardée sous { $quarantined } : importer ce fichier pour la continuer.
store-recovered = { $file } manquait, sa copie précédente est utilisée : vérifier la dernière entrée de cette partie.
store-restored = { $file } était abîmé, sa copie précédente est utilisée : vérifier la dernière entrée de cette partie ; le fichier abîmé a été gardé sous { $quarantined }.
store-restored-backup = { $file } était abîmé, la dernière sauvegarde est utilisée : saisir à nouveau ce qui s’est passé depuis ; le fichier abîmé a été gardé sous { $quarantined }.
store-torn = La dernière entrée de { $file } n’a pas été enregistrée jusqu’au bout et a disparu : vérifier ce qui a été saisi en dernier dans cette partie.
store-cut = { $file } était abîmé, la partie s’arrête à sa dernière bonne entrée : saisir à nouveau ce qui s’est passé depuis ; le fichier abîmé a été gardé sous { $quarantined }.
store-mended = { $file } était abîmé et a été réparé à partir d’une copie, rien ne manque ; le fichier abîmé a été gardé sous { $quarantined }.
store-moved = { $games ->
    [one] Une partie a été déplacée dans un fichier d’un nouveau genre ; l’ancien fichier reste
    [many] { $games } parties ont été déplacées dans des fichiers d’un nouveau genre ; les anciens fichiers restent
   *[other] { $games } parties ont été déplacées dans des fichiers d’un nouveau genre ; les anciens fichiers restent
} dans le dossier { $folder } jusqu’au prochain démarrage de Petri.
store-shorter = { $file } a moins d’entrées que lorsque sa partie a été affichée dans la liste : si personne n’y a mis une copie plus ancienne, importer la dernière du dossier backups.
store-copy-shown = { $file } est abîmé, sa dernière bonne copie est affichée ; rien ne peut être réparé dans un dossier en lecture seule.
store-unreadable = { $file } est abîmé, et rien ne peut être réparé dans un dossier en lecture seule : copier le dossier et ouvrir la copie.
store-preferences = Les réglages étaient abîmés et ont été gardés sous { $quarantined } : vérifier les réglages et les joueurs mémorisés.

store-import-not-json = Ce fichier n’est pas une partie enregistrée, ou il est tronqué : choisir un fichier enregistré par Petri.
store-import-foreign = Ce fichier ne vient pas de Petri : choisir un fichier enregistré par Petri.
store-import-newer = Cette partie a été enregistrée par une version plus récente de Petri : mettre Petri à jour, puis l’importer à nouveau.
store-import-head = Le début de la partie de ce fichier, qui dit qui joue et depuis quand, est abîmé ou a été modifié à la main : l’enregistrer à nouveau là d’où elle vient.
store-import-row = L’entrée { $row } de la partie de ce fichier est abîmée ou a été modifiée à la main : enregistrer la partie à nouveau là d’où elle vient.
store-import-rules = L’entrée { $row } de la partie de ce fichier est impossible selon les règles : enregistrer la partie à nouveau là d’où elle vient.
store-import-game = Ce fichier contient un jeu que ce Petri n’a pas : installer ce jeu, ou mettre Petri à jour, puis l’importer à nouveau.
store-import-played-newer = Ce fichier a été joué avec une version plus récente du jeu : mettre le jeu, ou Petri, à jour, puis l’importer à nouveau.
store-import-damaged = La partie de ce fichier est abîmée : l’enregistrer à nouveau là d’où elle vient.
store-import-empty = Personne n’a commencé à jouer dans ce fichier : en choisir un autre.
store-import-too-large = Ce fichier a plus de { $megabytes } millions de caractères, plus que n’importe quelle partie : choisir un fichier enregistré par Petri.
