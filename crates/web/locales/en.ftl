## Frame

skip = Skip to the content
bar = Orrery
bar-language = Polski
bar-theme = Light or dark
bar-guest = Guest
close = Close

## Table

stage = Board
stage-pan = The board: drag or use the arrow keys to move it, plus and minus to zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
seats = Players
hand = Your hand
market = Beside the board
leaves = Parts of the table
leaf-board = Map
leaf-market = Market
leaf-mine = Mine
leaf-hand = Hand
leaf-seats = Players
leaf-side = Log
mine = What lies in front of you
glances = Everybody’s main numbers
seats-close = Back to the log
ask-find = Show on the table what this is about
keys-title = Keys
keys-answer = Give the answer with this number
keys-tab = To the next answer or thing, and press it
keys-arrows = From thing to thing; on the board: move it
keys-close = Close what is open
keys-undo = Take back
keys-hint = Hint
keys-find = Show on the table what the question is about
keys-tray = To the free actions, and back to the question
keys-teacher = To the teacher of a guided game
keys-zoom = Zoom the board in or out, or show all of it
search = Search
search-what = Name or text of a component
search-none = Nothing is called that.
keys-search = Search for a component
keys-rules = The rules about what is being explained
keys-list = This list
ask = What is asked
side = Log, score and chat
tab-turns = Turns
tab-log = Log
tab-score = Score
tab-chat = Chat
tab-words = In words
tab-answers = In advance
tab-settings = Settings
panel = Explanation
pop = What you can do here
glance-score = { $score ->
    [one] point
   *[other] points
}: show this area
seat-you = you
seat-bot = bot, { $level }
seat-away = away
seat-deciding = deciding
seat-called = { $who }
words-hand = In hand

prompt-you = You decide:
prompt-for = You decide for { $who }:
prompt-also = Also deciding: { $who }.
awaited-since = since
prompt-waiting = Waiting for { $who }.
prompt-thinking = { $who } is thinking.
prompt-thinking-usually = { $who } is thinking, usually for { $seconds } s.
prompt-past = You are looking at the past; nothing can be done here.
prompt-won = { $count ->
    [one] Winner: { $who }.
   *[other] Winners: { $who }.
    }
prompt-review = Look back at the game
prompt-again = Play again
end-decided = What decided it:
end-honours = Honours
end-rematch = Rematch with the same people
end-join = Join the rematch
end-invited = { $who } wants to play again.
end-exercises = Exercises
curtain-pass = Hand the device to { $who }. The hand stays hidden until it is asked for.
curtain-show = I am { $who }: show my hand
# What leaves the question open.
tray = Free actions
tray-none = None just now.
acts-not-now = Not possible now
act-why = why?
act-final = cannot be taken back
undo = Take back
undo-reach = { $count ->
    [one] You can take back 1 decision.
   *[other] You can take back { $count } decisions.
    }
undo-back-to = Back to:
undo-none = Nothing can be taken back: chance, a reveal or another player's decision lies in between.
undo-over = The game is over and everybody can see everything: nothing is taken back any more.
restart = Take back all of this
hint = Hint
end-turn-ask = Do you end your turn?
end-turn-chosen = Your last choice: { $what }.
end-turn = End turn
end-turn-not = Take it back
picking-exactly = Choose { $most }.
picking-up-to = Choose { $least } to { $most }.
picking-confirm = Confirm

scene-start = Step through
scene-step = Next line
scene-fast = Play
scene-skip = Show all
turns-none = Nobody has done anything yet.
turns-secret = decides in secret
turns-gained = ({ $points })
turns-since = Step through what the others did
turns-step = What the others did, step { $step } of { $count }:
turns-now = Back to now

why-allowed = This is allowed now.
why-remedy = This would make it possible:
why-remedy-later = This would make it possible on your next turn, if nobody changes it:
problem-stale = The table has moved on since you chose. Look again and choose again.
problem-no-dice = This table can be read, but not played on.
problem-notation = This is not an action of the game. Reload the page and try again.
problem-message = This message was not understood. Reload the page.
problem-no-seat = You have no seat at this table, or it is not open now.
problem-no-hint = There are no hints at this table now.
problem-store = This could not be saved, so it did not happen. Try again in a moment.
problem-chat = A line has 1 to 500 characters.
rule-unknown = There is no rule with this number.
rule-all = All rules
hint-title = What the search would do
hint-how = After { $count ->
    [one] 1 look ahead
   *[other] { $count } looks ahead
    }:
hint-chance = Chance to win
hint-value = Chance to win { $chance }%, expected score { $score }.
hint-line = Then probably:
sheet = Score sheet
sheet-what = For
sheet-total = Total
sheet-rank = Rank
plot = Scores over the game
chat-write = Say something
chat-send = Send
set-sound = Sound and a mark in the title when it is my turn
set-confirm = Ask again before anything that cannot be taken back
set-motion = Show pieces moving
set-end-turn = My turn ends when I say so
set-compact = Everything closer together
set-text = Text size
set-text-normal = normal
set-text-large = large
set-text-larger = larger
set-guide = How to play
set-rules = All rules by number
set-record = Download what I saw
set-dice = The dice of this table were fixed before the first move: { $hash }

## Clocks, seats that are handed over, votes

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
clock-of = Time left: { $who }
seat-stand-in = { $level } bot for { $who }
hand-over = Hand over my seat
hand-over-title = Hand over my seat
hand-over-note = A bot plays your seat. It knows only what your seat knows. You see what it does and why, and you can take the seat back at any time.
hand-over-level = How well it plays
hand-over-until = For how long
hand-over-turn = for one turn
hand-over-round = until the next round
hand-over-back = until I am back
hand-over-do = Let the bot play
handed-decision = A bot ({ $level }) answers this question for { $who }.
handed-turn = A bot ({ $level }) plays this turn for { $who }.
handed-round = A bot ({ $level }) plays for { $who } until the next round.
handed-back = A bot ({ $level }) plays for { $who } until the seat is taken back.
handed-by-clock = Time was used up.
handed-by-vote = The others have voted for it.
handed-take = Take my seat back
deeds-show = What the bot did
deeds-title = What was done for you, and why
deeds-none = Nothing has been decided for you.
deeds-news = { $count ->
    [one] A decision was made for { $who }.
   *[other] { $count } decisions were made for { $who }.
    }
deeds-passed = Time was used up, so the neutral answer was given.
deeds-at-sight = The bot ({ $level }) decides at first sight, without looking ahead.
deeds-looked = { $count ->
    [one] The bot ({ $level }) looked ahead once:
   *[other] The bot ({ $level }) looked ahead { $count } times:
    }
deeds-chosen = chosen
away-long = { $who } is away, and it is their decision.
away-propose = Propose a bot for { $who }
vote = Vote
vote-replace = { $who } is away. Should a bot play for { $who }?
vote-out-of-time = The time of { $who } is used up. What should happen?
vote-adopt = Should this table go on under the newest rules?
rules-newer = The rules have been corrected since this game began. The table goes on as it began, unless all agree to the change:
rules-propose = Propose the newest rules
vote-tally-all = { $cast } of { $voters } have voted; all must agree.
vote-yes = Yes
vote-no = No
vote-bot = A bot takes over
vote-wait = Wait longer
vote-end = End the game
vote-tally = { $cast } of { $voters } have voted; more than half decide.
vote-ends = Open until
prompt-given-up = The game was given up by vote. Nobody has won.
problem-handed-over = A bot plays this seat now. Take it back first.
problem-given-up = The game is over or was given up.
problem-not-handed-over = No bot plays this seat. Look again.
problem-level = There is no bot of this level. Choose another one.
problem-not-away = This player is here, or has not been away for long. Wait a little.
problem-no-vote = You have no vote here, or the vote is over. Look again.

js-your-turn = Your turn
js-offline = The connection is lost; trying again …
js-online = Connected again.
js-sure = Sure? This cannot be taken back. Press again.
js-choose = What do you want to do here?
js-nothing = Nothing can be done here now.
ask-fold = Make the question smaller or larger

review-title = How it went
review-score = Score sheet
review-plot = Scores
review-steps = Step by step
review-dice = The dice
review-dice-told = Before the first move the server promised the hash { $hash }. Its secret was { $secret }. With the words of the seats they make every draw of this game.
review-dice-copied = The decisions up to { $until } were copied from another table. There the hash { $hash } was promised, and the secret was { $secret }.
review-words = Words of the seats: { $words }
review-verified = Verified: replaying the game from the secret gives the same draws at all { $count } decisions.
review-not-verified = The replay does not match: { $problem }
review-yourself = To check it yourself: download the record and run `orrery replay FILE --verify`.
review-record = Download the record
review-back = Back to the table
step-of = Decision { $step } of { $count }
step-first = First
step-before = Back
step-next = Next
step-last = Last
step-view = Seen by
step-view-all = everybody
step-view-none = a spectator
step-play = Play
step-pause = Pause
step-slider = Decision
step-of-plain = Decision {"{"}step{"}"} of {"{"}count{"}"}
step-speed = Speed
step-speed-slow = slow
step-speed-normal = normal
step-speed-fast = fast
step-speed-faster = very fast
step-copy = Copy the link
step-more = More of the replay
step-copied = Copied
step-lead = Lead the others
step-led = {"{"}name{"}"} leads
step-over = The game is over.
step-decides = decides in secret
step-others = { $count ->
    [one] One other answer
   *[other] { $count } other answers
}

## Standing answers

standing-menu = Answer this in advance
standing-always = Always: { $answer }
standing-until-turn = Pass on everything until my turn
standing-if = This answer if …, otherwise ask me
standing-answers = Now it would answer: { $answer }
standing-asks-condition = Now it would ask you: condition { $places } does not hold.
standing-asks-conditions = Now it would ask you: the conditions do not hold.
standing-asks-other = Now nothing would be answered: it is for other questions.
standing-asks-refused = Now it would ask you: this answer is not allowed.
standing-asks-secret = Now it would ask you: only you can know that this answer is possible, and answering at once would give it away.
standing-problem-asked = The question has changed. Set the answer when it is asked again.
standing-problem-marked = This question cannot be answered like this in advance.
standing-problem-turn = It is your turn now. Set this when it is over.
standing-problem-number = One of these numbers is not on the table any more. Choose another one.
standing-problem-many = There are too many standing answers. Revoke some first.
standing-form = A standing answer
standing-answer = Answer
standing-about = Only about: { $names }
standing-conditions = Only if all of this holds
standing-add = Add a condition
standing-number = Number
standing-option = { $number } (now { $now })
standing-comparison = is
standing-at-least = at least
standing-at-most = at most
standing-exactly = exactly
standing-than = this many
standing-remove = Remove this condition
standing-set = Set this answer
standing-cell = { $row } · { $column }
standing-cell-part = { $row } · { $column }: { $cell }
standing-condition = { $number }: { $is } { $than }
standing-list = My standing answers
standing-none = Nothing is answered for you.
standing-nobody = Standing answers are for those who play here.
standing-everything = Whatever you may decline:
standing-pass = pass
standing-lasts = Until your turn.
standing-times = { $count ->
    [0] Not given yet.
    [one] Given once.
   *[other] Given { $count } times.
    }
standing-revoke = Revoke
orders = Orders
orders-explained = From now on the game answers these questions for you. You can change your mind at any time.
order-ask = Ask me
standing-asks-order = Now it would ask you.
standing-problem-order = The table has changed. Look again at what can be ordered.
standing-explained = What is answered for you is in the log. Others see what they would see if you had answered yourself; conditions are made of numbers that everybody sees, so nothing tells what you hold.

## What is printed and what is ours

printed-title = What is printed and what is ours
printed-lead = The rules of this game are retold from its printed rulebook. Where the rulebook and other public sources do not say what is on a card, a tile or a track, this project has designed it. Whatever is not all printed carries the mark ◇ at the table, and its explanation says what of it is ours.
printed-counts = Of { $all } rows of the content { $printed } are as printed, { $partly } are printed in part, and { $ours } are ours.
printed-sentence = Not everything here is printed in the box: of { $all } cards, tiles and other rows { $partly } are designed by this project in part and { $ours } altogether.
printed-kind = Kind
printed-printed = As printed
printed-partly = In part
printed-ours = Ours
printed-own-title = If you own the box
printed-own = You can type in what is printed and play with that. The first command writes an empty pack with every row that is not all printed, the second tells what is still missing in it, the third plays with it:
printed-own-gaps = Every value that is ours stands there as a question mark, with our value behind it. A row counts as soon as no question mark is left in it; until then ours does.

# The teacher of a guided first game.
teacher = Teacher
teacher-progress = decision { $step } of { $count }
teacher-next = Next
teacher-back = Back
teacher-show = Show me on the table
teacher-ask = What would you do?
teacher-free = You are going your own way: good. All your answers are below, and what is greyed out says why. If you want advice, ask me.
teacher-waits = The others are playing. Watch what they do; I will tell you when it is your turn.
teacher-end-turn = Done. Look at what has changed. You can still take it back; otherwise end your turn.
