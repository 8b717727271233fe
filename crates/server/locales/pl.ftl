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
front-mine-none = Nie siedzisz jeszcze przy żadnym stole. Zagraj od razu ze strony głównej albo otwórz stół.
front-finished-none = Żadna jawna gra się jeszcze nie skończyła.
front-more = Więcej
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

open-refused = Opcje tego stołu nie pasują do siebie. Wróć i wybierz inne.
open-option-here = Przy tym stole wartość „{ $option }” nie pasuje. Wybierz inną albo zmień miejsca.
open-seat-count = Ta gra jest dla { $least }–{ $most } graczy, nie dla { $found }. Zmień liczbę miejsc.
open-place = Na jednym z miejsc siedzi ktoś, kogo ten serwer nie zna. Wybierz jeszcze raz, kto gdzie siedzi.
open-too-few = { $least ->
    [one] Gra potrzebuje gracza. Daj komuś miejsce.
   *[other] Gra potrzebuje co najmniej { $least } graczy. Obsadź więcej miejsc.
    }
open-option = Wartość „{ $option }” nie pasuje. Wybierz inną.
open-heading = Otwórz stół
open-seats = Miejsca
open-seats-note = Kilka miejsc „ja” jest dla kilku osób przy tym ekranie. Znajomy siada dzięki odnośnikowi, który dostaniesz; wolne miejsce jest dla każdego, kto przyjdzie.
open-seat = Miejsce { $number }
open-you = Ty
open-name = Twoje imię przy stole
open-word = Twoje słowo do kości
open-word-note = Dowolne słowo albo żadne. Kości stołu powstają z tajemnicy serwera i słów wszystkich graczy, więc nikt nie może ich nagiąć.
open-who = Kto może go widzieć
open-private = Prywatny: stół znajdą tylko osoby z odnośnikiem.
open-listed = Jawny: każdy widzi stół na stronie głównej i może oglądać.
open-hints = Gracze mogą prosić o podpowiedzi.
open-options = Opcje gry
open-default = Zwykle: { $value }.
open-button = Otwórz stół
place-me = ja
place-friend = znajomy, przez odnośnik
place-open = wolne miejsce
place-none = nikt
place-bot = bot { $level }
level-easy = łatwy
level-normal = średni
level-hard = trudny
yes = tak
no = nie

## Waiting room

waiting-lead = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Ta strona powie, gdy ktoś przyjdzie.
waiting-news = Ktoś przyszedł albo odszedł.
waiting-you = ty
waiting-sit = Usiądź tu
waiting-sit-too = Usiądź też tu
waiting-leave = Wstań
waiting-remove = Usuń
waiting-bot = Posadź bota
waiting-level = Jaki bot
waiting-share = Zaproś
waiting-share-note = Wyślij ten odnośnik osobom, które mają grać.
waiting-link = Odnośnik do tego stołu
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-take = Zajmij miejsce
waiting-take-too = Jeszcze jedno miejsce przy tym ekranie
waiting-take-too-note = Dla kogoś, kto gra przy twoim ekranie: naciśnij „Usiądź też tu” przy wolnym miejscu.
waiting-take-note = Potem naciśnij „Usiądź tu” przy wolnym miejscu.
waiting-details = Ten stół
waiting-listed = Widoczny na stronie głównej.
waiting-private = Prywatny: znajdą go tylko osoby z odnośnikiem.
waiting-hints = Gracze mogą prosić o podpowiedzi.
waiting-no-hints = Bez podpowiedzi.
waiting-dice = Część kości należąca do serwera jest już ustalona; oto jej odcisk:
waiting-cancel = Odwołaj stół
waiting-begun = Gra przy tym stole już się zaczęła. Wróć i odśwież stronę, aby ją zobaczyć.
waiting-cancelled = Gospodarz odwołał ten stół. Otwórz własny albo dołącz do innego.
waiting-kept = To miejsce czeka na kogoś z zaproszeniem. Poproś gospodarza o odnośnik albo zajmij inne miejsce.

## A game

game-rules = Wszystkie zasady
game-reading = Do czytania

## Account

account-heading = Twoje konto
account-guest = Jesteś gościem. Możesz grać we wszystko; ta przeglądarka pamięta twoje stoły.
account-signed-in = Zalogowano jako
account-sign-out = Wyloguj
account-take = Przyjmij nazwę
account-take-note = Z nazwą i hasłem znajdziesz swoje stoły także na innych urządzeniach. Stoły, które masz, pozostają twoje.
account-take-button = Przyjmij tę nazwę
account-name = Nazwa
account-password = Hasło
account-old-password = Obecne hasło
account-new-password = Nowe hasło
account-password-note = Co najmniej { $least } znaków. Zapomnianego hasła nie da się odzyskać, bo nic więcej o tobie nie wiadomo.
account-sign-in = Zaloguj się
account-sign-in-button = Zaloguj
account-sign-in-guest = { $count ->
    [one] Jako gość masz tu 1 stół. Zabierasz go ze sobą: przejdzie na twoje konto.
    [few] Jako gość masz tu { $count } stoły. Zabierasz je ze sobą: przejdą na twoje konto.
   *[many] Jako gość masz tu { $count } stołów. Zabierasz je ze sobą: przejdą na twoje konto.
    }
account-sign-in-wrong = Nazwa i hasło do siebie nie pasują. Sprawdź je i spróbuj ponownie.
account-password-wrong = To nie jest twoje obecne hasło. Spróbuj ponownie.
account-collected = Przechowywane są: nazwa, skrót hasła, skróty tokenów, język i jasność, twoje stoły i to, co przy nich piszesz. Nic więcej.
account-change = Zmień hasło
account-change-note = Wszystkie inne urządzenia zostaną wylogowane.
account-change-button = Zmień
account-delete = Usuń konto
account-delete-note = Nazwa, hasło i ustawienia znikają od razu. Przy twoich stołach miejsca się zwalniają albo pozostają bez nazwy. Tego nie da się cofnąć.
account-delete-sure = Tak, usuń moje konto.
account-delete-unsure = Zaznacz pole, jeśli naprawdę chcesz usunąć konto.
account-delete-button = Usuń
account-named-already = To konto ma już nazwę.
password-short = Hasło jest za krótkie. Użyj co najmniej { $least } znaków.
password-long = Hasło jest za długie. Użyj najwyżej { $most } bajtów.
