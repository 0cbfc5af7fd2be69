### Kość na stole i okno przerzutów.

# $player (text) kto rzuca
dice-throws = Rzuca { $player }
dice-throw-own = Rzuć
dice-due-spoken = Rzuca { $player }
# $face (number) co wypadło
dice-lies-spoken = { $player }: wypadło { $face }
dice-all-lie = Kości leżą
dice-all-due = Czas rzucić kośćmi
dice-fell = Wypadło { $face }
dice-earlier = wcześniej
# $faces (text) wcześniejsze rzuty
dice-earlier-spoken = Wcześniej: { $faces }
dice-accepted-spoken = { $player }: może zostać
dice-by-hand = Rzut kością na stole
dice-by-app = Niech rzuci aplikacja
dice-hand = własna
dice-app = aplikacja
dice-stands = Stół: zostaje
