### Ce que l’historique ajoute à une entrée.

# $room (text) numéro d’une salle
entry-room = salle { $room }
# $was (number) ce qu’il y avait, $face (number) ce qui est tombé à la place
entry-last-round = la dernière manche commence
entry-replaced = au lieu de { $was }
entry-replaced-by = avant { $was }, maintenant { $face }
