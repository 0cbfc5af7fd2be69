# La ligne de commande. Les phrases finissent par ce qu’il faut faire ensuite.

cli-help = L’application qui reste sur la table quand on joue entre amis à des jeux de microbes et de mutants. Sans commande, elle démarre le serveur.
cli-help-usage = Utilisation :
cli-help-options = Options :
cli-help-commands = Commandes :
cli-help-some-options = [OPTIONS]
cli-help-some-command = COMMANDE [ARGUMENTS]…
cli-help-required = obligatoire
# $value (text) ce qui vaut sans l’option
cli-help-default = par défaut : { $value }
cli-help-help = Afficher cette page.
cli-help-version = Afficher la version.
cli-help-desktop = Ouvrir l’application dans sa propre fenêtre.
cli-help-language = Parler cette langue au lieu de celle du système.

cli-serve = Servir l’application à une adresse de cet ordinateur jusqu’à Ctrl+C, et l’ouvrir dans le navigateur.
cli-serve-short = Servir l’application et l’ouvrir dans le navigateur.
cli-desktop = Ouvrir l’application dans sa propre fenêtre ; elle s’arrête quand on la ferme.
cli-desktop-short = Ouvrir l’application dans sa propre fenêtre.
cli-option-host = L’adresse d’écoute ; par défaut 127.0.0.1 (cet ordinateur seulement), 0.0.0.0 pour tout le réseau.
cli-option-port = Le port d’écoute ; par défaut 8420 ou le premier libre ensuite.
cli-option-data = Le dossier où sont gardées les parties.
cli-option-name = Un autre nom auquel le serveur répond, par exemple le nom public derrière un proxy ; peut être donné plusieurs fois.
cli-option-proxy = Réseau d’un proxy inverse de confiance, par exemple 10.0.0.0/8 ; peut être donné plusieurs fois.
cli-option-public = À cette adresse publique, comme https://petri.example, chacun peut ouvrir des tables et n’est l’hôte que des siennes.
cli-option-keep-days = Supprimer les parties finies après tant de jours ; sans cette option elles restent.
cli-option-keep-unfinished-days = Supprimer les parties inachevées que personne n’a touchées depuis tant de jours ; sans cette option elles restent.
cli-option-operator-token = Fichier avec le jeton qui ouvre /operator et /metrics.
cli-option-log = Comment le journal est écrit : text pour les gens, json pour les programmes.
cli-option-certificate = Fichier d’un certificat à soi (PEM), par lequel les téléphones entrent en https ; avec --key.
cli-option-key = Fichier de la clé privée du certificat (PEM, sans mot de passe).
cli-option-certificate-name = Le nom d’hôte du certificat, que le code QR montre alors.
cli-option-no-open = Ne pas ouvrir de navigateur.

cli-serving = Petri est sur { $url } (Ctrl+C pour arrêter).
cli-port-in-use = Le port { $port } est pris par un autre programme ; en choisir un autre avec --port, ou omettre --port.
cli-port-forbidden = Le port { $port } n’est pas autorisé ici ; en choisir un au-dessus de 1023 avec --port.
cli-host-unknown = { $host } n’est pas une adresse de cet ordinateur ; omettre --host, ou prendre 0.0.0.0 pour tout le réseau.
cli-other-flet = Flet { $installed } est installé, mais Petri ne tourne qu’avec Flet { $needed } ; réinstaller Petri dans un environnement à part.
cli-no-web = Ce Petri ne sait pas servir les navigateurs : l’installer comme petri-companion[web].
cli-certificate-alone = Un certificat demande les deux fichiers : les nommer avec --certificate et --key.
cli-certificate-unreadable = Impossible de lire { $file } ou { $key } : vérifier les deux noms et les droits.
cli-certificate-unfit = { $file } et { $key } ne vont pas ensemble : nommer un certificat et sa propre clé, en PEM et sans mot de passe.

cli-window-no-display = Il n’y a pas d’écran pour ouvrir une fenêtre ; utiliser « companion serve » et un navigateur sur un autre ordinateur.
cli-window-no-client = La fenêtre de Flet n’est pas disponible ici : l’application s’ouvre dans une fenêtre de { $browser }.
cli-window-browser-only = Ni la fenêtre de Flet, ni Chromium, Chrome ou Edge ne sont disponibles ici : l’application s’ouvre dans le navigateur.

cli-no-such-command = La commande « { $name } » n’existe pas ; « companion --help » les liste toutes.
cli-no-such-language = Petri ne parle pas la langue « { $name } » ; langues possibles : { $languages }.
cli-no-such-option = L’option { $option } n’existe pas ; « { $program } --help » les liste toutes.
cli-missing = Il manque { $name } ; « { $program } --help » montre comment l’écrire.
cli-bad-value = La valeur de { $name } ne convient pas ; « { $program } --help » montre ce qui est accepté.
cli-option-without-value = Il faut une valeur après { $option } ; « { $program } --help » montre laquelle.
cli-no-network = « { $network } » n’est pas un réseau : écrire par exemple 10.0.0.0/8 ou 10.1.2.3.
cli-no-public = « { $address } » n’est pas une adresse publique : l’écrire comme https://petri.example.
cli-token-unreadable = { $file } ne peut pas être lu : écrire le jeton de l’exploitant dans un fichier et le nommer.
cli-no-token = { $file } ne contient pas de jeton : y écrire au moins { $shortest } lettres et chiffres.
cli-bad-usage = Trop ou trop peu d’arguments pour cette commande ; « { $program } --help » montre comment l’écrire.

cli-output-closed = Impossible d’afficher quoi que ce soit, la sortie est fermée : la laisser ouverte, ou la diriger vers un fichier.
cli-output-full = Plus de place là où ceci devait s’écrire, le résultat est incomplet : libérer de l’espace et réessayer.
cli-output-failed = Tout n’a pas pu s’afficher ({ $reason }) : vérifier où va la sortie, puis réessayer.
odds-cli = Calculer des probabilités exactes, sans partie.
odds-cli-short = Calculer des probabilités exactes.
cli-odds-exact = Donner les fractions exactes.
cli-odds-number = { $field }, de { $low } à { $high }
cli-odds-unknown = { $field }, de { $low } à { $high } ; inconnu sans cette option
cli-odds-default = { $field } ; { $value } par défaut
cli-odds-off = { $field } : non
cli-odds-choice = { $field } ; { $choices }
cli-odds-list = { $field } : il faut des nombres entiers séparés par des virgules, par exemple 9,10.
cli-odds-no-choice = { $field } : chacun doit être parmi { $choices }.
