### Réglages : chacun agit tout de suite.

# $language (text) the language's own name, $share (text) per cent of it that are translated
settings-language-draft = { $language } ({ $share } traduits)
settings-look = Apparence
settings-theme = Thème
settings-theme-system = Système
settings-theme-night = Sombre
settings-theme-agar = Clair
settings-scale = Taille du texte
# $percent (number) 100 à 200
settings-percent = { $percent } %
settings-contrast = Contraste élevé
settings-less-motion = Moins d’animations
settings-table = À la table
settings-dice = Dés
settings-dice-app = L’appli lance
settings-dice-hand = Vrais dés
settings-advice = Conseils
settings-advice-note = Dans la fenêtre des relances : si une relance vaut son prix
settings-device = Appareil
settings-place = Lieu de jeu
settings-place-note = Transmis à BG Stats avec chaque partie et écrit sur l’image partagée. Peut rester vide.
settings-awake = Garder l’écran allumé
settings-awake-note = Tant qu’une partie est ouverte
settings-awake-refused = Ce navigateur laisse l’écran s’éteindre sur une page comme celle-ci. Pour la soirée, un délai de mise en veille plus long se règle sur le téléphone.
settings-haptics = Vibreur
settings-haptics-note = Si l’appareil en a un
settings-sound = Sons
settings-sound-note = Lancers, doses, éliminations, fin
settings-notices = Notifications
settings-notices-note = Quand son tour commence et que la page est en arrière-plan, si le navigateur en affiche
settings-about = À propos
settings-folder = Dossier des parties
# $version (text) numéro de la version
settings-version = Petri { $version }
