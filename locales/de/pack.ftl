# The installable app: the command that builds it, and what its page says before and around the app.

cli-pack = Petri als Web-App bauen, die ohne Server und ohne Netz läuft: ein Ordner voller Dateien, den jeder Webspace ausliefern kann.
cli-pack-short = Die installierbare Web-App bauen.
cli-option-pack-out = Der Ordner, in den gebaut wird; was von einem früheren Bau darin steht, wird ersetzt.
cli-option-pack-with = Auch ein Spiel eines installierten Pakets aufnehmen: sein Kürzel oder den Namen des Pakets; mehrfach möglich.
cli-option-pack-brotli = Jede große Datei auch mit brotli gepackt schreiben, für Webspaces, die solche Dateien ausliefern.

pack-fetching = Die Pakete der Lock-Datei werden geholt…
pack-compiling = Python wird in Bytecode übersetzt…
# $folder (text) path of the folder, $megabytes (text) size in millions of bytes,
# $first (text) size of a first visit, in millions of bytes
pack-done = { $folder } ist fertig: { $megabytes } MB, davon holt ein erster Besuch { $first } MB mit brotli.
# $megabytes (text) size in millions of bytes, $name (text) name of the part
pack-part = { $megabytes } MB mit brotli: { $name }

pack-no-lock = Dieser Kopie von Petri fehlt die Datei uv.lock; installiere es neu, oder nimm einen Checkout.
pack-bad-lock = Die Datei uv.lock ist beschädigt oder gehört zu etwas anderem; hol sie neu von dort, wo Petri herkommt.
# $package (text) name of a Python package
pack-no-wheel = Für { $package } ist kein Paket für den Browser festgelegt; leg mit uv eine andere Version fest.
# $version (text) a version
pack-no-client = Der Web-Client von Flet { $version } fehlt hier; installiere Petri neu mit allem, was es braucht.
pack-no-node = Node.js fehlt, das Python in Bytecode übersetzt; installiere es (nodejs.org oder das Paket „nodejs“ deines Systems) und versuch es noch einmal.
# $reason (text) what the system said, in its own words
pack-download-failed = Nicht alles ließ sich herunterladen ({ $reason }); prüfe das Netz und pip und versuch es noch einmal.
# $script (text) name of the script, $reason (text) what the system said, in its own words
pack-script-failed = { $script } ist gescheitert ({ $reason }); bitte melde das.
# $folder (text) path of the folder
pack-folder-taken = In { $folder } steht etwas anderes; nenne nach --out einen leeren oder neuen Ordner.
# $folder (text) path of the folder, $reason (text) what the system said, in its own words
pack-not-written = In { $folder } lässt sich nichts schreiben ({ $reason }); nenne nach --out einen anderen Ordner, oder schaff Platz.
# $name (text) as typed
# $known (text) the games of installed packages
pack-no-package = Ein Spiel oder Paket namens { $name } ist nicht installiert; installiert sind: { $known }.
# $package (text) with a game
# $needs (text) further packages
pack-needs-more = { $package } braucht Pakete, die ein Browser nicht bekommt: { $needs }. Nur Spiele, die nichts als Petri brauchen, lassen sich packen.
# $package (text) with a game
pack-no-folder = { $package } ist kein einfacher Ordner mit Dateien; installiere es aus einem Wheel.

# The page around the app. It cannot ask for variables.
pack-boot-fetching = Petri wird geladen, nur dieses eine Mal…
pack-boot-starting = Es geht los…
pack-boot-too-old = Dieser Browser ist zu alt für Petri oder merkt sich nichts für Websites: Aktualisiere ihn, oder nimm ein aktuelles Chrome, Edge, Firefox oder Safari, nicht im privaten Fenster.
pack-boot-other-tab = Petri ist in einem anderen Tab oder Fenster offen: Mach dort weiter, oder schließ es, dann geht es hier weiter.
pack-boot-broken = Eine Datei kam beschädigt an, oder eine neue Version wird gerade eingespielt: Lade die App ganz neu. Deine Partien sind sicher.
pack-boot-altered = Dieser Webspace verändert Petris Dateien: Petri läuft hier, aber nicht ohne Netz. Speichere wichtige Partien in Dateien.
pack-boot-blocked = Dieses Netz sperrt eine von Petris Dateien, wie es Schulen und Firmen oft tun: Versuch es in einem anderen Netz. Deine Partien sind sicher.
pack-boot-cut-off = Der Rest von Petri ist nicht angekommen: Prüfe das Netz und lade die Seite neu. Deine Partien sind sicher.
pack-boot-failed = Petri konnte nicht starten. Deine Partien sind sicher: Lade die App ganz neu, und melde es, wenn es wieder geschieht.
pack-boot-afresh = Ganz neu laden
pack-boot-reload = Neu laden
pack-boot-update = Es gibt eine neue Version von Petri. Deine Partien bleiben, wie sie sind.
pack-boot-dismiss = Später
pack-boot-not-kept = Wenn diesem Gerät der Platz ausgeht, kann der Browser Petris Partien löschen: Leg Petri auf den Startbildschirm, oder speichere wichtige Partien in Dateien.
pack-boot-cache-full = Es ist kein Platz mehr, um Petri selbst zu behalten: Es läuft jetzt, aber nicht ohne Netz. Schaff Platz und lade neu.
pack-boot-storage-refused = Dieser Browser merkt sich nichts für Petri, vielleicht weil das Fenster privat ist: Partien enden mit dieser Seite. Speichere Wichtiges in einer Datei.
pack-boot-storage-full = Auf diesem Gerät ist kein Platz mehr für Partien: Sie enden mit dieser Seite. Schaff Platz und lade neu; speichere Wichtiges in einer Datei.
pack-boot-storage-busy = Petris Partien sind auf einer anderen Seite in Gebrauch: Schließ sie und lade neu; was du hier jetzt spielst, wird nicht behalten.
pack-boot-storage-low = Für Partien ist kaum noch Platz: Schaff Platz auf diesem Gerät, oder speichere Partien in Dateien und lösche sie.
pack-boot-storage-damaged = Ein Teil des hier Gespeicherten war nicht lesbar; alles andere ist da. Prüfe deine letzten Partien.
pack-boot-storage-newer = Eine neuere Version von Petri hat hier Partien gespeichert, die diese nicht lesen kann. Sie sind unberührt: Lade die App ganz neu, um sie zurückzubekommen. Was du jetzt spielst, endet mit dieser Seite.
pack-boot-storage-cleared = Der Browser hat gelöscht, was Petri gespeichert hatte. Deine Partien waren hier noch offen und sind wieder geschrieben; lade die Seite neu, damit Petri wieder ohne Netz läuft.
pack-boot-storage-lost = Der Browser hat Petris Partien gelöscht, und es lässt sich nichts mehr speichern: Speichere Wichtiges in einer Datei, bevor du diese Seite verlässt.
