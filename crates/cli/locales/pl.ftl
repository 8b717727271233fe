## Polecenia: to, co się wpisuje

command-why = dlaczego
command-undo = cofnij
command-hint = podpowiedz
command-rules = zasady
command-table = stół
command-hand = ręka
command-card = karta
command-score = wynik
command-log = dziennik
command-save = zapisz
command-load = wczytaj
command-more = dalej
command-lang = język
command-confirm = potwierdzaj
command-help = pomoc
command-quit = koniec

## Pomoc

help-answers = Odpowiedz numerem tego, co chcesz zrobić, albo zapisem używanym w plikach gry. Sam Enter pokazuje pytanie jeszcze raz. Polecenia działają też po angielsku i bez polskich znaków.
help-why = dlaczego N | dlaczego odpowiedź N jest niemożliwa: zasada i czego brakuje
help-undo = cofnij | cofnij ostatnią decyzję, najdalej do ostatniego losowania, karty albo ruchu innych
help-hint = podpowiedz | co zrobiłby program po sekundzie namysłu, z szansami na wygraną
help-rules = zasady X | znajdź zasadę według numeru albo słowa
help-table = stół | wszystko, co leży na stole
help-hand = ręka | twoje karty i to, co mówią
help-card = karta X | co mówi karta: według nazwy albo numeru odpowiedzi
help-score = wynik | punktacja, pozycja po pozycji
help-log = dziennik [N] | co się wydarzyło: ostatni ekran albo ostatnie N wierszy
help-save = zapisz PLIK | zachowaj grę w pliku
help-load = wczytaj PLIK | graj dalej od stanu z pliku
help-more = dalej | to, co nie zmieściło się na ekranie
help-lang = język en | zmień język: en albo pl
help-confirm = potwierdzaj | czy twoja tura kończy się dopiero po naciśnięciu Enter
help-help = pomoc | ta lista
help-quit = koniec | opuść grę

## Początek i koniec

seats = Przy stole: { $seats }
seat-you = { $who } – ty
seat-bot = { $who } – { $bot }
how-to-begin = Wpisz numer odpowiedzi; `pomoc` pokazuje, co jeszcze można zrobić.
curtain = Klawiaturę przejmuje { $who }. Gdy nikt inny nie patrzy, naciśnij Enter.
confirm-prompt = Enter kończy turę, `cofnij` ją cofa
over-prompt = Enter kończy; działają jeszcze `dziennik`, `stół` i `zapisz PLIK`
leaving = Opuszczasz grę. Do zobaczenia!
confirm-on = Od teraz twoja tura kończy się po naciśnięciu Enter.
confirm-off = Od teraz inni grają od razu.

## Pytanie

hand-line = Ręka ({ $count }): { $cards }
on-behalf-of = Decydujesz za: { $who }.
free = Darmowe akcje, które nie zamykają pytania:
impossible = Teraz niemożliwe; `dlaczego N` podaje powód:
remark-more = `dalej` – jeszcze { $count ->
    [one] 1 wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
    }
remark-ends-undo = * nie do cofnięcia
remark-undo = `cofnij` sięga { $reach ->
    [one] 1 decyzję
    [few] { $reach } decyzje
   *[many] { $reach } decyzji
    } wstecz
remark-help = `pomoc`
earlier = … wcześniej jeszcze { $count ->
    [one] 1 wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
    }: `dziennik`

## Odpowiedzi

no-such-number = { $count ->
    [0] Teraz nie ma nic do wyboru.
   *[other] Nie ma odpowiedzi o tym numerze; wybierz od 1 do { $count }.
    }
not-done = Nie wykonano: { $problem }
not-understood = Nie rozumiem: `{ $line }`. Wpisz numer z listy albo `pomoc`.
not-understood-here = Nie rozumiem tu: `{ $line }`. Naciśnij Enter albo wpisz `pomoc`.
not-understood-nearest = Nie rozumiem: `{ $line }`. Czy chodzi o `{ $nearest }`? `pomoc` pokazuje wszystkie polecenia.
undo-impossible = Nie ma czego cofnąć: od twojej ostatniej decyzji zadziałał los, coś wyszło na jaw albo zdecydował ktoś inny.
undo-over = Gra się skończyła i każdy widzi wszystko: niczego już się nie cofa.
undone = { $reach ->
    [0] Cofnięto. Dalej cofnąć się nie da.
    [one] Cofnięto. Możesz cofnąć jeszcze 1 decyzję.
    [few] Cofnięto. Możesz cofnąć jeszcze { $reach } decyzje.
   *[many] Cofnięto. Możesz cofnąć jeszcze { $reach } decyzji.
    }
which-lang = Wybierz język: `język en` albo `język pl`.
no-more = Nie ma nic więcej do pokazania.

## Wyszukiwanie

why-what = { $count ->
    [0] Teraz nie ma nic do wyboru.
   *[other] Podaj numer odpowiedzi, od 1 do { $count }: `dlaczego 3`.
    }
why-possible = { $label }: to jest możliwe; wpisz numer, żeby to zrobić.
why-impossible = { $label }: teraz niemożliwe.
why-rule = Zasada mówi: { $text }
rules-what = Podaj zasadę albo słowo: `zasady { $rule }`.
rules-nothing = Żadna zasada nie mówi: `{ $about }`. Spróbuj innego numeru albo słowa.
card-what = Podaj nazwę karty albo numer odpowiedzi, która ją wymienia: `karta 3`.
card-unknown = Nie ma karty `{ $name }`; spróbuj części nazwy.
hand-empty = Nie masz kart na ręce.
winner = { $who }
won = Wygrywa { $winners }.
shared = Wspólne zwycięstwo: { $winners }.
score-now = Gdyby gra skończyła się teraz:

## Podpowiedzi

hint-not-now = Nie ma teraz pytania do ciebie, więc nie ma co podpowiadać.
hint-thinking = Sekunda namysłu …
hint-only = Możesz zrobić tylko jedno: { $number }.
hint-option = { $label }: szansa na wygraną { $percent }%, wynik około { $score ->
    [one] 1 punktu
   *[many] { $score } punktów
    }.
hint-then = Potem może { $steps }

## Pliki

which-file = Podaj plik, na przykład `zapisz gra.json`.
saved = Gra jest zapisana w pliku { $file }.
not-saved = Nie udało się zapisać gry w pliku { $file }: { $problem }
loaded = Gra toczy się dalej od stanu z pliku { $file }.
not-loaded = Tego nie da się wczytać: { $problem }
other-seats = Liczba miejsc w tamtej grze: { $seats }, przy tym stole: { $here }; zacznij ją przez `orrery play --load`.

## Programy, które grają

trouble-not-started = { $who }: programu nie udało się uruchomić ponownie ({ $problem }). Ruch wykonuje zastępca.
trouble-ended = { $who }: program się zakończył (kod { $code }; ostatnie słowa: { $words }). Ruch wykonuje zastępca.
trouble-silent = { $who }: program nie odpowiedział w ciągu { $seconds } s i został zatrzymany. Ruch wykonuje zastępca.
trouble-nonsense = { $who }: program odpowiedział `{ $answer }`, a to nie jest akcja ({ $problem }). Ruch wykonuje zastępca.
trouble-refused = { $who }: program odpowiedział `{ $answer }`, a to jest niedozwolone ({ $rule }: { $reason }). Ruch wykonuje zastępca.
trouble-given-up = { $who }: program zawiódł zbyt wiele razy. Od teraz gra zastępca.

## Nauczyciel w pierwszej grze z przewodnikiem

teacher-says = Nauczyciel: { $text }
teacher-proposes = → { $number } { $label }. { $why }
teacher-hint = (`podpowiedz` pokaże, co zrobiłoby przeszukiwanie.)
teacher-free = Nauczyciel: Idziesz własną drogą – i dobrze. Jeśli chcesz rady, wpisz `podpowiedz`.
