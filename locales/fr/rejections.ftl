### Pourquoi la table dit non. Chaque clé est le code d’un refus.

nothing-to-redo = Il n’y a rien à rétablir. Continuer.
undo-others-first = Ce qui devait être annulé vient de changer sur un autre appareil ; regarder d’abord.
redo-others-first = Ce qui devait être rétabli vient de changer sur un autre appareil ; regarder d’abord.
nothing-to-undo = Il n’y a rien à annuler. Continuer.
unsound = Après cela, la partie ne s’ouvrirait plus : rien n’a changé. S’y prendre autrement.
already-started = Cette partie a déjà commencé. Continuer.
not-in-game = Aucune partie n’est en cours. En commencer une.
no-such-seat = Il n’y a personne à la place { $seat }. En choisir une autre.
same-colour = Deux joueurs ont la même couleur. En changer une.
same-name = Deux joueurs ont le même nom. En changer un.
