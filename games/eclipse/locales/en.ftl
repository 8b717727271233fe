## Questions

ask-species = Which species do you lead?
ask-home-rotation = How do you turn your starting sector? At least one wormhole must face the second ring.
ask-removed-cube = From which track do you remove a cube for the whole game?
ask-orbital-cube = Does the cube on your Orbital come from money or from science?
ask-turn = Your turn: take an action, or pass.
ask-turn-passed = You have passed: take a reaction, or pass again.
ask-turn-no-disc = Your turn: no disc is left on your influence track, so you can only pass.
ask-end-turn = Colony ships and proposals are still possible until you end your turn.
ask-explore-space = Explore: which space?
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
ask-artifact = Artifacts left: { $left }. Of which resource do you gain { $count }?
ask-upgrade = Upgrade: { $parts ->
    [one] 1 part may still be placed
   *[other] { $parts } parts may still be placed
    }. Place, remove or finish.
ask-upgrade-space = On which space does { $part } go?
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
ask-point-defense = Point Defense: which missile do you shoot down? Hits left: { $count }.
ask-reroll = Do you turn over a colony ship to roll a die again? Ready: { $count }.
ask-stalemate = Stalemate: where does { $unit } retreat to?
ask-keep-reputation = { $count ->
    [one] Do you keep the reputation tile?
   *[other] Do you keep one of the { $count } reputation tiles?
    }
ask-choose-reputation = Which reputation tile do you keep?
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
label-space = Beside { $sector }: { $edge }
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
label-place-part = { $part }
label-part-space = { $blueprint }: space { $space }
label-build = { $unit } for { $cost } materials
label-sector = { $sector }
label-ship = { $unit } in { $sector }
label-launch = Interceptor from the bay: { $unit } in { $sector }
label-load = Load { $count ->
    [one] 1 interceptor
   *[other] { $count } interceptors
    }
label-load-none = Load nothing
label-step = To { $sector }
label-jump = Jump to { $sector }
label-trade = { $give } for { $get }
label-propose-relations = Propose relations to { $who }
label-propose-alliance = Propose the alliance { $alliance } to { $who }
label-propose-join = Ask to join { $alliance }
label-leave-alliance = Leave { $alliance }
label-concede = Concede
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
label-show-held = Show your reputation tiles to your allies
label-show-tiles = Show the drawn tiles to your allies
label-keep-tile = Keep one
label-keep-none = Keep none
label-cube = Cube of { $square }
label-shrine = { $shrine } for { $cost }
label-shortage-disc = Give up { $sector }
label-clockwise = Clockwise
label-counter-clockwise = Counter-clockwise
label-part-over = { $blueprint }: space { $space }, over { $part }
label-part-beside = Beside { $blueprint }
label-technology = { $technology }
label-colonise-in = Colony ship to { $sector }
label-unit = { $unit } first
label-planet = { $planet } in { $sector }

## Why not

refusal-over = The game is over.
refusal-not-your-turn = It is not your decision now, but that of { $who }.
refusal-must-decide = This question has other answers, and one of them must be given.
refusal-turn-start = This is decided at the start of your turn, before an action, a reaction or a pass.
refusal-turn-goes-on = The turn ends when what was declared in it is done.
refusal-step-of = This is a step of { $action }, and you are not at it.
refusal-between-steps = This is possible in your turn, before or between the steps of an action, while nothing else is asked.
refusal-species-chosen = Species are chosen before the first round.
refusal-no-discovery = You are not looking at a discovery.
refusal-no-cube-in-hand = No cube of yours is on its way to a square or a track.
refusal-no-artifact = No artifact brings you anything now.
refusal-nothing-due = Trades are made while a cost is due that your stock does not cover.
refusal-nothing-drawn = You have no reputation tiles to choose from.
refusal-no-battle-step = No battle has come to this step of yours.
refusal-no-shrine-now = Lyra build shrines at the beginning of Upkeep.
refusal-not-short = Sectors are given up only while the upkeep cannot be paid.
refusal-no-direction = The direction is chosen at the end of Cleanup by whoever holds the direction card.
refusal-no-floor = Only one holder of two markers can let the other act first.
refusal-species-taken = The board of this species is taken.
refusal-species-off = This species is not in this game.
refusal-home-wormhole = At least one wormhole must face the second ring.
refusal-no-disc = There is no disc left on your influence track.
refusal-no-reaction = { $action } is no reaction, and you have passed.
refusal-nothing-possible = { $action }: nothing of it can be done now.
refusal-one-step-first = One step must be made first.
refusal-all-used = This action has { $count } of these, and all are used.
refusal-primary-only = Research needs the primary action marker.
refusal-still-there = You still have a ship or a disc on the map.
refusal-no-colony-ship = None of your { $count } colony ships is ready.
refusal-not-magellan = Only Magellan turn colony ships over for resources.
refusal-no-square = Sector { $sector }: no such square is free.
refusal-advanced = An advanced square needs its technology: { $resource }.
refusal-track-empty = Your track has no cube left: { $resource }.
refusal-cube-track = The cube cannot have that track.
refusal-track-is-full = { $resource }: the track is full with { $count } cubes.
refusal-enemy-in-upkeep = Sector { $sector }: in Upkeep enemy ships stop your colony ships.
refusal-not-controlled = Sector { $sector }: you do not control it.
refusal-no-source = None of your discs and unpinned ships lies beside that space.
refusal-no-wormhole = No wormhole of your sectors leads to that space.
refusal-explored = That space is explored.
refusal-other-name = That space is explored from sector { $sector }, { $edge }.
refusal-stack-empty = No sector of ring { $ring } is left.
refusal-not-drawn = That sector was not drawn.
refusal-no-connection = Turned like that, the sector is connected to none of yours.
refusal-no-second = No further sector can be drawn.
refusal-cannot-use = It cannot be used now, so it is kept for 2 VP.
refusal-disc-there = Sector { $sector }: a disc lies there.
refusal-enemy-there = Sector { $sector }: an enemy ship is there.
refusal-not-connected = Sector { $sector }: it is connected to no sector with your disc or ship.
refusal-nothing-to-flip = All your colony ships are ready.
refusal-disc-on-track = This disc comes from the track; put it on a sector.
refusal-owned = You have this technology.
refusal-not-available = It is not on the supply board.
refusal-not-cheapest = Only one that costs { $cost } can be taken.
refusal-track-full = { $track }: the track is full with { $count } tiles.
refusal-cannot-pay = This costs { $cost }. You lack { $missing }, and trades do not cover it.
refusal-no-sector = You control no sector for this.
refusal-needs-technology = You do not have what this needs.
refusal-no-space = { $unit }: the blueprint has no such space.
refusal-space-taken = A part lies there; remove it first.
refusal-nothing-on-space = No part tile lies there.
refusal-energy = { $unit }: uses { $used } energy and makes { $made }.
refusal-no-drive = { $unit }: it has no drive.
refusal-drive-not-allowed = { $unit }: no drive is allowed there.
refusal-part-not-allowed = { $unit }: this part is not allowed there.
refusal-no-part-left = No tile of this part is left.
refusal-part-beside = This part does not go there.
refusal-not-drawn-for = { $unit }: your species has no such blueprint.
refusal-no-piece = { $unit }: all { $count } are on the map.
refusal-species-cannot = Your species cannot build this: { $unit }.
refusal-one-per-sector = Sector { $sector }: there is one already ({ $unit }).
refusal-pinned = Sector { $sector }: { $enemies } enemy ships pin yours, and the ships that would stay count { $own }.
refusal-pinned-by = Sector { $sector }: its guard pins every ship.
refusal-no-ship = { $unit }: none of yours is there.
refusal-does-not-move = { $unit } does not move.
refusal-no-steps = This ship has made all { $count } steps that it can make.
refusal-jumped = This ship cannot jump now.
refusal-no-way = No wormhole and no portal leads from { $from } to { $to }.
refusal-not-beside = Sectors { $from } and { $to } are no neighbours.
refusal-unexplored = That sector is not on the map.
refusal-no-bay-room = This ship can have at most { $room } of the interceptors here with it.
refusal-stays-aboard = { $count } interceptors are aboard and come along.
refusal-in-bay = All { $count } interceptors here are aboard another ship.
refusal-nothing-aboard = No interceptor is aboard: { $unit }.
refusal-nowhere-to-go = { $unit }: no sector can be reached from there with { $steps } steps.
refusal-trade-rate = This trade takes { $give } of { $resource }; you have { $has }.
refusal-trade-same = A trade brings another resource.
refusal-trade-too-much = Nothing more of this is needed.
refusal-would-not-cover = After that the cost could not be covered any more.
refusal-cannot-cancel = It is too late to cancel.
refusal-diplomacy-off = There are no diplomatic relations in this game; they need 4 players, and there are { $players }.
refusal-not-neighbours = No sector of yours is fully connected to one of { $who }.
refusal-ships-mixed = Your ships and those of { $who } are in each other's way.
refusal-relations-exist = You have relations with { $who }.
refusal-traitor = { $who } holds the Traitor card.
refusal-no-ambassador = { $who } has no ambassador left.
refusal-no-ambassador-space = { $who } has no room for an ambassador.
refusal-proposed = You have proposed this to { $who } in this turn.
refusal-has-room = There is room for the ambassador; no reputation tile has to go back.
refusal-make-room = First a reputation tile must make room for the ambassador.
refusal-not-there = { $who } cannot be asked.
refusal-alliances-off = There are no alliances in this game; they need 4 players, and there are { $players }.
refusal-alliance-full = An alliance has at most { $count } members.
refusal-alliance-member = { $who } belongs to an alliance.
refusal-no-alliance = You belong to no alliance.
refusal-alliance-tiles = This alliance cannot be chosen: it is in use, or its tiles are gone.
refusal-alliance-relations = An alliance needs diplomatic relations with { $who }.
refusal-alliance-left = Nobody comes back to an alliance that they left.
refusal-betrayer = A betrayer joins no alliance in this game.
refusal-alliance-last-round = In the last round alliances stay as they are.
refusal-alliance-moment = Alliances are made during an action or reaction, once with each partner.
refusal-join-relations = You have relations with no member of that alliance.
refusal-not-in-battle = That ship is no enemy in this battle.
refusal-does-not-hit = A { $face } with computers { $computer } does not hit through shields { $shield }.
refusal-doomed = That ship is destroyed by the dice assigned already.
refusal-retreat-target = Sector { $sector } is no place to retreat to: it must be yours, connected and without enemy ships.
refusal-order-not-tied = That type has another initiative.
refusal-no-missile = No such missile is aimed at you.
refusal-no-die = There is no such die.
refusal-no-tile = There is no such reputation tile.
refusal-no-reputation-space = There is no room for a reputation tile.
refusal-nobody-to-show = You have no ally who has not seen these tiles.
refusal-no-cube = No cube is there.
refusal-shrine-built = This shrine is built.
refusal-planet-taken = That planet has a shrine.
refusal-planet-colour = The shrine needs a planet of its colour or a gray one in your sectors.
refusal-no-disc-there = Sector { $sector }: your disc is not there.

## Log

log-start-player = { $who } is start player.
log-portals-warning = In simultaneous play warp portals are better switched off: with them two turns get in each other's way.
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
log-development = { $who } buys { $development }.
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
log-floor = { $who } has the floor.
log-conceded = { $who } concedes.
log-battle = Battle in { $sector }: { $attacker } against { $defender }.
log-missiles = Missiles.
log-engagement = Engagement round { $round }.
log-rolled = { $unit }: { $dice }{ $computer ->
    [0] {""}
   *[other] , each +{ $computer } by computers
    }.
log-assigned = { $face }{ $computer ->
    [0] {""}
   *[other] {" "}+{ $computer }
    }{ $cover ->
    [0] {""}
   *[other] {" "}−{ $cover }
    } hits for { $damage }: { $unit }.
log-missed = Nothing hits.
log-rerolled = { $who } turns over a colony ship: { $from } → { $to }.
log-aimed-destroys = Ancients aim at { $unit }: no larger ship can be destroyed by these dice.
log-aimed-largest = Ancients aim at { $unit }: the dice left destroy nothing, so the largest ship is hit.
log-point-defense = Point Defense of { $who } ({ $dice }) has hits for { $count ->
    [one] 1 missile.
   *[other] { $count } missiles.
    }
log-guard-defense = Point Defense, { $guard } ({ $dice }), has hits for { $count ->
    [one] 1 missile.
   *[other] { $count } missiles.
    }
log-destroyed = Destroyed: { $unit }.
log-retreat-declared = { $who }: { $unit } turns towards { $sector }.
log-retreated = { $who }: { $unit } retreats to { $sector }.
log-stalemate = Stalemate: the attacker must retreat.
log-reputation-drawn = { $count ->
    [one] { $who } draws 1 reputation tile.
   *[other] { $who } draws { $count } reputation tiles.
    }
log-reputation-own = You draw { $tiles }.
log-reputation-shown = { $who } shows you what was drawn: { $tiles }.
log-tiles-shown = { $who } shows you all reputation tiles: { $tiles }.
log-reputation-kept = { $who } keeps one.
log-reputation-none = { $who } keeps none.
log-pillage = Pillage: { $who } gains { $count } money.
log-swarm = Ancient ships attack the population of { $sector }: { $dice }.
log-population = { $who } attacks the population of { $sector }: { $dice }.
log-bombs = Population of { $sector }: { $count ->
    [one] 1 cube is destroyed.
   *[other] { $count } cubes are destroyed.
    }
log-cube-destroyed = { $who } loses a cube in { $sector }.
log-disc-falls = { $who } loses { $sector }.
log-hive-rolls = Hive { $sector } rolls { $face }.
log-hive-moves = An Ancient ship moves from { $from } to { $to }.
log-shrine = { $who } builds { $shrine } in { $sector }.
log-shrine-bonus = { $who } has { $bonus }.
log-upkeep = { $who }: { $production } money produced, { $upkeep } paid.
log-production = { $who } produces { $science } science and { $materials } materials.
log-collapsed = The civilisation of { $who } collapses.
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
score-fixed = Points at the collapse
tie-resources = Resources

## Amounts

amount-money = { $count } money
amount-science = { $count } science
amount-materials = { $count } materials
nothing = nothing
trait-none = no ability that others do not have
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
edge-n = north
edge-ne = north-east
edge-se = south-east
edge-s = south
edge-sw = south-west
edge-nw = north-west
square-money-advanced = advanced money
square-science-advanced = advanced science
square-materials-advanced = advanced materials
planet-money = money planet
planet-science = science planet
planet-materials = materials planet
planet-gray = gray planet
planet-gray2 = second gray planet
foe-guard = guard
foe-ancient = Ancient ship
face = { $face }
side-player = { $who }

## Odds of a battle

odds-policy = Nobody retreats or rolls again, and everybody assigns dice so that the largest ship that can be destroyed is destroyed, as Ancients do.

## Orders

order-battle = Battles
order-best = Keep the best tile that I draw; if there is no room, the least one goes back.
order-dice = Dice that hit
order-fight = Always attack.
order-never = Always pass.
order-react = Turns after I have passed
order-reputation = Reputation tiles
order-retreat = Attack; retreat if the chance to win is below { $percent }%, to where most of my ships are.
order-usual = Assign them as the odds do: destroy the largest ship that can be destroyed, and shoot down the missile that does most damage.
order-watch = Pass until somebody enters a sector with my disc or my ships.
order-watch-more = Pass until somebody else, or somebody with more ships, enters a sector with my disc or my ships.

## Statistics

study-species = Species
study-technology = Technologies at the end
study-development = Developments
study-sectors = Sectors at the end
study-fleet = Ships at the end
study-action = Actions
study-pass = Pass
study-retreat = Retreat
study-battle = Battles fought to the end
study-battle-players = against players
study-battle-ancients = against Ancients
study-ended = The last round was over.
study-sectors-2 = 2 or fewer
study-sectors-4 = 3 or 4
study-sectors-6 = 5 or 6
study-sectors-8 = 7 or 8
study-sectors-10 = 9 or 10
study-sectors-more = 11 or more

## The table in words

# Honours at the end of a game.
honour-explorer = Boldest explorer
honour-explorer-why = { $amount ->
    [one] { $amount } sector explored
   *[other] { $amount } sectors explored
}
honour-scientist = Keenest scientist
honour-scientist-why = { $amount ->
    [one] { $amount } technology researched
   *[other] { $amount } technologies researched
}
honour-closest = Closest battle
honour-closest-why = won only in engagement round { $amount }
honour-luck = Luckiest dice
honour-luck-why = { $amount ->
    [one] { $amount } six in battle
   *[other] { $amount } sixes in battle
}

# Numbers that reviews compare players by.
measure-money = { $form ->
   *[more] income of money
}
measure-science = { $form ->
   *[more] income of science
}
measure-materials = { $form ->
   *[more] income of materials
}
measure-sectors = { $form ->
   *[more] sectors
}
measure-technologies = { $form ->
   *[more] technologies
}

sketch-status = Round { $round } of { $rounds } · { $phase } · order of play: { $order }
sketch-head = Player | VP | money | science | materials | discs | colony | sectors | ships | tiles | state
sketch-player = { $who } | { $score } | { $money } +{ $income } −{ $upkeep } | { $science } +{ $sciencemore } | { $materials } +{ $materialsmore } | { $discs } | { $ready }/{ $colony } | { $sectors } | { $ships } | { $tiles } | { $state }
sketch-none = –
sketch-passed = passed
sketch-out = collapsed
sketch-coming = Battle to come in { $sector }: { $attackers } against { $defenders }
sketch-battle = Battle in { $sector }: { $attackers } against { $defenders } · { $stage }
sketch-fighters-head = Ships | count | damage | what they fight with and do
sketch-fighters = { $unit } | { $count } | { $damage } | { $stats }. { $does }
sketch-damage = { $damage } of { $most }
sketch-dice = Dice: { $dice }
sketch-die = { $die } { $face }
sketch-die-used = { $die } { $face } (assigned)
sketch-legend = VP: if the game ended now, without reputation tiles that you do not know. Money: in store, + produced, − upkeep. Colony: colony ships that are ready / all. Tiles: reputation tiles. Cubes: on the tracks of money/science/materials. Kept: discoveries kept for points. Energy: used/made. Damage: taken and assigned, of what destroys the ship. Places are counted from the Galactic Center; a way leads to the sector with that number, “half” if only one side has a wormhole, “?” into the unknown.
sketch-galaxy-head = Sector | place | whose | VP | what is there, and where it leads
sketch-sector = { $sector } | { $space } | { $owner } | { $vp } | squares settled: { $squares }; ships: { $ships }; there: { $there }; ways: { $ways }
sketch-square = { $square } { $cubes }/{ $count }
sketch-ships = { $who }: { $ships }
sketch-portal = warp portal
sketch-hive = hive
sketch-way = { $edge } { $number }
sketch-way-half = { $edge } { $number } (half)
sketch-way-open = { $edge } ?
sketch-boards-head = Board | species | cubes | graveyard | kept | actions in this round, relations, what else lies there
sketch-board = { $who } | { $species } | { $money }/{ $science }/{ $materials } | { $graveyard } | { $kept } | actions: { $actions }; relations: { $friends }; else: { $things }
sketch-tracks-head = Technologies | by track
sketch-tracks = { $who } | Military: { $military }; Grid: { $grid }; Nano: { $nano }
sketch-blueprints-head = Blueprint | cost | left | energy | steps | parts, and what it fights with
sketch-blueprint = { $unit } ({ $who }) | { $cost } | { $left } | { $used }/{ $made } | { $steps } | { $parts }; { $stats }
sketch-empty = empty
sketch-supply-head = On the supply board | track | science | tiles | in the bag
sketch-technology = { $technology } | { $class } | { $price } | { $count } | { $left }
sketch-owned = you have it
sketch-developments = Developments: { $developments }
sketch-development = { $development } ({ $cost })
sketch-bag = In the technology bag: { $technologies }
sketch-next = Technologies that come next: { $technologies }
sketch-tiles = Reputation tiles of { $who }: { $tiles }

## The page

heading-actions = Actions
heading-battle = Battle
heading-blueprints = Blueprints
heading-build = Build
heading-choice = Choose
heading-colony = Colony ships
heading-developments = Developments
heading-dice = Dice
heading-diplomacy = Diplomacy
heading-discs = Influence discs
heading-done = Finish
heading-explore = Explore
heading-give-up = Give up a sector
heading-jump = Jump
heading-move = Move
heading-parts = Ship parts
heading-remove = Remove
heading-species = Species
heading-technologies = Technologies
heading-trade = Trade
page-action = { $action }: { $count } in one action
page-action-amount = { $action } { $count }
page-action-discs = { $count ->
    [0] No disc lies there in this round.
    [one] 1 disc lies there in this round.
   *[other] { $count } discs lie there in this round.
    }
page-action-done = { $action } { $count }: { $discs ->
    [0] not taken
    [one] taken once
   *[other] taken { $discs } times
    }
page-actions-of = Actions of { $who } in this round:
page-aggression = This would break your relations with { $who } and make you the traitor.
page-aggression-stays = If your ship is still there when your action ends, that will break your relations with { $who }, and you will be the traitor.
page-aid-signs = Signs
page-aimed-at = Assigned to { $unit } { $number }.
page-alliance = Alliance { $alliance }: { $active } VP for members, { $betrayer } VP for whoever left it
page-alliance-average = Average of the alliance: { $score } VP
page-allied = You and { $who } are allies.
page-artifact = artifact
page-artifacts = Artifacts: { $count }
page-attacks = Attacks.
page-bag = In the technology bag: { $count }
page-bag-draws = Drawn in each Cleanup: { $count }, and rare ones beside them.
page-bag-kind = { $count } × { $technology }, chance to appear next { $percent }%
page-battle = Battle
page-battle-comes = A battle with { $who } will be fought here.
page-battles-to-come = Battles to come
page-begins-next = { $who } passed first and begins the next round.
page-blueprint-of = { $unit } of { $who }
page-board-of = The { $board } board, with { $discs } influence discs.
page-colony = Colony ships ready: { $ready } of { $count }
page-colony-ship = colony ship
page-computers = computers
page-cubes = { $resource }: { $count } cubes on the track, production { $made }
page-defends = Defends.
page-die = { $die }: { $damage } damage
page-direction = The round goes { $direction }.
page-direction-card = { $who } holds the direction card.
page-disc = influence disc
page-discount = Discount: { $now } science, after the next tile { $next }
page-discoveries-left = Discoveries in the stack: { $count }
page-discovery = discovery
page-discovery-here = An unclaimed discovery lies here.
page-discs = Discs on the influence track: { $count }. Upkeep: { $due } money.
page-discs-out = Discs on sectors: { $sectors }, on actions: { $actions }
page-drawn = Drawn
page-energy = Energy: uses { $used } of { $made }
page-energy-word = energy used / made
page-engagement = Engagement round { $round }
page-fighters = { $count } × { $unit }
page-first-to-pass = Nobody has passed: you would begin the next round.
page-saves = Giving it up helps by { $count } money in this Upkeep, before its other cubes return.
page-shortage = Short of money
page-shortage-head = Short of money: { $count }
page-fleet = { $who }: { $ships }
page-found = Found
page-graveyard = In the graveyard until Cleanup: { $count }
page-guard = { $count } × { $guard }: { $stats }
page-held-there = Your ship would be pinned there.
page-hits-on = A die that acts now hits with { $face } or more: { $percent }%.
page-hive-here = A hive: its Ancient ships move in Cleanup.
page-hull = hull
page-in-alliance = Alliance: { $alliance }
page-initiative = initiative
page-joins = Connected edges: { $whole }. Edges with a wormhole on one side only: { $half }. Wormholes into the unknown: { $open }.
page-kept = Discoveries kept for points: { $count }
page-leaf-battle = Battle
page-leaf-blueprints = Blueprints
page-leaf-board = Board
page-leaf-choice = Choose
page-leaf-technologies = Technologies
page-left-in-bag = On the supply board: { $offered }. In the bag: { $count }, chance to appear in the next Cleanup { $percent }%.
page-list = { $things }
page-map = The galaxy
page-marker-waits = A marker waits for { $who }.
page-members = Members: { $seats }
page-missiles = Missiles
page-missing-science = { $count } science short: { $trades ->
    [one] 1 trade
   *[other] { $trades } trades
    } of { $give } for { $get }.
page-next = Comes next:
page-next-production = One cube less on the track: { $count }
page-next-upkeep = One disc less on the track: upkeep { $count }
page-no-owner = Nobody controls it. { $vp } VP
page-no-species = No species yet
page-none-offered = none on offer
page-order = Order of play: { $seats }
page-out = has left the game
page-owned = You have it.
page-owner = Controlled by { $who }. { $vp } VP
page-owners = Had by { $seats }
page-part-in-hand = In hand
page-passed = Passed: { $seats }
page-phase = Phase: { $phase }
page-phase-action = actions
page-phase-cleanup = cleanup
page-phase-combat = combat
page-phase-end = the end
page-phase-setup = setup
page-phase-upkeep = upkeep
page-pile = { $stack }: { $count } left, { $discards } discarded
page-piles = Stacks and bags
page-points-now = Points if the game ended now
page-portal-here = A warp portal: connected with all other portals.
page-possessions = What { $who } has:
page-price = { $track }: { $price } science (without discount { $full }), after one more tile on this track { $next }
page-price-last = { $track }: { $price } science (without discount { $full }), then the track is full
page-primary = Primary action marker: { $who }
page-produces = produces
page-production = Produced in each Upkeep: { $count }
page-range = { $unit }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    }, reaches { $count ->
    [one] 1 sector
   *[other] { $count } sectors
    }
page-range-jump = { $unit }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } and a jump, reaches { $count ->
    [one] 1 sector
   *[other] { $count } sectors
    }
page-range-none = { $unit }: cannot leave.
page-rare = Rare
page-related = You have diplomatic relations with { $who }.
page-relations-of = Diplomatic relations of { $who }: { $seats }
page-reputation = Reputation tiles: { $count }
page-reputation-left = Tiles in the reputation bag: { $count }
page-retreats = Retreats to { $sector }.
page-rolled = A { $die } shows { $face }; a hit does { $damage } damage.
page-round = Round { $round }/{ $rounds }
page-rounds-left = { $count ->
    [0] This is the last round.
    [one] 1 round comes after this.
   *[other] { $count } rounds come after this.
    }
page-score = If the game ended now: { $score } VP
page-score-hidden = { $count ->
    [0] There is no reputation tile beside that.
    [one] 1 hidden reputation tile comes to that.
   *[other] { $count } hidden reputation tiles come to that.
    }
page-secondary = Secondary action marker: { $who }
page-sector = { $sector } ({ $number })
page-shields = shields
page-ship = { $unit } { $number }
page-short = short by { $count } money
page-shrine-built = It is built.
page-sides = { $attackers } against { $defenders }
page-slot-empty = { $unit }, space { $space }: empty
page-slot-placed = A part tile.
page-slot-printed = Printed; a part tile can cover it.
page-slots = Spaces: { $either } for a tile or an ambassador, { $reputation } for tiles only, { $ambassadors } for ambassadors only
page-space = An unexplored space of stack { $ring }
page-squares = { $square }: { $cubes } of { $count } settled
page-stack-left = Sectors left: { $count }, discarded: { $discards }
page-starts-with = Has from the start: { $things }
page-steps = steps
page-store = { $count } { $resource } in store
page-stored-part = Stored ancient part: { $part }
page-supply = Supply board
page-takes = { $count } damage destroys it; assigned so far: { $pending }.
page-tile = { $count } × { $vp } VP
page-times = { $count } × { $unit }
page-tip-ancients = It shoots at the largest ship that it can destroy, or else damages the largest.
page-tip-battle = Types act from the highest initiative down, defenders first. A 6 always hits, a 1 never does.
page-tip-build = Pay materials for ships and structures in your sectors.
page-tip-colony = Each brings a cube from its track to a free square of a sector that you control, at any time in your turn.
page-tip-development = Research buys it. Each exists once.
page-tip-explore = Draw a sector for a space at one of your wormholes, then place or discard it.
page-tip-found = Use it now, or keep it face down for points.
page-tip-influence = Move discs between sectors and track, and make colony ships ready.
page-tip-move = Activate ships; each goes as far as its drives allow.
page-tip-phases = A round is actions until all have passed, combat, upkeep and cleanup.
page-tip-relations = Relations bring each of you an ambassador: 1 VP and a cube off a track. Entering the partner's sector breaks them.
page-tip-reputation = Reputation tiles stay secret until the end.
page-tip-research = Pay science for technologies, or buy a development.
page-tip-score = Reputation tiles of the others are not known.
page-tip-shrine = Costs its resource, and needs a planet of its colour or a gray one in your sectors.
page-tip-traitor = The Traitor card costs 2 VP at the end; whoever holds it has no new relations.
page-tip-upgrade = Put parts on your blueprints. You can remove any number of parts.
page-totals = { $unit }, all in all
page-track = { $track }: { $count } of 7 tiles
page-track-points = Points: { $now }, after the next tile { $next }
page-trade-rate = Trade: { $give } of a resource for { $get } of another
page-traitor = { $who } is the traitor.
page-turn-of = It is the turn of { $who }.
page-unit-cost = { $cost } materials
page-unit-known = You may build it.
page-unit-left = In reserve: { $count }
page-unit-needs = It needs its technology.
page-unit-never = Your species does not build it.
page-unrelated = You have no relations with { $who }.
page-unused-colony = { $count ->
    [one] 1 colony ship is still ready.
   *[other] { $count } colony ships are still ready.
    }
page-upkeep = upkeep
page-upkeep-sum = Upkeep: { $stored } stored + { $made } produced − { $due } paid = { $left }
page-vp = victory points
page-with-computers = Computers: +{ $count }
page-odds = { $who }: wins with { $percent }%
page-odds-exact = The chances are counted out.
page-odds-left = { $count } with { $percent }%
page-odds-nobody = Nobody is left with { $percent }%
page-odds-now = Odds from here on
page-odds-sampled = Estimated from { $count } battles: the first chance lies between { $low }% and { $high }%.
page-odds-survivors = { $unit }, left: { $chances }
page-what-if = What if …
page-what-if-own = You
page-what-if-others = All others
page-what-if-all = Everybody
page-what-if-line = Supposed in addition ({ $who }): { $things }
page-what-if-tip = { $who }: chances as if { $thing } were there.
page-what-if-morph = { $who }: chances as if the largest ships had a { $thing } beside their other parts.
page-aboard = { $unit }: { $count ->
    [one] 1 interceptor aboard
   *[other] { $count } interceptors aboard
    }
page-shown-tile = Shown to you: { $count } × { $vp } VP

## The guided first game

guide-welcome = Welcome to a second dawn! You lead the Terrans. After { $rounds } rounds whoever has the most victory points wins. Points come from sectors that you control, from battles, technologies and discoveries.
guide-stores = You have money { $money }, science { $science } and materials { $materials }. Money keeps your empire running, science buys technologies, materials buy ships and buildings.
guide-discs = These are your influence discs: { $discs } on the track. Each action uses one, and so does each sector that you hold. The more discs are gone, the more money you pay at the end of the round. That is the heart of the game.
guide-explore = In your turn you take one action, or pass. Your ship has nowhere to go yet, so Move is not possible. Explore: it takes { $discs } disc and shows you what is out there.
guide-explore-why = New sectors bring points, and squares for your population.
guide-space = You can explore any lit space beside your home. Choose the south, towards the center.
guide-space-why = The sectors near the center are the richer ones. Some are guarded by Ancients.
guide-place = You have drawn { $sector }. You could discard it, but keep it: no Ancients guard it, and it has squares for science.
guide-place-why = A sector without guards is yours at once.
guide-rotate = Turn { $sector } as you like, as long as a wormhole meets one of yours. The other wormholes decide where you can go from there.
guide-rotate-why = This way it also leads on to the center.
guide-influence = Put a disc on { $sector } and you control it. You have { $discs } discs on the track; after this there is one less, and upkeep grows.
guide-influence-why = It is worth points at the end, and without a disc nobody can live there.
guide-colonise = You have { $ships } colony ships ready. They are free: each moves a cube from your board to a square of a sector. Send one to { $sector }.
guide-colonise-why = What the cube leaves free on your board is what you produce more in every round: here science.
guide-research = { $who } has researched something. You have science { $science }, so do the same.
guide-research-why = Technologies are cheaper the more of a kind you have, and the good ones go fast.
guide-technology = Many are too expensive still. { $technology } costs science { $science }, and with it you may build one unit more in each Build action.
guide-technology-why = It is cheap now, and it works for the rest of the game.
guide-build = You have materials { $materials }. Use them: take Build.
guide-build-why = Your new sector is empty, and an empty sector invites others.
guide-interceptor = A dreadnought is far too expensive. An interceptor is the cheapest ship.
guide-interceptor-why = It is fast, and one ship is enough to keep others from walking in.
guide-where = Ships appear in sectors that you control. Put it on { $sector }: it costs materials { $materials }.
guide-where-why = That is where somebody could come through the center.
guide-pass = { $who } has passed. You still have { $discs } discs on the track, but each further action costs more money at the end of the round, and you have only { $money }. Pass.
guide-pass-why = Whoever cannot pay the upkeep must give discs back, and loses sectors. It is better to stop in time.
guide-upkeep = The round is over: battles would have been fought, upkeep was paid, and everybody has produced. You have money { $money }, science { $science } and materials { $materials }; your discs came back from the actions: { $discs } on the track.
guide-again = A new round. Your { $ships } colony ships are ready again, so look for more squares: explore.
guide-again-why = In the first rounds land is cheap. Later it has to be fought for.
guide-end = That was a full round. There are { $rounds } of them. Watch your upkeep before each action; it is shown beside the discs. From here on you decide; whenever you like, ask me what I would do.

guide-about-explore = You have { $discs } discs on your track; each action takes one. To begin with, explore: new sectors bring points and room for your population.
guide-about-research = Research buys a technology. What you can pay for is lit; tiles of a kind that you have already are cheaper.
guide-about-build = Build turns materials into ships and buildings in sectors that you control.
guide-about-pass = If upkeep would cost more than you have and produce, pass. After that you may still react with a small Upgrade, Build or Move.
guide-about-place = You have drawn a sector. Place it if it helps you; Ancients upon it must be beaten first.
guide-about-influence = A disc on the sector makes it yours, and upkeep grows by it. Do it if you can afford the money.
guide-about-colonise = You have { $ships } colony ships ready. They are free: send them to squares of your sectors before you end your turn.
