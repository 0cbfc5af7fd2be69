### Jak nazywają się wpisy w dzienniku: na przycisku cofania i w historii.

label-accept = { $player }: niech stoi
label-act-specially = { $player }: { named-action }
label-add-area = Nowy obszar, siła { $power }
label-apply-battle =
    { $result ->
        [tie] { $player } i { $other }: remis
       *[win] { $player } wygrywa z: { $other }, o { $count }
    }
label-begin-turns = Tury, runda { $round }
label-call-off = Odwołane
label-change-area = Obszar { $delta }
label-commit = { $player }: siła { $strength }
label-correct-charged = { $player }: { $delta } naładowane
label-correct-fate = { $player }: { $delta } los
label-correct-genes = { $player }: { $delta } { named-gene }
label-correct-irradiation = { $player }: { $delta } napromieniowanie
label-correct-tokens = { $player }: { $delta } żetony
label-correct-trophies = { $player }: { $delta } trofeum ({ $owner })
label-discard-building = { $player } odrzuca geny budowy: { $count }
label-eliminate = { $player } odpada
label-end-game = Koniec gry przed czasem
label-end-phase = Wszyscy spasowali
label-end-turn = { $player } kończy turę
label-evolve = { $player }: Ewolucja, { named-gene }
label-evolve-by-die = { $player }: Ewolucja z kości
label-face-area = Test, siła { $power }
label-fate-as-gene = { $player }: los za { named-gene }
label-fight = Atak: { $player } na: { $other }
label-finish-radiation = Koniec rundy { $round }
label-force-reroll = { $player }: przerzut
label-grow =
    { $tokens ->
        [one] { $player }: Przyrost, { $tokens } żeton
        [few] { $player }: Przyrost, { $tokens } żetony
        [many] { $player }: Przyrost, { $tokens } żetonów
       *[other] { $player }: Przyrost, { $tokens } żetonu
    }
label-impulse = { $player }: Impuls, nowy obszar
label-impulse-draw = { $player }: Impuls, pobór z obszaru
label-let-stand = { $player }: { $face } stoi
label-mark =
    { $what ->
        [passed] { $player }: pas { label-set }
        [eliminated] { $player }: poza grą { label-set }
        [fate-token] { $player }: żeton losu { label-set }
        [recovered] { $player }: odzyskanie losu { label-set }
       *[moved] { $player }: ruch { label-set }
    }
label-set =
    { $set ->
        [yes] – tak
       *[no] – nie
    }
label-mark-active = Teraz { $player }
label-mark-clock = Zegar { $delta }
label-mark-starter = Zaczyna { $player }
label-move = { $player }: ruch
label-note-event = Wydarzenie: { $text }
label-pass = { $player } pasuje
label-recover-fate = { $player }: +1 los
label-rename = { $player } to teraz { $name }
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
label-set-detail =
    { $detail ->
        [full] Pełne prowadzenie
       *[quick] Szybkie prowadzenie
    }
label-set-options = Zmiana zasad stołu
label-spend-fate = { $player }: −1 los
label-start-game =
    { $count ->
        [one] Początek gry, { $count } osoba
        [few] Początek gry, { $count } osoby
        [many] Początek gry, { $count } osób
       *[other] Początek gry, { $count } osoby
    }
label-throw-die = { $player } rzuca: { $face }
