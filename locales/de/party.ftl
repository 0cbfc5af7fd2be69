### Several phones at one table: inviting, joining, who may do what, who is there.

party-host = Host
party-join = Zu einem Tisch
party-join-note = Scanne den Code auf dem Bildschirm des Hosts, oder gib seine sechs Buchstaben ein.
party-code = Tischcode
party-knock = Tisch suchen
party-back-to-table = Zurück zum Tisch
# $players (text) names in order
party-back-spoken = Zurück zum Tisch: { $players }
party-choose = Wer bist du?
party-none = Niemand davon
party-who-note = Jemand spielt jetzt auf dem eigenen Handy. Sag, wer auf diesem Gerät spielt.

# $player (text) whose it is
party-hold = Das ist Sache von { $player }. Halte den Knopf gedrückt, um es trotzdem zu tun.
party-hold-act = Tun
# $letters (text) the code in two halves
party-table-code = Tisch { $letters }
party-watch = Nur zusehen
party-seat-open = noch niemand
party-seat-held = auf einem anderen Handy
party-seat-mine = dieses Handy
# $player (text) whose seat it is
party-seat-held-note = { $player } spielt auf einem anderen Handy. Der Host kann den Platz unter „Handys einladen“ freigeben.
party-seat-is-me = Das bin ich
party-seat-asked = der Host ist gefragt
# $player (text) the name of whose seat is asked for
party-seat-asked-note = Der Host wird gefragt, ob du { $player } bist. Ein Tipp dort lässt dieses Handy herein.
# $player (text) the name of whose seat is asked for
party-claimed = Ein anderes Handy sagt: Ich bin { $player }.
party-grant = Hereinlassen
# $player (text) the name of the player whom it is about
party-grant-spoken = Das andere Handy hereinlassen: { $player }
party-decline = Jetzt nicht
# $player (text) the name of the player whom it is about
party-decline-spoken = Das andere Handy nicht hereinlassen: { $player }
party-seat-back = Das Handy dieses Platzes ist wieder verbunden; der Host kann den Platz unter „Handys einladen“ freigeben.

## Why not

party-no-code = Ein Code hat sechs Buchstaben, etwa { "BKD TRW" }; gib alle ein.
party-no-such-code = Kein Tisch hat diesen Code; sieh noch einmal auf den Bildschirm des Hosts.
# $seconds (number) how many seconds
party-wait =
    { $seconds ->
        [one] Zu viele falsche Codes: Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Zu viele falsche Codes: Versuch es in { $seconds } Sekunden noch einmal.
    }
party-locked = Der Tisch ist abgeschlossen; bitte den Host, dich hereinzulassen.
party-seat-taken = Dieser Platz ist besetzt; wähle einen anderen.
party-seat-freed = Dein Platz an diesem Tisch wurde freigegeben; komm mit dem Code wieder dazu.
party-only-watching = Du siehst nur zu; nimm einen Platz, um mitzuspielen.
# $player (text) the name of the player whom it is about
party-not-your-seat = Das darf an diesem Tisch nur { $player }; frag nach.
# $player (text) the name of the player whom it is about
party-reveals = Das darf nur { $player } aufdecken, auf dem eigenen Handy; frag nach.
# $player (text) the name of the player whom it is about
party-numbers = Diese Zahlen ändern nur { $player } und der Host; frag nach.
party-host-only = Das darf an diesem Tisch nur der Host; frag nach.
party-not-your-entry = Zurücknehmen darf das an diesem Tisch nur der Host, oder wer es getan hat; frag nach.
party-just-undone = Gerade hat jemand etwas zurückgenommen; sieh zuerst noch einmal nach.
party-too-fast = Zu viele Tipps auf einmal; warte einen Moment.
# $minutes (number) how many minutes
party-too-many-tables =
    { $minutes ->
        [one] Von hier wurden zu viele Tische eröffnet; versuch es in { $minutes } Minute noch einmal.
       *[other] Von hier wurden zu viele Tische eröffnet; versuch es in { $minutes } Minuten noch einmal.
    }
party-no-more-tables = Mehr Tische sind hier nicht möglich; komm wieder, wenn einige Partien vorbei sind.
party-no-import = Aus einer Datei lassen sich hier keine Partien laden; beginne eine neue.

## What others do

# $label (text) what it was, $count (number) how many entries
# $player (text) the name of whoever did it
party-undone =
    { $count ->
        [one] { $player } hat zurückgenommen: { $label }
       *[other] { $player } hat { $count } Einträge zurückgenommen, zuletzt: { $label }
    }
# $count (number) how many entries, $player (text) the name of whoever did it, $label (text) what it was
party-redone =
    { $count ->
        [one] { $player } hat zurückgeholt: { $label }
       *[other] { $player } hat { $count } Einträge zurückgeholt, zuletzt: { $label }
    }
# $player (text) who nudges
party-nudged = { $player } wartet auf dich
party-nudge = Anstupsen
# $player (text) the name of the player whom it is about
party-nudge-spoken = { $player } anstupsen
# $player (text) the name of the player whom it is about
party-waiting = Warten auf { $player }
# $player (text) the name of the player whom it is about
party-waiting-away = Warten auf { $player }, das Handy ist weg; der Host kann helfen
# $player (text) the name of the player whom it is about
party-waiting-host-away = Warten auf { $player }, Host, das Gerät ist weg
# $count (number) phones that are away
# $players (text) the names of whoever has a phone that is away
party-away =
    { $count ->
        [one] { $players }: Handy weg; du kannst es hier tun
       *[other] { $players }: Handys weg; du kannst es hier tun
    }
# $player (text) the name of the player whom it is about, $time (text) the hour
party-away-since = { $player }: Handy weg seit { $time }; du kannst es hier tun
party-fine = Passt für mich
party-fine-said = Für dich passt es
party-close-window = Er bleibt für alle liegen
# $players (text) the names of whoever has not answered
party-still-asked = Noch gefragt: { $players }
party-last-asked = Nur du fehlst noch
party-watching = Du siehst zu

## Inviting

party-invite = Handys einladen
party-invite-note = Mit der Kamera scannen. Gleiches WLAN, nichts zu installieren.
party-invite-note-public = Mit der Kamera scannen. Nichts zu installieren.
party-for-phones = Handys
# $count (number) phones at the table
party-phones =
    { $count ->
        [0] Noch keine Handys
        [one] { $count } Handy hier
       *[other] { $count } Handys hier
    }
# $link (text) address that it holds
party-qr-spoken = QR-Code für { $link }
# $address (text) address without the code
party-or-type = oder { $address } öffnen und eingeben
party-other-address = Andere Adresse
party-nobody-came = Ein Handy kann es nicht öffnen?
party-reason-firewall = Firewall: Lass Petri oder Python auf diesem Computer durch, für private Netze.
party-reason-guests = WLAN: Viele Gastnetze trennen Geräte voneinander; nimm das Heimnetz oder den Hotspot eines Handys.
party-reason-vpn = VPN: Schalte es auf dem Handy und auf diesem Computer ab, oder wähle unten eine andere Adresse.
party-no-network = Dieser Computer ist in keinem Netz, das Handys erreichen. Geh in ein WLAN oder öffne einen Hotspot, und öffne das hier noch einmal.
party-rotate = Neuer Code
party-lock = Tisch abschließen
party-lock-note = Kein neues Handy kommt herein.
party-rights = Wer was ändern darf
party-rights-friends = alle alles
party-rights-strict = nur den eigenen Platz
party-odds = Chancen und Rat
party-odds-own = alle sehen Chancen und den Rat für sich
party-odds-nobody = niemand sieht welche
party-seats = Plätze
player-you = Du
party-seat-here = Handy verbunden
party-seat-away = Handy weg
# $time (text) the hour, after “yesterday” where it was then; or a day
party-seat-away-since = Handy weg seit { $time }
# $day (text) a day before yesterday, after “since”
party-since-day = dem { $day }
party-seat-me = dieses Gerät
party-seat-nobody = kein Handy
party-free = Platz freigeben
# $player (text) the name of the player whom it is about
party-free-spoken = Platz von { $player } freigeben
party-i-am = Ich spiele hier
# $player (text) the name of the player whom it is about
party-i-am-spoken = Dieses Gerät gehört { $player }
party-i-am-not = Dieses Gerät gehört niemandem
party-not-me = Bin ich nicht
# $count (number) devices that only watch
party-watchers =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
party-close = Für Handys schließen
party-tables = Tische, die für Handys offen sind
party-change-seat = Platz wechseln
# $player (text) the name of the player whom it is about
reveal-hold = Halten, um zu sehen: { $player }

## A player who is absent for a while

party-absent = Eine Weile weg
party-absent-note = Andere übernehmen, und niemand wartet. Wer auf dem eigenen Handy spielt, ist wieder da.
party-seat-absent = eine Weile weg
# $player (text) a name
party-waiting-absent = Warten auf { $player }, eine Weile weg; andere können es tun
# $players (text) names
party-absent-act = { $players }: nicht da; du kannst es hier tun
party-others-to-ask = Das entscheiden alle zusammen. An diesem Tisch darf es der Host.
