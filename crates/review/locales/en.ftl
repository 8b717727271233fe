insight-title = What decided it
insight-going = The game is being looked through, decision by decision. What is found appears here; you can leave this page, it goes on.
insight-share = { $percent }% done
insight-left-seconds = { $percent }% done, less than a minute left
insight-left = { $percent }% done, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left
insight-first = A first impression, made in seconds. It is being refined.
insight-decisions = The decisions have been looked into. The curve and luck are still being worked out.
insight-waiting = Before it: { $count ->
    [one] one other review
   *[other] { $count } other reviews
}
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
costly-played = Played
costly-better = Better
costly-chances = Chance to win after what was played: { $played }; after the better answer: { $better }.
cost = This cost about one win in { $in }
difference-leads = with “{ $better }” { $seat } would have led on { $lead } from round { $from } on.
difference-leads-points = with “{ $better }” { $seat } would have led in points from round { $from } on.
difference-more = with “{ $better }” { $seat } would have had about { $more } more { $what } by round { $round }.
difference-more-points = with “{ $better }” { $seat } would have had about { $more } more points by round { $round }.
costly-numbers = The numbers
costly-loss = It cost { $mean } ± { $half } percentage points: { $search } as the tree search sees it, { $playouts } ± { $around } in { $games } games played to the end by quick bots.
costly-loss-ahead = It cost { $mean } ± { $half } percentage points: { $search } as the tree search sees it, { $playouts } ± { $around } in { $games } games played on for { $ahead } decisions by quick bots.
costly-line = After that it expects: { $line }
costly-expected = { $seat }: { $action }
costly-close = Probably better, but the difference is smaller than its uncertainty.
costly-contradicted = The tree search and games played on say the opposite of each other: this cannot be judged.

moment-of = { $seat }, decision { $number }
moment-round = Round { $round }.
moment-what-if = What if? Play on from here
moment-replay = Step by step from here
moment-table = The table at that moment, as the player saw it

exercise-title = Exercises
exercise-lead = Positions from games that were played. In each of them one answer is clearly best.
exercise-find = Find the best turn
exercise-one = One of the answers is clearly better than every other one. Which?
exercise-decides = You are { $seat }, in round { $round }.
exercise-strength-1 = At first sight
exercise-strength-2 = Looking ahead
exercise-strength-3 = Hard
exercise-number = Exercise { $number }
exercise-solved = solved
exercise-none = There are no exercises for this game yet.
exercise-right = That is the best answer.
exercise-wrong = There is a better one. Try again.
exercise-show = Show the best answer
exercise-next = Next exercise
exercise-all = All exercises
exercise-ahead = “{ $best }” wins about one game in { $in } more than “{ $second }”
exercise-proof = { $search } percentage points as searches see it, { $games } in { $count } pairs of games played on by quick bots.
exercise-own = Try it yourself
exercise-own-lead = A decision of a game that was played. Something better was possible.

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

story-choice = { $seat } lost it in round { $round }: “{ $played }” instead of “{ $better }” cost about one win in { $in }.
story-luck = Luck decided: dice and draws brought { $seat } about { $points } percentage points of the chance to win.
story-steady = No single decision stood out: { $seat } won by many small ones.
story-level = No single decision stood out, and nobody won alone.
story-ahead = From round { $round } on { $seat } was ahead for good.
story-close = It was open until the last round.
split-picture = Luck and choices of each player, as bars to the left and to the right
split-gained = What helped goes to the right, what hurt to the left.
split-numbers = The numbers

sources-title = Where points came from
sources-of = Points of { $seat }, round by round
sources-what = Source
sources-round = to round { $round }
sources-total = Together

budget-title = What was spent on it
budget = { $choices } decisions with a choice. First all answers at first sight, and games after those that looked suspicious. Then, worst first and as far as the budget reached: { $first } iterations of a tree search each, and { $compared } for what was played and for each of the best answers; games after the { $rounds } worst of each player, more and more after fewer; of these the { $suspects } worst: { $searches } searches of { $deep } iterations and up to { $playouts } games for either answer, and up to { $more } more for the worst { $finalists }. { $positions } searches of { $position } iterations at each of { $moments } positions; chance drawn anew { $resamples } times at each decision that used it; { $deals } new deals. Together about { $judged } thousand positions were judged.

check-head = { $game }: { $named } of { $games } blunders are among the worst three that the review names for their player, { $first } of them after the first result
check-line = game { $dice }, { $seat }, decision { $number }, { $action }: { $loss } ± { $half } percentage points lost; { $place ->
    [0] not named
   *[other] named as number { $place }
}, { $first ->
    [0] not in the first result
   *[other] number { $first } in the first result
}
check-without = Games without a large enough blunder at the chosen place: { $count }
