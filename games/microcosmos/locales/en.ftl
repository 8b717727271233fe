automa = Automa

## Questions

ask-reject = Which of your dealt crew cards do you discard? You keep the others.
ask-place = { $card }: into which row do you put it?
ask-gain = { $count ->
    [one] Which resource do you gain?
   *[other] You gain { $count } resources of your choice: which one first?
    }
ask-pay = { $count ->
    [one] Which resource do you pay?
   *[other] You pay { $count } resources of your choice: which one first?
    }
ask-depart = Your turn: unlock an upgrade, or move your Ark right away ({ $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
    }).
ask-travel = Where does your Ark go ({ $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
    })?
ask-travel-on = The journey may go on ({ $steps ->
    [one] 1 step is left
   *[other] { $steps } steps are left
    }): where to?
ask-heading = On the way to a discovery ({ $steps ->
    [one] 1 step is left
   *[other] { $steps } steps are left
    }): where to?
ask-crew = { $count ->
    [one] You may play 1 crew card.
   *[other] You may play up to { $count } crew cards.
    }
ask-act = { $space }: what do you do here?
ask-act-again = { $space }: you may do one more thing here.
ask-draw = Do you draw a crew card?
ask-bonus = { $planet } is discovered: which track do you raise for free?
ask-terraform = { $count ->
    [one] Terraform: you may raise 1 more level.
   *[other] Terraform: you may raise { $count } more levels.
    }
ask-cantina = { $count ->
    [one] Which card do you take from the Cantina?
   *[other] You take { $count } cards from the Cantina: which one first?
    }
ask-cantina-or-not = Your upgrade offers a card from the Cantina: which one do you take?
ask-specialist = { $what }: which card or token do you use as { $specialist }?
ask-scout = Which of the two survivor cards do you resolve?
ask-keep = Do you keep { $card }?
ask-move-outpost = Which of your outposts do you move here?
ask-automa-leader = Which Leader does the Automa use?
ask-automa-cards = { $count ->
    [one] The Automa gives 1 more specialist for one it lacks: which?
   *[other] The Automa gives { $count } specialists for what it lacks: which one next?
    }
ask-automa-outpost = Which of its outposts does the Automa move?

## Buttons

label-discard = Discard { $card }
label-place = Put { $card } into the { $row }
label-gain = Gain { $what }
label-pay = Pay { $what }
label-upgrade = Unlock { $upgrade }: { $specialist }, { $cost }
label-use = Discard { $card } ({ $row })
label-use-token = Use the { $specialist } token
label-travel = Travel: { $space }
label-discover = Discover a planet in the { $position }
label-step = One step: { $space }
label-take = Take { $card }
label-play-act = Play and discard { $card }: { $effect }
label-play-act-up = Play and move up { $card }: { $effect }
label-play-idle = Discard { $card } without its action
label-play-up = Move up { $card } without its action
label-gather = Gather Resources: { $effect }
label-raise = Terraform: raise { $resource }
label-bonus = Raise { $resource }
label-choose = Resolve { $card }
label-keep = Keep them
label-settle = Settle { $card }
label-move-outpost = The one on { $planet }
label-ready = Gain a Specialist: discard { $card }, ready the { $specialist }
label-draw = Draw a crew card
label-spend = { $specialist }
label-stay = Stay here
label-land-here = End the journey here
label-no-crew = No further crew card
label-no-act = Nothing further here
label-no-draw = Draw no card
label-send-on = Send them on
label-enough = No further level
label-decline = Take none
deed-gather = Gather Resources
deed-terraform = Terraform
deed-explore = Explore
deed-colony = Found a Colony
deed-outpost = Create a Trading Outpost

## Log

log-first-player = { $who } is the first player.
log-laid = { $planet } lies in the { $position }.
log-in-cantina = In the Cantina: { $card }.
log-dealt = { $who } was dealt: { $cards }.
log-round = Round { $round } begins.
log-last-round = Round { $round } begins: it is the last one.
log-first-marker = { $who } gets the first player marker.
log-gained = { $who } gains { $what }.
log-paid = { $who } pays { $what }.
log-lost = { $who } has no room for { $what }.
log-drew = { $who } draws { $card }.
log-took = { $who } takes { $card } from the Cantina.
log-placed = { $who } puts { $card } into the { $row }.
log-discarded = { $who } discards { $card }.
log-played = { $who } plays { $card } and discards it.
log-played-up = { $who } plays { $card } and moves it up.
log-played-idle = { $who } plays { $card } without its action and discards it.
log-moved-up = { $who } moves { $card } up without its action.
log-token = { $who } uses the { $specialist } token.
log-ready = { $who } readies the { $specialist } token.
log-upgraded = { $who } unlocks { $upgrade }.
log-engines = { $who } buys Engines, level { $level }.
log-outpost-unlocked = { $who } unlocks a trading outpost: { $points } VP.
settled = Settled survivors
log-landed = { $who } lands: { $space }.
log-stays = The Ark of { $who } cannot move.
log-discovered = { $who } discovers { $planet } in the { $position }.
log-raised = { $who } raises { $resource } on { $planet }.
log-completed = { $planet } is terraformed.
log-planet-scored = { $who } scores { $space } VP for the track and { $place } VP for the place.
log-gathered = { $who } gathers: { $space }.
log-revealed = { $who } meets survivors: { $card }.
log-kept = { $who } keeps { $card }.
log-sent-on = { $who } sends { $card } on.
log-settled = { $who } settles { $card } on { $planet }.
log-founded = { $who } founds a colony on { $planet }, number { $count }.
log-outpost-placed = { $who } puts an outpost on { $planet }.
log-outpost-moved = { $who } moves an outpost from { $from } to { $to }.
log-outpost-scored = { $who } scores { $points } VP for an outpost at a colony of their own.
log-outpost-pays = An outpost of { $who } on { $planet } pays.
log-automa-card = The Automa turns up { $card }.
log-automa-step = Step { $number } of the Automa: { $step }.
log-automa-why = { $why }
log-automa-skips = The step is skipped. { $why }
ended = The last round is over.

## Why not

refusal-not-awaited = Wait: { $decides } must decide now.
refusal-answer-first = First { $pending }.
refusal-step-over = Step { $step } of your turn is over, and you cannot go back to it.
refusal-too-early = That belongs to step { $step } of your turn; this is step { $now }.
refusal-no-turn-yet = Turns begin when everybody has chosen crew cards and resources.
refusal-other-turn = That is done in your own turn, and this is somebody else's.
refusal-one-rejected = Of the { $dealt } crew cards dealt at the start you discard exactly one.
refusal-nothing-to-place = A crew card is placed when it has been drawn, and you have not drawn that one.
refusal-stays-in-row = A card changes rows only when it is played.
refusal-nothing-to-gain = You name a resource only when something gives you one of your choice.
refusal-hold-full = Your hold is full: it has room for { $most } of each resource.
refusal-nothing-to-pay = You name a resource only when a cost leaves you the choice.
refusal-no-specialist-asked = Specialists are used to pay for an upgrade, for exploring or for a colony, and you are paying for none of these now.
refusal-nothing-to-take = Cards are taken from the Cantina only when an effect or an upgrade says so.
refusal-cantina-empty = There is no card in the Cantina.
refusal-nothing-to-keep = A survivor card is kept right after it has been turned up, and only if it has the colour of the planet.
refusal-bridge-full = You hold { $most } survivor cards, and there is room for no more.
refusal-automa-pays-nothing = Only the Automa spends such cards, and it is paying for nothing now.
refusal-upgrade-too-late = An upgrade is unlocked at the start of your turn, before your Ark moves.
refusal-journey-over = Your Ark makes one journey per turn, and it has already made it.
refusal-crew-played = { $most ->
    [one] Only 1 crew card may be played here, and you have played it.
   *[other] Up to { $most } crew cards may be played here, and you have played that many.
    }
refusal-one-drawn = You draw only one crew card at the end of a turn, and you have drawn it.
refusal-over = The game is over.
refusal-not-dealt = That card was not dealt to you; choose one that was.
refusal-other-card = Another card must be placed first.
refusal-cannot-pay = { $missing }
missing-resource = { $resource }: { $needs } needed, you have { $has }.
missing-any = { $needs ->
    [one] 1 resource of your choice needed
   *[other] { $needs } resources of your choice needed
    }; you have { $has }.
missing-specialist = Needed: { $specialist }. You have neither a crew card with this symbol nor its token ready.
missing-leaders = { $needs ->
    [one] 1 Leader needed
   *[other] { $needs } Leaders needed
    }; counting crew cards and ready tokens, you have { $has }.
missing-specialists = { $needs ->
    [one] 1 specialist needed
   *[other] { $needs } specialists needed
    }; counting crew cards and ready tokens, you have { $has }.
refusal-one-upgrade = You may unlock one upgrade per turn, and you have done so.
refusal-unlocked = { $upgrade }: you have already unlocked this upgrade.
refusal-not-in-rows = That card is not in your rows; choose one that is.
refusal-other-specialist = This part of the cost needs: { $wanted }.
refusal-token-used = The { $specialist } token is not ready.
refusal-no-such-space = There is no such space in the system.
refusal-must-discover = Your Ark is on the way to a discovery and must make it.
refusal-been-there = Your Ark has been there this turn, and it may not enter a space twice.
refusal-too-far = { $away ->
    [0] No way leads there without entering a space twice.
    [one] That is 1 step away, and you have none left.
   *[other] That is { $away } steps away, and you have { $steps } left.
    }
refusal-occupied = Another Ark is there, and there is room for only one.
refusal-automa-is-there = The Automa's Ark is on that planet: you may travel through, but not end your journey there.
refusal-discovered = A planet has already been discovered there.
refusal-edge-too-far = No edge to that position can be crossed with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    }.
refusal-no-step = A single step is taken only on the way to a discovery that does not end the journey.
refusal-not-in-cantina = That card is not in the Cantina; choose one that is.
refusal-already-up = A card of the upper row is discarded when it is played.
refusal-upper-full = The upper row holds { $most } cards already.
refusal-edge-mismatch = The edge that touches your hold does not work here, only { $edge }.
refusal-nothing-here = An asteroid gives no action.
refusal-not-on-planets = Specialists are gained at moons, stations and the Star Gate.
refusal-only-on-planets = That can only be done on a planet.
refusal-same-deed = The two actions on a planet must be different.
refusal-done-here = You have already done that this turn; here each action can be taken once.
refusal-two-deeds = You have taken two actions this turn, and two is the limit.
refusal-no-robotics = You have taken your action on this planet; a second one needs Robotics.
refusal-no-colony-here = A second action needs a colony of yours on this planet.
refusal-terraformed = This planet is already terraformed.
refusal-track-full = { $resource }: the track is full at { $most }.
refusal-no-track = { $resource }: this planet has no such track.
refusal-no-survivors = No survivor card is left.
refusal-no-scouting = You turn up one survivor card; a choice of two needs Scouting Vehicles.
refusal-not-turned-up = That survivor card has not been turned up.
refusal-not-held = You do not hold that survivor card.
refusal-not-terraformed = Survivors settle only on terraformed planets, and this one is not terraformed yet.
refusal-other-colour = Only survivors of this colour settle here: { $colour }.
refusal-no-colony-marker = There is no colony marker in your pool; upgrades release them.
refusal-colony-here = You already have a colony on this planet.
refusal-no-outpost = You have not unlocked an outpost. Unlock Biodome and Leisure Facilities, or Space Mining and Mining Vehicles.
refusal-outpost-here = You already have an outpost on this planet, and this table allows only one.
refusal-outpost-stays = That outpost is already here; choose one on another planet.
refusal-no-outpost-there = There is no such outpost on that planet.
refusal-outpost-in-pool = { $pool ->
    [one] There is an outpost in your pool: place it instead of moving one.
   *[other] There are { $pool } outposts in your pool: place one of them instead of moving one.
    }
refusal-no-outpost-moved = An outpost is moved with the action Create a Trading Outpost.
refusal-other-token = A card with this symbol ({ $symbol }) readies: { $tokens }.
refusal-token-ready = The { $specialist } token is already ready.
refusal-crew-full = You hold { $most } crew cards, and there is room for no more.
refusal-not-automas = The Automa has no such card: { $specialist }.
refusal-automa-wants = Only this fits here: { $wanted }.
refusal-must-move = Your Ark must move; choose where.
refusal-must-decide = This cannot be declined: { $pending }.
pending-reject = discard one of the dealt crew cards
pending-place = place the crew card
pending-bonus = choose the track for the bonus of the discovery
pending-gain = choose the resource that you gain
pending-pay = choose the resource that you pay
pending-cantina = choose the card from the Cantina
pending-specialist = choose the specialist that you use
pending-terraform = decide about further levels
pending-scout = choose one of the two survivor cards
pending-keep = decide whether you keep the survivor card
pending-move-outpost = choose the outpost that is moved
pending-automa-pay = choose the specialist that the Automa uses
pending-automa-outpost = choose the outpost that the Automa moves

## Scores

score-planets = Completed planets
score-unlocked = Unlocked outposts
score-outposts = Outposts placed at colonies
score-survivors = Settled survivors
score-upgrades = Upgrades
score-colonies = Colonies
score-unfinished = Unfinished planets
tie-cargo = If tied: resources in the hold
tie-automa = If tied: the Automa wins
unlocked = Unlocked upgrade
crew-used = Crew card played
colonised = Colonised planet

## Names

resource-biomass = Biomass
resource-workforce = Workforce
resource-minerals = Minerals
resource-technology = Technology
resource-any = any resource
specialist-engineer = Engineer
specialist-red = red Leader
specialist-green = green Leader
specialist-blue = blue Leader
specialist-any-leader = any Leader
specialist-any = any specialist
colour-red = red
colour-green = green
colour-blue = blue
edge-red = on a red planet
edge-green = on a green planet
edge-blue = on a blue planet
edge-grey = on a moon or station
row-upper = upper row
row-lower = lower row
row-dealt = dealt
spot-planet = planet
spot-moon = moon
spot-station = station
spot-asteroid-1 = asteroid 1
spot-asteroid-2 = asteroid 2
space-gate = Star Gate
space-of = { $planet }, { $spot } ({ $position })
space-at = { $spot } in the { $position }
position-n = north
position-ne = north-east
position-e = east
position-se = south-east
position-s = south
position-sw = south-west
position-w = west
position-nw = north-west
upgrade-robotics = Robotics
upgrade-biodome = Biodome
upgrade-space-mining = Space Mining
upgrade-cargo-holds = Cargo Holds
upgrade-scouting-vehicles = Scouting Vehicles
upgrade-leisure-facilities = Leisure Facilities
upgrade-mining-vehicles = Mining Vehicles
upgrade-engines = Engines
unknown-card = unknown card
layout-l1 = Routes 1
layout-l2 = Routes 2
layout-l3 = Routes 3
layout-l4 = Routes 4

## Cards

card-crew = { $symbol }. In the lower row { $lower }. In the upper row { $upper }.
card-edge = { $edge }: { $effect }
card-edge-priced = { $edge }, for { $price }: { $effect }
card-survivor = Survivors for planets of this colour: { $colour }. Exploring gives { $effect }.
card-planet = A { $colour } planet. Needs { $needs }. Gathering gives { $untouched }, once terraformed { $terraformed }; at the moon { $moon }, at the station { $station }.
card-layout = Routes: { $routes }.
card-route = { $one } – { $other }
card-upgrade = Costs { $specialist } and { $cost }. { $effect }
card-automa = { $steps }.
effect-robotics = On a planet with a colony of yours you may take two different actions.
effect-biodome = Whenever you land on a station you gain 1 Workforce.
effect-space-mining = Whenever you land on a moon you gain 1 Mineral.
effect-cargo-holds = Your hold has room for 6 of each resource.
effect-scouting-vehicles = When you explore, two survivor cards are turned up and you resolve one.
effect-leisure-facilities = Whenever you land on a station you may take a card from the Cantina.
effect-mining-vehicles = Whenever you land on a moon you may take a card from the Cantina.
effect-engines = Bought once, your Ark moves up to 4 spaces; bought twice, up to 6.
effect-nothing = nothing
effect-then = { $first }, then { $next }
effect-any = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
    }
effect-draw = { $count ->
    [one] 1 crew card from the deck
   *[other] { $count } crew cards from the deck
    }
effect-cantina = { $count ->
    [one] 1 crew card from the Cantina
   *[other] { $count } crew cards from the Cantina
    }
amount-biomass = { $amount } Biomass
amount-workforce = { $amount } Workforce
amount-minerals = { $amount ->
    [one] 1 Mineral
   *[other] { $amount } Minerals
    }
amount-technology = { $amount } Technology
amounts = { $parts }
automa-draw = { $count ->
    [one] take 1 crew card
   *[other] take { $count } crew cards
    }
automa-gain = { $count ->
    [one] gain 1 resource
   *[other] gain { $count } resources
    }
automa-move = move { $way } to { $to }
automa-jump = jump across, then move { $way } to { $to }
automa-upgrade = unlock an upgrade
automa-colony-or-outpost = found a colony, or else create an outpost
way-clockwise = clockwise
way-counterclockwise = counter-clockwise
criterion-terraform = a planet to terraform
criterion-no-colony = a planet without a colony of its own
criterion-discover = a planet to discover
why-draws = It draws from the top of the deck.
why-gains = It takes what it has least of; if equal, in the order of the tracks.
why-goes = Going { $way } it looks for { $to }; the nearest is in the { $position }.
why-goes-across = From the other side of the Star Gate it looks { $way } for { $to }; the nearest is in the { $position }.
why-goes-no-jump = No planet lies across the Star Gate, so it does not jump. Going { $way } it looks for { $to }; the nearest is in the { $position }.
why-goes-elsewhere = It looks for { $to }, and there is none; by the options of this table it goes { $way } to another planet, in the { $position }.
why-gathers = It takes all that its planet gives and that fits into its hold.
why-terraforms = { $most ->
    [one] It raises the leftmost track for which it has a resource, by 1 level.
   *[other] It raises the leftmost tracks for which it has a resource, by up to { $most } levels.
    }
why-explores = It has a Leader of the planet's colour.
why-explores-replaced = It has no Leader of the planet's colour and uses two other specialists instead.
why-unlocks = { $upgrade } is the first upgrade in its order that is still locked, and it can pay for it.
why-unlocks-after = { $upgrade } is the first locked upgrade in its order that it can pay for; it cannot pay for { $passed ->
    [one] the one before it.
   *[other] the { $passed } before it.
    }
why-founds = It has a colony marker, no colony on this planet, and can pay.
why-places = { $colony } So it places an outpost from its pool.
why-moves = { $colony } So it moves an outpost from another planet.
why-no-crew = Crew deck and discard pile are empty.
why-hold-full = None of it fits into its hold, which has room for { $most } of each resource.
why-nowhere = It looks for { $to }, and there is none.
why-terraformed = Its planet is terraformed.
why-no-resource = It has no resource that an open track of its planet needs.
why-no-survivors = No survivor card is left.
why-no-leader = It has no Leader of the planet's colour, and two others cannot replace it: { $has ->
    [one] it has 1 crew card.
   *[other] it has { $has } crew cards.
    }
why-all-unlocked = All its upgrades are unlocked.
why-none-payable = { $locked ->
    [one] It cannot pay for the 1 upgrade that is still locked.
   *[other] It can pay for none of the { $locked } upgrades that are still locked.
    }
why-neither = { $colony } { $outpost }
no-colony-marker = It has no colony marker in its pool.
no-colony-here = It already has a colony on this planet.
no-colony-resources = For a colony it needs { $needs ->
    [one] 1 resource
   *[other] { $needs } resources
    } and has { $has }.
no-colony-cards = For a colony it needs { $needs ->
    [one] 1 crew card
   *[other] { $needs } crew cards
    }, counting two for each specialist that it lacks, and has { $has }.
no-outpost-locked = It has not unlocked an outpost.
no-outpost-all-here = All its outposts are on this planet.
no-outpost-here = It already has an outpost on this planet, and this table allows only one.

## The table in words

# Honours at the end of a game.
honour-voyage = Longest voyage
honour-voyage-why = { $amount ->
    [one] { $amount } landing
   *[other] { $amount } landings
}
honour-explorer = Boldest explorer
honour-explorer-why = { $amount ->
    [one] { $amount } planet discovered
   *[other] { $amount } planets discovered
}
honour-founder = Busiest founder
honour-founder-why = { $amount ->
    [one] { $amount } colony founded
   *[other] { $amount } colonies founded
}

# Numbers that reviews compare players by.
measure-colonies = { $form ->
   *[more] colonies
}
measure-crew = { $form ->
   *[more] crew
}
measure-upgrades = { $form ->
   *[more] upgrades
}
measure-survivors = { $form ->
   *[more] settled survivors
}

sketch-status = Round { $round } · first player: { $first } · terraformed { $terraformed } of { $planets } · decks: crew { $crew }, survivors { $survivors }, planets { $deck }
sketch-status-last = Round { $round } (the end is near) · first player: { $first } · terraformed { $terraformed } of { $planets } · decks: crew { $crew }, survivors { $survivors }, planets { $deck }
sketch-planets-head = Where | Planet | Colour | Side | Bio. | Work. | Min. | Tech. | Track | Pieces
sketch-planet = { $position } | { $planet } | { $colour } | { $state } | { $biomass } | { $workforce } | { $minerals } | { $technology } | { $track } | { $pieces }
sketch-level = { $level }/{ $most }
sketch-mark = { $who } { $space }
sketch-colony = { $count ->
    [one] colony of { $who }
   *[other] { $count } colonies of { $who }
    }
sketch-outpost = { $count ->
    [one] outpost of { $who }
   *[other] { $count } outposts of { $who }
    }
sketch-terraformed = terraformed
sketch-untouched = untouched
sketch-head = Seat | Ark | Bio. | Work. | Min. | Tech. | Crew | Ready | Colonies | Score
sketch-player = { $who } | { $ark } | { $biomass } | { $workforce } | { $minerals } | { $technology } | { $crew } | { $ready } | { $colonies } (+{ $pool }) | { $score }
sketch-cantina = Cantina: { $cards }
sketch-note = { $row }, { $symbol }
sketch-none = –
sketch-list = { $things }
sketch-legend = Tracks of a planet: level / needed. Track: terraforming markers, the first place first. Colonies: founded, and in brackets markers in the pool. Score: if the game ended now.
sketch-upper = { $who }, upper row: { $cards }
sketch-lower = { $who }, lower row: { $cards }
sketch-upgrades = { $who }, upgrades: { $upgrades } · steps { $moves }
sketch-survivors = { $who }, survivors: { $held } · settled: { $settled }
sketch-automa = Automa card: { $card } · deck { $deck } · its crew: { $hand }
sketch-pile = Crew discard pile, top card first: { $cards }
sketch-survivor-pile = Survivor discard pile, top card first: { $cards }

## The page

heading-upgrade = Upgrade and pay
heading-journey = Journey
heading-crew = Crew
heading-resources = Resources
heading-terraform = Terraform
heading-survivors = Survivors
heading-colonies = Colonies and outposts
heading-specialists = Specialists
heading-done = Finish
page-cantina = Cantina
page-crew-pile = Crew discard pile
page-survivor-pile = Survivor discard pile

## Options

option-planets_to_end = Terraformed planets: this many trigger the last round; 4 is the long game.
option-solo_difficulty = Difficulty of the Automa: for a table with one seat.
option-solo_difficulty-easy = Easy
option-solo_difficulty-easy_plus = Easy+
option-solo_difficulty-medium = Medium
option-solo_difficulty-medium_plus = Medium+
option-solo_difficulty-hard = Hard
option-solo_difficulty-hard_plus = Hard+
option-specialists_start = Specialist tokens: how they lie at the start.
option-specialists_start-used = none is ready
option-specialists_start-ready = all are ready
option-any_specialist_includes_engineer = Any specialist: upgrades that cost a Leader of any colour can also be paid with an Engineer.
option-first_colony_leader = First colony: which Leader it costs.
option-first_colony_leader-any = of any colour
option-first_colony_leader-planet = of the planet's colour
option-discovery_ends_move = Discoveries: discovering a planet ends the journey.
option-colonies_per_planet = Colonies of one player on one planet.
option-colonies_per_planet-one = one
option-colonies_per_planet-unlimited = any number
option-outposts_per_planet = Outposts of one player on one planet.
option-outposts_per_planet-one = one
option-outposts_per_planet-unlimited = any number
option-survivor_vp_beyond_5 = Settled survivors beyond the fifth.
option-survivor_vp_beyond_5-cap = are worth nothing more
option-survivor_vp_beyond_5-plus10 = are worth 10 VP each
option-automa_outpost_vp = The Automa scores 5 VP for each unlocked outpost.
option-automa_always_moves = The Automa always moves: without a fitting planet it goes to one that can be terraformed, or to the next one.
option-automa_auto_choices = Choices for the Automa: made in a fixed order, without asking you.

## Cards by name

crew-dock_overseer = Dock Overseer
crew-field_agronomist = Field Agronomist
crew-shift_foreman = Shift Foreman
crew-salvage_mechanic = Salvage Mechanic
crew-peace_envoy = Peace Envoy
crew-militia_captain = Militia Captain
crew-greenhouse_technician = Greenhouse Technician
crew-data_archivist = Data Archivist
crew-tribal_speaker = Tribal Speaker
crew-bioreactor_engineer = Bioreactor Engineer
crew-convoy_marshal = Convoy Marshal
crew-xenobotanist = Xenobotanist
crew-circuit_wright = Circuit Wright
crew-seed_keeper = Seed Keeper
crew-chief_programmer = Chief Programmer
crew-drone_fitter = Drone Fitter
crew-union_delegate = Union Delegate
crew-signals_officer = Signals Officer
crew-hull_specialist = Hull Specialist
crew-drill_sergeant = Drill Sergeant
crew-relief_coordinator = Relief Coordinator
crew-reactor_tender = Reactor Tender
crew-colony_elder = Colony Elder
crew-survey_analyst = Survey Analyst
crew-asteroid_miner = Asteroid Miner
crew-navigator = Navigator
crew-smuggler_queen = Smuggler Queen
crew-crane_operator = Crane Operator
crew-veteran_commander = Veteran Commander
crew-soil_chemist = Soil Chemist
crew-shepherd_of_worlds = Shepherd of Worlds
crew-sensor_engineer = Sensor Engineer
crew-oracle_of_the_net = Oracle of the Net
survivor-foundry_families = Foundry Families
survivor-desert_caravan = Desert Caravan
survivor-miners_of_deep_nine = Miners of Deep Nine
survivor-field_hospital = Field Hospital
survivor-barricade_scholars = Barricade Scholars
survivor-orchard_clan = Orchard Clan
survivor-herders = Herders
survivor-seed_vault_crew = Seed Vault Crew
survivor-river_traders = River Traders
survivor-forest_children = Forest Children
survivor-observatory_staff = Observatory Staff
survivor-undersea_engineers = Undersea Engineers
survivor-refugee_coders = Refugee Coders
survivor-ice_harvesters = Ice Harvesters
survivor-lost_academy = Lost Academy
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
automa-card_1 = Automa card 1
automa-card_2 = Automa card 2
automa-card_3 = Automa card 3
automa-card_4 = Automa card 4
automa-card_5 = Automa card 5
automa-card_6 = Automa card 6
automa-card_7 = Automa card 7
automa-card_8 = Automa card 8
automa-card_9 = Automa card 9
automa-card_10 = Automa card 10
automa-card_11 = Automa card 11
automa-card_12 = Automa card 12

## The page in detail

page-word = { $what }
page-map = Map of the system
page-worlds = Three worlds, from barren to living
page-crew = Crew
page-survivors = Survivors
page-planets = Planets
page-round = Round { $round }
page-round-of = Round { $round }, the last is { $last }
page-tip-round = In a round everybody takes one turn. Once enough planets are terraformed the round is finished and one more is played.
page-goal = Terraformed planets: { $done } of { $planets }
page-tip-goal = When { $planets } planets of the system have been terraformed, whoever did it, the end begins.
page-turn = Turn of { $who }
page-moves-left = Steps left: { $steps }
page-tip-steps = A turn: you may unlock an upgrade, you must move, you may play up to two crew cards, act where you have landed, and draw a card.
page-step-1 = Upgrade
page-step-2 = Journey
page-step-3 = Crew
page-step-4 = Action
page-step-5 = Draw
page-gathers = Gathering gives { $effect }.
page-nothing-here = There is nothing to gather here.
page-yield = { $space }. { $effect }
page-arks-here = Arks here: { $who }.
page-field = Unknown space: { $position }
page-tip-field = Cross the edge with your Ark and you discover a planet. Its first level is free. { $left ->
    [one] 1 planet card is
   *[other] { $left } planet cards are
    } in the deck.
page-ark = Ark of { $who }
page-moves = { $steps ->
    [one] Journey: 1 step
   *[other] Journey: up to { $steps } steps
    }
page-tip-moves = Each dashed route to the next space is a step. Engines make journeys longer.
page-terraforming = { $planet }: { $done } of { $total } levels
page-terraformed = { $planet } is terraformed
page-tip-terraforming = Each level moves your marker by one. When the last level is reached everybody scores the number of their space; the first place scores { $first } VP more, the second { $second }.
page-tip-terraformed = It gives more, and survivors of its colour can settle here.
page-marker = { $who }: space { $space }
page-leads = This marker leads.
page-follows = Of two markers on one space, the one that came later is ahead.
page-track = { $planet }, { $resource }: level { $level } of { $most }
page-tip-track = With Terraform you raise it for 1 unit of the resource from your hold.
page-tip-colony = A colony adds a level to every Terraform action of its owner and counts at the end.
page-tip-outpost = Whenever an Ark lands here, each outpost gives its owner what the planet gives.
page-crew-deck = Crew deck: { $count }
page-tip-crew-deck = At the end of your turn you may draw a card if you hold fewer than six.
page-survivor-deck = Survivor deck: { $count }
page-tip-survivor-deck = Exploring turns up a card. You gain what it shows, and may keep it if its colour is that of the planet.
page-planet-deck = Planet deck: { $count }
page-tip-planet-deck = Planets that have not been discovered. Five of them come into the system.
page-pile = { $pile }: { $count }
page-waiting = Cards to decide about
page-dealt = Dealt to you
page-dealt-count = { $count ->
    [one] 1 dealt card to place
   *[other] { $count } dealt cards to place
    }
page-to-place = To be placed
page-aside = Being played
page-met = Survivors met
page-row = { $row }: { $count } of { $most }
page-tip-upper = Above the hold: the lower edge of a card works. A card played from here is discarded.
page-tip-lower = Below the hold: the upper edge of a card works. A card played from here is discarded or moves up.
page-cargo = { $resource }: { $amount }, room for { $most }
page-tip-cargo = What does not fit into the hold is lost.
page-token-ready = { $specialist }: the token is ready
page-token-used = { $specialist }: the token is not ready
page-tip-token = A ready token pays like a crew card with this symbol. At moons, stations and the Star Gate you discard a crew card to get one ready: an Engineer for a Leader, a Leader for the Engineer.
page-upgrades = Upgrades of the Ark
page-upgrade = { $upgrade }. { $state }
page-locked = Locked: unlocking it frees a colony marker.
page-half-unlocked = Bought once: the second purchase frees a colony marker.
page-unlocked = Unlocked.
page-pair = { $upgrades }: unlock both to free a trading outpost and score { $points } VP.
page-pair-free = { $upgrades }: the outpost is free, { $points } VP scored.
page-bridge = Survivors on board: { $held } of { $most }
page-tip-bridge = Settle them on a terraformed planet of their colour: only then do they count.
page-settled = Settled survivors: { $count }, worth { $points } VP
page-tip-settled = With one more: { $points } VP in all.
page-colonies = Colonies founded: { $founded }, markers in the pool: { $pool }
page-tip-colonies = At the end they are worth { $points } VP.
page-next-colony = The next one costs { $cost }; then all of them are worth { $points } VP.
cost-leader-here = 1 Leader of the planet's colour
cost-engineer = 1 Engineer
cost-any-leader = { $count ->
    [one] 1 Leader of any colour
   *[other] { $count } Leaders of any colour
    }
page-outposts = Outposts on planets: { $placed }, in the pool: { $pool }
page-tip-outposts = An outpost placed where you have a colony scores { $points } VP. With none in the pool you move one.
page-levels = { $count ->
    [one] Terraform: 1 level
   *[other] Terraform: up to { $count } levels
    }
page-tip-levels = { $base } for everybody, { $more } for colonies and outposts on planets.
page-score = Score now: { $score }
page-first = First player
page-tip-first = Takes the first turn of the round; then the marker goes to the left.
page-automa-now = Resolving
page-automa-last = Last card:
page-automa-idle = This step was skipped.
page-automa-done = This step was done.
page-automa-under-way = This step is under way.
page-automa-none = The Automa has not moved yet.
page-automa-crew = { $specialist }: { $count }
page-tip-automa-crew = Of its crew cards only the symbols count. Two of any kind stand in for one that it lacks.
page-automa-points = Upgrades of the Automa: { $points } VP
page-tip-automa-points = The more upgrades it has unlocked, the more they count; how much depends on the difficulty.
page-automa-deck = Automa deck: { $count }
page-tip-automa-deck = It turns up one card a turn and does its steps from top to bottom; what is impossible is skipped.
page-why-draw = From the top of the deck, never from the Cantina, and without a limit.
page-why-gain = It takes what it has least of; if equal, in the order Biomass, Workforce, Minerals, Technology.
page-why-terraform-move = Around the Star Gate to the nearest planet that is not terraformed, however far. You cannot end a journey on its planet.
page-why-colony-move = Around the Star Gate to the nearest planet without a colony of its own.
page-why-discover = To the nearest unknown space in this direction. It gains 1 Mineral and raises that track.
page-why-stays = If there is none, it stays where it is.
page-why-moves-on = If there is none, the options of this table send it on: to the nearest planet that can be terraformed, or else to the next planet.
page-why-gather = It takes all that its planet gives, as far as there is room.
page-why-terraform = Level by level it raises the first track for which it has a resource.
page-why-explore = It pays a Leader of the planet's colour, or two others, takes the resources and discards the card.
page-why-upgrade = It unlocks the first upgrade in its order that it can pay for.
page-why-colony = It founds a colony if it can pay; otherwise it places an outpost, or moves one from another planet.
page-aid-colonies = What each colony costs, and what that many colonies are worth at the end.
page-aid-survivors = What this many settled survivors are worth at the end.

## What is printed and what is ours

content-automa = The Automa
content-automa_cards = Automa cards
content-crew = Crew cards
content-layouts = Layouts of the map
content-planets = Planets
content-sheet = What all players share
content-survivors = Survivors
designed-the-other-numbers = the other numbers
designed-the-routes = the routes
designed-star-gate = the Star Gate
designed-resources-of-row-8-of-the-colony-costs = the resources in row 8 of the colony costs
designed-survivor-beyond = the points of each survivor beyond the printed row

## In a list of games

about-play = Fly a ship with its crew from planet to planet: discover and terraform worlds, rescue survivors and found colonies before the others do.
about-time = 45 to 75 minutes
about-weight = easy to medium

## The guided first game

guide-welcome = Welcome aboard! You command an Ark that brings dead planets back to life. Here are { $here } planets; more wait to be discovered. When { $planets } planets are alive the game ends, and whoever has the most victory points wins.
guide-deal = You are dealt { $cards } crew cards and give one of them back. A crew card has an action at its upper and at its lower edge. Both actions of { $card } cost something first, so let it go.
guide-deal-why = The other cards have upper edges that cost nothing. That is what you want while your hold is empty.
guide-rows = Your cards lie in rows above and below the hold. Only the edge that touches the hold works: put { $card } into the lower row, and its upper edge works.
guide-rows-why = From the lower row a card can later move up and be used again with its other edge.
guide-second-card = The upper edge of { $card } is green too. An edge works where your Ark has landed on a place of its colour, and { $planet }, close by, is a green planet.
guide-second-card-why = Both cards fit the same place, so the first journey pays doubly.
guide-stock = Take something along. Your hold has room for { $room } of each resource. { $planet } needs technology up to level { $technology }.
guide-stock-why = What a planet needs is what you terraform it with.
guide-stock-more = And one more: { $planet } also needs workforce, up to level { $workforce }.
guide-stock-more-why = Each resource pays for a level of its own kind.
guide-turn = Your turn always goes like this: upgrade, journey, crew, action, draw. You could unlock an upgrade now, by discarding a specialist and paying resources, but keep your resources for the first planet.
guide-travel = You must move, up to { $steps } steps along the dashed routes. Fly to { $planet }.
guide-travel-why = It is green, so both of your cards work there.
guide-play = You may play up to { $cards } crew cards. Play { $card }: it brings biomass { $biomass }. Let it move up into the upper row instead of discarding it.
guide-play-why = There its other edge touches the hold, and you can use the card once more.
guide-play-more = Play { $card } as well: it brings biomass { $biomass } and a new crew card.
guide-play-more-why = Crew cards are your engine: whatever draws more of them is good.
guide-drawn = You have drawn { $card }. Its upper edge is grey: it works on moons and stations.
guide-drawn-why = In the lower row that edge touches the hold.
guide-terraform = Now the planet itself. You cannot explore, settle or found anything here yet, but you can terraform: raise up to { $levels } levels of { $planet }. A level of biomass costs you biomass { $biomass }.
guide-terraform-why = Each level moves your marker along the track of the planet.
guide-track = Your marker stands on space { $space }. When the planet is alive, everybody scores the number of their space, and the first place scores { $first } more. Raise another level.
guide-track-why = You are alone on this track: every level now is a lead.
guide-draw = At the end of a turn you may draw a crew card.
guide-draw-why = It costs nothing. Leave it only if your rows are full.
guide-envoy = { $card } can lie in either row. Your upper row has filled up with the cards you played.
guide-envoy-why = A card in the lower row can be used with both edges, one after the other; in the upper row only once.
guide-found = Meanwhile { $who } has crossed the edge of the known system and discovered { $planet }. The first player changes with each round.
guide-upgrade = You have biomass { $biomass } now. With it and an Engineer, such as { $card }, you could unlock { $upgrade }. An upgrade also frees a colony marker, and a colony makes every later Terraform action stronger.
guide-station = Fly on to the station. { $card } works there, and you can gather what is shown.
guide-station-why = Moons and stations fill the hold; planets are where it goes.
guide-end = That was a full round and the beginning of the next. It goes on like this until { $planets } planets are alive. Look for places where both of your cards work. From here on you decide; whenever you like, ask me what I would do.

guide-about-travel = You must move, up to { $steps } steps. Choose a place whose colour fits the edges that touch your hold.
guide-about-upgrade = Before you move you may unlock an upgrade. It costs a specialist and resources, works from now on, and frees a colony marker.
guide-about-crew = You may play up to { $cards } crew cards. Only edges that touch the hold work, and only where their colour fits the place. What works now glows.
guide-about-act = On a planet you do one thing. With a resource that it needs, terraform: that moves you along its track. Otherwise gather.
guide-about-colony = You can found a colony here. From then on each of your Terraform actions raises one level more.
guide-about-draw = You may draw a crew card. It costs nothing; leave it only if your rows are full.
guide-about-rows = Cards lie in rows around the hold, and only the edge that touches the hold works: the upper edge in the lower row, the lower edge in the upper row.
