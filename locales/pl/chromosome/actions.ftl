### Growth, Evolution and Impulse.

growth-short = Na { $tokens } nie starcza. { $why }

## Ewolucja z kości

evolution-by-die = kość wskaże gen

## Przyrost

growth-group = Do jednej grupy
growth-spread = Do pustych pomieszczeń
growth-how-many = Ile żetonów
growth-charged = Grupa naładowana
growth-charged-note = dołożone żetony też będą naładowane
growth-confirm = Przyrost: { $tokens }

## Ewolucja

evolution-owned = w chromosomie { $count } · { $energy }
turn-by-die = Gen z kości
evolution-faces = Geny na ściankach kości
evolution-faces-first = najpierw: który gen na której ściance
evolution-choose = Wybierz gen
evolution-roll = Zapłać i rzuć
evolution-confirm = Przyłącz { named-gene }

## Impuls

impulse-new = Nowy obszar
impulse-add = Dołóż kostki
impulse-draw = Zaczerpnij
impulse-room = W którym pomieszczeniu
impulse-charged = Naładowane żetony
impulse-charged-note = grupy obok, do wielkości { $power }
# $way (text) new, add albo draw
impulse-confirm =
    { $way ->
        [new] Nowy obszar, siła { $power }
        [add] Dołóż, siła { $power }
       *[draw] Zaczerpnij energii
    }

## Labels of the journal

label-evolve = { $player }: Ewolucja, { named-gene }
label-evolve-by-die = { $player }: Ewolucja z kości
label-grow =
    { $tokens ->
        [one] { $player }: Przyrost, { $tokens } żeton
        [few] { $player }: Przyrost, { $tokens } żetony
        [many] { $player }: Przyrost, { $tokens } żetonów
       *[other] { $player }: Przyrost, { $tokens } żetonu
    }
label-impulse = { $player }: Impuls, nowy obszar
label-impulse-more = { $player }: Impuls, kostki { $delta }, siła { $power }
label-impulse-draw = { $player }: Impuls, energia z obszaru

## Refusals

gene-faces-unknown = Najpierw ustalcie, który gen jest na której ściance kości.
group-too-large = Grupa ma najwyżej { $most } żetony. Wskażcie mniej.
supply-empty = { $player }: w zasobach nie ma już żetonów. Wybierz inną akcję.
