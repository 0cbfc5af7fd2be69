### La table : ouvrir une partie, regarder autour, annuler.

table-menu = Menu de la table
game-opening = Ouverture de la partie…
game-unreadable = L’entrée { $row } de cette partie est illisible, elle ne peut donc pas continuer : la supprimer dans la liste des parties, ou en importer une copie enregistrée.
game-set-aside =
    { $taps ->
        [one] La dernière action n’a pas pu être conservée ; la partie reprend juste avant.
        [many] Les { $taps } dernières actions n’ont pas pu être conservées ; la partie reprend juste avant.
       *[other] Les { $taps } dernières actions n’ont pas pu être conservées ; la partie reprend juste avant.
    }
# $game (text) le nom d’un jeu dans les fichiers : "soup"
game-unknown = C’est une partie de { $game }, un jeu que ce Petri n’a pas : installer ce jeu, ou mettre Petri à jour, pour l’ouvrir. En attendant, elle reste telle quelle.
# $game (text) le nom d’un jeu dans les fichiers : "soup"
game-broken = C’est une partie de { $game }, un jeu qui est installé mais ne marche pas ici : mettre ce jeu à jour pour l’ouvrir. En attendant, elle reste telle quelle.
# $game (text) le nom d’un jeu dans les fichiers : "soup"
game-for-newer-petri = C’est une partie de { $game }, un jeu fait pour un Petri plus récent : mettre Petri à jour pour l’ouvrir. En attendant, elle reste telle quelle.
# $game (text) le nom d’un jeu dans les fichiers : "soup"
game-for-older-petri = C’est une partie de { $game }, un jeu fait pour un Petri plus ancien : mettre ce jeu à jour pour l’ouvrir. En attendant, elle reste telle quelle.
# $game (text) le nom d’un jeu dans les fichiers : "soup"
game-played-newer = Cette partie a été jouée avec une version plus récente de { $game } : mettre ce jeu, ou Petri, à jour pour l’ouvrir. En attendant, elle reste telle quelle.
# Dans une liste, à la place du nom du jeu.
# $game (text) le nom d’un jeu dans les fichiers : "soup"
game-not-had = { $game } (jeu absent)
game-not-here = Ce jeu n’a pas encore été téléchargé : se connecter une fois au réseau, puis réessayer.
# $game (text) le nom d’un jeu
game-coming = Téléchargement de { $game }…
game-coming-note = Une fois téléchargé, il se joue sans réseau.
# $game (text) le nom d’un jeu
game-away = { $game } n’est pas encore téléchargé
game-away-note = Se connecter une fois au réseau, puis réessayer. Ensuite il se joue sans réseau.
game-fetch-again = Réessayer
game-not-shown = Impossible d’afficher cette partie

## Le grand bouton : la suite

# La bande à la couleur de qui joue, pour un lecteur d’écran.
band-turn-then = Tour : { $player }, puis { $next }
# La bande pendant qu’un dé est posé : chacun peut payer une relance.
band-decides = La table décide
# La bande quand personne n’agit seul.
band-everybody = Tout le monde
# En petit, au-dessus du nom de qui joue ensuite.
band-next = ensuite
table-undo = Annuler : { $label }
table-latest = À l’instant : { $label }. Ouvrir l’historique
table-redo = Rétablir : { $label }
table-own-turn = C’est le moment de jouer
# $player (text) name
table-turn-of = Tour : { $player }
table-peek = Voir la table
table-journal = Historique
table-notice = Information : { $notice }
table-store-away = Les parties sont momentanément inaccessibles : rien ne peut être modifié. Le jeu reprendra de lui-même.

## Le tirage au sort

table-lot = Qui commence ?
# $player (text) nom
table-lot-drawn = { $player } commence
table-lot-on = On joue
player-row-turn = tour

## Raccourcis clavier

keys-title = Raccourcis clavier
keys-next = Suite : le grand bouton
keys-redo = Rétablir
keys-player = Les chiffres d’un joueur
keys-on = Les touches servent de raccourcis
keys-on-note = Jamais pendant la saisie d’un texte.

## Les rappels de la table

reminders-title = Rappels
reminders-note = Un texte à soi, affiché pendant une phase
reminders-earlier = Des parties précédentes
reminders-phase = Quand
reminders-text = Texte
reminders-add = Ajouter le rappel
# $text (text) le texte du rappel
reminders-remove = Retirer : { $text }
