### What several parts of the rulebook say.

## Labels of the journal

# Na wąskim przycisku cofania, gdy całe zdanie by się nie zmieściło
label-act-effects-short = { $player }: { named-action }
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }

## Refusals

action-taken = { $player }: akcja w tej turze już wykonana. Zakończ turę.
any-genes-to-name =
    { $needs ->
        [0] W koszcie nie ma dowolnego genu. Nie wskazuj żadnego.
        [one] Wskaż { $needs } dowolny gen, którym płacisz.
        [few] Wskaż { $needs } dowolne geny, którymi płacisz.
        [many] Wskaż { $needs } dowolnych genów, którymi płacisz.
       *[other] Wskaż { $needs } dowolnego genu, którym płacisz.
    }
battle-open = Najpierw dokończcie walkę albo ją przerwijcie.
charged-out-of-range =
    { $most ->
        [0] { $player }: na planszy nie ma żetonów, które można naładować. Najpierw poprawcie żetony.
        [one] { $player }: naładowanych żetonów może być 0 albo { $most }. Wybierzcie liczbę z tego zakresu.
        [few] { $player }: naładowanych żetonów może być od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
        [many] { $player }: naładowanych żetonów może być od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
       *[other] { $player }: naładowanych żetonów może być od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
    }
energy-not-needed = Tyle energii nie trzeba: zachowaj żetony i trofea.
evolution-open = Najpierw dokończcie ewolucję albo ją przerwijcie.
fate-gene-not-needed = To nie kosztuje takiego genu: zachowaj punkt losu.
fate-gene-used = { $player }: los jako gen był już użyty w tej rundzie. Zapłać genami.
genes-full = { $player }: genów jest już { $most }, więcej mieć nie można. Wybierz coś innego.
group-too-big-for-board =
    { $has ->
        [0] { $player }: na planszy nie ma już żetonów.
        [one] { $player }: na planszy jest tylko { $has } żeton.
        [few] { $player }: na planszy są tylko { $has } żetony.
        [many] { $player }: na planszy jest tylko { $has } żetonów.
       *[other] { $player }: na planszy jest tylko { $has } żetonu.
    } Wskażcie mniej albo poprawcie liczbę.
irradiation-out-of-range = { $player }: napromieniowanie można ustawić od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
main-action = { named-action } to akcja główna, a nie specjalna. Wybierz ją wśród głównych.
no-fate-gene-in-battle = W czasie walki los nie może zastąpić genu. Zapłać genami.
no-such-area = Tego obszaru już nie ma. Wybierzcie inny.
nobody-active = Nie trwa niczyja tura. Wskażcie aktywnego gracza.
not-in-preparation = To należy do fazy przygotowania. Najpierw dokończcie tę fazę.
not-your-turn = { $player } musi zaczekać: teraz { $active }.
nothing-chosen = Najpierw coś wybierz.
nothing-open = Nie ma czego przerwać. Grajcie dalej.
options-unfit = Te zasady stołu sobie przeczą. Sprawdźcie „Los na początku”, „Najwięcej punktów losu” i rodzaj kości.
own-trophy = { $player }: własny żeton nie może być trofeum. Wskażcie żeton innego gracza.
party-others-to-ask = Inni mają jeszcze los: poczekajcie, aż każdy powie, czy wynik może zostać.
player-count = W Chromosome gra od 2 do 4 osób, nie { $count }. Zmieńcie liczbę miejsc.
player-eliminated = { $player } jest poza grą. Wskażcie kogoś innego.
supply-too-small =
    { $has ->
        [0] { $player }: w zasobach nie ma już żetonów.
        [one] { $player }: w zasobach został tylko { $has } żeton.
        [few] { $player }: w zasobach zostały tylko { $has } żetony.
        [many] { $player }: w zasobach zostało tylko { $has } żetonów.
       *[other] { $player }: w zasobach zostało tylko { $has } żetonu.
    } Wskażcie mniej.
test-open = Najpierw dokończcie test odporności albo go przerwijcie.
too-few-charged =
    { $has ->
        [0] { $player }: nie ma naładowanych żetonów.
        [one] { $player }: jest tylko { $has } naładowany żeton.
        [few] { $player }: są tylko { $has } naładowane żetony.
        [many] { $player }: jest tylko { $has } naładowanych żetonów.
       *[other] { $player }: jest tylko { $has } naładowanego żetonu.
    } Wskażcie mniej albo poprawcie liczbę.
too-few-genes = { $player }: za mało takich genów. Wskażcie inne albo poprawcie liczbę.
too-few-trophies = { $player }: za mało trofeów. Wskażcie mniej albo poprawcie liczbę.
too-little-energy = { $player }: energia { $paid } z { $needs }. Dodaj naładowane żetony lub trofea.
turned-to-name = { $player }: wskaż, ile naładowanych żetonów obracasz, zawsze całe grupy.
too-little-fate =
    { $has ->
        [0] { $player }: nie ma już punktów losu.
        [one] { $player }: został tylko { $has } punkt losu.
        [few] { $player }: zostały tylko { $has } punkty losu.
        [many] { $player }: zostało tylko { $has } punktów losu.
       *[other] { $player }: zostało tylko { $has } punktu losu.
    } Wskażcie mniej albo poprawcie liczbę.
too-many-charged =
    { $can ->
        [0] { $player }: wszystkie żetony są już naładowane.
        [one] { $player }: naładować można jeszcze tylko { $can } żeton.
        [few] { $player }: naładować można jeszcze tylko { $can } żetony.
        [many] { $player }: naładować można jeszcze tylko { $can } żetonów.
       *[other] { $player }: naładować można jeszcze tylko { $can } żetonu.
    } Wskażcie mniej.
game-is-over = Ta gra jest skończona. Cofnijcie koniec, żeby grać dalej.
