seat = Miejsce { $number }
number-score = Wynik: { $who }
number-rank = Miejsce: { $who }
number-at = Liczba pod { $path }
told-standing-answer = Odpowiedziała za ciebie stała odpowiedź: { $answer }
told-only-answer = Odpowiedziano za ciebie, bo nic innego nie było możliwe: { $answer }
number-part = { $what }: { $amount }
card-label = { $card }. { $about }
