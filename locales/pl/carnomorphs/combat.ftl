### Combat and encounters.

## Labels of the journal

label-meet-character = { label-figure } przychodzi · { $player } walczy
label-engage-intruder =
    { $set ->
        [yes] { label-figure } walczy
       *[no] { label-figure } nie walczy
    }
