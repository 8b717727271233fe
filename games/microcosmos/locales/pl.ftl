automa = Automa

## Pytania

ask-reject = Którą z rozdanych kart załogi odrzucasz? Pozostałe zatrzymujesz.
ask-place = { $card }: w którym rzędzie kładziesz tę kartę?
ask-gain = { $count ->
    [one] Który zasób zyskujesz?
    [few] Zyskujesz { $count } zasoby do wyboru: który jako pierwszy?
   *[many] Zyskujesz { $count } zasobów do wyboru: który jako pierwszy?
    }
ask-pay = { $count ->
    [one] Którym zasobem płacisz?
   *[other] Płacisz { $count } zasobami do wyboru: którym najpierw?
    }
ask-depart = Twoja tura: odblokuj ulepszenie albo od razu rusz Arką ({ $steps ->
    [one] o 1 pole
    [few] do { $steps } pól
   *[many] do { $steps } pól
    }).
ask-travel = Dokąd leci twoja Arka ({ $steps ->
    [one] o 1 pole
    [few] do { $steps } pól
   *[many] do { $steps } pól
    })?
ask-travel-on = Podróż może trwać dalej ({ $steps ->
    [one] zostało 1 pole
    [few] zostały { $steps } pola
   *[many] zostało { $steps } pól
    }): dokąd?
ask-heading = W drodze do odkrycia ({ $steps ->
    [one] zostało 1 pole
    [few] zostały { $steps } pola
   *[many] zostało { $steps } pól
    }): dokąd?
ask-crew = { $count ->
    [one] Możesz zagrać 1 kartę załogi.
    [few] Możesz zagrać do { $count } kart załogi.
   *[many] Możesz zagrać do { $count } kart załogi.
    }
ask-act = { $space }: co tu robisz?
ask-act-again = { $space }: możesz wykonać tu jeszcze jedną akcję.
ask-draw = Czy dobierasz kartę załogi?
ask-bonus = Odkryta planeta: { $planet }. Który tor podnosisz bez kosztu?
ask-terraform = { $count ->
    [one] Terraformowanie: możesz podnieść jeszcze 1 poziom.
    [few] Terraformowanie: możesz podnieść jeszcze { $count } poziomy.
   *[many] Terraformowanie: możesz podnieść jeszcze { $count } poziomów.
    }
ask-cantina = { $count ->
    [one] Którą kartę bierzesz z Kantyny?
    [few] Bierzesz { $count } karty z Kantyny: którą najpierw?
   *[many] Bierzesz { $count } kart z Kantyny: którą najpierw?
    }
ask-cantina-or-not = Ulepszenie daje kartę z Kantyny: którą bierzesz?
ask-specialist = { $what }: której karty lub którego żetonu używasz ({ $specialist })?
ask-scout = Którą z dwóch kart ocalałych rozpatrujesz?
ask-keep = Czy zatrzymujesz kartę: { $card }?
ask-move-outpost = Którą ze swoich placówek tu przenosisz?
ask-automa-leader = Którego lidera używa Automa?
ask-automa-cards = { $count ->
    [one] Automa używa jeszcze 1 specjalisty zamiast brakującego: którego?
   *[other] Automa używa { $count } specjalistów zamiast brakujących: którego najpierw?
    }
ask-automa-outpost = Którą ze swoich placówek przenosi Automa?

## Przyciski

label-discard = Odrzuć: { $card }
label-place = Połóż: { $card } – { $row }
label-gain = Zyskaj: { $what }
label-pay = Wydaj: { $what }
label-upgrade = Odblokuj { $upgrade }: { $specialist }, { $cost }
label-use = Odrzuć: { $card } ({ $row })
label-use-token = Użyj żetonu: { $specialist }
label-travel = Leć: { $space }
label-discover = Odkryj planetę: { $position }
label-step = Ruch o jedno pole: { $space }
label-take = Weź: { $card }
label-play-act = Zagraj i odrzuć kartę { $card }: { $effect }
label-play-act-up = Zagraj i przenieś do górnego rzędu kartę { $card }: { $effect }
label-play-idle = Odrzuć bez akcji: { $card }
label-play-up = Przenieś do górnego rzędu bez akcji: { $card }
label-gather = Zbierz zasoby: { $effect }
label-raise = Terraformuj: podnieś tor „{ $resource }”
label-bonus = Podnieś tor „{ $resource }”
label-choose = Rozpatrz: { $card }
label-keep = Zatrzymaj
label-settle = Osiedl: { $card }
label-move-outpost = Ta z planety { $planet }
label-ready = Zyskaj specjalistę: odrzuć kartę { $card }, odblokuj: { $specialist }
label-draw = Dobierz kartę załogi
label-spend = { $specialist }
label-stay = Zostań tutaj
label-land-here = Zakończ podróż tutaj
label-no-crew = Bez dalszych kart załogi
label-no-act = Nic więcej tutaj
label-no-draw = Nie dobieraj
label-send-on = Nie zatrzymuj
label-enough = Bez dalszych poziomów
label-decline = Nie bierz żadnej
deed-gather = Zbierz zasoby
deed-terraform = Terraformuj
deed-explore = Eksploruj
deed-colony = Załóż kolonię
deed-outpost = Utwórz placówkę handlową

## Dziennik

log-first-player = { $who } jest pierwszym graczem.
log-laid = Planeta { $planet } leży tu: { $position }.
log-in-cantina = W Kantynie: { $card }.
log-dealt = { $who } dostaje karty: { $cards }.
log-round = Zaczyna się runda { $round }.
log-last-round = Zaczyna się runda { $round }: to ostatnia runda.
log-first-marker = { $who } dostaje znacznik pierwszego gracza.
log-gained = { $who } zyskuje: { $what }.
log-paid = { $who } wydaje: { $what }.
log-lost = { $who } nie ma miejsca w ładowni, przepada: { $what }.
log-drew = { $who } dobiera kartę: { $card }.
log-took = { $who } bierze z Kantyny: { $card }.
log-placed = { $who } kładzie kartę: { $card } – { $row }.
log-discarded = { $who } odrzuca kartę: { $card }.
log-played = { $who } zagrywa i odrzuca: { $card }.
log-played-up = { $who } zagrywa i przenosi do górnego rzędu: { $card }.
log-played-idle = { $who } zagrywa bez akcji i odrzuca: { $card }.
log-moved-up = { $who } przenosi do górnego rzędu bez akcji: { $card }.
log-token = { $who } używa żetonu: { $specialist }.
log-ready = { $who } odblokowuje żeton: { $specialist }.
log-upgraded = { $who } odblokowuje: { $upgrade }.
log-engines = { $who } kupuje ulepszenie Engines, poziom { $level }.
log-outpost-unlocked = { $who } odblokowuje placówkę handlową: { $points } PZ.
settled = Osiedleni ocalali
log-landed = { $who } ląduje: { $space }.
log-stays = Arka ({ $who }) nie może się ruszyć.
log-discovered = { $who } odkrywa planetę { $planet }: { $position }.
log-raised = { $who } podnosi tor „{ $resource }” na planecie { $planet }.
log-completed = Planeta { $planet } jest sterraformowana.
log-planet-scored = { $who } zdobywa { $space } PZ za tor i { $place } PZ za miejsce.
log-gathered = { $who } zbiera zasoby: { $space }.
log-revealed = { $who } odkrywa ocalałych: { $card }.
log-kept = { $who } zatrzymuje kartę: { $card }.
log-sent-on = { $who } odrzuca kartę ocalałego: { $card }.
log-settled = { $who } osiedla: { $card } – planeta { $planet }.
log-founded = { $who } zakłada kolonię nr { $count } na planecie { $planet }.
log-outpost-placed = { $who } stawia placówkę na planecie { $planet }.
log-outpost-moved = { $who } przenosi placówkę: { $from } – { $to }.
log-outpost-scored = { $who } zdobywa { $points } PZ za placówkę przy własnej kolonii.
log-outpost-pays = Placówka ({ $who }) na planecie { $planet } daje zasoby.
log-automa-card = Automa odkrywa kartę: { $card }.
log-automa-step = Krok { $number } Automy: { $step }.
log-automa-why = { $why }
log-automa-skips = Krok zostaje pominięty. { $why }
ended = Ostatnia runda się skończyła.

## Dlaczego nie

refusal-not-awaited = Teraz decyduje { $decides }.
refusal-answer-first = Najpierw: { $pending }.
refusal-step-over = Krok { $step } twojej tury już minął, a do minionego kroku się nie wraca.
refusal-too-early = To należy do kroku { $step } twojej tury; teraz trwa krok { $now }.
refusal-no-turn-yet = Tury zaczną się, gdy wszyscy wybiorą karty załogi i zasoby.
refusal-other-turn = To robi się we własnej turze, a teraz trwa tura kogoś innego.
refusal-one-rejected = Z kart załogi rozdanych na początku ({ $dealt }) odrzuca się jedną i żadnej innej.
refusal-nothing-to-place = Kartę załogi kładzie się po dobraniu, a ta nie została właśnie dobrana.
refusal-stays-in-row = Karta leżąca w rzędzie zmienia go tylko wtedy, gdy jest zagrywana.
refusal-nothing-to-gain = Zasób wskazuje się tylko wtedy, gdy coś daje zasób do wyboru.
refusal-hold-full = Ładownia jest pełna: mieści po { $most } każdego zasobu.
refusal-nothing-to-pay = Zasób wskazuje się tylko wtedy, gdy koszt zostawia wybór.
refusal-no-specialist-asked = Specjalistów używa się, by opłacić ulepszenie, eksplorację lub kolonię, a teraz nic z tego nie jest opłacane.
refusal-nothing-to-take = Kartę z Kantyny bierze się tylko wtedy, gdy pozwala na to akcja lub ulepszenie.
refusal-cantina-empty = W Kantynie nie ma żadnej karty.
refusal-nothing-to-keep = Kartę ocalałego zatrzymuje się zaraz po odkryciu i tylko wtedy, gdy ma kolor planety.
refusal-bridge-full = Masz już tyle kart ocalałych, ile wolno mieć: { $most }.
refusal-automa-pays-nothing = Takimi kartami płaci Automa, a teraz za nic nie płaci.
refusal-upgrade-too-late = Ulepszenie odblokowuje się na początku tury, zanim ruszy Arka.
refusal-journey-over = Arka odbywa w turze jedną podróż i już ją odbyła.
refusal-crew-played = { $most ->
    [one] Można tu zagrać 1 kartę załogi i została już zagrana.
    [few] Można tu zagrać { $most } karty załogi i tyle zostało już zagranych.
   *[many] Można tu zagrać { $most } kart załogi i tyle zostało już zagranych.
    }
refusal-one-drawn = Na koniec tury dobiera się jedną kartę załogi i została już dobrana.
refusal-over = Gra jest skończona.
refusal-not-dealt = Tej karty nie masz wśród rozdanych.
refusal-other-card = Teraz trzeba położyć inną kartę.
refusal-cannot-pay = { $missing }
missing-resource = Zasób „{ $resource }”: potrzeba { $needs }, masz { $has }.
missing-any = Zasoby do wyboru: potrzeba { $needs }, masz na to { $has }.
missing-specialist = Potrzebny { $specialist }: nie masz karty z tym symbolem ani odblokowanego żetonu.
missing-leaders = { $needs ->
    [one] Potrzebny 1 lider
    [few] Potrzebni { $needs } liderzy
   *[many] Potrzeba { $needs } liderów
    }; kart i odblokowanych żetonów masz na to { $has }.
missing-specialists = { $needs ->
    [one] Potrzebny 1 specjalista
    [few] Potrzebni { $needs } specjaliści
   *[many] Potrzeba { $needs } specjalistów
    }; kart i odblokowanych żetonów masz na to { $has }.
refusal-one-upgrade = W turze można odblokować najwyżej jedno ulepszenie.
refusal-unlocked = { $upgrade }: to ulepszenie jest już odblokowane.
refusal-not-in-rows = Tej karty nie ma w twoich rzędach.
refusal-other-specialist = Tę część kosztu opłaca { $wanted }.
refusal-token-used = Żeton nie jest odblokowany: { $specialist }.
refusal-no-such-space = Takiego pola nie ma w układzie.
refusal-must-discover = Arka jest w drodze do odkrycia i musi go dokonać.
refusal-been-there = Arka już tam była w tej turze, a na żadne pole nie wchodzi dwa razy.
refusal-too-far = { $away ->
    [0] Nie prowadzi tam żadna droga bez wchodzenia dwa razy na to samo pole.
    [one] To 1 pole stąd, a nie masz już żadnego kroku.
    [few] To { $away } pola stąd, a pozostało ci kroków: { $steps }.
   *[many] To { $away } pól stąd, a pozostało ci kroków: { $steps }.
    }
refusal-occupied = Stoi tam inna Arka, a miejsce jest tylko dla jednej.
refusal-automa-is-there = Na tej planecie stoi Arka Automy: możesz ją minąć, ale nie zakończyć tam podróży.
refusal-discovered = Tam już leży planeta.
refusal-edge-too-far = Żadnej krawędzi prowadzącej w to miejsce nie da się przekroczyć ruchem o { $steps ->
    [one] 1 pole.
    [few] { $steps } pola.
   *[many] { $steps } pól.
    }
refusal-no-step = Pojedynczy ruch wykonuje się tylko w drodze do odkrycia, które nie kończy podróży.
refusal-not-in-cantina = Tej karty nie ma w Kantynie.
refusal-already-up = Karta zagrana z górnego rzędu jest odrzucana.
refusal-upper-full = { $most ->
    [one] W górnym rzędzie leży już 1 karta, więcej się nie zmieści.
    [few] W górnym rzędzie leżą już { $most } karty, więcej się nie zmieści.
   *[many] W górnym rzędzie leży już { $most } kart, więcej się nie zmieści.
    }
refusal-edge-mismatch = Krawędź przy karcie Ładowni nie pasuje do tego miejsca: działa { $edge }.
refusal-nothing-here = Asteroida nie zapewnia żadnej akcji.
refusal-not-on-planets = Specjalistów zyskuje się na księżycach, stacjach kosmicznych i w Gwiezdnym Portalu.
refusal-only-on-planets = To można zrobić tylko na planecie.
refusal-same-deed = Dwie akcje na planecie muszą być różne.
refusal-done-here = Ta akcja była już w tej turze, a tu każdą wykonuje się raz.
refusal-two-deeds = W tej turze były już dwie akcje, a trzeciej nie ma.
refusal-no-robotics = Akcja na tej planecie została już wykonana, a druga wymaga ulepszenia Robotics.
refusal-no-colony-here = Druga akcja wymaga twojej kolonii na tej planecie.
refusal-terraformed = Ta planeta jest już sterraformowana.
refusal-track-full = Tor „{ $resource }” osiągnął już wartość maksymalną { $most }.
refusal-no-track = Na tej planecie nie ma toru „{ $resource }”.
refusal-no-survivors = Nie ma już kart ocalałych.
refusal-no-scouting = Odkrywasz jedną kartę ocalałego; wybór z dwóch wymaga ulepszenia Scouting Vehicles.
refusal-not-turned-up = Ta karta ocalałego nie została odkryta.
refusal-not-held = Nie masz tej karty ocalałego.
refusal-not-terraformed = Ocalali osiedlają się na planetach sterraformowanych.
refusal-other-colour = Tu osiedlają się tylko ocalali w kolorze: { $colour }.
refusal-no-colony-marker = Nie masz znacznika kolonii w puli; uwalniają je ulepszenia.
refusal-colony-here = Masz już kolonię na tej planecie.
refusal-no-outpost = Nie masz odblokowanej placówki.
refusal-outpost-here = Masz już placówkę na tej planecie, a przy tym stole wolno mieć jedną.
refusal-outpost-stays = Placówkę przenosi się z innej planety, nigdy tam, gdzie już stoi.
refusal-no-outpost-there = Na tamtej planecie nie ma takiej placówki.
refusal-outpost-in-pool = Placówki w twojej puli: { $pool }. Najpierw stawia się placówkę z puli, a żadnej nie przenosi.
refusal-no-outpost-moved = Placówkę przenosi się w akcji „Utwórz placówkę handlową”.
refusal-other-token = Karta z tym symbolem ({ $symbol }) odblokowuje inny żeton: { $tokens }.
refusal-token-ready = Ten żeton jest już odblokowany: { $specialist }.
refusal-crew-full = Masz już tyle kart załogi, ile wolno mieć: { $most }.
refusal-not-automas = Automa nie ma takiej karty: { $specialist }.
refusal-automa-wants = Tu pasuje tylko: { $wanted }.
refusal-must-move = Arka musi się ruszyć.
refusal-must-decide = Tego nie można pominąć: { $pending }.
pending-reject = odrzuć jedną z rozdanych kart załogi
pending-place = połóż kartę załogi
pending-bonus = wybierz tor na premię za odkrycie
pending-gain = wybierz zasób, który zyskujesz
pending-pay = wybierz zasób, który wydajesz
pending-cantina = wybierz kartę z Kantyny
pending-specialist = wybierz specjalistę, którego używasz
pending-terraform = zdecyduj o dalszych poziomach
pending-scout = wybierz jedną z dwóch kart ocalałych
pending-keep = zdecyduj, czy zatrzymujesz kartę ocalałego
pending-move-outpost = wybierz placówkę do przeniesienia
pending-automa-pay = wybierz specjalistę, którego używa Automa
pending-automa-outpost = wybierz placówkę, którą przenosi Automa

## Wynik

score-planets = Ukończone planety
score-unlocked = Odblokowane placówki
score-outposts = Placówki przy własnych koloniach
score-survivors = Osiedleni ocalali
score-upgrades = Ulepszenia
score-colonies = Kolonie
score-unfinished = Nieukończone planety
tie-cargo = Przy remisie: zasoby w ładowni
tie-automa = Przy remisie wygrywa Automa
unlocked = Odblokowane ulepszenie
crew-used = Zagrana karta załogi
colonised = Planeta z własną kolonią

## Nazwy

resource-biomass = biomasa
resource-workforce = siła robocza
resource-minerals = minerały
resource-technology = technologie
resource-any = dowolny zasób
specialist-engineer = inżynier
specialist-red = czerwony lider
specialist-green = zielony lider
specialist-blue = niebieski lider
specialist-any-leader = dowolny lider
specialist-any = dowolny specjalista
colour-red = czerwony
colour-green = zielony
colour-blue = niebieski
edge-red = na czerwonej planecie
edge-green = na zielonej planecie
edge-blue = na niebieskiej planecie
edge-grey = na księżycu lub stacji kosmicznej
row-upper = górny rząd
row-lower = dolny rząd
row-dealt = rozdane
spot-planet = planeta
spot-moon = księżyc
spot-station = stacja kosmiczna
spot-asteroid-1 = asteroida 1
spot-asteroid-2 = asteroida 2
space-gate = Gwiezdny Portal
space-of = { $planet }, { $spot } ({ $position })
space-at = { $spot } ({ $position })
position-n = północ
position-ne = północny wschód
position-e = wschód
position-se = południowy wschód
position-s = południe
position-sw = południowy zachód
position-w = zachód
position-nw = północny zachód
upgrade-robotics = Robotics
upgrade-biodome = Biodome
upgrade-space-mining = Space Mining
upgrade-cargo-holds = Cargo Holds
upgrade-scouting-vehicles = Scouting Vehicles
upgrade-leisure-facilities = Leisure Facilities
upgrade-mining-vehicles = Mining Vehicles
upgrade-engines = Engines
unknown-card = nieznana karta
layout-l1 = Trasy 1
layout-l2 = Trasy 2
layout-l3 = Trasy 3
layout-l4 = Trasy 4

## Karty

card-crew = { $symbol }. W dolnym rzędzie { $lower }. W górnym rzędzie { $upper }.
card-edge = { $edge }: { $effect }
card-edge-priced = { $edge }, koszt: { $price }; zysk: { $effect }
card-survivor = Ocalali na planety w kolorze: { $colour }. Eksplorujący zyskuje: { $effect }.
card-planet = Planeta, kolor: { $colour }. Potrzebuje: { $needs }. Zbieranie daje: { $untouched }, po sterraformowaniu: { $terraformed }; na księżycu: { $moon }, na stacji: { $station }.
card-layout = Trasy: { $routes }.
card-route = { $one } – { $other }
card-upgrade = Koszt: { $specialist } oraz { $cost }. { $effect }
card-automa = { $steps }.
effect-robotics = Na planecie z twoją kolonią możesz wykonać dwie różne akcje.
effect-biodome = Za każdym razem, gdy lądujesz na stacji kosmicznej, zyskujesz 1 jednostkę siły roboczej.
effect-space-mining = Za każdym razem, gdy lądujesz na księżycu, zyskujesz 1 jednostkę minerałów.
effect-cargo-holds = W ładowni mieści się do 6 jednostek każdego zasobu.
effect-scouting-vehicles = Eksplorując, odkrywasz dwie karty ocalałych i rozpatrujesz jedną.
effect-leisure-facilities = Za każdym razem, gdy lądujesz na stacji kosmicznej, możesz wziąć kartę z Kantyny.
effect-mining-vehicles = Za każdym razem, gdy lądujesz na księżycu, możesz wziąć kartę z Kantyny.
effect-engines = Po pierwszym zakupie Arka porusza się do 4 pól, po drugim do 6.
effect-nothing = nic
effect-then = { $first }, potem { $next }
effect-any = { $count ->
    [one] 1 zasób do wyboru
    [few] { $count } zasoby do wyboru
   *[many] { $count } zasobów do wyboru
    }
effect-draw = { $count ->
    [one] 1 karta załogi z talii
    [few] { $count } karty załogi z talii
   *[many] { $count } kart załogi z talii
    }
effect-cantina = { $count ->
    [one] 1 karta załogi z Kantyny
    [few] { $count } karty załogi z Kantyny
   *[many] { $count } kart załogi z Kantyny
    }
amount-biomass = { $amount ->
    [one] 1 jednostka biomasy
    [few] { $amount } jednostki biomasy
   *[many] { $amount } jednostek biomasy
    }
amount-workforce = { $amount ->
    [one] 1 jednostka siły roboczej
    [few] { $amount } jednostki siły roboczej
   *[many] { $amount } jednostek siły roboczej
    }
amount-minerals = { $amount ->
    [one] 1 jednostka minerałów
    [few] { $amount } jednostki minerałów
   *[many] { $amount } jednostek minerałów
    }
amount-technology = { $amount ->
    [one] 1 jednostka technologii
    [few] { $amount } jednostki technologii
   *[many] { $amount } jednostek technologii
    }
amounts = { $parts }
automa-draw = { $count ->
    [one] dobierz 1 kartę załogi
    [few] dobierz { $count } karty załogi
   *[many] dobierz { $count } kart załogi
    }
automa-gain = { $count ->
    [one] zyskaj 1 zasób
    [few] zyskaj { $count } zasoby
   *[many] zyskaj { $count } zasobów
    }
automa-move = ruch ({ $way }), cel: { $to }
automa-jump = skok na drugą stronę Gwiezdnego Portalu, potem ruch ({ $way }), cel: { $to }
automa-upgrade = odblokuj ulepszenie
automa-colony-or-outpost = załóż kolonię, a jeśli to niemożliwe, utwórz placówkę
way-clockwise = zgodnie z ruchem wskazówek zegara
way-counterclockwise = przeciwnie do ruchu wskazówek zegara
criterion-terraform = planeta do terraformacji
criterion-no-colony = planeta bez kolonii Automy
criterion-discover = nieodkryta planeta
why-draws = Dobiera z wierzchu talii.
why-gains = Bierze to, czego ma najmniej; przy równości w kolejności torów.
why-goes = Kierunek: { $way }; cel: { $to }. Najbliższy cel: { $position }.
why-goes-across = Szuka z drugiej strony Gwiezdnego Portalu. Kierunek: { $way }; cel: { $to }. Najbliższy cel: { $position }.
why-goes-no-jump = Po drugiej stronie Gwiezdnego Portalu nie ma planety, więc nie skacze. Kierunek: { $way }; cel: { $to }. Najbliższy cel: { $position }.
why-goes-elsewhere = Cel: { $to }, ale takiego nie ma; według opcji stołu rusza się na inną planetę. Kierunek: { $way }; miejsce: { $position }.
why-gathers = Bierze wszystko, co daje jej planeta i co mieści się w ładowni.
why-terraforms = { $most ->
    [one] Podnosi o 1 poziom tor najbardziej na lewo, na który ma zasób.
    [few] Podnosi do { $most } poziomów, zaczynając od toru najbardziej na lewo, na który ma zasób.
   *[many] Podnosi do { $most } poziomów, zaczynając od toru najbardziej na lewo, na który ma zasób.
    }
why-explores = Ma lidera w kolorze planety.
why-explores-replaced = Nie ma lidera w kolorze planety i zamiast niego używa dwóch innych specjalistów.
why-unlocks = { $upgrade } to pierwsze w kolejności zablokowane ulepszenie i stać ją na nie.
why-unlocks-after = { $upgrade } to pierwsze w kolejności ulepszenie, na które ją stać; wcześniejsze, na które jej nie stać: { $passed }.
why-founds = Ma znacznik kolonii w puli, nie ma kolonii na tej planecie i stać ją na koszt.
why-places = { $colony } Dlatego stawia placówkę z puli.
why-moves = { $colony } Dlatego przenosi placówkę z innej planety.
why-no-crew = Talia załogi i stos kart odrzuconych są puste.
why-hold-full = Nic z tego nie zmieści się w jej ładowni, która mieści po { $most } każdego zasobu.
why-nowhere = Cel: { $to }, ale takiego nie ma.
why-terraformed = Jej planeta jest sterraformowana.
why-no-resource = Nie ma zasobu, którego potrzebuje któryś z niepełnych torów jej planety.
why-no-survivors = Nie ma już kart ocalałych.
why-no-leader = Nie ma lidera w kolorze planety ani dwóch innych specjalistów zamiast niego; jej karty załogi: { $has }.
why-all-unlocked = Wszystkie jej ulepszenia są odblokowane.
why-none-payable = Nie stać jej na żadne z zablokowanych ulepszeń ({ $locked }).
why-neither = { $colony } { $outpost }
no-colony-marker = Nie ma znacznika kolonii w puli.
no-colony-here = Ma już kolonię na tej planecie.
no-colony-resources = Zasoby potrzebne na kolonię: { $needs }, ma { $has }.
no-colony-cards = Karty załogi potrzebne na kolonię: { $needs }, licząc po dwie za każdego brakującego specjalistę; ma { $has }.
no-outpost-locked = Nie ma odblokowanej placówki.
no-outpost-all-here = Wszystkie jej placówki stoją na tej planecie.
no-outpost-here = Ma już placówkę na tej planecie, a przy tym stole wolno mieć jedną.

## Stół słowami

# Honours at the end of a game.
honour-voyage = Najdłuższa podróż
honour-voyage-why = { $amount ->
    [one] { $amount } lądowanie
    [few] { $amount } lądowania
   *[many] { $amount } lądowań
}
honour-explorer = Najwięcej odkryć
honour-explorer-why = { $amount ->
    [one] { $amount } odkryta planeta
    [few] { $amount } odkryte planety
   *[many] { $amount } odkrytych planet
}
honour-founder = Najwięcej kolonii
honour-founder-why = { $amount ->
    [one] { $amount } założona kolonia
    [few] { $amount } założone kolonie
   *[many] { $amount } założonych kolonii
}

# Numbers that reviews compare players by.
measure-colonies = { $form ->
    [lead] w liczbie kolonii
   *[more] kolonii
}
measure-crew = { $form ->
    [lead] w liczbie kart załogi
   *[more] kart załogi
}
measure-upgrades = { $form ->
    [lead] w liczbie ulepszeń
   *[more] ulepszeń
}
measure-survivors = { $form ->
    [lead] w liczbie osiedlonych ocalałych
   *[more] osiedlonych ocalałych
}

sketch-status = Runda { $round } · pierwszy gracz: { $first } · sterraformowane { $terraformed } z { $planets } · talie: załoga { $crew }, ocalali { $survivors }, planety { $deck }
sketch-status-last = Runda { $round } (zbliża się koniec) · pierwszy gracz: { $first } · sterraformowane { $terraformed } z { $planets } · talie: załoga { $crew }, ocalali { $survivors }, planety { $deck }
sketch-planets-head = Gdzie | Planeta | Kolor | Strona | Bio. | Siła | Min. | Tech. | Tor | Elementy
sketch-planet = { $position } | { $planet } | { $colour } | { $state } | { $biomass } | { $workforce } | { $minerals } | { $technology } | { $track } | { $pieces }
sketch-level = { $level }/{ $most }
sketch-mark = { $who } { $space }
sketch-colony = { $count ->
    [one] kolonia ({ $who })
    [few] { $count } kolonie ({ $who })
   *[many] { $count } kolonii ({ $who })
    }
sketch-outpost = { $count ->
    [one] placówka ({ $who })
    [few] { $count } placówki ({ $who })
   *[many] { $count } placówek ({ $who })
    }
sketch-terraformed = sterraformowana
sketch-untouched = nietknięta
sketch-head = Miejsce | Arka | Bio. | Siła | Min. | Tech. | Załoga | Specjaliści | Kolonie | Wynik
sketch-player = { $who } | { $ark } | { $biomass } | { $workforce } | { $minerals } | { $technology } | { $crew } | { $ready } | { $colonies } (+{ $pool }) | { $score }
sketch-cantina = Kantyna: { $cards }
sketch-note = { $row }, { $symbol }
sketch-none = –
sketch-list = { $things }
sketch-legend = Tory planety: poziom / potrzeba. Tor: znaczniki terraformacji, pierwsze miejsce najpierw. Kolonie: założone, a w nawiasie znaczniki w puli. Wynik: gdyby gra skończyła się teraz.
sketch-upper = { $who }, górny rząd: { $cards }
sketch-lower = { $who }, dolny rząd: { $cards }
sketch-upgrades = { $who }, ulepszenia: { $upgrades } · zasięg podróży { $moves }
sketch-survivors = { $who }, ocalali: { $held } · osiedleni: { $settled }
sketch-automa = Karta Automy: { $card } · talia { $deck } · jej załoga: { $hand }
sketch-pile = Stos odrzuconych kart załogi, od wierzchu: { $cards }
sketch-survivor-pile = Stos odrzuconych kart ocalałych, od wierzchu: { $cards }

## Strona

heading-upgrade = Ulepszenie i opłata
heading-journey = Podróż
heading-crew = Załoga
heading-resources = Zasoby
heading-terraform = Terraformowanie
heading-survivors = Ocalali
heading-colonies = Kolonie i placówki
heading-specialists = Specjaliści
heading-done = Zakończ
page-cantina = Kantyna
page-crew-pile = Stos odrzuconych kart załogi
page-survivor-pile = Stos odrzuconych kart ocalałych

## Opcje

option-planets_to_end = Sterraformowane planety: tyle wystarczy, by zaczęła się ostatnia runda; 4 to dłuższy wariant.
option-solo_difficulty = Poziom trudności Automy: dla stołu z jednym miejscem.
option-solo_difficulty-easy = Łatwy
option-solo_difficulty-easy_plus = Łatwy+
option-solo_difficulty-medium = Średni
option-solo_difficulty-medium_plus = Średni+
option-solo_difficulty-hard = Trudny
option-solo_difficulty-hard_plus = Trudny+
option-specialists_start = Żetony specjalistów: jak leżą na początku.
option-specialists_start-used = żaden nie jest odblokowany
option-specialists_start-ready = wszystkie są odblokowane
option-any_specialist_includes_engineer = Dowolny specjalista: ulepszenia, które kosztują lidera dowolnego koloru, można opłacić także inżynierem.
option-first_colony_leader = Pierwsza kolonia: jakiego lidera kosztuje.
option-first_colony_leader-any = dowolnego koloru
option-first_colony_leader-planet = w kolorze planety
option-discovery_ends_move = Odkrycia: odkrycie kończy podróż.
option-colonies_per_planet = Kolonie jednego gracza na jednej planecie.
option-colonies_per_planet-one = jedna
option-colonies_per_planet-unlimited = dowolnie wiele
option-outposts_per_planet = Placówki jednego gracza na jednej planecie.
option-outposts_per_planet-one = jedna
option-outposts_per_planet-unlimited = dowolnie wiele
option-survivor_vp_beyond_5 = Osiedleni ocalali ponad piątą kartę.
option-survivor_vp_beyond_5-cap = nie dają nic więcej
option-survivor_vp_beyond_5-plus10 = dają po 10 PZ
option-automa_outpost_vp = Automa zdobywa 5 PZ za każdą odblokowaną placówkę.
option-automa_always_moves = Automa zawsze się rusza: gdy żadna planeta nie pasuje, leci do planety do terraformacji albo do następnej.
option-automa_auto_choices = Wybory za Automę: w ustalonej kolejności, bez pytania.

## Karty z nazwy

crew-dock_overseer = Nadzorca doków
crew-field_agronomist = Agronom polowy
crew-shift_foreman = Brygadzista
crew-salvage_mechanic = Mechanik złomowy
crew-peace_envoy = Wysłannik pokoju
crew-militia_captain = Kapitan milicji
crew-greenhouse_technician = Technik szklarniowy
crew-data_archivist = Archiwista
crew-tribal_speaker = Mówca plemienny
crew-bioreactor_engineer = Inżynier bioreaktora
crew-convoy_marshal = Marszałek konwoju
crew-xenobotanist = Ksenobotanik
crew-circuit_wright = Monter obwodów
crew-seed_keeper = Strażnik nasion
crew-chief_programmer = Główny programista
crew-drone_fitter = Serwisant dronów
crew-union_delegate = Delegat związkowy
crew-signals_officer = Oficer łączności
crew-hull_specialist = Specjalista od kadłuba
crew-drill_sergeant = Sierżant szkoleniowy
crew-relief_coordinator = Koordynator pomocy
crew-reactor_tender = Operator reaktora
crew-colony_elder = Starszy kolonii
crew-survey_analyst = Analityk pomiarów
crew-asteroid_miner = Górnik asteroidowy
crew-navigator = Nawigator
crew-smuggler_queen = Królowa przemytników
crew-crane_operator = Operator dźwigu
crew-veteran_commander = Dowódca weteranów
crew-soil_chemist = Chemik gleby
crew-shepherd_of_worlds = Pasterz światów
crew-sensor_engineer = Inżynier czujników
crew-oracle_of_the_net = Wyrocznia sieci
survivor-foundry_families = Rodziny hutników
survivor-desert_caravan = Karawana pustynna
survivor-miners_of_deep_nine = Górnicy z Dziewiątki
survivor-field_hospital = Szpital polowy
survivor-barricade_scholars = Uczeni z barykad
survivor-orchard_clan = Klan sadowników
survivor-herders = Pasterze
survivor-seed_vault_crew = Załoga banku nasion
survivor-river_traders = Rzeczni kupcy
survivor-forest_children = Dzieci lasu
survivor-observatory_staff = Załoga obserwatorium
survivor-undersea_engineers = Podwodni inżynierowie
survivor-refugee_coders = Programiści uchodźcy
survivor-ice_harvesters = Zbieracze lodu
survivor-lost_academy = Zaginiona akademia
planet-rhodon = Rhodon
planet-keyi = K'eyi
planet-saur = Saur
planet-ashara = Ashara
planet-elpis = Elpis
planet-chloris = Chloris
planet-sylvane = Sylvane
planet-meliae = Meliae
planet-kyanos = Kyanos
planet-nereis = Nereis
planet-borea = Borea
planet-thalos = Thalos
automa-card_1 = Karta Automy 1
automa-card_2 = Karta Automy 2
automa-card_3 = Karta Automy 3
automa-card_4 = Karta Automy 4
automa-card_5 = Karta Automy 5
automa-card_6 = Karta Automy 6
automa-card_7 = Karta Automy 7
automa-card_8 = Karta Automy 8
automa-card_9 = Karta Automy 9
automa-card_10 = Karta Automy 10
automa-card_11 = Karta Automy 11
automa-card_12 = Karta Automy 12

## Strona w szczegółach

page-word = { $what }
page-map = Mapa układu
page-worlds = Trzy światy, od jałowych do żywych
page-crew = Załoga
page-survivors = Ocalali
page-planets = Planety
page-round = Runda { $round }
page-round-of = Runda { $round }, ostatnia to { $last }
page-tip-round = W rundzie każdy rozgrywa jedną turę. Gdy dość planet jest sterraformowanych, rundę gra się do końca, a potem jeszcze jedną.
page-goal = Sterraformowane planety: { $done } z { $planets }
page-tip-goal = Gdy w układzie zostaną sterraformowane { $planets } planety, obojętnie przez kogo, zaczyna się koniec gry.
page-turn = Tura: { $who }
page-moves-left = Pozostałe pola ruchu: { $steps }
page-tip-steps = Tura: możesz odblokować ulepszenie, musisz się ruszyć, możesz zagrać do dwóch kart załogi, wykonać akcję w miejscu lądowania i dobrać kartę.
page-step-1 = Ulepszenie
page-step-2 = Podróż
page-step-3 = Załoga
page-step-4 = Akcja
page-step-5 = Dobranie
page-gathers = Zebranie daje: { $effect }.
page-nothing-here = Nie ma tu nic do zebrania.
page-yield = { $space }. { $effect }
page-arks-here = Są tu Arki: { $who }.
page-field = Niezbadany obszar: { $position }
page-tip-field = Przekrocz krawędź Arką, a odkryjesz planetę. Pierwszy poziom jest za darmo. Karty planet w talii: { $left }.
page-ark = Arka: { $who }
page-moves = { $steps ->
    [one] Podróż: o 1 pole
    [few] Podróż: do { $steps } pól
   *[many] Podróż: do { $steps } pól
    }
page-tip-moves = Ruch o 1 pole prowadzi wzdłuż przerywanej linii do następnego pola. Ulepszenie Engines wydłuża podróż.
page-terraforming = { $planet }: poziomy { $done } z { $total }
page-terraformed = Planeta { $planet } jest sterraformowana
page-tip-terraforming = Każdy poziom przesuwa twój znacznik o jedno pole. Po ostatnim poziomie każdy dostaje tyle PZ, ile wynosi numer jego pola; pierwsze miejsce dodatkowo { $first } PZ, drugie { $second }.
page-tip-terraformed = Daje więcej, a ocalali w jej kolorze mogą się tu osiedlić.
page-marker = { $who }: pole { $space }
page-leads = Ten znacznik prowadzi.
page-follows = Z dwóch znaczników na jednym polu wyżej jest ten, który przybył później.
page-track = { $planet }, { $resource }: poziom { $level } z { $most }
page-tip-track = Terraformując, podnosisz ten tor za 1 jednostkę zasobu z ładowni.
page-tip-colony = Kolonia dodaje właścicielowi poziom do każdego terraformowania i liczy się na koniec gry.
page-tip-outpost = Gdy wyląduje tu jakakolwiek Arka, każda placówka daje właścicielowi to, co daje planeta.
page-crew-deck = Talia załogi: { $count }
page-tip-crew-deck = Na koniec tury możesz dobrać kartę, jeśli masz mniej niż sześć.
page-survivor-deck = Talia ocalałych: { $count }
page-tip-survivor-deck = Eksploracja odkrywa kartę. Zyskujesz to, co pokazuje, i możesz ją zatrzymać, jeśli ma kolor planety.
page-planet-deck = Talia planet: { $count }
page-tip-planet-deck = Planety jeszcze nieodkryte. Pięć z nich trafi do układu.
page-pile = { $pile }: { $count }
page-waiting = Karty do decyzji
page-dealt = Rozdane tobie
page-dealt-count = Rozdane karty do położenia: { $count }
page-to-place = Do położenia
page-aside = Zagrywana karta
page-met = Odkryte karty ocalałych
page-row = { $row }: { $count } z { $most }
page-tip-upper = Nad ładownią: działa dolna krawędź karty. Karta zagrana stąd jest odrzucana.
page-tip-lower = Pod ładownią: działa górna krawędź karty. Karta zagrana stąd jest odrzucana albo przenoszona do górnego rzędu.
page-cargo = { $resource }: { $amount }, miejsca na { $most }
page-tip-cargo = Co nie mieści się w ładowni, przepada.
page-token-ready = { $specialist }: żeton odblokowany
page-token-used = { $specialist }: żeton zużyty
page-tip-token = Odblokowanego żetonu używasz tak jak karty załogi z tym symbolem. Na księżycach, stacjach kosmicznych i w Gwiezdnym Portalu odrzucasz kartę załogi, by odblokować żeton: karta inżyniera odblokowuje lidera, karta lidera odblokowuje inżyniera.
page-upgrades = Ulepszenia Arki
page-upgrade = { $upgrade }. { $state }
page-locked = Zablokowane: odblokowanie uwalnia znacznik kolonii.
page-half-unlocked = Kupione raz: drugi zakup uwalnia znacznik kolonii.
page-unlocked = Odblokowane.
page-pair = Oba ulepszenia ({ $upgrades }) uwalniają placówkę handlową i dają { $points } PZ.
page-pair-free = { $upgrades }: placówka jest odblokowana, zdobyte PZ: { $points }.
page-bridge = Ocalali na pokładzie: { $held } z { $most }
page-tip-bridge = Osiedl ich na sterraformowanej planecie w ich kolorze: dopiero wtedy się liczą.
page-settled = Osiedleni ocalali: { $count }, warci { $points } PZ
page-tip-settled = O jednego więcej: razem { $points } PZ.
page-colonies = Założone kolonie: { $founded }, znaczniki w puli: { $pool }
page-tip-colonies = Na koniec gry są warte { $points } PZ.
page-next-colony = Następna kosztuje: { $cost }; wtedy razem będą warte { $points } PZ.
cost-leader-here = 1 lider w kolorze planety
cost-engineer = 1 inżynier
cost-any-leader = { $count ->
    [one] 1 dowolny lider
    [few] { $count } dowolni liderzy
   *[many] { $count } dowolnych liderów
    }
page-outposts = Placówki na planetach: { $placed }, w puli: { $pool }
page-tip-outposts = Placówka postawiona tam, gdzie masz kolonię, daje { $points } PZ. Gdy pula jest pusta, przenosisz jedną z nich.
page-levels = { $count ->
    [one] Terraformowanie: do 1 poziomu
   *[other] Terraformowanie: do { $count } poziomów
    }
page-tip-levels = Dla każdego { $base }, za kolonie i placówki na planetach { $more }.
page-score = Wynik teraz: { $score }
page-first = Pierwszy gracz
page-tip-first = Zaczyna rundę; potem znacznik wędruje w lewo.
page-automa-now = Rozpatrywana
page-automa-last = Ostatnia karta:
page-automa-idle = Ten krok został pominięty.
page-automa-done = Ten krok został wykonany.
page-automa-under-way = Ten krok właśnie trwa.
page-automa-none = Automa jeszcze się nie ruszyła.
page-automa-crew = { $specialist }: { $count }
page-tip-automa-crew = Z jej kart załogi liczą się tylko symbole. Dwóch dowolnych specjalistów zastępuje jednego, którego jej brakuje.
page-automa-points = Ulepszenia Automy: { $points } PZ
page-tip-automa-points = Im więcej ulepszeń odblokowała, tym więcej są warte; ile dokładnie, zależy od poziomu trudności.
page-automa-deck = Talia Automy: { $count }
page-tip-automa-deck = Co turę odkrywa jedną kartę i wykonuje jej kroki od góry do dołu; co niemożliwe, pomija.
page-why-draw = Z wierzchu talii, nigdy z Kantyny, i bez limitu.
page-why-gain = Bierze to, czego ma najmniej; przy równości kolejno: biomasa, siła robocza, minerały, technologie.
page-why-terraform-move = Wokół Gwiezdnego Portalu do najbliższej niesterraformowanej planety, choćby daleko. Na jej planecie nie możesz zakończyć podróży.
page-why-colony-move = Wokół Gwiezdnego Portalu do najbliższej planety bez kolonii Automy.
page-why-discover = Do najbliższego niezbadanego obszaru w tym kierunku. Zyskuje 1 jednostkę minerałów i podnosi ten tor.
page-why-stays = Jeśli nie ma takiego miejsca, Automa zostaje, gdzie jest.
page-why-moves-on = Jeśli nie ma takiego miejsca, zasady tego stołu każą jej lecieć dalej: do najbliższej planety do terraformacji albo do następnej planety.
page-why-gather = Bierze wszystko, co daje jej planeta, o ile się zmieści.
page-why-terraform = Poziom po poziomie podnosi pierwszy tor, na który ma zasób.
page-why-explore = Używa lidera w kolorze planety albo dwóch innych specjalistów, bierze zasoby i odrzuca kartę.
page-why-upgrade = Odblokowuje pierwsze w swojej kolejności ulepszenie, na które ją stać.
page-why-colony = Zakłada kolonię, jeśli ją stać; dopiero gdy nie, stawia placówkę albo przenosi ją z innej planety.
page-aid-colonies = Ile kosztuje kolejna kolonia i ile PZ daje na koniec gry taka liczba kolonii.
page-aid-survivors = Ile PZ daje na koniec gry taka liczba osiedlonych ocalałych.

## Co jest z druku, a co nasze

content-automa = Automa
content-automa_cards = Karty Automy
content-crew = Karty załogi
content-layouts = Trasy na mapie
content-planets = Planety
content-sheet = To, co wspólne wszystkim graczom
content-survivors = Ocalali
designed-the-other-numbers = pozostałe liczby
designed-the-routes = trasy
designed-star-gate = Gwiezdny Portal
designed-resources-of-row-8-of-the-colony-costs = zasoby w wierszu 8 kosztów kolonii
designed-survivor-beyond = punkty za każdą kartę ocalałego ponad wydrukowany rząd

## Na liście gier

about-play = Lecisz z załogą od planety do planety: odkrywasz i terraformujesz światy, ratujesz ocalałych i zakładasz kolonie szybciej niż inni.
about-time = 45–75 minut
about-weight = łatwa lub średnio trudna

## Pierwsza gra z przewodnikiem

guide-welcome = Witaj na pokładzie! Dowodzisz Arką, która przywraca życie martwym planetom. Planety, które już znamy: { $here }; następne czekają na odkrycie. Gdy ożyją planety w liczbie { $planets }, gra się kończy, a wygrywa ten, kto ma najwięcej punktów zwycięstwa.
guide-deal = Dostajesz karty załogi: { $cards }, i jedną z nich oddajesz. Karta załogi ma akcję przy górnej i przy dolnej krawędzi. Obie akcje karty { $card } trzeba najpierw opłacić, więc oddaj właśnie ją.
guide-deal-why = Górne krawędzie pozostałych kart nic nie kosztują. O to chodzi, póki ładownia jest pusta.
guide-rows = Karty leżą w rzędach nad ładownią i pod nią. Działa tylko krawędź, która dotyka ładowni: połóż kartę { $card } w dolnym rzędzie, a zadziała jej górna krawędź.
guide-rows-why = Kartę z dolnego rzędu można potem przenieść wyżej i użyć jej jeszcze raz, drugą krawędzią.
guide-second-card = Górna krawędź karty { $card } też jest zielona. Krawędź działa tam, gdzie Arka wylądowała w miejscu o jej kolorze, a pobliska { $planet } to zielona planeta.
guide-second-card-why = Obie karty pasują do tego samego miejsca: pierwsza podróż opłaci się podwójnie.
guide-stock = Weź coś na drogę. W ładowni mieści się po { $room } każdego zasobu. { $planet } potrzebuje technologii aż do poziomu { $technology }.
guide-stock-why = Planetę terraformuje się tym, czego potrzebuje.
guide-stock-more = I jeszcze jedno: { $planet } potrzebuje też siły roboczej, do poziomu { $workforce }.
guide-stock-more-why = Każdy zasób opłaca poziom własnego rodzaju.
guide-turn = Twoja tura zawsze przebiega tak: ulepszenie, podróż, załoga, akcja, dobranie. Możesz teraz odblokować ulepszenie, odrzucając specjalistę i płacąc zasobami, ale lepiej zachowaj je dla pierwszej planety.
guide-travel = Musisz się ruszyć, najwyżej o tyle pól wzdłuż przerywanych linii: { $steps }. Leć na planetę { $planet }.
guide-travel-why = Jest zielona, więc zadziałają tam obie twoje karty.
guide-play = Możesz zagrać karty załogi, najwyżej { $cards }. Zagraj kartę { $card }: daje biomasę { $biomass }. Zamiast ją odrzucić, przenieś ją do górnego rzędu.
guide-play-why = Tam ładowni dotyka jej druga krawędź i możesz użyć tej karty jeszcze raz.
guide-play-more = Zagraj też kartę { $card }: daje biomasę { $biomass } i nową kartę załogi.
guide-play-more-why = Karty załogi to twój silnik: dobre jest wszystko, co daje ich więcej.
guide-drawn = Dobrana karta to { $card }. Jej górna krawędź jest szara: działa na księżycach i stacjach.
guide-drawn-why = W dolnym rzędzie ta krawędź dotyka ładowni.
guide-terraform = Teraz sama planeta. Nie możesz tu jeszcze eksplorować, osiedlać ani niczego zakładać, ale możesz terraformować: podnieść poziomy planety { $planet }, najwyżej { $levels }. Poziom biomasy kosztuje biomasę { $biomass }.
guide-terraform-why = Każdy poziom przesuwa twój znacznik na torze tej planety.
guide-track = Twój znacznik stoi na polu { $space }. Gdy planeta ożyje, każdy zdobywa tyle punktów, ile wynosi numer jego pola, a pierwszy dodatkowo { $first }. Podnieś jeszcze jeden poziom.
guide-track-why = Na tym torze nie ma nikogo innego: każdy poziom to teraz przewaga.
guide-draw = Na koniec tury możesz dobrać kartę załogi.
guide-draw-why = Nic to nie kosztuje. Zrezygnuj tylko wtedy, gdy rzędy są pełne.
guide-envoy = Karta { $card } może leżeć w każdym z rzędów. W górnym są już karty zagrane w tej turze.
guide-envoy-why = Karty z dolnego rzędu użyjesz obiema krawędziami, jedną po drugiej; z górnego tylko raz.
guide-found = Tymczasem { $who } przekracza granicę znanego układu i odkrywa planetę { $planet }. Pierwszy gracz zmienia się co rundę.
guide-upgrade = Masz teraz biomasę: { $biomass }. Za nią i za inżyniera, na przykład kartę { $card }, możesz odblokować ulepszenie { $upgrade }. Ulepszenie uwalnia też znacznik kolonii, a kolonia wzmacnia każde późniejsze terraformowanie.
guide-station = Leć dalej, na stację. Zadziała tam karta { $card } i zbierzesz to, co tam pokazano.
guide-station-why = Księżyce i stacje napełniają ładownię, a planety ją opróżniają.
guide-end = To była pełna runda i początek następnej. Tak będzie dalej, aż ożyją planety w liczbie { $planets }. Szukaj miejsc, w których działają obie twoje karty. Odtąd decydujesz samodzielnie, a kiedy chcesz, zapytaj mnie o radę.

guide-about-travel = Musisz się ruszyć, najwyżej o tyle pól: { $steps }. Wybierz miejsce, którego kolor pasuje do krawędzi dotykających ładowni.
guide-about-upgrade = Przed podróżą możesz odblokować ulepszenie. Kosztuje specjalistę i zasoby, działa od razu i uwalnia znacznik kolonii.
guide-about-crew = Możesz zagrać karty załogi, najwyżej { $cards }. Działają tylko krawędzie, które dotykają ładowni, i tylko tam, gdzie pasuje kolor miejsca. To, co teraz działa, świeci.
guide-about-act = Na planecie robisz jedną rzecz. Jeśli masz zasób, którego potrzebuje, terraformuj: to przesuwa cię na jej torze. Jeśli nie, zbieraj.
guide-about-colony = Możesz tu założyć kolonię. Odtąd każde twoje terraformowanie podnosi o jeden poziom więcej.
guide-about-draw = Możesz dobrać kartę załogi. Nic to nie kosztuje; zrezygnuj tylko wtedy, gdy rzędy są pełne.
guide-about-rows = Karty leżą w rzędach wokół ładowni i działa tylko krawędź, która jej dotyka: górna w dolnym rzędzie, dolna w górnym.
