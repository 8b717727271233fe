## What was played

run-head = { $games ->
    [one] 1 game
   *[other] { $shown } games
    } at tables of { $seats }, seed { $seed }
run-stopped = Stopped early: { $shown } of { $asked } games were finished, and only these are counted.
run-time = { $seconds } s, { $rate } games/s, { $decisions } decisions
run-packs = Content: { $before } against { $after }; every game was played with both.
run-report = The report is in { $path }.
built-in = built-in

progress = { $done } of { $all } games, { $rate } games/s, { $left } left

## Headings, each with a sentence that explains it

heading-bots = Bots
about-bots = How often each bot wins, with the 95% interval. They change seats from game to game; the dashed line is an equal share.
heading-order = Turn order
about-order = How often a seat wins by when it has its first turn. If turn order did not matter, nearly every interval would touch the dashed line.
heading-places = Seats
about-places = How often each seat at the table wins, whoever sits there.
about-one-each = Every seat has one of these. How often seats with it win, with the 95% interval; the dashed line is the average of all.
about-lift = How much more often seats with it win than seats without it, in percentage points, with the 95% interval. This shows what goes with winning, which need not be its cause.
about-mixed = The bots differ, so part of it is about who chose what: let equal bots play to study the content alone.
heading-scores = Final scores
about-scores = How many seats ended with which score; the blue part of each bar shows the winners.
heading-rounds = Length
about-rounds = How many rounds games took.
heading-endings = How games end
about-endings = Why games were over.
heading-sources = Where points come from
about-sources = Points per seat on average, for winners and for all others. The larger the difference, the more this source decides.
heading-changes = What changed
about-changes = The difference with its interval. The intervals are so wide that all of them hold together with 95% confidence, however many numbers are compared.
heading-rates = Rates, in percentage points
heading-means = Averages, in per cent of the larger value
heading-everything = Everything that was compared
heading-repeat = To repeat this

## Columns

col-bot = bot
col-order = turn
col-seat = seat
col-name = name
col-win = win rate
col-interval = 95% interval
col-score = score
col-rating = rating
col-share = share
col-built = had by
col-lift = lift
col-games = games
col-score-range = score
col-seats = seats
col-winners = winners
col-others = others
col-difference = difference
col-source = source
col-ending = ending
col-rounds = rounds
col-measure = measure
col-before = before
col-after = after

## Names

place = seat { $number }
order = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] ninth
    }
order-number = Turn order { $number }
bot-at = { $bot } ({ $number })

## Key numbers

tile-games = games
tile-rounds = rounds on average
tile-score = points on average
tile-winning = points of a winner
tile-lead = points ahead of the second
tile-first = wins of the first player
tile-decisions = decisions per game

## Measures of a comparison

measure-win-rate = win rate
measure-share = share of seats
measure-games = share of games
measure-score = score
measure-points = points per seat
measure-per-game = per game
game-rounds = Rounds
game-decisions = Decisions
game-lead = Points ahead of the second
game-score = Score

## Verdicts

verdict-none = No detectable difference at 95%.
verdict-none-more = { $count ->
    [one] 1 number was compared.
   *[other] { $count } numbers were compared.
    } More games can show smaller differences.
verdict-some = { $count ->
    [one] 1 difference is larger than chance explains at 95%.
   *[other] { $count } differences are larger than chance explains at 95%.
    }
verdict-some-more = The largest come first; { $count ->
    [one] 1 number was compared.
   *[other] { $count } numbers were compared.
    }

sprt-reached = The test is over: { $bot } wins { $hoped } of its games rather than { $less } (errors of { $error }).
sprt-missed = The test is over: { $bot } wins { $less } of its games rather than { $hoped } (errors of { $error }).
sprt-open = The test is open: more games are needed to tell whether { $bot } wins { $hoped } of its games or { $less }.
