### Prices, and how they are paid.

turn-with-fate = los zamiast genu

## Zapłata

payment-cost = Koszt
# $fit (text) fits albo over
payment-energy =
    { $fit ->
        [over] płacisz { $paid } zamiast { $needs }, nadwyżka przepada
       *[fits] energia: { $paid } z { $needs }
    }
payment-any-gene = Dowolny gen: który
payment-turned = Obracasz całe grupy (naładowane: { $count }); razem
# $energy (text) punkty energii
payment-trophies-note = ma { $count }; każde daje { $energy }
