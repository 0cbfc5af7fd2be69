### Pierwsza runda: co teraz, jednym zdaniem.

coach-eliminate = Pozostali mają jeszcze po jednej turze.
coach-eliminate-again = Ostatnie tury bez zmian.
coach-eliminate-last-phase = Najpierw dokończcie promieniowanie, potem punktacja.
coach-event = Odkryjcie kartę wydarzenia i zastosujcie jej tekst.
coach-turns = Wszystko gotowe na planszy?
coach-turn = Tura: { $player }. Ruch przedtem albo potem.
coach-turn-done = Tura: { $player }. Akcja wykonana. Plansza gotowa?
coach-one-more-action = Tura: { $player }. Jeszcze raz, ale bez ruchu.
coach-end-turn = Tura: { $player }. Jeden ruch i jedna akcja.
coach-battle = Najpierw siłę ustala atakujący.
coach-evolution = Kość wskazuje nowy gen.
coach-test = { $player }: im więcej, tym mniejsza dawka.
coach-areas = Sprawdzajcie obszary po kolei, od najsilniejszego.
coach-finish-radiation = Naładujcie grupy obok obszarów, zdejmijcie po kostce.
coach-finish-game = Naładujcie grupy, zdejmijcie kostki, potem punktacja.
coach-reroll = Kto ma los, może wymusić przerzut.
