## Questions

ask-draft-first = Do you take a pair of wealth cards or an ability tile? You get the other kind later.
ask-draft-wealth = Which pair of wealth cards do you take?
ask-draft-ability = Which ability tile do you take?
ask-colonists = On which action planet do you place your second outpost? It costs no ore.
ask-income = Your income: which source comes next? Sources without a choice are collected together.
ask-double-income = Do you use Boom Times? Each of your sources then pays twice.
ask-turn = Your turn: place a captain on a main action, send a worker to an action planet, or pass.
ask-turn-crew = Your turn: no captain is left. Send a worker to an action planet, or pass.
ask-turn-pass = Your turn: no worker of yours can do anything.
ask-finish = Your action is done. Free actions are still possible until you declare it finished.
ask-pause = Free actions are possible before your action goes on.
ask-follow = { $who } has finished { $area }: do you follow? This area comes again in this round only by the omni-action.
ask-explore = Exploration: { $moves ->
    [one] 1 move is left
   *[other] { $moves } moves are left
    }, { $free } of them without energy. Move, place an outpost, or finish.
ask-explore-outpost = Exploration: no move is possible any more. Place an outpost, or finish.
ask-explore-nothing = Exploration: no move and no outpost is possible as things stand. Free actions are, until you finish.
ask-explore-secondary = Exploration, secondary action: move, or place an outpost?
ask-outpost = Where do you place outpost { $number }? It costs { $ore } ore.
ask-move-free = { $count ->
    [one] You may move a ship along a line for nothing: where to?
   *[other] You may move a ship along up to { $count } lines for nothing: where to?
    }
ask-jump = To which planet with a wormhole does your ship go?
ask-trade-price = Trade: what do you pay?
ask-military-price = Military: what do you pay?
ask-technology = Technology: two steps, or one step and a card?
ask-technology-secondary = Technology, secondary action: a step or a card?
ask-politics = Politics: two steps, or one step and a mission?
ask-politics-secondary = Politics, secondary action: a step or a mission?
ask-production-secondary = Production, secondary action: a step or a harvest?
ask-mark = Which technology card do you mark?
ask-take-mission = Which mission do you take?
ask-harvest = { $count ->
    [one] Harvest: which outpost? 1 more may yield.
   *[other] Harvest: which outpost? { $count } more may yield.
    }
ask-omni = Omni-action: what do you pay, and which action do you take?
ask-bridge = Private Bridge: which action do you take?
ask-upgrade = Do you use Chain of Command and take a main action?
ask-any-main = Which main action do you take?
ask-gain-any = { $count ->
    [one] Which resource do you gain?
   *[other] You gain { $count } resources of your choice: which one first?
    }
ask-pay-any = { $count ->
    [one] Which resource do you pay?
   *[other] You pay { $count } resources of your choice: which one first?
    }
ask-choose = Which one do you choose?
ask-may = Do you do this: { $effect }?
ask-again = Do you do it once more: { $effect }?
ask-advance = On which track do you advance?
ask-complete-free = Which mission do you complete, and what is ignored?
ask-mission-discount = Envoy: which resource is taken off the cost of { $mission }?
ask-refresh = Which used token do you use again? It goes to the box afterwards.
ask-order = Several rewards come at once: which one first?
ask-objective = Which of your objectives do you score?

## Buttons

label-wealth = Take the pair { $first } and { $second }
label-ability = Take { $ability }
label-main = { $area }: place a captain
label-planet = { $planet }: place { $worker }
label-bridge = Private Bridge: place { $worker }
label-pass = Pass
label-finish = Finish
label-collect = Collect the rest
label-end-income = Nothing further
label-source = { $source }: { $effect }
source-space = Empty space
source-token = Income track
label-follow = Follow with { $worker }
label-follow-upgraded = Follow with { $worker }, as the main action (Chain of Command)
label-decline = No
label-yes = Yes
label-go-on = Go on
label-enough = Enough
label-move = To { $planet } for { $cost }
label-move-free = To { $planet } for nothing
label-jump = To { $planet }
label-second-ship = Second ship: { $what }
label-first-ship = First ship: { $what }
label-outpost = Outpost on { $planet }: { $slot }
label-slot-open = the slot without a requirement
label-slot-trade = the slot for trade { $level }
label-slot-crew = the slot for a crew member
label-slot-annex = beside the slots (Annexes)
label-pay = Pay { $cost }
label-discount = 1 { $resource } less: pay { $cost }
label-way = { $effect }
label-mark = Mark { $technology }
label-take-mission = Take { $mission }
label-complete = Complete { $mission } for { $cost }
label-complete-free-cost = Complete { $mission } without its cost
label-complete-free-needs = Complete { $mission } without its requirements
label-discard-mission = Discard { $mission }
label-harvest = { $planet }
label-harvest-done = Enough
label-gain = { $resource }
label-advance = { $track } track
label-omni = { $area } for { $cost }
label-area = { $area }
label-exchange = Exchange 1 credit for 1 { $resource }
label-token = Use { $token }
label-cache = Secret Cache: use { $token }
label-technology = Use { $technology }
label-seat = { $office }: sit down
label-objective = Score { $objective }

## Why not

refusal-not-your-turn = { $who } decides now.
refusal-not-asked = That is not asked now.
refusal-not-now = That is possible in your own turn only.
refusal-over = The game is over.
refusal-draft-over = The draft is over.
refusal-acted-already = You take one action in a turn, and yours is under way.
refusal-nothing-to-finish = There is no action to finish now.
refusal-nothing-to-follow = There is no main action to follow now.
refusal-between-steps = Free actions are possible between complete steps of an action, not within one.
refusal-must-answer = This question must be answered.
refusal-space-used = { $area }: { $who } has used this main action in this round.
refusal-own-captain-here = { $area }: one of your own captains is there.
refusal-no-captain = You have no captain available.
refusal-no-worker = This takes { $worker }, and none of yours is available.
refusal-wrong-worker = That place is not open to { $worker }.
refusal-nothing-possible = Nothing of it can be done now. Missing: { $missing }.
refusal-no-outpost-here = You have no outpost on that planet.
refusal-no-chain-of-command = Only with Chain of Command does a secondary action become the main one.
refusal-no-bridge = Only the owner of Private Bridge has a personal omni space.
refusal-not-action-planet = That is no action planet.
refusal-planet-used = You have used that planet's action in this round.
refusal-cannot-pay = This costs { $cost }. Missing: { $missing }.
refusal-cannot-pay-exchange = { $credits ->
    [one] This costs { $cost }. Missing: { $missing }. Exchanging 1 credit first would do.
   *[other] This costs { $cost }. Missing: { $missing }. Exchanging { $credits } credits first would do.
    }
refusal-income-left = Some of your income has not been taken yet.
refusal-nothing-to-collect = Everything without a choice is collected.
refusal-collected-together = That has no choice; it is collected with the rest.
refusal-pays-nothing = Nothing is to be had from that now.
refusal-yields-nothing = A grey planet yields nothing.
refusal-yielded-already = That outpost has yielded in this harvest.
refusal-not-its-colour = The planet does not bring that resource.
refusal-no-such-reward = That reward does not wait for its turn.
refusal-no-such-way = There is no such choice here.
refusal-must-choose = One of these must be chosen.
refusal-not-in-cost = The cost of the mission has no such resource.
refusal-no-exchange = A credit buys 1 energy or 1 ore, no alien.
refusal-technology-too-low = This needs technology { $needs }, you have { $has }.
refusal-trade-too-low = This needs trade { $needs }, you have { $has }.
refusal-politics-too-low = This needs politics { $needs }, you have { $has }.
refusal-military-too-low = Beating the pirates there needs military { $needs }, you have { $has }.
refusal-slot-full = No slot of that planet is free.
refusal-slot-taken = That slot is taken.
refusal-not-beside = An outpost goes beside the slots only if none is free.
refusal-outpost-already-here = You have an outpost on that planet.
refusal-no-outpost-left = All { $count } of your outposts are placed.
refusal-not-in-orbit = No ship of yours is at that planet.
refusal-outpost-placed = The outpost of this action is placed.
refusal-not-your-planet = Only the owner of Technological Nightmare can go there.
refusal-no-moves-left = { $moves ->
    [one] Your only move is made.
   *[other] All { $moves } moves are made.
    }
refusal-outpost-between-moves = An outpost is placed before the first or after the last move of its ship.
refusal-one-option-only = The secondary action is either movement or an outpost.
refusal-not-adjacent = No line leads from your ship to that planet.
refusal-no-wormhole = A wormhole leads only from one planet with a wormhole to another.
refusal-no-wormhole-keys = Only with Wormhole Keys is a wormhole paid with other resources.
refusal-no-such-ship = You have no second ship.
refusal-one-ship = All these moves are made by one ship.
refusal-move-is-free = This move costs no energy.
refusal-no-free-move = You have no move without energy left.
refusal-same-planet = The ship is there already.
refusal-track-end = { $track }: the end of the track is reached at { $level }.
refusal-no-development-marker = There is no development marker in your hold; trade brings them.
refusal-already-marked = You have marked that card.
refusal-not-on-display = That card is not on display.
refusal-log-full = Your log holds { $most } missions already.
refusal-not-in-log = That mission is not in your log.
refusal-no-free-action = You have no such card with a free action.
refusal-never-discarded = Missions are never discarded.
refusal-requirement = The mission needs { $needs }; you have { $has }.
refusal-decree-unmet = The decree needs { $needs }; you have { $has }.
refusal-already-seated = A crew member of yours sits in that office.
refusal-no-available-crew = You have no crew member available.
refusal-token-used = That token is used up.
refusal-token-not-used = You have not used such a token.
refusal-token-not-owned = You have no such token.
refusal-token-no-effect = Nothing of that token can be done now.
refusal-token-income-only = That token is used at the start of your income.
refusal-once-per-round-used = It was used in this round already.
refusal-nothing-done-yet = Some part of the action must be done first.
refusal-omni-copy = The omni-action does not copy itself.
refusal-taken = Somebody has taken that.
refusal-one-of-each = You have this kind already; take the other.
refusal-not-dealt = That objective was not dealt to you.

## What is missing

lack-step = a free space on the track: { $track }
lack-marker = a development marker in your hold
lack-card = a technology card in reach
lack-log = a free place in your log
lack-mission = a mission in reach
lack-crew = a crew member in your cryo pods
lack-crew-space = an empty crew space
lack-outpost = an outpost on your panel
lack-slot = a slot that you can use
lack-move = a move that you can pay
lack-planet = a mining planet of yours
lack-token = a used token
lack-income = the start of your income
lack-space = a captain and a main action that only others have used
lack-completion = a mission of your log that can be completed so

## Log

log-first = { $who } begins.
log-planet-placed = { $planet } lies at { $space }.
log-pirates-placed = Pirates at { $space }: { $pirate }.
log-token-laid = { $token } lies at { $space }.
log-technology-shown = On display: { $technology }.
log-mission-shown = Mission on display: { $mission }.
log-decree-shown = Decree: { $decree }.
log-objectives-dealt = { $who } has the objectives { $objectives }.
log-wealth = { $who } takes { $first } and { $second }.
log-ability = { $who } takes { $ability }.
log-cache = { $who } sets aside { $tokens }.
log-round = Round { $round } begins.
log-income = Income of { $who }.
log-captain = { $who } places a captain on { $area }.
log-captain-again = { $who } places a captain on { $area }, which was used before; nobody follows.
log-follows = { $who } follows with { $worker }: { $area }.
log-follows-upgraded = { $who } follows with { $worker } and takes the main action: { $area }.
log-declines = { $who } does not follow.
log-planet-action = { $who } sends { $worker } to { $planet }.
log-bridge = { $who } uses the Private Bridge with { $worker }.
log-omni = { $who } copies { $area }.
log-passes = { $who } passes.
log-moved = { $who } moves from { $from } to { $to } for { $cost }.
log-moved-free = { $who } moves from { $from } to { $to } for nothing.
log-jumped = { $who } jumps from { $from } to { $to }.
log-outpost = { $who } founds outpost { $number } on { $planet } for { $cost }.
log-outpost-free = { $who } founds outpost { $number } on { $planet }.
log-pirates-beaten = { $who } beats { $pirate }.
log-advanced = { $who }: { $track } { $from } → { $to }.
log-token-taken = { $who } takes { $token }.
log-token-used = { $who } uses { $token }.
log-token-boxed = { $token } goes to the box.
log-mining-token = { $who } takes the mining token { $token }.
log-marker = { $who } has a development marker more.
log-fleet = { $who } sends out { $fleet }.
log-marked = { $who } marks { $technology }.
log-card-used = { $who } uses { $technology }.
log-mission-taken = { $who } takes { $mission }.
log-mission-completed = { $who } completes { $mission }.
log-mission-discarded = { $who } discards { $mission }.
log-seated = { $who } sits down in the Senate: { $office }, seat { $seat }.
log-golden-chair = { $who } has the golden chair and gains 1 credit.
log-mobilised = { $count ->
    [one] { $who } wakes a crew member.
   *[other] { $who } wakes { $count } crew members.
    }
log-crew-discarded = { $who } discards a crew member.
log-crew-back = { $count ->
    [one] A crew member of { $who } goes back to the cryo pods.
   *[other] { $count } crew members of { $who } go back to the cryo pods.
    }
log-exchanged = { $who } exchanges 1 credit for 1 { $resource }.
log-gained = { $who } gains { $what }.
log-paid = { $who } pays { $what }.
log-points = { $who } gains { $count } VP.
log-upkeep-gain = Upkeep: { $who } leads on military and gains { $count } VP.
log-upkeep-loss = Upkeep: { $who } is last on military and loses { $count } VP.
log-upkeep-even = Upkeep: nobody gains or loses by military.
log-mining-refilled = New mining token: { $token }.
log-order = Order of play: { $seats }.
order-seat = { $who }
log-round-token = { $who } takes { $token } from the round track.
log-objective = { $who } scores { $objective }: { $count } VP.
ended = Round 5 is over.

## Score

score-track = Points during the game
score-objective = Objective
score-grand-design = Grand Design
score-credits = Credits
score-resources = Resources
score-technologies = Technologies

## Amounts

amount-energy = { $count } energy
amount-ore = { $count } ore
amount-alien = { $count ->
    [one] 1 alien
   *[other] { $count } aliens
    }
amount-credit = { $count ->
    [one] 1 credit
   *[other] { $count } credits
    }
amount-any = { $count ->
    [one] 1 resource of choice
   *[other] { $count } resources of choice
    }
amount-vp = { $count } VP
nothing = nothing
unknown-thing = something unknown
amounts = { $parts }
resource-energy = energy
resource-ore = ore
resource-alien = alien
good-energy = energy
good-ore = ore
good-alien = alien
good-credit = credit
track-technology = technology
track-military = military
track-production = production
track-politics = politics
track-trade = trade
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-grey = grey
type-action = action planet
type-mining = mining planet
type-wild = wild planet
type-special = special planet
mission-type-commercial = commercial
mission-type-war = war
mission-type-culture = culture
worker-captain = a captain
worker-crew = a crew member
worker-lieutenant = the Lieutenant
kind-basic = basic
kind-advanced = advanced
area-omni = Omni-action
area-exploration = Exploration
area-mining = Mining
area-trade = Trade
area-technology = Technology
area-military = Military
area-production = Production
area-politics = Politics

## Effects

does-then = { $first }, then { $next }
does-gain = gain { $what }
does-pay = pay { $cost }: { $then }
does-choose = choose one: { $ways }
does-choose-up-to = up to { $count } of these: { $ways }
does-may = you may: { $then }
does-if-possible = if possible { $then }
does-repeat = up to { $count } times: { $then }
does-for-each = for each { $what }: { $then }
does-advance = { $steps ->
    [one] 1 step on { $track }
   *[other] { $steps } steps on { $track }
    }
does-advance-free = { $steps ->
    [one] 1 free step on { $track }
   *[other] { $steps } free steps on { $track }
    }
does-advance-less = 1 step on { $track } for { $less } less
does-advance-ways = 1 step on { $track } for { $ways }
does-step-then = 1 step on { $track }, then { $then }
does-unlock = unlock a trade space
does-unlock-free = unlock a trade space for nothing
does-unlock-less = unlock a trade space for { $less } less
does-unlock-ways = unlock a trade space for { $ways }
does-open-trade = begin at trade level { $level }
does-move = { $count ->
    [one] move a ship along a line without energy
   *[other] move a ship along up to { $count } lines without energy
    }
does-jump = a ship goes to any planet with a wormhole for nothing
does-outpost-orbited = place an outpost where your ship is, paying its costs
does-outpost-action = place an outpost on any action planet, paying its costs
does-outpost-free = place an outpost on any action planet without ore
does-explore-both = move and place an outpost
does-explore-either = move or place an outpost
does-harvest = harvest
does-take-mining-token = take the mining token
does-mine-all = gain all mining rewards
does-mine-planets = gain the mining rewards of your mining planets
does-mark = mark a technology card
does-take-mission = take a mission
does-complete-cost = complete a mission of your log without its cost
does-complete-needs = complete a mission of your log without its requirements
does-mobilise = { $count ->
    [one] mobilise a crew member
   *[other] mobilise { $count } crew members
    }
does-lieutenant = the Lieutenant takes the place of your crew member
does-main = take the main action: { $area }
does-any-main = take any main action
does-any-secondary = take any secondary action
does-temp-level = { $track } +{ $count } to the end of the round
does-double-income = your income pays twice
does-double-income-some = { $count } sources of your income pay twice
does-reuse = in this turn a captain may use a main action that somebody else has used; nobody follows
does-refresh = use a used token once more, then put it in the box

## Conditions and counts

needs-level = { $track } { $level }
needs-outposts-all = { $count ->
    [one] an outpost
   *[other] { $count } outposts
    }
needs-outposts-colour = { $count ->
    [one] an outpost on a planet of this colour: { $colour }
   *[other] outposts on { $count } planets of this colour: { $colour }
    }
needs-outposts-type = { $count ->
    [one] an outpost on a planet of this type: { $type }
   *[other] outposts on { $count } planets of this type: { $type }
    }
needs-outposts-trade = outposts on { $count } planets with a trade level
needs-different-colours = outposts on { $count } planets of different colours
needs-same-colour = outposts on { $count } planets of the same colour
needs-any-colours = outposts on { $count } planets of these colours: { $colours }
needs-types = outposts on planets of each of these types: { $types }
needs-pirates = { $count ->
    [one] 1 pirate token
   *[other] { $count } pirate tokens
    }
needs-missions = { $count } completed missions
needs-missions-of = { $count } completed missions of this type: { $type }
needs-mission-types = a completed mission of each of these types: { $types }
needs-technologies = { $count } marked technology cards
needs-all = { $first } and { $next }
needs-any = { $first } or { $next }
counts-outposts = outpost on the galaxy map
counts-outposts-colour = outpost on a planet of this colour (multicolour too): { $colour }
counts-outposts-type = outpost on a planet of this type: { $type }
counts-outposts-trade = outpost on a planet with a trade level
counts-missions = completed mission
counts-missions-of = completed mission of this type: { $type }
counts-pirates = pirate token
counts-technologies = marked technology card
counts-levels = level on { $tracks }
counts-resources = resource left
counts-markers = development marker on the technology cards that you have marked
counts-last = planet that paid
score-each = { $points } VP for each { $what }
score-each-most = { $points } VP for each { $what }, at most { $most } VP
score-best-of = { $first } or { $next }, whichever is more
score-sum = { $first } and { $next }
score-objective-items = { $points } VP more for each thing that your scored objective counts, at most { $most } VP

## Events

when-technology-marked = you mark a technology card
when-mission-taken = you take a mission
when-mission-completed = you complete a mission of these types: { $types }
when-ship-moved = you move a ship
when-exploration-done = you have taken an exploration action
when-mining-done = you have taken a mining action
when-planet-action-done = you have taken the action of an action planet
when-secondary-done = you have taken a secondary action
when-step = you make a step on { $track }
when-step-anyone = anybody makes a step on { $track } through a card or a planet
when-seated = you sit down in the Senate
when-seated-other = another player sits down in this office
when-then = Whenever { $event }: { $then }.
when-or = { $first } or { $next }

## Abilities

holds-discount-trade = trade spaces cost { $less } less
holds-discount-mission = missions cost { $less } less
holds-level-bonus = { $track } counts { $count } higher
holds-mission-access = missions are in reach { $count } level earlier
holds-mission-log = your log has { $count } places
holds-free-moves = each exploration movement has { $count } more move without energy
holds-wormhole-price = a wormhole may be paid with { $cost }; then { $then }
holds-deterrence = in upkeep you gain double for leading on military and lose nothing for being last
holds-full-slots = you may place outposts on action planets without a free slot
holds-reuse-main-spaces = your captains may use main actions that others have used; then nobody follows
holds-visit-planet = once per round you may use an action planet where another player has an outpost
holds-secondary-as-main = once per round a secondary action of yours is the main action
holds-own-planet = you have the planet { $planet }, with a wormhole that you can use from anywhere
holds-cache = at the end of setup set aside { $basic } basic and { $advanced } advanced tokens; use one of them in each round
holds-personal-omni = a personal space: once per round a captain takes any main action or a crew member any secondary action there, without a fee
holds-top-up = at the start of your income gain 1 of each of these that you lack: { $goods }
holds-second-ship = you have a second ship; divide your moves between both, and in each exploration action add a free move or an outpost
holds-lieutenant = the Lieutenant follows only, and takes the main action

## Cards

card-setup = Setup: { $effect }.
card-planet = { $type }, { $colours }.
card-all = { $all }
card-always = { $effect }.
card-per-round = Once per round: { $effect }.
card-once = When marked: { $effect }.
card-end = End of the game: { $score }.
card-mission = { $types }. Cost: { $cost }. Needs: { $needs }. Reward: { $effect }.
card-mission-open = { $types }. Cost: { $cost }. Reward: { $effect }.
card-decree = Needs: { $needs }.
card-planet-action = Action: { $effect }.
card-planet-mining = Mining: { $effect }.
card-planet-income = Income: { $effect }.
card-pirate = Strength { $strength }. Reward: { $reward }. Income: { $income }.
card-fleet = When unlocked and as income: { $effect }.

## Options

option-third_captain_at_three = Three captains each with three players too
option-free_actions_while_following = Free actions also while following
option-allow_mission_discard = Missions of the log may be discarded
option-limited_supply = Limited supply: 20 of each resource, 57 credits
option-wild_crew_to_cryo = Crew paid for wild planets goes to the cryo pods
option-temp_military_in_upkeep = Temporary military levels count in upkeep
option-follow_order = Who is asked first to follow
option-follow_order-after_active = The next player after the active one
option-follow_order-priority_track = The leftmost player of the priority track
option-obj09_cap = What the 12 VP of Frugal Expansion limit
option-obj09_cap-resources = The resources
option-obj09_cap-total = The whole card
option-objective_or = Objectives with "or"
option-objective_or-better = The better half counts
option-objective_or-sum = Both halves count
option-mission_colour_mix = Twin Depots and Frontier Levy accept a mix of their two colours
option-unused_base_planets = The base planet left over with two players
option-unused_base_planets-box = Out of the game
option-unused_base_planets-mixed = Among the other planets
option-data_set = Values of tracks, tokens and pirates
option-data_set-tuned = Tuned
option-data_set-plain = Plain
option-draft = Wealth cards and ability tiles
option-draft-snake = Chosen in turn
option-draft-random = Dealt by chance
option-objective_auto_best = The better objective is scored without asking
option-first_player = Who begins
option-first_player-random = By chance
option-auto_pass = A turn with nothing to do is passed by itself

## Names

planet-capital = Capital
planet-academy = Academy
planet-relay = Relay
planet-market = Market
planet-refinery = Refinery
planet-auction_house = Auction House
planet-scout_harbour = Scout Harbour
planet-miners_guild = Miners' Guild
planet-institute = Institute
planet-ridge = Ridge
planet-prism = Prism
planet-canyon = Canyon
planet-hive = Hive
planet-slag = Slag
planet-forge = Forge
planet-dunes = Dunes
planet-wild_yellow = Wild Yellow
planet-wild_green = Wild Green
planet-wild_grey = Wild Grey
planet-wild_purple = Wild Purple
planet-technological_nightmare = Technological Nightmare
mining-ore_vein = Ore Vein
mining-gas_pocket = Gas Pocket
mining-mixed_vein = Mixed Vein
mining-trinket = Trinket
mining-gem = Gem
mining-nest = Nest
mining-coin_hoard = Coin Hoard
mining-rich_vein = Rich Vein
mining-glowing_gas = Glowing Gas
mining-noble_ore = Noble Ore
bonus-energy_cells = Energy Cells
bonus-ore_crates = Ore Crates
bonus-alien_guests = Alien Guests
bonus-purse = Purse
bonus-tailwind = Tailwind
bonus-shortcut = Shortcut
bonus-mercenaries = Mercenaries
bonus-trade_delegation = Trade Delegation
bonus-blueprint = Blueprint
bonus-recommendation = Recommendation
bonus-spare_machines = Spare Machines
bonus-wake_up_call = Wake-Up Call
bonus-fame = Fame
bonus-cargo_pod = Cargo Pod
bonus-glory = Glory
bonus-laboratory = Laboratory
bonus-embassy = Embassy
bonus-assembly_line = Assembly Line
bonus-scholarship = Scholarship
bonus-arms_deal = Arms Deal
bonus-customs_pass = Customs Pass
bonus-patent = Patent
bonus-assignment = Assignment
bonus-settlers = Settlers
bonus-recruiter = Recruiter
bonus-boom_times = Boom Times
bonus-second_shift = Second Shift
bonus-extraction = Extraction
bonus-alien_envoys = Alien Envoys
pirate-rustbucket = Rustbucket
pirate-toll_takers = Toll Takers
pirate-scavengers = Scavengers
pirate-red_fin = Red Fin
pirate-spark_gang = Spark Gang
pirate-iron_queen = Iron Queen
fleet-courier_line = Courier Line
fleet-freight_line = Freight Line
fleet-cruise_line = Cruise Line
ability-lieutenant = Lieutenant
ability-technological_nightmare = Technological Nightmare
ability-envoy = Envoy
ability-secret_cache = Secret Cache
ability-merchant_house = Merchant House
ability-private_bridge = Private Bridge
ability-war_correspondent = War Correspondent
ability-emergency_stores = Emergency Stores
ability-early_colonists = Early Colonists
ability-second_ship = Second Ship
wealth-balanced_hold = Balanced Hold
wealth-ore_barge = Ore Barge
wealth-fuel_barge = Fuel Barge
wealth-xeno_miners = Xeno-Miners
wealth-xeno_pilots = Xeno-Pilots
wealth-cash_chest = Cash Chest
wealth-research_grant = Research Grant
wealth-letter_of_credence = Letter of Credence
wealth-machine_park = Machine Park
wealth-marine_detachment = Marine Detachment
wealth-trade_licence = Trade Licence
wealth-sampler = Sampler
wealth-prize_money = Prize Money
wealth-extra_hand = Extra Hand
objective-scholars_legacy = Scholar's Legacy
objective-golden_worlds = Golden Worlds
objective-pirate_bane = Pirate Bane
objective-patron_of_arts = Patron of Arts
objective-violet_worlds = Violet Worlds
objective-licensed_settler = Licensed Settler
objective-merchant_prince = Merchant Prince
objective-emerald_worlds = Emerald Worlds
objective-frugal_expansion = Frugal Expansion
objective-war_hero = War Hero
objective-silent_worlds = Silent Worlds
objective-enlightened_fleet = Enlightened Fleet
objective-privateer = Privateer
objective-pathfinder = Pathfinder
technology-archive = Archive
technology-xeno_brokers = Xeno Brokers
technology-pulse_drive = Pulse Drive
technology-insignia = Insignia
technology-planetary_lodges = Planetary Lodges
technology-deep_drill = Deep Drill
technology-mission_office = Mission Office
technology-wingmen = Wingmen
technology-expense_account = Expense Account
technology-salvage_lab = Salvage Lab
technology-wormhole_keys = Wormhole Keys
technology-war_academy = War Academy
technology-automation = Automation
technology-supply_lines = Supply Lines
technology-deterrence = Deterrence
technology-lobbyists = Lobbyists
technology-annexes = Annexes
technology-visiting_rights = Visiting Rights
technology-think_tank = Think Tank
technology-override_codes = Override Codes
technology-chronicle_of_war = Chronicle of War
technology-chain_of_command = Chain of Command
technology-overdrive = Overdrive
technology-chronicle_of_thought = Chronicle of Thought
technology-breakthrough = Breakthrough
technology-grand_design = Grand Design
technology-chronicle_of_industry = Chronicle of Industry
technology-common_knowledge = Common Knowledge
technology-vanguard = Vanguard
technology-special_envoy = Special Envoy
mission-spare_parts_run = Spare Parts Run
mission-border_patrol = Border Patrol
mission-folk_festival = Folk Festival
mission-bounty_notice = Bounty Notice
mission-market_stall = Market Stall
mission-debate_club = Debate Club
mission-drill_contract = Drill Contract
mission-garrison_duty = Garrison Duty
mission-open_university = Open University
mission-arms_audit = Arms Audit
mission-trade_fair = Trade Fair
mission-joint_laboratory = Joint Laboratory
mission-twin_embassies = Twin Embassies
mission-pirate_hunt = Pirate Hunt
mission-ore_cartel = Ore Cartel
mission-twin_depots = Twin Depots
mission-frontier_levy = Frontier Levy
mission-punitive_expedition = Punitive Expedition
mission-peace_treaty = Peace Treaty
mission-unity_march = Unity March
mission-shadow_broker = Shadow Broker
mission-grand_archive = Grand Archive
mission-world_exhibition = World Exhibition
mission-mining_concession = Mining Concession
mission-new_capital = New Capital
mission-galactic_monopoly = Galactic Monopoly
decree-diversity_act = Diversity Act
decree-sun_and_stone_act = Sun and Stone Act
decree-orchard_and_amethyst_act = Orchard and Amethyst Act
decree-free_labour_act = Free Labour Act
decree-mining_charter = Mining Charter
decree-settlement_code = Settlement Code
decree-enlightenment_act = Enlightenment Act
decree-armed_trade_act = Armed Trade Act
decree-anti_piracy_act = Anti-Piracy Act
decree-service_act = Service Act
decree-patent_act = Patent Act
decree-guild_act = Guild Act

## Statistics

study-ability = Ability tiles
study-wealth = Wealth cards
study-technology = Marked technology cards
study-mission = Completed missions
study-planet = Planets with an outpost
study-decree = Decrees fulfilled
study-objective = Scored objectives
study-turn = Turns
study-turn-planet = Action planet
study-turn-bridge = Personal omni space
study-token = Used tokens
study-mining = Mining tokens taken
study-pirates = Pirates defeated
study-fleet = Fleet tokens unlocked
study-woken = Crew members woken
study-woken-0 = none
study-woken-1 = one
study-woken-2 = two
study-woken-3 = three
study-woken-4 = four
study-woken-5 = five

## Where values come from

content-planets = Planets
content-maps = Galaxy maps
content-areas = Action areas
content-tracks = Main tracks
content-mining = Mining tokens
content-bonus = Bonus tokens
content-fleet = Fleet income tokens
content-abilities = Ability tiles
content-wealth = Wealth cards
content-objectives = Objective cards
content-technologies = Technology cards
content-missions = Mission cards
content-decrees = Galactic decrees
content-senate = Seats of the Senate
designed-copies = how many there are
designed-deck = its deck
designed-each-token-once = that each token works once
designed-every-number-and-place = every number and place
designed-kind = its kind
designed-level = its level
designed-lines = the lines
designed-name = its name
designed-number = its number
designed-number-of-slots = the number of slots
designed-once-for-each-effect = that it works once for each effect
designed-points = its points
designed-side = the side of the panel
designed-slot = its slot
designed-spaces = the spaces
designed-start = that players may begin with it
designed-that-each-colour-has-it = that each colour has it
designed-that-it-is-paid = that it is paid
designed-that-the-slot-s-requirement-counts = that the requirement of the slot counts
designed-the-better-one = that the better one counts
designed-the-digit-of-the-second-slot = the digit of the second slot
designed-two-of-one-colour = that both are of one colour
designed-what-crew-does = what crew does there
designed-what-the-12-vp-limit = what the 12 VP limit
designed-what-the-symbols-are = what the symbols are
designed-wormholes = the wormholes

## The table in words

# Honours at the end of a game.
honour-voyage = Longest voyage
honour-voyage-why = { $amount ->
    [one] { $amount } flight of the ships
   *[other] { $amount } flights of the ships
}
honour-hunter = Pirate hunter
honour-hunter-why = { $amount ->
    [one] pirates beaten once
   *[other] pirates beaten { $amount } times
}
honour-envoy = Most reliable envoy
honour-envoy-why = { $amount ->
    [one] { $amount } mission completed
   *[other] { $amount } missions completed
}

# Numbers that reviews compare players by.
measure-levels = { $form ->
    [lead] the tracks
   *[more] levels on the tracks
}
measure-technologies = { $form ->
   *[more] technologies
}
measure-outposts = { $form ->
   *[more] outposts
}
measure-missions = { $form ->
   *[more] missions
}
measure-pirates = { $form ->
   *[more] beaten pirates
}

sketch-status = Round { $round } of { $rounds }
sketch-head = Player | VP | energy | ore | aliens | credits | technology | military | production | politics | trade | captains | crew
sketch-player = { $who } | { $points } | { $energy } | { $ore } | { $alien } | { $credit } | { $technology } | { $military } | { $production } | { $politics } | { $trade } | { $captains } | { $crew }
sketch-list = { $things }
sketch-none = –
sketch-technologies = Technologies of { $who }: { $what }
sketch-log = Missions of { $who }: { $what }
sketch-tokens = Tokens of { $who }: { $what }
sketch-planets-head = Space | planet | outposts | what lies there
sketch-planet = { $space } | { $planet } | { $outposts } | { $lies }
sketch-shown-missions = Missions on display: { $what }
sketch-shown-technologies = Technology cards on display: { $what }
sketch-decrees = Decrees: { $what }

## The page

heading-wealth = Wealth cards
heading-ability = Ability tiles
heading-main = Actions
heading-planet = Action planets
heading-follow = Follow
heading-move = Move
heading-outposts = Outposts
heading-choice = Choose
heading-missions = Missions
heading-free = Free actions
heading-income = Income
heading-done = Finish
page-map = The galaxy
page-actions = Operations panel
page-tracks = Main tracks
page-senate = Galactic Senate
page-missions = Missions on display
page-technologies = Technology cards
page-draft = What can be taken
page-place = { $planet }. { $what }
page-list = { $things }
page-leaf-actions = Actions
page-leaf-cards = Cards
page-round = Round { $round }/{ $rounds }
page-incomes-left = { $count ->
    [0] No income phase is left.
    [one] 1 income phase is left.
   *[other] { $count } income phases are left.
    }
page-round-token = Whoever begins round { $round } takes { $token }.
page-phase = Phase: { $phase }
page-phase-setup = setup
page-phase-income = income
page-phase-action = actions
page-phase-upkeep = upkeep
page-phase-end = the end
page-tip-phases = A round is income, actions until all have passed one after another, and upkeep.
page-turn-of = It is the turn of { $who }.
page-order = Order of play: { $seats }
page-segment = { $who }: segment { $segment } of the priority track, { $placed } outposts
page-next-order = In the next round, as it is now: { $seats }
page-next-token = { $who } would then take { $token }.
page-tip-order = Whoever has fewer outposts plays earlier in the next round.
page-military = Military, if the round ended now:
page-military-even = { $who }: level { $level }, neither gain nor loss
page-military-gains = { $who }: level { $level }, gains { $count } VP
page-military-loses = { $who }: level { $level }, loses { $count } VP
page-tip-military = The leader gains the lead over the next; the last one loses the distance to the next.
page-main = Main action: { $effect }.
page-secondary = Followers: { $effect }.
page-costs = For you: { $main } for the main action, { $secondary } for following.
page-main-free = The main action is free.
page-main-taken = Main action taken by { $seats }.
page-followers = Followed by { $seats }.
page-could-follow = { $seats } could follow.
page-level = { $track }: { $level }, counts as { $counts }
page-level-of = { $who }: { $level }, counts as { $counts }
page-levels-of = Levels of { $who }:
page-next-stack = Next stack at level { $level }: { $token } ({ $effect })
page-mining-token = { $token }: { $effect }
page-tip-technology = Opens technology cards at levels 1, 4 and 7, and higher levels of military.
page-tip-military-track = Beats pirates, and is compared in upkeep.
page-tip-production = As many outposts as its level yield in a harvest.
page-tip-politics = Opens missions, and decides how far down the mining and income tracks pay.
page-tip-trade = Opens slots of planets; its spaces bring development markers and fleets.
page-space = { $track } { $level }
page-space-needs = A step to it needs technology { $level }.
page-space-token = On the stack: { $token } ({ $effect })
page-space-empty = When the stack is empty: { $effect }.
page-space-reach = On reaching it: { $effect }.
page-space-income = Income: { $effect }.
page-marker-of = The marker of { $who } is here.
page-seated = { $who } sits here.
page-decree-of = { $who }: { $has }/{ $needs }
page-next-seat = The next seat brings { $count } VP.
page-golden = { $who } has the golden chair and gains a credit for each who comes later.
page-tip-senate = Whoever meets the decree may send a crew member there for good, in the own turn.
page-senate-of = The Senate and { $who }:
page-decree-seated = { $decree }: seated
page-decree-progress = { $decree }: { $has }/{ $needs }
page-part = { $what }: { $has }/{ $needs }
page-part-met = { $what }: { $has }/{ $needs } ✓
page-mission-access = Within reach from politics { $needs }; you have { $has }.
page-mission-gap = A new mission comes here when the action is finished (politics { $level }).
page-technology-access = Can be marked from technology { $needs }; you have { $has }.
page-marked-by = Marked by { $seats }.
page-markers = { $count ->
    [one] 1 development marker in the hold
   *[other] { $count } development markers in the hold
    }
page-used-this-round = Used in this round.
page-ready = Marked: it works for its owner.
page-token-ready = Can be used in the own turn, once.
page-token-used = Used up.
page-token-cached = Set aside: one of these may be used in each round.
page-tokens-used = { $count ->
    [one] 1 token is used up
   *[other] { $count } tokens are used up
    }
page-objective-now = Would bring { $count } VP now.
page-wealth = { $card }: { $effect }
page-wealth-taken = Wealth cards that were taken:
page-ability = Ability tile
page-line = From { $one } to { $other }: { $energy } energy
page-tip-line = A ship that moves along the line pays that.
page-ship = The ship of { $who } is at { $planet }.
page-second-ship = The second ship of { $who } is at { $planet }.
page-tip-ship = Outposts are founded where a ship is.
page-tip-capital = Everybody begins here. In a harvest it brings a resource of choice.
page-reach = Within reach of an exploration for { $energy } energy.
page-wormhole = A wormhole leads to every other one for { $cost }.
page-slot-taken = Slot: { $who }
page-slot-open = Free slot without a requirement
page-slot-crew = Free slot for a crew member, who stays for good
page-slot-trade = Free slot for trade { $needs }; you have { $has }.
page-pirates = { $pirate }: strength { $strength }, your military is { $has }.
page-pirates-bring = Beaten, they bring: { $reward }; each round: { $income }.
page-pirates-beaten = { $count ->
    [one] 1 pirate token
   *[other] { $count } pirate tokens
    }
page-token-here = The first one there takes { $token }: { $effect }.
page-next-outpost = Outpost { $number } costs { $ore } ore and uncovers: { $effect }.
page-tip-grey = A grey planet brings a move more in each exploration.
page-score = { $vp } VP; { $score } if the game ended now
page-score-upkeep = Military, if the round ended now: +{ $gain } −{ $loss }
page-hold = { $good }: { $count }
page-goods-of = The hold of { $who }:
page-tip-energy = Pays for moves and military.
page-tip-ore = Pays for outposts and trade.
page-tip-alien = Pays for wormholes, trade and the omni-action.
page-tip-credit = No resource. In the own turn 1 credit buys 1 energy or 1 ore; at the end it is 1 VP.
page-workers = Available, { $worker }: { $count }; out: { $out }
page-workers-of = Workers of { $who }:
page-workers-left = Then captains: { $captains }, crew: { $crew } are left.
page-tip-captain = Takes main actions, follows, goes to action planets.
page-tip-crew = Follows, goes to action planets and sits in the Senate.
page-tip-lieutenant = Follows only, and takes the main action then.
page-tip-markers = A marker on a technology card makes it work for its owner.
page-pods = { $count ->
    [one] 1 crew member in a cryo pod
   *[other] { $count } crew members in cryo pods
    }
page-tip-pods = They sleep until something mobilises them and a crew space is empty.
page-income = Next income: { $count ->
    [one] 1 source
   *[other] { $count } sources
    }
page-income-word = Income
page-tip-income = If nothing changes until then.
page-moves = Moves of an exploration: { $moves }, { $free } of them without energy
page-turns-left = Turns that your workers still allow: { $captains } with a captain, { $crew } with crew.
page-row-crew = Crew
page-row-outposts = Outposts
page-row-mining = Mining
page-row-income = Income track
page-space-manned = Space taken by { $worker }
page-space-free = Empty space for { $worker }
page-space-pays = Income: { $effect }.
page-outpost-placed = Outpost { $number } is placed; it cost { $ore } ore.
page-outpost-here = Outpost { $number } costs { $ore } ore.
page-outpost-reward = It uncovers: { $effect }.
page-trade-open = Trade { $level } is open.
page-trade-closed = Trade { $level } is closed.
page-trade-marker = It brings a development marker.
page-fleet = { $fleet }: { $effect }, at once and as income
page-mining-pays = Pays in mining from politics { $needs }; you have { $has }.
page-mining-cut = Pays nothing: it needs politics { $needs }, you have { $has }.
page-income-pays = Pays from politics { $needs }; you have { $has }.
page-income-cut = Pays nothing: it needs politics { $needs }, you have { $has }.
page-log-free = Free place { $place } of the mission log
page-completed = { $count ->
    [one] 1 completed mission
   *[other] { $count } completed missions
    }
page-outposts-of = { $who }: { $count ->
    [one] 1 outpost
   *[other] { $count } outposts
    }
page-unused-workers = Not used: captains { $captains }, crew { $crew }.
page-unused-areas = Free main actions: { $areas }.
page-unused-missions = Missions whose requirements are met: { $missions }.
page-unused-tokens = Tokens: { $tokens }.
page-unused-decrees = Decrees that you meet: { $decrees }.
page-aid-income = Your next income
page-aid-unused = What you could still do
page-aid-signs = Signs
page-pod = cryo pod
page-outpost = outpost
page-marker = development marker
page-vp = victory point


## In a list of games

about-play = Lead a fleet through five rounds: take strong actions, follow those of your rivals, found outposts, beat pirates and talk your way into the Galactic Senate.
about-time = 90 to 140 minutes
about-weight = medium to heavy

## The guided first game

guide-welcome = Welcome, commander! In { $rounds } rounds you found outposts, trade, study and talk your way into the Senate. Whoever has the most victory points at the end wins. You have { $points }.
guide-panel = This is your control panel. You have { $captains } captains: they take main actions. Your crew still sleeps in the cryo pods ({ $pods } of them); something must wake it first.
guide-income = Each round begins with income. The empty places of your panel pay, and one of them lets you choose a resource. Take energy.
guide-income-why = Ships move on energy, and moving is what you begin with.
guide-turn = In your turn you put a captain on one of the main actions. Each of them can be taken only once in a round. Begin with Exploration.
guide-turn-why = It moves your ship and founds an outpost; outposts feed everything else.
guide-move = Your ship stands at the Capital. Move it to { $planet }: the line costs energy { $energy }.
guide-move-why = This is an action planet: with an outpost there your workers can use its action in every round.
guide-outpost = Found your second outpost. It costs ore { $ore }. The place that it leaves free on your panel pays credits: { $credits }.
guide-outpost-why = The first outposts are cheap, and { $planet } will work for you all game long.
guide-token = Whoever is first on an action planet takes its bonus token. { $token } is yours: use it for ore { $ore }.
guide-token-why = Tokens can be used once, in any turn of yours. Using one does not end the turn.
guide-follow = { $who } has taken Technology. When somebody has finished a main action, the others may follow with a worker. Usually that is the weaker form of the action.
guide-follow-why = Your { $ability } is special: he only follows, but he takes the main action, and your captains stay free.
guide-technology = Choose the steps: you go up { $steps } on technology.
guide-technology-why = Technology opens cards and higher military levels, and there is a bonus token on the way.
guide-wake = That token is { $token }. Use it: { $crew } crew member wakes up.
guide-wake-why = Crew follows the actions of others, so a captain is not needed for that.
guide-production = Exploration and Technology are taken. Production is free: it raises your production level, now { $level }, and then you harvest. You have { $outposts } outposts to harvest from.
guide-production-why = As many outposts as your level bring something, so level and outposts should grow together.
guide-harvest = The Capital brings whatever you like. You have no alien yet, so take aliens: { $aliens }.
guide-harvest-why = Aliens open wormholes and the trade track.
guide-politics = { $who } has finished Politics. Follow with the crew member who has just woken up.
guide-politics-why = A worker that stays at home does nothing for you.
guide-step = As a follower you choose: a step or a mission. Take the step: { $steps } on politics.
guide-step-why = Politics opens better missions and decides how far down your tracks pay income.
guide-military = One captain is left. At the end of the round whoever is last on military loses points: { $who } stands at { $theirs }, you at { $mine }. Catch up.
guide-military-why = When all are level, nobody loses anything.
guide-price = There are different prices. Pay energy { $energy } and credits { $credits }.
guide-price-why = So some energy is left for your ship in the next round.
guide-purse = Your action is done, but free actions are still possible. { $token } came from the politics track; use it.
guide-purse-why = Afterwards you have nothing left to do: the round ends.
guide-round = The round is over. Nobody was behind on military, all workers have come home, and your { $captains } captains are ready again. You have { $points } points.
guide-income-again = Income again. You choose a resource; you have ore { $ore } already, but the next outposts cost ore.
guide-income-again-why = Found the next outpost early: each one feeds every harvest after it.
guide-end = That was a full round. There are { $rounds } of them. Follow whenever it is worth a worker, and look at your objectives before you choose planets. From here on you decide; whenever you like, ask me what I would do.

guide-about-turn = Put a captain on a main action; you have { $captains } left. Exploration and Production are good beginnings.
guide-about-planet = You have an outpost on an action planet: a worker can use its action, once per round.
guide-about-pass = You have no captain left. Send crew to an action planet, or pass. Whoever passes may come back in a later turn.
guide-about-follow = Somebody has finished a main action. You may follow with a worker: it costs you no turn.
guide-about-explore = Move your ship, then found an outpost where it stands. What you can reach and pay for is lit.
guide-about-gain = You may choose a resource: energy moves ships, ore builds outposts, aliens open wormholes and trade.
