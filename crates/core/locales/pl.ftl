seat = Miejsce { $number }
number-score = Wynik: { $who }
number-rank = Miejsce: { $who }
number-at = Liczba pod { $path }
told-order-ended = Twoje zlecenie wygasło, znowu decydujesz: { $answer }
told-standing-answer = Zadziałała twoja stała odpowiedź: { $answer }
number-part = { $what }: { $amount }
card-label = { $card }. { $about }
described-ours =
    { $about }
    { $ours }
ours-all = ◇ Nie z druku: wszystko tu zaprojektowano na potrzeby tego projektu.
ours-rest = ◇ Z druku tylko częściowo: resztę zaprojektowano na potrzeby tego projektu.
ours-some = ◇ Jak w druku, z wyjątkiem tego, co zaprojektowano na potrzeby tego projektu: { $what }.
guide-go-on = I reszta tego samego:
