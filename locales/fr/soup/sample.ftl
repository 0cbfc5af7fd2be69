### L’exemple de partie : ce que l’appli a fait pour les joueurs, en six mots au plus.

sample-did-market = Seulement les gènes abordables
sample-did-ladder = Échelle avancée, sauts compris
sample-did-ozone = Nouvelle carte, ozone vérifié
sample-did-trade = Ancien gène rendu, prix calculé
sample-did-order = L’ordre suit l’échelle, tout seul
sample-did-points = Dix points de plus chacun
sample-did-births = Nouvelles amibes payées et comptées
sample-did-deaths = On sait quelles amibes meurent
sample-did-scoring = Décompte dans le bon ordre
sample-did-debt = On sait qui a une dette
sample-did-paid = La dette payée au point près
sample-did-end = Chaque place est expliquée
