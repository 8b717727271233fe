insight-title = Co rozstrzygnęło
insight-going = Gra jest przeglądana, decyzja po decyzji. Wyniki pojawiają się tutaj; możesz opuścić tę stronę, praca trwa dalej.
insight-share = gotowe { $percent }%
insight-left-seconds = gotowe { $percent }%, zostało mniej niż minuta
insight-left = gotowe { $percent }%, { $minutes ->
    [one] została około minuta
    [few] zostały około { $minutes } minuty
   *[many] zostało około { $minutes } minut
}
insight-first = Pierwsze wrażenie, po kilku sekundach. Analiza jest pogłębiana.
insight-decisions = Decyzje są przeanalizowane. Wykres i szczęście są jeszcze liczone.
insight-waiting = Przed nią: { $count ->
    [one] jedna inna analiza
    [few] { $count } inne analizy
   *[many] { $count } innych analiz
}
insight-off = Ten serwer nie robi analiz. Z zapisem możesz zrobić ją samodzielnie: `orrery review PLIK`.
insight-enough = { $count ->
    [one] Czeka jeszcze jedna zamówiona przez ciebie analiza. Wróć, gdy będzie gotowa.
    [few] Czekają jeszcze { $count } zamówione przez ciebie analizy. Wróć, gdy część z nich będzie gotowa.
   *[many] Czeka jeszcze { $count } zamówionych przez ciebie analiz. Wróć, gdy część z nich będzie gotowa.
}
insight-full = Czeka zbyt wiele analiz. Wróć za kilka minut.
insight-failed = Nie udało się zrobić analizy: { $problem }

chances-title = Szanse na wygraną
chances-plot = Szansa każdego gracza na wygraną, od pierwszej do ostatniej decyzji
chances-note = Tak widzi to algorytm przy wszystkich kartach odkrytych. Jasne pasmo to 95-procentowy przedział samego przeszukiwania: nie wie ono, gdzie źle ocenia grę.
chances-table = To samo w tabeli
chances-after = Po decyzji
chances-round = Runda
chances-begin = Początek
chance = { $mean }% ± { $half }

costly-title = Najdroższe decyzje
costly-note = Każda jest oceniana według tego, co gracz mógł wtedy wiedzieć.
costly-none = { $seat }: nie znaleziono decyzji, w której przeszukiwanie na pewno zagrałoby lepiej.
costly-step = Decyzja { $number }
costly-played = Zagrano
costly-better = Lepiej
costly-chances = Szansa na wygraną po tym, co zagrano: { $played }; po lepszej odpowiedzi: { $better }.
cost = Kosztowało to mniej więcej jedną wygraną na { $in }
difference-leads = „{ $better }” dawało graczowi { $seat } prowadzenie { $lead } od rundy { $from }.
difference-leads-points = „{ $better }” dawało graczowi { $seat } prowadzenie w punktach od rundy { $from }.
difference-more = „{ $better }” dawało graczowi { $seat } do rundy { $round } około { $more } więcej { $what }.
difference-more-points = „{ $better }” dawało graczowi { $seat } do rundy { $round } około { $more } więcej punktów.
costly-numbers = Liczby
costly-loss = Kosztowało to { $mean } ± { $half } punktu procentowego: { $search } według przeszukiwania drzewa, { $playouts } ± { $around } w grach dogranych do końca przez szybkie boty ({ $games }).
costly-loss-ahead = Kosztowało to { $mean } ± { $half } punktu procentowego: { $search } według przeszukiwania drzewa, { $playouts } ± { $around } w grach prowadzonych dalej przez szybkie boty ({ $games }, każda o { $ahead } decyzji).
costly-line = Potem spodziewa się: { $line }
costly-expected = { $seat }: { $action }
costly-close = Prawdopodobnie lepsze, ale różnica jest mniejsza niż jej niepewność.
costly-contradicted = Przeszukiwanie drzewa i gry prowadzone dalej mówią coś przeciwnego: tego nie da się ocenić.

moment-of = { $seat }, decyzja { $number }
moment-round = Runda { $round }.
moment-what-if = A gdyby? Graj dalej stąd
moment-replay = Stąd krok po kroku
moment-table = Stół w tej chwili, tak jak widział go gracz

exercise-title = Ćwiczenia
exercise-lead = Pozycje z rozegranych gier. W każdej z nich jedna odpowiedź jest wyraźnie najlepsza.
exercise-find = Znajdź najlepszy ruch
exercise-one = Jedna z odpowiedzi jest wyraźnie lepsza od wszystkich innych. Która?
exercise-decides = Grasz jako { $seat }, runda { $round }.
exercise-strength-1 = Na pierwszy rzut oka
exercise-strength-2 = Z myślą naprzód
exercise-strength-3 = Trudne
exercise-number = Ćwiczenie { $number }
exercise-solved = rozwiązane
exercise-none = Ta gra nie ma jeszcze ćwiczeń.
exercise-right = To najlepsza odpowiedź.
exercise-wrong = Jest lepsza odpowiedź. Spróbuj jeszcze raz.
exercise-show = Pokaż najlepszą odpowiedź
exercise-next = Następne ćwiczenie
exercise-all = Wszystkie ćwiczenia
exercise-ahead = „{ $best }” wygrywa mniej więcej jedną grę na { $in } więcej niż „{ $second }”
exercise-proof = { $search } punktu procentowego według przeszukiwań, { $games } w parach gier prowadzonych dalej przez szybkie boty ({ $count }).
exercise-own = Spróbuj sam(a)
exercise-own-lead = Decyzja z rozegranej gry. Można było zagrać lepiej.

split-title = Szczęście i wybory
split-points = W punktach przewagi nad najlepszym z pozostałych
split-chance = W punktach procentowych szansy na wygraną
split-who = Gracz
split-start = Oczekiwane przed rozdaniem
split-luck = Kości i dobieranie
split-others = Wybory innych
split-own = Własne wybory
split-result = Wynik
split-note = Każda pozycja jest oceniana przy wszystkich kartach odkrytych. To, co przyniósł los, minus to, co ta sama akcja przynosi średnio przy losowaniu na nowo, jest szczęściem; reszta każdego kroku to wybór tego, kto decydował, mierzony tym, czego spodziewało się tam przeszukiwanie. Nieznajomość zakrytej karty liczy się jako wybór. Części razem z początkiem dają wynik; ± to 95-procentowy przedział.

story-choice = { $seat } przegrywa w rundzie { $round }: „{ $played }” zamiast „{ $better }” kosztowało mniej więcej jedną wygraną na { $in }.
story-luck = Rozstrzygnęło szczęście: kości i dobieranie dały graczowi { $seat } około { $points } punktów procentowych szansy na wygraną.
story-steady = Żadna pojedyncza decyzja nie przeważyła: { $seat } wygrywa wieloma drobnymi.
story-level = Żadna pojedyncza decyzja nie przeważyła i nikt nie wygrał samodzielnie.
story-ahead = Od rundy { $round } na stałe prowadzi { $seat }.
story-close = Gra była otwarta do ostatniej rundy.
split-picture = Szczęście i wybory każdego gracza jako słupki w lewo i w prawo
split-gained = Co pomogło, idzie w prawo, co zaszkodziło, w lewo.
split-numbers = Liczby

sources-title = Skąd wzięły się punkty
sources-of = Punkty gracza { $seat }, runda po rundzie
sources-what = Źródło
sources-round = do rundy { $round }
sources-total = Razem

budget-title = Ile na to poświęcono
budget = Decyzje z wyborem: { $choices }. Najpierw wszystkie odpowiedzi na pierwszy rzut oka i gry po tych, które wyglądały podejrzanie. Potem, od najgorszych i na ile starczyło budżetu: { $first } iteracji przeszukiwania drzewa, i { $compared } dla tego, co zagrano, i dla każdej z najlepszych odpowiedzi; gry po najgorszych decyzjach każdego gracza ({ $rounds }), coraz więcej po coraz mniej licznych; najgorsze z nich ({ $suspects }): po { $searches } przeszukań, każde { $deep } iteracji, i najwyżej { $playouts } gier dla obu odpowiedzi, a dla najgorszych ({ $finalists }) jeszcze najwyżej { $more } gier. Przeszukania po { $position } iteracji: { $positions } w każdej z { $moments } pozycji; los losowany na nowo { $resamples } razy przy każdej decyzji, która z niego korzystała; nowe rozdania: { $deals }. Razem oceniono około { $judged } tysięcy pozycji.

check-head = { $game }: { $named } z { $games } błędów jest wśród trzech najgorszych decyzji, które analiza podaje dla ich gracza, { $first } już po pierwszym wyniku
check-line = gra { $dice }, { $seat }, decyzja { $number }, { $action }: strata { $loss } ± { $half } punktu procentowego; { $place ->
    [0] niepodany
   *[other] podany jako numer { $place }
}, { $first ->
    [0] brak w pierwszym wyniku
   *[other] numer { $first } w pierwszym wyniku
}
check-without = Gry bez dość dużego błędu w wybranym miejscu: { $count }
