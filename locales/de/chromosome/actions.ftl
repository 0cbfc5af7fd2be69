### Growth, Evolution and Impulse.

# $tokens (text) tokens with how many of them, $why (text) what is lacking, as a sentence
growth-short = Reicht nicht für { $tokens }. { $why }

## Evolution by die

evolution-by-die = der Würfel nennt das Gen

## Growth

growth-group = Eine Gruppe
growth-spread = Leere Räume
growth-how-many = Wie viele Marker
growth-charged = Die Gruppe ist geladen
growth-charged-note = die neuen Marker sind es dann auch
# $tokens (text) tokens with how many of them
growth-confirm = Wachstum: { $tokens }

## Evolution

# $count (number) genes of that kind that the player has, $energy (text) what the next one costs
evolution-owned = du hast { $count } · { $energy }
turn-by-die = Gen vom Würfel
evolution-faces = Gene auf den Würfelseiten
evolution-faces-first = erst klären: welches Gen auf welcher Seite
evolution-choose = Gen wählen
evolution-roll = Zahlen und würfeln
evolution-confirm = Anlegen: { named-gene }

## Impulse

impulse-new = Neu
impulse-add = Dazu
impulse-draw = Laden
impulse-room = In welchem Raum
impulse-charged = Geladene Marker
# $power (number) power of the space, the largest group that it charges
impulse-charged-note = benachbarte Gruppen bis Größe { $power }
# $way (text) new, add or draw
# $power (number) power of the space afterwards
impulse-confirm =
    { $way ->
        [new] Neues Feld, Stärke { $power }
        [add] Dazulegen, Stärke { $power }
       *[draw] Energie ziehen
    }

## Labels of the journal

# $player (text) the name of whoever did it
label-evolve = { $player }: Evolution, { named-gene }
# $player (text) the name of whoever did it
label-evolve-by-die = { $player }: Evolution per Würfel
# $tokens (number) how many tokens were placed, $player (text) the name of whoever did it
label-grow =
    { $tokens ->
        [one] { $player }: Wachstum, { $tokens } Marker
       *[other] { $player }: Wachstum, { $tokens } Marker
    }
# $player (text) the name of whoever did it
label-impulse = { $player }: Impuls, neues radioaktives Feld
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign,
# $power (number) power of the space afterwards
label-impulse-more = { $player }: Impuls, Steine { $delta }, Stärke { $power }
# $player (text) the name of whoever did it
label-impulse-draw = { $player }: Impuls, zieht Energie aus einem Feld

## Refusals

gene-faces-unknown = Sag erst, welches Gen auf welcher Würfelseite ist.
# $most (number) tokens of the largest group
group-too-large = Eine Gruppe hat höchstens { $most } Marker. Wähle weniger.
# $player (text) the name of the player whom it is about
supply-empty = { $player } hat keine Marker mehr im Vorrat. Wähle eine andere Aktion.
