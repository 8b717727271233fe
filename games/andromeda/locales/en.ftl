## Questions

ask-faction = Which faction do you play? All choices are revealed together.
ask-destiny = Which destiny card do you secretly keep?
ask-turn = Your turn: launch a ship or return to station.
ask-must-return = Your hangar was empty: you must return to station. Free actions are possible before that.
ask-modules = Which module do you activate? When you are done, all ships come home.
ask-window = Next: { $next }. Free actions before that?
next-activation = the region is activated
next-raid = a raid
next-battle = a battle
next-battle-step = the next step of the battle
next-end = your turn ends
ask-window-base = Next: you use the alliance base. Free actions before that?
ask-window-battle = Next: { $next }. Free actions before that?
ask-region = { $ship }: to which region do you launch it?
ask-react = Do you play a card ({ $moment })?
ask-raid = Which raiders come to the active region?
ask-escalate = Battle at { $region }: which of your ships join?
ask-diplomacy = Diplomacy: do you play a card?
ask-prepare = Preparation: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }, targeting { $targeting }. Cards, then energy for more dice?
ask-prepare-other = Preparation of a battle in which you take no part: do you play a card that can still be played?
ask-gain-basic = { $count ->
    [one] Which basic resource do you gain?
   *[other] You gain { $count } basic resources: which one first?
    }
ask-gain-any = { $count ->
    [one] Which resource do you gain?
   *[other] You gain { $count } resources: which one first?
    }
ask-pay = What do you pay next? Left to pay: { $cost }{ $waived ->
    [0] .
   *[other] , of which { $waived } need not be paid.
    }
ask-pay-for = { $what }: what do you pay next? Left to pay: { $cost }{ $waived ->
    [0] .
   *[other] , of which { $waived } need not be paid.
    }
ask-pay-effect = For this: { $effect }. What do you pay next? Left to pay: { $cost }{ $waived ->
    [0] .
   *[other] , of which { $waived } need not be paid.
    }
ask-choose = Which one do you choose?
ask-may = Do you do this: { $effect }?
ask-repair = { $count ->
    [one] What do you repair?
   *[other] { $count } repairs: what first?
    }
ask-build = Which ship do you build?
ask-develop = On which planet do you build?
ask-acquire = Which module do you take?
ask-second = Do you buy a second module? If not, you discard one from the display.
ask-scrap = Which module of the display do you discard?
ask-pass-on = { $module }: do you pass it to { $mate }?
ask-advance = On which track do you advance?
ask-upgrade = Which upgrade do you place?
ask-upgrade-ship = { $ship }: do you build one for free?
ask-draw-up = Your hand limit is now { $count }: do you draw up to it?
ask-discover = Which discovery token do you secretly take?
ask-look = Which event card goes on top? The other one goes to the bottom.
ask-claim = Where do you claim a moon?
ask-choose-moon = Which moon of the stack do you claim?
ask-room = No room for { $moon }: do you discard or set another moon?
ask-recruit = { $count ->
    [one] From where do you recruit a leader?
   *[other] You may recruit up to { $count } leaders: from where?
    }
ask-printed = Which planet's printed resource do you gain?
ask-discard = { $count ->
    [one] Which card do you discard?
   *[other] You discard { $count } cards: which one first?
    }
ask-excess = Your hand limit is { $count }: which card do you discard?
ask-excess-goods = Above your storage limits: { $goods }. Use them, or give them back.
ask-return-ship = Which ship comes back to the hangar?
ask-activate = Which module do you activate for free?
ask-power = { $module }: activated by a ship or by energy?
ask-science = The Main Reactor is running: which science module do you activate?
ask-turn-up = Which used development card do you turn up?
ask-damage-module = One of your modules is damaged: which?
ask-hit-ship = One of your ships on the map is damaged: which?
ask-jam = Whose targeting do you jam?
ask-hire = { $count ->
    [one] Who rolls 1 extra die?
   *[other] Who rolls { $count } extra dice?
    }
ask-passage = { $count ->
    [one] To whom do you pay 1 credit?
   *[other] To whom do you pay { $count } credits?
    }
ask-steal-from = From whom do you take a resource?
ask-steal-what = { $who }: which resource do you take?
ask-end-battle = Do you end the battle, without a winner or damage?
ask-agree = { $count ->
    [one] Do you agree to peace? Everybody gains 1 VP.
   *[other] Do you agree to peace? Everybody gains { $count } VP.
    }
ask-yield = Intimidation: do you pay 1 energy, or roll one die fewer?
ask-reroll = Which dice do you reroll?
ask-set-die = Which die do you set to { $count }?
ask-withdraw = { $count ->
    [one] Which ship leaves the battle?
   *[other] Up to { $count } ships leave the battle: which?
    }
ask-save-ship = Which ship is spared?
ask-damage = { $count ->
    [one] Your ship is about to be damaged: do you save it?
   *[other] { $count } of your ships are about to be damaged: do you save any?
    }
ask-operations = Tactical operations: a card, or the reward of the moon set there?
ask-socket = { $moon }: into which socket?
ask-arrange = Which industry module stands at place { $count }?
ask-give = What do you offer? It goes to { $mate }.
ask-take = What do you ask for? It comes from { $mate }.
ask-deal-given = { $mate } offers you { $thing }: do you take it?
ask-deal-asked = { $mate } asks you for { $thing }: do you give it?
ask-end-order = An event is pending: what comes first?
ask-lair = { $raider }: where do they start?
ask-award = Both team mates reach the token: who takes it?
ask-rescue = Does a ship move from the scrapyard to the repair barge?

## Buttons

label-faction = Play { $faction }
label-destiny = Keep { $card }
label-launch = Launch: { $ship }
label-go = { $region }
label-return = Return to station
label-activate = Activate { $module }
label-join = { $ship } from { $region } joins
label-hit = { $ship } at { $region } is damaged
label-recall = { $ship } comes back from { $region }
label-by-ship = { $ship } from { $region }
label-by-barge = { $ship } from the repair barge
label-by-energy = 1 energy
label-claim = Claim: { $thing }
label-hand-over = { $thing }
label-set = Set: { $thing }
label-into-joint = Between { $module } and the next module
label-into = Into { $module }
label-into-operations = Into tactical operations
label-discard-moon = Discard: { $thing }
label-recruit = Recruit a leader from { $region }
label-collect = Collect { $goods } at { $region }
label-play = Play { $card }
label-discard-card = Discard { $thing }
label-turn-up = Turn up: { $development }
label-use = Use the card: { $development }
label-take = Take { $thing }
label-use-token = Use the token: { $thing }
label-acquire = Take { $module }
label-scrap = Discard { $module }
label-pass-on = Pass it on
label-pay = Pay { $goods }
label-waive = Leave this unit unpaid (discount)
label-gain = { $resource }
label-advance = { $track } track
label-way = { $effect }
label-end-battle = End the battle
label-agree = Agree
label-pay-energy = Pay 1 energy
label-build-free = Build it for free
label-yes = Yes
label-repair-ship = { $ship }: from the scrapyard to the barge
label-repair-shield = { $ship }: repair a shield
label-damage = Damage { $module }
label-repair = Repair { $module }
label-build = Build: { $ship }
label-upgrade = { $upgrade }
label-top = { $event } on top
label-raid = { $raider }
label-spend = Spend { $count } energy for dice
label-aim = Pay 1 energy for targeting +1
label-target = { $who }
label-target-raiders = The raiders
label-die = A die showing { $face }
label-save = Save: { $ship }
label-event-first = The event first
label-limits-first = The storage limits first
label-rearrange = Rearrange the industry modules
label-next = { $module } comes next
label-give = Offer your team mate something
label-ask = Ask your team mate for something
label-draw = Draw
label-moon = Take the moon's reward
label-go-on = Go on
label-all-home = Done: all ships come home
label-no-energy = Ready: no energy for dice
label-lose-moon = Lose the new moon
label-give-back = Give back what is above the limits
label-no-raid = No raid
label-take-damage = Take the damage
label-keep-module = Keep the module
label-throw = Reroll the chosen dice
label-die-less = Roll one die fewer
label-decline = No, go on

## Headings

heading-start = Before the game
heading-launch = Launch a ship
heading-return = Return to station
heading-regions = Choose a region
heading-raid = Choose raiders
heading-activate = Activate a module
heading-ships = Ships and energy
heading-moons = Moons
heading-play = Play a card
heading-cards = Cards
heading-free = Free actions
heading-acquire = Take a module
heading-modules = Modules
heading-resources = Resources
heading-damage = Damage and repair
heading-build = Ships and upgrades
heading-tracks = Tracks
heading-battle = Battle
heading-team = Team
heading-choice = Choice
page-leaders = leaders
raiders = Raiders

## Why not

refusal-over = The game is over.
refusal-not-awaited = It is not your decision now: { $who } decides.
refusal-not-own-turn = That is possible only in your own turn.
refusal-not-started = This is not possible before the first turn.
refusal-not-in-event = This is not possible while an event is being resolved.
refusal-in-an-effect = Free actions come before or after another effect, not in the middle of it.
refusal-busy = First finish setting the moon or rearranging the modules.
refusal-must-decide = This cannot be declined: something must be chosen.
refusal-only-at-setup = Factions and destiny cards are chosen before the first turn.
refusal-only-at-turn-start = Whether you launch or return is decided once, at the start of your turn.
refusal-only-at-turn-end = What comes first is chosen at the end of your turn, if an event is pending.
refusal-nothing-to-pay = There is nothing to pay now.
refusal-nothing-to-gain = No resource of your choice is due to you now.
refusal-no-ship-under-way = You are not asked for a region now: you choose one to launch a ship, to build a development or to claim a moon.
refusal-no-events-seen = Event cards are put back only after they have been looked at.
refusal-nothing-to-choose = There are no ways to choose between now.
refusal-only-after-one-purchase = A module is discarded from the display only after a single purchase at a field.
refusal-moon-first = Choose the moon first, then its socket.
refusal-nothing-offered = There is no offer to accept now.
refusal-only-in-raid = Raiders are chosen in the raid step, if several could come.
refusal-only-in-return = Modules are activated in a return to station.
refusal-module-first = Choose the module first, then what activates it.
refusal-only-by-an-effect = This is possible only when a base, module, card or token gives it.
refusal-only-while-arranging = Start to rearrange your modules first.
refusal-nobody-to-name = You are not asked to choose a player now.
refusal-only-in-preparation = Energy is spent in the preparation step of a battle.
refusal-only-after-roll = Dice are changed only after the roll, by a card.
refusal-only-after-defeat = Tactical operations are used after a lost battle.
refusal-only-by-repair = Modules and ships are repaired or damaged only where an effect says so.
refusal-only-when-acquired = Only the first module that you acquire in your turn may be passed on, when you get it.
refusal-not-dealt = This card was not dealt to you; choose one that was.
refusal-must-return = Your hangar was empty at the start of the turn: you must return.
refusal-no-launch = There is no region to which this ship may be launched.
refusal-not-in-hangar = { $ship }: none is in the hangar.
refusal-no-region = There is no region there.
refusal-quasar = No ship goes to a quasar.
refusal-needs-voyage = Only ships with voyage go to nebulae.
refusal-own-ship-there = One of your ships is already there.
refusal-occupied = The region is occupied, and this ship has no attack.
refusal-out-of-range = { $away ->
    [0] Out of range: no way leads there, and the range is { $range }. Choose a region that can be reached.
   *[other] Out of range: the region is { $away } steps away, and the range is { $range }. Choose a nearer region.
    }
refusal-no-energy = This takes { $needs } energy; you have { $has }.
refusal-base-useless = { $base }: you could not use it. { $why }
refusal-base-not-ready = Take what the base needs first. { $why }
refusal-base-first = You must use the base, and this would leave you too little for it.
refusal-no-such-ship = There is no such ship there.
refusal-held = A raider holds the ships in this region.
refusal-no-farther = It would neither take the ship farther nor save energy.
refusal-other-resource = You are asked for: { $asked }.
refusal-no-resource = You have no { $resource }.
refusal-name-the-card = Name the tactics card.
refusal-moon-unneeded = The moon shows nothing that could be paid now.
refusal-nothing-waived = There is no discount for this unit.
refusal-hand-fits = You hold { $has } of at most { $limit } tactics cards: none has to go.
refusal-not-in-hand = The card is not in your hand; choose one that is.
refusal-no-such-moon = You have not claimed such a moon.
refusal-no-leader = None of your leaders is there.
refusal-no-ship-there = None of your ships is there.
refusal-nothing-extra = No such extra resource lies there.
refusal-no-face-up-card = You have no face-up card of this kind.
refusal-no-face-down-card = You have no used card of this kind.
refusal-no-such-token = You have no such token.
refusal-no-effect = It could do nothing now. { $why }
refusal-wrong-moment = Not now: this card is played { $moment }.
refusal-nothing-to-arrange = Rearranging takes two modules beside the Shipwright; you have { $has }.
refusal-rearranged-already = You have just rearranged your modules: decide something else first.
refusal-placed-already = This module already has its place.
refusal-not-in-stack = The token is not in this stack; choose one that is.
refusal-not-in-reserve = The tile is not in your reserve; choose one that is.
refusal-upgraded = { $ship }: already upgraded.
refusal-not-in-display = The module is not on display; choose one that is.
refusal-other-column = You may not take a module from this column: { $column }.
refusal-module-unpayable = { $column }: for a module of this column you lack { $lack }.
refusal-no-such-module = There is no such module.
refusal-end-game-module = End-game modules are never activated.
refusal-damaged = { $markers ->
    [one] The module is damaged: 1 marker. Repair it first.
   *[other] The module is damaged: { $markers } markers. Repair it first.
    }
refusal-used-module = The module has been activated in this return.
refusal-no-moon-in-socket = The input socket is empty; set a moon there first.
refusal-only-by-reactor = Science modules are activated only through the Main Reactor.
refusal-only-by-ship = The Main Reactor is activated only by a ship.
refusal-no-ship-in-row = Energy needs one of your ships in this row.
refusal-not-science = This is not one of your other science modules.
refusal-half-socket = This is only half a socket: there is no module on its right.
refusal-no-socket = The module has no socket.
refusal-no-resource-moon = An input socket takes moons that show resources and no repair.
refusal-no-development = No development can be built here. { $why }
refusal-none-unbuilt = { $ship }: all of yours are built.
refusal-ship-unpayable = { $ship }: you lack { $lack }.
refusal-no-raider-in-range = No such raider is in range.
refusal-no-lair = The raider does not start there.
refusal-no-moon-there = There is no such moon.
refusal-not-looked-at = That is not one of the cards you looked at; choose one of them.
refusal-other-planet = It must be another planet.
refusal-not-basic = It must be a basic resource.
refusal-no-cards-left = No card is left to draw.
refusal-no-such-way = There are { $ways } ways to choose from.
refusal-track-full = { $track }: the end of the track is reached.
refusal-not-in-scrapyard = { $ship }: none is in the scrapyard.
refusal-shield-whole = { $ship }: no shield is damaged.
refusal-not-damaged = The module is not damaged.
refusal-damaged-already = The module is already damaged.
refusal-no-participant = They do not take part in the battle.
refusal-not-oneself = It must be somebody else.
refusal-no-victim = Nothing can be taken there.
refusal-victim-has-none = They have no { $resource }.
refusal-cannot-aim = Only a participant whose faction says so pays energy for targeting.
refusal-aimed-enough = { $most ->
    [one] At most 1 energy for targeting.
   *[other] At most { $most } energy for targeting.
    }
refusal-nothing-spent = Spend at least 1 energy, or go on without.
refusal-too-much-energy = At most { $most } energy for dice here.
refusal-no-such-die = You have no such die.
refusal-nothing-saves = No card in play saves a further ship.
refusal-no-moon-in-operations = No moon is set in tactical operations.
refusal-no-teams = There are no teams at this table.
refusal-traded-already = You may make one exchange per turn, and you have made it.
refusal-declined-already = Your team mate has declined this in this turn.
refusal-nothing-to-hand-over = There is nothing to hand over.
refusal-not-there = They do not have that.
why-lacks = You lack { $lack }.
why-no-cards = No tactics card is left to draw.
why-no-moon-set = No moon is set in its socket.
why-all-built = All your ships are built.
why-no-planet = There is no planet.
why-no-transport = You have no transport there.
why-developed = There is already a development.
why-few-leaders = This takes { $needs } leaders on the station; you have { $has } there.
why-last-ship = Your last ship may not be used up.
why-no-settler = None of your transports stands on a planet without a development.
why-no-modules = No module is on display there.
why-track-full = { $track }: the end of the track is reached.
why-tracks-full = The end of every track is reached.
why-all-upgraded = Every type of ship is upgraded.
why-no-moons = There is no moon to claim.
why-no-leaders = None of your leaders is on the map.
why-no-tokens = The stack is empty.
why-no-printed = There is no planet that would give its resource.
why-no-ships = None of your ships is on the map.
why-nothing-to-activate = No module could be activated.
why-nobody-else = Nobody else takes part in the battle.

## Log

log-base-placed = { $base } lies at { $space }.
log-planet-placed = The planet { $planet } lies at { $space }.
log-orphan-placed = Nebula { $space } has a moon: { $moon }.
log-tokens-laid = Supremacy tokens on the track: { $tokens }.
log-factions-dealt = { $who } may choose from { $factions }.
log-sealed = { $who } has chosen.
log-faction = { $who } plays { $faction }.
log-tile = { $who } has the upgrade tile { $upgrade }.
log-leaders-placed = { $who }: a leader on every base and on the station, two in the nebula { $space }.
log-rolled-first = { $who } rolls for the start: { $dice }.
log-first = { $who } begins.
log-destinies-dealt = { $who } may keep { $cards }.
log-destiny = { $who } keeps { $card }.
log-turn = Turn { $number } of { $who }.
log-gained = { $who } gains { $goods }.
log-paid = { $who } pays { $goods }.
log-excess = { $who } cannot store { $goods }.
log-drew = { $who } draws a tactics card.
log-drew-card = { $who } has drawn { $card }.
log-discarded = { $who } discards { $card }.
log-played = { $who } plays { $card }.
log-points = { $who } gains { $count } VP.
log-points-lost = { $who } loses { $count } VP.
log-end-triggered = { $who } has reached the end marker.
log-turn-limit = The turn limit is reached: the end is triggered.
log-last-turns = Everybody has one more turn, beginning with { $who }.
log-marker = { $count ->
    [one] The event marker is 1 step before the end.
   *[other] The event marker is { $count } steps before the end.
    }
log-event-pending = An event will happen at the end of the turn of { $who }.
log-event = Event: { $event }.
log-launched = { $who } launches to { $space }: { $ship }.
log-base-used = { $who } uses { $base }.
log-claimed = { $who } claims { $moon }.
log-moon-revealed = { $planet } now shows { $moon }.
log-moon-discarded = { $who } discards without reward: { $moon }.
log-moon-cashed = { $who } discards for its reward: { $moon }.
log-moon-set = { $who } sets { $moon }.
log-recruited = { $who } recruits a leader from { $space }.
log-leader-sent = A leader of { $who } goes to the nebula { $space }.
log-collected = { $who } collects { $goods } at { $space }.
log-extra = Extra resources on { $spaces }: { $goods } each.
log-card-used = { $who } uses a development card: { $development }.
log-card-turned-up = { $who } turns up a development card: { $development }.
log-token-used = { $who } uses the token { $token }.
log-advanced = { $who } advances on { $track } to { $index }.
log-token-taken = { $who } takes the supremacy token { $token }.
log-looked-through = { $who } looks through a discovery stack.
log-saw-tokens = In the stack: { $tokens }.
log-discovery-taken = { $who } takes a discovery token.
log-discovery-is = { $who } has taken { $token }.
log-upgraded = { $who } places the upgrade { $upgrade }.
log-looked = { $who } looks at event cards.
log-saw-event = You saw { $event }.
log-displayed = On display: { $module }.
log-scrapped = Under its deck: { $module }.
log-chosen = { $who } takes { $module }.
log-installed = { $who } adds { $module } to the station.
log-activated = { $who } activates { $module }.
log-ship-on-module = { $who } puts a ship on a module: { $ship }.
log-rearranged = { $who } rearranges industry modules.
log-module-damaged = { $who }: { $module } is damaged.
log-module-repaired = { $who } repairs { $module }.
log-ship-repaired = { $who }: to the repair barge: { $ship }.
log-shield-repaired = { $who } repairs a shield: { $ship }.
log-developed = { $who } builds on { $planet }: { $development }.
log-built = { $who } builds: { $ship }.
log-home = All ships of { $who } are home.
log-ship-home = { $who }: back in the hangar: { $ship }.
log-raider-turned-up = The raider card { $raider } is turned up.
log-raider-placed = { $raider } appears at { $space }.
log-raided = { $raider } raids { $space }.
log-raider-damaged = { $raider } loses a shield.
log-raider-gone = { $raider } goes back to its card.
log-moon-eaten = At { $planet } a moon is gone: { $moon }.
log-battle = Battle at { $space }.
log-joined = { $who } joins from { $space }: { $ship }.
log-truce = The battle is ended.
log-battle-off = The battle is over without a winner.
log-left = { $who } leaves the battle.
log-energy-for-dice = { $who } spends { $count } energy for dice.
log-rolled = { $who } rolls { $dice }.
log-raiders-rolled = The raiders roll { $dice }.
log-raiders-win = The raiders win.
log-nobody-wins = Nobody wins: all have lost.
log-wins = Winner: { $who }.
player = { $who }
log-stolen = { $who } takes { $goods } from { $victim }.
log-shield-hit = { $who }: a shield is hit: { $ship }.
log-ship-lost = { $who }: damaged and off the map: { $ship }.
log-spared = { $who }: spared: { $ship }.
log-offered = { $who } and { $mate } discuss an exchange.
log-handed-over = { $who } hands something over to { $mate }.
log-handed-is = Handed over: { $thing }.
log-offer-refused = { $who } declines.
log-passed-on = { $who } passes { $module } to { $mate }.
ended = The game is over: everybody has had the last turn.

## Score

score-vp = Points on the track
score-track = { $track } track
score-tracks = Progress tracks
score-modules = Modules
score-developments = Developments
score-regions = Special regions beside developments
score-damaged = Damaged modules
score-stash = Unspent resources
score-module = { $module }
score-leaders = Leaders on the station
score-destiny = Destiny card
score-faction = Faction
score-mate = Team mate
tie-modules = Modules
tie-resources = Resources
part-own-number = number of the development
part-leaders-around = leaders here and around
part-numbers-around = developments around
part-leader-cap = limit
part-faction = faction
part-weaponry = weaponry
part-developments = developments
part-energy = energy
part-cards = cards
part-limit = limit
part-ships = ships
part-upgrades = upgrades
part-enemies = enemies
faction = Faction
acquired = Module acquired
upgraded = Ship upgrade
developed = Development
developments = Developments
developments-0 = no development
developments-1 = 1 development
developments-2 = 2 developments
developments-3 = 3 developments
developments-4 = 4 developments
developments-more = 5 developments or more
modules = Modules acquired
modules-few = up to 4 modules
modules-some = 5 to 7 modules
modules-usual = 8 to 12 modules
modules-many = 13 modules or more
played = Tactics card played

## The table in words

# Honours at the end of a game.
honour-victor = Most battles won
honour-victor-why = { $amount ->
    [one] { $amount } victory
   *[other] { $amount } victories
}
honour-closest = Closest battle
honour-closest-why = { $amount ->
    [one] won although the best die was matched
   *[other] won although the best { $amount } dice were matched
}
honour-moons = Moon hunter
honour-moons-why = { $amount ->
    [one] { $amount } moon claimed
   *[other] { $amount } moons claimed
}
honour-roll = Luckiest dice
honour-roll-why = { $amount ->
    [one] { $amount } pip in one roll
   *[other] { $amount } pips in one roll
}

# Numbers that reviews compare players by.
measure-developments = { $form ->
   *[more] developments
}
measure-modules = { $form ->
   *[more] modules
}
measure-moons = { $form ->
   *[more] moons
}
measure-tracks = { $form ->
    [lead] the tracks
   *[more] steps on the tracks
}

sketch-status = { $left ->
    [one] End at { $end } VP. Event in 1 step.
   *[other] End at { $end } VP. Event in { $left } steps.
    }
sketch-status-pending = End at { $end } VP. An event is pending.
sketch-status-last = End marker { $end } VP has been reached: last turns.
sketch-head = Player | VP | resources | cards | hangar | scrapyard | leaders | tracks
sketch-player = { $who } | { $vp } | { $goods } | { $cards }/{ $limit } | { $hangar } | { $wrecks } | { $leaders } | { $tracks }
sketch-map-head = Region | tile | here
sketch-region = { $space } | { $tile } | { $here }
sketch-active-region = { $space } (active) | { $tile } | { $here }
sketch-moon = { $moon } ({ $count })
sketch-development = development of { $who }
sketch-ship = { $who }: { $ship } x{ $count }
sketch-leader = { $who }: leaders { $count }
sketch-raider = raiders { $class } x{ $count }
sketch-extra = extra { $goods }
sketch-side = { $who } | dice { $dice } | targeting { $targeting } | { $rolled }
sketch-side-raiders = Raiders | dice { $dice } | targeting { $targeting } | { $rolled }
sketch-display-head = Modules on display
sketch-display = { $column } | { $modules }
sketch-station = Station of { $who }
sketch-module = { $berth } | { $module } | damage { $damage } | { $moon }
sketch-things = Tokens: { $tokens } | upgrades: { $upgrades } | in play: { $sustain }
sketch-moons = Claimed moons: { $moons }
nothing = –
unknown-thing = unknown
amounts = { $parts }
steps = { $steps }
space-empty = { $space }
space-is = { $space } { $tile }
tile-nebula = Nebula
moon-is = moon ({ $shows })

## Amounts

amount-energy = { $count } energy
amount-titanium = { $count } titanium
amount-nanocarbon = { $count } nanocarbon
amount-ice = { $count } ice
amount-credit = { $count ->
    [one] 1 credit
   *[other] { $count } credits
    }
amount-tactics = { $count ->
    [one] 1 tactics card
   *[other] { $count } tactics cards
    }
object-energy = { $count } energy
object-tactics = { $count ->
    [one] 1 tactics card
   *[other] { $count } tactics cards
    }
amount-vp = { $count } VP
amount-repair = { $count ->
    [one] 1 repair
   *[other] { $count } repairs
    }
amount-basic = { $count ->
    [one] 1 basic resource
   *[other] { $count } basic resources
    }
amount-different = { $count ->
    [one] 1 basic resource
   *[other] { $count } basic resources of different kinds
    }
amount-any = { $count ->
    [one] 1 resource
   *[other] { $count } resources
    }
resource-energy = energy
resource-titanium = titanium
resource-nanocarbon = nanocarbon
resource-ice = ice
resource-credit = credit
resource-tactics = tactics card
track-science = science
track-industry = industry
track-supremacy = supremacy
track-commerce = commerce
track-civilization = civilization
skill-settle = settle
skill-voyage = voyage
skill-attack = attack
skill-jump = jump

## Moments

moment-own-turn = at any time of your turn
moment-outside-battle = in your turn outside a battle
moment-before-launch = in your turn before launching
moment-before-raid = in your turn before the raid step
moment-region = when you choose a launch region
moment-modules = in step 1 of your return
moment-moons = before you activate a planet with 2 or more moons
moment-ship-hit = when your ships would be damaged
moment-module-hit = when your module would be damaged
moment-base-activated = after another player has used an alliance base
moment-moon-claimed = after another player has claimed a planetary moon
moment-diplomacy = in the diplomacy step
moment-prepare = in the preparation of your battle
moment-prepare-any = in the preparation of any battle
moment-after-roll = after the roll of your battle
moment-won = when you have won a battle
moment-lost = when you have lost a battle
moment-damage = before damage after a lost battle

## Effects

does-gain = gain { $goods }
does-gain-basic = { $count ->
    [one] gain 1 basic resource of your choice
   *[other] gain { $count } basic resources of your choice
    }
does-gain-any = { $count ->
    [one] gain 1 resource of your choice
   *[other] gain { $count } resources of your choice
    }
does-vp = gain { $count } VP
does-lose-vp = lose { $count } VP
does-pay = pay { $cost }
does-pay-for = pay { $cost }, then { $then }
does-pay-moon = pay what the moon in the input socket shows, then { $then }
does-moon-reward = gain the reward of the moon in the output socket
does-choose = choose one: { $ways }
does-may = you may { $then }
does-for-wrecks = { $count ->
    [one] for each of your ships in the scrapyard or on the barge, at most once: { $then }
   *[other] for each of your ships in the scrapyard or on the barge, at most { $count } times: { $then }
    }
does-for-modules = { $count ->
    [one] for each of your undamaged modules ({ $column }), at most once: { $then }
   *[other] for each of your undamaged modules ({ $column }), at most { $count } times: { $then }
    }
does-repair = { $count ->
    [one] repair once
   *[other] repair { $count } times
    }
does-build = build a ship at its price
does-build-less = build a ship for { $count } titanium less
does-build-free = build a ship for free
does-develop = build a development
does-develop-less = { $count ->
    [one] build a development for 1 basic resource less
   *[other] build a development for { $count } basic resources less
    }
does-acquire-free = take a module for free ({ $columns })
does-acquire = buy a module ({ $columns })
does-field = buy 1 or 2 modules ({ $columns }); with only 1, discard one of these columns
does-advance = advance on { $track }
does-advance-any = advance on a track of your choice
does-advance-event = move the event marker by { $count }
does-upgrade = gain a ship upgrade
does-look = look at two event cards: one goes on top, the other to the bottom
does-claim-planet = claim the top moon of a planet
does-claim-anywhere = claim a moon of a planet or a nebula
does-choose-moon = claim any moon of the planet instead of the top one
does-recruit = recruit leaders from any regions, up to { $count }
does-observe = look through the observatory stack and take a token
does-printed-here = gain the printed resource of this planet
does-printed-ship = gain the printed resource of a planet with your ship
does-printed-own = gain the printed resource of a planet with your ship or development
does-discard = { $count ->
    [one] discard 1 tactics card
   *[other] discard { $count } tactics cards
    }
does-return-ship = one of your ships comes back from the map
does-activate = activate a module outside the science row for free
does-turn-up = turn a used development card up
does-or-else = { $first }, or else { $then }
does-lose = lose { $goods }
does-keep = discard down to { $count }: { $resource }
does-damage-module = one of your modules is damaged
does-infect = a mechaphage token goes on one of your modules
does-hit-ship = one of your ships on the map is damaged
does-send-leader = a leader goes from your station to a random nebula
does-extra-nebulae = every nebula receives { $goods }
does-extra-bases = every base but the fields receives { $goods }
does-more-swarm = { $count ->
    [one] 1 further class S raider appears
   *[other] { $count } further class S raiders appear
    }
does-cycle = the bottom module of each column is replaced
does-dice = dice +{ $count }
does-targeting = targeting +{ $count }
does-jam = another participant has targeting -{ $count }
does-hire = a participant has dice +{ $count }; if it is not you, { $then }
does-reroll = reroll any of your dice
does-set-die = one of your dice shows { $count }
does-steal = take a resource from a defeated player
does-withdraw = up to { $count } of your ships leave without damage
does-save-ship = one of the ships is not damaged
does-save-module = the module is not damaged
does-far-launch = this launch has unlimited range and voyage
does-hail = gain { $count } VP for each opponent's ship here; then every player may end the battle
does-accord = if all other players here agree, everybody gains { $count } VP and the battle ends; otherwise { $then }
does-passage = { $count ->
    [one] pay 1 credit to another participant and leave the battle
   *[other] pay { $count } credits to another participant and leave the battle
    }
does-intimidate = every opponent here pays 1 energy or has dice -1; raiders have dice -1
does-end-battle = the battle ends
does-duel = no energy for dice, and nobody rolls more than { $count } dice
when-first-launch = after a launch with no other ship on the map
when-launched = when it is launched
when-launched-base = when it is launched to an alliance base
when-launched-nebula = when it is launched to a nebula
when-planet = after it has activated a planet
when-planet-moon = when it claims a planet's moon
when-nebula = when you activate a nebula
when-reactor = when you activate the Main Reactor
when-by-ship = when it activates a module
when-won = when you win a battle
when-lost = when you lose a battle
when-recruited = when you recruit
triggered = { $when }: { $then }
triggered-once = once per turn, { $when }: { $then }
holds-all-columns = fields sell you modules of all four columns
holds-aim = in preparation you may pay up to { $count } energy: targeting +1 each
holds-hand-limit = your hand limit is { $count } higher
holds-monolith = at the Monolith you draw { $count } more
holds-attack = all your ships have attack
holds-voyage = all your ships have voyage
holds-range = the range of your ships is { $count } higher
holds-targeting = targeting +{ $count } in every battle
holds-ship-discount = ships cost you { $count } titanium less, at least 1
holds-repairs = a repair at the Shipyard or Shipwright counts { $count } times
holds-leader-cap = your leader score may reach { $count }
holds-leader-bonus = with every development you gain { $count } more VP
holds-rescue = at the start of your return a ship may move from the scrapyard to the barge
holds-voyage-for = for { $count } energy a launched ship has voyage
holds-own-dice = in your own turn, dice +{ $count }
holds-end-leaders = at the end, { $count } more VP for each leader on the station
holds-lone-energy = once per return, energy may activate a module in a row without a ship
holds-sound-scoring = damaged modules do not lower your event scoring
holds-avoid-raid = you may decide that no raid happens
holds-planet-energy = after you activate a planet, gain { $count } energy
holds-save-ships = { $count ->
    [one] in each battle you lose, 1 ship is spared
   *[other] in each battle you lose, { $count } ships are spared
    }
holds-develop-leaders = { $count ->
    [one] developing with it needs 1 leader fewer, at least 1
   *[other] developing with it needs { $count } leaders fewer, at least 1
    }
holds-develop-discount = { $count ->
    [one] developing with it costs 1 basic resource less
   *[other] developing with it costs { $count } basic resources less
    }
holds-to-barge = when destroyed it goes to the repair barge
holds-quiet-nebula = launched to a nebula, it meets no raid
holds-free-jump = joining a battle by jump costs no energy
holds-enemy-targeting = enemies in its battles have targeting -{ $count }

## Cards

kind-action = action
kind-event = event
kind-sustain = sustain
kind-diplomacy = diplomacy
kind-battle = battle
kind-discovery = discovery token
kind-destiny = destiny card
card-does = Effect: { $effect }.
card-ability = Ability: { $effect }.
card-module = Type: { $column }. { $text }
card-input = Input socket.
card-output = { $vp ->
    [0] Output socket.
   *[other] Output socket, { $vp } VP when a moon is set.
    }
card-store = A socket for a moon, { $vp } VP when it is set; the moon has no effect.
card-damage = { $count ->
    [one] Enters play with 1 damage marker.
   *[other] Enters play with { $count } damage markers.
    }
card-tactic = Type: { $kind }. { $text }
card-play = Played: { $moment }. Effect: { $effect }.
card-sustain = while the card is in play, { $effect }
card-faction = Starts one space up on { $tracks }, with { $goods } and the upgrade { $upgrade }. { $text }
card-values = Range { $range }, weaponry { $weaponry }, shields { $shields }, targeting +{ $targeting }; { $skills }.
card-ship = { $text }
card-ship-cost = { $ship } Costs { $count } titanium.
card-upgrade = For: { $ship }. { $values }
card-raider = { $text }
card-raider-values = Class { $class }. Starts: { $lair }. Range { $range }, weaponry { $weaponry }, targeting +{ $targeting }, shields { $shields }.
lair-nebula = random nebula
lair-crowded = base with the most leaders
lair-newest = planet placed last
lair-richest = undeveloped planet with the most moons
raider-no-energy = No energy for dice in battles with it.
raider-no-escape = No ship leaves its region by escalation.
raider-eats-moons = On a planet it discards the top moon.
raider-wins = When it wins, each defeated player: { $effect }.
raider-reward = Reward: { $effect }.
card-event = Scores { $track }, summons class { $class }. { $text }
event-each = Each player: { $effect }.
event-each-ship = Each player with ships on the map: { $effect }.
event-each-leaders = { $count ->
    [one] Each player with at least 1 leader on the station: { $effect }.
   *[other] Each player with at least { $count } leaders on the station: { $effect }.
    }
card-token = Effect: { $effect }.
card-destiny = Highest on { $first }: { $more } VP; highest on { $second }: { $less } VP.
card-development = Leaders { $leaders }, cost { $cost }. One-time ability: { $ability }.
card-planet = Type: { $track }. Without moons it gives { $printed }. Development: { $development }.
card-base = Effect: { $effect }.
card-quasar = No ship enters it. { $vp } VP for each of your developments beside it.
card-maelstrom = At { $alpha }: { $first }. At { $beta }: { $second }. { $vp } VP for each of your developments beside it.
card-moon = Moon of planets ({ $track }), { $count } in the box.
card-orphan = Orphaned moon, { $count } in the box.
end-points = at the end { $base } VP and { $each } for each: { $count }{ $per ->
    [1] {""}
   *[other]  ({ $per } count as one)
    }
end-at-most = { $points }, at most { $most }
count-developments = your developments
count-cards = your tactics cards
count-modules = your modules ({ $column })
count-ships = your built ships
count-leaders = leaders on your station
count-index = your index on { $track }
count-face-up = your face-up development cards
count-moons = moons set in your station
count-upgrades = upgrades placed
count-stock = { $resource } that you hold

## Options

option-game_length = Length: how many points trigger the end
option-game_length-short = Short: 50 VP
option-game_length-medium = Medium: 60 VP
option-game_length-long = Long: 70 VP
option-event_deck = Which ten event cards are used
option-event_deck-galactic_dawn = Galactic Dawn: friendly events
option-event_deck-cosmic_twilight = Cosmic Twilight: harsh events
option-raider_s = The raider card of class S
option-raider_s-first = The first card
option-raider_s-second = The second card
option-raider_s-random = Either, at random
option-raider_a = The raider card of class A
option-raider_a-first = The first card
option-raider_a-second = The second card
option-raider_a-random = Either, at random
option-raider_b = The raider card of class B
option-raider_b-first = The first card
option-raider_b-second = The second card
option-raider_b-random = Either, at random
option-raider_c = The raider card of class C
option-raider_c-first = The first card
option-raider_c-second = The second card
option-raider_c-random = Either, at random
option-raider_d = The raider card of class D
option-raider_d-first = The first card
option-raider_d-second = The second card
option-raider_d-random = Either, at random
option-special_regions = Special regions on two marked spaces
option-special_regions-none = None
option-special_regions-quasars = Quasars
option-special_regions-maelstroms = Maelstroms
option-destiny_cards = Destiny cards: everybody keeps one of two secret goals
option-team_mode = Two against two: seats 1 and 2 against 3 and 4
option-faction_choice = How factions are given out
option-faction_choice-deal3_pick1 = Everybody keeps one of three
option-faction_choice-random = At random
option-turn_limit = Turn limit: after this many turns of each player the end is triggered in any case; 0 for no limit
option-socket_points = When the VP of a socket are scored
option-socket_points-each_moon = For each moon that is set there
option-socket_points-first_moon = Only for the first moon
option-hailing_asks = Who may end the battle after Hailing Frequency
option-hailing_asks-everybody = Every player
option-hailing_asks-participants = Those who take part

## Names

planet-veyra = Veyra
planet-ossian = Ossian
planet-tal_minor = Tal Minor
planet-brakk = Brakk
planet-ferrum = Ferrum
planet-holts_anvil = Holt's Anvil
planet-karn = Karn
planet-vhal = Vhal
planet-dread_reach = Dread Reach
planet-solace = Solace
planet-meridian = Meridian
planet-quint = Quint
planet-nivara = Nivara
planet-glass_haven = Glass Haven
planet-eos = Eos
base-ancient_monolith = Monolith of the Ancients
base-trade_hub = Trade Hub
base-maximus_field = Maximus Field
base-odessa_field = Odessa Field
base-shipyard = Shipyard
base-construction_office = Construction Office
development-observatory = Observatory
development-factory = Factory
development-obelisk = Obelisk
development-spaceport = Spaceport
development-city = City
special-quasar = Quasar
special-maelstrom = Maelstrom
ship-transport = Transport
ship-fighter = Fighter
ship-science_vessel = Science vessel
ship-cruiser = Cruiser
module-main_reactor = Main Reactor
module-shipwright = Shipwright
module-treasury = Treasury
module-architect = Architect
module-energy_cell = Energy Cell
module-carbon_loom = Carbon Loom
module-data_core = Data Core
module-nanoforge = Nanoforge
module-resonance_chamber = Resonance Chamber
module-particle_splitter = Particle Splitter
module-prediction_engine = Prediction Engine
module-antimatter_vault = Antimatter Vault
module-xeno_laboratory = Xeno Laboratory
module-quantum_archive = Quantum Archive
module-survey_array = Survey Array
module-signal_decoder = Signal Decoder
module-singularity_theorem = Singularity Theorem
module-telepresence_grid = Telepresence Grid
module-warp_beacon = Warp Beacon
module-titanium_smelter = Titanium Smelter
module-repair_gantry = Repair Gantry
module-assembly_line = Assembly Line
module-power_plant = Power Plant
module-cryo_refinery = Cryo Refinery
module-carbon_press = Carbon Press
module-weapons_foundry = Weapons Foundry
module-drone_works = Drone Works
module-prefab_yard = Prefab Yard
module-overdrive_core = Overdrive Core
module-mass_driver = Mass Driver
module-export_terminal = Export Terminal
module-retrofit_bay = Retrofit Bay
module-recycling_plant = Recycling Plant
module-supplier = Supplier
module-index_extractor = Index Extractor
module-clearing_bank = Clearing Bank
module-commodity_exchange = Commodity Exchange
module-service_dock = Service Dock
module-black_market = Black Market
module-auction_house = Auction House
module-freight_exchange = Freight Exchange
module-embassy_bazaar = Embassy Bazaar
module-luxury_port = Luxury Port
module-trade_consortium = Trade Consortium
module-futures_desk = Futures Desk
module-smugglers_den = Smugglers' Den
module-mint = Mint
module-ministry_of_lands = Ministry of Lands
module-cognitive_collective = Cognitive Collective
module-ministry_of_science = Ministry of Science
module-ministry_of_industry = Ministry of Industry
module-ministry_of_trade = Ministry of Trade
module-hall_of_peoples = Hall of Peoples
module-admiralty = Admiralty
module-leaders_academy = Leaders' Academy
module-war_memorial = War Memorial
module-grand_archive = Grand Archive
module-museum_of_moons = Museum of Moons
module-engineers_senate = Engineers' Senate
module-treasury_of_nations = Treasury of Nations
module-power_council = Power Council
module-hydroponic_dome = Hydroponic Dome
module-cultural_centre = Cultural Centre
module-diplomatic_corps = Diplomatic Corps
module-recruitment_office = Recruitment Office
module-garden_district = Garden District
module-monument_square = Monument Square
module-assembly_forum = Assembly Forum
tactic-emergency_repairs = Emergency Repairs
tactic-supply_drop = Supply Drop
tactic-deflector_burst = Deflector Burst
tactic-sealed_bulkheads = Sealed Bulkheads
tactic-recall_order = Recall Order
tactic-shadow_deal = Shadow Deal
tactic-tractor_beam = Tractor Beam
tactic-slipstream = Slipstream
tactic-overclock = Overclock
tactic-field_promotion = Field Promotion
tactic-prospectors = Prospectors
tactic-requisition = Requisition
tactic-precursor_signal = Precursor Signal
tactic-show_of_force = Show of Force
tactic-trade_summit = Trade Summit
tactic-solar_harvest = Solar Harvest
tactic-golden_age = Golden Age
tactic-far_expedition = Far Expedition
tactic-combat_drills = Combat Drills
tactic-long_range_scanners = Long-Range Scanners
tactic-stealth_field = Stealth Field
tactic-mining_rigs = Mining Rigs
tactic-voyager_protocol = Voyager Protocol
tactic-reinforced_hulls = Reinforced Hulls
tactic-hailing_frequency = Hailing Frequency
tactic-mutual_accord = Mutual Accord
tactic-safe_passage = Safe Passage
tactic-intimidation = Intimidation
tactic-ceasefire = Ceasefire
tactic-duel_of_honour = Duel of Honour
tactic-targeting_computer = Targeting Computer
tactic-plasma_torpedoes = Plasma Torpedoes
tactic-evasive_pattern = Evasive Pattern
tactic-precision_strike = Precision Strike
tactic-sensor_jamming = Sensor Jamming
tactic-boarding_party = Boarding Party
tactic-last_stand = Last Stand
tactic-tactical_withdrawal = Tactical Withdrawal
tactic-mercenaries = Mercenaries
tactic-victory_broadcast = Victory Broadcast
faction-tolzeed_bearers = Tolzeed Bearers
faction-synthetic_mecharons = Synthetic Mecharons
faction-myrr_hive = Myrr Hive
faction-tessari_archivists = Tessari Archivists
faction-ossuan_nomads = Ossuan Nomads
faction-drovak_forge_clans = Drovak Forge Clans
faction-lumen_choir = Lumen Choir
faction-pulsewar_refugees = Pulsewar Refugees
faction-quill_cartographers = Quill Cartographers
faction-nightmare_cove_astropirates = Astropirates of Nightmare Cove
faction-verdant_pact = Verdant Pact
faction-null_engineers = Null Engineers
upgrade-tolzeed_carrier = Tolzeed Carrier
upgrade-mecharon_lancer = Mecharon Lancer
upgrade-mind_ship = Mind Ship
upgrade-archive_seeker = Archive Seeker
upgrade-nomad_caravan = Nomad Caravan
upgrade-forge_dreadnought = Forge Dreadnought
upgrade-pilgrim_ark = Pilgrim Ark
upgrade-scrap_hornet = Scrap Hornet
upgrade-pathfinder = Pathfinder
upgrade-black_flagship = Black Flagship
upgrade-thorn_skiff = Thorn Skiff
upgrade-null_breaker = Null Breaker
upgrade-armed_hauler = Armed Hauler
upgrade-long_hauler = Long Hauler
upgrade-nebula_hauler = Nebula Hauler
upgrade-collector = Collector
upgrade-colony_ark = Colony Ark
upgrade-interceptor = Interceptor
upgrade-heavy_fighter = Heavy Fighter
upgrade-stealth_fighter = Stealth Fighter
upgrade-privateer = Privateer
upgrade-aegis_fighter = Aegis Fighter
upgrade-deep_scanner = Deep Scanner
upgrade-flying_laboratory = Flying Laboratory
upgrade-harvester = Harvester
upgrade-armed_explorer = Armed Explorer
upgrade-phase_ship = Phase Ship
upgrade-line_cruiser = Line Cruiser
upgrade-bastion = Bastion
upgrade-carrier = Carrier
upgrade-command_cruiser = Command Cruiser
upgrade-salvage_cruiser = Salvage Cruiser
raider-vorticon_raiders = Vorticon Raiders
raider-scavenger_swarm = Scavenger Swarm
raider-corsair_blade = Corsair Blade
raider-void_stalker = Void Stalker
raider-abductor_saucer = Abductor Saucer
raider-plasma_wraith = Plasma Wraith
raider-mechaphage = Mechaphage
raider-gravity_leviathan = Gravity Leviathan
raider-dread_obliterator = Dread Obliterator
raider-world_eater = World Eater
event-titanium_rain = Titanium Rain
event-crystal_comet = Crystal Comet
event-frozen_shower = Frozen Shower
event-galactic_fair = Galactic Fair
event-victory_parade = Victory Parade
event-solar_bloom = Solar Bloom
event-lost_convoy = Lost Convoy
event-great_pilgrimage = Great Pilgrimage
event-engineers_guild = Engineers' Guild
event-celestial_alignment = Celestial Alignment
event-ion_storm = Ion Storm
event-gravity_collapse = Gravity Collapse
event-market_crash = Market Crash
event-mutiny = Mutiny
event-raider_frenzy = Raider Frenzy
event-dark_signal = Dark Signal
event-supernova = Supernova
event-metal_fatigue = Metal Fatigue
event-embargo = Embargo
event-great_famine = Great Famine
discovery-monument = Monument
discovery-vault = Vault
discovery-power_crystal = Power Crystal
discovery-war_archive = War Archive
discovery-lost_knowledge = Lost Knowledge
discovery-derelict_module = Derelict Module
discovery-alien_drive = Alien Drive
discovery-repair_swarm = Repair Swarm
discovery-ore_cache = Ore Cache
discovery-time_capsule = Time Capsule
discovery-ghost_ship = Ghost Ship
discovery-moon_chart = Moon Chart
discovery-old_foundations = Old Foundations
discovery-lost_colony = Lost Colony
token-breakthrough = Breakthrough
token-triumph = Triumph
token-war_machine = War Machine
token-spoils = Spoils
token-mobilisation = Mobilisation
token-tribute = Tribute
token-prize_ship = Prize Ship
token-field_workshop = Field Workshop
destiny-panacea = Panacea
destiny-new_nourishment = New Nourishment
destiny-open_archives = Open Archives
destiny-doomsday_theory = Doomsday Theory
destiny-living_machines = Living Machines
destiny-world_forge = World Forge
destiny-merchant_yards = Merchant Yards
destiny-arsenal_of_the_edge = Arsenal of the Edge
destiny-weapon_of_reason = Weapon of Reason
destiny-steel_crown = Steel Crown
destiny-iron_peace = Iron Peace
destiny-united_edge = United Edge
destiny-golden_routes = Golden Routes
destiny-cartel_of_stars = Cartel of Stars
destiny-patrons_of_science = Patrons of Science
destiny-trade_armada = Trade Armada
destiny-enlightened_realm = Enlightened Realm
destiny-garden_cities = Garden Cities
destiny-free_ports = Free Ports
destiny-crown_of_peoples = Crown of Peoples

## The page

page-label = { $card }: { $about }
page-times = { $what } x{ $count }
page-points = victory points
page-map = Map
page-tracks = Progress tracks
page-market = Modules on display
page-fleet = Your ships
page-station = Your station
page-stores = Your stores
page-hand = Your cards and tokens
page-no-cards = No tactics cards.
page-battle = Battle
page-aid = What developments cost and bring

page-turn-of = Turn of { $who }: { $step }.
page-region-is = Active region: { $region }.
page-tip-steps = A turn is a launch (launch, activate, raid, battle) or a return (modules, ships come home).
page-step-launch = Launch
page-step-activate = Activate
page-step-raid = Raid
page-step-battle = Battle
page-step-modules = Modules
page-step-home = Home
page-step-end = End of turn
page-waits = Waiting for { $who }: { $why }.
page-waits-moment = Moment: { $moment }.
page-tip-reaction = Everybody who might hold a fitting card, as far as all can see, is asked. A pause says nothing about anybody's cards.
page-goal = The end is triggered at { $end } VP. The leading player has { $best }.
page-tip-goal = Whoever reaches that triggers the end; then everybody has one more turn.
page-ending = The end has been triggered.
page-last-turns = Turns left in the last round: { $count }.

page-event-left = Steps to the next event: { $count }.
page-event-pending = An event comes at the end of this turn.
page-event-gone = No more events.
page-tip-event-track = Event spaces, event cards and the fields move the marker. At its end a new planet appears, and at the end of the turn an event card is turned up: its track scores, a raider comes, something happens.
page-events-known = You know the top of the deck: { $cards }.
page-event-now = Event: { $event }

page-track = Track: { $track }. Your marker counts when an event scores the track, and at the end of the game.
page-track-of = { $who }: space { $index }, { $vp } VP.
page-on-track = { $track } { $index }
page-tracks-of = Tracks: { $tracks }.
page-space = { $track }, space { $place }: { $vp } VP.
page-marker-of = Marker of { $who }.
page-space-level = Level { $level }: each of your developments of this kind counts { $vp } VP at the end.
page-space-event = Entering it moves the event marker.
page-space-discovery = Entering it: look through the stack in secret and take a token. Tokens left: { $count }.
page-space-upgrade = Entering it: place a ship upgrade.
page-space-token = The first to enter takes the token; whoever comes later gains { $vp } VP.
page-space-stash = From here on each unspent resource counts { $vp } VP at the end.
page-space-hand = From here on your hand limit is { $count }; you may draw up to it at once.

page-column = A module ({ $column }) costs { $cost }.
page-column-deck = Modules in the deck: { $count }.
page-tip-column = A module advances you on its track: { $track }.

page-moon-top = Top moon: { $moon }. Moons here: { $count }.
page-leaders-of = Leaders of { $who }: { $count }.
page-ships-of-here = { $ship } of { $who }: { $count }.
page-development-of = Development of { $who }.
page-extra-here = Extra resources: { $goods }.
page-active-region = The active region of this turn.
page-tip-nebula = Only ships with voyage come here. You claim its moon and look at two event cards.
page-next-planet = { $space }: the next planet will lie here.
page-tip-next-planet = It comes when the event marker reaches its end. Planets in the stack: { $count }.
page-below = Below, as you know: { $moons }.
page-threats = Raiders in range: { $who }.
page-threat = { $raider } from { $from }
page-no-threat = No raiders would come here.
page-raiders-here = { $raider }: { $count }
page-raider-at = { $raider }, on the map: { $places }.
page-raider-away = { $raider }, not on the map.
page-ships-at = { $who }: { $ship } x{ $count }, { $region }
page-leaders-at = { $who }: leaders { $count }, { $region }
page-leaders-home = Leaders on the station: { $count }. Spent: { $spent }.
page-tip-leader = Leaders are recruited from regions where you have a ship, and spent on developments. Those left on the station count at the end.
page-extra-at = { $resource } x{ $count }, { $region }
page-tip-extra = Whoever has a ship here may collect it as a free action.
page-development-at = { $development } of { $who }, { $region }
page-tip-development = Its owner rolls one extra die in battles here and next to it.
page-tip-moon-stack = Activating the region claims the top moon.
page-printed = No moons left: activating it gives { $goods }.

page-battle-at = Battle: { $region }
page-fight-step = Step: { $step }
page-fight-escalation = Escalation
page-fight-diplomacy = Diplomacy
page-fight-preparation = Preparation
page-fight-roll = Roll
page-fight-result = Result
page-fight-damage = Damage
page-fight-over = over
page-tip-fight = Ships may join; one diplomacy card each; cards and energy for dice; everybody rolls, and rerolls what is below the targeting value; the highest die wins, ties compare the next; the ships of those who lost are damaged.
page-side = { $who }: dice { $dice }, targeting { $targeting }
page-dice = Dice: { $dice }
page-dice-show = Dice showing { $face }: { $dice }
page-targeting = Targeting: { $targeting }
page-tip-targeting = Dice below this value are rerolled until they reach it.
page-chance = Chance to win: { $percent }%
page-team = Team { $number }
page-mate = your team mate
page-chance-note = Chances count the dice as they are now; cards that somebody may still play are not in them.
page-tip-chance = Counted over all rolls of the dice as they are now, without further cards, energy or ships.
page-could-join = Could still join:
page-join = { $who }: { $ship } from { $region }, energy { $energy }
page-join-chance = With it your chance to win would be { $percent }%.
page-odds = Energy for dice:
page-odds-with = With { $energy } energy your chance to win is { $percent }%
page-aim = 1 energy for targeting +1
page-nobody = Nobody wins: { $percent }%
page-tip-nobody = If all dice are alike there is no winner, and everybody has lost.
page-won = Won
page-lost = Lost
page-leads = Leads

page-store = { $resource }: { $amount } of { $most }
page-tip-energy = Energy gives dice in battle, pays for jumps and activates modules. What is above the limit at the end of your turn is lost.
page-tip-credit = A credit is paid in place of titanium, nanocarbon or ice.
page-tip-basic = A basic resource for modules, ships and developments. What is above the limit at the end of your turn is lost.
page-tip-tactics = A card is played at the moment that it names. What is above the limit at the end of your turn is discarded.
page-score = { $vp } VP now; { $score } if the game ended now.
page-stock = { $goods }. Tactics cards: { $cards } of { $limit }.
page-in-hangar = { $ship } in the hangar: { $count }
page-on-barge = { $ship } on the repair barge: { $count }
page-in-scrapyard = { $ship } in the scrapyard: { $count }
page-in-reserve = { $ship } not yet built: { $count }
page-targets = It could be launched to: { $regions }.
page-no-target = It cannot be launched anywhere now.
page-tip-reserve = Building one costs { $count } titanium.
page-ships-of = { $ship }: in the hangar { $home }, on the map { $out }, damaged { $down }

page-station-of = Station: { $faction }
page-tip-return = In a return turn ships and energy activate your modules; then all ships come home.
page-row = { $column }: { $count } modules
page-tip-row = Each module is activated by a ship; by energy if a ship of yours stands in the row.
page-tip-row-science = A ship on the Main Reactor activates all of the row.
page-tip-row-industry = A moon between two modules gives its reward once both have been activated. The modules can be rearranged.
page-module-damaged = Damage markers: { $count }. It cannot be activated and costs points.
page-module-used = Activated in this return.
page-socket = Socket of { $module }
page-joint = Socket on the right of { $module }
page-socket-empty = empty
page-moon-set = { $moon }
page-claimed = Claimed moons: { $count } of { $most }
page-tip-claimed = Discard it for what it shows, or set it into a socket for good.
page-operations = Tactical operations
page-tip-operations = Whenever you lose a battle you draw a card or gain what the moon set here shows.
page-development-cards = { $development }: { $up } unused, { $used } used

page-tactics-deck = Tactics deck: { $count }
page-tactics-pile = Discarded tactics cards: { $count }
page-event-deck = Event cards in the deck: { $count }
page-stack-track = Discovery tokens, science stack { $number }: { $count }
page-stack-observatory = Discovery tokens for observatories: { $count }
page-mechaphages = Mechaphage tokens in the supply: { $count }
page-pile-of = { $cards }.
page-hidden-discoveries = Hidden discovery tokens: { $count }
page-dealt-factions = Choose your faction
page-dealt-destinies = Keep one destiny card
page-choose-moon = Choose a moon of the stack
page-discover = Take a token of the stack
page-looking = The top of the event deck
page-sealed = Has chosen.
page-no-faction = no faction yet
page-plays = { $who }: { $faction }

wait-faction = choosing a faction
wait-destiny = choosing a destiny card
wait-turn = launch or return
wait-modules = activating modules
wait-window = free actions
wait-region = choosing a region
wait-react = a card, perhaps
wait-raid = choosing who raids
wait-escalate = sending ships into battle
wait-diplomacy = diplomacy
wait-prepare = preparing for battle
wait-pay = paying
wait-gain = choosing resources
wait-repair = repairing
wait-build = ships and upgrades
wait-develop = building a development
wait-acquire = choosing modules
wait-look = looking at something secret
wait-moon = moons
wait-arrange = rearranging modules
wait-dice = choosing dice
wait-damage = damage
wait-operations = tactical operations
wait-discard = discarding cards
wait-team = an exchange between team mates
wait-end = the order at the end of the turn
wait-lair = placing raiders
wait-choice = a choice

sign-range = range
sign-dice = dice in battle
sign-targeting = targeting
sign-shield = shield
sign-hangar = hangar
sign-barge = repair barge
sign-scrapyard = scrapyard
sign-reserve = not yet built
sign-upgrade = ship upgrade
sign-module = module
sign-moon = moon in a socket
sign-development = development
sign-repair = repair
sign-damage = damage
sign-event = event marker
sign-discovery = discovery token
sign-token = supremacy token
sign-stash = stash
sign-end = at the end of the game
sign-any = any of several resources

## What is printed and what is ours

content-bases = Alliance bases
content-destinies = Destiny cards
content-discoveries = Discovery tokens
content-events = Event cards
content-factions = Factions
content-map = Map
content-modules = Modules
content-moons = Moons
content-planet_types = Types of planets
content-planets = Planet tiles
content-raiders = Raiders
content-sheet = What all players share
content-ships = Ships
content-specials = Quasars and maelstroms
content-tactics = Tactics cards
content-tokens = Supremacy tokens
content-tracks = Progress tracks
content-upgrades = Ship upgrades
designed-which = which ones
designed-deck = its deck
designed-effect = what it does
designed-what-is-next-to-it = what is next to it
designed-pairing = the pairing
designed-copies = how many copies there are
designed-type = its type
designed-name = its name
designed-how-many = how many there are
designed-leaders = the leaders
designed-amounts = the amounts
designed-cost = the cost
designed-number-of-shields = the number of shields
designed-which-rewards = which rewards
designed-positions = where the spaces are
designed-other-values = the other values
designed-event-start = where the event marker starts
designed-costs = what modules cost
designed-limits = which store holds how much
designed-goals = the points of the goals
designed-alpha-dice = the dice of the alpha space

## In a list of games

about-play = Launch ships, claim moons, build out your station and fight raiders and rivals over the regions of a nebula at the edge of a galaxy.
about-time = 90 to 150 minutes
about-weight = heavy

## The guided first game

guide-welcome = Welcome to the edge of the galaxy! Whoever has the most victory points at the end wins. You have { $points }. Once somebody reaches { $end }, everybody plays one more turn and the rest is counted: modules, developments, leaders.
guide-station = This is your station with { $modules } modules, and in its hangar wait { $ships } transports. Ships fetch things from the map; modules turn ships that come home into more.
guide-turn = In a turn you either launch one ship or call all of them back. Your ships are still at home, so launch one.
guide-turn-why = A ship brings you something where it lands, and runs a module when it comes home.
guide-where = Your first ship may go to any free region. Red raiders wait in nebulae: keep away from them for now. { $region } is a planet, and planets give you the top moon of their stack ({ $moons } here).
guide-where-why = No raider has this region in its range, so nobody will come.
guide-moon = The moon is yours. You could keep it to set it into a socket later. For now, discard it for what it shows: titanium { $titanium }.
guide-moon-why = You are about to buy modules, and they cost titanium and nanocarbon.
guide-battle-theirs = { $who } has launched too, was attacked by raiders, and lost. The losing side's ships go to the scrapyard: { $ships } there now. They are not gone, but must be repaired.
guide-again = Your second launch. From now on a ship must land within its range of one that you have out there.
guide-again-why = So your ships spread over the map step by step.
guide-field = { $region } is a base where modules are sold. It is next to your ship.
guide-field-why = Modules are the heart of the game: each moves you up a track, and works every time your ships come home.
guide-leader = One of your leaders waits here. Recruiting is a free action: it costs nothing and leaves your turn open. You get { $leaders } leader home.
guide-leader-why = Leaders pay for developments later, and each is worth points there.
guide-module = { $module } belongs to the science row, like your { $reactor }. A ship on { $reactor } runs the whole row.
guide-module-why = So this module will cost you no ship of its own.
guide-pay = Pay with nanocarbon. You could also pay with your credits ({ $credits }): a credit stands for any basic resource.
guide-pay-why = Keep credits for what you do not have.
guide-second = You may buy a second module right away. { $module } costs titanium, and you have { $titanium }.
guide-second-why = Energy is what you fight and jump with. You can hardly have too much of it.
guide-raid = Raiders! One of them had this region in its range. There will be a battle: they roll { $theirs } dice, you roll { $mine }. Your other ship is near enough to help.
guide-raid-why = Every ship adds its dice, and improves your targeting.
guide-diplomacy = Now you have { $mine } dice against { $theirs }, and targeting { $targeting }: whatever you roll below that is rolled again. You could play a diplomacy card here, but keep it.
guide-diplomacy-why = You are going to win without it.
guide-energy = Each energy is one more die, up to { $most } dice in all. You have energy { $energy }.
guide-energy-why = The highest die decides. More dice are worth the energy, for a lost battle costs you ships.
guide-won = You have won! That moves you up on supremacy, to { $supremacy }, and the beaten raiders leave you a resource of your choice.
guide-won-why = A credit can become whatever you lack later.
guide-token = Supremacy has also brought you a token. You can use it in any turn of yours. Keep it for now and end the turn.
guide-token-why = A token does not get old. Use it when you need what it shows.
guide-return = You could launch your last ship. But with ships out and modules at home it is time to call them back.
guide-return-why = Each ship that comes home activates one module.
guide-reactor = Put a ship on { $module }: energy { $energy } at once, and the rest of the science row may run too.
guide-reactor-why = That is why science modules belong together.
guide-cell = { $module } runs for nothing: energy { $energy } more.
guide-cell-why = Every further science module would run as well.
guide-treasury = Your other ship can run one more module. { $module } brings a credit: { $credits }.
guide-treasury-why = Credits buy the next module, of whatever kind.
guide-home = Both ships are used. Finish, and all your ships are back in the hangar.
guide-home-why = In the next turn you can launch anywhere again.
guide-end = That was a full circle: launch, gain, fight, come home. The game goes on like this until somebody has { $end } points. From here on you decide; whenever you like, ask me what I would do.

guide-about-launch = Launch a ship to fetch something: a planet gives a moon, a base does what it says, a nebula gives a moon and a look at events.
guide-about-return = You have ships out. When you return, each of them activates one module of your station.
guide-about-region = The first ship goes anywhere; further ones must be in range of a ship you have out. A red mark above a region tells which raiders would come.
guide-about-moon = You have a moon. Discard it for what it shows, or set it into a socket, where it works again and again.
guide-about-module = A new module moves you up the track of its kind and works whenever a ship of yours comes home to it.
guide-about-escalate = There is a battle within reach of your ships. You may send ships that are in range, also into the battle of others. If you do not want to fight, go on.
guide-about-activate = Each ship that comes home activates one module. A ship on the reactor runs the whole science row; energy can run others in a row where you have a ship.
