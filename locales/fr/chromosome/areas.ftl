### Radioactive areas.

## La liste des zones

areas-none = Aucune salle n’est encore radioactive.
areas-new = Nouvelle zone
areas-cubes = Cubes de radiation
areas-room = Numéro de salle (facultatif)
areas-in-room = Salle { $room }
areas-number = Zone n° { $number }
areas-fewer = { $area } : un cube en moins
areas-more = { $area } : un cube en plus
areas-last-cube = le dernier cube
areas-add = Ajouter une zone de puissance { $cubes }

## Quelle zone, et qui est à côté

radiation-add = Ajouter une zone

## Labels of the journal

label-add-area = Nouvelle zone, puissance { $power }
label-change-area = Zone radioactive : cubes { $delta }

## Refusals

cubes-out-of-range = Une zone radioactive a de 0 à { $most } cubes. Choisir un nombre entre les deux.
