### Adaptations.

adaptations-title = Adaptationen
adaptations-note = Jede Karte wird einmal eingetragen.
adaptations-of-shambler = Adaptation des Schlurfers
adaptations-of-fleshbeast = Adaptation der Fleischbestie
adaptations-of-butcher = Adaptation des Schlächters
adaptations-hidden = verdeckt
adaptations-revealed = aufgedeckt
adaptations-discarded = abgelegt
adaptations-reveal = Aufdecken
adaptations-reveal-this = Diese Karte aufdecken
adaptations-enter = Eintragen, was sie sagt
adaptations-correct = Korrigieren
adaptations-keep = Speichern
adaptations-return = Doch nicht abgelegt
adaptations-analyse-corpse = Leiche analysiert: ablegen
adaptations-analyse-carcass = Kadaver analysiert: ablegen
adaptations-analyse-egg = Ei analysiert: ablegen
adaptations-name = Name der Karte
adaptations-effect = Was sie bewirkt
adaptations-object = Objekt zum Analysieren
adaptations-voracious-note = Gilt beim Fressen, solange die Karte aufgedeckt ist.
adaptations-voracious-on = Gilt beim Fressen.

## Labels of the journal

# $name (text) the card's name, or none
label-reveal-adaptation =
    { $name ->
        [none] Adaptation aufgedeckt: { label-intruder }
       *[other] Adaptation: { $name }
    }
# $set (text) yes or no: whether the card was discarded (yes) or put back (no)
label-discard-adaptation =
    { $set ->
        [yes] Adaptation abgelegt: { label-intruder }
       *[no] Adaptation zurück: { label-intruder }
    }

## Refusals

adaptation-discarded = Diese Adaptation ist schon abgelegt. Wähle eine andere.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] Die Adaptation des Schlurfers ist noch verdeckt: Deck sie erst auf.
        [fleshbeast] Die Adaptation der Fleischbestie ist noch verdeckt: Deck sie erst auf.
       *[butcher] Die Adaptation des Schlächters ist noch verdeckt: Deck sie erst auf.
    }
adaptation-not-discarded = Diese Adaptation ist nicht abgelegt. Wähle eine andere.
adaptation-unchanged = Das sagt diese Adaptation schon. Ändere etwas, oder geh zurück.
no-such-adaptation = Nur Schlurfer, Fleischbestie und Schlächter haben eine Adaptation neben dem Brett. Wähle davon.
research-unknown = Sag erst, welches Objekt für diese Adaptation analysiert wird: Leiche, Kadaver oder Ei.
