seat = Miejsce { $number }
not-awaited = To nie jest decyzja tego miejsca.
not-asked = To nie jest odpowiedź na obecne pytanie.
