### Kilka telefonów przy jednym stole: zapraszanie, dołączanie, kto co może, kto jest.

party-host = Gospodarz
party-join = Dołącz do stołu
party-join-note = Zeskanuj kod z ekranu gospodarza albo wpisz jego sześć liter.
party-code = Kod stołu
party-knock = Znajdź stół
party-back-to-table = Wróć do stołu
# $players (text) imiona po kolei
party-back-spoken = Wróć do stołu: { $players }
party-choose = Kim jesteś?
party-none = Nikt z nich
party-who-note = Ktoś gra już na swoim telefonie. Wskaż, kto gra na tym urządzeniu.

# $player (text) czyje to jest
party-hold = To decyzja innej osoby: { $player }. Przytrzymaj przycisk, żeby zrobić to za nią.
party-hold-act = Zrób to
# $letters (text) kod w dwóch częściach
party-table-code = stół { $letters }
party-watch = Tylko patrzę
party-seat-open = jeszcze nikt
party-seat-held = na innym telefonie
party-seat-mine = ten telefon
# $player (text) czyje to miejsce
party-seat-held-note = { $player } gra na innym telefonie. Zwolnić miejsce może gospodarz: „Zaproś telefony”.
party-seat-is-me = To ja
party-seat-asked = gospodarz już pytany
party-seat-asked-note = Gospodarz widzi pytanie, czy to miejsce jest twoje: { $player }. Wystarczy tam jedno dotknięcie.
party-claimed = Inny telefon chce zająć miejsce: { $player }.
party-grant = Wpuść
party-grant-spoken = Wpuść inny telefon: { $player }
party-decline = Nie teraz
party-decline-spoken = Nie wpuszczaj innego telefonu: { $player }
party-seat-back = Telefon z tego miejsca znów jest połączony; zwolnić miejsce może gospodarz: „Zaproś telefony”.

## Dlaczego nie

party-no-code = Kod ma sześć liter, na przykład { "BKD TRW" }; wpisz wszystkie.
party-no-such-code = Żaden stół nie ma takiego kodu; spójrz jeszcze raz na ekran gospodarza.
party-wait =
    { $seconds ->
        [one] Za dużo złych kodów: spróbuj za { $seconds } sekundę.
        [few] Za dużo złych kodów: spróbuj za { $seconds } sekundy.
        [many] Za dużo złych kodów: spróbuj za { $seconds } sekund.
       *[other] Za dużo złych kodów: spróbuj za { $seconds } sekundy.
    }
party-locked = Stół jest zamknięty; poproś gospodarza o wpuszczenie.
party-seat-taken = To miejsce jest zajęte; wybierz inne.
party-seat-freed = Twoje miejsce przy tym stole zostało zwolnione; dołącz ponownie, wpisując kod.
party-only-watching = Tylko patrzysz; żeby grać, zajmij miejsce.
party-not-your-seat = Przy tym stole może to zrobić tylko { $player }; poproś o to.
party-reveals = Odkryć to może tylko { $player }, na własnym telefonie; poproś o to.
party-numbers = Te liczby zmienia tylko { $player } albo gospodarz; poproś o to.
party-host-only = Przy tym stole może to zrobić tylko gospodarz; poproś o to.
party-not-your-entry = Przy tym stole cofa tylko gospodarz albo osoba, która to zrobiła; poproś o to.
party-just-undone = Przed chwilą ktoś coś cofnął; najpierw spójrz jeszcze raz.
party-too-fast = Za dużo dotknięć naraz; zaczekaj chwilę.
party-too-many-tables =
    { $minutes ->
        [one] Z tego miejsca otwarto za dużo stołów; spróbuj ponownie za { $minutes } minutę.
        [few] Z tego miejsca otwarto za dużo stołów; spróbuj ponownie za { $minutes } minuty.
        [many] Z tego miejsca otwarto za dużo stołów; spróbuj ponownie za { $minutes } minut.
       *[other] Z tego miejsca otwarto za dużo stołów; spróbuj ponownie za { $minutes } minuty.
    }
party-no-more-tables = Jest tu już tyle stołów, ile może być; wróć, gdy kilka gier się skończy.
party-no-import = Tutaj nie można wczytać gry z pliku; zacznij nową.

## Co robią inni

# $label (text) co to było, $count (number) ile wpisów
party-undone =
    { $count ->
        [one] { $player } cofa: { $label }
        [few] { $player } cofa { $count } wpisy, ostatni: { $label }
        [many] { $player } cofa { $count } wpisów, ostatni: { $label }
       *[other] { $player } cofa { $count } wpisu, ostatni: { $label }
    }
party-redone =
    { $count ->
        [one] { $player } przywraca: { $label }
        [few] { $player } przywraca { $count } wpisy, ostatni: { $label }
        [many] { $player } przywraca { $count } wpisów, ostatni: { $label }
       *[other] { $player } przywraca { $count } wpisu, ostatni: { $label }
    }
# $player (text) kto ponagla
party-nudged = { $player } czeka na ciebie
party-nudge = Ponaglij
party-nudge-spoken = Ponaglij: { $player }
party-waiting = Teraz: { $player }
party-waiting-away = Teraz: { $player }, ale telefon śpi; pomoże gospodarz
party-waiting-host-away = Teraz: { $player } (gospodarz), ale jego urządzenie śpi
# $count (number) ile telefonów śpi
party-away =
    { $count ->
        [one] { $players }: telefon śpi, możesz to zrobić tutaj
        [few] { $players }: telefony śpią, możesz to zrobić tutaj
        [many] { $players }: telefony śpią, możesz to zrobić tutaj
       *[other] { $players }: telefony śpią, możesz to zrobić tutaj
    }
party-away-since = { $player }: telefon śpi od { $time }, możesz to zrobić tutaj
party-fine = Dla mnie może zostać
party-fine-said = Dla ciebie może zostać
party-close-window = Zostaje dla wszystkich
party-still-asked = Czekamy na: { $players }
party-last-asked = Czekamy już tylko na ciebie
party-watching = Patrzysz

## Zapraszanie

party-invite = Zaproś telefony
party-invite-note = Zeskanuj aparatem. To samo Wi-Fi, nic do instalowania.
party-invite-note-public = Zeskanuj aparatem. Nic do instalowania.
party-for-phones = Telefony
party-phones =
    { $count ->
        [0] Jeszcze bez telefonów
        [one] { $count } telefon przy stole
        [few] { $count } telefony przy stole
        [many] { $count } telefonów przy stole
       *[other] { $count } telefonu przy stole
    }
party-qr-spoken = Kod QR: { $link }
party-or-type = albo otwórz { $address } i wpisz
party-other-address = Inny adres
party-nobody-came = Telefon nie może otworzyć strony?
party-reason-firewall = Zapora: przepuść na tym komputerze Petri albo Pythona w sieciach prywatnych.
party-reason-guests = Wi-Fi: sieci dla gości często oddzielają urządzenia od siebie; użyj sieci domowej albo hotspotu z telefonu.
party-reason-vpn = VPN: wyłącz go w telefonie i na tym komputerze albo wybierz poniżej inny adres.
party-no-network = Ten komputer nie jest w żadnej sieci, do której dotrą telefony. Połącz go z Wi-Fi albo włącz na nim hotspot i otwórz to jeszcze raz.
party-rotate = Nowy kod
party-lock = Zamknij stół
party-lock-note = Nie wejdzie żaden nowy telefon.
party-rights = Kto co może zmieniać
party-rights-friends = każdy wszystko
party-rights-strict = tylko swoje
party-odds = Szanse i rady
party-odds-own = każdy widzi szanse i swoje rady
party-odds-nobody = nikt nie widzi
party-seats = Miejsca
player-you = Ty
party-seat-here = telefon połączony
party-seat-away = telefon śpi
party-seat-away-since = telefon śpi od { $time }
party-since-day = { $day }
party-seat-me = to urządzenie
party-seat-nobody = bez telefonu
party-free = Zwolnij miejsce
party-free-spoken = Zwolnij miejsce: { $player }
party-i-am = To ja
party-i-am-spoken = Na tym urządzeniu gra { $player }
party-i-am-not = To urządzenie jest niczyje
party-not-me = Nie ja
party-watchers =
    { $count ->
        [one] { $count } osoba patrzy
        [few] { $count } osoby patrzą
        [many] { $count } osób patrzy
       *[other] { $count } osoby patrzy
    }
party-close = Zamknij dla telefonów
party-tables = Stoły otwarte dla telefonów
party-change-seat = Zmień miejsce
reveal-hold = Przytrzymaj, żeby zobaczyć: { $player }

## Ktoś odchodzi na chwilę od stołu

party-absent = Chwilowa nieobecność
party-absent-note = Grają za nich inni i nikt nie czeka. Kto zagra na swoim telefonie, wraca do gry.
party-seat-absent = chwilowa nieobecność
# $player (text) imię
party-waiting-absent = Teraz: { $player } (nieobecność); zagrać mogą inni
# $players (text) imiona
party-absent-act = { $players } (nieobecność): można to zrobić tutaj
party-others-to-ask = O tym decydują wszyscy razem. Przy tym stole może to zrobić gospodarz.
