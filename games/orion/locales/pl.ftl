## Pytania

ask-race = Którą rasą grasz?
ask-mulligan = Możesz wymienić karty z pierwszej ręki: odrzuć kartę albo zakończ. Odrzucone do tej pory: { $count }.
ask-turn = Twoja tura: wykonaj akcję (masz jeszcze { $markers ->
    [one] 1 znacznik akcji
    [few] { $markers } znaczniki akcji
   *[many] { $markers } znaczników akcji
    }).
ask-effects = Który efekt rozpatrujesz jako następny ({ $window })?
ask-may = { $card }: czy używasz tego efektu?
ask-choose = { $card }: wybierz jedną z możliwości.
ask-target = { $card }: wybierz przeciwnika.
ask-build = { $discount ->
    [0] Którą strukturę budujesz i gdzie?
    [one] Którą strukturę budujesz za 1 zasób mniej i gdzie?
    [few] Którą strukturę budujesz za { $discount } zasoby mniej i gdzie?
   *[many] Którą strukturę budujesz za { $discount } zasobów mniej i gdzie?
    }
ask-build-or-stop = Możesz zbudować strukturę bez znacznika akcji: wybierz ją albo zakończ.
ask-pay = Jak płacisz za kartę { $card }? Wybierz, co oszczędzasz dzięki zniżce.
ask-discard = { $count ->
    [one] Odrzuć z ręki 1 kartę.
    [few] Odrzuć z ręki { $count } karty.
   *[many] Odrzuć z ręki { $count } kart.
    }
ask-discard-contract = { $count ->
    [one] Kontrakt: odrzuć z ręki jeszcze 1 kartę.
    [few] Kontrakt: odrzuć z ręki { $count } karty.
   *[many] Kontrakt: odrzuć z ręki { $count } kart.
    }
ask-discard-limit = { $count ->
    [one] Limit kart na ręce: odrzuć z ręki 1 kartę.
    [few] Limit kart na ręce: odrzuć z ręki { $count } karty.
   *[many] Limit kart na ręce: odrzuć z ręki { $count } kart.
    }
ask-keep = { $count ->
    [one] Odrzuć 1 z dobranych właśnie kart; resztę zatrzymujesz.
   *[many] Odrzuć { $count } z dobranych właśnie kart; resztę zatrzymujesz.
    }
ask-take = Którą kartę ze stosu kart odrzuconych bierzesz na rękę?
ask-hire = Którego doradcę zatrudniasz?
ask-colour = Jaki kolor ma twój nowy doradca?
ask-rearrange = Który ze swoich układów przekładasz?
ask-stack = Układ { $system }: która karta jest następna, od spodu do wierzchu?
ask-sink = Która wierzchnia karta tego przeciwnika trafia na spód swojego układu?
ask-fill = Nie zapełnisz wszystkich pól: w rezerwach masz { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
    }. Gdzie kładziesz następny?
ask-activate-cards = Aktywuj kartę znacznikiem z rezerw albo zakończ.
ask-trade-more = { $count ->
    [one] Możesz dokonać jeszcze 1 wymiany: wybierz ją albo zakończ.
   *[many] Możesz dokonać jeszcze { $count } wymian: wybierz jedną albo zakończ.
    }

## Przyciski

label-build-new = Zbuduj: { $card } (nowy układ { $system })
label-build-on = Zbuduj: { $card } (na układzie { $system })
label-build-extra = Zbuduj: { $card } (dodatkowy układ { $system })
label-pay = Zapłać: żywność { $food }, flota { $fleet }, produkcja { $production }
label-exploit = Eksploatuj: { $card } – zyskujesz { $bonus }
label-research = { $count ->
    [one] Badania: dobierz 1 kartę
    [few] Badania: dobierz { $count } karty
   *[many] Badania: dobierz { $count } kart
    }
label-activate = Aktywuj: { $card }
label-attack = Atakuj: { $who } (za { $cost ->
    [one] 1 jednostkę floty
    [few] { $cost } jednostki floty
   *[many] { $cost } jednostek floty
    })
label-trade = Handel: { $give } −{ $giving }, { $get } +{ $getting }
label-propaganda = Propaganda: morale +{ $morale }
label-contract = { $count ->
    [one] Kontrakt: odrzuć 1 kartę i zatrudnij doradcę
    [few] Kontrakt: odrzuć { $count } karty i zatrudnij doradcę
   *[many] Kontrakt: odrzuć { $count } kart i zatrudnij doradcę
    }
label-discard = Odrzuć: { $card }
label-hire = Zatrudnij: { $advisor }
label-effect = Rozpatrz: { $card }
label-use = Użyj efektu
label-take = Weź: { $card }
label-target = Wybierz: { $who }
label-sink = Przełóż na spód: { $card } ({ $who }, układ { $system })
label-rearrange = Przełóż karty w układzie { $system }
label-stack = Połóż jako następną: { $card }
label-stack-marked = Połóż jako następną: { $card } (karta ze znacznikiem)
label-fill = Połóż znacznik: { $card }
label-done = Pomiń lub zakończ
bonus-grey = { $keep } z { $draw } dobranych kart
bonus-grey-more = { $keep } z { $draw } dobranych kart i { $more }

## Przebieg gry

log-first-player = { $who } zaczyna grę.
log-race = { $who } gra rasą: { $race }.
log-middle = Doradca na środku stołu: { $advisor }.
log-round = Zaczyna się runda { $round }.
log-collected = { $who } pozyskuje { $what }.
log-development = { $who }: poziom rozwoju { $level }, { $markers ->
    [one] 1 znacznik akcji
    [few] { $markers } znaczniki akcji
   *[many] { $markers } znaczników akcji
    }.
log-drew = { $who } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
    }.
log-saw = Dobrane karty ({ $who }): { $cards }.
log-discarded = { $who } odrzuca: { $card }.
log-took = { $who } bierze ze stosu kart odrzuconych: { $card }.
log-acted = { $who } wykonuje akcję: { $action }.
log-exploited = { $who } eksploatuje: { $card }.
log-built = { $who } buduje: { $card } (układ { $system }).
log-activated = { $who } aktywuje: { $card }.
log-activated-advisor = { $who } aktywuje swojego doradcę.
log-attacked = { $who } atakuje: { $defender } (za { $cost ->
    [one] 1 jednostkę floty
    [few] { $cost } jednostki floty
   *[many] { $cost } jednostek floty
    }).
log-gained = { $who } zyskuje: { $good } +{ $amount }.
log-paid = { $who } płaci: { $good } −{ $amount }.
log-morale = { $who }: zmiana morale o { $by }, teraz { $now }.
log-traded = { $who } handluje: { $give } → { $get }.
log-hired = { $who } zatrudnia: { $advisor }.
log-colour = { $who } wybiera kolor dla karty { $advisor }: { $colour }.
log-returned = { $who } zwraca na środek stołu: { $advisor }.
log-marked = { $who } kładzie znacznik z rezerw na wierzchniej karcie układu { $system }.
log-marked-advisor = { $who } kładzie znacznik z rezerw na swoim doradcy.
log-sunk = { $card } trafia na spód układu { $system } ({ $who }).
log-rearranged = { $who } przekłada karty w układzie { $system }.
log-token = { $who } dostaje żeton pierwszego gracza.

## Odmowy

refusal-not-awaited = Teraz decyduje { $who }; poczekaj na swoją kolej.
refusal-over = Gra jest skończona.
refusal-races-chosen = Rasy wybiera się raz, przed pierwszą rundą.
refusal-not-action-phase = Akcje wykonuje się w fazie akcji; najpierw odpowiedz na obecne pytanie.
refusal-finish-first = Przed kolejną akcją dokończ to, co jest w toku; to wszystko część jednej tury.
refusal-nothing-to-pay = Nie wybierasz teraz płatności: pytanie pada tylko wtedy, gdy zniżkę można wykorzystać na kilka sposobów.
refusal-nothing-to-discard = Nic nie każe ci teraz odrzucać karty: nadmiarowe karty odrzuca się na koniec rundy.
refusal-nobody-to-hire = Doradcę zatrudniasz akcją kontraktu albo efektem, a żadne z nich nie jest w toku.
refusal-no-colour-to-choose = Kolor wybiera się tylko wtedy, gdy doradca otwiera dodatkowy układ.
refusal-nothing-to-choose = Żadna karta nie daje ci teraz wyboru.
refusal-nothing-to-use = Nie czeka na ciebie żaden efekt, z którego można skorzystać lub zrezygnować.
refusal-nothing-to-resolve = Nie czekają na ciebie żadne efekty, których kolejność trzeba wybrać.
refusal-nothing-to-take = Żaden efekt nie pozwala ci teraz wziąć karty ze stosu kart odrzuconych.
refusal-nobody-to-target = Żaden efekt nie każe ci teraz wybrać przeciwnika.
refusal-nothing-to-sink = Żaden efekt nie przesuwa teraz wierzchnich kart przeciwników.
refusal-nothing-to-rearrange = Żaden efekt nie pozwala ci teraz przekładać kart w układzie.
refusal-nothing-to-fill = Żaden przeciwnik nie każe ci teraz zajmować pól twoich kart.

refusal-no-passing = Nie możesz spasować: { $markers ->
    [one] został 1 znacznik akcji i trzeba go wydać.
    [few] zostały { $markers } znaczniki akcji i trzeba wydać wszystkie.
   *[many] zostało { $markers } znaczników akcji i trzeba wydać wszystkie.
    }
refusal-must-choose-race = Każdy gra jakąś rasą; wybierz jedną z wolnych.
refusal-must-discard = Musisz odrzucić z ręki jeszcze { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
    }; wybierz jedną.
refusal-must-discard-drawn = Musisz odrzucić jeszcze { $count } z dobranych właśnie kart; wybierz jedną.
refusal-must-choose-option = Trzeba wybrać dokładnie jedną z możliwości.
refusal-must-target = Efekt dotyczy wybranego przez ciebie przeciwnika; wybierz go.
refusal-must-build = Efekt już działa i buduje strukturę; wybierz którą i gdzie.
refusal-must-pay = Struktura jest już wybrana; wybierz, jak za nią płacisz.
refusal-must-take = Efekt każe wziąć kartę ze stosu kart odrzuconych i nie mówi „możesz”; wybierz ją.
refusal-must-hire = Koszt jest już opłacony; wybierz, kogo zatrudniasz.
refusal-must-pick-colour = Doradca, który otwiera dodatkowy układ, musi mieć kolor; wybierz go.
refusal-must-rearrange = Efekt nie mówi „możesz”: wybierz układ i ułóż wszystkie jego karty.
refusal-must-sink = Efekt nie mówi „możesz”; wybierz wierzchnią kartę tego przeciwnika.
refusal-must-fill = { $count ->
    [one] Masz w rezerwach 1 znacznik i puste pole; trzeba je zająć.
    [few] Masz w rezerwach { $count } znaczniki i puste pola; trzeba zająć tyle z nich.
   *[many] Masz w rezerwach { $count } znaczników i puste pola; trzeba zająć tyle z nich.
    }
refusal-must-resolve = { $count ->
    [one] 1 z tych efektów jest obowiązkowy; najpierw go rozpatrz.
    [few] { $count } z tych efektów są obowiązkowe; najpierw je rozpatrz.
   *[many] { $count } z tych efektów jest obowiązkowych; najpierw je rozpatrz.
    }

missing-part = { $good } (potrzeba { $needs }, masz { $has })
refusal-race-taken = Tę rasę ma już ktoś inny; wybierz wolną.
refusal-no-such-race = Nie ma takiej rasy; wybierz jedną z listy.
refusal-not-in-hand = Nie masz tej karty na ręce; wybierz inną.
refusal-not-drawn = Tu możesz odrzucić tylko jedną z dobranych właśnie kart.
refusal-not-on-pile = Tu możesz zbudować tylko wierzchnią kartę stosu kart odrzuconych.
refusal-other-system = Ten efekt buduje tylko w układzie swojej karty.
refusal-no-extra-system = Nie masz dodatkowego układu; otwierają go tylko niektórzy doradcy.
refusal-not-next-system = Nowe układy otwiera się po kolei; wybierz następny wolny.
refusal-system-full = Ten układ jest pełny, zawiera { $holds ->
    [one] 1 strukturę
    [few] { $holds } struktury
   *[many] { $holds } struktur
    }.
refusal-build-morale = Ta budowa wymaga morale co najmniej { $needs }; twoje wynosi { $has }.
refusal-cannot-pay = Nie możesz za to zapłacić. Brakuje: { $missing }.
refusal-cannot-pay-rest = Nie możesz za to zapłacić. Brakuje: { $missing }; zniżka oszczędza z tego tylko { $discount ->
    [one] 1 zasób
    [few] { $discount } zasoby
   *[many] { $discount } zasobów
    }.
refusal-not-this-payment = { $needs ->
    [one] Zapłać dokładnie 1 zasób: tyle zostaje z kosztu po odjęciu zniżki.
    [few] Zapłać dokładnie { $needs } zasoby: tyle zostaje z kosztu po odjęciu zniżki, a żadnego nie więcej, niż wynosi koszt.
   *[many] Zapłać dokładnie { $needs } zasobów: tyle zostaje z kosztu po odjęciu zniżki, a żadnego nie więcej, niż wynosi koszt.
    }
refusal-no-active-card = Nie ma tu karty aktywnej.
refusal-no-activation = Ta karta nie ma pola A, więc nie można jej aktywować.
refusal-no-field = Nie ma tu karty aktywnej z polem A ani R.
refusal-field-occupied = Na polu tej karty leży już znacznik.
refusal-activate-morale = Ta aktywacja wymaga morale co najmniej { $needs }; twoje wynosi { $has }.
refusal-hand-empty = Efekt buduje kartę z ręki, a ty nie masz kart na ręce.
refusal-pile-empty = Efekt wymaga odrzuconej karty, a stos kart odrzuconych jest pusty.
refusal-none-buildable = Tym efektem nie zbudujesz teraz żadnej karty z ręki (masz ich { $cards }): każda wymaga większej liczby zasobów albo wyższego morale.
refusal-nothing-beneath = Efekt zależy od koloru karty bezpośrednio pod spodem, a nie ma tam niebieskiej, czerwonej ani żółtej.
refusal-no-reserves = To wymaga znacznika z rezerw, a nie ma w nich żadnego.
refusal-few-cards = Potrzebujesz { $needs ->
    [one] 1 karty
   *[many] { $needs } kart
    } na ręce; masz { $has }.
refusal-own-seat = Nie możesz wybrać siebie; wybierz przeciwnika.
refusal-no-such-seat = Nikt tam nie siedzi; wybierz przeciwnika przy tym stole.
refusal-attack-limit = W tej rundzie nie możesz już zaatakować tego przeciwnika; limit wynosi { $limit }.
refusal-fleet-too-small = Twoja flota jest za mała na ten atak: { $attack } przeciw { $defence }. Musi być co najmniej równa.
refusal-attack-cost = Za mało floty na koszt tego ataku: potrzeba { $needs }, masz { $has }.
refusal-no-such-exchange = Nie ma takiej wymiany; wymień jeden zasób na inny.
refusal-trade-amount = Masz za mało na wymianę: { $resource } – potrzeba { $needs }, masz { $has }.
refusal-propaganda-used = Propaganda jest możliwa raz na rundę, a twoja w tej rundzie już była.
refusal-no-advisors = W tej grze nie ma doradców.
refusal-middle-empty = Na środku stołu nie ma już doradców.
refusal-not-in-middle = Tego doradcy nie ma na środku stołu; wybierz innego.
refusal-advisor-locked = Twój doradca otworzył dodatkowy układ i już w nim zostaje; nie możesz zatrudnić innego.
refusal-no-such-option = Nie ma takiej możliwości; wybierz jedną z podanych.
refusal-not-pending = Na tej karcie nie ma już w tym kroku nic do rozpatrzenia.
refusal-changes-nothing = Ten efekt nic by teraz nie zmienił, więc nie ma czego rozpatrywać.
refusal-too-deep = { $among ->
    [one] Możesz wziąć tylko wierzchnią kartę stosu kart odrzuconych.
   *[many] Możesz wziąć tylko jedną z { $among } wierzchnich kart stosu kart odrzuconych.
    }
refusal-no-top-card = W tym układzie przeciwnika nie ma karty; wybierz inny.
refusal-other-opponent = Najpierw wybierz kartę, którą ma { $who }; przeciwnicy są po kolei, zgodnie z kierunkiem ruchu wskazówek zegara.
refusal-empty-system = W tym układzie nie ma struktur; wybierz inny.
refusal-not-left = Tej karty nie ma wśród pozostałych do ułożenia; wybierz inną.
refusal-no-marked-twin = Wśród pozostałych żadna karta ze znacznikiem nie ma drugiej takiej samej, więc układa się ją bez wskazywania znacznika.

## Punktacja i koniec gry

score-track = Punkty zwycięstwa na torze punktacji
score-morale = Morale
built = Struktury
race = Rasy
advisor = Doradcy
tie-morale = Przy remisie: morale
tie-resources = Przy remisie: suma zasobów
ended-last-round = Koniec gry: minęła ostatnia runda.
ended-morale = Koniec gry: czyjeś morale wynosi 0 lub mniej.
ended-full-systems = Koniec gry: ktoś ma cztery pełne układy.
part-attack-cost = Podstawowy koszt ataku
part-research = Akcja badań
part-founder = Doradca dodatkowego układu

## Nazwy dóbr, kolorów, akcji, poziomów i okien

good-food = żywność
good-fleet = flota
good-production = produkcja
good-points = punkty zwycięstwa
good-marker = znaczniki akcji
good-cards = karty na ręce
colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-grey = szary
action-build = budowa
action-exploit = eksploatacja
action-research = badania
action-activate = aktywacja
action-attack = atak
action-trade = handel
action-propaganda = propaganda
action-contract = kontrakt
level-low = niski
level-medium = średni
level-high = wysoki
window-after-attack = po ataku
window-when-attacked = gdy ktoś cię atakuje
window-start-of-round = na początku rundy
window-after-action = po akcji

## Tekst kart: całe zdania

card-lines = { $lines }
card-colour = Kolor: { $colour }.
card-cost = Budowa kosztuje { $cost }.
card-points = Punkty zwycięstwa: { $points }.
card-end-points = Na koniec gry: { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
    } za { $what }.
card-produces = Co rundę daje { $what }.
card-build-morale = Można zbudować tylko przy morale co najmniej { $morale }.
card-activate-morale = Można aktywować tylko przy morale co najmniej { $morale }.
card-keeps-marker = Znacznik na tej karcie zostaje na niej na koniec rundy.
card-founds-system = Przy zatrudnieniu: wybierz kolor tego doradcy; zostaje on najniższą kartą twojego dodatkowego układu (miejsce na { $capacity ->
    [one] 1 strukturę
    [few] { $capacity } struktury
   *[many] { $capacity } struktur
    }) i nie można go już zwrócić ani zastąpić.
card-start = Na początku masz { $what }.
card-start-points = Na początku masz { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
    }.
card-high-level = Wysoki poziom rozwoju: { $markers ->
    [one] 1 znacznik akcji
    [few] { $markers } znaczniki akcji
   *[many] { $markers } znaczników akcji
    }, { $morale ->
    [0] bez zmiany morale
   *[many] zmiana morale o { $morale }
    }; { $effect }.
trigger-on-activate = Aktywacja: { $effect }.
trigger-after-build = Po wybudowaniu: { $effect }.
trigger-after-attack = Po ataku: { $effect }.
trigger-when-attacked = Gdy ktoś cię atakuje: { $effect }.
trigger-start-of-round = Na początku rundy: { $effect }.
trigger-after-action = Ilekroć wykonujesz akcję „{ $action }”: { $effect }.
trigger-always = Zawsze: { $effect }.

## Tekst kart: ilości i koszty (biernik)

amount-food = { $amount ->
    [one] 1 sztukę żywności
    [few] { $amount } sztuki żywności
   *[many] { $amount } sztuk żywności
    }
amount-fleet = { $amount ->
    [one] 1 jednostkę floty
    [few] { $amount } jednostki floty
   *[many] { $amount } jednostek floty
    }
amount-production = { $amount ->
    [one] 1 poziom produkcji
    [few] { $amount } poziomy produkcji
   *[many] { $amount } poziomów produkcji
    }
amount-points = { $amount ->
    [one] 1 punkt zwycięstwa
    [few] { $amount } punkty zwycięstwa
   *[many] { $amount } punktów zwycięstwa
    }
amount-marker = { $amount ->
    [one] 1 znacznik akcji
    [few] { $amount } znaczniki akcji
   *[many] { $amount } znaczników akcji
    }
amounts-and = { $first } + { $next }
cost-discard-hand = { $count ->
    [one] 1 kartę z ręki
    [few] { $count } karty z ręki
   *[many] { $count } kart z ręki
    }
cost-return-marker = { $count } ze swoich dostępnych znaczników akcji
cost-place-marker = 1 znacznik z rezerw (połóż go na tej karcie)

## Tekst kart: efekty

effect-nothing = nic
effect-then = { $first }; { $next }
effect-or = { $first } albo { $next }
effect-gain = zyskaj { $what }
effect-morale-up = podnieś swoje morale o { $amount }
effect-morale-down = obniż swoje morale o { $amount }
effect-draw = { $count ->
    [one] dobierz 1 kartę
    [few] dobierz { $count } karty
   *[many] dobierz { $count } kart
    }
effect-discard-hand = { $count ->
    [one] odrzuć z ręki 1 kartę
    [few] odrzuć z ręki { $count } karty
   *[many] odrzuć z ręki { $count } kart
    }
effect-take-any = weź na rękę dowolną kartę ze stosu kart odrzuconych
effect-take-top = { $count ->
    [one] weź na rękę wierzchnią kartę stosu kart odrzuconych
   *[many] weź na rękę jedną z { $count } wierzchnich kart stosu kart odrzuconych
    }
effect-build-hand = { $discount ->
    [0] zbuduj strukturę z ręki
    [one] zbuduj strukturę z ręki za 1 zasób mniej
    [few] zbuduj strukturę z ręki za { $discount } zasoby mniej
   *[many] zbuduj strukturę z ręki za { $discount } zasobów mniej
    }
effect-build-hand-here = { $discount ->
    [0] zbuduj w tym układzie strukturę z ręki
    [one] zbuduj w tym układzie strukturę z ręki za 1 zasób mniej
    [few] zbuduj w tym układzie strukturę z ręki za { $discount } zasoby mniej
   *[many] zbuduj w tym układzie strukturę z ręki za { $discount } zasobów mniej
    }
effect-build-top = { $discount ->
    [0] zbuduj wierzchnią kartę stosu kart odrzuconych
    [one] zbuduj wierzchnią kartę stosu kart odrzuconych za 1 zasób mniej
    [few] zbuduj wierzchnią kartę stosu kart odrzuconych za { $discount } zasoby mniej
   *[many] zbuduj wierzchnią kartę stosu kart odrzuconych za { $discount } zasobów mniej
    }
effect-build-top-here = { $discount ->
    [0] zbuduj w tym układzie wierzchnią kartę stosu kart odrzuconych
    [one] zbuduj w tym układzie wierzchnią kartę stosu kart odrzuconych za 1 zasób mniej
    [few] zbuduj w tym układzie wierzchnią kartę stosu kart odrzuconych za { $discount } zasoby mniej
   *[many] zbuduj w tym układzie wierzchnią kartę stosu kart odrzuconych za { $discount } zasobów mniej
    }
effect-exchange = wymień { $one } na { $other } albo odwrotnie
effect-one-way = oddaj { $give }, zyskaj { $get }
effect-for-each = { $effect } za { $what }
effect-if = jeśli { $condition }, { $effect }
effect-pay = zapłać { $cost } → { $effect }
effect-may = możesz zrobić to: { $effect }
effect-each-opponent = każdy przeciwnik robi to: „{ $effect }”
effect-choose-opponent = wybrany przez ciebie przeciwnik robi to: „{ $effect }”
effect-defender = obrońca robi to: „{ $effect }”
effect-by-colour-beneath = zależnie od koloru karty bezpośrednio pod spodem: niebieski – { $blue }; czerwony – { $red }; żółty – { $yellow }
effect-repeat-exploit = otrzymaj jeszcze raz premię z eksploatowanej karty
effect-hire = zatrudnij doradcę ze środka stołu (poprzedni tam wraca)
effect-return-advisor = zwróć swojego doradcę na środek stołu
effect-block-fields = połóż znacznik z rezerw na każdym pustym polu A i R swoich kart aktywnych
effect-rearrange = ułóż karty jednego ze swoich układów w dowolnej kolejności
effect-sink = u każdego przeciwnika wybierz wierzchnią kartę układu i przełóż ją na spód tego układu
effect-activate-cards = możesz aktywować dowolnie wiele swoich kart aktywnych, każdą znacznikiem z rezerw
effect-place-marker = połóż na tej karcie znacznik z rezerw
effect-marker-to-available = przenieś znacznik z tej karty, jeśli tam leży, do dostępnych znaczników akcji

## Tekst kart: co się liczy (dopełniacz liczby mnogiej) i warunki

each-systems = każdy twój układ z co najmniej 1 kartą
each-structures-this-system = każdą strukturę w tym układzie (kolor { $colour })
each-structures-own = każdą twoją strukturę (kolor { $colour })
each-structures-active = każdą twoją aktywną strukturę (kolor { $colour })
each-cards-this-system = każdą kartę w tym układzie (kolor { $colour })
each-cards-own = każdą twoją kartę (kolor { $colour })
each-cards-active = każdą twoją aktywną kartę (kolor { $colour })
count-systems = twoich układów z co najmniej 1 kartą
count-structures-this-system = struktur w tym układzie (kolor { $colour })
count-structures-own = twoich struktur (kolor { $colour })
count-structures-active = twoich aktywnych struktur (kolor { $colour })
count-cards-this-system = kart w tym układzie (kolor { $colour })
count-cards-own = twoich kart (kolor { $colour })
count-cards-active = twoich aktywnych kart (kolor { $colour })
condition-at-least = liczba { $what } wynosi co najmniej { $count }
condition-built = zbudowana struktura ma kolor { $colour }

## Tekst kart: co działa zawsze

modifier-attack-cost = { $amount ->
    [one] atak na ciebie kosztuje o 1 jednostkę floty więcej
    [few] atak na ciebie kosztuje o { $amount } jednostki floty więcej
   *[many] atak na ciebie kosztuje o { $amount } jednostek floty więcej
    }
modifier-attack-compare = gdy atakujesz, przy porównaniu flot twoja flota liczy się jako większa o { $amount }
modifier-defence-compare = gdy ktoś cię atakuje, przy porównaniu flot twoja flota liczy się jako większa o { $amount }
modifier-discount-here = { $amount ->
    [one] struktury w tym układzie budujesz za 1 zasób mniej
    [few] struktury w tym układzie budujesz za { $amount } zasoby mniej
   *[many] struktury w tym układzie budujesz za { $amount } zasobów mniej
    }
modifier-research-more = { $amount ->
    [one] w akcji badań dobierasz o 1 kartę więcej
    [few] w akcji badań dobierasz o { $amount } karty więcej
   *[many] w akcji badań dobierasz o { $amount } kart więcej
    }
modifier-research-is = { $amount ->
    [one] w akcji badań dobierasz 1 kartę
    [few] w akcji badań dobierasz { $amount } karty
   *[many] w akcji badań dobierasz { $amount } kart
    }
modifier-trade-exchanges = { $amount ->
    [one] w akcji handlu dokonujesz 1 wymiany
   *[many] w akcji handlu możesz dokonać do { $amount } wymian
    }

## Stół w wierszach tekstu

# Honours at the end of a game.
honour-admiral = Najgroźniejsza flota
honour-admiral-why = flota wydana na ataki: { $amount }
honour-architect = Najwięcej budów
honour-architect-why = { $amount ->
    [one] { $amount } zbudowana struktura
    [few] { $amount } zbudowane struktury
   *[many] { $amount } zbudowanych struktur
}
honour-scholar = Największa żądza wiedzy
honour-scholar-why = { $amount ->
    [one] { $amount } dobrana karta
    [few] { $amount } dobrane karty
   *[many] { $amount } dobranych kart
}

# Numbers that reviews compare players by.
measure-food = { $form ->
    [lead] w produkcji żywności
   *[more] produkcji żywności
}
measure-fleet = { $form ->
    [lead] w produkcji floty
   *[more] produkcji floty
}
measure-production = { $form ->
    [lead] w produkcji
   *[more] produkcji
}
measure-structures = { $form ->
    [lead] w liczbie struktur
   *[more] struktur
}
measure-morale = { $form ->
    [lead] w morale
   *[more] morale
}

sketch-status = Runda { $round } z { $rounds } · pierwszy gracz: { $first } · talia { $deck } · karty odrzucone { $pile }
sketch-head = Miejsce | Rasa | Żywn. | Flota | Prod. | Morale | Wynik | Znaczn. | Ręka | Obrona
sketch-player = { $who } | { $race } | { $food } +{ $foodmore } | { $fleet } +{ $fleetmore } | { $production } +{ $productionmore } | { $morale } | { $score } | { $markers } ({ $reserves }) | { $hand } | { $cost } / { $defence }
sketch-none = –
sketch-note = { $colour } { $food }/{ $fleet }/{ $production }
sketch-active = Aktywne karty ({ $who }): { $cards }
sketch-top = [{ $system }] { $card }{ $below ->
    [0] {""}
   *[other] {" "}(niżej { $below })
    }
sketch-advised = doradca { $advisor }
sketch-marked = { $card } (znacznik)
sketch-legend = Żywność, flota i produkcja: ile jest, a po znaku + ile przynosi runda. Wynik: gdyby gra skończyła się teraz. Znaczniki: dostępne, a w nawiasie rezerwy. Obrona: koszt ataku / flota, której atak wymaga. Karty na ręce: kolor i koszt jako żywność/flota/produkcja.
sketch-middle = Doradcy na środku stołu: { $advisors }
sketch-pile = Stos kart odrzuconych od wierzchu: { $cards }
sketch-systems-head = Miejsce | Układ | Karty od spodu do wierzchu (najwyżej { $size })
sketch-system = { $who } | { $system } | { $cards }
sketch-advisor = { $who } | doradca | { $advisor }
sketch-founder = { $advisor } ({ $colour })
sketch-attacks = { $who } atakuje w tej rundzie: { $other }, { $count }×
sketch-shown = Znane karty na ręce ({ $who }): { $cards }
sketch-cards = { $cards }

## Strona: nagłówki podpowiedzi

heading-race = Rasa
heading-build = Budowa
heading-exploit = Eksploatacja
heading-research = Badania
heading-activate = Aktywacja
heading-attack = Atak
heading-trade = Handel
heading-propaganda = Propaganda
heading-contract = Kontrakt
heading-discard = Odrzucanie
heading-advisor = Doradca
heading-pile = Karty odrzucone
heading-systems = Układy
heading-effects = Efekty
heading-done = Koniec

## Strona: krótkie słowa obok znaków

page-cost = Koszt
page-makes = Daje
page-exploit = Eksploatacja
page-start = Start
page-available = Dostępne
page-spent = Zużyte
page-reserves = Rezerwy
page-defence = Ataki
page-known = Znane:
page-advisors = Doradcy
page-deck-title = Talia
page-pile-title = Karty odrzucone
page-pile-empty = pusto
page-tip-pile-empty = Tu będą leżeć odkryte odrzucone struktury. Każdy może je przeglądać.
page-levels = Rozwój
page-score-track = Tor punktacji
page-hand = Twoja ręka
page-hand-size = Twoja ręka: { $count } (limit na koniec rundy: { $limit })
page-hand-empty = Nie masz kart na ręce.
page-drawn = Właśnie dobrane
page-races = Wybierz rasę
page-races-chosen = Trwa wybór ras; potem na stół trafią doradcy.
page-no-advisors = Nie ma tu już doradców.
page-choosing = Rasa jeszcze niewybrana
page-no-ability = Bez szczególnej zdolności.
page-pile-below = { $count ->
    [one] 1 karta niżej
    [few] { $count } karty niżej
   *[many] { $count } kart niżej
    }

## Strona: jak nazywają się rzeczy i objaśnienia

page-marked = { $card } Na tej karcie leży znacznik.
page-round = Runda { $round } z { $rounds }
page-tip-rounds = Gra kończy się najpóźniej po rundzie { $rounds }. Kończy się wcześniej, jeśli na koniec rundy czyjeś morale wynosi 0 lub mniej albo ktoś ma cztery pełne układy; to, co było w trakcie rundy, nie ma znaczenia.
page-score-place = { $who }: { $points }
page-tip-score-track = Punkty zwycięstwa zdobyte w czasie gry. Morale i struktury dolicza się na końcu.
page-score = Punkty na torze punktacji: { $points }. Gdyby gra skończyła się teraz, razem z morale i strukturami: { $score }.
page-first = Pierwszy gracz
page-tip-first = Kto ma ten żeton, zaczyna każdy krok rundy. Na koniec rundy żeton wędruje w lewo.
page-level = Obecny poziom rozwoju: { $level }
page-level-gives = Poziom { $level } (najwyższy zasób od { $from } do { $to }): { $markers ->
    [one] 1 znacznik akcji
    [few] { $markers } znaczniki akcji
   *[many] { $markers } znaczników akcji
    }{ $cards ->
    [0] {""}
    [one] , 1 karta
    [few] , { $cards } karty
   *[many] , { $cards } kart
    }{ $up ->
    [0] {""}
   *[many] , morale +{ $up }
    }{ $down ->
    [0] {""}
   *[many] , morale −{ $down }
    }
page-tip-level = Na początku rundy, po pozyskaniu zasobów, twój najwyższy zasób decyduje, ile znaczników akcji dostajesz.
page-cards-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
    }
page-tip-hand = W czasie rundy można mieć dowolnie wiele kart; na koniec rundy limit wynosi { $limit }.
page-markers = Znaczniki akcji: dostępne { $available }, zużyte na arkuszu { $spent }, w rezerwach { $reserves }
page-tip-available = Dostępne: każdy opłaca jedną akcję. Przed końcem rundy trzeba użyć wszystkich.
page-tip-spent = Zużyte: leżą na arkuszu i wracają na koniec rundy.
page-tip-reserves = Rezerwy: stąd biorą znaczniki następna runda i efekty kart.
page-track-food = Żywność: { $value } z { $most }, co rundę +{ $more }
page-track-fleet = Flota: { $value } z { $most }, co rundę +{ $more }
page-track-production = Produkcja: { $value } z { $most }, co rundę +{ $more }
page-tip-food = Żywnością płaci się za struktury. Eksploatacja niebieskiej karty daje żywność: { $bonus }.
page-tip-fleet = Flotą płaci się za struktury i ataki, a poza tym chroni ona: atakujący potrzebuje co najmniej tyle samo. Eksploatacja czerwonej karty daje flotę: { $bonus }.
page-tip-production = Produkcją płaci się za najsilniejsze struktury. Eksploatacja żółtej karty daje produkcję: { $bonus }.
page-produces = Wszystkie struktury, także zakryte, dają co rundę +{ $more }:
page-morale = Morale: { $morale }
page-tip-morale = Morale to na koniec punkty zwycięstwa. Nigdy nie przekracza { $top }. Jeśli na koniec rundy czyjeś morale wynosi 0 lub mniej, gra się kończy; kto do tego czasu je podniesie, gra dalej.
page-systems-of = Układy ({ $who })
page-system = Układ { $system }: struktury { $holds } z { $room }
page-tip-system = Produkują wszystkie struktury, także zakryte, ale aktywna jest tylko wierzchnia. Miejsc jest { $room }.
page-system-new = Nowy układ { $system }
page-tip-system-new = Tu można zacząć nowy układ.
page-system-later = Układu { $system } jeszcze nie ma
page-tip-system-later = Można go zacząć, gdy w układzie { $before } leży już struktura. Gracz ma najwyżej { $most } układy, a jeśli na koniec rundy czyjeś { $most } są pełne, gra się kończy.
page-tip-research = Liczba kart dobieranych w akcji badań: { $count }
page-tip-trade = Tyle samo są warte: żywność { $food }, flota { $fleet }, produkcja { $production }. Akcja handlu wymienia jedno na drugie.
page-tip-propaganda = Propaganda podnosi twoje morale o { $morale }, raz na rundę.
page-propaganda-used = W tej rundzie już była.
page-tip-contract = { $count ->
    [one] Kontrakt: odrzuć 1 kartę i zatrudnij doradcę ze środka stołu. Poprzedni tam wraca.
    [few] Kontrakt: odrzuć { $count } karty i zatrudnij doradcę ze środka stołu. Poprzedni tam wraca.
   *[many] Kontrakt: odrzuć { $count } kart i zatrudnij doradcę ze środka stołu. Poprzedni tam wraca.
    }
page-attack = Obszar znaczników ataku ({ $who }): atak kosztuje { $cost ->
    [one] 1 jednostkę floty
    [few] { $cost } jednostki floty
   *[many] { $cost } jednostek floty
    } i wymaga floty o wartości co najmniej { $fleet }
page-tip-attack-cost = Atak kosztuje { $cost ->
    [one] 1 jednostkę floty
    [few] { $cost } jednostki floty
   *[many] { $cost } jednostek floty
    }:
page-tip-defence = Flota atakującego musi wynosić co najmniej { $fleet }:
page-tip-attack = Gdy atakujesz, twoja flota liczy się jako { $fleet }:
page-tip-attack-limit = { $limit ->
    [one] Tego samego przeciwnika można atakować raz na rundę.
   *[many] Tego samego przeciwnika można atakować { $limit } razy na rundę.
    }
page-deck = { $count ->
    [one] Talia: 1 karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
    }
page-tip-deck = Nikt nie może do niej zaglądać. Gdy się skończy, tasuje się karty odrzucone oprócz wierzchniej.
page-pile = { $count ->
    [0] Nie ma kart odrzuconych
    [one] Stos kart odrzuconych: 1 karta
    [few] Stos kart odrzuconych: { $count } karty
   *[many] Stos kart odrzuconych: { $count } kart
    }

## Opcje

option-beginner = Gra dla początkujących: wszyscy grają Ludźmi, bez doradców.
option-use_advisors = Doradcy: biorą udział w grze i można ich zatrudniać akcją kontraktu.
option-races = Rasy: w jaki sposób gracze je dostają.
option-races-choose = każdy wybiera
option-races-random = losowo, każdy inną
option-races-all_humans = wszyscy grają Ludźmi
option-advisor_count = Liczba doradców: tylu leży na początku na środku stołu.
option-first_player = Pierwszy gracz: miejsce, które zaczyna.
option-first_player-random = losowo
option-mulligan = Pierwsza ręka: każdy może jeden raz wymienić dowolne karty.
option-attack_limit = Limit ataków: ile razy w rundzie można atakować tego samego przeciwnika.
option-attack_limit-auto = według liczby graczy
option-rounds = Rundy: gra kończy się najpóźniej po tylu rundach.
option-hand_limit = Limit kart na ręce: tyle kart można zachować na koniec rundy.
option-fulcrum_counts_as_full = Układ Fulcruma: zapełniony (on i cztery struktury) może być jednym z czterech pełnych układów, które kończą grę.

## Nazwy kart

unknown-card = nieznana karta
no-advisor = bez doradcy
structure-advanced_data_center = Zaawansowane centrum danych
structure-autolab = Autolaboratorium
structure-civilian_transport = Transportowiec cywilny
structure-holosimulator = Holosymulator
structure-planetary_resource_market = Planetarny rynek surowców
structure-planetary_supercomputer = Planetarny superkomputer
structure-soil_enrichment_plant = Zakład użyźniania gleby
structure-spaceport = Port kosmiczny
structure-biospheres = Biosfery
structure-trade_goods = Wymiana towarów
structure-interplanetary_administration = Administracja międzyplanetarna
structure-hydroponic_farm = Farma hydroponiczna
structure-astro_university = Astrouniwersytet
structure-battleship = Pancernik
structure-doom_star = Gwiazda zagłady
structure-fighter_garrison = Garnizon myśliwców
structure-government_support_agency = Rządowa instytucja wsparcia
structure-orbital_batteries = Baterie orbitalne
structure-titan = Tytan
structure-landing_ship = Desantowiec
structure-space_elevator = Winda kosmiczna
structure-death_spores = Zabójcze zarodniki
structure-cruiser = Krążownik
structure-stellar_converter = Konwerter gwiezdny
structure-cloning_center = Centrum klonowania
structure-artemis_system_net = Sieć systemowa Artemis
structure-colonial_treasury = Kolonialna izba skarbowa
structure-high_orbit_sonar = Sonar wysokoorbitalny
structure-recyclotron = Recyklotron
structure-star_fortress = Gwiezdna forteca
structure-automated_factory = Zautomatyzowana fabryka
structure-robo_miner_plant = Zakład robogórniczy
structure-deep_core_mine = Kopalnia głębinowa
structure-galactic_currency_exchange = Galaktyczna giełda walut
structure-warp_interdictor = Blokada nadprzestrzenna
structure-communications_satellite = Satelita komunikacyjny
structure-destroyer = Niszczyciel
structure-spy_training_complex = Szpiegowski kompleks szkoleniowy
structure-frigate = Fregata
structure-pleasure_dome = Kopuła przyjemności
structure-colony_ship = Statek kolonizacyjny
structure-research_laboratory = Laboratorium badawcze
structure-outpost_ship = Statek zwiadowczy
structure-alien_control_center = Centrum kontroli obcych
structure-gaia_transformation = Transformacja Gai

advisor-advia_osm = ADVIA-OSM
advisor-fulcrum_sandebar = Fulcrum Sandebar
advisor-harrava = Harrava
advisor-vale = Vale
advisor-viktoria = Wiktoria
advisor-moldred = Moldred
advisor-quail = Quail
advisor-kuruk = Kuruk

race-humans = Ludzie
race-alkari = Alkari
race-bulrathi = Bulrathi
race-darlok = Darlokowie
race-meklar = Meklarzy
race-mrrshan = Mrrshanie
race-psilon = Psiloni

## Co jest z druku, a co nasze

content-structures = Struktury
content-advisors = Doradcy
content-races = Rasy
content-sheet = Wspólna część arkuszy cywilizacji
designed-cost = koszt
designed-cost-kinds = których zasobów dotyczą liczby w koszcie
designed-produces = produkowane zasoby
designed-points = punkty zwycięstwa
designed-colour = kolor
designed-effects = efekt
designed-trigger-of-the-effects = warunek działania efektu
designed-trigger-of-end-of-game = to, że liczy się na koniec gry
designed-what-end-of-game-counts = kolor, który karta liczy
designed-what-the-effects-count = kolory, które karta liczy
designed-start-values = wartości początkowe
designed-kinds-of-the-high-level-bonus = których zasobów dotyczy premia na wysokim poziomie

## Na liście gier

about-play = Z kart na ręce budujesz planety, laboratoria i floty, dbasz o wyżywienie i nastroje swojego ludu, a rywali uderzasz tam, gdzie ich zaboli: każda karta zostaje na stole i wzmacnia twoje kolejne tury.
about-time = 60 minut
about-weight = średnio trudna

## Pierwsza gra z przewodnikiem

guide-welcome = Witaj! Prowadzisz Ludzi. Po { $rounds } rundach wygrywa ten, kto ma najwięcej punktów. Punkty dają zbudowane struktury, ataki i morale: twoje { $morale } morale już się liczy.
guide-sheet = Tym płacisz: żywność { $food }, flota { $fleet }, produkcja { $production }. To, co zbudujesz, będzie je przynosić w każdej rundzie.
guide-mulligan = Liczba struktur na twojej ręce: { $cards }. Przed początkiem gry możesz raz wymienić część kart. Karta { $card } kosztuje więcej produkcji, niż masz ({ $production }), więc się jej pozbądź.
guide-mulligan-why = Karta, na którą długo cię nie stać, tylko zajmuje miejsce na ręce.
guide-keep = Pozostałych kart użyjesz niedługo. Zakończ wymianę, a w miejsce oddanej karty dobierzesz nową.
guide-keep-why = Na początku przydają się tanie karty.
guide-markers = Zaczyna się runda. Twój najwyższy zasób, żywność { $best }, daje średni poziom rozwoju, a z nim znaczniki akcji: { $markers }. Jeden znacznik to jedna akcja; gracie na zmianę, aż wszyscy zużyją znaczniki. Pasować nie wolno.
guide-build = Buduj od początku: { $card } kosztuje żywność { $food } i produkcję { $production }, a odtąd w każdej rundzie przynosi żywność { $brings }.
guide-build-why = Ta karta otwiera twój pierwszy układ. Dopóki leży na jego wierzchu, Badania dają ci więcej kart.
guide-attacked = { $who } atakuje cię i ma za to punkty: { $points }. Tracisz trochę morale (zostało { $morale }), ale nic z tego, co już stoi. Atak nigdy niczego nie niszczy.
guide-research = Potrzebujesz kart do wyboru. Badania dadzą ci teraz karty: { $cards }.
guide-research-why = Bez karty { $card } byłaby o jedną mniej.
guide-attack = { $who } płaci za atak flotą i jest teraz słaby: flota { $theirs } przeciw twojej { $mine }. Żeby zaatakować, musisz mieć flotę co najmniej równą.
guide-attack-why = Kosztuje to flotę { $cost } i daje punkty: { $points }; { $who } traci morale: { $loss }, a to na końcu też punkty.
guide-exploit = Twój ostatni znacznik w tej rundzie. Kartę z ręki można też eksploatować: odrzucić dla premii jej koloru. { $card } jest niebieska, więc daje żywność { $food }.
guide-exploit-why = Masz więcej kart, niż zdołasz opłacić, a żywność przyda się przy następnej budowie.
guide-limit = Koniec rundy. Karty na twojej ręce: { $cards }, a zatrzymać wolno { $limit }. Najmniej potrzebna jest ci karta { $card }.
guide-limit-why = Zatrzymaj to, co chcesz zbudować w następnej rundzie.
guide-collect = Nowa runda. Twoje struktury przyniosły żywność: { $brings }, masz jej teraz { $food }. Żeton pierwszego gracza powędrował dalej, więc zaczyna druga strona.
guide-level = Z zasobem równym co najmniej { $from } masz wysoki poziom rozwoju: znaczniki akcji { $markers }, ale kosztuje to morale, które wynosi teraz { $morale }. Bogaci lubią narzekać.
guide-second = { $card } kosztuje żywność { $food } i w każdej rundzie przynosi żywność { $brings }. Możesz położyć tę kartę na wierzch karty { $other } albo otworzyć nią drugi układ.
guide-second-why = Aktywna jest tylko wierzchnia karta układu. W nowym układzie działają obie; zakryta karta nadal produkuje, ale jej efekt jest wyłączony.
guide-end = To była pełna runda i początek następnej. Reszta gry (rund jest { $rounds }) wygląda tak samo: buduj, zakrywaj z rozwagą, pilnuj morale i flot. Odtąd decydujesz samodzielnie, a kiedy chcesz, zapytaj mnie o radę.

guide-about-mulligan = Możesz raz wymienić karty pierwszej ręki. Oddaj to, co kosztuje dużo więcej, niż masz.
guide-about-build = Twoje znaczniki akcji: { $markers }. Każdy to jedna akcja. Punkty i dochód daje budowanie: zacznij od kart, na które cię stać i które coś produkują.
guide-about-exploit = Kartę, której długo nie zbudujesz, możesz eksploatować: odrzuć ją dla premii jej koloru.
guide-about-attack = Możesz zaatakować: kosztuje to flotę { $cost } i daje punkty: { $points }. Twoja flota będzie potem mniejsza i ktoś może zaatakować ciebie.
guide-about-propaganda = Twoje morale spadło do { $morale }. Morale to punkty, a jeśli na koniec rundy go zabraknie, gra się kończy. Propaganda przywraca { $gain }, raz na rundę.
guide-about-research = Jeśli ręka jest prawie pusta albo za droga, Badania dadzą ci karty.
guide-about-activate = Struktura na wierzchu układu może mieć efekt, który aktywujesz znacznikiem, raz na rundę. To, co można aktywować, świeci.
guide-about-limit = Na koniec rundy wolno zatrzymać tyle kart: { $limit }. Odrzuć te, na które najpóźniej będzie cię stać.
