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
ask-depart = Twoja tura: odblokuj ulepszenie albo od razu rusz Arką (kroki: { $steps }).
ask-travel = Dokąd leci Twoja Arka (kroki: { $steps })?
ask-travel-on = Podróż może trwać dalej (pozostałe kroki: { $steps }): dokąd?
ask-heading = W drodze do odkrycia (pozostałe kroki: { $steps }): dokąd?
ask-crew = { $count ->
    [one] Możesz zagrać 1 kartę załogi.
    [few] Możesz zagrać do { $count } kart załogi.
   *[many] Możesz zagrać do { $count } kart załogi.
    }
ask-act = { $space }: co tu robisz?
ask-act-again = { $space }: możesz zrobić tu jeszcze jedną rzecz.
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
    [one] Automa oddaje jeszcze 1 specjalistę za tego, którego nie ma: którego?
   *[other] Automa oddaje { $count } specjalistów za tych, których nie ma: którego najpierw?
    }
ask-automa-outpost = Którą ze swoich placówek przenosi Automa?

## Przyciski

label-discard = Odrzuć: { $card }
label-place = Połóż: { $card } – { $row }
label-gain = Zyskaj zasób: { $resource }
label-pay = Oddaj zasób: { $resource }
label-upgrade = Odblokuj { $upgrade }: { $specialist }, { $cost }
label-use = Odrzuć: { $card } ({ $row })
label-use-token = Użyj żetonu: { $specialist }
label-travel = Leć: { $space }
label-discover = Odkryj planetę: { $position }
label-step = Jeden krok: { $space }
label-take = Weź: { $card }
label-play-act = Zagraj i odrzuć { $card }: { $effect }
label-play-act-up = Zagraj i przesuń w górę { $card }: { $effect }
label-play-idle = Odrzuć bez akcji: { $card }
label-play-up = Przesuń w górę bez akcji: { $card }
label-gather = Zbierz zasoby: { $effect }
label-raise = Terraformuj: podnieś tor „{ $resource }”
label-bonus = Podnieś tor „{ $resource }”
label-choose = Rozpatrz: { $card }
label-keep = Zatrzymaj
label-settle = Osiedl: { $card }
label-move-outpost = Tę z planety { $planet }
label-ready = Zyskaj specjalistę: odrzuć { $card }, gotowy: { $specialist }
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
log-paid = { $who } płaci: { $what }.
log-lost = { $who } nie ma miejsca na: { $what }.
log-drew = { $who } dobiera kartę: { $card }.
log-took = { $who } bierze z Kantyny: { $card }.
log-placed = { $who } kładzie kartę: { $card } – { $row }.
log-discarded = { $who } odrzuca kartę: { $card }.
log-played = { $who } zagrywa i odrzuca: { $card }.
log-played-up = { $who } zagrywa i przesuwa w górę: { $card }.
log-played-idle = { $who } zagrywa bez akcji i odrzuca: { $card }.
log-moved-up = { $who } przesuwa w górę bez akcji: { $card }.
log-token = { $who } używa żetonu: { $specialist }.
log-ready = { $who } ma gotowy żeton: { $specialist }.
log-upgraded = { $who } odblokowuje: { $upgrade }.
log-engines = { $who } kupuje silniki, poziom { $level }.
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
log-sent-on = { $who } odrzuca kartę ocalałych: { $card }.
log-settled = { $who } osiedla: { $card } – planeta { $planet }.
log-founded = { $who } zakłada kolonię nr { $count } na planecie { $planet }.
log-outpost-placed = { $who } stawia placówkę na planecie { $planet }.
log-outpost-moved = { $who } przenosi placówkę: { $from } – { $to }.
log-outpost-scored = { $who } zdobywa { $points } PZ za placówkę przy własnej kolonii.
log-outpost-pays = Placówka ({ $who }) na planecie { $planet } daje zasoby.
log-automa-card = Automa odkrywa kartę: { $card }.
log-automa-step = Krok { $number } Automy: { $step }.
log-automa-idle = Nic z tego nie wychodzi.
ended = Ostatnia runda się skończyła.

## Dlaczego nie

refusal-not-awaited = Teraz decyduje ktoś inny.
refusal-answer-first = Najpierw odpowiedz na zadane pytanie.
refusal-step-over = Ten krok Twojej tury już minął.
refusal-too-early = To należy do kroku { $step } Twojej tury.
refusal-no-turn-yet = Tury zaczną się, gdy wszyscy wybiorą karty załogi i zasoby.
refusal-other-turn = To robi się we własnej turze.
refusal-one-rejected = Odrzuca się jedną z kart załogi rozdanych na początku i żadnej innej.
refusal-nothing-to-place = Nie ma teraz karty załogi do położenia.
refusal-nothing-to-gain = Nie zyskujesz teraz zasobu do wyboru.
refusal-nothing-to-pay = Nie płacisz teraz zasobem do wyboru.
refusal-no-specialist-asked = Nie płacisz teraz specjalistą.
refusal-nothing-to-take = Nie bierzesz teraz karty z Kantyny.
refusal-nothing-to-keep = Nie ma teraz karty ocalałych do zatrzymania.
refusal-automa-pays-nothing = Automa teraz nie płaci.
refusal-upgrade-too-late = Ulepszenie odblokowuje się na początku tury, zanim ruszy Arka.
refusal-journey-over = Arka odbyła już podróż w tej turze.
refusal-crew-played = Karty załogi, które można tu zagrać: { $most }; wszystkie zostały zagrane.
refusal-one-drawn = Na koniec tury dobiera się jedną kartę załogi.
refusal-over = Gra jest skończona.
refusal-not-dealt = Tej karty nie masz wśród rozdanych.
refusal-other-card = Teraz trzeba położyć inną kartę.
refusal-row-full = W tym rzędzie leży już tyle kart: { $most }.
refusal-cannot-pay = { $resource }: potrzeba { $needs }, masz { $has }.
refusal-cannot-pay-any = Nie masz żadnego zasobu na opłatę.
refusal-one-upgrade = W turze można odblokować najwyżej jedno ulepszenie.
refusal-unlocked = To ulepszenie jest już odblokowane.
refusal-no-specialist = Nie masz karty ani gotowego żetonu: { $specialist }.
refusal-few-leaders = Potrzebni liderzy: { $needs }; licząc karty i gotowe żetony, masz { $has }.
refusal-few-resources = Potrzebne zasoby: { $needs }, masz { $has }.
refusal-not-in-rows = Tej karty nie ma w Twoich rzędach.
refusal-other-specialist = Potrzebny jest inny specjalista.
refusal-token-used = Ten żeton nie jest gotowy.
refusal-no-such-space = Takiego pola nie ma w układzie.
refusal-must-discover = Arka jest w drodze do odkrycia.
refusal-been-there = Arka już tam była w tej turze.
refusal-too-far = Tam jest dalej, niż pozwalają kroki: { $steps }.
refusal-occupied = Stoi tam inna Arka, a miejsce jest tylko dla jednej.
refusal-automa-is-there = Na tej planecie stoi Arka Automy.
refusal-discovered = Tam już leży planeta.
refusal-edge-too-far = Krawędzi prowadzącej w to miejsce nie da się przekroczyć; pozostałe kroki: { $steps }.
refusal-no-step = Stamtąd nie da się niczego odkryć.
refusal-not-in-cantina = Tej karty nie ma w Kantynie.
refusal-already-up = Karta zagrana z górnego rzędu jest odrzucana.
refusal-upper-full = W górnym rzędzie leży już tyle kart: { $most }.
refusal-edge-mismatch = Krawędź przy karcie Ładowni nie pasuje; działa { $edge }.
refusal-nothing-here = Na asteroidzie nie ma nic do zrobienia.
refusal-not-on-planets = Specjalistów zyskuje się na księżycach, stacjach i przy Gwiezdnym Portalu.
refusal-only-on-planets = To można zrobić tylko na planecie.
refusal-same-deed = Dwie akcje na planecie muszą być różne.
refusal-done-here = To już było w tej turze.
refusal-two-deeds = W tej turze były już dwie akcje.
refusal-no-robotics = Druga akcja wymaga robotyki.
refusal-no-colony-here = Druga akcja wymaga Twojej kolonii na tej planecie.
refusal-terraformed = Ta planeta jest już sterraformowana.
refusal-track-full = { $resource }: tor jest pełny, najwyżej { $most }.
refusal-no-track = { $resource }: tej planecie ten zasób nie jest potrzebny.
refusal-no-survivors = Nie ma już kart ocalałych.
refusal-not-turned-up = Ta karta nie jest odkryta.
refusal-not-held = Nie masz tej karty.
refusal-not-terraformed = Ocalali osiedlają się na planetach sterraformowanych.
refusal-other-colour = Tu osiedlają się tylko ocalali w kolorze: { $colour }.
refusal-no-colony-marker = Nie masz znacznika kolonii w puli; uwalniają je ulepszenia.
refusal-colony-here = Masz już kolonię na tej planecie.
refusal-no-outpost = Nie masz odblokowanej placówki.
refusal-outpost-here = Masz już placówkę na tej planecie.
refusal-no-outpost-there = Nie ma tam placówki do przeniesienia.
refusal-other-token = Karta z tym symbolem odblokowuje inne żetony: { $symbol }.
refusal-token-ready = Ten żeton jest już gotowy: { $specialist }.
refusal-crew-full = Masz już tyle kart załogi: { $most }.
refusal-no-crew-left = Nie ma już kart załogi do dobrania.
refusal-not-automas = Automa nie może tu użyć takiej karty.
refusal-must-move = Arka musi się ruszyć.
refusal-must-decide = To trzeba rozstrzygnąć.

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
edge-grey = na księżycu lub stacji
row-upper = górny rząd
row-lower = dolny rząd
row-dealt = rozdane
spot-planet = planeta
spot-moon = księżyc
spot-station = stacja
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
upgrade-robotics = Robotyka
upgrade-biodome = Biokopuła
upgrade-space-mining = Kosmiczne górnictwo
upgrade-cargo-holds = Ładownie
upgrade-scouting-vehicles = Pojazdy zwiadowcze
upgrade-leisure-facilities = Ośrodki wypoczynku
upgrade-mining-vehicles = Pojazdy górnicze
upgrade-engines = Silniki
unknown-card = nieznana karta
layout-l1 = Trasy 1
layout-l2 = Trasy 2
layout-l3 = Trasy 3
layout-l4 = Trasy 4

## Karty

card-crew = { $symbol }. W dolnym rzędzie { $lower }. W górnym rzędzie { $upper }.
card-edge = { $edge }: { $effect }
card-edge-priced = { $edge }, za 1 ({ $price }): { $effect }
card-survivor = Ocalali na planety w kolorze: { $colour }. Eksplorujący zyskuje: { $effect }.
card-planet = Planeta ({ $colour }). Potrzebuje: { $needs }. Zbieranie daje: { $untouched }, po sterraformowaniu: { $terraformed }; na księżycu: { $moon }, na stacji: { $station }.
card-layout = Trasy: { $routes }.
card-route = { $one } – { $other }
card-upgrade = Koszt: { $specialist } oraz { $cost }. { $effect }
card-automa = { $steps }.
effect-robotics = Na planecie z Twoją kolonią możesz wykonać dwie różne akcje.
effect-biodome = Lądowanie na stacji daje 1 siłę roboczą.
effect-space-mining = Lądowanie na księżycu daje 1 jednostkę minerałów.
effect-cargo-holds = W ładowni mieści się po 6 każdego zasobu.
effect-scouting-vehicles = Eksplorując, odkrywasz dwie karty ocalałych i rozpatrujesz jedną.
effect-leisure-facilities = Lądując na stacji, możesz wziąć kartę z Kantyny.
effect-mining-vehicles = Lądując na księżycu, możesz wziąć kartę z Kantyny.
effect-engines = Po pierwszym zakupie Arka rusza się do 4 pól, po drugim do 6.
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
amount-of = { $what } { $amount }
amounts = { $parts }
automa-draw = { $count ->
    [one] weź 1 kartę załogi
    [few] weź { $count } karty załogi
   *[many] weź { $count } kart załogi
    }
automa-gain = { $count ->
    [one] zyskaj 1 zasób
    [few] zyskaj { $count } zasoby
   *[many] zyskaj { $count } zasobów
    }
automa-move = ruch ({ $way }), cel: { $to }
automa-jump = skok na drugą stronę, potem ruch ({ $way }), cel: { $to }
automa-upgrade = odblokuj ulepszenie
automa-colony-or-outpost = załóż kolonię, a jeśli to niemożliwe, utwórz placówkę
way-clockwise = zgodnie z ruchem wskazówek zegara
way-counterclockwise = przeciwnie do ruchu wskazówek zegara
criterion-terraform = planeta do terraformacji
criterion-no-colony = planeta bez jej kolonii
criterion-discover = planeta do odkrycia

## Stół słowami

sketch-status = Runda { $round } · pierwszy gracz: { $first } · sterraformowane { $terraformed } z { $planets } · talie: załoga { $crew }, ocalali { $survivors }, planety { $deck }
sketch-status-last = Runda { $round } (zbliża się koniec) · pierwszy gracz: { $first } · sterraformowane { $terraformed } z { $planets } · talie: załoga { $crew }, ocalali { $survivors }, planety { $deck }
sketch-planets-head = Gdzie | Planeta | Kolor | Strona | Bio. | Siła | Min. | Tech. | Tor | Elementy
sketch-planet = { $position } | { $planet } | { $colour } | { $state } | { $biomass } | { $workforce } | { $minerals } | { $technology } | { $track } | { $pieces }
sketch-level = { $level }/{ $most }
sketch-mark = { $who } { $space }
sketch-colony = kolonia ({ $who })
sketch-outpost = placówka ({ $who })
sketch-terraformed = sterraformowana
sketch-untouched = nietknięta
sketch-head = Miejsce | Arka | Bio. | Siła | Min. | Tech. | Załoga | Gotowi | Kolonie | Wynik
sketch-player = { $who } | { $ark } | { $biomass } | { $workforce } | { $minerals } | { $technology } | { $crew } | { $ready } | { $colonies } (+{ $pool }) | { $score }
sketch-cantina = Kantyna: { $cards }
sketch-note = { $row }, { $symbol }
sketch-none = –
sketch-list = { $things }
sketch-legend = Tory planety: poziom / potrzeba. Tor: znaczniki terraformacji, pierwsze miejsce najpierw. Kolonie: założone, a w nawiasie znaczniki w puli. Wynik: gdyby gra skończyła się teraz.
sketch-upper = { $who }, górny rząd: { $cards }
sketch-lower = { $who }, dolny rząd: { $cards }
sketch-upgrades = { $who }, ulepszenia: { $upgrades } · kroki { $moves }
sketch-survivors = { $who }, ocalali: { $held } · osiedleni: { $settled }
sketch-automa = Karta Automy: { $card } · talia { $deck } · jej załoga: { $hand }
sketch-pile = Odrzucone karty załogi od wierzchu: { $cards }
sketch-survivor-pile = Odrzucone karty ocalałych od wierzchu: { $cards }

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
page-crew-pile = Odrzucone karty załogi
page-survivor-pile = Odrzucone karty ocalałych

## Opcje

option-planets_to_end = Sterraformowane planety: tyle z nich zapowiada ostatnią rundę; 4 to długa gra.
option-solo_difficulty = Trudność Automy: dla stołu z jednym miejscem.
option-solo_difficulty-easy = łatwy
option-solo_difficulty-easy_plus = łatwy, z kolonią
option-solo_difficulty-medium = średni
option-solo_difficulty-medium_plus = średni, z zasobami
option-solo_difficulty-hard = trudny
option-solo_difficulty-hard_plus = trudny, z zasobami
option-specialists_start = Żetony specjalistów: jak leżą na początku.
option-specialists_start-used = żaden nie jest gotowy
option-specialists_start-ready = wszystkie są gotowe
option-any_specialist_includes_engineer = Dowolny specjalista: także inżynier opłaca ulepszenia, które kosztują lidera dowolnego koloru.
option-first_colony_leader = Pierwsza kolonia: którego lidera kosztuje.
option-first_colony_leader-any = dowolnego koloru
option-first_colony_leader-planet = w kolorze planety
option-discovery_ends_move = Odkrycia: odkrycie kończy podróż.
option-colonies_per_planet = Kolonie jednego gracza na jednej planecie.
option-colonies_per_planet-one = jedna
option-colonies_per_planet-unlimited = dowolnie wiele
option-survivor_vp_beyond_5 = Osiedleni ocalali ponad piątą kartę.
option-survivor_vp_beyond_5-cap = nie dają nic więcej
option-survivor_vp_beyond_5-plus10 = dają po 10 PZ
option-automa_outpost_vp = Automa zdobywa 5 PZ za każdą odblokowaną placówkę.
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
page-tip-goal = Gdy w układzie będzie tyle sterraformowanych planet ({ $planets }), obojętnie czyich, zaczyna się koniec gry.
page-turn = Tura: { $who }
page-moves-left = Pozostałe kroki: { $steps }
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
page-field = Nieznane pole: { $position }
page-tip-field = Przekrocz krawędź Arką, a odkryjesz planetę. Pierwszy poziom jest za darmo. Karty planet w stosie: { $left }.
page-ark = Arka: { $who }
page-moves = Podróż: do { $steps } kroków
page-tip-moves = Krok to jedna przerywana linia do następnego pola. Silniki wydłużają podróż.
page-terraforming = { $planet }: poziomy { $done } z { $total }
page-terraformed = Planeta { $planet } jest sterraformowana
page-tip-terraforming = Każdy poziom przesuwa Twój znacznik o jedno pole. Po ostatnim poziomie każdy dostaje tyle PZ, ile wynosi numer jego pola; pierwsze miejsce dodatkowo { $first } PZ, drugie { $second }.
page-tip-terraformed = Daje więcej, a ocalali w jej kolorze mogą się tu osiedlić.
page-marker = { $who }: pole { $space }
page-leads = Ten znacznik prowadzi.
page-follows = Z dwóch znaczników na jednym polu wyżej jest ten, który przybył później.
page-track = { $planet }, { $resource }: poziom { $level } z { $most }
page-tip-track = Terraformując, podnosisz ten tor za 1 jednostkę zasobu z ładowni.
page-tip-colony = Kolonia dodaje właścicielowi poziom do każdego terraformowania i liczy się na koniec gry.
page-tip-outpost = Gdy jakakolwiek Arka tu wyląduje, właściciel zyskuje to, co daje planeta.
page-crew-deck = Stos załogi: { $count }
page-tip-crew-deck = Na koniec tury możesz dobrać kartę, jeśli masz mniej niż sześć.
page-survivor-deck = Stos ocalałych: { $count }
page-tip-survivor-deck = Eksploracja odkrywa kartę. Zyskujesz to, co pokazuje, i możesz ją zatrzymać, jeśli ma kolor planety.
page-planet-deck = Stos planet: { $count }
page-tip-planet-deck = Planety jeszcze nieodkryte. Pięć z nich trafi do układu.
page-pile = { $pile }: { $count }
page-waiting = Karty do decyzji
page-dealt = Rozdane Tobie
page-dealt-count = Rozdane karty do położenia: { $count }
page-to-place = Do położenia
page-aside = Zagrywana
page-met = Spotkani ocalali
page-row = { $row }: { $count } z { $most }
page-tip-upper = Nad ładownią: działa dolna krawędź karty. Karta zagrana stąd jest odrzucana.
page-tip-lower = Pod ładownią: działa górna krawędź karty. Karta zagrana stąd jest odrzucana albo przechodzi wyżej.
page-cargo = { $resource }: { $amount }, miejsca na { $most }
page-tip-cargo = Co nie mieści się w ładowni, przepada.
page-token-ready = { $specialist }: żeton gotowy
page-token-used = { $specialist }: żeton niegotowy
page-tip-token = Gotowym żetonem płacisz jak kartą załogi z tym symbolem. Na księżycach, stacjach i w Gwiezdnym Portalu odrzucasz kartę załogi, by przygotować żeton: inżyniera za lidera, lidera za inżyniera.
page-upgrades = Ulepszenia Arki
page-upgrade = { $upgrade }. { $state }
page-locked = Zablokowane: odblokowanie uwalnia znacznik kolonii.
page-half-unlocked = Kupione raz: drugi zakup uwalnia znacznik kolonii.
page-unlocked = Odblokowane.
page-pair = Oba ulepszenia ({ $upgrades }) uwalniają placówkę handlową i dają { $points } PZ.
page-pair-free = { $upgrades }: placówka jest wolna, zdobyte PZ: { $points }.
page-bridge = Ocalali na pokładzie: { $held } z { $most }
page-tip-bridge = Osiedl ich na sterraformowanej planecie w ich kolorze: dopiero wtedy się liczą.
page-settled = Osiedleni ocalali: { $count }, warci { $points } PZ
page-tip-settled = O jednego więcej: razem { $points } PZ.
page-colonies = Założone kolonie: { $founded }, znaczniki w puli: { $pool }
page-tip-colonies = Na koniec gry są warte { $points } PZ.
page-next-colony = Następna kosztuje: { $cost }; wtedy razem będą warte { $points } PZ.
page-leader-here = lider w kolorze planety
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
page-automa-idle = Z tego kroku nic nie wyszło: był niemożliwy albo zabrakło miejsca.
page-automa-done = Ten krok został wykonany.
page-automa-under-way = Ten krok właśnie trwa.
page-automa-none = Automa jeszcze się nie ruszyła.
page-automa-crew = { $specialist }: { $count }
page-tip-automa-crew = Z jej kart załogi liczą się tylko symbole. Dwa dowolne zastępują jeden, którego nie ma.
page-automa-points = Ulepszenia Automy: { $points } PZ
page-tip-automa-points = Im więcej ulepszeń odblokowała, tym więcej są warte; ile dokładnie, zależy od poziomu trudności.
page-automa-deck = Stos Automy: { $count }
page-tip-automa-deck = Co turę odkrywa jedną kartę i wykonuje jej kroki od góry do dołu; co niemożliwe, pomija.
page-why-draw = Z wierzchu stosu, nigdy z Kantyny, i bez limitu.
page-why-gain = Bierze to, czego ma najmniej; przy równości kolejno: biomasa, siła robocza, minerały, technologie.
page-why-terraform-move = Wokół Gwiezdnego Portalu do najbliższej niesterraformowanej planety, choćby daleko. Na jej planecie nie możesz zakończyć podróży.
page-why-colony-move = Wokół Gwiezdnego Portalu do najbliższej planety bez jej kolonii; gdy takiej nie ma, do planety do terraformowania.
page-why-discover = Do najbliższego nieznanego pola w tym kierunku. Zyskuje 1 jednostkę minerałów i podnosi ten tor.
page-why-gather = Bierze wszystko, co daje jej planeta, o ile się zmieści.
page-why-terraform = Poziom po poziomie podnosi pierwszy tor, na który ma zasób.
page-why-explore = Płaci liderem w kolorze planety albo dwoma innymi, bierze zasoby i odrzuca kartę.
page-why-upgrade = Odblokowuje pierwsze w swojej kolejności ulepszenie, na które ją stać.
page-why-colony = Zakłada kolonię, jeśli ją stać; dopiero gdy nie, stawia lub przenosi placówkę.
page-aid-colonies = Ile kosztuje kolejna kolonia i ile tyle kolonii jest wartych na koniec gry.
page-aid-survivors = Ile jest wartych tylu osiedlonych ocalałych na koniec gry.
