### Phase 4: ten points, then new amoebas.

# $count (number) biological points
division-received =
    { $count ->
        [0] keine Punkte bekommen
        [one] { $count } Biopunkt bekommen
       *[other] { $count } Biopunkte bekommen
    }
division-nobody = Niemand teilt mehr
division-together = Amöben teilen sich
division-one-each = Je eine Amöbe
# $count (number) amoebas on the board, $most (number) so many there can be
division-on-board =
    { $count ->
        [0] Keine Amöbe auf dem Brett
        [one] { $count } von { $most } Amöben auf dem Brett
       *[other] { $count } von { $most } Amöben auf dem Brett
    }
division-none = Die erste ist kostenlos.
division-number = Welche Nummer
division-where = Wo sie stehen darf
division-anywhere-first = Auf jedem Feld: Keine deiner Amöben ist auf dem Brett.
division-anywhere-second = Auf jedem Feld ohne eine deiner Farbe: Nur eine von dir ist auf dem Brett.
division-spores = Durch Sporen auf jedem Feld ohne eine deiner Farbe.
division-spores-own = Durch Sporen auf jedem Feld.
division-beside = Neben einer deiner Amöben, über eine Kante, wo keine deiner Farbe steht.
division-chain = Auch neben einer, die du gerade gesetzt hast.
# $count (number) biological points
division-new =
    { $count ->
        [0] Neue Amöbe, kostenlos
        [one] Neue Amöbe: { $count } Punkt
       *[other] Neue Amöbe: { $count } Punkte
    }
# $count (number) biological points for one more amoeba, as short as can be
division-price =
    { $count ->
        [0] eine Amöbe kostenlos
        [one] { $count } je Amöbe
       *[other] { $count } je Amöbe
    }
# $number (number) on the amoeba, $count (number) biological points
division-new-number =
    { $count ->
        [0] Neue Amöbe { $number }, kostenlos
        [one] Neue Amöbe { $number }: { $count } Punkt
       *[other] Neue Amöbe { $number }: { $count } Punkte
    }

## Labels of the journal

# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-divide = { $player }: neue Amöbe { $number }, { label-price }
# $player (text) the name of whoever did it
label-divide-short = { $player }: eine neue Amöbe
# $player (text) the name of whoever did it
label-divide-back = { $player } nimmt eine Amöbe zurück

## Refusals

# $player (text) the name of the player whom it is about, $most (number) amoebas of a colour
no-amoeba-left = { $player } hat alle { $most } Amöben auf dem Brett. Wähle jemand anderen.
