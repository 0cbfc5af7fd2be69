### The coached first round: the next thing to do, in a sentence.

coach-setup = Teilt euch die Arbeit, dann geht es schneller.
coach-begin-play = Alles liegt bereit.
# $player (text) the name of whoever is spoken to
coach-objective = { $player }, behalte eine Karte; gib eine ungesehen ab.
coach-token = Erst die Figuren, dann die App.
coach-noise = Wer im Kampf ist, macht keinen.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, mach zwei Aktionen, oder passe.
coach-time = Die Ereignisphase beginnt.
coach-feed = In diesem Raum sind Xenos hungrig.
coach-end-feeding = Kämpfende Xenos schlagen zu, die anderen suchen Nahrung.
coach-fire = Je eine Angriffskarte, die tödlich sein kann.
coach-card = Aufdecken, laut vorlesen, ausführen.
coach-draw = So entwickeln sich die Xenos.
coach-begin-check = Niemand ist mehr an Bord.
# $player (text) the name of whoever is spoken to
coach-scan = { $player }, keine Mutationskarte? Scanne deine Kontamination.
# $player (text) the name of whoever is spoken to
coach-four = { $player }, misch alles und zieh vier Karten.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, zeig dein Ziel.
