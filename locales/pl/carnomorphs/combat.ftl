### Combat and encounters.

## Labels of the journal

label-meet-character = { label-figure } przychodzi · { $player } walczy
label-retreat = { label-figure } wycofuje się do korytarzy technicznych
label-engage-intruder =
    { $set ->
        [yes] { label-figure } walczy
       *[no] { label-figure } nie walczy
    }

## Refusals

butcher-stays = Rzeźnik nie mieści się w korytarzach technicznych: zostawcie go na miejscu.
