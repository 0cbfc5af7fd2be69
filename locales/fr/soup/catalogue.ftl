# Les cartes de gènes : leurs noms, et ce que chacune fait, avec nos propres mots.

gene-intelligence = Intelligence
gene-movement-1 = Mouvement
gene-spores = Spores
gene-speed = Vitesse
gene-defense = Défense
gene-escape = Évasion
gene-substitution = Substitution
gene-ray-protection = Protection anti-radiation
gene-streamlining = Nage
gene-tentacle = Tentacules
gene-holding = Agrippement
gene-longevity = Résistance
gene-frugality = Frugalité
gene-struggle = Attaque
gene-parasitism = Parasitisme
gene-division-rate = Scissiparité
gene-persistence = Endurance
gene-movement-2 = Autonomie
gene-aggression = Agression
gene-armor = Carapace

gene-intelligence-effect = Sans effet sur le plateau, mais rapporte au décompte.
gene-movement-1-effect = Deux dés pour se déplacer, un seul à garder.
gene-spores-effect =
    { $spores-own-colour ->
        [true] Une nouvelle amibe va sur toute case.
       *[false] Une nouvelle amibe va sur toute case sans amibe de sa couleur.
    }
gene-speed-effect = Un second déplacement gratuit. Jamais deux dérives, ni dérive et déplacement.
gene-defense-effect = Pour { $fight-price } point, l’attaque devient un combat : un dé chacun, égalité rejouée. L’attaquant battu souffre de la faim.
gene-escape-effect = Pour { $fight-price } point, tenter de fuir une attaque, avec ses gènes de déplacement.
gene-substitution-effect =
    { $uneven-substitution ->
        [true] Une couleur de moins, un cube de plus : 2+2 ou 3+1, à trois joueurs 4.
       *[false] Une couleur de moins, un cube de plus : 2+2, à trois joueurs 4.
    }
gene-ray-protection-effect = Vaut { $ray-points } points de mutation ; défaussée, elle en paie { $ray-value }. Ne compte pas comme carte au décompte.
gene-streamlining-effect = Se déplacer ne coûte rien, fuir non plus.
gene-tentacle-effect = Une amibe qui se déplace ou dérive emporte jusqu’à { $carried-four } cubes, à trois joueurs { $carried-three }.
gene-holding-effect =
    { $following ->
        [after] Rester sur place, ou suivre une amibe qui quitte la case, une fois sa direction connue.
       *[before] Rester sur place, ou suivre une amibe qui quitte la case ; à dire avant que la direction soit connue.
    }
gene-longevity-effect = Une amibe ne meurt qu’à { $lasting-fatal-wounds } blessures, non à { $fatal-wounds }.
gene-frugality-effect = Un cube de moins par repas, couleur au choix chaque fois. L’excrétion reste normale.
gene-struggle-effect = Une amibe qui souffrirait de la faim en mange une autre de sa case pour { $fight-price } point, même de sa couleur.
gene-parasitism-effect = Sur la case d’une amibe adverse dont le propriétaire a encore un point, un cube de moins ; il paie { $host-price } point.
gene-division-rate-effect = Une nouvelle amibe pour { $cheap-amoeba-price } points au lieu de { $amoeba-price }.
gene-persistence-effect = Comme Vitesse. Et un second essai gratuit après un échec en attaque, défense ou agression.
gene-movement-2-effect = La direction de chaque déplacement est au choix, sans dés.
gene-aggression-effect = Comme Attaque. Et une fois par phase 5, pour { $fight-price } point, une amibe peut tuer une amibe adverse de sa case.
gene-armor-effect = Aucune attaque à craindre en phase 1. En phase 5, une attaque ne fait qu’une blessure.
