### The settlement of a debt.

# $player (text) the name of the player whom it is about
settle-title = { $player } zahlt
# $debt (number) owed, $points (number) biological points that the player has
settle-note = Schuld: { $debt }. Punkte in der Hand: { $points }.
settle-choose = Oder wähle Gene zum Abgeben
# $count (number) what the gene pays
# $gene (text) name of the gene
settle-gene = { $gene }: { $count }
settle-impossible = Punkte und Gene reichen nicht: Alles, was zahlt, geht weg.
settle-worth = Was dir ein Gen wert ist
settle-worth-note = In Punkten: der Preis, bei einem höheren Gen mit dem des Grundgens. Danach richtet sich der billigste Weg.
settle-worth-change = Gene anders bewerten
# $count (number) biological points
settle-pay =
    { $count ->
        [0] Nichts zum Zahlen
        [one] { $count } Punkt zahlen
       *[other] { $count } Punkte zahlen
    }
# $genes (text) names of genes
settle-give-up = { $genes } abgeben
# $count (number) biological points
# $genes (text) names of genes, joined
settle-both =
    { $count ->
        [0] { $genes } abgeben
        [one] { $count } Punkt zahlen, { $genes } abgeben
       *[other] { $count } Punkte zahlen, { $genes } abgeben
    }
# $count (number) what the genes pay beyond the debt
settle-excess =
    { $count ->
        [0] nichts verfällt
        [one] { $count } zu viel, verfällt
       *[other] { $count } zu viel, verfällt
    }
