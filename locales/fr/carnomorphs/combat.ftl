### Combat and encounters.

## Labels of the journal

label-meet-character = { label-figure } arrive · combat : { $player }
label-retreat = { label-figure } se replie dans les couloirs techniques
label-engage-intruder =
    { $set ->
        [yes] { label-figure } en combat
       *[no] { label-figure } ne combat plus
    }

## Refusals

butcher-stays = Le Boucher ne passe pas dans les couloirs techniques : le laisser sur place.
