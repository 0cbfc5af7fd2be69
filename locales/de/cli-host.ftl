# `companion host`: phones of the local network at one table.

cli-host = Handys aus dem lokalen Netz an einen Tisch lassen, bis du Strg+C drückst; der QR-Code erscheint hier.
cli-host-short = Handys an einen Tisch lassen.
cli-option-host-port = Der Port, zu dem die Handys kommen; ohne Angabe 8450 oder der nächste freie.
cli-option-host-game = Die Partie, die für Handys geöffnet wird; ohne Angabe die letzte, die noch läuft.
# $address (text) address without the code, $code (text) six letters that are typed, $url (text) address with the code
cli-host-join = Handys scannen den Code, oder sie öffnen { $address } und geben { $code } ein, oder sie gehen zu { $url }
# $url (text) address on the web
cli-host-also = Falls diese Adresse nicht erreichbar ist: { $url }
# $url (text) address on the web
cli-host-no-game = Keine Partie ist offen: Beginne eine und wähle in ihrem Menü „Handys einladen“. Handys finden sie unter { $url }
# $url (text) address with the key of this table
cli-host-key = Um von einem anderen deiner Geräte aus Host zu sein, öffne dort: { $url }
cli-host-no-network = Handys können nicht herein: An diesem Port ist kein Empfang möglich; wähle mit --port einen anderen.
cli-host-no-address = Dieser Computer ist in keinem Netz, das Handys erreichen. Geh in ein WLAN oder öffne einen Hotspot; starte den Befehl dann neu, oder wähle im Menü der Partie „Handys einladen“.
