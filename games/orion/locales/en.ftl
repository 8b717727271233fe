## Questions

ask-race = Which race do you play?
ask-mulligan = You may replace cards of your first hand: discard a card or finish. Discarded so far: { $count }.
ask-turn = Your turn: take an action ({ $markers ->
    [one] 1 action marker
   *[other] { $markers } action markers
    } left).
ask-effects = Which effect do you resolve next ({ $window })?
ask-may = { $card }: do you use this effect?
ask-choose = { $card }: choose one of these.
ask-target = { $card }: choose an opponent.
ask-build = { $discount ->
    [0] Which structure do you build, and where?
    [one] Which structure do you build for 1 resource less, and where?
   *[other] Which structure do you build for { $discount } resources less, and where?
    }
ask-build-or-stop = You may build a structure without an action marker: choose one or finish.
ask-pay = How do you pay for { $card }? Choose what the discount saves.
ask-discard = { $count ->
    [one] Discard 1 card from your hand.
   *[other] Discard { $count } cards from your hand.
    }
ask-discard-contract = { $count ->
    [one] Contract: discard 1 more card from your hand.
   *[other] Contract: discard { $count } cards from your hand.
    }
ask-discard-limit = { $count ->
    [one] Hand limit: discard 1 card from your hand.
   *[other] Hand limit: discard { $count } cards from your hand.
    }
ask-keep = { $count ->
    [one] Discard 1 of the cards just drawn; you keep the others.
   *[other] Discard { $count } of the cards just drawn; you keep the others.
    }
ask-take = Which card from the discard pile do you take into your hand?
ask-hire = Which advisor do you hire?
ask-colour = Which colour does your new advisor have?
ask-rearrange = Which of your systems do you rearrange?
ask-stack = System { $system }: which card comes next, from bottom to top?
ask-sink = Which of this opponent's top cards goes to the bottom of its system?
ask-fill = You cannot fill every field: your reserves hold { $count ->
    [one] 1 marker
   *[other] { $count } markers
    }. Where do you put the next one?
ask-activate-cards = Activate a card with a marker from your reserves, or finish.
ask-trade-more = { $count ->
    [one] You may make 1 more exchange: choose it or finish.
   *[other] You may make { $count } more exchanges: choose one or finish.
    }

## Buttons

label-build-new = Build { $card } as new system { $system }
label-build-on = Build { $card } on system { $system }
label-build-extra = Build { $card } in the additional system ({ $system })
label-pay = Pay { $food } food, { $fleet } fleet, { $production } production
label-exploit = Exploit { $card }: { $bonus }
label-research = { $count ->
    [one] Research: draw 1 card
   *[other] Research: draw { $count } cards
    }
label-activate = Activate { $card }
label-attack = Attack { $who } (costs { $cost } fleet)
label-trade = Trade { $giving } { $give } for { $getting } { $get }
label-propaganda = Propaganda: morale +{ $morale }
label-contract = { $count ->
    [one] Contract: discard 1 card, hire an advisor
   *[other] Contract: discard { $count } cards, hire an advisor
    }
label-discard = Discard { $card }
label-hire = Hire { $advisor }
label-effect = Resolve { $card }
label-use = Use the effect
label-take = Take { $card }
label-target = Choose { $who }
label-sink = Move { $card } to the bottom of system { $system } ({ $who })
label-rearrange = Rearrange system { $system }
label-stack = Put { $card } next
label-stack-marked = Put { $card } next, the one with the marker
label-fill = Put a marker on { $card }
label-done = Skip or finish
bonus-grey = draw { $draw } cards, keep { $keep }
bonus-grey-more = draw { $draw } cards, keep { $keep }, and gain { $more }

## Log

log-first-player = { $who } is the first player.
log-race = { $who } plays { $race }.
log-middle = Advisor in the middle: { $advisor }.
log-round = Round { $round } begins.
log-collected = { $who } collects { $what }.
log-development = { $who } has a { $level } development level: { $markers ->
    [one] 1 action marker
   *[other] { $markers } action markers
    }.
log-drew = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
    }.
log-saw = Cards drawn by { $who }: { $cards }.
log-discarded = { $who } discards { $card }.
log-took = { $who } takes { $card } from the discard pile.
log-acted = { $who } takes the { $action } action.
log-exploited = { $who } exploits { $card }.
log-built = { $who } builds { $card } (system { $system }).
log-activated = { $who } activates { $card }.
log-activated-advisor = { $who } activates the advisor.
log-attacked = { $who } attacks { $defender } for { $cost } fleet.
log-gained = { $who } gains: { $good } +{ $amount }.
log-paid = { $who } pays: { $good } −{ $amount }.
log-morale = { $who }: morale changes by { $by }, now { $now }.
log-traded = { $who } trades { $give } for { $get }.
log-hired = { $who } hires { $advisor }.
log-colour = { $who } chooses the colour of { $advisor }: { $colour }.
log-returned = { $who } returns { $advisor } to the middle.
log-marked = { $who } puts a marker from the reserves on the top card of system { $system }.
log-marked-advisor = { $who } puts a marker from the reserves on the advisor.
log-sunk = { $card } goes to the bottom of system { $system } ({ $who }).
log-rearranged = { $who } rearranges system { $system }.
log-token = { $who } gets the first player token.

## Refusals

refusal-not-awaited = { $who } decides now; wait until you are asked.
refusal-over = The game is over.
refusal-races-chosen = Races are chosen once, before the first round.
refusal-not-action-phase = Actions are taken in the action phase of a round; answer the current question first.
refusal-finish-first = Finish what is under way before you take another action; it is all part of one turn.
refusal-nothing-to-pay = There is no payment to choose now: you are asked only if a discount can be used in several ways.
refusal-nothing-to-discard = Nothing asks you to discard a card now: a hand is reduced to the limit at the end of the round.
refusal-nobody-to-hire = You hire an advisor with the Contract action or by an effect, and neither is under way.
refusal-no-colour-to-choose = A colour is chosen only when an advisor opens the additional system.
refusal-nothing-to-choose = No card offers you options now.
refusal-nothing-to-use = No effect that you may use or decline is waiting for you.
refusal-nothing-to-resolve = No effects are waiting for you to choose their order.
refusal-nothing-to-take = No effect lets you take a card from the discard pile now.
refusal-nobody-to-target = No effect asks you to choose an opponent now.
refusal-nothing-to-sink = No effect lets you move an opponent's top card now.
refusal-nothing-to-rearrange = No effect lets you rearrange a system now.
refusal-nothing-to-fill = No opponent makes you fill the fields of your cards now.

refusal-no-passing = You cannot pass: { $markers ->
    [one] 1 action marker is left and must be used.
   *[other] { $markers } action markers are left, and all of them must be used.
    }
refusal-must-choose-race = Every player needs a race; choose one that is free.
refusal-must-discard = You must still discard { $count ->
    [one] 1 card
   *[other] { $count } cards
    } from your hand; choose one.
refusal-must-discard-drawn = You must still discard { $count } of the cards just drawn; choose one.
refusal-must-choose-option = Exactly one of the options must be chosen.
refusal-must-target = The effect concerns an opponent of your choice; choose one.
refusal-must-build = The effect has begun, and you must build a structure; choose which one and where.
refusal-must-pay = The structure has been chosen; choose how you pay for it.
refusal-must-take = The effect takes a card from the discard pile and does not say “may”; choose one.
refusal-must-hire = The price has been paid; choose whom you hire.
refusal-must-pick-colour = The advisor who opens the additional system needs a colour; choose one.
refusal-must-rearrange = The effect does not say “may”: choose a system and lay out all of its cards.
refusal-must-sink = The effect does not say “may”; choose a top card of this opponent.
refusal-must-fill = { $count ->
    [one] You have 1 marker in your reserves and an empty field; put it there.
   *[other] You have { $count } markers in your reserves and empty fields; fill as many as you can.
    }
refusal-must-resolve = { $count ->
    [one] 1 of these effects is mandatory; resolve it first.
   *[other] { $count } of these effects are mandatory; resolve them first.
    }

missing-part = { $good } ({ $needs } needed, you have { $has })
refusal-race-taken = Another player has this race; choose a free one.
refusal-no-such-race = There is no such race; choose one from the list.
refusal-not-in-hand = This card is not in your hand; choose one that is.
refusal-not-drawn = Only the cards just drawn can be discarded here; choose one of them.
refusal-not-on-pile = Only the top card of the discard pile can be built here.
refusal-other-system = This effect builds only in the system of its own card.
refusal-no-extra-system = You have no additional system; only certain advisors open one.
refusal-not-next-system = New systems are opened in order; choose the next free one.
refusal-system-full = This system is full: it holds { $holds ->
    [one] 1 structure
   *[other] { $holds } structures
    }.
refusal-build-morale = Building this needs morale { $needs } or more; yours is { $has }.
refusal-cannot-pay = You cannot pay for this. What is missing: { $missing }.
refusal-cannot-pay-rest = You cannot pay for this. What is missing: { $missing }; the discount saves only { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
    } of it.
refusal-not-this-payment = { $needs ->
    [one] Pay exactly 1 resource: that is the cost after the discount.
   *[other] Pay exactly { $needs } resources: that is the cost after the discount. Pay no more of each than the card costs.
    }
refusal-no-active-card = There is no active card.
refusal-no-activation = This card has no A field, so it cannot be activated.
refusal-no-field = There is no active card with an A or R field.
refusal-field-occupied = There is already a marker on the field of this card.
refusal-activate-morale = Activating this needs morale { $needs } or more; yours is { $has }.
refusal-hand-empty = The effect builds a card from your hand, and your hand is empty.
refusal-pile-empty = The effect needs a discarded card, and the discard pile is empty.
refusal-none-buildable = { $cards ->
    [one] Your only card cannot be built by this effect now: it needs more resources or morale than you have.
   *[other] None of your { $cards } cards can be built by this effect now: each of them needs more resources or morale than you have.
    }
refusal-nothing-beneath = The effect depends on the colour of the card directly beneath, and there is no blue, red or yellow one.
refusal-no-reserves = This takes a marker from your reserves, and there is none left.
refusal-few-cards = You need { $needs ->
    [one] 1 card
   *[other] { $needs } cards
    } in hand; you have { $has }.
refusal-own-seat = You cannot choose yourself; choose an opponent.
refusal-no-such-seat = Nobody sits there; choose an opponent at this table.
refusal-attack-limit = You cannot attack this opponent again in this round; the limit is { $limit }.
refusal-fleet-too-small = Your fleet is too small for this attack: { $attack } against { $defence }. It must be at least equal.
refusal-attack-cost = This attack costs { $needs } fleet; you have { $has }.
refusal-no-such-exchange = There is no such exchange; trade one resource for another.
refusal-trade-amount = You have too little to trade ({ $resource }): you need { $needs } and have { $has }.
refusal-propaganda-used = Propaganda is possible once per round, and you have used it.
refusal-no-advisors = This game is played without advisors.
refusal-middle-empty = There is no advisor left in the middle.
refusal-not-in-middle = This advisor is not in the middle; choose one who is.
refusal-advisor-locked = Your advisor has opened the additional system and stays; you cannot hire another one.
refusal-no-such-option = There is no such option; choose one of those offered.
refusal-not-pending = This card has nothing left to resolve in this step.
refusal-changes-nothing = This effect would change nothing now, so there is nothing to resolve.
refusal-too-deep = { $among ->
    [one] Only the top card of the discard pile can be taken.
   *[other] Only one of the top { $among } cards of the discard pile can be taken.
    }
refusal-no-top-card = This system of the opponent holds no card; choose another one.
refusal-other-opponent = First choose one of { $who }'s cards; the opponents come in clockwise order.
refusal-empty-system = This system holds no structure; choose another one.
refusal-not-left = This card is not among those left to place; choose one that is.
refusal-no-marked-twin = The marker is named only where two equal cards are left and one of them has it; place this one without naming the marker.

## Score and end of the game

score-track = Victory points on the track
score-morale = Morale
built = Structures
race = Races
advisor = Advisors
tie-morale = Tie-break: morale
tie-resources = Tie-break: sum of resources
ended-last-round = The game is over: the last round has been played.
ended-morale = The game is over: somebody's morale is 0 or less.
ended-full-systems = The game is over: somebody has four full systems.
part-attack-cost = Basic cost of an attack
part-research = Research action
part-founder = Advisor of the additional system

## Names of goods, colours, actions, levels and windows

good-food = food
good-fleet = fleet
good-production = production
good-points = victory points
good-marker = action markers
good-cards = cards in hand
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-grey = grey
action-build = Build
action-exploit = Exploit
action-research = Research
action-activate = Activate
action-attack = Attack
action-trade = Trade
action-propaganda = Propaganda
action-contract = Contract
level-low = low
level-medium = medium
level-high = high
window-after-attack = after the attack
window-when-attacked = when you are attacked
window-start-of-round = start of the round
window-after-action = after the action

## Card text: whole sentences

card-lines = { $lines }
card-colour = Colour: { $colour }.
card-cost = Cost: { $cost }.
card-points = Victory points: { $points }.
card-end-points = End of game: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
    } for each { $what }.
card-produces = Produces { $what } each round.
card-build-morale = Can be built only with morale { $morale } or more.
card-activate-morale = Can be activated only with morale { $morale } or more.
card-keeps-marker = A marker on this card stays there at the end of the round.
card-founds-system = When hired: choose a colour for this advisor, who becomes the lowest card of your additional system (room for { $capacity ->
    [one] 1 structure
   *[other] { $capacity } structures
    }) and can no longer be returned or replaced.
card-start = You start with { $what }.
card-start-points = You start with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
    }.
card-high-level = High development level: { $markers ->
    [one] 1 action marker
   *[other] { $markers } action markers
    }, { $morale ->
    [0] no change of morale
   *[other] morale change { $morale }
    }; { $effect }.
trigger-on-activate = Activation: { $effect }.
trigger-after-build = After build: { $effect }.
trigger-after-attack = After attack: { $effect }.
trigger-when-attacked = When you are attacked: { $effect }.
trigger-start-of-round = Start of round: { $effect }.
trigger-after-action = Whenever you take the { $action } action: { $effect }.
trigger-always = Always: { $effect }.

## Card text: amounts and costs

amount-food = { $amount } food
amount-fleet = { $amount } fleet
amount-production = { $amount } production
amount-points = { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }
amount-marker = { $amount ->
    [one] 1 action marker
   *[other] { $amount } action markers
    }
amounts-and = { $first } + { $next }
cost-discard-hand = { $count ->
    [one] 1 card from hand
   *[other] { $count } cards from hand
    }
cost-return-marker = { $count } of your available action markers
cost-place-marker = 1 marker from your reserves (put it on this card)

## Card text: effects

effect-nothing = nothing
effect-then = { $first }, then { $next }
effect-or = { $first } or { $next }
effect-gain = gain { $what }
effect-morale-up = raise your morale by { $amount }
effect-morale-down = lower your morale by { $amount }
effect-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
    }
effect-discard-hand = { $count ->
    [one] discard 1 card from hand
   *[other] discard { $count } cards from hand
    }
effect-take-any = take any card from the discard pile into your hand
effect-take-top = { $count ->
    [one] take the top card of the discard pile into your hand
   *[other] take one of the top { $count } cards of the discard pile into your hand
    }
effect-build-hand = { $discount ->
    [0] build a structure from hand
    [one] build a structure from hand for 1 resource less
   *[other] build a structure from hand for { $discount } resources less
    }
effect-build-hand-here = { $discount ->
    [0] build a structure from hand in this system
    [one] build a structure from hand in this system for 1 resource less
   *[other] build a structure from hand in this system for { $discount } resources less
    }
effect-build-top = { $discount ->
    [0] build the top card of the discard pile
    [one] build the top card of the discard pile for 1 resource less
   *[other] build the top card of the discard pile for { $discount } resources less
    }
effect-build-top-here = { $discount ->
    [0] build the top card of the discard pile in this system
    [one] build the top card of the discard pile in this system for 1 resource less
   *[other] build the top card of the discard pile in this system for { $discount } resources less
    }
effect-exchange = exchange { $one } for { $other } or the other way round
effect-one-way = pay { $give }, gain { $get }
effect-for-each = { $effect } for each { $what }
effect-if = if { $condition }, { $effect }
effect-pay = pay { $cost } → { $effect }
effect-may = you may { $effect }
effect-each-opponent = each opponent does this: “{ $effect }”
effect-choose-opponent = an opponent of your choice does this: “{ $effect }”
effect-defender = the defender does this: “{ $effect }”
effect-by-colour-beneath = by the colour of the card directly beneath: blue – { $blue }; red – { $red }; yellow – { $yellow }
effect-repeat-exploit = receive the bonus of the exploited card once more
effect-hire = hire an advisor from the middle (your previous one goes back)
effect-return-advisor = return your advisor to the middle
effect-block-fields = put a marker from your reserves on every empty A and R field of your active cards
effect-rearrange = put the cards of one of your systems in any order
effect-sink = for each opponent, choose the top card of a system and move it to the bottom of that system
effect-activate-cards = you may activate any number of your active cards, each with a marker from your reserves
effect-place-marker = put a marker from your reserves on this card
effect-marker-to-available = move the marker of this card, if there is one, to your available action markers

## Card text: what is counted, conditions

each-systems = of your systems that hold a card
each-structures-this-system = { $colour } structure in this system
each-structures-own = of your { $colour } structures
each-structures-active = of your active { $colour } structures
each-cards-this-system = { $colour } card in this system
each-cards-own = of your { $colour } cards
each-cards-active = of your active { $colour } cards
count-systems = your systems that hold a card
count-structures-this-system = the { $colour } structures in this system
count-structures-own = your { $colour } structures
count-structures-active = your active { $colour } structures
count-cards-this-system = the { $colour } cards in this system
count-cards-own = your { $colour } cards
count-cards-active = your active { $colour } cards
condition-at-least = { $what } number at least { $count }
condition-built = the structure just built is { $colour }

## Card text: what holds always

modifier-attack-cost = attacking you costs { $amount } fleet more
modifier-attack-compare = when you attack, your fleet counts as { $amount } larger in the comparison
modifier-defence-compare = when you are attacked, your fleet counts as { $amount } larger in the comparison
modifier-discount-here = { $amount ->
    [one] structures that you build in this system cost 1 resource less
   *[other] structures that you build in this system cost { $amount } resources less
    }
modifier-research-more = { $amount ->
    [one] you draw 1 more card when you take the Research action
   *[other] you draw { $amount } more cards when you take the Research action
    }
modifier-research-is = { $amount ->
    [one] you draw 1 card when you take the Research action
   *[other] you draw { $amount } cards when you take the Research action
    }
modifier-trade-exchanges = { $amount ->
    [one] you make 1 exchange when you take the Trade action
   *[other] you may make up to { $amount } exchanges when you take the Trade action
    }

## The table in lines of text

# Honours at the end of a game.
honour-admiral = Most feared admiral
honour-admiral-why = { $amount } fleet spent on attacks
honour-architect = Busiest architect
honour-architect-why = { $amount ->
    [one] { $amount } structure built
   *[other] { $amount } structures built
}
honour-scholar = Keenest scholar
honour-scholar-why = { $amount ->
    [one] { $amount } card drawn
   *[other] { $amount } cards drawn
}

# Numbers that reviews compare players by.
measure-food = { $form ->
   *[more] food production
}
measure-fleet = { $form ->
   *[more] fleet production
}
measure-production = { $form ->
   *[more] production
}
measure-structures = { $form ->
   *[more] structures
}
measure-morale = { $form ->
   *[more] morale
}

sketch-status = Round { $round } of { $rounds } · first player: { $first } · deck { $deck } · discard pile { $pile }
sketch-head = Seat | Race | Food | Fleet | Prod. | Morale | Score | Markers | Hand | Defence
sketch-player = { $who } | { $race } | { $food } +{ $foodmore } | { $fleet } +{ $fleetmore } | { $production } +{ $productionmore } | { $morale } | { $score } | { $markers } ({ $reserves }) | { $hand } | { $cost } / { $defence }
sketch-none = –
sketch-note = { $colour } { $food }/{ $fleet }/{ $production }
sketch-active = Active cards of { $who }: { $cards }
sketch-top = [{ $system }] { $card }{ $below ->
    [0] {""}
   *[other] {" "}({ $below } below)
    }
sketch-advised = advisor { $advisor }
sketch-marked = { $card } (marker)
sketch-legend = Food, fleet and production: what the player has, and + what each round brings. Score: if the game ended now. Markers: available, and in brackets the reserves. Defence: what an attack costs / the fleet it must reach. Cards in hand: colour and cost as food/fleet/production.
sketch-middle = Advisors in the middle: { $advisors }
sketch-pile = Discard pile, top card first: { $cards }
sketch-systems-head = Seat | System | Cards from the bottom to the top (room for { $size })
sketch-system = { $who } | { $system } | { $cards }
sketch-advisor = { $who } | advisor | { $advisor }
sketch-founder = { $advisor } ({ $colour })
sketch-attacks = { $who } has attacked { $other } in this round: { $count }×
sketch-shown = Known to be in the hand of { $who }: { $cards }
sketch-cards = { $cards }

## The page: headings of the prompt

heading-race = Race
heading-build = Build
heading-exploit = Exploit
heading-research = Research
heading-activate = Activate
heading-attack = Attack
heading-trade = Trade
heading-propaganda = Propaganda
heading-contract = Contract
heading-discard = Discard
heading-advisor = Advisor
heading-pile = Discard pile
heading-systems = Systems
heading-effects = Effects
heading-done = Finish

## The page: short words beside signs

page-cost = Cost
page-makes = Makes
page-exploit = Exploit
page-start = Start
page-available = Available
page-spent = Spent
page-reserves = Reserves
page-defence = Attack area
page-known = Known:
page-advisors = Advisors
page-deck-title = Deck
page-pile-title = Discard pile
page-pile-empty = empty
page-tip-pile-empty = Discarded structures will lie here face up. Everybody may look through them.
page-levels = Development
page-score-track = Score track
page-hand = Your hand
page-hand-size = Your hand: { $count } (limit at the end of a round: { $limit })
page-hand-empty = You hold no cards.
page-drawn = Just drawn
page-races = Choose your race
page-races-chosen = The races are being chosen; then the advisors come to the table.
page-no-advisors = No advisor is left here.
page-choosing = Has not chosen a race yet
page-no-ability = No special ability.
page-pile-below = { $count ->
    [one] 1 card below
   *[other] { $count } cards below
    }

## The page: what things are called, and explanations

page-marked = { $card } A marker lies on this card.
page-round = Round { $round } of { $rounds }
page-tip-rounds = The game ends after round { $rounds } at the latest. It ends earlier if, at the end of a round, somebody's morale is 0 or less or somebody has four full systems; what happened during the round does not matter.
page-score-place = { $who }: { $points }
page-tip-score-track = Victory points gained during the game. Morale and structures are added at the end.
page-score = Points on the score track: { $points }. If the game ended now, with morale and structures: { $score }.
page-first = First player
page-tip-first = Whoever has this token begins every step of the round. It passes to the left at the end of each round.
page-level = Development level now: { $level }
page-level-gives = Development { $level } (highest resource { $from } to { $to }): { $markers ->
    [one] 1 action marker
   *[other] { $markers } action markers
    }{ $cards ->
    [0] {""}
    [one] , 1 card
   *[other] , { $cards } cards
    }{ $up ->
    [0] {""}
   *[other] , morale +{ $up }
    }{ $down ->
    [0] {""}
   *[other] , morale −{ $down }
    }
page-tip-level = At the start of a round, after production, your highest resource decides how many action markers you get.
page-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }
page-tip-hand = During a round a hand can grow without limit; at the end of the round at most { $limit } cards are kept.
page-markers = Action markers: { $available } available, { $spent } spent on the sheet, { $reserves } in reserve
page-tip-available = Available: each pays for one action. All of them must be used before the round ends.
page-tip-spent = Spent: they lie on the sheet and come back at the end of the round.
page-tip-reserves = Reserves: the next round and the effects of cards take markers from here.
page-track-food = Food: { $value } of { $most }, each round +{ $more }
page-track-fleet = Fleet: { $value } of { $most }, each round +{ $more }
page-track-production = Production: { $value } of { $most }, each round +{ $more }
page-tip-food = Food pays for structures. Exploiting a blue card brings { $bonus } food.
page-tip-fleet = Fleet pays for structures and attacks, and it protects: an attacker needs at least as much. Exploiting a red card brings { $bonus } fleet.
page-tip-production = Production pays for the strongest structures. Exploiting a yellow card brings { $bonus } production.
page-produces = All structures, covered ones too, bring +{ $more } each round:
page-morale = Morale: { $morale }
page-tip-morale = Morale counts as victory points at the end. It never exceeds { $top }. If anybody's is 0 or less at the end of a round, the game is over; whoever has raised it again by then plays on.
page-systems-of = Systems of { $who }
page-system = System { $system }: { $holds } of { $room } structures
page-tip-system = Every structure produces, covered or not, but only the top card is active. There is room for { $room }.
page-system-new = New system { $system }
page-tip-system-new = A structure can begin a new system here.
page-system-later = No system { $system } yet
page-tip-system-later = A structure can begin it once system { $before } has one. Nobody has more than { $most } systems, and if somebody's { $most } are full at the end of a round, the game is over.
page-tip-research = Cards drawn by Research: { $count }
page-tip-trade = { $food } food, { $fleet } fleet and { $production } production are worth the same: a Trade action gives one of them for another.
page-tip-propaganda = Propaganda raises your morale by { $morale }, once per round.
page-propaganda-used = It has been used in this round.
page-tip-contract = { $count ->
    [one] Contract: discard 1 card and hire an advisor from the middle. Your former one goes back.
   *[other] Contract: discard { $count } cards and hire an advisor from the middle. Your former one goes back.
    }
page-attack = Attack area of { $who }: an attack costs { $cost } fleet and needs a fleet of { $fleet } or more
page-tip-attack-cost = An attack costs { $cost } fleet:
page-tip-defence = The attacker's fleet must reach { $fleet }:
page-tip-attack = Your fleet counts as { $fleet } when you attack:
page-tip-attack-limit = { $limit ->
    [one] Each player may attack the same opponent once per round.
   *[other] Each player may attack the same opponent { $limit } times per round.
    }
page-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
    }
page-tip-deck = Nobody may look into it. When it runs out, the discard pile without its top card is shuffled.
page-pile = { $count ->
    [0] The discard pile is empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
    }

## Options

option-beginner = Beginners' game: everybody plays Humans, without advisors.
option-use_advisors = Advisors: they take part, and the Contract action hires them.
option-races = Races: how the players get them.
option-races-choose = each player chooses
option-races-random = at random, all different
option-races-all_humans = everybody plays Humans
option-advisor_count = Number of advisors: how many lie in the middle at the start.
option-first_player = First player: the seat that begins.
option-first_player-random = at random
option-mulligan = First hand: each player may replace any of its cards once.
option-attack_limit = Attack limit: how often a player may attack the same opponent in one round.
option-attack_limit-auto = by the number of players
option-rounds = Rounds: the game ends after this many at the latest.
option-hand_limit = Hand limit: how many cards may be kept at the end of a round.
option-fulcrum_counts_as_full = Fulcrum's system: full with him and four structures, it may be one of the four full systems that end the game.

## Names of cards

unknown-card = unknown card
no-advisor = no advisor
structure-advanced_data_center = Advanced Data Center
structure-autolab = Autolab
structure-civilian_transport = Civilian Transport
structure-holosimulator = Holosimulator
structure-planetary_resource_market = Planetary Resource Market
structure-planetary_supercomputer = Planetary Supercomputer
structure-soil_enrichment_plant = Soil Enrichment Plant
structure-spaceport = Spaceport
structure-biospheres = Biospheres
structure-trade_goods = Trade Goods
structure-interplanetary_administration = Interplanetary Administration
structure-hydroponic_farm = Hydroponic Farm
structure-astro_university = Astro University
structure-battleship = Battleship
structure-doom_star = Doom Star
structure-fighter_garrison = Fighter Garrison
structure-government_support_agency = Government Support Agency
structure-orbital_batteries = Orbital Batteries
structure-titan = Titan
structure-landing_ship = Landing Ship
structure-space_elevator = Space Elevator
structure-death_spores = Death Spores
structure-cruiser = Cruiser
structure-stellar_converter = Stellar Converter
structure-cloning_center = Cloning Center
structure-artemis_system_net = Artemis System Net
structure-colonial_treasury = Colonial Treasury
structure-high_orbit_sonar = High-Orbit Sonar
structure-recyclotron = Recyclotron
structure-star_fortress = Star Fortress
structure-automated_factory = Automated Factory
structure-robo_miner_plant = Robo-Miner Plant
structure-deep_core_mine = Deep Core Mine
structure-galactic_currency_exchange = Galactic Currency Exchange
structure-warp_interdictor = Warp Interdictor
structure-communications_satellite = Communications Satellite
structure-destroyer = Destroyer
structure-spy_training_complex = Spy Training Complex
structure-frigate = Frigate
structure-pleasure_dome = Pleasure Dome
structure-colony_ship = Colony Ship
structure-research_laboratory = Research Laboratory
structure-outpost_ship = Outpost Ship
structure-alien_control_center = Alien Control Center
structure-gaia_transformation = Gaia Transformation

advisor-advia_osm = ADVIA-OSM
advisor-fulcrum_sandebar = Fulcrum Sandebar
advisor-harrava = Harrava
advisor-vale = Vale
advisor-viktoria = Viktoria
advisor-moldred = Moldred
advisor-quail = Quail
advisor-kuruk = Kuruk

race-humans = Humans
race-alkari = Alkari
race-bulrathi = Bulrathi
race-darlok = Darloks
race-meklar = Meklars
race-mrrshan = Mrrshan
race-psilon = Psilons

## What is printed and what is ours

content-structures = Structures
content-advisors = Advisors
content-races = Races
content-sheet = What all civilization sheets share
designed-cost = the cost
designed-cost-kinds = which resources the numbers of the cost stand for
designed-produces = what it produces
designed-points = its victory points
designed-colour = its colour
designed-effects = what it does
designed-trigger-of-the-effects = when its effect works
designed-trigger-of-end-of-game = that it counts at the end of the game
designed-what-end-of-game-counts = which colour it counts
designed-what-the-effects-count = which colours it counts
designed-start-values = the starting values
designed-kinds-of-the-high-level-bonus = which resources the bonus of the high level is

## In a list of games

about-play = Build planets, labs and fleets from your hand, feed and cheer your people, and hit your rivals where it hurts: each card stays where you put it and makes your next turns stronger.
about-time = 60 minutes
about-weight = medium weight

## The guided first game

guide-welcome = Welcome! You lead the Humans. After { $rounds } rounds whoever has the most points wins. Points come from the structures you build, from attacks, and from morale: your { $morale } morale counts already.
guide-sheet = You pay with these: food { $food }, fleet { $fleet }, production { $production }. What you build brings more of them in every round.
guide-mulligan = You hold { $cards } structures. Before the game begins you may replace some of them once. { $card } needs more production than the { $production } that you have, so let it go.
guide-mulligan-why = A card that you cannot pay for soon only fills your hand.
guide-keep = The other cards can be used soon. Finish, and you draw a card for the one that you gave away.
guide-keep-why = Cheap cards are what you want at the start.
guide-markers = The round begins. Your highest resource, food { $best }, puts you on the medium level: that gives you { $markers } action markers. One marker is one action, and players take turns until all markers are used. You cannot pass.
guide-build = Build something early: { $card } costs food { $food } and production { $production }, and brings food { $brings } in every round from now on.
guide-build-why = It opens your first system. As long as it lies on top there, it also lets you draw more cards with Research.
guide-attacked = { $who } has attacked you and has { $points } points for it. You lost a little morale ({ $morale } left), but nothing that you built. An attack never destroys anything.
guide-research = You will need more cards to choose from. Research draws { $cards } cards for you now.
guide-research-why = Without { $card } it would be one card less.
guide-attack = { $who } paid fleet for that attack and is weak now: fleet { $theirs } against your { $mine }. To attack, your fleet must be at least as large.
guide-attack-why = It costs you fleet { $cost } and brings { $points } points; { $who } loses { $loss } morale, which is a point less at the end.
guide-exploit = Your last marker of this round. A card in hand can also be exploited: discard it for the bonus of its colour. { $card } is blue, so it brings food { $food }.
guide-exploit-why = You have more cards than you can pay for, and food is what you will build with next.
guide-limit = The round is over. You hold { $cards } cards, and only { $limit } may be kept. { $card } is the one you need least.
guide-limit-why = Keep what you want to build in the next round.
guide-collect = A new round. Your structures have produced: food { $brings }, so you have { $food } now. The first player token has moved on, so the other side began.
guide-level = With a resource of { $from } or more you are on the high level: { $markers } action markers, but it cost you morale, now { $morale }. Rich people grumble.
guide-second = { $card } costs food { $food } and brings food { $brings } a round. You could put it on top of { $other } or open a second system with it.
guide-second-why = Only the top card of a system is active. In a new system both cards keep working; covered cards still produce, but their effect is off.
guide-end = That was a full round and the beginning of the next. All the rest of the { $rounds } rounds is like this: build, cover wisely, watch morale and fleets. From here on you decide; whenever you like, ask me what I would do.

guide-about-mulligan = You may replace cards of your first hand, once. Let go of what costs much more than you have.
guide-about-build = You have action markers: { $markers }. Each is one action. Building is what brings points and income: begin with cards that you can pay for and that produce something.
guide-about-exploit = A card that you cannot build soon can be exploited: discard it for the bonus of its colour.
guide-about-attack = You could attack: it costs fleet { $cost } and brings { $points } points. Afterwards your own fleet is smaller, and others may attack you.
guide-about-propaganda = Your morale is down to { $morale }. Morale counts as points, and if it is gone at the end of a round the game is over. Propaganda gives { $gain } back, once per round.
guide-about-research = If your hand is nearly empty or too expensive, Research draws cards.
guide-about-activate = A structure on top of its system may have an effect that you can activate with a marker, once per round. What can be activated glows.
guide-about-limit = At the end of a round only { $limit } cards may be kept. Discard what you can pay for last.
