### The noise die of the base game, thrown by the app.

noise-title = Noise roll
noise-roll = Roll
# $player (text) whose roll
noise-roll-of = { $player }: roll for noise
# $face (text) the number of a corridor, danger or silence; $brings (text) what it brings
noise-result =
    { $face ->
        [danger] Danger: { $brings }.
        [silence] Silence: { $brings }.
       *[other] { $face }: { $brings }.
    }
# $face (text) the number of a corridor, danger or silence
noise-brings =
    { $face ->
        [danger] intruders next door that fight nobody come in; if there are none, noise in every corridor without it
        [silence] nothing happens
       *[other] noise in corridor { $face }; with noise there already, an Encounter
    }

## Labels of the journal

# $face (text) the number of a corridor, danger or silence
# $player (text) the name of whoever did it
label-roll-noise =
    { $face ->
        [danger] { $player } rolls noise: Danger
        [silence] { $player } rolls noise: Silence
       *[other] { $player } rolls noise: { $face }
    }

## Refusals

noise-unknown = Say what the noise die shows.
