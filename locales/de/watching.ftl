### Looking on: the big screen and the sample evening

watch-screen = Großer Bildschirm
watch-screen-note = Für einen Fernseher oder ein Tablet in der Tischmitte
watch-screen-invite = Scanne das mit dem Tablet, oder öffne die Adresse im Browser des Fernsehers. Dieser Bildschirm zeigt nur.
watch-leave = Großen Bildschirm schließen
watch-last-round = Letzte Runde
watch-reroll = Wer würfelt neu?

## The sample evening

sample-title = Ein Beispielabend
sample-mark = Beispiel
# $step (number) which step it is, $steps (number) how many there are
sample-step = { $step } von { $steps }
sample-pause = Pause
sample-play = Abspielen
sample-back = Einen Schritt zurück
sample-on = Einen Schritt weiter
sample-again = Noch einmal ansehen
