### Pierwsza runda z podpowiedziami i „?” przy akcjach.

coach-begin = Prowadź nas przez pierwszą rundę
coach-begin-note = Przy każdym kroku mówi, co teraz zrobić
coach-end = Koniec prowadzenia
# $title (text) tytuł rozdziału ściągi
rules-about = Zasady: { $title }
