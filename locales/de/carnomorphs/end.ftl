### The end of a journey, and its charts.

end-time = die Zeit ist abgelaufen
end-explosion = das Schiff ist explodiert
end-nobody-left = niemand war mehr an Bord
end-fulfilled = Ziel erfüllt
end-failed = Ziel nicht erfüllt
chart-threat = Xenos auf dem Brett nach Runden
chart-markers = Mutationsmarker nach Runden
chart-feeding = Fressen nach Runden
chart-drawn = Gezogene Plättchen
chart-none = Noch ist nichts geschehen.
stats-survivors = Wer überlebt hat
stats-endings = Wie die Reisen endeten
stats-fed = Wie oft Xenos fraßen
stats-fed-mean = im Schnitt je Reise
stats-fed-most = am meisten in einer Reise
# $round (number) which round
story-encounter = Die erste Begegnung kam in Runde { $round }.
# $count (number) tokens drawn
story-drawn =
    { $count ->
        [0] Kein Plättchen wurde gezogen.
        [one] { $count } Plättchen wurde gezogen.
       *[other] { $count } Plättchen wurden gezogen.
    }
# $players (text) their names; $count (number) how many; $round (number) which round
story-deaths =
    { $count ->
        [one] Runde { $round }: { $players } stirbt.
       *[other] Runde { $round }: { $players } sterben.
    }
story-butcher = Der Schlächter wurde getötet.
story-nest = Das Nest wurde zerstört.
# $count (number) how many Objectives the crew shared
story-fulfilled =
    { $count ->
        [one] Das Ziel wurde erfüllt.
       *[other] Alle Ziele wurden erfüllt.
    }
# $count (number) how many Objectives the crew shared
story-failed =
    { $count ->
        [one] Das Ziel wurde nicht erfüllt.
       *[other] Nicht alle Ziele wurden erfüllt.
    }
# $round (number) which round
story-pods = Runde { $round }: Ein Tod öffnet die Kapseln.
# $players (text) their names; $count (number) how many
story-ended =
    { $count ->
        [one] { $players } stirbt am Ende der Reise.
       *[other] { $players } sterben am Ende der Reise.
    }
# $players (text) their names
story-escaped = In einer Kapsel entkommen: { $players }.
# $players (text) their names
story-hibernated = Im Kälteschlaf: { $players }.
