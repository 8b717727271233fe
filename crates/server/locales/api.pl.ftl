
## Tokens

token-heading = Tokeny dla programów
token-note = Twój program, na przykład bot, działa za ciebie z tokenem. Może tylko tyle, na ile mu tu pozwolisz.
token-api = Jak programy rozmawiają z tym serwerem
token-guest = Tokeny gościa tracą ważność, gdy przyjmiesz nazwę albo się zalogujesz: utwórz wtedy nowe.
token-new = Nowy token
token-name = Do czego służy?
token-scopes = Co mu wolno?
token-make = Utwórz token
token-made = Token jest gotowy.
token-made-label = Nowy token
token-once = Skopiuj go teraz: widać go tylko ten jeden raz, a zapisany jest tylko jego skrót.
token-created = Utworzony: { $when }.
token-used = Użyty: { $when }.
token-unused = Nigdy nieużyty.
token-revoke = Unieważnij
token-nameless = Token potrzebuje nazwy. Napisz, do czego służy.
token-useless = Token, któremu nic nie wolno, na nic się nie przyda. Zaznacz co najmniej jedno pole.
token-too-many = { $most ->
    [one] Konto ma najwyżej jeden token. Najpierw go unieważnij.
    [few] Konto ma najwyżej { $most } tokeny. Unieważnij taki, który nie jest już potrzebny.
    [many] Konto ma najwyżej { $most } tokenów. Unieważnij taki, który nie jest już potrzebny.
   *[other] Konto ma najwyżej { $most } tokenu. Unieważnij taki, który nie jest już potrzebny.
    }
scope-read = Widzieć to, co ja: stoły, moje karty, zapisy, rozmowy.
scope-play = Grać za mnie: zajmować i zwalniać miejsca, decydować, cofać.
scope-host = Otwierać za mnie stoły, sadzać boty i odsyłać graczy.
scope-chat = Pisać w rozmowie w moim imieniu.

## The page about the API

api-heading = Dla programów
api-lead = Wszystko, co robi się tu w przeglądarce, może zrobić także program: JSON pod /api/v1, widoki na żywo przez WebSocket, te same zasady, te same tajemnice, te same ograniczenia.
api-document = Dokument OpenAPI
api-to-tokens = Utwórz token
api-how = Jak to działa
api-tokens = Do czytania tego, co widzą wszyscy, nic nie trzeba. Do reszty utwórz token na stronie konta i wysyłaj go z każdym żądaniem jako „Authorization: Bearer TOKEN”. Ciasteczka nie mają tu znaczenia.
api-language = Teksty przychodzą w języku z „Accept-Language” albo z „?lang=en” i „?lang=pl”. Miejsca liczy się od 1.
api-limits = Żądania, które coś zmieniają, są ograniczone tak jak formularze; kto jest za szybki, dostaje status 429, a „Retry-After” mówi, kiedy spróbować ponownie.
api-live = Decyzja podaje, ile decyzji podjęło już jej miejsce („made”). Kto nie wie, czy dotarła, wysyła ją jeszcze raz: zostanie podjęta raz.
api-scopes = Co wolno tokenowi
api-problems = Gdy coś zostanie odrzucone
api-problems-note = Odmowa przychodzi jako application/problem+json: jej kod jest jednym z tych, „detail” mówi, co jest nie tak, „next” co zrobić, a „rule” podaje zasadę gry, która tego zabrania.
api-needs-token = Potrzebny token z prawem
api-may-have-token = Otwarte dla wszystkich; token musi mieć
api-parameters = Parametry:
api-body = Treść w JSON
api-tag-server = Serwer
api-tag-games = Gry
api-tag-tables = Stoły
api-tag-seats = Miejsca
api-tag-play = Gra
api-tag-chat = Rozmowa

api-op-health = Czy serwer jest gotowy do pracy.
api-op-me = Czyj to token i co mu wolno.
api-op-games = Wszystkie gry.
api-op-game = Jedna gra z opcjami jako schematem JSON.
api-op-rules = Wszystkie zasady gry, według numerów.
api-op-rule = Jedna zasada gry.
api-op-tables = Listy stołów: waiting (czekające), running (w toku), finished (zakończone) albo mine (moje).
api-op-open = Otwiera stół.
api-op-table = Jeden stół: kto przy nim siedzi i jak daleko zaszła gra.
api-op-begin = Gospodarz zaczyna: wolne miejsca zajmują boty.
api-op-cancel = Gospodarz rezygnuje ze stołu, przy którym gra się nie zaczęła.
api-op-seats = Kto gdzie siedzi.
api-op-take = Zajmuje miejsce. Gdy nie ma już wolnego, gra się zaczyna.
api-op-leave = Zwalnia miejsce, zanim zacznie się gra.
api-op-bot = Gospodarz daje wolne miejsce botowi.
api-op-remove = Gospodarz odsyła kogoś, zanim zacznie się gra.
api-op-view = Co widzisz na stole, o co pytane są twoje miejsca, a z „candidates=true” także co mogłyby zrobić. Bez miejsca: to, co leży odkryte.
api-op-candidates = Wszystko, co twoje miejsce mogłoby chcieć zrobić; przy tym, czego nie wolno, jest zasada i powód.
api-op-act = Podejmuje decyzję. Gdy przychodzi odpowiedź, decyzja jest już na dysku.
api-op-undo = Cofa ostatnią decyzję twojego miejsca, na ile to uczciwe.
api-op-record = Zapis zakończonej gry; przed końcem to, co z niej było widać.
api-op-live = WebSocket, przez który przychodzi twój widok, ilekroć się zmieni.
api-op-chat = Co powiedziano przy stole.
api-op-say = Mówi coś przy stole, przy którym gra się zaczęła.

## What programs are told

api-no-game = Nie ma tu takiej gry. /api/v1/games wymienia gry.
api-no-option = Gra nie ma opcji „{ $option }”. Jej opcje są podane przy grze.
api-no-line = Wiersz ma od 1 do 500 znaków i żadnego, którego nie widać.

api-token-title = Brak ważnego tokenu
api-token-detail = Do tego potrzebny jest token, a nie przyszedł żaden albo przyszedł taki, który już nie obowiązuje.
api-token-next = Utwórz token na stronie konta i wysyłaj go jako „Authorization: Bearer TOKEN”.
api-scope-title = Tokenowi tego nie wolno
api-scope-detail = Do tego potrzebny jest token z prawem „{ $scope }”.
api-scope-next = Utwórz token z tym prawem i użyj go.
api-forbidden-title = To nie twoja sprawa
api-forbidden-detail = To może zrobić tylko ktoś inny.
api-forbidden-next = Użyj tokenu konta, do którego należy ten stół albo to miejsce.
api-seat-title = Nie twoje miejsce
api-seat-detail = Konto tego tokenu nie ma takiego miejsca przy tym stole.
api-seat-next = Spójrz na stół: przy miejscach widać, które są twoje. Wolne można zająć, zanim zacznie się gra.
api-which-seat-title = Które miejsce?
api-which-seat-detail = Konto tego tokenu ma przy tym stole kilka miejsc.
api-which-seat-next = Podaj w „seat”, o które chodzi.
api-not-found-title = Tu niczego nie ma
api-not-found-detail = Ten adres, gra, stół, miejsce lub zasada nie istnieje albo już nie istnieje.
api-not-found-next = Sprawdź adres. /api wymienia wszystkie adresy, /api/v1/games wszystkie gry.
api-method-title = Nie w ten sposób
api-method-detail = Ten adres nie przyjmuje tej metody.
api-method-next = Użyj metody, którą podaje nagłówek „Allow”.
api-bad-title = Niezrozumiałe
api-bad-detail = Tego, co przysłano, nie da się odczytać: { $problem }
api-bad-next = Porównaj to z dokumentem OpenAPI pod /api/openapi.json i wyślij ponownie.
api-media-title = To nie JSON
api-media-detail = Treści nie przysłano jako JSON.
api-media-next = Wyślij JSON z nagłówkiem „Content-Type: application/json”.
api-large-title = Za dużo
api-large-detail = Treść jest dłuższa, niż ten serwer przyjmuje.
api-large-next = Wyślij mniej.
api-slow-title = Za wolno
api-slow-detail = Odpowiedź trwała za długo.
api-slow-next = Spróbuj ponownie za chwilę. Decyzję można wysłać jeszcze raz z tym samym „made”: zostanie podjęta raz.
api-too-many-title = Za często
api-too-many-detail = Było za dużo żądań.
api-too-many-next = Odczekaj tyle sekund, ile podaje „Retry-After”, potem spróbuj ponownie.
api-refused-title = Wbrew zasadom
api-refused-detail = Zasady gry na to nie pozwalają.
api-refused-next = Wybierz jedną z dozwolonych możliwości. Podaną zasadę można przeczytać przy grze.
api-remedy-next = Tak stanie się to możliwe: „{ $action }”.
api-remedy-later-next = Tak stanie się to możliwe w twojej następnej turze, jeśli nikt tego nie zmieni: „{ $action }”.
api-notation-title = To nie akcja
api-notation-detail = To nie jest akcja tej gry: { $problem }
api-notation-next = Wyślij akcję tak, jak zapisują ją możliwości (candidates).
api-stale-title = Gra poszła dalej
api-stale-detail = { $made ->
    [one] Twoje miejsce podjęło już { $made } decyzję.
    [few] Twoje miejsce podjęło już { $made } decyzje.
    [many] Twoje miejsce podjęło już { $made } decyzji.
   *[other] Twoje miejsce podjęło już { $made } decyzji.
    }
api-stale-next = Spójrz na stół jeszcze raz i wybierz na nowo, z liczbą decyzji, którą podaje.
api-undo-title = Poza zasięgiem
api-undo-detail = Niczego nie można cofnąć: dzieli od tego los, odkrycie albo decyzja kogoś innego.
api-undo-next = Graj dalej od tego miejsca.
api-undo-over-detail = Gra się skończyła i każdy widzi wszystko, więc niczego już się nie cofa.
api-undo-over-next = Zobacz, jak było; w piaskownicy można grać dalej od każdego kroku.
api-not-begun-title = Gra się nie zaczęła
api-not-begun-detail = Gra przy tym stole jeszcze się nie zaczęła.
api-not-begun-next = Poczekaj, aż każde miejsce będzie zajęte; gospodarz może dać wolne miejsca botom.
api-unfit-title = To nie pasuje
api-unfit-detail = To, co przysłano, da się odczytać, ale nie pasuje.
api-unfit-next = Zmień to, o czym mowa, i wyślij ponownie.
api-conflict-title = Ktoś był pierwszy
api-conflict-detail = Stół nie jest taki, jak zakłada żądanie.
api-conflict-next = Spójrz na stół jeszcze raz i zdecyduj na nowo.
api-upgrade-title = Potrzebny WebSocket
api-upgrade-detail = Ten adres wysyła widoki przez WebSocket i nic poza tym.
api-upgrade-next = Otwórz go klientem WebSocket albo zapytaj o widok raz.
api-broken-title = Tego stołu nie da się otworzyć
api-broken-detail = Ta wersja programu nie może otworzyć tego stołu. Nic z niego nie przepadło.
api-broken-next = Powiadom osobę, która prowadzi serwer.
api-store-title = Nie teraz
api-store-detail = Serwer nie mógł odczytać lub zapisać swoich danych, więc niczego nie zmieniono.
api-store-next = Spróbuj ponownie za chwilę.
api-server-title = Coś jest nie tak po naszej stronie
api-server-detail = Serwer nie mógł tego zrobić.
api-server-next = Spróbuj za chwilę; jeśli to się powtarza, powiadom osobę, która prowadzi serwer.
