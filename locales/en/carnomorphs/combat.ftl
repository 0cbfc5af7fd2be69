### Combat and encounters.

## Labels of the journal

label-meet-character = { label-figure } comes to { $player }
label-engage-intruder =
    { $set ->
        [yes] { label-figure } in combat
       *[no] { label-figure } out of combat
    }
