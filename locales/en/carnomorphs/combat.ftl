### Combat and encounters.

## Labels of the journal

# $player (text) the name of whoever is met
label-meet-character = { label-figure } comes to { $player }
label-retreat = { label-figure } retreats into the technical corridors
# $set (text) yes or no: whether the figure is in combat now
label-engage-intruder =
    { $set ->
        [yes] { label-figure } in combat
       *[no] { label-figure } out of combat
    }

## Refusals

butcher-stays = The Butcher is too large for the technical corridors: leave it where it is.
