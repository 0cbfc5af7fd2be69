# The command line. Sentences end with what to do next.

cli-help = Die App, die auf dem Tisch liegt, während ihr Brettspiele über Mikroben und Mutanten spielt. Ohne Befehl wird die App bereitgestellt.
cli-help-usage = Aufruf:
cli-help-options = Optionen:
cli-help-commands = Befehle:
cli-help-some-options = [OPTIONEN]
cli-help-some-command = BEFEHL [ARGUMENTE]…
cli-help-required = nötig
# $value (text) what it is without the option
cli-help-default = ohne Angabe: { $value }
cli-help-help = Diese Seite zeigen.
cli-help-version = Die Version zeigen.
cli-help-desktop = Die App in einem eigenen Fenster öffnen.
cli-help-language = In dieser Sprache sprechen statt in der des Systems.

cli-serve = Die App unter einer Adresse dieses Computers bereitstellen, bis du Strg+C drückst, und im Browser öffnen.
cli-serve-short = Die App bereitstellen und im Browser öffnen.
cli-desktop = Die App in einem eigenen Fenster öffnen; sie endet, wenn es geschlossen wird.
cli-desktop-short = Die App in einem eigenen Fenster öffnen.
cli-option-host = Die Adresse, an der sie antwortet; ohne Angabe 127.0.0.1 (nur dieser Computer), 0.0.0.0 für das ganze Netz.
cli-option-port = Der Port, an dem sie antwortet; ohne Angabe 8420 oder der nächste freie.
cli-option-data = Der Ordner, in dem die Partien liegen.
cli-option-name = Ein weiterer Name, auf den der Server hört, etwa der öffentliche hinter einem Proxy; mehrfach möglich.
cli-option-proxy = Netz eines Reverse-Proxys, dessen Angaben über Adressen gelten, etwa 10.0.0.0/8; mehrfach möglich.
cli-option-public = Unter dieser öffentlichen Adresse, etwa https://petri.example, dürfen alle Tische eröffnen; Host ist man nur an den eigenen.
cli-option-keep-days = Beendete Partien nach so vielen Tagen entfernen; ohne Angabe bleiben sie für immer.
cli-option-keep-unfinished-days = Offene Partien, die so viele Tage niemand angerührt hat, entfernen; ohne Angabe bleiben sie für immer.
cli-option-operator-token = Datei mit dem Schlüsselwort, das /operator und /metrics öffnet.
cli-option-log = Wie das Protokoll geschrieben wird: text für Menschen, json für Programme.
cli-option-certificate = Datei mit einem eigenen Zertifikat (PEM), über das Handys per https hereinkommen; zusammen mit --key.
cli-option-key = Datei mit dem privaten Schlüssel des Zertifikats (PEM, ohne Passwort).
cli-option-certificate-name = Der Hostname im Zertifikat, den dann der QR-Code zeigt.
cli-option-no-open = Keinen Browser öffnen.

# $url (text) address on the web
cli-serving = Petri läuft unter { $url } (Strg+C beendet es).
# $port (number) of the port
cli-port-in-use = Port { $port } gehört schon einem anderen Programm; wähle mit --port einen anderen, oder lass --port weg.
# $port (number) of the port
cli-port-forbidden = Port { $port } ist hier nicht erlaubt; wähle mit --port einen über 1023.
# $host (text) the address that was given
cli-host-unknown = { $host } ist keine Adresse dieses Computers; lass --host weg, oder nimm 0.0.0.0 für das ganze Netz.
# $installed (text) a version, $needed (text) a version
cli-other-flet = Installiert ist Flet { $installed }, Petri läuft aber nur mit Flet { $needed }; installiere Petri neu in eine eigene Umgebung.
cli-no-web = Dieses Petri kann keine Browser bedienen: Installiere es als petri-companion[web].
cli-certificate-alone = Ein Zertifikat braucht beide Dateien: Nenne sie mit --certificate und --key.
# $file (text) name of the file with the certificate, $key (text) name of the file with its key
cli-certificate-unreadable = { $file } oder { $key } lässt sich nicht lesen: Prüfe beide Namen und Rechte.
# $file (text) name of the file with the certificate, $key (text) name of the file with its key
cli-certificate-unfit = { $file } und { $key } gehören nicht zusammen: Nenne ein Zertifikat und seinen eigenen Schlüssel, beide PEM und ohne Passwort.

cli-window-no-display = Hier gibt es keinen Bildschirm für ein Fenster; nimm „companion serve“ und einen Browser auf einem anderen Computer.
# $browser (text) name of the browser
cli-window-no-client = Das Fenster von Flet ist hier nicht verfügbar, deshalb öffnet sich die App in einem Fenster von { $browser }.
cli-window-browser-only = Weder das Fenster von Flet noch Chromium, Chrome oder Edge ist hier verfügbar, deshalb öffnet sich die App in deinem Browser.

# $name (text) what was typed
cli-no-such-command = Den Befehl „{ $name }“ gibt es nicht; „companion --help“ zählt alle auf.
# $name (text) what was typed, $languages (text) codes of all languages, with commas
cli-no-such-language = „{ $name }“ spricht Petri nicht; es spricht { $languages }.
# $option (text) the option, as it is typed, $program (text) the command with its parts
cli-no-such-option = Die Option { $option } gibt es nicht; „{ $program } --help“ zählt alle auf.
# $name (text) what is missing, as it is typed, $program (text) the command with its parts
cli-missing = { $name } fehlt; „{ $program } --help“ zeigt, wie man es schreibt.
# $name (text) the option or argument, $program (text) the command with its parts
cli-bad-value = Der Wert von { $name } geht nicht; „{ $program } --help“ zeigt, was erlaubt ist.
# $option (text) the option, as it is typed, $program (text) the command with its parts
cli-option-without-value = Nach { $option } muss ein Wert stehen; „{ $program } --help“ zeigt, welcher.
# $network (text) what was typed
cli-no-network = „{ $network }“ ist kein Netz: Schreib es wie 10.0.0.0/8 oder 10.1.2.3.
# $address (text) what was typed
cli-no-public = „{ $address }“ ist keine öffentliche Adresse: Schreib sie wie https://petri.example.
# $file (text) name of the file
cli-token-unreadable = { $file } lässt sich nicht lesen: Schreib das Schlüsselwort in eine Datei und nenne sie.
# $file (text) name of the file, $shortest (number) how many at least
cli-no-token = In { $file } steht kein Schlüsselwort: Schreib eines aus mindestens { $shortest } Buchstaben und Ziffern hinein.
# $program (text) the command with its parts
cli-bad-usage = Das ist mehr, als der Befehl nimmt, oder weniger; „{ $program } --help“ zeigt, wie man ihn schreibt.

cli-output-closed = Es gibt kein Ziel für die Ausgabe, weil sie geschlossen ist: Lass sie offen, oder leite sie in eine Datei.
cli-output-full = Wohin das ausgegeben werden sollte, ist kein Platz mehr, deshalb ist es unvollständig: Schaff Platz und versuch es noch einmal.
# $reason (text) what the system said, in its own words
cli-output-failed = Nicht alles konnte ausgegeben werden ({ $reason }): Prüfe, wohin die Ausgabe geht, und versuch es noch einmal.
odds-cli = Genaue Chancen ohne Partie ausrechnen.
odds-cli-short = Genaue Chancen ausrechnen.
cli-odds-exact = Genaue Brüche ausgeben.
# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
cli-odds-number = { $field }, { $low } bis { $high }
# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
cli-odds-unknown = { $field }, { $low } bis { $high }; ohne Angabe unbekannt
# $field (text) name of the number or choice, $value (text) what counts if it is left out
cli-odds-default = { $field }; ohne Angabe { $value }
# $field (text) name of the number or choice
cli-odds-off = { $field }: nein
# $field (text) name of the number or choice, $choices (text) what it may be, with commas
cli-odds-choice = { $field }; { $choices }
# $field (text) name of the number or choice
cli-odds-list = { $field }: nimmt ganze Zahlen mit Komma dazwischen, zum Beispiel 9,10.
# $field (text) name of the number or choice, $choices (text) what it may be, with commas
cli-odds-no-choice = { $field }: Jedes muss eines sein von { $choices }.
