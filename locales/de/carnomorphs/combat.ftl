### Combat and encounters.

## Labels of the journal

# $player (text) the name of whoever is met
label-meet-character = { label-figure } kommt zu { $player }
label-retreat = { label-figure } zieht sich in die Wartungsschächte zurück
# $set (text) yes or no: whether the figure is in combat now
label-engage-intruder =
    { $set ->
        [yes] { label-figure } im Kampf
       *[no] { label-figure } nicht im Kampf
    }

## Refusals

butcher-stays = Der Schlächter ist zu groß für die Wartungsschächte: Lass ihn, wo er ist.
