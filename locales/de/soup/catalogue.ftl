# The gene cards: their names, and what each does, in words of our own.

gene-intelligence = Intelligenz
gene-movement-1 = Bewegung I
gene-spores = Sporen
gene-speed = Schnelligkeit
gene-defense = Abwehr
gene-escape = Flucht
gene-substitution = Ersatzkost
gene-ray-protection = Strahlenschutz
gene-streamlining = Stromlinienform
gene-tentacle = Tentakel
gene-holding = Festhalten
gene-longevity = Langlebigkeit
gene-frugality = Genügsam
gene-struggle = Kampf ums Überleben
gene-parasitism = Parasitismus
gene-division-rate = Teilungsrate
gene-persistence = Ausdauer
gene-movement-2 = Bewegung II
gene-aggression = Aggression
gene-armor = Panzer

gene-intelligence-effect = Tut auf dem Brett nichts, zählt aber in der Wertung.
gene-movement-1-effect = Würfle bei eigener Bewegung mit zwei Würfeln und nimm den, der dir gefällt.
# $spores-own-colour (boolean) whether a space may have a cube of one’s own colour
gene-spores-effect =
    { $spores-own-colour ->
        [true] Eine neue Amöbe darf auf jedes Feld.
       *[false] Eine neue Amöbe darf auf jedes Feld ohne eine deiner Farbe.
    }
gene-speed-effect = Beweg dich ein zweites Mal aus eigener Kraft, kostenlos. Nie zweimal treiben, nie treiben und bewegen.
# $fight-price (number) biological points
gene-defense-effect = Zahle { $fight-price } Punkt und mach aus einem Angriff einen Kampf: je ein Würfel, bei Gleichstand noch einmal. Gewinnst du, hungert der Angreifer.
# $fight-price (number) biological points
gene-escape-effect = Zahle { $fight-price } Punkt und versuch, einem Angriff zu entkommen, mit deinen Bewegungsgenen.
# $uneven-substitution (boolean) whether three of one colour will do
gene-substitution-effect =
    { $uneven-substitution ->
        [true] Lass eine Farbe weg und friss einen Nährstoff mehr: 2+2 oder 3+1, zu dritt 4.
       *[false] Lass eine Farbe weg und friss einen Nährstoff mehr: 2+2, zu dritt 4.
    }
# $ray-points (number) mutation points of the card, $ray-value (number) what it pays when it is given up
gene-ray-protection-effect = Hat Empfindlichkeit { $ray-points }; abgegeben zahlt er { $ray-value }. In der Wertung keine Karte.
gene-streamlining-effect = Eigene Bewegung kostet nichts, eine Flucht auch nicht.
# $carried-four (number) cubes with four players, $carried-three (number) cubes with three players
gene-tentacle-effect = Nimm beim Bewegen oder Treiben bis zu { $carried-four } Nährstoffe mit, zu dritt { $carried-three }.
# $following (text) when following is decided: after or before
gene-holding-effect =
    { $following ->
        [after] Bleib, wo du bist, oder folge einer Amöbe, die dein Feld verlässt, sobald ihre Richtung feststeht.
       *[before] Bleib, wo du bist, oder folge einer Amöbe, die dein Feld verlässt; sag es, bevor die Richtung feststeht.
    }
# $lasting-fatal-wounds (number) damage points that kill with it,
# $fatal-wounds (number) damage points that kill without it
gene-longevity-effect = Deine Amöben sterben erst mit { $lasting-fatal-wounds } Schadenspunkten, nicht mit { $fatal-wounds }.
gene-frugality-effect = Friss einen Nährstoff weniger; die Farbe wählst du jedes Mal. Das Ausscheiden bleibt gleich.
# $fight-price (number) biological points
gene-struggle-effect = Müsste eine Amöbe hungern, zahle { $fight-price } Punkt: Sie frisst eine andere auf ihrem Feld, sogar eine eigene.
# $host-price (number) biological points
gene-parasitism-effect = Friss einen Nährstoff weniger auf dem Feld einer fremden Amöbe, deren Wirt noch Punkte hat; der Wirt zahlt { $host-price } Punkt.
# $cheap-amoeba-price (number) biological points with it, $amoeba-price (number) biological points without it
gene-division-rate-effect = Eine neue Amöbe kostet { $cheap-amoeba-price } Punkte statt { $amoeba-price }.
gene-persistence-effect = Wie Schnelligkeit. Dazu ein kostenloser zweiter Versuch, wenn Angriff, Abwehr oder Aggression scheitert.
gene-movement-2-effect = Wähle die Richtung jeder eigenen Bewegung, ohne Würfel.
# $fight-price (number) biological points
gene-aggression-effect = Wie Kampf ums Überleben. Dazu darf in Phase 5 eine deiner Amöben eine fremde auf ihrem Feld töten, für { $fight-price } Punkt.
gene-armor-effect = Niemand greift deine Amöben in Phase 1 an. In Phase 5 bringt ein Angriff nur einen Schadenspunkt.
