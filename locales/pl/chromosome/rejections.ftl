### Dlaczego zasady mówią „nie”. Każdy klucz to kod odmowy.

action-taken = { $player }: akcja w tej turze już wykonana.
already-accepted = { $player }: ten rzut już przyjęty.
already-committed = { $player }: siła w tej walce już ustalona.
already-moved = { $player }: ruch w tej turze już wykonany.
any-genes-to-name =
    { $needs ->
        [0] W koszcie nie ma dowolnego genu.
        [one] Wskaż { $needs } dowolny gen, którym płacisz.
        [few] Wskaż { $needs } dowolne geny, którymi płacisz.
        [many] Wskaż { $needs } dowolnych genów, którymi płacisz.
       *[other] Wskaż { $needs } dowolnego genu, którym płacisz.
    }
areas-left =
    { $count ->
        [one] Został { $count } obszar. Zróbcie test albo go pomińcie.
        [few] Zostały { $count } obszary. Zróbcie testy albo je pomińcie.
        [many] Zostało { $count } obszarów. Zróbcie testy albo je pomińcie.
       *[other] Zostało { $count } obszaru. Zróbcie testy albo je pomińcie.
    }
attacker-commits-first = Geny i los najpierw ustala atakujący.
attacks-itself = { $player }: nie wolno atakować własnych grup.
battle-needs-groups = Najpierw wybierzcie walczące grupy.
battle-open = Najpierw dokończcie walkę albo ją przerwijcie.
charged-out-of-range =
    { $most ->
        [0] { $player }: na planszy nie ma żetonów, które można naładować.
        [one] { $player }: naładowanych żetonów może być 0 albo { $most }.
        [few] { $player }: naładowanych żetonów może być od 0 do { $most }.
        [many] { $player }: naładowanych żetonów może być od 0 do { $most }.
       *[other] { $player }: naładowanych żetonów może być od 0 do { $most }.
    }
clock-out-of-range = Zegar ma pola od 1 do { $most }.
cubes-out-of-range = Obszar ma od 0 do { $most } kostek.
dice-due = Najpierw muszą paść oba rzuty.
die-lies-already = Kość już leży na stole.
energy-not-needed = Tyle energii nie trzeba: zachowaj żetony i trofea.
evolution-open = Najpierw dokończcie ewolucję albo ją przerwijcie.
fate-full = { $player }: los jest już pełny (najwięcej { $most }).
fate-gene-not-needed = To nie kosztuje takiego genu: zachowaj punkt losu.
fate-gene-used = { $player }: los jako gen był już użyty w tej rundzie.
fate-out-of-range = { $player }: punktów losu może być od 0 do { $most }.
follow-up-is-free = { named-action }: reszta działania tej samej akcji nic już nie kosztuje.
gene-faces-unknown = Najpierw ustalcie, który gen jest na której ściance kości.
gene-back-not-due = { named-action }: tylko akcja, po której wolno wykonać jeszcze jedną, przywraca gen.
genes-full = { $player }: genów jest już { $most }, więcej mieć nie można.
group-size = Grupa ma od 1 do { $most } żetonów.
group-too-big-for-board =
    { $has ->
        [0] { $player }: na planszy nie ma już żetonów.
        [one] { $player }: na planszy jest tylko { $has } żeton.
        [few] { $player }: na planszy są tylko { $has } żetony.
        [many] { $player }: na planszy jest tylko { $has } żetonów.
       *[other] { $player }: na planszy jest tylko { $has } żetonu.
    }
group-too-large = Grupa ma najwyżej { $most } żetony.
irradiation-out-of-range = { $player }: napromieniowanie można ustawić od 0 do { $most }.
main-action = { named-action } to akcja główna, a nie specjalna.
merged-too-many = Przy łączeniu rozładują się najwyżej { $most } żetony.
more-groups-than-tokens =
    { $has ->
        [0] { $player }: na planszy nie ma już żetonów, więc nie ma też grup.
        [one] { $player }: na planszy jest tylko { $has } żeton, więc grup nie może być więcej.
        [few] { $player }: na planszy są tylko { $has } żetony, więc grup nie może być więcej.
        [many] { $player }: na planszy jest tylko { $has } żetonów, więc grup nie może być więcej.
       *[other] { $player }: na planszy jest tylko { $has } żetonu, więc grup nie może być więcej.
    }
no-action-yet = { $player }: przed końcem tury trzeba wykonać jedną akcję; pas też nią jest.
no-area-beside = { $player }: żadna grupa nie stoi obok obszaru, więc nic się nie ładuje.
no-battle = Nie toczy się żadna walka.
no-die-lies = Nikt jeszcze nie rzucił.
no-events = Przy tym stole gra się bez kart wydarzeń.
no-fate-gene-in-battle = W czasie walki los nie może zastąpić genu.
no-passive-gene = { $player }: brak takiego pasywnego genu.
no-roll-due = Teraz nikt nie rzuca.
no-such-action-yet = { named-action }: tej akcji nie było jeszcze w tej turze.
no-such-area = Tego obszaru już nie ma. Wybierzcie inny.
no-such-face = Kość ma ścianki od 1 do { $most }.
no-token-on-board = { $player }: na planszy nie ma już żetonu do zdjęcia.
nobody-active = Nie trwa niczyja tura. Wskażcie aktywnego gracza.
not-doomed = { $player }: z liczb nie wynika eliminacja.
not-in-preparation = To należy do fazy przygotowania.
not-in-radiation = To należy do fazy promieniowania.
not-in-turns = To należy do fazy tur graczy.
not-irradiated = { $player }: brak napromieniowania do obniżenia.
not-your-turn = { $player } musi zaczekać: teraz { $active }.
nothing-chosen = Najpierw coś wybierz.
nothing-open = Nie ma czego przerwać.
only-in-own-turn = { $player }: to wolno tylko we własnej turze.
options-unfit = Te zasady stołu sobie przeczą. Sprawdźcie „Los na początku”, „Najwięcej punktów losu” i rodzaj kości.
own-trophy = { $player }: własny żeton nie może być trofeum.
party-others-to-ask = Inni mają jeszcze los: każdy sam mówi, czy wynik może zostać.
player-count = W Chromosome gra od 2 do 4 osób, nie { $count }.
player-eliminated = { $player } jest poza grą.
recovered-this-round = { $player }: los już odzyskany w tej rundzie.
recovered-this-turn = { $player }: los już odzyskany w tej turze.
roll-open = Najpierw dokończcie rzut, potem zmienicie kość.
same-species = Dwie osoby mają ten sam gatunek. Zmieńcie jeden.
starter-unknown = Wskażcie, kto zaczyna.
stronger-area-first = Najpierw najsilniejszy: został jeszcze obszar o sile { $power }.
supply-empty = { $player }: w zasobach nie ma już żetonów.
supply-too-small =
    { $has ->
        [0] { $player }: w zasobach nie ma już żetonów.
        [one] { $player }: w zasobach został tylko { $has } żeton.
        [few] { $player }: w zasobach zostały tylko { $has } żetony.
        [many] { $player }: w zasobach zostało tylko { $has } żetonów.
       *[other] { $player }: w zasobach zostało tylko { $has } żetonu.
    }
test-open = Najpierw dokończcie test odporności albo go przerwijcie.
test-takes-building = W teście odporności los liczy się tylko jako gen budowy.
too-few-charged =
    { $has ->
        [0] { $player }: nie ma naładowanych żetonów.
        [one] { $player }: jest tylko { $has } naładowany żeton.
        [few] { $player }: są tylko { $has } naładowane żetony.
        [many] { $player }: jest tylko { $has } naładowanych żetonów.
       *[other] { $player }: jest tylko { $has } naładowanego żetonu.
    }
too-few-combat-genes =
    { $has ->
        [0] { $player }: nie ma aktywnych genów walki.
        [one] { $player }: jest tylko { $has } aktywny gen walki.
        [few] { $player }: są tylko { $has } aktywne geny walki.
        [many] { $player }: jest tylko { $has } aktywnych genów walki.
       *[other] { $player }: jest tylko { $has } aktywnego genu walki.
    }
too-few-genes = { $player }: za mało takich genów.
too-few-trophies = { $player }: za mało trofeów.
too-little-energy = { $player }: energia { $paid } z { $needs }. Dodaj naładowane żetony lub trofea.
too-little-fate =
    { $has ->
        [0] { $player }: nie ma już punktów losu.
        [one] { $player }: został tylko { $has } punkt losu.
        [few] { $player }: zostały tylko { $has } punkty losu.
        [many] { $player }: zostało tylko { $has } punktów losu.
       *[other] { $player }: zostało tylko { $has } punktu losu.
    }
too-many-charged =
    { $can ->
        [0] { $player }: wszystkie żetony są już naładowane.
        [one] { $player }: naładować można jeszcze tylko { $can } żeton.
        [few] { $player }: naładować można jeszcze tylko { $can } żetony.
        [many] { $player }: naładować można jeszcze tylko { $can } żetonów.
       *[other] { $player }: naładować można jeszcze tylko { $can } żetonu.
    }
window-moved-on = Na stole zaszła zmiana. Spójrz jeszcze raz.
