## Pytania

ask-faction = Którą frakcją grasz? Wszystkie wybory odkrywa się jednocześnie.
ask-destiny = Którą kartę przeznaczenia zachowujesz w tajemnicy?
ask-turn = Twoja tura: wystrzel statek albo wróć do stacji.
ask-must-return = Twój hangar był pusty: musisz wrócić do stacji. Wcześniej możesz wykonać darmowe akcje.
ask-modules = Który moduł aktywujesz? Gdy skończysz, wszystkie statki wracają do hangaru.
ask-window = Dalej: { $next }. Darmowe akcje przedtem?
next-activation = aktywacja regionu
next-raid = najazd
next-battle = bitwa
next-battle-step = następny krok bitwy
next-end = koniec twojej tury
ask-window-base = Dalej: baza sojuszu. Darmowe akcje, zanim z niej skorzystasz?
ask-window-battle = Dalej: { $next }. Darmowe akcje przedtem?
ask-region = { $ship }: do którego regionu go wystrzeliwujesz?
ask-react = Czy zagrywasz kartę ({ $moment })?
ask-raid = Którzy łowcy przybywają do aktywnego regionu?
ask-escalate = Bitwa w regionie { $region }: które z twoich statków dołączają?
ask-diplomacy = Dyplomacja: zagrywasz kartę?
ask-prepare = Przygotowanie: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
    }, celowanie { $targeting }. Karty, a potem energia na dodatkowe kości?
ask-prepare-other = Przygotowanie bitwy, w której nie bierzesz udziału: czy zagrywasz kartę, którą mimo to można zagrać?
ask-gain-basic = { $count ->
    [one] Który zasób podstawowy zdobywasz?
    [few] Zdobywasz { $count } zasoby podstawowe: który najpierw?
   *[many] Zdobywasz { $count } zasobów podstawowych: który najpierw?
    }
ask-gain-any = { $count ->
    [one] Który zasób zdobywasz?
    [few] Zdobywasz { $count } zasoby: który najpierw?
   *[many] Zdobywasz { $count } zasobów: który najpierw?
    }
ask-pay = Czym płacisz teraz? Pozostało: { $cost }{ $waived ->
    [0] .
   *[other] , z czego { $waived } nie trzeba płacić.
    }
ask-pay-for = { $what }: czym płacisz teraz? Pozostało: { $cost }{ $waived ->
    [0] .
   *[other] , z czego { $waived } nie trzeba płacić.
    }
ask-pay-effect = Za to: { $effect }. Czym płacisz teraz? Pozostało: { $cost }{ $waived ->
    [0] .
   *[other] , z czego { $waived } nie trzeba płacić.
    }
ask-choose = Co wybierasz?
ask-may = Czy robisz to: { $effect }?
ask-repair = { $count ->
    [one] Co naprawiasz?
    [few] { $count } naprawy: co najpierw?
   *[many] { $count } napraw: co najpierw?
    }
ask-build = Który statek budujesz?
ask-develop = Na której planecie budujesz?
ask-acquire = Który moduł bierzesz?
ask-second = Kupujesz drugi moduł? Jeśli nie, odrzucasz jeden z dostępnych.
ask-scrap = Który z dostępnych modułów odrzucasz?
ask-pass-on = { $module }: przekazujesz go? Odbiorca: { $mate }.
ask-advance = Na którym torze awansujesz?
ask-upgrade = Które ulepszenie umieszczasz?
ask-upgrade-ship = { $ship }: budujesz go za darmo?
ask-draw-up = Twój limit kart na ręce to teraz { $count }: dobierasz do niego?
ask-discover = Który żeton odkrycia bierzesz w tajemnicy?
ask-look = Która karta wydarzenia trafia na wierzch? Druga trafia na spód.
ask-claim = Skąd zdobywasz księżyc?
ask-choose-moon = Który księżyc ze stosu zdobywasz?
ask-room = Brak miejsca na { $moon }: odrzucasz albo osadzasz inny księżyc?
ask-recruit = { $count ->
    [one] Skąd rekrutujesz lidera?
    [few] Możesz zrekrutować do { $count } liderów: skąd?
   *[many] Możesz zrekrutować do { $count } liderów: skąd?
    }
ask-printed = Nadrukowany zasób której planety zdobywasz?
ask-discard = { $count ->
    [one] Którą kartę odrzucasz?
    [few] Odrzucasz { $count } karty: którą najpierw?
   *[many] Odrzucasz { $count } kart: którą najpierw?
    }
ask-excess = Twój limit kart na ręce to { $count }: którą kartę odrzucasz?
ask-excess-goods = Ponad limit magazynowania: { $goods }. Wykorzystaj je albo odrzuć.
ask-return-ship = Który statek wraca do hangaru?
ask-activate = Który moduł aktywujesz za darmo?
ask-power = { $module }: aktywujesz statkiem czy energią?
ask-science = Reaktor główny działa: który moduł naukowy aktywujesz?
ask-turn-up = Którą zużytą kartę budowli odkrywasz?
ask-damage-module = Jeden z twoich modułów zostaje uszkodzony: który?
ask-hit-ship = Jeden z twoich statków na mapie zostaje uszkodzony: który?
ask-jam = Czyje celowanie zakłócasz?
ask-hire = { $count ->
    [one] Kto rzuca 1 kością więcej?
    [few] Kto rzuca { $count } kośćmi więcej?
   *[many] Kto rzuca { $count } kośćmi więcej?
    }
ask-passage = { $count ->
    [one] Komu płacisz 1 kredyt?
    [few] Komu płacisz { $count } kredyty?
   *[many] Komu płacisz { $count } kredytów?
    }
ask-steal-from = Komu zabierasz zasób?
ask-steal-what = { $who }: który zasób zabierasz?
ask-end-battle = Kończysz bitwę, bez zwycięzcy i bez uszkodzeń?
ask-agree = { $count ->
    [one] Zgadzasz się na pokój? Każdy zdobywa 1 PZ.
    [few] Zgadzasz się na pokój? Każdy zdobywa { $count } PZ.
   *[many] Zgadzasz się na pokój? Każdy zdobywa { $count } PZ.
    }
ask-yield = Zastraszenie: płacisz 1 energii czy rzucasz jedną kością mniej?
ask-reroll = Którymi kośćmi rzucasz ponownie?
ask-set-die = Która kość ma pokazać { $count }?
ask-withdraw = { $count ->
    [one] Który statek opuszcza bitwę?
    [few] Bitwę opuszczają najwyżej { $count } statki: które?
   *[many] Bitwę opuszcza najwyżej { $count } statków: które?
    }
ask-save-ship = Który statek unika uszkodzenia?
ask-damage = { $count ->
    [one] Twój statek ma zostać uszkodzony: ratujesz go?
    [few] { $count } twoje statki mają zostać uszkodzone: ratujesz któryś?
   *[many] { $count } twoich statków ma zostać uszkodzonych: ratujesz któryś?
    }
ask-operations = Operacje taktyczne: karta czy nagroda z osadzonego tam księżyca?
ask-socket = { $moon }: do którego gniazda?
ask-arrange = Który moduł przemysłowy stoi na miejscu { $count }?
ask-give = Co proponujesz? Odbiorca: { $mate }.
ask-take = O co prosisz? Oddaje: { $mate }.
ask-deal-given = { $mate } proponuje: { $thing }. Przyjmujesz?
ask-deal-asked = { $mate } prosi o: { $thing }. Oddajesz?
ask-end-order = Czeka wydarzenie: co najpierw?
ask-lair = Gdzie pojawia się łowca: { $raider }?
ask-award = Cała drużyna dociera do żetonu: kto go bierze?
ask-rescue = Czy statek przechodzi ze złomowiska na barkę naprawczą?

## Przyciski

label-faction = Graj: { $faction }
label-destiny = Zachowaj: { $card }
label-launch = Wystrzel: { $ship }
label-go = { $region }
label-return = Wróć do stacji
label-activate = Aktywuj: { $module }
label-join = Dołącza { $ship } z regionu { $region }
label-hit = Uszkodzony zostaje { $ship } w regionie { $region }
label-recall = Wraca { $ship } z regionu { $region }
label-by-ship = { $ship } z regionu { $region }
label-by-barge = { $ship } z barki naprawczej
label-by-energy = 1 energii
label-claim = Zdobądź: { $thing }
label-hand-over = { $thing }
label-set = Osadź: { $thing }
label-into-joint = Między modułem { $module } a następnym
label-into = Do gniazda: { $module }
label-into-operations = Do operacji taktycznych
label-discard-moon = Odrzuć: { $thing }
label-recruit = Zrekrutuj lidera z regionu { $region }
label-collect = Zbierz { $goods } w regionie { $region }
label-play = Zagraj: { $card }
label-discard-card = Odrzuć: { $thing }
label-turn-up = Odkryj: { $development }
label-use = Użyj karty: { $development }
label-take = Weź: { $thing }
label-use-token = Użyj żetonu: { $thing }
label-acquire = Weź: { $module }
label-scrap = Odrzuć: { $module }
label-pass-on = Przekaż
label-pay = Zapłać { $goods }
label-waive = Nie płać za tę jednostkę (zniżka)
label-gain = { $resource }
label-advance = Tor: { $track }
label-way = { $effect }
label-end-battle = Zakończ bitwę
label-agree = Zgoda
label-pay-energy = Zapłać 1 energii
label-build-free = Zbuduj za darmo
label-yes = Tak
label-repair-ship = { $ship }: ze złomowiska na barkę
label-repair-shield = { $ship }: napraw tarczę
label-damage = Uszkodź: { $module }
label-repair = Napraw: { $module }
label-build = Zbuduj: { $ship }
label-upgrade = { $upgrade }
label-top = Na wierzch: { $event }
label-raid = { $raider }
label-spend = Wydaj { $count } energii na kości
label-aim = Zapłać 1 energii: celowanie +1
label-target = { $who }
label-target-raiders = Łowcy
label-die = Kość z wynikiem { $face }
label-save = Ocal: { $ship }
label-event-first = Najpierw wydarzenie
label-limits-first = Najpierw limity magazynowania
label-rearrange = Przearanżuj moduły przemysłowe
label-next = Teraz: { $module }
label-give = Zaproponuj coś drugiemu członkowi drużyny
label-ask = Poproś o coś drugiego członka drużyny
label-draw = Dobierz
label-moon = Weź nagrodę z księżyca
label-go-on = Dalej
label-all-home = Koniec: wszystkie statki wracają
label-no-energy = Gotowe: bez energii na kości
label-lose-moon = Strać nowy księżyc
label-give-back = Odrzuć zasoby ponad limit
label-no-raid = Bez najazdu
label-take-damage = Przyjmij uszkodzenia
label-keep-module = Zachowaj moduł
label-throw = Rzuć wybranymi kośćmi
label-die-less = Rzuć jedną kością mniej
label-decline = Nie, dalej

## Nagłówki

heading-start = Przed grą
heading-launch = Wystrzel statek
heading-return = Wróć do stacji
heading-regions = Wybierz region
heading-raid = Wybierz łowców
heading-activate = Aktywuj moduł
heading-ships = Statki i energia
heading-moons = Księżyce
heading-play = Zagraj kartę
heading-cards = Karty
heading-free = Darmowe akcje
heading-acquire = Weź moduł
heading-modules = Moduły
heading-resources = Zasoby
heading-damage = Uszkodzenia i naprawy
heading-build = Statki i ulepszenia
heading-tracks = Tory
heading-battle = Bitwa
heading-team = Drużyna
heading-choice = Wybór
page-leaders = liderzy
raiders = Łowcy

## Dlaczego nie

refusal-over = Gra jest zakończona.
refusal-not-awaited = To nie jest teraz twoja decyzja. Decyduje: { $who }.
refusal-not-own-turn = To jest możliwe tylko we własnej turze.
refusal-not-started = Nie przed pierwszą turą.
refusal-not-in-event = Nie w trakcie rozpatrywania wydarzenia.
refusal-in-an-effect = Darmowe akcje wykonuje się przed innym efektem albo po nim, nie w jego trakcie.
refusal-busy = Nie podczas osadzania księżyca ani przearanżowania modułów.
refusal-must-decide = Nie można z tego zrezygnować: trzeba coś wybrać.
refusal-only-at-setup = Frakcje i karty przeznaczenia wybiera się przed pierwszą turą.
refusal-only-at-turn-start = O wystrzeleniu lub powrocie decyduje się raz, na początku swojej tury.
refusal-only-at-turn-end = Co będzie pierwsze, wybiera się na końcu tury, gdy czeka wydarzenie.
refusal-nothing-to-pay = Nie ma teraz za co płacić.
refusal-nothing-to-gain = Nie przysługuje ci teraz zasób do wyboru.
refusal-no-ship-under-way = Nie trzeba teraz wskazywać regionu: wskazuje się go dla wystrzeliwanego statku, budowli lub księżyca.
refusal-no-events-seen = Karty wydarzeń odkłada się tylko po ich podejrzeniu.
refusal-nothing-to-choose = Nie ma teraz między czym wybierać.
refusal-only-after-one-purchase = Dostępny moduł odrzuca się tylko po zakupie jednego modułu na polu.
refusal-moon-first = Najpierw wybierz księżyc, potem gniazdo.
refusal-nothing-offered = Nie ma propozycji, na którą można się zgodzić.
refusal-only-in-raid = Łowców wybiera się w kroku najazdu, gdy może przybyć więcej niż jedna klasa.
refusal-only-in-return = Moduły aktywuje się podczas powrotu do stacji.
refusal-module-first = Najpierw wybierz moduł, potem to, co go aktywuje.
refusal-only-by-an-effect = Tylko tam, gdzie daje to baza, moduł, karta lub żeton.
refusal-only-while-arranging = Najpierw zacznij przearanżowywać moduły.
refusal-nobody-to-name = Nie trzeba teraz nikogo wskazywać.
refusal-only-in-preparation = Energię wydaje się w kroku przygotowania bitwy.
refusal-only-after-roll = Kości zmienia się tylko po rzucie, za pomocą karty.
refusal-only-after-defeat = Z operacji taktycznych korzysta się po przegranej bitwie.
refusal-only-by-repair = Moduły i statki naprawia się lub uszkadza tylko wtedy, gdy nakazuje to efekt.
refusal-only-when-acquired = Przekazać można tylko pierwszy moduł zdobyty w swojej turze, w chwili jego zdobycia.
refusal-not-dealt = Tej karty nie ma wśród rozdanych.
refusal-must-return = Hangar był pusty na początku tury: trzeba wrócić do stacji.
refusal-no-launch = Nie ma regionu, do którego można wystrzelić ten statek.
refusal-not-in-hangar = { $ship }: brak w hangarze.
refusal-no-region = Tu nie ma regionu.
refusal-quasar = Żaden statek nie wlatuje do kwazara.
refusal-needs-voyage = Do mgławic latają tylko statki z wojażem.
refusal-own-ship-there = Jest tam twój statek.
refusal-occupied = Region jest zajęty, a ten statek nie ma ataku.
refusal-out-of-range = { $away ->
    [0] Poza zasięgiem: nie prowadzi tam żadna droga, a zasięg wynosi { $range }. Wybierz region, do którego można dotrzeć.
    [few] Poza zasięgiem: odległość wynosi { $away } kroki, a zasięg { $range }. Wybierz bliższy region.
   *[many] Poza zasięgiem: odległość wynosi { $away } kroków, a zasięg { $range }. Wybierz bliższy region.
    }
refusal-no-energy = Potrzeba { $needs } energii, masz { $has }.
refusal-base-useless = { $base }: nie można by z niej skorzystać. { $why }
refusal-base-not-ready = Najpierw zapewnij to, czego wymaga baza. { $why }
refusal-base-first = Zostałoby wtedy za mało, aby skorzystać z bazy, a to obowiązek.
refusal-no-such-ship = Nie ma tam takiego statku.
refusal-held = Łowca zatrzymuje statki w tym regionie.
refusal-no-farther = Statek nie poleci dzięki temu dalej ani nie oszczędzi energii.
refusal-other-resource = Do zapłacenia: { $asked }.
refusal-no-resource = Brak zasobu: { $resource }.
refusal-name-the-card = Wskaż kartę taktyki.
refusal-moon-unneeded = Księżyc nie pokazuje niczego, czym można teraz zapłacić.
refusal-nothing-waived = Na tę jednostkę nie ma zniżki.
refusal-hand-fits = Karty taktyki na ręce: { $has }, limit: { $limit }. Nic nie trzeba odrzucać.
refusal-not-in-hand = Tej karty nie ma na ręce.
refusal-no-such-moon = Nie masz takiego księżyca.
refusal-no-leader = Nie ma tam twojego lidera.
refusal-no-ship-there = Nie ma tam twojego statku.
refusal-nothing-extra = Nie leży tam taki dodatkowy zasób.
refusal-no-face-up-card = Nie masz odkrytej karty tego rodzaju.
refusal-no-face-down-card = Nie masz zakrytej karty tego rodzaju.
refusal-no-such-token = Nie masz takiego żetonu.
refusal-no-effect = Teraz nic by to nie dało. { $why }
refusal-wrong-moment = Zły moment; zagrywa się ją: { $moment }.
refusal-nothing-to-arrange = Do przearanżowania potrzeba dwóch modułów obok Szkutnika, masz: { $has }.
refusal-rearranged-already = Już przearanżowano: najpierw inna decyzja.
refusal-placed-already = Ten moduł ma już swoje miejsce.
refusal-not-in-stack = Tego żetonu nie ma w stosie.
refusal-not-in-reserve = Tej płytki nie ma w twojej rezerwie.
refusal-upgraded = { $ship }: już ulepszony.
refusal-not-in-display = Tego modułu nie ma wśród dostępnych.
refusal-other-column = Nie z tej kolumny: { $column }.
refusal-module-unpayable = { $column }: na moduł z tej kolumny brakuje: { $lack }.
refusal-no-such-module = Nie ma takiego modułu.
refusal-end-game-module = Modułów końca gry nigdy się nie aktywuje.
refusal-damaged = { $markers ->
    [one] Moduł jest uszkodzony: 1 znacznik.
    [few] Moduł jest uszkodzony: { $markers } znaczniki.
   *[many] Moduł jest uszkodzony: { $markers } znaczników.
    }
refusal-used-module = Moduł był już aktywowany w tym powrocie.
refusal-no-moon-in-socket = Gniazdo wejścia jest puste.
refusal-only-by-reactor = Moduły naukowe aktywuje tylko Reaktor główny.
refusal-only-by-ship = Reaktor główny aktywuje tylko statek.
refusal-no-ship-in-row = Energia wymaga twojego statku w tym rzędzie.
refusal-not-science = To nie jest kolejny moduł naukowy.
refusal-half-socket = Połówka gniazda: z prawej nie ma modułu.
refusal-no-socket = Moduł nie ma gniazda.
refusal-no-resource-moon = Gniazdo wejścia przyjmuje księżyce z zasobami, bez naprawy.
refusal-no-development = Nie można tu zbudować budowli. { $why }
refusal-none-unbuilt = { $ship }: brak niezbudowanych.
refusal-ship-unpayable = { $ship }: brakuje: { $lack }.
refusal-no-raider-in-range = Nie ma takiego łowcy w zasięgu.
refusal-no-lair = Łowca nie pojawia się w tym miejscu.
refusal-no-moon-there = Nie ma tam takiego księżyca.
refusal-not-looked-at = Tej karty nie ma wśród obejrzanych.
refusal-other-planet = To musi być inna planeta.
refusal-not-basic = To musi być tytan, nanowęgiel lub lód.
refusal-no-cards-left = Nie ma już kart do dobrania.
refusal-no-such-way = Możliwości do wyboru: { $ways }.
refusal-track-full = { $track }: koniec toru.
refusal-not-in-scrapyard = { $ship }: brak na złomowisku.
refusal-shield-whole = { $ship }: żadna tarcza nie jest uszkodzona.
refusal-not-damaged = Moduł nie jest uszkodzony.
refusal-damaged-already = Moduł jest już uszkodzony.
refusal-no-participant = Nie bierze udziału w bitwie.
refusal-not-oneself = To musi być ktoś inny.
refusal-no-victim = Nic nie można tam zabrać.
refusal-victim-has-none = Tego zasobu tam nie ma: { $resource }.
refusal-cannot-aim = Energię na celowanie wydaje tylko uczestnik bitwy, któremu pozwala na to frakcja.
refusal-aimed-enough = Najwyżej { $most } energii na celowanie.
refusal-nothing-spent = Wydaj co najmniej 1 energii albo graj dalej bez niej.
refusal-too-much-energy = Na kości można tu wydać najwyżej { $most } energii.
refusal-no-such-die = Nie masz takiej kości.
refusal-nothing-saves = Żadna karta w grze nie ocali kolejnego statku.
refusal-no-moon-in-operations = W operacjach taktycznych nie ma księżyca.
refusal-no-teams = Przy tym stole nie ma drużyn.
refusal-traded-already = Jedna wymiana na turę.
refusal-declined-already = Ta propozycja została już w tej turze odrzucona.
refusal-nothing-to-hand-over = Nie ma czego przekazać.
refusal-not-there = Tego tam nie ma.
why-lacks = Brakuje: { $lack }.
why-no-cards = Nie ma już kart taktyki do dobrania.
why-no-moon-set = W jego gnieździe nie ma księżyca.
why-all-built = Wszystkie twoje statki są zbudowane.
why-no-planet = Tu nie ma planety.
why-no-transport = Nie masz tam transportowca.
why-developed = Stoi tam już budowla.
why-few-leaders = Liderów na stacji potrzeba: { $needs }, jest: { $has }.
why-last-ship = Nie wolno zużyć ostatniego statku.
why-no-settler = Żaden twój transportowiec nie stoi na planecie bez budowli.
why-no-modules = Nie ma tam dostępnych modułów.
why-track-full = { $track }: koniec toru.
why-tracks-full = Na każdym torze osiągnięto koniec.
why-all-upgraded = Wszystkie typy statków są ulepszone.
why-no-moons = Nie ma księżyca do zdobycia.
why-no-leaders = Na mapie nie ma twoich liderów.
why-no-tokens = Stos jest pusty.
why-no-printed = Nie ma planety, która dałaby swój zasób.
why-no-ships = Na mapie nie ma twoich statków.
why-nothing-to-activate = Nie ma modułu, który można by aktywować.
why-nobody-else = Nikt inny nie bierze udziału w bitwie.

## Dziennik

log-base-placed = { $base }: region { $space }.
log-planet-placed = Planeta { $planet }: region { $space }.
log-orphan-placed = Mgławica { $space } ma księżyc: { $moon }.
log-tokens-laid = Żetony supremacji na torze: { $tokens }.
log-factions-dealt = { $who } wybiera spośród: { $factions }.
log-sealed = { $who }: wybór dokonany.
log-faction = { $who } – frakcja: { $faction }.
log-tile = { $who } – płytka ulepszenia: { $upgrade }.
log-leaders-placed = { $who }: po liderze w każdej bazie i na stacji, dwóch w mgławicy { $space }.
log-rolled-first = { $who } rzuca o rozpoczęcie: { $dice }.
log-first = { $who } rozpoczyna.
log-destinies-dealt = { $who } zachowuje jedną z kart: { $cards }.
log-destiny = { $who } zachowuje: { $card }.
log-turn = { $who }: tura { $number }.
log-gained = { $who } zdobywa { $goods }.
log-paid = { $who } oddaje { $goods }.
log-excess = { $who } odrzuca ponad limit { $goods }.
log-drew = { $who } dobiera kartę taktyki.
log-drew-card = { $who } – dobrana karta: { $card }.
log-discarded = { $who } odrzuca: { $card }.
log-played = { $who } zagrywa: { $card }.
log-points = { $who } zdobywa { $count } PZ.
log-points-lost = { $who } traci { $count } PZ.
log-end-triggered = { $who } dociera do znacznika końca gry.
log-turn-limit = Osiągnięto limit tur: nadchodzi koniec.
log-last-turns = Każdy ma jeszcze jedną turę; zaczyna { $who }.
log-marker = { $count ->
    [one] Znacznik wydarzeń jest 1 krok przed końcem.
    [few] Znacznik wydarzeń jest { $count } kroki przed końcem.
   *[many] Znacznik wydarzeń jest { $count } kroków przed końcem.
    }
log-event-pending = { $who }: na koniec tury nastąpi wydarzenie.
log-event = Wydarzenie: { $event }.
log-launched = { $who } wystrzeliwuje do regionu { $space }: { $ship }.
log-base-used = { $who } korzysta z bazy: { $base }.
log-claimed = { $who } zdobywa { $moon }.
log-moon-revealed = { $planet } pokazuje teraz: { $moon }.
log-moon-discarded = { $who } odrzuca bez nagrody { $moon }.
log-moon-cashed = { $who } odrzuca dla nagrody { $moon }.
log-moon-set = { $who } osadza { $moon }.
log-recruited = { $who } rekrutuje lidera z regionu { $space }.
log-leader-sent = { $who }: lider trafia do mgławicy { $space }.
log-collected = { $who } zbiera { $goods } w regionie { $space }.
log-extra = Dodatkowe zasoby w regionach { $spaces }, w każdym: { $goods }.
log-card-used = { $who } używa karty budowli: { $development }.
log-card-turned-up = { $who } odkrywa kartę budowli: { $development }.
log-token-used = { $who } używa żetonu: { $token }.
log-advanced = { $who } awansuje na torze „{ $track }” na pole { $index }.
log-token-taken = { $who } bierze żeton supremacji: { $token }.
log-looked-through = { $who } przegląda stos odkryć.
log-saw-tokens = W stosie: { $tokens }.
log-discovery-taken = { $who } bierze żeton odkrycia.
log-discovery-is = { $who } – wzięty żeton: { $token }.
log-upgraded = { $who } umieszcza ulepszenie: { $upgrade }.
log-looked = { $who } ogląda w tajemnicy karty wydarzeń.
log-saw-event = Obejrzana karta: { $event }.
log-displayed = Nowy dostępny moduł: { $module }.
log-scrapped = Na spód talii: { $module }.
log-chosen = { $who } bierze: { $module }.
log-installed = { $who } dołącza do stacji: { $module }.
log-activated = { $who } aktywuje: { $module }.
log-ship-on-module = { $who } stawia statek na module: { $ship }.
log-rearranged = { $who } przearanżowuje moduły przemysłowe.
log-module-damaged = { $who }: uszkodzony moduł { $module }.
log-module-repaired = { $who } naprawia: { $module }.
log-ship-repaired = { $who }: { $ship } trafia na barkę naprawczą.
log-shield-repaired = { $who } naprawia tarczę: { $ship }.
log-developed = { $who } buduje na planecie { $planet }: { $development }.
log-built = { $who } buduje: { $ship }.
log-home = { $who }: wszystkie statki w hangarze.
log-ship-home = { $who }: { $ship } wraca do hangaru.
log-raider-turned-up = Odkryta karta łowców: { $raider }.
log-raider-placed = Nowy łowca w regionie { $space }: { $raider }.
log-raided = Najazd na region { $space }: { $raider }.
log-raider-damaged = Łowca traci tarczę: { $raider }.
log-raider-gone = Łowca wraca na swoją kartę: { $raider }.
log-moon-eaten = Na planecie { $planet } znika księżyc: { $moon }.
log-battle = Bitwa w regionie { $space }.
log-joined = { $who } dołącza z regionu { $space }: { $ship }.
log-truce = Bitwa zostaje zakończona.
log-battle-off = Bitwa kończy się bez zwycięzcy.
log-left = { $who } opuszcza bitwę.
log-energy-for-dice = { $who } wydaje { $count } energii na kości.
log-rolled = { $who } – wynik rzutu: { $dice }.
log-raiders-rolled = Łowcy – wynik rzutu: { $dice }.
log-raiders-win = Wygrywają łowcy.
log-nobody-wins = Nikt nie wygrywa: wszyscy przegrali.
log-wins = Zwycięstwo: { $who }.
player = { $who }
log-stolen = { $who } zabiera { $goods }; traci { $victim }.
log-shield-hit = { $who }: { $ship } traci tarczę.
log-ship-lost = { $who }: uszkodzony { $ship } schodzi z mapy.
log-spared = { $who }: { $ship } unika uszkodzenia.
log-offered = { $who } i { $mate } rozmawiają o wymianie.
log-handed-over = { $who } przekazuje coś; odbiorca: { $mate }.
log-handed-is = Przekazano: { $thing }.
log-offer-refused = { $who } odmawia.
log-passed-on = { $who } przekazuje moduł { $module }; odbiorca: { $mate }.
ended = Koniec gry: każdy rozegrał ostatnią turę.

## Punktacja

score-vp = Punkty na torze
score-track = Tor: { $track }
score-tracks = Tory postępu
score-modules = Moduły
score-developments = Budowle
score-regions = Regiony specjalne obok budowli
score-damaged = Uszkodzone moduły
score-stash = Niewydane zasoby
score-module = { $module }
score-leaders = Liderzy na stacji
score-destiny = Karta przeznaczenia
score-faction = Frakcja
score-mate = Drugi członek drużyny
tie-modules = Moduły
tie-resources = Zasoby
part-own-number = liczba na budowli
part-leaders-around = liderzy tu i obok
part-numbers-around = budowle obok
part-leader-cap = limit
part-faction = frakcja
part-weaponry = uzbrojenie
part-developments = budowle
part-energy = energia
part-cards = karty
part-limit = limit
part-ships = statki
part-upgrades = ulepszenia
part-enemies = wrogowie
faction = Frakcja
acquired = Zdobyty moduł
upgraded = Ulepszenie statku
developed = Budowla
developments = Budowle
developments-0 = bez budowli
developments-1 = 1 budowla
developments-2 = 2 budowle
developments-3 = 3 budowle
developments-4 = 4 budowle
developments-more = 5 budowli lub więcej
modules = Zdobyte moduły
modules-few = do 4 modułów
modules-some = od 5 do 7 modułów
modules-usual = od 8 do 12 modułów
modules-many = 13 modułów lub więcej
played = Zagrana karta taktyki

## Stół w słowach

# Honours at the end of a game.
honour-victor = Najwięcej wygranych bitew
honour-victor-why = { $amount ->
    [one] { $amount } zwycięstwo
    [few] { $amount } zwycięstwa
   *[many] { $amount } zwycięstw
}
honour-closest = Najbardziej zacięta bitwa
honour-closest-why = { $amount ->
    [one] wygrana mimo remisu na najlepszej kości
   *[other] wygrana mimo remisu na { $amount } najlepszych kościach
}
honour-moons = Łowy na księżyce
honour-moons-why = { $amount ->
    [one] { $amount } zdobyty księżyc
    [few] { $amount } zdobyte księżyce
   *[many] { $amount } zdobytych księżyców
}
honour-roll = Najszczęśliwsze kości
honour-roll-why = { $amount ->
    [one] { $amount } oczko w jednym rzucie
    [few] { $amount } oczka w jednym rzucie
   *[many] { $amount } oczek w jednym rzucie
}

# Numbers that reviews compare players by.
measure-developments = { $form ->
    [lead] w liczbie budowli
   *[more] budowli
}
measure-modules = { $form ->
    [lead] w liczbie modułów
   *[more] modułów
}
measure-moons = { $form ->
    [lead] w liczbie księżyców
   *[more] księżyców
}
measure-tracks = { $form ->
    [lead] na torach
   *[more] kroków na torach
}

sketch-status = { $left ->
    [one] Koniec przy { $end } PZ. Wydarzenie za 1 krok.
    [few] Koniec przy { $end } PZ. Wydarzenie za { $left } kroki.
   *[many] Koniec przy { $end } PZ. Wydarzenie za { $left } kroków.
    }
sketch-status-pending = Koniec przy { $end } PZ. Czeka wydarzenie.
sketch-status-last = Osiągnięto znacznik końca { $end } PZ: ostatnie tury.
sketch-head = Gracz | PZ | zasoby | karty | hangar | złomowisko | liderzy | tory
sketch-player = { $who } | { $vp } | { $goods } | { $cards }/{ $limit } | { $hangar } | { $wrecks } | { $leaders } | { $tracks }
sketch-map-head = Region | płytka | tutaj
sketch-region = { $space } | { $tile } | { $here }
sketch-active-region = { $space } (aktywny) | { $tile } | { $here }
sketch-moon = { $moon } ({ $count })
sketch-development = budowla: { $who }
sketch-ship = { $who }: { $ship } x{ $count }
sketch-leader = { $who }: liderzy { $count }
sketch-raider = łowcy { $class } x{ $count }
sketch-extra = dodatkowo { $goods }
sketch-side = { $who } | kości { $dice } | celowanie { $targeting } | { $rolled }
sketch-side-raiders = Łowcy | kości { $dice } | celowanie { $targeting } | { $rolled }
sketch-display-head = Dostępne moduły
sketch-display = { $column } | { $modules }
sketch-station = Stacja: { $who }
sketch-module = { $berth } | { $module } | uszkodzenia { $damage } | { $moon }
sketch-things = Żetony: { $tokens } | ulepszenia: { $upgrades } | w grze: { $sustain }
sketch-moons = Zdobyte księżyce: { $moons }
nothing = –
unknown-thing = nieznane
amounts = { $parts }
steps = { $steps }
space-empty = { $space }
space-is = { $space } { $tile }
tile-nebula = Mgławica
moon-is = księżyc ({ $shows })

## Ilości

amount-energy = { $count } energii
amount-titanium = { $count ->
    [one] 1 tytan
   *[other] { $count } tytanu
    }
amount-nanocarbon = { $count ->
    [one] 1 nanowęgiel
   *[other] { $count } nanowęgla
    }
amount-ice = { $count ->
    [one] 1 lód
   *[other] { $count } lodu
    }
amount-credit = { $count ->
    [one] 1 kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
    }
amount-tactics = { $count ->
    [one] 1 karta taktyki
    [few] { $count } karty taktyki
   *[many] { $count } kart taktyki
    }
object-energy = { $count } energii
object-tactics = { $count ->
    [one] 1 kartę taktyki
    [few] { $count } karty taktyki
   *[many] { $count } kart taktyki
    }
amount-vp = { $count } PZ
amount-repair = { $count ->
    [one] 1 naprawa
    [few] { $count } naprawy
   *[many] { $count } napraw
    }
amount-basic = { $count ->
    [one] 1 zasób podstawowy
    [few] { $count } zasoby podstawowe
   *[many] { $count } zasobów podstawowych
    }
amount-different = { $count ->
    [one] 1 zasób podstawowy
    [few] { $count } różne zasoby podstawowe
   *[many] { $count } różnych zasobów podstawowych
    }
amount-any = { $count ->
    [one] 1 zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
    }
resource-energy = energia
resource-titanium = tytan
resource-nanocarbon = nanowęgiel
resource-ice = lód
resource-credit = kredyt
resource-tactics = karta taktyki
track-science = nauka
track-industry = przemysł
track-supremacy = supremacja
track-commerce = handel
track-civilization = cywilizacja
skill-settle = zasiedlenie
skill-voyage = wojaż
skill-attack = atak
skill-jump = skok

## Momenty

moment-own-turn = w dowolnym momencie własnej tury
moment-outside-battle = we własnej turze poza bitwą
moment-before-launch = we własnej turze przed wystrzeleniem
moment-before-raid = we własnej turze przed najazdem
moment-region = przy wyborze regionu wystrzelenia
moment-modules = w kroku 1 własnego powrotu
moment-moons = przed aktywacją planety z co najmniej 2 księżycami
moment-ship-hit = gdy twoje statki mają zostać uszkodzone
moment-module-hit = gdy twój moduł ma zostać uszkodzony
moment-base-activated = po użyciu bazy sojuszu przez innego gracza
moment-moon-claimed = po zdobyciu księżyca planetarnego przez innego gracza
moment-diplomacy = w kroku dyplomacji
moment-prepare = w przygotowaniu własnej bitwy
moment-prepare-any = w przygotowaniu dowolnej bitwy
moment-after-roll = po rzucie we własnej bitwie
moment-won = po wygraniu bitwy
moment-lost = po przegraniu bitwy
moment-damage = przed uszkodzeniem po przegranej bitwie

## Efekty

does-gain = zdobywasz { $goods }
does-gain-basic = { $count ->
    [one] zdobywasz 1 wybrany zasób podstawowy
    [few] zdobywasz { $count } wybrane zasoby podstawowe
   *[many] zdobywasz { $count } wybranych zasobów podstawowych
    }
does-gain-any = { $count ->
    [one] zdobywasz 1 wybrany zasób
    [few] zdobywasz { $count } wybrane zasoby
   *[many] zdobywasz { $count } wybranych zasobów
    }
does-vp = zdobywasz { $count } PZ
does-lose-vp = tracisz { $count } PZ
does-pay = płacisz { $cost }
does-pay-for = płacisz { $cost }, a wtedy { $then }
does-pay-moon = płacisz to, co pokazuje księżyc w gnieździe wejścia, a wtedy { $then }
does-moon-reward = zdobywasz nagrodę księżyca z gniazda wyjścia
does-choose = wybierasz jedno: { $ways }
does-may = możesz: { $then }
does-for-wrecks = za każdy swój statek na złomowisku lub barce, najwyżej { $count ->
    [one] 1 raz
   *[other] { $count } razy
    }: { $then }
does-for-modules = za każdy swój nieuszkodzony moduł ({ $column }), najwyżej { $count ->
    [one] 1 raz
   *[other] { $count } razy
    }: { $then }
does-repair = { $count ->
    [one] naprawiasz 1 raz
   *[other] naprawiasz { $count } razy
    }
does-build = budujesz statek za jego cenę
does-build-less = { $count ->
    [one] budujesz statek o 1 tytan taniej
   *[other] budujesz statek o { $count } tytanu taniej
    }
does-build-free = budujesz statek za darmo
does-develop = wznosisz budowlę
does-develop-less = { $count ->
    [one] wznosisz budowlę o 1 zasób podstawowy taniej
    [few] wznosisz budowlę o { $count } zasoby podstawowe taniej
   *[many] wznosisz budowlę o { $count } zasobów podstawowych taniej
    }
does-acquire-free = bierzesz moduł za darmo ({ $columns })
does-acquire = kupujesz moduł ({ $columns })
does-field = kupujesz 1 lub 2 moduły ({ $columns }); przy 1 odrzucasz jeden z tych kolumn
does-advance = awansujesz na torze „{ $track }”
does-advance-any = awansujesz na wybranym torze
does-advance-event = { $count ->
    [one] przesuwasz znacznik wydarzeń o 1 krok
    [few] przesuwasz znacznik wydarzeń o { $count } kroki
   *[many] przesuwasz znacznik wydarzeń o { $count } kroków
    }
does-upgrade = zdobywasz ulepszenie statku
does-look = oglądasz dwie karty wydarzeń: jedna na wierzch, druga na spód
does-claim-planet = zdobywasz wierzchni księżyc planety
does-claim-anywhere = zdobywasz księżyc planety lub mgławicy
does-choose-moon = zdobywasz dowolny księżyc planety zamiast wierzchniego
does-recruit = { $count ->
    [one] rekrutujesz 1 lidera z dowolnego regionu
   *[other] rekrutujesz do { $count } liderów z dowolnych regionów
    }
does-observe = przeglądasz stos obserwatoriów i bierzesz żeton
does-printed-here = zdobywasz nadrukowany zasób tej planety
does-printed-ship = zdobywasz nadrukowany zasób planety ze swoim statkiem
does-printed-own = zdobywasz nadrukowany zasób planety ze swoim statkiem lub budowlą
does-discard = { $count ->
    [one] odrzucasz 1 kartę taktyki
    [few] odrzucasz { $count } karty taktyki
   *[many] odrzucasz { $count } kart taktyki
    }
does-return-ship = jeden z twoich statków wraca z mapy
does-activate = aktywujesz za darmo moduł spoza rzędu nauki
does-turn-up = odkrywasz zużytą kartę budowli
does-or-else = { $first }, a jeśli się nie da: { $then }
does-lose = tracisz { $goods }
does-keep = odrzucasz wszystko ponad { $count }: { $resource }
does-damage-module = jeden z twoich modułów zostaje uszkodzony
does-infect = żeton mechafaga trafia na twój moduł
does-hit-ship = jeden z twoich statków na mapie zostaje uszkodzony
does-send-leader = lider trafia z twojej stacji do losowej mgławicy
does-extra-nebulae = każda mgławica otrzymuje { $goods }
does-extra-bases = każda baza oprócz obu Pól otrzymuje { $goods }
does-more-swarm = { $count ->
    [one] pojawia się kolejny łowca klasy S
    [few] pojawiają się { $count } kolejni łowcy klasy S
   *[many] pojawia się { $count } kolejnych łowców klasy S
    }
does-cycle = dolny moduł każdej kolumny zostaje wymieniony
does-dice = kości +{ $count }
does-targeting = celowanie +{ $count }
does-jam = inny uczestnik ma celowanie -{ $count }
does-hire = uczestnik ma kości +{ $count }; jeśli to nie ty, { $then }
does-reroll = rzucasz ponownie dowolnymi swoimi kośćmi
does-set-die = jedna z twoich kości pokazuje { $count }
does-steal = zabierasz zasób pokonanemu graczowi
does-withdraw = { $count ->
    [one] najwyżej 1 twój statek odlatuje bez uszkodzeń
    [few] najwyżej { $count } twoje statki odlatują bez uszkodzeń
   *[many] najwyżej { $count } twoich statków odlatuje bez uszkodzeń
    }
does-save-ship = jeden ze statków nie zostaje uszkodzony
does-save-module = moduł nie zostaje uszkodzony
does-far-launch = to wystrzelenie ma nieograniczony zasięg i wojaż
does-hail = zdobywasz { $count } PZ za każdy wrogi statek w regionie; potem każdy gracz może zakończyć bitwę
does-accord = jeśli wszyscy inni gracze w tej bitwie się zgodzą, każdy zdobywa { $count } PZ i bitwa się kończy; w przeciwnym razie { $then }
does-passage = { $count ->
    [one] płacisz 1 kredyt innemu uczestnikowi i opuszczasz bitwę
    [few] płacisz { $count } kredyty innemu uczestnikowi i opuszczasz bitwę
   *[many] płacisz { $count } kredytów innemu uczestnikowi i opuszczasz bitwę
    }
does-intimidate = każdy przeciwnik w tej bitwie płaci 1 energii albo ma kości -1; łowcy mają kości -1
does-end-battle = bitwa się kończy
does-duel = bez energii na kości; nikt nie rzuca więcej niż { $count ->
    [one] 1 kością
   *[other] { $count } kośćmi
    }
when-first-launch = po wystrzeleniu bez innych statków na mapie
when-launched = gdy zostaje wystrzelony
when-launched-base = gdy zostaje wystrzelony do bazy sojuszu
when-launched-nebula = gdy zostaje wystrzelony do mgławicy
when-planet = po aktywowaniu planety
when-planet-moon = gdy zdobywa księżyc planety
when-nebula = gdy aktywujesz mgławicę
when-reactor = gdy aktywujesz Reaktor główny
when-by-ship = gdy aktywuje moduł
when-won = gdy wygrywasz bitwę
when-lost = gdy przegrywasz bitwę
when-recruited = gdy rekrutujesz
triggered = { $when }: { $then }
triggered-once = raz na turę, { $when }: { $then }
holds-all-columns = Pola sprzedają ci moduły ze wszystkich czterech kolumn
holds-aim = w przygotowaniu możesz zapłacić do { $count } energii: celowanie +1 za każdą
holds-hand-limit = twój limit kart na ręce jest wyższy o { $count }
holds-monolith = { $count ->
    [one] w Monolicie dobierasz o 1 kartę więcej
    [few] w Monolicie dobierasz o { $count } karty więcej
   *[many] w Monolicie dobierasz o { $count } kart więcej
    }
holds-attack = wszystkie twoje statki mają atak
holds-voyage = wszystkie twoje statki mają wojaż
holds-range = zasięg twoich statków jest większy o { $count }
holds-targeting = celowanie +{ $count } w każdej bitwie
holds-ship-discount = { $count ->
    [one] statki kosztują cię o 1 tytan mniej, ale co najmniej 1
   *[other] statki kosztują cię o { $count } tytanu mniej, ale co najmniej 1
    }
holds-repairs = naprawa w Stoczni lub u Szkutnika liczy się { $count ->
    [one] 1 raz
   *[other] { $count } razy
    }
holds-leader-cap = twój wynik liderów może sięgnąć { $count }
holds-leader-bonus = przy każdej budowli dodatkowo { $count } PZ
holds-rescue = na początku powrotu statek może przejść ze złomowiska na barkę
holds-voyage-for = za { $count } energii wystrzelony statek ma wojaż
holds-own-dice = we własnej turze kości +{ $count }
holds-end-leaders = na koniec dodatkowo { $count } PZ za każdego lidera na stacji
holds-lone-energy = raz na powrót energia może aktywować moduł w rzędzie bez statku
holds-sound-scoring = uszkodzone moduły nie obniżają punktów z wydarzeń
holds-avoid-raid = możesz zdecydować, że najazdu nie ma
holds-planet-energy = po aktywacji planety zdobywasz { $count } energii
holds-save-ships = { $count ->
    [one] w każdej przegranej bitwie 1 statek unika uszkodzenia
    [few] w każdej przegranej bitwie { $count } statki unikają uszkodzenia
   *[many] w każdej przegranej bitwie { $count } statków unika uszkodzenia
    }
holds-develop-leaders = { $count ->
    [one] budowanie nim wymaga o 1 lidera mniej, ale co najmniej 1
   *[other] budowanie nim wymaga o { $count } liderów mniej, ale co najmniej 1
    }
holds-develop-discount = { $count ->
    [one] budowanie nim jest o 1 zasób podstawowy tańsze
    [few] budowanie nim jest o { $count } zasoby podstawowe tańsze
   *[many] budowanie nim jest o { $count } zasobów podstawowych tańsze
    }
holds-to-barge = zniszczony trafia na barkę naprawczą
holds-quiet-nebula = wystrzelony do mgławicy nie spotyka najazdu
holds-free-jump = dołączenie do bitwy skokiem nie kosztuje energii
holds-enemy-targeting = wrogowie w jego bitwach mają celowanie -{ $count }

## Karty

kind-action = akcja
kind-event = wydarzenie
kind-sustain = podtrzymanie
kind-diplomacy = dyplomacja
kind-battle = bitwa
kind-discovery = żeton odkrycia
kind-destiny = karta przeznaczenia
card-does = Efekt: { $effect }.
card-ability = Zdolność: { $effect }.
card-module = Typ: { $column }. { $text }
card-input = Gniazdo wejścia.
card-output = { $vp ->
    [0] Gniazdo wyjścia.
   *[other] Gniazdo wyjścia, { $vp } PZ za osadzenie księżyca.
    }
card-store = Gniazdo na księżyc bez efektu, { $vp } PZ za osadzenie.
card-damage = { $count ->
    [one] Wchodzi do gry z 1 znacznikiem uszkodzeń.
   *[other] Wchodzi do gry z { $count } znacznikami uszkodzeń.
    }
card-tactic = Typ: { $kind }. { $text }
card-play = Zagrywasz: { $moment }. Efekt: { $effect }.
card-sustain = dopóki karta jest w grze, { $effect }
card-faction = Zaczyna o jedno pole wyżej na torach: { $tracks }; zasoby: { $goods }; ulepszenie: { $upgrade }. { $text }
card-values = Zasięg { $range }, uzbrojenie { $weaponry }, tarcze { $shields }, celowanie +{ $targeting }; { $skills }.
card-ship = { $text }
card-ship-cost = { $count ->
    [one] { $ship } Koszt: 1 tytan.
   *[other] { $ship } Koszt: { $count } tytanu.
    }
card-upgrade = Dla: { $ship }. { $values }
card-raider = { $text }
card-raider-values = Klasa { $class }. Początek: { $lair }. Zasięg { $range }, uzbrojenie { $weaponry }, celowanie +{ $targeting }, tarcze { $shields }.
lair-nebula = losowa mgławica
lair-crowded = baza z największą liczbą liderów
lair-newest = ostatnio dołożona planeta
lair-richest = niezabudowana planeta z największą liczbą księżyców
raider-no-energy = W bitwach z nim nie wydaje się energii na kości.
raider-no-escape = Żaden statek nie opuszcza jego regionu przez eskalację.
raider-eats-moons = Na planecie odrzuca wierzchni księżyc.
raider-wins = Gdy wygra, każdy pokonany gracz: { $effect }.
raider-reward = Nagroda: { $effect }.
card-event = Punktuje tor „{ $track }”, wzywa klasę { $class }. { $text }
event-each = Każdy gracz: { $effect }.
event-each-ship = Każdy gracz ze statkami na mapie: { $effect }.
event-each-leaders = { $count ->
    [one] Każdy gracz z co najmniej 1 liderem na stacji: { $effect }.
   *[other] Każdy gracz z co najmniej { $count } liderami na stacji: { $effect }.
    }
card-token = Efekt: { $effect }.
card-destiny = Najwyżej na torze „{ $first }”: { $more } PZ; najwyżej na torze „{ $second }”: { $less } PZ.
card-development = Liderzy: { $leaders }, koszt: { $cost }. Jednorazowa zdolność: { $ability }.
card-planet = Typ: { $track }. Bez księżyców daje { $printed }. Budowla: { $development }.
card-base = Efekt: { $effect }.
card-quasar = Żaden statek tam nie wlatuje. { $vp } PZ za każdą własną budowlę obok.
card-maelstrom = Region { $alpha }: { $first }. Region { $beta }: { $second }. { $vp } PZ za każdą własną budowlę obok.
card-moon = Księżyc planetarny ({ $track }), w pudełku: { $count }.
card-orphan = Osierocony księżyc, w pudełku: { $count }.
end-points = na koniec { $base } PZ, a do tego { $each } PZ tyle razy, ile { $count }{ $per ->
    [1] {""}
   *[other]  (każde { $per } liczą się raz)
    }
end-at-most = { $points }, najwyżej { $most }
count-developments = masz budowli
count-cards = masz kart taktyki
count-modules = masz modułów ({ $column })
count-ships = masz zbudowanych statków
count-leaders = masz liderów na stacji
count-index = wynosi twoja pozycja na torze „{ $track }”
count-face-up = masz odkrytych kart budowli
count-moons = masz księżyców osadzonych w stacji
count-upgrades = masz umieszczonych ulepszeń
count-stock = masz jednostek zasobu ({ $resource })

## Opcje

option-game_length = Długość: ile punktów wywołuje koniec
option-game_length-short = Krótka: 50 PZ
option-game_length-medium = Średnia: 60 PZ
option-game_length-long = Długa: 70 PZ
option-event_deck = Których dziesięciu kart wydarzeń się używa
option-event_deck-galactic_dawn = Świt galaktyki: przyjazne wydarzenia
option-event_deck-cosmic_twilight = Kosmiczny zmierzch: surowe wydarzenia
option-raider_s = Karta łowców klasy S
option-raider_s-first = Pierwsza karta
option-raider_s-second = Druga karta
option-raider_s-random = Dowolna, losowo
option-raider_a = Karta łowców klasy A
option-raider_a-first = Pierwsza karta
option-raider_a-second = Druga karta
option-raider_a-random = Dowolna, losowo
option-raider_b = Karta łowców klasy B
option-raider_b-first = Pierwsza karta
option-raider_b-second = Druga karta
option-raider_b-random = Dowolna, losowo
option-raider_c = Karta łowców klasy C
option-raider_c-first = Pierwsza karta
option-raider_c-second = Druga karta
option-raider_c-random = Dowolna, losowo
option-raider_d = Karta łowców klasy D
option-raider_d-first = Pierwsza karta
option-raider_d-second = Druga karta
option-raider_d-random = Dowolna, losowo
option-special_regions = Regiony specjalne w dwóch oznaczonych miejscach mapy
option-special_regions-none = Brak
option-special_regions-quasars = Kwazary
option-special_regions-maelstroms = Wiry
option-destiny_cards = Karty przeznaczenia: każdy zachowuje jeden z dwóch tajnych celów
option-team_mode = Dwóch na dwóch: miejsca 1 i 2 przeciw 3 i 4
option-faction_choice = Jak rozdziela się frakcje
option-faction_choice-deal3_pick1 = Każdy zachowuje jedną z trzech
option-faction_choice-random = Losowo
option-turn_limit = Liczba tur każdego gracza, po której koniec i tak nadchodzi; 0 – nigdy
option-socket_points = Kiedy zdobywa się PZ gniazda
option-socket_points-each_moon = Za każdy osadzony tam księżyc
option-socket_points-first_moon = Tylko za pierwszy księżyc
option-hailing_asks = Kto może zakończyć bitwę po Częstotliwości wywoławczej
option-hailing_asks-everybody = Każdy gracz
option-hailing_asks-participants = Uczestnicy bitwy

## Nazwy

planet-veyra = Veyra
planet-ossian = Ossian
planet-tal_minor = Tal Minor
planet-brakk = Brakk
planet-ferrum = Ferrum
planet-holts_anvil = Kowadło Holta
planet-karn = Karn
planet-vhal = Vhal
planet-dread_reach = Kres Trwogi
planet-solace = Ukojenie
planet-meridian = Południk
planet-quint = Quint
planet-nivara = Nivara
planet-glass_haven = Szklana Przystań
planet-eos = Eos
base-ancient_monolith = Monolit starożytnych
base-trade_hub = Węzeł handlowy
base-maximus_field = Pole Maximusa
base-odessa_field = Pole Odessy
base-shipyard = Stocznia
base-construction_office = Biuro budowy
development-observatory = Obserwatorium
development-factory = Fabryka
development-obelisk = Obelisk
development-spaceport = Kosmodrom
development-city = Miasto
special-quasar = Kwazar
special-maelstrom = Wir
ship-transport = Transportowiec
ship-fighter = Myśliwiec
ship-science_vessel = Statek badawczy
ship-cruiser = Krążownik
module-main_reactor = Reaktor główny
module-shipwright = Szkutnik
module-treasury = Skarbiec
module-architect = Architekt
module-energy_cell = Ogniwo energetyczne
module-carbon_loom = Krosno węglowe
module-data_core = Rdzeń danych
module-nanoforge = Nanokuźnia
module-resonance_chamber = Komora rezonansowa
module-particle_splitter = Rozszczepiacz cząstek
module-prediction_engine = Silnik predykcyjny
module-antimatter_vault = Skarbiec antymaterii
module-xeno_laboratory = Ksenolaboratorium
module-quantum_archive = Archiwum kwantowe
module-survey_array = Zestaw pomiarowy
module-signal_decoder = Dekoder sygnałów
module-singularity_theorem = Twierdzenie o osobliwości
module-telepresence_grid = Sieć teleobecności
module-warp_beacon = Latarnia nadprzestrzenna
module-titanium_smelter = Huta tytanu
module-repair_gantry = Suwnica naprawcza
module-assembly_line = Linia montażowa
module-power_plant = Elektrownia
module-cryo_refinery = Kriorafineria
module-carbon_press = Prasa węglowa
module-weapons_foundry = Odlewnia broni
module-drone_works = Zakład dronów
module-prefab_yard = Plac prefabrykatów
module-overdrive_core = Rdzeń przeciążeniowy
module-mass_driver = Wyrzutnia masy
module-export_terminal = Terminal eksportowy
module-retrofit_bay = Dok modernizacyjny
module-recycling_plant = Zakład recyklingu
module-supplier = Dostawca
module-index_extractor = Ekstraktor indeksu
module-clearing_bank = Bank rozliczeniowy
module-commodity_exchange = Giełda towarowa
module-service_dock = Dok serwisowy
module-black_market = Czarny rynek
module-auction_house = Dom aukcyjny
module-freight_exchange = Giełda frachtowa
module-embassy_bazaar = Bazar ambasad
module-luxury_port = Port luksusowy
module-trade_consortium = Konsorcjum handlowe
module-futures_desk = Kantor terminowy
module-smugglers_den = Melina przemytników
module-mint = Mennica
module-ministry_of_lands = Ministerstwo gruntów
module-cognitive_collective = Kolektyw poznawczy
module-ministry_of_science = Ministerstwo nauki
module-ministry_of_industry = Ministerstwo przemysłu
module-ministry_of_trade = Ministerstwo handlu
module-hall_of_peoples = Dom ludów
module-admiralty = Admiralicja
module-leaders_academy = Akademia liderów
module-war_memorial = Pomnik wojny
module-grand_archive = Wielkie archiwum
module-museum_of_moons = Muzeum księżyców
module-engineers_senate = Senat inżynierów
module-treasury_of_nations = Skarbiec narodów
module-power_council = Rada energetyczna
module-hydroponic_dome = Kopuła hydroponiczna
module-cultural_centre = Centrum kultury
module-diplomatic_corps = Korpus dyplomatyczny
module-recruitment_office = Biuro rekrutacji
module-garden_district = Dzielnica ogrodów
module-monument_square = Plac pomników
module-assembly_forum = Forum zgromadzeń
tactic-emergency_repairs = Naprawy awaryjne
tactic-supply_drop = Zrzut zaopatrzenia
tactic-deflector_burst = Impuls deflektora
tactic-sealed_bulkheads = Szczelne grodzie
tactic-recall_order = Rozkaz odwrotu
tactic-shadow_deal = Ciemny interes
tactic-tractor_beam = Promień ściągający
tactic-slipstream = Tunel nadprzestrzenny
tactic-overclock = Podkręcenie
tactic-field_promotion = Awans polowy
tactic-prospectors = Poszukiwacze
tactic-requisition = Rekwizycja
tactic-precursor_signal = Sygnał prekursorów
tactic-show_of_force = Pokaz siły
tactic-trade_summit = Szczyt handlowy
tactic-solar_harvest = Słoneczne żniwa
tactic-golden_age = Złoty wiek
tactic-far_expedition = Daleka wyprawa
tactic-combat_drills = Ćwiczenia bojowe
tactic-long_range_scanners = Skanery dalekiego zasięgu
tactic-stealth_field = Pole maskujące
tactic-mining_rigs = Platformy wydobywcze
tactic-voyager_protocol = Protokół podróżnika
tactic-reinforced_hulls = Wzmocnione kadłuby
tactic-hailing_frequency = Częstotliwość wywoławcza
tactic-mutual_accord = Wzajemne porozumienie
tactic-safe_passage = Bezpieczny przelot
tactic-intimidation = Zastraszenie
tactic-ceasefire = Zawieszenie broni
tactic-duel_of_honour = Pojedynek honorowy
tactic-targeting_computer = Komputer celowniczy
tactic-plasma_torpedoes = Torpedy plazmowe
tactic-evasive_pattern = Manewr unikowy
tactic-precision_strike = Precyzyjne uderzenie
tactic-sensor_jamming = Zakłócanie czujników
tactic-boarding_party = Oddział abordażowy
tactic-last_stand = Ostatni bój
tactic-tactical_withdrawal = Odwrót taktyczny
tactic-mercenaries = Najemnicy
tactic-victory_broadcast = Transmisja zwycięstwa
faction-tolzeed_bearers = Nosiciele Tolzeed
faction-synthetic_mecharons = Syntetyczni Mecharoni
faction-myrr_hive = Rój Myrr
faction-tessari_archivists = Archiwiści Tessari
faction-ossuan_nomads = Nomadzi Ossuan
faction-drovak_forge_clans = Klany Kuźni Drovak
faction-lumen_choir = Chór Lumen
faction-pulsewar_refugees = Uchodźcy Wojny Impulsów
faction-quill_cartographers = Kartografowie Quill
faction-nightmare_cove_astropirates = Astropiraci z Zatoki Koszmarów
faction-verdant_pact = Zielony Pakt
faction-null_engineers = Inżynierowie Zera
upgrade-tolzeed_carrier = Nosiciel Tolzeed
upgrade-mecharon_lancer = Ułan Mecharonów
upgrade-mind_ship = Statek umysłu
upgrade-archive_seeker = Poszukiwacz archiwów
upgrade-nomad_caravan = Karawana nomadów
upgrade-forge_dreadnought = Drednot kuźni
upgrade-pilgrim_ark = Arka pielgrzymów
upgrade-scrap_hornet = Złomowy szerszeń
upgrade-pathfinder = Tropiciel
upgrade-black_flagship = Czarny okręt flagowy
upgrade-thorn_skiff = Cierniowa łódź
upgrade-null_breaker = Łamacz Zera
upgrade-armed_hauler = Uzbrojony frachtowiec
upgrade-long_hauler = Frachtowiec dalekiego zasięgu
upgrade-nebula_hauler = Frachtowiec mgławicowy
upgrade-collector = Zbieracz
upgrade-colony_ark = Arka kolonijna
upgrade-interceptor = Przechwytywacz
upgrade-heavy_fighter = Ciężki myśliwiec
upgrade-stealth_fighter = Myśliwiec niewidzialny
upgrade-privateer = Kaper
upgrade-aegis_fighter = Myśliwiec Egida
upgrade-deep_scanner = Głęboki skaner
upgrade-flying_laboratory = Latające laboratorium
upgrade-harvester = Żniwiarz
upgrade-armed_explorer = Uzbrojony odkrywca
upgrade-phase_ship = Statek fazowy
upgrade-line_cruiser = Krążownik liniowy
upgrade-bastion = Bastion
upgrade-carrier = Lotniskowiec
upgrade-command_cruiser = Krążownik dowodzenia
upgrade-salvage_cruiser = Krążownik ratowniczy
raider-vorticon_raiders = Vortikońscy Najeźdźcy
raider-scavenger_swarm = Rój padlinożerców
raider-corsair_blade = Ostrze korsarza
raider-void_stalker = Prześladowca z Pustki
raider-abductor_saucer = Spodek Porywacz
raider-plasma_wraith = Plazmowa Zjawa
raider-mechaphage = Mechafag
raider-gravity_leviathan = Grawitacyjny Lewiatan
raider-dread_obliterator = Straszliwy Niszczyciel
raider-world_eater = Pożeracz Światów
event-titanium_rain = Tytanowy deszcz
event-crystal_comet = Kryształowa kometa
event-frozen_shower = Mroźny deszcz
event-galactic_fair = Galaktyczny jarmark
event-victory_parade = Parada zwycięstwa
event-solar_bloom = Słoneczny rozkwit
event-lost_convoy = Zaginiony konwój
event-great_pilgrimage = Wielka pielgrzymka
event-engineers_guild = Gildia inżynierów
event-celestial_alignment = Koniunkcja niebios
event-ion_storm = Burza jonowa
event-gravity_collapse = Zapaść grawitacyjna
event-market_crash = Krach na rynku
event-mutiny = Bunt
event-raider_frenzy = Szał łowców
event-dark_signal = Mroczny sygnał
event-supernova = Supernowa
event-metal_fatigue = Zmęczenie metalu
event-embargo = Embargo
event-great_famine = Wielki głód
discovery-monument = Pomnik
discovery-vault = Skarbiec
discovery-power_crystal = Kryształ mocy
discovery-war_archive = Archiwum wojny
discovery-lost_knowledge = Zaginiona wiedza
discovery-derelict_module = Porzucony moduł
discovery-alien_drive = Obcy napęd
discovery-repair_swarm = Rój naprawczy
discovery-ore_cache = Skład rudy
discovery-time_capsule = Kapsuła czasu
discovery-ghost_ship = Statek widmo
discovery-moon_chart = Mapa księżyców
discovery-old_foundations = Stare fundamenty
discovery-lost_colony = Zaginiona kolonia
token-breakthrough = Przełom
token-triumph = Triumf
token-war_machine = Machina wojenna
token-spoils = Łupy
token-mobilisation = Mobilizacja
token-tribute = Danina
token-prize_ship = Statek pryzowy
token-field_workshop = Warsztat polowy
destiny-panacea = Panaceum
destiny-new_nourishment = Nowe pożywienie
destiny-open_archives = Otwarte archiwa
destiny-doomsday_theory = Teoria zagłady
destiny-living_machines = Żywe maszyny
destiny-world_forge = Kuźnia światów
destiny-merchant_yards = Kupieckie stocznie
destiny-arsenal_of_the_edge = Arsenał Krawędzi
destiny-weapon_of_reason = Broń rozumu
destiny-steel_crown = Stalowa korona
destiny-iron_peace = Żelazny pokój
destiny-united_edge = Zjednoczona Krawędź
destiny-golden_routes = Złote szlaki
destiny-cartel_of_stars = Kartel gwiazd
destiny-patrons_of_science = Mecenasi nauki
destiny-trade_armada = Armada handlowa
destiny-enlightened_realm = Oświecone królestwo
destiny-garden_cities = Miasta ogrody
destiny-free_ports = Wolne porty
destiny-crown_of_peoples = Korona ludów

## Strona

page-label = { $card }: { $about }
page-times = { $what } x{ $count }
page-points = punkty zwycięstwa
page-map = Mapa
page-tracks = Tory postępu
page-market = Dostępne moduły
page-fleet = Twoje statki
page-station = Twoja stacja
page-stores = Twoje zasoby
page-hand = Twoje karty i żetony
page-no-cards = Brak kart taktyki.
page-battle = Bitwa
page-aid = Co kosztują i dają budowle

page-turn-of = Tura: { $who }, krok: { $step }.
page-region-is = Aktywny region: { $region }.
page-tip-steps = Tura to wystrzelenie (wystrzelenie, aktywacja, najazd, bitwa) albo powrót (moduły, statki do hangaru).
page-step-launch = Wystrzelenie
page-step-activate = Aktywacja
page-step-raid = Najazd
page-step-battle = Bitwa
page-step-modules = Moduły
page-step-home = Powrót
page-step-end = Koniec tury
page-waits = Czekamy: { $who } – { $why }.
page-waits-moment = Chwila: { $moment }.
page-tip-reaction = Pytani są wszyscy, którzy według tego, co widać, mogliby mieć pasującą kartę. To, że ktoś się zastanawia, nic nie mówi o kartach.
page-goal = Koniec nadchodzi przy { $end } PZ. Najlepszy gracz ma { $best }.
page-tip-goal = Kto tyle osiągnie, wywołuje koniec; potem każdy ma jeszcze jedną turę.
page-ending = Koniec został wywołany.
page-last-turns = Tury do końca ostatniej rundy: { $count }.

page-event-left = Kroki do następnego wydarzenia: { $count }.
page-event-pending = Na końcu tej tury będzie wydarzenie.
page-event-gone = Wydarzeń już nie będzie.
page-tip-event-track = Znacznik przesuwają pola wydarzeń na torach, karty wydarzeń oraz Pola Maximusa i Odessy. Na końcu toru pojawia się nowa planeta, a na końcu tury odkrywa się kartę wydarzenia: punktuje jej tor, przybywa łowca, coś się dzieje.
page-events-known = Znasz wierzch talii: { $cards }.
page-event-now = Wydarzenie: { $event }

page-track = Tor: { $track }. Twój znacznik liczy się, gdy wydarzenie punktuje ten tor, i na końcu gry.
page-track-of = { $who }: pole { $index }, { $vp } PZ.
page-on-track = { $track } { $index }
page-tracks-of = Tory: { $tracks }.
page-space = { $track }, pole { $place }: { $vp } PZ.
page-marker-of = Znacznik: { $who }.
page-space-level = Poziom { $level }: każda twoja budowla tego rodzaju liczy się na końcu za { $vp } PZ.
page-space-event = Wejście przesuwa znacznik wydarzeń.
page-space-discovery = Wejście: obejrzyj stos w tajemnicy i weź żeton. Zostało żetonów: { $count }.
page-space-upgrade = Wejście: połóż ulepszenie statku.
page-space-token = Kto wejdzie pierwszy, bierze żeton; każdy następny zdobywa { $vp } PZ.
page-space-stash = Odtąd każdy niewydany zasób liczy się na końcu za { $vp } PZ.
page-space-hand = Odtąd twój limit kart na ręce to { $count }; możesz od razu dobrać do limitu.

page-column = Moduł ({ $column }) kosztuje { $cost }.
page-column-deck = Moduły w talii: { $count }.
page-tip-column = Moduł przesuwa cię na jego torze: { $track }.

page-moon-top = Księżyc na wierzchu: { $moon }. Księżyców tutaj: { $count }.
page-leaders-of = Liderzy, { $who }: { $count }.
page-ships-of-here = { $ship }, { $who }: { $count }.
page-development-of = Budowla: { $who }.
page-extra-here = Dodatkowe zasoby: { $goods }.
page-active-region = Aktywny region tej tury.
page-tip-nebula = Wchodzą tu tylko statki z wojażem. Zdobywasz księżyc i oglądasz dwie karty wydarzeń.
page-next-planet = { $space }: tu będzie leżeć następna planeta.
page-tip-next-planet = Pojawi się, gdy znacznik wydarzeń dojdzie do końca. Planety w stosie: { $count }.
page-below = Pod spodem, jak wiesz: { $moons }.
page-threats = Łowcy w zasięgu: { $who }.
page-threat = { $raider } z regionu { $from }
page-no-threat = Nie przybędą tu żadni łowcy.
page-raiders-here = { $raider }: { $count }
page-raider-at = { $raider }, na mapie: { $places }.
page-raider-away = { $raider }, poza mapą.
page-ships-at = { $who }: { $ship } x{ $count }, { $region }
page-leaders-at = { $who }: liderzy { $count }, { $region }
page-leaders-home = Liderzy na stacji: { $count }. Wydani: { $spent }.
page-tip-leader = Liderów rekrutuje się z regionów z własnym statkiem i wydaje na budowle. Ci, którzy zostaną, liczą się na końcu.
page-extra-at = { $resource } x{ $count }, { $region }
page-tip-extra = Kto ma tu statek, może to zabrać darmową akcją.
page-development-at = { $development }, { $who }, { $region }
page-tip-development = Właściciel rzuca jedną kością więcej w bitwach tutaj i obok.
page-tip-moon-stack = Aktywacja regionu daje księżyc z wierzchu.
page-printed = Nie ma już księżyców: aktywacja daje { $goods }.

page-battle-at = Bitwa: { $region }
page-fight-step = Krok: { $step }
page-fight-escalation = Eskalacja
page-fight-diplomacy = Dyplomacja
page-fight-preparation = Przygotowanie
page-fight-roll = Rzut
page-fight-result = Wynik
page-fight-damage = Uszkodzenia
page-fight-over = koniec
page-tip-fight = Statki mogą dołączyć; po jednej karcie dyplomacji; karty i energia na kości; wszyscy rzucają i przerzucają kości poniżej celowania; wygrywa najwyższa kość, przy remisie następna; statki pokonanych są uszkadzane.
page-side = { $who }: kości { $dice }, celowanie { $targeting }
page-dice = Kości: { $dice }
page-dice-show = Kości z wynikiem { $face }: { $dice }
page-targeting = Celowanie: { $targeting }
page-tip-targeting = Kośćmi z wynikiem poniżej tej wartości rzuca się ponownie, aż ją osiągną.
page-chance = Szansa na zwycięstwo: { $percent }%
page-team = Drużyna { $number }
page-mate = w twojej drużynie
page-chance-note = Szanse liczą kości takie jak teraz; nie ma w nich kart, które ktoś może jeszcze zagrać.
page-tip-chance = Policzone po wszystkich rzutach kośćmi takimi jak teraz, bez dalszych kart, energii i statków.
page-could-join = Mogą jeszcze dołączyć:
page-join = { $who }: { $ship } z regionu { $region }, energia { $energy }
page-join-chance = Z nim twoja szansa to { $percent }%.
page-odds = Energia na kości:
page-odds-with = Energia { $energy }: szansa na zwycięstwo { $percent }%
page-aim = 1 energii za celowanie +1
page-nobody = Nikt nie wygrywa: { $percent }%
page-tip-nobody = Jeśli wszystkie kości są równe, nie ma zwycięzcy i wszyscy przegrywają.
page-won = Zwycięstwo
page-lost = Porażka
page-leads = Prowadzi

page-store = { $resource }: { $amount } z { $most }
page-tip-energy = Energia daje kości w bitwie, skoki i aktywuje moduły. Co na końcu twojej tury jest ponad limit, przepada.
page-tip-credit = Kredytem płaci się zamiast tytanu, nanowęgla albo lodu.
page-tip-basic = Zasób podstawowy na moduły, statki i budowle. Co na końcu twojej tury jest ponad limit, przepada.
page-tip-tactics = Kartę zagrywa się w chwili, którą ona wymienia. Co na końcu twojej tury jest ponad limit, odrzucasz.
page-score = { $vp } PZ teraz; { $score }, gdyby gra skończyła się teraz.
page-stock = { $goods }. Karty taktyki: { $cards } z { $limit }.
page-in-hangar = { $ship } w hangarze: { $count }
page-on-barge = { $ship } na barce naprawczej: { $count }
page-in-scrapyard = { $ship } na złomowisku: { $count }
page-in-reserve = { $ship }, jeszcze niezbudowane: { $count }
page-targets = Można go wystrzelić do regionów: { $regions }.
page-no-target = Teraz nie można go nigdzie wystrzelić.
page-tip-reserve = { $count ->
    [one] Budowa kosztuje 1 tytan.
   *[other] Budowa kosztuje { $count } tytanu.
    }
page-ships-of = { $ship }: w hangarze { $home }, na mapie { $out }, uszkodzone { $down }

page-station-of = Stacja: { $faction }
page-tip-return = W turze powrotu statki i energia aktywują twoje moduły; potem wszystkie statki wracają.
page-row = { $column }, moduły: { $count }
page-tip-row = Każdy moduł aktywuje statek; energia, jeśli w rzędzie stoi twój statek.
page-tip-row-science = Statek na reaktorze głównym aktywuje cały rząd.
page-tip-row-industry = Księżyc między dwoma modułami daje nagrodę, gdy oba zostały aktywowane. Moduły można przearanżować.
page-module-damaged = Znaczniki uszkodzeń: { $count }. Nie można go aktywować i kosztuje punkty.
page-module-used = Aktywowany w tym powrocie.
page-socket = Gniazdo modułu { $module }
page-joint = Gniazdo na prawo od modułu { $module }
page-socket-empty = puste
page-moon-set = { $moon }
page-claimed = Zdobyte księżyce: { $count } z { $most }
page-tip-claimed = Każdy możesz odrzucić za to, co pokazuje, albo osadzić na stałe w gnieździe.
page-operations = Operacje taktyczne
page-tip-operations = Gdy przegrasz bitwę, dobierasz kartę albo zdobywasz to, co pokazuje osadzony tu księżyc.
page-development-cards = { $development }: do użycia { $up }, użyte { $used }

page-tactics-deck = Talia taktyki: { $count }
page-tactics-pile = Odrzucone karty taktyki: { $count }
page-event-deck = Karty wydarzeń w talii: { $count }
page-stack-track = Żetony odkryć, stos nauki { $number }: { $count }
page-stack-observatory = Żetony odkryć dla obserwatoriów: { $count }
page-mechaphages = Żetony mechafagów w zapasie: { $count }
page-pile-of = { $cards }.
page-hidden-discoveries = Zakryte żetony odkryć: { $count }
page-dealt-factions = Wybierz frakcję
page-dealt-destinies = Zachowaj jedną kartę przeznaczenia
page-choose-moon = Wybierz księżyc ze stosu
page-discover = Weź żeton ze stosu
page-looking = Wierzch talii wydarzeń
page-sealed = Wybór dokonany.
page-no-faction = jeszcze bez frakcji
page-plays = { $who }: { $faction }

wait-faction = wybór frakcji
wait-destiny = wybór karty przeznaczenia
wait-turn = wystrzelenie albo powrót
wait-modules = aktywacja modułów
wait-window = darmowe akcje
wait-region = wybór regionu
wait-react = być może karta
wait-raid = wybór łowców
wait-escalate = statki ruszają do bitwy
wait-diplomacy = dyplomacja
wait-prepare = przygotowanie do bitwy
wait-pay = płacenie
wait-gain = wybór zasobów
wait-repair = naprawa
wait-build = statki i ulepszenia
wait-develop = wznoszenie budowli
wait-acquire = wybór modułów
wait-look = oglądanie czegoś tajnego
wait-moon = księżyce
wait-arrange = przearanżowanie modułów
wait-dice = wybór kości
wait-damage = uszkodzenia
wait-operations = operacje taktyczne
wait-discard = odrzucanie
wait-team = wymiana w drużynie
wait-end = kolejność na końcu tury
wait-lair = rozmieszczanie łowców
wait-choice = wybór

sign-range = zasięg
sign-dice = kości w bitwie
sign-targeting = celowanie
sign-shield = tarcza
sign-hangar = hangar
sign-barge = barka naprawcza
sign-scrapyard = złomowisko
sign-reserve = jeszcze niezbudowane
sign-upgrade = ulepszenie statku
sign-module = moduł
sign-moon = księżyc w gnieździe
sign-development = budowla
sign-repair = naprawa
sign-damage = uszkodzenie
sign-event = znacznik wydarzeń
sign-discovery = żeton odkrycia
sign-token = żeton supremacji
sign-stash = premia skrytki
sign-end = na końcu gry
sign-any = dowolny z kilku zasobów

## Co jest z druku, a co nasze

content-bases = Bazy sojuszu
content-destinies = Karty przeznaczenia
content-discoveries = Żetony odkryć
content-events = Karty wydarzeń
content-factions = Frakcje
content-map = Mapa
content-modules = Moduły
content-moons = Księżyce
content-planet_types = Typy planet
content-planets = Płytki planet
content-raiders = Łowcy
content-sheet = To, co wspólne wszystkim graczom
content-ships = Statki
content-specials = Kwazary i wiry
content-tactics = Karty taktyki
content-tokens = Żetony supremacji
content-tracks = Tory postępu
content-upgrades = Ulepszenia statków
designed-which = które
designed-deck = talia
designed-effect = efekt
designed-what-is-next-to-it = z czym sąsiaduje
designed-pairing = łączenie w pary
designed-copies = liczba egzemplarzy
designed-type = typ
designed-name = nazwa
designed-how-many = ile ich jest
designed-leaders = liderzy
designed-amounts = ilości
designed-cost = koszt
designed-number-of-shields = liczba tarcz
designed-which-rewards = jakie nagrody
designed-positions = położenie pól
designed-other-values = pozostałe wartości
designed-event-start = początek toru wydarzeń
designed-costs = koszt modułów
designed-limits = ile mieści każdy magazyn
designed-goals = punkty za cele
designed-alpha-dice = kości pola alfa

## Na liście gier

about-play = Wystrzeliwujesz statki, zdobywasz księżyce, rozbudowujesz stację i walczysz z łowcami i rywalami o regiony na skraju galaktyki.
about-time = 90–150 minut
about-weight = trudna

## Pierwsza gra z przewodnikiem

guide-welcome = Witaj na skraju galaktyki! Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa. Masz ich { $points }. Gdy ktoś osiągnie { $end }, każdy rozgrywa jeszcze jedną turę, a potem liczy się resztę: moduły, budowle, liderów.
guide-station = To twoja stacja; modułów jest na niej { $modules }, a w hangarze czekają transportowce: { $ships }. Statki przywożą zdobycze z mapy, a gdy wracają, moduły zamieniają to w coś więcej.
guide-turn = W turze robisz jedno z dwojga: wysyłasz jeden statek albo odwołujesz wszystkie. Twoje statki są jeszcze w domu, więc wyślij jeden.
guide-turn-why = Statek daje ci coś tam, gdzie ląduje, a gdy wraca, uruchamia moduł.
guide-where = Pierwszy statek może polecieć do każdego wolnego regionu. W mgławicach czekają czerwoni łowcy: na razie trzymaj się od nich z daleka. { $region } to planeta, a planeta daje wierzchni księżyc ze swojego stosu (jest ich tu { $moons }).
guide-where-why = Żaden łowca nie ma tego regionu w zasięgu, więc nikt nie przyleci.
guide-moon = Księżyc jest twój. Możesz go zachować i później osadzić w gnieździe. Na razie odrzuć go dla tego, co pokazuje: tytan { $titanium }.
guide-moon-why = Zaraz będziesz kupować moduły, a te kosztują tytan i nanowęgiel.
guide-battle-theirs = { $who } też wysyła statek, zostaje zaatakowany przez łowców i przegrywa. Statki przegranego trafiają na złomowisko: jest tam teraz { $ships }. Nie przepadły, ale trzeba je naprawić.
guide-again = Twój drugi start. Odtąd statek musi wylądować w swoim zasięgu od któregoś z tych, które masz już na mapie.
guide-again-why = Tak twoje statki krok po kroku rozchodzą się po mapie.
guide-field = { $region } to baza, w której kupuje się moduły. Leży tuż obok twojego statku.
guide-field-why = Moduły to serce gry: każdy przesuwa cię na torze i działa zawsze, gdy statki wracają do domu.
guide-leader = Czeka tu jeden z twoich liderów. Rekrutacja to akcja darmowa: nic nie kosztuje i nie kończy tury. Do domu trafiają liderzy: { $leaders }.
guide-leader-why = Liderami płaci się później za budowle, a tam każdy jest wart punkty.
guide-module = { $module } należy do rzędu nauki, tak jak twój moduł { $reactor }. Statek na module { $reactor } uruchamia cały rząd.
guide-module-why = Ten moduł nie będzie więc wymagał osobnego statku.
guide-pay = Zapłać nanowęglem. Możesz też płacić kredytami (masz { $credits }): kredyt zastępuje dowolny zasób podstawowy.
guide-pay-why = Kredyty zostaw na to, czego nie masz.
guide-second = Od razu możesz kupić drugi moduł. { $module } kosztuje tytan, a masz go { $titanium }.
guide-second-why = Energią walczysz i wykonujesz skoki. Trudno mieć jej za dużo.
guide-raid = Łowcy! Jeden z nich miał ten region w zasięgu. Będzie bitwa: oni rzucają kośćmi w liczbie { $theirs }, ty { $mine }. Twój drugi statek jest dość blisko, żeby pomóc.
guide-raid-why = Każdy statek dodaje swoje kości i poprawia celowanie.
guide-diplomacy = Teraz masz kości: { $mine } przeciw { $theirs }, i celowanie { $targeting }: każdy niższy wynik rzucasz jeszcze raz. Możesz tu zagrać kartę dyplomacji, ale ją zachowaj.
guide-diplomacy-why = Wygrasz i bez niej.
guide-energy = Każda energia to jedna kość więcej, razem najwyżej { $most }. Masz energię: { $energy }.
guide-energy-why = Decyduje najwyższa kość. Kości są warte energii, bo przegrana bitwa kosztuje statki.
guide-won = Wygrana! Przesuwasz się na torze supremacji, do { $supremacy }, a pokonani łowcy zostawiają ci dowolny zasób.
guide-won-why = Kredyt stanie się później tym, czego ci zabraknie.
guide-token = Supremacja dała ci też żeton. Możesz go użyć w każdej swojej turze. Na razie go zachowaj i zakończ turę.
guide-token-why = Żeton się nie starzeje. Użyj go, gdy potrzebujesz tego, co pokazuje.
guide-return = Możesz wysłać ostatni statek. Ale gdy statki są na mapie, a w domu czekają moduły, pora je odwołać.
guide-return-why = Każdy statek, który wraca, uruchamia jeden moduł.
guide-reactor = Postaw statek na module { $module }: od razu energia { $energy }, a reszta rzędu nauki też może zadziałać.
guide-reactor-why = Dlatego moduły nauki warto trzymać razem.
guide-cell = { $module } działa za darmo: jeszcze energia { $energy }.
guide-cell-why = Każdy następny moduł nauki też by zadziałał.
guide-treasury = Twój drugi statek może uruchomić jeszcze jeden moduł. { $module } daje kredyt: { $credits }.
guide-treasury-why = Za kredyty kupisz następny moduł, jaki tylko zechcesz.
guide-home = Oba statki są użyte. Zakończ, a wszystkie twoje statki wrócą do hangaru.
guide-home-why = W następnej turze znów możesz wystartować dokądkolwiek.
guide-end = To był pełny krąg: start, zdobycz, walka, powrót. Tak toczy się gra, aż ktoś osiągnie punkty: { $end }. Odtąd decydujesz samodzielnie, a kiedy chcesz, zapytaj mnie o radę.

guide-about-launch = Wyślij statek po zdobycz: planeta daje księżyc, baza robi to, co na niej napisano, mgławica daje księżyc i wgląd w wydarzenia.
guide-about-return = Masz statki na mapie. Gdy wracasz, każdy z nich uruchamia jeden moduł stacji.
guide-about-region = Pierwszy statek leci dokądkolwiek; następne muszą być w zasięgu statku, który masz na mapie. Czerwony znak nad regionem mówi, którzy łowcy by przylecieli.
guide-about-moon = Masz księżyc. Odrzuć go dla tego, co pokazuje, albo osadź w gnieździe, gdzie zadziała wiele razy.
guide-about-module = Nowy moduł przesuwa cię na torze swojego rodzaju i działa zawsze, gdy wraca do niego twój statek.
guide-about-escalate = W zasięgu twoich statków toczy się bitwa. Możesz wysłać statki, które są w zasięgu, także do cudzej bitwy. Jeśli nie chcesz walczyć, graj dalej.
guide-about-activate = Każdy statek, który wraca, uruchamia jeden moduł. Statek na reaktorze uruchamia cały rząd nauki; w rzędzie, w którym masz statek, inne moduły uruchomi energia.
