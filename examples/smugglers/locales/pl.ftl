option-rounds = Ile razy każdy jest kapitanem
card-ore = Ruda
card-silk = Jedwab
card-relic = Relikt
card-informer = Donosiciel
about-goods = Towar o wartości { $worth } przy sprzedaży.
about-informer = Wzmacnia patrol o 2 i daje nagrodę za to, co patrol zarekwiruje.
ask-port = Jesteś kapitanem, w porcie. Czy dobierasz kartę?
ask-cargo = Co przewozisz?
ask-inform = Czy zagrywasz donosiciela?
label-scout = Obejrzyj wierzchnią kartę
label-draw = Dobierz kartę
label-skip = Nie dobieraj
label-ship = Przewieź: { $card }
label-stay = Zostań w domu
label-inform = Zagraj donosiciela
label-decline = Nie zagrywaj
refused-over = Gra jest skończona.
refused-captain = Robi to tylko kapitan.
refused-scouted = Kapitan już zrobił zwiad w tej turze.
refused-hand = Masz pełną rękę; limit kart: { $limit }.
refused-goods = Donosiciel nie jest towarem.
refused-held = Nie masz tej karty: { $card }.
refused-informer = Nie masz donosiciela.
refused-sealed = Właśnie to jest już zapieczętowane.
told-scouted = { $who } ogląda wierzchnią kartę talii.
told-saw = Wierzchnia karta: { $card }.
told-drew = { $who } dobiera kartę.
told-held = { $who } ma z talii: { $card }.
told-sealed = { $who } pieczętuje wybór.
told-ships = { $who } przewozi: { $card }.
told-stays = { $who } zostaje w domu.
told-informed = { $who } zagrywa donosiciela.
told-patrol = Przybywa patrol o sile { $strength }.
told-seized = Zarekwirowano, { $who }: { $card }.
told-sold = Sprzedano, { $who }: { $card }.
told-bounty = { $who } dostaje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
 } nagrody.
score-sold = { $card }, sprzedano: { $count }
revision-2 = Za własny zajęty ładunek nie dostaje się już nagrody (SMU-13).

score-bounty = Nagrody
sold = Sprzedane towary
tie-relics = Sprzedane relikty
ended = Wszyscy byli kapitanem dość często.
sketch-status = Tura { $turn } · kapitan: { $captain } · kart w talii: { $deck }
sketch-head = Miejsce | Karty | Nagrody | Sprzedane
sketch-seat = { $who } | { $cards } | { $bounty } | { $sold }
sketch-cards = { $cards }
sketch-none = –
sketch-worth = wartość { $worth }
sketch-pile = Stos kart odrzuconych, od spodu: { $cards }
sketch-scouted = Na wierzchu talii: { $card }
sketch-known = Znane karty na ręce ({ $who }): { $cards }
sketch-cargo = Zapieczętowane ({ $who }): { $cards }
