
## Co mówi się asystentom (Model Context Protocol)

mcp-instructions = Gry planszowe, w których pilnowana jest każda zasada. Otwórz stół (open_table), a potem odpowiadaj na pytania (act), aż gra się skończy. Grasz jednym miejscem i dowiadujesz się tylko tego, co to miejsce może wiedzieć. Każda odpowiedź na „act” mówi, co się stało i o co jesteś pytany dalej, razem ze wszystkim, co możesz odpowiedzieć; „look” pokazuje cały stół. „act” przyjmuje część wiersza przed dwukropkiem. Odmowa zaczyna się od numeru zasady: „rules” podaje jej treść, „why_not” mówi, co by pomogło.

mcp-tool-list_games = Gry: nazwy, miejsca, opcje, boty.
mcp-tool-list_tables = Twoje stoły; z „list” te, które czekają na graczy, trwają albo są skończone.
mcp-tool-open_table = Otwiera stół i go pokazuje. Bez „seats” grasz przeciw tylu normalnym botom, ilu gra co najmniej potrzebuje. Z „guided” to pierwsza gra z przewodnikiem, z nauczycielem. Gra zaczyna się, gdy żadne miejsce nie jest wolne.
mcp-tool-join_table = Zajmuje miejsce przy stole, który czeka na graczy, i pokazuje ten stół.
mcp-tool-begin_table = Oddaje wolne miejsca twojego stołu botom, żeby gra się zaczęła.
mcp-tool-look = Cały stół słowami, tak jak widzi go twoje miejsce: co się stało od twojej ostatniej decyzji, co leży na stole, twoja ręka, o co jesteś pytany i co możesz odpowiedzieć.
mcp-tool-wait = Czeka, aż o coś cię zapytają albo gra się skończy, potem patrzy. Dla stołów z innymi ludźmi.
mcp-tool-view = Stół jako dane, tak jak widzi go twoje miejsce, z arkuszem punktów.
mcp-tool-options = Co możesz teraz odpowiedzieć, po jednym w wierszu: akcja, dwukropek, co oznacza. Z „all” także to, czego teraz nie możesz, i według której zasady.
mcp-tool-why_not = Dlaczego akcja nie jest teraz dozwolona: zasada, liczby i co by ją umożliwiło. Niczego nie zmienia.
mcp-tool-act = Podejmuje decyzję. Potem boty grają, aż znów będziesz pytany. Mówi, co się stało i o co jesteś pytany dalej.
mcp-tool-undo = Cofa twoją ostatnią decyzję, jeśli od tego czasu nic się nie ujawniło i nikt inny nie zdecydował.
mcp-tool-hint = Co zrobiłoby przeszukiwanie po około sekundzie namysłu, z szansą na wygraną.
mcp-tool-rules = Zasada po numerze, na przykład ORI-31, z przykładami, które z niej korzystają; albo wszystkie zasady ze słowem.

mcp-field-table = stół, tak jak nazywają go open_table i list_tables
mcp-field-seat = miejsce, liczone od 1; potrzebne tylko, gdy masz ich kilka
mcp-field-action = akcja, tak jak zapisuje ją „options”, bez dwukropka i tego, co po nim
mcp-field-made = ile decyzji podjąłeś przed tym wywołaniem, tak jak mówiła ostatnia odpowiedź. Wywołanie powtórzone z tą samą liczbą liczy się raz.
mcp-field-all = czy wymienić też to, co teraz nie jest dozwolone
mcp-field-guided = czy to pierwsza gra z przewodnikiem, z przygotowanym rozdaniem i nauczycielem
mcp-field-listed = czy każdy znajdzie stół w poczekalni
mcp-field-hints = czy gracze mogą prosić o podpowiedzi; mogą, jeśli nic nie powiesz
mcp-field-options = opcje gry, tak jak opisuje je list_games
mcp-field-level = jak dobre są boty
mcp-field-list = które stoły; twoje, jeśli nic nie powiesz
mcp-field-seats = kto gdzie siedzi: ty (me), boty, ktokolwiek przyjdzie (open), ktoś z zaproszeniem (friend)
mcp-field-game = nazwa gry, tak jak ma ją list_games
mcp-field-about = numer zasady albo słowa
mcp-field-name = jak nazywasz się przy stole
mcp-field-invite = co zaproszenie dodaje do adresu stołu, jeśli jakieś jest

mcp-resource-rules = { $game }: wszystkie zasady, ponumerowane
mcp-resource-how-to-play = { $game }: jak grać, w skrócie
mcp-resource-components = { $game }: każda karta i każdy kafelek słowami

mcp-table = Stół { $table } ({ $game }). Jesteś { $name }, miejsce { $seat }.
mcp-hand = Twoja ręka: { $cards }
mcp-asked = Pytanie do ciebie ({ $rule }): { $question } Możesz odpowiedzieć:
mcp-aside = { " " }(poza tym; pytanie zostaje)
mcp-not-now = (nie teraz, { $rule }: { $reason })
mcp-made = Twoje dotychczasowe decyzje (made): { $made }
mcp-waiting = Nikt cię teraz o nic nie pyta; stół czeka na: { $names }. „wait” czeka, aż przyjdzie twoja kolej.
mcp-over = Gra skończona.
mcp-place = { $rank }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
    }
mcp-teacher = Nauczyciel: { $text }
mcp-proposes = Nauczyciel: Zrób to: { $action } ({ $label }). { $why }
mcp-hint = { $action } ({ $label }): wygrywasz w { $percent } na 100 gier, mając około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
    }
mcp-hint-only = { $action } to wszystko, co możesz zrobić.
mcp-allowed = „{ $action }” jest teraz dozwolone.
mcp-more-rules = { $count ->
    [one] Mówi to jeszcze jedna
    [few] Mówią to jeszcze { $count }
   *[other] Mówi to jeszcze { $count }
    }; użyj rzadszych słów.

mcp-no-tool = Nie ma narzędzia „{ $name }”. tools/list wymienia wszystkie.
mcp-no-game = Nie ma gry „{ $game }”. list_games wymienia wszystkie.
mcp-no-guide = Ta gra nie ma pierwszej gry z przewodnikiem. Otwórz stół bez „guided”.
mcp-not-seated = Nie miałbyś miejsca. Dodaj „me” do miejsc.
mcp-no-free-seat = Przy tym stole nie ma wolnego miejsca. list_tables z list=waiting wymienia stoły z wolnym miejscem.
mcp-not-asked = Nikt cię teraz o nic nie pyta.
mcp-no-hint = Nikt cię teraz o nic nie pyta albo przy tym stole nie ma podpowiedzi.
mcp-no-rule = Nie ma zasady { $rule }; ostatnia to { $last }.
mcp-no-words = Żadna zasada nie mówi „{ $words }”. Spróbuj innego słowa.
mcp-no-resource = Nie ma zasobu { $uri }. resources/list wymienia wszystkie.

mcp-next-bad = Porównaj to ze schematem narzędzia i wywołaj je jeszcze raz.
mcp-next-not-found = list_tables wymienia twoje stoły, list_games gry.
mcp-next-not-begun = „wait” czeka, aż wszystkie miejsca będą zajęte; begin_table oddaje wolne miejsca twojego stołu botom.
mcp-next-refused = Nic się nie zmieniło. „options” wymienia to, co dozwolone, „rules” podaje całą zasadę.
mcp-next-notation = Nic się nie zmieniło. Podaj akcję tak, jak zapisuje ją „options”.
mcp-next-stale = Nic się nie zmieniło. Spójrz na stół i zdecyduj jeszcze raz.
mcp-next-seat = Spójrz („look”) na swój stół albo zajmij wolne miejsce przez join_table, zanim gra się zacznie.
mcp-next-conflict = „look” pokazuje, jak wygląda stół.
mcp-next-unfit = Zmień to i wywołaj narzędzie jeszcze raz.
