## What was played

run-head = { $games ->
    [one] 1 gra
    [few] { $shown } gry
   *[many] { $shown } gier
    }, liczba miejsc przy stole: { $seats }, ziarno { $seed }
run-stopped = Przerwano: ukończone gry: { $shown } z { $asked }; tylko one są policzone.
run-time = { $seconds } s, gry na sekundę: { $rate }, decyzje: { $decisions }
run-packs = Zawartość: { $before } a { $after }; każdą grę rozegrano z jedną i z drugą.
run-report = Raport jest w pliku { $path }.
built-in = wbudowana

progress = gry: { $done } z { $all }, { $rate } na sekundę, pozostało { $left }

## Headings, each with a sentence that explains it

heading-bots = Boty
about-bots = Jak często wygrywa każdy bot, z przedziałem 95%. Boty zmieniają miejsca z gry na grę; linia przerywana to równy udział.
heading-order = Kolejność
about-order = Jak często wygrywa miejsce w zależności od tego, kiedy ma pierwszą turę. Gdyby kolejność nie miała znaczenia, prawie każdy przedział dotykałby linii przerywanej.
heading-places = Miejsca
about-places = Jak często wygrywa każde miejsce przy stole, niezależnie od tego, kto na nim siedzi.
about-one-each = Każde miejsce ma jedną z tych rzeczy. Jak często wygrywają miejsca, które ją mają, z przedziałem 95%; linia przerywana to średnia wszystkich.
about-lift = O ile częściej wygrywają miejsca, które to mają, niż te, które tego nie mają, w punktach procentowych, z przedziałem 95%. To pokazuje, co idzie w parze z wygraną, a nie zawsze jej przyczynę.
about-mixed = Boty są różne, więc częściowo widać tu, kto co wybrał: aby zbadać samą zawartość, niech zagrają równe boty.
heading-scores = Wyniki końcowe
about-scores = Ile miejsc skończyło z jakim wynikiem; niebieska część słupka to zwycięzcy.
heading-rounds = Długość
about-rounds = Ile rund trwały gry.
heading-endings = Jak kończą się gry
about-endings = Dlaczego gry się skończyły.
heading-sources = Skąd pochodzą punkty
about-sources = Średnia liczba punktów na miejsce u zwycięzców i u pozostałych. Im większa różnica, tym więcej rozstrzyga to źródło.
heading-changes = Co się zmieniło
about-changes = Różnica z przedziałem. Przedziały są tak szerokie, że wszystkie naraz są prawdziwe z ufnością 95%, niezależnie od tego, ile liczb się porównuje.
heading-rates = Udziały, w punktach procentowych
heading-means = Średnie, w procentach większej wartości
heading-everything = Wszystko, co porównano
heading-repeat = Jak to powtórzyć

## Columns

col-bot = bot
col-order = tura
col-seat = miejsce
col-name = nazwa
col-win = wygrane
col-interval = przedział 95%
col-score = wynik
col-rating = ranking
col-share = udział
col-built = udział
col-lift = przewaga
col-games = gry
col-score-range = wynik
col-seats = miejsca
col-winners = zwycięzcy
col-others = pozostali
col-difference = różnica
col-source = źródło
col-ending = koniec
col-rounds = rundy
col-measure = miara
col-before = przed
col-after = po

## Names

place = miejsce { $number }
order = { $number ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
    [5] piąta
    [6] szósta
    [7] siódma
    [8] ósma
   *[other] dziewiąta
    }
order-number = Kolejność: { $number }
bot-at = { $bot } ({ $number })

## Key numbers

tile-games = gry
tile-rounds = rundy, średnio
tile-score = punkty, średnio
tile-winning = punkty zwycięzcy
tile-lead = przewaga nad drugim
tile-first = wygrane zaczynającego
tile-decisions = decyzje na grę

## Measures of a comparison

measure-win-rate = wygrane
measure-share = udział miejsc
measure-games = udział gier
measure-score = wynik
measure-points = punkty na miejsce
measure-per-game = na grę
game-rounds = Rundy
game-decisions = Decyzje
game-lead = Przewaga nad drugim
game-score = Wynik

## Verdicts

verdict-none = Brak wykrywalnej różnicy przy 95%.
verdict-none-more = Porównane liczby: { $count }. Więcej gier może pokazać mniejsze różnice.
verdict-some = { $count ->
    [one] 1 różnica jest większa, niż tłumaczy przypadek przy 95%.
    [few] { $count } różnice są większe, niż tłumaczy przypadek przy 95%.
   *[many] { $count } różnic jest większych, niż tłumaczy przypadek przy 95%.
    }
verdict-some-more = Największe są na początku; porównane liczby: { $count }.

sprt-reached = Test zakończony: { $bot } wygrywa raczej { $hoped } gier niż { $less } (błędy po { $error }).
sprt-missed = Test zakończony: { $bot } wygrywa raczej { $less } gier niż { $hoped } (błędy po { $error }).
sprt-open = Test nierozstrzygnięty: trzeba więcej gier, żeby było wiadomo, czy { $bot } wygrywa { $hoped } gier, czy { $less }.
