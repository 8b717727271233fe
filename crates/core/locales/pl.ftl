seat = Miejsce { $number }
not-awaited = To nie jest decyzja tego miejsca.
not-asked = To nie jest odpowiedź na obecne pytanie.
number-score = Wynik: { $who }
number-rank = Miejsce: { $who }
number-at = Liczba pod { $path }
told-standing-answer = Odpowiedziała za ciebie stała odpowiedź: { $answer }
told-only-answer = Odpowiedziano za ciebie, bo nic innego nie było możliwe: { $answer }
