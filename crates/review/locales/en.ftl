insight-title = What decided it
insight-going = The game is being looked through, decision by decision. You can leave this page: it goes on.
insight-share = { $percent }% done
insight-waiting = Before it: { $count ->
    [one] one other review
   *[other] { $count } other reviews
}
insight-again = Look again
insight-off = This server makes no reviews. With the record you can make one yourself: `orrery review FILE`.
insight-enough = { $count ->
    [one] One review that you asked for is still waiting. Come back when it is done.
   *[other] { $count } reviews that you asked for are still waiting. Come back when some of them are done.
}
insight-full = Too many reviews are waiting. Come back in a few minutes.
insight-failed = The review could not be made: { $problem }

chances-title = Chances to win
chances-plot = Chance to win of each player, from the first decision to the last
chances-note = As the search sees it with all cards open. The pale band is the 95% interval of the search alone: where the search misjudges the game, it does not know.
chances-table = The same as a table
chances-after = After decision
chances-round = Round
chances-begin = Start
chance = { $mean }% ± { $half }

costly-title = Decisions that cost most
costly-note = Each is judged from what the player could know then.
costly-none = { $seat }: no decision was found in which the search would surely have done better.
costly-step = Decision { $number }
costly-played = Played: { $action }
costly-better = The search would have played: { $action }
costly-chance = chance to win { $mean }% ± { $half }
costly-loss = It cost { $mean } ± { $half } percentage points: { $search } as the tree search sees it, { $playouts } ± { $around } in { $games } games played to the end by quick bots.
costly-line = After that it expects: { $line }
costly-expected = { $seat }: { $action }
costly-close = The difference is smaller than its uncertainty: this cannot be judged.
costly-contradicted = The tree search and games played to their end say the opposite of each other: this cannot be judged.

split-title = Luck and choices
split-points = In points ahead of the best of the others
split-chance = In percentage points of the chance to win
split-who = Player
split-start = Expected before the deal
split-luck = Dice and draws
split-others = Others’ choices
split-own = Own choices
split-result = Result
split-note = Every position is judged with all cards open. What chance brought, minus what the same action brings on average when chance is drawn anew, is luck; the rest of each step is the choice of whoever decided, measured against what the search expected there. Not knowing a hidden card counts as choice. The parts and the start add up to the result; ± is the 95% interval.

sources-title = Where points came from
sources-of = Points of { $seat }, round by round
sources-what = Source
sources-round = to round { $round }
sources-total = Together

budget-title = What was spent on it
budget = { $choices } decisions with a choice: { $first } iterations of a tree search each, then { $compared } iterations and { $worlds } games to the end for what was played and for each of the best answers. The { $again } worst of each player are looked at again with { $more-worlds } games for each of three answers, and of these the { $suspects } worst: { $searches } searches of { $deep } iterations and { $playouts } games to the end for either answer, and { $more } games more for the worst { $finalists }. { $positions } searches of { $position } iterations at each of { $moments } positions; chance drawn anew { $resamples } times at each decision that used it; { $deals } new deals.

check-head = { $game }: { $named } of { $games } blunders are among the worst three that the review names for their player
check-line = game { $dice }, { $seat }, decision { $number }, { $action }: { $loss } ± { $half } percentage points lost; { $place ->
    [0] not named
   *[other] named as number { $place }
}
check-without = Games without a large enough blunder at the chosen place: { $count }
