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

## Front page

guest = Gość
front-title = Gry
front-heading = Zajmij miejsce wśród gwiazd
front-lead = Kosmiczne gry strategiczne, w których pilnowana jest każda zasada. Zagraj od razu z botami albo zaproś znajomych odnośnikiem; konto nie jest potrzebne.
front-games = Gry
front-play = Zagraj teraz z botem
front-open = Otwórz stół
front-guide = Jak grać
front-mine = Twoje stoły
front-waiting = Stoły czekające na graczy
front-waiting-none = Nikt nie czeka. Otwórz stół, a inni go tu zobaczą.
front-running = Gry do oglądania
front-running-none = Żadna jawna gra teraz się nie toczy.
front-finished = Zakończone gry
game-seats = { $most ->
    [one] 1 gracz
    [few] { $most } graczy
   *[many] { $most } graczy
    }
game-seats-range = od { $least } do { $most } graczy
badge-your-turn = Twoja kolej
badge-waiting = Czeka na graczy
badge-running = W toku
badge-over = Zakończona
badge-watch = Oglądaj
badge-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
    }
seat-free = wolne miejsce
seat-deleted = usunięte konto
ago-now = przed chwilą
ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
    }
ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
    }
ago-days = { $count ->
    [one] dzień temu
    [few] { $count } dni temu
   *[many] { $count } dni temu
    }

## Names

name-too-long = To za długie. Użyj najwyżej { $most } znaków.
name-too-short = Ta nazwa jest za krótka. Użyj co najmniej dwóch znaków, a wśród nich litery lub cyfry.
name-tricks = Są w niej znaki, których nie widać albo które mylą innych. Użyj liter, cyfr i zwykłych znaków.

## Opening a table

open-refused = Tak nie można otworzyć stołu: { $why }
