### Ce que dit chaque écran. Partout : l’infinitif ou le nom, jamais « tu » ni « vous ».

action-back = Retour
action-close = Fermer
action-undo = Annuler
action-redo = Rétablir
action-failed = Quelque chose a échoué. Vérifier ce qui s’affiche, puis réessayer.
games-not-kept = Les parties ne peuvent pas être enregistrées ou lues pour l’instant. Ceci n’a pas été fait. Prévenir la personne qui gère ce Petri, puis réessayer. Tout ce qui était enregistré est intact.
screen-failed = Impossible d’afficher cette partie. Revenir en arrière et réessayer.
address-unknown = Cet écran n’existe pas
address-unknown-hint = Cette adresse ne mène nulle part.
language-not-here = Impossible de télécharger cette langue : se connecter au réseau, puis réessayer.
tap-too-late = La table vient de changer : regarder, puis appuyer à nouveau.
letter-refused = L’appli n’a pas ce caractère : lettres latines, grecques ou cyrilliques.
action-home = Accueil

## Le nom reste le même dans toutes les langues.

app-name = Petri
