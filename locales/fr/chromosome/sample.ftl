### L’exemple de partie : ce que l’appli a fait pour les joueurs, en six mots au plus.

sample-did-odds = Probabilités exactes avant la relance
sample-did-reroll = Un point de destin, une relance
sample-did-fresh = Nouveau dé, nouvelles probabilités
sample-did-sum = Dés, gènes et destin additionnés
sample-did-loss = Le jeton perdu est retiré
sample-did-areas = Zones radioactives dans le bon ordre
sample-did-tests = On sait qui doit tester
sample-did-advice = Dit si relancer vaut le coup
sample-did-dose = La dose est notée
sample-did-all = Personne n’est oublié au test
sample-did-kept = Chaque combat est noté et annulable
sample-did-score = Chaque point est expliqué
