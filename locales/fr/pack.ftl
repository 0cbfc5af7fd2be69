# L’application à installer : la commande qui la construit, et ce que dit sa page avant et autour d’elle.

cli-pack = Construire Petri comme application web qui marche sans serveur ni réseau : un dossier de fichiers que n’importe quel hébergeur peut servir.
cli-pack-short = Construire l’application web à installer.
cli-option-pack-out = Le dossier où construire ; une version déjà présente y est remplacée.
cli-option-pack-with = Ajouter un jeu d’un paquet installé : sa clé ou le nom du paquet ; l’option peut être répétée.
cli-option-pack-brotli = Écrire aussi chaque gros fichier en brotli, pour les hébergeurs qui servent ces fichiers.

pack-fetching = Récupération des paquets nommés par le fichier de verrouillage…
pack-compiling = Conversion de Python en bytecode…
pack-done = { $folder } est prêt : { $megabytes } Mo, dont { $first } Mo en brotli à la première visite.
pack-part = { $megabytes } Mo en brotli : { $name }

pack-no-lock = Il manque le fichier uv.lock dans cette copie de Petri ; la réinstaller, ou prendre le dépôt.
pack-bad-lock = Le fichier uv.lock est abîmé ou appartient à autre chose ; le reprendre là d’où vient Petri.
pack-no-wheel = Aucun paquet pour navigateur n’est verrouillé pour { $package } ; verrouiller une autre version avec uv.
pack-no-client = Le client web de Flet { $version } manque ici ; réinstaller Petri avec tout ce qu’il lui faut.
pack-no-node = Il manque Node.js, qui convertit Python en bytecode ; l’installer (nodejs.org, ou le paquet « nodejs » du système) et réessayer.
pack-download-failed = Tout n’a pas pu être téléchargé ({ $reason }) ; vérifier le réseau et pip, puis réessayer.
pack-script-failed = { $script } a échoué ({ $reason }) ; merci de le signaler.
pack-folder-taken = { $folder } contient autre chose ; donner un dossier vide ou nouveau après --out.
pack-not-written = Impossible d’écrire dans { $folder } ({ $reason }) ; donner un autre dossier après --out, ou faire de la place.
# $name (text) tel que tapé
# $known (text) les jeux des paquets installés
pack-no-package = Aucun jeu ni paquet du nom de { $name } n’est installé ; sont installés : { $known }.
# $package (text) avec un jeu
# $needs (text) d’autres paquets
pack-needs-more = { $package } demande des paquets qu’un navigateur ne reçoit pas : { $needs }. Seuls des jeux qui se contentent de Petri peuvent être emballés.
# $package (text) avec un jeu
pack-no-folder = { $package } n’est pas un simple dossier de fichiers ; l’installer depuis un wheel.

# La page autour de l’application. Elle ne peut demander aucune variable.
pack-boot-fetching = Téléchargement de Petri, cette fois seulement…
pack-boot-starting = Démarrage…
pack-boot-too-old = Ce navigateur est trop ancien pour Petri, ou ne garde rien pour les sites : le mettre à jour, ou prendre un Chrome, Edge, Firefox ou Safari récent, hors navigation privée.
pack-boot-other-tab = Petri est ouvert dans un autre onglet ou une autre fenêtre : continuer là-bas, ou fermer l’autre, et Petri continuera ici.
pack-boot-broken = Un fichier est arrivé abîmé, ou une nouvelle version est en cours de mise en ligne : télécharger l’application à nouveau. Les parties ne risquent rien.
pack-boot-altered = Cet hébergeur modifie les fichiers de Petri : Petri marche ici, mais pas sans réseau. Enregistrer dans un fichier les parties importantes.
pack-boot-blocked = Ce réseau bloque un fichier de Petri, comme le font des écoles et des entreprises : essayer un autre réseau. Les parties ne risquent rien.
pack-boot-cut-off = Le reste de Petri n’est pas arrivé : vérifier le réseau et recharger la page. Les parties ne risquent rien.
pack-boot-failed = Petri n’a pas pu démarrer. Les parties ne risquent rien : télécharger l’application à nouveau, et le signaler si cela se reproduit.
pack-boot-afresh = Télécharger à nouveau
pack-boot-reload = Recharger
pack-boot-update = Une nouvelle version de Petri est là. Les parties restent telles quelles.
pack-boot-dismiss = Plus tard
pack-boot-not-kept = Si l’appareil manque de place, le navigateur peut effacer les parties de Petri : ajouter Petri à l’écran d’accueil, ou enregistrer dans un fichier les parties importantes.
pack-boot-cache-full = Plus assez de place pour garder Petri : il marche maintenant, mais pas sans réseau. Libérer de l’espace et recharger.
pack-boot-storage-refused = Ce navigateur ne garde rien pour Petri, peut-être à cause de la navigation privée : les parties disparaissent avec cette page. Enregistrer dans un fichier ce qui compte.
pack-boot-storage-full = Il n’y a plus de place pour les parties sur cet appareil : elles disparaissent avec cette page. Libérer de l’espace et recharger ; enregistrer dans un fichier ce qui compte.
pack-boot-storage-busy = Les parties de Petri sont utilisées par une autre page : la fermer et recharger ; ce qui se joue ici maintenant n’est pas gardé.
pack-boot-storage-low = Il ne reste presque plus de place pour les parties : libérer de l’espace sur l’appareil, ou enregistrer des parties dans des fichiers et les supprimer.
pack-boot-storage-damaged = Une partie des données gardées ici n’a pas pu être lue ; tout le reste est là. Vérifier les dernières parties.
pack-boot-storage-newer = Une version plus récente de Petri garde ici des parties que celle-ci ne sait pas lire. Elles sont intactes : télécharger l’application à nouveau pour les retrouver. Ce qui se joue maintenant disparaît avec cette page.
pack-boot-storage-cleared = Le navigateur a effacé ce que Petri gardait. Les parties, encore ouvertes ici, sont de nouveau enregistrées ; recharger la page pour que Petri marche de nouveau sans réseau.
pack-boot-storage-lost = Le navigateur a effacé les parties de Petri, et plus rien ne peut être gardé : enregistrer dans un fichier ce qui compte avant de quitter cette page.
