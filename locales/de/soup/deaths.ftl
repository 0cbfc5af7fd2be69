### Phase 5: natural deaths and Aggression.

deaths-rule = Eine Amöbe stirbt an zwei Schadenspunkten, mit Langlebigkeit an drei.
deaths-quick = Nehmt die toten Amöben weg
# $count (number) cubes of each colour
deaths-cubes =
    { $count ->
        [0] Für sie kommen keine Nährstoffe.
        [one] Für jede { $count } Nährstoff jeder Farbe, solange der Vorrat reicht.
       *[other] Für jede { $count } Nährstoffe jeder Farbe, solange der Vorrat reicht.
    }
deaths-instead = Stattdessen
# $colours (text) colours of which the supply is short
deaths-short = Im Vorrat fehlt: { $colours }.
# $count (number) amoebas
deaths-count =
    { $count ->
        [0] In dieser Runde stirbt niemand
        [one] { $count } Amöbe stirbt
       *[other] { $count } Amöben sterben
    }
# $numbers (text) of the amoebas, $count (number) of them
# $player (text) the name of the player whom it is about
deaths-who =
    { $count ->
        [0] { $player }: keine Amöbe
        [one] { $player }: Amöbe { $numbers }
       *[other] { $player }: Amöben { $numbers }
    }
# $player (text) the name of the player whom it is about
deaths-less = { $player }: eine Amöbe weniger
# $player (text) the name of the player whom it is about
deaths-more = { $player }: eine Amöbe mehr
deaths-aggression-quick = Dann Aggression: Auch ihre Opfer verlassen das Brett.
deaths-aggression = Aggression
# $count (number) biological points
deaths-aggression-how =
    { $count ->
        [0] Eine Amöbe darf eine fremde auf ihrem Feld töten, kostenlos.
        [one] Eine Amöbe darf eine fremde auf ihrem Feld töten, für { $count } Punkt.
       *[other] Eine Amöbe darf eine fremde auf ihrem Feld töten, für { $count } Punkte.
    }
# $player (text) the name of whoever attacks
deaths-attacker = { $player }: Welche Amöbe greift an?
deaths-done = Die Toten sind vom Brett

## Labels of the journal

# $count (number) amoebas that die
label-bury =
    { $count ->
        [0] Todesfälle: keine
        [one] Todesfälle: { $count } Amöbe
       *[other] Todesfälle: { $count } Amöben
    }
# $back (text) yes or no: whether they come back; $player (text) the name of whoever did it, $count (number) amoebas
label-lose-amoebas =
    { $back ->
        [yes] { $player }: { $count ->
            [0] keine Amöbe kommt zurück
            [one] { $count } Amöbe kommt zurück
           *[other] { $count } Amöben kommen zurück
        }
       *[no] { $player }: { $count ->
            [0] keine Amöbe stirbt
            [one] { $count } Amöbe stirbt
           *[other] { $count } Amöben sterben
        }
    }

## Refusals

buried-already = Die Todesfälle dieser Runde sind schon erledigt. Spielt weiter.
