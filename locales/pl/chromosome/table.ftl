### Stół: wiersze graczy, zegar, duży przycisk.

stage-battle = { term-battle }
stage-evolution = { action-evolution }
stage-over = { phase-over }
stage-preparation = { table-phase-preparation }
stage-radiation = { table-phase-radiation }
stage-wave = { action-wave }
table-phase-preparation = Przygotowanie
table-phase-radiation = Promieniowanie
table-round = Runda { $round } z { $rounds }
# $last (boolean) czy to ostatnia runda
table-title =
    { $last ->
        [true] Ostatnia runda, { $round } z { $rounds }
       *[false] Runda { $round } z { $rounds }
    }
# Słowa nad kolumnami graczy, jak najkrótsze.
column-fate = los
column-irradiation = prom.
column-tokens = żetony
column-trophies = trofea
column-time = czas
column-points = pkt
player-row-irradiation = napromieniowanie { $count }
player-row-passed = pas
player-row-out = poza grą
player-row-fate-gene-used = los jako gen: użyty
# $gene (text) kod rodzaju genu
player-row-genes = { named-gene }: aktywne { $active } z { $owned }
player-row-charged =
    { $count ->
        [0] brak naładowanych żetonów
        [one] { $count } naładowany żeton
        [few] { $count } naładowane żetony
        [many] { $count } naładowanych żetonów
       *[other] { $count } naładowanego żetonu
    }
player-row-starter = zaczyna rundę
sheet-spend-fate = { $player }: wydaj punkt losu
sheet-more-fate = { $player }: dodaj punkt losu

## Duży przycisk: co teraz

# Below it stands what follows, see below.
next-done = { $player } kończy
next-again = { $player } gra dalej
next-eliminate = { $player } odpada
next-turn = Akcja: { $player }
next-turns = Tury graczy
next-event = Przygotowanie
next-battle = Wróć do walki
next-evolution = Wróć do rzutu
next-test = Wróć do testu
next-wave = Wróć do Fali
next-areas = Promieniowanie
next-finish-radiation = Promieniowanie
next-score = Wynik

## To samo w zdaniu: co po tej turze

then-player = dalej: { $player }
then-again = { $player } gra dalej
then-radiation = potem promieniowanie
then-end-game = potem koniec gry

## Co jeszcze wolno po akcji

left-move = Ruch
left-recover = Odzyskaj los
left-discard = Odrzuć geny

## Wydarzenie

table-event-power = siła obszarów +{ $bonus }

## Labels of the journal

label-rename = { $player } to teraz { $name }
label-set-detail =
    { $detail ->
        [full] Zapis dokładny
       *[quick] Zapis szybki
    }
label-set-options = Zmiana zasad stołu

## Refusals

roll-open = Najpierw dokończcie rzut, potem zmienicie kość.

## Na dużym ekranie, pod imieniem: co robi ten, czyja tura

deed-action = wykonuje akcję
deed-move = może się jeszcze ruszyć
deed-end = kończy turę
deed-roll = rzuca kością

## Na własnym telefonie, nad liczbami: co ma zrobić jego gracz

own-action = Ty: wybierz akcję
