### La fin d’une partie, le score, les graphiques, les statistiques.

end-rounds = aucune élimination
end-elimination = élimination
end-sum = jetons { $tokens } + trophées { $trophies } + destin 2 × { $fate } − irradiation { $irradiation }
chart-irradiation = Irradiation par manche
stats-species = Espèces

end-tokens = jetons
end-trophies = trophées
end-fate = destin
end-irradiation = irradiation

# $player, $other (text) noms, $irradiation (number) irradiation, $round (number) manche
story-out-irradiation = Manche { $round } : { $player } est hors jeu, irradiation { $irradiation }.
story-out-taken = Manche { $round } : { $player } prend le dernier jeton, { $other } est hors jeu.
story-out = Manche { $round } : { $player } est hors jeu.
# $player (text) nom, $round (number) manche
story-turning = Manche { $round } : { $player } prend la tête.
# $player (text) nom
story-led = { $player } mène de la première manche à la dernière.
# $attacker, $defender (text) noms, $attack, $defence (number) force avec le dé, $round (number) manche
story-closest = Combat le plus serré : { $attacker } – { $defender }, { $attack } à { $defence } (manche { $round }).
# $player (text) nom, $face (number) résultat, $share (text) probabilité, $round (number) manche
story-luckiest-battle = Lancer le plus chanceux : { $player } fait { $face } et gagne le combat. Probabilité : { $share } (manche { $round }).
story-luckiest-test = Lancer le plus chanceux : { $player } fait { $face } et échappe à l’irradiation. Probabilité : { $share } (manche { $round }).
# $player, $other (text) noms, $before, $after (number) résultats, $round (number) manche
story-dearest = La relance qui a le plus coûté : { $player } dépense du destin et fait { $after } au lieu de { $before } (manche { $round }).
story-dearest-other = La relance qui a le plus coûté : { $player } dépense du destin, et { $other } fait { $after } au lieu de { $before } (manche { $round }).
