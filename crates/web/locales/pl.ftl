## Frame

skip = Przejdź do treści
bar = Orrery
bar-language = English
bar-theme = Jasny lub ciemny
bar-guest = Gość
close = Zamknij

## Table

stage = Plansza
stage-pan = Plansza: przesuwaj ją myszą lub strzałkami, plus i minus przybliżają i oddalają
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Pokaż całość
seats = Gracze
hand = Twoja ręka
market = Obok planszy
leaves = Części stołu
leaf-board = Mapa
leaf-market = Rynek
leaf-mine = Moje
leaf-hand = Ręka
leaf-seats = Gracze
leaf-side = Dziennik
mine = Co leży przed tobą
glances = Najważniejsze liczby wszystkich graczy
seats-close = Wróć do dziennika
ask-find = Pokaż na stole, czego to dotyczy
keys-title = Klawisze
keys-answer = Wybierz odpowiedź o tym numerze
keys-tab = Przejdź do następnej odpowiedzi lub rzeczy i naciśnij ją
keys-arrows = Od rzeczy do rzeczy; na planszy: przesuwanie
keys-close = Zamknij to, co otwarte
keys-undo = Cofnij
keys-hint = Podpowiedź
keys-find = Pokaż na stole, czego dotyczy pytanie
keys-tray = Do darmowych akcji i z powrotem do pytania
keys-teacher = Do nauczyciela w grze z przewodnikiem
keys-zoom = Plansza bliżej, dalej, w całości
search = Szukaj
search-what = Nazwa lub opis elementu
search-none = Nic się tak nie nazywa.
keys-search = Szukaj elementu gry
keys-rules = Zasady dotyczące tego, co właśnie jest objaśniane
keys-list = Ta lista
ask = O co chodzi
side = Dziennik, punkty i rozmowa
tab-turns = Tury
tab-log = Dziennik
tab-score = Punkty
tab-chat = Czat
tab-words = Opis
tab-answers = Z góry
tab-settings = Ustawienia
panel = Wyjaśnienie
pop = Co możesz tu zrobić
glance-score = { $score ->
    [one] punkt
    [few] punkty
   *[other] punktów
}: pokaż ten obszar
seat-you = ty
seat-bot = bot, { $level }
seat-away = offline
seat-deciding = decyduje
seat-called = { $who }
words-hand = Na ręce

prompt-you = Decydujesz:
prompt-for = Decydujesz za gracza { $who }:
prompt-also = Decydują też: { $who }.
awaited-since = od
prompt-waiting = Czekamy na: { $who }.
prompt-thinking = { $who }: bot myśli.
prompt-thinking-usually = { $who }: bot myśli, zwykle przez { $seconds } s.
prompt-past = Oglądasz przeszłość; niczego nie można tu zrobić.
prompt-won = { $count ->
    [one] Zwycięzca: { $who }.
   *[other] Zwycięzcy: { $who }.
    }
prompt-review = Obejrzyj przebieg gry
prompt-again = Zagraj jeszcze raz
end-decided = Co rozstrzygnęło:
end-honours = Wyróżnienia
end-rematch = Rewanż w tym samym składzie
end-join = Dołącz do rewanżu
end-invited = { $who } chce zagrać jeszcze raz.
end-exercises = Ćwiczenia
curtain-pass = Oddaj urządzenie: { $who }. Ręka pozostaje zakryta, dopóki ktoś o nią nie poprosi.
curtain-show = To ja, { $who }: pokaż moją rękę
# What leaves the question open.
tray = Darmowe akcje
tray-none = W tej chwili żadnej.
acts-not-now = Teraz niemożliwe
act-why = dlaczego?
act-final = nie da się cofnąć
undo = Cofnij
undo-reach = { $count ->
    [one] Możesz cofnąć 1 decyzję.
    [few] Możesz cofnąć { $count } decyzje.
   *[many] Możesz cofnąć { $count } decyzji.
    }
undo-back-to = Powrót do:
undo-none = Niczego nie da się cofnąć: po drodze był los, odkrycie albo decyzja innego gracza.
undo-over = Gra się skończyła i każdy widzi wszystko: niczego już się nie cofa.
restart = Cofnij to wszystko
hint = Podpowiedź
end-turn-ask = Czy kończysz turę?
end-turn-chosen = Ostatni wybór: { $what }.
end-turn = Zakończ turę
end-turn-not = Cofnij
picking-exactly = Wybierz { $most }.
picking-up-to = Wybierz od { $least } do { $most }.
picking-confirm = Potwierdź

scene-start = Krok po kroku
scene-step = Dalej
scene-fast = Odtwórz
scene-skip = Pokaż wszystko
turns-none = Nikt jeszcze nic nie zrobił.
turns-secret = decyduje w tajemnicy
turns-gained = ({ $points })
turns-since = Obejrzyj krok po kroku, co zrobili inni
turns-step = Co zrobili inni, krok { $step } z { $count }:
turns-now = Wróć do obecnej chwili

why-allowed = To jest teraz dozwolone.
why-remedy = Tak stanie się to możliwe:
why-remedy-later = Tak stanie się to możliwe w twojej następnej turze, jeśli nikt tego nie zmieni:
problem-stale = Stół zmienił się od twojego wyboru. Spójrz jeszcze raz i wybierz na nowo.
problem-no-dice = Ten stół można oglądać, ale nie można przy nim grać dalej.
problem-notation = To nie jest akcja tej gry. Odśwież stronę i spróbuj ponownie.
problem-message = Ta wiadomość jest niezrozumiała. Odśwież stronę.
problem-no-seat = Nie masz miejsca przy tym stole albo nie jest ono teraz odkryte.
problem-no-hint = Przy tym stole nie ma teraz podpowiedzi.
problem-store = Nie udało się tego zapisać, więc to się nie stało. Spróbuj za chwilę.
problem-chat = Wypowiedź ma od 1 do 500 znaków.
rule-unknown = Nie ma zasady o tym numerze.
rule-all = Wszystkie zasady
hint-title = Co zrobiłoby przeszukiwanie
hint-how = Po { $count ->
    [one] 1 spojrzeniu naprzód
   *[many] { $count } spojrzeniach naprzód
    }:
hint-chance = Szansa na zwycięstwo
hint-value = Szansa na zwycięstwo { $chance }%, oczekiwany wynik { $score }.
hint-line = Potem zapewne:
sheet = Arkusz punktów
sheet-what = Za co
sheet-total = Razem
sheet-rank = Miejsce
plot = Punkty w trakcie gry
chat-write = Napisz coś
chat-send = Wyślij
set-sound = Dźwięk i znak w tytule, gdy jest moja kolej
set-confirm = Pytaj jeszcze raz przed tym, czego nie da się cofnąć
set-motion = Pokazuj ruch elementów
set-end-turn = Moja tura kończy się dopiero wtedy, gdy to potwierdzę
set-compact = Wszystko bliżej siebie
set-text = Wielkość tekstu
set-text-normal = zwykła
set-text-large = duża
set-text-larger = bardzo duża
set-guide = Jak grać
set-rules = Wszystkie zasady po numerach
set-record = Pobierz to, co było widać z mojego miejsca
set-dice = Kości tego stołu ustalono przed pierwszym ruchem: { $hash }

## Zegary, oddane miejsca, głosowania

level-random = losowy
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-expert = mistrzowski
clock-of = Pozostały czas: { $who }
seat-stand-in = { $level } bot za gracza { $who }
hand-over = Oddaj moje miejsce
hand-over-title = Oddaj moje miejsce
hand-over-note = Bot zagra na twoim miejscu. Wie tylko to, co wiadomo na tym miejscu. Widzisz, co robi i dlaczego, i w każdej chwili możesz wrócić.
hand-over-level = Jak dobrze ma grać
hand-over-until = Na jak długo
hand-over-turn = na jedną turę
hand-over-round = do następnej rundy
hand-over-back = aż wrócę
hand-over-do = Niech gra bot
handed-decision = Na to pytanie odpowiada bot ({ $level }) za gracza { $who }.
handed-turn = Tę turę rozgrywa bot ({ $level }) za gracza { $who }.
handed-round = Do następnej rundy gra bot ({ $level }) za gracza { $who }.
handed-back = Gra bot ({ $level }) za gracza { $who }, dopóki miejsce nie zostanie odebrane.
handed-by-clock = Czas się skończył.
handed-by-vote = Tak zagłosowali pozostali.
handed-take = Odbierz moje miejsce
deeds-show = Co zrobił bot
deeds-title = Co zrobiono za ciebie i dlaczego
deeds-none = Niczego za ciebie nie postanowiono.
deeds-news = { $count ->
    [one] Podjęto jedną decyzję za gracza { $who }.
    [few] Podjęto { $count } decyzje za gracza { $who }.
   *[other] Podjęto { $count } decyzji za gracza { $who }.
    }
deeds-passed = Czas się skończył, więc udzielono odpowiedzi neutralnej.
deeds-at-sight = Bot ({ $level }) decyduje na pierwszy rzut oka, bez patrzenia naprzód.
deeds-looked = { $count ->
    [one] Bot ({ $level }) spojrzał naprzód raz:
   *[other] Bot ({ $level }) spojrzał naprzód { $count } razy:
    }
deeds-chosen = wybrane
away-long = { $who }: brak przy stole, a pytanie czeka.
away-propose = Zaproponuj bota za gracza { $who }
vote = Głosowanie
vote-replace = { $who }: brak przy stole. Czy ma zagrać bot?
vote-out-of-time = { $who }: czas się skończył. Co dalej?
vote-adopt = Czy ten stół ma grać dalej według najnowszych zasad?
rules-newer = Od początku tej gry poprawiono zasady. Stół gra dalej tak, jak zaczął, chyba że wszyscy zgodzą się na zmianę:
rules-propose = Zaproponuj najnowsze zasady
vote-tally-all = Zagłosowało { $cast } z { $voters }; muszą się zgodzić wszyscy.
vote-yes = Tak
vote-no = Nie
vote-bot = Niech gra bot
vote-wait = Poczekajmy
vote-end = Zakończmy grę
vote-tally = Głosów: { $cast } z { $voters }; rozstrzyga więcej niż połowa.
vote-ends = Do
prompt-given-up = Grę przerwano w głosowaniu. Nikt nie wygrał.
problem-handed-over = Na tym miejscu gra teraz bot. Najpierw je odbierz.
problem-given-up = Gra się skończyła albo została przerwana.
problem-not-handed-over = Na tym miejscu nie gra bot. Spójrz jeszcze raz.
problem-level = Nie ma bota o takim poziomie. Wybierz inny.
problem-not-away = Ta osoba jest przy stole albo odeszła dopiero co. Poczekaj chwilę.
problem-no-vote = Nie masz tu głosu albo głosowanie się skończyło. Spójrz jeszcze raz.

js-your-turn = Twoja kolej
js-offline = Połączenie przerwane; próbuję ponownie …
js-online = Połączono ponownie.
js-sure = Na pewno? Tego nie da się cofnąć. Naciśnij jeszcze raz.
js-choose = Co chcesz tu zrobić?
js-nothing = Teraz nic tu nie można zrobić.
ask-fold = Zmniejsz lub powiększ pytanie

review-title = Przebieg gry
review-score = Arkusz punktów
review-plot = Punkty
review-steps = Krok po kroku
review-dice = Kości
review-dice-told = Przed pierwszym ruchem serwer przyrzekł skrót { $hash }. Jego sekret to { $secret }. Razem ze słowami graczy daje on każde losowanie tej gry.
review-dice-copied = Decyzje do { $until } skopiowano z innego stołu. Tam przyrzeczono skrót { $hash }, a sekretem było { $secret }.
review-words = Słowa graczy: { $words }
review-verified = Sprawdzono: odtworzenie gry z sekretu daje te same losowania przy wszystkich decyzjach ({ $count }).
review-not-verified = Odtworzenie się nie zgadza: { $problem }
review-yourself = Aby sprawdzić samodzielnie: pobierz zapis i uruchom `orrery replay PLIK --verify`.
review-record = Pobierz zapis
review-back = Powrót do stołu
step-of = Decyzja { $step } z { $count }
step-first = Pierwsza
step-before = Wstecz
step-next = Dalej
step-last = Ostatnia
step-view = Widziane przez
step-view-all = wszystkich
step-view-none = widza
step-play = Odtwarzaj
step-pause = Wstrzymaj
step-slider = Decyzja
step-of-plain = Decyzja {"{"}step{"}"} z {"{"}count{"}"}
step-speed = Tempo
step-speed-slow = wolne
step-speed-normal = zwykłe
step-speed-fast = szybkie
step-speed-faster = bardzo szybkie
step-copy = Kopiuj odnośnik
step-more = Więcej o odtwarzaniu
step-copied = Skopiowano
step-lead = Prowadź innych
step-led = Prowadzi {"{"}name{"}"}
step-over = Gra skończona.
step-decides = decyduje w tajemnicy
step-others = { $count ->
    [one] Jedna inna odpowiedź
    [few] { $count } inne odpowiedzi
   *[many] { $count } innych odpowiedzi
}

## Stałe odpowiedzi

standing-menu = Odpowiedz z góry
standing-always = Zawsze: { $answer }
standing-until-turn = Pasuj na wszystko aż do mojej tury
standing-if = Ta odpowiedź, jeśli …, w innym razie pytaj
standing-answers = Teraz odpowiedź brzmiałaby: { $answer }
standing-asks-condition = Teraz padłoby pytanie: warunek { $places } nie jest spełniony.
standing-asks-conditions = Teraz padłoby pytanie: warunki nie są spełnione.
standing-asks-other = Teraz nie byłoby odpowiedzi: dotyczy innych pytań.
standing-asks-refused = Teraz padłoby pytanie: ta odpowiedź jest niedozwolona.
standing-asks-secret = Teraz padłoby pytanie: tylko ty możesz wiedzieć, że ta odpowiedź jest możliwa, a natychmiastowa odpowiedź by to zdradziła.
standing-problem-asked = Pytanie się zmieniło. Ustaw odpowiedź, gdy padnie ponownie.
standing-problem-marked = Na to pytanie nie można tak odpowiedzieć z góry.
standing-problem-turn = Teraz trwa twoja tura. Ustaw to, gdy się skończy.
standing-problem-number = Jednej z tych liczb nie ma już na stole. Wybierz inną.
standing-problem-many = Stałych odpowiedzi jest za dużo. Najpierw odwołaj niektóre.
standing-form = Stała odpowiedź
standing-answer = Odpowiedź
standing-about = Tylko gdy chodzi o: { $names }
standing-conditions = Tylko jeśli wszystko to jest spełnione
standing-add = Dodaj warunek
standing-number = Liczba
standing-option = { $number } (teraz { $now })
standing-comparison = wynosi
standing-at-least = co najmniej
standing-at-most = co najwyżej
standing-exactly = dokładnie
standing-than = tyle
standing-remove = Usuń ten warunek
standing-set = Niech obowiązuje
standing-cell = { $row } · { $column }
standing-cell-part = { $row } · { $column }: { $cell }
standing-condition = { $number }: { $is } { $than }
standing-list = Moje stałe odpowiedzi
standing-none = Nie masz stałych odpowiedzi.
standing-nobody = Stałe odpowiedzi są dla tych, którzy tu grają.
standing-everything = Wszystko, z czego można zrezygnować:
standing-pass = pas
standing-lasts = Do twojej tury.
standing-times = { $count ->
    [0] Jeszcze nieużyta.
    [one] Użyta { $count } raz.
    [few] Użyta { $count } razy.
   *[other] Użyta { $count } razy.
    }
standing-revoke = Odwołaj
orders = Zlecenia
orders-explained = Na te pytania gra odpowiada od teraz za ciebie. W każdej chwili możesz zmienić zdanie.
order-ask = Pytaj mnie
standing-asks-order = Teraz padłoby pytanie.
standing-problem-order = Sytuacja się zmieniła. Sprawdź jeszcze raz, co można zlecić.
standing-explained = Odpowiedzi udzielone za ciebie są w dzienniku. Inni widzą to samo, co przy odpowiedzi od ciebie; warunki składają się z liczb, które widzą wszyscy, więc nic nie zdradza, co masz.

## Co jest z druku, a co nasze

printed-title = Co jest z druku, a co nasze
printed-lead = Zasady tej gry opowiedziano na nowo na podstawie drukowanej instrukcji. Tam, gdzie ani instrukcja, ani inne publiczne źródła nie mówią, co jest na karcie, płytce lub torze, zaprojektowano to na potrzeby tego projektu. Wszystko, co nie w całości pochodzi z druku, ma przy stole znak ◇, a objaśnienie mówi, co jest nasze.
printed-counts = Wiersze zawartości: { $all }. Z tego zgodne z drukiem: { $printed }, zgodne częściowo: { $partly }, nasze: { $ours }.
printed-sentence = Nie wszystko tutaj jest z pudełka: kart, płytek i innych wierszy jest { $all }, z tego częściowo zaprojektowanych w tym projekcie { $partly }, a w całości { $ours }.
printed-kind = Rodzaj
printed-printed = Z druku
printed-partly = Częściowo
printed-ours = Nasze
printed-own-title = Jeśli masz pudełko
printed-own = Możesz wpisać to, co jest wydrukowane, i tak grać. Pierwsze polecenie tworzy pusty pakiet ze wszystkimi wierszami, które nie są w całości z druku, drugie mówi, czego w nim jeszcze brakuje, trzecie z nim gra:
printed-own-gaps = Każda nasza wartość jest tam zastąpiona znakiem zapytania, a za nim stoi nasza. Wiersz liczy się, gdy nie ma już w nim znaku zapytania; do tego czasu liczy się nasz.

# Nauczyciel w grze z przewodnikiem.
teacher = Nauczyciel
teacher-progress = decyzja { $step } z { $count }
teacher-next = Dalej
teacher-back = Wstecz
teacher-show = Pokaż mi to na stole
teacher-ask = Co radzisz?
teacher-free = Idziesz własną drogą – i dobrze. Wszystkie odpowiedzi są poniżej, a to, co wyszarzone, powie, dlaczego. Jeśli chcesz rady, zapytaj mnie.
teacher-waits = Grają pozostali. Przyglądaj się, co robią; dam ci znać, kiedy przyjdzie twoja kolej.
teacher-end-turn = Gotowe. Zobacz, co się zmieniło. Możesz to jeszcze cofnąć; jeśli nie chcesz, zakończ turę.
