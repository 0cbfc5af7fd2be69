### Pierwsza runda z podpowiedziami i „?” przy akcjach.

coach-begin = Prowadź nas przez pierwszą rundę
coach-end = Koniec prowadzenia
# $title (text) tytuł rozdziału ściągi
rules-about = Zasady: { $title }
