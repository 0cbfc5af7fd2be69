### L’exemple de partie : ce que l’appli a fait pour les joueurs, en six mots au plus.

sample-did-token = Un jeton tiré pour la rencontre
sample-did-bag = Le sac retient les tirages
sample-did-attack = L’effet de l’attaque en mots
sample-did-turn = On sait toujours qui joue
sample-did-time = Tous ont passé, le temps avance
sample-did-feeding = Qui se nourrit, dans l’ordre
sample-did-next = Le prochain jeton, tiré par l’appli
sample-did-effect = L’effet du jeton, aussitôt
sample-did-pods = On sait quelles capsules sont ouvertes
sample-did-check = Le contrôle final arrive à temps
sample-did-infected = On sait qui est infecté
sample-did-end = Qui survit, et qui gagne
