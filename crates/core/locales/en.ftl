seat = Seat { $number }
not-awaited = It is not this seat's decision.
not-asked = That does not answer what is asked now.
