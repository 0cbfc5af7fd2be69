### The coached first round: the next thing to do, in a sentence.

coach-setup = Teilt euch die Schritte und hakt sie ab.
coach-begin-play = Alles liegt bereit.
# $player (text) the name of whoever is spoken to
coach-objective = { $player }, behalte ein Ziel; gib eins ungesehen ab.
coach-token = Führt das gezogene Plättchen aus.
coach-noise = Wer nicht im Kampf ist, macht einen Geräuschwurf.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, mach zwei Aktionen, oder passe.
coach-time = Die Ereignisphase beginnt.
coach-feed = In diesem Raum frisst jemand.
coach-end-feeding = Im Kampf greifen Xenos an, sonst fressen sie.
coach-fire = Xenos in brennenden Räumen nehmen Schaden.
coach-card = Führt eine Ereigniskarte aus.
coach-draw = Zieht ein Plättchen aus dem Beutel.
coach-begin-check = Niemand ist mehr an Bord.
# $player (text) the name of whoever is spoken to
coach-scan = { $player }, keine Mutationskarte? Scanne deine Kontamination.
# $player (text) the name of whoever is spoken to
coach-four = { $player }, misch alles und zieh vier Karten.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, zeig dein Ziel.
