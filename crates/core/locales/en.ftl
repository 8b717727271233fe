seat = Seat { $number }
not-awaited = It is not this seat's decision.
not-asked = That does not answer what is asked now.
number-score = Score of { $who }
number-rank = Rank of { $who }
number-at = The number at { $path }
told-standing-answer = Answered by your standing answer: { $answer }
told-only-answer = Answered for you, since nothing else was possible: { $answer }
