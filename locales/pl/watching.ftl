### Kto patrzy: duży ekran i przykładowy wieczór

watch-screen = Duży ekran
watch-screen-note = Na telewizor albo tablet na środku stołu
watch-screen-invite = Zeskanuj tabletem albo otwórz w przeglądarce telewizora. Ten ekran tylko pokazuje.
watch-leave = Zamknij duży ekran
watch-last-round = Ostatnia runda
watch-reroll = Kto przerzuca?

## Przykładowy wieczór

sample-title = Przykładowy wieczór
sample-mark = przykład
# $step (number) który to krok, $steps (number) ile ich jest
sample-step = { $step } z { $steps }
sample-pause = Pauza
sample-play = Odtwarzaj
sample-back = Krok wstecz
sample-on = Krok dalej
sample-again = Od początku
