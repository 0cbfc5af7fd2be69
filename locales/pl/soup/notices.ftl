### Co musi wiedzieć cały stół: pasek nad ekranem i wiersz w historii.

# $number (number) numer atakowanej ameby
notice-attacked = { $attacker } atakuje, cel: { $victim }, ameba { $number }. Odpowiada { $victim }.
# $points (number) dług wobec ozonu
notice-debt = { $player }: dług { $points }.
# $count (number) ameby, które zginą w fazie 5
notice-dying =
    { $count ->
        [0] { $player }: żadna ameba nie ginie.
        [one] { $player }: w fazie 5 ginie { $count } ameba.
        [few] { $player }: w fazie 5 giną { $count } ameby.
        [many] { $player }: w fazie 5 ginie { $count } ameb.
       *[other] { $player }: w fazie 5 ginie { $count } ameby.
    }
# $who (text) single albo several
notice-finish-zone =
    { $who ->
        [single] { $players } jest w ciemnej strefie: gra kończy się po punktacji tej rundy.
       *[several] { $players } są w ciemnej strefie: gra kończy się po punktacji tej rundy.
    }
notice-last-card = Leży ostatnia karta środowiska: to ostatnia runda.
# $who (text) single albo several
notice-no-amoebas =
    { $who ->
        [single] { $players } nie ma żadnej ameby: w fazie 4 pierwsza jest za darmo.
       *[several] { $players } nie mają żadnej ameby: w fazie 4 pierwsza jest za darmo dla każdego.
    }
notice-no-amoebas-left =
    { $who ->
        [single] { $players } nie ma żadnej ameby na planszy.
       *[several] { $players } nie mają żadnej ameby na planszy.
    }
# $count (number) rundy razem z tą
notice-rounds-left =
    { $count ->
        [0] Karty środowiska się skończyły.
        [1] To ostatnia runda.
        [one] Razem z tą zostaje najwyżej { $count } runda.
        [few] Razem z tą zostają najwyżej { $count } rundy.
        [many] Razem z tą zostaje najwyżej { $count } rund.
       *[other] Razem z tą zostaje najwyżej { $count } rundy.
    }
