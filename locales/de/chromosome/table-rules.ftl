### The rules of a table: what the rulebook leaves open, and what a table likes its own way.

rule-group-die = { term-die }
rule-group-fate = { term-fate }
rule-group-irradiation = { term-irradiation }
rule-group-start = Beginn der Partie
rule-group-prices = Preise
rule-group-end = Kampf und Ende der Partie
rule-group-terms = Wortwahl
rule-die-4 = W4
rule-die-6 = W6
rule-faces = Gen auf jeder Seite
rule-faces-note = Evolution per Würfel: welche Seite welches Gen gibt
rule-face-unknown = offen
# $face (number) the face, $gene (text) code of a gene
rule-face-gene =
    Seite { $face }: { $gene ->
       *[action] Aktionsgen
        [telepathy] Telepathiegen
        [combat] Kampfgen
        [building] Baugen
        [none] offen
    }
rule-fate-start = Schicksal am Anfang
rule-fate-max = Höchstes Schicksal
rule-recovery = Schicksal erneuern
rule-recovery-turn = einmal je Zug
rule-recovery-round = einmal je Runde
rule-recovery-energy = Energie für einen Schicksalspunkt
rule-start-tokens = Marker im Startraum
rule-start-charged = Startmarker sind geladen
rule-growth-genes = Aktionsgene je Marker beim Wachstum
rule-evolution-genes = Aktionsgene für Evolution
# $gene (text) code of a gene
rule-price =
    { $gene ->
       *[action] Energie für ein Aktionsgen
        [telepathy] Energie für ein Telepathiegen
        [combat] Energie für ein Kampfgen
        [building] Energie für ein Baugen
    }
rule-price-owned = Vorgabe: eigene Gene dieser Art + 1; ein fester Preis ist 1 oder mehr
rule-price-fixed = fester Preis; Vorgabe: eigene + 1
# $gene (text) code of a gene
rule-extra =
    { $gene ->
       *[action] Zuschlag zu eigenen Aktionsgenen
        [telepathy] Zuschlag zu eigenen Telepathiegenen
        [combat] Zuschlag zu eigenen Kampfgenen
        [building] Zuschlag zu eigenen Baugenen
    }
rule-evolution-die-energy = Energie für ein Gen per Würfel
rule-irradiation-limit = Höchste Verstrahlung, mit der man überlebt
rule-building-relief = Verstrahlung, die ein Baugen wegnimmt
rule-own-room-charges = Eine Gruppe im Raum eines radioaktiven Felds lädt sich auch auf
rule-finish-tests = Die Tests gehen weiter, wenn einer davon jemanden ausscheiden lässt
rule-cap-losses = Ein Kampf kostet höchstens die kämpfende Gruppe
rule-active-last-turn = Wer im eigenen Zug jemanden ausscheiden lässt, bekommt auch einen letzten Zug
rule-wording = Begriffe dieses Spiels
rule-wording-ours = unsere
rule-wording-printed = wie gedruckt
