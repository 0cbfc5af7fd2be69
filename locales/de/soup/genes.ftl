### Phase 3: the market of gene cards.

genes-none = noch keine Genkarten
genes-can-buy = Gen kaufen
genes-nobody = Niemand kauft mehr
genes-cannot-buy = Jetzt nicht
# $count (number) gene cards
genes-folded =
    { $count ->
        [0] Jetzt nicht: keine
        [one] Jetzt nicht: { $count } Gen
       *[other] Jetzt nicht: { $count } Gene
    }
# $points (number) biological points, $count (number) amoebas
genes-then =
    { $points ->
        [0] Für Phase 4 bleibt kein Punkt
        [one] Für Phase 4 bleibt { $points } Punkt
       *[other] Für Phase 4 bleiben { $points } Punkte
    }{ $count ->
        [0] .
        [one] , für { $count } Amöbe.
       *[other] , für { $count } Amöben.
    }
# The words above the figures of the genes, to be pressed
genes-columns = Was die Zahlen bedeuten
genes-column-mutation = Empfindlichkeit: Wer mehr hat als die Ozonschicht, schuldet den Unterschied.
genes-column-ozone = Zusätzliche Ozonschuld bis zur letzten Umweltkarte.
genes-column-steps = Zusätzliche Schritte auf der Leiste in jeder Wertung.
genes-column-price = Der Preis in Biopunkten: Ein Tipp darauf kauft die Karte.
genes-head-mutation = Empf.
genes-head-ozone = Ozon
genes-head-steps = Schr.
genes-head-price = Preis
genes-ozone-note = Ozon: So viel höher sind deine Schulden im Schnitt, wenn du kein Gen abgibst und alle Karten kommen.
# $count (number) cards left
genes-copies =
    { $count ->
        [0] keine übrig
        [one] { $count } Karte übrig
       *[other] { $count } Karten übrig
    }
# $count (number) biological points
genes-price =
    { $count ->
        [0] kostet nichts
        [one] kostet { $count } Punkt
       *[other] kostet { $count } Punkte
    }
genes-ozone-nothing = Ozon: kostet nichts bis zur letzten Karte
# $next (text) a number with its sign; $total (text) until the last card
genes-ozone = Ozon: { $next } bei der nächsten Karte, { $total } bis zur letzten
# $genes (text) one gene, or several with "or"
genes-gives-up = gibt { $genes } ab
genes-which-basic = Welches Gen wird abgegeben?
# $count (number) biological points
# $gene (text) name of the gene
genes-buy =
    { $count ->
        [0] { $gene }: kostenlos
        [one] { $gene }: kaufen für { $count } Punkt
       *[other] { $gene }: kaufen für { $count } Punkte
    }
genes-bought-so-far = In dieser Runde gekauft
# $genes (text) names of genes, $count (number) biological points paid in all
genes-bought =
    { $count ->
        [0] { $genes }, kostenlos
        [one] { $genes }, { $count } Punkt
       *[other] { $genes }, { $count } Punkte
    }

## Labels of the journal

# $basic (text) code of a basic gene that can be given up
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $given-up (text) the basic gene that is given up, or none
# $player (text) the name of whoever did it
label-buy-gene =
    { $given-up ->
        [none] { $player } kauft { label-gene }, { label-price }
        [speed] { $player } kauft { label-gene } für { gene-speed }, { label-price }
        [movement-1] { $player } kauft { label-gene } für { gene-movement-1 }, { label-price }
        [struggle] { $player } kauft { label-gene } für { gene-struggle }, { label-price }
        [defense] { $player } kauft { label-gene } für { gene-defense }, { label-price }
       *[escape] { $player } kauft { label-gene } für { gene-escape }, { label-price }
    }

## Refusals

# $gene (text) the advanced gene
# $player (text) the name of the player whom it is about
basic-missing =
    { $gene ->
        [persistence] { gene-persistence } kostet { gene-speed }, und { $player } hat das Gen nicht.
        [movement-2] { gene-movement-2 } kostet { gene-movement-1 }, und { $player } hat das Gen nicht.
        [aggression] { gene-aggression } kostet { gene-struggle }, und { $player } hat das Gen nicht.
       *[armor] { gene-armor } kostet { gene-defense } oder { gene-escape }, und { $player } hat das Gen nicht.
    } Wähle ein anderes Gen.
# $basic (text) the basic gene, $gene (text) the advanced one
# $player (text) the name of the player whom it is about
basic-too-new = { $player } hat { label-basic } in dieser Runde gekauft: Für { label-gene } lässt es sich erst ab der nächsten abgeben. Warte so lange.
# $advanced (text) the advanced gene that is held
# $player (text) the name of the player whom it is about
bought-back =
    { $advanced ->
        [persistence] { $player } hat { label-gene } für { gene-persistence } abgegeben und kann es nicht zurückkaufen, solange das bleibt.
        [movement-2] { $player } hat { label-gene } für { gene-movement-2 } abgegeben und kann es nicht zurückkaufen, solange das bleibt.
        [aggression] { $player } hat { label-gene } für { gene-aggression } abgegeben und kann es nicht zurückkaufen, solange das bleibt.
       *[armor] { $player } hat { label-gene } für { gene-armor } abgegeben und kann es nicht zurückkaufen, solange das bleibt.
    } Wähle ein anderes Gen.
# $gene (text) the gene to buy
not-its-basic = { label-gene } verlangt dieses Gen nicht: Nenne das, was abgegeben wird.
# $player (text) the name of the player whom it is about
say-the-basic = { $player } hat { gene-defense } und { gene-escape }: Sag, welches davon abgegeben wird.
