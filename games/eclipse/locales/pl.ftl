## Pytania

ask-species = Którą rasę prowadzisz?
ask-home-rotation = Jak obracasz swój sektor początkowy? Co najmniej jeden tunel musi być zwrócony ku drugiemu pierścieniowi.
ask-removed-cube = Z którego toru usuwasz kostkę na całą grę?
ask-orbital-cube = Kostka na orbitalu pochodzi z pieniędzy czy z nauki?
ask-turn = Twoja tura: wykonaj akcję albo spasuj.
ask-turn-passed = Po spasowaniu: wykonaj reakcję albo spasuj ponownie.
ask-turn-no-disc = Twoja tura: na torze wpływów nie ma już dysku, więc możesz tylko spasować.
ask-end-turn = Statki kolonizacyjne i propozycje są możliwe, aż zakończysz turę.
ask-explore-space = Eksploracja: które miejsce?
ask-explore-tile = Który sektor kładziesz? Reszta jest odrzucana.
ask-explore-place = Dociągnięty sektor: { $sector }. Kładziesz go czy odrzucasz?
ask-explore-rotation = { $sector }: jak obracasz ten sektor?
ask-explore-disc = { $sector }: kładziesz tu dysk wpływów? Utrzymanie: { $now } → { $after }.
ask-explore-again = Eksplorujesz jeszcze raz?
ask-discovery = Twoje odkrycie: { $discovery }. Używasz go czy zatrzymujesz za 2 PZ?
ask-ancient-part = { $part }: na którym schemacie i polu, czy odkładasz?
ask-free-technology = Którą technologię bierzesz? To najtańsze, jakie możesz mieć.
ask-influence = Wpływy: { $moves ->
    [one] można przenieść jeszcze 1 dysk
    [few] można przenieść jeszcze { $moves } dyski
   *[many] można przenieść jeszcze { $moves } dysków
    } i { $flips ->
    [one] odwrócić 1 statek kolonizacyjny
    [few] odwrócić { $flips } statki kolonizacyjne
   *[many] odwrócić { $flips } statków kolonizacyjnych
    }.
ask-disc-to = Dokąd idzie dysk?
ask-cube-return = Kostka opuszcza sektor { $sector }: na który tor idzie?
ask-cube-graveyard = Kostka w sektorze { $sector } jest zniszczona: na który cmentarz idzie?
ask-graveyard-return = Pełny tor: { $resource }. Na który tor idzie kostka?
ask-research = Wynajdywanie: co kupujesz?
ask-rare-track = { $technology }: na którym torze?
ask-token-sector = { $token }: w którym z twoich sektorów?
ask-artifact = Pozostałe artefakty: { $left }. Którego zasobu zyskujesz { $count }?
ask-upgrade = Ulepszanie: { $parts ->
    [one] można położyć jeszcze 1 część
    [few] można położyć jeszcze { $parts } części
   *[many] można położyć jeszcze { $parts } części
    }. Połóż, zdejmij albo zakończ.
ask-upgrade-space = Na którym polu ma być { $part }?
ask-build = Budowa: { $units ->
    [one] można zbudować jeszcze 1 jednostkę
    [few] można zbudować jeszcze { $units } jednostki
   *[many] można zbudować jeszcze { $units } jednostek
    }. Którą?
ask-build-sector = { $unit }: w którym sektorze?
ask-move = Ruch: { $activations ->
    [one] została 1 aktywacja
    [few] zostały { $activations } aktywacje
   *[many] zostało { $activations } aktywacji
    }. Który statek się rusza?
ask-load = { $unit }: które myśliwce wchodzą na pokład? Miejsca: { $room }.
ask-step = { $unit }, sektor { $sector }: dokąd? Pozostałe kroki: { $steps }.
ask-step-jump = { $unit }, sektor { $sector }: dokąd? Pozostałe kroki: { $steps } i skok.
ask-pay = Koszt: { $cost }. Brakuje: { $missing }. Co wymieniasz?
ask-pay-magellan = Koszt: { $cost }. Brakuje: { $missing }. Wymieniasz czy odwracasz statek kolonizacyjny?
ask-colonise = Który kwadrat zasiedla twój statek kolonizacyjny?
ask-colonise-track = Z którego toru pochodzi kostka?
ask-propose = Stosunki dyplomatyczne ({ $who }): z którego toru pochodzi twoja kostka?
ask-propose-clear = Nie ma miejsca na ambasadora: który żeton reputacji wraca do woreczka?
ask-accept-relations = { $who } proponuje stosunki dyplomatyczne. Zgadzasz się?
ask-accept-cube = Z którego toru pochodzi kostka na twoim ambasadorze?
ask-accept-alliance = { $who } proponuje sojusz { $alliance }. Zgadzasz się?
ask-accept-member = { $who } chce dołączyć do sojuszu { $alliance }. Zgadzasz się?
ask-ambassador-cube = Twój ambasador wraca ({ $who }): na który tor idzie kostka?
ask-floor = Oba znaczniki są gotowe: działasz teraz czy najpierw { $who }?
ask-order = Ta sama inicjatywa: { $units }. Co działa pierwsze w tej bitwie?
ask-activate = { $unit }, sektor { $sector }: atak czy wycofanie?
ask-assign = { $die }, wynik { $face }: który statek trafia? Obrażenia: { $damage }.
ask-point-defense = Obrona Punktowa: którą rakietę strącasz? Pozostałe trafienia: { $count }.
ask-reroll = Odwracasz statek kolonizacyjny, aby przerzucić kostkę? Gotowe: { $count }.
ask-stalemate = Sytuacja bez wyjścia: dokąd wycofuje się { $unit }?
ask-keep-reputation = { $count ->
    [one] Czy zatrzymujesz żeton Reputacji?
    [few] Czy zatrzymujesz jeden z { $count } żetonów Reputacji?
   *[many] Czy zatrzymujesz jeden z { $count } żetonów Reputacji?
    }
ask-choose-reputation = Który żeton Reputacji zatrzymujesz?
ask-return-reputation = Wszystkie miejsca są zajęte: który z twoich żetonów reputacji wraca?
ask-population = Która kostka jest zniszczona? Pozostałe punkty: { $count }.
ask-combat-disc = { $sector }: kładziesz tu dysk wpływów?
ask-shrine = Sublimacja: budujesz świątynię?
ask-shrine-planet = { $shrine }: na której planecie?
ask-upkeep-colonise = Utrzymanie: używasz statków kolonizacyjnych, zanim zapłacisz?
ask-shortage = Na utrzymanie brakuje pieniędzy: { $missing }. Co robisz?
ask-magellan-window = Koniec Utrzymania: odwracasz statek kolonizacyjny za zasób? Gotowe: { $count }.
ask-direction = W którym kierunku idzie następna runda?

## Przyciski

label-species = { $species }
label-rotation = Tunele: { $directions }
label-action = { $action }
label-reaction = { $action } (reakcja)
label-pass = Spasuj
label-end-turn = Zakończ turę
label-finish = Zakończ
label-stop = Zatrzymaj się
label-done = Gotowe
label-yes = Tak
label-no = Nie
label-cancel = Zrezygnuj
label-space = Przy sektorze { $sector }: { $edge }
label-draw-second = Dociągnij drugi sektor
label-place = Połóż: { $sector }
label-discard = Odrzuć
label-use = Użyj
label-keep-vp = Zatrzymaj za 2 PZ
label-store = Odłóż
label-disc-from-track = Dysk z toru
label-disc-from = Dysk z sektora { $sector }
label-disc-to-track = Na tor
label-disc-to = Do sektora { $sector }
label-flip = Odwróć statek kolonizacyjny na gotowy
label-colonise = Zasiedl: { $square }, sektor { $sector }
label-colony-resource = Statek kolonizacyjny za 1: { $resource }
label-buy = { $technology }, nauka: { $cost }
label-buy-development = { $development } za { $cost }
label-track = Tor: { $track }
label-resource = { $resource }
label-remove-part = { $blueprint }: zdejmij { $part }
label-place-part = { $part }
label-part-space = { $blueprint }: pole { $space }
label-build = { $unit }, materiały: { $cost }
label-sector = { $sector }
label-ship = { $unit }, sektor { $sector }
label-launch = Myśliwiec z hangaru: { $unit }, sektor { $sector }
label-load = Załaduj { $count ->
    [one] 1 myśliwiec
    [few] { $count } myśliwce
   *[many] { $count } myśliwców
    }
label-load-none = Nie ładuj niczego
label-step = Do sektora { $sector }
label-jump = Skok do sektora { $sector }
label-trade = { $give } za { $get }
label-propose-relations = Zaproponuj stosunki: { $who }
label-propose-alliance = Zaproponuj sojusz { $alliance }: { $who }
label-propose-join = Poproś o przyjęcie do sojuszu { $alliance }
label-leave-alliance = Opuść sojusz { $alliance }
label-concede = Poddaj się
label-act-now = Działaj teraz
label-let-other = Niech najpierw działa { $who }
label-attack = Atakuj
label-hold = Zostań
label-retreat = Wycofaj do sektora { $sector }
label-target = { $unit } ({ $who })
label-target-guard = { $guard }
label-missile = { $die }, cel: { $unit }
label-reroll = Przerzuć: { $die }, wynik { $face }
label-tile = Żeton za { $vp } PZ
label-show-held = Pokaż swoje żetony reputacji sojusznikom
label-show-tiles = Pokaż wylosowane żetony sojusznikom
label-keep-tile = Zatrzymaj jeden
label-keep-none = Nie zatrzymuj żadnego
label-cube = Kostka: { $square }
label-shrine = { $shrine } za { $cost }
label-shortage-disc = Oddaj sektor { $sector }
label-clockwise = Zgodnie z ruchem wskazówek zegara
label-counter-clockwise = Przeciwnie do ruchu wskazówek zegara
label-part-over = { $blueprint }: pole { $space }, na części { $part }
label-part-beside = Obok schematu: { $blueprint }
label-technology = { $technology }
label-colonise-in = Statek kolonizacyjny do sektora { $sector }
label-unit = Najpierw { $unit }
label-planet = { $planet }, sektor { $sector }

## Dlaczego nie

refusal-over = Gra się skończyła.
refusal-not-your-turn = To nie twoja decyzja, decyduje { $who }.
refusal-must-decide = To pytanie ma inne odpowiedzi i jedną z nich trzeba wybrać.
refusal-turn-start = O tym decyduje się na początku swojej tury, przed akcją, reakcją lub pasem.
refusal-turn-goes-on = Tura kończy się, gdy zadeklarowana akcja jest wykonana.
refusal-step-of = To krok akcji { $action }, a teraz nie jest on wykonywany.
refusal-between-steps = To możliwe w swojej turze, przed akcją lub między jej krokami, gdy nie trwa inna decyzja.
refusal-species-chosen = Rasy wybiera się przed pierwszą rundą.
refusal-no-discovery = Nie oglądasz teraz odkrycia.
refusal-no-cube-in-hand = Żadna twoja kostka nie zmienia teraz miejsca.
refusal-no-artifact = Żaden artefakt niczego teraz nie daje.
refusal-nothing-due = Wymienia się tylko wtedy, gdy trzeba zapłacić, a zapasów nie wystarcza.
refusal-nothing-drawn = Nie masz żetonów Reputacji do wyboru.
refusal-no-battle-step = Żadna walka nie doszła do takiej twojej decyzji.
refusal-no-shrine-now = Oświeceni z Lyry budują świątynie na początku Fazy Utrzymania.
refusal-not-short = Sektory oddaje się tylko wtedy, gdy nie można zapłacić utrzymania.
refusal-no-direction = Kierunek wybiera na końcu Czyszczenia posiadacz karty kierunku.
refusal-no-floor = Tylko jeden z posiadaczy dwóch znaczników może puścić drugiego przodem.
refusal-species-taken = Plansza tej rasy jest zajęta.
refusal-species-off = Tej rasy nie ma w tej grze.
refusal-home-wormhole = Co najmniej jeden tunel musi być zwrócony ku drugiemu pierścieniowi.
refusal-no-disc = Na twoim torze wpływów nie ma już dysku.
refusal-no-reaction = { $action } nie jest reakcją, a po spasowaniu można tylko reagować.
refusal-nothing-possible = { $action }: niczego z tego nie można teraz zrobić.
refusal-one-step-first = Najpierw trzeba wykonać jeden krok.
refusal-all-used = Ta akcja daje ich { $count } i wszystkie są wykorzystane.
refusal-primary-only = Wynajdywanie wymaga znacznika Priorytetowej Akcji.
refusal-still-there = Masz jeszcze statek lub dysk na mapie.
refusal-no-colony-ship = Żaden z twoich statków kolonizacyjnych ({ $count }) nie jest gotowy.
refusal-not-magellan = Tylko Magellanie odwracają statki kolonizacyjne za zasoby.
refusal-no-square = Sektor { $sector }: taki kwadrat nie jest wolny.
refusal-advanced = Zaawansowany kwadrat wymaga swojej technologii: { $resource }.
refusal-track-empty = Na twoim torze nie ma już kostek: { $resource }.
refusal-cube-track = Ten tor nie wchodzi w grę dla tej kostki.
refusal-track-is-full = { $resource }: tor jest pełny, kostek: { $count }.
refusal-enemy-in-upkeep = Sektor { $sector }: w Utrzymaniu wrogie statki zatrzymują twoje statki kolonizacyjne.
refusal-not-controlled = Sektor { $sector }: nie kontrolujesz go.
refusal-no-source = Obok tego miejsca nie ma twojego dysku ani niezwiązanego statku.
refusal-no-wormhole = Do tego miejsca nie prowadzi tunel z twoich sektorów.
refusal-explored = To miejsce jest już odkryte.
refusal-other-name = To pole eksploruje się od sektora { $sector }, { $edge }.
refusal-stack-empty = Nie ma już sektorów pierścienia { $ring }.
refusal-not-drawn = Tego sektora nie dociągnięto.
refusal-no-connection = Tak obrócony sektor nie łączy się z żadnym twoim.
refusal-no-second = Nie można dociągnąć kolejnego sektora.
refusal-cannot-use = Nie można teraz tego użyć, więc zatrzymuje się to za 2 PZ.
refusal-disc-there = Sektor { $sector }: leży tam dysk.
refusal-enemy-there = Sektor { $sector }: jest tam wrogi statek.
refusal-not-connected = Sektor { $sector }: nie łączy się z sektorem z twoim dyskiem lub statkiem.
refusal-nothing-to-flip = Wszystkie twoje statki kolonizacyjne są gotowe.
refusal-disc-on-track = Ten dysk pochodzi z toru; połóż go na sektorze.
refusal-owned = Masz już tę technologię.
refusal-not-available = Nie ma tego na planszy zaopatrzenia.
refusal-not-cheapest = Można wziąć tylko taką, która kosztuje { $cost }.
refusal-track-full = { $track }: tor jest pełny, żetonów: { $count }.
refusal-cannot-pay = Koszt: { $cost }. Brakuje { $missing }, a handel tego nie pokryje.
refusal-no-sector = Nie kontrolujesz sektora, w którym mogłoby to być.
refusal-needs-technology = Nie masz tego, czego to wymaga.
refusal-no-space = { $unit }: na schemacie nie ma takiego pola.
refusal-space-taken = Leży tam część; najpierw ją zdejmij.
refusal-nothing-on-space = Nie leży tam żadna część.
refusal-energy = { $unit }: zużycie energii { $used }, wytwarzanie { $made }.
refusal-no-drive = { $unit }: brakuje silnika.
refusal-drive-not-allowed = { $unit }: silników tu nie wolno.
refusal-part-not-allowed = { $unit }: tej części tu nie wolno.
refusal-no-part-left = Nie ma już żetonów tej części.
refusal-part-beside = Ta część tam nie pasuje.
refusal-not-drawn-for = { $unit }: twoja rasa nie ma takiego schematu.
refusal-no-piece = { $unit }: wszystkie są na mapie, { $count }.
refusal-species-cannot = Twoja rasa tego nie buduje: { $unit }.
refusal-one-per-sector = Sektor { $sector }: już tam jest { $unit }.
refusal-pinned = Sektor { $sector }: wiążące wrogie statki: { $enemies }, statki, które by zostały, liczą się za { $own }.
refusal-pinned-by = Sektor { $sector }: tamtejszy strażnik wiąże każdy statek.
refusal-no-ship = { $unit }: żadnego twojego tam nie ma.
refusal-does-not-move = { $unit } się nie rusza.
refusal-no-steps = Ten statek zrobił już wszystkie możliwe kroki: { $count }.
refusal-jumped = Ten statek nie może teraz skoczyć.
refusal-no-way = Tych sektorów nie łączy tunel ani portal: { $from }, { $to }.
refusal-not-beside = Sektory { $from } i { $to } nie sąsiadują ze sobą.
refusal-unexplored = Tego sektora nie ma na mapie.
refusal-no-bay-room = Ten statek może mieć ze sobą najwyżej tyle tutejszych myśliwców: { $room }.
refusal-stays-aboard = Myśliwce na pokładzie lecą razem ze statkiem: { $count }.
refusal-in-bay = Wszystkie tutejsze myśliwce ({ $count }) są na pokładzie innego statku.
refusal-nothing-aboard = Na pokładzie nie ma myśliwca: { $unit }.
refusal-nowhere-to-go = { $unit }: stąd nie ma dokąd polecieć (kroki: { $steps }).
refusal-trade-rate = Ta wymiana wymaga { $give } ({ $resource }); masz { $has }.
refusal-trade-same = Wymiana daje inny zasób.
refusal-trade-too-much = Więcej tego nie potrzeba.
refusal-would-not-cover = Potem nie dałoby się już pokryć kosztu.
refusal-cannot-cancel = Na rezygnację jest za późno.
refusal-diplomacy-off = W tej grze nie ma stosunków dyplomatycznych; wymagają 4 graczy, a jest { $players }.
refusal-not-neighbours = Żaden twój sektor nie ma pełnego połączenia z sektorem gracza { $who }.
refusal-ships-mixed = Statki twoje i gracza { $who } wchodzą sobie w drogę.
refusal-relations-exist = Masz już te stosunki: { $who }.
refusal-traitor = { $who } ma kartę Zdrajcy.
refusal-no-ambassador = { $who } nie ma już ambasadora.
refusal-no-ambassador-space = { $who } nie ma miejsca na ambasadora.
refusal-proposed = Ta propozycja padła już w tej turze: { $who }.
refusal-has-room = Jest miejsce dla ambasadora; żaden żeton Reputacji nie musi wracać.
refusal-make-room = Najpierw żeton Reputacji musi zrobić miejsce ambasadorowi.
refusal-not-there = Tego gracza nie można pytać: { $who }.
refusal-alliances-off = W tej grze nie ma sojuszy; wymagają 4 graczy, a jest { $players }.
refusal-alliance-full = Sojusz ma najwyżej { $count } członków.
refusal-alliance-member = { $who } należy do sojuszu.
refusal-no-alliance = Nie należysz do żadnego sojuszu.
refusal-alliance-tiles = Tego sojuszu nie można wybrać: jest zajęty albo nie ma już jego żetonów.
refusal-alliance-relations = Sojusz wymaga stosunków dyplomatycznych: { $who }.
refusal-alliance-left = Do opuszczonego sojuszu nie można wrócić.
refusal-betrayer = W tej grze zdrajca nie dołącza do żadnego sojuszu.
refusal-alliance-last-round = W ostatniej rundzie sojusze się nie zmieniają.
refusal-alliance-moment = Sojusz zawiera się podczas akcji lub reakcji, z każdym partnerem raz.
refusal-join-relations = Nie masz stosunków z żadnym członkiem tego sojuszu.
refusal-not-in-battle = Ten statek nie jest wrogiem w tej bitwie.
refusal-does-not-hit = Wynik { $face } z komputerami { $computer } nie trafia przez tarcze { $shield }.
refusal-doomed = Przydzielone kostki już niszczą ten statek.
refusal-retreat-target = Sektor { $sector }: wycofać się można tylko do własnego, połączonego sektora bez wrogich statków.
refusal-order-not-tied = Ten typ ma inną inicjatywę.
refusal-no-missile = Taka rakieta nie leci w twoje statki.
refusal-no-die = Nie ma takiej kostki.
refusal-no-tile = Nie ma takiego żetonu reputacji.
refusal-no-reputation-space = Nie ma miejsca na żeton reputacji.
refusal-nobody-to-show = Nie masz sojusznika, który nie widział tych żetonów.
refusal-no-cube = Nie ma tam kostki.
refusal-shrine-built = Ta świątynia jest już zbudowana.
refusal-planet-taken = Na tej planecie jest już świątynia.
refusal-planet-colour = Świątynia wymaga w twoich sektorach planety swojego koloru albo szarej.
refusal-no-disc-there = Sektor { $sector }: nie ma tam twojego dysku.

## Dziennik

log-start-player = { $who } rozpoczyna.
log-portals-warning = W grze jednoczesnej lepiej wyłączyć portale czasoprzestrzenne: z nimi dwie tury wchodzą sobie w drogę.
log-species = { $who } prowadzi rasę { $species }.
log-home = { $who } zaczyna w sektorze { $sector }.
log-cube-removed = { $who } usuwa kostkę: { $resource }.
log-homeworld = Świat Starożytnych: { $sector }, strzeże go { $guard }.
log-development-shown = Rozwinięcie: { $development }.
log-technology-shown = Na planszy zaopatrzenia: { $technology }.
log-technology-next = Następna: { $technology }.
log-round = Zaczyna się runda { $round }.
log-phase-combat = Faza Walki.
log-phase-upkeep = Faza Utrzymania.
log-phase-cleanup = Faza Czyszczenia.
log-action = { $who }: { $action }.
log-reaction = { $who }, reakcja: { $action }.
log-passes = { $who } pasuje.
log-passes-first = { $who } pasuje jako pierwszy gracz i zacznie następną rundę.
log-direction-card = { $who } bierze kartę kierunku.
log-direction = Następna runda: { $direction }.
log-drawn = { $who } ciągnie sektor { $sector }.
log-placed = { $who } kładzie sektor { $sector }, miejsce { $space }.
log-discarded = { $who } odrzuca sektor { $sector }.
log-reshuffled = Odrzucone sektory pierścienia { $ring } są potasowane.
log-discoveries-reshuffled = Odrzucone odkrycia są potasowane.
log-disc-placed = { $who } kontroluje sektor { $sector }.
log-disc-back = { $who } oddaje sektor { $sector }.
log-flipped = { $count ->
    [one] { $who } odwraca na gotowy 1 statek kolonizacyjny.
    [few] { $who } odwraca na gotowe { $count } statki kolonizacyjne.
   *[many] { $who } odwraca na gotowe { $count } statków kolonizacyjnych.
    }
log-colonised = { $who } zasiedla w sektorze { $sector }: { $square }.
log-cube-back = Kostka wraca ({ $who }): { $resource }.
log-discovery-claimed = { $who } bierze odkrycie w sektorze { $sector }.
log-discovery-used = { $who } używa odkrycia: { $discovery }.
log-discovery-kept = { $who } zatrzymuje odkrycie za 2 PZ.
log-discovery-kept-own = Zatrzymujesz za 2 PZ: { $discovery }.
log-part-stored = { $who } odkłada część: { $part }.
log-researched = { $who } kupuje za { $cost } nauki: { $technology }.
log-technology-free = { $who } bierze za darmo: { $technology }.
log-development = { $who } kupuje: { $development }.
log-revelation = Objawienie: { $who } ciągnie odkrycie.
log-token = { $who } kładzie w sektorze { $sector }: { $token }.
log-discs-gained = { $count ->
    [one] { $who } ma o 1 dysk więcej.
    [few] { $who } ma o { $count } dyski więcej.
   *[many] { $who } ma o { $count } dysków więcej.
    }
log-part-placed = { $who }, { $blueprint }: { $part }.
log-part-removed = { $who }, { $blueprint }: zdjęto { $part }.
log-built = { $who } buduje w sektorze { $sector }: { $unit }.
log-spawned = { $who } dostaje w sektorze { $sector }: { $unit }.
log-moved = { $who }, { $unit }: { $from } → { $to }.
log-jumped = { $who }, { $unit }, skok: { $from } → { $to }.
log-loaded = { $who } ładuje { $count ->
    [one] 1 myśliwiec.
    [few] { $count } myśliwce.
   *[many] { $count } myśliwców.
    }
log-traded = { $who } wymienia { $give } na { $get }.
log-colony-resource = { $who } odwraca statek kolonizacyjny za 1: { $resource }.
log-gained = { $who } zyskuje { $what }.
log-paid = { $who } płaci { $what }.
log-relations-proposed = { $who } proponuje stosunki: { $other }.
log-relations = { $who } i { $other } mają stosunki dyplomatyczne.
log-relations-declined = { $who } odmawia.
log-aggression = { $who } wchodzi do sektora { $sector } i zrywa stosunki: { $other }.
log-relations-end = Koniec stosunków: { $who } i { $other }.
log-traitor = { $who } bierze kartę Zdrajcy.
log-alliance = { $who } i { $other } zawierają sojusz { $alliance }.
log-alliance-joined = { $who } dołącza do sojuszu { $alliance }.
log-alliance-left = { $who } opuszcza sojusz { $alliance }.
log-floor = Głos ma { $who }.
log-conceded = { $who } się poddaje.
log-battle = Bitwa w sektorze { $sector }: { $attacker } przeciw stronie { $defender }.
log-missiles = Atak rakietowy.
log-engagement = Runda Starcia { $round }.
log-rolled = { $unit }: { $dice }{ $computer ->
    [0] {""}
   *[other] , każda +{ $computer } za komputery
    }.
log-assigned = { $face }{ $computer ->
    [0] {""}
   *[other] {" "}+{ $computer }
    }{ $cover ->
    [0] {""}
   *[other] {" "}−{ $cover }
    } trafia, obrażenia { $damage }: { $unit }.
log-missed = Nic nie trafia.
log-rerolled = { $who } odwraca statek kolonizacyjny: { $from } → { $to }.
log-aimed-destroys = Starożytni celują: { $unit }. Te kostki nie zniszczą żadnego większego statku.
log-aimed-largest = Starożytni celują: { $unit }. Pozostałe kostki niczego nie zniszczą, więc trafiają największy statek.
log-point-defense = Obrona Punktowa, { $who } ({ $dice }): może usunąć { $count ->
    [one] 1 rakietę.
    [few] { $count } rakiety.
   *[many] { $count } rakiet.
    }
log-guard-defense = Obrona Punktowa, { $guard } ({ $dice }): może usunąć { $count ->
    [one] 1 rakietę.
    [few] { $count } rakiety.
   *[many] { $count } rakiet.
    }
log-destroyed = Zniszczono: { $unit }.
log-retreat-declared = { $who }: { $unit } zwraca się ku sektorowi { $sector }.
log-retreated = { $who }: { $unit } wycofuje się do sektora { $sector }.
log-stalemate = Sytuacja bez wyjścia: atakujący musi się wycofać.
log-reputation-drawn = { $count ->
    [one] { $who } losuje 1 żeton reputacji.
    [few] { $who } losuje { $count } żetony reputacji.
   *[many] { $who } losuje { $count } żetonów reputacji.
    }
log-reputation-own = Losujesz: { $tiles }.
log-reputation-shown = { $who } pokazuje ci wylosowane żetony: { $tiles }.
log-tiles-shown = { $who } pokazuje ci wszystkie swoje żetony reputacji: { $tiles }.
log-reputation-kept = { $who } zatrzymuje jeden.
log-reputation-none = { $who } nie zatrzymuje żadnego.
log-pillage = Plądrowanie: { $who }, pieniądze +{ $count }.
log-swarm = Statki Starożytnych atakują populację sektora { $sector }: { $dice }.
log-population = { $who } atakuje populację sektora { $sector }: { $dice }.
log-bombs = Ludność sektora { $sector }: { $count ->
    [one] zniszczono 1 kostkę.
    [few] zniszczono { $count } kostki.
   *[many] zniszczono { $count } kostek.
    }
log-cube-destroyed = { $who } traci kostkę w sektorze { $sector }.
log-disc-falls = { $who } traci sektor { $sector }.
log-hive-rolls = Rój { $sector }: wypada { $face }.
log-hive-moves = Statek Starożytnych rusza się: { $from } → { $to }.
log-shrine = { $who } buduje w sektorze { $sector }: { $shrine }.
log-shrine-bonus = { $who } ma bonus: { $bonus }.
log-upkeep = { $who }: produkcja pieniędzy { $production }, utrzymanie { $upkeep }.
log-production = { $who }: nauka +{ $science }, materiały +{ $materials }.
log-collapsed = Cywilizacja upada: { $who }.
ended = Runda { $round } się skończyła.
ended-alone = Została jedna cywilizacja.

## Wynik

score-reputation = Reputacja
score-ambassadors = Ambasadorowie
score-sectors = Sektory
score-monoliths = Monolity
score-discoveries = Odkrycia
score-technologies = Technologie
score-tokens = Żetony w sektorach
score-developments = Rozwinięcia
score-ancients = Pokonani Starożytni
score-alliance = Żetony sojuszy
score-species = Rasa
score-shrine-bonus = Oświecenie
score-traitor = Zdrajca
score-alliance-average = Średnia sojuszu
score-fixed = Punkty w chwili upadku
tie-resources = Zasoby

## Ilości

amount-money = { $count ->
    [one] 1 pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
    }
amount-science = { $count } nauki
amount-materials = { $count ->
    [one] 1 materiał
    [few] { $count } materiały
   *[many] { $count } materiałów
    }
nothing = nic
trait-none = bez zdolności, których nie mają inni
resource-money = pieniądze
resource-science = nauka
resource-materials = materiały
track-military = Militarny
track-grid = Sieci
track-nano = Nano
action-explore = Eksploracja
action-influence = Wpływy
action-research = Wynajdywanie
action-upgrade = Ulepszanie
action-build = Budowa
action-move = Ruch
unit-interceptor = Myśliwiec
unit-cruiser = Krążownik
unit-dreadnought = Pancernik
unit-starbase = Baza Gwiezdna
unit-orbital = Orbital
unit-monolith = Monolit
die-yellow = żółta kostka
die-orange = pomarańczowa kostka
die-red = czerwona kostka
weapon-cannon = działo
weapon-missile = rakieta
stack-center = Centrum Galaktyki
stack-inner = sektory Wewnętrzne (I)
stack-middle = sektory Środkowe (II)
stack-outer = sektory Zewnętrzne (III)
stack-starting = sektory początkowe
stack-homeworld = Światy Starożytnych
square-money = kwadrat pieniędzy
square-science = kwadrat nauki
square-materials = kwadrat materiałów
square-gray = szary kwadrat
square-orbital = orbital
square-shellworld = Świat Chroniony
direction-clockwise = zgodnie z ruchem wskazówek zegara
direction-counter-clockwise = przeciwnie do ruchu wskazówek zegara
side-ancients = Starożytni
slot-ambassador = ambasador
slot-reputation = żeton reputacji
slot-either = ambasador albo żeton reputacji

## Działanie

does-then = { $first }, potem { $next }
does-gain = zyskaj { $what }
does-gain-per-artifact = za każdy artefakt w twoich sektorach zyskaj { $count } wybranego zasobu
does-discs = { $count ->
    [one] 1 dysk z rezerwy trafia na tor wpływów
    [few] { $count } dyski z rezerwy trafiają na tor wpływów
   *[many] { $count } dysków z rezerwy trafia na tor wpływów
    }
does-prosperity-disc = purpurowy dysk trafia na twój tor wpływów
does-unlock-part = możesz używać części: { $part }
does-unlock-unit = możesz budować: { $unit }
does-unlock-squares = możesz zasiedlać zaawansowane kwadraty: { $resource }
does-more-builds = { $count ->
    [one] o 1 jednostkę więcej w każdej akcji Budowa
    [few] o { $count } jednostki więcej w każdej akcji Budowa
   *[many] o { $count } jednostek więcej w każdej akcji Budowa
    }
does-free-technology = weź za darmo jedną z najtańszych technologii, których nie masz
does-spawn = z rezerwy do tego sektora: { $unit }
does-ancient-part = część { $part }, położona teraz albo odłożona
does-token-here = { $token } w tym sektorze
does-token-controlled = { $token } w sektorze, który kontrolujesz
does-slot = dodatkowe miejsce: { $slot }
does-vp = { $count } PZ na koniec
does-each = { $points } PZ na koniec za każdą rzecz: { $what }
counts-artifacts = artefakt w twoich sektorach
counts-sectors = twój sektor
counts-ancient-ships = Statek Starożytnych na mapie
counts-used-discoveries = użyte odkrycie
counts-orbitals-with-cube = orbital z twoją kostką
counts-shrines = świątynia w twoich sektorach
ability-half_wormholes = w Eksploracji, Wpływach, Ruchu i wycofaniu wystarcza tunel po jednej stronie krawędzi
ability-neutron_bombs = niszczysz całą populację sektora bez rzutu
ability-neutron_absorber = Bomby Neutronowe na ciebie nie działają
ability-antimatter_splitter = obrażenia twoich czerwonych kostek dział można rozdzielać
ability-distortion_shield = rakiety mają −2 przeciw twoim statkom
ability-cloaking_device = do związania jednego twojego statku trzeba dwóch wrogich
ability-point_defense = twoje działa strzelają do rakiet wymierzonych w twoje statki
trait-reputation-at-start = żetony reputacji na początku: { $count }
trait-advanced-at-start = na początku kostka na zaawansowanym kwadracie: { $resource }
trait-population-falls = twoja populacja ginie bez rzutu, gdy wygrają wrogowie
trait-draws-sectors = w Eksploracji ciągniesz do { $count } sektorów i kładziesz jeden
trait-peace-with-ancients = ty i Statki Starożytnych zostawiacie się w spokoju
trait-revelation = pierwsza technologia na czwartym polu daje odkrycie
trait-colony-ships-for-goods = w każdej chwili odwróć statek kolonizacyjny za 1 zasób
trait-keeps-used-discoveries = użyte odkrycia zostają u ciebie
trait-orbital-ships = twoje orbitale z kostką są statkami
trait-pillage = pieniądze za wylosowane żetony reputacji, minus 1
trait-traitor-loses-nothing = karta Zdrajcy nie kosztuje cię punktów
trait-shrines = na początku Utrzymania możesz zbudować świątynię
trait-colony-ships-for-dice = odwróć statek kolonizacyjny, aby przerzucić jedną swoją kostkę
stat-energy = energia { $count }
stat-initiative = inicjatywa { $count }
stat-steps = { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
    }
stat-hull = kadłub { $count }
stat-computer = komputery +{ $count }
stat-shield = tarcze { $count }
stat-dice = { $count } × { $die } ({ $weapon })
stat-jump = skok w każdej aktywacji
stat-carries = { $count ->
    [one] przewozi 1 myśliwiec
    [few] przewozi { $count } myśliwce
   *[many] przewozi { $count } myśliwców
    }
stat-regenerates = po każdej rundzie Starcia naprawia obrażenia: { $count }
stat-outside = nie zajmuje pola
stat-pins-all = wiąże walką każdy statek

## Opcje

option-rounds = Liczba rund
option-species_mode = Rasy
option-species_mode-choose = Wybierane po kolei
option-species_mode-random = Losowe
option-species_mode-fixed = Ustalone
option-terrans_only = Tylko Terranie
option-expansion_species = Rasy z rozszerzenia
option-expansion_sectors = Sektory z rozszerzenia
option-rare_technologies = Rzadkie technologie
option-developments = Rozwinięcia
option-ancient_homeworlds = Światy Starożytnych na pustych pozycjach
option-secret_homeworlds = Światy Starożytnych wśród sektorów Środkowych
option-gc_takeover = Przejęcie Centrum Galaktyki
option-hives = Roje Starożytnych
option-warp_portals = Portale czasoprzestrzenne
option-new_discoveries = Odkrycia z rozszerzenia
option-alliances = Sojusze
option-betrayer_may_ally = Zdrajca może dołączyć do innego sojuszu
option-diplomacy = Stosunki dyplomatyczne
option-aggression_check = Co zrywa stosunki
option-aggression_check-entry = Każde wejście
option-aggression_check-end_of_action = Statki, które zostają do końca akcji
option-predictable_technologies = Przewidywalne technologie
option-turn_direction = Kierunek gry wybiera drugi pasujący
option-smaller_galaxy = Mniejsza galaktyka przy trzech graczach
option-simultaneous_play = Gra symultaniczna przy 7–9 graczach
option-allow_planta_draco_79 = Plantanie i Drako także przy 7–9 graczach
option-limited_ship_parts = Ograniczona liczba części statków
option-storage_cap = Granica każdego zasobu
option-storage_cap-none = Brak

## Treść

content-sectors = Sektory
content-layouts = Pozycje początkowe
content-technologies = Technologie
content-developments = Rozwinięcia
content-discoveries = Odkrycia
content-tokens = Żetony w sektorach
content-units = Jednostki
content-blueprints = Schematy statków
content-parts = Części statków
content-guards = Starożytni i obrona Centrum Galaktyki
content-dice = Kostki
content-species = Rasy
content-alliances = Sojusze
content-shrines = Świątynie
content-shrine_bonuses = Bonusy świątyń
content-tracks = Tory
content-supply = Zaopatrzenie według liczby graczy
content-reputation = Żetony reputacji
content-pieces = Elementy
content-sheet = Co wspólne dla wszystkich
designed-extra = dodatkowe żetony
designed-starts = gdzie leżą sektory początkowe
designed-homeworlds = gdzie leżą Światy Starożytnych
designed-values = wartości na krawędziach
designed-stalemate = kiedy bitwa utknęła

## Na liście gier

about-play = Odkrywaj galaktykę z heksów, zasiedlaj jej planety, wynajduj, buduj statki z części i walcz o nią kostkami, w pojedynkę albo w sojuszu.
about-time = 30 minut na gracza
about-weight = trudna

## Nazwy

sector-galactic_center = Centrum Galaktyki
sector-castor = Castor
sector-pollux = Pollux
sector-beta_leonis = Beta Leonis
sector-arcturus = Arcturus
sector-zeta_herculis = Zeta Herculis
sector-capella = Capella
sector-aldebaran = Aldebaran
sector-mu_cassiopeiae = Mu Cassiopeiae
sector-alpha_centauri = Alpha Centauri
sector-fomalhaut = Fomalhaut
sector-chi_draconis = Chi Draconis
sector-vega = Vega
sector-mu_herculis = Mu Herculis
sector-epsilon_indi = Epsilon Indi
sector-zeta_reticuli = Zeta Reticuli
sector-iota_persei = Iota Persei
sector-delta_eridani = Delta Eridani
sector-psi_capricorni = Psi Capricorni
sector-beta_aquilae = Beta Aquilae
sector-zeta_draconis = Zeta Draconis
sector-gamma_serpentis = Gamma Serpentis
sector-eta_cephei = Eta Cephei
sector-theta_pegasi = Theta Pegasi
sector-lambda_serpentis = Lambda Serpentis
sector-beta_centauri = Beta Centauri
sector-sigma_sagittarii = Sigma Sagittarii
sector-kappa_scorpii = Kappa Scorpii
sector-phi_piscium = Phi Piscium
sector-nu_phoenicis = Nu Phoenicis
sector-canopus = Canopus
sector-antares = Antares
sector-alpha_ursae_minoris = Alpha Ursae Minoris
sector-spica = Spica
sector-epsilon_aurigae = Epsilon Aurigae
sector-iota_carinae = Iota Carinae
sector-beta_crucis = Beta Crucis
sector-gamma_velorum = Gamma Velorum
sector-procyon = Procyon
sector-epsilon_eridani = Epsilon Eridani
sector-altair = Altair
sector-beta_hydri = Beta Hydri
sector-eta_cassiopeiae = Eta Cassiopeiae
sector-61_cygni = 61 Cygni
sector-sirius = Sirius
sector-sigma_draconis = Sigma Draconis
sector-tau_ceti = Tau Ceti
sector-lambda_aurigae = Lambda Aurigae
sector-delta_pavonis = Delta Pavonis
sector-rigel = Rigel
sector-iota_bootis = Iota Boötis
sector-nu_ophiuchi = Nu Ophiuchi
sector-beta_delphini = Beta Delphini
sector-lambda_tauri = Lambda Tauri
sector-zeta_andromedae = Zeta Andromedae
sector-epsilon_carinae = Epsilon Carinae
sector-lambda_fornacis = Lambda Fornacis
sector-upsilon_hydrae = Upsilon Hydrae
sector-delta_corvi = Delta Corvi
sector-delta_sextantis = Delta Sextantis
sector-zeta_chamaeleontis = Zeta Chamaeleontis
sector-omega_fornacis = Omega Fornacis
sector-sigma_hydrae = Sigma Hydrae
sector-theta_ophiuchi = Theta Ophiuchi
sector-alpha_lyncis = Alpha Lyncis
sector-47_ursae_majoris = 47 Ursae Majoris
sector-eta_geminorum = Eta Geminorum
sector-mu_arae = Mu Arae
sector-rho_indi = Rho Indi
sector-55_cancri = 55 Cancri
sector-beta_lyrae = Beta Lyrae
technology-neutron_bombs = Bomby Neutronowe
technology-starbase = Baza Gwiezdna
technology-plasma_cannon = Działo Plazmowe
technology-phase_shield = Tarcza Fazowa
technology-advanced_mining = Zaawansowane Górnictwo
technology-tachyon_source = Źródło Tachionowe
technology-plasma_missile = Rakiety Plazmowe
technology-gluon_computer = Komputer Gluonowy
technology-gauss_shield = Tarcza Gaussa
technology-improved_hull = Ulepszony Kadłub
technology-fusion_source = Źródło Fuzyjne
technology-positron_computer = Komputer Pozytronowy
technology-advanced_economy = Zaawansowana Ekonomia
technology-tachyon_drive = Silnik Tachionowy
technology-antimatter_cannon = Działo na Antymaterię
technology-quantum_grid = Sieć Kwantowa
technology-nanorobots = Nanoroboty
technology-fusion_drive = Silnik Fuzyjny
technology-advanced_robotics = Zaawansowana Robotyka
technology-orbital = Orbital
technology-advanced_labs = Zaawansowane Laboratoria
technology-monolith = Monolit
technology-artifact_key = Klucz do Artefaktów
technology-wormhole_generator = Generator Tuneli Czasoprzestrzennych
technology-antimatter_splitter = Rozszczepienie Antymaterii
technology-neutron_absorber = Absorpcja Neutronów
technology-distortion_shield = Osłona Zniekształcająca
technology-cloaking_device = Urządzenia Maskujące
technology-point_defense = Obrona Punktowa
technology-conifold_field = Pole Siłowe
technology-sentient_hull = Inteligentny Kadłub
technology-interceptor_bay = Hangary Myśliwców
technology-flux_missile = Rakiety Indukcyjne
technology-zero_point_source = Źródło Energii Punktu Zerowego
development-ancient_monument = Monument Starożytnych
development-artifact_link = Połączenie Artefaktów
development-diplomatic_fleet = Flota Dyplomatyczna
development-mining_colony = Kolonia Górnicza
development-research_station = Stacja Badawcza
development-trade_fleet = Flota Handlowa
development-shellworld = Świat Chroniony
development-warp_portal = Portal Czasoprzestrzenny
discovery-money_cache = 8 pieniędzy
discovery-science_cache = 5 nauki
discovery-materials_cache = 6 materiałów
discovery-ancient_technology = Technologia Starożytnych
discovery-ancient_cruiser = Krążownik Starożytnych
discovery-axion_computer = Komputer Aksjonowy
discovery-hypergrid_source = Źródło Hipersieciowe
discovery-shard_hull = Kadłub Odłamkowy
discovery-ion_turret = Wieżyczka Jonowa
discovery-conformal_drive = Silnik Konforemny
discovery-flux_shield = Tarcza Strumieniowa
discovery-mixed_cache = 3 pieniądze, 2 nauki, 2 materiały
discovery-ancient_warp_portal = Portal Czasoprzestrzenny Starożytnych
discovery-ancient_orbital = Starożytny Orbital
discovery-jump_drive = Hipernapęd
discovery-muon_source = Źródło Energii Mionowej
discovery-morph_shield = Tarcze Morfujące
discovery-ion_disruptor = Zakłócacz Jonowy
token-orbital = Orbital
token-monolith = Monolit
token-warp_portal = Portal Czasoprzestrzenny
token-shellworld = Świat Chroniony
token-ancient_warp_portal = Portal Czasoprzestrzenny Starożytnych
token-ancient_orbital = Starożytny Orbital
part-ion_cannon = Działo Jonowe
part-plasma_cannon = Działo Plazmowe
part-antimatter_cannon = Działo na Antymaterię
part-plasma_missile = Rakiety Plazmowe
part-hull = Kadłub
part-improved_hull = Ulepszony Kadłub
part-nuclear_drive = Silnik Nuklearny
part-fusion_drive = Silnik Fuzyjny
part-tachyon_drive = Silnik Tachionowy
part-electron_computer = Komputer Elektronowy
part-positron_computer = Komputer Pozytronowy
part-gluon_computer = Komputer Gluonowy
part-nuclear_source = Źródło Nuklearne
part-fusion_source = Źródło Fuzyjne
part-tachyon_source = Źródło Tachionowe
part-gauss_shield = Tarcza Gaussa
part-phase_shield = Tarcza Fazowa
part-interceptor_bay = Hangar Myśliwców
part-conifold_field = Pole Siłowe
part-sentient_hull = Inteligentny Kadłub
part-flux_missile = Rakiety Indukcyjne
part-zero_point_source = Źródło Energii Punktu Zerowego
part-axion_computer = Komputer Aksjonowy
part-hypergrid_source = Źródło Hipersieciowe
part-shard_hull = Kadłub Odłamkowy
part-ion_turret = Wieżyczka Jonowa
part-conformal_drive = Silnik Konforemny
part-flux_shield = Tarcza Strumieniowa
part-jump_drive = Hipernapęd
part-muon_source = Źródło Energii Mionowej
part-morph_shield = Tarcze Morfujące
part-ion_disruptor = Zakłócacz Jonowy
species-eridani = Imperium Eridani
species-terran_directorate = Dyrektoriat Terran
species-hydran = Postęp Hydran
species-terran_federation = Federacja Terran
species-planta = Plantanie
species-terran_union = Unia Terran
species-draco = Potomkowie Drako
species-terran_republic = Republika Terran
species-mechanema = Mechanema
species-terran_conglomerate = Konglomerat Terran
species-orion = Hegemonia Oriona
species-terran_alliance = Przymierze Terran
species-exiles = Wygnańcy
species-magellan_wardens = Obrońcy Magellana
species-rho_indi = Syndykat Rho Indi
species-magellan_keepers = Opiekunowie Magellana
species-lyra = Oświeceni z Lyry
species-magellan_sentinels = Strażnicy Magellana
guard-ancient_ship = Statek Starożytnych
guard-gcds = System Obronny Galaktyki
guard-cruiser_a = Krążownik Starożytnych A
guard-cruiser_b = Krążownik Starożytnych B
guard-cruiser_c = Krążownik Starożytnych C
guard-cruiser_d = Krążownik Starożytnych D
guard-cruiser_e = Krążownik Starożytnych E
guard-cruiser_f = Krążownik Starożytnych F
guard-cruiser_g = Krążownik Starożytnych G
guard-cruiser_h = Krążownik Starożytnych H
guard-dreadnought_a = Pancernik Starożytnych A
guard-dreadnought_b = Pancernik Starożytnych B
alliance-nova = Nova
alliance-vortex = Vortex
alliance-flare = Flara
shrine-freedom_money = Świątynia Wolności (pieniądze)
shrine-freedom_science = Świątynia Wolności (nauka)
shrine-freedom_materials = Świątynia Wolności (materiały)
shrine-prosperity_money = Świątynia Dobrobytu (pieniądze)
shrine-prosperity_science = Świątynia Dobrobytu (nauka)
shrine-prosperity_materials = Świątynia Dobrobytu (materiały)
shrine-enlightenment_money = Świątynia Oświecenia (pieniądze)
shrine-enlightenment_science = Świątynia Oświecenia (nauka)
shrine-enlightenment_materials = Świątynia Oświecenia (materiały)
shrine-set-freedom = Wolność
shrine-set-prosperity = Dobrobyt
shrine-set-enlightenment = Oświecenie
shrine-bonus-freedom = Wolność
shrine-bonus-prosperity = Dobrobyt
shrine-bonus-enlightenment = Oświecenie
player-red = czerwony
player-blue = niebieski
player-green = zielony
player-yellow = żółty
player-white = biały
player-black = czarny
player-pink = różowy
player-gray = szary
player-cream = kremowy
edge-n = północ
edge-ne = północny wschód
edge-se = południowy wschód
edge-s = południe
edge-sw = południowy zachód
edge-nw = północny zachód
square-money-advanced = zaawansowane pieniądze
square-science-advanced = zaawansowana nauka
square-materials-advanced = zaawansowane materiały
planet-money = planeta pieniędzy
planet-science = planeta nauki
planet-materials = planeta materiałów
planet-gray = szara planeta
planet-gray2 = druga szara planeta
foe-guard = strażnik
foe-ancient = statek Starożytnych
face = { $face }
side-player = { $who }

## Szanse w bitwie

odds-policy = Nikt nie wycofuje się ani nie przerzuca kostek, a każdy przydziela kostki tak, aby zniszczyć największy statek, jaki się da, tak jak robią to Starożytni.

## Orders

order-battle = Bitwy
order-best = Zatrzymaj najlepszy wylosowany żeton; gdy brak miejsca, oddaj najsłabszy.
order-dice = Trafienia
order-fight = Zawsze atakuj.
order-never = Zawsze pasuj.
order-react = Tury po spasowaniu
order-reputation = Żetony Reputacji
order-retreat = Atakuj; gdy szansa na wygraną spadnie poniżej { $percent }%, wycofaj się tam, gdzie jest najwięcej moich statków.
order-usual = Przydzielaj je tak, jak liczone są szanse: zniszcz największy statek, jaki się da, i strąć rakietę, która zadaje najwięcej obrażeń.
order-watch = Pasuj, dopóki nikt nie wleci do sektora z moim dyskiem lub moimi statkami.
order-watch-more = Pasuj, dopóki nikt nowy ani nikt z większą liczbą statków nie wleci do sektora z moim dyskiem lub moimi statkami.

## Statystyki

study-species = Rasy
study-technology = Technologie na koniec gry
study-development = Rozwinięcia
study-sectors = Sektory na koniec gry
study-fleet = Statki na koniec gry
study-action = Akcje
study-pass = Pas
study-retreat = Odwrót
study-battle = Bitwy stoczone do końca
study-battle-players = z graczami
study-battle-ancients = ze Starożytnymi
study-ended = Ostatnia runda dobiegła końca.
study-sectors-2 = 2 lub mniej
study-sectors-4 = 3 lub 4
study-sectors-6 = 5 lub 6
study-sectors-8 = 7 lub 8
study-sectors-10 = 9 lub 10
study-sectors-more = 11 lub więcej

## Stół słowami

# Honours at the end of a game.
honour-explorer = Najwięcej odkryć
honour-explorer-why = { $amount ->
    [one] { $amount } zbadany sektor
    [few] { $amount } zbadane sektory
   *[many] { $amount } zbadanych sektorów
}
honour-scientist = Najwięcej badań
honour-scientist-why = { $amount ->
    [one] { $amount } odkryta technologia
    [few] { $amount } odkryte technologie
   *[many] { $amount } odkrytych technologii
}
honour-closest = Najbardziej zacięta bitwa
honour-closest-why = wygrana dopiero w { $amount }. Rundzie Starcia
honour-luck = Najszczęśliwsze kości
honour-luck-why = { $amount ->
    [one] { $amount } szóstka w bitwie
    [few] { $amount } szóstki w bitwie
   *[many] { $amount } szóstek w bitwie
}

# Numbers that reviews compare players by.
measure-money = { $form ->
    [lead] w dochodzie pieniędzy
   *[more] dochodu pieniędzy
}
measure-science = { $form ->
    [lead] w dochodzie nauki
   *[more] dochodu nauki
}
measure-materials = { $form ->
    [lead] w dochodzie materiałów
   *[more] dochodu materiałów
}
measure-sectors = { $form ->
    [lead] w liczbie sektorów
   *[more] sektorów
}
measure-technologies = { $form ->
    [lead] w liczbie technologii
   *[more] technologii
}

sketch-status = Runda { $round } z { $rounds } · { $phase } · kolejność: { $order }
sketch-head = Gracz | PZ | pieniądze | nauka | materiały | dyski | kolonie | sektory | statki | żetony | stan
sketch-player = { $who } | { $score } | { $money } +{ $income } −{ $upkeep } | { $science } +{ $sciencemore } | { $materials } +{ $materialsmore } | { $discs } | { $ready }/{ $colony } | { $sectors } | { $ships } | { $tiles } | { $state }
sketch-none = –
sketch-passed = pas
sketch-out = upadek
sketch-coming = Nadchodzi bitwa, { $sector }: { $attackers } przeciw: { $defenders }
sketch-battle = Bitwa, { $sector }: { $attackers } przeciw: { $defenders } · { $stage }
sketch-fighters-head = Statki | ile | obrażenia | czym walczą i co robią
sketch-fighters = { $unit } | { $count } | { $damage } | { $stats }. { $does }
sketch-damage = { $damage } z { $most }
sketch-dice = Kostki: { $dice }
sketch-die = { $die } { $face }
sketch-die-used = { $die } { $face } (przydzielona)
sketch-legend = PZ: gdyby gra skończyła się teraz, bez żetonów reputacji, których nie znasz. Pieniądze: w zapasach, + produkcja, − utrzymanie. Kolonie: statki kolonizacyjne gotowe / wszystkie. Żetony: żetony reputacji. Kostki: na torach pieniędzy/nauki/materiałów. Odkrycia: zatrzymane za punkty. Energia: zużywana/wytwarzana. Obrażenia: otrzymane i przydzielone, z tylu, ile niszczy statek. Miejsca liczy się od Centrum Galaktyki; przejście prowadzi do sektora o podanym numerze, „pół” oznacza tunel tylko po jednej stronie, „?” drogę w nieznane.
sketch-galaxy-head = Sektor | miejsce | czyj | PZ | co tam jest i dokąd prowadzi
sketch-sector = { $sector } | { $space } | { $owner } | { $vp } | zasiedlone kwadraty: { $squares }; statki: { $ships }; leży tam: { $there }; przejścia: { $ways }
sketch-square = { $square } { $cubes }/{ $count }
sketch-ships = { $who }: { $ships }
sketch-portal = portal czasoprzestrzenny
sketch-hive = rój
sketch-way = { $edge } { $number }
sketch-way-half = { $edge } { $number } (pół)
sketch-way-open = { $edge } ?
sketch-boards-head = Plansza | rasa | kostki | cmentarz | odkrycia | akcje w tej rundzie, stosunki, co jeszcze tam leży
sketch-board = { $who } | { $species } | { $money }/{ $science }/{ $materials } | { $graveyard } | { $kept } | akcje: { $actions }; stosunki: { $friends }; poza tym: { $things }
sketch-tracks-head = Technologie | według torów
sketch-tracks = { $who } | Militarny: { $military }; Sieci: { $grid }; Nano: { $nano }
sketch-blueprints-head = Schemat | koszt | rezerwa | energia | kroki | części i czym walczy
sketch-blueprint = { $unit } ({ $who }) | { $cost } | { $left } | { $used }/{ $made } | { $steps } | { $parts }; { $stats }
sketch-empty = puste
sketch-supply-head = Na planszy zaopatrzenia | tor | nauka | żetony | w woreczku
sketch-technology = { $technology } | { $class } | { $price } | { $count } | { $left }
sketch-owned = masz ją
sketch-developments = Rozwinięcia: { $developments }
sketch-development = { $development } ({ $cost })
sketch-bag = W woreczku technologii: { $technologies }
sketch-next = Technologie, które przyjdą następne: { $technologies }
sketch-tiles = Żetony reputacji ({ $who }): { $tiles }

## Strona stołu

heading-actions = Akcje
heading-battle = Bitwa
heading-blueprints = Schematy statków
heading-build = Budowa
heading-choice = Wybierz
heading-colony = Statki kolonizacyjne
heading-developments = Rozwinięcia
heading-dice = Kostki
heading-diplomacy = Dyplomacja
heading-discs = Dyski wpływów
heading-done = Koniec
heading-explore = Eksploracja
heading-give-up = Oddaj sektor
heading-jump = Skok
heading-move = Ruch
heading-parts = Części statków
heading-remove = Zdejmij
heading-species = Rasy
heading-technologies = Technologie
heading-trade = Handel
page-action = { $action }: w jednej akcji { $count }
page-action-amount = { $action } { $count }
page-action-discs = { $count ->
    [0] W tej rundzie nie leży tu żaden dysk.
    [one] W tej rundzie leży tu 1 dysk.
    [few] W tej rundzie leżą tu { $count } dyski.
   *[many] W tej rundzie leży tu { $count } dysków.
    }
page-action-done = { $action } { $count }: { $discs ->
    [0] ani razu
    [one] 1 raz
   *[many] { $discs } razy
    }
page-actions-of = Akcje w tej rundzie ({ $who }):
page-aggression = To zerwie twoje stosunki ({ $who }) i da ci kartę Zdrajcy.
page-aggression-stays = Jeśli statek będzie tam na koniec akcji, zerwie to stosunki dyplomatyczne ({ $who }), a ty otrzymasz kartę Zdrajcy.
page-aid-signs = Znaki
page-aimed-at = Przydzielona: { $unit } { $number }.
page-alliance = Sojusz { $alliance }: { $active } PZ dla członków, { $betrayer } PZ dla tych, którzy go opuścili
page-alliance-average = Średnia sojuszu: { $score } PZ
page-allied = Jesteście w jednym sojuszu: ty i { $who }.
page-artifact = artefakt
page-artifacts = Artefakty: { $count }
page-attacks = Atakuje.
page-bag = W woreczku technologii: { $count }
page-bag-draws = W każdym Czyszczeniu losuje się { $count }, a rzadkie dodatkowo.
page-bag-kind = { $count } × { $technology }, szansa na wylosowanie { $percent }%
page-battle = Bitwa
page-battle-comes = Będzie tu bitwa: { $who }.
page-battles-to-come = Nadchodzące bitwy
page-begins-next = Następną rundę zacznie { $who }.
page-blueprint-of = { $unit } ({ $who })
page-board-of = Plansza: { $board }, dyski wpływów: { $discs }.
page-colony = Gotowe statki kolonizacyjne: { $ready } z { $count }
page-colony-ship = statek kolonizacyjny
page-computers = komputery
page-cubes = { $resource }: kostek na torze { $count }, produkcja { $made }
page-defends = Broni się.
page-die = { $die }: obrażenia { $damage }
page-direction = Kierunek rundy: { $direction }.
page-direction-card = Kartę kierunku ma { $who }.
page-disc = dysk wpływów
page-discount = Zniżka: { $now } nauki, po następnym żetonie { $next }
page-discoveries-left = Odkrycia w stosie: { $count }
page-discovery = odkrycie
page-discovery-here = Leży tu nieodebrane odkrycie.
page-discs = Dyski na torze wpływów: { $count }. Utrzymanie: { $due }.
page-discs-out = Dyski w sektorach: { $sectors }, na akcjach: { $actions }
page-drawn = Dociągnięto
page-energy = Energia: zużycie { $used } z { $made }
page-energy-word = energia zużywana / wytwarzana
page-engagement = Runda Starcia { $round }
page-fighters = { $count } × { $unit }
page-first-to-pass = Nikt jeszcze nie spasował: następna runda zacznie się od ciebie.
page-saves = Oddanie sektora poprawia to Utrzymanie o { $count } (pieniądze), zanim wrócą jego pozostałe kostki.
page-shortage = Brak pieniędzy
page-shortage-head = Brak pieniędzy: { $count }
page-fleet = { $who }: { $ships }
page-found = Znalezisko
page-graveyard = Na cmentarzu do Czyszczenia: { $count }
page-guard = { $count } × { $guard }: { $stats }
page-held-there = Twój statek zostanie tam związany walką.
page-hits-on = Kostka, którą się teraz rzuca, trafia od { $face }: { $percent }%.
page-hive-here = Rój: jego Statki Starożytnych ruszają się w Czyszczeniu.
page-hull = kadłub
page-in-alliance = Sojusz: { $alliance }
page-initiative = inicjatywa
page-joins = Połączone krawędzie: { $whole }. Krawędzie z tunelem tylko po jednej stronie: { $half }. Tunele w nieznane: { $open }.
page-kept = Odkrycia zatrzymane za punkty: { $count }
page-leaf-battle = Bitwa
page-leaf-blueprints = Schematy
page-leaf-board = Plansza
page-leaf-choice = Wybór
page-leaf-technologies = Technologie
page-left-in-bag = Na planszy zaopatrzenia: { $offered }. W woreczku: { $count }, szansa na wylosowanie w najbliższym Czyszczeniu { $percent }%.
page-list = { $things }
page-map = Galaktyka
page-marker-waits = Znacznik czeka: { $who }.
page-members = Członkowie: { $seats }
page-missiles = Atak rakietowy
page-missing-science = Brakuje nauki: { $count }. { $trades ->
    [one] Potrzebna 1 wymiana
    [few] Potrzebne { $trades } wymiany
   *[many] Potrzebnych { $trades } wymian
    } { $give } za { $get }.
page-next = Następne:
page-next-production = Bez jednej kostki więcej na torze: { $count }
page-next-upkeep = Bez jednego dysku więcej na torze utrzymanie: { $count }
page-no-owner = Nikt go nie kontroluje. { $vp } PZ
page-no-species = Jeszcze bez rasy
page-none-offered = żadnej na planszy
page-order = Kolejność: { $seats }
page-out = poza grą
page-owned = Masz ją.
page-owner = Kontroluje { $who }. { $vp } PZ
page-owners = Mają ją: { $seats }
page-part-in-hand = Wzięta część
page-passed = Spasowali: { $seats }
page-phase = Faza: { $phase }
page-phase-action = akcje
page-phase-cleanup = czyszczenie
page-phase-combat = walka
page-phase-end = koniec
page-phase-setup = przygotowanie
page-phase-upkeep = utrzymanie
page-pile = { $stack }: zostało { $count }, odrzucono { $discards }
page-piles = Stosy i woreczki
page-points-now = Punkty, gdyby gra skończyła się teraz
page-portal-here = Portal czasoprzestrzenny: połączony ze wszystkimi innymi portalami.
page-possessions = Co ma { $who }:
page-price = Tor { $track }: { $price } nauki (bez zniżki { $full }), z jeszcze jednym żetonem na torze { $next }
page-price-last = Tor { $track }: { $price } nauki (bez zniżki { $full }), potem tor jest pełny
page-primary = Znacznik Priorytetowej Akcji: { $who }
page-produces = produkcja
page-production = Produkcja w każdym Utrzymaniu: { $count }
page-range = { $unit }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
    }, sektory w zasięgu: { $count }
page-range-jump = { $unit }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
    } i skok, sektory w zasięgu: { $count }
page-range-none = { $unit }: nie może się ruszyć.
page-rare = Rzadkie
page-related = Masz stosunki dyplomatyczne: { $who }.
page-relations-of = Stosunki dyplomatyczne ({ $who }): { $seats }
page-reputation = Żetony reputacji: { $count }
page-reputation-left = Żetony w woreczku reputacji: { $count }
page-retreats = Wycofuje się: { $sector }.
page-rolled = { $die }, wynik { $face }; trafienie zadaje obrażenia: { $damage }.
page-round = Runda { $round }/{ $rounds }
page-rounds-left = { $count ->
    [0] To ostatnia runda.
    [one] Potem będzie jeszcze 1 runda.
    [few] Potem będą jeszcze { $count } rundy.
   *[many] Potem będzie jeszcze { $count } rund.
    }
page-score = Gdyby gra skończyła się teraz: { $score } PZ
page-score-hidden = { $count ->
    [0] Poza tym nie ma żetonów reputacji.
    [one] Do tego dochodzi 1 ukryty żeton reputacji.
    [few] Do tego dochodzą { $count } ukryte żetony reputacji.
   *[many] Do tego dochodzi { $count } ukrytych żetonów reputacji.
    }
page-secondary = Znacznik Drugorzędnej Akcji: { $who }
page-sector = { $sector } ({ $number })
page-shields = tarcze
page-ship = { $unit } { $number }
page-short = brakuje pieniędzy: { $count }
page-shrine-built = Jest już zbudowana.
page-sides = { $attackers } przeciw: { $defenders }
page-slot-empty = { $unit }, pole { $space }: puste
page-slot-placed = Żeton części.
page-slot-printed = Nadrukowana; można ją przykryć żetonem części.
page-slots = Miejsca: { $either } na żeton albo ambasadora, { $reputation } tylko na żetony, { $ambassadors } tylko na ambasadorów
page-space = Nieodkryte miejsce, stos { $ring }
page-squares = { $square }: zasiedlone { $cubes } z { $count }
page-stack-left = Pozostałe sektory: { $count }, odrzucone: { $discards }
page-starts-with = Ma od początku: { $things }
page-steps = kroki
page-store = W zapasach: { $resource } { $count }
page-stored-part = Odłożona część Starożytnych: { $part }
page-supply = Plansza zaopatrzenia
page-takes = Niszczą go obrażenia: { $count }; przydzielono dotąd: { $pending }.
page-tile = { $count } × { $vp } PZ
page-times = { $count } × { $unit }
page-tip-ancients = Strzela do największego statku, jaki może zniszczyć, a jeśli żadnego nie może, uszkadza największy.
page-tip-battle = Typy działają od najwyższej inicjatywy, najpierw obrońca. Szóstka zawsze trafia, jedynka nigdy.
page-tip-build = Płać materiałami za statki i budowle w swoich sektorach.
page-tip-colony = Każdy przenosi kostkę z jej toru na wolny kwadrat sektora, który kontrolujesz, w dowolnej chwili twojej tury.
page-tip-development = Kupuje się je w akcji Wynajdywanie. Każde istnieje raz.
page-tip-explore = Dociągnij sektor na miejsce przy jednym z twoich tuneli, a potem połóż go albo odrzuć.
page-tip-found = Użyj teraz albo zatrzymaj zakryte za punkty.
page-tip-influence = Przenoś dyski między sektorami a torem i odwracaj statki kolonizacyjne na gotowe.
page-tip-move = Aktywuj statki; każdy leci tak daleko, jak pozwalają jego silniki.
page-tip-phases = Runda to akcje, aż wszyscy spasują, walka, utrzymanie i czyszczenie.
page-tip-relations = Stosunki dają każdej stronie ambasadora: 1 PZ i kostkę mniej na torze. Zrywa je wejście do sektora partnera.
page-tip-reputation = Żetony reputacji są tajne do końca.
page-tip-research = Płać nauką za technologie albo kup rozwinięcie.
page-tip-score = Żetony reputacji innych graczy nie są znane.
page-tip-shrine = Kosztuje swój zasób i wymaga w twoich sektorach planety swojego koloru albo szarej.
page-tip-traitor = Karta Zdrajcy odbiera na koniec 2 PZ; kto ją ma, nie nawiązuje nowych stosunków.
page-tip-upgrade = Kładź części na schematach. Zdjąć możesz dowolną liczbę części.
page-totals = { $unit }, razem
page-track = { $track }: { $count } z 7 żetonów
page-track-points = Punkty: { $now }, po następnym żetonie { $next }
page-trade-rate = Handel: { $give } jednego zasobu za { $get } innego
page-traitor = Zdrajca: { $who }.
page-turn-of = Tura: { $who }.
page-unit-cost = Materiały: { $cost }
page-unit-known = Możesz to budować.
page-unit-left = W rezerwie: { $count }
page-unit-needs = Wymaga swojej technologii.
page-unit-never = Twoja rasa tego nie buduje.
page-unrelated = Nie masz stosunków dyplomatycznych: { $who }.
page-unused-colony = { $count ->
    [one] 1 statek kolonizacyjny jest jeszcze gotowy.
    [few] { $count } statki kolonizacyjne są jeszcze gotowe.
   *[many] { $count } statków kolonizacyjnych jest jeszcze gotowych.
    }
page-upkeep = utrzymanie
page-upkeep-sum = Utrzymanie: { $stored } w zapasach + { $made } produkcji − { $due } opłaty = { $left }
page-vp = punkty zwycięstwa
page-with-computers = Komputery: +{ $count }
page-odds = { $who }: szansa na wygraną { $percent }%
page-odds-exact = Szanse są policzone dokładnie.
page-odds-left = { $count } ({ $percent }%)
page-odds-nobody = Szansa, że nikt nie zostanie: { $percent }%
page-odds-now = Szanse od tej chwili
page-odds-sampled = Szacunek z bitew próbnych ({ $count }): pierwsza szansa leży między { $low }% a { $high }%.
page-odds-survivors = { $unit }, zostaje: { $chances }
page-what-if = A gdyby …
page-what-if-own = Ty
page-what-if-others = Wszyscy inni
page-what-if-all = Wszyscy
page-what-if-line = Założenie ({ $who }): { $things }
page-what-if-tip = Szanse przy założeniu ({ $who }): { $thing }.
page-what-if-morph = Szanse przy założeniu ({ $who }): największe statki mają oprócz swoich części { $thing }.
page-aboard = { $unit }: { $count ->
    [one] na pokładzie 1 myśliwiec
    [few] na pokładzie { $count } myśliwce
   *[many] na pokładzie { $count } myśliwców
    }
page-shown-tile = Pokazane tobie: { $count } × { $vp } PZ

## Pierwsza gra z przewodnikiem

guide-welcome = Witaj u progu nowego świtu! Prowadzisz Terran. Po { $rounds } rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa. Punkty dają kontrolowane sektory, bitwy, technologie i odkrycia.
guide-stores = Masz pieniądze: { $money }, naukę: { $science } i materiały: { $materials }. Pieniądze utrzymują imperium, nauka kupuje technologie, a materiały statki i budowle.
guide-discs = To twoje dyski wpływów: na torze jest ich { $discs }. Każda akcja zużywa jeden i każdy sektor, który trzymasz, też. Im więcej dysków zejdzie z toru, tym więcej pieniędzy zapłacisz na koniec rundy. To jest serce tej gry.
guide-explore = W swojej turze wykonujesz jedną akcję albo pasujesz. Twój statek nie ma jeszcze dokąd lecieć, więc ruch jest niemożliwy. Eksploruj: kosztuje to dyski ({ $discs }) i pokaże, co jest wokół.
guide-explore-why = Nowe sektory dają punkty i miejsca dla twojej ludności.
guide-space = Możesz zbadać każde świecące pole obok domu. Wybierz południe, w stronę centrum.
guide-space-why = Sektory bliżej centrum są bogatsze. Niektórych strzegą Starożytni.
guide-place = Dobrany sektor to { $sector }. Możesz go odrzucić, ale zatrzymaj: nie strzegą go Starożytni i są w nim miejsca na naukę.
guide-place-why = Sektor bez strażników od razu może być twój.
guide-rotate = Obróć sektor { $sector }, jak chcesz, byle tunel spotkał się z twoim. Pozostałe tunele decydują, dokąd można stamtąd lecieć.
guide-rotate-why = Tak prowadzi też dalej, do centrum.
guide-influence = Połóż dysk na sektorze { $sector }, a będziesz go kontrolować. Na torze jest teraz dysków { $discs }; zostanie o jeden mniej i wzrośnie utrzymanie.
guide-influence-why = Na końcu daje punkty, a bez dysku nikt tam nie zamieszka.
guide-colonise = Gotowe statki kolonizacyjne: { $ships }. Są darmowe: każdy przenosi kostkę z twojej planszy na miejsce w sektorze. Wyślij jeden do sektora { $sector }.
guide-colonise-why = To, co kostka odsłania na twojej planszy, będziesz produkować w każdej rundzie: tutaj naukę.
guide-research = { $who } prowadzi badania. Twoja nauka: { $science }, więc zrób to samo.
guide-research-why = Im więcej masz technologii jednego rodzaju, tym tańsze są następne, a najlepsze szybko znikają.
guide-technology = Wiele jest jeszcze za drogich. { $technology } kosztują naukę: { $science }, a dzięki nim w każdej akcji budowy postawisz o jedną jednostkę więcej.
guide-technology-why = Teraz są tanie, a działają do końca gry.
guide-build = Masz materiały: { $materials }. Użyj ich: buduj.
guide-build-why = Twój nowy sektor jest pusty, a pusty sektor kusi innych.
guide-interceptor = Pancernik jest o wiele za drogi. Myśliwiec to najtańszy statek.
guide-interceptor-why = Jest szybki, a jeden statek wystarczy, żeby nikt nie wszedł bez walki.
guide-where = Statki pojawiają się w sektorach, które kontrolujesz. Postaw go w sektorze { $sector }: kosztuje materiały, { $materials }.
guide-where-why = Właśnie tędy ktoś mógłby nadlecieć przez centrum.
guide-pass = { $who } pasuje. Na torze masz jeszcze dyski: { $discs }, ale każda następna akcja kosztuje na koniec rundy więcej, a pieniędzy masz tylko { $money }. Spasuj.
guide-pass-why = Kto nie zapłaci utrzymania, musi oddawać dyski i traci sektory. Lepiej zatrzymać się w porę.
guide-upkeep = Runda się skończyła: byłyby bitwy, zapłacono utrzymanie i wszyscy produkowali. Masz pieniądze: { $money }, naukę: { $science } i materiały: { $materials }; dyski wróciły z akcji i na torze jest ich { $discs }.
guide-again = Nowa runda. Statki kolonizacyjne, w liczbie { $ships }, znów są gotowe, więc szukaj dla nich miejsc: eksploruj.
guide-again-why = W pierwszych rundach ziemia jest tania. Potem trzeba o nią walczyć.
guide-end = To była pełna runda. Jest ich { $rounds }. Przed każdą akcją patrz na utrzymanie: widać je obok dysków. Odtąd decydujesz samodzielnie, a kiedy chcesz, zapytaj mnie o radę.

guide-about-explore = Na torze masz dyski: { $discs }; każda akcja zabiera jeden. Na początek eksploruj: nowe sektory dają punkty i miejsca dla ludności.
guide-about-research = Badania kupują technologię. To, na co cię stać, świeci; żetony rodzaju, który już masz, są tańsze.
guide-about-build = Budowa zamienia materiały w statki i budowle w sektorach, które kontrolujesz.
guide-about-pass = Jeśli utrzymanie kosztowałoby więcej, niż masz i produkujesz, spasuj. Potem możesz jeszcze reagować małym ulepszeniem, budową albo ruchem.
guide-about-place = Dobrany sektor możesz położyć, jeśli ci się przyda; Starożytnych trzeba w nim najpierw pokonać.
guide-about-influence = Dysk na sektorze czyni go twoim i zwiększa utrzymanie. Zrób to, jeśli cię na to stać.
guide-about-colonise = Gotowe statki kolonizacyjne: { $ships }. Są darmowe: wyślij je na miejsca w swoich sektorach, zanim zakończysz turę.
