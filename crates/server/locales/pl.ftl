## What went wrong

problem-heading = To się nie udało
problem-heading-not-found = Tu niczego nie ma
problem-heading-forbidden = Tego nie możesz zrobić
problem-heading-server = Coś jest nie tak po naszej stronie
problem-home = Na stronę główną
problem-not-found = Ta strona, gra lub stół nie istnieje albo już nie istnieje. Sprawdź odnośnik; stół, przy którym nikt nie zaczął, znika po kilku tygodniach.
problem-forbidden = To może zrobić tylko ktoś inny. Jeśli to masz być ty, zaloguj się na konto, które siedzi przy tym stole.
problem-form = Ten formularz jest nieaktualny albo nie pochodzi stąd. Wróć, odśwież stronę i wyślij go ponownie.
problem-bad = To, co przysłano, nie ma tu sensu. Wróć, odśwież stronę i spróbuj ponownie.
problem-method = Tego adresu nie można tak użyć. Wróć i skorzystaj z przycisków na stronie.
problem-large = To za dużo naraz. Wyślij mniej.
problem-slow = To trwało za długo. Spróbuj ponownie za chwilę.
problem-server = Serwer nie mógł tego zrobić. Spróbuj za chwilę; jeśli to się powtarza, powiadom osobę, która prowadzi serwer.
problem-too-many = { $seconds ->
    [one] Za często. Poczekaj sekundę i spróbuj ponownie.
    [few] Za często. Poczekaj { $seconds } sekundy i spróbuj ponownie.
   *[many] Za często. Poczekaj { $seconds } sekund i spróbuj ponownie.
    }
problem-seat-taken = Ktoś inny właśnie zajął to miejsce. Wróć i zajmij inne.
problem-not-your-seat = To miejsce nie jest twoje. Wróć i spójrz jeszcze raz.
problem-somebody-was-first = Ktoś właśnie zmienił ten stół. Wróć, spójrz jeszcze raz i spróbuj ponownie.
problem-name-taken = Ta nazwa jest zajęta. Wybierz inną.
problem-no-account = To konto już nie istnieje. Zaloguj się ponownie.
problem-closing = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę; nic nie przepadnie.
problem-full = Serwer nie ma już miejsca, więc niczego nie zmieniono. Powiadom osobę, która prowadzi serwer.
problem-store = Serwer nie mógł odczytać lub zapisać swoich danych, więc niczego nie zmieniono. Spróbuj za chwilę.
problem-broken = Ta wersja programu nie może otworzyć tego stołu. Nic z niego nie przepadło; powiadom osobę, która prowadzi serwer.
