### Cele otwarte dla całej załogi: tryb solo i kooperacja.

shared-earth = Statek dociera na Ziemię
shared-autopsy = Niebieskie ciało leży w Komorze dekontaminacyjnej
shared-adaptations = Dwie adaptacje odrzucone
shared-butcher = Sygnał wysłany; rzeźnik martwy albo statek zniszczony
shared-explored = Sygnał wysłany; wszystkie pomieszczenia zbadane
shared-egg = Jajo w kapsule albo w hibernacji
shared-nest = Sygnał wysłany; gniazdo albo statek zniszczone

shared-title = Cele załogi
shared-which = Które leżą na stole?
shared-alone = Dwa z nich; po pierwszym spotkaniu zostaje jeden. Nazwa na karcie może być inna.
# $count (number) liczba graczy
shared-crew = Po jednym na gracza, najwyżej { $count }. Trzeba zrealizować wszystkie. Nazwy na kartach mogą być inne.
shared-not-noted = Tego aplikacja nie śledzi.
shared-none = Żaden cel nie leży na stole.

## Labels of the journal

label-shared-objective =
    { $objective ->
        [earth] { shared-earth }
        [autopsy] { shared-autopsy }
        [adaptations] { shared-adaptations }
        [butcher] { shared-butcher }
        [explored] { shared-explored }
        [egg] { shared-egg }
       *[nest] { shared-nest }
    }
label-lay-objective =
    { $open ->
        [yes] Cel: { label-shared-objective }
       *[no] Cel zdjęty: { label-shared-objective }
    }

## Refusals

objectives-are-own = Przy tym stole każdy ma własne cele. Zmieńcie to w zasadach stołu.
objectives-are-shared = Przy tym stole cele są wspólne: nikt nie wybiera własnego. Zmieńcie to w zasadach stołu.
# $most (number) cele
objectives-enough = Celów dobiera się najwyżej tyle: { $most }. Najpierw usuńcie któryś.
