### Combat and encounters.

## Labels of the journal

label-meet-character = { label-figure } arrive · combat : { $player }
label-engage-intruder =
    { $set ->
        [yes] { label-figure } en combat
       *[no] { label-figure } ne combat plus
    }
