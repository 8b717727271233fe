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
game-alone = także w pojedynkę, według osobnych zasad lub z botami
game-bots = także w pojedynkę, z botami
badge-your-turn = Twoja kolej
badge-handed = Gra za ciebie bot
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
name-alike = Ta nazwa wygląda jak nazwa kogoś innego. Wybierz inną.
name-registered = Ta nazwa albo łudząco podobna należy do kogoś, kto ma konto. Wybierz inną, a jeśli jest twoja, zaloguj się.
name-reserved = Tak nazywają się goście. Wybierz inną nazwę.

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
open-expert-learned = Bot mistrzowski ocenia sytuację tak, jak nauczył się z wielu tysięcy gier między botami, pozostałe według wzoru.
open-expert-hand = Wszystkie boty oceniają tu sytuację według tego samego wzoru; mistrzowski myśli dwa razy dłużej niż trudny.
open-seat = Miejsce { $number }
open-name = Twoje imię przy stole
open-word = Twoje słowo do kości
open-word-note = Dowolne słowo albo żadne. Kości stołu powstają z tajemnicy serwera i słów wszystkich graczy, więc nikt nie może na nie wpłynąć.
open-who = Kto może go widzieć
open-more = Kto może zobaczyć stół, podpowiedzi, słowo do kości
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
level-expert = mistrzowski
yes = tak
no = nie

## Czas

level-random = losowy
time-heading = Czas
time-clock = Zegar
time-clock-none = bez zegara
time-clock-move = na każdą decyzję
time-clock-game = na całą grę
time-clock-note = Bez zegara każdy myśli tak długo, jak chce. Boty nie mają zegara.
clock-move = Czas na każdą decyzję
clock-move-note = Zaczyna się od nowa z każdą decyzją. Gdy pytanych jest kilku graczy naraz, każdy ma swój.
clock-game = Czas na całą grę
clock-game-note = Tyle ma każdy gracz. Czas płynie tylko wtedy, gdy ten gracz jest pytany.
clock-increment = Dodatek za każdą decyzję
clock-increment-note = Kto podejmie decyzję, dostaje tyle więcej.
time-zero = Gdy czas się skończy
time-zero-bot = gra bot, dopóki gracz nie wróci
time-zero-pass = udzielana jest odpowiedź neutralna
time-zero-vote = głosują pozostali
time-zero-note = Odpowiedź neutralna to pas albo odmowa; gdzie jej nie ma, na to jedno pytanie odpowiada bot. Pozostali mogą wybrać bota, więcej czasu albo koniec gry. Kto wróci, odbiera miejsce jednym kliknięciem.
time-level = Bot, który wtedy zagra
time-window = Czas płynie tylko w wybranych godzinach
time-window-note = Dla gier na całe tygodnie: nikt nie traci czasu we śnie ani w pracy.
time-from = Od
time-to = Do
time-zone = Strefa czasowa
time-zone-note = Miejsce, na przykład Europe/Warsaw, albo odległość od Greenwich, na przykład +02:00. Koniec wcześniejszy niż początek przypada następnego dnia.
time-wrong = Zegar tego stołu nie ma sensu. Wybierz jeszcze raz, ile jest czasu i co ma się stać, gdy się skończy.
time-window-wrong = Godziny gry nie mają sensu. Podaj dwie różne godziny, na przykład 18:00 i 23:00, oraz strefę, na przykład Europe/Warsaw albo +02:00.
time-nothing = nic
time-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
    }
time-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
    }
time-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
    }
time-days = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
    }
time-per-move = Czas na każdą decyzję: { $time }.
time-per-game = Czas na całą grę: { $time }.
time-per-game-more = Czas na całą grę: { $time }; dodatek za każdą decyzję: { $more }.
time-in-window = Czas płynie od { $from } do { $to } ({ $zone }).
time-then-bot = Gdy czas się skończy, gra bot ({ $level }).
time-then-pass = Gdy czas się skończy, udzielana jest odpowiedź neutralna albo odpowiada bot ({ $level }).
time-then-vote = Gdy czas się skończy, głosują pozostali; bot byłby { $level }.

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
account-collected = Przechowywane są: nazwa, skrót hasła, skróty tokenów, rodzaj przeglądarki i czas jej ostatniego użycia, język i motyw, twoje stoły, to, co przy nich już widać i co przy nich piszesz, oraz gdzie mają przychodzić powiadomienia. Nic więcej.
account-change = Zmień hasło
account-change-note = Wszystkie inne urządzenia zostaną wylogowane.
account-change-tokens = Unieważnij też tokeny programów:
account-change-button = Zmień
account-delete = Usuń konto
account-delete-note = Nazwa, hasło i ustawienia znikają od razu. Przy twoich stołach miejsca się zwalniają albo pozostają bez nazwy. Tego nie da się cofnąć.
account-delete-sure = Tak, usuń moje konto.
account-delete-unsure = Zaznacz pole, jeśli naprawdę chcesz usunąć konto.
account-delete-button = Usuń
account-named-already = To konto ma już nazwę.
sessions-heading = Gdzie trwa twoja sesja
sessions-note = W każdej przeglądarce logowanie wygasa najpóźniej po { $days } dniach. Zakończ to, czego nie znasz, i zmień wtedy hasło.
sessions-began = Logowanie: { $when }.
sessions-used = Ostatnio w użyciu: { $when }.
sessions-own = ta przeglądarka
sessions-unknown = Nieznana przeglądarka
sessions-end = Wyloguj
sessions-end-others = Wyloguj wszędzie indziej
password-short = Hasło jest za krótkie. Użyj co najmniej { $least } znaków.
password-long = Hasło jest za długie. Użyj najwyżej { $most } bajtów.
password-common = To hasło należy do tych, których każdy spróbuje na początku. Wybierz inne, na przykład trzy albo cztery niezwiązane ze sobą słowa.

sandbox = Piaskownica
sandbox-note = Kopia zakończonej gry po decyzji { $step }. Dalsze losowania są nowe i nic tutaj nie zmienia tamtej gry. Oglądać może każdy, kto ma odnośnik.
sandbox-source = Gra, z której ją skopiowano
sandbox-over = W tym kroku gra jest już skończona. Wybierz wcześniejszy krok, żeby grać dalej.

## Powiadomienia

notices = Powiadomienia
notices-lead = Dowiesz się, że to twoja kolej albo że stało się coś, co cię dotyczy, także gdy jesteś gdzie indziej. Kilka zdarzeń naraz to jedno powiadomienie, a to, na co już jest odpowiedź lub co już widać na ekranie, w ogóle nie jest wysyłane.
notices-on = Włączone
notices-off = Wyłączone
notices-stop = Wyłącz
notices-change = Zmień adres
notices-settings = Do ustawień
notices-problem = Ostatniego powiadomienia nie udało się dostarczyć.
notices-mail = E-mail
notices-mail-note = Na twój adres. Najpierw przychodzi tam link, żeby nikt inny nie mógł cię zapisać.
notices-mail-none = Ten serwer nie wysyła e-maili. Może to ustawić osoba, która go prowadzi.
notices-mail-address = Adres
notices-mail-button = Wyślij link
notices-mail-waits = Link jest w drodze na adres { $address }. Kliknij go, a powiadomienia będą włączone. Jeśli nic nie przychodzi, zajrzyj do spamu albo wyślij link ponownie.
notices-mail-wrong = To nie jest adres e-mail. Zapisz go tak: ola@example.org.
notices-hook = Web hook
notices-hook-note = Na kanał Discorda albo do programu, który przyjmuje to samo. Mogą to czytać inni, więc jest tam tylko to, co wolno wiedzieć każdemu widzowi.
notices-hook-address = Adres hooka
notices-hook-button = Włącz
notices-browser = Ta przeglądarka
notices-browser-note = Gdy gdzieś w niej jest otwarta jakaś strona tego serwera.
notices-browser-button = Włącz w tej przeglądarce
notices-browser-cannot = Ta przeglądarka nie pokazuje powiadomień albo robi to tylko dla stron z HTTPS.
notices-browser-denied = Przeglądarce nie wolno pokazywać powiadomień tej strony. Zezwól na to w jej ustawieniach dla tej strony i spróbuj ponownie.
notice-subject-turn = { $game }: twoja kolej
notice-subject-over = { $game }: koniec gry
notice-subject-began = { $game }: gra się zaczęła
notice-subject-done = { $game }: stało się coś, co cię dotyczy
notice-subject-removed = { $game }: usunięto cię od stołu
notice-subject-cancelled = { $game }: stół odwołano
notice-subject-invited = { $game }: rewanż
notice-subject-several = { $turns ->
    [0] Stoły, przy których coś się stało: { $count }
   *[other] Stoły, przy których coś się stało: { $count }, twoja kolej: { $turns }
    }
notice-table = { $game }, z: { $names }
notice-table-alone = { $game }
notice-turn = Twoja kolej.
notice-turn-question = Twoja kolej: { $question }
notice-over = Gra się skończyła.
notice-began = Gra się zaczęła.
notice-removed = Gospodarz oddał twoje miejsce komuś innemu.
notice-cancelled = Gospodarz odwołał stół.
notice-invited = Masz zaproszenie na rewanż.
notice-more = { $count ->
    [one] i jeszcze jedna rzecz
    [few] i jeszcze { $count } rzeczy
   *[many] i jeszcze { $count } rzeczy
    }
notice-why-mailed = Ta wiadomość przychodzi, bo na twoim koncie w Orrery włączono powiadomienia e-mailem.
notice-stop = Wyłącz te powiadomienia: { $link }
notice-confirm-subject = Czy to twój adres?
notice-confirm-text = Ktoś, pewnie ty, chce, żeby powiadomienia o stołach „{ $name }” w Orrery przychodziły na ten adres. Jeśli tak, kliknij ten link:

    { $link }

    Jeśli nie, nic nie rób: bez tego linku nic więcej nie przyjdzie.
notice-why-address = Tego adresu nie da się użyć ({ $said }). Zapisz go jeszcze raz.
notice-why-mail = E-maila nie udało się przekazać ({ $said }). Spróbuj później.
notice-why-mail-refused = E-mail odrzucono ({ $said }). Sprawdź adres.
notice-why-no-mail = Ten serwer nie wysyła już e-maili.
notice-why-url = To nie jest adres hooka. Skopiuj go w całości; zaczyna się od https://.
notice-why-https = Adres musi zaczynać się od https://.
notice-why-private = Adres prowadzi do sieci prywatnej. Użyj takiego, do którego każdy ma dostęp.
notice-why-name = Adres prowadzi donikąd ({ $said }). Sprawdź, jak jest zapisany.
notice-why-unreachable = Nikt tam nie odpowiada ({ $said }). Sprawdź adres.
notice-why-slow = Odpowiedź nie przyszła na czas.
notice-why-redirect = Adres prowadzi dalej, do innego (status { $said }). Użyj tamtego: ten serwer nie podąża za przekierowaniami.
notice-why-status = Druga strona tego nie przyjęła (status { $said }). Sprawdź, czy hook tam jeszcze istnieje.
confirm-heading = Twój adres
confirm-says = Czy powiadomienia o twoich stołach mają przychodzić na adres { $address }?
confirm-button = Tak, wysyłaj je tam
confirm-done = Powiadomienia o twoich stołach przychodzą odtąd na adres { $address }.
confirm-used = Tego linku już użyto albo wysłano nowszy.
stop-heading = Koniec powiadomień
stop-says = Wyłączamy powiadomienia tą drogą: { $channel }.
stop-button = Wyłącz je
stop-done = Gotowe: tą drogą nic więcej nie przyjdzie. Powiadomienia możesz znów włączyć na swoim koncie.

## Podczas twojej nieobecności

away = Podczas twojej nieobecności
away-count = { $count ->
    [one] Wydarzyła się 1 rzecz
    [few] Wydarzyły się { $count } rzeczy
   *[many] Wydarzyło się { $count } rzeczy
    }{ $mine ->
    [0] .
    [one] , w tym 1 dotyczy ciebie.
    [few] , w tym { $mine } dotyczą ciebie.
   *[many] , w tym { $mine } dotyczy ciebie.
    }
away-mine = Dotyczy ciebie ({ $count })
away-others = Wszystko inne ({ $count })
away-seen = Przeczytane

# Zagraj teraz: pytanie zadawane raz dla każdej gry.
play-ask = Czy znasz już grę { $game }?
play-no = Nie, pokaż mi
play-no-about = Pierwsza gra z przewodnikiem, przeciw łatwym botom: nauczyciel mówi, co się dzieje, i proponuje po jednym ruchu. W każdej chwili możesz zrobić coś innego. Pierwsza runda zajmuje około dziesięciu minut.
play-yes = Tak, grajmy
play-yes-about = Gra przeciw botom na twoim ostatnim poziomie: { $level }. Inne poziomy wybierzesz, otwierając stół.
