## Questions

ask-species = Which species do you lead?
ask-home-rotation = How do you turn your starting sector? At least one wormhole must face the second ring.
ask-removed-cube = From which track do you remove a cube for the whole game?
ask-orbital-cube = Does the cube on your Orbital come from money or from science?
ask-turn = Your turn: take an action, or pass.
ask-turn-passed = You have passed: take a reaction, or pass again.
ask-turn-no-disc = Your turn: no disc is left on your influence track, so you can only pass.
ask-end-turn = Your { $action } is done. Colony ships and proposals are still possible until you end your turn.
ask-explore-space = Explore: which space?
ask-explore-second = { $sector } is drawn. Do you draw a second sector?
ask-explore-tile = Which sector do you place? The rest is discarded.
ask-explore-place = { $sector } is drawn: do you place it or discard it?
ask-explore-rotation = How do you turn { $sector }?
ask-explore-disc = Do you put an influence disc on { $sector }? Upkeep would go from { $now } to { $after }.
ask-explore-again = Do you explore once more?
ask-discovery = You have found { $discovery }: do you use it or keep it for 2 VP?
ask-ancient-part = { $part }: on which blueprint and space, or do you store it?
ask-free-technology = Which technology do you take? They are the cheapest that you can have.
ask-influence = Influence: { $moves ->
    [one] 1 disc may still move
   *[other] { $moves } discs may still move
    }, { $flips ->
    [one] 1 colony ship may be made ready
   *[other] { $flips } colony ships may be made ready
    }.
ask-disc-to = Where does the disc go?
ask-cube-return = A cube leaves { $sector }: to which track does it go?
ask-cube-graveyard = A cube is destroyed in { $sector }: to which graveyard does it go?
ask-graveyard-return = The { $resource } track is full: to which track does the cube go?
ask-research = Research: what do you buy?
ask-rare-track = { $technology }: on which track do you place it?
ask-token-sector = { $token }: on which of your sectors?
ask-artifact = Artifact in { $sector }: of which resource do you gain { $count }?
ask-upgrade = Upgrade: { $parts ->
    [one] 1 part may still be placed
   *[other] { $parts } parts may still be placed
    }. Place, remove or finish.
ask-upgrade-space = { $blueprint }: on which space does { $part } go?
ask-build = Build: { $units ->
    [one] 1 unit may still be built
   *[other] { $units } units may still be built
    }. Which one?
ask-build-sector = { $unit }: in which sector?
ask-move = Move: { $activations ->
    [one] 1 activation is left
   *[other] { $activations } activations are left
    }. Which ship moves?
ask-load = { $unit }: which interceptors come aboard? There is room for { $room }.
ask-step = { $unit } in { $sector }: where to? Steps left: { $steps }.
ask-step-jump = { $unit } in { $sector }: where to? Steps left: { $steps }, and a jump.
ask-pay = This costs { $cost }. You are short of { $missing }: what do you trade?
ask-pay-magellan = This costs { $cost }. You are short of { $missing }: do you trade or turn over a colony ship?
ask-colonise = Which square does your colony ship settle?
ask-colonise-track = From which track does the cube come?
ask-propose = Diplomatic relations with { $who }: from which track does your cube come?
ask-propose-clear = There is no room for an ambassador: which reputation tile goes back to the bag?
ask-accept-relations = { $who } proposes diplomatic relations. Do you agree?
ask-accept-cube = From which track does the cube on your ambassador come?
ask-accept-alliance = { $who } proposes the alliance { $alliance }. Do you agree?
ask-accept-member = { $who } asks to join { $alliance }. Do you agree?
ask-ambassador-cube = Your ambassador comes back from { $who }: to which track does the cube go?
ask-floor = Both markers are ready: do you act now, or shall { $who } act first?
ask-order = { $units } have the same initiative: which acts first in this battle?
ask-activate = { $unit } in { $sector }: attack or retreat?
ask-assign = { $die } shows { $face }: which ship does it hit? It does { $damage } damage.
ask-split = { $points ->
    [one] 1 point is left to share out: which ship?
   *[other] { $points } points are left to share out: which ship?
    }
ask-point-defense = Point Defense: which missile do you shoot down? Hits left: { $count }.
ask-reroll = Do you turn over a colony ship to roll a die again? Ready: { $count }.
ask-stalemate = Stalemate: where does { $unit } retreat to?
ask-keep-reputation = Which reputation tile do you keep?
ask-return-reputation = All spaces are taken: which of your reputation tiles goes back?
ask-population = Which cube is destroyed? Points left: { $count }.
ask-combat-disc = Do you put an influence disc on { $sector }?
ask-shrine = Sublimation: do you build a shrine?
ask-shrine-planet = { $shrine }: on which planet?
ask-upkeep-colonise = Upkeep: do you use colony ships before you pay?
ask-shortage = You are short of { $missing } money for your upkeep: what do you do?
ask-magellan-window = End of Upkeep: do you turn over a colony ship for a resource? Ready: { $count }.
ask-direction = In which direction does the next round go?

## Buttons

label-species = { $species }
label-rotation = Wormholes to { $directions }
label-action = { $action }
label-reaction = { $action } (reaction)
label-pass = Pass
label-end-turn = End turn
label-finish = Finish
label-stop = Stop here
label-done = Done
label-yes = Yes
label-no = No
label-cancel = Cancel
label-space = Space { $space }
label-draw-second = Draw a second sector
label-place = Place { $sector }
label-discard = Discard
label-use = Use it
label-keep-vp = Keep it for 2 VP
label-store = Store it
label-disc-from-track = A disc from the track
label-disc-from = The disc of { $sector }
label-disc-to-track = To the track
label-disc-to = To { $sector }
label-flip = Make a colony ship ready
label-colonise = Settle { $square } in { $sector }
label-colony-resource = Colony ship for 1 { $resource }
label-buy = { $technology } for { $cost } science
label-buy-development = { $development } for { $cost }
label-track = { $track } track
label-resource = { $resource }
label-remove-part = { $blueprint }: remove { $part }
label-place-part = { $blueprint }: { $part }
label-part-space = Space { $space }
label-build = { $unit } for { $cost } materials
label-sector = { $sector }
label-ship = { $unit } in { $sector }
label-load = Load { $count ->
    [one] 1 interceptor
   *[other] { $count } interceptors
    }
label-load-none = Load nothing
label-step = To { $sector }
label-step-portal = To { $sector } through the portal
label-jump = Jump to { $sector }
label-trade = { $give } for { $get }
label-propose-relations = Propose relations to { $who }
label-propose-alliance = Propose the alliance { $alliance } to { $who }
label-propose-join = Ask to join { $alliance }
label-leave-alliance = Leave { $alliance }
label-concede = Concede
label-show-reputation = Show your allies the tile that you kept
label-act-now = Act now
label-let-other = Let { $who } act first
label-attack = Attack
label-hold = Hold
label-retreat = Retreat to { $sector }
label-target = { $unit } of { $who }
label-target-guard = { $guard }
label-missile = { $die } at { $unit }
label-reroll = Roll { $die } again, which shows { $face }
label-tile = Tile of { $vp } VP
label-keep-none = Keep none
label-cube = Cube of { $square }
label-shrine = { $shrine } for { $cost }
label-shortage-disc = Give up { $sector }
label-clockwise = Clockwise
label-counter-clockwise = Counter-clockwise

## Why not

refusal-not-your-turn = It is not your decision now.
refusal-not-asked = That is not asked now.
refusal-over = The game is over.
refusal-species-taken = { $species }: its board is taken.
refusal-species-off = { $species }: not in this game.
refusal-home-wormhole = At least one wormhole must face the second ring.
refusal-no-disc = There is no disc left on your influence track.
refusal-no-reaction = { $action } is no reaction, and you have passed.
refusal-nothing-possible = { $action }: nothing of it can be done now.
refusal-one-step-first = One step of the action must be made first.
refusal-no-colony-ship = None of your { $count } colony ships is ready.
refusal-no-square = { $sector }: no such square is free.
refusal-advanced = An advanced square for { $resource } needs { $technology }.
refusal-track-empty = Your { $resource } track has no cube left.
refusal-enemy-in-upkeep = { $sector }: in Upkeep enemy ships stop your colony ships.
refusal-not-controlled = { $sector }: you do not control it.
refusal-no-source = None of your discs and unpinned ships lies beside that space.
refusal-no-wormhole = { $sector } has no wormhole towards that space.
refusal-stack-empty = No sector of ring { $ring } is left.
refusal-no-connection = Turned like that, the sector is connected to none of yours.
refusal-guarded = { $sector }: { $guard } is there.
refusal-cannot-use = { $discovery }: it cannot be used now, so it is kept for 2 VP.
refusal-disc-there = { $sector }: a disc lies there.
refusal-enemy-there = { $sector }: an enemy ship is there ({ $unit }).
refusal-not-connected = { $sector }: it is connected to no sector with your disc or ship.
refusal-no-disc-moves = All { $count } disc moves are used.
refusal-no-flips = { $count ->
    [one] The colony ship of this action is ready already.
   *[other] All { $count } colony ships of this action are ready already.
    }
refusal-primary-only = Research needs the primary action marker.
refusal-owned = { $technology }: you have it.
refusal-not-available = { $technology }: it is not on the supply board.
refusal-track-full = { $track }: the track is full with { $count } tiles.
refusal-cannot-pay = This costs { $cost }. Missing, even with trades: { $missing }.
refusal-no-sector = You control no sector for this.
refusal-research-done = You have bought { $count } in this action, and that is all.
refusal-needs-technology = { $thing } needs { $technology }.
refusal-no-room-on-space = Space { $space } holds { $part }; remove it first.
refusal-upgrade-done = All { $count } parts of this action are placed.
refusal-energy = { $blueprint }: uses { $used } energy and makes { $made }.
refusal-no-drive = { $blueprint }: it has no drive.
refusal-drive-not-allowed = { $blueprint }: no drive is allowed there.
refusal-part-not-allowed = { $part } is not allowed on { $blueprint }.
refusal-no-part-left = { $part }: no tile is left.
refusal-part-fixed = { $part }: it stays for the rest of the game.
refusal-no-piece = { $unit }: all { $count } are on the map.
refusal-species-cannot = Your species cannot build this: { $unit }.
refusal-one-per-sector = { $sector }: there is one already ({ $unit }).
refusal-build-done = All { $count } units of this action are built.
refusal-pinned = { $sector }: { $enemies ->
    [one] 1 enemy ship pins
   *[other] { $enemies } enemy ships pin
    } your ships; { $own } would stay.
refusal-pinned-by = { $sector }: { $guard } pins every ship.
refusal-no-activations = All { $count } activations are used.
refusal-no-steps = This ship has made all { $count } steps.
refusal-jumped = This ship has jumped in this activation.
refusal-does-not-move = { $unit } does not move.
refusal-no-way = No wormhole and no portal leads from { $from } to { $to }.
refusal-unexplored = That space is unexplored.
refusal-load-late = Interceptors are loaded before the first step.
refusal-no-bay-room = There is room for { $room } interceptors.
refusal-diplomacy-players = Diplomatic relations need 4 players; there are { $players }.
refusal-not-neighbours = No sector of yours is fully connected to one of { $who }.
refusal-ships-mixed = { $sector }: ships of one of you stand in a sector of the other.
refusal-relations-exist = You have relations with { $who }.
refusal-traitor = { $who } holds the Traitor card.
refusal-no-ambassador = { $who } has no ambassador left.
refusal-no-ambassador-space = { $who } has no room for an ambassador.
refusal-proposed = You have proposed this to { $who } in this turn.
refusal-alliance-players = Alliances need 4 players; there are { $players }.
refusal-alliance-full = { $alliance } has { $count } members, the most there can be.
refusal-alliance-none-left = { $alliance }: no tile is left.
refusal-alliance-member = { $who } belongs to { $alliance }.
refusal-alliance-relations = An alliance needs diplomatic relations with { $who }.
refusal-alliance-left = You have left { $alliance } and cannot come back.
refusal-betrayer = A betrayer joins no alliance in this game.
refusal-alliance-last-round = In the last round alliances stay as they are.
refusal-alliance-moment = Alliances are founded during an action or reaction.
refusal-leave-moment = You can leave an alliance only before your action.
refusal-concede = You still have a ship or a disc on the map.
refusal-floor = { $who } has the floor.
refusal-does-not-hit = { $die } with { $face } does not hit: with computers { $computer } and shields { $shield } it makes { $total }, and 6 is needed.
refusal-doomed = { $unit } is destroyed by the dice assigned already.
refusal-not-in-battle = { $unit } is not in this battle.
refusal-no-retreat = { $unit } cannot retreat.
refusal-retreat-target = { $sector } is no place to retreat to: it must be yours, connected and without enemy ships.
refusal-retreating = { $unit } is retreating and cannot change its mind.
refusal-no-hit-left = No hit of Point Defense is left.
refusal-no-reputation-space = There is no room for a reputation tile.
refusal-trade-too-much = Nothing more has to be traded.
refusal-trade-rate = This trade takes { $give } { $resource }; you have { $has }.
refusal-would-not-cover = After that the cost could not be covered any more.
refusal-cannot-cancel = It is too late to cancel.
refusal-shortage-over = Your upkeep is covered; no further disc may be taken.
refusal-shrine-built = { $shrine } is built.
refusal-planet-taken = That planet has a shrine.
refusal-planet-colour = { $shrine } needs a planet of its colour or a gray one.
refusal-shrine-done = One shrine can be built in an Upkeep.

## Log

log-start-player = { $who } is start player.
log-species = { $who } leads { $species }.
log-home = { $who } starts in { $sector }.
log-cube-removed = { $who } removes a cube of { $resource }.
log-homeworld = Ancient homeworld: { $sector }, guarded by { $guard }.
log-development-shown = Development: { $development }.
log-technology-shown = On the supply board: { $technology }.
log-technology-next = Comes next: { $technology }.
log-round = Round { $round } begins.
log-phase-combat = Combat phase.
log-phase-upkeep = Upkeep phase.
log-phase-cleanup = Cleanup phase.
log-action = { $who }: { $action }.
log-reaction = { $who } reacts: { $action }.
log-passes = { $who } passes.
log-passes-first = { $who } passes first and begins the next round.
log-direction-card = { $who } takes the direction card.
log-direction = The next round goes { $direction }.
log-drawn = { $who } draws { $sector }.
log-placed = { $who } places { $sector } on { $space }.
log-discarded = { $who } discards { $sector }.
log-reshuffled = The discards of ring { $ring } are shuffled.
log-discoveries-reshuffled = The discarded discoveries are shuffled.
log-disc-placed = { $who } controls { $sector }.
log-disc-moved = { $who } moves a disc from { $from } to { $to }.
log-disc-back = { $who } gives up { $sector }.
log-flipped = { $count ->
    [one] { $who } makes a colony ship ready.
   *[other] { $who } makes { $count } colony ships ready.
    }
log-colonised = { $who } settles { $square } in { $sector }.
log-cube-back = A cube of { $who } goes back to { $resource }.
log-discovery-claimed = { $who } claims a discovery in { $sector }.
log-discovery-used = { $who } uses { $discovery }.
log-discovery-kept = { $who } keeps a discovery for 2 VP.
log-discovery-kept-own = You keep { $discovery } for 2 VP.
log-part-stored = { $who } stores { $part }.
log-researched = { $who } buys { $technology } for { $cost } science.
log-technology-free = { $who } takes { $technology } for nothing.
log-development = { $who } buys { $development } for { $cost }.
log-revelation = Revelation: { $who } draws a discovery.
log-token = { $who } puts { $token } on { $sector }.
log-discs-gained = { $count ->
    [one] { $who } has a disc more.
   *[other] { $who } has { $count } discs more.
    }
log-part-placed = { $who }: { $part } on { $blueprint }.
log-part-removed = { $who }: { $part } is taken off { $blueprint }.
log-built = { $who } builds in { $sector }: { $unit }.
log-spawned = { $who } receives in { $sector }: { $unit }.
log-moved = { $who }, { $unit }: { $from } → { $to }.
log-moved-portal = { $who }, { $unit }, through a portal: { $from } → { $to }.
log-jumped = { $who }, { $unit }, jumps: { $from } → { $to }.
log-loaded = { $who } loads { $count ->
    [one] 1 interceptor.
   *[other] { $count } interceptors.
    }
log-traded = { $who } trades { $give } for { $get }.
log-colony-resource = { $who } turns over a colony ship for 1 { $resource }.
log-gained = { $who } gains { $what }.
log-paid = { $who } pays { $what }.
log-relations-proposed = { $who } proposes relations to { $other }.
log-relations = { $who } and { $other } have diplomatic relations.
log-relations-declined = { $who } declines.
log-aggression = { $who } enters { $sector } and breaks with { $other }.
log-relations-end = The relations of { $who } and { $other } are over.
log-traitor = { $who } takes the Traitor card.
log-alliance = { $who } and { $other } found { $alliance }.
log-alliance-joined = { $who } joins { $alliance }.
log-alliance-left = { $who } leaves { $alliance }.
log-marker-primary = { $who } has the primary marker.
log-marker-secondary = { $who } has the secondary marker.
log-floor = { $who } has the floor.
log-conceded = { $who } concedes.
log-battle = Battle in { $sector }: { $attacker } against { $defender }.
log-missiles = Missiles.
log-engagement = Engagement round { $round }.
log-rolled = { $who }, { $unit }: { $dice }.
log-rolled-guard = { $guard }: { $dice }.
log-assigned = { $die } with { $face } + { $computer } − { $shield } hits { $unit } for { $damage }.
log-assigned-largest = { $guard } shoots at { $unit }: the largest ship that it can destroy.
log-assigned-damage = { $guard } shoots at { $unit }: the largest ship, as none can be destroyed.
log-missed = Nothing hits.
log-rerolled = { $who } turns over a colony ship: { $from } → { $to }.
log-point-defense = Point Defense of { $who } removes { $count ->
    [one] 1 missile.
   *[other] { $count } missiles.
    }
log-destroyed = { $unit } of { $who } is destroyed.
log-guard-destroyed = { $guard } is destroyed by { $who }.
log-regenerated = { $unit } repairs { $count } damage.
log-retreat-declared = { $who }: { $unit } turns towards { $sector }.
log-retreated = { $who }: { $unit } retreats to { $sector }.
log-stalemate = Stalemate: { $who } must retreat.
log-reputation-drawn = { $count ->
    [one] { $who } draws 1 reputation tile.
   *[other] { $who } draws { $count } reputation tiles.
    }
log-reputation-own = You draw { $tiles }.
log-reputation-kept = { $who } keeps one.
log-reputation-none = { $who } keeps none.
log-reputation-shown = { $who } shows a tile of { $vp } VP.
log-pillage = Pillage: { $who } gains { $count } money.
log-population = { $who } attacks the population of { $sector }: { $dice }.
log-bombs = { $who } bombs { $sector }: { $count ->
    [one] 1 cube is destroyed.
   *[other] { $count } cubes are destroyed.
    }
log-cube-destroyed = { $who } loses a cube in { $sector }.
log-disc-falls = { $who } loses { $sector }.
log-hive-rolls = Hive { $sector } rolls { $face }.
log-hive-moves = An Ancient ship moves from { $from } to { $to }.
log-hive-stays = No explored sector lies there.
log-shrine = { $who } builds { $shrine } in { $sector }.
log-shrine-bonus = { $who } has { $bonus }.
log-upkeep = { $who }: { $production } money produced, { $upkeep } paid.
log-production = { $who } produces { $science } science and { $materials } materials.
log-collapsed = The civilisation of { $who } collapses.
log-technologies-drawn = New technologies: { $technologies }.
ended = Round { $round } is over.
ended-alone = One civilisation is left.

## Score

score-reputation = Reputation
score-ambassadors = Ambassadors
score-sectors = Sectors
score-monoliths = Monoliths
score-discoveries = Discoveries
score-technologies = Technologies
score-tokens = Tokens on sectors
score-developments = Developments
score-ancients = Ancients beaten
score-alliance = Alliance tiles
score-species = Species
score-shrine-bonus = Enlightenment
score-traitor = Traitor
score-alliance-average = Average of the alliance

## Amounts

amount-money = { $count } money
amount-science = { $count } science
amount-materials = { $count } materials
amount-vp = { $count } VP
amount-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
    }
nothing = nothing
resource-money = money
resource-science = science
resource-materials = materials
track-military = Military
track-grid = Grid
track-nano = Nano
action-explore = Explore
action-influence = Influence
action-research = Research
action-upgrade = Upgrade
action-build = Build
action-move = Move
unit-interceptor = Interceptor
unit-cruiser = Cruiser
unit-dreadnought = Dreadnought
unit-starbase = Starbase
unit-orbital = Orbital
unit-monolith = Monolith
die-yellow = yellow die
die-orange = orange die
die-red = red die
weapon-cannon = cannon
weapon-missile = missile
stack-center = Galactic Center
stack-inner = Inner sectors (I)
stack-middle = Middle sectors (II)
stack-outer = Outer sectors (III)
stack-starting = starting sectors
stack-homeworld = Ancient homeworlds
square-money = money square
square-science = science square
square-materials = materials square
square-gray = gray square
square-advanced = advanced { $square }
square-orbital = Orbital
square-shellworld = Shellworld
direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise
side-ancients = the Ancients
slot-ambassador = ambassador
slot-reputation = reputation tile
slot-either = ambassador or reputation tile

## Effects

does-then = { $first }, then { $next }
does-gain = gain { $what }
does-gain-per-artifact = for each artifact in your sectors gain { $count } of one resource of your choice
does-discs = { $count ->
    [one] 1 disc from your reserve goes to the influence track
   *[other] { $count } discs from your reserve go to the influence track
    }
does-prosperity-disc = the purple disc goes to your influence track
does-unlock-part = you may use the part { $part }
does-unlock-unit = you may build: { $unit }
does-unlock-squares = you may settle advanced squares for { $resource }
does-more-builds = { $count ->
    [one] 1 more unit in each Build action
   *[other] { $count } more units in each Build action
    }
does-free-technology = take one of the cheapest technologies that you do not have, for nothing
does-spawn = from your reserve to this sector: { $unit }
does-ancient-part = the part { $part }, placed now or stored
does-token-here = { $token } on this sector
does-token-controlled = { $token } on a sector that you control
does-slot = one more space: { $slot }
does-vp = { $count } VP at the end
does-each = { $points } VP at the end for each { $what }
counts-artifacts = artifact in your sectors
counts-sectors = sector of yours
counts-ancient-ships = Ancient ship on the map
counts-used-discoveries = discovery that you used
counts-orbitals-with-cube = Orbital with a cube of yours
counts-shrines = shrine in your sectors
ability-half_wormholes = a wormhole on one side of an edge is enough for Explore, Influence, Move and retreat
ability-neutron_bombs = you destroy all population of a sector without a roll
ability-neutron_absorber = Neutron Bombs have no effect on you
ability-antimatter_splitter = the damage of your red cannon dice may be split
ability-distortion_shield = missiles have −2 against your ships
ability-cloaking_device = two enemy ships are needed to pin one of yours
ability-point_defense = your cannons shoot at missiles aimed at your ships
trait-reputation-at-start = { $count } reputation tiles at the start
trait-advanced-at-start = a cube on the advanced square for { $resource } at the start
trait-population-falls = your population falls without a roll when enemies win
trait-draws-sectors = draw up to { $count } sectors in an Explore and place one
trait-peace-with-ancients = you and Ancient ships leave each other alone
trait-revelation = the first technology on a fourth space brings a discovery
trait-colony-ships-for-goods = turn over a colony ship for 1 resource at any time
trait-keeps-used-discoveries = discoveries that you use stay with you
trait-orbital-ships = your Orbitals with a cube are ships
trait-pillage = money for the reputation tiles that you draw, less 1
trait-traitor-loses-nothing = the Traitor card costs you no points
trait-shrines = you may build a shrine at the start of Upkeep
trait-colony-ships-for-dice = turn over a colony ship to roll one of your dice again
stat-energy = energy { $count }
stat-initiative = initiative { $count }
stat-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
    }
stat-hull = hull { $count }
stat-computer = computers +{ $count }
stat-shield = shields { $count }
stat-dice = { $count } × { $die } ({ $weapon })
stat-jump = a jump in each activation
stat-carries = carries { $count } interceptors
stat-regenerates = repairs { $count } damage after each engagement round
stat-outside = takes no space
stat-pins-all = pins every ship

## Options

option-rounds = Rounds
option-species_mode = Species
option-species_mode-choose = Chosen in turn
option-species_mode-random = By chance
option-species_mode-fixed = Fixed
option-terrans_only = Terrans only
option-expansion_species = Species of the expansion
option-expansion_sectors = Sectors of the expansion
option-rare_technologies = Rare technologies
option-developments = Developments
option-ancient_homeworlds = Ancient homeworlds on empty positions
option-secret_homeworlds = Ancient homeworlds among the Middle sectors
option-gc_takeover = The Ancient dreadnought holds the Galactic Center
option-hives = Ancient hives
option-warp_portals = Warp portals
option-new_discoveries = Discoveries of the expansion
option-alliances = Alliances
option-betrayer_may_ally = Betrayers may join other alliances
option-diplomacy = Diplomatic relations
option-aggression_check = When relations are broken
option-aggression_check-entry = By every entry
option-aggression_check-end_of_action = By ships that stay to the end of the action
option-predictable_technologies = The next technologies are shown
option-turn_direction = The second to pass chooses the direction
option-smaller_galaxy = Smaller galaxy with three players
option-simultaneous_play = Simultaneous play with 7 to 9 players
option-allow_planta_draco_79 = Planta and Draco with 7 to 9 players too
option-limited_ship_parts = Ship parts are limited
option-storage_cap = Limit of each resource
option-storage_cap-none = None

## Content

content-sectors = Sectors
content-layouts = Starting positions
content-technologies = Technologies
content-developments = Developments
content-discoveries = Discoveries
content-tokens = Tokens on sectors
content-units = Units
content-blueprints = Blueprints
content-parts = Ship parts
content-guards = Ancients and the defence of the Galactic Center
content-dice = Dice
content-species = Species
content-alliances = Alliances
content-shrines = Shrines
content-shrine_bonuses = Shrine bonuses
content-tracks = Tracks
content-supply = Supply by players
content-reputation = Reputation tiles
content-pieces = Pieces
content-sheet = What all players share
designed-extra = the further tiles
designed-starts = where the starting sectors lie
designed-homeworlds = where the homeworlds lie
designed-values = the values on its edges
designed-stalemate = when a battle is stuck

## In a list of games

about-play = Explore a galaxy of hexes, settle its planets, research, build ships from parts and fight for it with dice, alone or in an alliance.
about-time = 30 minutes for each player
about-weight = heavy

## Names

sector-galactic_center = Galactic Center
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
technology-neutron_bombs = Neutron Bombs
technology-starbase = Starbase
technology-plasma_cannon = Plasma Cannon
technology-phase_shield = Phase Shield
technology-advanced_mining = Advanced Mining
technology-tachyon_source = Tachyon Source
technology-plasma_missile = Plasma Missile
technology-gluon_computer = Gluon Computer
technology-gauss_shield = Gauss Shield
technology-improved_hull = Improved Hull
technology-fusion_source = Fusion Source
technology-positron_computer = Positron Computer
technology-advanced_economy = Advanced Economy
technology-tachyon_drive = Tachyon Drive
technology-antimatter_cannon = Antimatter Cannon
technology-quantum_grid = Quantum Grid
technology-nanorobots = Nanorobots
technology-fusion_drive = Fusion Drive
technology-advanced_robotics = Advanced Robotics
technology-orbital = Orbital
technology-advanced_labs = Advanced Labs
technology-monolith = Monolith
technology-artifact_key = Artifact Key
technology-wormhole_generator = Wormhole Generator
technology-antimatter_splitter = Antimatter Splitter
technology-neutron_absorber = Neutron Absorber
technology-distortion_shield = Distortion Shield
technology-cloaking_device = Cloaking Device
technology-point_defense = Point Defense
technology-conifold_field = Conifold Field
technology-sentient_hull = Sentient Hull
technology-interceptor_bay = Interceptor Bay
technology-flux_missile = Flux Missile
technology-zero_point_source = Zero-Point Source
development-ancient_monument = Ancient Monument
development-artifact_link = Artifact Link
development-diplomatic_fleet = Diplomatic Fleet
development-mining_colony = Mining Colony
development-research_station = Research Station
development-trade_fleet = Trade Fleet
development-shellworld = Shellworld
development-warp_portal = Warp Portal
discovery-money_cache = 8 money
discovery-science_cache = 5 science
discovery-materials_cache = 6 materials
discovery-ancient_technology = Ancient Technology
discovery-ancient_cruiser = Ancient Cruiser
discovery-axion_computer = Axion Computer
discovery-hypergrid_source = Hypergrid Source
discovery-shard_hull = Shard Hull
discovery-ion_turret = Ion Turret
discovery-conformal_drive = Conformal Drive
discovery-flux_shield = Flux Shield
discovery-mixed_cache = 3 money, 2 science, 2 materials
discovery-ancient_warp_portal = Ancient Warp Portal
discovery-ancient_orbital = Ancient Orbital
discovery-jump_drive = Jump Drive
discovery-muon_source = Muon Source
discovery-morph_shield = Morph Shield
discovery-ion_disruptor = Ion Disruptor
token-orbital = Orbital
token-monolith = Monolith
token-warp_portal = Warp Portal
token-shellworld = Shellworld
token-ancient_warp_portal = Ancient Warp Portal
token-ancient_orbital = Ancient Orbital
part-ion_cannon = Ion Cannon
part-plasma_cannon = Plasma Cannon
part-antimatter_cannon = Antimatter Cannon
part-plasma_missile = Plasma Missile
part-hull = Hull
part-improved_hull = Improved Hull
part-nuclear_drive = Nuclear Drive
part-fusion_drive = Fusion Drive
part-tachyon_drive = Tachyon Drive
part-electron_computer = Electron Computer
part-positron_computer = Positron Computer
part-gluon_computer = Gluon Computer
part-nuclear_source = Nuclear Source
part-fusion_source = Fusion Source
part-tachyon_source = Tachyon Source
part-gauss_shield = Gauss Shield
part-phase_shield = Phase Shield
part-interceptor_bay = Interceptor Bay
part-conifold_field = Conifold Field
part-sentient_hull = Sentient Hull
part-flux_missile = Flux Missile
part-zero_point_source = Zero-Point Source
part-axion_computer = Axion Computer
part-hypergrid_source = Hypergrid Source
part-shard_hull = Shard Hull
part-ion_turret = Ion Turret
part-conformal_drive = Conformal Drive
part-flux_shield = Flux Shield
part-jump_drive = Jump Drive
part-muon_source = Muon Source
part-morph_shield = Morph Shield
part-ion_disruptor = Ion Disruptor
species-eridani = Eridani Empire
species-terran_directorate = Terran Directorate
species-hydran = Hydran Progress
species-terran_federation = Terran Federation
species-planta = Planta
species-terran_union = Terran Union
species-draco = Descendants of Draco
species-terran_republic = Terran Republic
species-mechanema = Mechanema
species-terran_conglomerate = Terran Conglomerate
species-orion = Orion Hegemony
species-terran_alliance = Terran Alliance
species-exiles = The Exiles
species-magellan_wardens = Wardens of Magellan
species-rho_indi = Rho Indi Syndicate
species-magellan_keepers = Keepers of Magellan
species-lyra = Enlightened of Lyra
species-magellan_sentinels = Sentinels of Magellan
guard-ancient_ship = Ancient ship
guard-gcds = Galactic Center Defense System
guard-cruiser_a = Ancient cruiser A
guard-cruiser_b = Ancient cruiser B
guard-cruiser_c = Ancient cruiser C
guard-cruiser_d = Ancient cruiser D
guard-cruiser_e = Ancient cruiser E
guard-cruiser_f = Ancient cruiser F
guard-cruiser_g = Ancient cruiser G
guard-cruiser_h = Ancient cruiser H
guard-dreadnought_a = Ancient dreadnought A
guard-dreadnought_b = Ancient dreadnought B
alliance-nova = Nova
alliance-vortex = Vortex
alliance-flare = Flare
shrine-freedom_money = Shrine of Freedom (money)
shrine-freedom_science = Shrine of Freedom (science)
shrine-freedom_materials = Shrine of Freedom (materials)
shrine-prosperity_money = Shrine of Prosperity (money)
shrine-prosperity_science = Shrine of Prosperity (science)
shrine-prosperity_materials = Shrine of Prosperity (materials)
shrine-enlightenment_money = Shrine of Enlightenment (money)
shrine-enlightenment_science = Shrine of Enlightenment (science)
shrine-enlightenment_materials = Shrine of Enlightenment (materials)
shrine-set-freedom = Freedom
shrine-set-prosperity = Prosperity
shrine-set-enlightenment = Enlightenment
shrine-bonus-freedom = Freedom
shrine-bonus-prosperity = Prosperity
shrine-bonus-enlightenment = Enlightenment
player-red = red
player-blue = blue
player-green = green
player-yellow = yellow
player-white = white
player-black = black
player-pink = pink
player-gray = gray
player-cream = cream
