### Plusieurs téléphones à une table : inviter, rejoindre, qui peut faire quoi, qui est là.

party-host = Hôte
party-join = Rejoindre une table
party-join-note = Scanner le code sur l’écran de l’hôte, ou taper ses six lettres.
party-code = Code de la table
party-knock = Trouver la table
party-back-to-table = Retour à la table
# $players (text) les noms dans l’ordre
party-back-spoken = Retour à la table : { $players }
party-choose = Qui joue ici ?
party-none = Aucun d’eux
party-who-note = Quelqu’un joue déjà sur son propre téléphone. Indiquer qui joue sur cet appareil.

# $player (text) à qui c’est
party-hold = C’est à { $player } de le faire. Un appui long sur le bouton le fait à sa place.
party-hold-act = Le faire
# $letters (text) le code en deux moitiés
party-table-code = table { $letters }
party-watch = Juste regarder
party-seat-open = personne encore
party-seat-held = sur un autre téléphone
party-seat-mine = ce téléphone
# $player (text) à qui est la place
party-seat-held-note = { $player } joue sur un autre téléphone. L’hôte peut libérer la place : « Inviter des téléphones ».
party-seat-is-me = C’est moi
party-seat-asked = demande envoyée à l’hôte
party-seat-asked-note = L’hôte voit la demande : { $player } change de téléphone. Il lui suffit d’un toucher.
party-claimed = Un autre téléphone demande la place : { $player }.
party-grant = Accepter
party-grant-spoken = Accepter l’autre téléphone : { $player }
party-decline = Pas maintenant
party-decline-spoken = Refuser l’autre téléphone : { $player }
party-seat-back = Le téléphone de cette place est de nouveau connecté ; l’hôte peut libérer la place : « Inviter des téléphones ».

## Pourquoi non

party-no-code = Un code a six lettres, par exemple { "BKD TRW" } ; les taper toutes.
party-no-such-code = Aucune table n’a ce code ; regarder encore une fois l’écran de l’hôte.
party-wait =
    { $seconds ->
        [one] Trop de mauvais codes : réessayer dans { $seconds } seconde.
        [many] Trop de mauvais codes : réessayer dans { $seconds } secondes.
       *[other] Trop de mauvais codes : réessayer dans { $seconds } secondes.
    }
party-locked = La table est verrouillée ; demander à l’hôte de la déverrouiller.
party-seat-taken = Cette place est prise ; en choisir une autre.
party-seat-freed = La place à cette table a été libérée ; la rejoindre avec son code.
party-only-watching = Ici on ne fait que regarder ; prendre une place pour jouer.
party-not-your-seat = À cette table, c’est à { $player } de le faire ; le lui demander.
party-reveals = C’est à { $player } de révéler cela, sur son propre téléphone ; le lui demander.
party-numbers = C’est à { $player } ou à l’hôte de changer ces nombres ; le leur demander.
party-host-only = À cette table, seul l’hôte peut faire cela ; le lui demander.
party-not-your-entry = À cette table, seul l’hôte ou la personne qui a fait cela peut l’annuler ; le lui demander.
party-just-undone = Quelque chose vient d’être annulé ; regarder d’abord.
party-too-fast = Trop de gestes à la fois ; attendre un instant.
party-too-many-tables =
    { $minutes ->
        [one] Trop de tables ont été ouvertes d’ici ; réessayer dans { $minutes } minute.
        [many] Trop de tables ont été ouvertes d’ici ; réessayer dans { $minutes } minutes.
       *[other] Trop de tables ont été ouvertes d’ici ; réessayer dans { $minutes } minutes.
    }
party-no-more-tables = Plus de table disponible ici. Revenir quand des parties seront finies.
party-no-import = Ici, impossible d’importer une partie depuis un fichier ; en commencer une nouvelle.

## Ce que font les autres

# $label (text) ce que c’était, $count (number) nombre d’entrées
party-undone =
    { $count ->
        [one] { $player } annule : { $label }
        [many] { $player } annule { $count } entrées, la dernière : { $label }
       *[other] { $player } annule { $count } entrées, la dernière : { $label }
    }
party-redone =
    { $count ->
        [one] { $player } rétablit : { $label }
        [many] { $player } rétablit { $count } entrées, la dernière : { $label }
       *[other] { $player } rétablit { $count } entrées, la dernière : { $label }
    }
# $player (text) qui relance les autres
party-nudged = { $player } attend une réponse ici
party-nudge = Faire signe
party-nudge-spoken = Faire signe : { $player }
party-waiting = On attend : { $player }
party-waiting-away = On attend : { $player } (téléphone absent) ; l’hôte peut aider
party-waiting-host-away = On attend : { $player } (l’hôte, appareil absent)
# $count (number) téléphones absents
party-away =
    { $count ->
        [one] { $players } : téléphone absent, à faire ici
        [many] { $players } : téléphones absents, à faire ici
       *[other] { $players } : téléphones absents, à faire ici
    }
party-away-since = { $player } : téléphone absent depuis { $time }, à faire ici
party-fine = Ça me va
party-fine-said = Accord donné ici
party-close-window = Gardé pour tous
party-still-asked = On attend encore : { $players }
party-last-asked = On n’attend plus que cette réponse
party-watching = En spectateur

## Inviter

party-invite = Inviter des téléphones
party-invite-note = Scanner avec l’appareil photo. Même Wi-Fi, rien à installer.
party-invite-note-public = Scanner avec l’appareil photo. Rien à installer.
party-for-phones = Téléphones
party-phones =
    { $count ->
        [0] Pas encore de téléphone
        [one] { $count } téléphone ici
        [many] { $count } téléphones ici
       *[other] { $count } téléphones ici
    }
party-qr-spoken = Code QR : { $link }
party-or-type = ou ouvrir { $address } et taper
party-other-address = Autre adresse
party-nobody-came = Un téléphone n’ouvre pas la page ?
party-reason-firewall = Pare-feu : autoriser Petri, ou Python, sur cet ordinateur, pour les réseaux privés.
party-reason-guests = Wi-Fi : les réseaux d’invités isolent souvent les appareils ; prendre le réseau de la maison ou le partage de connexion d’un téléphone.
party-reason-vpn = VPN : le couper sur le téléphone et sur cet ordinateur, ou choisir une autre adresse ci-dessous.
party-no-network = Cet ordinateur n’est sur aucun réseau que les téléphones puissent atteindre. Le connecter au Wi-Fi ou partager sa connexion, puis rouvrir cet écran.
party-rotate = Nouveau code
party-lock = Verrouiller la table
party-lock-note = Plus aucun nouveau téléphone n’entre.
party-rights = Qui peut changer quoi
party-rights-friends = tout le monde, tout
party-rights-strict = chacun sa place
party-odds = Probabilités et conseils
party-odds-own = chacun voit les probabilités et ses propres conseils
party-odds-nobody = personne n’en voit
party-seats = Places
player-you = Moi
party-seat-here = téléphone connecté
party-seat-away = téléphone absent
party-seat-away-since = téléphone absent depuis { $time }
party-since-day = le { $day }
party-seat-me = cet appareil
party-seat-nobody = pas de téléphone
party-free = Libérer la place
party-free-spoken = Libérer la place : { $player }
party-i-am = Je joue ici
party-i-am-spoken = { $player } joue sur cet appareil
party-i-am-not = Cet appareil n’est à personne
party-not-me = Ce n’est pas moi
party-watchers =
    { $count ->
        [one] { $count } spectateur
        [many] { $count } spectateurs
       *[other] { $count } spectateurs
    }
party-close = Fermer aux téléphones
party-tables = Tables ouvertes aux téléphones
party-change-seat = Changer de place
reveal-hold = Maintenir pour voir : { $player }

## Une absence passagère

party-absent = En pause
party-absent-note = D’autres jouent à leur place et personne n’attend. Jouer sur son téléphone met fin à la pause.
party-seat-absent = en pause
# $player (text) un nom
party-waiting-absent = On attend : { $player } (en pause) ; d’autres peuvent jouer
# $players (text) des noms
party-absent-act = { $players } (en pause) : on peut le faire ici
party-others-to-ask = Cela se décide ensemble. À cette table, l’hôte peut le faire.
