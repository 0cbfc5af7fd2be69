### Combat and encounters.

## Labels of the journal

label-meet-character = { label-figure } comes to { $player }
label-retreat = { label-figure } retreats into the technical corridors
label-engage-intruder =
    { $set ->
        [yes] { label-figure } in combat
       *[no] { label-figure } out of combat
    }

## Refusals

butcher-stays = The Butcher is too large for the technical corridors: leave it where it is.
