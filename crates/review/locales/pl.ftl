insight-title = Co rozstrzygnęło
insight-going = Gra jest przeglądana, decyzja po decyzji. Możesz opuścić tę stronę: praca trwa dalej.
insight-share = gotowe { $percent }%
insight-waiting = Przed nią: { $count ->
    [one] jedna inna analiza
    [few] { $count } inne analizy
   *[many] { $count } innych analiz
}
insight-again = Sprawdź ponownie
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
costly-played = Zagrano: { $action }
costly-better = Przeszukiwanie zagrałoby: { $action }
costly-chance = szansa na wygraną { $mean }% ± { $half }
costly-loss = Kosztowało to { $mean } ± { $half } punktu procentowego: { $search } według przeszukiwania drzewa, { $playouts } ± { $around } w grach dogranych do końca przez szybkie boty ({ $games }).
costly-line = Potem spodziewa się: { $line }
costly-expected = { $seat }: { $action }
costly-close = Różnica jest mniejsza niż jej niepewność: tego nie da się ocenić.
costly-contradicted = Przeszukiwanie drzewa i gry dograne do końca mówią coś przeciwnego: tego nie da się ocenić.

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

sources-title = Skąd wzięły się punkty
sources-of = Punkty gracza { $seat }, runda po rundzie
sources-what = Źródło
sources-round = do rundy { $round }
sources-total = Razem

budget-title = Ile na to poświęcono
budget = Decyzje z wyborem: { $choices }. Przy każdej { $first } iteracji przeszukiwania drzewa, potem { $compared } iteracji i gry do końca ({ $worlds }) dla tego, co zagrano, i dla każdej z najlepszych odpowiedzi. Najgorsze decyzje każdego gracza ({ $again }) ponownie: po { $more-worlds } gier dla każdej z trzech odpowiedzi, a najgorsze z nich ({ $suspects }): po { $searches } przeszukań, każde { $deep } iteracji, i { $playouts } gier do końca dla obu odpowiedzi, a dla najgorszych ({ $finalists }) jeszcze { $more } gier. Przeszukania po { $position } iteracji: { $positions } w każdej z { $moments } pozycji; los losowany na nowo { $resamples } razy przy każdej decyzji, która z niego korzystała; nowe rozdania: { $deals }.

check-head = { $game }: { $named } z { $games } błędów jest wśród trzech najgorszych decyzji, które analiza podaje dla ich gracza
check-line = gra { $dice }, { $seat }, decyzja { $number }, { $action }: strata { $loss } ± { $half } punktu procentowego; { $place ->
    [0] niepodany
   *[other] podany jako numer { $place }
}
check-without = Gry bez dość dużego błędu w wybranym miejscu: { $count }
