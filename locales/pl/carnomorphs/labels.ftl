### Jak nazywają się wpisy w dzienniku: na przycisku cofania i w historii.

## Co nazywa kilka z nich

# $intruder (text) kod rodzaju intruza
label-intruder =
    { $intruder ->
        [metagorger] Metażerca
        [shambler] Powłóczący
        [fleshbeast] Ścierwojad
        [butcher] Rzeźnik
       *[none] Intruz
    }
# $token (text) kod żetonu z woreczka
label-token =
    { $token ->
        [blank] pusty żeton
        [blue] niebieski metażerca
        [red] czerwony metażerca
        [hidden] metażerca
        [shambler] powłóczący
        [fleshbeast] ścierwojad
        [butcher] rzeźnik
       *[none] żeton
    }
# $room (text) gdzie stoi, albo none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes albo no
label-set =
    { $set ->
        [yes] – tak
       *[no] – nie
    }
label-setup-step =
    { $step ->
        [rooms-2] pomieszczenia „2”
        [rooms-1] pomieszczenia „1”
        [exploration] żetony eksploracji
        [coordinates] karta koordynat
        [destination] tor destynacji
        [pods] kapsuły ratunkowe
        [engines] silniki
        [carnomorph-board] plansza karnomorfów
        [bag] kolonia intruzów
        [decks] talie
        [markers] żetony i znaczniki
        [time] tor czasu
        [help-cards] karty pomocy
        [backpacks] plecaki
        [objectives] cele
        [characters] postacie
        [boards] plansze postaci
        [first-player] pierwszy gracz
       *[blue-corpse] niebieskie ciało
    }

## Cała gra

label-start-game = Początek gry, osoby: { $count }
label-tick-step =
    { $set ->
        [yes] Gotowe: { label-setup-step }
       *[no] Jeszcze raz: { label-setup-step }
    }
label-begin-play = Wszystko gotowe, zaczyna { $player }
label-set-options = Zmiana zasad stołu
label-set-detail =
    { $detail ->
        [full] Zapis dokładny
       *[quick] Zapis szybki
    }
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
# $character (text) imię postaci, albo none
label-rename =
    { $character ->
        [none] { $player } to teraz { $name }
       *[other] { $player } to teraz { $name } ({ $character })
    }
label-end-game = Koniec gry

## Rundy

label-end-turn = { $player } kończy turę
label-pass =
    { $ends ->
        [yes] { $player } pasuje · tor czasu: { $time }
       *[no] { $player } pasuje
    }
label-take-turn = Teraz { $player }
label-set-first = Pierwszy gracz: { $player }
label-end-player-phase = Wszyscy spasowali · tor czasu: { $time }
label-advance-time = Tor czasu: { $time }
label-end-feeding = Ataki i żer rozegrane
label-burn-rooms =
    { $count ->
        [0] Skutki pożarów rozegrane
        [one] Ogień rani { $count } intruza
        [few] Ogień rani { $count } intruzów
        [many] Ogień rani { $count } intruzów
       *[other] Ogień rani { $count } intruza
    }
label-note-event =
    { $text ->
        [none]
            { $fire ->
                [yes] Pożary i karta wydarzenia rozegrane
               *[no] Karta wydarzenia rozegrana
            }
       *[other] Wydarzenie: { $text }
    }
label-start-self-destruct =
    { $running ->
        [yes] Początek samozniszczenia
       *[no] Samozniszczenie przerwane
    }
label-correct-track =
    { $track ->
        [time] Tor czasu { $delta }
        [self-destruct] Tor samozniszczenia { $delta }
       *[eggs] Jaja na planszy { $delta }
    }

## Kolonia intruzów

# $player (text) kto ma spotkanie, albo none
label-draw-token =
    { $player ->
        [none] Z woreczka: { label-token }
       *[other] { $player }, spotkanie: { label-token }
    }
# $player (text) kto ma spotkanie, albo none
# $purpose (text) events, rolls (po rzutach na szmery), encounter albo surprise
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Po rzutach na szmery: { label-token }
           *[other] Wykonane: { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player }: atak z zaskoczenia, { label-token }
           *[other] { $player }: spotkanie rozegrane, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }
label-add-metagorger = Do woreczka: { label-token }
label-correct-bag = Woreczek, { label-token } { $delta }

## Intruzi i pomieszczenia

label-place-intruder = { label-figure } na planszy
label-move-intruder = { label-intruder }, pomieszczenie: { $room }
label-meet-character = { label-figure } przychodzi · { $player } walczy
label-engage-intruder =
    { $set ->
        [yes] { label-figure } walczy
       *[no] { label-figure } nie walczy
    }
label-injure-intruder = { label-figure }: obrażenia { $delta }
label-check-death =
    { $dies ->
        [yes] { label-figure }: { $number }, ginie
       *[no] { label-figure }: { $number }, żyje dalej
    }
label-kill-intruder = { label-figure } ginie
label-remove-intruder = { label-figure } znika z planszy
label-correct-figures = { label-intruder }, figurki { $delta }
label-change-objects =
    { $object ->
        [red-corpse] Czerwone ciało { $delta } ({ $room })
        [blue-corpse] Niebieskie ciało { $delta } ({ $room })
        [egg] Jajo intruza { $delta } ({ $room })
       *[carcass] Zwłoki intruza { $delta } ({ $room })
    }
label-mark-room =
    { $mark ->
        [nest] { $room }: gniazdo { label-set }
       *[burning] { $room }: pożar { label-set }
    }
label-rename-room = { $room } to teraz { $name }
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Gniazdo odkryte
           *[no] Gniazdo nieodkryte
        }
       *[destroyed] { $set ->
            [yes] Gniazdo zniszczone
           *[no] Gniazdo niezniszczone
        }
    }
# $feeds (text) yes albo no; $fed (number) ile intruzów żeruje
label-feed =
    { $feeds ->
        [no] Nikt nie żeruje{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Żer{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }: { $fed ->
            [0] nikt
            [one] { $fed } intruz
            [few] { $fed } intruzów
            [many] { $fed } intruzów
           *[other] { $fed } intruza
        }
    }

## Postacie

label-correct =
    { $number ->
        [hand] { $player }: karty { $delta }
        [light-wounds] { $player }: powierzchowne rany { $delta }
        [serious-wounds] { $player }: głębokie rany { $delta }
        [markers] { $player }: znaczniki mutacji { $delta }
       *[contamination] { $player }: karty skażenia { $delta }
    }
label-mark =
    { $flag ->
        [slime] { $player }: śluz { label-set }
        [signal] { $player }: sygnał { label-set }
        [in-combat] { $player }: walka { label-set }
       *[mutation] { $player }: karta mutacji { label-set }
    }
# $serious (text) yes or no
label-wound =
    { $serious ->
        [yes] { $player }: głęboka rana
       *[no] { $player }: powierzchowna rana
    }
label-go-to =
    { $room ->
        [none] { $player } idzie dalej
       *[other] { $player }, pomieszczenie: { $room }
    }
label-draw-mutation = { $player } dobiera kartę mutacji
label-name-mutation = { $player }: karta mutacji zapisana
label-add-marker =
    { $brings ->
        [card] { $player }: karta mutacji zamiast znacznika
        [death] { $player }: ostatni znacznik mutacji, śmierć
       *[marker] { $player }: znacznik mutacji
    }
label-lose-mutation = { $player } traci kartę mutacji
# $count (number) karty na ręce
label-draw-hands = Wszyscy dobierają do { $count }
label-metagorger-attack = { $player }: atak metażercy
# $infected (text) yes albo no
label-mutation-action =
    { $player }: akcja mutacji, { $infected ->
        [yes] ZARAŻENIE
       *[no] BRAK ZARAŻENIA
    }
label-scan =
    { $infected ->
        [yes] { $player }, skaner: ZARAŻENIE
       *[no] { $player }, skaner: BRAK ZARAŻENIA
    }
# $pod (number) kapsuła ratunkowa, albo none
label-set-fate =
    { $fate ->
        [dead] { $player } ginie
        [hibernated] { $player } się hibernuje
        [escaped] { $pod ->
            [none] { $player } ucieka
           *[other] { $player } ucieka kapsułą { $pod }
        }
       *[aboard] { $player } jest na pokładzie
    }
# $pod (number) kapsuła ratunkowa, albo none
label-enter-pod =
    { $pod ->
        [none] { $player } opuszcza kapsułę
       *[other] { $player } wsiada do kapsuły { $pod }
    }
# $pods (text) numery kapsuł
label-number-pods = Numery kapsuł: { $pods }
label-change-pod =
    { $change ->
        [unlock] Kapsuła { $pod } otwarta
        [lock] Kapsuła { $pod } zamknięta
        [leave] Kapsuła { $pod } odlatuje
       *[return] Kapsuła { $pod } jednak na miejscu
    }

## Adaptacje i cele

# $name (text) nazwa karty, albo none
label-reveal-adaptation =
    { $name ->
        [none] Adaptacja odkryta: { label-intruder }
       *[other] Adaptacja: { $name }
    }
label-discard-adaptation =
    { $set ->
        [yes] Adaptacja odrzucona: { label-intruder }
       *[no] Adaptacja wraca: { label-intruder }
    }
label-note-encounter = Pierwsze spotkanie
label-name-objectives = { $player }: cele zapisane
label-choose-objective = { $player } ma wybrany cel

# $players (text) lista imion
label-choose-in-hand = Cele wybrane z ręki: { $players }

## Ostatnie sprawdzenie

label-begin-check =
    { $ending ->
        [agreement] Sprawdzanie skażenia
        [time] Koniec czasu: sprawdzanie skażenia
        [explosion] Statek wybucha: sprawdzanie skażenia
       *[nobody-left] Nikogo na pokładzie: sprawdzanie skażenia
    }
label-scan-deck =
    { $infected ->
        [yes] { $player }, talia: ZARAŻENIE
       *[no] { $player }, talia: BRAK ZARAŻENIA
    }
label-draw-four = { $player }, dobrane karty skażenia: { $contaminated }
label-answer-objective =
    { $fulfilled ->
        [yes] { $player }: cel zrealizowany
       *[no] { $player }: cel niezrealizowany
    }
