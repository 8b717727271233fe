## Pytania

ask-draft-first = Bierzesz parę kart bogactwa czy kafelek zdolności? Drugi rodzaj dostaniesz później.
ask-draft-wealth = Którą parę kart bogactwa bierzesz?
ask-draft-ability = Który kafelek zdolności bierzesz?
ask-colonists = Na której planecie akcyjnej umieszczasz drugą placówkę? Nie kosztuje surowców.
ask-income = Twój dochód: które źródło teraz? Źródła bez wyboru zbiera się razem.
ask-double-income = Używasz Hossy? Każde twoje źródło zapłaci wtedy dwa razy.
ask-turn = Twoja tura: postaw kapitana na głównej akcji, wyślij robotnika na planetę akcyjną albo spasuj.
ask-turn-crew = Twoja tura: nie masz już kapitanów. Wyślij robotnika na planetę akcyjną albo spasuj.
ask-turn-pass = Twoja tura: żaden z twoich robotników nie może nic zrobić.
ask-finish = Akcja wykonana. Do ogłoszenia jej końca możesz jeszcze wykonywać darmowe akcje.
ask-pause = Zanim akcja potoczy się dalej, możesz wykonać darmowe akcje.
ask-follow = { $who } kończy akcję: { $area }. Powtarzasz ją? Ten obszar będzie w tej rundzie dostępny już tylko wszechakcją.
ask-explore = Eksploracja: { $moves ->
    [one] został 1 ruch
    [few] zostały { $moves } ruchy
   *[many] zostało { $moves } ruchów
    }, w tym bez energii: { $free }. Rusz statek, umieść placówkę albo zakończ.
ask-explore-outpost = Eksploracja: ruch nie jest już możliwy. Umieść placówkę albo zakończ.
ask-explore-nothing = Eksploracja: w tej chwili nie da się ruszyć ani umieścić placówki. Darmowe akcje są możliwe, dopóki nie zakończysz.
ask-explore-secondary = Eksploracja, dodatkowa akcja: ruch czy placówka?
ask-outpost = Gdzie umieszczasz placówkę numer { $number }? { $ore ->
    [one] Kosztuje 1 surowiec.
    [few] Kosztuje { $ore } surowce.
   *[many] Kosztuje { $ore } surowców.
    }
ask-move-free = { $count ->
    [one] Możesz za darmo przesunąć statek wzdłuż linii: dokąd?
    [few] Możesz za darmo przesunąć statek wzdłuż najwyżej { $count } linii: dokąd?
   *[many] Możesz za darmo przesunąć statek wzdłuż najwyżej { $count } linii: dokąd?
    }
ask-jump = Do której planety z tunelem przechodzi twój statek?
ask-trade-price = Handel: co płacisz?
ask-military-price = Wojskowość: co płacisz?
ask-technology = Technologia: dwa awanse czy jeden awans i karta?
ask-technology-secondary = Technologia, dodatkowa akcja: awans czy karta?
ask-politics = Polityka: dwa awanse czy jeden awans i misja?
ask-politics-secondary = Polityka, dodatkowa akcja: awans czy misja?
ask-production-secondary = Produkcja, dodatkowa akcja: awans czy zbiór zasobów?
ask-mark = Którą kartę technologii oznaczasz?
ask-take-mission = Którą misję bierzesz?
ask-harvest = { $count ->
    [one] Zbiór: która placówka? Zasób może dać jeszcze 1.
    [few] Zbiór: która placówka? Zasoby mogą dać jeszcze { $count }.
   *[many] Zbiór: która placówka? Zasoby może dać jeszcze { $count }.
    }
ask-omni = Wszechakcja: co płacisz i którą akcję wykonujesz?
ask-bridge = Prywatny mostek: którą akcję wykonujesz?
ask-upgrade = Czy używasz Łańcucha dowodzenia i wykonujesz główną akcję?
ask-any-main = Którą główną akcję wykonujesz?
ask-gain-any = { $count ->
    [one] Który zasób zyskujesz?
    [few] Zyskujesz { $count } dowolne zasoby: który najpierw?
   *[many] Zyskujesz { $count } dowolnych zasobów: który najpierw?
    }
ask-pay-any = { $count ->
    [one] Który zasób płacisz?
    [few] Płacisz { $count } dowolne zasoby: który najpierw?
   *[many] Płacisz { $count } dowolnych zasobów: który najpierw?
    }
ask-choose = Co wybierasz?
ask-may = Robisz to: { $effect }?
ask-again = Robisz to jeszcze raz: { $effect }?
ask-advance = Na którym torze awansujesz?
ask-complete-free = Którą misję wykonujesz i co pomijasz?
ask-mission-discount = Wysłannik: który zasób odejmujesz od kosztu misji { $mission }?
ask-refresh = Którego użytego żetonu używasz ponownie? Trafi potem do pudełka.
ask-order = Kilka nagród naraz: która najpierw?
ask-objective = Który ze swoich celów punktujesz?

## Przyciski

label-wealth = Weź parę: { $first } i { $second }
label-ability = Weź: { $ability }
label-main = { $area }: postaw kapitana
label-planet = { $planet }: { $worker }
label-bridge = Prywatny mostek: { $worker }
label-pass = Spasuj
label-finish = Zakończ
label-collect = Zbierz resztę
label-end-income = Nic więcej
label-source = { $source }: { $effect }
source-space = Puste pole
source-token = Tor dochodów
label-follow = Powtórz: { $worker }
label-follow-upgraded = Powtórz jako główną akcję (Łańcuch dowodzenia): { $worker }
label-decline = Nie
label-yes = Tak
label-go-on = Dalej
label-enough = Wystarczy
label-move = Cel: { $planet }, koszt: { $cost }
label-move-free = Cel: { $planet }, za darmo
label-jump = Cel: { $planet }
label-second-ship = Drugi statek: { $what }
label-first-ship = Pierwszy statek: { $what }
label-outpost = Placówka na planecie { $planet }: { $slot }
label-slot-open = pole bez wymagań
label-slot-trade = pole wymagające handlu { $level }
label-slot-crew = pole za załoganta
label-slot-annex = obok pól (Aneksy)
label-pay = Zapłać: { $cost }
label-discount = Zniżka: { $resource }; zapłać: { $cost }
label-way = { $effect }
label-mark = Oznacz: { $technology }
label-take-mission = Weź: { $mission }
label-complete = Wykonaj: { $mission }, koszt: { $cost }
label-complete-free-cost = Wykonaj bez kosztu: { $mission }
label-complete-free-needs = Wykonaj bez wymagań: { $mission }
label-discard-mission = Odrzuć: { $mission }
label-harvest = { $planet }
label-harvest-done = Wystarczy
label-gain = { $resource }
label-advance = Tor: { $track }
label-omni = { $area }, koszt: { $cost }
label-area = { $area }
label-exchange = Wymień 1 kredyt, zyskaj: { $resource }
label-token = Użyj: { $token }
label-cache = Tajna skrytka, użyj: { $token }
label-technology = Użyj: { $technology }
label-seat = Zasiądź: { $office }
label-objective = Punktuj: { $objective }

## Dlaczego nie

refusal-not-your-turn = Teraz decyduje { $who }.
refusal-not-asked = Teraz nikt o to nie pyta.
refusal-not-now = To możliwe tylko w twojej turze.
refusal-over = Gra się skończyła.
refusal-draft-over = Wybór kart i zdolności już się skończył.
refusal-acted-already = W turze wykonuje się jedną akcję, a twoja już trwa.
refusal-nothing-to-finish = Nie ma teraz akcji do zakończenia.
refusal-nothing-to-follow = Nie ma teraz głównej akcji, do której można dołączyć.
refusal-between-steps = Darmowe akcje wykonuje się między pełnymi krokami akcji, nie w środku kroku.
refusal-must-answer = Na to pytanie trzeba odpowiedzieć.
refusal-space-used = { $area }: tej głównej akcji użyto już w tej rundzie ({ $who }).
refusal-own-captain-here = { $area }: stoi tam twój własny kapitan.
refusal-no-captain = Nie masz dostępnego kapitana.
refusal-no-worker = { $worker }: nie masz dostępnego.
refusal-wrong-worker = { $worker }: tam nie wolno.
refusal-nothing-possible = Niczego z tego nie można teraz zrobić. Brakuje: { $missing }.
refusal-no-outpost-here = Nie masz placówki na tej planecie.
refusal-no-chain-of-command = Dodatkowa akcja staje się główną tylko z Łańcuchem dowodzenia.
refusal-no-bridge = Osobiste pole wszechakcji ma tylko właściciel Prywatnego mostka.
refusal-not-action-planet = To nie jest planeta akcyjna.
refusal-planet-used = Akcji tej planety użyto już w tej rundzie.
refusal-cannot-pay = Koszt: { $cost }. Brakuje: { $missing }.
refusal-cannot-pay-exchange = { $credits ->
    [one] Koszt: { $cost }. Brakuje: { $missing }. Wystarczy najpierw wymienić 1 kredyt.
    [few] Koszt: { $cost }. Brakuje: { $missing }. Wystarczy najpierw wymienić { $credits } kredyty.
   *[many] Koszt: { $cost }. Brakuje: { $missing }. Wystarczy najpierw wymienić { $credits } kredytów.
    }
refusal-income-left = Część twoich dochodów czeka jeszcze na odebranie.
refusal-nothing-to-collect = Wszystko bez wyboru jest już zebrane.
refusal-collected-together = To źródło nie ma wyboru; zbiera się je razem z resztą.
refusal-pays-nothing = Stamtąd nic się teraz nie należy.
refusal-yields-nothing = Szara planeta nie daje zasobów.
refusal-yielded-already = Ta placówka dała już zasób w tym zbiorze.
refusal-not-its-colour = Ta planeta nie daje takiego zasobu.
refusal-no-such-reward = Ta nagroda nie czeka na swoją kolej.
refusal-no-such-way = Nie ma tu takiego wyboru.
refusal-must-choose = Trzeba wybrać jedną z możliwości.
refusal-not-in-cost = W koszcie misji nie ma takiego zasobu.
refusal-no-exchange = Za kredyt dostaje się 1 energię albo 1 surowiec, nigdy obcego.
refusal-technology-too-low = Wymagany poziom technologii: { $needs }, twój: { $has }.
refusal-trade-too-low = Wymagany poziom handlu: { $needs }, twój: { $has }.
refusal-politics-too-low = Wymagany poziom polityki: { $needs }, twój: { $has }.
refusal-military-too-low = Do pokonania tamtejszych piratów trzeba wojskowości { $needs }, twoja: { $has }.
refusal-slot-full = Na tej planecie nie ma wolnego pola placówki.
refusal-slot-taken = To pole jest zajęte.
refusal-not-beside = Placówkę stawia się obok pól tylko wtedy, gdy żadne nie jest wolne.
refusal-outpost-already-here = Masz już placówkę na tej planecie.
refusal-no-outpost-left = { $count ->
    [one] Twoja jedyna placówka jest już umieszczona.
    [few] Wszystkie { $count } twoje placówki są już umieszczone.
   *[many] Wszystkie twoje placówki ({ $count }) są już umieszczone.
    }
refusal-not-in-orbit = Przy tej planecie nie ma twojego statku.
refusal-outpost-placed = Placówka tej akcji jest już postawiona.
refusal-not-your-planet = Może tam dotrzeć tylko właściciel Koszmaru technologicznego.
refusal-no-moves-left = { $moves ->
    [one] Jedyny ruch jest już wykonany.
    [few] Wszystkie { $moves } ruchy są już wykonane.
   *[many] Wszystkie ruchy ({ $moves }) są już wykonane.
    }
refusal-outpost-between-moves = Placówkę umieszcza się przed pierwszym lub po ostatnim ruchu jej statku.
refusal-one-option-only = Dodatkowa akcja to ruch albo placówka.
refusal-not-adjacent = Żadna linia nie łączy twojego statku z tą planetą.
refusal-no-wormhole = Tunel łączy tylko planety, na których jest tunel.
refusal-no-wormhole-keys = Innymi zasobami płaci się za tunel tylko z Kluczami tuneli.
refusal-no-such-ship = Nie masz drugiego statku.
refusal-one-ship = Wszystkie te ruchy wykonuje jeden statek.
refusal-move-is-free = Ten ruch nie kosztuje energii.
refusal-no-free-move = Nie masz już ruchu bez kosztu energii.
refusal-same-planet = Statek już tam jest.
refusal-track-end = { $track }: koniec toru, poziom { $level }.
refusal-no-development-marker = W twojej ładowni nie ma znacznika rozwoju; daje je handel.
refusal-already-marked = Ta karta jest już przez ciebie oznaczona.
refusal-not-on-display = Ta karta nie jest wyłożona.
refusal-log-full = { $most ->
    [one] Twój dziennik mieści 1 misję i jest pełny.
    [few] Twój dziennik mieści { $most } misje i jest pełny.
   *[many] Twój dziennik mieści { $most } misji i jest pełny.
    }
refusal-not-in-log = Tej misji nie ma w twoim dzienniku.
refusal-no-free-action = Nie masz takiej karty z darmową akcją.
refusal-never-discarded = Misji nigdy się nie odrzuca.
refusal-requirement = Misja wymaga: { $needs }; masz: { $has }.
refusal-decree-unmet = Dekret wymaga: { $needs }; masz: { $has }.
refusal-already-seated = Twój załogant już zasiada w tym biurze.
refusal-no-available-crew = Nie masz dostępnego załoganta.
refusal-token-used = Ten żeton jest już zużyty.
refusal-token-not-used = Nie masz takiego użytego żetonu.
refusal-token-not-owned = Nie masz takiego żetonu.
refusal-token-no-effect = Niczego z tego żetonu nie można teraz zrobić.
refusal-token-income-only = Tego żetonu używa się na początku twojego dochodu.
refusal-once-per-round-used = Użyto już w tej rundzie.
refusal-nothing-done-yet = Najpierw trzeba wykonać jakąś część akcji.
refusal-omni-copy = Wszechakcja nie kopiuje samej siebie.
refusal-taken = Ktoś już to wziął.
refusal-one-of-each = Ten rodzaj już masz; weź drugi.
refusal-not-dealt = Ten cel nie został ci rozdany.

## Czego brakuje

lack-step = wolne miejsce na torze: { $track }
lack-marker = znacznik rozwoju w ładowni
lack-card = dostępna karta technologii
lack-log = wolne miejsce w dzienniku
lack-mission = dostępna misja
lack-crew = załogant w kapsule kriogenicznej
lack-crew-space = puste pole załogi
lack-outpost = placówka na panelu
lack-slot = pole placówki, które możesz zająć
lack-move = ruch, który możesz opłacić
lack-planet = twoja planeta górnicza
lack-token = zużyty żeton
lack-income = początek twoich dochodów
lack-space = kapitan i główna akcja, z której korzystali tylko inni
lack-completion = misja w dzienniku, którą można tak ukończyć

## Przebieg gry

log-first = { $who } zaczyna.
log-planet-placed = Pole { $space }: { $planet }.
log-pirates-placed = Piraci na polu { $space }: { $pirate }.
log-token-laid = Na polu { $space } leży żeton: { $token }.
log-technology-shown = Wyłożona technologia: { $technology }.
log-mission-shown = Wyłożona misja: { $mission }.
log-decree-shown = Dekret: { $decree }.
log-objectives-dealt = Cele ({ $who }): { $objectives }.
log-wealth = { $who } bierze: { $first }, { $second }.
log-ability = { $who } bierze: { $ability }.
log-cache = { $who } odkłada na bok: { $tokens }.
log-round = Zaczyna się runda { $round }.
log-income = Dochód: { $who }.
log-captain = { $who } stawia kapitana: { $area }.
log-captain-again = { $who } stawia kapitana na użytym już polu: { $area }; nikt nie powtarza.
log-follows = { $who } powtarza ({ $worker }): { $area }.
log-follows-upgraded = { $who } powtarza jako główną akcję ({ $worker }): { $area }.
log-declines = { $who } nie powtarza.
log-planet-action = { $who } wysyła robotnika ({ $worker }): { $planet }.
log-bridge = { $who } używa Prywatnego mostka: { $worker }.
log-omni = { $who } kopiuje: { $area }.
log-passes = { $who } pasuje.
log-moved = { $who } rusza statkiem: { $from } → { $to }, koszt: { $cost }.
log-moved-free = { $who } rusza statkiem za darmo: { $from } → { $to }.
log-jumped = { $who } przechodzi tunelem: { $from } → { $to }.
log-outpost = { $who } zakłada placówkę numer { $number }: { $planet }, koszt: { $cost }.
log-outpost-free = { $who } zakłada placówkę numer { $number }: { $planet }.
log-pirates-beaten = { $who } pokonuje piratów: { $pirate }.
log-advanced = { $who }: { $track } { $from } → { $to }.
log-token-taken = { $who } bierze żeton: { $token }.
log-token-used = { $who } używa żetonu: { $token }.
log-token-boxed = Do pudełka trafia żeton: { $token }.
log-mining-token = { $who } bierze żeton wydobycia: { $token }.
log-marker = { $who } ma o jeden znacznik rozwoju więcej.
log-fleet = { $who } uruchamia: { $fleet }.
log-marked = { $who } oznacza: { $technology }.
log-card-used = { $who } używa karty { $technology }.
log-mission-taken = { $who } bierze misję: { $mission }.
log-mission-completed = { $who } wykonuje misję: { $mission }.
log-mission-discarded = { $who } odrzuca misję: { $mission }.
log-seated = { $who } zajmuje miejsce w Senacie: { $office }, fotel { $seat }.
log-golden-chair = { $who } ma złoty fotel i zyskuje 1 kredyt.
log-mobilised = { $count ->
    [one] { $who } mobilizuje załoganta.
    [few] { $who } mobilizuje { $count } załogantów.
   *[many] { $who } mobilizuje { $count } załogantów.
    }
log-crew-discarded = { $who } odrzuca załoganta.
log-crew-back = { $count ->
    [one] Załogant wraca do kapsuł ({ $who }).
    [few] { $count } załogantów wraca do kapsuł ({ $who }).
   *[many] { $count } załogantów wraca do kapsuł ({ $who }).
    }
log-exchanged = { $who } wymienia 1 kredyt i zyskuje: { $resource }.
log-gained = { $who } zyskuje: { $what }.
log-paid = { $who } płaci: { $what }.
log-points = { $who } zyskuje { $count } PZ.
log-upkeep-gain = Porządkowanie: { $who } prowadzi na torze wojskowości i zyskuje { $count } PZ.
log-upkeep-loss = Porządkowanie: { $who } zamyka tor wojskowości i traci { $count } PZ.
log-upkeep-even = Porządkowanie: wojskowość nikomu nic nie daje ani nie zabiera.
log-mining-refilled = Nowy żeton wydobycia: { $token }.
log-order = Kolejność graczy: { $seats }.
order-seat = { $who }
log-round-token = { $who } bierze z toru rund: { $token }.
log-objective = { $who } punktuje: { $objective }, { $count } PZ.
ended = Runda 5 się skończyła.

## Punkty

score-track = Punkty w trakcie gry
score-objective = Cel
score-grand-design = Wielki plan
score-credits = Kredyty
score-resources = Zasoby
score-technologies = Technologie

## Ilości

amount-energy = { $count } energii
amount-ore = { $count ->
    [one] 1 surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
    }
amount-alien = { $count ->
    [one] 1 obcy
    [few] { $count } obcych
   *[many] { $count } obcych
    }
amount-credit = { $count ->
    [one] 1 kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
    }
amount-any = { $count ->
    [one] 1 dowolny zasób
    [few] { $count } dowolne zasoby
   *[many] { $count } dowolnych zasobów
    }
amount-vp = { $count } PZ
nothing = nic
unknown-thing = coś nieznanego
amounts = { $parts }
resource-energy = energia
resource-ore = surowiec
resource-alien = obcy
good-energy = energia
good-ore = surowiec
good-alien = obcy
good-credit = kredyt
track-technology = technologia
track-military = wojskowość
track-production = produkcja
track-politics = polityka
track-trade = handel
colour-yellow = żółta
colour-green = zielona
colour-purple = fioletowa
colour-grey = szara
type-action = planeta akcyjna
type-mining = planeta górnicza
type-wild = dzika planeta
type-special = planeta specjalna
mission-type-commercial = komercyjna
mission-type-war = wojenna
mission-type-culture = kulturalna
worker-captain = kapitan
worker-crew = załogant
worker-lieutenant = porucznik
kind-basic = podstawowy
kind-advanced = zaawansowany
area-omni = Wszechakcja
area-exploration = Eksploracja
area-mining = Wydobycie
area-trade = Handel
area-technology = Technologia
area-military = Wojskowość
area-production = Produkcja
area-politics = Polityka

## Efekty

does-then = { $first }, potem { $next }
does-gain = zyskaj: { $what }
does-pay = zapłać { $cost }: { $then }
does-choose = wybierz jedno: { $ways }
does-choose-up-to = najwyżej { $count } z tych: { $ways }
does-may = możesz: { $then }
does-if-possible = jeśli to możliwe: { $then }
does-repeat = do { $count } razy: { $then }
does-for-each = za każdą rzecz ({ $what }): { $then }
does-advance = { $steps ->
    [one] awans o 1 na torze: { $track }
    [few] awans o { $steps } na torze: { $track }
   *[many] awans o { $steps } na torze: { $track }
    }
does-advance-free = { $steps ->
    [one] darmowy awans o 1 na torze: { $track }
    [few] darmowy awans o { $steps } na torze: { $track }
   *[many] darmowy awans o { $steps } na torze: { $track }
    }
does-advance-less = awans o 1 na torze: { $track }, zniżka: { $less }
does-advance-ways = awans o 1 na torze: { $track }, koszt: { $ways }
does-step-then = awans o 1 na torze: { $track }, potem { $then }
does-unlock = odblokuj pole toru handlu
does-unlock-free = odblokuj za darmo pole toru handlu
does-unlock-less = odblokuj pole toru handlu, zniżka: { $less }
does-unlock-ways = odblokuj pole toru handlu, koszt: { $ways }
does-open-trade = zaczynasz na poziomie handlu { $level }
does-move = { $count ->
    [one] rusz statek wzdłuż linii bez energii
    [few] rusz statek wzdłuż najwyżej { $count } linii bez energii
   *[many] rusz statek wzdłuż najwyżej { $count } linii bez energii
    }
does-jump = statek przechodzi za darmo do dowolnej planety z tunelem
does-outpost-orbited = umieść placówkę tam, gdzie jest twój statek, płacąc koszty
does-outpost-action = umieść placówkę na dowolnej planecie akcyjnej, płacąc koszty
does-outpost-free = umieść placówkę na dowolnej planecie akcyjnej bez surowców
does-explore-both = rusz statek i umieść placówkę
does-explore-either = rusz statek albo umieść placówkę
does-harvest = zbierz zasoby
does-take-mining-token = weź żeton wydobycia
does-mine-all = zyskaj wszystkie nagrody za wydobycie
does-mine-planets = zyskaj nagrody za wydobycie ze swoich planet górniczych
does-mark = oznacz kartę technologii
does-take-mission = weź misję
does-complete-cost = wykonaj misję z dziennika bez jej kosztu
does-complete-needs = wykonaj misję z dziennika bez jej wymagań
does-mobilise = { $count ->
    [one] zmobilizuj załoganta
    [few] zmobilizuj { $count } załogantów
   *[many] zmobilizuj { $count } załogantów
    }
does-lieutenant = porucznik zajmuje miejsce twojego załoganta
does-main = wykonaj główną akcję: { $area }
does-any-main = wykonaj dowolną główną akcję
does-any-secondary = wykonaj dowolną dodatkową akcję
does-temp-level = { $track } +{ $count } do końca rundy
does-double-income = twój dochód płaci dwa razy
does-double-income-some = { $count ->
    [one] 1 źródło twojego dochodu płaci dwa razy
    [few] { $count } źródła twojego dochodu płacą dwa razy
   *[many] { $count } źródeł twojego dochodu płaci dwa razy
    }
does-reuse = w tej turze kapitan może użyć głównej akcji użytej już przez kogoś innego; nikt nie powtarza
does-refresh = użyj ponownie użytego żetonu, potem odłóż go do pudełka

## Warunki i liczenie

needs-level = { $track } { $level }
needs-outposts-all = { $count ->
    [one] placówka
    [few] { $count } placówki
   *[many] { $count } placówek
    }
needs-outposts-colour = { $count ->
    [one] placówka na 1 planecie tego koloru: { $colour }
    [few] placówki na { $count } planetach tego koloru: { $colour }
   *[many] placówki na { $count } planetach tego koloru: { $colour }
    }
needs-outposts-type = { $count ->
    [one] placówka na 1 planecie tego typu: { $type }
    [few] placówki na { $count } planetach tego typu: { $type }
   *[many] placówki na { $count } planetach tego typu: { $type }
    }
needs-outposts-trade = placówki na planetach z poziomem handlu: { $count }
needs-different-colours = placówki na { $count } planetach w różnych kolorach
needs-same-colour = placówki na { $count } planetach w tym samym kolorze
needs-any-colours = placówki na { $count } planetach tych kolorów: { $colours }
needs-types = placówki na planetach każdego z tych typów: { $types }
needs-pirates = { $count ->
    [one] 1 żeton piratów
    [few] { $count } żetony piratów
   *[many] { $count } żetonów piratów
    }
needs-missions = wykonane misje: { $count }
needs-missions-of = wykonane misje tego typu: { $count } ({ $type })
needs-mission-types = wykonana misja każdego z tych typów: { $types }
needs-technologies = oznaczone karty technologii: { $count }
needs-all = { $first } i { $next }
needs-any = { $first } lub { $next }
counts-outposts = placówka na mapie galaktyki
counts-outposts-colour = placówka na planecie tego koloru (także wielokolorowej): { $colour }
counts-outposts-type = placówka na planecie tego typu: { $type }
counts-outposts-trade = placówka na planecie z poziomem handlu
counts-missions = wykonana misja
counts-missions-of = wykonana misja tego typu: { $type }
counts-pirates = żeton piratów
counts-technologies = oznaczona karta technologii
counts-levels = poziom na torach: { $tracks }
counts-resources = pozostały zasób
counts-markers = znacznik rozwoju na oznaczonych przez ciebie kartach technologii
counts-last = planeta, która zapłaciła
score-each = po { $points } PZ: { $what }
score-each-most = po { $points } PZ, najwyżej { $most } PZ: { $what }
score-best-of = { $first } lub { $next }, zależnie od tego, co daje więcej
score-sum = { $first } oraz { $next }
score-objective-items = po { $points } PZ więcej za każdą rzecz, którą liczy twój punktowany cel, najwyżej { $most } PZ

## Zdarzenia

when-technology-marked = oznaczasz kartę technologii
when-mission-taken = bierzesz misję
when-mission-completed = wykonujesz misję tych typów: { $types }
when-ship-moved = ruszasz statkiem
when-exploration-done = wykonasz akcję eksploracji
when-mining-done = wykonasz akcję wydobycia
when-planet-action-done = wykonasz akcję planety akcyjnej
when-secondary-done = wykonasz dodatkową akcję
when-step = awansujesz o 1 na torze: { $track }
when-step-anyone = ktokolwiek awansuje dzięki karcie lub planecie na torze: { $track }
when-seated = zasiadasz w Senacie
when-seated-other = w tym biurze zasiada inny gracz
when-then = Za każdym razem, gdy { $event }: { $then }.
when-or = { $first } lub { $next }

## Zdolności

holds-discount-trade = zniżka przy polach handlu: { $less }
holds-discount-mission = zniżka przy misjach: { $less }
holds-level-bonus = { $track } liczy się o { $count } wyżej
holds-mission-access = misje są dostępne o { $count } poziom wcześniej
holds-mission-log = { $count ->
    [one] twój dziennik ma 1 miejsce
    [few] twój dziennik ma { $count } miejsca
   *[many] twój dziennik ma { $count } miejsc
    }
holds-free-moves = { $count ->
    [one] każdy ruch eksploracji ma 1 dodatkowe pole bez energii
    [few] każdy ruch eksploracji ma { $count } dodatkowe pola bez energii
   *[many] każdy ruch eksploracji ma { $count } dodatkowych pól bez energii
    }
holds-wormhole-price = za tunel można zapłacić { $cost }; wtedy { $then }
holds-deterrence = w porządkowaniu zyskujesz podwójnie za prowadzenie na torze wojskowości i nic nie tracisz, będąc na końcu
holds-full-slots = możesz umieszczać placówki na planetach akcyjnych bez wolnego pola
holds-reuse-main-spaces = twoi kapitanowie mogą używać głównych akcji użytych już przez innych; wtedy nikt nie powtarza
holds-visit-planet = raz na rundę możesz użyć planety akcyjnej, na której placówkę ma inny gracz
holds-secondary-as-main = raz na rundę twoja dodatkowa akcja jest główną
holds-own-planet = masz planetę { $planet } z tunelem, którego możesz użyć z każdego miejsca
holds-cache = na końcu przygotowania odłóż na bok żetony, podstawowe: { $basic }, zaawansowane: { $advanced }; w każdej rundzie możesz użyć jednego z nich
holds-personal-omni = osobiste pole: raz na rundę kapitan wykonuje tam dowolną główną akcję lub załogant dowolną dodatkową, bez opłaty
holds-top-up = na początku dochodu zyskujesz po 1 z tych, których nie masz: { $goods }
holds-second-ship = masz drugi statek; ruchy dzielisz między oba, a w każdej akcji eksploracji dodajesz darmowy ruch lub placówkę
holds-lieutenant = porucznik tylko powtarza akcje i wykonuje wtedy główną

## Karty

card-setup = Przygotowanie: { $effect }.
card-planet = { $type }, { $colours }.
card-all = { $all }
card-always = { $effect }.
card-per-round = Raz na rundę: { $effect }.
card-once = Jednorazowa: { $effect }.
card-end = Koniec gry: { $score }.
card-mission = Misja: { $types }. Koszt: { $cost }. Wymagania: { $needs }. Nagroda: { $effect }.
card-mission-open = Misja: { $types }. Koszt: { $cost }. Nagroda: { $effect }.
card-decree = Wymagania: { $needs }.
card-planet-action = Akcja: { $effect }.
card-planet-mining = Wydobycie: { $effect }.
card-planet-income = Dochód: { $effect }.
card-pirate = Siła { $strength }. Nagroda: { $reward }. Dochód: { $income }.
card-fleet = Po odblokowaniu i jako dochód: { $effect }.

## Opcje

option-third_captain_at_three = Trzech kapitanów także przy trzech graczach
option-free_actions_while_following = Darmowe akcje także podczas powtarzania
option-allow_mission_discard = Misje z dziennika można odrzucać
option-limited_supply = Ograniczona pula: po 20 każdego zasobu, 57 kredytów
option-wild_crew_to_cryo = Załogant zapłacony za dziką planetę wraca do kapsuł kriogenicznych
option-temp_military_in_upkeep = Tymczasowe poziomy wojskowości liczą się w porządkowaniu
option-follow_order = Kto pierwszy jest pytany o powtórzenie
option-follow_order-after_active = Następny po aktywnym graczu
option-follow_order-priority_track = Pierwszy z lewej na torze priorytetu
option-obj09_cap = Co ogranicza 12 PZ Oszczędnej ekspansji
option-obj09_cap-resources = Zasoby
option-obj09_cap-total = Całą kartę
option-objective_or = Cele z „lub”
option-objective_or-better = Liczy się lepsza połowa
option-objective_or-sum = Liczą się obie połowy
option-mission_colour_mix = Bliźniacze składy i Zaciąg na pograniczu przyjmują mieszankę swoich dwóch kolorów
option-unused_base_planets = Planeta bazowa, która zostaje przy dwóch graczach
option-unused_base_planets-box = Poza grą
option-unused_base_planets-mixed = Między innymi planetami
option-data_set = Wartości torów, żetonów i piratów
option-data_set-tuned = Dostrojone
option-data_set-plain = Zwykłe
option-draft = Karty bogactwa i kafelki zdolności
option-draft-snake = Wybierane po kolei
option-draft-random = Rozdawane losowo
option-objective_auto_best = Lepszy cel punktuje się bez pytania
option-first_player = Kto zaczyna
option-first_player-random = Losowo
option-auto_pass = Tura, w której nic nie można zrobić, pasuje się sama

## Nazwy

planet-capital = Stolica
planet-academy = Akademia
planet-relay = Przekaźnik
planet-market = Targowisko
planet-refinery = Rafineria
planet-auction_house = Dom Aukcyjny
planet-scout_harbour = Port Zwiadowców
planet-miners_guild = Gildia Górników
planet-institute = Instytut
planet-ridge = Grań
planet-prism = Pryzmat
planet-canyon = Kanion
planet-hive = Ul
planet-slag = Żużel
planet-forge = Kuźnia
planet-dunes = Wydmy
planet-wild_yellow = Dzika Żółta
planet-wild_green = Dzika Zielona
planet-wild_grey = Dzika Szara
planet-wild_purple = Dzika Fioletowa
planet-technological_nightmare = Koszmar technologiczny
mining-ore_vein = Żyła surowca
mining-gas_pocket = Kieszeń gazu
mining-mixed_vein = Mieszana żyła
mining-trinket = Świecidełko
mining-gem = Klejnot
mining-nest = Gniazdo
mining-coin_hoard = Skarbczyk
mining-rich_vein = Bogata żyła
mining-glowing_gas = Świecący gaz
mining-noble_ore = Szlachetny surowiec
bonus-energy_cells = Ogniwa energii
bonus-ore_crates = Skrzynie surowców
bonus-alien_guests = Obcy goście
bonus-purse = Sakiewka
bonus-tailwind = Pomyślny wiatr
bonus-shortcut = Skrót
bonus-mercenaries = Najemnicy
bonus-trade_delegation = Delegacja handlowa
bonus-blueprint = Plany konstrukcyjne
bonus-recommendation = Rekomendacja
bonus-spare_machines = Zapasowe maszyny
bonus-wake_up_call = Pobudka
bonus-fame = Sława
bonus-cargo_pod = Zasobnik
bonus-glory = Chwała
bonus-laboratory = Laboratorium
bonus-embassy = Ambasada
bonus-assembly_line = Linia montażowa
bonus-scholarship = Stypendium
bonus-arms_deal = Kontrakt zbrojeniowy
bonus-customs_pass = Przepustka celna
bonus-patent = Patent
bonus-assignment = Zlecenie
bonus-settlers = Osadnicy
bonus-recruiter = Werbownik
bonus-boom_times = Hossa
bonus-second_shift = Druga zmiana
bonus-extraction = Eksploatacja
bonus-alien_envoys = Poselstwo obcych
pirate-rustbucket = Stary Gruchot
pirate-toll_takers = Poborcy myta
pirate-scavengers = Zbieracze złomu
pirate-red_fin = Czerwona Płetwa
pirate-spark_gang = Gang Iskry
pirate-iron_queen = Żelazna Królowa
fleet-courier_line = Linia kurierska
fleet-freight_line = Linia towarowa
fleet-cruise_line = Linia wycieczkowa
ability-lieutenant = Porucznik
ability-technological_nightmare = Koszmar technologiczny
ability-envoy = Wysłannik
ability-secret_cache = Tajna skrytka
ability-merchant_house = Dom kupiecki
ability-private_bridge = Prywatny mostek
ability-war_correspondent = Korespondent wojenny
ability-emergency_stores = Zapasy awaryjne
ability-early_colonists = Pierwsi koloniści
ability-second_ship = Drugi statek
wealth-balanced_hold = Zrównoważona ładownia
wealth-ore_barge = Barka z surowcem
wealth-fuel_barge = Barka z paliwem
wealth-xeno_miners = Obcy górnicy
wealth-xeno_pilots = Obcy piloci
wealth-cash_chest = Skrzynia kredytów
wealth-research_grant = Grant badawczy
wealth-letter_of_credence = List uwierzytelniający
wealth-machine_park = Park maszynowy
wealth-marine_detachment = Oddział desantowy
wealth-trade_licence = Licencja handlowa
wealth-sampler = Zestaw próbek
wealth-prize_money = Nagroda pieniężna
wealth-extra_hand = Dodatkowe ręce
objective-scholars_legacy = Spuścizna uczonego
objective-golden_worlds = Złote światy
objective-pirate_bane = Postrach piratów
objective-patron_of_arts = Mecenas sztuki
objective-violet_worlds = Fioletowe światy
objective-licensed_settler = Licencjonowany osadnik
objective-merchant_prince = Książę kupców
objective-emerald_worlds = Szmaragdowe światy
objective-frugal_expansion = Oszczędna ekspansja
objective-war_hero = Bohater wojenny
objective-silent_worlds = Ciche światy
objective-enlightened_fleet = Oświecona flota
objective-privateer = Kaper
objective-pathfinder = Odkrywca szlaków
technology-archive = Archiwum
technology-xeno_brokers = Kseno-maklerzy
technology-pulse_drive = Napęd impulsowy
technology-insignia = Insygnia
technology-planetary_lodges = Loże planetarne
technology-deep_drill = Głęboki odwiert
technology-mission_office = Biuro misji
technology-wingmen = Skrzydłowi
technology-expense_account = Fundusz operacyjny
technology-salvage_lab = Laboratorium odzysku
technology-wormhole_keys = Klucze tuneli
technology-war_academy = Akademia wojenna
technology-automation = Automatyzacja
technology-supply_lines = Linie zaopatrzenia
technology-deterrence = Odstraszanie
technology-lobbyists = Lobbyści
technology-annexes = Aneksy
technology-visiting_rights = Prawo gościny
technology-think_tank = Zespół ekspertów
technology-override_codes = Kody nadrzędne
technology-chronicle_of_war = Kronika wojny
technology-chain_of_command = Łańcuch dowodzenia
technology-overdrive = Nadbieg
technology-chronicle_of_thought = Kronika myśli
technology-breakthrough = Przełom
technology-grand_design = Wielki plan
technology-chronicle_of_industry = Kronika przemysłu
technology-common_knowledge = Wspólna wiedza
technology-vanguard = Awangarda
technology-special_envoy = Specjalny wysłannik
mission-spare_parts_run = Transport części
mission-border_patrol = Patrol graniczny
mission-folk_festival = Festyn ludowy
mission-bounty_notice = List gończy
mission-market_stall = Stragan
mission-debate_club = Klub dyskusyjny
mission-drill_contract = Kontrakt wiertniczy
mission-garrison_duty = Służba garnizonowa
mission-open_university = Uniwersytet otwarty
mission-arms_audit = Kontrola zbrojeń
mission-trade_fair = Targi handlowe
mission-joint_laboratory = Wspólne laboratorium
mission-twin_embassies = Bliźniacze ambasady
mission-pirate_hunt = Polowanie na piratów
mission-ore_cartel = Kartel surowcowy
mission-twin_depots = Bliźniacze składy
mission-frontier_levy = Zaciąg na pograniczu
mission-punitive_expedition = Wyprawa karna
mission-peace_treaty = Traktat pokojowy
mission-unity_march = Marsz jedności
mission-shadow_broker = Szara eminencja
mission-grand_archive = Wielkie archiwum
mission-world_exhibition = Wystawa światowa
mission-mining_concession = Koncesja wydobywcza
mission-new_capital = Nowa stolica
mission-galactic_monopoly = Galaktyczny monopol
decree-diversity_act = Dekret o różnorodności
decree-sun_and_stone_act = Dekret słońca i kamienia
decree-orchard_and_amethyst_act = Dekret sadu i ametystu
decree-free_labour_act = Dekret o wolnej pracy
decree-mining_charter = Karta górnicza
decree-settlement_code = Kodeks osadniczy
decree-enlightenment_act = Dekret o oświeceniu
decree-armed_trade_act = Dekret o zbrojnym handlu
decree-anti_piracy_act = Dekret antypiracki
decree-service_act = Dekret o służbie
decree-patent_act = Dekret patentowy
decree-guild_act = Dekret o gildiach

## Statistics

study-ability = Kafelki zdolności
study-wealth = Karty bogactwa
study-technology = Oznaczone karty technologii
study-mission = Ukończone misje
study-planet = Planety z placówką
study-decree = Spełnione dekrety
study-objective = Punktowane cele
study-turn = Tury
study-turn-planet = Planeta akcyjna
study-turn-bridge = Osobiste pole wszechakcji
study-token = Użyte żetony
study-mining = Zabrane żetony wydobycia
study-pirates = Pokonani piraci
study-fleet = Odblokowane żetony floty
study-woken = Zmobilizowani załoganci
study-woken-0 = żaden
study-woken-1 = jeden
study-woken-2 = dwóch
study-woken-3 = trzech
study-woken-4 = czterech
study-woken-5 = pięciu

## Where values come from

content-planets = Planety
content-maps = Mapy galaktyki
content-areas = Obszary akcji
content-tracks = Główne tory
content-mining = Żetony wydobycia
content-bonus = Żetony premii
content-fleet = Żetony dochodu floty
content-abilities = Kafelki zdolności
content-wealth = Karty bogactwa
content-objectives = Karty celów
content-technologies = Karty technologii
content-missions = Karty misji
content-decrees = Galaktyczne dekrety
content-senate = Fotele Senatu
designed-copies = liczba sztuk
designed-deck = talia
designed-each-token-once = to, że każdy żeton działa raz
designed-every-number-and-place = wszystkie liczby i miejsca
designed-kind = rodzaj
designed-level = poziom
designed-lines = linie
designed-name = nazwa
designed-number = numer
designed-number-of-slots = liczba pól placówek
designed-once-for-each-effect = to, że działa raz na efekt
designed-points = punkty
designed-side = strona panelu
designed-slot = pole placówki
designed-spaces = pola
designed-start = to, że można z nim zaczynać
designed-that-each-colour-has-it = to, że ma go każdy kolor
designed-that-it-is-paid = to, że się za nią płaci
designed-that-the-slot-s-requirement-counts = to, że obowiązuje wymaganie pola
designed-the-better-one = to, że liczy się lepsza część
designed-the-digit-of-the-second-slot = cyfra drugiego pola
designed-two-of-one-colour = to, że obie są jednego koloru
designed-what-crew-does = co robi tam załogant
designed-what-the-12-vp-limit = czego dotyczy limit 12 PZ
designed-what-the-symbols-are = znaczenie symboli
designed-wormholes = tunele

## The table in words

# Honours at the end of a game.
honour-voyage = Najdłuższa podróż
honour-voyage-why = { $amount ->
    [one] { $amount } lot statków
    [few] { $amount } loty statków
   *[many] { $amount } lotów statków
}
honour-hunter = Postrach piratów
honour-hunter-why = { $amount ->
    [one] piraci pokonani raz
   *[many] piraci pokonani { $amount } razy
}
honour-envoy = Najwięcej wypełnionych misji
honour-envoy-why = { $amount ->
    [one] { $amount } ukończona misja
    [few] { $amount } ukończone misje
   *[many] { $amount } ukończonych misji
}

# Numbers that reviews compare players by.
measure-levels = { $form ->
    [lead] na torach
   *[more] poziomów na torach
}
measure-technologies = { $form ->
    [lead] w liczbie technologii
   *[more] technologii
}
measure-outposts = { $form ->
    [lead] w liczbie placówek
   *[more] placówek
}
measure-missions = { $form ->
    [lead] w liczbie misji
   *[more] misji
}
measure-pirates = { $form ->
    [lead] w liczbie pokonanych piratów
   *[more] pokonanych piratów
}

sketch-status = Runda { $round } z { $rounds }
sketch-head = Gracz | PZ | energia | surowce | obcy | kredyty | technologia | wojskowość | produkcja | polityka | handel | kapitanowie | załoga
sketch-player = { $who } | { $points } | { $energy } | { $ore } | { $alien } | { $credit } | { $technology } | { $military } | { $production } | { $politics } | { $trade } | { $captains } | { $crew }
sketch-list = { $things }
sketch-none = –
sketch-technologies = Technologie – { $who }: { $what }
sketch-log = Misje – { $who }: { $what }
sketch-tokens = Żetony – { $who }: { $what }
sketch-planets-head = Pole | planeta | placówki | co tam leży
sketch-planet = { $space } | { $planet } | { $outposts } | { $lies }
sketch-shown-missions = Dostępne misje: { $what }
sketch-shown-technologies = Dostępne karty technologii: { $what }
sketch-decrees = Dekrety: { $what }

## The page

heading-wealth = Karty bogactwa
heading-ability = Kafelki zdolności
heading-main = Akcje
heading-planet = Planety akcyjne
heading-follow = Dodatkowa akcja
heading-move = Ruch
heading-outposts = Placówki
heading-choice = Wybór
heading-missions = Misje
heading-free = Darmowe akcje
heading-income = Dochody
heading-done = Zakończenie
page-map = Galaktyka
page-actions = Panel działań
page-tracks = Główne tory
page-senate = Galaktyczny Senat
page-missions = Wyłożone misje
page-technologies = Karty technologii
page-draft = Do wzięcia
page-place = { $planet }. { $what }
page-list = { $things }
page-leaf-actions = Akcje
page-leaf-cards = Karty
page-round = Runda { $round }/{ $rounds }
page-incomes-left = { $count ->
    [0] Nie będzie już fazy dochodów.
    [one] Została 1 faza dochodów.
    [few] Zostały { $count } fazy dochodów.
   *[other] Zostało { $count } faz dochodów.
    }
page-round-token = Kto rozpocznie rundę { $round }, bierze żeton { $token }.
page-phase = Faza: { $phase }
page-phase-setup = przygotowanie
page-phase-income = dochody
page-phase-action = akcje
page-phase-upkeep = porządkowanie
page-phase-end = koniec
page-tip-phases = Runda to dochody, akcje, dopóki wszyscy kolejno nie spasują, i porządkowanie.
page-turn-of = Tura gracza { $who }.
page-order = Kolejność: { $seats }
page-segment = { $who }: segment { $segment } toru priorytetu, placówki: { $placed }
page-next-order = W następnej rundzie, gdyby nic się nie zmieniło: { $seats }
page-next-token = Żeton { $token } przypadłby wtedy graczowi { $who }.
page-tip-order = Kto ma mniej placówek, ten w następnej rundzie gra wcześniej.
page-military = Wojskowość, gdyby runda skończyła się teraz:
page-military-even = { $who }: poziom { $level }, bez zysku i straty
page-military-gains = { $who }: poziom { $level }, zysk { $count } PZ
page-military-loses = { $who }: poziom { $level }, strata { $count } PZ
page-tip-military = Prowadzący zyskuje tyle, ile wynosi przewaga nad następnym; ostatni traci tyle, ile brakuje mu do poprzedniego.
page-main = Główna akcja: { $effect }.
page-secondary = Dodatkowa akcja: { $effect }.
page-costs = Dla ciebie: główna akcja – { $main }, dodatkowa – { $secondary }.
page-main-free = Główna akcja jest wolna.
page-main-taken = Główną akcję wykonali: { $seats }.
page-followers = Dodatkową akcję wykonali: { $seats }.
page-could-follow = Dodatkową akcję mogliby wykonać: { $seats }.
page-level = { $track }: { $level }, liczy się jako { $counts }
page-level-of = { $who }: { $level }, liczy się jako { $counts }
page-levels-of = Poziomy gracza { $who }:
page-next-stack = Następny stos na poziomie { $level }: { $token } ({ $effect })
page-mining-token = { $token }: { $effect }
page-tip-technology = Od poziomów 1, 4 i 7 daje dostęp do kart technologii, a także do wyższych poziomów wojskowości.
page-tip-military-track = Pokonuje piratów; porównuje się ją w fazie porządkowania.
page-tip-production = Przy zbieraniu zasobów działa tyle placówek, ile wynosi poziom.
page-tip-politics = Daje dostęp do misji i decyduje, jak daleko działają tory wydobycia i dochodów.
page-tip-trade = Otwiera pola placówek; jego pola dają znaczniki rozwoju i floty.
page-space = { $track } { $level }
page-space-needs = Krok na to pole wymaga technologii { $level }.
page-space-token = Na stosie: { $token } ({ $effect })
page-space-empty = Gdy stos jest pusty: { $effect }.
page-space-reach = Po wejściu: { $effect }.
page-space-income = Dochód: { $effect }.
page-marker-of = Tu stoi znacznik gracza { $who }.
page-seated = { $who } zasiada tutaj.
page-decree-of = { $who }: { $has }/{ $needs }
page-next-seat = Następny fotel daje { $count } PZ.
page-golden = { $who } ma złoty fotel i zyskuje kredyt za każdego, kto usiądzie później.
page-tip-senate = Kto spełnia dekret, może w swojej turze na stałe posłać tam załoganta.
page-senate-of = Senat i { $who }:
page-decree-seated = { $decree }: zasiada
page-decree-progress = { $decree }: { $has }/{ $needs }
page-part = { $what }: { $has }/{ $needs }
page-part-met = { $what }: { $has }/{ $needs } ✓
page-mission-access = Dostępna od polityki { $needs }; masz { $has }.
page-mission-gap = Nowa misja pojawi się tu po zakończeniu akcji (polityka { $level }).
page-technology-access = Można oznaczyć od technologii { $needs }; masz { $has }.
page-marked-by = Oznaczona przez: { $seats }.
page-markers = { $count ->
    [one] 1 znacznik rozwoju w ładowni
    [few] { $count } znaczniki rozwoju w ładowni
   *[other] { $count } znaczników rozwoju w ładowni
    }
page-used-this-round = Użyte w tej rundzie.
page-ready = Oznaczona: działa dla właściciela.
page-token-ready = Do użycia we własnej turze, jeden raz.
page-token-used = Zużyty.
page-token-cached = Odłożony: w każdej rundzie można użyć jednego z nich.
page-tokens-used = { $count ->
    [one] 1 zużyty żeton
    [few] { $count } zużyte żetony
   *[other] { $count } zużytych żetonów
    }
page-objective-now = Teraz dałby { $count } PZ.
page-wealth = { $card }: { $effect }
page-wealth-taken = Wzięte karty bogactwa:
page-ability = Kafelek zdolności
page-line = { $one } – { $other }: energia { $energy }
page-tip-line = Tyle płaci statek, który rusza się wzdłuż tej linii.
page-ship = Statek gracza { $who }: { $planet }
page-second-ship = Drugi statek gracza { $who }: { $planet }
page-tip-ship = Placówki zakłada się tam, gdzie jest statek.
page-tip-capital = Tu wszyscy zaczynają. Przy zbieraniu zasobów daje dowolny zasób.
page-reach = W zasięgu eksploracji, energia: { $energy }.
page-wormhole = Tunel prowadzi do każdego innego za { $cost }.
page-slot-taken = Pole placówki: { $who }
page-slot-open = Wolne pole bez wymagań
page-slot-crew = Wolne pole za załoganta, który zostaje tam na stałe
page-slot-trade = Wolne pole od handlu { $needs }; masz { $has }.
page-pirates = { $pirate }: siła { $strength }, twoja wojskowość to { $has }.
page-pirates-bring = Pokonani dają: { $reward }; co rundę: { $income }.
page-pirates-beaten = { $count ->
    [one] 1 żeton piratów
    [few] { $count } żetony piratów
   *[other] { $count } żetonów piratów
    }
page-token-here = Kto założy tu pierwszą placówkę, bierze żeton { $token }: { $effect }.
page-next-outpost = Placówka { $number } – koszt w surowcach: { $ore }; odsłania: { $effect }.
page-tip-grey = Szara planeta daje dodatkowy ruch w każdej eksploracji.
page-score = { $vp } PZ; { $score }, gdyby gra skończyła się teraz
page-score-upkeep = Wojskowość, gdyby runda skończyła się teraz: +{ $gain } −{ $loss }
page-hold = { $good }: { $count }
page-goods-of = Ładownia gracza { $who }:
page-tip-energy = Płaci się nią za ruchy i wojskowość.
page-tip-ore = Płaci się nimi za placówki i handel.
page-tip-alien = Płaci się nimi za tunele, handel i wszechakcję.
page-tip-credit = Nie jest zasobem. We własnej turze 1 kredyt można wymienić na 1 energię lub 1 surowiec; na koniec to 1 PZ.
page-workers = Dostępni, { $worker }: { $count }; w akcji: { $out }
page-workers-of = Robotnicy gracza { $who }:
page-workers-left = Zostaną kapitanowie: { $captains }, załoganci: { $crew }.
page-tip-captain = Wykonuje główne i dodatkowe akcje, leci na planety akcyjne.
page-tip-crew = Wykonuje dodatkowe akcje, leci na planety akcyjne, zasiada w Senacie.
page-tip-lieutenant = Wykonuje tylko dodatkowe akcje, ale tak jak główne.
page-tip-markers = Znacznik na karcie technologii sprawia, że działa ona dla właściciela.
page-pods = { $count ->
    [one] 1 załogant w kapsule kriogenicznej
    [few] { $count } załogantów w kapsułach kriogenicznych
   *[other] { $count } załogantów w kapsułach kriogenicznych
    }
page-tip-pods = Śpią, dopóki coś ich nie zmobilizuje, a pole mobilizacji jest wolne.
page-income = Najbliższe dochody: { $count ->
    [one] 1 źródło
    [few] { $count } źródła
   *[other] { $count } źródeł
    }
page-income-word = Dochody
page-tip-income = Jeśli do tego czasu nic się nie zmieni.
page-moves = Ruchy w eksploracji: { $moves }, w tym bez energii: { $free }
page-turns-left = Tury, na które starczy robotników: z kapitanem { $captains }, z załogantem { $crew }.
page-row-crew = Załoga
page-row-outposts = Placówki
page-row-mining = Wydobycie
page-row-income = Tor dochodów
page-space-manned = Pole zajęte: { $worker }
page-space-free = Puste pole: { $worker }
page-space-pays = Dochód: { $effect }.
page-outpost-placed = Placówka { $number } jest założona; koszt w surowcach: { $ore }.
page-outpost-here = Placówka { $number } – koszt w surowcach: { $ore }.
page-outpost-reward = Odsłania: { $effect }.
page-trade-open = Handel { $level } jest odblokowany.
page-trade-closed = Handel { $level } jest zablokowany.
page-trade-marker = Daje znacznik rozwoju.
page-fleet = { $fleet }: { $effect }, od razu i jako dochód
page-mining-pays = Działa przy wydobyciu od polityki { $needs }; masz { $has }.
page-mining-cut = Nie działa: potrzebna polityka { $needs }, masz { $has }.
page-income-pays = Działa od polityki { $needs }; masz { $has }.
page-income-cut = Nie działa: potrzebna polityka { $needs }, masz { $has }.
page-log-free = Wolne miejsce { $place } w dzienniku misji
page-completed = { $count ->
    [one] 1 ukończona misja
    [few] { $count } ukończone misje
   *[other] { $count } ukończonych misji
    }
page-outposts-of = { $who }: { $count ->
    [one] 1 placówka
    [few] { $count } placówki
   *[other] { $count } placówek
    }
page-unused-workers = Niewykorzystani kapitanowie: { $captains }, załoganci: { $crew }.
page-unused-areas = Wolne główne akcje: { $areas }.
page-unused-missions = Misje o spełnionych wymaganiach: { $missions }.
page-unused-tokens = Żetony: { $tokens }.
page-unused-decrees = Spełnione dekrety: { $decrees }.
page-aid-income = Twoje najbliższe dochody
page-aid-unused = Co jeszcze możesz zrobić
page-aid-signs = Symbole
page-pod = kapsuła kriogeniczna
page-outpost = placówka
page-marker = znacznik rozwoju
page-vp = punkt zwycięstwa


## In a list of games

about-play = Przez pięć rund dowodzisz flotą: wykonujesz mocne akcje, korzystasz z akcji rywali, zakładasz placówki, pokonujesz piratów i zdobywasz fotele w Galaktycznym Senacie.
about-time = 90–140 minut
about-weight = średnio trudna lub trudna

## Pierwsza gra z przewodnikiem

guide-welcome = Witaj na mostku! Rund jest { $rounds }: zakładasz placówki, handlujesz, badasz i torujesz sobie drogę do Senatu. Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa. Masz ich { $points }.
guide-panel = To twój panel sterowania. Kapitanów masz { $captains }: to oni wykonują główne akcje. Załoga śpi jeszcze w kapsułach kriogenicznych (jest ich { $pods }); najpierw coś musi ją obudzić.
guide-income = Każda runda zaczyna się od dochodów. Płacą puste pola panelu, a jedno z nich pozwala wybrać zasób. Weź energię.
guide-income-why = Statki latają dzięki energii, a od lotu zaczniesz.
guide-turn = W swojej turze stawiasz kapitana na jednej z głównych akcji. Każdą można wykonać tylko raz w rundzie. Zacznij od eksploracji.
guide-turn-why = Porusza twój statek i zakłada placówkę, a placówki zasilają całą resztę.
guide-move = Twój statek stoi w Stolicy. Leć na planetę { $planet }: ta linia kosztuje energię { $energy }.
guide-move-why = To planeta akcyjna: gdy masz na niej placówkę, twoi robotnicy mogą w każdej rundzie użyć jej akcji.
guide-outpost = Załóż drugą placówkę. Kosztuje surowce: { $ore }. Pole, które zwalnia na panelu, daje kredyty: { $credits }.
guide-outpost-why = Pierwsze placówki są tanie, a { $planet } będzie dla ciebie pracować przez całą grę.
guide-token = Kto pierwszy trafi na planetę akcyjną, bierze jej żeton premii. { $token } jest twój: użyj go i weź surowce: { $ore }.
guide-token-why = Żetonu używa się raz, w dowolnej swojej turze. Nie kończy to tury.
guide-follow = { $who } wykonuje główną akcję technologii. Gdy ktoś skończy główną akcję, inni mogą ją powtórzyć robotnikiem. Zwykle to jej słabsza wersja.
guide-follow-why = { $ability } jest wyjątkowy: tylko powtarza, ale wykonuje przy tym główną akcję, a kapitanowie zostają wolni.
guide-technology = Wybierz same kroki: na torze technologii idziesz naprzód o { $steps }.
guide-technology-why = Technologia otwiera karty i wyższe poziomy wojskowości, a po drodze leży żeton premii.
guide-wake = Ten żeton to { $token }. Użyj go: budzą się załoganci, { $crew }.
guide-wake-why = Załoganci powtarzają akcje innych, więc nie trzeba do tego kapitana.
guide-production = Eksploracja i technologia są zajęte. Wolna jest produkcja: podnosi poziom produkcji, teraz { $level }, a potem następuje zbiór. Placówek, z których można zbierać, masz { $outposts }.
guide-production-why = W zbiorze bierze udział tyle placówek, ile wynosi poziom, więc jedno i drugie powinno rosnąć razem.
guide-harvest = Stolica daje, co zechcesz. Obcych jeszcze nie masz, więc weź obcych: { $aliens }.
guide-harvest-why = Obcy otwierają tunele i tor handlu.
guide-politics = { $who } kończy akcję polityki. Powtórz ją załogantem, który właśnie się obudził.
guide-politics-why = Robotnik, który siedzi w domu, nic ci nie daje.
guide-step = Powtarzając, wybierasz: krok albo misja. Weź krok: polityka o { $steps }.
guide-step-why = Polityka otwiera lepsze misje i decyduje, jak daleko płacą twoje tory dochodu.
guide-military = Został jeden kapitan. Na koniec rundy ostatni na torze wojskowości traci punkty: { $who } ma poziom { $theirs }, a ty { $mine }. Dogoń go.
guide-military-why = Gdy wszyscy są równi, nikt nic nie traci.
guide-price = Są różne ceny. Zapłać energię { $energy } i kredyty { $credits }.
guide-price-why = Zostanie trochę energii dla statku na następną rundę.
guide-purse = Akcja jest wykonana, ale darmowe akcje są nadal możliwe. { $token } to żeton z toru polityki; użyj go.
guide-purse-why = Potem nie masz już nic do zrobienia: runda się kończy.
guide-round = Runda się skończyła. Nikt nie został w tyle na torze wojskowości, wszyscy robotnicy wrócili, a kapitanowie, w liczbie { $captains }, znów są gotowi. Twoje punkty: { $points }.
guide-income-again = Znów dochody. Wybierasz zasób; surowce masz już { $ore }, ale kosztują je następne placówki.
guide-income-again-why = Zakładaj placówki wcześnie: każda zasila wszystkie późniejsze zbiory.
guide-end = To była pełna runda. Jest ich { $rounds }. Powtarzaj, gdy warto poświęcić robotnika, i patrz na swoje cele, zanim wybierzesz planety. Odtąd decydujesz samodzielnie, a kiedy chcesz, zapytaj mnie o radę.

guide-about-turn = Postaw kapitana na głównej akcji; zostało ich { $captains }. Na początek dobre są eksploracja i produkcja.
guide-about-planet = Masz placówkę na planecie akcyjnej: robotnik może użyć jej akcji, raz na rundę.
guide-about-pass = Nie masz już kapitana. Wyślij załoganta na planetę akcyjną albo spasuj. Kto pasuje, może wrócić do gry w późniejszej turze.
guide-about-follow = Ktoś skończył główną akcję. Możesz ją powtórzyć robotnikiem: nie kosztuje to tury.
guide-about-explore = Przesuń statek, a potem załóż placówkę tam, gdzie stoi. To, do czego dolecisz i na co cię stać, świeci.
guide-about-gain = Możesz wybrać zasób: energia porusza statki, surowce budują placówki, obcy otwierają tunele i handel.
