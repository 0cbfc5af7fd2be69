### Ce que dit d’elle-même la page autour de l’application servie.

page-opening = Un instant : Petri s’ouvre…
page-lost = Connexion perdue. Reconnexion…
page-lasting = Toujours pas de connexion. Petri tourne-t-il encore, et cet appareil est-il en ligne, à la maison sur le même Wi-Fi ? La table revient alors toute seule ; sinon, rouvrir l’invitation ou l’adresse.
page-moving = Petri redémarre, la table revient tout de suite…
page-unsent = Ce geste n’a pas été envoyé. Reconnexion…
page-doubtful = Le dernier geste n’est peut-être pas arrivé.
page-check = Reconnexion réussie. Le dernier geste n’est peut-être pas arrivé : vérifier, et le refaire s’il manque.
page-large = Ce fichier est trop gros pour cette page. Une sauvegarde peut quand même être relue : fermer Petri sur son ordinateur et y lancer « companion restore » avec le fichier.
page-no-script = Petri a besoin de JavaScript.
page-unkept = Ce navigateur n’enregistre aucune donnée de site. Quand cette page est fermée ou rechargée, la place à la table et les réglages sont oubliés ; les parties restent chez l’hôte.
page-chosen = choisi
page-unchosen = non choisi

## What a browser shows when it installs the app

page-description = L’appli posée sur la table pendant que des amis jouent à des jeux de plateau sur les microbes et les mutants.
page-picture-table = Chromosome : la table
page-picture-battle = Chromosome : un combat et ses probabilités
page-picture-wide = Chromosome sur grand écran
