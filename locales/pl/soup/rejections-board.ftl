### Dlaczego zasady mówią „nie”: ruch, pożywienie, ataki. Każdy klucz to kod odmowy.

amoebas-not-kept = W zapisie szybkim nie prowadzi się każdej ameby z osobna.
all-have-attacked = { $player }: każda ameba atakuje raz na rundę, a wszystkie mają to za sobą.
answered-so = { $player }: przeciw temu atakowi gen { label-gene } jest już wykorzystany.
armored = { $player } ma gen { gene-armor }: w fazie 1 tych ameb nie można atakować.
attack-open = Najpierw dokończcie atak.
bury-first = Najpierw rozegrajcie śmierć naturalną.
dice-count =
    { $wanted ->
        [0] Tu nie rzuca się kostkami: z genem { gene-movement-2 } sam wybór kierunku wystarczy.
        [one] Tu rzuca się jedną kostką.
        [few] Tu rzuca się { $wanted } kostkami.
        [many] Tu rzuca się { $wanted } kostkami.
       *[other] Tu rzuca się { $wanted } kostki.
    }
direction-open = Najpierw powiedzcie, dokąd płynie ameba.
each-amoeba-is-kept = W zapisie dokładnym każda ameba płaci za swój ruch.
fight-dice = Podajcie obie kostki każdego rzutu: przy remisie rzucacie ponownie, rozstrzyga pierwszy rzut bez remisu.
follows-itself = { $player }: ameba { $number } nie popłynie sama za sobą.
gene-missing = { $player } nie ma genu { label-gene }.
has-attacked = { $player }: ten atak jest już wykorzystany.
has-eaten = { $player }: ameba { $number } już jadła albo głoduje.
has-moved = { $player }: ameba { $number } ma już ruch za sobą.
load-unfit =
    { $most ->
        [0] { $player }: { gene-tentacle } niczego nie zabierają.
        [one] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostkę i tylko taką, która leży na planszy.
        [few] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostki i tylko takie, które leżą na planszy.
        [many] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostek i tylko takie, które leżą na planszy.
       *[other] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostki i tylko takie, które leżą na planszy.
    }
escape-is-free = { $player } ma gen { gene-streamlining }: ucieczka nic nie kosztuje.
moves-are-free = { $player } nie płaci za ruch.
no-attack = Nikt nikogo nie atakuje.
no-dice-now = Teraz nie ma czego rzucać ani rozstrzygać.
no-host = { $player } nie może być żywicielem: potrzeba cudzej ameby na tym samym polu.
no-meal = { $player }: te kostki to nie posiłek.
no-move-open = Żaden ruch nie czeka na kierunek.
no-such-amoeba = { $player } nie ma na planszy ameby { $number }.
nobody-hungry = { $player }: wszystkie ameby już jadły albo głodują.
not-asked = { $player } nie ma teraz na co odpowiadać.
not-left = { $player }: ameba { $number } nie opuszcza teraz swojego pola.
not-enough-points =
    { $player } { $held ->
        [0] nie ma punktów biologicznych
        [one] ma tylko { $held } punkt biologiczny
        [few] ma tylko { $held } punkty biologiczne
        [many] ma tylko { $held } punktów biologicznych
       *[other] ma tylko { $held } punktu biologicznego
    }, a potrzeba { $points }.
not-on-the-dice = Kostki tam nie prowadzą.
not-your-turn = { $player } musi zaczekać.
own-amoeba = { $player }: ameba { $number } należy do napastnika.
retried = { $player }: druga próba jest już wykorzystana.
say-the-meal = { $player }: powiedzcie, które kostki zjada ameba.
starves-after-attack = { $player }: ofiara ameby { $number } uciekła, więc ta nie je i dostaje obrażenie.
stays-put = { $player }: te kostki zostawiają amebę { $number } na miejscu.
