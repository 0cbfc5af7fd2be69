### What the page around the served app says by itself.

page-opening = One moment: Petri is opening…
page-lost = Connection lost. Reconnecting…
page-lasting = Still no connection. Is Petri still running, and is this device online, at home in the same Wi-Fi? Then the table comes back by itself; if not, open the invitation or the address again.
page-moving = Petri is restarting, the table will be back in a moment…
page-unsent = This tap was not sent. Reconnecting…
page-doubtful = Your last tap may not have arrived.
page-check = Connected again. Your last tap may not have arrived: check, and tap again if it is missing.
page-large = This file is too large for this page. A backup can still be read back: close Petri on its computer and run “companion restore” there with the file.
page-no-script = Petri needs JavaScript.
page-unkept = This browser keeps no site data. When this page is closed or loaded again, it forgets your place at a table and your settings; games stay with whoever hosts them.
page-chosen = chosen
page-unchosen = not chosen

## What a browser shows when it installs the app

page-description = The app that lies on the table while friends play board games about microbes and mutants.
page-picture-table = Chromosome: the table
page-picture-battle = Chromosome: a battle and its odds
page-picture-wide = Chromosome on a wide screen
