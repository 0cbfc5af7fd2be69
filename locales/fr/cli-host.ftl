# `companion host` : les téléphones du réseau local autour d’une table.

cli-host = Laisser les téléphones du réseau local rejoindre une table jusqu’à Ctrl+C ; le code QR s’affiche ici.
cli-host-short = Laisser les téléphones rejoindre une table.
cli-option-host-port = Le port pour les téléphones ; par défaut 8450 ou le premier libre ensuite.
cli-option-host-game = La partie à ouvrir aux téléphones ; par défaut la dernière qui n’est pas terminée.
cli-host-join = Avec un téléphone : scanner le code, ou ouvrir { $address } et taper { $code }, ou aller sur { $url }
cli-host-also = Si cette adresse ne répond pas : { $url }
cli-host-no-game = Aucune partie n’est ouverte : en commencer une, puis choisir « Inviter des téléphones » dans son menu. Les téléphones la trouveront sur { $url }
cli-host-key = Pour héberger depuis un autre appareil à soi, y ouvrir : { $url }
cli-host-no-network = Impossible d’accueillir des téléphones : ce port ne peut pas être écouté ; en choisir un autre avec --port.
cli-host-no-address = Cet ordinateur n’est sur aucun réseau que les téléphones puissent atteindre. Le connecter au Wi-Fi ou partager sa connexion, puis relancer cette commande ou choisir « Inviter des téléphones » dans le menu de la partie.
