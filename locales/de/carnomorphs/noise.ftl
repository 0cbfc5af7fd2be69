### The noise die of the base game, thrown by the app.

noise-title = Geräuschwurf
noise-roll = Würfeln
# $player (text) whose roll
noise-roll-of = { $player }: Geräuschwurf
# $face (text) the number of a corridor, danger or silence; $brings (text) what it brings
noise-result =
    { $face ->
        [danger] Gefahr: { $brings }.
        [silence] Stille: { $brings }.
       *[other] { $face }: { $brings }.
    }
# $face (text) the number of a corridor, danger or silence
noise-brings =
    { $face ->
        [danger] Xenos nebenan, die mit niemandem kämpfen, kommen herein; sind keine da, Geräusche in jeden Korridor, wo noch keins liegt
        [silence] nichts geschieht
       *[other] Geräusch in Korridor { $face }; liegt dort schon eins, eine Begegnung
    }

## Labels of the journal

# $face (text) the number of a corridor, danger or silence
# $player (text) the name of whoever did it
label-roll-noise =
    { $face ->
        [danger] { $player }, Geräuschwurf: Gefahr
        [silence] { $player }, Geräuschwurf: Stille
       *[other] { $player }, Geräuschwurf: { $face }
    }

## Refusals

noise-unknown = Sag, was der Geräuschwürfel zeigt.
