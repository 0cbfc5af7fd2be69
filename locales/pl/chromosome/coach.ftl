### Pierwsza runda: co teraz, jednym zdaniem.

coach-eliminate = { $player }: koniec gry dla tego gatunku. Wszyscy inni, którzy nie spasowali, mają po jednej ostatniej turze.
coach-eliminate-again = { $player }: koniec gry dla tego gatunku. Kolejka ostatnich tur się nie zmienia.
coach-eliminate-last-phase = { $player }: koniec gry dla tego gatunku. Dokończcie promieniowanie, potem punktacja.
coach-event = Odkryjcie kartę wydarzenia i zastosujcie jej tekst. Potem zapiszcie ją tutaj.
coach-turns = Wszystko przygotowane? Zacznijcie tury.
coach-turn = Tura: { $player }. Wybierz akcję. Ruch można zrobić przed nią albo po niej.
coach-turn-done = Tura: { $player }. Akcja wykonana; jeśli na planszy też wszystko gotowe, oddaj turę.
coach-one-more-action = Tura: { $player }. Jeszcze jedna akcja, bez kolejnego ruchu, a potem oddaj turę.
coach-end-turn = Tura: { $player }. Zagraj na planszy ruch i jedną akcję, a potem oddaj turę.
coach-battle = Walka: najpierw siłę ustala atakujący, potem obrońca, a dopiero potem rzucają.
coach-evolution = Kość wskaże gen: rzuć i weź ten, który wypadnie.
coach-test = Test odporności: { $player }. Im więcej wypadnie, tym mniejsza dawka.
coach-areas = Sprawdzajcie obszary po kolei, od najsilniejszego. Testuje każdy, kto ma grupę obok.
coach-finish-radiation = Testy skończone. Naładujcie grupy obok obszarów, zdejmijcie po kostce i zakończcie rundę.
coach-finish-game = Testy skończone. Naładujcie grupy obok obszarów, zdejmijcie po kostce i zakończcie grę.
coach-reroll = Kto ma los, może wymusić przerzut. Jeśli nikt nie chce, wynik zostaje.
